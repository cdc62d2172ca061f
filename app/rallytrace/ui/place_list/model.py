"""Places of the video as a Qt model: where each is, and what there is to say of it."""

from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

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
