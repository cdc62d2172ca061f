"""Describe a number derived for events, which the event list, the table of events and the filter show."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rallytrace.analysis.facts.graph import Node


@dataclass(frozen=True, slots=True)
class EventNumber:
    """A number derived for events, and how it is shown.

    Attributes:
        node: computes the numbers, keyed by the frame of the event. Events without a number are omitted.
        name: name in filters.
        title: label in the filter's menu.
        example: example of a filter.
        column: column heading in tables, with the unit.
        short: formats the number, with its unit, for a row of the event list, which also shows the player.
        words: formats the number with words that say what it is; a count uses `count_noun`.
        cell: formats the number for tables.
    """

    node: Node[Mapping[int, float]]
    name: str
    title: str
    example: str
    column: str
    short: Callable[[Any], str]
    words: Callable[[Any], str]
    cell: Callable[[Any], str] = "{:.2f}".format
