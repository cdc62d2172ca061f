"""Draw 3D shots over the picture: the path as the camera sees it, the speed at the hit, and the landing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPainterStateGuard

from rallytrace.analysis.shots.shot_metrics import SIGMAS_80_PERCENT, Estimate, RallyShots, ShotMetrics
from rallytrace.texts import shown, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.court_views import CourtViews
from rallytrace.track.overlay_style import FLIGHT_COLOUR as COLOUR
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import with_alpha
from rallytrace.ui.picture.overlay import PictureLayer, ToView, polyline, stroke

_LANDINGS: Final = {
    True: (tr_lazy("match", "in"), "#b9ffc8"),
    False: (tr_lazy("match", "out"), "#ff9a8f"),
    None: (tr_lazy("match", "in?"), "#ffe08a"),
}
"""Label and colour of a landing that is in, out or uncertain. Drawn on video, they are the same in both themes."""
_ELLIPSE_VERTICES: Final = 24
"""Number of vertices of a landing's ellipse."""
_FINISHED_OPACITY: Final = 0.4
"""Opacity of a shot after its end."""
_MAX_RADIUS_M: Final = 1.5
"""Maximum radius of a landing's ellipse, in metres."""
_PADDING_PX: Final = 5.0
_LABEL_OFFSET_PX: Final = 12.0
"""Distance between a position and its label, in logical pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class DrawnShot:
    """A shot as the camera sees it, in video pixels.

    Attributes:
        frames: frames from its hit to its end.
        path: position of the ball in each frame, (n, 2).
        shadow: position on the floor below the ball in each frame, (n, 2).
        speed: speed at the hit as text, or '' if unknown.
        landing: outline of the area in which it lands with 80 % probability, (k, 2), or None without a landing.
        is_in: whether it lands within the lines, or None if uncertain.
    """

    frames: range
    path: Floats
    shadow: Floats
    speed: str
    landing: Floats | None
    is_in: bool | None

    def seen_in(self, frame: int, view: int, views: CourtViews) -> Self:
        """Return the shot as a frame shows it, from where the camera sees it in the frame `view`."""
        path, shadow = (views.show_in(frame, [view] * len(line), line) for line in (self.path, self.shadow))
        landing = None if self.landing is None else views.show_in(frame, [view] * len(self.landing), self.landing)
        return replace(self, path=path, shadow=shadow, landing=landing)


def draw_rally(rally: RallyShots, seconds: Floats) -> list[DrawnShot]:
    """Return the shots of a rally whose paths are known. `seconds`, (n,), holds the time of each frame of the video."""
    shots = [shot for shot in rally.shots if shot.start is not None and shot.end_frame < len(seconds)]
    return [_draw_shot(shot, rally, seconds) for shot in shots]


def _draw_shot(shot: ShotMetrics, rally: RallyShots, seconds: Floats) -> DrawnShot:
    camera = rally.fit.camera
    frames = range(shot.frame, shot.end_frame + 1)
    # The fit may move an event by a frame. Outside its shots no position is known.
    times = np.clip(seconds[frames.start : frames.stop], rally.fit.seconds[0], rally.fit.seconds[-1] - 1e-6)
    places = rally.fit.position_at(times)
    shadow = places * (1.0, 1.0, 0.0)
    speed = "" if shot.speed is None else f"{shot.speed.format()} km/h"
    landing = None if shot.landing is None else camera.project(_landing_ellipse(shot.landing))
    return DrawnShot(frames, camera.project(places), camera.project(shadow), speed, landing, shot.is_in)


def _landing_ellipse(landing: tuple[Estimate, Estimate]) -> Floats:
    """Return the vertices (k, 3), in metres, of the ellipse that contains a landing with 80 % probability."""
    angles = np.linspace(0, 2 * np.pi, _ELLIPSE_VERTICES, endpoint=False)
    x, y = (
        found.value + min(SIGMAS_80_PERCENT * found.spread, _MAX_RADIUS_M) * turn
        for found, turn in zip(landing, (np.cos(angles), np.sin(angles)), strict=True)
    )
    return np.stack([x, y, np.zeros(_ELLIPSE_VERTICES)], axis=1)


class ShotLayer(PictureLayer):
    """Draws the shot at a frame and, faintly, the shots that have just ended."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.shots: tuple[DrawnShot, ...] = ()
        self._frame = 0
        self._landings = {is_in: (shown(words), colour) for is_in, (words, colour) in _LANDINGS.items()}

    def show_shots(self, shots: Sequence[DrawnShot], frame: int) -> None:
        """Draw these shots at a frame."""
        self.shots, self._frame = tuple(shots), frame
        self.changed.emit()

    def paint(self, painter: QPainter, to_view: ToView, style: OverlayStyle) -> None:
        """Draw the shots with their speeds and landings on top."""
        if not self.is_shown:
            return
        with QPainterStateGuard(painter):
            for shot in self.shots:
                _paint_path(
                    painter, shot, to_view, style, alpha=1.0 if self._frame in shot.frames else _FINISHED_OPACITY
                )
            for shot in self.shots:
                if shot.landing is not None and self._frame >= shot.frames[-1]:
                    _paint_landing(painter, shot.landing, to_view, *self._landings[shot.is_in])
            for shot in self.shots:
                if self._frame in shot.frames:
                    _paint_ball(painter, shot, self._frame, to_view, style)
                    if shot.speed:
                        paint_words(painter, shot.speed, to_view(*shot.path[0].tolist()), COLOUR)


def _paint_path(painter: QPainter, shot: DrawnShot, to_view: ToView, style: OverlayStyle, *, alpha: float) -> None:
    path, shadow = polyline(shot.path.tolist(), to_view), polyline(shot.shadow.tolist(), to_view)
    stroke(painter, path, with_alpha(COLOUR, alpha), max(1.5, 0.9 * style.line_width))
    stroke(painter, shadow, with_alpha(COLOUR, 0.5 * alpha), 1.0, dashed=True)


def _paint_ball(painter: QPainter, shot: DrawnShot, frame: int, to_view: ToView, style: OverlayStyle) -> None:
    """Draw the ball, and its height above the floor as a line down to its shadow."""
    k = frame - shot.frames.start
    ends = np.stack([shot.path[k], shot.shadow[k]])
    if np.isfinite(ends).all():
        colour = with_alpha(COLOUR, 0.8)
        stroke(painter, polyline(ends.tolist(), to_view), colour, 1.0)
        foot = QPainterPath()
        foot.addEllipse(to_view(*ends[1].tolist()), 0.35 * style.marker_size, 0.2 * style.marker_size)
        painter.fillPath(foot, colour)


def _paint_landing(painter: QPainter, corners: Floats, to_view: ToView, words: str, ink: str) -> None:
    path = polyline(corners.tolist(), to_view)
    path.closeSubpath()
    painter.fillPath(path, with_alpha(ink, 0.3))
    stroke(painter, path, QColor(ink), 1.5)
    paint_words(painter, words, path.boundingRect().topRight(), ink)


def paint_words(painter: QPainter, words: str, place: QPointF, ink: str, *, below: bool = False) -> None:
    """Draw a label on a dark background next to a position, above or `below` it, within the view."""
    metrics = QFontMetricsF(painter.font())
    box = QRectF(0, 0, metrics.horizontalAdvance(words) + 2 * _PADDING_PX, metrics.height() + _PADDING_PX)
    if below:
        box.moveTopLeft(place + QPointF(_LABEL_OFFSET_PX, _LABEL_OFFSET_PX))
    else:
        box.moveBottomLeft(place + QPointF(_LABEL_OFFSET_PX, -_LABEL_OFFSET_PX))
    room = painter.viewport().toRectF().adjusted(_PADDING_PX, _PADDING_PX, -_PADDING_PX, -_PADDING_PX)
    box.moveLeft(min(max(box.left(), room.left()), room.right() - box.width()))
    box.moveTop(min(max(box.top(), room.top()), room.bottom() - box.height()))
    path = QPainterPath()
    path.addRoundedRect(box, 4, 4)
    painter.fillPath(path, with_alpha(theme.tokens().shadow, 0.7))
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
