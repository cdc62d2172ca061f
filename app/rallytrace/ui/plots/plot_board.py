"""The plots themselves, by pyqtgraph: axes, curves, and the mouse. Imported only when the panel is first shown."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QLabel, QWidget

from rallytrace.texts import shown, shown_number, tr, tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.detections import Source
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_axis import TimeAxis
from rallytrace.ui.look.widgets import give_role
from rallytrace.ui.picture.overlay import KINDS, PointKind, outline
from rallytrace.ui.plots.plot_paths import (
    CURVES,
    MIN_SYMBOL_FRAME_PX,
    PlotCurve,
    PlotPaths,
    curve_of,
    round_ticks,
    speed_ceiling,
)
from rallytrace.ui.timeline.strip import EDGE_WIDTH_PX, GUTTER_WIDTH_PX, AxisGestures, pans, zoom_of
from rallytrace.ui.timeline.time_view import Marked, TimeView

_TICK_PX: Final = 26
_MIN_TICK_PX: Final = 13
"""Minimum distance between two labels of the value axis, in pixels."""
_EXTRA_TICKS: Final = 5
"""How many further labels to try for, one by one, if a plot would have fewer than two."""
_LABEL_PX: Final = 6
"""Half the height of a label, in pixels."""
_MIN_PX: Final = 2.0
_MAX_SMOOTH_POINTS: Final = 1500
"""Maximum number of points of an antialiased line. With more points, antialiasing is not visible."""
_SYMBOL_PX: Final = 6
_SMALL_PX: Final = 4
NAMES: Final = ("x", "y", "Speed")
"""Keys of the plots. The window shows them as `_TITLES`."""
_TITLES: Final = ("x", "y", tr_lazy("match", "Speed"))
_UNITS: Final = ("px", "px", "px/s")
_ROOM_SHARE: Final = 0.06
_AXIS_HEIGHT: Final = 20
_LEAST_HEIGHT: Final = 36
_TEXT_PX: Final = 11
_GRAB_PX: Final = 6


class Plot:
    """A plot of one quantity over the time axis that all plots share.

    Args:
        item: pyqtgraph's plot item.
        curves: source of each curve, or None for the curve of a quantity that has no source.
        downwards: whether values increase downwards, as y does in a picture.

    Attributes:
        item: pyqtgraph's plot item.
        extent: lowest and highest value that the plot shows.
    """

    def __init__(self, item: Any, curves: tuple[Source | None, ...], *, downwards: bool = False) -> None:
        self.item = item
        self.extent = (0.0, 1.0)
        self.downwards = downwards
        self._box = item.getViewBox()
        self._curves = {curve: pg.PlotCurveItem(connect="finite") for curve in curves}
        self._symbols = {curve: pg.ScatterPlotItem(pxMode=True) for curve in curves}
        # The grid of pyqtgraph's axes would lie over the curves.
        self._grid = pg.PlotCurveItem(connect="pairs")
        self._range = pg.LinearRegionItem(movable=False)
        self._hover, self._playhead = pg.InfiniteLine(), pg.InfiniteLine()
        self._arrange()

    def _arrange(self) -> None:
        self.item.hideButtons()
        self.item.setMenuEnabled(False)
        self._box.setMouseEnabled(x=False, y=False)
        self._box.disableAutoRange()
        self._box.setDefaultPadding(0)
        self._box.invertY(self.downwards)
        left = self.item.getAxis("left")
        left.setWidth(GUTTER_WIDTH_PX)
        left.setStyle(tickLength=0, tickTextOffset=6, autoExpandTextSpace=False)
        parts = [self._grid, self._range, *self._curves.values(), *self._symbols.values(), self._hover, self._playhead]
        for depth, item in enumerate(parts):
            self._box.addItem(item, ignoreBounds=True)
            item.setZValue(depth)
        for curve, symbols in self._symbols.items():
            symbols.setSymbol(outline(KINDS[curve] if curve else PointKind.PREDICTED, QPointF(), 0.5))
        self._range.hide()
        self._hover.hide()

    @property
    def area(self) -> QRectF:
        """Return the area in which curves are drawn, in pixels of the view."""
        return QRectF(self._box.sceneBoundingRect())

    def set_colours(self, colours: dict[Source | None, QColor], font: QFont) -> None:
        tokens = theme.tokens()
        left = self.item.getAxis("left")
        left.setPen(None)
        self._grid.setPen(_pen(QColor(tokens.strip_grid)))
        left.setTextPen(QColor(tokens.muted))
        left.setTickFont(font)
        self._box.setBackgroundColor(QColor(tokens.strip))
        for curve, line in self._curves.items():
            line.setPen(_pen(colours[curve]))
            self._symbols[curve].setPen(None)
            self._symbols[curve].setBrush(colours[curve])
        line_pen = _pen(QColor(0, 0, 0, 0))
        self._range.setBrush(theme.with_alpha(tokens.strip_range, 0.55))
        for edge in self._range.lines:
            edge.setPen(line_pen)
        self._playhead.setPen(_pen(QColor(tokens.playhead)))
        self._hover.setPen(_pen(QColor(tokens.outline)))

    def show_axis(self, axis: TimeAxis) -> None:
        """Show the part of the video that the axis shows."""
        self._box.setXRange(axis.start, axis.start + axis.span, padding=0)

    def show_extent(self, low: float, high: float, limit: float | None = None) -> None:
        """Show a range of values, labelled at round numbers. If the values have an upper limit, label it and 0 too."""
        self.extent = (low, high)
        self._box.setYRange(low, high, padding=0)
        ticks = self._ticks(low, high, limit)
        self._grid.setData(np.tile(self._box.viewRange()[0], len(ticks)), np.repeat(ticks, 2))
        labels = [(value, shown_number(value, ".0f" if value == round(value) else "g")) for value in ticks]
        self.item.getAxis("left").setTicks([labels])

    def _ticks(self, low: float, high: float, limit: float | None) -> list[float]:
        """Return the values to label: round numbers, between 0 and `limit` and with both if there is a limit."""
        height = self.area.height()
        pixel = (high - low) / max(height, 1)
        count = max(int(height / _TICK_PX), 2)
        if limit is not None:
            gap = _MIN_TICK_PX * pixel
            return [0.0, *(value for value in round_ticks(low, high, count) if gap <= value <= limit - gap), limit]
        for extra in range(_EXTRA_TICKS):
            ticks = [value for value in round_ticks(low, high, count + extra) if high - value >= _LABEL_PX * pixel]
            if len(ticks) > 1:
                break
        return ticks if extra == 0 else sorted({*ticks[:1], *ticks[-1:]})

    def draw(self, curve: Source | None, values: Floats32 | None, axis: TimeAxis) -> None:
        """Draw the visible values of the curve of a source, or clear the curve if `values` is None."""
        if values is None:
            self._curves[curve].clear()
            self._symbols[curve].clear()
            return
        low, high = self.extent
        line = curve_of(values, axis, _MIN_PX * (high - low) / max(self.area.height(), 1))
        self._curves[curve].setData(line.positions, line.values, antialias=len(line.positions) <= _MAX_SMOOTH_POINTS)
        self._draw_symbols(curve, line, axis)

    def _draw_symbols(self, curve: Source | None, line: PlotCurve, axis: TimeAxis) -> None:
        wide, fine = axis.per_frame >= MIN_SYMBOL_FRAME_PX, axis.span <= axis.width
        human = curve is Source.HUMAN
        if wide or (human and fine):
            marked = np.flatnonzero(np.isfinite(line.values))
        else:
            marked = line.alone if human or fine else line.alone[:0]
        size = _SYMBOL_PX if wide or not fine else _SMALL_PX
        self._symbols[curve].setData(line.positions[marked], line.values[marked], size=size)

    def show_playhead(self, frame: int) -> None:
        self._playhead.setPos(frame + 0.5)

    def show_hover(self, frame: int | None) -> None:
        self._hover.setVisible(frame is not None)
        if frame is not None:
            self._hover.setPos(frame + 0.5)

    def show_marks(self, marks: Marked) -> None:
        """Show the marked range, or a single frame if only one end is set."""
        ends = [end for end in marks if end is not None]
        self._range.setVisible(bool(ends))
        if ends:
            self._range.setRegion((ends[0], ends[-1] + 1))

    def value_at(self, y: float) -> float:
        """Return the value at y, in pixels of the view."""
        return float(self._box.mapSceneToView(QPointF(0, y)).y())


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour, 1)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    return pen


class PlotBoard:
    """The three plots of x, y and speed over time, in one pyqtgraph view. `draw` updates them.

    Attributes:
        widget: pyqtgraph's view.
        plots: plots by name, from top to bottom.
        zoomed: lowest and highest shown value of each plot in which the user has zoomed the values, by name.
    """

    def __init__(self, view: TimeView, paths: PlotPaths, parent: QWidget) -> None:
        self._view = view
        self._paths = paths
        self.zoomed: dict[str, tuple[float, float]] = {}
        self.widget = pg.GraphicsLayoutWidget(parent)
        self.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.widget.setAccessibleName(tr("match", "x, y and speed over time"))
        self.widget.ci.layout.setContentsMargins(0, 0, EDGE_WIDTH_PX, 0)
        self.widget.ci.layout.setSpacing(0)
        self.plots = {name: self._plot(row, name) for row, name in enumerate(NAMES)}
        self._labels = [self._label(shown(title), unit) for title, unit in zip(_TITLES, _UNITS, strict=True)]
        self.set_colours({})

    @property
    def viewport(self) -> QWidget:
        """Return the widget that receives mouse events."""
        view: QGraphicsView = self.widget
        return view.viewport()

    def _plot(self, row: int, name: str) -> Plot:
        item = self.widget.addPlot(row=row, col=0)
        plot = Plot(item, (None,) if name == "Speed" else CURVES, downwards=name == "y")
        last = row == len(NAMES) - 1
        bottom = item.getAxis("bottom")
        bottom.setHeight(_AXIS_HEIGHT if last else 1)
        bottom.setStyle(tickLength=4 if last else 0, tickTextOffset=3, showValues=last)
        if row:
            item.setXLink(self.widget.getItem(0, 0))
        return plot

    def _label(self, name: str, unit: str) -> QLabel:
        label = give_role(QLabel(f"{name}\n{unit}", self.viewport, textFormat=Qt.TextFormat.PlainText), "small")
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.adjustSize()
        return label

    def set_colours(self, colours: Mapping[Source, QColor]) -> None:
        tokens = theme.tokens()
        plain = QColor(tokens.strip_curve)
        all_colours = {None: plain} | {curve: colours.get(curve, plain) for curve in CURVES}
        font = QFont(self.widget.font())
        font.setPixelSize(_TEXT_PX)
        self.widget.setBackground(QColor(tokens.panel))
        for plot in self.plots.values():
            plot.set_colours(all_colours, font)
            bottom = plot.item.getAxis("bottom")
            bottom.setPen(QColor(tokens.border))
            bottom.setTickPen(QColor(tokens.outline))
            bottom.setTextPen(QColor(tokens.muted))
            bottom.setTickFont(font)

    def hide_low_plots(self) -> None:
        """Hide plots for which the view is not high enough: first x, then y."""
        fit = max((self.viewport.height() - _AXIS_HEIGHT) // _LEAST_HEIGHT, 1)
        for index, (name, label) in enumerate(zip(NAMES, self._labels, strict=True)):
            shown = index >= len(NAMES) - fit
            self.plots[name].item.setVisible(shown)
            label.setVisible(shown)
        self.widget.ci.layout.activate()

    def draw(self) -> None:
        axis, size = self._view.axis, self._view.size
        self.hide_low_plots()
        for plot in self.plots.values():
            plot.show_axis(axis)
        shown = self._paths.speed[axis.frames.start : axis.frames.stop]
        for name, limit in (("x", size.width), ("y", size.height)):
            if name in self.zoomed:
                self.plots[name].show_extent(*self.zoomed[name])
            else:
                self.plots[name].show_extent(*_roomy(limit, self.plots[name].area.height()), float(limit))
        self.plots["Speed"].show_extent(*self.zoomed.get("Speed", (0.0, speed_ceiling(shown))))
        for curve in CURVES:
            path = self._paths.paths[curve] if self._paths.has(curve) else None
            for name, values in zip(NAMES, path if path is not None else (None, None), strict=False):
                self.plots[name].draw(curve, values, axis)
        self.plots["Speed"].draw(None, self._paths.speed, axis)
        ticks = [(tick.frame, tick.text) for tick in axis.ticks(self._view.times)]
        self.plots["Speed"].item.getAxis("bottom").setTicks([ticks])
        self.place_labels()

    def place_labels(self) -> None:
        for label, plot in zip(self._labels, self.plots.values(), strict=True):
            label.move(5, round(plot.area.top() + 4))

    def draw_lines(self) -> None:
        for plot in self.plots.values():
            plot.show_playhead(self._view.playhead)
            plot.show_hover(self._view.hover)
            plot.show_marks(self._view.shown_marks)

    def plot_at(self, y: float) -> str:
        """Return the name of the plot at y, in pixels of the view, or of the nearest plot."""
        shown = [name for name in NAMES if self.plots[name].item.isVisible()]
        return min(shown, key=lambda name: abs(self.plots[name].area.center().y() - y))

    @property
    def axis_width(self) -> float:
        """Return the width of the time axis, in pixels."""
        return float(max(self.viewport.width() - GUTTER_WIDTH_PX - EDGE_WIDTH_PX, 1))


def _roomy(limit: int, height: float) -> tuple[float, float]:
    """Return a range of values from below 0 to above a limit, with room for both labels.

    Args:
        limit: upper limit of the values.
        height: height of the plot, in pixels.
    """
    share = max(_ROOM_SHARE, _LABEL_PX / max(height - 2 * _LABEL_PX, 1.0))
    room = max(limit, 1) * min(share, 1.0)
    return -room, limit + room


class PlotMouse(QObject):
    """Handles the mouse in place of pyqtgraph, with the same gestures as on the timeline."""

    frame_sought = Signal(int, bool)
    """A frame, and whether the button is still held."""
    range_selected = Signal(object)
    """A range of frames selected by Shift-drag."""
    values_zoomed = Signal()

    def __init__(self, view: TimeView, board: PlotBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._board = board
        self._gestures = AxisGestures(view, self.frame_sought.emit, self.range_selected.emit)
        board.viewport.setMouseTracking(True)
        board.viewport.installEventFilter(self)

    @property
    def held(self) -> bool:
        return self._gestures.held

    def forget(self) -> None:
        """Cancel the current gesture, because another video is shown."""
        self._gestures.forget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QWheelEvent):
            if event.position().x() < GUTTER_WIDTH_PX and not pans(event):
                self._zoom_values(event.position().y(), zoom_of(event))
            else:
                self._gestures.wheel(event)
            event.accept()
        elif isinstance(event, QMouseEvent):
            self._mouse(kind, event)
        elif kind is QEvent.Type.Leave:
            self._view.hover = None
        else:
            return super().eventFilter(watched, event)
        return True

    def _mouse(self, kind: QEvent.Type, event: QMouseEvent) -> None:
        if kind is QEvent.Type.MouseMove:
            self._move(event)
        elif kind is QEvent.Type.MouseButtonPress:
            self._press(event)
        elif kind is QEvent.Type.MouseButtonRelease:
            self._release(event.position().x())
        elif kind is QEvent.Type.MouseButtonDblClick and event.button() == Qt.MouseButton.LeftButton:
            if event.position().x() >= GUTTER_WIDTH_PX:
                self._view.axis = self._view.axis.fit()
            elif self._board.zoomed.pop(self._board.plot_at(event.position().y()), None):
                self.values_zoomed.emit()

    def _press(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._gestures.pan_from(x)
        elif event.button() == Qt.MouseButton.LeftButton and x >= GUTTER_WIDTH_PX:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._gestures.select_from(x)
            elif self._near_playhead(x):
                self._gestures.seek(self._view.playhead)
            else:
                self._gestures.wait_at(x)

    def _move(self, event: QMouseEvent) -> None:
        self._gestures.move(event)
        self._show_cursor(event.position().x())

    def _release(self, x: float) -> None:
        self._gestures.release(x)
        self._show_cursor(x)

    def _zoom_values(self, y: float, factor: float) -> None:
        """Zoom the values of the plot at y, in pixels of the view, around the value there."""
        name = self._board.plot_at(y)
        plot = self._board.plots[name]
        low, high = plot.extent
        centre = plot.value_at(y)
        self._board.zoomed[name] = (centre - (centre - low) / factor, centre + (high - centre) / factor)
        self.values_zoomed.emit()

    def _near_playhead(self, x: float) -> bool:
        return abs(self._view.axis.x_of(self._view.playhead + 0.5) + GUTTER_WIDTH_PX - x) <= _GRAB_PX

    def _show_cursor(self, x: float) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._gestures.panning:
            shape = Qt.CursorShape.ClosedHandCursor
        elif x >= GUTTER_WIDTH_PX and (self._gestures.seeking or self._near_playhead(x)):
            shape = Qt.CursorShape.SplitHCursor
        self._board.viewport.setCursor(shape)
