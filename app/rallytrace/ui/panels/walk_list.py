"""A list of frame ranges with a filter: base of the lists of review items and of disagreements."""

import math
from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QListView,
    QPushButton,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from rallytrace.texts import shown
from rallytrace.track.spans import overlap
from rallytrace.track.wording import clock, frames_text
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_text import DOT
from rallytrace.ui.look.widgets import empty_label
from rallytrace.ui.panels.row_list import Index, RowDelegate, RowList, RowLook, RowModel

_MIN_HEIGHT_PX: Final = 48
"""Minimum height in pixels: one row, so that the window fits a screen 720 pixels high."""
_LEAST_CHARACTERS: Final = 8
_LEFT_MARGIN_PX: Final = 10
_RIGHT_MARGIN_PX: Final = 8
_TOP_MARGIN_PX: Final = 3


class ListedRange(Protocol):
    """A range of frames that the user visits and handles as a whole."""

    @property
    def frames(self) -> range: ...


P = TypeVar("P", bound=ListedRange)


class WalkModel(RowModel[P]):
    """Ranges of frames. No two begin with the same frame."""

    def description(self, listed: P) -> str:
        """Return a description for screen readers."""
        raise NotImplementedError

    def words(self, row: P) -> str:
        return f"{shown(frames_text(row.frames))}: {self.description(row)}"

    def position(self, listed: P) -> str:
        """Return the frames and the time of a range."""
        return f"{shown(frames_text(listed.frames))}{DOT}{clock(self.times.seconds(listed.frames.start), 1)}"

    def index_of(self, listed: P | None) -> QModelIndex:
        """Return the index of a range, or an invalid index if it is not listed."""
        start = None if listed is None else listed.frames.start
        return self.index(next((row for row, known in enumerate(self.rows) if known.frames.start == start), -1))


class WalkDelegate(RowDelegate[P]):
    """Paints a range in two lines. Subclasses draw the content.

    Args:
        line: height of a line in pixels.

    Attributes:
        walked: the range that was visited last. It is accepted as a whole, even if edits have split it in the list.
        chosen_row: row of the selected range, or -1. This row may be higher than the others.
        is_dense: whether all rows except the selected one have a single line, so that more rows fit.
        room: width of the lines, in pixels.
    """

    def __init__(self, model: WalkModel[P], line: int) -> None:
        super().__init__(model)
        self._ranges, self._line = model, line
        self.walked = range(0)
        self.chosen_row = -1
        self.is_dense = False

    @property
    def room(self) -> int:
        view = self.parent()
        return view.viewport().width() - _LEFT_MARGIN_PX - _RIGHT_MARGIN_PX if isinstance(view, QListView) else 0

    def draw_lines(self, painter: QPainter, line: QRect, row: P, *, chosen: bool) -> None:
        """Draw a row. `line` is the area of its first line; the next line is below it."""
        raise NotImplementedError

    def is_current(self, index: Index, *, selected: bool) -> bool:
        return selected or bool(overlap(self._model.rows[index.row()].frames, self.walked))

    def second_line(self, line: QRect) -> QRect:
        return line.translated(0, self._line)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 1 if self.is_dense and index.row() != self.chosen_row else 2
        return QSize(120, lines * self._line + 2 * _TOP_MARGIN_PX)

    def draw(self, painter: QPainter, area: QRect, row: P, look: RowLook) -> None:
        line = QRect(
            area.left() + _LEFT_MARGIN_PX,
            area.top() + _TOP_MARGIN_PX,
            area.width() - _LEFT_MARGIN_PX - _RIGHT_MARGIN_PX,
            self._line,
        )
        if area.height() < 2 * self._line:
            painter.setClipRect(area.adjusted(0, 0, 0, -_TOP_MARGIN_PX))
        self.draw_lines(painter, line, row, chosen=look.selected)


def draw_pair(painter: QPainter, line: QRect, left: str, right: str, *, widest: str = "") -> None:
    """Draw a text at each end of a line.

    Args:
        line: area of the line.
        left: text at the left end, elided if it does not fit.
        right: text at the right end, never elided.
        widest: widest text at the right end of any row, so that the left texts of all rows have the same width.
    """
    metrics = painter.fontMetrics()
    room = max(metrics.horizontalAdvance(words) + 8 if words else 0 for words in (right, widest))
    shown = metrics.elidedText(left, Qt.TextElideMode.ElideRight, line.width() - room)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)


class KindFilter(QComboBox):
    """Chooses which kind of rows a list shows.

    Args:
        name: name for screen readers.
    """

    kind_chosen = Signal(object)
    """The value of the chosen kind, as passed to `offer`."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, minimumContentsLength=_LEAST_CHARACTERS)
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._choose)

    def offer(self, kinds: Sequence[tuple[str, object]], chosen: object) -> None:
        """Show these kinds, each a text and a value. Do nothing while the user has the box open."""
        if self.view().isVisible():
            return
        with QSignalBlocker(self):
            self.clear()
            for words, value in kinds:
                self.addItem(words, value)
            metrics, usual = self.fontMetrics(), kinds[0][0] if kinds else ""
            characters = math.ceil(metrics.horizontalAdvance(usual) / metrics.horizontalAdvance("X")) + 1
            self.setMinimumContentsLength(max(_LEAST_CHARACTERS, characters))
            self.setCurrentIndex(next((index for index, (_, value) in enumerate(kinds) if value == chosen), 0))

    @Slot(int)
    def _choose(self, index: int) -> None:
        self.kind_chosen.emit(self.itemData(index))


class WalkList(QWidget, Generic[P]):
    """A list of ranges with a filter and a label for an empty list. A click or Return requests to go to a range.

    Args:
        name: name of the list for screen readers.
        filter_name: name of the filter for screen readers.

    Attributes:
        empty: the label shown while the list is empty.
        pages: the stack of list and label.
    """

    range_requested = Signal(object)
    """A range to go to."""

    def __init__(
        self, model: WalkModel[P], row: WalkDelegate[P], *, name: str, filter_name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._row = row
        self.filter = KindFilter(filter_name, self)
        self.list = RowList(name, model, row, self, takes_keys=False)
        self.empty = empty_label(self)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setMinimumHeight(_MIN_HEIGHT_PX)
        self.pages = stack_pages(self, self.empty, self.list)
        lay_column(self.filter, (self.pages, 1), owner=self, spacing=6)
        self.list.clicked.connect(self.list.choose)
        self.list.row_chosen.connect(self.range_requested)

    def show_ranges(self, ranges: Sequence[P]) -> None:
        self._model.set_rows(ranges)
        self.pages.setCurrentWidget(self.list if ranges else self.empty)

    def choose(self, listed: P | None) -> None:
        """Select the range at the playhead. None or an unlisted range clears the selection."""
        index = self._model.index_of(listed)
        with QSignalBlocker(self.list):
            if not index.isValid():
                self.list.selectionModel().clear()
            elif index != self.list.currentIndex():
                self.list.setCurrentIndex(index)
            self._make_room(index)

    def _make_room(self, index: QModelIndex) -> None:
        """Give the selected row the height that it needs, and scroll to it."""
        previous, self._row.chosen_row = self._row.chosen_row, index.row()
        if previous != index.row():
            for row in (previous, index.row()):
                if row >= 0:
                    self._row.sizeHintChanged.emit(self._model.index(row))
            if index.isValid():
                self.list.scrollTo(index)
            self.list.viewport().update()

    def set_dense(self, *, dense: bool) -> None:
        """Show more rows with less detail if there is little space."""
        if dense != self._row.is_dense:
            self._row.is_dense = dense
            self.list.scheduleDelayedItemsLayout()

    def show_walked(self, frames: range) -> None:
        """Mark the rows within the range that was visited last and is accepted as a whole."""
        if frames != self._row.walked:
            self._row.walked = frames
            self.list.viewport().update()


def row_of_buttons(main: QPushButton, tools: Sequence[QToolButton]) -> QHBoxLayout:
    """Return a row with a wide button that acts on the current range, and tool buttons that go to other ranges."""
    main.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return lay_row((main, 1), 4, *tools, spacing=2)
