"""How panels get at the window's actions: by id, wherever they come from."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget


class Actions(Protocol):
    """The window's actions by their ids: an `ActionBook`, or a dictionary."""

    def __getitem__(self, name: str, /) -> QAction:
        """The action with this id."""
        ...


def action_button(action: QAction, parent: QWidget | None = None, *, with_text: bool = False) -> QToolButton:
    """A flat button for an action; it leaves the keyboard where it is."""
    button = QToolButton(parent)
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setToolButtonStyle(
        Qt.ToolButtonStyle.ToolButtonTextBesideIcon if with_text else Qt.ToolButtonStyle.ToolButtonIconOnly
    )
    return button
