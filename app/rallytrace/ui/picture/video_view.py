"""The video view with mouse handling: placing and dragging the point, and snapping it to heatmap peaks."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QCursor,
    QEnterEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPainterPath,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from rallytrace.analysis.peaks import Peak, find_peak_near
from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.texts import shown, tr, tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.tracking.messages import HeatmapPicture
from rallytrace.ui.look.widgets import one_shot
from rallytrace.ui.picture.canvas import RADIUS as LOUPE_RADIUS
from rallytrace.ui.picture.overlay import ticks_around
from rallytrace.ui.picture.picture_view import PictureView, aim_cursor
from rallytrace.ui.picture.viewport import Viewport

_NOT_EXACT: Final = tr_lazy("video", "The frame is still loading. Click again when it is shown.")
_NOTCH_ZOOM: Final = 1.25
"""Factor by which a wheel step zooms."""
_NOTCH_ANGLE: Final = 120
_NOTCH_PIXELS: Final = 60
"""Scrolled pixels of a trackpad that count as one wheel step."""
_POINT_REACH_PX: Final = 5.0
"""Maximum distance from the current point's marker at which a press grabs it, in logical pixels."""
_RELEASE_POLL_MS: Final = 30
"""Interval at which to check whether the mouse was released, after which the view follows the ball."""
_MAX_CLICK_PX: Final = 3.0
"""Maximum movement of a click, in logical pixels."""
_TOOL_REACH_PX: Final = 14.0
"""Maximum distance at which a tool grabs an object, in logical pixels."""
_LOUPE_GAP: Final = 24.0
"""Distance between the cursor and a loupe next to it, in logical pixels."""
_LOOKING: Final = tr_lazy("models", "Computing the heatmap…")
_REACH_SHARE: Final = 1 / 40
"""Maximum distance to a peak for snapping, as a share of the video's width: 32 pixels for 1280x720."""
_REST_MS: Final = 150
"""Delay before Shift takes effect, because it is often pressed as part of a shortcut."""
_RADIUS: Final = 6.0
_RIM: Final = QColor(0, 0, 0, 150)
_INK: Final = QColor(255, 255, 255, 235)
_PALE: Final = QColor(255, 255, 255, 120)
Position = tuple[float, float]
"""A position (x, y) in video pixels."""


@dataclass(frozen=True, slots=True)
class _Press:
    """A press of the left button that has not been released yet.

    Attributes:
        point: where the button was pressed, in logical pixels of the view.
        frame: the frame that was shown.
        position: the pressed position, in video pixels.
        offset: offset from the press to the grabbed point, in video pixels, or zero if none was grabbed.
        serial: number of the drag, or None while the press may still be a click.
    """

    point: QPointF
    frame: int
    position: tuple[float, float]
    offset: tuple[float, float] = (0.0, 0.0)
    serial: int | None = None


class PictureTool(Protocol):
    """A tool that handles the left mouse button while it is in use.

    Positions are in video pixels and may be outside the picture.
    """

    def press(self, position: "Position", reach: float) -> bool:
        """Grab an object within `reach` of a position. Return False if there is none."""

    def drag(self, position: "Position", scale: float, *, free: bool) -> None:
        """Move the grabbed object to a position, without snapping if `free`.

        `scale` is the number of logical pixels per video pixel.
        """

    def release(self) -> None:
        """Release the object."""


class VideoView(PictureView):
    """Shows a frame with its track. Signals report mouse gestures in video pixels.

    The wheel zooms at the cursor. The middle button, or the left one with Ctrl, pans. A click places the point, and a
    drag moves it, or places it where the drag ends. The right button marks that there is no ball. A gesture belongs to
    the frame that was shown at its start, and ends when another frame is shown.

    Attributes:
        snapping: snaps positions to heatmap peaks while Shift is held down.
        event_at: returns a description of the event at a frame, or ''.
        open_menu: opens a menu at a position on the screen in place of marking no ball; returns False if there is none.
        tool: the tool that handles the left button, or None if it places the point.
    """

    point_placed = Signal(int, float, float)
    """A frame, and the x and y of a click on it in video pixels."""
    point_dragged = Signal(int, float, float, int)
    """A frame, the x and y of its dragged point in video pixels, and the number of the drag, which is one undo step."""
    drag_ended = Signal()
    no_ball_marked = Signal(int)
    """The frame on which the right button was pressed."""
    cursor_moved = Signal(object)
    """The position under the cursor, (x, y) in video pixels, or None outside the picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("video", "Video"))
        self.setAccessibleDescription(
            tr("video", "The current frame with the path of the ball. A click places the point.")
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.tool: PictureTool | None = None
        self._uses_tool = False
        self._press: _Press | None = None
        self._panned_to: QPointF | None = None
        self._hovered: tuple[float, float] | None = None
        self._serials = itertools.count(1)
        self.snapping = Snapping(self)
        self._following = False
        self._followed: int | None = None
        self._release = one_shot(self, _RELEASE_POLL_MS, self._follow_ball)
        self.event_at: Callable[[int], str] = lambda _frame: ""
        self.open_menu: Callable[[QPointF], bool] = lambda _position: False
        self._aim = aim_cursor()
        self._shape: QCursor | Qt.CursorShape | None = None

    def show_frame(self, frame: LoadedFrame | None) -> None:
        """Show a frame, or nothing if it is None. A gesture on another frame ends."""
        if self._press is not None and (frame is None or frame.index != self._press.frame):
            self._end_press(is_click=frame is not None)
        super().show_frame(frame)
        self._follow_cursor()
        if frame is None or frame.index != self._followed:
            self._followed = None if frame is None else frame.index
            self._follow_ball()

    def set_following(self, enabled: bool) -> None:  # noqa: FBT001 - as `setVisible`
        """Set whether a zoomed view is centred on the ball whenever the ball leaves the inner part of the view."""
        self._following = enabled
        self._follow_ball()

    @Slot()
    def _follow_ball(self) -> None:
        """Pan to follow the ball in the shown frame, as soon as no mouse button is held down."""
        self._release.stop()
        ball = self._ball() if self._following else None
        if ball is None:
            return
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._release.start()
        else:
            self.follow(ball.x, ball.y)

    def set_heatmap(self, heatmap: HeatmapPicture | None) -> None:
        super().set_heatmap(heatmap)
        self.snapping.heatmap = heatmap

    def set_loupe(self, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        inside = self.mapFromGlobal(QCursor.pos())
        if shown and self._cursor is None and self.rect().contains(inside):
            self._cursor = QPointF(inside)
        super().set_loupe(shown)
        self._follow_cursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._cursor = event.position()
        self._follow_shift(event)
        left = event.button() is Qt.MouseButton.LeftButton
        if event.button() is Qt.MouseButton.MiddleButton or (
            left and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self._panned_to = event.position()
        elif self.tool is not None:
            reach = _TOOL_REACH_PX * self.devicePixelRatioF() / self.zoom
            self._uses_tool = left and self.tool.press(self._unbounded(event.position()), reach)
        elif not left and event.button() is Qt.MouseButton.RightButton and self.open_menu(event.globalPosition()):
            self._end_press(is_click=False)
        elif left or event.button() is Qt.MouseButton.RightButton:
            self._touch(event.position(), places=left)
        self._follow_cursor()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._cursor = event.position()
        if not event.buttons():  # another widget, such as a dialog, has received the release
            self._end_press(is_click=False)
            self._let_tool_go()
            self._panned_to = None
        self._follow_shift(event)
        if self._panned_to is not None and self._viewport is not None:
            # By whole device pixels, as the picture moves; the rest is for the next time.
            du, dv = map(round, self._device(event.position() - self._panned_to))
            self._panned_to += QPointF(du, dv) / self.devicePixelRatioF()
            self._become(self._viewport.panned(du, dv))
        elif self._uses_tool and self.tool is not None:
            free = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.tool.drag(self._unbounded(event.position()), self.zoom / self.devicePixelRatioF(), free=free)
        elif self._press is not None:
            self._drag(self._press, event.position())
        self._follow_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._cursor = event.position()
        if event.button() is Qt.MouseButton.LeftButton and self._press is not None:
            self._end_press(is_click=True)
        if event.button() is Qt.MouseButton.LeftButton:
            self._let_tool_go()
        if event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            self._panned_to = None
        self._follow_cursor()

    def wheelEvent(self, event: QWheelEvent) -> None:
        pixels, angle = event.pixelDelta().y(), event.angleDelta().y()
        notches = pixels / _NOTCH_PIXELS if pixels else angle / _NOTCH_ANGLE
        self._zoom_at(event.position(), _NOTCH_ZOOM**notches)
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._cursor = event.position()
        self._follow_cursor()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._cursor = None
        self._follow_cursor()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle pinch gestures, which zoom."""
        if watched is self and isinstance(event, QNativeGestureEvent):
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom_at(event.position(), 1 + event.value())
            return True
        return super().eventFilter(watched, event)

    def _unbounded(self, point: QPointF) -> "Position":
        """Return the position in video pixels for a point in the view, even if it is outside the picture."""
        assert self._viewport is not None
        return self._viewport.to_video(*self._device(point))

    def _let_tool_go(self) -> None:
        was_used, self._uses_tool = self._uses_tool, False
        if was_used and self.tool is not None:
            self.tool.release()

    def _follow_shift(self, event: QMouseEvent) -> None:
        if self.tool is None:
            self.snapping.follow(event, panning=self._panned_to is not None)

    def _loupe_middle(self) -> QPointF | None:
        """Return the centre of the loupe, which is next to the cursor while a tool moves an object."""
        if self._loupe or not self._uses_tool or self._cursor is None:
            return super()._loupe_middle()
        is_below = self._cursor.y() < 2 * LOUPE_RADIUS + _LOUPE_GAP
        return self._cursor + QPointF(0, (LOUPE_RADIUS + _LOUPE_GAP) * (1 if is_below else -1))

    def _touch(self, point: QPointF, *, places: bool) -> None:
        position, frame = self.position(point), self.on_screen
        if position is None or frame is None or self._viewport is None:
            return
        if not frame.exact:
            self.message_sent.emit(shown(_NOT_EXACT))
        elif not places:
            self.no_ball_marked.emit(frame.index)
        elif frame is not self._frame:  # the next picture is there, but nobody has seen it yet
            self.point_placed.emit(frame.index, *self._viewport.clamped(*position))
        else:
            target = self._viewport.clamped(*self.snapping.snapped(position))
            self._press = _Press(point, frame.index, target, self._offset(point, position))

    def _offset(self, point: QPointF, position: tuple[float, float]) -> tuple[float, float]:
        """Return the offset in video pixels from a press to the current point, or zero if it is too far to grab."""
        spot = self._spot()
        if spot is None:
            return 0.0, 0.0
        way = self.to_view(spot.x, spot.y) - point
        if way.x() ** 2 + way.y() ** 2 > (self.marks_style.marker_size + _POINT_REACH_PX) ** 2:
            return 0.0, 0.0
        return spot.x - position[0], spot.y - position[1]

    def _drag(self, press: _Press, point: QPointF) -> None:
        if self._viewport is None:
            return
        if press.serial is None:
            if (point - press.point).manhattanLength() <= _MAX_CLICK_PX:
                return
            press = self._press = replace(press, serial=next(self._serials))
        x, y = self._viewport.to_video(*self._device(point))
        target = self.snapping.snapped((x + press.offset[0], y + press.offset[1]))
        self.point_dragged.emit(press.frame, *self._viewport.clamped(*target), press.serial)

    def _end_press(self, *, is_click: bool) -> None:
        """End the press, because the button was released or another frame is shown.

        With `is_click`, a press without a drag places the point.
        """
        press, self._press = self._press, None
        if press is not None and press.serial is not None:
            self.drag_ended.emit()
        elif press is not None and is_click:
            self.point_placed.emit(press.frame, *press.position)

    def _paint_pointer(self, painter: QPainter) -> None:
        position = self.under_cursor
        if position is not None:
            offset = self._press.offset if self._press is not None else (0.0, 0.0)
            self.snapping.paint(painter, (position[0] + offset[0], position[1] + offset[1]), self.to_view)

    def _notices(self, frame: LoadedFrame) -> Iterator[str]:
        yield from super()._notices(frame)
        if self._overlays and (event := self.event_at(frame.index)):
            yield event
        if self.snapping.notice:
            yield self.snapping.notice

    def _zoom_at(self, point: QPointF, factor: float) -> None:
        if self._viewport is not None:
            self._become(self._viewport.zoomed(self._viewport.scale * factor, *self._device(point)))
            self.zoom_chosen.emit(self.zoom)

    def _become(self, viewport: Viewport) -> None:
        super()._become(viewport)
        self._follow_cursor()

    def _follow_cursor(self) -> None:
        """Emit the position under the cursor if it has changed, and update the cursor's shape."""
        position = self.under_cursor
        if position != self._hovered:
            self._hovered = position
            self.cursor_moved.emit(position)
        if self._loupe or self.snapping.active:
            self.update()
        shape: QCursor | Qt.CursorShape | None = None
        if self._panned_to is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif position is not None:
            shape = Qt.CursorShape.BlankCursor if self._loupe else self._aim
        if shape is not self._shape:  # each call is a request to the display server
            self._shape = shape
            self.unsetCursor() if shape is None else self.setCursor(shape)


class Snapping(QObject):
    """Moves positions to peaks of the heatmap while Shift is held down over a view.

    Until the frame's heatmap has been computed, positions are not changed and the view shows a notice.

    Attributes:
        active: whether Shift is held down over the picture.
        heatmap: the heatmap received last, of any frame, or None.
    """

    heatmap_requested = Signal(int)
    """The number of a frame whose heatmap is needed."""

    def __init__(self, view: PictureView) -> None:
        super().__init__(view)
        self.active = False
        self.heatmap: HeatmapPicture | None = None
        self._view = view
        self._asked: int | None = None
        self._rest = one_shot(self, _REST_MS, self._begin)
        view.installEventFilter(self)

    @property
    def notice(self) -> str:
        """Return the notice that the view shows while the heatmap is being computed, or ''."""
        frame = self._view.frame
        return shown(_LOOKING) if self.active and frame is not None and frame.exact and self._peaks is None else ""

    def follow(self, event: QMouseEvent, *, panning: bool) -> None:
        """Read the state of Shift from a mouse event, because another widget may have received the key event."""
        self._set(active=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) and not panning)

    def snapped(self, position: Position) -> Position:
        """Return the position of the nearest peak within reach if snapping is active, otherwise the position itself."""
        peak = self._peak(position)
        return (peak.x, peak.y) if peak is not None else position

    def paint(self, painter: QPainter, position: Position, to_view: Callable[[float, float], QPointF]) -> None:
        """Mark the peak to which a position would snap, or if there is none, the area that was searched.

        `to_view` maps positions in video pixels to the view, in logical pixels.
        """
        peaks = self._peaks
        if not self.active or peaks is None:
            return
        hand, peak = to_view(*position), self._peak(position)
        if peak is None:
            edge = to_view(position[0] + reach(peaks.size), position[1])
            _paint_reach(painter, hand, edge.x() - hand.x())
        else:
            _paint_peak(painter, hand, to_view(peak.x, peak.y))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Activate snapping while Shift alone is held down, but not if it is a modifier of another key."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind is QEvent.Type.ShortcutOverride:
            self._rest.stop()
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Shift and not event.isAutoRepeat():
            if kind is QEvent.Type.KeyPress:
                self._rest.start()
            elif kind is QEvent.Type.KeyRelease:
                self._set(active=False)
        if kind in (QEvent.Type.FocusOut, QEvent.Type.Leave):
            self._set(active=False)
        return super().eventFilter(watched, event)

    @Slot()
    def _begin(self) -> None:
        self._set(active=self._view.under_cursor is not None)

    def _set(self, *, active: bool) -> None:
        self._rest.stop()
        frame = self._view.frame
        if not active:
            self._asked = None
        elif frame is not None and frame.exact and self._peaks is None and frame.index != self._asked:
            self._asked = frame.index
            self.heatmap_requested.emit(frame.index)
        if active != self.active:
            self.active = active
            self._view.update()

    @property
    def _peaks(self) -> HeatmapPicture | None:
        """Return the heatmap of the shown frame, or None if it has not arrived."""
        heatmap, frame = self.heatmap, self._view.frame
        return heatmap if heatmap is not None and frame is not None and heatmap.frame == frame.index else None

    def _peak(self, position: Position) -> Peak | None:
        peaks = self._peaks if self.active else None
        if peaks is None:
            return None
        return find_peak_near(peaks.values, peaks.size, *position, radius=reach(peaks.size))


def reach(video: Size) -> float:
    """Return the maximum distance to a peak for snapping, in video pixels."""
    return video.width * _REACH_SHARE


def _paint_reach(painter: QPainter, hand: QPointF, radius: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_PALE, 1, Qt.PenStyle.DotLine))
    painter.drawEllipse(hand, radius, radius)


def _paint_peak(painter: QPainter, hand: QPointF, peak: QPointF) -> None:
    """Draw a ring with ticks at the peak, and a line from the ring to the position that would snap."""
    mark = QPainterPath()
    mark.addEllipse(peak, _RADIUS, _RADIUS)
    mark.addPath(ticks_around(peak, _RADIUS, _RADIUS + 4))
    line = hand - peak
    length = (line.x() ** 2 + line.y() ** 2) ** 0.5
    if length > _RADIUS + 4:
        mark.moveTo(peak + line * ((_RADIUS + 1) / length))
        mark.lineTo(hand)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(mark, QPen(_RIM, 3.5))
    painter.strokePath(mark, QPen(_INK, 1.25))
