"""One of the plots, made of pyqtgraph's parts: curves, the marked range, and the lines that move over them.

pyqtgraph is imported here and in `plot_board` only, and those when plots are first shown.
"""

from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen

from rallytrace.domain.detections import Source
from rallytrace.ui.look import theme
from rallytrace.ui.picture.overlay import outline
from rallytrace.ui.picture.trail import KINDS, PointKind
from rallytrace.ui.plots.plot_lines import SYMBOLS_FROM, PlotCurve, Values, line_of, round_ticks
from rallytrace.ui.timeline.strip import GUTTER
from rallytrace.ui.timeline.time_axis import TimeAxis
from rallytrace.ui.timeline.time_view import Marked

_TICK_PX: Final = 26
_LEAST_PX: Final = 2.0
_SMOOTH_UP_TO: Final = 1500
"""Points of a curve up to which its line is smoothed; beyond, columns stand so close that nobody sees it."""
_SYMBOL_PX: Final = 6
_SMALL_PX: Final = 4


class Plot:
    """Values over the shared axis.

    Args:
        item: pyqtgraph's plot, which it takes over.
        curves: whose values it shows; None for values that belong to nobody.
        downwards: whether larger values lie further down, as rows of a picture do.

    Attributes:
        item: pyqtgraph's plot.
        extent: the least and the largest value that is shown.
    """

    def __init__(self, item: Any, curves: tuple[Source | None, ...], *, downwards: bool = False) -> None:
        self.item = item
        self.extent = (0.0, 1.0)
        self.downwards = downwards
        self._box = item.getViewBox()
        self._curves = {curve: pg.PlotCurveItem(connect="finite") for curve in curves}
        self._symbols = {curve: pg.ScatterPlotItem(pxMode=True) for curve in curves}
        # Lines of its own: the grid of pyqtgraph's axes lies over the curves.
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
        left.setWidth(GUTTER)
        left.setStyle(tickLength=0, tickTextOffset=6, autoExpandTextSpace=False)
        parts = [self._grid, self._range, *self._curves.values(), *self._symbols.values(), self._hover, self._playhead]
        for depth, part in enumerate(parts):
            self._box.addItem(part, ignoreBounds=True)
            part.setZValue(depth)
        for curve, symbols in self._symbols.items():
            symbols.setSymbol(outline(KINDS[curve] if curve else PointKind.PREDICTED, QPointF(), 0.5))
        self._range.hide()
        self._hover.hide()

    @property
    def area(self) -> QRectF:
        """Where the values are, in pixels of the view."""
        return QRectF(self._box.sceneBoundingRect())

    def dress(self, colours: dict[Source | None, QColor], font: QFont) -> None:
        """Wear these colours, and the theme's."""
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
        marked, line_pen = QColor(tokens.strip_range), _pen(QColor(0, 0, 0, 0))
        marked.setAlphaF(0.55)
        self._range.setBrush(marked)
        for edge in self._range.lines:
            edge.setPen(line_pen)
        self._playhead.setPen(_pen(QColor(tokens.playhead)))
        self._hover.setPen(_pen(QColor(tokens.outline)))

    def show_axis(self, axis: TimeAxis) -> None:
        """Show this part of the video; the other plots follow."""
        self._box.setXRange(axis.start, axis.start + axis.span, padding=0)

    def show_extent(self, low: float, high: float) -> None:
        """Show values between two, with labels at round ones."""
        self.extent = (low, high)
        self._box.setYRange(low, high, padding=0)
        ticks = round_ticks(low, high, max(int(self.area.height() / _TICK_PX), 1))
        self._grid.setData(np.tile(self._box.viewRange()[0], len(ticks)), np.repeat(ticks, 2))
        self.item.getAxis("left").setTicks([[(at, f"{at / 1000:g}k" if at >= 1000 else f"{at:g}") for at in ticks]])

    def draw(self, curve: Source | None, values: Values | None, axis: TimeAxis) -> None:
        """Draw the values of a curve that are in sight; None for nothing."""
        if values is None:
            self._curves[curve].clear()
            self._symbols[curve].clear()
            return
        low, high = self.extent
        line = line_of(values, axis, _LEAST_PX * (high - low) / max(self.area.height(), 1))
        self._curves[curve].setData(line.places, line.values, antialias=len(line.places) <= _SMOOTH_UP_TO)
        self._draw_symbols(curve, line, axis)

    def _draw_symbols(self, curve: Source | None, line: PlotCurve, axis: TimeAxis) -> None:
        wide, fine = axis.per_frame >= SYMBOLS_FROM, axis.span <= axis.width
        human = curve is Source.HUMAN
        if wide or (human and fine):
            at = np.flatnonzero(np.isfinite(line.values))
        else:
            at = line.alone if human or fine else line.alone[:0]
        size = _SYMBOL_PX if wide or not fine else _SMALL_PX
        self._symbols[curve].setData(line.places[at], line.values[at], size=size)

    def show_playhead(self, frame: int) -> None:
        """Put the playhead over the middle of a frame."""
        self._playhead.setPos(frame + 0.5)

    def show_hover(self, frame: int | None) -> None:
        """Put the mouse's line over the middle of a frame, or take it away."""
        self._hover.setVisible(frame is not None)
        if frame is not None:
            self._hover.setPos(frame + 0.5)

    def show_marks(self, marks: Marked) -> None:
        """Show the marked range; where only one end is set, that frame."""
        ends = [end for end in marks if end is not None]
        self._range.setVisible(bool(ends))
        if ends:
            self._range.setRegion((ends[0], ends[-1] + 1))

    def value_at(self, y: float) -> float:
        """The value at a height of the view."""
        return float(self._box.mapSceneToView(QPointF(0, y)).y())


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour, 1)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    return pen
