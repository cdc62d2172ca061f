"""Test that an interrupted run continues when the video is opened again, if the user wants that."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from broadcast import NON_PLAY, broadcast, play
from program import demo_video
from qt import wait_until
from rallytrace.session.preferences import Preferences
from rallytrace.track.track import Layer
from rallytrace.tracking import run as run_module
from rallytrace.tracking import spans
from rallytrace.ui.main_window.window import MainWindow
from runs import small_choice
from windows import shown_with


@pytest.fixture
def video(tmp_path: Path) -> Path:
    return broadcast(tmp_path)


@pytest.fixture(autouse=True)
def _short_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spans, "MAX_PIECE_FRAMES", 90)
    monkeypatch.setattr(run_module, "SCREEN_FRAMES", 12)


@contextmanager
def opened(qapp: QApplication, video: Path, *, busy: int = 0) -> Iterator[MainWindow]:
    """Yield the window with a video and small networks; `busy` makes them slow."""
    preferences, choice = Preferences(video.parent / "settings.json"), small_choice(video.parent, busy=busy)
    preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    preferences.update("tracking", stride=3)
    with shown_with(qapp, video, preferences) as window:
        yield window


def cut_off(qapp: QApplication, video: Path) -> None:
    """Close the window in the middle of a run, which waits there for that."""
    track_segment, tracked = run_module.RunWork._track, list[range]()

    def track_two(run: run_module.RunWork, piece: Any, segment: range, *more: Any) -> None:
        while len(tracked) == 2:
            run._stop.check()
            time.sleep(0.01)
        tracked.append(segment)
        track_segment(run, piece, segment, *more)

    with pytest.MonkeyPatch.context() as patch, opened(qapp, video, busy=1) as window:
        patch.setattr(run_module.RunWork, "_track", track_two)
        track = window.workspace.document.track
        window.registry["track_all"].trigger()
        wait_until(lambda: np.count_nonzero(track.layer(Layer.PREDICTED)["run"]) > 20)


def choices(window: MainWindow) -> dict[str, QPushButton]:
    return {button.text(): button for button in window.notices.buttons if button.isVisible()}


def test_it_asks_and_goes_on(qapp: QApplication, video: Path) -> None:
    cut_off(qapp, video)
    with opened(qapp, video, busy=1) as window:
        assert "%" in window.notices.text
        document = window.workspace.document
        done = np.count_nonzero(document.track.layer(Layer.PREDICTED)["run"])
        choices(window)["Continue"].click()
        wait_until(lambda: not window.workspace.runs.busy)
        assert document.runs[-1].provenance["frames"] + done == len(play())
        assert document.track.non_play == NON_PLAY


def test_it_does_not_ask_again_once_it_was_left(qapp: QApplication, video: Path) -> None:
    cut_off(qapp, video)
    with opened(qapp, video) as window:
        choices(window)["Not now"].click()
        assert not window.workspace.runs.busy
    with opened(qapp, video) as window:
        assert window.notices.text == ""


def test_it_does_not_ask_when_the_run_was_stopped_or_undone(qapp: QApplication, video: Path) -> None:
    with opened(qapp, video, busy=1) as window:
        window.registry["track_all"].trigger()
        found = window.workspace.document.track
        wait_until(lambda: bool(np.count_nonzero(found.layer(Layer.PREDICTED)["state"])))
        window.registry["cancel_run"].trigger()
        wait_until(lambda: not window.workspace.runs.busy)
    with opened(qapp, video, busy=1) as window:
        assert window.notices.text == ""
        window.registry["undo"].trigger()
    cut_off(qapp, video)
    with opened(qapp, video) as window:
        window.notices.clear()
        window.registry["undo"].trigger()
    with opened(qapp, video) as window:
        assert window.notices.text == ""


def test_with_other_models_it_says_that_it_cannot_go_on(qapp: QApplication, video: Path) -> None:
    cut_off(qapp, video)
    with opened(qapp, video) as window:
        predicted = window.workspace.document.track.layer(Layer.PREDICTED)
        before = predicted.copy()
        choices(window)["Continue"].click()
        wait_until(lambda: not window.workspace.runs.busy and bool(window.notices.text))
        assert "other models or settings" in window.notices.text
        np.testing.assert_array_equal(predicted, before)


def test_another_video_opens_during_a_run_only_after_a_question(qapp: QApplication, video: Path) -> None:
    with opened(qapp, video, busy=1) as window:
        for words, opens in (("Keep tracking", False), ("Stop and open", True)):
            if not window.workspace.runs.busy:
                window.registry["track_all"].trigger()
            wait_until(lambda: window.workspace.runs.busy)
            window.open(demo_video())
            assert window.workspace.runs.busy
            QTest.mouseClick(choices(window)[words], Qt.MouseButton.LeftButton)
            assert window.workspace.runs.busy is not opens
        wait_until(lambda: window.workspace.info is not None and window.workspace.info.path == demo_video().resolve())
