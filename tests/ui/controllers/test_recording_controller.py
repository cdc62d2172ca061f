"""Slow motion in the real window: set in the dialog, used for durations and speeds, and undone."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from rallytrace.track import edits
from rallytrace.track.lists import Rally
from rallytrace.track.recording import AS_FILE
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.match.recording_dialog import RecordingDialog
from windows import press, shown_with

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown_with(qapp) as window:
        document = window.workspace.document
        document.edit(edits.name_rally(document.track, Rally("Rally 1", range(10, 20))))
        yield window


def choose(window: MainWindow, rate: float) -> None:
    """Set the rate in the dialog, by its key."""
    press(window, Qt.Key.Key_R, CTRL | ALT)
    dialog = window.findChild(RecordingDialog)
    assert dialog is not None
    dialog.rate.setValue(rate)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()


def test_chosen_rate_scales_durations_until_undone(window: MainWindow) -> None:
    workspace = window.workspace
    assert workspace.info is not None
    before, near = window.context.match_facts.facts.rallies[0], workspace.near
    choose(window, 8 * workspace.info.rate)
    after = window.context.match_facts.facts.rallies[0]
    assert after.seconds == pytest.approx(before.seconds / 8)
    assert after.begins == pytest.approx(before.begins)
    assert workspace.near == pytest.approx(8 * near, abs=1) == window.context.facts.source.near
    press(window, Qt.Key.Key_Z, CTRL)
    assert window.context.match_facts.facts.rallies[0] == before
    assert workspace.document.track.recording == AS_FILE
