from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from narrowing import not_none, of_type
from qt import wait_until
from rallytrace.session.preferences import Preferences
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.actions import ACTIONS, actions_on
from rallytrace.ui.keyboard.key_maps import KEY_MAPS, key_maps_on
from rallytrace.ui.settings_pane.keys_page import KEY_COLUMNS, KeyCapture, KeysPage

_Key, _Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def page(show: Callable[[QWidget], QWidget], preferences: Preferences) -> KeysPage:
    made = KeysPage(preferences)
    show(made)
    return made


def click(page: KeysPage, action: str, column: int = 0) -> KeyCapture:
    """Click the cell of one of an action's keys, and give what waits there for the new one."""
    table = page.table
    item = not_none(table.item(table.row_of(action), 1 + column))
    table.scrollToItem(item)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualItemRect(item).center())
    return of_type(KeyCapture, table.findChild(KeyCapture))


def text(page: KeysPage, action: str, column: int = 0) -> str:
    return not_none(page.table.item(page.table.row_of(action), 1 + column)).text()


def test_every_action_has_a_row_under_its_menu(page: KeysPage) -> None:
    assert {page.table.action_at(row) for row in range(page.table.rowCount())} == {"", *(one.id for one in ACTIONS)}
    assert text(page, "step_forward") == "Right"
    assert text(page, "step_forward", 2) == "D"


def test_pressed_key_replaces_the_old_one(page: KeysPage, preferences: Preferences) -> None:
    QTest.keyClick(click(page, "pause"), _Key.Key_9)
    assert preferences.value.keys == {"pause": ("9",)}
    assert text(page, "pause") == "9"
    assert page.problem.isHidden()


def test_a_changed_key_changes_no_other_row(page: KeysPage) -> None:
    rows: set[int] = set()
    page.table.model().dataChanged.connect(lambda first, last, *_: rows.update(range(first.row(), last.row() + 1)))
    QTest.keyClick(click(page, "pause"), _Key.Key_9)
    assert rows == {page.table.row_of("pause")}


def test_a_key_can_be_added_beside_others(page: KeysPage, preferences: Preferences) -> None:
    QTest.keyClick(click(page, "pause", 1), _Key.Key_Y, _Mod.ControlModifier | _Mod.AltModifier)
    assert preferences.value.keys == {"pause": ("K", "Ctrl+Alt+Y")}


@pytest.mark.parametrize(
    ("key", "modifiers", "words"),
    [
        (_Key.Key_Escape, _Mod.ShiftModifier, "Shift+Esc"),
        (_Key.Key_Return, _Mod.ShiftModifier, "Shift+Return"),
        (_Key.Key_Tab, _Mod.NoModifier, "Tab"),
        (_Key.Key_Backtab, _Mod.ShiftModifier, "Shift+Tab"),
        (_Key.Key_Delete, _Mod.NoModifier, "Del"),
        (_Key.Key_Left, _Mod.KeypadModifier, "Left"),
        (_Key.Key_F1, _Mod.MetaModifier, "Meta+F1"),
    ],
)
def test_keys_that_mean_something_in_tables_can_be_given_too(
    page: KeysPage, preferences: Preferences, key: Qt.Key, modifiers: Qt.KeyboardModifier, words: str
) -> None:
    QTest.keyClick(click(page, "speed_normal"), key, modifiers)
    assert preferences.value.keys == {"speed_normal": (words,)}


def test_a_modifier_alone_is_no_key(page: KeysPage, preferences: Preferences) -> None:
    waiting = click(page, "pause")
    QTest.keyClick(waiting, _Key.Key_Shift)
    QTest.keyClick(waiting, _Key.Key_Control)
    assert preferences.value.keys == {}
    assert page.table.findChild(KeyCapture) is waiting


def test_a_click_elsewhere_leaves_the_key_as_it_is(page: KeysPage, preferences: Preferences) -> None:
    click(page, "pause")
    page.search.setFocus()
    assert preferences.value.keys == {}
    assert text(page, "pause") == "K"


def test_esc_leaves_the_key_as_it_is(page: KeysPage, preferences: Preferences) -> None:
    QTest.keyClick(click(page, "pause"), _Key.Key_Escape)
    wait_until(lambda: page.table.findChild(KeyCapture) is None)
    assert preferences.value.keys == {}
    assert page.table.hasFocus()
    assert page.isVisible()


def test_a_digit_that_lies_on_shift_is_the_digit(page: KeysPage, preferences: Preferences) -> None:
    """As on a French keyboard, where Qt triggers "1", and never "Shift+1"."""
    waiting = click(page, "speed_normal")
    QApplication.sendEvent(waiting, QKeyEvent(QEvent.Type.KeyPress, _Key.Key_6, _Mod.ShiftModifier, "6"))
    assert preferences.value.keys == {"speed_normal": ("6",)}


def marked(page: KeysPage) -> set[str]:
    rows = ((row, page.table.action_at(row)) for row in range(page.table.rowCount()))
    cells = (
        (action, page.table.item(row, 1 + column)) for row, action in rows if action for column in range(KEY_COLUMNS)
    )
    return {action for action, item in cells if item is not None and not item.icon().isNull()}


def test_only_simultaneously_possible_key_conflicts_are_marked(page: KeysPage) -> None:
    assert marked(page) == set()
    QTest.keyClick(click(page, "speed_normal"), _Key.Key_Return)
    assert marked(page) == {"speed_normal", "name_rally", "accept", "fill_take", "proposal_take"}
    QTest.keyClick(click(page, "speed_normal"), _Key.Key_8)
    assert marked(page) == set()


def test_a_key_that_opens_a_menu_is_marked(page: KeysPage) -> None:
    QTest.keyClick(click(page, "pause"), _Key.Key_F, _Mod.AltModifier)
    assert marked(page) == {"pause"}
    assert "'File'" in page.problem.text


def test_the_longest_key_is_not_cut(page: KeysPage) -> None:
    page.table.setStyleSheet("font-size: 20px")
    QTest.qWait(5)
    assert page.table.sizeHintForColumn(1) > 140
    assert page.table.columnWidth(1) >= page.table.sizeHintForColumn(1)


def test_a_conflict_is_said_marked_and_settled_by_one_button(page: KeysPage, preferences: Preferences) -> None:
    QTest.keyClick(click(page, "pause"), _Key.Key_Space)
    assert "'Play or pause' and 'Pause'" in page.problem.text
    for action in ("pause", "play"):
        item = not_none(page.table.item(page.table.row_of(action), 1))
        assert not item.icon().isNull()
        assert "Another action" in item.toolTip()
    assert page.remove_from_others.text() == "Remove Space from 'Play or pause'"
    QTest.mouseClick(page.remove_from_others, Qt.MouseButton.LeftButton)
    assert preferences.value.keys == {"pause": ("Space",), "play": ()}
    assert page.problem.isHidden()
    assert page.remove_from_others.isHidden()


def test_a_key_is_taken_away_with_delete(page: KeysPage, preferences: Preferences) -> None:
    page.table.setCurrentCell(page.table.row_of("step_forward"), 2)
    QTest.keyClick(page.table, _Key.Key_Delete)
    assert preferences.value.keys == {"step_forward": ("Right", "D")}


def test_return_waits_for_a_key_where_the_focus_is(page: KeysPage, preferences: Preferences) -> None:
    page.table.setFocus()
    page.table.setCurrentCell(page.table.row_of("undo"), 1)
    QTest.keyClick(page.table, _Key.Key_Return)
    QTest.keyClick(of_type(KeyCapture, page.table.findChild(KeyCapture)), _Key.Key_U)
    assert preferences.value.keys == {"undo": ("U",)}


def test_one_action_gets_its_own_keys_back(page: KeysPage, preferences: Preferences) -> None:
    preferences.set_keys({"pause": ("9",), "play": ("P",)})
    page.table.setCurrentCell(page.table.row_of("pause"), 1)
    QTest.mouseClick(page.reset_one, Qt.MouseButton.LeftButton)
    assert preferences.value.keys == {"play": ("P",)}
    assert not page.reset_one.isEnabled()


def test_giving_a_key_back_by_hand_leaves_nothing_changed(page: KeysPage, preferences: Preferences) -> None:
    QTest.keyClick(click(page, "pause"), _Key.Key_9)
    QTest.keyClick(click(page, "pause"), _Key.Key_K)
    assert preferences.value.keys == {}


def test_restoring_all_keys_can_be_undone(page: KeysPage, preferences: Preferences) -> None:
    changed = {"pause": ("9",), "play": ("P",)}
    preferences.set_keys(changed)
    QTest.mouseClick(page.reset_all, Qt.MouseButton.LeftButton)
    assert preferences.value.keys == {}
    assert not page.reset_all.isEnabled()
    QTest.mouseClick(not_none(page.undone.button), Qt.MouseButton.LeftButton)
    assert preferences.value.keys == changed
    assert page.undone.isHidden()


@pytest.mark.parametrize("at", range(len(KEY_MAPS)), ids=[one.name for one in KEY_MAPS])
@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_no_key_of_a_key_map_is_for_two_actions(platform: str, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, actions = key_maps_on(platform)[at], actions_on(platform)
    monkeypatch.setattr(keys, "ACTIONS", actions)
    assert keys.conflicts(chosen.keys) == ()
    assert all(len(given) <= KEY_COLUMNS for given in chosen.keys.values())
    defaults = {one.id: one.keys for one in actions}
    added = ("accept", "next_suspicious", "mark_visible", "mark_no_ball", "fill", "undo")
    assert all(set(defaults[action]) <= set(chosen.keys.get(action, defaults[action])) for action in added), (
        "who knows the usual keys finds them again"
    )


def test_a_key_map_replaces_all_keys_and_can_be_taken_back(page: KeysPage, preferences: Preferences) -> None:
    QTest.keyClick(click(page, "pause"), _Key.Key_9)
    assert page.maps.currentIndex() == -1, "keys of one's own are no map"
    page.maps.setFocus()
    QTest.keyClick(page.maps, _Key.Key_Down)
    QTest.keyClick(page.maps, _Key.Key_Down)
    assert preferences.value.keys == dict(KEY_MAPS[1].keys)
    assert text(page, "next_suspicious") == "S"
    assert text(page, "pause") == "K"
    QTest.mouseClick(not_none(page.undone.button), Qt.MouseButton.LeftButton)
    assert preferences.value.keys == {"pause": ("9",)}, "one's own keys, though another map was passed on the way"


def test_the_table_is_searched_by_name_and_by_key(page: KeysPage) -> None:
    def shown() -> set[str]:
        rows = range(page.table.rowCount())
        return {page.table.action_at(row) for row in rows if not page.table.isRowHidden(row)} - {""}

    QTest.keyClicks(page.search, "magnifier")
    assert shown() == {"loupe"}
    page.search.clear()
    QTest.keyClicks(page.search, "ctrl+shift+z")
    assert shown() == {"redo"}
    page.search.clear()
    QTest.keyClicks(page.search, "no such thing")
    assert shown() == set()
    assert page.none_found.isVisible()
    page.search.clear()
    assert len(shown()) == len(ACTIONS)


def test_invalid_keys_in_settings_are_named(page: KeysPage, preferences: Preferences) -> None:
    preferences.set_keys({"pause": ("Blurb",), "dance": ("9",)})
    assert "There is no action 'dance'." in page.problem.text
    assert "'Blurb' is not a key." in page.problem.text
