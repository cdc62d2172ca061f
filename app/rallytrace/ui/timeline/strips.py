"""The strips of the timeline: axis, rallies, state and events, x and y, confidence, suspicion, sound, comparison."""

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from rallytrace.settings.words import WORDS
from rallytrace.texts import join_list, shown, tr_lazy
from rallytrace.track.lists import EventKind
from rallytrace.track.metrics import WRONG, Outcome
from rallytrace.track.overlay_style import rgb
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import count_noun
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import Tokens
from rallytrace.ui.look.time_axis import PixelColumns
from rallytrace.ui.picture.ghosts import Ghost
from rallytrace.ui.picture.overlay import PointKind, outline
from rallytrace.ui.timeline.strip import FOLDED_HEIGHT, GUTTER_WIDTH_PX, Strip
from rallytrace.ui.timeline.strip_pictures import (
    Colour,
    Picture,
    blank,
    confidence_picture,
    draw_spans,
    loudness_picture,
    pack_colour,
    review_picture,
    state_picture,
    suspicion_picture,
)
from rallytrace.ui.timeline.time_view import TimeView
from rallytrace.ui.timeline.timeline_arrays import CONFIDENCE, CurveSource, curve_row

_HEIGHT: Final = 26
_RUN_HEIGHT: Final = 3
_MAX_HALF_LABEL_PX: Final = 160
"""Half the width of the widest label, in logical pixels: a frame number of six digits, an event and its player."""
_FLAG_PX: Final = 5
"""Size of the flag where a file of a recording begins."""
_NEAR_PX: Final = 3
LANE_HEIGHT_PX: Final = 13
"""Height of the event lane in logical pixels."""
_RADIUS: Final = 4.0
_LINE_MARGIN: Final = 3
"""Margin between a line and the top and bottom of the lane, in logical pixels."""
_SIGN_PITCH: Final = 2 * _RADIUS + 1
"""Width that a symbol needs, in logical pixels. If symbols for all shown events do not fit, they become lines."""
_WORDS: Final = {
    EventKind.SERVE: tr_lazy("match", "serve"),
    EventKind.HIT: tr_lazy("match", "hit"),
    EventKind.BOUNCE: tr_lazy("match", "bounce"),
    EventKind.LANDING: tr_lazy("match", "landing"),
}
_REVIEW_LINE_PX: Final = 3
"""Height of the line under reviewed frames, in logical pixels."""
_ABOVE_STATES_PX: Final = 3
"""Space above the states without events, in logical pixels."""
_NO_PLAY: Final = tr_lazy("match", "not in play")
_DAMAGE_LINE_PX: Final = 3
_KINDS: Final = {
    CurveSource.PREDICTED: PointKind.PREDICTED,
    CurveSource.INPAINTED: PointKind.INPAINTED,
    CurveSource.HUMAN: PointKind.HUMAN,
}
_MIN_SYMBOL_FRAME_PX: Final = 6.0
"""Minimum width of a frame, in pixels, for a symbol at each point."""
_MIN_DOT_FRAME_PX: Final = 3.0
"""Minimum width of a frame, in pixels, for dots on a proposed path."""
_MARGIN: Final = 4
_SPAN_STEPS: Final = 8
"""Number of equal parts of the picture. A curve's scale starts and ends at the borders of parts, to change seldom."""
_SCALE: Final = tr_lazy("window", "Scaled to the part of the picture in which the ball is found.")
_CURVES: Final = tr_lazy(
    "window", "One curve for each source: circles TrackNet, diamonds InpaintNet or a curve, squares by hand."
)
_MIN_OPACITY: Final = 0.45
"""Minimum opacity of a column with a disagreement, however many frames it contains."""


class AxisStrip(Strip):
    """Shows time labels, the frames of a run in progress and the playhead's handle. A drag pans, and a click seeks."""

    name: ClassVar[str] = ""
    foldable: ClassVar[bool] = False
    depends_on_track: ClassVar[bool] = False
    least_height: ClassVar[int] = _HEIGHT
    usual_height: ClassVar[int] = _HEIGHT

    def draw(self, painter: QPainter, plot: QRect) -> None:
        tokens = theme.tokens()
        painter.fillRect(plot, QColor(tokens.panel))
        for tick in self.view.axis.ticks(self.view.times):
            x = self.x_of(tick.frame)
            painter.setPen(QColor(tokens.outline))
            painter.drawLine(QPointF(x, plot.height() - 9), QPointF(x, plot.height()))
            if x + 4 + painter.fontMetrics().horizontalAdvance(tick.text) > plot.right():
                continue  # a truncated number is worse than none
            painter.setPen(QColor(tokens.muted))
            painter.drawText(QPointF(x + 4, plot.height() - 10), tick.text)
        self._draw_files(painter, plot)
        self._draw_run(painter, plot)

    def _draw_files(self, painter: QPainter, plot: QRect) -> None:
        """Draw a flag where each file of the recording after the first one begins."""
        colour = QColor(theme.tokens().text)
        for frame in self.view.files:
            x = self.x_of(frame)
            painter.fillRect(QRectF(x, 0, 1, plot.height()), colour)
            painter.fillRect(QRectF(x, 0, _FLAG_PX, _FLAG_PX), colour)

    def _draw_run(self, painter: QPainter, plot: QRect) -> None:
        working = self.view.working
        if working is None:
            return
        tokens = theme.tokens()
        top = plot.height() - _RUN_HEIGHT - 1
        done = working.done
        for span in working.spans:
            left, right = self.x_of(span.start), self.x_of(span.stop)
            painter.fillRect(QRectF(left, top, max(right - left, 2), _RUN_HEIGHT), QColor(tokens.busy_ground))
            if done > 0:
                reached = self.x_of(min(span.start + done, span.stop))
                painter.fillRect(QRectF(left, top, max(reached - left, 2), _RUN_HEIGHT), QColor(tokens.accent))
            done -= len(span)

    def draw_lines(self, painter: QPainter, plot: QRect) -> None:
        """Draw the playhead's handle, and the number and time of the frame under the mouse."""
        x = self.x_of(self.view.playhead + 0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.tokens().playhead))
        bottom = plot.height()
        painter.drawPolygon(QPolygonF([QPointF(x - 5, bottom - 9), QPointF(x + 5, bottom - 9), QPointF(x, bottom)]))
        if self.view.hover is not None:
            self._draw_chip(painter, plot, self.view.hover)

    def _draw_chip(self, painter: QPainter, plot: QRect, frame: int) -> None:
        tokens = theme.tokens()
        text = "   ".join([str(frame), self.view.time_text(frame), *self._file_near(frame), *self._event_near(frame)])
        marks = self.view.shown_marks
        if marks != self.view.marks and marks[0] is not None and marks[1] is not None:
            text = shown(count_noun(marks[1] - marks[0] + 1, "frame"))
        painter.setFont(self.small_font())
        width = painter.fontMetrics().horizontalAdvance(text) + 12
        left = min(max(self.x_of(frame + 0.5) - width / 2, plot.left() + 1), plot.right() - width)
        chip = QRectF(left, 2, width, 17)
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(chip, 3, 3)
        painter.setPen(QColor(tokens.text))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)

    def _file_near(self, frame: int) -> list[str]:
        names = [name for start, name in self.view.files.items() if abs(start - frame) <= self._reach]
        return [self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, _MAX_HALF_LABEL_PX) for name in names]

    @property
    def _reach(self) -> int:
        """Return how many frames away from the mouse something is still shown."""
        return math.ceil(_NEAR_PX / self.view.axis.per_frame)

    def _event_near(self, frame: int) -> list[str]:
        reach = self._reach
        events = self.view.events_in(range(frame - reach, frame + reach + 1))
        nearest = min(events, key=lambda event: abs(event.frame - frame), default=None)
        if nearest is None:
            return []
        stroke = self.view.strokes.get(nearest.frame)
        known = shown(_WORDS.get(nearest.kind, "") if stroke is None else stroke.words)
        return [join_list((known, self.view.player_of(nearest)))]

    def around_line(self, x: float) -> QRect:
        """Return the area of the label of a line at an x. Near the ends of the strip the label is moved inwards."""
        left = min(max(int(x) - _MAX_HALF_LABEL_PX, GUTTER_WIDTH_PX), self.width() - 2 * _MAX_HALF_LABEL_PX)
        return QRect(left, 0, 2 * _MAX_HALF_LABEL_PX, self.height())

    def begin(self, x: float, *, selecting: bool) -> None:
        if selecting:
            super().begin(x, selecting=True)
        else:
            self.mouse.wait_at(x)


def sign(kind: EventKind, centre: QPointF, radius: float) -> QPainterPath:
    """Return the symbol of a kind of event.

    This is a triangle pointing right for a serve, a cross for a hit, a V for a bounce, and for a landing a triangle
    that points down to a line.
    """
    lines: dict[EventKind, tuple[tuple[tuple[float, float], ...], ...]] = {
        EventKind.SERVE: (((-0.7, -1), (1, 0), (-0.7, 1), (-0.7, -1)),),
        EventKind.HIT: (((-0.8, -0.8), (0.8, 0.8)), ((-0.8, 0.8), (0.8, -0.8))),
        EventKind.BOUNCE: (((-1, -0.9), (0, 0.8), (1, -0.9)),),
        EventKind.LANDING: (((-0.9, -1), (0.9, -1), (0, 0.5), (-0.9, -1)), ((-1, 1), (1, 1))),
    }
    path = QPainterPath()
    for line in lines.get(kind, ()):
        path.moveTo(centre + QPointF(*line[0]) * radius)
        for corner in line[1:]:
            path.lineTo(centre + QPointF(*corner) * radius)
    return path


def draw_events(painter: QPainter, strip: Strip, plot: QRect) -> None:
    """Draw the events in a part of the strip, in a lane of `LANE_HEIGHT_PX` pixels at its top.

    Events set by hand have a colour of their own.
    """
    view = strip.view
    frames = strip.frames_under(plot)
    found, by_hand = QColor(theme.tokens().strip_curve), QColor(*view.colours().human)
    if len(view.event_frames_in(view.axis.frames)) * _SIGN_PITCH <= strip.plot.width():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for event in view.events_in(frames):
            centre = QPointF(strip.x_of(event.frame + 0.5), LANE_HEIGHT_PX / 2)
            draw_sign(painter, event.kind, centre, by_hand if event.frame in view.events_by_hand else found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        _draw_strokes(painter, strip, frames)
    else:
        _draw_event_lines(painter, strip, plot)


def _draw_strokes(painter: QPainter, strip: Strip, frames: range) -> None:
    """Write the names of strokes next to their symbols, if there is space before the next symbol."""
    view, tokens = strip.view, theme.tokens()
    colours = {True: QColor(*view.colours().human), False: QColor(tokens.muted)}
    painter.setFont(strip.small_font())
    metrics = painter.fontMetrics()
    # One more on either side, because its text may extend into the part or limit it.
    reach = math.ceil(_MAX_HALF_LABEL_PX / view.axis.per_frame)
    hits = view.event_frames_in(range(frames.start - reach, frames.stop + reach)).tolist()
    for frame, following in pairwise([*hits, math.inf]):
        stroke = view.strokes.get(frame)
        left = strip.x_of(frame + 0.5) + _RADIUS + 2
        end = strip.plot.right() if following == math.inf else strip.x_of(following + 0.5) - _RADIUS
        if stroke is None:
            continue
        doubt = "?" if stroke.is_unsure else ""
        name = shown(stroke.name.text)
        texts = (f"{words}{doubt}" for words in (name, name.split()[0]))
        fitting = next((text for text in texts if left + metrics.horizontalAdvance(text) + 2 <= end), "")
        painter.setPen(colours[stroke.by_hand])
        painter.drawText(QPointF(left, (LANE_HEIGHT_PX + metrics.ascent() - metrics.descent()) / 2), fitting)


def _draw_event_lines(painter: QPainter, strip: Strip, plot: QRect) -> None:
    """Draw a line at each pixel with events. All lines are drawn as one image, because there may be thousands."""
    view = strip.view
    xs = strip.x_of(0.5) - plot.left() + view.event_frames_in(strip.frames_under(plot)) * view.axis.per_frame
    lefts = np.unique(np.floor(xs)) * strip.devicePixelRatio()
    columns = lefts.astype(np.int64)[:, None] + np.arange(strip.device_pixels(1))
    picture = np.zeros(
        (strip.device_pixels(LANE_HEIGHT_PX - 2 * _LINE_MARGIN + 1), strip.device_pixels(plot.width())), np.uint32
    )
    picture[:, columns[(columns >= 0) & (columns < picture.shape[1])]] = pack_colour(rgb(theme.tokens().strip_curve))
    strip.draw_picture(painter, QRect(plot.left(), _LINE_MARGIN, plot.width(), LANE_HEIGHT_PX), picture)


def draw_sign(painter: QPainter, kind: EventKind, centre: QPointF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    filled = kind in (EventKind.SERVE, EventKind.LANDING)
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(sign(kind, centre, _RADIUS))


class RallyStrip(Strip):
    """Shows the rallies as bars with their names. Hidden while there are no rallies."""

    name: ClassVar[str] = tr_lazy("match", "Rallies")
    tip: ClassVar[str] = tr_lazy("window", "A double click on a rally zooms to it.")
    foldable: ClassVar[bool] = False
    depends_on_track: ClassVar[bool] = False
    least_height: ClassVar[int] = FOLDED_HEIGHT
    usual_height: ClassVar[int] = FOLDED_HEIGHT

    def draw(self, painter: QPainter, plot: QRect) -> None:
        tokens, metrics, limits = theme.tokens(), painter.fontMetrics(), QRectF(self.plot)
        band, ink, frames = QColor(tokens.strip_rally), QPen(QColor(tokens.text)), self.frames_under(plot)
        for rally in self.view.rallies:
            if rally.frames.stop < frames.start or rally.frames.start >= frames.stop:
                continue
            left, right = self.x_of(rally.frames.start), self.x_of(rally.frames.stop)
            area = QRectF(left, 1, max(right - left - 1, 2.0), self.height() - 3)
            painter.fillRect(area, band)
            inner = area.intersected(limits).adjusted(4, 0, -2, 0)
            if inner.width() > 16:
                painter.setPen(ink)
                name = metrics.elidedText(
                    shown(rally_words(rally.name)), Qt.TextElideMode.ElideMiddle, int(inner.width())
                )
                painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, name)

    def double_clicked(self, x: float, y: float) -> None:
        """Zoom to the rally under the mouse, or to the whole video if there is none or it is already shown."""
        rally = self.view.rally_at(self.view.axis.frame_at(x - self.plot.left()))
        wanted = self.view.axis.fit(rally.frames if rally else None)
        if wanted == self.view.axis:
            super().double_clicked(x, y)
        else:
            self.view.axis = wanted


class StateStrip(Strip):
    """Shows source and state of each frame, with a line below reviewed frames, and above these the events."""

    name: ClassVar[str] = tr_lazy("window", "State")
    empty_text: ClassVar[str] = tr_lazy("window", "The state of each frame is shown here.")
    tip: ClassVar[str] = tr_lazy(
        "window",
        "Colour: source. High: visible. Striped: hidden. Low: no ball. Empty: not tracked yet. Mark on top: by hand. "
        "Line below: reviewed; dotted: protected. Hatched: not in play. Hatched under a line: damaged in the file. "
        "Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); events set by hand have "
        "the colour of points set by hand.",
    )
    redrawn_by: ClassVar[tuple[str, ...]] = ("events_changed",)
    least_height: ClassVar[int] = 42
    usual_height: ClassVar[int] = 60

    def draw(self, painter: QPainter, plot: QRect) -> None:
        body = plot.adjusted(
            0, LANE_HEIGHT_PX if len(self.view.event_frames) else _ABOVE_STATES_PX, 0, -_REVIEW_LINE_PX - 5
        )
        columns = self.columns(plot, self.view.arrays.n_frames)
        colours, arrays = self.view.colours(), self.view.arrays
        height = self.device_pixels(body.height())
        self.draw_picture(painter, body, state_picture(arrays.looks, columns, height, colours))
        line = QRect(body.left(), body.bottom() + 3, body.width(), _REVIEW_LINE_PX)
        height = self.device_pixels(_REVIEW_LINE_PX)
        self.draw_picture(painter, line, review_picture(arrays.review_states, columns, height, colours))
        draw_events(painter, self, plot)

    def draw_non_play(self, painter: QPainter) -> None:
        """Hatch damaged ranges and non-play ranges, the latter with a label if there is space."""
        super().draw_non_play(painter)
        tokens = theme.tokens()
        label = shown(_NO_PLAY)
        width = painter.fontMetrics().horizontalAdvance(label) + 12
        for area in self.areas(self.view.non_play):
            if area.width() > 1.5 * width:
                words = QRectF(area.center().x() - width / 2, area.center().y() - 8, width, 17)
                painter.fillRect(words, QColor(tokens.strip))
                painter.setPen(QColor(tokens.muted))
                painter.drawText(words, Qt.AlignmentFlag.AlignCenter, label)
        self._draw_damage(painter)

    def _draw_damage(self, painter: QPainter) -> None:
        """Hatch damaged ranges in the opposite direction to non-play ranges, under a line."""
        colour = QColor(theme.tokens().bad)
        for area in self.areas(self.view.damaged):
            painter.fillRect(area, QBrush(colour, Qt.BrushStyle.BDiagPattern))
            painter.fillRect(QRectF(area.left(), 0, area.width(), _DAMAGE_LINE_PX), colour)


class PathStrip(Strip):
    """Shows one coordinate over time, with a curve each for predicted, inpainted and human positions."""

    coordinate: ClassVar[int]
    least_height: ClassVar[int] = 24
    usual_height: ClassVar[int] = 52

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        self._span = (0.0, 1.0)
        view.ghost_changed.connect(self.update)

    @Slot(int, int)
    def redraw_frames(self, first: int, last: int) -> None:
        """Redraw the changed part, or the whole strip when its scale changes."""
        if self._path_span() != self._span:
            self.redraw()
        else:
            super().redraw_frames(first, last)

    def draw_lines(self, painter: QPainter, plot: QRect) -> None:
        """Draw the moving lines and the proposed path, which changes too often to be in the cached picture."""
        if self.view.ghost is not None:
            self._draw_ghost(painter, plot.adjusted(0, _MARGIN, 0, -_MARGIN - 1), self.view.ghost)
        super().draw_lines(painter, plot)

    def _draw_ghost(self, painter: QPainter, body: QRect, ghost: Ghost) -> None:
        """Draw a proposed path as a thin line, with a dot at each position that a faint peak supports."""
        shares = self._shares(ghost.positions[self.coordinate].astype(np.float32))
        heights = body.top() + shares * (body.height() - 1)
        points = [
            QPointF(self.x_of(frame + 0.5), y) for frame, y in zip(ghost.frames.tolist(), heights.tolist(), strict=True)
        ]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.tokens().text), 1.0))
        ends = [0, *(np.flatnonzero(np.diff(ghost.frames) > 1) + 1).tolist(), len(points)]
        for begin, end in pairwise(ends):
            painter.drawPolyline(QPolygonF(points[begin:end]))
        if ghost.seen is not None and self.view.axis.per_frame >= _MIN_DOT_FRAME_PX:
            painter.setBrush(QColor(theme.tokens().text))
            for index in np.flatnonzero(ghost.seen).tolist():
                painter.drawEllipse(points[index], 1.5, 1.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw lines while a frame is at least one column wide, otherwise bars from the lowest to the highest value."""
        if plot == self.plot:  # `redraw_frames` has already checked this for a part
            self._span = self._path_span()
        body = plot.adjusted(0, _MARGIN, 0, -_MARGIN - 1)
        columns = self.columns(plot, self.view.arrays.n_frames)
        if columns.coarse:
            self._draw_reach(painter, body, columns)  # the picture of the range includes the grid
        else:
            painter.setPen(QPen(QColor(theme.tokens().strip_grid), 1))
            for share in (0.0, 0.5, 1.0):
                y = body.top() + share * (body.height() - 1)
                painter.drawLine(QPointF(body.left(), y), QPointF(body.right() + 1, y))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for source in CurveSource:
                self._draw_curve(painter, body, self.view.arrays.path(source)[self.coordinate], source)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _path_span(self) -> tuple[float, float]:
        """Return the range that contains all positions, as shares of the picture's width or height.

        Its ends are rounded outwards, so that it seldom changes.
        """
        low, high = self.view.arrays.path_range(self.coordinate) / np.float32(self._extent)
        if not low <= high:  # NaN without positions
            return 0.0, 1.0
        first = min(max(math.floor(low * _SPAN_STEPS), 0), _SPAN_STEPS - 1)
        return first / _SPAN_STEPS, min(max(math.ceil(high * _SPAN_STEPS), first + 1), _SPAN_STEPS) / _SPAN_STEPS

    @property
    def _extent(self) -> int:
        return max((self.view.size.width, self.view.size.height)[self.coordinate] - 1, 1)

    def _shares(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return positions as shares of the strip's height, 0 at the top and 1 at the bottom."""
        first, end = self._span
        shares = np.clip((values / np.float32(self._extent) - first) / (end - first), 0, 1)
        return np.asarray(shares if self.coordinate else 1 - shares, np.float32)

    def _draw_reach(self, painter: QPainter, body: QRect, columns: PixelColumns) -> None:
        colours = self.view.colours()
        picture = blank(self.device_pixels(body.height()), len(columns.first), colours)
        picture[:: max(len(picture) // 2 - 1, 1)] = pack_colour(rgb(theme.tokens().strip_grid))
        rows = slice(curve_row(CurveSource.PREDICTED, self.coordinate), CONFIDENCE, 2)
        low, high = map(self._shares, self.view.arrays.curves.envelope(rows, columns, joined=True))
        top, bottom = (low, high) if self.coordinate else (high, low)
        for source in CurveSource:
            draw_spans(picture, top[source], bottom[source], colours.of(source), self.device_pixels(1.5))
        self.draw_picture(painter, body, picture)

    def _draw_curve(self, painter: QPainter, body: QRect, values: NDArray[np.float32], source: CurveSource) -> None:
        shown = self.frames_under(body)
        start, stop = max(shown.start - 1, 0), min(shown.stop + 1, len(values))
        visible = values[start:stop]
        colour = QColor(*self.view.colours().of(source))
        for run in spans_of_flags(np.isfinite(visible)):
            heights = body.top() + self._shares(visible[run.start : run.stop]) * (body.height() - 1)
            xs = (self.x_of(start + offset + 0.5) for offset in run)
            points = [QPointF(x, y) for x, y in zip(xs, heights.tolist(), strict=True)]
            self._draw_run(painter, points, colour, source)

    def _draw_run(self, painter: QPainter, points: list[QPointF], colour: QColor, source: CurveSource) -> None:
        painter.setPen(QPen(colour, 1.4))
        if len(points) > 1:
            painter.drawPolyline(QPolygonF(points))
        wide = self.view.axis.per_frame >= _MIN_SYMBOL_FRAME_PX
        if wide or len(points) == 1 or source is CurveSource.HUMAN:
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            for point in points:
                painter.drawPath(outline(_KINDS[source], point, 3.0 if wide else 2.0))


class ColumnStrip(PathStrip):
    name: ClassVar[str] = "x"
    tip: ClassVar[str] = tr_lazy(
        "window", "The x of the ball over time; up is right. {scale} {curves}", scale=_SCALE, curves=_CURVES
    )
    coordinate: ClassVar[int] = 0


class RowStrip(PathStrip):
    name: ClassVar[str] = "y"
    tip: ClassVar[str] = tr_lazy(
        "window",
        "The y of the ball over time; up is up in the picture. {scale} {curves}",
        scale=_SCALE,
        curves=_CURVES,
    )
    coordinate: ClassVar[int] = 1


class ConfidenceStrip(Strip):
    name: ClassVar[str] = tr_lazy("window", "Confidence")
    tip: ClassVar[str] = tr_lazy(
        "window", "{meaning} Dashed: the last run's threshold, if it decided.", meaning=WORDS["confidence"]
    )
    least_height: ClassVar[int] = 26
    usual_height: ClassVar[int] = 32

    def draw(self, painter: QPainter, plot: QRect) -> None:
        body = plot.adjusted(0, 3, 0, -1)
        columns = self.columns(plot, self.view.arrays.n_frames)
        low, high = self.view.arrays.curves.envelope(CONFIDENCE, columns)
        height = self.device_pixels(body.height())
        self.draw_picture(painter, body, confidence_picture(low, high, columns, height, self.view.colours()))
        if self.view.threshold is not None:
            self.draw_threshold(painter, body.top() + (1 - self.view.threshold) * body.height())


class SuspicionStrip(Strip):
    """Shows the suspicion of each frame as a bar, 0 to 1. Frames in the review queue have another colour."""

    name: ClassVar[str] = tr_lazy("window", "Suspicion")
    tip: ClassVar[str] = tr_lazy(
        "window",
        "{meaning} In colour: frames in the review queue (above the dashed line).",
        meaning=WORDS["suspicion"],
    )
    depends_on_track: ClassVar[bool] = False
    redrawn_by: ClassVar[tuple[str, ...]] = ("suspicion_changed",)
    least_height: ClassVar[int] = 34
    usual_height: ClassVar[int] = 44

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        view.suspicion_changed_between.connect(self.redraw_frames)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        suspicion, threshold = self.view.suspicion, self.view.suspicious_from
        n_frames = suspicion.values.shape[1]
        if not n_frames:
            return
        body = plot.adjusted(0, 3, 0, -1)
        columns = self.columns(plot, n_frames)
        height = self.device_pixels(body.height())
        highest, queued = (suspicion.envelope(row, columns)[1] for row in range(2))
        self.draw_picture(painter, body, suspicion_picture(highest, queued, columns, height, self.view.colours()))
        self.draw_threshold(painter, body.top() + (1 - threshold) * body.height())


class SoundStrip(Strip):
    """Shows the waveform of the sound, in which hits are spikes."""

    name: ClassVar[str] = tr_lazy("video", "Sound")
    tip: ClassVar[str] = tr_lazy(
        "video", "Loudness of the sound. Hits are spikes; far from the microphone they come a little later."
    )
    depends_on_track: ClassVar[bool] = False
    redrawn_by: ClassVar[tuple[str, ...]] = ("loudness_changed",)
    least_height: ClassVar[int] = 28
    usual_height: ClassVar[int] = 36

    def draw(self, painter: QPainter, plot: QRect) -> None:
        loudness = self.view.loudness
        if not len(loudness):
            return
        body = plot.adjusted(0, 2, 0, -2)
        width, height = self.device_pixels(plot.width()), self.device_pixels(body.height())
        left = self.view.axis.position_at(plot.left() - GUTTER_WIDTH_PX)
        step = plot.width() / width / self.view.axis.per_frame
        edges = left + step * np.arange(width + 1, dtype=np.float64)
        self.draw_picture(painter, body, loudness_picture(loudness, edges, height, self.view.colours()))


@dataclass(frozen=True, slots=True)
class OutcomeColours:
    """The colours of the strip's picture. Disagreements are distinguishable for colour-blind people."""

    ground: Colour
    line: Colour
    fp1: Colour
    fp2: Colour
    fn: Colour


@lru_cache(maxsize=4)
def outcome_colours(tokens: Tokens) -> OutcomeColours:
    return OutcomeColours(
        rgb(tokens.strip), rgb(tokens.strip_no_ball), rgb(tokens.bad), rgb(tokens.accent), rgb(tokens.text)
    )


def outcome_picture(
    outcomes: NDArray[np.uint8], columns: PixelColumns, height: int, colours: OutcomeColours
) -> Picture:
    """Draw a line for compared frames, with bars for disagreements.

    A bar goes up for a ball only in this track, down for one only in the other track, and both ways for two balls too
    far apart. A column with fewer disagreeing frames is paler. The most frequent disagreement determines its colour.

    Args:
        outcomes: the `Outcome` of each frame, (n,).
        columns: the frames under each column.
        height: height of the picture in pixels.
        colours: see `OutcomeColours`.
    """
    picture: Picture = np.full((height, len(columns.first)), pack_colour(colours.ground), np.uint32)
    if not len(columns.first):
        return picture
    middle = height // 2
    shares = _shares(outcomes, columns)
    picture[middle, shares[Outcome.NOT_COMPARED] < 1] = pack_colour(colours.line)
    distant = shares[Outcome.FP1]
    for half, share, colour in (
        (slice(0, middle), shares[Outcome.FP2], colours.fp2),
        (slice(middle + 1, height), shares[Outcome.FN], colours.fn),
    ):
        disagreeing = np.flatnonzero(distant + share)
        ink = np.where((distant >= share)[disagreeing, None], colours.fp1, colour)
        picture[half, disagreeing] = _mix(ink, colours.ground, np.maximum((distant + share)[disagreeing], _MIN_OPACITY))
    alone = np.flatnonzero(distant)
    ink = np.broadcast_to(np.array(colours.fp1), (len(alone), 3))
    picture[middle, alone] = _mix(ink, colours.ground, np.maximum(distant[alone], _MIN_OPACITY))
    return picture


def _shares(outcomes: NDArray[np.uint8], columns: PixelColumns) -> dict[Outcome, NDArray[np.float64]]:
    """Return the share of frames in each column with each outcome, (columns,) each."""
    start, stop = int(columns.first[0]), int(columns.stop[-1])
    shown = outcomes[start:stop]
    kinds = (Outcome.NOT_COMPARED, *WRONG)
    if not columns.coarse:
        return {kind: (shown[columns.first - start] == kind).astype(np.float64) for kind in kinds}
    starts, frames = columns.first - start, columns.stop - columns.first
    return {kind: np.add.reduceat((shown == kind).astype(np.int32), starts) / frames for kind in kinds}


def _mix(colour: NDArray[np.int_], ground: Colour, share: NDArray[np.float64]) -> NDArray[np.uint32]:
    """Return colours, (n, 3), blended over the background with opacities, (n,), as pixels, (n,)."""
    mixed = colour * share[:, None] + np.array(ground) * (1 - share[:, None])
    red, green, blue = np.rint(mixed).astype(np.uint32).T
    return np.asarray(0xFF000000 | red << 16 | green << 8 | blue, np.uint32)


class CompareStrip(Strip):
    """Shows disagreements with another track by colour and direction. Hidden while nothing is compared."""

    name: ClassVar[str] = tr_lazy("window", "Compare")
    tip: ClassVar[str] = tr_lazy(
        "window",
        "Differences from the other track. Bar up: only this track has a ball. Bar down: only the other track has one. "
        "Up and down: the two balls are too far apart. Line only: the tracks agree. Empty: one of them has no label.",
    )
    redrawn_by: ClassVar[tuple[str, ...]] = ("outcomes_changed",)
    least_height: ClassVar[int] = 19
    usual_height: ClassVar[int] = 24

    def draw(self, painter: QPainter, plot: QRect) -> None:
        outcomes = self.view.outcomes
        if len(outcomes):
            body = plot.adjusted(0, 3, 0, -3)
            columns = self.columns(plot, len(outcomes))
            colours = outcome_colours(theme.tokens())
            picture = outcome_picture(outcomes, columns, self.device_pixels(body.height()), colours)
            self.draw_picture(painter, body, picture)
