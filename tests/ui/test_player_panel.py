"""Test the Players panel: pictures, names, questions, and the effect of answers."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog

from clipmaker import Clip, make
from narrowing import not_none
from played_rallies import BLUE, GREEN, RED, SIZE, PlayedMatch, dressed
from pseudo_language import MARK, pseudo_language, unmarked, untranslated
from qt import wait_until
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.track.appearance import Colours
from rallytrace.track.edits import Edit
from rallytrace.track.lists import CourtsChange, RalliesChange
from rallytrace.track.player_label import PlayerName, RacketHand
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.players.player_panel import PlayerPanel
from windows import go_to, press, shown_with

NEAR, FAR = (0.5, -4.0), (-0.5, 4.0)
SHIFT = Qt.KeyboardModifier.ShiftModifier


def rallies(ends: str, near: Colours, far: Colours) -> PlayedMatch:
    """Rallies of two: 'a' where the first is near, 'b' after a change of ends."""
    players = {"a": [(*NEAR, near), (*FAR, far)], "b": [(*NEAR, far), (*FAR, near)]}
    return PlayedMatch([players[end] for end in ends])


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    clip = Clip("match.mp4", n_frames=90, width=SIZE.width, height=SIZE.height, options={"preset": "ultrafast"})
    return make(clip, tmp_path_factory.mktemp("match"))


@pytest.fixture
def window(qapp: QApplication, video: Path, tmp_path: Path) -> Iterator[MainWindow]:
    """Yield a window over a video whose project no other test has seen."""
    with shown_with(qapp, Path(shutil.copy(video, tmp_path))) as made:
        yield made


def played(window: MainWindow, match: PlayedMatch) -> PlayerPanel:
    """Return the panel with this match, as a run and the analyst would leave it."""
    document = window.workspace.document
    lists = CourtsChange((), match.track.courts), RalliesChange((), match.track.rallies)
    document.edit(Edit("Prepare", lists))
    document.project.add_poses(match.poses.select(range(match.track.n_frames)))
    panel = window.docks.panel(PlayerPanel)
    press(window, Qt.Key.Key_F7, SHIFT)
    wait_until(lambda: bool(panel.sections))
    return panel


def names(panel: PlayerPanel) -> list[str]:
    return [section.shown_name for section in panel.sections]


def numbers(panel: PlayerPanel, section: int = 0) -> list[int]:
    """Return the rallies with a picture of a person."""
    panel.sections[section].sheet.selectAll()
    return [cell.number for cell in panel.sections[section].sheet.selected]


def settle(window: MainWindow) -> None:
    wait_until(lambda: not window.context.facts.is_busy(PLAYERS))
    QTest.qWait(20)


def type_name(panel: PlayerPanel, section: int, text: str) -> None:
    line = panel.sections[section].name
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def test_each_person_has_a_picture_of_each_rally(window: MainWindow) -> None:
    panel = played(window, rallies("aba", dressed(RED), dressed(BLUE)))
    assert names(panel) == ["Player 1", "Player 2"]
    assert [numbers(panel, section) for section in (0, 1)] == [[1, 2, 3]] * 2
    assert panel.question.isHidden()
    areas = [cell.area for cell in panel.selected]
    wait_until(lambda: all(panel._pictures.image(area) is not None for area in areas))
    press(window, Qt.Key.Key_F7, SHIFT)
    assert not panel.isVisible()
    press(window, Qt.Key.Key_F7, SHIFT)
    wait_until(lambda: all(panel._pictures.image(area) is not None for area in areas))


def test_the_panel_says_by_what_players_are_known(window: MainWindow) -> None:
    panel = played(window, rallies("aba", dressed(RED), dressed(BLUE)))
    plain = panel.basis.text()
    assert "colours" in plain
    match = rallies("aba", dressed(RED), dressed(BLUE))
    first, second = np.random.default_rng(3).normal(size=(2, 32))
    match.vectors = {(rally, player): (first, second)[(rally + player) % 2] for rally in range(3) for player in (0, 1)}
    document = window.workspace.document
    used = {"model": "osnet_x0_25.onnx", "sha256": "e" * 64, "provider": "cpu"}
    document.project.begin_run("poses", {"embedding_network": used})
    document.project.add_poses(match.poses.select(range(match.track.n_frames)))
    wait_until(lambda: "osnet_x0_25" in panel.basis.text())
    assert panel.basis.text() != plain


def test_a_name_typed_once_holds_for_all_rallies_and_is_undone(window: MainWindow) -> None:
    panel = played(window, rallies("aba", dressed(RED), dressed(BLUE)))
    type_name(panel, 0, "Axelsen")
    wait_until(lambda: names(panel) == ["Axelsen", "Player 2"])
    assert numbers(panel) == [1, 2, 3]
    assert len(window.workspace.document.track.player_names) == 1
    type_name(panel, 0, "Viktor Axelsen")
    wait_until(lambda: names(panel)[0] == "Viktor Axelsen")
    window.workspace.runs.undo()
    window.workspace.runs.undo()
    wait_until(lambda: names(panel) == ["Player 1", "Player 2"])
    assert not window.workspace.document.track.player_names


def test_left_hander_is_set_by_click_kept_and_undone(window: MainWindow) -> None:
    panel, document = played(window, rallies("aba", dressed(RED), dressed(BLUE))), window.workspace.document
    box = panel.sections[1].left_handed
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert [(named.name, named.hand) for named in document.track.player_names] == [("Player 2", RacketHand.LEFT)]
    settle(window)
    assert [player.hand for player in window.context.facts[PLAYERS].rallies[1].players] == ["left", "right"]
    type_name(panel, names(panel).index("Player 2"), "Marin")
    wait_until(lambda: "Marin" in names(panel))
    chosen = {section.shown_name: section.left_handed.isChecked() for section in panel.sections}
    assert chosen["Marin"]
    assert sum(chosen.values()) == 1
    window.workspace.runs.undo()
    window.workspace.runs.undo()
    wait_until(lambda: not any(section.left_handed.isChecked() for section in panel.sections))
    assert not document.track.player_names


def test_uncertain_player_is_asked_and_named(window: MainWindow) -> None:
    panel = played(window, rallies("aaa", dressed(GREEN), dressed(GREEN)))
    assert panel.question.isVisible()
    answer = panel.question.buttons[1]
    QTest.mouseClick(answer, Qt.MouseButton.LeftButton)
    settle(window)
    wait_until(lambda: len(window.workspace.document.track.player_names) == 1)
    (said,) = window.workspace.document.track.player_names
    assert said.name == "Player 2"


def test_selected_pictures_are_given_to_another_player(window: MainWindow) -> None:
    panel = played(window, rallies("aba", dressed(RED), dressed(BLUE)))
    panel.sections[0].sheet.setCurrentRow(1)
    assert panel.belongs.isEnabled()
    panel.menu.aboutToShow.emit()
    action = next(action for action in panel.menu.actions() if action.text() == "Player 2")
    action.trigger()
    wait_until(lambda: len(window.workspace.document.track.player_names) == 1)
    settle(window)
    (said,) = window.workspace.document.track.player_names
    player = not_none(window.context.facts[PLAYERS].rally_at(said.frame)).player_at(said.frame, said.x, said.y)
    assert not_none(player).name == "Player 2"
    assert panel.sections[0].sheet.count() == 3, "two of a rally are two players, so that the others follow"


def say(panel: PlayerPanel, name: str) -> None:
    """Say whom the selected pictures show."""
    panel.menu.aboutToShow.emit()
    next(action for action in panel.menu.actions() if action.text() == name).trigger()


def test_a_name_leaves_every_player_in_place(window: MainWindow) -> None:
    panel = played(window, rallies("aba", dressed(RED), dressed(BLUE)))
    type_name(panel, 1, "Axelsen")
    wait_until(lambda: "Axelsen" in names(panel))
    assert names(panel)[1] == "Axelsen"
    type_name(panel, 0, "Momota")
    wait_until(lambda: names(panel) == ["Momota", "Axelsen"])


def test_swapped_names_are_exchanged_by_one_command(window: MainWindow) -> None:
    panel = played(window, rallies("a", dressed(RED), dressed(BLUE)))
    type_name(panel, 0, "Momota")
    wait_until(lambda: names(panel)[0] == "Momota")
    type_name(panel, 1, "Axelsen")
    wait_until(lambda: set(names(panel)) == {"Momota", "Axelsen"})
    settle(window)
    assert window.context.facts[PLAYERS].rallies[0].names_at("near") == ("Momota",)
    sheet = panel.sections[names(panel).index("Momota")].sheet
    sheet.setCurrentRow(0)
    say(panel, "Axelsen")
    wait_until(lambda: window.context.facts[PLAYERS].rallies[0].names_at("near") == ("Axelsen",))
    assert window.context.facts[PLAYERS].rallies[0].names_at("far") == ("Momota",)
    assert set(names(panel)) == {"Momota", "Axelsen"}
    assert [section.name.text() for section in panel.sections] == names(panel)


def test_player_names_fill_match_form_and_winner_keys(
    window: MainWindow,
) -> None:
    panel = played(window, rallies("abb", dressed(RED), dressed(BLUE)))
    type_name(panel, 0, "Momota")
    wait_until(lambda: names(panel)[0] == "Momota")
    type_name(panel, 1, "Axelsen")
    wait_until(lambda: set(names(panel)) == {"Momota", "Axelsen"})
    settle(window)
    press(window, Qt.Key.Key_F5)
    QTest.mouseClick(window.rallies.match, Qt.MouseButton.LeftButton)
    window.rallies.form.scoring.setFocus()
    QTest.keyClick(window.rallies.form.scoring, Qt.Key.Key_Down)
    assert [line.text() for line in window.rallies.form.names] == ["Momota", "Axelsen"]
    settle(window)
    for rally in window.workspace.document.track.rallies:
        go_to(window, rally.frames.start)
        press(window, Qt.Key.Key_Down, SHIFT)
    facts = window.context.match_facts.facts.rallies
    assert [rally.winner_name for rally in facts] == ["Momota", "Axelsen", "Axelsen"]
    assert [rally.has_conflict for rally in facts] == [False, True, True], "the score knows of no change of ends"


def test_keys_return_to_window_when_panel_is_hidden(window: MainWindow) -> None:
    panel = played(window, rallies("a", dressed(RED), dressed(BLUE)))
    panel.sections[0].name.setFocus()
    press(window, Qt.Key.Key_F9, SHIFT)
    wait_until(lambda: panel.visibleRegion().isEmpty())
    QTest.keyClicks(window.focusWidget(), "mh")
    settle(window)
    assert names(panel) == ["Player 1", "Player 2"]
    assert panel.sections[0].name.text() == "Player 1"


def test_two_of_a_rally_are_never_one_player(window: MainWindow) -> None:
    panel = played(window, rallies("aa", dressed(RED), dressed(BLUE)))
    warned: list[str] = []
    panel.warned.connect(warned.append)
    type_name(panel, 0, "Player 2")
    assert warned
    assert names(panel) == ["Player 1", "Player 2"]
    for section in panel.sections:
        section.sheet.selectAll()
    panel.menu.aboutToShow.emit()
    panel.menu.actions()[0].trigger()
    assert len(warned) == 2
    assert not window.workspace.document.track.player_names


def test_enter_on_a_picture_goes_to_its_frame(window: MainWindow) -> None:
    panel = played(window, rallies("aab", dressed(RED), dressed(BLUE)))
    sheet = panel.sections[0].sheet
    sheet.setCurrentRow(2)
    (cell,) = sheet.selected
    sheet.setFocus()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    wait_until(lambda: window.workspace.frame == cell.area.frame)
    assert cell.area.frame in range(60, 90)


def test_without_court_or_players_the_panel_says_what_to_do(window: MainWindow) -> None:
    panel = window.docks.panel(PlayerPanel)
    press(window, Qt.Key.Key_F7, SHIFT)
    wait_until(lambda: "court" in panel.empty.text().lower())
    window.workspace.document.edit(Edit("Court", (CourtsChange((), rallies("a", *[dressed(RED)] * 2).track.courts),)))
    wait_until(lambda: "players" in panel.empty.text().lower())
    assert panel.pages.currentWidget() is panel.empty


def test_panel_is_shown_in_the_language_and_stores_english_names(window: MainWindow) -> None:
    with pseudo_language():
        panel = played(window, rallies("aba", dressed(RED), dressed(BLUE)))
        assert untranslated(panel) == []
        section = panel.sections[0]
        assert section.name.text().startswith(MARK)
        assert [cell.tip for cell in section.sheet.cells if unmarked(cell.tip)] == []
        panel.menu.aboutToShow.emit()
        assert untranslated(panel.menu) == []
        section.sheet.selectAll()
        panel.menu.actions()[1].trigger()
        settle(window)
        assert {named.name for named in window.workspace.document.track.player_names} == {"Player 2"}
        assert untranslated(panel) == []


def test_typed_names_of_the_program_are_stored_in_english(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    with pseudo_language():
        panel = played(window, rallies("aba", dressed(RED), dressed(BLUE)))
        other = panel.sections[1].name.text()
        monkeypatch.setattr(QInputDialog, "getText", lambda *_: (other, True))
        panel.sections[0].sheet.selectAll()
        panel.menu.aboutToShow.emit()
        panel.menu.actions()[-1].trigger()
        settle(window)
        assert {named.name for named in window.workspace.document.track.player_names} == {"Player 2"}


def test_rallies_and_hits_carry_the_names(window: MainWindow) -> None:
    match = rallies("ab", dressed(RED), dressed(BLUE))
    panel = played(window, match)
    type_name(panel, 0, "Momota")
    wait_until(lambda: names(panel)[0] == "Momota")
    facts = window.context.match_facts.facts.rallies
    assert [rally.near for rally in facts] == [("Momota",), ("Player 2",)]
    said = window.workspace.document.track.player_names
    assert isinstance(said[0], PlayerName)
