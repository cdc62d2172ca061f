"""All languages in the whole window: nothing is cut off, and menus have different letters."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cut_texts import cut_texts
from pseudo_language import pseudo
from rallytrace.session.languages import speak
from rallytrace.settings.languages import ENGLISH, LANGUAGES
from rallytrace.texts import use_language
from window_tour import fill_project, tour
from windows import shown_with

PSEUDO = "40 % longer"


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
    with shown_with(qapp) as window:
        window.resize(1280, 720)
        fill_project(window)
        for name, widget in tour(window):
            cut[name] = _cut_for_good(widget)
            if isinstance(widget, QMenu) and language != PSEUDO:
                repeated[name] = _repeated_letters(widget)
    assert not {name: texts for name, texts in cut.items() if texts}
    assert not {name: letters for name, letters in repeated.items() if letters}


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
