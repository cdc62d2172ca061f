"""The document: the project of the open video with Qt's signals, and the only place where the window edits it."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rallytrace.storage.project.project import Project, ProjectFacts, ProjectParts
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track.changes import TrackChange
from rallytrace.track.edits import Edit, RunKey
from rallytrace.track.poses import PoseRows, Poses
from rallytrace.track.track import RunRecord, Track


class Document(QObject):
    """The project of the open video. Views read `track` and follow the signals.

    Attributes:
        project: the current project. `replaced` is emitted when it becomes another one.
    """

    recorded = Signal(object)
    """The changed `ProjectParts`, for saving. Emitted before the other signals."""
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
    """Another project was opened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.open(0)

    @property
    def track(self) -> Track:
        return self.project.track

    @property
    def runs(self) -> list[RunRecord]:
        return self.project.runs

    @property
    def poses(self) -> Poses:
        return self.project.poses

    @property
    def facts(self) -> ProjectFacts:
        return self.project.facts

    @property
    def undoable(self) -> str | None:
        return self.project.undoable

    @property
    def redoable(self) -> str | None:
        return self.project.redoable

    @property
    def undoable_job(self) -> int | None:
        """Return the job number of the run that undo would revert, or None if it would revert something else."""
        key = self.project.undoable_key
        return key.job if isinstance(key, RunStep) else None

    def open(self, n_frames: int) -> None:
        """Begin a new project."""
        self._show(Project(VideoIdentity.unknown(n_frames)))

    def restore(self, project: Project) -> None:
        """Continue with a project that was read from a file. Frames found since then are added."""
        project.track.grow(self.track.n_frames)
        self._show(project)

    def _show(self, project: Project) -> None:
        self.project = project
        project.listener = self._announce
        self.replaced.emit()

    def grow(self, n_frames: int) -> None:
        self.track.grow(n_frames)

    def edit(self, edit: Edit) -> None:
        """Apply an edit. A row set by the user applies to all frames that show the same picture."""
        self.project.edit(edit)

    def undo(self) -> None:
        self.project.undo()

    def redo(self) -> None:
        self.project.redo()

    def note_export(self, left_out: int = 0) -> None:
        """Record that the whole video was exported, except for `left_out` unreviewed frames."""
        self.project.note(unexported=False, left_out=left_out)
        self.exported.emit()

    def _announce(self, parts: ProjectParts, change: TrackChange | PoseRows | None) -> None:
        self.recorded.emit(parts)
        for number in parts.runs:
            self.run_noted.emit(number)
        if isinstance(change, TrackChange):
            self.changed.emit(change)
            self.settled.emit(change)
        elif change is not None:
            self.poses_found.emit(change)


@dataclass(frozen=True, slots=True)
class RunStep(RunKey):
    """Key that groups all edits of a run into one undo step.

    Attributes:
        job: the number of the run's job.
    """

    job: int
