"""Slow motion and orientation in the real window: set in the dialog, in effect everywhere, and undone."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from lobs import predicted_of
from narrowing import not_none
from qt import wait_until
from rallytrace.texts import use_language
from rallytrace.track import edits
from rallytrace.track.edits import Edit
from rallytrace.track.lists import Rally
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.track import Layer
from rallytrace.track.turning import Turning
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.match.recording_dialog import RecordingDialog
from windows import open_video, press, shown_with

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown_with(qapp) as window:
        document = window.workspace.document
        document.edit(edits.name_rally(document.track, Rally("Rally 1", range(10, 20))))
        yield window


def choose(window: MainWindow, rate: float = 0.0, turn: int = 0) -> None:
    """Set rate and quarter turns in the dialog, opened by its key."""
    press(window, Qt.Key.Key_R, CTRL | ALT)
    dialog = not_none(window.findChild(RecordingDialog))
    dialog.rate.setValue(rate)
    dialog.angle.setCurrentIndex(turn)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()


@pytest.mark.parametrize(("typed", "rate"), [("240", 240), ("59,94", 59.94), ("59.94", 59.94)])
@pytest.mark.usefixtures("qapp")
def test_a_rate_is_typed_beside_a_unit_with_a_point(typed: str, rate: float) -> None:
    use_language(lambda _context, text, _number: text.replace("per second", "pr. sekund"), decimal_comma=True)
    try:
        dialog = RecordingDialog(Recording(), 29.97, None)
    finally:
        use_language(None)
    dialog.rate.selectAll()
    QTest.keyClicks(dialog.rate, typed)
    dialog.rate.interpretText()
    assert dialog.rate.value() == pytest.approx(rate)
    assert dialog.rate.text().endswith(" pr. sekund")


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


@pytest.mark.parametrize("is_tracked", [False, True])
def test_a_changed_rate_asks_to_track_again(window: MainWindow, *, is_tracked: bool) -> None:
    workspace = window.workspace
    track = workspace.document.track
    if is_tracked:
        rows = predicted_of(np.full((2, 5), 50.0))
        workspace.document.edit(Edit("Track", (track.change(Layer.PREDICTED, range(5), rows),)))
    assert workspace.info is not None
    for rate, whose in ((8 * workspace.info.rate, "of the match"), (0, "of the file")):
        choose(window, rate)
        assert whose in window.notices.text
        assert ("Track again" in window.notices.text) == is_tracked
        wait_until(lambda: window.findChild(RecordingDialog) is None)


def test_turned_video_is_shown_tracked_and_undone(window: MainWindow) -> None:
    workspace = window.workspace
    track = workspace.document.track
    workspace.document.edit(edits.place(track, 0, 100, 50))
    info = not_none(workspace.info)
    before = picture(window)
    choose(window, turn=1)
    wait_until(lambda: workspace.info is not None and workspace.info.turning == Turning(1))
    wait_until(lambda: picture(window).shape[:2] == (info.size.width, info.size.height))
    assert np.array_equal(picture(window), np.rot90(before, -1))
    assert not_none(workspace.info).size == Turning(1).size(info.size)
    row = track.shown_rows(0, 1)[0]
    assert (row["x"], row["y"]) == (info.size.height - 1 - 50, 100)
    press(window, Qt.Key.Key_Z, CTRL)
    wait_until(lambda: picture(window).shape == before.shape)
    assert np.array_equal(picture(window), before)
    assert track.shown_rows(0, 1)[0]["x"] == 100


@pytest.mark.parametrize("camera_rate", [None, 240_000 / 1001])
def test_turning_leaves_the_rate_as_it_is(qapp: QApplication, camera_rate: float | None) -> None:
    dialog = RecordingDialog(Recording(camera_rate), 30, 240 if camera_rate is None else None)
    chosen: list[Recording] = []
    dialog.chosen.connect(chosen.append)
    dialog.mirrored.setChecked(True)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    qapp.processEvents()
    assert chosen == [Recording(camera_rate, Turning(mirrored=True))]


def test_rate_and_turning_are_one_step(window: MainWindow) -> None:
    track = window.workspace.document.track
    choose(window, 240, turn=2)
    assert (track.recording.camera_rate, track.recording.turning) == (240, Turning(2))
    text = window.notices.text
    assert "turned by 180" in text
    assert "those of the match" in text
    press(window, Qt.Key.Key_Z, CTRL)
    assert track.recording == AS_FILE


def test_turned_video_is_opened_turned(window: MainWindow, tmp_path: Path) -> None:
    workspace = window.workspace
    assert workspace.info is not None
    path, size = workspace.info.path, workspace.info.size
    choose(window, turn=2)
    wait_until(lambda: workspace.info is not None and bool(workspace.info.turning))
    workspace.close_video()
    open_video(window, path)
    wait_until(lambda: workspace.info is not None and workspace.info.turning == Turning(2))
    assert workspace.document.track.recording.file_size == size
    assert workspace.locked is None


def picture(window: MainWindow) -> NDArray[np.uint8]:
    frame = window.context.view.frame
    return np.zeros((0, 0, 3), np.uint8) if frame is None else frame.bgr
