"""The three plots over one another, in one of pyqtgraph's views."""

from collections.abc import Mapping
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QGraphicsView, QLabel, QWidget

from rallytrace.domain.detections import Source
from rallytrace.ui.look import theme
from rallytrace.ui.plots.plot import Plot
from rallytrace.ui.plots.plot_lines import speed_ceiling
from rallytrace.ui.plots.plot_paths import CURVES, PlotPaths
from rallytrace.ui.timeline.strip import GUTTER
from rallytrace.ui.timeline.time_view import TimeView

NAMES: Final = ("x", "y", "Speed")
_UNITS: Final = ("px", "px", "px/s")
_ROOM_SHARE: Final = 0.06
_AXIS_HEIGHT: Final = 20
_TEXT_PX: Final = 11


class PlotBoard:
    """x, y and the speed. It draws what a `TimeView` and a `PlotPaths` hold, whenever it is told to.

    Args:
        view: the axis, the marks and the lines.
        paths: the curves.
        parent: in which it is shown.

    Attributes:
        widget: what is shown.
        plots: by their names.
        zoomed: of each plot whose values are zoomed, the least and the largest.
    """

    def __init__(self, view: TimeView, paths: PlotPaths, parent: QWidget) -> None:
        self._view = view
        self._paths = paths
        self.zoomed: dict[str, tuple[float, float]] = {}
        self.widget = pg.GraphicsLayoutWidget(parent)
        self.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.widget.setAccessibleName("x, y and speed over time")
        self.widget.ci.layout.setContentsMargins(0, 0, 0, 0)
        self.widget.ci.layout.setSpacing(0)
        self.plots = {name: self._plot(row, name) for row, name in enumerate(NAMES)}
        self._labels = [self._label(name, unit) for name, unit in zip(NAMES, _UNITS, strict=True)]
        self.dress({})

    @property
    def viewport(self) -> QWidget:
        """Where the mouse is."""
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
        label = QLabel(f"{name}\n{unit}", self.viewport)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.mark(label, "role", "small")
        label.adjustSize()
        return label

    def dress(self, colours: Mapping[Source, QColor]) -> None:
        """Wear the theme's colours, and these for the curves of the path."""
        tokens = theme.tokens()
        plain = QColor(tokens.strip_curve)
        all_colours = {None: plain} | {curve: colours.get(curve, plain) for curve in CURVES}
        font = QFont(self.widget.font())
        font.setPixelSize(_TEXT_PX)
        self.widget.setBackground(QColor(tokens.panel))
        for plot in self.plots.values():
            plot.dress(all_colours, font)
            bottom = plot.item.getAxis("bottom")
            bottom.setPen(QColor(tokens.border))
            bottom.setTickPen(QColor(tokens.outline))
            bottom.setTextPen(QColor(tokens.muted))
            bottom.setTickFont(font)

    def draw(self) -> None:
        """Draw the curves and the scales anew."""
        axis, size = self._view.axis, self._view.size
        self.plots["x"].show_axis(axis)
        shown = self._paths.speed[axis.frames.start : axis.frames.stop]
        whole = (_roomy(size.width - 1), _roomy(size.height - 1), (0.0, speed_ceiling(shown)))
        for name, extent in zip(NAMES, whole, strict=True):
            self.plots[name].show_extent(*self.zoomed.get(name, extent))
        for curve in CURVES:
            path = self._paths.paths[curve] if self._paths.has(curve) else None
            for name, values in zip(NAMES, path if path is not None else (None, None), strict=False):
                self.plots[name].draw(curve, values, axis)
        self.plots["Speed"].draw(None, self._paths.speed, axis)
        ticks = [(tick.frame, tick.text) for tick in axis.ticks(self._view.times)]
        self.plots["Speed"].item.getAxis("bottom").setTicks([ticks])
        self.place_labels()

    def place_labels(self) -> None:
        """Put the plots' names where the plots are."""
        for label, plot in zip(self._labels, self.plots.values(), strict=True):
            label.move(5, round(plot.area.top() + 4))

    def draw_lines(self) -> None:
        """Put the lines and the marked range where they belong."""
        for plot in self.plots.values():
            plot.show_playhead(self._view.playhead)
            plot.show_hover(self._view.hover)
            plot.show_marks(self._view.shown_marks)

    def plot_at(self, y: float) -> str:
        """The name of the plot at a height of the view, or of the nearest."""
        return min(NAMES, key=lambda name: abs(self.plots[name].area.center().y() - y))

    @property
    def axis_width(self) -> float:
        """Pixels across which frames are shown."""
        return float(max(self.viewport.width() - GUTTER, 1))


def _roomy(extent: int) -> tuple[float, float]:
    room = max(extent, 1) * _ROOM_SHARE
    return -room, extent + room
