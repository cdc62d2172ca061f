"""What is written down of a document, and in which order."""

from collections.abc import Callable
from typing import cast

import pytest

pytest.importorskip("PySide6.QtCore")

from PySide6.QtCore import QObject, Signal

from rallytrace.domain import edits
from rallytrace.session.document import Document
from rallytrace.session.project.keeper import ProjectJournal, ProjectKeeper
from rallytrace.storage.project.ledger import Edited, Entry, ExportNoted, Redone, Undone


class Notes(QObject):
    """A keeper that only remembers what it was given."""

    found = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.locked = None

    def enter(self, entry: Entry) -> None:
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
    act: Callable[[Document], None], entry: type[Entry]
) -> None:
    notes, document = Notes(), Document()
    document.open(10)
    journal = ProjectJournal(document, cast("ProjectKeeper", notes))
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
