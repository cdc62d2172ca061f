"""What the frame table lists: the filter bar, and filter, sorting and scroll position kept across changes."""

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rallytrace.domain.track import SOURCES, Frames, State
from rallytrace.session.document import Document
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.panels.frame_grid import FrameGrid
from rallytrace.ui.panels.frame_model import FrameModel
from rallytrace.ui.panels.frame_rows import SOURCE_WORDS, STATE_WORDS, Column, Order, Wanted, typed_frames
from rallytrace.ui.timeline.time_axis import FrameTimes

_ROOM_FOR_ONE_ROW: Final = 640
_STATES: Final = (State.VISIBLE, State.OCCLUDED, State.NO_BALL, State.UNSET)


class Where(enum.Enum):
    """Which part of the video is looked at."""

    EVERYWHERE = enum.auto()
    RANGE = enum.auto()
    RALLY = enum.auto()


class FrameFilter(QWidget):
    """Says what is wanted; the boxes can be folded away, and the funnel then shows whether they ask for anything."""

    changed = Signal()
    """Something else is wanted."""
    entered = Signal()
    """Enter: on to the frames."""
    left = Signal()
    """Esc: the keyboard belongs to the video again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._times = FrameTimes()
        self.text = _Line(self)
        self.fold = QToolButton(self)
        self.boxes = QWidget(self)
        self.state = _Choice("State", [("Any state", None), *((STATE_WORDS[one], one) for one in _STATES)], self)
        self.source = _Choice("Source", [("Any source", None), *((SOURCE_WORDS[one], one) for one in SOURCES)], self)
        self.review = _Choice("Review", [("Reviewed or not", None), ("Reviewed", True), ("Unreviewed", False)], self)
        self.where = _Choice(
            "Where",
            [("Whole video", Where.EVERYWHERE), ("Marked range", Where.RANGE), ("This rally", Where.RALLY)],
            self,
        )
        self.below = QDoubleSpinBox(self)
        self._grid = QGridLayout(self.boxes)
        self._columns = 0
        self._set_up()
        self._lay_out()
        self.clear()

    def wanted(self, within: range | None) -> Wanted:
        """What is asked for; `within` are the frames of the part that `part` names."""
        frames = typed_frames(self.text.text(), self._times) if self.text.text().strip() else None
        return Wanted(
            state=self.state.currentData(),
            source=self.source.currentData(),
            reviewed=self.review.currentData(),
            below=self.below.value() or None,
            within=within,
            frames=frames,
        )

    @property
    def part(self) -> Where:
        """Which part of the video is asked for."""
        part = self.where.currentData()
        return part if isinstance(part, Where) else Where.EVERYWHERE

    @property
    def asks(self) -> bool:
        """Whether anything is asked for."""
        return self._boxes_ask or bool(self.text.text().strip())

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown, for times that are typed."""
        self._times = times

    @Slot()
    def clear(self) -> None:
        """Ask for nothing."""
        boxes = (self.state, self.source, self.review, self.where)
        for widget in (*boxes, self.below, self.text):
            with QSignalBlocker(widget):
                if isinstance(widget, QComboBox):
                    widget.setCurrentIndex(0)
                elif isinstance(widget, QDoubleSpinBox):
                    widget.setValue(0)
                else:
                    widget.setText("")
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """In a wide dock the boxes stand in one row, in a narrow one in two columns."""
        super().resizeEvent(event)
        self._arrange_boxes(5 if self.width() >= _ROOM_FOR_ONE_ROW else 2)

    @property
    def _boxes_ask(self) -> bool:
        boxes = (self.state, self.source, self.review, self.where)
        return any(box.currentIndex() > 0 for box in boxes) or self.below.value() > 0

    def _set_up(self) -> None:
        self.fold.setIcon(icons.icon("filter-outline"))
        self.fold.setCheckable(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fold.setToolTip("Filter by state, source, review, place and confidence")
        self.fold.setAccessibleName("Filter")
        self.fold.toggled.connect(self.boxes.setVisible)
        self.below.setRange(0.0, 1.0)
        self.below.setSingleStep(0.05)
        self.below.setDecimals(2)
        self.below.setSpecialValueText("any")
        self.below.setKeyboardTracking(False)
        self.below.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.below.setAccessibleName("Confidence below")
        self.below.setToolTip("Only frames in which TrackNet's confidence is less than this")
        self.below.valueChanged.connect(self._tell)
        for box in (self.state, self.source, self.review, self.where):
            box.currentIndexChanged.connect(self._tell)
        self.text.textChanged.connect(self._tell)
        self.text.returnPressed.connect(self.entered)
        self.text.left.connect(self.left)
        self.boxes.hide()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self.text, 1)
        line.addWidget(self.fold)
        self._below_line = QWidget(self.boxes)
        below = QHBoxLayout(self._below_line)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(6)
        below.addWidget(QLabel("Confidence below", self))
        below.addWidget(self.below, 1)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self._arrange_boxes(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 6)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self.boxes)

    def _arrange_boxes(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for at, box in enumerate((self.state, self.source, self.review, self.where, self._below_line)):
            row, column = divmod(at, columns)
            self._grid.addWidget(box, row, column, 1, 2 if columns == 2 and at == 4 else 1)
        for column in range(5):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    @Slot()
    def _tell(self) -> None:
        typed = self.text.text().strip()
        understood = not typed or typed_frames(typed, self._times) is not None
        theme.mark(self.text, "error", not understood)
        self.text.setToolTip(_TIP if understood else f"Not frames: {typed}. {_TIP}")
        self.fold.setIcon(icons.icon("filter", IconColour.ACCENT) if self._boxes_ask else icons.icon("filter-outline"))
        self.changed.emit()


_TIP: Final = "Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25"


class _Line(QLineEdit):
    """Where frames are typed."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText("Frames: 1200-1300")
        self.setClearButtonEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName("Frames")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _Choice(QComboBox):
    """A box to choose from, which the wheel passes over: what is shown must not change in passing."""

    def __init__(self, name: str, choices: list[tuple[str, object]], parent: QWidget) -> None:
        super().__init__(parent)
        for words, value in choices:
            self.addItem(words, value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Let what lies around it scroll."""
        event.ignore()


_PATIENCE_MS: Final = 250
"""Rows are arranged anew at most so often while a run streams in."""
_ABOVE: Final = 0.25
"""Where the playhead's row comes to lie when it has left the rows in sight: so much of the page above it."""


@dataclass(frozen=True, slots=True)
class _Whereabouts:
    """Where the rows stood before they were arranged anew.

    Attributes:
        row: the cursor's, -1 without one.
        frame: what it shows.
        top: the topmost row in sight.
        anchor: a frame in sight that is to stay where it is on the screen.
        offset: how many rows below the topmost it stands.
    """

    row: int
    frame: int | None
    top: int
    anchor: int | None
    offset: int


class FrameArrangement(QObject):
    """Arranges the rows when something else is asked for, and some time after the track has changed.

    A row that an edit from the table has changed stays where it is, also where it no longer fits what is asked for,
    until other rows are chosen: the next key must never go to a row that has just taken its place.
    """

    arranged = Signal()
    """There may be other rows now."""

    def __init__(
        self, document: Document, model: FrameModel, grid: FrameGrid, asked: FrameFilter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._model = model
        self._grid = grid
        self._filter = asked
        self._order = Order()
        self._following = self._due = True
        self._waiting = self._editing = self._settling = False
        self.marked: range | None = None
        self.rally: range | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PATIENCE_MS)
        self._later.timeout.connect(self._arrange)
        document.changed.connect(self._take_changes)
        document.replaced.connect(self._take_everything)
        document.rallies_changed.connect(self.look_for_rally)
        grid.horizontalHeader().sortIndicatorChanged.connect(self._sort)
        grid.scrolled.connect(self._note_scrolling)
        grid.chosen_changed.connect(self._move_on)
        asked.changed.connect(self._take_pending)

    def catch_up(self) -> None:
        """The table is seen again: do what has been left undone."""
        if self._due:
            self._arrange()
        self.keep_in_sight()

    def arrange_later(self) -> None:
        """Arrange the rows anew in a while, and once for all that happens until then."""
        if not self._later.isActive():
            self._later.start()

    def take_growth(self) -> None:
        """The track may have more frames than before."""
        if self._document.track.n_frames != self._model.rows.n_frames:
            self.arrange_later()

    def mark_range(self, frames: range | None) -> None:
        """Another range is marked."""
        if frames != self.marked:
            self.marked = frames
            if self._filter.part is Where.RANGE:
                self.arrange_later()

    @Slot()
    def look_for_rally(self) -> None:
        """The playhead may be in another rally."""
        frame = self._model.playhead
        here = next((one.frames for one in self._document.track.rallies if frame in one.frames), None)
        if here != self.rally:
            self.rally = here
            if self._filter.part is Where.RALLY:
                self.arrange_later()

    def follow(self) -> None:
        """Keep the playhead in sight from now on."""
        self._following = True

    def keep_in_sight(self) -> None:
        """Bring the playhead's row back, where the rows stand in the order of the video and nobody has left it."""
        row = self._model.rows.row_of(self._model.playhead)
        if self._following and self._order.by_place and row is not None and not self._grid.in_sight(row):
            self._grid.scroll_to(row - int(self._grid.page * _ABOVE))

    def set_editing(self, *, on: bool) -> None:
        """Whether the changes that come now are those that chosen rows have been asked for."""
        self._editing = on

    @property
    def _within(self) -> range | None:
        """The frames that are looked at; None for all."""
        if self._filter.part is Where.EVERYWHERE:
            return None
        frames = self.marked if self._filter.part is Where.RANGE else self.rally
        return frames if frames is not None else range(0)

    @Slot()
    def _arrange(self) -> None:
        """Arrange the rows anew, unless they are in use."""
        if not self._filter.isVisible():
            self._due = True
        elif self._grid.in_use:
            self.arrange_later()
        else:
            self._arrange_now()

    def _arrange_now(self, *, from_top: bool = False) -> None:
        """Arrange the rows anew; what is chosen, and where it stands on the screen, stays."""
        self._due = self._waiting = False
        self._later.stop()
        before, chosen = self._where_we_are(), self._grid.chosen
        if self._model.arrange(self._filter.wanted(self._within), self._order):
            self._settle(before, chosen)
        if from_top:
            self._grid.scroll_to(0)
        self.arranged.emit()
        self.keep_in_sight()

    def _where_we_are(self) -> _Whereabouts:
        rows, row, top = self._model.rows, self._grid.currentIndex().row(), self._grid.top
        anchor = row if self._grid.in_sight(row) else top
        return _Whereabouts(
            row=row,
            frame=int(rows.frames[row]) if 0 <= row < len(rows) else None,
            top=top,
            anchor=int(rows.frames[anchor]) if 0 <= anchor < len(rows) else None,
            offset=anchor - top,
        )

    def _settle(self, before: _Whereabouts, chosen: Frames) -> None:
        """Choose again what was chosen. The cursor of a row that is gone stays at its place, choosing nothing."""
        rows = self._model.rows
        row = rows.row_of(before.frame) if before.frame is not None else None
        if row is None and before.frame is not None and len(rows):
            row = min(before.row, len(rows) - 1)
        self._settling = True
        self._grid.choose(rows.rows_of(chosen), row)
        self._settling = False
        at = rows.row_of(before.anchor) if before.anchor is not None else None
        self._grid.scroll_to(before.top if at is None else at - before.offset)

    @Slot(object)
    def _take_changes(self, frames: Frames) -> None:
        rows = self._model.rows
        rows.note(frames)
        self._model.forget(frames)
        if not self._filter.isVisible():
            self._due = True
            return
        in_sight = rows.frames[self._grid.top : self._grid.top + self._grid.page + 2]
        if np.isin(in_sight, frames).any():
            self._grid.viewport().update()
        grown = self._document.track.n_frames != rows.n_frames
        if self._editing and not grown:
            self._waiting |= not rows.lasting
        elif grown or not rows.lasting:
            self.arrange_later()

    @Slot()
    def _take_everything(self) -> None:
        self._following = True
        self._model.start_over()
        self.look_for_rally()
        self._filter.clear()

    @Slot()
    def _take_pending(self) -> None:
        if self._filter.isVisible():
            self._arrange_now()
        else:
            self._due = True

    @Slot(int, Qt.SortOrder)
    def _sort(self, section: int, order: Qt.SortOrder) -> None:
        self._grid.setFocus(Qt.FocusReason.OtherFocusReason)  # so that what is being typed is taken before rows move
        self._order = Order(Column(section), descending=order is Qt.SortOrder.DescendingOrder)
        if self._filter.isVisible():
            self._arrange_now(from_top=not self._order.by_place)
        else:
            self._due = True

    @Slot()
    def _move_on(self) -> None:
        """Other rows are chosen: those that were changed may go where they belong now."""
        if self._waiting and not self._settling:
            self.arrange_later()

    @Slot()
    def _note_scrolling(self) -> None:
        row = self._model.rows.row_of(self._model.playhead)
        self._following = row is not None and self._grid.in_sight(row)
