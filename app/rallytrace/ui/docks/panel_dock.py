"""The dock that holds a panel of the window."""

from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QToolButton, QWidget

from rallytrace.settings.words import WORDS
from rallytrace.texts import shown, tr
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import action_button
from rallytrace.ui.look.icons import icon
from rallytrace.ui.look.layouts import lay_column
from rallytrace.ui.look.widgets import icon_button

_MIN_HEIGHT_PX: Final = 160
"""Minimum height in pixels of a panel at a side: a few rows, or a recognizable court."""


class Panel(Protocol):
    """The class of a panel."""

    @classmethod
    def in_window(cls, context: WindowContext) -> QWidget:
        """Return the panel of a window, connected to its documents and up to date."""


class PanelDock(QDockWidget):
    """The dock of a panel. The panel is created when first shown or requested, because most sessions need few of them.

    Args:
        name: id of its action.
        title: the title shown in the window.
        closing: text of the button that closes a wide and low panel, which has buttons at its left edge instead of a
            title; '' for other panels.
        button: id of an action that gets a button at the left edge too, or ''.
    """

    panel_made = Signal(object)
    focus_left_behind = Signal()
    """The panel was hidden while it had the keyboard focus, which Qt leaves there when another tab is chosen."""

    def __init__(
        self, name: str, title: str, kind: type[Panel], context: WindowContext, *, closing: str, button: str = ""
    ) -> None:
        super().__init__(shown(title), context.window)
        self.kind: type = kind
        self._is_low = bool(closing)
        self._make_panel = partial(kind.in_window, context)
        self.setObjectName(name)
        if closing:
            _put_title_beside(self, title, closing, context.registry[button] if button else None)
        self.visibilityChanged.connect(self._note_seen)

    @property
    def panel(self) -> QWidget:
        if self.widget() is None:
            panel = self._make_panel()
            panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            if not self._is_low:
                panel.setMinimumHeight(max(panel.minimumSizeHint().height(), _MIN_HEIGHT_PX))
            self.setWidget(panel)
            self.panel_made.emit(panel)
        return self.widget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Skip painting if only the area of the panel must be painted, because the panel paints its own background."""
        if self.widget() is None or not self.widget().geometry().contains(event.rect()):
            super().paintEvent(event)

    @Slot(bool)
    def _note_seen(self, seen: bool) -> None:  # noqa: FBT001 - a signal's
        focused = QApplication.focusWidget()
        if seen:
            self.panel  # noqa: B018 - made by asking for it
        elif focused is not None and self.isAncestorOf(focused):
            self.focus_left_behind.emit()

    def bring_forward(self) -> None:
        """Show the panel in front of others that share tabs with it."""
        if self.widget() is None:
            self.resize(self.panel.sizeHint())  # until it is laid out, because lists scroll to the current row at once
        self.show()
        self.raise_()


def _put_title_beside(dock: QDockWidget, title: str, closing: str, action: QAction | None) -> None:
    """Replace a dock's title by buttons at its left edge: close, undock and, if given, an action's.

    A title would take a quarter of a low panel's height, and be in the way of dragging the edge above it.
    """
    side = QWidget(dock)
    buttons: list[QToolButton] = []
    for name, words, slot in (
        ("close", shown(closing), dock.close),
        ("dock-window", tr("window", "Undock, or dock again"), lambda: dock.setFloating(not dock.isFloating())),
    ):
        button = icon_button(side, icon(name), words, size=13)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(slot)
        buttons.append(button)
    if action is not None:
        buttons.append(action_button(action, side))
        buttons[-1].setIconSize(buttons[0].iconSize())
    side.setToolTip(shown(WORDS.get(title.lower(), "")))
    lay_column(*buttons, (None, 0), owner=side, spacing=2, margins=(1, 1, 1, 1))
    dock.setFeatures(dock.features() | QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar)
    dock.setTitleBarWidget(side)
