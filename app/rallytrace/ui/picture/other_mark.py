"""Another track over the picture, to be compared with: a cross with nothing in its middle, and a thin path."""

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from rallytrace.domain.track import Rows, State, positions
from rallytrace.ui.look import theme
from rallytrace.ui.picture.overlay import OverlayStyle, Place, stroke

_INNER: Final = 0.5
"""Where an arm of the cross begins, in radii of the ring that is drawn around a point of the track itself."""
_OUTER: Final = 1.55
_PATH_WIDTH: Final = 1.0
_PATH_ALPHA: Final = 0.6


def paint_other_track(
    painter: QPainter, rows: Rows, frame: int, place: Place, style: OverlayStyle, *, path: bool = True
) -> None:
    """Draw what another track says around a frame.

    The arms of the cross are diagonal: with the ring and the ticks of the track's own mark at the same place, both are
    still to be seen.

    Args:
        painter: of the view.
        rows: of all its frames, (n,) of `ROW`.
        frame: the one whose picture is shown.
        place: where positions lie.
        style: how large the marks are, and how long the path is.
        path: whether the path is drawn, too.
    """
    colour = QColor(theme.tokens().other)
    here = rows[frame : frame + 1]
    centre = next((place(x, y) for x, y in positions(here).T.tolist() if not math.isnan(x)), None)
    if path:
        around = rows[max(frame - style.trail_past, 0) : frame + style.trail_future + 1]
        _paint_path(painter, _path(around, place), colour, centre, style.marker_size)
    if centre is not None:
        occluded = bool(here["state"][0] == State.OCCLUDED)
        stroke(painter, cross(centre, style.marker_size), colour, style.line_width, dashed=occluded)


def cross(centre: QPointF, radius: float) -> QPainterPath:
    """Four diagonal arms around a middle that stays free."""
    path = QPainterPath()
    for across in (-1, 1):
        for down in (-1, 1):
            way = QPointF(across, down) * (radius * 0.5**0.5)
            path.moveTo(centre + way * _INNER)
            path.lineTo(centre + way * _OUTER)
    return path


def _paint_path(painter: QPainter, path: QPainterPath, colour: QColor, free: QPointF | None, radius: float) -> None:
    """Draw a path faintly, but not over the ball."""
    faint = QColor(colour)
    faint.setAlphaF(_PATH_ALPHA)
    painter.save()
    if free is not None:
        everything, circle = QPainterPath(), QPainterPath()
        everything.addRect(path.boundingRect().adjusted(-radius, -radius, radius, radius))
        circle.addEllipse(free, radius, radius)
        painter.setClipPath(everything - circle)
    stroke(painter, path, faint, _PATH_WIDTH)
    painter.restore()


def _path(rows: Rows, place: Place) -> QPainterPath:
    """Lines between positions of consecutive frames."""
    path, drawing = QPainterPath(), False
    for x, y in positions(rows).T.tolist():
        known = not math.isnan(x)
        if known:
            at = place(x, y)
            (path.lineTo if drawing else path.moveTo)(at)
        drawing = known
    return path
