"""Compare the open track with another track from a label file or a project."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.session.document import Document
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.labels.other_tools.reading import read_other_labels
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelReport, notes_by_problem
from rallytrace.storage.project.location import SUFFIX
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.changes import TrackChange
from rallytrace.track.disagreements import Disagreement, find_disagreements, take_over
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import Comparison, Outcome, comparison_of, distances, outcomes
from rallytrace.track.track import ROW, Rows, State
from rallytrace.track.turned_track import turn_rows
from rallytrace.track.turning import NO_TURNING, Turning

_COUNT_DELAY_MS: Final = 120
"""Delay between a change and the new counts, in milliseconds, so that dragging a point stays smooth."""


@dataclass(frozen=True, slots=True, eq=False)
class OtherTrack:
    """Another track of the same video.

    Attributes:
        rows: rows of every frame of the video, (n,) of `ROW`. Frames without data are unset.
        remarks: sentences that describe how the file was interpreted.
    """

    name: str
    rows: Rows
    remarks: tuple[str, ...] = ()


class ComparisonController(QObject):
    """Compares the open track with another one: keeps each frame's outcome and the list of disagreements up to date.

    Attributes:
        other: the other track, used as ground truth, or None without a comparison.
        outcomes: one `Outcome` per frame, uint8 (n,). Empty without a comparison.
        distances: distance between the two positions in each frame, float64 (n,) in video pixels. NaN unless both have
            a ball.
        comparison: summary of all frames when `counted` was last emitted.
        disagreements: disagreements in ascending order when `counted` was last emitted.
        only: the kind of disagreement to show, or None for all kinds.
    """

    replaced = Signal()
    """A comparison has started, changed or ended."""
    counted = Signal()
    """`comparison` and `disagreements` have changed."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._size, self._turning = Size(1, 1), NO_TURNING
        self.other: OtherTrack | None = None
        self.outcomes: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self.distances: NDArray[np.float64] = np.zeros(0)
        self.comparison: Comparison = comparison_of(self.outcomes, self.distances)
        self.disagreements: tuple[Disagreement, ...] = ()
        self.only: Outcome | None = None
        self._counting = QTimer(self, singleShot=True, interval=_COUNT_DELAY_MS)
        self._counting.timeout.connect(self._count)
        document.changed.connect(self._compare_again)
        document.replaced.connect(self._begin_again)

    @property
    def shown(self) -> tuple[Disagreement, ...]:
        return tuple(item for item in self.disagreements if self.only is None or item.outcome is self.only)

    def begin(self, other_track: OtherTrack, size: Size, turning: Turning = NO_TURNING) -> None:
        """Compare with another track of the open video, whose picture has this size and is turned so."""
        self.other, self._size, self._turning, self.only = other_track, size, turning, None
        self._compare_all()

    def turn(self, turning: Turning, size: Size) -> None:
        """Turn the other track with the picture, which now has this size."""
        if self.other is not None and turning != self._turning:
            rows = turn_rows(self.other.rows, self._turning.inverse().then(turning), self._size)
            self.begin(replace(self.other, rows=rows), size, turning)

    @Slot()
    def end(self) -> None:
        if self.other is not None:
            self.other = None
            self.outcomes, self.distances = np.zeros(0, np.uint8), np.zeros(0)
            self.replaced.emit()
            self._count()

    def set_only(self, outcome: Outcome | None) -> None:
        if outcome is not self.only:
            self.only = outcome
            self.counted.emit()

    def flush(self) -> None:
        """Update the counts and the list immediately."""
        if self._counting.isActive():
            self._count()

    def disagreement_at(self, frame: int) -> Disagreement | None:
        return next((item for item in self.shown if frame in item.frames), None)

    def next_disagreement(self, frame: int, direction: int) -> Disagreement | None:
        """Return the next (1) or previous (-1) shown disagreement, counted from a frame; None without one."""
        shown = self.shown
        if direction > 0:
            return next((item for item in shown if item.frames.start > frame), None)
        return next((item for item in reversed(shown) if item.frames.stop <= frame), None)

    def take_over(self, disagreement: Disagreement) -> Edit | None:
        """Return the edit that copies the other track's points, or None if nothing would change."""
        if self.other is None:
            return None
        frames = disagreement.frames
        return take_over(self._document.track, frames, self.other.rows[frames.start : frames.stop])

    @Slot()
    def _begin_again(self) -> None:
        """Compare again if the video is still the same; otherwise end the comparison."""
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
    def _compare_again(self, change: TrackChange) -> None:
        frames = change.frames
        if self.other is not None and len(frames):
            self._compare(self.other, int(frames[0]), int(frames[-1]) + 1)
            if not self._counting.isActive():
                self._counting.start()

    def _compare(self, other_track: OtherTrack, start: int, stop: int) -> None:
        block = slice(start, min(stop, len(other_track.rows)))
        mine, other_rows = self._document.track.shown_rows(block.start, block.stop), other_track.rows[block]
        self.outcomes[block] = outcomes(mine, other_rows, self._size)
        self.distances[block] = distances(mine, other_rows)

    @Slot()
    def _count(self) -> None:
        self._counting.stop()
        left_out = self.outcomes == Outcome.NOT_COMPARED
        unmatched = unlabelled = 0
        if self.other is not None:
            mine = self._document.track.shown_rows(0, len(left_out))
            unmatched = int(np.count_nonzero(left_out & (self.other.rows["state"] != State.UNSET)))
            unlabelled = int(np.count_nonzero(left_out & (mine["state"] != State.UNSET)))
        self.comparison = comparison_of(self.outcomes, self.distances, unmatched=unmatched, unlabelled=unlabelled)
        self.disagreements = find_disagreements(self.outcomes, self.distances)
        self.counted.emit()


_OTHER_VIDEO: Final = tr_lazy("errors", "Choose labels or a project of the open video.")


def read_other(path: Path, facts: VideoFacts, shown: Rows, turning: Turning = NO_TURNING) -> OtherTrack:
    """Read another track.

    Args:
        path: a label file or a project. It is not changed.
        facts: facts of the open video, whose index must be complete.
        shown: the rows of the open track, (n,). They decide how an ambiguous label file is interpreted.

    Raises:
        AppError: the file cannot be read, has no labels for the video, or belongs to another video.
    """
    if path.suffix.lower() == SUFFIX:
        return _of_project(path, facts.size, len(shown), turning)
    return _of_labels(path, LabelReader.of(path, read_other_labels(path, facts.size), facts, shown).read(), len(shown))


def _of_project(path: Path, size: Size, n_frames: int, turning: Turning) -> OtherTrack:
    project = open_project(path)
    file_size, own = project.video.size, project.track.recording.turning
    if turning.size(file_size) != size:
        raise AppError(
            tr_lazy(
                "errors",
                "{name} is for a video of {size} pixels. The open video has {open_size}.",
                name=path.name,
                size=str(file_size),
                open_size=str(turning.inverse().size(size)),
            ),
            _OTHER_VIDEO,
        )
    remarks = []
    if project.track.n_frames != n_frames:
        remark = tr_lazy(
            "window",
            "{name} is for a video of {number:,} frames. The open video has {n_open:,}.",
            name=path.name,
            number=project.track.n_frames,
            n_open=n_frames,
        )
        remarks = [remark]
    found = project.track.shown_rows(0, n_frames)
    if own != turning:
        found = turn_rows(found, own.inverse().then(turning), own.size(file_size))
    return _other(path, np.arange(len(found)), found, n_frames, remarks)


def _of_labels(path: Path, report: LabelReport, n_frames: int) -> OtherTrack:
    refused = [
        tr_lazy("errors", "{number:,} {problem}", number=count, problem=problem.text)
        for problem, count, _ in notes_by_problem(report.refused)
    ]
    refusal = tr_lazy("errors", "Rows not used: {problems}.", problems=join_texts(refused)) if refused else ""
    if report.problem:
        problem = tr_lazy("errors", "{name}: {problem}", name=path.name, problem=report.problem)
        raise AppError(join_texts(filter(None, (problem, refusal)), " "), _OTHER_VIDEO)
    remarks = [
        tr_lazy("errors", "{aspect}: read as '{choice}'.", aspect=question.aspect.words, choice=question.words)
        for question in report.questions
    ]
    if refusal:
        remarks.append(refusal)
    return _other(path, report.labels.frames, report.labels.rows, n_frames, remarks)


def _other(
    path: Path, frames: "np.ndarray[tuple[int], np.dtype[np.int64]]", found: Rows, n_frames: int, remarks: list[str]
) -> OtherTrack:
    rows: Rows = np.zeros(n_frames, ROW)
    rows[frames] = found
    if not (rows["state"] != State.UNSET).any():
        raise AppError(tr_lazy("errors", "{name} has no labels for this video.", name=path.name), _OTHER_VIDEO)
    return OtherTrack(path.name, rows, tuple(remarks))
