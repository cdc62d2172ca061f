"""How wide the columns of the table of frames are, and what is left out of them where there is little room."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rallytrace.ui.panels.frame_rows import Column
from rallytrace.ui.panels.frame_words import headings

PAD: Final = 5
"""Between the edge of a cell and what it says, in logical pixels."""
SIGN: Final = 14
"""A sign, a box to tick, an arrow."""
PIN: Final = 12
_STRETCH: Final = 1.5
"""So much wider than they must be the columns become; what is left lies beside the last."""


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """What is shown in which way.

    Attributes:
        short_headings: whether headings are cut short.
        source_words: whether the name of a source stands beside its sign.
        time: whether there is a column for it.
        state_words: whether a state is a word; else it is a sign.
    """

    short_headings: bool = False
    source_words: bool = True
    time: bool = True
    state_words: bool = True


PLANS: Final = (
    ColumnLayout(),
    ColumnLayout(short_headings=True),
    ColumnLayout(short_headings=True, source_words=False),
    ColumnLayout(short_headings=True, source_words=False, time=False),
    ColumnLayout(short_headings=True, source_words=False, time=False, state_words=False),
)
"""From the widest to the narrowest."""


def share(
    room: int, widest: Mapping[Column, str], measure: Callable[[str], int]
) -> tuple[ColumnLayout, dict[Column, int]]:
    """The first plan for which the room is enough, or the narrowest, and the widths of its columns, 0 for none.

    Args:
        room: for all columns, in logical pixels.
        widest: the widest text of each column.
        measure: the width of a text.
    """
    plan, needed = PLANS[-1], {}
    for plan in PLANS:
        needed = _needed(plan, widest, measure)
        if sum(needed.values()) <= room:
            break
    stretch = min(max(room / sum(needed.values()), 1.0), _STRETCH)
    widths = {column: int(width * stretch) for column, width in needed.items()}
    widths[Column.REVIEWED] += max(room - sum(widths.values()), 0)
    return plan, widths


def least_width(widest: Mapping[Column, str], measure: Callable[[str], int]) -> int:
    """What the columns need when all is left out that can be."""
    return sum(_needed(PLANS[-1], widest, measure).values())


def _needed(plan: ColumnLayout, widest: Mapping[Column, str], measure: Callable[[str], int]) -> dict[Column, int]:
    named = headings(short=plan.short_headings)
    needed = {}
    for column in Column:
        cell = measure(widest[column]) + 2 * PAD + 1
        needed[column] = max(cell, measure(named[column]) + 2 * PAD + 4, SIGN + 2 * PAD)
    needed[Column.SOURCE] = SIGN + PIN + 2 * PAD
    if plan.source_words:
        needed[Column.SOURCE] += measure(widest[Column.SOURCE]) + PAD
    if not plan.time:
        needed[Column.TIME] = 0
    if not plan.state_words:
        needed[Column.STATE] = SIGN + 2 * PAD + 4
    return needed
