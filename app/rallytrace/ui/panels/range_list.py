"""A list of frame ranges to walk through, with a button that acts on the chosen one."""

from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import DOT, clock, frames_text
from rallytrace.ui.timeline.time_axis import FrameTimes

Index: TypeAlias = QModelIndex | QPersistentModelIndex

PLACE: Final = Qt.ItemDataRole.UserRole
WHERE: Final = Qt.ItemDataRole.UserRole + 1


class ListedPlace(Protocol):
    """Frames of the video that are gone to and settled together."""

    @property
    def frames(self) -> range:
        """Which."""


P = TypeVar("P", bound=ListedPlace)


class PlaceModel(QAbstractListModel, Generic[P]):
    """The places that are walked, in their order. No two begin with the same frame."""

    def __init__(self) -> None:
        super().__init__()
        self._places: tuple[P, ...] = ()
        self._rows: dict[int, int] = {}
        self._times = FrameTimes()

    def words(self, place: P) -> str:
        """What a place is about, for those who have it read to them."""
        raise NotImplementedError

    def tip(self, place: P) -> str:
        """What there is to say of a place that the list has no room for."""
        raise NotImplementedError

    def set_places(self, places: Sequence[P]) -> None:
        """Show other places."""
        shown = tuple(places)
        if shown != self._places:
            self.beginResetModel()
            self._places = shown
            self._rows = {place.frames.start: row for row, place in enumerate(shown)}
            self.endResetModel()

    def index_of(self, place: P) -> QModelIndex:
        """Where a place stands; not valid where it does not."""
        row = self._rows.get(place.frames.start)
        return QModelIndex() if row is None else self.index(row)

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown."""
        self._times = times
        if self._places:
            self.dataChanged.emit(self.index(0), self.index(len(self._places) - 1))

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """How many there are."""
        return 0 if parent is not None and parent.isValid() else len(self._places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A place, or how it is described."""
        if not index.isValid():
            return None
        place = self._places[index.row()]
        if role == PLACE:
            return place
        if role == WHERE:
            return f"{frames_text(place.frames)}{DOT}{clock(self._times.seconds(place.frames.start), 1)}"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{frames_text(place.frames)}: {self.words(place)}"
        return self.tip(place) if role == Qt.ItemDataRole.ToolTipRole else None


_LEFT: Final = 10
_RIGHT: Final = 8
_TOP: Final = 3


class PlaceRow(QStyledItemDelegate):
    """Where on the first line; the rest is for those who know what kind of place it is.

    Args:
        line: height of a line in pixels.
        parent: owns it.

    Attributes:
        walked: the frames that were walked to and are answered together, of which edits may have made several places.
    """

    def __init__(self, line: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self.walked = range(0)

    def draw(self, painter: QPainter, line: QRect, where: str, place: ListedPlace, *, chosen: bool) -> None:
        """Draw what there is to say of a place.

        Args:
            painter: draws it.
            line: the first one; the second is `below` it.
            where: the place's frames and time.
            place: which.
            chosen: whether it is on the colour of what is chosen.
        """
        raise NotImplementedError

    def below(self, line: QRect) -> QRect:
        """The line after a line."""
        return line.translated(0, self._line)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802 - Qt's name
        """All rows are as high as one another."""
        return QSize(120, 2 * (self._line + _TOP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        place = index.data(PLACE)
        if place is None:
            return
        tokens = theme.tokens()
        row: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(row, QColor(tokens.selection))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, QColor(tokens.hover))
        if chosen or (place.frames.start < self.walked.stop and self.walked.start < place.frames.stop):
            painter.fillRect(QRect(row.left(), row.top() + 1, 3, row.height() - 2), QColor(tokens.accent))
        line = QRect(row.left() + _LEFT, row.top() + _TOP, row.width() - _LEFT - _RIGHT, self._line)
        self.draw(painter, line, str(index.data(WHERE)), place, chosen=chosen)
        painter.restore()


def draw_pair(painter: QPainter, line: QRect, left: str, right: str, *, widest: str = "") -> None:
    """Draw words at both ends of a line; those at the right have room whatever happens.

    Args:
        painter: draws them.
        line: where.
        left: cut short where there is no room.
        right: what always has room.
        widest: room is left for this, too, so that rows are cut short alike.
    """
    metrics = painter.fontMetrics()
    room = max(metrics.horizontalAdvance(words) + 8 if words else 0 for words in (right, widest))
    shown = metrics.elidedText(left, Qt.TextElideMode.ElideRight, line.width() - room)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)


class PlaceList(QWidget, Generic[P]):
    """Shows places to walk; a click or Return on one asks to go there.

    Args:
        model: the places.
        row: paints them.
        name: what is listed, for those who have it read to them.
        filter_name: what the filter lets through.
        parent: owns it.

    Attributes:
        filter: which places are listed.
        list: the places.
        empty: what is said where there is none.
        pages: the list, or what is said in its stead.
    """

    asked = Signal(object)
    """Go to this place."""
    filtered = Signal(object)
    """Only places of this kind are wanted: the value that was offered with it."""

    def __init__(
        self, model: PlaceModel[P], row: PlaceRow, *, name: str, filter_name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._row = row
        self.filter = QComboBox(self)
        self.list = QListView(self)
        self.empty = QLabel(self)
        self.pages = QStackedWidget(self)
        self.filter.setAccessibleName(filter_name)
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.filter.setMinimumContentsLength(8)
        self.list.setModel(model)
        row.setParent(self.list)
        self.list.setItemDelegate(row)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(name)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setProperty("role", "muted")
        self._lay_out()
        self.filter.activated.connect(self._filter)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)

    def _lay_out(self) -> None:
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.filter)
        column.addWidget(self.pages, 1)

    def show_places(self, places: Sequence[P]) -> None:
        """List these, or say that there is none."""
        self._model.set_places(places)
        self.pages.setCurrentWidget(self.list if places else self.empty)

    def choose(self, place: P | None) -> None:
        """Mark a place as the one that the playhead is in; none where it is None or not listed."""
        index = QModelIndex() if place is None else self._model.index_of(place)
        with QSignalBlocker(self.list):
            if not index.isValid():
                self.list.selectionModel().clear()
            elif index != self.list.currentIndex():
                self.list.setCurrentIndex(index)
                self.list.scrollTo(index)
        self.list.viewport().update()

    def show_walked(self, frames: range) -> None:
        """Mark what is left of frames that were walked to and are answered together."""
        if frames != self._row.walked:
            self._row.walked = frames
            self.list.viewport().update()

    def offer(self, kinds: Sequence[tuple[str, object]], chosen: object) -> None:
        """Offer kinds of places to be listed alone, in words and with a value; an open filter stays as it is."""
        if self.filter.view().isVisible():
            return
        with QSignalBlocker(self.filter):
            self.filter.clear()
            for words, value in kinds:
                self.filter.addItem(words, value)
            self.filter.setCurrentIndex(next((at for at, (_, value) in enumerate(kinds) if value == chosen), 0))

    @Slot(int)
    def _filter(self, at: int) -> None:
        self.filtered.emit(self.filter.itemData(at))

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        place = index.data(PLACE)
        if place is not None:
            self.asked.emit(place)


def row_of_buttons(main: QPushButton, others: Sequence[QToolButton]) -> QHBoxLayout:
    """What is done to a place, as wide as there is room for, and the buttons that walk to the others."""
    main.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    row = QHBoxLayout()
    row.setSpacing(2)
    row.addWidget(main, 1)
    row.addSpacing(4)
    for button in others:
        row.addWidget(button)
    return row
