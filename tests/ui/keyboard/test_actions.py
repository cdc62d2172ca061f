import re
import sys
from collections import Counter
from time import sleep

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QToolBar,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from narrowing import of_type
from qt import wait_until
from rallytrace.ui.keyboard import action_registry, keys
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import FILLED_AFTER, MENUS, MODES, RECENT, Hold, Need
from rallytrace.ui.keyboard.actions import ACTIONS, SPECS, TOOL_BAR, _spec_of, actions_on
from rallytrace.ui.look import icons, theme

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
EVERYTHING = ~MODES
"""All that there can be while the keys are the usual ones."""
TWICE = {"Return", "Enter", "Shift+Return", "Shift+Enter", "Esc", "Del", *"12345SHBYMCFNRVPTGUX"}
"""Keys of two actions that are never possible at the same time, or of which one has its keys for itself."""


class Window(QMainWindow):
    """A window with a video to have the focus, and everything that can take it away."""

    def __init__(self, overrides: dict[str, tuple[str, ...]] | None = None) -> None:
        super().__init__()
        self.registry = ActionRegistry(self, overrides)
        self.registry.build_menus(self.menuBar())
        self.asked: list[str] = []
        self.held: list[tuple[str, bool]] = []
        self.undecided: list[str] = []
        self.registry.conflict_found.connect(self.undecided.append)
        self.registry.triggered.connect(self.asked.append)
        self.registry.hold_changed.connect(self._note_held)
        self.registry.set_state(EVERYTHING)
        self.video = QWidget()
        self.video.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.line, self.number, self.choice = QLineEdit(), QSpinBox(), QComboBox()
        self.choice.addItems(["One", "Two"])
        self.box, self.button = QCheckBox("Box"), QPushButton("Button")
        self.report, self.table = QPlainTextEdit("read me"), QTableWidget(2, 2)
        self.report.setReadOnly(True)
        column = QVBoxLayout(self.video)
        self.slider, self.tabs = QSlider(Qt.Orientation.Horizontal), QTabBar()
        self.tabs.addTab("One")
        self.tabs.addTab("Two")
        fields = (self.line, self.number, self.choice, self.box, self.button, self.slider, self.tabs)
        for widget in (*fields, self.report, self.table):
            column.addWidget(widget)
        self.setCentralWidget(self.video)
        self.registry.home = self.video

    def _note_held(self, name: str, on: bool) -> None:
        self.held.append((name, on))


@pytest.fixture
def window(qapp: QApplication) -> Window:
    made = Window()
    show(made, qapp)
    return made


def show(window: QWidget, qapp: QApplication) -> None:
    window.show()
    window.activateWindow()
    wait_until(lambda: qapp.activeWindow() is window)
    if isinstance(window, Window):
        window.video.setFocus()


def press(window: Window, key: str) -> None:
    """Press and release a key, in portable words, wherever the focus is."""
    combination = QKeySequence(key)[0]  # type: ignore[index]
    QTest.keyClick(QApplication.focusWidget() or window, combination.key(), combination.keyboardModifiers())


def menu_actions(menu: QMenu) -> list[str]:
    found = []
    for action in menu.actions():
        below = action.menu()
        found += menu_actions(below) if isinstance(below, QMenu) else [action.objectName()]
    return [name for name in found if name]


# The table


@pytest.mark.parametrize(("needs", "options"), [("MOON", ""), ("VIDEO", "blinks"), ("", "hold=SOMETIMES")])
def test_unknown_condition_in_action_table_is_an_error(needs: str, options: str) -> None:
    row = {"id": "jump", "text": "&Jump", "keys": "J", "tip": "Jump", "icon": "", "menu": "&Go", "search": ""}
    with pytest.raises((KeyError, TypeError)):
        _spec_of(row | {"needs": needs, "options": options})


def test_ids_are_unique_names() -> None:
    ids = [spec.id for spec in ACTIONS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z][a-z_0-9]*", name) for name in ids)


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_every_action_has_a_key_and_no_key_has_two_actions(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    actions = actions_on(platform)
    monkeypatch.setattr(keys, "ACTIONS", actions)
    assert all(spec.keys for spec in actions)
    assert keys.conflicts({}) == ()
    written = [keys.sequence(key).toString() for spec in actions for key in spec.keys]
    twice = {key for key, times in Counter(written).items() if times > 1}
    assert twice == TWICE


def test_every_action_says_what_it_does_in_few_words() -> None:
    for spec in ACTIONS:
        assert spec.tip, spec.id
        assert not spec.tip.endswith("."), spec.id
        assert len(spec.tip) <= 60, spec.id
        assert len(spec.name) <= 32, spec.id


def test_menu_letters_are_unique_within_their_menu() -> None:
    titles: dict[tuple[str, ...], list[str]] = {(): list(MENUS)}
    for filled in FILLED_AFTER.values():
        titles.setdefault(filled[:-1], []).append(filled[-1])
    for spec in ACTIONS:
        titles.setdefault(spec.menu, []).append(spec.text)
        if len(spec.menu) > 1 and spec.menu[-1] not in titles[spec.menu[:-1]]:
            titles[spec.menu[:-1]].append(spec.menu[-1])
    for menu, texts in titles.items():
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(set(letters)) == len(letters), (menu, letters)


def test_the_tool_bar_names_actions_that_have_icons() -> None:
    by_id = {spec.id: spec for spec in ACTIONS}
    for group in TOOL_BAR:
        assert all(by_id[name].icon for name in group)


def test_held_keys_are_bare_and_can_be_toggled_by_menu() -> None:
    for spec in ACTIONS:
        if spec.hold is not Hold.PRESS_ONLY:
            assert spec.checkable or spec.setting
            assert all(len(key) == 1 for key in spec.keys)


def test_every_icon_is_in_the_set(qapp: QApplication) -> None:
    for spec in ACTIONS:
        if spec.icon:
            icons.icon(spec.icon)


# Menus, tool bar and tooltips


def test_no_menu_is_longer_than_a_small_screen(window: Window, qapp: QApplication) -> None:
    """At 720 pixels there are some 640 below the title and the menu bar."""
    theme.apply(qapp, "light")
    paths = {spec.menu[:depth] for spec in ACTIONS for depth in range(1, len(spec.menu) + 1)}
    for path in paths:
        menu = window.registry.menu(path)
        menu.ensurePolished()
        assert menu.sizeHint().height() <= 640, path


def test_the_match_menu_has_all_of_the_match() -> None:
    menus = {spec.id: spec.menu[0] for spec in ACTIONS}
    match = "find_rallies name_rally cut_rally play_rallies won_near won_far rally_let tag_rally tag_event find_poses"
    match += " court_mode event_mode stroke_smash make_clips match_page match_layout not_play"
    assert {menus[name] for name in match.split()} == {"&Match"}
    ranged = "range_in range_out range_clear no_ball_in_range visible_in_range accept_range"
    assert {menus[name] for name in ranged.split()} == {"&Range"}


def test_every_action_is_in_a_menu_once(window: Window) -> None:
    menus = [action.menu() for action in window.menuBar().actions()]
    found = [name for menu in menus if isinstance(menu, QMenu) for name in menu_actions(menu)]
    assert sorted(found) == sorted(spec.id for spec in ACTIONS)


def test_the_menu_of_recent_videos_is_there_to_be_filled(window: Window) -> None:
    assert window.registry.menu(RECENT).isEmpty()


def test_every_action_is_reached_from_the_menu(window: Window) -> None:
    window.registry.set_state(~Need.UNCONDITIONAL)
    for spec in ACTIONS:
        window.asked.clear()
        window.held.clear()
        window.registry[spec.id].trigger()
        assert window.asked == [spec.id] or window.held == [(spec.id, True)], spec.id


def test_every_action_is_reached_by_each_of_its_keys(window: Window) -> None:
    for spec, key in [(one, key) for one in ACTIONS for key in one.keys]:
        window.registry.set_checked(spec.id, checked=False)
        window.asked.clear()
        window.held.clear()
        window.registry.set_state(spec.needs)
        press(window, key)
        if spec.hold is not Hold.PRESS_ONLY:
            assert window.held[0] == (spec.id, True), key
        else:
            assert window.asked == [spec.id], key


def test_the_tool_bar_is_filled_in_groups(window: Window) -> None:
    bar = QToolBar()
    window.registry.build_tool_bar(bar)
    names = ["|" if action.isSeparator() else action.objectName() for action in bar.actions()]
    assert "".join(names).count("|") == len(TOOL_BAR) - 1
    assert [name for name in names if name != "|"] == [name for group in TOOL_BAR for name in group]


def test_tooltips_name_the_key(window: Window) -> None:
    assert window.registry["play"].toolTip() == "Play or pause (Space)"
    assert window.registry["loupe"].toolTip().endswith("(Z)")


def test_a_greyed_action_says_why_also_in_its_menu(window: Window) -> None:
    registry = window.registry
    registry.set_state(Need.UNCONDITIONAL)
    greyed = [spec for spec in ACTIONS if not registry[spec.id].isEnabled()]
    assert {spec.id for spec in greyed} >= {"fill_linear", "track_all", "undo"}
    for spec in greyed:
        assert len(registry[spec.id].toolTip().splitlines()) == 2, spec.id
    menu, line = registry.menu(SPECS["fill_linear"].menu), registry["fill_linear"]
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    place = menu.actionGeometry(line).center()
    QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, place, menu.mapToGlobal(place)))
    assert QToolTip.text() == line.toolTip()
    menu.close()
    registry.set_state(Need.VIDEO | Need.PREVIEW)
    assert line.isEnabled()
    assert len(line.toolTip().splitlines()) == 1


def test_the_menu_shows_the_key_that_is_held(window: Window) -> None:
    assert window.registry["loupe"].text().endswith("\tZ")
    assert window.registry["loupe"].shortcut().isEmpty()


def test_mac_menu_bar_does_not_take_the_held_key(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    loupe = Window().registry["loupe"]
    assert "\t" not in loupe.text()
    assert loupe.toolTip().endswith("(Z)")


def test_mac_delete_key_removes_human_points() -> None:
    by_id = {spec.id: spec.keys for spec in actions_on("darwin")}
    assert by_id["clear_point"] == ("Backspace", "Delete")
    assert by_id["clear_range"] == ("Shift+Backspace", "Shift+Delete")


def test_only_what_makes_sense_now_is_possible(window: Window) -> None:
    window.registry.set_state(Need.UNCONDITIONAL)
    possible = {spec.id for spec in ACTIONS if window.registry[spec.id].isEnabled()}
    assert {"open", "demo", "settings", "quit", "help"} <= possible
    assert not {"play", "undo", "track_all", "cancel_run", "export_labels"} & possible
    window.registry.set_state(Need.VIDEO | Need.FRAMES | Need.IDLE)
    assert window.registry["track_all"].isEnabled()
    assert not window.registry["cancel_run"].isEnabled()
    window.registry.set_state(Need.VIDEO | Need.FRAMES | Need.RUNNING)
    assert not window.registry["track_all"].isEnabled()
    assert window.registry["cancel_run"].isEnabled()


def test_exactly_one_theme_is_checked(window: Window) -> None:
    window.registry.set_checked("theme_dark", checked=True)
    window.registry.set_checked("theme_light", checked=True)
    assert not window.registry["theme_dark"].isChecked()


def test_showing_a_state_does_not_ask_for_it(window: Window) -> None:
    window.registry.set_checked("trails", checked=True)
    assert window.asked == []


def test_slots_are_called_for_their_actions(window: Window) -> None:
    called: list[str] = []
    window.registry.connect_all({"play": lambda: called.append("play"), "undo": lambda: called.append("undo")})
    press(window, "Space")
    window.registry["undo"].trigger()
    assert called == ["play", "undo"]


def test_a_slot_for_an_action_that_does_not_exist_is_an_error(window: Window) -> None:
    with pytest.raises(KeyError):
        window.registry.connect_all({"juggle": lambda: None})


# Keys while somebody types, and where the focus is


@pytest.mark.parametrize("key", ["Space", "K", "Left", "Shift+Left", "Ctrl+Right", "Home", "PgUp", "Delete", "1", ","])
@pytest.mark.parametrize("field", ["line", "number"])
def test_keys_rest_while_a_field_has_the_focus(window: Window, field: str, key: str) -> None:
    getattr(window, field).setFocus()
    press(window, key)
    assert window.asked == []
    assert window.held == []


def test_typed_text_arrives(window: Window) -> None:
    window.line.setFocus()
    QTest.keyClicks(window.line, "jk z?,h")
    assert window.line.text() == "jk z?,h"
    window.number.setFocus()
    window.number.selectAll()
    QTest.keyClicks(window.number, "42")
    assert window.number.value() == 42
    assert (window.asked, window.held) == ([], [])


@pytest.mark.parametrize(("key", "name"), [("Ctrl+E", "export_labels"), ("F11", "full_screen"), ("Ctrl+O", "open")])
@pytest.mark.parametrize("field", ["line", "number"])
def test_commands_work_from_a_field(window: Window, field: str, key: str, name: str) -> None:
    getattr(window, field).setFocus()
    press(window, key)
    assert window.asked == [name]


def test_undo_in_a_field_is_the_fields(window: Window) -> None:
    window.line.setFocus()
    QTest.keyClicks(window.line, "abc")
    press(window, "Ctrl+Z")
    assert window.line.text() == ""
    assert window.asked == []


@pytest.mark.parametrize("field", ["line", "number"])
def test_esc_in_a_field_only_returns_to_the_video(window: Window, field: str) -> None:
    getattr(window, field).setFocus()
    press(window, "Esc")
    assert QApplication.focusWidget() is window.video
    assert window.asked == []
    window.registry.set_state(Need.MARK | Need.NO_PREVIEW | Need.NO_PROPOSAL)
    press(window, "Esc")
    assert window.asked == ["range_clear"]


def test_esc_in_a_cell_gives_it_its_old_value_back(window: Window) -> None:
    cell = QTableWidgetItem("before")
    window.table.setItem(0, 0, cell)
    window.table.setFocus()
    window.table.setCurrentCell(0, 0)
    window.table.editItem(cell)
    QTest.keyClicks(of_type(QLineEdit, QApplication.focusWidget()), "jk")
    press(window, "Esc")
    wait_until(lambda: QApplication.focusWidget() is window.table)
    assert cell.text() == "before"
    assert window.asked == []


def test_text_that_cannot_be_changed_takes_no_keys(window: Window) -> None:
    window.report.setFocus()
    press(window, "K")
    assert window.asked == ["pause"]


@pytest.mark.parametrize("widget", ["box", "button"])
def test_keys_work_after_a_click_on_a_button(window: Window, widget: str) -> None:
    QTest.mouseClick(getattr(window, widget), Qt.MouseButton.LeftButton)
    getattr(window, widget).setFocus(Qt.FocusReason.MouseFocusReason)
    press(window, "Space")
    assert window.asked == ["play"]


def test_space_ticks_a_box_that_was_reached_with_tab(window: Window) -> None:
    window.choice.setFocus()
    press(window, "Tab")
    assert QApplication.focusWidget() is window.box
    press(window, "Space")
    assert window.box.isChecked()
    assert window.asked == []


def test_arrows_go_to_slider_or_tab_reached_with_tab(window: Window) -> None:
    window.button.setFocus()
    press(window, "Tab")
    press(window, "Right")
    assert window.slider.value() == 1
    press(window, "End")
    assert window.slider.value() == window.slider.maximum()
    press(window, "Tab")
    press(window, "Right")
    assert window.tabs.currentIndex() == 1
    assert window.asked == []


def test_arrows_go_through_the_video_after_a_click_on_a_slider(window: Window) -> None:
    window.slider.setFocus(Qt.FocusReason.MouseFocusReason)
    press(window, "Right")
    assert window.asked == ["step_forward"]
    assert window.slider.value() == 0


def test_a_list_that_has_dropped_keeps_its_keys(window: Window) -> None:
    window.choice.setFocus(Qt.FocusReason.MouseFocusReason)
    window.choice.showPopup()
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    view = window.choice.view()
    for key in (Qt.Key.Key_K, Qt.Key.Key_Home, Qt.Key.Key_Escape):
        QTest.keyClick(view, key)
    wait_until(lambda: QApplication.activePopupWidget() is None)
    assert window.asked == []


def test_keys_work_in_a_dock_that_floats(window: Window, qapp: QApplication) -> None:
    dock = QDockWidget("Point", window)
    inside = QWidget()
    inside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column = QVBoxLayout(inside)
    field = QSpinBox()
    column.addWidget(field)
    dock.setWidget(inside)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.setFloating(True)
    wait_until(lambda: dock.windowHandle() is not None and dock.windowHandle().isExposed())
    dock.activateWindow()
    wait_until(lambda: qapp.activeWindow() is dock)
    inside.setFocus()
    press(window, "K")
    QTest.keyPress(inside, Qt.Key.Key_Z)
    QTest.keyRelease(inside, Qt.Key.Key_Z)
    assert window.asked == ["pause"]
    assert window.held == [("loupe", True), ("loupe", False)]
    field.setFocus()
    press(window, "K")
    press(window, "Esc")
    assert window.asked == ["pause"]


def test_another_windows_keys_are_its_own(window: Window, qapp: QApplication) -> None:
    other = QWidget()
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    show(other, qapp)
    other.setFocus()
    press(window, "K")
    press(window, "Z")
    assert (window.asked, window.held) == ([], [])


def test_a_field_that_goes_away_with_the_focus_is_forgotten(window: Window) -> None:
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    field.deleteLater()
    wait_until(lambda: QApplication.focusWidget() is not field)
    window.video.setFocus()
    press(window, "K")
    assert window.asked == ["pause"]


def test_it_holds_for_keys_as_they_come_from_the_system(window: Window) -> None:
    """By way of the platform's window, which looks for the widget with the focus itself."""
    system = window.windowHandle()
    QTest.keyClick(system, Qt.Key.Key_K)
    QTest.keyPress(system, Qt.Key.Key_Z)
    QTest.keyRelease(system, Qt.Key.Key_Z)
    wait_until(lambda: window.asked == ["pause"] and window.held == [("loupe", True), ("loupe", False)])
    window.line.setFocus()
    for key in (Qt.Key.Key_K, Qt.Key.Key_Z, Qt.Key.Key_Space):
        QTest.keyClick(system, key)
    wait_until(lambda: len(window.line.text()) == 3)
    QTest.keyClick(system, Qt.Key.Key_Escape)
    wait_until(lambda: QApplication.focusWidget() is window.video)
    assert window.asked == ["pause"]
    assert len(window.held) == 2


@pytest.mark.parametrize(
    ("platform", "modifiers", "typed"),
    [
        ("linux", ALT, False),
        ("linux", ALT | CONTROL, True),
        ("darwin", ALT, True),
        ("darwin", ALT | CONTROL, False),
    ],
)
def test_signs_that_need_another_modifier_are_typed_in_a_field(
    window: Window, platform: str, modifiers: Qt.KeyboardModifier, *, typed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    window.line.setFocus()
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_N, modifiers, "~")
    event.ignore()
    QApplication.sendEvent(window.line, event)
    assert event.isAccepted() is typed


# Keys that are held


def test_a_held_key_is_on_until_it_is_let_go(window: Window) -> None:
    QTest.keyPress(window.video, Qt.Key.Key_Z)
    assert window.held == [("loupe", True)]
    assert window.registry["loupe"].isChecked()
    QTest.keyRelease(window.video, Qt.Key.Key_Z)
    assert window.held == [("loupe", True), ("loupe", False)]
    assert not window.registry["loupe"].isChecked()


def repeat(window: Window, key: Qt.Key, kind: QEvent.Type) -> None:
    QApplication.sendEvent(window.video, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "z", True))


def test_repeats_of_a_held_key_are_not_letting_go(window: Window) -> None:
    QTest.keyPress(window.video, Qt.Key.Key_Z)
    for _ in range(3):
        repeat(window, Qt.Key.Key_Z, QEvent.Type.KeyRelease)
        repeat(window, Qt.Key.Key_Z, QEvent.Type.KeyPress)
    assert window.held == [("loupe", True)]
    QTest.keyRelease(window.video, Qt.Key.Key_Z)


def at(window: Window, key: Qt.Key, kind: QEvent.Type, milliseconds: int) -> None:
    """Send a key event with a time stamp, as the system does; a press is offered as a shortcut first."""
    kinds = (QEvent.Type.ShortcutOverride, kind) if kind is QEvent.Type.KeyPress else (kind,)
    for one in kinds:
        event = QKeyEvent(one, key, Qt.KeyboardModifier.NoModifier, "z")
        event.setTimestamp(milliseconds)
        QApplication.sendEvent(window.video, event)


def test_simultaneous_release_and_press_is_a_repeat(window: Window) -> None:
    """As they come on X11: 660 milliseconds after the press, then every 40."""
    at(window, Qt.Key.Key_H, QEvent.Type.KeyPress, 1000)
    before = window.registry["hide_overlays"].isChecked()
    for time in (1660, 1700, 1740):
        at(window, Qt.Key.Key_H, QEvent.Type.KeyRelease, time)
        at(window, Qt.Key.Key_H, QEvent.Type.KeyPress, time)
        assert window.registry["hide_overlays"].isChecked() == before
    assert window.registry.repeats == 3
    at(window, Qt.Key.Key_H, QEvent.Type.KeyRelease, 1780)
    at(window, Qt.Key.Key_H, QEvent.Type.KeyPress, 1900)
    assert window.registry.repeats == 0, "another press"


def test_non_repeating_action_ignores_missed_repeats(window: Window) -> None:
    at(window, Qt.Key.Key_X, QEvent.Type.KeyPress, 1000)
    for time in (1660, 1700):
        at(window, Qt.Key.Key_X, QEvent.Type.KeyRelease, time)
        at(window, Qt.Key.Key_X, QEvent.Type.KeyPress, time)
    assert window.asked == ["mark_no_ball"]
    at(window, Qt.Key.Key_X, QEvent.Type.KeyRelease, 1740)
    at(window, Qt.Key.Key_X, QEvent.Type.KeyPress, 2000)
    assert window.asked == ["mark_no_ball"] * 2


def at_position(window: Window, scan_code: int, key: int, *kinds: QEvent.Type) -> None:
    """Events of a key at a position, which Linux counts from 8, as the system sends them."""
    native = scan_code + (8 if QApplication.platformName() == "xcb" else 0)
    for kind in kinds:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, native, key, 0, chr(key))
        QApplication.sendEvent(window.video, event)


@pytest.mark.parametrize(
    ("name", "scan_code", "cyrillic"), [("loupe", 44, "Я"), ("motion", 17, "Ц"), ("auto_advance", 21, "Й")]
)
def test_held_keys_keep_their_place_on_other_layouts(
    window: Window, monkeypatch: pytest.MonkeyPatch, name: str, scan_code: int, cyrillic: str
) -> None:
    monkeypatch.setattr(action_registry, "TAP_SECONDS", 0.0)
    at_position(window, scan_code, ord(cyrillic), QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
    assert window.held == [(name, True)]
    at_position(window, scan_code, ord(cyrillic), QEvent.Type.KeyRelease)
    assert window.held == [(name, True), (name, False)]


def test_a_held_key_is_let_go_with_the_focus(window: Window, qapp: QApplication) -> None:
    QTest.keyPress(window.video, Qt.Key.Key_Z)
    other = QWidget()
    show(other, qapp)
    wait_until(lambda: window.held == [("loupe", True), ("loupe", False)])


def test_a_held_key_is_let_go_when_somebody_begins_to_type(window: Window) -> None:
    QTest.keyPress(window.video, Qt.Key.Key_Z)
    window.line.setFocus()
    assert window.held[-1] == ("loupe", False)


def test_held_key_stays_down_when_focus_moves(window: Window) -> None:
    QTest.keyPress(window.video, Qt.Key.Key_Z)
    window.box.setFocus()
    assert window.held == [("loupe", True)]
    QTest.keyRelease(window.box, Qt.Key.Key_Z)
    assert window.held[-1] == ("loupe", False)


def test_a_tap_hides_what_is_drawn_and_another_shows_it_again(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(action_registry, "TAP_SECONDS", 1000.0)
    press(window, "H")
    assert window.held == [("hide_overlays", True)]
    press(window, "H")
    assert window.held == [("hide_overlays", True), ("hide_overlays", False)]


def test_tap_counts_although_the_window_is_busy(window: Window) -> None:
    for kind, milliseconds in ((QEvent.Type.KeyPress, 5_000), (QEvent.Type.KeyRelease, 5_080)):
        event = QKeyEvent(kind, Qt.Key.Key_W, Qt.KeyboardModifier.NoModifier, "w")
        event.setTimestamp(milliseconds)
        QApplication.sendEvent(window.video, event)
        sleep(2 * action_registry.TAP_SECONDS)
    assert window.held == [("motion", True)]
    assert window.registry["motion"].isChecked()


def test_holding_peeks_at_the_bare_picture(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(action_registry, "TAP_SECONDS", 0.0)
    press(window, "H")
    assert window.held == [("hide_overlays", True), ("hide_overlays", False)]


def test_disabled_action_is_not_held(window: Window) -> None:
    window.registry.set_state(Need.UNCONDITIONAL)
    press(window, "Z")
    assert window.held == []


def test_steps_repeat_and_tell_how_often(window: Window) -> None:
    counts: list[int] = []
    window.registry.triggered.connect(lambda _name: counts.append(window.registry.repeats))
    press(window, "Right")
    for _ in range(3):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(window.video, event)
        window.registry["step_forward"].trigger()
    press(window, "Right")
    assert counts == [0, 1, 2, 3, 0]
    assert window.registry["step_forward"].autoRepeat()
    assert not window.registry["play"].autoRepeat()


# Other keys than the table's


def test_keys_can_be_changed_while_the_window_is_open(window: Window) -> None:
    window.registry.set_keys({"play": ("8", "Ctrl+P"), "loupe": ("9",)})
    press(window, "Space")
    press(window, "Z")
    assert (window.asked, window.held) == ([], [])
    press(window, "8")
    press(window, "Ctrl+P")
    press(window, "9")
    assert window.asked == ["play", "play"]
    assert window.held == [("loupe", True), ("loupe", False)]
    assert window.registry["play"].toolTip() == "Play or pause (8)"
    assert window.registry["loupe"].text().endswith("\t9")
    window.registry.set_keys({})
    press(window, "Space")
    assert window.asked[-1] == "play"


def test_the_settings_keys_hold_from_the_start(qapp: QApplication) -> None:
    made = Window({"play": ("8",)})
    show(made, qapp)
    press(made, "8")
    assert made.asked == ["play"]


def test_a_key_can_be_taken_away(window: Window) -> None:
    window.registry.set_keys({"play": ()})
    press(window, "Space")
    assert window.asked == []
    assert window.registry["play"].toolTip() == "Play or pause"


def test_keys_that_are_none_are_passed_over(window: Window) -> None:
    window.registry.set_keys({"play": ("nonsense", "F"), "nobody": ("X",)})
    assert window.registry.keys_of("play") == ("F",)


@pytest.mark.parametrize(
    ("overrides", "said"),
    [
        ({"play": ("G",)}, "'Play or pause' and 'Go to'"),
        ({"pause": ("J", "L")}, "'Slower, or backwards' and 'Pause'"),
        ({"play": ("Blah",)}, "'Blah' is not a key"),
        ({"play": ("",)}, "'' is not a key"),
        ({"play": ("Ctrl+K, Ctrl+B",)}, "more than one key"),
        ({"loupe": ("Ctrl+K",)}, "held"),
        ({"juggle": ("F",)}, "no action 'juggle'"),
    ],
)
def test_key_problems_are_reported(overrides: dict[str, tuple[str, ...]], said: str) -> None:
    complaints = keys.conflicts(overrides)
    assert any(said in complaint for complaint in complaints), complaints


def test_the_same_key_twice_for_one_action_is_no_conflict() -> None:
    assert keys.conflicts({"play": ("8", "8")}) == ()


def test_enter_takes_what_is_chosen_in_a_dropped_list(window: Window) -> None:
    window.choice.setFocus()
    window.choice.showPopup()
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    QTest.keyClick(window.choice.view(), Qt.Key.Key_Down)
    QTest.keyClick(window.choice.view(), Qt.Key.Key_Return)
    wait_until(lambda: QApplication.activePopupWidget() is None)
    assert window.choice.currentText() == "Two"
    assert window.asked == []


# Keys of more than one action


@pytest.mark.parametrize("key", ["S", "H", "B", "Y", "Backspace"])
def test_in_event_mode_a_key_is_its_actions_alone(window: Window, key: str) -> None:
    window.registry.set_state(~Need.UNCONDITIONAL)
    press(window, key)
    (asked,) = window.asked
    assert asked.startswith("event_")
    assert window.held == []
    assert window.undecided == []


def test_inactive_keys_are_hidden_in_event_mode(window: Window) -> None:
    assert [spec.id for spec in window.registry.suspended_in(Need.EVENT_MODE)] == [
        *("trails", "hide_overlays", "brighter", "lift_shadows", "middle_of_gap", "go_to", "reinpaint"),
        *("mark_visible", "mark_no_ball", "mark_unclear", "pin", "fill", "auto_advance"),
        *("next_suspicious", "next_unreviewed"),
    ]
    window.registry.set_state(~Need.UNCONDITIONAL)
    assert "\t" not in window.registry["hide_overlays"].text()
    assert window.registry["brighter"].toolTip() == "Brighten the picture"
    window.registry["brighter"].trigger()
    assert window.asked == ["brighter"]
    window.registry.set_state(EVERYTHING)
    assert window.registry["hide_overlays"].text().endswith("\tH")
    press(window, "B")
    assert window.asked == ["brighter", "brighter"]


def test_keys_given_to_event_mode_are_its_own_there(window: Window) -> None:
    window.registry.set_keys({"event_hit": ("K",), "event_serve": ("Z",)})
    assert keys.conflicts(window.registry.overrides) == ()
    window.registry.set_state(~Need.UNCONDITIONAL)
    press(window, "K")
    press(window, "Z")
    press(window, "S")
    assert window.asked == ["event_hit", "event_serve", "lift_shadows"]
    assert window.held == []


@pytest.mark.parametrize(
    ("overrides", "key", "names"),
    [
        ({"play": ("G",)}, "G", "'Play or pause' and 'Go to'"),
        ({"play": ("Z",)}, "Z", "'Magnifier' and 'Play or pause'"),
        ({"loupe": ("H",)}, "H", "'Magnifier' and 'Hide overlays'"),
    ],
)
def test_a_key_that_two_actions_have_does_nothing_and_says_so(
    window: Window, overrides: dict[str, tuple[str, ...]], key: str, names: str
) -> None:
    window.registry.set_keys(overrides)
    press(window, key)
    assert (window.asked, window.held) == ([], [])
    assert len(window.undecided) == 1
    assert f"key {key}: {names}" in window.undecided[0]


def test_shared_key_goes_to_the_possible_action(window: Window) -> None:
    window.registry.set_keys({"cancel_run": ("G",)})
    window.registry.set_state(EVERYTHING & ~Need.RUNNING)
    press(window, "G")
    assert window.asked == ["go_to"]
    assert window.undecided == []


@pytest.mark.skipif(sys.platform == "darwin", reason="keys have signs there")
def test_return_key_is_called_enter(window: Window) -> None:
    assert [keys.key_text(key) for key in ("Return", "Shift+Return", "Enter")] == [
        "Enter",
        "Shift+Enter",
        "Enter (keypad)",
    ]
    accept = window.registry["accept"]
    assert accept.text().endswith("\tEnter"), "in the menu"
    assert "(Enter)" in accept.toolTip()
    window.registry.set_keys({"accept": ("Ctrl+K",)})
    assert "\t" not in accept.text()
