"""The strips that draw numbers over time: x, y, and the confidence."""

from itertools import pairwise
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from rallytrace.ui.look import theme
from rallytrace.ui.picture.ghosts import Ghost
from rallytrace.ui.picture.overlay import outline
from rallytrace.ui.picture.trail import PointKind
from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.timeline.strip_pictures import blank, confidence_picture, draw_spans, packed
from rallytrace.ui.timeline.time_axis import PixelColumns
from rallytrace.ui.timeline.time_view import TimeView, rgb
from rallytrace.ui.timeline.track_digest import CONFIDENCE, PointOrigin, curve

_KINDS: Final = {
    PointOrigin.PREDICTED: PointKind.PREDICTED,
    PointOrigin.INPAINTED: PointKind.INPAINTED,
    PointOrigin.HUMAN: PointKind.HUMAN,
}
_SYMBOLS_FROM: Final = 6.0
"""Pixels a frame takes from which each point has a symbol."""
_DOTS_FROM: Final = 3.0
"""Pixels a frame takes from which those of a proposed path have dots."""
_MARGIN: Final = 4
_CURVES: Final = "A curve for who placed the points: circles TrackNet, diamonds InpaintNet or a curve, squares by hand."


class PathStrip(Strip):
    """One coordinate over time, predicted, inpainted and human positions apart."""

    coordinate: ClassVar[int]
    least_height: ClassVar[int] = 24
    usual_height: ClassVar[int] = 52

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        view.ghost_changed.connect(self.update)

    def draw_lines(self, painter: QPainter, plot: QRect) -> None:
        """Draw also what is proposed: it changes with every move of a point, and the picture below stays."""
        if self.view.ghost is not None:
            self._draw_ghost(painter, plot.adjusted(0, _MARGIN, 0, -_MARGIN - 1), self.view.ghost)
        super().draw_lines(painter, plot)

    def _draw_ghost(self, painter: QPainter, body: QRect, ghost: Ghost) -> None:
        """A thin line, with a dot where the ball was seen if only faintly."""
        shares = self._shares(ghost.places[self.coordinate].astype(np.float32))
        heights = body.top() + shares * (body.height() - 1)
        points = [
            QPointF(self.x_of(frame + 0.5), y) for frame, y in zip(ghost.frames.tolist(), heights.tolist(), strict=True)
        ]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.tokens().text), 1.0))
        ends = [0, *(np.flatnonzero(np.diff(ghost.frames) > 1) + 1).tolist(), len(points)]
        for begin, end in pairwise(ends):
            painter.drawPolyline(QPolygonF(points[begin:end]))
        if ghost.seen is not None and self.view.axis.per_frame >= _DOTS_FROM:
            painter.setBrush(QColor(theme.tokens().text))
            for at in np.flatnonzero(ghost.seen).tolist():
                painter.drawEllipse(points[at], 1.5, 1.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw lines while frames can be told apart, and the reach of each column otherwise."""
        body = plot.adjusted(0, _MARGIN, 0, -_MARGIN - 1)
        columns = self.columns(plot, self.view.digest.n_frames)
        self._draw_grid(painter, body)
        if columns.coarse:
            self._draw_reach(painter, body, columns)
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for origin in PointOrigin:
                self._draw_curve(painter, body, self.view.digest.path(origin)[self.coordinate], origin)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _shares(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        """Where positions lie between the strip's top (0) and its bottom (1)."""
        extent = max((self.view.size.width, self.view.size.height)[self.coordinate] - 1, 1)
        shares = np.clip(values / np.float32(extent), 0, 1)
        return np.asarray(shares if self.coordinate else 1 - shares, np.float32)

    def _draw_grid(self, painter: QPainter, body: QRect) -> None:
        painter.setPen(QPen(QColor(theme.tokens().strip_grid), 1))
        for share in (0.0, 0.5, 1.0):
            y = body.top() + share * (body.height() - 1)
            painter.drawLine(QPointF(body.left(), y), QPointF(body.right() + 1, y))

    def _draw_reach(self, painter: QPainter, body: QRect, columns: PixelColumns) -> None:
        colours = self.view.colours()
        picture = blank(self.device_pixels(body.height()), len(columns.first), colours)
        picture[:: max(len(picture) // 2 - 1, 1)] = packed(rgb(theme.tokens().strip_grid))
        for origin in PointOrigin:
            row = curve(origin, self.coordinate)
            low, high = map(self._shares, self.view.digest.curves.envelope(row, columns, joined=True))
            top, bottom = (low, high) if self.coordinate else (high, low)
            draw_spans(picture, top, bottom, colours.of(origin), self.device_pixels(1.5))
        self.draw_picture(painter, body, picture)

    def _draw_curve(self, painter: QPainter, body: QRect, values: NDArray[np.float32], origin: PointOrigin) -> None:
        shown = self.frames_under(body)
        start, stop = max(shown.start - 1, 0), min(shown.stop + 1, len(values))
        part = values[start:stop]
        there = np.flatnonzero(np.isfinite(part))
        colour = QColor(*self.view.colours().of(origin))
        for run in np.split(there, np.flatnonzero(np.diff(there) > 1) + 1):
            if len(run):
                heights = body.top() + self._shares(part[run]) * (body.height() - 1)
                places = (self.x_of(start + int(at) + 0.5) for at in run)
                self._draw_run(
                    painter, [QPointF(x, y) for x, y in zip(places, heights.tolist(), strict=True)], colour, origin
                )

    def _draw_run(self, painter: QPainter, points: list[QPointF], colour: QColor, origin: PointOrigin) -> None:
        painter.setPen(QPen(colour, 1.4))
        if len(points) > 1:
            painter.drawPolyline(QPolygonF(points))
        wide = self.view.axis.per_frame >= _SYMBOLS_FROM
        if wide or len(points) == 1 or origin is PointOrigin.HUMAN:
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            for point in points:
                draw_symbol(painter, point, origin, 3.0 if wide else 2.0)


class ColumnStrip(PathStrip):
    """x over time: to the right is up."""

    name: ClassVar[str] = "x"
    tip: ClassVar[str] = f"The column of the ball over time. {_CURVES}"
    coordinate: ClassVar[int] = 0


class RowStrip(PathStrip):
    """y over time: up in the picture is up."""

    name: ClassVar[str] = "y"
    tip: ClassVar[str] = f"The row of the ball over time. {_CURVES}"
    coordinate: ClassVar[int] = 1


class ConfidenceStrip(Strip):
    """How sure TrackNet was of each frame that a run has seen."""

    name: ClassVar[str] = "Confidence"
    tip: ClassVar[str] = "The heatmap's highest value in the frame, 0 to 1. Dashed: from where a ball counts as seen."
    least_height: ClassVar[int] = 19
    usual_height: ClassVar[int] = 24

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw bars, and the threshold as a line."""
        body = plot.adjusted(0, 3, 0, -1)
        columns = self.columns(plot, self.view.digest.n_frames)
        low, high = self.view.digest.curves.envelope(CONFIDENCE, columns)
        height = self.device_pixels(body.height())
        self.draw_picture(painter, body, confidence_picture(low, high, columns, height, self.view.colours()))
        if self.view.threshold is not None:
            self.draw_threshold(painter, body.top() + (1 - self.view.threshold) * body.height())


def draw_symbol(painter: QPainter, at: QPointF, origin: PointOrigin, radius: float) -> None:
    """Draw the shape that goes with a source, as on the video."""
    painter.drawPath(outline(_KINDS[origin], at, radius))
