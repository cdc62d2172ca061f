import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QScrollArea, QWidget

from qt import put_on_screen, wait_until
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import MODES, Need
from rallytrace.ui.keyboard.actions import ACTIONS, GESTURES
from rallytrace.ui.keyboard.help_sheet import HelpSheet
from rallytrace.ui.look import theme


@pytest.fixture
def registry(qapp: QApplication) -> ActionRegistry:
    theme.apply(qapp, "light")
    window = QMainWindow()
    registry = ActionRegistry(window)
    registry.setProperty("window", window)  # keeps it
    return registry


@pytest.fixture
def sheet(registry: ActionRegistry) -> HelpSheet:
    made = HelpSheet(registry)
    put_on_screen(made)
    return made


def area_of(sheet: HelpSheet) -> QScrollArea:
    area = sheet.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area


def page_of(sheet: HelpSheet) -> QWidget:
    page = area_of(sheet).widget()
    assert page is not None
    return page


def n_columns(sheet: HelpSheet) -> int:
    layout = page_of(sheet).layout()
    assert layout is not None
    return layout.count()


def words(sheet: HelpSheet) -> list[str]:
    """All words on the page, top to bottom in each column."""
    return [label.text() for label in page_of(sheet).findChildren(QLabel)]


def search(sheet: HelpSheet, text: str) -> list[str]:
    field = sheet.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    return [entry.name for entry in sheet.shown]


def test_everything_but_what_is_rarely_used_stands_on_it(sheet: HelpSheet) -> None:
    written = words(sheet)
    for spec in ACTIONS:
        assert spec.rare or spec.name in written
    for what, _ in GESTURES:
        assert what in written
    assert "Quit" not in written


def test_a_search_finds_every_action(sheet: HelpSheet) -> None:
    field = sheet.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    for spec in ACTIONS:
        field.setText(spec.name)
        assert spec.id in [entry.id for entry in sheet.shown]


def test_gestures_name_their_modifiers_as_keys_do(sheet: HelpSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"Shift+click", "Middle drag"} <= set(words(sheet))
    monkeypatch.setattr(keys, "key_text", {"Ctrl+A": "⌘A"}.get)
    assert [keys.gesture_text(how) for how in ("Ctrl+drag", "Drag")] == ["⌘drag", "Drag"]


def test_all_of_it_is_seen_at_once_on_a_laptop_screen(sheet: HelpSheet) -> None:
    sheet.resize(1320, 800)
    wait_until(lambda: sheet.size() == QSize(1320, 800))
    assert page_of(sheet).sizeHint().height() <= area_of(sheet).viewport().height()
    assert page_of(sheet).sizeHint().width() <= area_of(sheet).viewport().width()


def test_at_1280x720_all_of_it_is_seen_at_once(sheet: HelpSheet) -> None:
    sheet.resize(1280, 720)
    wait_until(lambda: sheet.size() == QSize(1280, 720))
    wait_until(lambda: page_of(sheet).sizeHint().width() <= area_of(sheet).viewport().width())
    assert page_of(sheet).sizeHint().height() <= area_of(sheet).viewport().height()


def test_enter_runs_the_action_that_is_found(sheet: HelpSheet, registry: ActionRegistry) -> None:
    run: list[str] = []
    registry.set_state(~Need.UNCONDITIONAL & ~MODES)
    registry.triggered.connect(run.append)
    search(sheet, "zoom")
    found = [entry.id for entry in sheet.shown if entry.id]
    field = sheet.findChild(QLineEdit)
    assert field is not None
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert run == [found[1]]
    assert not sheet.isVisible()


def test_enter_runs_nothing_without_a_search_and_nothing_that_is_impossible(
    sheet: HelpSheet, registry: ActionRegistry
) -> None:
    run: list[str] = []
    registry.triggered.connect(run.append)
    registry.set_state(Need.UNCONDITIONAL)
    field = sheet.findChild(QLineEdit)
    assert field is not None
    QTest.keyClick(field, Qt.Key.Key_Return)
    search(sheet, "undo jump")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert run == []
    assert sheet.isVisible()
    assert any("Undo jump:" in one for one in (label.text() for label in sheet.findChildren(QLabel)))


def test_a_narrow_sheet_has_fewer_columns_and_scrolls(sheet: HelpSheet) -> None:
    sheet.resize(640, 400)
    wait_until(lambda: n_columns(sheet) == 2)
    assert page_of(sheet).sizeHint().width() <= area_of(sheet).viewport().width()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("occluded", ["Occluded", "Accept the fill as occluded", "Occluded in the range"]),
        ("OCCLU frame", []),
        ("ctrl+z", ["Undo"]),
        ("[", ["Lower speed"]),
        ("trac cancel", ["Cancel the run"]),
    ],
)
def test_it_is_searched_by_words_and_by_keys(sheet: HelpSheet, text: str, found: list[str]) -> None:
    assert search(sheet, text) == found


def test_a_single_letter_is_a_key(sheet: HelpSheet) -> None:
    assert search(sheet, "v") == ["Visible", "Drive", "Accept the selected gap only"]


def test_a_search_without_a_result_says_so(sheet: HelpSheet) -> None:
    assert search(sheet, "juggle") == []
    assert len(words(sheet)) == 1


def test_changed_keys_are_shown_at_once(sheet: HelpSheet, registry: ActionRegistry) -> None:
    assert "Ctrl+F12" not in words(sheet)
    registry.set_keys({"play": ("Ctrl+F12",)})
    assert "Ctrl+F12" in words(sheet)
    assert "Space" not in words(sheet)


def test_opened_again_it_shows_everything(sheet: HelpSheet) -> None:
    search(sheet, "juggle")
    sheet.close()
    sheet.show()
    usual, a_fill_of_one_gap = [spec for spec in ACTIONS if not spec.rare], 1
    assert len(sheet.shown) == len(usual) + a_fill_of_one_gap + len(GESTURES)


def test_it_says_which_actions_have_no_key_in_event_mode(sheet: HelpSheet, registry: ActionRegistry) -> None:
    names = "Trails, Hide overlays, Brighter"
    assert [text for text in words(sheet) if names in text]
    assert "In event mode" in words(sheet)
    registry.set_keys({spec.id: () for spec in ACTIONS if spec.needs & Need.EVENT_MODE})
    assert not [text for text in words(sheet) if names in text]


def test_an_action_that_the_arrow_keys_choose_is_scrolled_to(sheet: HelpSheet) -> None:
    sheet.resize(500, 300)
    search(sheet, "the")
    field = sheet.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    QTest.qWait(1)  # the columns follow the width
    for _ in range(40):
        QTest.keyClick(field, Qt.Key.Key_Down)
        chosen = next(label for label in page_of(sheet).findChildren(QLabel) if label.property("role") == "chosen")
        assert sheet.chosen is not None
        assert chosen.text() == sheet.chosen.name
        assert chosen.visibleRegion().boundingRect().height() == chosen.height()
