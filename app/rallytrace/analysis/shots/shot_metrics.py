"""Compute speed, height and landing point of each shot with 80 % intervals. Uncertain values are omitted."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import simulate
from rallytrace.analysis.shots.contact_times import find_contact_times
from rallytrace.analysis.shots.contacts import Contact, RallyObservation
from rallytrace.analysis.shots.initial_guess import cross_net
from rallytrace.analysis.shots.missed_events import add_missed_events
from rallytrace.analysis.shots.trajectory_fit import (
    FIT_WIDTH_PX,
    MAX_MISS_SHARE,
    RallyFit,
    fit_rally,
    to_fitted_picture,
)
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, is_one_court
from rallytrace.track.camera import Camera, camera_spread
from rallytrace.track.courts import Court
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import SPORTS, Ball, Sport, SportRecord

KMH_PER_M_PER_S: Final = 3.6
SIGMAS_80_PERCENT: Final = 1.2816
"""Half-width, in standard deviations, of the central interval that contains 80 % of a normal distribution."""

_EVENT_SPREAD_FRAMES: Final = 1.2
"""Standard deviation of an event's frame."""
_CORNER_SHARE: Final = 2.0 / 1280
"""Error of the court's corners, as a share of the picture's width."""
_MAX_PAUSE_SECONDS: Final = 3.0
"""Longest time without an event within a rally."""
_MAX_EVENTS: Final = 60
"""Largest number of events in a rally."""
_MAX_DIFFERENCE_SPREADS: Final = 2.0
"""Estimates of one value that differ by more than this many standard deviations contradict each other."""
_MAX_LIFT_SPREADS: Final = 3.0
"""Largest lift of a reliable shot, in standard deviations."""
_MAX_LIFT_SHARE: Final = 0.9
"""Largest lift of a reliable shot, as a share of the drag: no spin causes more."""
_MIN_POSITIONS: Final = 6
"""A shot needs this many positions for its measurements to be shown."""
_INTERVAL_FACTOR: Final = 1.25
"""Factor that widens the intervals because of errors of detected events (docs/decisions/0024-flights-in-space.md)."""
_TIME_INTERVAL_FACTOR: Final = 0.85
"""Factor that adjusts the intervals of contact times (docs/decisions/0043-contact-times.md)."""
_NUDGES: Final = np.array([0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 1e-4, 1e-4, 1e-3])
"""Changes of the unknowns of a shot: position and velocity of its start, both lifts, and logarithm of the drag."""
_MAX_SPEED_SPREAD_SHARE: Final = 0.15
_MAX_HEIGHT_SPREAD_M: Final = 0.3
_MAX_LANDING_SPREAD_M: Final = 0.41
"""Standard deviations from which a speed, a height or a landing point is not shown."""
MAX_TOP_INTERVAL_SHARE: Final = 0.1
"""Largest half-width of the interval of a speed that counts among the fastest, as a share of the speed."""
_MAX_LANDING_BESIDE_M, _MAX_LANDING_BEHIND_M = 3.0, 5.0
"""Largest distances beyond the lines at which a ball lands in a hall."""
_MIN_NET_DISTANCE_M: Final = 0.25
"""Smallest distance of a hit from the net: the racket stays on its own side."""
_MAX_HIT_HEIGHT_M: Final = 3.6
"""Height of the highest hit in a jump."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its standard deviation."""

    value: float
    spread: float

    @property
    def half_width(self) -> float:
        """Return half the width of the interval that contains the true value with a probability of 80 %."""
        return SIGMAS_80_PERCENT * self.spread

    @property
    def low(self) -> float:
        """Return the lower bound of that interval."""
        return self.value - self.half_width

    def agrees_with(self, other: "Estimate") -> bool:
        """Return False if another estimate of the same value contradicts this one."""
        return abs(self.value - other.value) <= _MAX_DIFFERENCE_SPREADS * math.hypot(self.spread, other.spread)

    def format(self, digits: int = 0) -> str:
        """Return the value with its interval as text: '305 +- 12', with the plus-minus sign."""
        return f"{self.value:.{digits}f} \N{PLUS-MINUS SIGN} {self.half_width:.{digits}f}"


@dataclass(frozen=True, slots=True)
class ShotMetrics:
    """The measurements of a shot from one event to the next. A value that cannot be determined from one camera is None.

    Attributes:
        frame: frame number of the event at its start.
        end_frame: frame number of the event at its end.
        seconds: duration in seconds.
        speed: speed after the hit, in km/h.
        net: height above the floor at which the ball crosses the plane of the net, in metres.
        start: (x, y, z) position of the start in metres.
        landing: (x, y) position in metres at which the ball meets the floor, each with its standard deviation.
        is_in: whether the ball lands within the lines; None if uncertain.
        apex: largest height above the floor, in metres.
        length: length of the trajectory in metres.
        zone: zone of the court in which the shot ends (see `Court.zone_at`); '' if uncertain.
    """

    frame: int
    end_frame: int
    seconds: float
    speed: Estimate | None
    net: Estimate | None
    start: tuple[float, float, float] | None
    landing: tuple[Estimate, Estimate] | None
    is_in: bool | None
    apex: Estimate | None = None
    length: float | None = None
    zone: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class RallyShots:
    """The shots of a rally in 3D.

    Attributes:
        events: events at which the shots start and end, one more than there are shots. Some may have been added.
        fit: joint fit of all shots.
        shots: measurements of each shot.
        view: frame in which the fit's camera sees the court.
    """

    events: tuple[Event, ...]
    fit: RallyFit
    shots: tuple[ShotMetrics, ...]
    view: int = 0

    def shift_frames(self, first: int) -> "RallyShots":
        """Return a copy whose frame numbers are increased by `first`."""
        events = tuple(Event(event.frame + first, event.kind) for event in self.events)
        shots = tuple(replace(shot, frame=shot.frame + first, end_frame=shot.end_frame + first) for shot in self.shots)
        return RallyShots(events, self.fit, shots, self.view + first)

    def contact_times(self) -> dict[int, Estimate]:
        """Return the times in seconds at which two reliable shots meet, keyed by the frame of the contact.

        The shots must be those of a whole rally.
        """
        sure, times = [shot.start is not None for shot in self.shots], _contact_times(self.fit)
        return {self.events[k].frame: times[k] for k in range(1, len(self.shots)) if sure[k - 1] and sure[k]}

    def within(self, frames: range) -> "RallyShots | None":
        """Return the part whose shots begin in a range of frames; None if no shot does."""
        kept = [k for k, shot in enumerate(self.shots) if shot.frame in frames]
        if len(kept) == len(self.shots):
            return self
        if not kept:
            return None
        part = slice(kept[0], kept[-1] + 1)
        return RallyShots(self.events[part.start : part.stop + 1], self.fit, self.shots[part], self.view)


@dataclass(frozen=True, slots=True, eq=False)
class ObservedPath:
    """The detected ball positions of a video.

    Attributes:
        pixels: (2, n) video pixels, NaN where no ball was found.
        seconds: (n,) time at which each frame is shown.
        width: width of the picture in pixels.
    """

    pixels: Floats
    seconds: Floats
    width: int


@dataclass(frozen=True, slots=True)
class RallyEvents:
    """The events of a rally, ascending, and the frames of its scene."""

    events: tuple[Event, ...]
    scene: range


def split_rallies(
    events: Sequence[Event], seconds: Floats, courts: Sequence[CourtCalibration] = (), min_events: int = 2
) -> list[tuple[Event, ...]]:
    """Split the events of a scene into rallies. A landing, a serve, a long pause or a change of court ends a rally.

    Args:
        events: events, ascending.
        seconds: time of each frame of the video.
        courts: courts of the video, ascending.
        min_events: smallest number of events in a rally; shorter ones are dropped.
    """
    rallies: list[tuple[Event, ...]] = []
    current: list[Event] = []
    for event in events:
        if event.frame >= len(seconds):
            break
        if current and (
            current[-1].kind is EventKind.LANDING
            or event.kind is EventKind.SERVE
            or seconds[event.frame] - seconds[current[-1].frame] > _MAX_PAUSE_SECONDS
            or len(current) == _MAX_EVENTS
            or not is_one_court(courts, current[-1].frame, event.frame)
        ):
            rallies.append(tuple(current))
            current = []
        current.append(event)
    rallies.append(tuple(current))
    return [rally for rally in rallies if len(rally) >= min_events]


def measure_rally(
    events: Sequence[Event], path: ObservedPath, camera: Camera, sport: Sport, by_hand: Sequence[Event] = ()
) -> RallyShots | None:
    """Measure the shots between the events of a rally; return None if they cannot be determined.

    Args:
        events: events of the rally, ascending.
        by_hand: events set by the user; they are not changed.
    """
    court, seconds = SPORTS[sport].court, path.seconds
    fitted, pixels = to_fitted_picture(camera, path.pixels)
    found, meetings = add_missed_events(events, pixels, seconds, fitted, sport, by_hand=by_hand)
    spread = _EVENT_SPREAD_FRAMES * max(1e-3, float(np.median(np.diff(seconds[meetings[0] : meetings[-1] + 1]))))
    times = seconds[meetings].tolist()
    contacts = [Contact(second, spread, on_floor=not event.is_hit) for second, event in zip(times, found, strict=True)]
    frames = np.arange(meetings[0], meetings[-1] + 1)
    frames = frames[np.isfinite(path.pixels[0, frames])]
    seen = RallyObservation(seconds[frames], path.pixels[:, frames].T, tuple(contacts))
    covariance = camera_spread(fitted, court, _CORNER_SHARE * FIT_WIDTH_PX)
    try:
        fit = fit_rally(seen, camera, court, SPORTS[sport].ball, covariance)
    except np.linalg.LinAlgError:
        return None
    if fit is None:
        return None
    nudged = _nudge(fit)
    times, spreads = find_contact_times(meetings, pixels, seconds, FIT_WIDTH_PX)
    in_picture = map(Estimate, times.tolist(), spreads.tolist())
    is_timed = [time.agrees_with(other) for time, other in zip(_contact_times(fit), in_picture, strict=True)]
    shots = (_measure_shot(k, found, fit, nudged[k], SPORTS[sport]) for k in range(len(fit)))
    shots = (shot if is_timed[k] else replace(shot, speed=None) for k, shot in enumerate(shots))
    return RallyShots(found, fit, tuple(shots))


def _contact_times(fit: RallyFit) -> list[Estimate]:
    variances = np.diag(fit.covariance)[3 : 4 * len(fit.seconds) : 4]
    spreads = _TIME_INTERVAL_FACTOR * np.sqrt(np.maximum(0, variances))
    return list(map(Estimate, fit.seconds.tolist(), spreads.tolist()))


def _measure_shot(k: int, events: Sequence[Event], fit: RallyFit, nudged: Floats, sport: SportRecord) -> ShotMetrics:
    start, end, court = events[k], events[k + 1], sport.court
    sure = _is_sure(k, fit, sport) and is_played_from(start.kind, fit.starts[k], sport)
    speed = net = landing = is_in = None
    if sure and start.is_hit:
        speed = _speed(k, fit, sport.ball)
    if sure:
        net = _keep_certain(_net_height(k, fit, nudged), lambda found: found.spread < _MAX_HEIGHT_SPREAD_M)
    if sure and not end.is_hit:
        landing = _landing(k + 1, fit, court)
        is_in = None if landing is None else is_within_lines(landing, court)
    x, y, z = fit.starts[k].tolist()
    apex = _keep_certain(_apex(k, fit, nudged), lambda found: found.spread < _MAX_HEIGHT_SPREAD_M) if sure else None
    duration = float(fit.seconds[k + 1] - fit.seconds[k])
    return ShotMetrics(
        start.frame,
        end.frame,
        duration,
        speed,
        net,
        (x, y, z) if sure else None,
        landing,
        is_in,
        apex,
        _length(nudged) if sure else None,
        _end_zone(k + 1, fit, court) if sure else "",
    )


def _keep_certain(found: Estimate | None, is_sure: Callable[[Estimate], bool]) -> Estimate | None:
    return found if found is not None and np.isfinite(found.spread) and is_sure(found) else None


def _is_sure(k: int, fit: RallyFit, sport: SportRecord) -> bool:
    """Return True if a shot fits its positions and is physically possible."""
    own, ball = fit.residuals[fit.shots == k], sport.ball
    if abs(fit.lift[k, 0]) > min(_MAX_LIFT_SPREADS * ball.lift_spread, _MAX_LIFT_SHARE) * fit.drag:
        return False
    if k and sport.highest_hit is not None and fit.starts[k, 2] > sport.highest_hit:
        return False
    if len(own) < _MIN_POSITIONS or np.median(own) > MAX_MISS_SHARE * FIT_WIDTH_PX:
        return False
    return bool(np.linalg.norm(fit.velocities[k]) <= ball.fastest and fit.noise < MAX_MISS_SHARE * FIT_WIDTH_PX)


def is_played_from(kind: EventKind, place: Floats, sport: SportRecord) -> bool:
    """Return True if a shot that starts with an event of this kind may begin at a position (3,) in metres.

    If not, either the event or the previous shot is wrong.
    """
    if not Event(0, kind).is_hit:
        return True
    across, along = np.abs(place[:2]) - (sport.court.width / 2, sport.court.length / 2)
    if (
        across > _MAX_LANDING_BESIDE_M
        or along > _MAX_LANDING_BEHIND_M
        or not 0 <= place[2] <= _MAX_HIT_HEIGHT_M
        or abs(place[1]) < _MIN_NET_DISTANCE_M
    ):
        return False
    serve = sport.serve
    is_low = serve.highest is None or place[2] <= serve.highest
    return kind is not EventKind.SERVE or bool(is_low and serve.nearest <= abs(place[1]) <= serve.farthest)


def is_precise(speed: Estimate) -> bool:
    """Return True if a speed is known well enough to be called the fastest.

    The largest of many uncertain values is mostly the one with the largest error.
    """
    return speed.half_width <= MAX_TOP_INTERVAL_SHARE * speed.value


def fastest_speed(speeds: Iterable[Estimate]) -> Estimate | None:
    """Return the precise speed whose interval begins highest; None if no speed is precise."""
    return max(filter(is_precise, speeds), key=lambda speed: speed.low, default=None)


def _speed(k: int, fit: RallyFit, ball: Ball) -> Estimate | None:
    """Return the speed after the hit; None if it is uncertain, or its interval reaches beyond any possible stroke."""
    speed = float(np.linalg.norm(fit.velocities[k]))
    found = Estimate(KMH_PER_M_PER_S * speed, _INTERVAL_FACTOR * KMH_PER_M_PER_S * float(fit.speed_spreads()[k]))
    is_sure = (
        found.spread < _MAX_SPEED_SPREAD_SHARE * found.value
        and found.value + found.half_width <= KMH_PER_M_PER_S * ball.fastest
    )
    return found if is_sure and np.isfinite(found.spread) else None


def may_land(place: Floats, spreads: Floats, court: Court) -> bool:
    """Return True if a ball may land at a position (2,) in metres: near the lines, and not beyond a wall.

    Beyond a wall by more than a standard deviation, the ball has hit the wall instead.
    """
    beyond = spreads if court.wall else (_MAX_LANDING_BESIDE_M, _MAX_LANDING_BEHIND_M)
    return bool(np.all(np.abs(place) <= np.array([court.width / 2, court.length / 2]) + beyond))


def _landing(contact: int, fit: RallyFit, court: Court) -> tuple[Estimate, Estimate] | None:
    place, spreads = _floor_place(contact, fit)
    if not may_land(place, spreads, court) or not np.all(spreads < _MAX_LANDING_SPREAD_M):
        return None
    return Estimate(float(place[0]), float(spreads[0])), Estimate(float(place[1]), float(spreads[1]))


def _floor_place(contact: int, fit: RallyFit) -> tuple[Floats, Floats]:
    """Return the position of a contact on the floor, (2,) metres, and its standard deviations, (2,)."""
    place = fit.end if contact == len(fit) else fit.starts[contact]
    return place[:2], _INTERVAL_FACTOR * np.sqrt(np.maximum(0, np.diag(fit.covariance)[4 * contact : 4 * contact + 2]))


def is_within_lines(landing: tuple[Estimate, Estimate], court: Court) -> bool | None:
    """Return True for a landing within the singles lines, False for one beyond the doubles lines, None if uncertain."""
    across, along = landing
    beyond_base = abs(along.value) - court.length / 2
    if beyond_base < -along.half_width and abs(across.value) + across.half_width < court.singles_width / 2:
        return True
    is_out = beyond_base > along.half_width or abs(across.value) - across.half_width > court.width / 2
    return False if is_out else None


def _net_height(k: int, fit: RallyFit, nudged: Floats) -> Estimate | None:
    """Return the height at which the shot crosses the plane of the net; None if it does not cross it."""
    places, crossed = cross_net(nudged)
    return _propagate(places[:, 2], k, fit) if crossed.all() else None


def _apex(k: int, fit: RallyFit, nudged: Floats) -> Estimate:
    """Return the height of the shot's highest point."""
    return _propagate(nudged[..., 2].max(axis=0), k, fit)


def _length(nudged: Floats) -> float:
    return float(np.linalg.norm(np.diff(nudged[:, 0], axis=0), axis=1).sum())


def _end_zone(contact: int, fit: RallyFit, court: Court) -> str:
    """Return the zone of the court in which a contact is; '' if its interval covers more than one zone."""
    place, spreads = _floor_place(contact, fit)
    (x, y), (spread_x, spread_y) = place.tolist(), SIGMAS_80_PERCENT * spreads
    names = {
        court.zone_at(x + across, y + along) for across in (-spread_x, spread_x) for along in (-spread_y, spread_y)
    }
    return names.pop() if len(names) == 1 else ""


def _nudge(fit: RallyFit) -> Floats:
    """Return the positions (shots, steps + 1, 10, 3) of each shot and nine variants, each with one unknown changed."""
    n = 1 + len(_NUDGES)
    nudges = np.tile(np.concatenate([np.zeros((1, n - 1)), np.diag(_NUDGES)]), (len(fit), 1))
    starts, velocities, lift, durations = (
        np.repeat(values, n, axis=0) for values in (fit.starts, fit.velocities, fit.lift, np.diff(fit.seconds))
    )
    up, right = (lift + nudges[:, 6:8]).T
    drag = fit.drag * np.exp(nudges[:, 8])
    flown = simulate(starts + nudges[:, :3], velocities + nudges[:, 3:6], drag, up, durations, side_lift=right)
    return flown.positions.reshape(-1, len(fit), n, 3).transpose(1, 0, 2, 3)


def _propagate(values: Floats, k: int, fit: RallyFit) -> Estimate:
    """Return the value of a shot, given those of `_nudge`, with the spread that the unknowns of the fit cause."""
    columns = np.concatenate([4 * k + np.arange(3), fit.columns(np.array([k]))[0]])
    slopes = (values[1:] - values[0]) / _NUDGES
    variance = float(slopes @ fit.covariance[np.ix_(columns, columns)] @ slopes)
    return Estimate(float(values[0]), _INTERVAL_FACTOR * float(np.sqrt(max(0.0, variance))))
