"""Define each sport by one record: court, ball, serve, players, scoring and strokes. No other module names a sport.

Sources: BWF Laws of Badminton 1 (2024), ITF Rules of Tennis 1 (2024), FIP Rules of Padel 1 (2024). This module does not
load NumPy, so that the command line's help starts quickly.
"""

import enum
from dataclasses import dataclass
from typing import Final

from rallytrace.texts import tr_lazy
from rallytrace.track.courts import Court, CourtLine, PlayerArea, Zone, both_halves, both_sides
from rallytrace.track.scoring import Scoring, ScoringSystem
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup

GRAVITY_M_PER_S2: Final = 9.81


class Sport(enum.StrEnum):
    """A sport, or `AUTO`. The value is its name in options, settings and projects."""

    AUTO = "auto"
    """The sport is decided by the courts, or without courts by the path: see `lists.sport_in_use` and
    `found_events.ball_bounces`.
    """
    BADMINTON = "badminton"
    TENNIS = "tennis"
    PADEL = "padel"


@dataclass(frozen=True, slots=True)
class Ball:
    """The flight properties of a ball.

    Attributes:
        drag: drag in 1/m, so that the deceleration is drag * speed^2. For a shuttle it is 9.81 / terminal speed^2.
        drag_spread: standard deviation, among balls, of the logarithm of the drag.
        lift_spread: standard deviation of the lift caused by spin, as a share of the drag.
        radius: height of the ball's centre when it lies on the floor, in metres.
        fastest: speed in m/s that no stroke exceeds.
        bounces: whether the ball bounces in play.
    """

    drag: float
    drag_spread: float
    lift_spread: float
    radius: float
    fastest: float
    bounces: bool = True


@dataclass(frozen=True, slots=True)
class Serve:
    """Where a serve is hit. Distances and height allow for half a metre more than the rules.

    Attributes:
        nearest: smallest distance from the net in metres.
        farthest: largest distance from the net in metres.
        highest: largest height in metres; None if the height is not limited, as in a sport in which serves are hit
            overhead.
    """

    nearest: float
    farthest: float
    highest: float | None


@dataclass(frozen=True, slots=True)
class SportRecord:
    """Everything that depends on the sport.

    Attributes:
        title: name on the screen.
        court: lines, net, walls and zones.
        ball: flight properties of the ball.
        serve: where a serve is hit.
        scoring: scoring systems, in the order in which they are offered.
        strokes: names of strokes: those of `StrokeGroup` are found by a network, those of `RacketStroke` by rules.
        highest_hit: greatest height in metres of a hit, other than the first, whose shot is measured; None for any.
            Far behind the base line, a low and slow shot looks like a high and fast one.
        is_always_doubles: whether there are no singles.
    """

    title: str
    court: Court
    ball: Ball
    serve: Serve
    scoring: tuple[Scoring, ...]
    strokes: type[StrokeGroup] | type[RacketStroke]
    highest_hit: float | None = None
    is_always_doubles: bool = False


def _badminton_court() -> Court:
    side, inner, base = 3.05 - 0.02, 2.59 - 0.02, 6.70 - 0.02
    short, long = 1.98 + 0.02, 5.94 + 0.02
    return Court(
        width=6.10,
        length=13.40,
        singles_width=5.18,
        line_width=0.04,
        lines=(
            *both_sides(tr_lazy("match", "side line"), side, base),
            *both_sides(tr_lazy("match", "singles side line"), inner, base),
            *both_halves(tr_lazy("match", "base line"), (-side, side), base),
            *both_halves(tr_lazy("match", "long service line"), (-side, side), long - 0.04),
            *both_halves(tr_lazy("match", "short service line"), (-side, side), short),
            CourtLine(tr_lazy("match", "far centre line"), (0, short), (0, base)),
            CourtLine(tr_lazy("match", "near centre line"), (0, -base), (0, -short)),
        ),
        net_post=1.55,
        net_middle=1.524,
        post_x=3.05,
        wall=0.0,
        player_area=PlayerArea(beside=1.0, behind=1.5),
        zones=(
            Zone(tr_lazy("match", "front"), (0.0, 1.98)),
            Zone(tr_lazy("match", "middle"), (1.98, 4.72)),
            Zone(tr_lazy("match", "back"), (4.72, 6.70)),
        ),
    )


def _tennis_court() -> Court:
    side, inner, base, service = 5.485 - 0.025, 4.115 - 0.025, 11.885 - 0.05, 6.40 - 0.025
    return Court(
        width=10.97,
        length=23.77,
        singles_width=8.23,
        line_width=0.05,
        lines=(
            *both_sides(tr_lazy("match", "side line"), side, base),
            *both_sides(tr_lazy("match", "singles side line"), inner, base),
            *both_halves(tr_lazy("match", "base line"), (-side, side), base),
            *both_halves(tr_lazy("match", "service line"), (-inner, inner), service),
            CourtLine(tr_lazy("match", "centre service line"), (0, -service), (0, service)),
        ),
        net_post=1.07,
        net_middle=0.914,
        post_x=6.40,
        wall=0.0,
        player_area=PlayerArea(beside=1.0, behind=5.5, widening=0.2),
        zones=(
            Zone(tr_lazy("match", "front"), (0.0, 3.2)),
            Zone(tr_lazy("match", "middle"), (3.2, 8.2)),
            Zone(tr_lazy("match", "back"), (8.2, 11.885)),
        ),
    )


def _padel_court() -> Court:
    service = 6.95 - 0.025
    return Court(
        width=10.0,
        length=20.0,
        singles_width=10.0,
        line_width=0.05,
        lines=(
            *both_halves(tr_lazy("match", "service line"), (-5.0, 5.0), service),
            CourtLine(tr_lazy("match", "centre service line"), (0, -7.15), (0, 7.15)),
        ),
        net_post=0.92,
        net_middle=0.88,
        post_x=5.0,
        wall=3.0,
        player_area=PlayerArea(beside=0.6, behind=0.8),
        zones=(
            Zone(tr_lazy("match", "front"), (0.0, 3.0)),
            Zone(tr_lazy("match", "middle"), (3.0, 6.95)),
            Zone(tr_lazy("match", "back"), (6.95, 10.0)),
        ),
    )


SPORTS: Final[dict[Sport, SportRecord]] = {
    Sport.BADMINTON: SportRecord(
        title=tr_lazy("match", "Badminton"),
        court=_badminton_court(),
        # Terminal speed 6.8 m/s (Cohen et al., "The physics of badminton", New J. Phys. 17, 2015).
        ball=Ball(GRAVITY_M_PER_S2 / 6.8**2, 0.08, 0.02, 0.03, 120.0, bounces=False),
        serve=Serve(1.5, 5.0, 1.6),  # behind the short service line and below 1.15 m
        scoring=(Scoring.BADMINTON_21, Scoring.BADMINTON_15),
        strokes=StrokeGroup,
    ),
    Sport.TENNIS: SportRecord(
        title=tr_lazy("match", "Tennis"),
        court=_tennis_court(),
        ball=Ball(0.0200, 0.15, 0.6, 0.033, 75.0),  # drag coefficient 0.55 at 57 g and 67 mm (Cross & Lindsey, 2014)
        serve=Serve(10.5, 14.0, None),  # behind the base line
        scoring=(Scoring.TENNIS_3, Scoring.TENNIS_5, Scoring.TENNIS_DOUBLES),
        strokes=RacketStroke,
        highest_hit=1.9,
    ),
    Sport.PADEL: SportRecord(
        title=tr_lazy("match", "Padel"),
        court=_padel_court(),
        ball=Ball(0.0215, 0.15, 0.5, 0.033, 60.0),  # the ball of tennis with a little less pressure
        serve=Serve(6.0, 10.0, 1.8),  # behind the service line, at the waist
        scoring=(Scoring.PADEL, Scoring.PADEL_GOLDEN),
        strokes=RacketStroke,
        is_always_doubles=True,
    ),
}
"""All sports. For `Sport.AUTO`, the first sport that fits the path is assumed."""


def systems_of(sport: Sport) -> list[ScoringSystem]:
    """Return the ways of counting in a sport; [] for `Sport.AUTO`."""
    return [] if sport is Sport.AUTO else [scoring.system for scoring in SPORTS[sport].scoring]
