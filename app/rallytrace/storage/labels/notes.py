"""What is said about single rows of a label file."""

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


class Trouble(enum.StrEnum):
    """What is the matter with a row."""

    NO_NUMBER = "not a number"
    MANY_CELLS = "too many cells"
    NOT_DATA = "not a row"
    NO_FRAME = "no frame"
    BEYOND_END = "beyond the end"
    BEFORE_START = "before the start"
    UNKNOWN_VISIBILITY = "unknown visibility"
    NO_POSITION = "visible without position"
    HALF_POSITION = "half a position"
    AT_ORIGIN = "visible at (0, 0)"
    OUTSIDE = "outside the picture"
    AT_EDGE = "moved to the edge"
    TWICE = "frame given twice"
    UNORDERED = "out of order"
    LATE = "one frame late"
    REPEATED = "repeats another frame"
    HIDDEN_POSITION = "position of no ball"
    OTHER_OBJECT = "another object"
    CONFIDENCE = "confidence dropped"
    SOURCE = "source unknown"


@dataclass(frozen=True, slots=True)
class RowNote:
    """A row that was mended or refused.

    Attributes:
        line: its number in the file, from 1.
        text: the row as it stands there, shortened.
        trouble: what kind of matter it is.
        words: what it is and what was done, as a sentence.
    """

    line: int
    text: str
    trouble: Trouble
    words: str


def digest(notes: Sequence[RowNote]) -> list[tuple[Trouble, int, str]]:
    """Notes by their trouble, the most frequent first: which, how many, and their lines in words."""
    by_trouble: dict[Trouble, list[int]] = {}
    for note in notes:
        by_trouble.setdefault(note.trouble, []).append(note.line)
    ranked = sorted(by_trouble.items(), key=lambda one: -len(one[1]))
    return [(trouble, len(lines), lines_in_words(lines)) for trouble, lines in ranked]


def lines_in_words(numbers: Iterable[int], *, most: int = 6, one: str = "line", many: str = "lines") -> str:
    """'lines 4, 7 to 9 and 12 and 3 more'; of many runs only the first are named."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    parts = [str(a) if a == b else f"{a} to {b}" if b > a + 1 else f"{a}, {b}" for a, b in runs[:most]]
    left = sum(b - a + 1 for a, b in runs[most:])
    name = one if len(runs) == 1 and runs[0][0] == runs[0][1] else many
    return f"{name} {', '.join(parts)}{f' and {left} more' if left else ''}"
