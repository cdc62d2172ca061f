import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QScrollArea, QTabBar, QWidget

from narrowing import not_none, of_type
from qt import put_on_screen, wait_until
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import MENUS, MODES, TASKS, Need
from rallytrace.ui.keyboard.actions import ACTIONS, OTHER_KEYS, SPECS
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
    return of_type(QScrollArea, sheet.findChild(QScrollArea))


def page_of(sheet: HelpSheet) -> QWidget:
    return not_none(area_of(sheet).widget())


def n_columns(sheet: HelpSheet) -> int:
    return not_none(page_of(sheet).layout()).count()


def words(sheet: HelpSheet) -> list[str]:
    """All words on the page, top to bottom in each column."""
    return [label.text() for label in page_of(sheet).findChildren(QLabel)]


def search(sheet: HelpSheet, text: str) -> list[str]:
    field = of_type(QLineEdit, sheet.findChild(QLineEdit))
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    return [entry.name for entry in sheet.shown]


def pages_of(sheet: HelpSheet) -> dict[str, list[str]]:
    """Return the words of each page."""
    tabs = of_type(QTabBar, sheet.findChild(QTabBar))
    found = {}
    for index in range(tabs.count()):
        tabs.setCurrentIndex(index)
        found[tabs.tabText(index)] = words(sheet)
    return found


def test_every_action_and_gesture_is_on_one_page(sheet: HelpSheet) -> None:
    pages = pages_of(sheet)
    assert list(pages) == list(TASKS)
    assert sorted(menu for menus in TASKS.values() for menu in menus) == sorted(MENUS)
    for spec in ACTIONS:
        (task,) = (task for task, menus in TASKS.items() if spec.menu[0] in menus)
        assert spec.name in pages[task]
    for other in OTHER_KEYS:
        assert {other.group, other.name} <= set(pages[other.task])
    assert sum(spec.name in pages["Match"] for spec in ACTIONS if spec.menu[0] == "&Match") >= 35


def test_ctrl_page_down_shows_the_next_page(sheet: HelpSheet) -> None:
    field = not_none(sheet.findChild(QLineEdit))
    assert "Find rallies" not in words(sheet)
    QTest.keyClick(field, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert "Find rallies" in words(sheet)
    QTest.keyClick(field, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert "Find rallies" not in words(sheet)


def test_a_page_replaces_the_results_of_a_search(sheet: HelpSheet) -> None:
    search(sheet, "quit")
    not_none(sheet.findChild(QTabBar)).setCurrentIndex(1)
    assert "Find rallies" in words(sheet)
    assert "Quit" not in words(sheet)


def test_a_search_finds_every_action(sheet: HelpSheet) -> None:
    field = of_type(QLineEdit, sheet.findChild(QLineEdit))
    for spec in ACTIONS:
        field.setText(spec.name)
        assert spec.id in [entry.id for entry in sheet.shown]


def test_gestures_name_their_modifiers_as_keys_do(sheet: HelpSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"Shift+click", "Middle drag"} <= set(words(sheet))
    monkeypatch.setattr(keys, "key_text", {"Ctrl+A": "⌘A"}.get)
    assert [keys.gesture_text(how) for how in ("Ctrl+drag", "Drag")] == ["⌘drag", "Drag"]


@pytest.mark.parametrize("size", [QSize(1320, 800), QSize(1280, 720)])
@pytest.mark.parametrize("index", range(len(TASKS)))
def test_a_page_is_seen_at_once_at_1280x720(sheet: HelpSheet, size: QSize, index: int) -> None:
    not_none(sheet.findChild(QTabBar)).setCurrentIndex(index)
    sheet.resize(size)
    wait_until(lambda: sheet.size() == size)
    wait_until(lambda: page_of(sheet).sizeHint().width() <= area_of(sheet).viewport().width())
    assert page_of(sheet).sizeHint().height() <= area_of(sheet).viewport().height()


def test_enter_runs_the_action_that_is_found(sheet: HelpSheet, registry: ActionRegistry) -> None:
    run: list[str] = []
    registry.set_state(~Need.UNCONDITIONAL & ~MODES)
    registry.triggered.connect(run.append)
    search(sheet, "zoom")
    found = [entry.id for entry in sheet.shown if entry.id]
    field = not_none(sheet.findChild(QLineEdit))
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert run == [found[1]]
    assert not sheet.isVisible()


def test_enter_runs_only_found_and_possible_actions(sheet: HelpSheet, registry: ActionRegistry) -> None:
    run: list[str] = []
    registry.triggered.connect(run.append)
    registry.set_state(Need.UNCONDITIONAL)
    field = not_none(sheet.findChild(QLineEdit))
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
        ("occluded", ["Hidden", "Accept the fill as hidden", "Hidden in the range"]),
        ("OCCLU frame", []),
        ("hide", ["Hide overlays"]),
        ("ctrl+z", ["Undo"]),
        ("[", ["Lower speed"]),
        ("trac cancel", ["Discard the re-tracking", "Cancel the run"]),
    ],
)
def test_it_is_searched_by_words_and_by_keys(sheet: HelpSheet, text: str, found: list[str]) -> None:
    assert search(sheet, text) == found


def test_a_single_letter_is_a_key(sheet: HelpSheet) -> None:
    assert sorted(search(sheet, "v")) == ["Accept the selected gap only", "Drive", "Visible"]


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("winner", ["won_near", "won_far"]),
        ("score", ["won_near", "won_far", "rally_let", "match_page", "layer_score"]),
        ("point", ["won_near", "rally_let"]),
        ("let", ["rally_let"]),
        ("smash", ["stroke_smash", "event_mode"]),
        ("cut", ["cut_rally", "make_clips"]),
        ("highlight", ["make_clips", "play_rallies"]),
        ("reel", ["make_clips"]),
        ("export", ["export_labels", "export_all", "make_clips", "match_page"]),
        ("hidden", ["mark_occluded"]),
        ("occluded", ["mark_occluded"]),
        ("pin", ["pin"]),
        ("replay", ["not_play"]),
        ("non-play", ["not_play", "play_after_all"]),
        ("report", ["match_page"]),
        ("serve", ["event_serve", "stroke_short_service"]),
        ("delete", ["clear_point", "event_none"]),
        ("stop", ["cancel_run"]),
        ("overhead", ["stroke_smash"]),
    ],
)
def test_a_search_understands_the_analysts_words(sheet: HelpSheet, text: str, actions: list[str]) -> None:
    search(sheet, text)
    assert set(actions) <= {entry.id for entry in sheet.shown}


def test_a_search_shows_matching_names_first(sheet: HelpSheet) -> None:
    assert search(sheet, "export")[0] == "Export labels"
    assert search(sheet, "pin")[0] == SPECS["pin"].name


def test_a_search_without_a_result_says_so(sheet: HelpSheet) -> None:
    assert search(sheet, "juggle") == []
    assert len(words(sheet)) == 1


def test_changed_keys_are_shown_at_once(sheet: HelpSheet, registry: ActionRegistry) -> None:
    assert "Ctrl+F12" not in words(sheet)
    registry.set_keys({"pin": ("Ctrl+F12",)})
    assert "Ctrl+F12" in words(sheet)
    assert "P" not in words(sheet)


def test_opened_again_it_shows_everything(sheet: HelpSheet) -> None:
    search(sheet, "juggle")
    sheet.close()
    sheet.show()
    n_shown = 0
    tabs = not_none(sheet.findChild(QTabBar))
    for index in range(tabs.count()):
        tabs.setCurrentIndex(index)
        n_shown += len(sheet.shown)
    a_fill_of_one_gap = 1
    assert n_shown == len(ACTIONS) + a_fill_of_one_gap + len(OTHER_KEYS)


def test_it_says_which_actions_have_no_key_in_event_mode(sheet: HelpSheet, registry: ActionRegistry) -> None:
    sheet.findChild(QTabBar).setCurrentIndex(list(TASKS).index("Match"))  # type: ignore[union-attr]
    names = "Trails, Hide overlays, Brighter"
    assert [text for text in words(sheet) if names in text]
    assert "In event mode" in words(sheet)
    registry.set_keys({spec.id: () for spec in ACTIONS if spec.needs & Need.EVENT_MODE})
    assert not [text for text in words(sheet) if names in text]


def test_an_action_that_the_arrow_keys_choose_is_scrolled_to(sheet: HelpSheet) -> None:
    sheet.resize(500, 300)
    search(sheet, "the")
    field = of_type(QLineEdit, sheet.findChild(QLineEdit))
    QTest.qWait(1)  # the columns follow the width
    for _ in range(40):
        QTest.keyClick(field, Qt.Key.Key_Down)
        chosen = next(label for label in page_of(sheet).findChildren(QLabel) if label.property("role") == "chosen")
        assert chosen.text() == not_none(sheet.chosen).name
        assert chosen.visibleRegion().boundingRect().height() == chosen.height()
