"""Hits and bounces that hardly turn the path in the picture: without them no flight in space explains it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.flight.path_flights import find_flights
from rallytrace.analysis.shots.ball import BALLS
from rallytrace.analysis.shots.single_shot_fit import fit_lone_flights, view_flights
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.camera import Camera
from rallytrace.track.courts import COURTS, CourtSport
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind

_PRICE: Final = 30.0
"""Decrease of the robust sum of squares, in noises, that pays for another event."""
_SWITCH: Final = 10.0
"""The same for a hit in place of a bounce, or a bounce in place of a hit."""
_SHIFT: Final = 0.5
"""The same for a frame by which an event is moved."""
_SHIFTS: Final = {
    CourtSport.BADMINTON: (0,),
    CourtSport.TENNIS: (-3, 0, 3),
    CourtSport.PADEL: (-3, 0, 3),
}
_SAME_SIDE: Final = 12.0
"""The same for a hit that does not cross the net, or a bounce that does."""
_LEAST: Final = 0.05
"""Least seconds of a flight."""
_APART: Final = 0.14
"""Least seconds between two events."""
_LONGEST: Final = 3.5
"""Seconds; no flight is longer."""

ON_FLOOR: Final = frozenset((EventKind.BOUNCE, EventKind.LANDING))
_OTHER: Final = {
    EventKind.HIT: EventKind.BOUNCE,
    EventKind.SERVE: EventKind.BOUNCE,
    EventKind.BOUNCE: EventKind.HIT,
    EventKind.LANDING: EventKind.HIT,
}


@dataclass(frozen=True, slots=True)
class _Node:
    """A possible event.

    Attributes:
        frame: of it.
        kind: of it.
        known_frame: of the known event; that of a new one.
        order: number of the known event, or halfway between those beside it.
        price: of taking it.
    """

    frame: int
    kind: EventKind
    known_frame: int
    order: float
    price: float


def add_missed_events(
    events: Sequence[Event],
    pixels: Floats,
    seconds: Floats,
    camera: Camera,
    sport: CourtSport,
    *,
    by_hand: Sequence[Event] = (),
) -> tuple[tuple[Event, ...], Indices]:
    """The events of a rally, with those added that its flights need, and their kinds as the flights say.

    What a person has set stays: kind and frame, and that there is no event.

    Args:
        events: ascending, two at least.
        pixels: (2, n) positions of the video, NaN for none.
        seconds: (n,) time of each frame.
        camera: of the court.
        sport: of the court.
        by_hand: what a person has set.

    Returns:
        Known events keep their frames; (n,) the frames at which the flights meet.
    """
    nodes = _nodes(events, pixels, seconds, camera, sport, by_hand=by_hand)
    times = seconds[[node.frame for node in nodes]]
    orders = np.array([node.order for node in nodes])
    pairs = _pairs(times, orders)
    floor = np.array([node.kind in ON_FLOOR for node in nodes])
    seen = np.flatnonzero(np.isfinite(pixels[0]))
    views = view_flights(pixels[:, seen].T, seconds[seen], times[pairs], floor[pairs], camera)
    fits = fit_lone_flights(views, camera, COURTS[sport], BALLS[sport])
    crosses = fits.ends[:, 0, 1] * fits.ends[:, 1, 1] < 0
    costs = fits.costs + np.where(crosses == floor[pairs[:, 0]], _SAME_SIDE, 0.0)
    prices = np.array([node.price for node in nodes])
    chain = _cheapest_chain(costs + prices[pairs[:, 1]], pairs, prices, orders)
    found = tuple(Event(nodes[k].known_frame, nodes[k].kind) for k in chain)
    return found, np.array([nodes[k].frame for k in chain])


def _nodes(
    events: Sequence[Event],
    pixels: Floats,
    seconds: Floats,
    camera: Camera,
    sport: CourtSport,
    *,
    by_hand: Sequence[Event],
) -> list[_Node]:
    """The events, and the turns of the path between them, ascending."""
    first, last = events[0].frame, events[-1].frame
    span = slice(first, last + 1)
    size = Size(round(camera.size[0]), round(camera.size[1]))
    begins = np.zeros(last + 1 - first, np.bool_)
    found = find_flights(pixels[:, span], seconds[span], size=size, begins=begins, first=first)
    ends = {frame for leg in found.arcs for frame in (leg[0], leg[-1])}
    known = [event.frame for event in events]
    denied = [event.frame for event in by_hand if event.kind is EventKind.NO_EVENT and first <= event.frame <= last]
    taken = list(known)
    for frame in sorted(ends.union(found.breaks)):
        if first < frame < last and np.abs(seconds[[*taken, *denied]] - seconds[frame]).min() > _APART:
            taken.append(frame)
    kinds = (EventKind.HIT,) if sport is CourtSport.BADMINTON else (EventKind.HIT, EventKind.BOUNCE)
    orders = np.searchsorted(known, taken) - 0.5
    nodes = [
        _Node(frame, kind, frame, float(order), _PRICE)
        for frame, order in zip(taken[len(events) :], orders[len(events) :], strict=True)
        for kind in kinds
    ]
    for order, event in enumerate(events):
        if event in by_hand:
            nodes.append(_Node(event.frame, event.kind, event.frame, order, 0.0))
            continue
        for shift in _SHIFTS[sport]:
            if 0 <= event.frame + shift < len(seconds):
                price = _SHIFT * abs(shift)
                nodes.append(_Node(event.frame + shift, event.kind, event.frame, order, price))
                if len(kinds) > 1:
                    nodes.append(_Node(event.frame + shift, _OTHER[event.kind], event.frame, order, price + _SWITCH))
    return sorted(nodes, key=lambda node: (node.order, node.frame))


def _pairs(times: Floats, orders: Floats) -> Indices:
    """(n, 2) the nodes at the ends of possible flights: none jumps over a known event."""
    start, end = np.triu_indices(len(times), 1)
    steps, duration = orders[end] - orders[start], times[end] - times[start]
    is_new = orders[start] % 1 > 0
    possible = ((steps == 0) & is_new) | (steps == 0.5) | ((steps == 1) & ~is_new)
    possible &= (duration > _LEAST) & ((duration < _LONGEST) | (steps == 1))
    return np.asarray(np.stack([start, end], axis=1)[possible], np.intp)


def _cheapest_chain(costs: Floats, pairs: Indices, prices: Floats, orders: Floats) -> list[int]:
    """Nodes of the cheapest chain from the first event to the last, by pairs (n, 2) with costs (n,)."""
    total, origin = np.where(orders == 0, prices, np.inf), np.full(len(orders), -1)
    for k in np.argsort(pairs[:, 0], kind="stable").tolist():
        start, end = pairs[k].tolist()
        if total[start] + costs[k] < total[end]:
            total[end], origin[end] = total[start] + costs[k], start
    chain = [int(np.argmin(np.where(orders == orders[-1], total, np.inf)))]
    while origin[chain[-1]] >= 0:
        chain.append(int(origin[chain[-1]]))
    return chain[::-1]
