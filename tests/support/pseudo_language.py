"""A language for tests. Each text is marked and 40 % longer, to show what is not translated or does not fit."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTabBar,
    QWidget,
)

from rallytrace.texts import use_language

MARK: Final = "\N{CYRILLIC CAPITAL LETTER ZHE}"
"""First letter of every translated text; no English text has it."""
_MARKED: Final = re.compile(f"{MARK}[^{MARK}~]*~+")
"""A text in the language for tests, without others in its fields."""


def pseudo(_context: str, text: str, _number: int) -> str:
    """Return a text in the language for tests. Fields, %n, and mnemonics stay."""
    return f"{MARK}{text}{' ~~~~~~~'[: 2 + len(text) * 2 // 5]}"


@contextmanager
def pseudo_language() -> Iterator[None]:
    """Show all texts in the language for tests."""
    use_language(pseudo)
    try:
        yield
    finally:
        use_language(None)


def untranslated(widget: QWidget) -> list[str]:
    """Return the texts with words of a widget, its children and its actions that are not in the language for tests."""
    return without_mark(_texts(widget))


def without_mark(texts: Iterable[str]) -> list[str]:
    """Return the texts with words that are not in the language for tests."""
    return sorted({text for text in texts if any(map(str.isalpha, text)) and MARK not in text})


def unmarked(text: str) -> str:
    """Return what remains of a text without its parts in the language for tests; '' if nothing has a word."""
    left = None
    while left != text:
        left, text = text, _MARKED.sub("", text)
    return text if any(map(str.isalpha, text)) else ""


def _texts(widget: QWidget) -> Iterator[str]:
    for one in (widget, *widget.findChildren(QWidget)):
        yield one.windowTitle()
        yield one.toolTip()
        yield one.accessibleName()
        yield one.accessibleDescription()
        if isinstance(one, QLabel | QAbstractButton):
            yield one.property("sentence") or one.text()
        elif isinstance(one, QGroupBox):
            yield one.title()
        elif isinstance(one, QLineEdit):
            yield one.placeholderText()
        elif isinstance(one, QComboBox):
            yield from (one.itemText(row) for row in range(one.count()))
        elif isinstance(one, QSpinBox):
            yield one.specialValueText()
        elif isinstance(one, QTabBar):
            yield from (one.tabText(tab) for tab in range(one.count()))
        elif isinstance(one, QMenu):
            yield one.title()
        elif isinstance(one, QAbstractItemView):
            yield from _headings(one)
        for action in one.actions():
            yield action.text()
            yield action.toolTip()


def _headings(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if isinstance(model, QAbstractListModel):  # which has no headings
        return
    for column in range(model.columnCount()):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


@contextmanager
def painted_texts() -> Iterator[list[str]]:
    """Record the texts that painters draw meanwhile."""
    texts: list[str] = []
    draw_text = QPainter.drawText

    def record(painter: QPainter, *arguments: object) -> object:
        texts.extend(one for one in arguments if isinstance(one, str))
        return draw_text(painter, *arguments)  # type: ignore[call-overload]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", record)
        yield texts
