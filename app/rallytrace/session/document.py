"""The document: the track of the open video, and its only door for edits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from rallytrace.storage.project.change_log import Edited, Redone, StepClosed, Undone
from rallytrace.track.changes import Cause
from rallytrace.track.duplicate_frames import spread_over_duplicates
from rallytrace.track.edits import Edit, RunKey
from rallytrace.track.history import History
from rallytrace.track.lists import NonPlayChange, removed_from_non_play
from rallytrace.track.poses import NO_POSES, PoseRows, Poses
from rallytrace.track.track import RunRecord, Track


class Document(QObject):
    """The open track. Views read `track` and follow the signals; `edit` changes it.

    Attributes:
        runs: the records of the runs; run number n is at n - 1.
        unexported: whether there are edits by a person since the last export.
        left_out: number of unreviewed frames that the last export left out.
        only_reviewed: whether exports are to leave such frames out; chosen in the export dialog.
        poses: of the players; no part of the history.
    """

    recorded = Signal(object)
    """`Edited`, `Undone`, `Redone` or `StepClosed`, for the project; comes before `changed`."""
    changed = Signal(object)
    """A `TrackChange`; views may hear of it in any order."""
    settled = Signal(object)
    """The same `TrackChange`, after all views have followed: for proposals and the playhead, which views show, too."""
    run_noted = Signal(int)
    """The number of a run that was added or updated."""
    poses_found = Signal(object)
    """`PoseRows` that were added to the poses."""
    exported = Signal()
    """All labels have been written to a file."""
    replaced = Signal()
    """Another track was opened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.open(0)

    @property
    def track(self) -> Track:
        return self._track

    @property
    def undoable(self) -> str | None:
        return self._history.undoable

    @property
    def redoable(self) -> str | None:
        return self._history.redoable

    @property
    def undoable_job(self) -> int | None:
        """The job number of the run at the top of the undo list; None for other steps."""
        key = self._history.undoable_key
        return key.job if isinstance(key, RunStep) else None

    @property
    def removed_from_non_play(self) -> tuple[range, ...]:
        """Frames removed from non-play ranges by a person."""
        return removed_from_non_play(change for change in self._history.changes if isinstance(change, NonPlayChange))

    def open(self, n_frames: int) -> None:
        self._track = Track(n_frames)
        self._history = History(self._track)
        self._expected: RunStep | None = None
        self.runs: list[RunRecord] = []
        self.unexported = False
        self.left_out, self.only_reviewed = 0, False
        self.poses = NO_POSES
        self.replaced.emit()

    def restore(
        self,
        track: Track,
        history: History,
        runs: Sequence[RunRecord],
        *,
        unexported: bool,
        left_out: int = 0,
        only_reviewed: bool = False,
        poses: Poses = NO_POSES,
    ) -> None:
        """Load the track and the history of a project."""
        n_frames = self._track.n_frames
        self._track = track
        self._track.grow(n_frames)
        self._history = history
        self._expected = None
        self.runs = list(runs)
        self.unexported = unexported
        self.left_out, self.only_reviewed = left_out, only_reviewed
        self.poses = poses
        self.replaced.emit()

    def grow(self, n_frames: int) -> None:
        self._track.grow(n_frames)

    def expect_run(self, step: "RunStep") -> None:
        """Note the start of a run: undo takes later edits back before it, even those before its first result."""
        self._expected = step

    def edit(self, edit: Edit) -> None:
        """Make an edit; a person's row of a frame holds for all frames with its picture."""
        edit = spread_over_duplicates(self._track, edit)
        expected, self._expected = self._expected, None
        if expected is not None and edit.step != expected:
            self._do(Edit("Track", (), expected))
        self._do(edit)

    def _do(self, edit: Edit) -> None:
        self._history.do(edit)
        self._announce(Edited(edit), edit, edit.cause)

    def undo(self) -> None:
        step = self._history.undo()
        if step is not None:
            self._announce(Undone(), step.combined, Cause.UNDO)

    def redo(self) -> None:
        step = self._history.redo()
        if step is not None:
            self._announce(Redone(), step.combined, Cause.REDO)

    def begin_run(self, record: RunRecord) -> int:
        """Add the record of a starting run; returns its number."""
        self.runs.append(record)
        self.run_noted.emit(len(self.runs))
        return len(self.runs)

    def complete_run(self, number: int, provenance: Mapping[str, Any]) -> None:
        """Complete the record of a run at its end."""
        self.runs[number - 1].provenance.update(provenance)
        self.run_noted.emit(number)

    def add_poses(self, found: PoseRows) -> None:
        """Add the poses of a run, in place of older ones in its frames."""
        self.poses = self.poses.with_found(found)
        self.poses_found.emit(found)

    def close_step(self, step: "RunStep") -> None:
        """Merge the edits of a finished run into one."""
        self._expected = None
        if self._history.close_step(step):
            self.recorded.emit(StepClosed(step))

    def note_export(self, left_out: int = 0) -> None:
        """Note an export of the whole video, but for some unreviewed frames."""
        self.unexported, self.left_out = False, left_out
        self.exported.emit()

    def _announce(self, entry: Edited | Undone | Redone, edit: Edit, cause: Cause) -> None:
        self.unexported |= edit.cause is not Cause.RUN
        change = edit.as_change(cause)
        self.recorded.emit(entry)
        self.changed.emit(change)
        self.settled.emit(change)


@dataclass(frozen=True, slots=True)
class RunStep(RunKey):
    """The step of a run's edits.

    Attributes:
        job: the number of the run's job.
    """

    job: int
