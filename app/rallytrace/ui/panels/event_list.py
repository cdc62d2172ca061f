"""The rows of the events panel: model, painting, mouse and keys. Row texts are created when painted."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from rallytrace.analysis.strokes.record import Stroke
from rallytrace.texts import join_list, join_sentences, shown, shown_number, tr
from rallytrace.track.lists import Event, EventKind, Rally, rally_at
from rallytrace.track.match_setup import END_WORDS
from rallytrace.track.overlay_style import OverlayStyle, rgb
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import capitalize, clock
from rallytrace.ui.keyboard.keys import OwnKeys, is_delete
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.theme import legible
from rallytrace.ui.look.time_text import format_number
from rallytrace.ui.look.widgets import one_shot, plain_table
from rallytrace.ui.panels.row_list import LEFT_MARGIN_PX, RowDelegate, RowLook, RowModel, write
from rallytrace.ui.timeline.strips import draw_sign

_frame_of: Final = attrgetter("frame")
_HOUR_SECONDS: Final = 3600
HEIGHT: Final = 24
_SIGN_WIDTH_PX: Final = 20
_PENCIL_WIDTH_PX: Final = 14
_RIGHT_MARGIN_PX: Final = 8
_SPACING: Final = 8
_NARROW_WIDTH_PX: Final = 300
"""In a list narrower than this, rows have no frame number, to leave space for the text."""
_MIN_MEASURE_SHARE: Final = 0.62
"""Minimum share of the space next to the time for a speed or a landing, which the text does not state."""
_SHORT_NAMES: Final = {f"{end} player": words for end, words in END_WORDS.items()}
"""Names of unknown players next to a stroke."""
_Key, _Select = Qt.Key, QItemSelectionModel.SelectionFlag
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter)
_SEVERAL: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""Modifiers with which clicks and keys change the selection without going to an event."""


@dataclass(frozen=True, slots=True)
class EventLine:
    """The texts of a row.

    Attributes:
        frame: frame number.
        words: the event, or the stroke of a hit (with '?' if uncertain), the player if known, and tags.
        measure: speed or landing, or ''.
        rally: name of the rally, or ''.
        by_hand: whether the user has set the event.
        has_pencil: whether the user has set the event or named its stroke, so that the row shows a pencil.
    """

    frame: str
    time: str
    kind: EventKind
    words: str
    measure: str
    rally: str
    by_hand: bool
    has_pencil: bool


class EventModel(RowModel[Event]):
    """The events, in ascending order.

    Attributes:
        by_hand: frames of events set by the user.
        rallies: the rallies, ascending.
        players: name of the player who hits, keyed by the event's frame.
        strokes: strokes, keyed by the frame of the hit.
        measures: a short and a full text with speed (km/h) and distances (metres), keyed by the event's frame.
        tags: tags, keyed by the event's frame.
        conflicts: sentences on what contradicts an event, keyed by its frame.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.by_hand: frozenset[int] = frozenset()
        self.rallies: Sequence[Rally] = ()
        self.players: Mapping[int, str] = {}
        self.strokes: Mapping[int, Stroke] = {}
        self.measures: Mapping[int, tuple[str, str]] = {}
        self.tags: Mapping[int, tuple[str, ...]] = {}
        self.conflicts: Mapping[int, tuple[str, ...]] = {}
        self._contradiction = tr("match", "contradiction")

    def row_at(self, frame: int) -> int:
        """Return the row of the event at a frame, or of the last one before it, or -1."""
        return bisect_right(self.rows, frame, key=_frame_of) - 1

    def time_text(self, event: Event) -> str:
        """Return the event's time as text. If any event's text has hours, all have, so that they line up."""
        long = self.times.seconds(self.rows[-1].frame) >= _HOUR_SECONDS
        return clock(self.times.seconds(event.frame), 1, hours=long)

    def line(self, event: Event) -> EventLine:
        """Return the texts of a row."""
        rally = rally_at(self.rallies, event.frame)
        player = self.players.get(event.frame, "")
        short, _ = self.measures.get(event.frame, ("", ""))
        stroke = self.strokes.get(event.frame)
        known = shown(event.kind.text) if stroke is None else f"{shown(stroke.name.text)}{'?' * stroke.is_unsure}"
        player = shown(player if stroke is None else _SHORT_NAMES.get(player, player))
        told = self._contradiction if event.frame in self.conflicts else ""
        named = join_list((capitalize(known), player, told))
        words = " ".join((named, *(f"#{tag}" for tag in self.tags.get(event.frame, ()))))
        by_hand = event.frame in self.by_hand
        has_pencil = by_hand or (stroke is not None and stroke.by_hand)
        name = "" if rally is None else shown(rally_words(rally.name))
        return EventLine(
            format_number(event.frame), self.time_text(event), event.kind, words, short, name, by_hand, has_pencil
        )

    def words(self, row: Event) -> str:
        event, line = row, self.line(row)
        source = tr("match", "set by hand") if event.frame in self.by_hand else tr("match", "found")
        _, full = self.measures.get(event.frame, ("", ""))
        stroke = self.strokes.get(event.frame)
        sure = "" if stroke is None or stroke.by_hand else f" ({shown_number(stroke.probability, '.0%')})"
        what = join_list((f"{line.words}{sure}", source, line.rally))
        described = tr("match", "{time}, frame {frame:,}: {event}", time=line.time, frame=event.frame, event=what)
        for more in filter(None, (_detail(stroke), full)):
            described = tr("match", "{event}. {more}", event=described, more=more)
        return join_sentences(described, *self.conflicts.get(event.frame, ()))


def _detail(stroke: Stroke | None) -> str:
    """Return details of a stroke that the row does not show, or ''."""
    if stroke is None:
        return ""
    finer = shown(stroke.type.text) if stroke.type is not None and stroke.type.value != stroke.name.value else ""
    hand = shown(stroke.hand.text) if stroke.hand is not None else ""
    named = tr("match", "stroke named by you") if stroke.by_hand else ""
    return capitalize(join_list((finer, hand, named)))


class EventDelegate(RowDelegate[Event]):
    """Paints an event in one line: frame, time, symbol, text, a pencil if it was set by hand, measure and rally."""

    HEIGHT = HEIGHT

    def __init__(self, model: EventModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._events = model
        self._pencil = icons.icon("pencil-outline")
        self.by_hand = OverlayStyle().human

    def draw(self, painter: QPainter, area: QRect, row: Event, look: RowLook) -> None:
        line, box = self._events.line(row), area
        area = QRect(
            box.left() + LEFT_MARGIN_PX, box.top(), box.width() - LEFT_MARGIN_PX - _RIGHT_MARGIN_PX, box.height()
        )
        frames, times = self._widths(QFontMetrics(look.small), is_narrow=box.width() < _NARROW_WIDTH_PX)
        left = area.left() + frames + times
        if frames:
            write(painter, area, line.frame, look.small, look.muted)
        write(painter, area.adjusted(frames, 0, 0, 0), line.time, look.small, look.muted)
        rest = QRect(left + _SIGN_WIDTH_PX, box.top(), area.right() + 1 - left - _SIGN_WIDTH_PX, box.height())
        self._draw_sign(painter, QPointF(left + _SIGN_WIDTH_PX / 2 - 3, box.top() + box.height() / 2), line, look.text)
        words = QFontMetrics(look.font).horizontalAdvance(line.words) + 1
        mark = _PENCIL_WIDTH_PX + 4 if line.has_pencil else 0
        for aside, width in self._right_texts(line, QFontMetrics(look.small), rest.width(), words + mark):
            write(painter, rest.adjusted(rest.width() - width, 0, 0, 0), aside, look.small, look.muted)
            rest.setWidth(rest.width() - width - _SPACING)
        rest.setWidth(min(words, rest.width() - mark))
        if line.has_pencil:
            self._pencil.paint(
                painter,
                rest.right() + 5,
                box.top() + (HEIGHT - _PENCIL_WIDTH_PX) // 2,
                _PENCIL_WIDTH_PX,
                _PENCIL_WIDTH_PX,
            )
        write(painter, rest, line.words, look.font, look.text)

    @staticmethod
    def _right_texts(line: EventLine, metrics: QFontMetrics, room: int, words: int) -> list[tuple[str, int]]:
        """Return the texts at the right end with their widths in pixels. If space is short, the rally is left out.

        Args:
            line: the texts of the row.
            metrics: metrics of the font.
            room: available width for all texts, in pixels.
            words: width of `line.words`, in pixels.
        """
        rally, measure = (metrics.horizontalAdvance(text) + 1 if text else 0 for text in (line.rally, line.measure))
        fits = words + rally + _SPACING + (measure + _SPACING if measure else 0) <= room
        width = min(measure, max(room - words - _SPACING, round(room * _MIN_MEASURE_SHARE)))
        asides = [(line.rally, rally if fits else 0), (line.measure, width)]
        return [(text, width) for text, width in asides if width > 0]

    def _widths(self, metrics: QFontMetrics, *, is_narrow: bool) -> tuple[int, int]:
        """Return the widths in pixels of the columns for frame numbers (0 in a narrow list) and times."""
        last = self._events.rows[-1]
        digits = len(self._events.time_text(last))
        time = metrics.horizontalAdvance("0:00:00.0"[-digits:])
        frames = 0 if is_narrow else metrics.horizontalAdvance(format_number(last.frame)) + _SPACING
        return frames, time + _SPACING

    def _draw_sign(self, painter: QPainter, centre: QPointF, line: EventLine, words: str) -> None:
        colour = QColor(*legible(rgb(self.by_hand), rgb(theme.tokens().field)) if line.by_hand else rgb(words))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sign(painter, line.kind, centre, colour)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


class EventList(QTableView):
    """The list of events. A click, Up or Down goes to an event; Enter also focuses the video.

    It is a table with one column, because a `QListView` queries every row whenever a row is inserted or removed.

    Attributes:
        gives_way: returns whether Enter and Esc belong to the window at the moment.
    """

    frame_requested = Signal(int)
    """A frame to go to."""
    focus_released = Signal()
    """The keyboard focus should return to the video."""
    removal_requested = Signal()
    """The selected events should be removed."""

    def __init__(self, model: EventModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._model = model
        self._follows = True
        self.gives_way: Callable[[], bool] = bool
        self.row = EventDelegate(model, self)
        self.setModel(model)
        self.setItemDelegate(self.row)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(HEIGHT)
        plain_table(self, HEIGHT)
        self.setAutoScroll(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("match", "Events"))
        self.setMinimumHeight(2 * HEIGHT)
        self.clicked.connect(self._click)
        OwnKeys(self, self._wants)
        self.verticalScrollBar().actionTriggered.connect(self._note_scrolling)
        self._scrolling = one_shot(self, 0, self._read_scrolling)

    @property
    def chosen(self) -> tuple[Event, ...]:
        """Return the selected events, ascending."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return tuple(self._model.rows[row] for row in rows)

    def show_events(self, events: Sequence[Event]) -> None:
        """Show other events. If the user has scrolled, the visible rows stay in place."""
        bar, top = self.verticalScrollBar(), self.indexAt(QRect(0, 0, 1, 1).topLeft()).row()
        first = self._model.rows[top].frame if not self._follows and top >= 0 else -1
        current = self._model.rows[self._model.current].frame if self._model.current >= 0 else -1
        chosen = self.chosen
        self._model.set_rows(events)
        self._model.current = self._model.row_at(current)
        if self.chosen != chosen:
            self.selectionModel().clear()
            self._model.current = -1
        if first >= 0:
            self.updateGeometries()  # the scroll bar may not know the new rows yet
            row = max(self._model.row_at(first), 0)
            bar.setValue(bar.value() + (row - top) * HEIGHT)

    def follow(self) -> None:
        """Keep the playhead's event in view from now on."""
        self._follows = True

    def point_out(self, row: int) -> None:
        """Highlight the playhead's event, and scroll to it unless the user has scrolled away. -1 for none."""
        if row != self._model.current:
            self._model.point_out(row)
            index = self._model.index(row, 0)
            if index.isValid():  # `setCurrentIndex` would extend the selection while Ctrl+PgDown is held
                self.selectionModel().setCurrentIndex(index, _Select.ClearAndSelect | _Select.Rows)
            else:
                self.selectionModel().clear()
        if self._follows and row >= 0 and not self._is_seen(row):
            self.scrollTo(self._model.index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        previous = self.currentIndex()
        if event.key() in _ENTER:
            self._go(previous)
            self.focus_released.emit()
        elif event.key() == _Key.Key_Escape:
            self.focus_released.emit()
        elif is_delete(event):
            self.removal_requested.emit()
        else:
            super().keyPressEvent(event)
            current = self.currentIndex()
            if current != previous:
                self.scrollTo(current)
                if not event.modifiers() & _SEVERAL:
                    self._go(current)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing, because letters are shortcuts of the window."""

    def _wants(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() in (*_ENTER, _Key.Key_Escape):
            return not self.gives_way() and (event.key() == _Key.Key_Escape or self.currentIndex().isValid())
        return is_delete(event) and self.selectionModel().hasSelection()

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        if not QApplication.keyboardModifiers() & _SEVERAL:
            self._go(index)

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.follow()
            self.frame_requested.emit(self._model.rows[index.row()].frame)

    def _is_seen(self, row: int) -> bool:
        place = self.visualRect(self._model.index(row, 0))
        return self.viewport().rect().contains(place.adjusted(0, 0, -place.width() + 1, 0))

    @Slot()
    def _note_scrolling(self) -> None:
        """Look soon whether the user has scrolled away from the playhead's event."""
        self._scrolling.start()

    @Slot()
    def _read_scrolling(self) -> None:
        row = self._model.current
        self._follows = self._is_seen(row) if row >= 0 else not self.verticalScrollBar().value()
