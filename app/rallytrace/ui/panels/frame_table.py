"""The table of frames: every frame of the track in a row, sorted, filtered, chosen and put right."""

import numpy as np
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from rallytrace.domain.edits import Edit
from rallytrace.domain.geometry import Size
from rallytrace.session.document import Document
from rallytrace.ui.keyboard.keys import KeysById
from rallytrace.ui.look.widgets import ElidedLabel
from rallytrace.ui.panels.frame_arrangement import FrameArrangement
from rallytrace.ui.panels.frame_commands import FrameCommands
from rallytrace.ui.panels.frame_filter import FrameFilter, Where
from rallytrace.ui.panels.frame_grid import FrameGrid
from rallytrace.ui.panels.frame_model import FrameModel, in_words
from rallytrace.ui.picture.overlay import OverlayStyle
from rallytrace.ui.timeline.frame_times import FrameTimes


class FrameTable(QWidget):
    """Shows the track frame by frame. It asks for changes; the document's signals bring them."""

    frame_asked = Signal(int)
    """Go to this frame: its row was clicked, or Enter was pressed on it."""
    edit_asked = Signal(object)
    """Make this `Edit`."""
    left = Signal()
    """Esc was pressed: the keyboard belongs to the video again."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = FrameModel(document, self)
        self.grid = FrameGrid(self.model, self)
        self.filter = FrameFilter(self)
        self.empty = QLabel(self)
        self.show_all = QPushButton("Show all frames", self)
        self.count = ElidedLabel(parent=self)
        self.clear = QPushButton("Show all", self)
        self.pages = QStackedWidget(self)
        self._nothing = QWidget(self)
        self._arranging = FrameArrangement(document, self.model, self.grid, self.filter, self)
        self._commands = FrameCommands(document, self.model, self.grid, self)
        self._set_up()
        self._lay_out()
        self._show_what_there_is()

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown; the track may have grown with them."""
        self.model.times = times
        self.filter.set_times(times)
        self.grid.share_room()
        self._arranging.take_growth()

    def set_video_size(self, size: Size) -> None:
        """The size of the video, which positions cannot leave."""
        self.model.size = size
        self.grid.share_room()

    def set_style(self, style: OverlayStyle) -> None:
        """Use the colours that the overlay has."""
        self.grid.cells.style = style
        self.grid.viewport().update()

    def set_keys(self, overrides: KeysById) -> None:
        """The keys that the settings give the actions; those that the table knows are done to the chosen rows."""
        self.grid.set_keys(overrides)

    @Slot(object)
    def set_range(self, frames: range | None) -> None:
        """The marked range; None where there is none."""
        self._arranging.mark_range(frames)

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Which frame is on the screen: its row stands out.

        It is kept in sight while the rows stand in the order of the video and nobody has scrolled away from it.
        """
        before, self.model.playhead = self.model.playhead, frame
        self._arranging.look_for_rally()
        if self.isVisible():
            for one in (before, frame):
                self.grid.update_row(self.model.rows.row_of(one))
            self._arranging.keep_in_sight()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for every column."""
        return QSize(480, 360)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for frame, state, position, confidence and review."""
        return QSize(self.grid.minimumSizeHint().width(), 140)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Catch up with what happened behind its back."""
        super().showEvent(event)
        self._arranging.catch_up()

    def _set_up(self) -> None:
        self.grid.frame_asked.connect(self._go)
        self.grid.left.connect(self.left)
        self.grid.chosen_changed.connect(self._count)
        self.filter.entered.connect(self._enter)
        self.filter.left.connect(self.left)
        self._commands.edit_asked.connect(self._ask)
        self._arranging.arranged.connect(self._show_what_there_is)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        for label in (self.empty, self.count):
            label.setProperty("role", "muted")
        self.clear.setProperty("role", "link")
        for button in (self.clear, self.show_all):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self.filter.clear)

    def _lay_out(self) -> None:
        middle = QVBoxLayout(self._nothing)
        middle.addStretch(2)
        middle.addWidget(self.empty)
        middle.addSpacing(4)
        middle.addWidget(self.show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(3)
        self.pages.addWidget(self._nothing)
        self.pages.addWidget(self.grid)
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 2, 4, 2)
        foot.addWidget(self.count, 1)
        foot.addWidget(self.clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filter)
        column.addWidget(self.pages, 1)
        column.addLayout(foot)

    @Slot()
    def _show_what_there_is(self) -> None:
        shown, known = len(self.model.rows), self.model.rows.n_frames
        if not shown and self.grid.hasFocus():
            self.left.emit()
        self.pages.setCurrentWidget(self.grid if shown else self._nothing)
        self.empty.setText(self._why_nothing())
        self.filter.setEnabled(bool(known))
        self.grid.share_room()
        asks = self.filter.asks and bool(known)
        self.show_all.setVisible(asks)
        self.clear.setVisible(asks and bool(shown))
        self._count()

    def _why_nothing(self) -> str:
        if not self.model.rows.n_frames:
            return "No video is open."
        if self.filter.part is Where.RANGE and self._arranging.marked is None:
            return "No range is marked.\n\nI and O mark one."
        if self.filter.part is Where.RALLY and self._arranging.rally is None:
            return "The frame on the screen is in no rally."
        return "No frame is like that."

    @Slot()
    def _count(self) -> None:
        rows = self.model.rows
        self.count.setText(in_words(len(rows), rows.n_frames, self.grid.n_chosen) if rows.n_frames else "")

    @Slot(object)
    def _ask(self, edit: Edit) -> None:
        self._arranging.set_editing(on=True)
        self.edit_asked.emit(edit)
        self._arranging.set_editing(on=False)

    @Slot(int)
    def _go(self, frame: int) -> None:
        self._arranging.follow()
        self.frame_asked.emit(frame)

    @Slot()
    def _enter(self) -> None:
        if len(self.model.rows):
            if not self.grid.n_chosen:
                self.grid.choose(np.array([0]), 0)
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
