"""What is said about a label file: how it is read, and every row that was corrected or refused."""

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Point
from rallytrace.domain.geometry import Size
from rallytrace.domain.label_lint import Finding, lint
from rallytrace.domain.spans import spans_of_frames
from rallytrace.domain.track import ROW, Frames, Rows, points_of
from rallytrace.domain.wording import counted, spans_in_words
from rallytrace.storage.labels.aspects import Aspect, Conclusion


class RowProblem(enum.StrEnum):
    """What is wrong with a row."""

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
    """A row that was corrected or refused.

    Attributes:
        line: its number in the file, from 1.
        text: the row as it stands there, shortened.
        problem: what kind of matter it is.
        words: what it is and what was done, as a sentence.
    """

    line: int
    text: str
    problem: RowProblem
    words: str


def notes_by_problem(notes: Sequence[RowNote]) -> list[tuple[RowProblem, int, str]]:
    """Notes by their problem, the most frequent first: which, how many, and their lines in words."""
    by_problem: dict[RowProblem, list[int]] = {}
    for note in notes:
        by_problem.setdefault(note.problem, []).append(note.line)
    ranked = sorted(by_problem.items(), key=lambda one: -len(one[1]))
    return [(problem, len(lines), lines_in_words(lines)) for problem, lines in ranked]


def lines_in_words(numbers: Iterable[int], *, one: str = "line", many: str = "lines") -> str:
    """'lines 4, 7 to 9 and 12'; see `spans_in_words`."""
    spans = spans_of_frames(sorted(set(numbers)))
    return f"{one if len(spans) == 1 and len(spans[0]) == 1 else many} {spans_in_words(spans)}"


@dataclass(frozen=True, slots=True, eq=False)
class LabelRows:
    """The rows of a file that count.

    Attributes:
        frames: their frames, (n,), ascending, each once.
        rows: (n,) of `ROW`, positions in pixels of the video; the source is that of the file, else 'imported'.
        lines: which line of the file each is in, (n,).
    """

    frames: Frames
    rows: Rows
    lines: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.frames)

    def findings(self, size: Size) -> list[Finding]:
        """Suspicious labels; `size` is the video's."""
        if not len(self.frames):
            return []
        first = int(self.frames[0])
        by_frame: Rows = np.zeros(int(self.frames[-1]) + 1 - first, ROW)
        by_frame[self.frames - first] = self.rows
        return lint(by_frame, size, first=first)


@dataclass(frozen=True, eq=False)
class LabelReport:
    """How a label file is read, and every row that was corrected or refused.

    Attributes:
        conclusions: how, aspect by aspect; only those that arise.
        corrected: rows that were changed, or were the same as another, ascending by line. They count.
        refused: lines that do not count, ascending.
        remarks: sentences about the file as a whole.
        n_rows: how many lines are neither blank nor the header.
        problem: why nothing at all could be read; '' where something was.
        doubt: why the labels may be of another video, which is one of the remarks; '' where nothing speaks for it.
    """

    labels: LabelRows
    conclusions: tuple[Conclusion, ...]
    corrected: tuple[RowNote, ...]
    refused: tuple[RowNote, ...]
    remarks: tuple[str, ...]
    n_rows: int
    problem: str = ""
    doubt: str = ""

    @cached_property
    def points(self) -> list[Point]:
        """The labels as points, ascending. An occluded ball without a position becomes 'no ball'."""
        frames = self.labels.frames.tolist()
        by_row = {point.frame: point for point in points_of(self.labels.rows, 0)}
        return [_moved(by_row[at], frame) for at, frame in enumerate(frames)]

    @property
    def questions(self) -> tuple[Conclusion, ...]:
        """The conclusions that the user should decide."""
        return tuple(conclusion for conclusion in self.conclusions if conclusion.asks)

    def of(self, aspect: Aspect) -> Conclusion | None:
        """The conclusion about an aspect; None where the matter does not arise."""
        return next((one for one in self.conclusions if one.aspect is aspect), None)

    @property
    def summary(self) -> str:
        if self.problem:
            return self.problem
        words = [f"{counted(len(self.labels), 'frame')} from {counted(self.n_rows, 'row')}"]
        words += [
            f"{len(notes):,} {name}"
            for notes, name in ((self.corrected, "corrected"), (self.refused, "not imported"))
            if notes
        ]
        return f"{', '.join(words)}."


def _moved(point: Point, frame: int) -> Point:
    return Point(frame, point.visible, point.x, point.y, point.source, point.confidence, point.occluded)
