"""Record the changes of the document in the project, and fill the document from it."""

import json

from PySide6.QtCore import QObject, Slot

from rallytrace.session.document import Document
from rallytrace.session.project.autosave import ProjectAutosaver
from rallytrace.session.project.messages import ProjectFound
from rallytrace.storage.project.change_log import ONLY_REVIEWED, ExportNoted, PosesNoted, ProjectChange, RunNoted
from rallytrace.track.poses import PoseRows
from rallytrace.track.track import RunRecord


class ProjectJournal(QObject):
    """Records the changes of the document in the project, and fills the document from the project."""

    def __init__(self, document: Document, keeper: ProjectAutosaver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._keeper = keeper
        self._unexported = document.unexported
        document.recorded.connect(self._record)
        document.run_noted.connect(self._note_run)
        document.poses_found.connect(self._note_poses)
        document.exported.connect(self._note_export)
        document.replaced.connect(self._note_export)
        keeper.found.connect(self._restore)

    @Slot(object)
    def _record(self, entry: ProjectChange) -> None:
        self._note_export()
        self._keeper.enter(entry)

    @Slot(int)
    def _note_run(self, number: int) -> None:
        run = self._document.runs[number - 1]
        # The document keeps writing into its own.
        provenance = json.loads(json.dumps(run.provenance, default=str))
        self._keeper.enter(RunNoted(number, RunRecord(run.signature, provenance)))

    @Slot(object)
    def _note_poses(self, found: PoseRows) -> None:
        self._keeper.enter(PosesNoted(found))

    @Slot()
    def _note_export(self) -> None:
        """Record whether everything is exported.

        Do so before an edit, so that nothing is lost if the program is killed.
        """
        if self._document.unexported != self._unexported:
            self._unexported = self._document.unexported
            if self._keeper.locked is None:  # a read-only project may be exported, but stays unchanged
                self._keeper.enter(ExportNoted(complete=not self._unexported))

    @Slot(object)
    def _restore(self, found: ProjectFound) -> None:
        project = found.project
        if project is not None:
            self._unexported = project.unexported
            runs = [RunRecord(run.signature, run.provenance) for run in project.runs]
            self._document.restore(
                project.track,
                project.history,
                runs,
                unexported=project.unexported,
                left_out=project.left_out,
                only_reviewed=project.view.get(ONLY_REVIEWED) is True,
                poses=project.poses,
            )
