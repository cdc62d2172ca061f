"""The match in the real window: winners by key, the score, tags, filters, and rallies played one after another."""

import html
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QInputDialog, QMenu, QStyle, QStyleOptionComboBox

import clipmaker
from court_cameras import court_from
from narrowing import not_none, of_type
from pseudo_language import MARK, pseudo_language, unmarked
from qt import wait_until
from rallytrace.analysis.facts.endings import ENDINGS
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.facts.shots import FOUND_SHOTS
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, RallyPlayers
from rallytrace.analysis.shots.shot_metrics import Estimate, RallyShots, ShotMetrics
from rallytrace.analysis.shots.trajectory_fit import RallyFit
from rallytrace.exports.format_list import Format
from rallytrace.exports.request import DEFAULT_EVENT_PATTERN
from rallytrace.track.edits import Edit, mark_event, name_rally, place, place_court, set_ending
from rallytrace.track.lists import BoardsChange, Event, EventKind, EventTags, Rally, RallyEnding
from rallytrace.track.match_setup import NEAR_END
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import Scoring
from rallytrace.ui.look.time_text import duration
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.match.score_dialog import ScoreDialog
from rallytrace.ui.panels.event_panel import EventPanel
from rallytrace.ui.panels.rally_list import describe_extent
from windows import go_to, press, shown_with

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
RALLIES = tuple(Rally(f"Rally {number + 1}", range(50 * number + 20, 50 * number + 30)) for number in range(3))


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=150), tmp_path_factory.mktemp("clips"))


@pytest.fixture
def window(qapp: QApplication, clip: Path, tmp_path: Path) -> Iterator[MainWindow]:
    """Yield a window with three rallies."""
    shutil.copy(clip, tmp_path)
    with shown_with(qapp, tmp_path / clip.name) as shown:
        for rally in RALLIES:
            shown.workspace.document.edit(name_rally(shown.workspace.document.track, rally))
        yield shown


def choose_scoring(window: MainWindow, scoring: Scoring) -> None:
    """Open the form, and choose with keys how the score is counted."""
    panel = window.rallies
    if not panel.match.isChecked():
        QTest.mouseClick(panel.match, Qt.MouseButton.LeftButton)
    panel.form.scoring.setFocus()
    for _ in range(list(Scoring).index(scoring) + 1 - panel.form.scoring.currentIndex()):
        QTest.keyClick(panel.form.scoring, Qt.Key.Key_Down)


def type_names(window: MainWindow, *names: str) -> None:
    for line, name in zip(window.rallies.form.names, names, strict=True):
        line.setFocus()
        QTest.keyClicks(line, name)
        QTest.keyClick(line, Qt.Key.Key_Return)


def test_every_scoring_system_can_be_read_in_the_form(window: MainWindow) -> None:
    window.resize(1280, 720)
    choose_scoring(window, Scoring.BADMINTON_21)
    box = window.rallies.form.scoring
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)
    for index in range(box.count()):
        assert box.fontMetrics().horizontalAdvance(box.itemText(index)) <= room.width()


def shown_scores(window: MainWindow) -> list[str]:
    return [
        describe_extent(facts)[0].partition(" ")[0].replace("\N{EN DASH}", "-")
        for facts in window.rallies.list.rallies.rows
    ]


def hidden(window: MainWindow) -> list[bool]:
    rows = window.rallies.list
    return [rows.isRowHidden(row) for row in range(len(rows.rallies.rows))]


def submenu(window: MainWindow, title: str) -> QMenu:
    """Return a part of the menu that builds filters."""
    return next(menu for menu in window.rallies.filter.menu.findChildren(QMenu) if menu.menuAction().text() == title)


def test_winners_by_key_are_counted_and_corrections_propagate(window: MainWindow) -> None:
    choose_scoring(window, Scoring.BADMINTON_21)
    type_names(window, "Ana", "Bea")
    for rally, key in zip(RALLIES, (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up), strict=True):
        go_to(window, rally.frames.start + 3)
        press(window, key, SHIFT)
    assert [facts.winner_name for facts in window.rallies.list.rallies.rows] == ["Ana", "Bea", "Bea"]
    assert shown_scores(window) == ["0-0", "1-0", "1-1"]
    go_to(window, RALLIES[0].frames.start)
    press(window, Qt.Key.Key_Up, SHIFT)
    assert shown_scores(window) == ["0-0", "0-1", "0-2"]
    window.rallies.list.select_row(0)
    assert window.rallies.fields.winner.text() == "Bea", "not 'far', as it is kept"
    press(window, Qt.Key.Key_Z, CONTROL)
    assert shown_scores(window) == ["0-0", "1-0", "1-1"]
    go_to(window, RALLIES[1].frames.start)
    press(window, Qt.Key.Key_M, CONTROL)
    assert shown_scores(window) == ["0-0", "1-0", "1-0"]


def test_proposed_winners_are_accepted_as_one_step(window: MainWindow) -> None:
    choose_scoring(window, Scoring.BADMINTON_21)
    type_names(window, "Ana", "Bea")
    lands_in = (Estimate(0.5, 0.1), Estimate(4.0, 0.1))
    shots = [
        RallyShots(
            (Event(rally.frames.start, EventKind.HIT), Event(rally.frames[-1], EventKind.LANDING)),
            cast("RallyFit", None),
            (ShotMetrics(rally.frames.start, rally.frames[-1], 0.3, None, None, (0.5, -5.0, 1.0), lands_in, True),),
        )
        for rally in RALLIES
    ]
    facts, track = window.context.facts, window.workspace.document.track
    window.workspace.document.edit(not_none(place_court(track, court_from(0))))
    facts.request(ENDINGS)
    wait_until(lambda: not facts.is_busy(ENDINGS))
    facts.provide(FOUND_SHOTS, tuple(shots))
    go_to(window, RALLIES[1].frames.start)
    press(window, Qt.Key.Key_Up, SHIFT)
    assert [row.proposed_name for row in window.rallies.list.rallies.rows] == ["Ana", "", "Ana"]
    assert "winner?" in describe_extent(window.rallies.list.rallies.rows[2])
    assert [rally.winner for rally in track.rallies] == ["", "far", ""], "proposals are not counted"
    press(window, Qt.Key.Key_W, CONTROL | ALT)
    assert [rally.winner for rally in track.rallies] == ["near", "far", "near"]
    assert [rally.ending for rally in track.rallies] == [RallyEnding.WINNER, None, RallyEnding.WINNER]
    assert "2 winners set" in window.notices.text
    press(window, Qt.Key.Key_Z, CONTROL)
    assert [rally.winner for rally in track.rallies] == ["", "far", ""]


def test_missing_proposals_are_explained(window: MainWindow) -> None:
    def explain() -> str:
        wait_until(lambda: not facts.is_busy(ENDINGS))
        press(window, Qt.Key.Key_W, CONTROL | ALT)
        return window.notices.text

    facts, document = window.context.facts, window.workspace.document
    facts.request(ENDINGS)
    assert "no scoreboard has been read" in explain()
    document.edit(Edit("Read", (BoardsChange((), (BoardReading(25, 28, ("3",), ("5",), 0.99, 2),)),)))
    assert "not how points are counted" in explain()
    choose_scoring(window, Scoring.BADMINTON_21)
    assert "Set a winner" in explain()
    go_to(window, RALLIES[0].frames.start)
    press(window, Qt.Key.Key_Up, SHIFT)
    assert "neither the scoreboard nor a last shot" in explain()


def test_ending_is_chosen_in_a_menu(window: MainWindow) -> None:
    track = window.workspace.document.track
    go_to(window, RALLIES[1].frames.start)
    press(window, Qt.Key.Key_O, CONTROL | ALT)
    QTest.keyClick(of_type(QMenu, QApplication.activePopupWidget()), Qt.Key.Key_U)
    assert track.rallies[1].ending is RallyEnding.UNFORCED_ERROR
    assert "unforced error" in describe_extent(window.rallies.list.rallies.rows[1])


def test_the_score_is_written_over_the_picture_and_can_be_hidden(window: MainWindow) -> None:
    layer = window.match_controller.layer
    assert layer.notice == ""
    choose_scoring(window, Scoring.TENNIS_3)
    type_names(window, "Ana", "Bea")
    go_to(window, RALLIES[0].frames.start)
    press(window, Qt.Key.Key_Down, SHIFT)
    go_to(window, RALLIES[0].frames.stop + 2)
    wait_until(lambda: "15" in layer.notice)
    assert "Ana" in layer.notice
    press(window, Qt.Key.Key_8, CONTROL)
    assert layer.notice == ""


def test_form_rejects_impossible_score_and_undoes_each_change(window: MainWindow) -> None:
    document, form = window.workspace.document, window.rallies.form
    choose_scoring(window, Scoring.BADMINTON_21)
    type_names(window, "Ana", "Bea")
    form.score.setFocus()
    QTest.keyClicks(form.score, "35-2")
    QTest.keyClick(form.score, Qt.Key.Key_Return)
    assert form.problem.isVisible()
    window.view.setFocus()
    press(window, Qt.Key.Key_Z, CONTROL)
    assert not form.problem.isVisible()
    assert document.track.matches[0].names == ("Ana", "Bea")
    press(window, Qt.Key.Key_Z, CONTROL)
    assert document.track.matches[0].names == ("Ana", "")
    form.scoring.setFocus()
    QTest.keyClick(form.scoring, Qt.Key.Key_Up)
    assert document.track.matches == ()


def test_score_is_set_by_key_at_a_later_rally(window: MainWindow) -> None:
    """A highlight: the winner of the second rally is missing, and the third one begins at another score."""
    choose_scoring(window, Scoring.BADMINTON_21)
    type_names(window, "Ana", "Bea")
    for rally in (RALLIES[0], RALLIES[2]):
        go_to(window, rally.frames.start)
        press(window, Qt.Key.Key_Down, SHIFT)
    assert shown_scores(window) == ["0-0", "?", "?"]
    assert "1 conflict in the score" in window.rallies.count.text()
    assert window.match_controller.layer.notice.endswith("score unknown")
    press(window, Qt.Key.Key_P, CONTROL | ALT)
    (dialog,) = window.findChildren(ScoreDialog)
    assert "Rally 3" in dialog.windowTitle()
    dialog.score.setText("18-2O")
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.score.setText("18-20")
    dialog.server.setCurrentIndex(1)
    dialog.near_side.setCurrentIndex(1)
    QTest.keyClick(dialog.score, Qt.Key.Key_Return)
    assert shown_scores(window)[2] == "18-20"
    assert "18\N{EN DASH}20" in window.match_controller.layer.notice
    assert window.rallies.list.rallies.rows[2].winner_name == "Bea", "she is near now"
    assert "conflict" not in window.rallies.count.text()
    press(window, Qt.Key.Key_P, CONTROL | ALT)
    wait_until(lambda: len(window.findChildren(ScoreDialog)) == 1)
    (dialog,) = window.findChildren(ScoreDialog)
    dialog.remove.click()
    assert shown_scores(window)[2] == "?"
    press(window, Qt.Key.Key_Z, CONTROL)
    assert shown_scores(window)[2] == "18-20"


def test_picture_doubts_a_score_that_the_rally_list_doubts(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score puts Ana near, and in the video Bea is there in the second rally."""
    choose_scoring(window, Scoring.BADMINTON_21)
    type_names(window, "Ana", "Bea")
    for rally in RALLIES:
        window.edit_controller.set_winner(rally, "Ana")
    monkeypatch.setattr(RallyPlayers, "names_at", lambda _rally, end: ("Bea",) if end == NEAR_END else ("Ana",))
    wait_until(lambda: not window.context.facts.is_busy(PLAYERS))
    window.context.facts.provide(PLAYERS, replace(UNKNOWN_PLAYERS, rallies=(RallyPlayers(RALLIES[1].frames),)))
    notices = []
    for rally in RALLIES:
        go_to(window, rally.frames.start)
        notices.append(window.match_controller.layer.notice)
    assert shown_scores(window) == ["0-0", "?", "2-0"]
    assert "0\N{EN DASH}0" in notices[0]
    assert notices[1].endswith("score unknown")
    assert "2\N{EN DASH}0" in notices[2]


def test_tags_are_written_by_key_and_found(window: MainWindow) -> None:
    panel = window.rallies
    go_to(window, RALLIES[1].frames.start)
    press(window, Qt.Key.Key_G, CONTROL)
    assert panel.fields.tags.hasFocus()
    QTest.keyClicks(panel.fields.tags, "net,  to show, net")
    QTest.keyClick(panel.fields.tags, Qt.Key.Key_Return)
    assert window.workspace.document.track.rallies[1].tags == ("net", "to show")
    assert not panel.fields.tags.hasFocus(), "keys are those of the window again"
    panel.filter.setFocus()
    QTest.keyClicks(panel.filter, 'tag = "to show"')
    assert hidden(window) == [True, False, True]


def test_an_event_is_tagged_by_key_and_its_note_may_have_commas(window: MainWindow) -> None:
    panel, document = window.docks.panel(EventPanel), window.workspace.document
    for frame in (24, 75):
        document.edit(not_none(mark_event(document.track, frame, EventKind.HIT)))
    go_to(window, 75)
    press(window, Qt.Key.Key_G, CONTROL | SHIFT)
    wait_until(panel.tags.hasFocus)
    QTest.keyClicks(panel.tags, 'net, "late, out of balance"')
    QTest.keyClick(panel.tags, Qt.Key.Key_Return)
    assert document.track.event_tags == (EventTags(75, ("net", "late, out of balance")),)
    wait_until(lambda: "#net" in str(panel.model.data(panel.model.index(1, 0))))
    window.rallies.filter.setText("tag = balance")
    assert hidden(window) == [True, False, True]
    go_to(window, 24)
    press(window, Qt.Key.Key_G, CONTROL | SHIFT)
    wait_until(panel.tags.hasFocus)
    assert panel.tags.text() == ""
    QTest.keyClicks(panel.tags, "la")
    assert panel.tags.text() == "la", "only the beginning of a tag is completed"
    QTest.keyClick(panel.tags, Qt.Key.Key_Backspace)
    QTest.keyClick(panel.tags, Qt.Key.Key_Backspace)
    QTest.keyClicks(panel.tags, "short, n")
    assert panel.tags.text() == "short, net"
    QTest.keyClick(panel.tags, Qt.Key.Key_Return)
    assert [event.tags for event in document.track.event_tags] == [("short", "net"), ("net", "late, out of balance")]
    press(window, Qt.Key.Key_Z, CONTROL)
    assert [event.frame for event in document.track.event_tags] == [75]


def test_the_listed_events_become_clips_by_a_button(window: MainWindow) -> None:
    panel, document = window.docks.panel(EventPanel), window.workspace.document
    document.edit(not_none(mark_event(document.track, 24, EventKind.HIT)))
    press(window, Qt.Key.Key_F9, SHIFT)
    wait_until(lambda: panel.model.rowCount() == 1)
    QTest.keyClicks(panel.words, "by hand or hits > 3")
    QTest.mouseClick(panel.clips, Qt.MouseButton.LeftButton)
    dialog = not_none(window.labels.export_dialog)
    assert dialog.request.clips.of_events
    assert dialog.request.clips.filter == "by hand or hits > 3"
    assert dialog.request.clips.pattern == DEFAULT_EVENT_PATTERN
    dialog.close()


def test_dialog_shows_rally_count_and_reel_length(window: MainWindow) -> None:
    window.rallies.filter.setText("longest 2")
    press(window, Qt.Key.Key_K, CONTROL | SHIFT)
    dialog = not_none(window.labels.export_dialog)
    for box in (dialog.clips.lead_in, dialog.clips.lead_out):
        box.setValue(0.4)
    length = duration(2 * (10 / not_none(window.workspace.info).rate + 0.8))
    wait_until(lambda: dialog.preview_card.words.text() == f"2 rallies, {length}.")
    assert not dialog.clips.pattern.isVisible(), "a reel is one file"
    dialog.choose(Format.CLIPS)
    assert dialog.clips.pattern.isVisible()
    dialog.close()


def test_window_reports_an_export_that_ends_unseen(window: MainWindow) -> None:
    window.labels.show_export(Format.RALLIES)
    dialog = not_none(window.labels.export_dialog)
    wait_until(dialog.export.isEnabled)
    dialog.export.click()
    dialog.close()
    wait_until(lambda: window.notices.text.startswith("Exported clip_rallies.csv"))


def test_selection_follows_playhead_and_sorts_by_length(window: MainWindow) -> None:
    panel = window.rallies
    panel.list.select_row(0)
    press(window, Qt.Key.Key_PageDown)
    press(window, Qt.Key.Key_PageDown)
    wait_until(lambda: window.workspace.frame == RALLIES[1].frames.start)
    wait_until(lambda: panel.list.current_row == 1)
    window.workspace.document.edit(name_rally(window.workspace.document.track, Rally("Long", range(60, 100))))
    QTest.mouseClick(panel.longest_first, Qt.MouseButton.LeftButton)
    assert panel.list.rallies.rows[0].rally.name == "Long"
    assert panel.list.currentIndex().data() == "Rally 2"


def test_the_shown_rallies_are_reviewed_alone(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Down, SHIFT)
    window.workspace.document.edit(place(window.workspace.document.track, 5, 40, 40))
    window.rallies.filter.setText("number = 2")
    review = window.workspace.review
    press(window, Qt.Key.Key_N, CONTROL | ALT)
    assert review.within == (RALLIES[1].frames,)
    wait_until(window.review.confined.isVisible)
    link = window.review.confined
    QTest.mouseClick(link, Qt.MouseButton.LeftButton, pos=QPoint(link.sizeHint().width() - 6, link.height() // 2))
    assert review.within is None
    wait_until(lambda: not link.isVisible())


def test_incomplete_filter_hides_nothing(window: MainWindow) -> None:
    line = window.rallies.filter
    line.setFocus()
    QTest.keyClicks(line, "frames >")
    assert not any(hidden(window))
    assert line.problem
    summary = window.rallies.count.text()
    QTest.keyClicks(line, " 10")
    assert not line.problem
    assert window.rallies.count.text() != summary
    assert all(hidden(window))
    line.clear()
    line.menu.aboutToShow.emit()
    submenu(window, "Name").actions()[1].trigger()
    assert hidden(window) == [True, False, True]


def test_a_filter_is_saved_by_name_and_taken_again(window: MainWindow) -> None:
    line, preferences = window.rallies.filter, window.workspace.preferences
    line.setText("hits > 3")
    line.menu.aboutToShow.emit()
    next(action for action in line.menu.actions() if action.text().startswith("Save")).trigger()
    dialog = of_type(QInputDialog, line.findChild(QInputDialog))
    dialog.setTextValue("Long ones")
    dialog.accept()
    assert preferences.value.filters == {"Long ones": "hits > 3"}
    line.clear()
    line.menu.aboutToShow.emit()
    saved = submenu(window, "Long ones")
    saved.actions()[0].trigger()
    assert line.text() == "hits > 3"
    saved.actions()[1].trigger()
    assert preferences.value.filters == {}


def test_the_found_rallies_are_played_one_after_another(window: MainWindow) -> None:
    window.rallies.filter.setText("number != 2")
    playhead = window.workspace.playhead
    visited: list[int] = []
    playhead.moved.connect(visited.append)
    press(window, Qt.Key.Key_Space, SHIFT)
    wait_until(lambda: playhead.playing)
    wait_until(lambda: not playhead.playing)
    assert any(frame in RALLIES[0].frames for frame in visited)
    assert any(frame in RALLIES[2].frames for frame in visited)
    assert not any(frame in RALLIES[1].frames for frame in visited)
    assert visited == sorted(visited)


@pytest.mark.parametrize("ending", ["", "\r"])
def test_play_key_works_in_the_filter(window: MainWindow, ending: str) -> None:
    line = window.rallies.filter
    line.setFocus()
    QTest.keyClicks(line, f"number != 2{ending}")
    assert line.hasFocus() == (not ending)
    QTest.keyClick(window if ending else line, Qt.Key.Key_Space, SHIFT)
    wait_until(lambda: window.workspace.playhead.playing)
    assert line.text() == "number != 2"
    window.workspace.playhead.pause()


def test_enter_keeps_the_focus_in_an_unfinished_filter(window: MainWindow) -> None:
    line = window.rallies.filter
    line.setFocus()
    QTest.keyClicks(line, "leng")
    QTest.keyClick(line, Qt.Key.Key_Return)
    QTest.keyClicks(line, "6")
    assert line.text() == "length > 6"


@pytest.mark.parametrize("phrase", ["rallies longer than 6 s", "length > 6 s", "more than 6 hits", "net shots by Shi"])
def test_typed_phrase_stays_as_it_is(window: MainWindow, phrase: str) -> None:
    line = window.rallies.filter
    line.setFocus()
    QTest.keyClicks(line, phrase)
    assert line.text() == phrase
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == phrase
    assert not line.problem


def test_after_filtering_all_found_rallies_are_played(window: MainWindow) -> None:
    """The third rally is selected and on the screen before; play begins with the first one that is found."""
    go_to(window, RALLIES[2].frames.start)
    window.rallies.list.select_row(2)
    window.rallies.filter.setText("rallies shorter than 60 s")
    assert window.rallies.list.current_row == 0
    requested: list[list[Rally]] = []
    window.rallies.playback_requested.connect(requested.append)
    window.rallies.play.click()
    assert requested == [list(RALLIES)]
    window.workspace.playhead.pause()


def test_filter_that_finds_nothing_offers_one_that_does(window: MainWindow) -> None:
    panel = window.rallies
    panel.filter.setText("rallies longer than 60 s")
    assert panel.rows.currentWidget() is panel.none_found
    assert "Length in seconds" in panel.none_found.text()
    link = panel.none_found.text().partition('href="')[2].partition('"')[0]
    panel.none_found.linkActivated.emit(html.unescape(link))
    assert panel.filter.text().startswith("length > ")
    assert panel.list.shown
    panel.filter.setText("hits >")
    assert "not a valid filter" in panel.count.text()
    assert panel.list.shown
    assert "hits >= 8" in panel.filter.toolTip()


def test_filters_and_endings_are_offered_in_the_language(window: MainWindow) -> None:
    window.edit_controller.edit(set_ending(window.workspace.document.track, RALLIES[0], RallyEnding.NET))
    with pseudo_language():
        line = window.rallies.filter
        line.menu.aboutToShow.emit()
        ending = next(menu for menu in line.menu.findChildren(QMenu) if f"{MARK}How it ended" in menu.title())
        assert [action.text() for action in ending.actions()] == [f"{MARK}net ~~:  net"]
        ending.actions()[0].trigger()
        assert line.text() == "ending = net"
        window.workspace.playhead.seek(RALLIES[0].frames.start)
        window.registry["rally_ending"].trigger()
        menu = cast("QMenu", QApplication.activePopupWidget())
        assert [action.text() for action in menu.actions() if unmarked(action.text())] == []
        menu.close()


def test_late_signals_end_no_playback_of_several_ranges(window: MainWindow) -> None:
    """On a busy machine several moves wait when a range ends; those from before the jump are no jump elsewhere."""
    playhead = window.workspace.playhead
    visited: list[int] = []
    playhead.moved.connect(visited.append)
    window.match_controller.play_ranges([rally.frames for rally in RALLIES])
    starts = [rally.frames.start - 15 for rally in RALLIES]
    for frame in (starts[1] - 5, starts[1] - 4):
        playhead.seek(frame, jump=False)
    wait_until(lambda: starts[1] in visited)
    playhead.seek(starts[2] - 9, jump=False)
    wait_until(lambda: starts[2] in visited or not playhead.playing)
    assert visited.index(starts[2]) - visited.index(starts[2] - 9) < 5, "it is jumped to"
    playhead.pause()
