"""Draw the court's lines over the picture, with intersections that the user can drag."""

from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rallytrace.analysis.court.drafting import CourtDraft, snap_to_lines
from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.analysis.court.outline import CourtDrawing
from rallytrace.track.calibration import CourtCalibration, Position
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import COURT_COLOUR as COLOUR
from rallytrace.track.overlay_style import COURT_OPACITY, OverlayStyle
from rallytrace.ui.look import theme
from rallytrace.ui.picture.overlay import PictureLayer, ToView, polyline, stroke

_HANDLE_RADIUS_PX: Final = 5.0
"""Radius of a draggable intersection, in logical pixels."""
_MAX_SNAP_PX: Final = 12.0
"""Maximum distance from a dragged intersection to a painted one for snapping, in logical pixels."""


class CourtLayer(PictureLayer):
    """Draws the court. With a draft, its intersections can be dragged.

    Attributes:
        evidence: the painted lines of the picture, for snapping, or None while unknown.
        size: picture size of the video.
        draft: the court being calibrated, or None.
    """

    dropped = Signal()
    """An intersection was dragged and released."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.evidence: LineEvidence | None = None
        self.size = Size(1, 1)
        self._court: CourtCalibration | None = None
        self.draft: CourtDraft | None = None
        self._drawing: CourtDrawing | None = None
        self._held: Position | None = None

    def show_court(self, court: CourtCalibration | None, size: Size) -> None:
        """Draw this court, or none."""
        if (court, size) != (self._court, self.size):
            self._court, self.size = court, size
            self._redraw()

    def set_draft(self, draft: CourtDraft | None) -> None:
        """Start calibrating a court, or stop if None."""
        self.draft = draft
        if draft is None:
            self._held = None
        self._redraw()

    def press(self, position: Position, reach: float) -> bool:
        """Grab the intersection within `reach` of a position, both in video pixels. Return False if there is none."""
        if self.draft is None or self._drawing is None:
            return False
        distances = np.linalg.norm(self._drawing.handles - np.array(position), axis=1)
        nearest = int(np.argmin(distances))
        if distances[nearest] > reach:
            return False
        x, y = self._drawing.floors[nearest].tolist()
        self._held = (x, y)
        return True

    def drag(self, position: Position, scale: float, *, free: bool) -> None:
        """Move the intersection to a position in video pixels, snapping to painted lines nearby unless `free`.

        `scale` is the number of logical pixels per video pixel.
        """
        if self.draft is None or self._held is None:
            return
        if self.evidence is not None and not free:
            position = snap_to_lines(self.evidence, position, _MAX_SNAP_PX / scale)
        moved = self.draft.moved(self._held, position, self.size)
        if moved is not None:
            self.draft = moved
            self._redraw()

    def release(self) -> None:
        """Release the intersection."""
        if self._held is not None:
            self._held = None
            self._redraw()
            self.dropped.emit()

    def paint(self, painter: QPainter, to_view: ToView, style: OverlayStyle) -> None:
        """Draw the lines and, for a draft, the intersections."""
        drawing = self._drawing
        if drawing is None or (self.draft is None and not self.is_shown):
            return
        path = QPainterPath()
        for line in drawing.lines:
            path.addPath(polyline(line.tolist(), to_view))
        colour = theme.with_alpha(COLOUR, COURT_OPACITY if self.draft is None else 1.0)
        stroke(painter, path, colour, max(1.0, 0.6 * style.line_width))
        if drawing.net is not None and np.isfinite(drawing.net).all():
            net = polyline(drawing.net.tolist(), to_view)
            stroke(painter, net, colour, max(1.0, 0.6 * style.line_width), dashed=True)
        if self.draft is not None:
            self._paint_handles(painter, drawing, self.draft, to_view, style)

    def _paint_handles(
        self, painter: QPainter, drawing: CourtDrawing, draft: CourtDraft, to_view: ToView, style: OverlayStyle
    ) -> None:
        by_hand = {mark.floor for mark in draft.placed}
        for (x, y), floor in zip(drawing.handles.tolist(), map(tuple, drawing.floors.tolist()), strict=True):
            middle = to_view(x, y)
            painter.setPen(QPen(QColor(0, 0, 0, 170), 3))
            filled = floor in by_hand and floor != self._held
            painter.setBrush(QColor(style.human) if filled else QColor(0, 0, 0, 0))
            _draw_handle(painter, middle, square=floor in by_hand)
            painter.setPen(QPen(QColor(COLOUR) if floor != self._held else QColor(255, 255, 255), 1.5))
            _draw_handle(painter, middle, square=floor in by_hand)
        painter.setBrush(QColor(0, 0, 0, 0))

    def _redraw(self) -> None:
        court = self._court if self.draft is None else self.draft.court
        self._drawing = None if court is None else CourtDrawing.of(court, self.size, net=self._held is None)
        self.changed.emit()


def _draw_handle(painter: QPainter, middle: QPointF, *, square: bool) -> None:
    if square:
        painter.drawRect(
            int(middle.x() - _HANDLE_RADIUS_PX),
            int(middle.y() - _HANDLE_RADIUS_PX),
            int(2 * _HANDLE_RADIUS_PX),
            int(2 * _HANDLE_RADIUS_PX),
        )
    else:
        painter.drawEllipse(middle, _HANDLE_RADIUS_PX, _HANDLE_RADIUS_PX)
