"""What is written down of a document, and in which order."""

from collections.abc import Callable
from typing import cast

import pytest

pytest.importorskip("PySide6.QtCore")

from PySide6.QtCore import QObject, Signal

from rallytrace.session.document import Document
from rallytrace.session.project.autosave import ProjectAutosaver
from rallytrace.session.project_journal import ProjectJournal
from rallytrace.storage.project.change_log import Edited, ExportNoted, ProjectChange, Redone, Undone
from rallytrace.track import edits


class Notes(QObject):
    """A keeper that only remembers what it was given."""

    found = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[ProjectChange] = []
        self.locked = None

    def enter(self, entry: ProjectChange) -> None:
        """Remember it."""
        self.entries.append(entry)


@pytest.mark.parametrize(
    ("act", "entry"),
    [
        (lambda document: document.edit(edits.place(document.track, 5, 1, 1)), Edited),
        (Document.undo, Undone),
        (Document.redo, Redone),
    ],
)
def test_that_labels_are_no_longer_exported_is_written_down_before_the_reason(
    act: Callable[[Document], None], entry: type[ProjectChange]
) -> None:
    notes, document = Notes(), Document()
    document.open(10)
    journal = ProjectJournal(document, cast("ProjectAutosaver", notes))
    document.edit(edits.place(document.track, 1, 1, 1))
    document.edit(edits.place(document.track, 2, 1, 1))
    document.undo()
    document.note_export()
    notes.entries.clear()
    act(document)
    first, second = notes.entries
    assert first == ExportNoted(complete=False), "killed in between, the project must not take the labels for exported"
    assert isinstance(second, entry)
    journal.deleteLater()
