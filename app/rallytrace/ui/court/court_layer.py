"""The court's lines over the picture, and its crossings, dragged by hand."""

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
from rallytrace.track.overlay_style import COURT_SHARE, OverlayStyle
from rallytrace.ui.look import theme
from rallytrace.ui.picture.overlay import PictureLayer, ToView, polyline, stroke

_HANDLE: Final = 5.0
"""Radius of a draggable crossing, in logical pixels."""
_SNAP: Final = 12.0
"""Greatest distance of a dragged crossing from one of painted lines for snapping, in logical pixels."""


class CourtLayer(PictureLayer):
    """Draws the court; with a draft, its crossings can be dragged.

    Attributes:
        evidence: the painted lines of the picture, for snapping crossings; None while unknown.
        size: of the video.
        draft: the court being placed; None for none.
    """

    dropped = Signal()
    """A crossing was dragged and let go."""

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
        """Let a court be placed, or no more."""
        self.draft = draft
        if draft is None:
            self._held = None
        self._redraw()

    def press(self, position: Position, reach: float) -> bool:
        """Take the crossing within `reach` of a position, both in video pixels; False for none."""
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
        """Move the crossing to a position in video pixels, or to painted lines beside it unless it is `free`.

        `scale` is logical pixels per video pixel.
        """
        if self.draft is None or self._held is None:
            return
        if self.evidence is not None and not free:
            position = snap_to_lines(self.evidence, position, _SNAP / scale)
        moved = self.draft.moved(self._held, position, self.size)
        if moved is not None:
            self.draft = moved
            self._redraw()

    def release(self) -> None:
        """Let the crossing go."""
        if self._held is not None:
            self._held = None
            self._redraw()
            self.dropped.emit()

    def paint(self, painter: QPainter, to_view: ToView, style: OverlayStyle) -> None:
        """Draw the lines and, of a draft, the crossings."""
        drawing = self._drawing
        if drawing is None or (self.draft is None and not self.is_shown):
            return
        path = QPainterPath()
        for line in drawing.lines:
            path.addPath(polyline(line.tolist(), to_view))
        colour = theme.with_alpha(COLOUR, COURT_SHARE if self.draft is None else 1.0)
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
        painter.drawRect(int(middle.x() - _HANDLE), int(middle.y() - _HANDLE), int(2 * _HANDLE), int(2 * _HANDLE))
    else:
        painter.drawEllipse(middle, _HANDLE, _HANDLE)
