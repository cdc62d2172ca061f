"""Snapping: while Shift is held, the hand takes hold of the nearest peak of the frame's heatmap."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen

from rallytrace.domain.geometry import Size
from rallytrace.domain.peaks import Peak, peak_near
from rallytrace.ui.look.time_text import ELLIPSIS
from rallytrace.ui.picture.picture_view import PictureView

if TYPE_CHECKING:
    from rallytrace.session.run_reports import HeatmapPicture

_LOOKING: Final = f"Looking for the peak{ELLIPSIS}"
_REACH_SHARE: Final = 1 / 40
"""How far from the hand a peak may be, in widths of the video: 32 pixels of a 1280x720 one."""
_REST_MS: Final = 150
"""Shift alone counts after so long: often it is on its way to another key."""
_RADIUS: Final = 6.0
_RIM: Final = QColor(0, 0, 0, 150)
_INK: Final = QColor(255, 255, 255, 235)
_PALE: Final = QColor(255, 255, 255, 120)

Position = tuple[float, float]
"""In video pixels."""


class Snapping(QObject):
    """Watches Shift over a view, and moves positions to peaks while it is held.

    The heatmap of a frame takes a moment. Until it is there positions stay what they are, and the view says why.

    Attributes:
        on: whether Shift is held over the picture.
        heatmap: the last that there was, of whichever frame.
    """

    wanted = Signal(int)
    """The heatmap of this frame is needed."""

    def __init__(self, view: PictureView) -> None:
        super().__init__(view)
        self.on = False
        self.heatmap: HeatmapPicture | None = None
        self._view = view
        self._asked: int | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._begin)
        view.installEventFilter(self)

    @property
    def saying(self) -> str:
        """What the view has to say about it; '' for nothing."""
        frame = self._view.frame
        return _LOOKING if self.on and frame is not None and frame.exact and self._peaks is None else ""

    def follow(self, event: QMouseEvent, *, panning: bool) -> None:
        """The mouse tells whether Shift is held, also where its key went elsewhere."""
        self._set(on=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) and not panning)

    def snapped(self, position: Position) -> Position:
        """The nearest peak, while the hand snaps and there is one within reach; else the position itself."""
        peak = self._peak(position)
        return (peak.x, peak.y) if peak is not None else position

    def paint(self, painter: QPainter, position: Position, place: Callable[[float, float], QPointF]) -> None:
        """Mark the peak that a hand at a position would take hold of, or how far one may be where there is none.

        `place` tells where on the view a position lies, in logical pixels.
        """
        peaks = self._peaks
        if not self.on or peaks is None:
            return
        hand, peak = place(*position), self._peak(position)
        if peak is None:
            edge = place(position[0] + reach(peaks.size), position[1])
            _paint_reach(painter, hand, edge.x() - hand.x())
        else:
            _paint_peak(painter, hand, place(peak.x, peak.y))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Watch Shift go down and up, and tell it from another key with Shift."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind is QEvent.Type.ShortcutOverride:
            self._rest.stop()
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Shift and not event.isAutoRepeat():
            if kind is QEvent.Type.KeyPress:
                self._rest.start()
            elif kind is QEvent.Type.KeyRelease:
                self._set(on=False)
        if kind in (QEvent.Type.FocusOut, QEvent.Type.Leave):
            self._set(on=False)
        return super().eventFilter(watched, event)

    @Slot()
    def _begin(self) -> None:
        self._set(on=self._view.under_cursor is not None)

    def _set(self, *, on: bool) -> None:
        self._rest.stop()
        frame = self._view.frame
        if not on:
            self._asked = None
        elif frame is not None and frame.exact and self._peaks is None and frame.index != self._asked:
            self._asked = frame.index
            self.wanted.emit(frame.index)
        if on != self.on:
            self.on = on
            self._view.update()

    @property
    def _peaks(self) -> "HeatmapPicture | None":
        """The heatmap of the frame that is shown, if it is there."""
        heatmap, frame = self.heatmap, self._view.frame
        return heatmap if heatmap is not None and frame is not None and heatmap.frame == frame.index else None

    def _peak(self, position: Position) -> Peak | None:
        peaks = self._peaks if self.on else None
        if peaks is None:
            return None
        return peak_near(peaks.values, peaks.size, *position, radius=reach(peaks.size))


def reach(video: Size) -> float:
    """How far from the hand a peak may be, in video pixels."""
    return video.width * _REACH_SHARE


def _paint_reach(painter: QPainter, hand: QPointF, radius: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_PALE, 1, Qt.PenStyle.DotLine))
    painter.drawEllipse(hand, radius, radius)


def _paint_peak(painter: QPainter, hand: QPointF, peak: QPointF) -> None:
    """A ring with ticks at the peak, and a line to it from the hand."""
    mark = QPainterPath()
    mark.addEllipse(peak, _RADIUS, _RADIUS)
    for way in (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)):
        mark.moveTo(peak + way * _RADIUS)
        mark.lineTo(peak + way * (_RADIUS + 4))
    out = hand - peak
    length = (out.x() ** 2 + out.y() ** 2) ** 0.5
    if length > _RADIUS + 4:
        mark.moveTo(peak + out * ((_RADIUS + 1) / length))
        mark.lineTo(hand)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(mark, QPen(_RIM, 3.5))
    painter.strokePath(mark, QPen(_INK, 1.25))
