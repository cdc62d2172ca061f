"""What is done to the rows that are chosen in the table of frames: each time one step of the history."""

from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from rallytrace.domain.edits import Edit
from rallytrace.domain.track import State
from rallytrace.session.document import Document
from rallytrace.ui.panels import frame_edits
from rallytrace.ui.panels.frame_grid import FrameGrid
from rallytrace.ui.panels.frame_model import FrameModel
from rallytrace.ui.panels.frame_words import pasted_text

_MARKS: Final = {
    "mark_visible": State.VISIBLE,
    "mark_occluded": State.OCCLUDED,
    "mark_no_ball": State.NO_BALL,
    "clear_point": State.UNSET,
}
_MENU: Final = (
    ("mark_visible", "Visible"),
    ("mark_occluded", "Occluded"),
    ("mark_no_ball", "No ball"),
    ("clear_point", "Clear"),
    ("accept_and_stay", "Reviewed"),
    ("unreview", "Not reviewed"),
    ("pin", "Pin, or let go"),
)
_SECTIONS: Final = ("accept_and_stay", "pin")


class FrameCommands(QObject):
    """Turns keys, ticks and the menu into edits of the chosen rows; rows without anything to change are passed over."""

    edit_asked = Signal(object)
    """Make this `Edit`."""

    def __init__(self, document: Document, model: FrameModel, grid: FrameGrid, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._model = model
        self._grid = grid
        model.edit_asked.connect(self.edit_asked)
        grid.command_asked.connect(self.do)
        grid.review_asked.connect(self._review)
        grid.copy_asked.connect(self.copy)
        grid.menu_asked.connect(self._show_menu)

    @Slot(str)
    def do(self, command: str) -> None:
        """Do an action to the chosen rows, all in one step."""
        track, frames = self._document.track, np.sort(self._grid.chosen)
        edit: Edit | None = None
        if command in _MARKS:
            edit = frame_edits.mark(track, frames, _MARKS[command])
        elif command == "pin":
            edit = frame_edits.pin(track, frames)
        elif command == "unreview":
            edit = frame_edits.unreview(track, frames)
        elif command == "accept_and_stay":
            edit = frame_edits.accept(track, frames)
        if edit is not None:
            self.edit_asked.emit(edit)

    @Slot()
    def copy(self) -> None:
        """Put the chosen rows on the clipboard, for a spreadsheet."""
        frames = self._grid.chosen
        if len(frames):
            QGuiApplication.clipboard().setText(pasted_text(self._document.track, frames, self._model.times))

    @Slot(bool)
    def _review(self, reviewed: bool) -> None:  # noqa: FBT001 - a signal's
        self.do("accept_and_stay" if reviewed else "unreview")

    @Slot(object)
    def _show_menu(self, at: QPoint) -> None:
        if not len(self._grid.chosen):
            return
        menu = QMenu(self._grid)
        menu.setObjectName("frame_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, words in _MENU:
            if name in _SECTIONS:
                menu.addSeparator()
            key = self._grid.key_of(name)
            action = menu.addAction(f"{words}\t{key}" if key else words)
            action.setObjectName(name)
            action.triggered.connect(self._do_from_menu)
        menu.addSeparator()
        menu.addAction("Copy\tCtrl+C").triggered.connect(self.copy)
        menu.popup(at)

    @Slot()
    def _do_from_menu(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.do(action.objectName())
