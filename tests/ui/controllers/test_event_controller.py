"""Events and rallies by hand, in the real window: keys of event mode, the walk, rallies, non-play ranges."""

import csv
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from court_cameras import court_from
from found_events import find_label_events
from narrowing import not_none
from program import light_rally
from qt import wait_until
from rally_paths import climbing
from rallytrace.analysis.facts.events import EVENTS, FOUND_EVENTS
from rallytrace.exports.labels import labels_of
from rallytrace.files import paths
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.session.document import RunStep
from rallytrace.session.preferences import Preferences
from rallytrace.settings.sections import TRACKING
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, place_court
from rallytrace.track.lists import Event, EventKind, RalliesChange, Rally
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.tracking.messages import Phase, RunOutcome, RunProgress, RunState
from rallytrace.ui.keyboard.action_spec import SPORT
from rallytrace.ui.main_window.window import MainWindow
from windows import go_to, press, shown_with

CTRL, SHIFT, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier(0)
FRAME = 100
"""Where nothing is found."""


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window with the demo rally, in which the ball has been found where it is."""
    with shown_with(qapp) as window:
        track(window)
        wait_until(lambda: not window.context.facts.is_busy(EVENTS) and window.context.facts[EVENTS])
        go_to(window, FRAME)
        yield window


def track(window: MainWindow) -> None:
    document = window.workspace.document
    said = make_rows(document.track.n_frames, State.NO_BALL, Source.PREDICTED)
    with (paths.resources_dir() / "demo" / "rally_ball.csv").open() as stream:
        for row in csv.DictReader(stream):
            if row["Visibility"] == "1":
                said[int(row["Frame"])] = make_rows(
                    1, State.VISIBLE, Source.PREDICTED, x=float(row["X"]), y=float(row["Y"])
                )[0]
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(len(said)), said),), RunStep(1)))


def fly_on_and_climb(window: MainWindow) -> None:
    document = window.workspace.document
    change = document.track.change(Layer.PREDICTED, range(30), climbing())
    document.edit(Edit("Track", (change,), RunStep(2)))


def choice_of(window: MainWindow, sport: Sport) -> QAction:
    """Return the item of a sport in the menu, which is filled when it is opened."""
    menu = window.registry.menu(SPORT)
    menu.aboutToShow.emit()
    return menu.actions()[list(Sport).index(sport)]


def early_kinds(window: MainWindow) -> set[EventKind]:
    return {event.kind for event in window.context.facts[EVENTS] if event.frame < 30}


def turn_on(window: MainWindow) -> None:
    press(window, Qt.Key.Key_E, CTRL | SHIFT)
    assert window.event_controller.on


def mark(window: MainWindow, first: int, last: int) -> None:
    for frame, key in ((first, Qt.Key.Key_I), (last, Qt.Key.Key_O)):
        window.workspace.playhead.seek(frame)
        press(window, key)


def by_hand(window: MainWindow) -> tuple[Event, ...]:
    return window.workspace.document.track.events


def rallies(window: MainWindow) -> list[Rally]:
    return list(window.workspace.document.track.rallies)


def non_play(window: MainWindow) -> list[range]:
    return list(window.workspace.document.track.non_play)


def test_found_events_follow_the_sport_setting(qapp: QApplication) -> None:
    """Also where that was chosen before the window was there."""
    preferences = Preferences()
    preferences.update("tracking", sport="tennis")
    with shown_with(qapp, preferences=preferences) as window:
        track(window)
        facts, workspace = window.context.facts, window.workspace
        wait_until(lambda: not facts.is_busy(EVENTS) and facts[FOUND_EVENTS])
        labels, size = labels_of(workspace.document.track), not_none(workspace.info).size
        tennis, badminton = (
            find_label_events(labels, workspace.seconds, size, one) for one in (Sport.TENNIS, Sport.BADMINTON)
        )
        assert tennis != badminton
        assert facts[FOUND_EVENTS] == tennis
        workspace.preferences.update("tracking", sport="badminton")
        wait_until(lambda: facts[FOUND_EVENTS] == badminton)


def test_one_sport_is_chosen_and_auto_says_what_it_takes_it_for(window: MainWindow) -> None:
    track(window)
    wait_until(lambda: not window.context.facts.is_busy(EVENTS) and window.context.facts[FOUND_EVENTS])
    decided = choice_of(window, Sport.AUTO).text()
    choice_of(window, Sport.TENNIS).trigger()
    assert choice_of(window, Sport.AUTO).text() != decided
    assert [sport for sport in Sport if choice_of(window, sport).isChecked()] == [Sport.TENNIS]
    assert not_none(choice_of(window, Sport.TENNIS).actionGroup()).isExclusive()


def test_auto_takes_the_sport_of_the_court_and_says_so(window: MainWindow) -> None:
    track(window)
    choice_of(window, Sport.AUTO).trigger()
    document = window.workspace.document
    document.edit(not_none(place_court(document.track, court_from(0, Sport.TENNIS))))
    assert "tennis, judging by the court" in choice_of(window, Sport.AUTO).text()
    document.undo()
    assert "court" not in choice_of(window, Sport.AUTO).text()


# Event mode


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        (Qt.Key.Key_S, EventKind.SERVE),
        (Qt.Key.Key_H, EventKind.HIT),
        (Qt.Key.Key_B, EventKind.BOUNCE),
        (Qt.Key.Key_Y, EventKind.LANDING),
    ],
)
def test_letter_sets_and_removes_event_at_shown_frame(window: MainWindow, key: Qt.Key, kind: EventKind) -> None:
    turn_on(window)
    press(window, key)
    assert by_hand(window) == (Event(FRAME, kind),)
    press(window, key)
    assert by_hand(window) == ()
    press(window, Qt.Key.Key_Z, CTRL)
    assert by_hand(window) == (Event(FRAME, kind),)


def test_another_letter_says_something_else_of_the_frame(window: MainWindow) -> None:
    turn_on(window)
    press(window, Qt.Key.Key_H)
    press(window, Qt.Key.Key_B)
    assert by_hand(window) == (Event(FRAME, EventKind.BOUNCE),)


def test_the_letter_of_a_found_event_denies_it_and_again_says_it(window: MainWindow) -> None:
    hit = next(event for event in window.context.facts[EVENTS] if event.kind is EventKind.HIT)
    turn_on(window)
    go_to(window, hit.frame)
    press(window, Qt.Key.Key_H)
    assert by_hand(window) == (Event(hit.frame, EventKind.NO_EVENT),)
    assert hit not in window.context.facts[EVENTS]
    press(window, Qt.Key.Key_H)
    assert by_hand(window) == (hit,)
    assert hit in window.context.facts[EVENTS]


def test_backspace_says_that_nothing_happens_near_here(window: MainWindow) -> None:
    turn_on(window)
    press(window, Qt.Key.Key_Backspace)
    assert by_hand(window) == ()
    assert window.notices.text == "There is no event here."
    hit = next(event for event in window.context.facts[EVENTS] if event.kind is EventKind.HIT)
    go_to(window, hit.frame + 2)
    press(window, Qt.Key.Key_Backspace)
    assert by_hand(window) == (Event(hit.frame + 2, EventKind.NO_EVENT),)
    assert hit not in window.context.facts[EVENTS]


def test_usual_keys_are_off_only_in_event_mode(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    tones: list[tuple[float, float, float]] = []
    monkeypatch.setattr(window.view, "set_tone", lambda *tone: tones.append(tone))
    letters = (Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_B)
    turn_on(window)
    for key in letters:
        press(window, key)
    assert tones == []
    assert not window.registry["hide_overlays"].isChecked()
    before = by_hand(window)
    press(window, Qt.Key.Key_E, CTRL | SHIFT)
    for key in letters:
        press(window, key)
    assert by_hand(window) == before
    assert len(tones) == 2
    assert window.registry["hide_overlays"].isChecked()


def test_event_mode_and_its_keys_are_shown(window: MainWindow) -> None:
    assert not window.status.mode.isVisible()
    turn_on(window)
    assert window.status.mode.isVisible()
    assert window.registry["event_mode"].isChecked()
    for words in ("S serve", "H hit", "B bounce", "Y landing"):
        assert words in window.status.mode.text()
    assert "Ctrl+Shift+E ends it" in window.status.mode.text()
    press(window, Qt.Key.Key_E, CTRL | SHIFT)
    assert not window.status.mode.isVisible()


def test_the_letters_are_those_of_the_settings(window: MainWindow) -> None:
    window.workspace.preferences.set_keys({"event_hit": ("K",), "event_serve": ("Ctrl+H",)})
    turn_on(window)
    assert "K hit" in window.status.mode.text()
    press(window, Qt.Key.Key_K)
    assert by_hand(window) == (Event(FRAME, EventKind.HIT),)
    press(window, Qt.Key.Key_H)
    assert by_hand(window) == (Event(FRAME, EventKind.HIT),)


def test_chosen_sport_of_a_video_is_remembered(window: MainWindow) -> None:
    workspace = window.workspace
    fly_on_and_climb(window)
    choice_of(window, Sport.TENNIS).trigger()
    wait_until(lambda: not window.context.facts.is_busy(EVENTS) and EventKind.BOUNCE in early_kinds(window))
    workspace.preferences.update(TRACKING, sport="badminton")
    assert choice_of(window, Sport.TENNIS).isChecked()
    assert EventKind.BOUNCE in early_kinds(window)
    video = not_none(workspace.info).path
    workspace.close_video()
    assert choice_of(window, Sport.BADMINTON).isChecked()
    assert not choice_of(window, Sport.TENNIS).isEnabled()
    workspace.open(video)
    wait_until(lambda: choice_of(window, Sport.TENNIS).isChecked())
    assert workspace.sport is Sport.TENNIS


def test_picture_shows_event_of_frame_and_its_source(window: MainWindow) -> None:
    at = window.view.event_at
    found = next(event for event in window.context.facts[EVENTS] if event.frame > FRAME)
    assert at(found.frame) == f"{found.kind.value.capitalize()}, found"
    assert at(FRAME) == ""
    turn_on(window)
    press(window, Qt.Key.Key_B)
    assert at(FRAME) == "Bounce, set by hand"
    go_to(window, found.frame)
    press(window, Qt.Key.Key_Backspace)
    assert at(found.frame) == ""


def test_no_event_is_found_where_user_says_no_ball(window: MainWindow) -> None:
    event = next(event for event in window.context.facts[EVENTS] if event.frame > FRAME)
    go_to(window, event.frame)
    press(window, Qt.Key.Key_X)
    wait_until(lambda: not window.context.facts.is_busy(EVENTS) and event not in window.context.facts[EVENTS])
    document, info = window.workspace.document, window.workspace.info
    assert info is not None
    assert event.frame not in [one.frame for one in window.context.facts[EVENTS]]
    assert window.context.facts[FOUND_EVENTS] == find_label_events(
        labels_of(document.track), window.workspace.seconds, info.size
    )


def test_event_mode_ends_with_the_video(window: MainWindow) -> None:
    turn_on(window)
    window.workspace.document.note_export()
    window.workspace.close_video()
    assert not window.event_controller.on
    assert not window.registry["event_mode"].isChecked()
    assert window.context.facts[EVENTS] == ()


def test_two_actions_with_one_key_are_said_to_have_it(window: MainWindow) -> None:
    window.workspace.preferences.set_keys({"pause": ("G",)})
    press(window, Qt.Key.Key_G)
    assert window.notices.text.startswith("Two actions have the key G: 'Pause' and 'Go to'.")
    assert window.has_picture


# What is found, and the walk


def test_found_events_on_timeline_follow_the_points(window: MainWindow) -> None:
    on_timeline = window.timeline.view.event_frames.tolist()
    assert on_timeline == [event.frame for event in window.context.facts[FOUND_EVENTS]]
    hit = next(event for event in window.context.facts[EVENTS] if event.kind is EventKind.HIT)
    mark(window, max(hit.frame - 40, 0), hit.frame + 40)
    press(window, Qt.Key.Key_X, SHIFT)
    wait_until(lambda: not window.context.facts.is_busy(EVENTS) and hit not in window.context.facts[EVENTS])
    assert hit.frame not in window.timeline.view.event_frames


def test_next_event_reports_when_there_is_none(window: MainWindow) -> None:
    frames = [event.frame for event in window.context.facts[EVENTS]]
    window.workspace.playhead.seek(0)
    walked = []
    for _ in frames:
        press(window, Qt.Key.Key_PageDown, CTRL)
        walked.append(window.workspace.frame)
    assert walked == [frame for frame in frames if frame > 0][: len(walked)]
    press(window, Qt.Key.Key_PageDown, CTRL)
    assert window.notices.text == "There is no event after this frame."
    press(window, Qt.Key.Key_PageUp, CTRL)
    assert window.workspace.frame == walked[-2]


# Rallies and non-play ranges


def test_rallies_are_found_told_and_taken_back(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F, CTRL | SHIFT)
    assert len(rallies(window)) == 1
    assert "1 rally" in window.notices.text
    press(window, Qt.Key.Key_F, CTRL | SHIFT)
    assert window.notices.text == "The same rally was found again."
    press(window, Qt.Key.Key_Z, CTRL)
    assert rallies(window) == []


def test_search_during_a_run_says_to_search_again(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(window.workspace.runs), "busy", True)
    document = window.workspace.document
    nothing = make_rows(document.track.n_frames, State.NO_BALL, Source.PREDICTED)
    change = document.track.change(Layer.PREDICTED, range(len(nothing)), nothing)
    document.edit(Edit("Track", (change,), RunStep(2)))
    press(window, Qt.Key.Key_F, CTRL | SHIFT)
    assert window.notices.text == "No rallies found so far. Search again when the run is finished."


def test_button_splits_rally_at_the_frame(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F, CTRL | SHIFT)
    (found,) = rallies(window)
    go_to(window, found.frames.start)
    cut = next(
        button
        for button in window.rallies.findChildren(QToolButton)
        if button.defaultAction() is window.registry["cut_rally"]
    )
    QTest.mouseClick(cut, Qt.MouseButton.LeftButton, NONE, QPoint(5, 5))
    assert rallies(window) == [found]
    assert "no rally" in window.notices.text
    go_to(window, FRAME)
    QTest.mouseClick(cut, Qt.MouseButton.LeftButton, NONE, QPoint(5, 5))
    assert rallies(window) == [
        Rally(found.name, range(found.frames.start, FRAME)),
        Rally("Rally 2", range(FRAME, found.frames.stop)),
    ]


def test_search_again_replaces_a_wrong_result_in_one_step(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F, CTRL | SHIFT)
    (found,) = rallies(window)
    wrong = Rally("Rally 1", range(found.frames.start, found.frames.start + 9), is_found=True)
    window.workspace.document.edit(Edit("Wrong", (RalliesChange((found,), (wrong,)),)))
    press(window, Qt.Key.Key_F, CTRL | SHIFT)
    assert rallies(window) == [found]
    assert window.notices.text.startswith("1 rally found.")
    press(window, Qt.Key.Key_Z, CTRL)
    assert rallies(window) == [wrong]
    window.edit_controller.set_winner(wrong, "near")
    press(window, Qt.Key.Key_F, CTRL | SHIFT)
    assert [rally.frames for rally in rallies(window)] == [wrong.frames]
    assert window.notices.text == "No new rallies found. Your rally was kept."


def end_run(window: MainWindow, job: int) -> None:
    window.workspace.runs.play_job = job
    window.workspace.runs.tracker.finished.emit(RunOutcome(job, RunState.DONE, frames=100))


def test_rallies_after_a_run_know_its_last_events(window: MainWindow) -> None:
    before = window.context.facts[FOUND_EVENTS]
    fly_on_and_climb(window)
    assert window.context.facts[FOUND_EVENTS] == before
    end_run(window, 2)
    assert window.context.facts[FOUND_EVENTS] != before


def test_rally_found_during_a_run_is_split_at_its_end(window: MainWindow) -> None:
    runs = window.workspace.runs
    runs.play_job = 2
    runs.tracker.progressed.emit(RunProgress(2, Phase.TRACKING, 5000, 9000, 0.0, None, None, StageSeconds()))
    (found,) = rallies(window)
    landing, serve = found.frames.start + 20, found.frames.start + 30
    document = window.workspace.document
    for frame, kind in ((landing, EventKind.LANDING), (serve, EventKind.SERVE)):
        document.edit(not_none(edits.mark_event(document.track, frame, kind)))
    end_run(window, 2)
    first, second = (rally.frames for rally in rallies(window))
    assert (first.stop, second.start) == (landing + 1, serve)


def test_rally_removed_during_a_run_stays_removed(window: MainWindow) -> None:
    runs = window.workspace.runs
    runs.play_job = 2
    runs.tracker.progressed.emit(RunProgress(2, Phase.TRACKING, 5000, 9000, 0.0, None, None, StageSeconds()))
    window.workspace.document.edit(Edit("Remove", (RalliesChange(tuple(rallies(window)), ()),)))
    end_run(window, 2)
    assert rallies(window) == []


def test_a_range_is_not_play_and_is_after_all(window: MainWindow) -> None:
    hit = next(event for event in window.context.facts[EVENTS] if event.kind is EventKind.HIT)
    around = range(hit.frame - 5, hit.frame + 6)
    mark(window, around[0], around[-1])
    press(window, Qt.Key.Key_X, CTRL | SHIFT)
    assert non_play(window) == [around]
    wait_until(lambda: not window.context.facts.is_busy(EVENTS))
    assert not [event for event in window.context.facts[EVENTS] if event.frame in around]
    press(window, Qt.Key.Key_X, CTRL | SHIFT)
    assert "already marked" in window.notices.text
    press(window, Qt.Key.Key_P, CTRL | SHIFT)
    assert non_play(window) == []
    wait_until(lambda: not window.context.facts.is_busy(EVENTS) and hit in window.context.facts[EVENTS])
    press(window, Qt.Key.Key_P, CTRL | SHIFT)
    assert "The range is not marked" in window.notices.text


def test_events_come_back_with_the_project(window: MainWindow) -> None:
    turn_on(window)
    press(window, Qt.Key.Key_Y)
    found = window.context.facts[FOUND_EVENTS]
    window.workspace.document.note_export()
    window.workspace.close_video()
    window.open(light_rally())
    wait_until(lambda: window.workspace.info is not None and window.workspace.info.complete)
    wait_until(lambda: window.workspace.locked is None and window.context.facts[FOUND_EVENTS])
    wait_until(lambda: not window.context.facts.is_busy(EVENTS))
    assert window.context.facts[FOUND_EVENTS] == found
    assert Event(FRAME, EventKind.LANDING) in window.context.facts[EVENTS]
    assert np.isin(FRAME, window.timeline.view.event_frames)
