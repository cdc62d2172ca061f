"""The court panel and the events in km/h, in the real window over a rally that is flown by the laws of physics."""

import string
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import clipmaker
from court_cameras import broadcast_camera
from flown_rally import EVENTS, PLACES, SPORT, seen
from narrowing import not_none
from poses import standing_at
from pseudo_language import pseudo_language, unmarked, untranslated
from qt import wait_until
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.fills.fill import Method
from rallytrace.analysis.shots.shot_metrics import ObservedPath, measure_rally
from rallytrace.session.document import RunStep
from rallytrace.track import edits
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.detections import Source
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.edits import Edit
from rallytrace.track.lists import EventsChange, Rally
from rallytrace.track.poses import PoseRows
from rallytrace.track.track import Layer, State, make_rows, positions
from rallytrace.ui.controllers.fill_controller import fill_action
from rallytrace.ui.court.court_panel import CourtPanel, Shown, marks_of
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.match.measures import event_measures
from rallytrace.ui.panels.event_panel import EventPanel
from windows import go_to, press, shown_with

SHIFT = Qt.KeyboardModifier.ShiftModifier
SIZE = (1280, 720)


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = clipmaker.Clip("clip.mp4", n_frames=EVENTS[-1].frame + 10, width=SIZE[0], height=SIZE[1], rate=50)
    grey = np.full((SIZE[1], SIZE[0], 3), 150, np.uint8)
    return clipmaker.make(made, tmp_path_factory.mktemp("clip"), lambda _i, _width, _height: grey)


@pytest.fixture
def window(qapp: QApplication, clip: Path, tmp_path: Path) -> Iterator[MainWindow]:
    """Yield the window with the ball of such a rally and its events."""
    copy = tmp_path / clip.name
    copy.write_bytes(clip.read_bytes())
    with shown_with(qapp, copy) as window:
        document = window.workspace.document
        pixels = seen().pixels
        rows = make_rows(document.track.n_frames, State.NO_BALL, Source.PREDICTED)
        for frame in np.flatnonzero(np.isfinite(pixels[0])).tolist():
            x, y = pixels[:, frame].tolist()
            rows[frame] = make_rows(1, State.VISIBLE, Source.PREDICTED, x=x, y=y)[0]
        change = document.track.change(Layer.PREDICTED, range(len(rows)), rows)
        document.edit(Edit("Track", (change,), RunStep(1)))
        document.edit(Edit("Events", (EventsChange((), EVENTS),)))
        yield window


def set_court(window: MainWindow) -> None:
    court = CourtCalibration.of_map(broadcast_camera(SPORT).floor_map, SPORT)
    window.workspace.document.edit(not_none(edits.place_court(window.workspace.document.track, court)))


def open_panel(window: MainWindow) -> CourtPanel:
    press(window, Qt.Key.Key_F6, SHIFT)
    panel = window.docks.panel(CourtPanel)
    wait_until(lambda: not panel.visibleRegion().isEmpty())
    return panel


def test_without_a_court_the_panel_leads_to_setting_it(window: MainWindow) -> None:
    panel = open_panel(window)
    wait_until(lambda: panel.empty.isVisible() and bool(panel.empty.text()))
    panel.empty.linkActivated.emit("set")
    assert window.court_controller.on


def test_a_click_on_the_flight_goes_to_its_frame(window: MainWindow) -> None:
    set_court(window)
    panel = open_panel(window)
    window.workspace.playhead.seek(EVENTS[1].frame)
    wait_until(lambda: bool(window.context.facts[SHOTS]))
    frame = EVENTS[2].frame + 20
    (rally,) = window.context.facts[SHOTS]
    x, y, _ = rally.fit.position_at(window.workspace.times[[frame]])[0].tolist()
    place = panel.view.plan.from_above(x, y)
    wait_until(lambda: panel.view.frame_at(place) is not None)
    QTest.mouseClick(panel.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place.toPoint())
    assert abs(window.workspace.frame - frame) <= 3


def find_arcs(window: MainWindow) -> None:
    set_court(window)
    wait_until(lambda: bool(window.context.facts[SHOTS]))


def test_converted_video_is_measured_by_picture_times(window: MainWindow) -> None:
    document, info, seconds = window.workspace.document, window.workspace.info, window.workspace.times
    assert info is not None
    rows = document.track.layer(Layer.PREDICTED).copy()
    repeats = np.zeros(len(rows), np.bool_)
    repeats[6::6] = True
    times = distinct_times(seconds, repeats)
    for name, pixels in zip(("x", "y"), seen().pixels, strict=True):
        rows[name] = np.interp(times, seconds, pixels)
    rows["state"] = np.where(np.isfinite(rows["x"]), State.VISIBLE, State.NO_BALL)
    rows["repeats"] = repeats
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(len(rows)), rows),), RunStep(2)))
    open_panel(window)
    find_arcs(window)
    path = ObservedPath(np.where(repeats, np.nan, positions(rows)), times, info.size.width)
    flown = measure_rally(EVENTS, path, not_none(document.track.courts[0].camera(info.size)), SPORT)
    (found,) = window.context.facts[SHOTS]
    assert flown is not None
    assert flown.shots[2].speed is not None
    assert found.shots == flown.shots


def test_all_rallies_are_hits_and_landings_to_click_on(window: MainWindow) -> None:
    panel = open_panel(window)
    find_arcs(window)
    QTest.keyClick(panel.choice, Qt.Key.Key_Down)
    panel.choice.kind_chosen.emit(Shown.MATCH)
    landing = marks_of(window.context.facts[SHOTS])[-1]
    assert landing.frame == EVENTS[-1].frame
    place = panel.view.plan.from_above(*landing.place[:2])
    QTest.mouseClick(panel.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place.toPoint())
    assert window.workspace.frame == landing.frame


def test_panel_and_measures_are_shown_in_the_language(window: MainWindow) -> None:
    with pseudo_language():
        panel = open_panel(window)
        window.workspace.playhead.seek(EVENTS[1].frame)
        wait_until(lambda: bool(panel.empty.text()))
        assert untranslated(panel) == []
        find_arcs(window)
        wait_until(lambda: bool(panel.note.text()))
        assert unmarked(panel.note.text()) == ""
        panel.choice.kind_chosen.emit(Shown.MATCH)
        assert unmarked(panel.note.text()) == ""
        measures = event_measures(window.context.facts[SHOTS], EVENTS)
        left = [unmarked(full) for _, full in measures.values()]
        assert set("".join(left)) & set(string.ascii_letters) == set("kmh")


def test_only_listed_hits_are_drawn_and_clickable(
    window: MainWindow,
) -> None:
    panel = open_panel(window)
    find_arcs(window)
    press(window, Qt.Key.Key_F9, SHIFT)
    events = window.docks.panel(EventPanel)
    wait_until(lambda: events.model.rowCount() == len(EVENTS))
    events.words.setText("event = serve")
    (hit,) = events.model.rows
    press(window, Qt.Key.Key_F6, SHIFT)
    panel.choice.kind_chosen.emit(Shown.LISTED)
    (mark,) = [mark for mark in panel.view._marks if mark.shot is None]
    assert mark.frame == hit.frame
    place = panel.view.plan.from_above(*not_none(mark.end)[:2])
    QTest.mouseClick(panel.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place.toPoint())
    assert window.workspace.frame == hit.frame


def test_selected_rally_shows_its_shots_from_the_start(window: MainWindow) -> None:
    last = window.workspace.document.track.n_frames - 1
    window.workspace.document.edit(edits.name_rally(window.workspace.document.track, Rally("Rally 1", range(last + 1))))
    panel = open_panel(window)
    find_arcs(window)
    assert last > EVENTS[-1].frame
    go_to(window, last)
    (flown,) = window.context.facts[SHOTS]
    wait_until(lambda: panel.view._rally is flown)


def test_this_rally_shows_only_shots_of_the_listed_rally(window: MainWindow) -> None:
    document, last = window.workspace.document, window.workspace.document.track.n_frames - 1
    cut = EVENTS[1].frame
    for rally in (Rally("Rally 1", range(cut)), Rally("Rally 2", range(cut, last + 1))):
        document.edit(edits.name_rally(document.track, rally))
    panel = open_panel(window)
    find_arcs(window)
    (flown,) = window.context.facts[SHOTS]
    for frame, shots in ((1, flown.shots[:1]), (cut - 1, flown.shots[:1]), (cut, flown.shots[1:])):
        go_to(window, frame)
        shown = not_none(panel._rally)
        assert shown.shots == shots
        assert len(shown.events) == len(shots) + 1


def test_map_shows_players_on_court_but_no_umpires(window: MainWindow) -> None:
    set_court(window)
    panel = open_panel(window)
    floor = broadcast_camera(SPORT).floor_map
    player, umpire = floor.to_pixels([(1.0, -4.0), (5.5, 0.0)]).tolist()
    window.workspace.document.project.add_poses(PoseRows.of({0: [standing_at(*player), standing_at(*umpire)]}))
    wait_until(lambda: len(panel.view.feet) > 0)
    np.testing.assert_allclose(panel.view.feet, [(1.0, -4.0)], atol=0.05)


def test_a_flight_is_drawn_where_the_ball_was_seen(window: MainWindow) -> None:
    press(window, Qt.Key.Key_7)
    find_arcs(window)
    window.workspace.playhead.seek((EVENTS[1].frame + EVENTS[2].frame) // 2)
    layer = window.shot_controller.layer
    wait_until(lambda: any(shot.frames.start == EVENTS[1].frame for shot in layer.shots))
    shot = next(shot for shot in layer.shots if shot.frames.start == EVENTS[1].frame)
    assert "km/h" in shot.speed
    ball = seen().pixels.T[shot.frames.start + 2 : shot.frames.stop - 2]
    assert np.nanmedian(np.linalg.norm(shot.path[2:-2] - ball, axis=1)) < 3


def test_landing_is_marked_around_its_place(window: MainWindow) -> None:
    press(window, Qt.Key.Key_7)
    find_arcs(window)
    window.workspace.playhead.seek(EVENTS[-1].frame)
    layer = window.shot_controller.layer
    wait_until(lambda: any(shot.landing is not None for shot in layer.shots))
    landing = next(shot.landing for shot in layer.shots if shot.landing is not None)
    place = broadcast_camera(SPORT).project(PLACES[-1])
    assert (landing.min(axis=0) - 8 < place).all()
    assert (place < landing.max(axis=0) + 8).all()


def test_without_a_court_the_events_lead_to_setting_it(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F9, SHIFT)
    panel = window.docks.panel(EventPanel)
    wait_until(panel.court_hint.isVisible)
    panel.court_hint.linkActivated.emit("court")
    assert window.court_controller.on
    press(window, Qt.Key.Key_Escape)
    set_court(window)
    wait_until(lambda: not panel.court_hint.isVisible())


def test_events_have_speed_only_with_a_court(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F9, SHIFT)
    panel = window.docks.panel(EventPanel)
    wait_until(lambda: len(panel.model.rows) == len(EVENTS))
    assert not panel.model.measures
    set_court(window)
    hit = EVENTS[1].frame
    wait_until(lambda: "km/h" in panel.model.measures.get(hit, ("",))[0])
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait_until(lambda: not panel.model.measures)


def test_gap_with_hit_is_filled_along_shots_in_3d(window: MainWindow) -> None:
    document, gap = window.workspace.document, range(EVENTS[2].frame - 5, EVENTS[2].frame + 6)
    rows = make_rows(len(gap), State.NO_BALL, Source.PREDICTED)
    document.edit(Edit("Gap", (document.track.change(Layer.PREDICTED, gap, rows),), RunStep(2)))
    set_court(window)
    window.workspace.playhead.seek(gap[3])
    press(window, Qt.Key.Key_F)
    preview = window.fill_controller.preview
    wait_until(lambda: preview.fills[-1].offered)
    assert preview.chosen is Method.SPACE
    QTest.keySequence(window.view, fill_action(Method.SPACE).keys[0])
    press(window, Qt.Key.Key_Return)
    wait_until(lambda: preview.frames is None)
    filled = positions(document.track.shown_rows(gap.start, gap.stop))
    assert np.hypot(*(filled - seen().pixels[:, gap.start : gap.stop])).max() < 10
