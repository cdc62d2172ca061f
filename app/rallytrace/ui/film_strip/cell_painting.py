"""Paint the cells of the film strip: caption, picture, and thin markers around a ball of four pixels."""

import math
from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from rallytrace.analysis.review_queue import MIN_SUSPICION
from rallytrace.session.pictures.cutout_cache import CutoutCache
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.session.pictures.picture import NEUTRAL, Enlarger, Part, Tone
from rallytrace.session.workspace import Workspace
from rallytrace.texts import shown, shown_number, tr, tr_lazy
from rallytrace.track.detections import PixelRegion
from rallytrace.track.disagreements import OUTCOME_WORDS as DISAGREEMENTS
from rallytrace.track.duplicate_frames import frames_of_picture
from rallytrace.track.layers import FaintPeak, analysed_region, faint_peak, rival_peak
from rallytrace.track.metrics import WRONG, Outcome
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import SOURCES, Layer, Rows, State, positions
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import with_alpha
from rallytrace.ui.look.time_text import format_number
from rallytrace.ui.picture.canvas import image_of
from rallytrace.ui.picture.cells import CAPTION_HEIGHT_PX, Framing
from rallytrace.ui.picture.ghosts import Ghosts
from rallytrace.ui.picture.overlay import (
    KINDS,
    PointKind,
    Spot,
    colour_of,
    cross_outline,
    edge_arrow,
    light_edge,
    outline,
    paint_state,
    paint_unseen,
    region_box,
    spot_at,
)

_BALL_RADIUS_VIDEO_PX: Final = 4.0
"""Radius of the circle around the ball that markers leave free, in video pixels."""
_MIN_RADIUS_PX: Final = 9.0
_TICK_LENGTH_PX: Final = 5.0
_ROUND: Final = tuple(turn * math.pi / 2 for turn in range(4))
"""Directions to the right, down, left and up, in radians."""
_RIM_ALPHA: Final = 0.4
_DOT_PATTERN: Final = (1.0, 2.5)
_DASH_PATTERN: Final = (4.0, 3.0)
_SIGN_RADIUS_PX: Final = 3.5
_GHOST_SIGN_RADIUS_PX: Final = 3.0
_SUSPICION_HEIGHT: Final = 3.0
_NOT_LOOKED: Final = tr_lazy("models", "not looked at here")
_ARROW_LENGTH_PX: Final = 7.0
"""Length of an arrow, in logical pixels."""


@dataclass(frozen=True, slots=True)
class CellView:
    """The part of a frame that a cell shows.

    Attributes:
        box: rectangle of the cell's picture, in logical pixels of the strip.
        left: left edge of the part, in video pixels from the frame's left edge (not from a pixel's centre).
        top: top edge of the part, in video pixels from the frame's top edge.
        scale: logical pixels per video pixel.
    """

    box: QRectF
    left: float
    top: float
    scale: float

    @classmethod
    def of(cls, framing: Framing, frame: int, box: QRectF) -> "CellView":
        """Return the part of a frame that the framing shows in a box."""
        return cls(box, *framing.corner(frame, box.width(), box.height()), framing.scale)

    def point(self, x: float, y: float) -> QPointF:
        """Return the point in the strip for a position in video pixels."""
        return self.box.topLeft() + QPointF(x + 0.5 - self.left, y + 0.5 - self.top) * self.scale

    def position(self, point: QPointF) -> tuple[float, float]:
        """Return the position in video pixels for a point in the strip."""
        offset = (point - self.box.topLeft()) / self.scale
        return self.left + offset.x() - 0.5, self.top + offset.y() - 0.5


@dataclass(frozen=True, slots=True)
class CellFacts:
    """What a cell shows of its frame.

    Attributes:
        frame: frame number.
        repeats: number of following frames with the same picture.
        state: state of the frame.
        kind: source of the state, or None for an unset frame.
        spot: position of the ball, or None.
        faint: faint peak that a key accepts as the ball, or None.
        region: part of the frame that the run looked at, or None for all of it or for a reviewed frame.
        rival: peak away from a hidden ball's position, which a second key accepts as the ball, or None.
        suspicion: probability that the state is wrong, 0 to 1.
        in_item: whether the frame belongs to the item under review.
        reviewed: whether the user has accepted, set or marked the frame.
        compared: row of the compared track, (1,) of `ROW`, or None without a comparison.
        outcome: outcome of the comparison.
    """

    frame: int
    state: State
    kind: PointKind | None
    spot: Spot | None
    faint: FaintPeak | None
    suspicion: float
    in_item: bool
    reviewed: bool
    compared: Rows | None = None
    outcome: Outcome = Outcome.NOT_COMPARED
    repeats: int = 0
    rival: FaintPeak | None = None
    region: PixelRegion | None = None

    @classmethod
    def of(cls, workspace: Workspace, frame: int, item: range | None) -> "CellFacts":
        """Return the facts of a frame of the open video. `item` is the item under review."""
        track, comparing, probability = workspace.document.track, workspace.comparing, workspace.review.probability
        row = track.shown_row(frame)
        state = State(int(row["state"]))
        kind = None if state is State.UNSET else KINDS[SOURCES[int(row["source"])]]
        reviewed = bool(track.layer(Layer.HUMAN)[frame]["state"] != State.UNSET)
        spot, faint = spot_at(track, frame), faint_peak(track, frame)
        compared, outcome = None, Outcome.NOT_COMPARED
        if comparing.other is not None and frame < len(comparing.outcomes):
            compared, outcome = comparing.other.rows[frame : frame + 1], Outcome(int(comparing.outcomes[frame]))
        suspicion = float(probability[frame]) if frame < len(probability) and not reviewed else 0.0
        in_item = item is not None and frame in item
        repeats = frames_of_picture(track, frame).stop - 1 - frame
        rival, region = rival_peak(track, frame), None if reviewed else analysed_region(track, frame)
        known = (frame, state, kind, spot, faint, suspicion, in_item, reviewed, compared, outcome, repeats, rival)
        return cls(*known, region)

    @property
    def caption(self) -> str:
        """Return the frame number, with '+1' if the next frame shows the same picture."""
        return format_number(self.frame) + (f" +{self.repeats}" if self.repeats else "")

    @property
    def suspicious(self) -> bool:
        return self.suspicion >= MIN_SUSPICION

    @property
    def disagrees(self) -> bool:
        return self.outcome in WRONG

    @property
    def takes_ring(self) -> bool:
        """Return whether the frame is unreviewed and has a ring that a key would accept as the visible ball."""
        hidden = self.faint is not None if self.spot is None else self.spot.occluded
        return hidden and not self.reviewed


@dataclass(frozen=True, slots=True)
class CellMarks:
    """How cells mark the ball and its keys, the same for all cells.

    Attributes:
        style: colours of the sources.
        ghosts: proposed paths, or None.
        bare: whether the pictures are shown without markers.
        take_key: key that accepts as the ball a hidden ball's position or, where there is none, a ring; or ''.
        ring_key: key that accepts as the ball a ring in a frame that also has a hidden ball's position; or ''.
    """

    style: OverlayStyle
    ghosts: Ghosts | None = None
    bare: bool = False
    take_key: str = ""
    ring_key: str = ""


@dataclass(frozen=True, slots=True)
class EnlargedCutout:
    """A cut-out scaled to its cell.

    Attributes:
        made_from: what the image depends on: area of the frame, view of the cell, tone, device pixels per logical
            pixel, and whether it shows motion.
        image: opaque image.
        position: upper left corner of the image, in logical pixels of the strip.
    """

    made_from: tuple[CutoutArea, CellView, Tone, float, bool]
    image: QImage
    position: QPointF


class EnlargedCutouts:
    """A cache of cut-outs scaled to their cells, one per frame. Each is scaled when it is first painted.

    Attributes:
        tone: tone adjustment of the pictures.
        moving: whether pictures show motion where the cut-outs that this needs are loaded.
    """

    def __init__(self) -> None:
        self.tone = NEUTRAL
        self.moving = False
        self._images: dict[int, EnlargedCutout] = {}
        self._enlarger = Enlarger()

    def keep(self, frames: Container[int]) -> None:
        """Drop the cut-outs of all frames except these."""
        self._images = {frame: image for frame, image in self._images.items() if frame in frames}

    def of(self, cutouts: CutoutCache, area: CutoutArea, view: CellView, ratio: float) -> EnlargedCutout | None:
        """Return a cut-out scaled for a cell, or None while the cut-out is not available.

        Args:
            cutouts: the available cut-outs.
            area: the cut-out's frame and area.
            view: what the cell shows.
            ratio: device pixels per logical pixel.
        """
        moving = cutouts.moving(area) if self.moving else None
        made_from, kept = (area, view, self.tone, ratio, moving is not None), self._images.get(area.frame)
        if kept is not None and kept.made_from == made_from:
            return kept
        cutout = cutouts.get(area)
        if cutout is None:
            return kept if kept is not None and kept.made_from[1] == view else None  # dropped from the cache
        width, height = round(view.box.width() * ratio), round(view.box.height() * ratio)
        visible = Part(view.left - area.left, view.top - area.top, view.scale * ratio, width, height)
        patch = self._enlarger.cut(cutout.bgr if moving is None else moving, visible, self.tone)
        if patch is None:
            return None
        image = image_of(patch, QImage.Format.Format_RGB32).copy()
        image.setDevicePixelRatio(ratio)
        made = EnlargedCutout(made_from, image, view.box.topLeft() + QPointF(patch.u, patch.v) / ratio)
        self._images[area.frame] = made
        return made


def paint_caption(painter: QPainter, area: QRectF, facts: CellFacts, marks: CellMarks, *, chosen: bool) -> None:
    """Draw a frame's number, source and suspicion, on a colour for the state of its review or a disagreement."""
    tokens = theme.tokens()
    ground, ink = tokens.panel, tokens.muted
    if chosen:
        ground, ink = tokens.selection, tokens.on_selection
    elif facts.disagrees:
        ground, ink = tokens.bad_ground, tokens.bad
    elif facts.reviewed:
        ground, ink = tokens.good_ground, tokens.good
    elif facts.suspicious:
        ground, ink = tokens.bad_ground, tokens.bad
    elif facts.in_item:
        ground, ink = tokens.warning_ground, tokens.warning
    painter.fillRect(area, QColor(ground))
    if facts.in_item:
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), 2), QColor(tokens.warning))
    painter.setPen(QColor(ink))
    middle = area.center().y() + 0.5
    text = area.adjusted(2 * _SIGN_RADIUS_PX + 12, 1, -4, 0)
    painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, facts.caption)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    metrics = painter.fontMetrics()
    room = int(text.width() - metrics.horizontalAdvance(facts.caption + "  "))
    if facts.disagrees:
        words = metrics.elidedText(shown(DISAGREEMENTS[facts.outcome]), Qt.TextElideMode.ElideRight, room)
        painter.drawText(text, flags, words)
    elif facts.reviewed:
        _paint_tick(painter, QPointF(area.right() - 10, middle), QColor(ink))
    else:
        keys = name_keys(facts, marks)
        percentage = shown_number(facts.suspicion, ".0%") if facts.suspicious and not keys else ""
        painter.drawText(text, flags, metrics.elidedText(keys or percentage, Qt.TextElideMode.ElideRight, room))
    colour = QColor(tokens.muted) if facts.kind is None else colour_of(marks.style, facts.kind)
    paint_state(
        painter,
        facts.state,
        facts.kind,
        QPointF(area.left() + _SIGN_RADIUS_PX + 6, middle),
        radius=_SIGN_RADIUS_PX,
        colour=colour,
    )


def name_keys(facts: CellFacts, marks: CellMarks) -> str:
    """Return which key accepts which marker as the ball, such as "V: ball" or "V: ◇  Ctrl+V: ○", or ''.

    A caption with these keys has no suspicion, which would look like the probability of the marked position.
    """
    if not facts.takes_ring or not marks.take_key:
        return ""
    if facts.rival is None or not marks.ring_key:
        return tr("match", "{key}: ball", key=marks.take_key)
    return f"{marks.take_key}: ◇  {marks.ring_key}: ○"


def _paint_tick(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    path = QPainterPath(middle + QPointF(-4, 0))
    path.lineTo(middle + QPointF(-1, 3))
    path.lineTo(middle + QPointF(4, -3.5))
    painter.strokePath(path, QPen(colour, 1.6))


def paint_picture(
    painter: QPainter, view: CellView, enlarged: EnlargedCutout | None, facts: CellFacts, marks: CellMarks
) -> None:
    """Draw the cut-out, if loaded, and the known positions of the ball."""
    painter.setClipRect(view.box)
    painter.fillRect(view.box, QColor(theme.tokens().canvas))
    if enlarged is None:
        painter.setPen(QColor(theme.tokens().muted))
        painter.drawText(view.box, Qt.AlignmentFlag.AlignCenter, "\N{HORIZONTAL ELLIPSIS}")
    else:
        painter.drawImage(enlarged.position, enlarged.image)
    if enlarged is not None and not marks.bare:
        if facts.region is not None:
            _paint_unseen(painter, view, facts.region)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_marks(painter, view, facts, marks)
        _paint_suspicion(painter, view.box, facts)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setClipping(False)


def _paint_unseen(painter: QPainter, view: CellView, region: PixelRegion) -> None:
    """Hatch the part that the run has not looked at, and say so if there is room."""
    seen = region_box(region, view.point)
    if seen.contains(view.box):
        return
    box = view.box
    paint_unseen(painter, box, seen)
    above, below = (
        box.intersected(box.translated(0, seen.top() - box.bottom())),
        box.intersected(box.translated(0, seen.bottom() - box.top())),
    )
    before, after = (
        box.intersected(box.translated(seen.left() - box.right(), 0)),
        box.intersected(box.translated(seen.right() - box.left(), 0)),
    )
    room = max((above, below, before, after), key=lambda side: side.width() * side.height())
    painter.setPen(QColor("white"))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    words = shown(_NOT_LOOKED)
    if room.contains(painter.boundingRect(room, flags, words)):
        painter.drawText(room, flags, words)


def _paint_marks(painter: QPainter, view: CellView, facts: CellFacts, marks: CellMarks) -> None:
    room = min(view.box.width(), view.box.height()) / 2 - _TICK_LENGTH_PX - 1
    radius = min(max(_BALL_RADIUS_VIDEO_PX * view.scale, _MIN_RADIUS_PX), room)
    ghosts, spot = marks.ghosts, facts.spot
    if ghosts is not None:
        _paint_ghosts(painter, view, ghosts, facts.frame, radius)
    hidden = ghosts is not None and (facts.frame in ghosts.replaced if spot is None else ghosts.hide(spot))
    if hidden:
        return
    peak = facts.faint or facts.rival
    if peak is not None:
        ring, middle = QPainterPath(), view.point(peak.x, peak.y)
        ring.addEllipse(middle, radius, radius)
        colour = colour_of(marks.style, PointKind.PREDICTED)
        if view.box.contains(middle):
            _stroke(painter, ring, colour, _DOT_PATTERN)
        else:
            _stroke(painter, edge_arrow(view.box, middle, _ARROW_LENGTH_PX), colour)
    if spot is not None:
        middle, colour = view.point(spot.x, spot.y), colour_of(marks.style, spot.kind)
        if not view.box.contains(middle):
            _stroke(painter, edge_arrow(view.box, middle, _ARROW_LENGTH_PX), colour)
        elif spot.occluded:
            # Only an occluder is visible here, so the marker need not grow with the picture to leave the ball free.
            _stroke(painter, outline(spot.kind, middle, min(radius, _MIN_RADIUS_PX)), colour, _DASH_PATTERN)
        else:
            _stroke(painter, _ticks(middle, radius), colour)
    if facts.compared is not None and np.isfinite(position := positions(facts.compared)[:, 0]).all():
        dashes = _DASH_PATTERN if facts.compared["state"][0] == State.OCCLUDED else ()
        _stroke(painter, cross_outline(view.point(*position.tolist()), radius), QColor(theme.tokens().compared), dashes)


def _paint_ghosts(painter: QPainter, view: CellView, ghosts: Ghosts, frame: int, radius: float) -> None:
    """Draw the proposed positions of a frame without covering the ball.

    The chosen path's position is a dashed ring with ticks, or an arrow if it is outside the cell. Other positions get
    two ticks and the shape of their path, which is drawn on the side away from the chosen position.
    """
    chosen: QPointF | None = None
    for ghost in sorted(ghosts.ghosts, key=lambda ghost: not ghost.chosen):
        if ghost.words and not ghost.chosen:
            continue
        colour = QColor(ghost.look.colour)
        for index in np.flatnonzero(ghost.proposed & (ghost.frames == frame)).tolist():
            middle, path = view.point(*ghost.positions[:, index].tolist()), QPainterPath()
            if ghost.chosen and not view.box.contains(middle):
                _stroke(painter, edge_arrow(view.box, middle, _ARROW_LENGTH_PX), colour)
            elif ghost.chosen:
                path.addEllipse(middle, radius, radius)
                path.addPath(_ticks(middle, radius))
                _stroke(painter, path, colour, _DASH_PATTERN)
            elif chosen is None or QLineF(chosen, middle).length() > radius:
                way = QLineF(chosen or middle + QPointF(0, 1), middle).unitVector()
                direction, turn = way.p2() - way.p1(), math.radians(90 - way.angle())
                ghost.look.shape(path, middle + direction * (radius + _GHOST_SIGN_RADIUS_PX), _GHOST_SIGN_RADIUS_PX)
                path.addPath(_ticks(middle, radius, turns=(turn, turn + math.pi)))
                _stroke(painter, path, with_alpha(colour, 0.75))
            chosen = middle if ghost.chosen else chosen


def _ticks(middle: QPointF, radius: float, turns: Iterable[float] = _ROUND) -> QPainterPath:
    """Return short radial lines around a circle that stays free for the ball.

    Args:
        middle: centre of the circle.
        radius: radius of the circle, in logical pixels.
        turns: directions of the lines, in radians.
    """
    path = QPainterPath()
    for turn in turns:
        way = QPointF(math.cos(turn), math.sin(turn))
        path.moveTo(middle + way * radius)
        path.lineTo(middle + way * (radius + _TICK_LENGTH_PX))
    return path


def _paint_suspicion(painter: QPainter, box: QRectF, facts: CellFacts) -> None:
    if facts.suspicious:
        bar = QRectF(box.left(), box.bottom() - _SUSPICION_HEIGHT, box.width() * facts.suspicion, _SUSPICION_HEIGHT)
        painter.fillRect(bar, QColor(theme.tokens().bad))


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, dashes: tuple[float, ...] = ()) -> None:
    """Draw a hairline over a thin dark rim."""
    rim, light = with_alpha("black", _RIM_ALPHA), light_edge(colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = ((rim, 2.6), (colour, 1.2)) if light is None else ((rim, 4.2), (light, 2.8), (colour, 1.4))
    for ink, width in lines:
        pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if dashes:
            pen.setDashPattern([dash / width for dash in dashes])
        painter.strokePath(path, pen)


def paint_frame(painter: QPainter, cell: QRectF, *, selected: bool, chosen: bool) -> None:
    """Draw the border of a cell if its frame is current (`selected`) or a key would change it (`chosen`)."""
    if selected or chosen:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.tokens().accent), 2 if selected else 1))
        inset = 1.0 if selected else 0.5
        painter.drawRect(cell.adjusted(inset, inset, -inset, -inset))


HEIGHT: Final = CAPTION_HEIGHT_PX + 84
"""Default height of a row of cells, in logical pixels."""
