"""Text on the picture: the badge with frame, time and state, and notices."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from rallytrace.texts import shown, tr
from rallytrace.track.detections import Source
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import SOURCES, Layer, State, Track
from rallytrace.track.wording import SOURCE_WORDS, STATE_WORDS, clock
from rallytrace.ui.look.theme import tokens, with_alpha
from rallytrace.ui.look.time_text import format_number
from rallytrace.ui.picture.overlay import KINDS, PointKind, colour_of, outline, paint_question
from rallytrace.ui.picture.viewport import MARGIN, Corner, badge_layout

_PADDING_PX: Final = 8.0
_GROUND_ALPHA: Final = 0.7
_GLYPH_RADIUS_PX: Final = 5.0
_GAP: Final = 16.0
_WRAPPED: Final = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value


@dataclass(frozen=True, slots=True)
class Badge:
    """The text about the current frame.

    Attributes:
        frame_text: frame number and time.
        state: state and source as text.
        kind: kind of the source, or None for an unset frame.
    """

    frame_text: str
    state: str
    kind: PointKind | None
    known: State


def badge_of(track: Track | None, frame: int, seconds: float) -> Badge:
    frame_text = f"{format_number(frame)}   {clock(seconds, 3)}"
    if track is None:
        return Badge(frame_text, shown(STATE_WORDS[State.UNSET]), None, State.UNSET)
    row = track.shown_row(frame)
    known, source = State(int(row["state"])), SOURCES[int(row["source"])]
    if known is State.UNSET:
        return Badge(frame_text, shown(STATE_WORDS[known]), None, known)
    return Badge(frame_text, _state_text(track, frame, known, source), KINDS[source], known)


def _state_text(track: Track, frame: int, known: State, source: Source) -> str:
    """Return state and source, and whether the user has accepted or pinned a model's point."""
    human = track.layer(Layer.HUMAN)[frame]
    state, manner = STATE_WORDS[known], SOURCE_WORDS[source].manner
    if human["state"] == State.UNSET or source is Source.HUMAN:
        return tr("window", "{state}, {manner}", state=state, manner=manner)
    if human["reviewed"]:
        return tr("window", "{state}, {manner}, reviewed", state=state, manner=manner)
    return tr("window", "{state}, {manner}, protected", state=state, manner=manner)


def _widest_state_text() -> str:
    state, manner = STATE_WORDS[State.OCCLUDED], SOURCE_WORDS[Source.INTERPOLATED].manner
    return tr("window", "{state}, {manner}, reviewed", state=state, manner=manner)


def paint_badge(painter: QPainter, badge: Badge, view: QRectF, picture: QRectF, style: OverlayStyle) -> QRectF:
    """Draw the badge with frame, time, the source's marker and the state. Return the area that it covers.

    Args:
        painter: painter of the view, whose font is used.
        view: area of the view, in logical pixels.
        picture: area of the picture in the view, in logical pixels.
        style: overlay style, which has the badge's corner.
    """
    metrics = QFontMetricsF(painter.font())
    line, indent = metrics.height() + 2, 2 * _GLYPH_RADIUS_PX + 9
    wide, state = metrics.horizontalAdvance(badge.frame_text), indent + metrics.horizontalAdvance(badge.state)
    double = QSizeF(max(wide, state) + 2 * _PADDING_PX, 2 * line + 2 * _PADDING_PX - 4)
    single = QSizeF(wide + _GAP + state + 2 * _PADDING_PX, line + _PADDING_PX - 2)
    widest = indent + metrics.horizontalAdvance(_widest_state_text()) + 2 * _PADDING_PX
    layout = badge_layout(view, picture, double, single, Corner(style.badge_corner), widest=widest)
    _paint_ground(painter, layout.box)
    left, middle = layout.box.left() + _PADDING_PX, layout.box.center().y() - (0 if layout.one_line else line / 2)
    base = middle + (metrics.ascent() - metrics.descent()) / 2
    second = QPointF(left + wide + _GAP, base) if layout.one_line else QPointF(left, base + line)
    painter.setPen(QColor(tokens().on_video))
    painter.drawText(QPointF(left, base), badge.frame_text)
    painter.drawText(second + QPointF(indent, 0), badge.state)
    _paint_sign(painter, badge, second + QPointF(_GLYPH_RADIUS_PX + 1, -metrics.capHeight() / 2), style)
    return layout.box


def paint_notices(
    painter: QPainter, notices: Iterable[str], view: QRectF, corner: Corner, badge: QRectF | None = None
) -> None:
    """Draw notices in a corner of the view, next to the badge if this is there. Long notices are wrapped."""
    metrics = QFontMetricsF(painter.font())
    room = QRectF(0, 0, view.width() - 2 * (MARGIN + _PADDING_PX + 3), view.height())
    edge = view.top() + MARGIN if corner.at_top else view.bottom() - MARGIN
    if badge is not None and not badge.isEmpty():
        edge = badge.bottom() + 4 if corner.at_top else badge.top() - 4
    for words in notices:
        area = metrics.boundingRect(room, _WRAPPED, words)
        box = QRectF(0, edge, area.width() + 2 * _PADDING_PX + 6, area.height() + 2 * _PADDING_PX - 4)
        box.moveLeft(view.left() + MARGIN if corner.at_left else view.right() - MARGIN - box.width())
        if not corner.at_top:
            box.moveBottom(edge)
        edge = box.bottom() + 4 if corner.at_top else box.top() - 4
        _paint_ground(painter, box)
        painter.setPen(QColor(tokens().on_video))
        painter.drawText(box, _WRAPPED, words)


def _paint_ground(painter: QPainter, box: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(tokens().shadow, _GROUND_ALPHA))
    painter.drawRoundedRect(box, 5, 5)


def _paint_sign(painter: QPainter, badge: Badge, middle: QPointF, style: OverlayStyle) -> None:
    """Draw a small symbol of the frame's state in the badge, as `paint_state` does."""
    colour = with_alpha(tokens().on_video, 0.55) if badge.kind is None else colour_of(style, badge.kind)
    if badge.known is State.UNCLEAR:
        paint_question(painter, middle, radius=_GLYPH_RADIUS_PX, colour=colour)
        return
    pen = QPen(colour, 1.75)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if badge.known in (State.OCCLUDED, State.UNSET):
        pen.setDashPattern([1.4, 1.1])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(
        outline(badge.kind or PointKind.PREDICTED, middle, _GLYPH_RADIUS_PX * (0.85 if badge.kind else 0.95))
    )
    if badge.known is State.NO_BALL:
        reach = QPointF(_GLYPH_RADIUS_PX + 1, -_GLYPH_RADIUS_PX - 1)
        painter.drawLine(middle - reach, middle + reach)
    if badge.known is State.VISIBLE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(middle, 1.6, 1.6)
