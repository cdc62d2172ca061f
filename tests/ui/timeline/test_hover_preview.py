from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from mouse import move_mouse
from qt import put_on_screen, wait_until
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.session.pictures.frames import Thumbnail
from rallytrace.track.geometry import Size
from rallytrace.ui.timeline.strip import EDGE_WIDTH_PX, GUTTER_WIDTH_PX, Strip
from rallytrace.ui.timeline.timeline import Timeline
from windows import shown_with

RED = "#c81414"


class Window(QWidget):
    """A timeline of 1000 frames, a pixel each, under a picture; and what it asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.document = Document(self)
        self.document.open(1000)
        self.timeline = Timeline(self.document, LiveFacts(self.document, parent=self), self)
        self.timeline.set_video(Size(1280, 720), 50.0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(QWidget(self), 1)
        column.addWidget(self.timeline)
        self.asked: list[tuple[int | None, bool]] = []
        self.timeline.thumbnail_requested.connect(self._note)
        self.resize(GUTTER_WIDTH_PX + 1000 + EDGE_WIDTH_PX, 600)
        put_on_screen(self)

    def _note(self, frame: int | None, exact: bool) -> None:
        self.asked.append((frame, exact))

    @property
    def popup_rect(self) -> QRect:
        return self.timeline.preview.geometry()


@pytest.fixture
def window(qapp: QApplication) -> Window:
    assert qapp is not None
    return Window()


def strip(timeline: Timeline) -> Strip:
    return next(strip for strip in timeline.strips if strip.name == "State")


def point_at(timeline: Timeline, x: int, button: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    move_mouse(strip(timeline), QPoint(GUTTER_WIDTH_PX + x, 30), held=button)


def shown(window: Window) -> bool:
    return window.timeline.preview.isVisible()


def a_thumbnail(frame: int) -> Thumbnail:
    return Thumbnail(frame, np.full((108, 192, 3), (200, 20, 20), np.uint8))


def test_moving_mouse_shows_near_frame_and_rest_exact_one(window: Window) -> None:
    for x in (300, 310, 320):
        point_at(window.timeline, x)
    assert window.asked == [(300, False), (310, False), (320, False)]
    wait_until(lambda: window.asked[-1] == (320, True))
    assert len(window.asked) == 4


def test_it_stands_above_the_timeline_and_within_the_window(window: Window) -> None:
    for x in (500, 2, 997):
        point_at(window.timeline, x)
        wait_until(lambda: shown(window))
        assert window.rect().contains(window.popup_rect)
        assert window.popup_rect.bottom() < window.timeline.geometry().top()
        assert abs(window.popup_rect.center().x() - GUTTER_WIDTH_PX - x) <= 110
    point_at(window.timeline, 500)
    assert abs(window.popup_rect.center().x() - GUTTER_WIDTH_PX - 500) <= 2


def test_a_mouse_that_only_passes_is_not_shown_anything(window: Window) -> None:
    point_at(window.timeline, 500)
    assert not shown(window)
    QApplication.sendEvent(strip(window.timeline), QEvent(QEvent.Type.Leave))
    assert window.asked[-1] == (None, False)
    assert not window.timeline.preview._patience.isActive()


def test_the_picture_of_the_frame_is_shown_and_no_other(window: Window) -> None:
    point_at(window.timeline, 500)
    wait_until(lambda: shown(window))
    middle = window.timeline.preview.rect().center()
    window.timeline.show_thumbnail(400, a_thumbnail(400))
    assert window.timeline.preview.grab().toImage().pixelColor(middle) != QColor(RED)
    window.timeline.show_thumbnail(500, a_thumbnail(500))
    assert window.timeline.preview.grab().toImage().pixelColor(middle) == QColor(RED)


def test_nearby_frame_picture_is_paler(window: Window) -> None:
    point_at(window.timeline, 500)
    wait_until(lambda: shown(window))
    middle, seen = window.timeline.preview.rect().center(), []
    for index in (None, 498, 500):
        if index is not None:
            window.timeline.show_thumbnail(500, a_thumbnail(index))
        seen.append(window.timeline.preview.grab().toImage().pixelColor(middle).name())
    assert len(set(seen)) == 3


def test_a_hand_on_the_timeline_sees_the_large_picture_alone(window: Window) -> None:
    point_at(window.timeline, 500)
    wait_until(lambda: shown(window))
    QTest.mousePress(strip(window.timeline), Qt.MouseButton.LeftButton, pos=QPoint(GUTTER_WIDTH_PX + 500, 30))
    assert not shown(window)
    assert window.asked[-1] == (None, False)
    before = len(window.asked)
    point_at(window.timeline, 520, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(strip(window.timeline), Qt.MouseButton.LeftButton, pos=QPoint(GUTTER_WIDTH_PX + 520, 30))
    assert not shown(window)
    assert len(window.asked) == before
    point_at(window.timeline, 530)
    assert window.asked[-1:] == [(530, False)]


def test_beside_a_damaged_frame_it_is_written_that_it_is_damaged(window: Window) -> None:
    window.timeline.set_damaged((range(490, 510),))
    captions = []
    for x in (480, 500):
        point_at(window.timeline, x)
        wait_until(lambda: shown(window))
        captions.append(window.timeline.preview._caption)
    assert ["damaged" in caption for caption in captions] == [False, True]


def test_unindexed_frames_have_no_preview(window: Window) -> None:
    window.timeline.set_indexed(1000, 2000)
    point_at(window.timeline, 900)
    assert window.asked == []


@pytest.fixture
def demo(qapp: QApplication) -> Iterator[Timeline]:
    """Yield the timeline of the real window, with the demo rally open."""
    with shown_with(qapp) as window:
        yield window.timeline


def test_in_the_window_it_shows_the_frame_under_the_mouse(demo: Timeline) -> None:
    point_at(demo, 500)
    wait_until(demo.preview.isVisible)
    wait_until(lambda: len(colours_of(demo.preview.grab().toImage())) > 100)


def colours_of(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
