"""The key sheet and problems of keys in the language for tests."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow

from pseudo_language import MARK, pseudo_language
from qt import put_on_screen
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import plain_title
from rallytrace.ui.keyboard.actions import SPECS
from rallytrace.ui.keyboard.help_sheet import HelpSheet
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


def test_key_sheet_finds_words_of_both_languages(sheet: HelpSheet) -> None:
    field = sheet.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    for words in (f"{MARK}Undo", "undo"):
        field.setText(words)
        assert SPECS["undo"].name in [entry.name for entry in sheet.shown]


def test_problems_of_keys_are_translated() -> None:
    found = keys.conflicts({"nothing": ("A",), "undo": ("Ctrl+Z", "no key", "Ctrl+K, Ctrl+L"), "redo": ("Ctrl+Z",)})
    assert len(found) >= 4
    assert all(sentence.startswith(MARK) for sentence in found)
    assert keys.conflict_text("Ctrl+Z", [SPECS["undo"], SPECS["redo"]]).startswith(MARK)
    assert keys.conflict_text("Ctrl+Z", [SPECS["undo"], SPECS["redo"], SPECS["open"]]).startswith(MARK)


@pytest.mark.parametrize(
    ("text", "title"),
    [("&File", "File"), ("打开(&O)...", "打开"), ("打開(&O)\N{HORIZONTAL ELLIPSIS}", "打開"), ("P&oint", "Point")],
)
def test_plain_titles_have_no_mnemonics(text: str, title: str) -> None:
    assert plain_title(text) == title
