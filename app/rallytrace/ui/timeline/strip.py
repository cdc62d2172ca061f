"""A strip of the timeline: a cached picture of the frames, lines painted over it, and mouse gestures."""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Final

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QHelpEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from rallytrace.texts import shown, tr
from rallytrace.track.spans import overlap
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_axis import PixelColumns
from rallytrace.ui.look.widgets import watch_itself
from rallytrace.ui.timeline.strip_pictures import Picture
from rallytrace.ui.timeline.time_view import TimeView

GUTTER_WIDTH_PX: Final = 96
"""Width of the area for the name at the left of every strip, in logical pixels."""
EDGE_WIDTH_PX: Final = 7
"""Width kept free at the right of every strip for half of the playhead's handle, in logical pixels."""
FOLDED_HEIGHT: Final = 18
_UNLIMITED: Final = 16_777_215
_HATCH_ALPHA: Final = 120 / 255
_REDRAW_STEP_PX: Final = 16
"""Repainted parts start and end at multiples of this many logical pixels, so that they are whole device pixels."""
_OVERHANG_PX: Final = 6
"""Width by which symbols and marks extend beyond their frame, in logical pixels."""
_ZOOM_PER_NOTCH: Final = 1.3
_NOTCH_ANGLE: Final = 120
_PAN_PER_NOTCH: Final = 0.12


class AxisGestures:
    """Handles gestures on a time axis: seek (click, drag), select a range (Shift-drag), pan and zoom.

    The axis begins at x = `GUTTER_WIDTH_PX`.

    Args:
        on_sought: called with a frame and whether the button is still held.
        on_selected: called with a range of frames.
    """

    def __init__(
        self, view: TimeView, on_sought: Callable[[int, bool], None], on_selected: Callable[[range], None]
    ) -> None:
        self._view = view
        self._on_sought = on_sought
        self._on_selected = on_selected
        self._sought: int | None = None
        self._selected_from: int | None = None
        self._panned_from: float | None = None
        self._clicked_at: float | None = None

    @property
    def seeking(self) -> bool:
        return self._sought is not None

    @property
    def panning(self) -> bool:
        return self._panned_from is not None

    @property
    def held(self) -> bool:
        return self.seeking or self.panning or self._selected_from is not None

    def frame_at(self, x: float) -> int:
        axis = self._view.axis
        return axis.frame_at(min(max(x - GUTTER_WIDTH_PX, 0.0), axis.width - 1))

    def seek(self, frame: int) -> None:
        self._sought = frame
        self._on_sought(frame, True)

    def select_from(self, x: float) -> None:
        self._selected_from = self.frame_at(x)

    def pan_from(self, x: float) -> None:
        self._panned_from = x

    def wait_at(self, x: float) -> None:
        """Note a press. If the mouse then moves, it pans; if the button is released first, it seeks."""
        self._clicked_at = x

    def move(self, event: QMouseEvent) -> None:
        view, x = self._view, event.position().x()
        if not event.buttons():
            self._clicked_at = None  # the release went to another widget
            if self.held:
                self.give_up()
        if self._clicked_at is not None and abs(x - self._clicked_at) >= QApplication.startDragDistance():
            self._panned_from, self._clicked_at = self._clicked_at, None
        if self._panned_from is not None:
            view.axis = view.axis.panned(self._panned_from - x)
            self._panned_from = x
        elif self._selected_from is not None:
            first, last = sorted((self._selected_from, self.frame_at(x)))
            view.set_dragged_marks((first, last))
        elif self._sought is not None:
            self._scrub(x)
        self._point_at(x)

    def give_up(self) -> None:
        """Finish a gesture whose release went to another widget, for example a dialog."""
        frame_sought = self._sought
        self.forget()
        if frame_sought is not None:
            self._on_sought(frame_sought, False)

    def forget(self) -> None:
        """Cancel the current gesture, without effect."""
        if self._selected_from is not None:
            self._view.set_dragged_marks(None)
        self._sought = self._selected_from = self._panned_from = self._clicked_at = None

    def _point_at(self, x: float) -> None:
        self._view.hover = self.frame_at(x) if x >= GUTTER_WIDTH_PX and self._view.axis.n_frames else None

    def release(self, x: float) -> None:
        if self._clicked_at is not None:
            self.seek(self.frame_at(self._clicked_at))
            self._clicked_at = None
        frame_sought, selected_from = self._sought, self._selected_from
        self._sought = self._selected_from = self._panned_from = None
        if selected_from is not None:
            first, last = sorted((selected_from, self.frame_at(x)))
            self._view.set_dragged_marks(None)
            self._on_selected(range(first, last + 1))
        elif frame_sought is not None:
            self._on_sought(frame_sought, False)

    def wheel(self, event: QWheelEvent) -> None:
        turned, fine, axis = event.angleDelta(), event.pixelDelta(), self._view.axis
        if pans(event):
            notches = (turned.x() or turned.y()) / _NOTCH_ANGLE
            pixels = (fine.x() or fine.y()) if not fine.isNull() else notches * _PAN_PER_NOTCH * axis.width
            self._view.axis = axis.panned(-pixels)
        else:
            self._view.axis = axis.zoomed(zoom_of(event), max(event.position().x() - GUTTER_WIDTH_PX, 0.0))
        self._point_at(event.position().x())

    def _scrub(self, x: float) -> None:
        excess = x - min(max(x, GUTTER_WIDTH_PX), GUTTER_WIDTH_PX + self._view.axis.width - 1)
        if excess:
            self._view.axis = self._view.axis.panned(excess)
        frame = self.frame_at(x)
        if frame != self._sought:
            self.seek(frame)


def pans(event: QWheelEvent) -> bool:
    """Return whether a wheel event means panning: the wheel is turned sideways or with Shift."""
    turned = event.angleDelta()
    return abs(turned.x()) > abs(turned.y()) or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def zoom_of(event: QWheelEvent) -> float:
    return float(_ZOOM_PER_NOTCH ** (event.angleDelta().y() / _NOTCH_ANGLE))


class Strip(QWidget):
    """A row of the timeline, painted into a pixmap that is cached until the axis or the track changes.

    The mouse seeks (click, drag), selects (Shift-drag), pans (middle button, Shift-wheel) and zooms (wheel).

    Attributes:
        view: the shared state of all strips.
        folded: whether only the name is shown.
    """

    frame_sought = Signal(int, bool)
    """A frame, and whether the button is still held."""
    range_selected = Signal(object)
    """A range of frames selected by Shift-drag."""

    name: ClassVar[str] = ""
    empty_text: ClassVar[str] = ""
    """Text shown while no video is open."""
    tip: ClassVar[str] = ""
    """Tooltip of the strip's name."""
    foldable: ClassVar[bool] = True
    depends_on_track: ClassVar[bool] = True
    """Whether the cached picture depends on the track."""
    redrawn_by: ClassVar[tuple[str, ...]] = ()
    """Names of further signals of the view that change the cached picture."""
    least_height: ClassVar[int] = 30
    usual_height: ClassVar[int] = 40

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(parent, mouseTracking=True, focusPolicy=Qt.FocusPolicy.NoFocus)
        self.view = view
        self.folded = False
        self._picture = QPixmap()
        self._is_current = False
        self._outdated = QRect()
        self.mouse = AxisGestures(view, self.frame_sought.emit, self.range_selected.emit)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("window", "Timeline: {name}", name=self.name))
        for name in ("axis_changed", "track_changed", "marks_changed", *self.redrawn_by):
            getattr(view, name).connect(self.redraw)
        if self.depends_on_track:
            view.frames_changed.connect(self.redraw_frames)
        view.playhead_moved.connect(self._move_line)
        view.hover_moved.connect(self._move_line)
        watch_itself(self)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw the frames of an area, which is all or a part of the strip's plot, into the cached picture."""
        raise NotImplementedError

    @property
    def plot(self) -> QRect:
        """Return the area in which frames are drawn, right of the name."""
        return QRect(GUTTER_WIDTH_PX, 0, max(self.width() - GUTTER_WIDTH_PX - EDGE_WIDTH_PX, 1), self.height())

    def set_folded(self, *, folded: bool) -> None:
        self.folded = folded and self.foldable
        self.setMaximumHeight(FOLDED_HEIGHT if self.folded else _UNLIMITED)
        self.updateGeometry()
        self.redraw()

    @Slot()
    def redraw(self) -> None:
        self._is_current = False
        self.update()

    @Slot(int, int)
    def redraw_frames(self, first: int, last: int) -> None:
        """Redraw the part of the cached picture between two frames, both included."""
        if not self._is_current or self.folded:
            return
        left, right = self.x_of(first - 1) - _OVERHANG_PX, self.x_of(last + 2) + _OVERHANG_PX
        if right - left > self.plot.width() / 2:
            self.redraw()
        elif left <= self.width() and right >= GUTTER_WIDTH_PX:
            begin = math.floor((left - GUTTER_WIDTH_PX) / _REDRAW_STEP_PX) * _REDRAW_STEP_PX + GUTTER_WIDTH_PX
            end = math.ceil((right - GUTTER_WIDTH_PX) / _REDRAW_STEP_PX) * _REDRAW_STEP_PX + GUTTER_WIDTH_PX
            area = QRect(begin, 0, end - begin, self.height()).intersected(self.plot)
            self._outdated = self._outdated.united(area)
            self.update(area)

    def sizeHint(self) -> QSize:
        return QSize(480, FOLDED_HEIGHT if self.folded else self.usual_height)

    def minimumSizeHint(self) -> QSize:
        return QSize(GUTTER_WIDTH_PX + 120, FOLDED_HEIGHT if self.folded else self.least_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cached picture, and over it the lines that move, such as the playhead."""
        ratio = self.devicePixelRatio()
        # With a ratio such as 1.25 the widget may end within a device pixel, which must be painted too.
        size = self.size() * ratio + QSize(1, 1)
        if not self._is_current or self._picture.size() != size:
            self._redraw_all(size, ratio)
        elif not self._outdated.isEmpty():
            self._redraw_area(self._picture, self._outdated)
        self._outdated = QRect()
        with QPainter(self) as painter:
            painter.setClipRect(event.rect())
            painter.drawPixmap(0, 0, self._picture)
            if self.view.axis.n_frames and not self.folded:
                painter.setClipRect(self.plot.adjusted(0, 0, EDGE_WIDTH_PX, 0).intersected(event.rect()))
                self.draw_lines(painter, self.plot)

    def draw_lines(self, painter: QPainter, plot: QRect) -> None:
        tokens = theme.tokens()
        if self.view.hover is not None:
            self.draw_line(painter, plot, self.view.hover, QPen(QColor(tokens.muted), 1, Qt.PenStyle.DotLine))
        self.draw_line(painter, plot, self.view.playhead, QPen(QColor(tokens.playhead), 1.6))

    def draw_line(self, painter: QPainter, plot: QRect, frame: int, pen: QPen) -> None:
        painter.setPen(pen)
        x = self.x_of(frame + 0.5)
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 1))

    def draw_threshold(self, painter: QPainter, y: float) -> None:
        """Draw a dashed line. It spans the whole strip, so that dashes do not shift if only a part is redrawn."""
        painter.setPen(QPen(QColor(theme.tokens().muted), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(self.plot.left(), y), QPointF(self.plot.right(), y))

    def columns(self, plot: QRect, n_frames: int) -> PixelColumns:
        first = self.device_pixels(plot.left() - GUTTER_WIDTH_PX) if plot.left() > GUTTER_WIDTH_PX else 0
        columns = self.view.axis.columns(self.device_pixels(self.plot.width()), n_frames)
        return columns.part(first, first + self.device_pixels(plot.width()))

    def frames_under(self, plot: QRect) -> range:
        """Return the frames that are at least partly in an area of the strip."""
        first, last = (self.view.axis.frame_at(x - GUTTER_WIDTH_PX) for x in (plot.left(), plot.right() + 1))
        return range(first, last + 1)

    def x_of(self, position: float) -> float:
        """Return the x in this widget, in logical pixels, of a position on the axis, in frames."""
        return GUTTER_WIDTH_PX + self.view.axis.x_of(position)

    def small_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(self.fontInfo().pixelSize() - 2, 9))
        return font

    def draw_non_play(self, painter: QPainter) -> None:
        """Hatch the non-play ranges."""
        hatch = theme.with_alpha(theme.tokens().muted, _HATCH_ALPHA)
        for area in self.areas(self.view.non_play):
            painter.fillRect(area, QBrush(hatch, Qt.BrushStyle.FDiagPattern))

    def areas(self, spans: Iterable[range]) -> Iterator[QRectF]:
        """Yield the area of each range of frames that is visible on this strip. It is at least one pixel wide."""
        visible, plot, height = self.view.axis.frames, QRectF(self.plot), self.height()
        for span in spans:
            if overlap(span, visible):
                left, right = self.x_of(span.start), self.x_of(span.stop)
                yield QRectF(left, 0, max(right - left, 1.0), height).intersected(plot)

    def draw_picture(self, painter: QPainter, area: QRect, picture: Picture) -> None:
        """Draw a picture of device pixels at the top left of an area. Pixels of value 0 are transparent."""
        height, width = picture.shape[:2]
        if width:
            held = np.ascontiguousarray(picture)
            image = QImage(held.data, width, height, held.strides[0], QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(self.devicePixelRatio())
            painter.drawImage(area.topLeft(), image)

    def device_pixels(self, length: float) -> int:
        return max(round(length * self.devicePixelRatio()), 1)

    @Slot(object, object)
    def _move_line(self, old: int | None, new: int | None) -> None:
        for frame in (old, new):
            if frame is not None:
                self.update(self.around_line(self.x_of(frame + 0.5)))

    def around_line(self, x: float) -> QRect:
        """Return the area to repaint when the line at an x moves, including what is drawn next to the line."""
        return QRect(int(x) - 3, 0, 7, self.height())

    def _redraw_all(self, size: QSize, ratio: float) -> None:
        """Redraw the whole cached picture in its old memory, because filling new memory takes as long as drawing."""
        if self._picture.size() != size:
            self._picture = QPixmap(size.expandedTo(QSize(1, 1)))  # a strip may be squeezed to nothing
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(QColor(theme.tokens().panel))
        with QPainter(self._picture) as painter:
            painter.setFont(self.small_font())
            # A changing layout may squeeze it for a moment.
            if not self.folded and self.height() >= self.least_height:
                self._draw_frames(painter, self.plot)
            self._draw_name(painter)
            self._draw_borders(painter)
        self._is_current = True

    def _redraw_area(self, picture: QPixmap, area: QRect) -> None:
        """Redraw a part of the cached picture. In a whole match an edit changes only one or two columns."""
        with QPainter(picture) as painter:
            painter.setFont(self.small_font())
            self._draw_frames(painter, area)
            painter.setClipRect(area)
            self._draw_borders(painter)

    def _draw_frames(self, painter: QPainter, area: QRect) -> None:
        tokens = theme.tokens()
        painter.setClipRect(area)
        painter.fillRect(area, QColor(tokens.strip))
        if self.view.axis.n_frames:
            # Symbols of neighbouring frames may extend into the part.
            self.draw(painter, area.adjusted(-_REDRAW_STEP_PX, 0, _REDRAW_STEP_PX, 0).intersected(self.plot))
            self.draw_non_play(painter)
            self._draw_unknown(painter)
            self._draw_range(painter)
        else:
            painter.setPen(QColor(tokens.muted))
            painter.drawText(self.plot, Qt.AlignmentFlag.AlignCenter, shown(self.empty_text))
        painter.setClipping(False)

    def _draw_borders(self, painter: QPainter) -> None:
        painter.setPen(QColor(theme.tokens().border))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.drawLine(GUTTER_WIDTH_PX - 1, 0, GUTTER_WIDTH_PX - 1, self.height())

    def _draw_unknown(self, painter: QPainter) -> None:
        if self.view.known < self.view.axis.n_frames:
            tokens = theme.tokens()
            left = self.x_of(self.view.known)
            area = QRectF(left, 0, self.x_of(self.view.axis.n_frames) - left, self.height())
            painter.fillRect(area, QColor(tokens.panel))
            painter.fillRect(area, QBrush(QColor(tokens.border), Qt.BrushStyle.BDiagPattern))

    def _draw_range(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        first, last = self.view.shown_marks
        painter.setPen(QPen(QColor(tokens.accent), 1))
        if first is not None and last is not None:
            left, shade = self.x_of(first), theme.with_alpha(tokens.accent, 40 / 255)
            painter.fillRect(QRectF(left, 0, self.x_of(last + 1) - left, self.height()), shade)
        for mark in (first, None if last is None else last + 1):
            if mark is not None:
                x = self.x_of(mark)
                painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))

    def _draw_name(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(theme.tokens().muted), 1.3))
        if self.foldable:
            middle = FOLDED_HEIGHT / 2
            arrow = [(6, -3), (9, 0), (6, 3)] if self.folded else [(4, -1.5), (7.5, 2), (11, -1.5)]
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPolyline(QPolygonF([QPointF(x, middle + y) for x, y in arrow]))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        area = QRect(15, 0, GUTTER_WIDTH_PX - 17, FOLDED_HEIGHT)
        name = painter.fontMetrics().elidedText(shown(self.name), Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the tooltip only while the mouse is over the name. Over the frames there is a thumbnail."""
        if watched is self and isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            if event.pos().x() < GUTTER_WIDTH_PX and self.tip:
                QToolTip.showText(event.globalPos(), shown(self.tip), self)
            else:
                QToolTip.hideText()
            return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if event.button() == Qt.MouseButton.MiddleButton:
            self.mouse.pan_from(x)
        elif event.button() == Qt.MouseButton.LeftButton:
            if x < GUTTER_WIDTH_PX:
                self.set_folded(folded=not self.folded)
            elif self.view.axis.n_frames:
                self.begin(x, selecting=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        self.setCursor(Qt.CursorShape.ArrowCursor if x >= GUTTER_WIDTH_PX else Qt.CursorShape.PointingHandCursor)
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event.position().x())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and event.position().x() >= GUTTER_WIDTH_PX:
            self.double_clicked(event.position().x(), event.position().y())

    def double_clicked(self, _x: float, _y: float) -> None:
        self.view.axis = self.view.axis.fit()

    def begin(self, x: float, *, selecting: bool) -> None:
        if selecting:
            self.mouse.select_from(x)
        else:
            self.mouse.seek(self.mouse.frame_at(x))

    def leaveEvent(self, _event: QEvent) -> None:
        self.view.hover = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.mouse.wheel(event)
        event.accept()
