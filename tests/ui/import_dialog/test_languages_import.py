"""Test that the dialogs for imports are shown in the language of the window."""

from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from label_files import LABEL_UI, VIDEO, rally
from pseudo_language import painted_texts, pseudo_language, untranslated, without_mark
from qt import put_on_screen
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.tracking.segment_import import read_rallies
from rallytrace.ui.import_dialog.conclusions import LineTable
from rallytrace.ui.import_dialog.dialog import ImportDialog
from rallytrace.ui.import_dialog.segment_dialog import SegmentDialog
from rallytrace.ui.look import theme

RATE = 25.0
WRITTEN_BY_ALL = {"UTF-8", "UTF-16", "1: Frame", "2: Ball", "3: x", "4: y", "Scroll Left", "Scroll Right"}
"""Encodings, columns of the file, and names that Qt translates."""


def cells(dialog: QDialog, column: int) -> list[str]:
    """Return the texts of a column in all tables of a dialog."""
    models = [table.model() for table in dialog.findChildren(LineTable)]
    role = Qt.ItemDataRole.DisplayRole
    return [str(model.index(row, column).data(role)) for model in models for row in range(model.rowCount())]


def test_label_import_is_translated(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    data = LABEL_UI.bytes_of(rally()) + b"nothing\n"
    facts = VideoFacts(VIDEO, 240)
    with pseudo_language(), painted_texts() as texts:
        dialog = ImportDialog("1", LabelReader(data, facts).read, facts)
        put_on_screen(dialog)
        dialog.preview.go(3)
        dialog.preview.preview.repaint()
        assert not set(untranslated(dialog)) - WRITTEN_BY_ALL
        assert not without_mark(cells(dialog, 1))
        assert not without_mark(texts)
        dialog.close()


def test_segment_import_is_translated(qapp: QApplication, tmp_path: Path) -> None:
    theme.apply(qapp, "light")
    path, times = tmp_path / "1.csv", np.arange(60 * round(RATE) + 1) / RATE
    path.write_text("Start,End,Name\n1,2.5,\n4,3.5,7\n900,910,8\n5.5,100,9\n", encoding="utf-8")
    with pseudo_language():
        found = read_rallies(path, times, RATE)
        assert found is not None
        dialog = SegmentDialog("1", lambda _given: found, found, times.tolist(), given={})
        put_on_screen(dialog)
        assert not set(untranslated(dialog)) - WRITTEN_BY_ALL
        assert not without_mark(cells(dialog, 1))
        dialog.close()
