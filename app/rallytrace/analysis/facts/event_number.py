"""A number of single events, which the event list, the table of events and the filter show."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rallytrace.analysis.facts.graph import Node


@dataclass(frozen=True, slots=True)
class EventNumber:
    """A derived number of events.

    Attributes:
        node: computes the numbers by the frame of the event; events without one are omitted.
        name: name in filters.
        title: label in the menu of the filter.
        example: example of a filter.
        column: heading in tables, with the unit.
        short: writes the number in a row of the event list, with its unit. It leaves room for the player.
        words: writes the number where there is room to say what it is; a count uses `count_noun`.
        cell: writes the number in tables.
    """

    node: Node[Mapping[int, float]]
    name: str
    title: str
    example: str
    column: str
    short: Callable[[Any], str]
    words: Callable[[Any], str]
    cell: Callable[[Any], str] = "{:.2f}".format
