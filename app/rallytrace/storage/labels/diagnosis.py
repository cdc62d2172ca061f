"""What the doctor says about a label file."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Point
from rallytrace.domain.geometry import Size
from rallytrace.domain.label_lint import Finding, lint
from rallytrace.domain.track import ROW, Frames, Rows, points_of
from rallytrace.storage.labels.aspects import Aspect, Conclusion
from rallytrace.storage.labels.notes import RowNote


@dataclass(frozen=True, slots=True, eq=False)
class LabelRows:
    """The rows of a file that count.

    Attributes:
        frames: their frames, (n,), ascending, each once.
        rows: (n,) of `ROW`, positions in pixels of the video; the source is that of the file, else 'imported'.
        lines: which line of the file each stands in, (n,).
    """

    frames: Frames
    rows: Rows
    lines: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.frames)

    def findings(self, size: Size) -> list[Finding]:
        """What is worth a look in them; `size` is the video's."""
        if not len(self.frames):
            return []
        first = int(self.frames[0])
        by_frame: Rows = np.zeros(int(self.frames[-1]) + 1 - first, ROW)
        by_frame[self.frames - first] = self.rows
        return lint(by_frame, size, first=first)


@dataclass(frozen=True, eq=False)
class Diagnosis:
    """How a label file is read, and every row that could not be taken as it stands.

    Attributes:
        labels: what is read.
        conclusions: how, aspect by aspect; only those that arise.
        mended: rows that were changed, or were the same as another, ascending by line. They count.
        refused: lines that do not count, ascending.
        remarks: sentences about the file as a whole.
        n_rows: how many lines are neither blank nor the header.
        problem: why nothing at all could be read; '' where something was.
    """

    labels: LabelRows
    conclusions: tuple[Conclusion, ...]
    mended: tuple[RowNote, ...]
    refused: tuple[RowNote, ...]
    remarks: tuple[str, ...]
    n_rows: int
    problem: str = ""

    @cached_property
    def points(self) -> list[Point]:
        """The labels as points, ascending. An occluded ball without a position is no ball to a point."""
        frames = self.labels.frames.tolist()
        by_place = {point.frame: point for point in points_of(self.labels.rows, 0)}
        return [_moved(by_place[at], frame) for at, frame in enumerate(frames)]

    @property
    def questions(self) -> tuple[Conclusion, ...]:
        """What the user should decide."""
        return tuple(conclusion for conclusion in self.conclusions if conclusion.asks)

    def of(self, aspect: Aspect) -> Conclusion | None:
        """The conclusion about an aspect; None where the matter does not arise."""
        return next((one for one in self.conclusions if one.aspect is aspect), None)

    @property
    def summary(self) -> str:
        """How it stands, as a sentence or two."""
        if self.problem:
            return self.problem
        words = [f"{_count(len(self.labels), 'frame')} from {_count(self.n_rows, 'row')}"]
        words += [
            f"{len(notes):,} {name}" for notes, name in ((self.mended, "mended"), (self.refused, "refused")) if notes
        ]
        return f"{', '.join(words)}."


def _moved(point: Point, frame: int) -> Point:
    return Point(frame, point.visible, point.x, point.y, point.source, point.confidence, point.occluded)


def _count(number: int, name: str) -> str:
    return f"{number:,} {name}{'' if number == 1 else 's'}"
