"""Words on the picture: what is known of the frame, quietly in a corner, and notices."""

import enum
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from rallytrace.domain.detections import Source
from rallytrace.domain.track import SOURCES, Layer, State, Track
from rallytrace.ui.look.theme import tokens
from rallytrace.ui.look.time_text import clock, grouped
from rallytrace.ui.picture.overlay import OverlayStyle, outline
from rallytrace.ui.picture.trail import KINDS, Kind

_MARGIN: Final = 10.0
_PADDING: Final = 8.0
_GROUND_ALPHA: Final = 0.7
_GLYPH: Final = 5.0
_STATES: Final = {
    State.UNSET: "Not looked at",
    State.VISIBLE: "Visible",
    State.OCCLUDED: "Occluded",
    State.NO_BALL: "No ball",
}
_SOURCES: Final = {
    Source.PREDICTED: "predicted",
    Source.INPAINTED: "inpainted",
    Source.INTERPOLATED: "interpolated",
    Source.IMPORTED: "imported",
    Source.HUMAN: "by hand",
}


class Edge(enum.Enum):
    """Where a notice stands."""

    TOP = enum.auto()
    BOTTOM = enum.auto()


@dataclass(frozen=True, slots=True)
class Badge:
    """What is said of the frame that is shown.

    Attributes:
        place: its number and its time.
        state: what is known of the ball in it, in words.
        kind: whose word that is; None where nobody looked.
        known: what is known.
    """

    place: str
    state: str
    kind: Kind | None
    known: State


def badge_of(track: Track | None, frame: int, seconds: float) -> Badge:
    """The badge of a frame; `seconds` is its time."""
    place = f"{grouped(frame)}   {clock(seconds, 3)}"
    if track is None or frame >= track.n_frames:
        return Badge(place, _STATES[State.UNSET], None, State.UNSET)
    row = track.shown(frame, frame + 1)[0]
    known, source = State(int(row["state"])), SOURCES[int(row["source"])]
    if known is State.UNSET:
        return Badge(place, _STATES[known], None, known)
    return Badge(place, f"{_STATES[known]}, {_SOURCES[source]}{_standing(track, frame, source)}", KINDS[source], known)


def _standing(track: Track, frame: int, source: Source) -> str:
    """Whether a person has taken over what a model said."""
    human = track.layer(Layer.HUMAN)[frame]
    if human["state"] == State.UNSET or source is Source.HUMAN:
        return ""
    return ", reviewed" if human["reviewed"] else ", pinned"


def paint_badge(painter: QPainter, badge: Badge, font: QFont, style: OverlayStyle) -> None:
    """Two lines in the top left corner of the view: frame and time; a sign and the state."""
    metrics = QFontMetricsF(font)
    line, indent = metrics.height() + 2, 2 * _GLYPH + 9
    width = max(metrics.horizontalAdvance(badge.place), indent + metrics.horizontalAdvance(badge.state))
    box = QRectF(_MARGIN, _MARGIN, width + 2 * _PADDING, 2 * line + 2 * _PADDING - 4)
    _paint_ground(painter, box)
    left, base = box.left() + _PADDING, box.top() + _PADDING - 1 + metrics.ascent()
    painter.setFont(font)
    painter.setPen(QColor(tokens().on_video))
    painter.drawText(QPointF(left, base), badge.place)
    painter.drawText(QPointF(left + indent, base + line), badge.state)
    middle = QPointF(left + _GLYPH + 1, base + line - metrics.capHeight() / 2)
    _paint_sign(painter, badge, middle, style)


def paint_notice(painter: QPainter, words: str, font: QFont, view: QRectF, edge: Edge) -> None:
    """A sentence in the middle of the view's top or bottom edge."""
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(words) + 2 * _PADDING + 6, metrics.height() + 2 * _PADDING - 4
    top = _MARGIN if edge is Edge.TOP else view.height() - height - _MARGIN
    box = QRectF((view.width() - width) / 2, top, width, height)
    _paint_ground(painter, box)
    painter.setFont(font)
    painter.setPen(QColor(tokens().on_video))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _paint_ground(painter: QPainter, box: QRectF) -> None:
    ground = QColor(tokens().shadow)
    ground.setAlphaF(_GROUND_ALPHA)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 5, 5)


def _paint_sign(painter: QPainter, badge: Badge, middle: QPointF, style: OverlayStyle) -> None:
    """The mark of the frame's point in small: dashed when occluded, struck through when there is no ball."""
    colour = QColor(tokens().on_video) if badge.kind is None else style.colour(badge.kind)
    if badge.kind is None:
        colour.setAlphaF(0.55)
    pen = QPen(colour, 1.75)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if badge.known in (State.OCCLUDED, State.UNSET):
        pen.setDashPattern([1.4, 1.1])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(outline(badge.kind or Kind.PREDICTED, middle, _GLYPH * (0.85 if badge.kind else 0.95)))
    if badge.known is State.NO_BALL:
        reach = QPointF(_GLYPH + 1, -_GLYPH - 1)
        painter.drawLine(middle - reach, middle + reach)
    if badge.known is State.VISIBLE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(middle, 1.6, 1.6)
