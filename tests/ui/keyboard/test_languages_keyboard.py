"""Menus, tips, the key sheet and problems of keys in the language for tests."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow

from pseudo_language import MARK, pseudo_language, untranslated
from qt import put_on_screen
from rallytrace.texts import shown
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import MODES, Need, plain_title
from rallytrace.ui.keyboard.actions import ACTIONS, GESTURES, OTHER_KEYS, SPECS
from rallytrace.ui.keyboard.help_sheet import HelpSheet
from rallytrace.ui.keyboard.key_maps import KEY_MAPS
from rallytrace.ui.look import theme


class Window(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.registry = ActionRegistry(self)
        self.registry.build_menus(self.menuBar())


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    with pseudo_language():
        yield


@pytest.fixture
def window(qapp: QApplication) -> Window:
    theme.apply(qapp, "light")
    return Window()


@pytest.fixture
def sheet(window: Window) -> HelpSheet:
    made = HelpSheet(window.registry)
    put_on_screen(made)
    return made


SCROLL_BUTTONS = {"Scroll Left", "Scroll Right"}
"""Names that Qt gives to the buttons of tabs. Its own translations have them."""


def unmarked_labels(sheet: HelpSheet) -> set[str]:
    """Return the labels without a translated text, which are keys only."""
    return {label.text() for label in sheet.findChildren(QLabel) if MARK not in label.text()}


def test_menus_and_tips_are_translated(window: Window) -> None:
    assert untranslated(window) == []
    undo = window.registry["undo"]
    assert undo.text().startswith(MARK)
    tip, reason = undo.toolTip().splitlines()
    assert tip.startswith(MARK)
    assert reason.startswith(f"{MARK}There is nothing to undo")


def test_reasons_of_disabled_actions_are_translated(window: Window) -> None:
    window.registry.set_state(Need.VIDEO | Need.FRAMES)
    reasons = [
        window.registry[spec.id].toolTip().splitlines()[-1]
        for spec in ACTIONS
        if not window.registry[spec.id].isEnabled()
    ]
    assert reasons
    assert all(reason.startswith(MARK) for reason in reasons)


def test_key_sheet_is_translated(sheet: HelpSheet) -> None:
    assert set(untranslated(sheet)) <= unmarked_labels(sheet) | SCROLL_BUTTONS
    key_caps = {key for entry in sheet.shown for key in entry.keys}
    assert unmarked_labels(sheet) <= key_caps | {""}


def test_key_sheet_finds_words_of_both_languages(sheet: HelpSheet) -> None:
    field = sheet.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    for words in (f"{MARK}Undo", "undo"):
        field.setText(words)
        assert SPECS["undo"].name in [entry.name for entry in sheet.shown]
    field.setText("no such action")
    assert any("No action or key matches" in label.text() for label in sheet.findChildren(QLabel))
    assert set(untranslated(sheet)) <= unmarked_labels(sheet) | SCROLL_BUTTONS


def test_key_sheet_notes_and_refusals_are_translated(sheet: HelpSheet) -> None:
    field = sheet.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    event_mode = next(spec for spec in ACTIONS if spec.needs & Need.EVENT_MODE)
    field.setText(event_mode.name)
    assert any(text.startswith(f"{MARK}No key in this mode") for text in _labels(sheet))
    field.setText(SPECS["undo"].name)
    field.returnPressed.emit()
    refusal = next(text for text in _labels(sheet) if text.startswith(f"{MARK}{MARK}Undo"))
    action, reason = refusal.split(": ")
    assert action.startswith(f"{MARK}{MARK}")
    assert reason.startswith(MARK.lower())


def _labels(sheet: HelpSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_gestures_are_translated() -> None:
    gestures = [key for other in OTHER_KEYS for key in other.keys if key.rpartition("+")[2] in GESTURES]
    assert gestures
    for gesture in gestures:
        assert MARK in keys.gesture_text(gesture)


def test_key_maps_are_translated() -> None:
    assert all(shown(key_map.name).startswith(MARK) for key_map in KEY_MAPS)


def test_problems_of_keys_are_translated() -> None:
    found = keys.conflicts({"nothing": ("A",), "undo": ("Ctrl+Z", "no key", "Ctrl+K, Ctrl+L"), "redo": ("Ctrl+Z",)})
    assert len(found) >= 4
    assert all(sentence.startswith(MARK) for sentence in found)
    assert keys.conflict_text("Ctrl+Z", [SPECS["undo"], SPECS["redo"]]).startswith(MARK)
    assert keys.conflict_text("Ctrl+Z", [SPECS["undo"], SPECS["redo"], SPECS["open"]]).startswith(MARK)


def test_modes_name_their_group_in_the_language() -> None:
    groups = {spec.group for spec in ACTIONS if spec.needs & MODES}
    assert groups
    assert all(group.startswith(MARK) for group in groups)


@pytest.mark.parametrize(
    ("text", "title"),
    [("&File", "File"), ("打开(&O)...", "打开"), ("打開(&O)\N{HORIZONTAL ELLIPSIS}", "打開"), ("P&oint", "Point")],
)
def test_plain_titles_have_no_mnemonics(text: str, title: str) -> None:
    assert plain_title(text) == title
