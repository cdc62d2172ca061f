"""Handle mouse gestures on the cells of the film strip."""

import itertools
from dataclasses import dataclass, replace
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from rallytrace.ui.film_strip.cell_painting import CellView
from rallytrace.ui.look.widgets import one_shot
from rallytrace.ui.picture.overlay import Spot
from rallytrace.ui.picture.picture_view import aim_cursor
from rallytrace.ui.timeline.strip import pans

_HOVER_MS: Final = 90
"""Time for which the mouse must rest on a cell to select it. A mouse that crosses the strip selects nothing."""
_MAX_CLICK_PX: Final = 3.0
"""Maximum movement of a click, in logical pixels."""
_MAX_WHEEL_JITTER_PX: Final = 12.0
"""Maximum accidental mouse movement while the wheel is turned, in logical pixels."""
_GRAB_DISTANCE_PX: Final = 5.0
"""Distance outside the ball's marker within which a press grabs it, in logical pixels."""
_BALL_REACH_PX: Final = 4.0
_NOTCH_ANGLE: Final = 120


class Cells(Protocol):
    """The cells under the mouse."""

    def frame_at(self, point: QPointF, /) -> int | None:
        """Return the frame of the cell at a point."""

    def view(self, frame: int, /) -> CellView | None:
        """Return the part of a frame that its cell shows, or None if the frame has no cell."""

    def has_picture(self, frame: int, /) -> bool:
        """Return whether the cut-out of a frame is available. Until then its cell accepts no gestures."""

    def mark_of(self, frame: int, /) -> Spot | None:
        """Return the ball's marker in the cell of a frame, which a press can grab, or None."""


@dataclass(frozen=True, slots=True)
class _CellPress:
    """A press of the left button that has not been released yet.

    Attributes:
        point: position in logical pixels.
        frame: frame of the pressed cell.
        view: what the cell showed at the press.
        offset: offset from the press to the grabbed marker, in video pixels, or None if nothing was grabbed.
        on_picture: whether the press was on the picture and not on the caption.
        gesture: number of the gesture. All edits of one gesture form one undo step.
        moved: whether the gesture is a drag and not a click.
        target: current position of the dragged marker in video pixels, or None outside the cell's picture.
    """

    point: QPointF
    frame: int
    view: CellView
    offset: tuple[float, float] | None
    on_picture: bool
    gesture: int
    moved: bool = False
    target: tuple[float, float] | None = None

    def drag_to(self, point: QPointF) -> "_CellPress":
        """Return the press with the mouse moved to a point."""
        target = None
        if self.offset is not None and self.view.box.contains(point):
            x, y = self.view.position(point)
            target = x + self.offset[0], y + self.offset[1]
        return replace(self, moved=True, target=target)

    def release_at(self, point: QPointF, *, banded: bool) -> tuple[float, float] | None:
        """Return where a release at this point places the ball, in video pixels.

        Return None if the gesture has selected frames (`banded`) or has left the picture.
        """
        if self.target is not None:
            return self.target
        if not self.on_picture:
            return None
        if not self.moved:
            return self.view.position(self.point)
        is_placed = self.offset is None and not banded and self.view.box.contains(point)
        return self.view.position(point) if is_placed else None


class CellGestures(QObject):
    """Turns the mouse events of the strip into signals for edits, selections, panning and zooming.

    Attributes:
        band: the frames selected with the rubber band, or None.
    """

    point_placed = Signal(int, float, float, int)
    """A frame, x and y of its ball in video pixels, and the number of the gesture."""
    no_ball_marked = Signal(int)
    frame_selected = Signal(int)
    """A frame whose cell was pressed, or on which the mouse has rested."""
    band_changed = Signal()
    point_dragged = Signal(int, object)
    """A frame, and the position to which its marker is dragged, in video pixels; None restores the old position."""
    cells_panned = Signal(QPointF)
    """The distance by which the cells' views move over their frames, in logical pixels."""
    wheel_turned = Signal(int, bool, QPointF)
    """The number of wheel steps, whether they are sideways, and the mouse position in logical pixels."""

    def __init__(self, cells: Cells, widget: QWidget) -> None:
        super().__init__(widget)
        self.band: range | None = None
        self._band_used = False  # used by a key, so the next mouse move drops it
        self._cells = cells
        self._widget = widget
        self._press: _CellPress | None = None
        self._panned_at: QPointF | None = None
        self._hovered: int | None = None
        self._wheeled_at: QPointF | None = None
        self._wheeled_sideways, self._turned = False, 0  # turn since the last full step
        self._numbers = itertools.count(1)
        self._aim = aim_cursor()
        self._rest = one_shot(self, _HOVER_MS, self._select_hovered)

    def set_band(self, band: range | None) -> None:
        if band != self.band:
            self.band, self._band_used = band, False
            self.band_changed.emit()

    def note_edit(self) -> None:
        """Record that a key has changed the selected frames. The next mouse move then ends the selection."""
        self._band_used = self.band is not None

    def press(self, event: QMouseEvent) -> None:
        point = event.position()
        frame = self._cells.frame_at(point)
        view = self._view(frame)
        self.set_band(None)
        if frame is None or view is None:
            return
        self._stop_resting()
        if event.button() is Qt.MouseButton.RightButton:
            self.frame_selected.emit(frame)
            self.no_ball_marked.emit(frame)
        elif event.button() is Qt.MouseButton.MiddleButton:
            self._panned_at = point
        elif event.button() is Qt.MouseButton.LeftButton:
            on_picture = view.box.contains(point)
            offset = self._offset(frame, view, point) if on_picture else None
            self._press = _CellPress(point, frame, view, offset, on_picture, next(self._numbers))
            self.frame_selected.emit(frame)

    def move(self, event: QMouseEvent) -> None:
        point = event.position()
        if not event.buttons():
            self.forget()
        if self._panned_at is not None:
            move, self._panned_at = self._panned_at - point, point
            self.cells_panned.emit(move)
            return
        self._point_at(point)
        press = self._press
        if press is None or not (press.moved or (point - press.point).manhattanLength() > _MAX_CLICK_PX):
            return
        press = self._press = press.drag_to(point)
        if press.offset is not None:
            self.point_dragged.emit(press.frame, press.target)
        frame = self._cells.frame_at(point)
        first, last = sorted((press.frame, press.frame if frame is None else frame))
        self.set_band(range(first, last + 1) if first < last else None)

    def release(self, event: QMouseEvent) -> None:
        press = self._press
        if event.button() is Qt.MouseButton.MiddleButton:
            self._panned_at = None
        if event.button() is not Qt.MouseButton.LeftButton or press is None:
            return
        self._press = None
        self.point_dragged.emit(press.frame, None)
        position = press.release_at(event.position(), banded=self.band is not None)
        if position is not None:
            self.point_placed.emit(press.frame, *position, press.gesture)

    def wheel(self, event: QWheelEvent) -> None:
        event.accept()
        notches = self._notches(event)
        if notches:
            self.leave()  # the user has not pointed at the frame that scrolls under the mouse
            self._wheeled_at = event.position()
            self.wheel_turned.emit(notches, pans(event), event.position())

    def leave(self) -> None:
        self._hovered = None
        self._stop_resting()

    def forget(self) -> None:
        """Cancel the current press, because its release went to another widget or another video is shown."""
        press, self._press, self._panned_at = self._press, None, None
        if press is not None:
            self.point_dragged.emit(press.frame, None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Select the cell under the mouse before a key is handled, without waiting for the mouse to rest."""
        if event.type() is QEvent.Type.ShortcutOverride and self._rest.isActive():
            self._select_hovered()
        return super().eventFilter(watched, event)

    def _view(self, frame: int | None) -> CellView | None:
        return self._cells.view(frame) if frame is not None and self._cells.has_picture(frame) else None

    def _point_at(self, point: QPointF) -> None:
        """Show a crosshair over pictures, and wait for the mouse to rest on a cell, which selects it."""
        if self._wheeled_at is not None and (point - self._wheeled_at).manhattanLength() <= _MAX_WHEEL_JITTER_PX:
            return
        self._wheeled_at = None
        frame = self._cells.frame_at(point)
        view = self._view(frame)
        aiming = view is not None and view.box.contains(point)
        self._widget.setCursor(self._aim) if aiming else self._widget.unsetCursor()
        if frame != self._hovered:
            if self._band_used and self._press is None:
                self.set_band(None)
            self._hovered = frame
            self._rest.start()
            self._application().installEventFilter(self)

    @Slot()
    def _select_hovered(self) -> None:
        self._stop_resting()
        if self._hovered is not None and self.band is None and self._press is None:
            self.frame_selected.emit(self._hovered)

    def _stop_resting(self) -> None:
        self._rest.stop()
        self._application().removeEventFilter(self)

    @staticmethod
    def _application() -> QCoreApplication:
        application = QCoreApplication.instance()
        assert application is not None
        return application

    def _offset(self, frame: int, view: CellView, point: QPointF) -> tuple[float, float] | None:
        """Return the offset from a press to the frame's marker in video pixels, or None if it is too far to grab."""
        spot = self._cells.mark_of(frame)
        if spot is None:
            return None
        offset = view.point(spot.x, spot.y) - point
        if offset.x() ** 2 + offset.y() ** 2 > (_BALL_REACH_PX * view.scale + _GRAB_DISTANCE_PX) ** 2:
            return None
        x, y = view.position(point)
        return spot.x - x, spot.y - y

    def _notches(self, event: QWheelEvent) -> int:
        """Return the number of full wheel steps. The rest of a smaller turn is added to the next event's."""
        sideways, turned = pans(event), event.angleDelta()
        delta = (turned.x() or turned.y()) if sideways else turned.y()
        begins = event.phase() is Qt.ScrollPhase.ScrollBegin
        if begins or sideways is not self._wheeled_sideways or delta * self._turned < 0:
            self._turned = 0
        self._wheeled_sideways = sideways
        notches = int((self._turned + delta) / _NOTCH_ANGLE)
        self._turned += delta - notches * _NOTCH_ANGLE
        return notches
