"""The document: the track of the open video and the only place that edits it."""

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
    """The open track. Views read `track` and follow the signals. Only `edit` changes the track.

    Attributes:
        runs: the records of all runs. Run number n has index n - 1.
        unexported: whether the user has edited anything since the last export.
        left_out: number of unreviewed frames omitted by the last export.
        only_reviewed: whether exports omit unreviewed frames, as chosen in the export dialog.
        poses: poses of the players. They are not part of the edit history.
    """

    recorded = Signal(object)
    """`Edited`, `Undone`, `Redone` or `StepClosed`, for saving in the project. Emitted before `changed`."""
    changed = Signal(object)
    """A `TrackChange`. Views may receive it in any order."""
    settled = Signal(object)
    """The same `TrackChange`, emitted after all views have processed `changed`. For proposals and the playhead."""
    run_noted = Signal(int)
    """The number of a run that was added or updated."""
    poses_found = Signal(object)
    """The `PoseRows` that were added."""
    exported = Signal()
    """All labels were written to a file."""
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
        """Return the job number of the run at the top of the undo stack, or None if the top is another step."""
        key = self._history.undoable_key
        return key.job if isinstance(key, RunStep) else None

    @property
    def removed_from_non_play(self) -> tuple[range, ...]:
        """Return the frames that the user removed from non-play ranges."""
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
        """Load the track and the edit history of a project."""
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
        """Record the start of a run, so that undo reverts later edits first, even those before its first result."""
        self._expected = step

    def edit(self, edit: Edit) -> None:
        """Apply an edit. A row set by the user applies to all frames that show the same picture."""
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
        """Add the record of a starting run and return its number."""
        self.runs.append(record)
        self.run_noted.emit(len(self.runs))
        return len(self.runs)

    def complete_run(self, number: int, provenance: Mapping[str, Any]) -> None:
        """Complete the record of a run when it ends."""
        self.runs[number - 1].provenance.update(provenance)
        self.run_noted.emit(number)

    def add_poses(self, found: PoseRows) -> None:
        """Add the poses found by a run, replacing older ones in the same frames."""
        self.poses = self.poses.with_found(found)
        self.poses_found.emit(found)

    def close_step(self, step: "RunStep") -> None:
        """Merge all edits of a finished run into one undo step."""
        self._expected = None
        if self._history.close_step(step):
            self.recorded.emit(StepClosed(step))

    def note_export(self, left_out: int = 0) -> None:
        """Record that the whole video was exported, except for `left_out` unreviewed frames."""
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
    """Key that groups all edits of a run into one undo step.

    Attributes:
        job: the number of the run's job.
    """

    job: int
