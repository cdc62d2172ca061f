"""Who made a hit, corrected by key in the real window: shown, kept for its neighbours, undone."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from narrowing import not_none
from qt import wait_until
from rallytrace.analysis.facts.players import HITTERS
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.lists import PlacedHitter
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.ui.main_window.window import MainWindow
from stroke_rally import COURT, EVENTS, path
from windows import go_to, press, shown_with

CTRL, SHIFT, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier(0)


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window in event mode, over a rally with a court and without poses."""
    with shown_with(qapp) as window:
        document, whole = window.workspace.document, path()
        rows = make_rows(whole.shape[1], State.NO_BALL, Source.PREDICTED)
        for frame in np.flatnonzero(np.isfinite(whole[0])).tolist():
            x, y = whole[:, frame].tolist()
            rows[frame] = make_rows(1, State.VISIBLE, Source.PREDICTED, x=x, y=y)[0]
        document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(len(rows)), rows),)))
        for event in EVENTS:
            document.edit(not_none(edits.mark_event(document.track, event.frame, event.kind)))
        document.edit(not_none(edits.place_court(document.track, COURT)))
        press(window, Qt.Key.Key_E, CTRL | SHIFT)
        wait_for(window, ["near", "far", "near"])
        yield window


def wait_for(window: MainWindow, ends: list[str]) -> None:
    wait_until(lambda: [hit.end for hit in window.context.facts[HITTERS].values()] == ends)


def placed(window: MainWindow) -> tuple[PlacedHitter, ...]:
    return window.workspace.document.track.hitters


def test_key_gives_hit_to_other_player_and_undo_restores(window: MainWindow) -> None:
    go_to(window, 46)  # a frame beside the hit
    press(window, Qt.Key.Key_X)
    assert placed(window) == (PlacedHitter(45, "near"),)
    wait_until(lambda: window.context.facts[HITTERS][45].end == "near")
    go_to(window, 45)
    assert window.view.event_at(45) == "Hit, near player (set by hand), set by hand"
    press(window, Qt.Key.Key_Z, CTRL)
    assert placed(window) == ()
    wait_for(window, ["near", "far", "near"])


def test_key_at_last_player_restores_found_hitter(window: MainWindow) -> None:
    go_to(window, 75)
    press(window, Qt.Key.Key_X)
    assert placed(window) == (PlacedHitter(75, "far"),)
    wait_until(lambda: window.context.facts[HITTERS][75].side.by_hand)
    press(window, Qt.Key.Key_X)
    assert placed(window) == ()


def test_without_a_hit_no_player_is_set(window: MainWindow) -> None:
    go_to(window, 110)
    press(window, Qt.Key.Key_X)
    assert placed(window) == ()


def menu_at(window: MainWindow, frame: int) -> dict[str, QAction]:
    """Return the items of the menu that a right click opens at a frame, none without a menu."""
    go_to(window, frame)
    QTest.mouseClick(window.view, Qt.MouseButton.RightButton, NONE, QPoint(40, 40))
    menu = QApplication.activePopupWidget()
    return {action.text(): action for action in menu.actions()} if isinstance(menu, QMenu) else {}


def choose(items: dict[str, QAction], text: str) -> None:
    items[text].trigger()
    not_none(QApplication.activePopupWidget()).close()


def test_menu_of_picture_sets_hitter_and_undo_restores(window: MainWindow) -> None:
    items = menu_at(window, 46)
    assert [text for text, action in items.items() if action.isChecked()] == ["The far player"]
    assert not items["As &found by the program"].isEnabled()
    choose(items, "The near player")
    assert placed(window) == (PlacedHitter(45, "near"),)
    wait_until(lambda: window.context.facts[HITTERS][45].end == "near")
    choose(menu_at(window, 45), "As &found by the program")
    assert placed(window) == ()
    press(window, Qt.Key.Key_Z, CTRL)
    press(window, Qt.Key.Key_Z, CTRL)
    assert placed(window) == ()
    wait_for(window, ["near", "far", "near"])


def test_right_click_elsewhere_still_marks_no_ball(window: MainWindow) -> None:
    assert menu_at(window, 60) == {}
    assert window.workspace.document.track.layer(Layer.HUMAN)["state"][60] == State.NO_BALL
    press(window, Qt.Key.Key_E, CTRL | SHIFT)  # ends event mode
    assert menu_at(window, 45) == {}
