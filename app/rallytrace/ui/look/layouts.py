"""Layouts written as their parts: rows, columns and grids."""

import re
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

_FIELD: Final = re.compile(r"\{(\w+)\}")
Box = TypeVar("Box", bound=QBoxLayout)
LayoutItem: TypeAlias = (
    QWidget | QLayout | int | tuple[QWidget | QLayout | None, int] | tuple[QWidget, int, Qt.AlignmentFlag]
)
"""A part of a box layout: a widget, a layout, or an int for space in pixels.

A tuple adds a stretch factor and, for a widget, its alignment. None in a tuple stands for space that stretches.
"""


def fill_layout(
    layout: Box, *parts: LayoutItem, spacing: int | None = None, margins: tuple[int, int, int, int] | None = None
) -> Box:
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    for entry in parts:
        item, stretch, *alignment = entry if isinstance(entry, tuple) else (entry, 0)
        if item is None:
            layout.addStretch(stretch)
        elif isinstance(item, int):
            layout.addSpacing(item)
        elif isinstance(item, QWidget):
            layout.addWidget(item, stretch, *alignment)
        else:
            layout.addLayout(item, stretch)
    return layout


def lay_row(
    *parts: LayoutItem,
    owner: QWidget | None = None,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | None = (0, 0, 0, 0),
) -> QHBoxLayout:
    """Return a row with these parts.

    Args:
        *parts: the parts, from left to right.
        owner: widget that gets the row as its layout, or None.
        spacing: space between the parts in logical pixels, or None for the style's default.
        margins: left, top, right and bottom margin in logical pixels, or None for the style's defaults.
    """
    return fill_layout(QHBoxLayout() if owner is None else QHBoxLayout(owner), *parts, spacing=spacing, margins=margins)


def lay_sentence(text: str, owner: QWidget, **fields: QWidget) -> QHBoxLayout:
    """Return a row with the words of a text and, in place of `{name}`, the widgets with these names, in its order."""
    row = lay_row(spacing=6)
    for part in filter(None, map(str.strip, _FIELD.split(text))):
        row.addWidget(fields.get(part) or _word(part, text, owner))
    return row


def _word(part: str, text: str, owner: QWidget) -> QLabel:
    """Return a label with a part of a text. Its property `sentence` is the whole text."""
    label = QLabel(part, owner)
    label.setProperty("sentence", text)
    return label


def lay_column(
    *parts: LayoutItem,
    owner: QWidget | None = None,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | None = (0, 0, 0, 0),
) -> QVBoxLayout:
    """Return a column with these parts, from top to bottom. The arguments are those of `lay_row`."""
    return fill_layout(QVBoxLayout() if owner is None else QVBoxLayout(owner), *parts, spacing=spacing, margins=margins)


def lay_grid(
    owner: QWidget | None = None,
    *,
    spacing: tuple[int, int] | None = None,
    stretched: int | None = None,
) -> QGridLayout:
    """Return an empty grid without margins.

    Args:
        owner: widget that gets the grid as its layout, or None.
        spacing: horizontal and vertical space between cells in logical pixels, or None for the style's default.
        stretched: index of the column that takes the remaining width, or None.
    """
    grid = QGridLayout() if owner is None else QGridLayout(owner)
    grid.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        grid.setHorizontalSpacing(spacing[0])
        grid.setVerticalSpacing(spacing[1])
    if stretched is not None:
        grid.setColumnStretch(stretched, 1)
    return grid


def stack_pages(owner: QWidget, *pages: QWidget) -> QStackedWidget:
    """Return a stack of pages that shows the first one."""
    stack = QStackedWidget(owner)
    for page in pages:
        stack.addWidget(page)
    return stack
