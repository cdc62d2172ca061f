"""Comparing: how the open track stands against another one, which lies in none of its layers."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.domain.disagreements import Disagreement, disagreements, take_over
from rallytrace.domain.edits import Edit
from rallytrace.domain.geometry import Size
from rallytrace.domain.metrics import Comparison, Outcome, comparison_of, distances, outcomes
from rallytrace.domain.track import Frames, State
from rallytrace.session.document import Document
from rallytrace.session.other_track import OtherTrack

_COUNT_MS: Final = 120
"""So long after a change the frames are counted anew; a hand that drags a point does not wait for it."""


class ComparisonController(QObject):
    """Keeps the outcome of each frame while the document changes, and the list of disagreements.

    Attributes:
        other: what is compared with, taken for right; None where nothing is.
        outcomes: of each frame, an `Outcome`, uint8 (n,); of no frame without another track.
        distances: between the two in each frame, float64 (n,) in video pixels; NaN where not both see a ball.
        comparison: of all frames, as of the last `counted`.
        stretches: where they disagree, ascending, as of the last `counted`.
        only: the kind of disagreement that is walked; None for all.
    """

    replaced = Signal()
    """Another track is compared with, or none any more."""
    counted = Signal()
    """The numbers and the list of disagreements are other ones."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._size = Size(1, 1)
        self.other: OtherTrack | None = None
        self.outcomes: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self.distances: NDArray[np.float64] = np.zeros(0)
        self.comparison: Comparison = comparison_of(self.outcomes, self.distances)
        self.stretches: tuple[Disagreement, ...] = ()
        self.only: Outcome | None = None
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(_COUNT_MS)
        self._counting.timeout.connect(self._count)
        document.changed.connect(self._compare_again)
        document.replaced.connect(self._begin_again)

    @property
    def shown(self) -> tuple[Disagreement, ...]:
        """The disagreements to walk, ascending."""
        return tuple(one for one in self.stretches if self.only is None or one.outcome is self.only)

    def begin(self, other: OtherTrack, size: Size) -> None:
        """Compare with another track of the open video, whose pictures are of this size."""
        self.other, self._size, self.only = other, size, None
        self._compare_all()

    @Slot()
    def end(self) -> None:
        """Compare with nothing."""
        if self.other is not None:
            self.other = None
            self.outcomes, self.distances = np.zeros(0, np.uint8), np.zeros(0)
            self.replaced.emit()
            self._count()

    def set_only(self, outcome: Outcome | None) -> None:
        """Walk only one kind of disagreement; None for all."""
        if outcome is not self.only:
            self.only = outcome
            self.counted.emit()

    def flush(self) -> None:
        """Bring numbers and list up to date now."""
        if self._counting.isActive():
            self._count()

    def stretch_at(self, frame: int) -> Disagreement | None:
        """The shown disagreement that a frame is in."""
        return next((one for one in self.shown if frame in one.frames), None)

    def beside(self, frame: int, direction: int) -> Disagreement | None:
        """The next (1) or the previous (-1) shown disagreement from a frame."""
        shown = self.shown
        if direction > 0:
            return next((one for one in shown if one.frames.start > frame), None)
        return next((one for one in reversed(shown) if one.frames.stop <= frame), None)

    def take_over(self, stretch: Disagreement) -> Edit | None:
        """The edit that lets a person say what the other track says of a stretch; None where that changes nothing."""
        if self.other is None:
            return None
        frames = stretch.frames
        return take_over(self._document.track, frames, self.other.rows[frames.start : frames.stop])

    @Slot()
    def _begin_again(self) -> None:
        """Another track is open: of the same video, whose project has been read, or of none."""
        if self.other is not None and self._document.track.n_frames == len(self.other.rows):
            self._compare_all()
        else:
            self.end()

    def _compare_all(self) -> None:
        if self.other is not None:
            self.outcomes = np.zeros(len(self.other.rows), np.uint8)
            self.distances = np.full(len(self.other.rows), np.nan)
            self._compare(self.other, 0, len(self.other.rows))
            self.replaced.emit()
            self._count()

    @Slot(object)
    def _compare_again(self, frames: Frames) -> None:
        if self.other is not None and len(frames):
            self._compare(self.other, int(frames[0]), int(frames[-1]) + 1)
            if not self._counting.isActive():
                self._counting.start()

    def _compare(self, other: OtherTrack, start: int, stop: int) -> None:
        part = slice(start, min(stop, len(other.rows)))
        mine, theirs = self._document.track.shown(part.start, part.stop), other.rows[part]
        self.outcomes[part] = outcomes(mine, theirs, self._size)
        self.distances[part] = distances(mine, theirs)

    @Slot()
    def _count(self) -> None:
        self._counting.stop()
        left_out = self.outcomes == Outcome.NONE
        unmatched = unlabelled = 0
        if self.other is not None:
            mine = self._document.track.shown(0, len(left_out))
            unmatched = int(np.count_nonzero(left_out & (self.other.rows["state"] != State.UNSET)))
            unlabelled = int(np.count_nonzero(left_out & (mine["state"] != State.UNSET)))
        self.comparison = comparison_of(self.outcomes, self.distances, unmatched=unmatched, unlabelled=unlabelled)
        self.stretches = disagreements(self.outcomes, self.distances)
        self.counted.emit()
