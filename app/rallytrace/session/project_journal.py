"""Between the document and the keeper of its project: what happens goes there, what was kept comes back."""

import json

from PySide6.QtCore import QObject, Slot

from rallytrace.domain.edits import Edit
from rallytrace.session.document import Document, RunRecord, RunStep
from rallytrace.session.project_events import ProjectFound
from rallytrace.session.project_keeper import ProjectKeeper
from rallytrace.storage.project.contents import KeptRun
from rallytrace.storage.project.ledger import Edited, ExportNoted, Redone, RunNoted, Settled, Undone


class ProjectJournal(QObject):
    """Writes down in the project what happens to the document, and fills the document with what the project has."""

    def __init__(self, document: Document, keeper: ProjectKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._keeper = keeper
        self._unexported = document.unexported
        document.edited.connect(self._edit)
        document.undone.connect(self._undo)
        document.redone.connect(self._redo)
        document.settled.connect(self._settle)
        document.run_noted.connect(self._note_run)
        document.history_changed.connect(self._note_export)
        keeper.found.connect(self._restore)

    @Slot(object)
    def _edit(self, edit: Edit) -> None:
        self._note_export()
        self._keeper.enter(Edited(edit))

    @Slot()
    def _undo(self) -> None:
        self._note_export()
        self._keeper.enter(Undone())

    @Slot()
    def _redo(self) -> None:
        self._note_export()
        self._keeper.enter(Redone())

    @Slot(object)
    def _settle(self, step: RunStep) -> None:
        self._keeper.enter(Settled(step))

    @Slot(int)
    def _note_run(self, number: int) -> None:
        run = self._document.runs[number - 1]
        # The document goes on writing into its own.
        provenance = json.loads(json.dumps(run.provenance, default=str))
        self._keeper.enter(RunNoted(number, KeptRun(run.signature, provenance)))

    @Slot()
    def _note_export(self) -> None:
        """Write down whether all is exported; before an edit, so that no kill in between makes it seem to be."""
        if self._document.unexported != self._unexported:
            self._unexported = self._document.unexported
            self._keeper.enter(ExportNoted(all_of_it=not self._unexported))

    @Slot(object)
    def _restore(self, found: ProjectFound) -> None:
        project = found.project
        if project is not None:
            self._unexported = project.unexported
            runs = [RunRecord(run.signature, run.provenance) for run in project.runs]
            self._document.restore(project.track, project.history, runs, unexported=project.unexported)
