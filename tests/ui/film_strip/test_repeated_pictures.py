"""Test repeated pictures in the real window: one cell, one click, one review item."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from lobs import flight, predicted_of, unseen
from narrowing import not_none
from qt import wait_until
from rallytrace.session.document import RunStep
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer, State
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.main_window.window import MainWindow
from windows import go_to, press, shown_with

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PAIR = 67
"""A frame that repeats the picture of the frame before; the ball is missed in both."""


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window over lobs, every sixth picture of which repeats the one before.

    In two of them a ball is missed.
    """
    with shown_with(qapp) as window:
        workspace = window.workspace
        track = workspace.document.track
        pictures = np.arange(track.n_frames) * 5 // 6
        seen = predicted_of(flight(track.n_frames)[:, pictures])
        seen["repeats"] = np.diff(pictures, prepend=-1) == 0
        assert seen["repeats"][PAIR]
        for first in (PAIR - 1, PAIR + 59):
            unseen(seen, slice(first, first + 2))
        change = track.change(Layer.PREDICTED, range(track.n_frames), seen)
        workspace.document.edit(Edit("Track", (change,), RunStep(1)))
        wait_until(lambda: not workspace.review.busy)
        workspace.review.flush()
        workspace.review.set_threshold(0.1)
        yield window


@pytest.fixture
def strip(window: MainWindow) -> FilmStrip:
    """Return the strip of the pair's item."""
    item = next(item for item in window.workspace.review.shown if PAIR in item.frames)
    window.context.walk.go_to_item(item)
    strip = window.docks.panel(FilmStrip)
    wait_until(lambda: strip.isVisible() and all(map(strip.cells.has_picture, strip.frames)))
    return strip


def click(strip: FilmStrip, frame: int, button: Qt.MouseButton) -> None:
    QTest.mouseClick(strip, button, pos=not_none(strip.cells.view(frame)).box.center().toPoint())


def test_a_pair_is_one_item_and_n_goes_to_the_next_one(window: MainWindow) -> None:
    shown = window.workspace.review.shown
    assert [item for item in shown if {PAIR - 1, PAIR} & set(item.frames)] == [
        item for item in shown if {PAIR - 1, PAIR} <= set(item.frames)
    ]
    visited = []
    for _ in shown:
        press(window, Qt.Key.Key_N)
        visited.append(window.workspace.frame)
    assert len({PAIR - 1, PAIR} & set(visited)) == 1
    assert len(set(visited)) == len(shown)


def test_a_pair_has_one_cell_and_the_strip_is_full(strip: FilmStrip) -> None:
    assert strip.cells.rect(PAIR) == strip.cells.rect(PAIR - 1)
    assert PAIR in strip.frames
    assert PAIR not in strip.pictures
    assert strip.cells.facts(PAIR - 1).caption == f"{PAIR - 1} +1"
    cells = [strip.cells.rect(frame) for frame in strip.pictures]
    assert len({(cell.x(), cell.y()) for cell in cells}) == len(cells)
    assert len(strip.frames) > len(cells) >= 9
    assert all(
        strip.cells.frame_at(cell.center().toPointF()) == frame
        for cell, frame in zip(cells, strip.pictures, strict=True)
    )


def test_click_in_cell_sets_both_frames_of_a_repeat(window: MainWindow, strip: FilmStrip) -> None:
    items = len(window.workspace.review.shown)
    click(strip, PAIR - 1, LEFT)
    human = window.workspace.document.track.layer(Layer.HUMAN)[PAIR - 1 : PAIR + 1]
    assert human["state"].tolist() == [State.VISIBLE] * 2
    assert human[0] == human[1]
    wait_until(lambda: not window.workspace.review.busy)
    window.workspace.review.flush()
    assert not any(PAIR in item.frames or PAIR - 1 in item.frames for item in window.workspace.review.shown)
    assert len(window.workspace.review.shown) < items
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not window.workspace.document.track.layer(Layer.HUMAN)["state"].any()


def test_key_on_second_frame_applies_to_both(window: MainWindow, strip: FilmStrip) -> None:
    go_to(window, PAIR)
    assert strip.cells.has_picture(PAIR)
    press(window, Qt.Key.Key_X)
    states = window.workspace.document.track.layer(Layer.HUMAN)["state"][PAIR - 2 : PAIR + 2].tolist()
    assert states == [State.UNSET, State.NO_BALL, State.NO_BALL, State.UNSET]
