"""The manual: reached by keys, read offline, page by page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from pseudo_language import pseudo_language, untranslated
from qt import put_on_screen, wait_until
from rallytrace.files import paths
from rallytrace.settings.languages import language_of
from rallytrace.ui import manual_window
from rallytrace.ui.keyboard.help_sheet import HelpSheet
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.manual_window import FIRST_PAGE, ManualBrowser, ManualWindow, heading_anchor
from rallytrace.ui.reference_pages import REFERENCE_PAGES
from windows import press, shown

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown(qapp) as window:
        yield window


@pytest.fixture
def manual(qapp: QApplication) -> ManualWindow:
    theme.apply(qapp, "light")
    made = ManualWindow()
    put_on_screen(made)
    return made


def visible_manual(qapp: QApplication) -> ManualWindow | None:
    return next((one for one in qapp.topLevelWidgets() if isinstance(one, ManualWindow) and one.isVisible()), None)


def follow(manual: ManualWindow, times: int) -> None:
    """Follow the link that is reached with Tab pressed so many times."""
    for _ in range(times):
        QTest.keyClick(manual.browser, Qt.Key.Key_Tab)
    QTest.keyClick(manual.browser, Qt.Key.Key_Return)


def test_a_key_opens_the_manual_and_escape_closes_it(window: MainWindow, qapp: QApplication) -> None:
    press(window, Qt.Key.Key_F1, CONTROL)
    wait_until(lambda: visible_manual(qapp))
    manual = visible_manual(qapp)
    assert manual is not None
    assert "first rally" in manual.browser.toPlainText()
    QTest.keyClick(manual.browser, Qt.Key.Key_Escape)
    wait_until(lambda: not manual.isVisible())


def test_the_same_key_leads_there_from_the_sheet_of_keys(window: MainWindow, qapp: QApplication) -> None:
    press(window, Qt.Key.Key_F1)
    sheet = next(one for one in qapp.topLevelWidgets() if isinstance(one, HelpSheet))
    wait_until(lambda: qapp.activeWindow() is sheet)
    QTest.keyClick(sheet, Qt.Key.Key_F1, CONTROL)
    wait_until(lambda: visible_manual(qapp))


def test_a_button_leads_there_from_the_sheet_of_keys(window: MainWindow, qapp: QApplication) -> None:
    press(window, Qt.Key.Key_F1)
    sheet = next(one for one in qapp.topLevelWidgets() if isinstance(one, HelpSheet))
    wait_until(lambda: qapp.activeWindow() is sheet)
    button = next(one for one in sheet.findChildren(QPushButton) if one.text() == "Manual")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_until(lambda: visible_manual(qapp))
    assert not sheet.isVisible()


def test_links_lead_to_pages_and_back(manual: ManualWindow) -> None:
    follow(manual, 1)
    page = manual.browser.source().fileName()
    assert page != FIRST_PAGE
    assert manual.windowTitle() != "Manual"
    back = next(one for one in manual.findChildren(QPushButton) if one.text() == "Back")
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert manual.browser.source().fileName() == FIRST_PAGE


def test_a_link_to_a_heading_shows_the_heading(manual: ManualWindow) -> None:
    manual.browser.setSource(manual.browser.source().resolved("exports.md#the-label-file"))
    assert manual.browser.textCursor().block().text() == "The label file"
    assert heading_anchor("What's `new`, 1-2?") == "whats-new-1-2"


def test_manual_pages_have_pictures_and_no_web_markup(manual: ManualWindow) -> None:
    reference = {paths.manual_dir() / "reference" / name for name in REFERENCE_PAGES}
    for page in sorted({*paths.manual_dir().rglob("*.md"), *reference}):
        manual.browser.setSource(page.as_uri())
        text = manual.browser.toPlainText()
        assert text
        assert "toctree" not in text
        assert all(width <= manual.browser.viewport().width() for width in picture_widths(manual.browser))


def picture_widths(browser: ManualBrowser) -> list[int]:
    """Widths of the page's pictures; none is missing."""
    images = [
        browser.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        for name in re.findall('<img src="([^"]+)"', browser.toHtml())
    ]
    assert not any(image.isNull() for image in images)
    return [image.width() for image in images]


def test_pages_are_in_the_language_of_the_window_if_translated(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.apply(qapp, "light")
    (tmp_path / "da").mkdir()
    pages = {
        "index.md": "# Manual\n\n[Your first rally](first-rally.md), [reviewing](reviewing.md)",
        "first-rally.md": "# Your first rally",
        "reviewing.md": "# Reviewing",
        "da/first-rally.md": "# Din første duel\n\n[Videre](../reviewing.md#punkter)",
    }
    for name, text in pages.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "manual_dir", lambda: tmp_path)
    monkeypatch.setattr(manual_window, "current_language", lambda: language_of("da"))
    manual = ManualWindow()
    put_on_screen(manual)
    follow(manual, 1)
    assert "Din første duel" in manual.windowTitle()
    follow(manual, 1)
    assert manual.browser.toPlainText() == "Reviewing"
    manual.browser.backward()
    manual.browser.backward()
    assert manual.browser.source().fileName() == FIRST_PAGE


def test_window_of_the_manual_is_translated(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    with pseudo_language():
        manual = ManualWindow()
        assert untranslated(manual) == []
        manual.browser.setSource(manual.browser.source().resolved("reference/keys.md"))
        assert untranslated(manual) == []


@pytest.mark.parametrize("name", ["light", "dark"])
def test_text_can_be_read_in_both_themes(manual: ManualWindow, qapp: QApplication, name: str) -> None:
    theme.apply(qapp, name)
    palette = manual.browser.palette()
    assert abs(palette.text().color().lightness() - palette.base().color().lightness()) > 100
