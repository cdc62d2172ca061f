"""The document: the track of the open video, and the one door through which it changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from rallytrace.domain.edits import Edit
from rallytrace.domain.history import History
from rallytrace.domain.lists import EventsChange, NonPlayChange, RalliesChange, taken_out
from rallytrace.domain.track import RunRecord, Track


class Document(QObject):
    """The open track. Views read `track` and follow the signals; whoever changes anything calls `edit`.

    Attributes:
        runs: the runs so far; run number n stands at n - 1.
        unexported: whether a person's edits have been made since the labels were last exported.
    """

    edited = Signal(object)
    """An `Edit` has been made."""
    undone = Signal()
    redone = Signal()
    settled = Signal(object)
    """The edits with this step have been made one."""
    run_noted = Signal(int)
    """The number of a run that has begun, or about which more is known now."""
    changed = Signal(object)
    """Frames (ascending numbers, `Frames`) whose rows have changed."""
    rallies_changed = Signal()
    events_changed = Signal()
    """What a hand has said about events has changed; those that are found change with the rows."""
    non_play_changed = Signal()
    history_changed = Signal()
    """What can be undone or redone, or whether everything is exported, has changed."""
    replaced = Signal()
    """Another track is open now: everything has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._list_signals = {
            RalliesChange: self.rallies_changed,
            EventsChange: self.events_changed,
            NonPlayChange: self.non_play_changed,
        }
        self.open(0)

    @property
    def track(self) -> Track:
        """The track, to be read."""
        return self._track

    @property
    def undoable(self) -> str | None:
        """The name of what undo would take back."""
        return self._history.undoable

    @property
    def redoable(self) -> str | None:
        """The name of what redo would make again."""
        return self._history.redoable

    @property
    def undoes_run(self) -> bool:
        """Whether the step that undo would take back is a run's."""
        return isinstance(self._history.undoable_key, RunStep)

    @property
    def play_after_all(self) -> tuple[range, ...]:
        """The frames that somebody has taken out of the non-play ranges again."""
        return taken_out(change for change in self._history.made if isinstance(change, NonPlayChange))

    def open(self, n_frames: int) -> None:
        """Begin an empty track of a video with so many frames."""
        self._track = Track(n_frames)
        self._history = History(self._track)
        self.runs: list[RunRecord] = []
        self.unexported = False
        self.replaced.emit()
        self.history_changed.emit()

    def restore(self, track: Track, history: History, runs: Sequence[RunRecord], *, unexported: bool) -> None:
        """Take up what a project has kept: a track, and the history over it."""
        n_frames = self._track.n_frames
        self._track = track
        self._track.grow(n_frames)
        self._history = history
        self.runs = list(runs)
        self.unexported = unexported
        self.replaced.emit()
        for signal in self._list_signals.values():
            signal.emit()
        self.history_changed.emit()

    def grow(self, n_frames: int) -> None:
        """Make room: the index has found more frames of the video."""
        self._track.grow(n_frames)

    def edit(self, edit: Edit) -> None:
        """Make an edit. It can be undone."""
        self._history.do(edit)
        self._count(edit)
        self.edited.emit(edit)
        self._tell(edit)

    def undo(self) -> None:
        """Take the last step back."""
        step = self._history.undo()
        if step is not None:
            self._count(step.whole)
            self.undone.emit()
            self._tell(step.whole)

    def redo(self) -> None:
        """Make the step again that was undone last."""
        step = self._history.redo()
        if step is not None:
            self._count(step.whole)
            self.redone.emit()
            self._tell(step.whole)

    def begin_run(self, record: RunRecord) -> int:
        """Note a run that is about to give results; returns its number."""
        self.runs.append(record)
        self.run_noted.emit(len(self.runs))
        return len(self.runs)

    def complete_run(self, number: int, provenance: Mapping[str, Any]) -> None:
        """Note what is known of a run only at its end."""
        self.runs[number - 1].provenance.update(provenance)
        self.run_noted.emit(number)

    def settle(self, step: "RunStep") -> None:
        """A run has found all that it will: from now on its edits are one."""
        if self._history.settle(step):
            self.settled.emit(step)

    def note_export(self) -> None:
        """The labels as they are now have been written to a file."""
        self.unexported = False
        self.history_changed.emit()

    def _count(self, edit: Edit) -> None:
        """Note whether a person's edit has been made or taken back."""
        self.unexported |= not isinstance(edit.step, RunStep)

    def _tell(self, edit: Edit) -> None:
        frames = edit.frames
        if len(frames):
            self.changed.emit(frames)
        for kind, signal in self._list_signals.items():
            if kind in edit.subjects:
                signal.emit()
        self.history_changed.emit()


@dataclass(frozen=True, slots=True)
class RunStep:
    """The step that a run's edits belong to.

    Attributes:
        job: the number of the job that makes them.
    """

    job: int
