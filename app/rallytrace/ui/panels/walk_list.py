"""A list of frame ranges with a filter: base of the lists of review items and of disagreements."""

from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainter, QPainterStateGuard
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QListView,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from rallytrace.track.spans import overlap
from rallytrace.track.wording import clock, frames_text
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import DOT
from rallytrace.ui.look.widgets import empty_label
from rallytrace.ui.panels.two_line_list import Index, TwoLineDelegate

RANGE_ROLE: Final = Qt.ItemDataRole.UserRole
POSITION_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_MIN_HEIGHT_PX: Final = 48
"""Minimum height in pixels: one row, so that the window fits a screen 720 pixels high."""
_LEFT: Final = 10
_RIGHT: Final = 8
_TOP: Final = 3


class ListedRange(Protocol):
    """A range of frames that is visited and handled as one."""

    @property
    def frames(self) -> range: ...


P = TypeVar("P", bound=ListedRange)


class WalkModel(QAbstractListModel, Generic[P]):
    """The ranges, in order. No two begin with the same frame."""

    def __init__(self) -> None:
        super().__init__()
        self._ranges: tuple[P, ...] = ()
        self._rows: dict[int, int] = {}
        self._times = FrameTimes()

    def description(self, listed: P) -> str:
        """Return a description for screen readers."""
        raise NotImplementedError

    def tip(self, listed: P) -> str:
        """Return the tooltip of a range."""
        raise NotImplementedError

    def set_ranges(self, ranges: Sequence[P]) -> None:
        shown = tuple(ranges)
        if shown != self._ranges:
            self.beginResetModel()
            self._ranges = shown
            self._rows = {listed.frames.start: row for row, listed in enumerate(shown)}
            self.endResetModel()

    def index_of(self, listed: P) -> QModelIndex:
        """Return the index of a range, or an invalid index if it is not listed."""
        row = self._rows.get(listed.frames.start)
        return QModelIndex() if row is None else self.index(row)

    def set_times(self, times: FrameTimes) -> None:
        self._times = times
        if self._ranges:
            self.dataChanged.emit(self.index(0), self.index(len(self._ranges) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._ranges)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        listed = self._ranges[index.row()]
        if role == RANGE_ROLE:
            return listed
        if role == POSITION_ROLE:
            return f"{frames_text(listed.frames)}{DOT}{clock(self._times.seconds(listed.frames.start), 1)}"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{frames_text(listed.frames)}: {self.description(listed)}"
        return self.tip(listed) if role == Qt.ItemDataRole.ToolTipRole else None


class WalkDelegate(TwoLineDelegate, Generic[P]):
    """Paints a range in two lines. Subclasses draw the content.

    Args:
        line: height of a line in pixels.

    Attributes:
        walked: the range visited last and accepted as one. Edits may have split it into several ranges.
        chosen_row: row of the selected range, which may be higher than the others, or -1.
        is_dense: whether rows other than the selected one have a single line, to show more rows.
        room: width of the lines.
    """

    def __init__(self, line: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self.walked = range(0)
        self.chosen_row = -1
        self.is_dense = False

    @property
    def room(self) -> int:
        view = self.parent()
        return view.viewport().width() - _LEFT - _RIGHT if isinstance(view, QListView) else 0

    def draw(self, painter: QPainter, line: QRect, location: str, listed: P, *, chosen: bool) -> None:
        raise NotImplementedError

    def second_line(self, line: QRect) -> QRect:
        return line.translated(0, self._line)

    def has_one_line(self, index: Index) -> bool:
        return self.is_dense and index.row() != self.chosen_row

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 1 if self.has_one_line(index) else 2
        return QSize(120, lines * self._line + 2 * _TOP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        listed = index.data(RANGE_ROLE)
        if listed is None:
            return
        row: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        with QPainterStateGuard(painter):
            self.paint_row(painter, option, current=chosen or bool(overlap(listed.frames, self.walked)))
            line = QRect(row.left() + _LEFT, row.top() + _TOP, row.width() - _LEFT - _RIGHT, self._line)
            if self.has_one_line(index):
                painter.setClipRect(row.adjusted(0, 0, 0, -_TOP))
            self.draw(painter, line, str(index.data(POSITION_ROLE)), listed, chosen=chosen)


def draw_pair(painter: QPainter, line: QRect, left: str, right: str, *, widest: str = "") -> None:
    """Draw text at both ends of a line.

    Args:
        left: text that is elided if it does not fit.
        right: text that is never elided.
        widest: the widest right-hand text of any row, so that all rows elide at the same x.
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
        super().__init__(parent, minimumContentsLength=8)
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._choose)

    def offer(self, kinds: Sequence[tuple[str, object]], chosen: object) -> None:
        """Show kinds as text and value. Does nothing while the box is open."""
        if self.view().isVisible():
            return
        with QSignalBlocker(self):
            self.clear()
            for words, value in kinds:
                self.addItem(words, value)
            self.setCurrentIndex(next((index for index, (_, value) in enumerate(kinds) if value == chosen), 0))

    @Slot(int)
    def _choose(self, index: int) -> None:
        self.kind_chosen.emit(self.itemData(index))


class WalkList(QWidget, Generic[P]):
    """Shows ranges. A click or Return on one requests to go there.

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
        self.list = QListView(self, resizeMode=QListView.ResizeMode.Adjust)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(name)
        self.empty = empty_label(self)
        self.list.setModel(model)
        row.setParent(self.list)
        self.list.setItemDelegate(row)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setMinimumHeight(_MIN_HEIGHT_PX)
        self.pages = stack_pages(self, self.empty, self.list)
        lay_column(self.filter, (self.pages, 1), owner=self, spacing=6)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)

    def show_ranges(self, ranges: Sequence[P]) -> None:
        self._model.set_ranges(ranges)
        self.pages.setCurrentWidget(self.list if ranges else self.empty)

    def choose(self, listed: P | None) -> None:
        """Select the range at the playhead. None or an unlisted range clears the selection."""
        index = QModelIndex() if listed is None else self._model.index_of(listed)
        with QSignalBlocker(self.list):
            if not index.isValid():
                self.list.selectionModel().clear()
            elif index != self.list.currentIndex():
                self.list.setCurrentIndex(index)
            self._make_room(index)

    def _make_room(self, index: QModelIndex) -> None:
        """Give the selected row the height it needs, and scroll to it."""
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
        """Mark the rows within the range visited last and accepted as one."""
        if frames != self._row.walked:
            self._row.walked = frames
            self.list.viewport().update()

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        listed = index.data(RANGE_ROLE)
        if listed is not None:
            self.range_requested.emit(listed)


def row_of_buttons(main: QPushButton, tools: Sequence[QToolButton]) -> QHBoxLayout:
    """Return a row with a wide button for the current range and tool buttons for going to other ranges."""
    main.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return lay_row((main, 1), 4, *tools, spacing=2)
