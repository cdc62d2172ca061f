"""The list of places with a filter over it, and words in its stead where no place is left."""

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rallytrace.ui.place_list.model import PLACE, P, PlaceModel
from rallytrace.ui.place_list.row import PlaceRow


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
