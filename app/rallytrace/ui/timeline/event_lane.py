"""The events on the timeline: a sign for each while they stand apart, and a stroke for each column otherwise."""

from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rallytrace.domain.lists import Event, EventKind
from rallytrace.ui.look import theme
from rallytrace.ui.timeline.strip_painting import PaintedStrip
from rallytrace.ui.timeline.strip_pictures import packed
from rallytrace.ui.timeline.time_view import rgb

LANE: Final = 13
"""Height of the lane, in logical pixels."""
_RADIUS: Final = 4.0
_STROKES_BELOW: Final = 3
"""Where strokes begin below the top of the lane; they end so far above its bottom."""
_APART: Final = 2 * _RADIUS + 1
"""Signs nearer to one another than this, on the whole, are not drawn one by one."""
_WORDS: Final = {
    EventKind.SERVE: "serve",
    EventKind.HIT: "hit",
    EventKind.BOUNCE: "bounce",
    EventKind.LANDING: "landing",
}


def event_words(event: Event) -> str:
    """What an event is called; '' for the word that nothing happens."""
    return _WORDS.get(event.kind, "")


def sign(kind: EventKind, centre: QPointF, radius: float) -> QPainterPath:
    """The sign of a kind of event.

    A triangle that points onwards is a serve, a cross a hit, a ball's way down and up a bounce, and a triangle that
    stands on its tip, over the ground, a landing.
    """
    strokes: dict[EventKind, tuple[tuple[tuple[float, float], ...], ...]] = {
        EventKind.SERVE: (((-0.7, -1), (1, 0), (-0.7, 1), (-0.7, -1)),),
        EventKind.HIT: (((-0.8, -0.8), (0.8, 0.8)), ((-0.8, 0.8), (0.8, -0.8))),
        EventKind.BOUNCE: (((-1, -0.9), (0, 0.8), (1, -0.9)),),
        EventKind.LANDING: (((-0.9, -1), (0.9, -1), (0, 0.5), (-0.9, -1)), ((-1, 1), (1, 1))),
    }
    path = QPainterPath()
    for stroke in strokes.get(kind, ()):
        path.moveTo(centre + QPointF(*stroke[0]) * radius)
        for corner in stroke[1:]:
            path.lineTo(centre + QPointF(*corner) * radius)
    return path


def draw_events(painter: QPainter, strip: PaintedStrip, plot: QRect, top: float) -> None:
    """Draw the events in a part of the strip, in a lane of `LANE` pixels; a person's in their colour."""
    view = strip.view
    here = strip.frames_under(plot)
    found, by_hand = QColor(theme.tokens().strip_curve), QColor(*view.colours().human)
    if len(view.event_frames_in(view.axis.frames)) * _APART <= strip.plot.width():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for event in view.events_in(here):
            _draw_sign(painter, strip, event, top, by_hand if event.frame in view.events_by_hand else found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    else:
        _draw_strokes(painter, strip, plot, round(top) + _STROKES_BELOW)


def _draw_strokes(painter: QPainter, strip: PaintedStrip, plot: QRect, top: int) -> None:
    """A stroke for each pixel that any events lie under, which may be all of them: they are drawn as one picture."""
    view = strip.view
    places = strip.x_of(0.5) - plot.left() + view.event_frames_in(strip.frames_under(plot)) * view.axis.per_frame
    lefts = np.unique(np.floor(places)) * strip.devicePixelRatio()
    under = lefts.astype(np.int64)[:, None] + np.arange(strip.device_pixels(1))
    picture = np.zeros(
        (strip.device_pixels(LANE - 2 * _STROKES_BELOW + 1), strip.device_pixels(plot.width())), np.uint32
    )
    picture[:, under[(under >= 0) & (under < picture.shape[1])]] = packed(rgb(theme.tokens().strip_curve))
    strip.draw_picture(painter, QRect(plot.left(), top, plot.width(), LANE), picture)


def _draw_sign(painter: QPainter, strip: PaintedStrip, event: Event, top: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    filled = event.kind in (EventKind.SERVE, EventKind.LANDING)
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(sign(event.kind, QPointF(strip.x_of(event.frame + 0.5), top + LANE / 2), _RADIUS))
