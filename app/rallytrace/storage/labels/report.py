"""Report on reading a label file: conclusions, labels, corrected and refused rows."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rallytrace.storage.labels.aspects import Conclusion
from rallytrace.texts import TextEnum, join_texts, tr_lazy
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.track.label_lint import Finding, lint
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import ROW, Frames, Rows, points_of
from rallytrace.track.wording import count_noun, spans_in_words


class RowProblem(TextEnum):
    """A fault in a row."""

    NO_NUMBER = tr_lazy("errors", "not a number")
    MANY_CELLS = tr_lazy("errors", "too many cells")
    NOT_DATA = tr_lazy("errors", "not a row")
    NO_FRAME = tr_lazy("errors", "no frame")
    BEYOND_END = tr_lazy("errors", "beyond the end")
    BEFORE_START = tr_lazy("errors", "before the start")
    UNKNOWN_VISIBILITY = tr_lazy("errors", "unknown visibility")
    NO_POSITION = tr_lazy("errors", "visible without position")
    HALF_POSITION = tr_lazy("errors", "incomplete position")
    AT_ORIGIN = tr_lazy("errors", "visible at (0, 0)")
    OUTSIDE = tr_lazy("errors", "outside the picture")
    AT_EDGE = tr_lazy("errors", "moved to the edge")
    TWICE = tr_lazy("errors", "frame given twice")
    UNORDERED = tr_lazy("errors", "out of order")
    LATE = tr_lazy("errors", "one frame late")
    REPEATED = tr_lazy("errors", "repeats another frame")
    HIDDEN_POSITION = tr_lazy("errors", "position without a ball")
    OTHER_OBJECT = tr_lazy("errors", "another object")
    CONFIDENCE = tr_lazy("errors", "confidence removed")
    SOURCE = tr_lazy("errors", "source unknown")
    NO_TIME = tr_lazy("errors", "no time")
    NO_LENGTH = tr_lazy("errors", "no length")
    END_BEFORE_START = tr_lazy("errors", "end before start")
    BAD_CODE = tr_lazy("errors", "impossible time code")
    OTHER_CLIP = tr_lazy("errors", "of another clip")
    CUT_AT_EDGE = tr_lazy("errors", "cut at the edge of the video")


@dataclass(frozen=True, slots=True)
class RowNote:
    """A note about a corrected or refused row.

    Attributes:
        line: 1-based line number in the file.
        text: text of the row, shortened.
        words: sentence on the fault and how it was treated.
    """

    line: int
    text: str
    problem: RowProblem
    words: str


def notes_by_problem(notes: Sequence[RowNote]) -> list[tuple[RowProblem, int, str]]:
    """Group notes by problem, the most frequent first: problem, count, and lines as text."""
    by_problem: dict[RowProblem, list[int]] = {}
    for note in notes:
        by_problem.setdefault(note.problem, []).append(note.line)
    ranked = sorted(by_problem.items(), key=lambda item: -len(item[1]))
    return [(problem, len(lines), lines_in_words(lines)) for problem, lines in ranked]


def numbers_in_words(numbers: Iterable[int]) -> str:
    """Return numbers as text, such as '4, 7 to 9 and 12'; see `spans_in_words`."""
    return spans_in_words(spans_of_frames(sorted(set(numbers))))


def lines_in_words(numbers: Collection[int]) -> str:
    """Return text such as 'lines 4, 7 to 9 and 12'; see `spans_in_words`."""
    words = numbers_in_words(numbers)
    return tr_lazy("errors", "lines {numbers}", singular="line {numbers}", n=len(set(numbers)), numbers=words)


@dataclass(frozen=True, slots=True, eq=False)
class LabelRows:
    """Accepted rows of a label file.

    Attributes:
        frames: unique frame numbers, ascending, (n,).
        rows: values of dtype `ROW`, (n,), with positions in pixels of the video; the source is the file's, else
            'imported'.
        lines: line number of each row, (n,).
    """

    frames: Frames
    rows: Rows
    lines: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.frames)

    def findings(self, size: Size) -> list[Finding]:
        """Return suspicious labels. `size` is the video's size."""
        if not len(self.frames):
            return []
        first = int(self.frames[0])
        by_frame: Rows = np.zeros(int(self.frames[-1]) + 1 - first, ROW)
        by_frame[self.frames - first] = self.rows
        return lint(by_frame, size, first=first)


@dataclass(frozen=True, eq=False)
class LabelReport:
    """The labels of a file, and notes about how it was read.

    Attributes:
        conclusions: conclusions on the aspects that apply to the file.
        corrected: notes on changed or repeated rows, ascending by line.
        refused: notes on lines that were not used, ascending.
        remarks: sentences about the whole file.
        n_rows: number of lines without blank ones and the header.
        problem: reason why nothing was read; '' if something was.
        doubt: reason to suspect that the labels belong to another video, also among the remarks; '' if there is none.
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
        """Return the labels as points, ascending. An occluded ball without a position becomes 'no ball'."""
        frames = self.labels.frames.tolist()
        by_row = {point.frame: point for point in points_of(self.labels.rows, 0)}
        return [_moved(by_row[row], frame) for row, frame in enumerate(frames)]

    @property
    def questions(self) -> tuple[Conclusion, ...]:
        """Return the conclusions that the user should decide."""
        return tuple(conclusion for conclusion in self.conclusions if conclusion.asks)

    @property
    def summary(self) -> str:
        if self.problem:
            return self.problem
        frames, rows = count_noun(len(self.labels), "frame"), count_noun(self.n_rows, "row")
        words = [tr_lazy("video", "{frames} from {rows}", frames=frames, rows=rows)]
        if self.corrected:
            words.append(tr_lazy("video", "{count:,} corrected", count=len(self.corrected)))
        if self.refused:
            words.append(tr_lazy("video", "{count:,} not imported", count=len(self.refused)))
        return tr_lazy("video", "{facts}.", facts=join_texts(words))


def _moved(point: Point, frame: int) -> Point:
    return Point(frame, point.visible, point.x, point.y, point.source, point.confidence, point.occluded)
