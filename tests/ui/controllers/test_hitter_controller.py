"""Who made a hit, corrected by key in the real window: shown, kept for its neighbours, undone."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

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

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


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
            edit = edits.mark_event(document.track, event.frame, event.kind)
            assert edit is not None
            document.edit(edit)
        court = edits.place_court(document.track, COURT)
        assert court is not None
        document.edit(court)
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
