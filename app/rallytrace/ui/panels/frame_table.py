"""The frame table: every frame as a row, with filter, sorting, editing and copying."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Self

import numpy as np
from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from rallytrace.session.document import Document
from rallytrace.session.preferences import Preferences
from rallytrace.settings.sections import APPEARANCE
from rallytrace.texts import shown, tr, tr_lazy
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import Frames, State, Track
from rallytrace.track.wording import STATE_WORDS
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.keys import KeysById, key_text, shown_keys
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.widgets import ElidedLabel, empty_label, give_role
from rallytrace.ui.panels.frame_filter import FrameArrangement, FrameFilter, Scope
from rallytrace.ui.panels.frame_grid import FrameGrid
from rallytrace.ui.panels.frame_model import FrameModel, count_text
from rallytrace.ui.panels.frame_rows import (
    accept_selection,
    mark_selection,
    pasted_text,
    pin_selection,
    unreview_selection,
)
from rallytrace.ui.panels.row_pictures import RowPictures

_EDITS: Final[Mapping[str, Callable[[Track, Frames], Edit | None]]] = {
    "mark_visible": partial(mark_selection, state=State.VISIBLE),
    "mark_occluded": partial(mark_selection, state=State.OCCLUDED),
    "mark_no_ball": partial(mark_selection, state=State.NO_BALL),
    "mark_unclear": partial(mark_selection, state=State.UNCLEAR),
    "clear_point": partial(mark_selection, state=State.UNSET),
    "accept_and_stay": accept_selection,
    "unreview": unreview_selection,
    "pin": pin_selection,
}
"""Edits for the actions on the selected rows."""
_MENU: Final = (
    ("mark_visible", STATE_WORDS[State.VISIBLE]),
    ("mark_occluded", STATE_WORDS[State.OCCLUDED]),
    ("mark_no_ball", STATE_WORDS[State.NO_BALL]),
    ("mark_unclear", STATE_WORDS[State.UNCLEAR]),
    ("clear_point", tr_lazy("window", "Clear")),
    ("accept_and_stay", tr_lazy("window", "Reviewed")),
    ("unreview", tr_lazy("window", "Not reviewed")),
    ("pin", tr_lazy("window", "Protect or unprotect")),
)
_SECTIONS: Final = ("accept_and_stay", "pin")


class FrameTable(QWidget):
    """Shows the track frame by frame. A signal requests edits; their result appears when the document reports it."""

    frame_requested = Signal(int)
    """The frame of a row that was clicked or activated with Enter."""
    edit_requested = Signal(object)
    """An `Edit` to be made."""
    focus_released = Signal()
    """Esc was pressed. The focus should return to the video."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = FrameModel(document, self)
        self.filter = FrameFilter(self)
        self.grid = FrameGrid(self.model, self)
        self.empty = empty_label(self)
        self.show_all = QPushButton(tr("window", "Show all frames"), self)
        self.count = give_role(ElidedLabel(parent=self), "muted")
        self.clear = give_role(QPushButton(tr("window", "Show all"), self), "link")
        self._nothing = QWidget(self)
        self._arrangement = FrameArrangement(document, self.model, self.grid, self.filter, self)
        self._commands = FrameCommands(document, self.model, self.grid, self)
        self.pictures: RowPictures | None = None
        self._asked: int | None = None
        self._marking: tuple[str, ...] = ()
        self.set_keys({})
        self._set_up()
        show_all = (self.show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        lay_column((None, 2), self.empty, 4, show_all, (None, 3), owner=self._nothing, margins=None)
        self.pages = stack_pages(self, self._nothing, self.grid)
        foot = lay_row((self.count, 1), self.clear, margins=(8, 2, 4, 2))
        lay_column(self.filter, (self.pages, 1), foot, owner=self, spacing=0)
        self._show_what_there_is()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.workspace.document, context.window)
        context.state.feed(
            size_changed=panel.set_video_size,
            times_changed=panel.set_times,
            frame_shown=panel.set_playhead,
            range_changed=panel.set_range,
            style_changed=panel.set_style,
            keys_changed=panel.set_keys,
        )
        panel.frame_requested.connect(context.navigation_controller.go_to)
        panel.edit_requested.connect(context.edit_controller.edit)
        panel.focus_released.connect(context.navigation_controller.return_to_view)
        shown = [context.registry[name] for name in ("fill_take", "proposal_take")]
        panel.grid.gives_way = lambda: any(action.isEnabled() for action in shown)
        grid = panel.grid
        pictures = RowPictures(context, lambda: grid.frames_in_view, panel)
        panel.take_pictures(pictures, context.workspace.preferences)
        return panel

    def take_pictures(self, pictures: RowPictures, preferences: Preferences) -> None:
        """Show pictures in the rows from now on, according to the settings."""
        self.pictures = pictures
        pictures.pictures_arrived.connect(self.grid.update_pictures)
        self.grid.verticalScrollBar().valueChanged.connect(pictures.request_at_rest)
        self._arrangement.rows_arranged.connect(pictures.request_soon)
        PictureColumn(self, pictures, preferences)

    def set_times(self, times: FrameTimes) -> None:
        """Set the times of frames. The track may have grown."""
        self.model.times = times
        self.filter.set_times(times)
        self.grid.share_room()
        self._arrangement.update_if_grown()

    def set_video_size(self, size: Size) -> None:
        self.model.size = size
        self.grid.share_room()

    def set_style(self, style: OverlayStyle) -> None:
        self.grid.cells.style = style
        self.grid.viewport().update()

    def set_keys(self, overrides: KeysById) -> None:
        """Use the window's shortcuts for the actions, and show them."""
        self.grid.set_keys(overrides)
        self._marking = shown_keys(overrides, "range_in", "range_out")
        self.empty.setText(self._why_nothing())

    @Slot(object)
    def set_range(self, frames: range | None) -> None:
        self._arrangement.mark_range(frames)

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Highlight the row of the frame on the screen.

        The row is kept visible while rows are in video order and the user has not scrolled away from it.
        """
        previous, self.model.playhead = self.model.playhead, frame
        if frame not in (previous, self._asked):
            self.grid.follow(frame)
        self._asked = None
        self._arrangement.look_for_rally()
        if self.isVisible():
            for changed in (previous, frame):
                self.grid.update_row(self.model.rows.row_of(changed))
            self._arrangement.keep_in_view()

    def sizeHint(self) -> QSize:
        return QSize(480, 360)

    def minimumSizeHint(self) -> QSize:
        """Return the width that the narrowest layout needs."""
        return QSize(self.grid.minimumSizeHint().width(), 140)

    def showEvent(self, event: QShowEvent) -> None:
        """Apply the updates that were skipped while the table was hidden."""
        super().showEvent(event)
        self._arrangement.catch_up()
        if self.pictures is not None:
            self.pictures.request_at_rest()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop requesting pictures."""
        super().hideEvent(event)
        if self.pictures is not None:
            self.pictures.request_at_rest()

    def _set_up(self) -> None:
        self.grid.frame_requested.connect(self._go)
        self.grid.focus_released.connect(self.focus_released)
        self.grid.chosen_changed.connect(self._count)
        self.filter.return_pressed.connect(self._enter)
        self._commands.edit_requested.connect(self._ask)
        self._arrangement.rows_arranged.connect(self._show_what_there_is)
        for button in (self.clear, self.show_all):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self.filter.clear)

    @Slot()
    def _show_what_there_is(self) -> None:
        shown, known = len(self.model.rows), self.model.rows.n_frames
        if not shown and self.grid.hasFocus():
            self.focus_released.emit()
        self.pages.setCurrentWidget(self.grid if shown else self._nothing)
        self.empty.setText(self._why_nothing())
        self.filter.setEnabled(bool(known))
        self.grid.share_room()
        asks = self.filter.is_set and bool(known)
        self.show_all.setVisible(asks)
        self.clear.setVisible(asks and bool(shown))
        self._count()

    def _why_nothing(self) -> str:
        if not self.model.rows.n_frames:
            return tr("window", "No video is open.")
        if self.filter.scope is Scope.RANGE and self._arrangement.marked is None:
            if len(self._marking) != 2:
                return tr("window", "No range is marked.")
            first, last = self._marking
            return tr("window", "No range is marked.\n\n{first} and {last} mark one.", first=first, last=last)
        if self.filter.scope is Scope.RALLY and self._arrangement.rally is None:
            return tr("window", "The current frame is not in a rally.")
        return tr("window", "No frame matches the filter.")

    @Slot()
    def _count(self) -> None:
        rows = self.model.rows
        self.count.setText(count_text(len(rows), rows.n_frames, self.grid.n_chosen) if rows.n_frames else "")

    @Slot(object)
    def _ask(self, edit: Edit) -> None:
        self._arrangement.set_editing(editing=True)
        self.edit_requested.emit(edit)
        self._arrangement.set_editing(editing=False)

    @Slot(int)
    def _go(self, frame: int) -> None:
        self._arrangement.follow()
        self._asked = frame
        self.frame_requested.emit(frame)

    @Slot()
    def _enter(self) -> None:
        if len(self.model.rows):
            if not self.grid.n_chosen:
                self.grid.choose(np.array([0]), 0)
                self._go(self.model.frame(0))
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)


class FrameCommands(QObject):
    """Turns keys, check boxes and the context menu into edits of the selected rows."""

    edit_requested = Signal(object)
    """An `Edit` to be made."""

    def __init__(self, document: Document, model: FrameModel, grid: FrameGrid, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._model = model
        self._grid = grid
        model.edit_requested.connect(self.edit_requested)
        grid.command_requested.connect(self.do)
        grid.review_requested.connect(self._review)
        grid.copy_requested.connect(self.copy)
        grid.menu_requested.connect(self._show_menu)

    @Slot(str)
    def do(self, command: str) -> None:
        """Apply an action to the selected rows as one undo step."""
        edit = _EDITS[command](self._document.track, np.sort(self._grid.chosen))
        if edit is not None:
            self.edit_requested.emit(edit)

    @Slot()
    def copy(self) -> None:
        """Copy the selected rows in a format for spreadsheets."""
        frames = self._grid.chosen
        if len(frames):
            QGuiApplication.clipboard().setText(pasted_text(self._document.track, frames, self._model.times))

    @Slot(bool)
    def _review(self, reviewed: bool) -> None:  # noqa: FBT001 - a signal's
        self.do("accept_and_stay" if reviewed else "unreview")

    @Slot(object)
    def _show_menu(self, position: QPoint) -> None:
        if not len(self._grid.chosen):
            return
        menu = QMenu(self._grid)
        menu.setObjectName("frame_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, words in _MENU:
            if name in _SECTIONS:
                menu.addSeparator()
            key = self._grid.key_of(name)
            text = shown(words)
            action = menu.addAction(f"{text}\t{key}" if key else text, partial(self.do, name))
            action.setObjectName(name)
        menu.addSeparator()
        menu.addAction(f"{tr('window', 'Copy')}\t{key_text('Ctrl+C')}").triggered.connect(self.copy)
        menu.popup(position)


class PictureColumn(QObject):
    """Shows or hides the pictures in the table, according to the settings and a menu of the header."""

    def __init__(self, table: FrameTable, pictures: RowPictures, preferences: Preferences) -> None:
        super().__init__(table)
        self._table, self._pictures, self._preferences = table, pictures, preferences
        self._header = table.grid.horizontalHeader()
        self._header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._header.customContextMenuRequested.connect(self._show_menu)
        preferences.changed.connect(self._show_or_hide)
        self._show_or_hide()

    @property
    def _is_shown(self) -> bool:
        return self._preferences.value.appearance.table_pictures

    @Slot()
    def _show_or_hide(self) -> None:
        self._table.grid.show_pictures(self._pictures if self._is_shown else None)
        self._table.updateGeometry()

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        menu = QMenu(self._table.grid)
        menu.setObjectName("header_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        pictures = menu.addAction(tr("window", "Pictures of the ball"))
        pictures.setCheckable(True)
        pictures.setChecked(self._is_shown)
        pictures.toggled.connect(self._choose)
        menu.popup(self._header.mapToGlobal(position))

    @Slot(bool)
    def _choose(self, shown: bool) -> None:  # noqa: FBT001 - a signal's
        self._preferences.update(APPEARANCE, table_pictures=shown)
