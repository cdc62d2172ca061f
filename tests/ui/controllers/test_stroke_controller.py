"""Strokes in the real window: found by the network that ships, shown, named by keys, undone."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qt import wait_until
from rallytrace.analysis.facts.events import EVENTS as SHOWN_EVENTS
from rallytrace.analysis.facts.strokes import STROKES, unsure_strokes
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.session.document import RunStep
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.lists import Event, EventKind, PlacedStroke
from rallytrace.track.poses import PoseRows
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.event_panel import EventPanel
from stroke_rally import COURT, EVENTS, path, poses
from windows import go_to, press, shown_with

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window in event mode, over a video in which a rally's events are set by hand."""
    with shown_with(qapp) as window:
        document, whole = window.workspace.document, path()
        rows = make_rows(whole.shape[1], State.NO_BALL, Source.PREDICTED)
        for frame in np.flatnonzero(np.isfinite(whole[0])).tolist():
            x, y = whole[:, frame].tolist()
            rows[frame] = make_rows(1, State.VISIBLE, Source.PREDICTED, x=x, y=y)[0]
        document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(len(rows)), rows),), RunStep(1)))
        for event in EVENTS:
            do(window, edits.mark_event(document.track, event.frame, event.kind))
        press(window, Qt.Key.Key_E, CTRL | SHIFT)
        wait_until(lambda: not window.context.facts.is_busy(SHOWN_EVENTS))
        yield window


def do(window: MainWindow, edit: Edit | None) -> None:
    assert edit is not None
    window.workspace.document.edit(edit)


def strokes(window: MainWindow) -> dict[int, Stroke]:
    return dict(window.context.facts[STROKES])


def placed(window: MainWindow) -> tuple[PlacedStroke, ...]:
    return window.workspace.document.track.strokes


def see_court_and_players(window: MainWindow) -> None:
    do(window, edits.place_court(window.workspace.document.track, COURT))
    found = poses()
    window.workspace.document.project.add_poses(PoseRows(*_all_of(found.select(range(1000)))))
    wait_until(lambda: len(strokes(window)) == 3)


def _all_of(rows: PoseRows) -> tuple[np.ndarray, np.ndarray]:
    return rows.frames, rows.rows


def test_with_a_court_and_players_every_hit_is_named(window: MainWindow) -> None:
    see_court_and_players(window)
    found = strokes(window)
    assert [found[event.frame].side for event in EVENTS[:3]] == ["near", "far", "near"]
    assert found[20].name is StrokeGroup.SHORT_SERVICE
    assert all(0 < stroke.probability < 1 for stroke in found.values())
    go_to(window, 45)
    assert window.stroke_controller.layer.words == (found[45].words.capitalize(),)


def test_key_names_stroke_and_undo_restores_found_name(window: MainWindow) -> None:
    see_court_and_players(window)
    before = strokes(window)[75]
    go_to(window, 76)  # a frame beside the hit
    press(window, Qt.Key.Key_M if before.name is not StrokeGroup.SMASH else Qt.Key.Key_C)
    named = strokes(window)[75]
    assert named.by_hand
    assert named.name is not before.name
    press(window, Qt.Key.Key_Z, CTRL)
    assert strokes(window)[75] == before


def test_the_same_key_once_more_takes_the_name_back(window: MainWindow) -> None:
    go_to(window, 45)
    press(window, Qt.Key.Key_R)
    assert placed(window) == (PlacedStroke(45, StrokeGroup.DROP),)
    press(window, Qt.Key.Key_R)
    assert placed(window) == ()


def test_a_name_stays_when_the_video_is_tracked_again(window: MainWindow) -> None:
    go_to(window, 45)
    press(window, Qt.Key.Key_V)
    document = window.workspace.document
    rows = make_rows(5, State.NO_BALL, Source.PREDICTED)
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(5), rows),), RunStep(2)))
    assert strokes(window)[45].name is StrokeGroup.DRIVE


def test_in_tennis_the_key_names_its_stroke(window: MainWindow) -> None:
    window.workspace.set_sport(Sport.TENNIS)
    go_to(window, 45)
    press(window, Qt.Key.Key_V)
    assert placed(window) == (PlacedStroke(45, RacketStroke.VOLLEY),)
    press(window, Qt.Key.Key_N)  # no net shots there
    assert placed(window) == (PlacedStroke(45, RacketStroke.VOLLEY),)


def test_frame_without_hit_names_no_stroke(window: MainWindow) -> None:
    go_to(window, 110)
    assert Event(110, EventKind.LANDING) in window.context.facts[SHOWN_EVENTS]
    press(window, Qt.Key.Key_M)
    assert placed(window) == ()


def test_the_review_asks_for_the_least_sure_stroke_first(window: MainWindow) -> None:
    see_court_and_players(window)
    queue = unsure_strokes(window.context.facts)
    assert [stroke.probability for stroke in queue] == sorted(stroke.probability for stroke in queue)
    go_to(window, 0)
    press(window, Qt.Key.Key_U)
    assert window.workspace.frame == (queue[0].frame if queue else 0)


def test_the_events_panel_and_the_timeline_say_the_stroke(window: MainWindow) -> None:
    window.registry["panel_events"].trigger()
    go_to(window, 45)
    press(window, Qt.Key.Key_P)
    panel = window.docks.panel(EventPanel)
    wait_until(lambda: panel.model.strokes and panel.model.rowCount())
    said = [panel.model.data(panel.model.index(row, 0)) for row in range(panel.model.rowCount())]
    assert any("Push" in str(words) and "named by you" in str(words) for words in said)
    assert window.timeline.view.strokes[45].name is StrokeGroup.PUSH
