"""The court panel: a rally or the whole match, from above and from the side."""

import enum
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rallytrace.analysis.court.player_positions import are_on_court, feet_on_floor
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.shots.shot_metrics import SIGMAS_80_PERCENT, RallyShots, ShotMetrics, fastest_speed
from rallytrace.session.match.match_facts_provider import MatchFactsProvider
from rallytrace.session.workspace import Workspace
from rallytrace.texts import join_sentences, shown, tr, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.courts import Court
from rallytrace.track.lists import EventKind, rally_at
from rallytrace.track.sports import SPORTS
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions
from rallytrace.ui.keyboard.keys import action_link
from rallytrace.ui.look import theme
from rallytrace.ui.look.layouts import lay_column, stack_pages
from rallytrace.ui.look.widgets import empty_label, wrapped_label
from rallytrace.ui.panels.walk_list import KindFilter
from rallytrace.ui.picture.overlay import polyline

_SIDE_MARGIN_M: Final = 1.6
"""Width of the area drawn outside each sideline, in metres."""
_END_MARGIN_SHARE: Final = 0.2
"""Length of the area drawn behind each base line, as a share of the court's length."""
_CEILING_M: Final = 7.0
"""Greatest height shown in the side view, in metres."""
_GAP_PX: Final = 10.0
_MAX_CLICK_DISTANCE_PX: Final = 14.0
"""Maximum distance between a click and the point whose frame it requests, in logical pixels."""
_DOT_RADIUS_PX: Final = 3.5
_SMALL_DOT_RADIUS_PX: Final = 2.5
_FOOT_RADIUS_PX: Final = 4.5
"""Radius of the ring at a player's feet, in logical pixels."""


Place: TypeAlias = tuple[float, float, float]
"""A position (x, y, z) in metres."""


class Shown(enum.Enum):
    """What the panel shows."""

    RALLY = tr_lazy("match", "This rally")
    MATCH = tr_lazy("match", "All rallies")
    LISTED = tr_lazy("match", "Listed events")


@dataclass(frozen=True, slots=True)
class MapMark:
    """A hit or a landing in the match view.

    Attributes:
        frame: frame of the event.
        place: position (x, y, z) in metres.
        shot: the shot that lands here, or None if the mark is a hit.
        end: position (x, y, z) in metres where a hit ball lands or is hit again, or None if no path is drawn.
    """

    frame: int
    place: Place
    shot: ShotMetrics | None
    end: Place | None = None


def marks_of(rallies: Sequence[RallyShots], listed: Collection[int] | None = None) -> tuple[MapMark, ...]:
    """Return marks for the hits and landings whose positions are known.

    Args:
        listed: frames of the events to mark; each hit then gets the path of its shot. None marks all events, without
            paths.
    """
    marks = []
    for rally in rallies:
        for number, (event, shot) in enumerate(zip(rally.events, rally.shots, strict=False)):
            landing = None if shot.landing is None else (shot.landing[0].value, shot.landing[1].value, 0.0)
            is_listed = listed is not None and shot.frame in listed
            if shot.start is not None and event.is_hit and (is_listed or listed is None):
                met = rally.shots[number + 1].start if number + 1 < len(rally.shots) else None
                marks.append(MapMark(shot.frame, shot.start, None, (landing or met) if is_listed else None))
            if landing is not None and (is_listed or listed is None or shot.end_frame in listed):
                marks.append(MapMark(shot.end_frame, landing, shot))
    return tuple(marks)


@dataclass(frozen=True, slots=True)
class CourtPlan:
    """Converts positions on the court to pixels of the panel: a top view on the left, a side view on the right.

    Attributes:
        top: rectangle of the top view, in logical pixels.
        side: rectangle of the side view, in logical pixels. Height above the floor increases to the right.
        scale: logical pixels per metre on the floor, the same in both views.
        rise: logical pixels per metre of height above the floor.
    """

    top: QRectF
    side: QRectF
    scale: float
    rise: float

    @classmethod
    def of_size(cls, court: Court, width: float, height: float) -> "CourtPlan":
        """Return the largest plan that fits."""
        court_width, court_length = court.width + 2 * _SIDE_MARGIN_M, court.length * (1 + 2 * _END_MARGIN_SHARE)
        scale = min(height / court_length, 0.68 * (width - _GAP_PX) / court_width)
        top = QRectF(0, (height - scale * court_length) / 2, scale * court_width, scale * court_length)
        side = QRectF(top.right() + _GAP_PX, top.top(), max(1.0, width - top.width() - _GAP_PX), top.height())
        return cls(top, side, scale, side.width() / _CEILING_M)

    def from_above(self, x: float, y: float) -> QPointF:
        """Return the point in the top view for a position on the floor. The far half is at the top."""
        middle = self.top.center()
        return QPointF(middle.x() + self.scale * x, middle.y() - self.scale * y)

    def from_side(self, y: float, z: float) -> QPointF:
        """Return the point in the side view for a distance along the court and a height, both in metres."""
        return QPointF(self.side.left() + self.rise * z, self.side.center().y() - self.scale * y)


class CourtView(QWidget):
    """Draws a court with a rally, or with the hits and landings of the match. Clicking one requests its frame.

    Attributes:
        feet: positions of the players' feet, (n, 2) metres.
    """

    frame_requested = Signal(int)
    """A frame to go to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, accessibleName=tr("match", "Court"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._court = next(iter(SPORTS.values())).court
        self._rally: RallyShots | None = None
        self._marks: tuple[MapMark, ...] = ()
        self.feet = np.zeros((0, 2))
        self._frames = np.zeros(0, np.int64)
        self._places = np.zeros((0, 3))
        self._frame = 0
        theme.current().changed.connect(self.update)

    def show_rally(self, court: Court, rally: RallyShots | None, seconds: Floats) -> None:
        """Draw a court and a rally. `seconds` holds the time of each frame of the video."""
        if court is self._court and rally is self._rally and not self._marks:
            return
        self._court, self._rally, self._marks = court, rally, ()
        self._frames, self._places = np.zeros(0, np.int64), np.zeros((0, 3))
        if rally is not None:
            self._frames = np.arange(rally.events[0].frame, min(rally.events[-1].frame + 1, len(seconds)))
            self._places = rally.fit.position_at(seconds[self._frames])
            for shot in rally.shots:
                if shot.start is None:
                    self._places[(self._frames >= shot.frame) & (self._frames < shot.end_frame)] = np.nan
        self.update()

    def show_match(self, court: Court, marks: Sequence[MapMark]) -> None:
        """Draw a court with the hits and landings of all rallies."""
        self.show_rally(court, None, np.zeros(0))
        self._marks = tuple(marks)
        self.update()

    def set_frame(self, frame: int, feet: Floats) -> None:
        """Mark the ball in a frame and the players' feet, (n, 2) in metres."""
        self._frame, self.feet = frame, feet
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        frame = self.frame_at(event.position())
        if frame is not None:
            self.frame_requested.emit(frame)

    def frame_at(self, point: QPointF) -> int | None:
        """Return the frame whose ball is drawn nearest to a point in either view, or None if none is close."""
        plan = self.plan
        best, nearest = _MAX_CLICK_DISTANCE_PX, None
        flown = [
            (frame, (x, y, z)) for frame, (x, y, z) in zip(self._frames.tolist(), self._places.tolist(), strict=True)
        ]
        marked = [(mark.frame, place) for mark in self._marks for place in (mark.place, mark.end) if place is not None]
        places = flown + marked
        for frame, (x, y, z) in places:
            if np.isfinite(x):
                for place in (plan.from_above(x, y), plan.from_side(y, z)):
                    distance = float(np.hypot(*(place - point).toTuple()))
                    if distance < best:
                        best, nearest = distance, frame
        return nearest

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            plan = self.plan
            self._paint_court(painter, plan)
            painter.setPen(QPen(QColor(theme.tokens().text), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for x, y in self.feet.tolist():
                painter.drawEllipse(plan.from_above(x, y), _FOOT_RADIUS_PX, _FOOT_RADIUS_PX)
            self._paint_marks(painter, plan)
            if self._rally is not None:
                self._paint_shots(painter, plan)
                self._paint_events(painter, plan, self._rally)
                self._paint_ball(painter, plan)

    @property
    def plan(self) -> CourtPlan:
        return CourtPlan.of_size(self._court, self.width(), self.height())

    def _paint_court(self, painter: QPainter, plan: CourtPlan) -> None:
        tokens, court = theme.tokens(), self._court
        painter.fillRect(plan.top, QColor(tokens.strip))
        painter.fillRect(plan.side, QColor(tokens.strip))
        painter.setPen(QPen(QColor(tokens.muted), 1))
        for line in court.lines:
            painter.drawLine(plan.from_above(*line.start), plan.from_above(*line.end))
        if court.wall:
            corners = [plan.from_above(x, y) for x, y in court.corners]
            painter.drawPolygon(corners)
        half = court.length / 2
        painter.drawLine(plan.from_side(-half, 0), plan.from_side(half, 0))
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(plan.from_above(-court.post_x, 0), plan.from_above(court.post_x, 0))
        painter.drawLine(plan.from_side(0, 0), plan.from_side(0, court.net_middle))

    def _paint_shots(self, painter: QPainter, plan: CourtPlan) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.tokens().accent), 1.5))
        for view, axes, place in ((plan.top, slice(0, 2), plan.from_above), (plan.side, slice(1, 3), plan.from_side)):
            painter.setClipRect(view)
            painter.drawPath(polyline(self._places[:, axes].tolist(), place))
        painter.setClipping(False)

    def _paint_events(self, painter: QPainter, plan: CourtPlan, rally: RallyShots) -> None:
        """Draw hits as dots, and landings with their 80 % probability ellipse."""
        tokens = theme.tokens()
        for event, shot in zip(rally.events, rally.shots, strict=False):
            if shot.start is not None and event.is_hit:
                x, y, z = shot.start
                painter.setPen(QPen(QColor(tokens.accent), 1.5))
                painter.setBrush(QColor(tokens.strip))
                painter.drawEllipse(plan.from_above(x, y), _DOT_RADIUS_PX, _DOT_RADIUS_PX)
                painter.drawEllipse(plan.from_side(y, z), _DOT_RADIUS_PX, _DOT_RADIUS_PX)
            if shot.landing is not None:
                across, along = shot.landing
                colour = _landing_colour(shot)
                painter.setPen(QPen(QColor(colour), 1.5))
                painter.setBrush(theme.with_alpha(colour, 0.25))
                radius = 1.5 * plan.scale
                width, depth = (
                    max(_DOT_RADIUS_PX, min(SIGMAS_80_PERCENT * axis.spread * plan.scale, radius))
                    for axis in shot.landing
                )
                painter.drawEllipse(plan.from_above(across.value, along.value), width, depth)

    def _paint_marks(self, painter: QPainter, plan: CourtPlan) -> None:
        """Draw the hits of the match as small dots, and its landings as full-size dots."""
        tokens = theme.tokens()
        for mark in self._marks:
            if mark.end is not None:
                self._paint_way(painter, plan, mark.place, mark.end)
            x, y, z = mark.place
            middle = plan.from_above(x, y)
            if mark.shot is None:
                painter.setPen(QPen(QColor(tokens.accent), 1.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(plan.from_side(y, z), _SMALL_DOT_RADIUS_PX, _SMALL_DOT_RADIUS_PX)
                painter.drawEllipse(middle, _SMALL_DOT_RADIUS_PX, _SMALL_DOT_RADIUS_PX)
            else:
                painter.setPen(QPen(QColor(tokens.strip), 1.0))
                painter.setBrush(QColor(_landing_colour(mark.shot)))
                painter.drawEllipse(middle, _DOT_RADIUS_PX + 1, _DOT_RADIUS_PX + 1)

    @staticmethod
    def _paint_way(painter: QPainter, plan: CourtPlan, start: Place, end: Place) -> None:
        """Draw a shot as a line from the hit, with a dot at its end."""
        accent = theme.tokens().accent
        painter.setPen(QPen(theme.with_alpha(accent, 0.5), 1.0))
        painter.drawLine(plan.from_above(*start[:2]), plan.from_above(*end[:2]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(accent))
        painter.drawEllipse(plan.from_above(*end[:2]), _SMALL_DOT_RADIUS_PX, _SMALL_DOT_RADIUS_PX)
        painter.drawEllipse(plan.from_side(*end[1:]), _SMALL_DOT_RADIUS_PX, _SMALL_DOT_RADIUS_PX)

    def _paint_ball(self, painter: QPainter, plan: CourtPlan) -> None:
        at_frame = np.flatnonzero(self._frames == self._frame)
        if not len(at_frame) or not np.isfinite(self._places[at_frame[0]]).all():
            return
        x, y, z = self._places[at_frame[0]].tolist()
        painter.setPen(QPen(QColor(theme.tokens().strip), 1.5))
        painter.setBrush(QColor(theme.tokens().playhead))
        painter.drawEllipse(plan.from_above(x, y), _DOT_RADIUS_PX + 1.5, _DOT_RADIUS_PX + 1.5)
        painter.drawEllipse(plan.from_side(y, z), _DOT_RADIUS_PX + 1.5, _DOT_RADIUS_PX + 1.5)


def _landing_colour(shot: ShotMetrics) -> str:
    tokens = theme.tokens()
    return {True: tokens.good, False: tokens.bad, None: tokens.warning}[shot.is_in]


class CourtPanel(QWidget):
    """Shows the rally at the playhead or the whole match in 3D. If no court is set, it explains how to set one."""

    frame_requested = Signal(int)
    """A frame to go to."""

    def __init__(
        self, workspace: Workspace, provider: MatchFactsProvider, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace, self._provider, self._facts = workspace, provider, provider.live
        self._setting = actions["court_mode"]
        self.view = CourtView(self)
        self.note = wrapped_label(self, role="muted")
        self.choice = KindFilter(tr("match", "Which rallies are shown"), self)
        self.choice.offer([(shown(choice.value), choice) for choice in Shown], Shown.RALLY)
        self.empty = empty_label(self)
        self.empty.setTextFormat(Qt.TextFormat.RichText)
        page = QWidget(self)
        lay_column(self.choice, (self.view, 1), self.note, owner=page, spacing=6, margins=None)
        self.pages = stack_pages(self, self.empty, page)
        lay_column((self.pages, 1), owner=self, margins=(8, 8, 8, 8))
        self.view.frame_requested.connect(self.frame_requested)
        self.choice.kind_chosen.connect(self._choose)
        self.empty.linkActivated.connect(self._setting.trigger)
        workspace.document.poses_found.connect(self._show_players)
        provider.listed_changed.connect(self._show)
        self._facts.changes(SHOTS).connect(self._show)
        for changed in (self._facts.changes(EVENTS), workspace.document.changed, workspace.document.replaced):
            changed.connect(self._refresh)

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.workspace, context.match_facts, context.registry, context.window)
        context.state.feed(frame_shown=panel.set_playhead)
        panel.frame_requested.connect(context.navigation_controller.go_to)
        return panel

    def sizeHint(self) -> QSize:
        return QSize(264, 380)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Compute the shots once the panel is visible."""
        super().paintEvent(event)
        if not self._is_seen:
            self._is_seen = True
            self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_seen = False

    _is_seen = False
    _shown = Shown.RALLY
    _marked: tuple[tuple[tuple[RallyShots, ...], frozenset[int] | None], tuple[MapMark, ...]] = (((), None), ())

    _parts: tuple[tuple[tuple[RallyShots, ...], range], list[RallyShots]] = (((), range(0)), [])

    @property
    def _court(self) -> CourtCalibration | None:
        return court_at(self._workspace.document.track.courts, self._workspace.frame)

    @Slot(int)
    def set_playhead(self, _frame: int) -> None:
        """Show the rally and the ball of a frame."""
        if self._is_seen:
            self._show_players()
            self._show()

    @Slot(object)
    def _choose(self, choice: Shown) -> None:
        self._shown = choice
        self._show()

    @Slot()
    def _show_players(self) -> None:
        """Mark the ball and the players' feet in the frame."""
        court, info, frame = self._court, self._workspace.info, self._workspace.frame
        feet = np.zeros((0, 2))
        if self._is_seen and court is not None and info is not None:
            persons = self._workspace.document.poses.persons_at(frame)
            feet = feet_on_floor(persons, court.floor_map(info.size))
            feet = feet[are_on_court(feet, court.sport)]
        self.view.set_frame(frame, feet)

    @Slot()
    def _refresh(self) -> None:
        if self._is_seen:
            self._facts.request(SHOTS)
            self._show_players()
            self._show()

    @Slot()
    def _show(self) -> None:
        if not self._is_seen:
            return
        court = self._court
        self.pages.setCurrentIndex(0 if court is None else 1)
        if court is None:
            words = (
                tr("match", "No court is set here: the camera moves.")
                if self._workspace.document.track.courts
                else tr("match", "No court is set in this video.")
            )
            self.empty.setText(f"{words}{action_link(self._setting, tr('match', 'Set the court'))}")
            return
        if self._shown is Shown.RALLY:
            rally = self._rally
            self.view.show_rally(court.court, rally, self._workspace.times_of_play)
            self.note.setText(self._describe(rally))
            return
        asked = self._facts[SHOTS], self._provider.listed if self._shown is Shown.LISTED else None
        if asked != self._marked[0]:
            self._marked = asked, marks_of(*asked)
        marks = self._marked[1]
        self.view.show_match(court.court, marks)
        landed = sum(mark.shot is not None for mark in marks)
        hits, landings = count_noun(len(marks) - landed, "hit"), _count_floor_contacts(landed)
        has_ways = any(mark.end is not None for mark in marks)
        self.note.setText(
            join_sentences(
                tr("match", "{hits}, {landings}.", hits=hits, landings=landings),
                tr("match", "Each line is the path of a hit.") if has_ways else "",
            )
        )

    @property
    def _rally(self) -> RallyShots | None:
        """Return the shots at the playhead: those of the rally there, or if there is none, those found around it."""
        frame = self._workspace.frame
        listed = rally_at(self._workspace.document.track.rallies, frame)
        if listed is None:
            return next(
                (rally for rally in self._facts[SHOTS] if rally.events[0].frame <= frame <= rally.events[-1].frame),
                None,
            )
        asked = self._facts[SHOTS], listed.frames
        if asked != self._parts[0]:
            self._parts = asked, [part for rally in asked[0] if (part := rally.within(asked[1])) is not None]

        def distance(part: RallyShots) -> int:
            return max(0, part.events[0].frame - frame, frame - part.events[-1].frame)

        return min(self._parts[1], key=distance, default=None)

    def _describe(self, rally: RallyShots | None) -> str:
        if rally is None and rally_at(self._workspace.document.track.rallies, self._workspace.frame) is None:
            return tr("match", "No rally at this frame. {key} goes to the next one.", key="Page Down")
        if rally is None:
            return tr("match", "No shots yet. Find the rally's hits and landing first.")
        n_sure = sum(shot.start is not None for shot in rally.shots)
        fastest = fastest_speed(shot.speed for shot in rally.shots if shot.speed)
        landings = sum(event.kind in (EventKind.LANDING, EventKind.BOUNCE) for event in rally.events)
        if not n_sure:
            return tr("match", "The shots of this rally cannot be measured from one camera.")
        measured = tr(
            "match",
            "{measured} of {total} shots measured, {landings}.",
            measured=n_sure,
            total=len(rally.shots),
            landings=_count_floor_contacts(landings),
        )
        if fastest is None:
            return measured
        speed = tr("match", "Fastest: {speed} km/\N{WORD JOINER}h.", speed=fastest.format())
        return join_sentences(measured, speed)


def _count_floor_contacts(count: int) -> str:
    return count_noun(count, "landing or bounce", "landings and bounces")
