"""The document: the track of the open video, and the only place where it is changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from rallytrace.domain.edits import Edit, RunKey
from rallytrace.domain.history import History
from rallytrace.domain.lists import CourtsChange, EventsChange, NonPlayChange, RalliesChange, removed_from_non_play
from rallytrace.domain.poses import NO_POSES, PoseRows, Poses
from rallytrace.domain.repeats import over_pictures
from rallytrace.domain.track import RunRecord, Track


class Document(QObject):
    """The open track. Views read `track` and follow the signals; `edit` changes it.

    Attributes:
        runs: the records of the runs; run number n is at n - 1.
        unexported: whether there are edits by a person since the last export.
        poses: of the players; no part of the history.
    """

    edited = Signal(object)
    """An `Edit` was made."""
    undone = Signal()
    redone = Signal()
    step_closed = Signal(object)
    """The edits of this step were merged into one."""
    run_noted = Signal(int)
    """The number of a run that was added or updated."""
    changed = Signal(object)
    """The frames (`Frames`, ascending) whose rows have changed."""
    rallies_changed = Signal()
    events_changed = Signal()
    """The events set by hand have changed; found ones change with the rows."""
    non_play_changed = Signal()
    courts_changed = Signal()
    poses_found = Signal(object)
    """`PoseRows` that were added to the poses."""
    history_changed = Signal()
    """Undo, redo or the export state has changed."""
    exported = Signal()
    """All labels have been written to a file."""
    replaced = Signal()
    """Another track was opened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list_signals = {
            RalliesChange: self.rallies_changed,
            EventsChange: self.events_changed,
            NonPlayChange: self.non_play_changed,
            CourtsChange: self.courts_changed,
        }
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
        """The number of the job whose run `undo` would take back; None where it is no run."""
        key = self._history.undoable_key
        return key.job if isinstance(key, RunStep) else None

    @property
    def removed_from_non_play(self) -> tuple[range, ...]:
        """Frames that a person has removed from non-play ranges."""
        return removed_from_non_play(change for change in self._history.made if isinstance(change, NonPlayChange))

    def open(self, n_frames: int) -> None:
        self._track = Track(n_frames)
        self._history = History(self._track)
        self._expected: RunStep | None = None
        self.runs: list[RunRecord] = []
        self.unexported = False
        self.poses = NO_POSES
        self.replaced.emit()
        self.history_changed.emit()

    def restore(
        self,
        track: Track,
        history: History,
        runs: Sequence[RunRecord],
        *,
        unexported: bool,
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
        self.poses = poses
        self.replaced.emit()
        for signal in self._list_signals.values():
            signal.emit()
        self.history_changed.emit()

    def grow(self, n_frames: int) -> None:
        self._track.grow(n_frames)

    def expect_run(self, step: "RunStep") -> None:
        """A run has started: what is edited before its first result is undone before it, in the order they began."""
        self._expected = step

    def edit(self, edit: Edit) -> None:
        """Make an edit; what a person says of a frame holds for all frames with its picture."""
        edit = over_pictures(self._track, edit)
        expected, self._expected = self._expected, None
        if expected is not None and edit.step != expected:
            self._do(Edit("Track", (), expected))
        self._do(edit)

    def _do(self, edit: Edit) -> None:
        self._history.do(edit)
        self._count(edit)
        self.edited.emit(edit)
        self._emit_changes(edit)

    def undo(self) -> None:
        step = self._history.undo()
        if step is not None:
            self._count(step.whole)
            self.undone.emit()
            self._emit_changes(step.whole)

    def redo(self) -> None:
        step = self._history.redo()
        if step is not None:
            self._count(step.whole)
            self.redone.emit()
            self._emit_changes(step.whole)

    def begin_run(self, record: RunRecord) -> int:
        """Add the record of a run that starts; returns its number."""
        self.runs.append(record)
        self.run_noted.emit(len(self.runs))
        return len(self.runs)

    def complete_run(self, number: int, provenance: Mapping[str, Any]) -> None:
        """Complete the record of a run at its end."""
        self.runs[number - 1].provenance.update(provenance)
        self.run_noted.emit(number)

    def add_poses(self, found: PoseRows) -> None:
        """Add what a run has found; in frames that it has looked at it replaces what was there."""
        self.poses = self.poses.with_found(found)
        self.poses_found.emit(found)

    def close_step(self, step: "RunStep") -> None:
        """Merge the edits of a finished run into one."""
        self._expected = None
        if self._history.close_step(step):
            self.step_closed.emit(step)

    def note_export(self) -> None:
        self.unexported = False
        self.exported.emit()
        self.history_changed.emit()

    def _count(self, edit: Edit) -> None:
        """Update `unexported` after an edit or its undo."""
        self.unexported |= not isinstance(edit.step, RunStep)

    def _emit_changes(self, edit: Edit) -> None:
        frames = edit.frames
        if len(frames):
            self.changed.emit(frames)
        for kind, signal in self._list_signals.items():
            if kind in edit.subjects:
                signal.emit()
        self.history_changed.emit()


@dataclass(frozen=True, slots=True)
class RunStep(RunKey):
    """The step that a run's edits belong to.

    Attributes:
        job: the number of the job that makes them.
    """

    job: int
