"""The filter bar of the frame table, which also updates rows, selection and scroll position after changes."""

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSizePolicy, QToolButton, QWidget

from rallytrace.session.document import Document
from rallytrace.texts import join_sentences, shown, tr
from rallytrace.track.changes import TrackChange
from rallytrace.track.lists import RalliesChange
from rallytrace.track.track import SOURCES, Frames, State
from rallytrace.track.wording import SOURCE_WORDS, STATE_WORDS
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.widgets import DecimalBox, WheelGuard, one_shot
from rallytrace.ui.panels.frame_grid import FrameGrid
from rallytrace.ui.panels.frame_model import FrameModel
from rallytrace.ui.panels.frame_rows import Column, FrameQuery, RowOrder, typed_frames

_MIN_ONE_ROW_WIDTH_PX: Final = 640
_STATES: Final = (State.VISIBLE, State.OCCLUDED, State.NO_BALL, State.UNCLEAR, State.UNSET)
_MIN_UPDATE_INTERVAL_MS: Final = 250
"""Minimum time between updates of the rows while a run delivers frames, in milliseconds."""
_SHARE_ABOVE: Final = 0.25
"""Share of the visible rows that are above the playhead's row after scrolling to it."""


class Scope(enum.Enum):
    """The part of the video whose frames are listed."""

    EVERYWHERE = enum.auto()
    RANGE = enum.auto()
    RALLY = enum.auto()


class FrameFilter(QWidget):
    """The filter bar: a field for frames, and boxes that can be hidden. A funnel shows whether a box filters."""

    filter_changed = Signal()
    return_pressed = Signal()
    """Enter was pressed. The focus moves to the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._times = FrameTimes()
        self.text = QLineEdit(self, placeholderText=tr("video", "Frames: 1200-1300"), clearButtonEnabled=True)
        self.fold = QToolButton(self)
        self.fold.setCheckable(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fold.setAccessibleName(tr("window", "Filter"))
        self.boxes = QWidget(self)
        self.state = _Choice(
            tr("window", "State"),
            [(tr("window", "Any state"), None), *((STATE_WORDS[state], state) for state in _STATES)],
            self,
        )
        self.source = _Choice(
            tr("window", "Source"),
            [(tr("window", "Any source"), None), *((SOURCE_WORDS[source].author, source) for source in SOURCES)],
            self,
        )
        self.review = _Choice(
            tr("window", "Review"),
            [
                (tr("window", "Reviewed or not"), None),
                (tr("window", "Reviewed"), True),
                (tr("window", "Unreviewed"), False),
            ],
            self,
        )
        self.where = _Choice(
            tr("window", "Where"),
            [
                (tr("video", "Whole video"), Scope.EVERYWHERE),
                (tr("video", "Marked range"), Scope.RANGE),
                (tr("match", "This rally"), Scope.RALLY),
            ],
            self,
        )
        self.below = DecimalBox(self)
        self._grid = lay_grid(self.boxes, spacing=(4, 4))
        self._columns = 0
        self._set_up()
        line = lay_row((self.text, 1), self.fold, spacing=4)
        self._below_line = QWidget(self.boxes)
        label = QLabel(tr("window", "Confidence below"), self)
        lay_row(label, (self.below, 1), owner=self._below_line, spacing=6)
        self._arrange_boxes(2)
        lay_column(line, self.boxes, owner=self, spacing=4, margins=(8, 8, 8, 6))
        self.clear()

    def query(self, marked: range | None) -> FrameQuery:
        """Return the query for the chosen filters. `marked` holds the frames of the chosen scope, None for all."""
        frames = typed_frames(self.text.text(), self._times) if self.text.text().strip() else None
        return FrameQuery(
            state=self.state.currentData(),
            source=self.source.currentData(),
            reviewed=self.review.currentData(),
            max_confidence=self.below.value() or None,
            marked=marked,
            frames=frames,
        )

    @property
    def scope(self) -> Scope:
        scope = self.where.currentData()
        return scope if isinstance(scope, Scope) else Scope.EVERYWHERE

    @property
    def is_set(self) -> bool:
        return self._boxes_ask or bool(self.text.text().strip())

    def set_times(self, times: FrameTimes) -> None:
        """Set the times of the frames, so that typed times can be converted to frames."""
        self._times = times

    @Slot()
    def clear(self) -> None:
        boxes = (self.state, self.source, self.review, self.where)
        for widget in (*boxes, self.below, self.text):
            with QSignalBlocker(widget):
                if isinstance(widget, QComboBox):
                    widget.setCurrentIndex(0)
                elif isinstance(widget, DecimalBox):
                    widget.setValue(0)
                else:
                    widget.setText("")
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the boxes out in one row, or in two columns in a narrow dock."""
        super().resizeEvent(event)
        self._arrange_boxes(5 if self.width() >= _MIN_ONE_ROW_WIDTH_PX else 2)

    @property
    def _boxes_ask(self) -> bool:
        boxes = (self.state, self.source, self.review, self.where)
        return any(box.currentIndex() > 0 for box in boxes) or self.below.value() > 0

    def _set_up(self) -> None:
        self.fold.setIcon(icons.icon("filter-outline"))
        self.fold.setToolTip(tr("window", "Filter by state, source, review, part of the video and confidence"))
        self.fold.toggled.connect(self.boxes.setVisible)
        self.below.setRange(0.0, 1.0)
        self.below.setSingleStep(0.05)
        self.below.setDecimals(2)
        self.below.setSpecialValueText(tr("window", "any"))
        self.below.setKeyboardTracking(False)
        self.below.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.below.setAccessibleName(tr("window", "Confidence below"))
        self.below.setToolTip(tr("window", "Only frames with a TrackNet confidence below this"))
        self.below.valueChanged.connect(self._tell)
        for box in (self.state, self.source, self.review, self.where):
            box.currentIndexChanged.connect(self._tell)
        self.text.textChanged.connect(self._tell)
        self.text.returnPressed.connect(self.return_pressed)
        self.text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.text.setAccessibleName(tr("video", "Frames"))
        self.boxes.hide()

    def _arrange_boxes(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for index, box in enumerate((self.state, self.source, self.review, self.where, self._below_line)):
            row, column = divmod(index, columns)
            self._grid.addWidget(box, row, column, 1, 2 if columns == 2 and index == 4 else 1)
        for column in range(5):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    @Slot()
    def _tell(self) -> None:
        typed = self.text.text().strip()
        understood = not typed or typed_frames(typed, self._times) is not None
        theme.set_property(self.text, "error", not understood)
        tip = tr("video", "Type frames: 1200, 1200-1300, 1200-; or times: 1:20-1:25")
        problem = "" if understood else tr("video", "Cannot read '{text}'.", text=typed)
        self.text.setToolTip(join_sentences(problem, tip))
        self.fold.setIcon(icons.icon("filter", IconColour.ACCENT) if self._boxes_ask else icons.icon("filter-outline"))
        self.filter_changed.emit()


class _Choice(QComboBox):
    """A combo box that ignores the wheel, so that scrolling past it changes nothing."""

    def __init__(self, name: str, choices: list[tuple[str, object]], parent: QWidget) -> None:
        super().__init__(parent, minimumContentsLength=6)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for words, value in choices:
            self.addItem(shown(words), value)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        WheelGuard(self)


@dataclass(frozen=True, slots=True)
class _ScrollState:
    """Cursor and scroll position before an update of the rows.

    Attributes:
        row: row of the cursor, or -1.
        frame: frame in the cursor's row, or None.
        top: topmost visible row.
        anchor: visible frame that stays in place on the screen, or None.
        offset: number of rows between the topmost row and the anchor.
    """

    row: int
    frame: int | None
    top: int
    anchor: int | None
    offset: int


class FrameArrangement(QObject):
    """Updates the rows when the filter or the order changes, and shortly after a change of the track.

    A row edited in the table stays in place, even if it no longer matches the filter, until other rows are selected.
    Otherwise the next key would act on another row.
    """

    rows_arranged = Signal()

    def __init__(
        self, document: Document, model: FrameModel, grid: FrameGrid, asked: FrameFilter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._model = model
        self._grid = grid
        self._filter = asked
        self._order = RowOrder()
        self._following = self._due = True
        self._waiting = self._editing = self._restoring = False
        self.marked: range | None = None
        self.rally: range | None = None
        self._later = one_shot(self, _MIN_UPDATE_INTERVAL_MS, self._arrange)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._on_replaced)
        grid.horizontalHeader().sortIndicatorChanged.connect(self._sort)
        grid.view_scrolled.connect(self._note_scrolling)
        grid.view_resized.connect(self.keep_in_view)
        grid.chosen_changed.connect(self._move_on)
        asked.filter_changed.connect(self._arrange_now)

    def catch_up(self) -> None:
        """Apply the updates that became pending while the table was hidden."""
        if self._due:
            self._arrange()
        self.keep_in_view()

    def arrange_later(self) -> None:
        """Update the rows soon, once for all changes until then."""
        if not self._later.isActive():
            self._later.start()

    def update_if_grown(self) -> None:
        """Update the rows if the track has grown."""
        if self._document.track.n_frames != self._model.rows.n_frames:
            self.arrange_later()

    def mark_range(self, frames: range | None) -> None:
        if frames != self.marked:
            self.marked = frames
            if self._filter.scope is Scope.RANGE:
                self.arrange_later()

    @Slot()
    def look_for_rally(self) -> None:
        """Find the rally at the playhead, and update the rows if only its frames are listed."""
        frame = self._model.playhead
        frames = next((rally.frames for rally in self._document.track.rallies if frame in rally.frames), None)
        if frames != self.rally:
            self.rally = frames
            if self._filter.scope is Scope.RALLY:
                self.arrange_later()

    def follow(self) -> None:
        """Keep the playhead's row in view from now on."""
        self._following = True

    @Slot()
    def keep_in_view(self) -> None:
        """Scroll to the playhead's row if rows are in video order and the user has not scrolled away."""
        row = self._model.rows.row_of(self._model.playhead)
        if self._following and self._order.by_frame and row is not None and not self._grid.is_visible_row(row):
            self._grid.scroll_to(row - int(self._grid.page * _SHARE_ABOVE))

    def set_editing(self, *, editing: bool) -> None:
        """Set whether changes of the track come from this table."""
        self._editing = editing

    @property
    def _marked_range(self) -> range | None:
        """Return the frames of the chosen scope, or None for all."""
        if self._filter.scope is Scope.EVERYWHERE:
            return None
        frames = self.marked if self._filter.scope is Scope.RANGE else self.rally
        return frames if frames is not None else range(0)

    @Slot()
    def _arrange(self) -> None:
        """Update the rows, or later if a cell is being edited or the mouse is pressed."""
        if self._filter.isVisible() and self._grid.in_use:
            self.arrange_later()
        else:
            self._arrange_now()

    @Slot()
    def _arrange_now(self, *, from_top: bool = False) -> None:
        """Update the rows, or wait until they are visible. Selection and scroll position are kept."""
        if not self._filter.isVisible():
            self._due = True
            return
        self._due = self._waiting = False
        self._later.stop()
        previous, chosen = self._scroll_state(), self._grid.chosen
        if self._model.arrange(self._filter.query(self._marked_range), self._order):
            self._restore_selection(previous, chosen)
        if from_top:
            self._grid.scroll_to(0)
        self.rows_arranged.emit()
        self.keep_in_view()

    def _scroll_state(self) -> _ScrollState:
        rows, row, top = self._model.rows, self._grid.currentIndex().row(), self._grid.top
        anchor = row if self._grid.is_visible_row(row) else top
        return _ScrollState(
            row=row,
            frame=int(rows.frames[row]) if 0 <= row < len(rows) else None,
            top=top,
            anchor=int(rows.frames[anchor]) if 0 <= anchor < len(rows) else None,
            offset=anchor - top,
        )

    def _restore_selection(self, previous: _ScrollState, chosen: Frames) -> None:
        """Restore the selection. If the cursor's frame is gone, the cursor stays in its row, which is not selected."""
        rows = self._model.rows
        row = rows.row_of(previous.frame) if previous.frame is not None else None
        if row is None and previous.frame is not None and len(rows):
            row = min(previous.row, len(rows) - 1)
        self._restoring = True
        self._grid.choose(rows.rows_of(chosen), row)
        self._restoring = False
        anchor_row = rows.row_of(previous.anchor) if previous.anchor is not None else None
        self._grid.scroll_to(previous.top if anchor_row is None else anchor_row - previous.offset)

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if RalliesChange in change.subjects:
            self.look_for_rally()
        if len(change.frames):
            self._update_rows(change.frames)

    def _update_rows(self, frames: Frames) -> None:
        rows = self._model.rows
        rows.note(frames)
        self._model.forget(frames)
        if not self._filter.isVisible():
            self._due = True
            return
        in_view = rows.frames[self._grid.top : self._grid.top + self._grid.page + 2]
        for frame in in_view[np.isin(in_view, frames)].tolist():
            self._grid.update_row(rows.row_of(frame))
        grown = self._document.track.n_frames != rows.n_frames
        if self._editing and not grown:
            self._waiting |= not rows.lasting
        elif grown or not rows.lasting:
            self.arrange_later()

    @Slot()
    def _on_replaced(self) -> None:
        self._following = True
        self._model.start_over()
        self.look_for_rally()
        self._filter.clear()

    @Slot(int, Qt.SortOrder)
    def _sort(self, section: int, order: Qt.SortOrder) -> None:
        self._grid.setFocus(Qt.FocusReason.OtherFocusReason)  # commits the open editor before rows move
        self._order = RowOrder(Column(section), descending=order is Qt.SortOrder.DescendingOrder)
        self._arrange_now(from_top=not self._order.by_frame)

    @Slot()
    def _move_on(self) -> None:
        """Allow edited rows to move, because other rows are selected."""
        if self._waiting and not self._restoring:
            self.arrange_later()

    @Slot()
    def _note_scrolling(self) -> None:
        row = self._model.rows.row_of(self._model.playhead)
        self._following = row is not None and self._grid.is_visible_row(row)
