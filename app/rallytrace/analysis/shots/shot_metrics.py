"""What the flights of a rally come to in metres and km/h, each number with its interval, none where it is unsure."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import BALLS, Ball, Trajectories, fly
from rallytrace.analysis.shots.contacts import Contact, RallyObservation
from rallytrace.analysis.shots.initial_guess import cross_net
from rallytrace.analysis.shots.missed_events import add_missed_events
from rallytrace.analysis.shots.trajectory_fit import FIT_WIDTH, MOST_MISSED, RallyFit, fit_rally, to_fitted_picture
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, court_at, entry_at
from rallytrace.track.camera import Camera, camera_spread
from rallytrace.track.courts import COURTS, Court, CourtSport
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind

KMH: Final = 3.6
EIGHTY: Final = 1.2816
"""Standard deviations on each side that hold 80 % of a normal distribution."""

_EVENT_SPREAD: Final = 1.2
"""Frames by which an event may be off, as a standard deviation."""
_CORNER_SHARE: Final = 2.0 / 1280
"""Error of the court's corners, in widths of the picture."""
_PAUSE: Final = 3.0
"""Seconds without an event that end a rally."""
_MOST_EVENTS: Final = 60
_LEAST_SEEN: Final = 6
_WIDER: Final = 1.25
"""Errors of found events widen intervals so much (models/studies/measure_flights.py)."""
_SPEED_SHARE: Final = 0.15
_NET_METRES: Final = 0.3
_LANDING_METRES: Final = 0.41
"""Standard deviations beyond which a number is not shown."""
_BESIDE, _BEHIND = 3.0, 5.0
"""Metres beyond the lines at which a ball still lands in a hall."""
_AT_NET: Final = 0.25
"""Metres from the net within which nobody hits: his racket stays on his side."""
_HIGHEST: Final = 3.6
"""Metres above the floor: the highest hit of a jump."""
_SERVES: Final = {
    CourtSport.BADMINTON: ((1.5, 5.0), 1.6),
    CourtSport.TENNIS: ((10.5, 14.0), _HIGHEST),
    CourtSport.PADEL: ((6.0, 10.0), 1.8),
}
"""Distances from the net at which a serve is hit, and its greatest height, metres, each with half a metre more than
the rules leave: behind the short service line and below 1.15 m; behind the base line; behind the service line, at the
waist."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its standard deviation."""

    value: float
    spread: float

    @property
    def half_width(self) -> float:
        """Of the interval that holds the truth in 80 of 100 cases."""
        return EIGHTY * self.spread

    def format(self, digits: int = 0) -> str:
        """With its interval: '305 +- 12', with the sign for it."""
        return f"{self.value:.{digits}f} \N{PLUS-MINUS SIGN} {self.half_width:.{digits}f}"


@dataclass(frozen=True, slots=True)
class FlightNumbers:
    """A flight, from one event to the next. What one camera cannot tell is None.

    Attributes:
        frame: of the event at its start.
        end_frame: of the event at its end.
        seconds: how long it takes.
        speed: km/h, after the hit.
        net: metres above the floor where it crosses the net.
        start: (x, y, z) metres.
        apex: metres above the floor at its highest.
        length: metres along the flight.
        landing: (x, y) metres where it meets the floor, each with its spread.
        is_in: whether it lands within the lines; None where that is not sure.
        zone: of the court in which it ends, as of `Court.zone_at`; '' where that is not sure.
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
class RallyInSpace:
    """A rally's flights.

    Attributes:
        events: one more than there are flights, also those that only the flights tell.
        fit: all of them together.
        flights: what they come to.
    """

    events: tuple[Event, ...]
    fit: RallyFit
    flights: tuple[FlightNumbers, ...]

    def shift_frames(self, first: int) -> "RallyInSpace":
        """With frames that were counted from `first`."""
        events = tuple(Event(event.frame + first, event.kind) for event in self.events)
        flights = tuple(
            replace(flight, frame=flight.frame + first, end_frame=flight.end_frame + first) for flight in self.flights
        )
        return RallyInSpace(events, self.fit, flights)


@dataclass(frozen=True, slots=True, eq=False)
class SeenPath:
    """The positions of a video.

    Attributes:
        pixels: (2, n) video pixels, NaN where no ball is seen.
        seconds: (n,) when each frame is shown.
        width: of the picture, pixels.
    """

    pixels: Floats
    seconds: Floats
    width: int


def split_rallies(
    events: Sequence[Event], seconds: Floats, courts: Sequence[CourtCalibration] = ()
) -> list[tuple[Event, ...]]:
    """Events of one rally after another: a landing, a long pause or another court ends it."""
    rallies: list[tuple[Event, ...]] = []
    current: list[Event] = []
    for event in events:
        if event.frame >= len(seconds):
            break
        if current and (
            current[-1].kind is EventKind.LANDING
            or event.kind is EventKind.SERVE
            or seconds[event.frame] - seconds[current[-1].frame] > _PAUSE
            or len(current) == _MOST_EVENTS
            or entry_at(courts, event.frame) is not entry_at(courts, current[-1].frame)
        ):
            rallies.append(tuple(current))
            current = []
        current.append(event)
    rallies.append(tuple(current))
    return [rally for rally in rallies if len(rally) > 1]


def fly_rally(
    events: Sequence[Event], path: SeenPath, camera: Camera, sport: CourtSport, by_hand: Sequence[Event] = ()
) -> RallyInSpace | None:
    """The flights between the events of a rally; None where they cannot be found.

    Args:
        by_hand: events set by a person, which stay as they are.
    """
    court, seconds = COURTS[sport], path.seconds
    fitted, pixels = to_fitted_picture(camera, path.pixels)
    found, meetings = add_missed_events(events, pixels, seconds, fitted, sport, by_hand=by_hand)
    spread = _EVENT_SPREAD * max(1e-3, float(np.median(np.diff(seconds[meetings[0] : meetings[-1] + 1]))))
    times = seconds[meetings].tolist()
    knots = [Contact(second, spread, on_floor=not event.is_hit) for second, event in zip(times, found, strict=True)]
    frames = np.arange(meetings[0], meetings[-1] + 1)
    frames = frames[np.isfinite(path.pixels[0, frames])]
    seen = RallyObservation(seconds[frames], path.pixels[:, frames].T, tuple(knots))
    covariance = camera_spread(fitted, court, _CORNER_SHARE * FIT_WIDTH)
    try:
        fit = fit_rally(seen, camera, court, BALLS[sport], covariance)
    except np.linalg.LinAlgError:
        return None
    if fit is None:
        return None
    flights = tuple(_numbers(k, found, fit, court) for k in range(len(fit)))
    return RallyInSpace(found, fit, flights)


def fly_rallies(
    events: Sequence[Event],
    path: SeenPath,
    courts: Sequence[CourtCalibration],
    size: Size,
    check: Callable[[], None] = lambda: None,
    *,
    by_hand: Sequence[Event] = (),
) -> Iterator[RallyInSpace]:
    """The flights of a video's rallies, as far as they can be found; some 30 ms a flight.

    Args:
        events: ascending.
        path: where the ball is seen.
        courts: of the video, ascending; each rally has the court of its first event.
        size: of the video.
        check: called before each rally; raises to stop.
        by_hand: events set by a person, which stay as they are.
    """
    cameras = {court: court.camera(size) for court in courts if not court.is_lost}
    for rally in split_rallies(events, path.seconds, courts):
        check()
        court = court_at(courts, rally[0].frame)
        camera = None if court is None else cameras[court]
        flown = None if court is None or camera is None else fly_rally(rally, path, camera, court.sport, by_hand)
        if flown is not None:
            yield flown


def _numbers(k: int, events: Sequence[Event], fit: RallyFit, court: Court) -> FlightNumbers:
    start, end = events[k], events[k + 1]
    sure = _is_sure(k, fit, court) and is_played_from(start.kind, fit.starts[k], court)
    speed = net = landing = is_in = None
    if sure and start.is_hit:
        speed = _speed(k, fit, BALLS[court.sport])
    if sure:
        net = _kept(_net_height(k, fit), lambda found: found.spread < _NET_METRES)
    if sure and not end.is_hit:
        landing = _landing(k + 1, fit, court)
        is_in = None if landing is None else _is_in(landing, court)
    x, y, z = fit.starts[k].tolist()
    apex = _kept(_apex(k, fit), lambda found: found.spread < _NET_METRES) if sure else None
    duration = float(fit.seconds[k + 1] - fit.seconds[k])
    return FlightNumbers(
        start.frame,
        end.frame,
        duration,
        speed,
        net,
        (x, y, z) if sure else None,
        landing,
        is_in,
        apex,
        _length(k, fit) if sure else None,
        _end_zone(k + 1, fit, court) if sure else "",
    )


def _kept(found: Estimate | None, is_sure: Callable[[Estimate], bool]) -> Estimate | None:
    return found if found is not None and np.isfinite(found.spread) and is_sure(found) else None


def _is_sure(k: int, fit: RallyFit, court: Court) -> bool:
    """Whether a flight explains its positions, and is one that is played."""
    own = fit.residuals[fit.flights == k]
    if len(own) < _LEAST_SEEN or np.median(own) > MOST_MISSED * FIT_WIDTH:
        return False
    fastest = BALLS[court.sport].fastest
    return bool(np.linalg.norm(fit.velocities[k]) <= fastest and fit.noise < MOST_MISSED * FIT_WIDTH)


def is_played_from(kind: EventKind, place: Floats, court: Court) -> bool:
    """Whether a flight may begin at a place (3,) in metres; else its event, or the flight before, is mistaken."""
    if not Event(0, kind).is_hit:
        return True
    across, along = np.abs(place[:2]) - (court.width / 2, court.length / 2)
    if across > _BESIDE or along > _BEHIND or not 0 <= place[2] <= _HIGHEST or abs(place[1]) < _AT_NET:
        return False
    (nearest, farthest), highest = _SERVES[court.sport]
    return kind is not EventKind.SERVE or bool(nearest <= abs(place[1]) <= farthest and place[2] <= highest)


def _speed(k: int, fit: RallyFit, ball: Ball) -> Estimate | None:
    """Speed after the hit; None where it is unsure, or its interval reaches beyond any stroke."""
    speed = float(np.linalg.norm(fit.velocities[k]))
    found = Estimate(KMH * speed, _WIDER * KMH * float(fit.speed_spreads()[k]))
    is_sure = found.spread < _SPEED_SHARE * found.value and found.value + found.half_width <= KMH * ball.fastest
    return found if is_sure and np.isfinite(found.spread) else None


def _landing(knot: int, fit: RallyFit, court: Court) -> tuple[Estimate, Estimate] | None:
    place, spreads = _floor_place(knot, fit)
    beyond = np.abs(place) > (court.width / 2 + _BESIDE, court.length / 2 + _BEHIND)
    if np.any(beyond) or not np.all(spreads < _LANDING_METRES):
        return None
    return Estimate(float(place[0]), float(spreads[0])), Estimate(float(place[1]), float(spreads[1]))


def _floor_place(knot: int, fit: RallyFit) -> tuple[Floats, Floats]:
    """Where a knot is on the floor, (2,) metres, and its standard deviations."""
    place = fit.end if knot == len(fit) else fit.starts[knot]
    return place[:2], _WIDER * np.sqrt(np.maximum(0, np.diag(fit.covariance)[4 * knot : 4 * knot + 2]))


def _is_in(landing: tuple[Estimate, Estimate], court: Court) -> bool | None:
    """In where it is within the lines of singles, out where it is beyond those of doubles, each by its interval."""
    across, along = landing
    beyond_base = abs(along.value) - court.length / 2
    if beyond_base < -along.half_width and abs(across.value) + across.half_width < court.singles_width / 2:
        return True
    is_out = beyond_base > along.half_width or abs(across.value) - across.half_width > court.width / 2
    return False if is_out else None


def _net_height(k: int, fit: RallyFit) -> Estimate | None:
    """Height where the flight crosses the net's plane; None where it does not."""
    flown, steps, covariance = _nudged(k, fit)
    places, crossed = cross_net(flown)
    return _propagate(places[:, 2], steps, covariance) if crossed.all() else None


def _apex(k: int, fit: RallyFit) -> Estimate:
    """Height of the highest place."""
    flown, steps, covariance = _nudged(k, fit)
    return _propagate(flown.positions[..., 2].max(axis=0), steps, covariance)


def _length(k: int, fit: RallyFit) -> float:
    flown, _, _ = _nudged(k, fit)
    return float(np.linalg.norm(np.diff(flown.positions[:, 0], axis=0), axis=1).sum())


def _end_zone(knot: int, fit: RallyFit, court: Court) -> str:
    """The zone of a knot; '' where its interval reaches beyond the zone."""
    place, spreads = _floor_place(knot, fit)
    (x, y), (spread_x, spread_y) = place.tolist(), EIGHTY * spreads
    names = {
        court.zone_at(x + across, y + along) for across in (-spread_x, spread_x) for along in (-spread_y, spread_y)
    }
    return names.pop() if len(names) == 1 else ""


def _nudged(k: int, fit: RallyFit) -> tuple[Trajectories, Floats, Floats]:
    """A flight and eight more with one unknown changed each, the changes (8,), and the unknowns' covariance (8, 8)."""
    knots = len(fit) + 1
    first = 4 * knots + 4 * k
    columns = np.array([4 * k, 4 * k + 1, 4 * k + 2, first, first + 1, first + 2, first + 3, 8 * knots - 4])
    steps = np.array([0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 1e-4, 1e-3])
    nudges = np.concatenate([np.zeros((1, 8)), np.diag(steps)])
    flown = fly(
        fit.starts[k] + nudges[:, :3],
        fit.velocities[k] + nudges[:, 3:6],
        fit.drag * np.exp(nudges[:, 7]),
        fit.lift[k] + nudges[:, 6],
        np.full(9, fit.seconds[k + 1] - fit.seconds[k]),
    )
    return flown, steps, fit.covariance[np.ix_(columns, columns)]


def _propagate(values: Floats, steps: Floats, covariance: Floats) -> Estimate:
    slopes = (values[1:] - values[0]) / steps
    return Estimate(float(values[0]), _WIDER * float(np.sqrt(max(0.0, float(slopes @ covariance @ slopes)))))
