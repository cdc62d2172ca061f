"""All languages in the whole window: everything is translated, nothing is cut off, and menus have different letters."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cut_texts import cut_texts
from pseudo_language import painted_texts, pseudo, untranslated, without_mark
from rallytrace.model_records.execution_providers import PROVIDERS
from rallytrace.session.languages import speak
from rallytrace.settings.languages import ENGLISH, LANGUAGES
from rallytrace.texts import use_language
from rallytrace.ui.keyboard.keys import key_problem
from window_tour import fill_project, tour
from windows import shown_with

PSEUDO = "40 % longer"
NAMES = {
    *(name for record in PROVIDERS.values() for name in (record.label, record.setting_label)),
    *(language.name for language in LANGUAGES),
    *("RallyTrace", "Ana", "Bea", "x", "y", "px", "s", "MB", "GB", "x\npx", "y\npx"),
    *("F1", "TP", "TN", "FP1", "FP2", "FN", "TP / (TP + FP1 + FP2)", "TP / (TP + FN)"),
    *("Close", "Closes the dock widget", "Float", "Undocks and re-attaches the dock widget"),  # Qt translates these
    *("Scroll Left", "Scroll Right", "OK", "Cancel"),
}
"""Texts that are the same in every language, and those of Qt."""


@pytest.fixture(params=[*(language.code for language in LANGUAGES), PSEUDO])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Use a language for the texts of the window, and English again after the test."""
    code = str(request.param)
    if code == PSEUDO:
        use_language(pseudo)
    else:
        speak(next(language for language in LANGUAGES if language.code == code), qapp)
    yield code
    speak(ENGLISH, qapp)


def test_no_text_is_cut_off_and_menus_have_different_letters(qapp: QApplication, language: str) -> None:
    cut: dict[str, list[str]] = {}
    repeated: dict[str, str] = {}
    english: dict[str, set[str]] = {}
    with shown_with(qapp) as window, painted_texts() as painted:
        window.resize(1280, 720)
        fill_project(window)
        for name, widget in tour(window):
            cut[name] = _cut_for_good(widget)
            if isinstance(widget, QMenu) and language != PSEUDO:
                repeated[name] = _repeated_letters(widget)
            if language == PSEUDO:
                english[name] = {text for text in (*untranslated(widget), *without_mark(painted)) if not _is_name(text)}
                painted.clear()
    assert not {name: texts for name, texts in cut.items() if texts}
    assert not {name: letters for name, letters in repeated.items() if letters}
    assert not {name: texts for name, texts in english.items() if texts}


def _is_name(text: str) -> bool:
    """Return whether a text is the same in every language: a name, a key, a sign or a unit."""
    return text in NAMES or text.startswith("rally.mp4") or key_problem(text.replace("Enter", "Return")) is None


def _cut_for_good(widget: QWidget) -> list[str]:
    """Return the texts that are still cut off when the layout has come to rest."""
    for _ in range(40):
        if not cut_texts(widget):
            break
        QTest.qWait(25)
    return cut_texts(widget)


def _repeated_letters(menu: QMenu) -> str:
    letters = [found[1].upper() for action in menu.actions() if (found := re.search("&([^&])", action.text()))]
    return "".join(letter for letter, count in Counter(letters).items() if count > 1)
