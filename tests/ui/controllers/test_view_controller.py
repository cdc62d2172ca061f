"""What the view is asked to show, in the real window with the shipped model and the demo rally."""

import csv
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from clipmaker import Clip, Picture, make, numbered
from mouse import move_mouse
from narrowing import not_none
from qt import wait_until
from rallytrace.files import paths
from rallytrace.session.pictures.open_video import OpenVideo
from rallytrace.settings.sections import APPEARANCE, PLAYBACK
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.picture.viewport import Corner
from windows import go_to, press, shown_with

SHIFT = Qt.KeyboardModifier.ShiftModifier
FRAME = 100


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window with a frame of the demo rally on the screen."""
    with shown_with(qapp) as window:
        go_to(window, FRAME)
        yield window


def ball() -> tuple[float, float]:
    """Return where the ball really is, in the demo rally."""
    with (paths.resources_dir() / "demo" / "rally_ball.csv").open() as stream:
        row = next(row for row in csv.DictReader(stream) if int(row["Frame"]) == FRAME)
    return float(row["X"]), float(row["Y"])


def point_at(window: MainWindow, at: QPoint) -> None:
    move_mouse(window.view, at, SHIFT)


def test_shift_finds_the_balls_peak_and_a_click_places_it_there(window: MainWindow) -> None:
    x, y = ball()
    beside = window.view.to_view(x + 14, y + 9).toPoint()
    point_at(window, beside)
    assert window.view.snapping.notice
    wait_until(lambda: window.view.snapping.heatmap is not None)
    assert not window.view.snapping.notice
    assert not window.registry["layer_heatmap"].isChecked(), "the heatmap is used without being shown"
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, SHIFT, beside)
    placed = not_none(window.workspace.document.track.point(FRAME))
    assert (placed.x, placed.y) == pytest.approx((x, y), abs=4)


def test_the_words_about_the_frame_stand_where_the_settings_say(window: MainWindow) -> None:
    shots = []
    for corner in Corner:
        window.workspace.preferences.update(APPEARANCE, badge_corner=corner.value)
        shots.append(window.view.grab().toImage())
    assert all(one != other for at, one in enumerate(shots) for other in shots[:at])


def shows_motion(window: MainWindow, on: bool) -> bool:
    return window.view.frame is not None and window.view.frame.motion is on


def test_w_shows_what_moves_and_the_picture_again(window: MainWindow) -> None:
    plain = window.view.grab().toImage()
    for motion in (True, False):
        press(window, Qt.Key.Key_W)
        wait_until(partial(shows_motion, window, motion))
        assert (window.view.grab().toImage() == plain) is not motion


def test_click_counts_for_shown_frame_while_next_is_late(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    press(window, Qt.Key.Key_W)
    wait_until(partial(shows_motion, window, True))
    slow = threading.Event()
    moving = OpenVideo._moving
    monkeypatch.setattr(OpenVideo, "_moving", lambda *of: (slow.wait(120), moving(*of))[1])
    before = window.view.grab().toImage()
    press(window, Qt.Key.Key_Right)
    wait_until(lambda: window.view.grab().toImage() != before)  # it says that the picture is late
    assert not window.has_picture
    x, y = ball()
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=window.view.to_view(x + 30, y).toPoint())
    assert not_none(window.workspace.document.track.point(FRAME)).x == pytest.approx(x + 30, abs=2)
    assert str(FRAME) in window.notices.text
    slow.set()
    wait_until(lambda: window.has_picture)


def test_late_picture_is_named_at_any_frame(window: MainWindow) -> None:
    patience = window.view_controller._late.interval()
    go_to(window, FRAME + 40)
    assert window.view_controller._late.interval() == patience


def test_click_before_next_paint_counts_for_shown_frame(window: MainWindow) -> None:
    shown, x, y = window.view.frame, *ball()
    window.view.show_frame(replace(not_none(shown), index=FRAME + 1, wanted=FRAME + 1))
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=window.view.to_view(x + 30, y).toPoint())
    assert not_none(window.workspace.document.track.point(FRAME)).x == pytest.approx(x + 30, abs=2)


def test_follow_key_is_remembered_as_a_setting(window: MainWindow) -> None:
    x, y = ball()
    window.edit_controller.place(FRAME, x, y)
    window.view.show_around(x + 400, y, 4.0)
    assert not window.view.rect().contains(window.view.to_view(x, y).toPoint())
    press(window, Qt.Key.Key_F, SHIFT)
    assert window.workspace.preferences.value.playback.follow_ball
    wait_until(lambda: window.view.rect().contains(window.view.to_view(x, y).toPoint()))
    window.workspace.preferences.update(PLAYBACK, follow_ball=False)
    assert not window.registry["follow_ball"].isChecked()


def dark_video(folder: Path, *, black_first: int) -> Path:
    """Return a picture at an eighth of its brightness, after some black frames."""

    def paint(number: int, width: int, height: int) -> Picture:
        bright = np.zeros_like if number < black_first else np.asarray
        return np.asarray(bright(numbered(number, width, height)) // 8, np.uint8)

    return make(Clip("dark.mp4", n_frames=20), folder, paint)


@pytest.mark.parametrize("black_first", [0, 1])
def test_for_a_dark_video_it_is_offered_to_lift_the_shadows(
    qapp: QApplication, tmp_path: Path, black_first: int
) -> None:
    with shown_with(qapp, dark_video(tmp_path, black_first=black_first)) as window:
        go_to(window, 5)
        offer = window.notices.text
        assert offer
        before = brightness_of(window)
        QTest.mouseClick(window.notices.buttons[0], Qt.MouseButton.LeftButton)
        assert brightness_of(window) > 2 * before
        go_to(window, 6)
        assert window.notices.text != offer, "once a video"


def test_for_a_bright_video_nothing_is_offered(window: MainWindow) -> None:
    assert window.notices.text == ""


def brightness_of(window: MainWindow) -> float:
    """Return the mean brightness of the middle of the picture, 0 to 255."""
    shot, middle = window.view.grab().toImage(), window.view.rect().center()
    spots = [shot.pixelColor(middle.x() + dx, middle.y() + dy) for dx in range(-60, 61, 20) for dy in (-20, 0, 20)]
    return sum(spot.red() for spot in spots) / len(spots)
