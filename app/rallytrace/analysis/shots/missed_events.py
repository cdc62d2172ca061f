"""Add the hits and bounces that hardly change the path in the picture, but are needed to explain it by shots in 3D."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.arcs.path_arcs import find_arcs
from rallytrace.analysis.shots.single_shot_fit import fit_single_shots, view_shots
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.camera import Camera
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import SPORTS, Sport

_EVENT_COST: Final = 30.0
"""An added event must reduce the robust sum of squares by more than this, in noise squared."""
_SWITCH_COST: Final = 10.0
"""Cost of changing a hit to a bounce, or a bounce to a hit."""
_SHIFT_COST_PER_FRAME: Final = 0.5
"""Cost of moving an event by one frame."""
_BOUNCING_SHIFT_FRAMES: Final = (-3, 0, 3)
"""Shifts that are tried for each event between two shots if the ball bounces in play. At the ends of a rally, a shift
would only remove positions, and the shorter shot would always seem to fit better.
"""
_SAME_SIDE_COST: Final = 12.0
"""Cost of a hit whose shot does not cross the net, or of a bounce whose shot does."""
_MIN_SHOT_SECONDS: Final = 0.05
"""Shortest shot."""
_MIN_SEPARATION_SECONDS: Final = 0.14
"""Shortest time between two events."""
_MAX_SHOT_SECONDS: Final = 3.5
"""Longest shot."""

ON_FLOOR: Final = frozenset((EventKind.BOUNCE, EventKind.LANDING))
_OTHER: Final = {
    EventKind.HIT: EventKind.BOUNCE,
    EventKind.SERVE: EventKind.BOUNCE,
    EventKind.BOUNCE: EventKind.HIT,
    EventKind.LANDING: EventKind.HIT,
}


@dataclass(frozen=True, slots=True)
class _Node:
    """A possible event in the search for the cheapest chain.

    Attributes:
        frame: frame number of the event.
        known_frame: frame number before the event was shifted; equal to `frame` for a new event.
        order: index of a known event; for a new event, the mean of its two neighbours' indices.
        cost: cost of choosing the event.
    """

    frame: int
    kind: EventKind
    known_frame: int
    order: float
    cost: float


def add_missed_events(
    events: Sequence[Event],
    pixels: Floats,
    seconds: Floats,
    camera: Camera,
    sport: Sport,
    *,
    by_hand: Sequence[Event] = (),
) -> tuple[tuple[Event, ...], Indices]:
    """Add the events that are needed to explain a rally by shots in 3D, and correct the kinds of the known ones.

    Events set by the user keep their kind and frame. No event is added in frames that the user marked as no event.

    Args:
        events: events of the rally, ascending, at least two.
        pixels: (2, n) positions in video pixels, NaN where no ball was found.
        seconds: (n,) time of each frame.
        camera: camera of the court.
        sport: sport of the court.
        by_hand: events set by the user.

    Returns:
        The events, with known ones in their original frames, and the frames (n,) in which the shots meet.
    """
    nodes = _nodes(events, pixels, seconds, camera, sport, by_hand=by_hand)
    times = seconds[[node.frame for node in nodes]]
    orders = np.array([node.order for node in nodes])
    pairs = _pairs(times, orders)
    floor = np.array([node.kind in ON_FLOOR for node in nodes])
    seen = np.flatnonzero(np.isfinite(pixels[0]))
    views = view_shots(pixels[:, seen].T, seconds[seen], times[pairs], floor[pairs], camera)
    fits = fit_single_shots(views, camera, SPORTS[sport].court, SPORTS[sport].ball)
    crosses = fits.ends[:, 0, 1] * fits.ends[:, 1, 1] < 0
    costs = fits.costs + np.where(crosses == floor[pairs[:, 0]], _SAME_SIDE_COST, 0.0)
    node_costs = np.array([node.cost for node in nodes])
    chain = _cheapest_chain(costs + node_costs[pairs[:, 1]], pairs, node_costs, orders)
    found = tuple(Event(nodes[k].known_frame, nodes[k].kind) for k in chain)
    return found, np.array([nodes[k].frame for k in chain])


def _nodes(
    events: Sequence[Event],
    pixels: Floats,
    seconds: Floats,
    camera: Camera,
    sport: Sport,
    *,
    by_hand: Sequence[Event],
) -> list[_Node]:
    """Return the known events in all their variants, and possible events between them, in order."""
    first, last = events[0].frame, events[-1].frame
    span = slice(first, last + 1)
    size = Size(round(camera.size[0]), round(camera.size[1]))
    begins = np.zeros(last + 1 - first, np.bool_)
    found = find_arcs(pixels[:, span], seconds[span], size=size, begins=begins, first=first)
    ends = {frame for arc in found.arcs for frame in (arc[0], arc[-1])}
    known = [event.frame for event in events]
    denied = [event.frame for event in by_hand if event.kind is EventKind.NO_EVENT and first <= event.frame <= last]
    taken = list(known)
    for frame in sorted(ends.union(found.contacts)):
        if first < frame < last and np.abs(seconds[[*taken, *denied]] - seconds[frame]).min() > _MIN_SEPARATION_SECONDS:
            taken.append(frame)
    bounces = SPORTS[sport].ball.bounces
    kinds = (EventKind.HIT, EventKind.BOUNCE) if bounces else (EventKind.HIT,)
    orders = np.searchsorted(known, taken) - 0.5
    nodes = [
        _Node(frame, kind, frame, float(order), _EVENT_COST)
        for frame, order in zip(taken[len(events) :], orders[len(events) :], strict=True)
        for kind in kinds
    ]
    for order, event in enumerate(events):
        if event in by_hand:
            nodes.append(_Node(event.frame, event.kind, event.frame, order, 0.0))
            continue
        for shift in _BOUNCING_SHIFT_FRAMES if bounces and 0 < order < len(events) - 1 else (0,):
            if 0 <= event.frame + shift < len(seconds):
                cost = _SHIFT_COST_PER_FRAME * abs(shift)
                nodes.append(_Node(event.frame + shift, event.kind, event.frame, order, cost))
                if len(kinds) > 1:
                    nodes.append(
                        _Node(event.frame + shift, _OTHER[event.kind], event.frame, order, cost + _SWITCH_COST)
                    )
    return sorted(nodes, key=lambda node: (node.order, node.frame))


def _pairs(times: Floats, orders: Floats) -> Indices:
    """Return the start node and end node of each possible shot, (n, 2). No shot skips a known event."""
    start, end = np.triu_indices(len(times), 1)
    steps, duration = orders[end] - orders[start], times[end] - times[start]
    is_new = orders[start] % 1 > 0
    possible = ((steps == 0) & is_new) | (steps == 0.5) | ((steps == 1) & ~is_new)
    possible &= (duration > _MIN_SHOT_SECONDS) & ((duration < _MAX_SHOT_SECONDS) | (steps == 1))
    return np.asarray(np.stack([start, end], axis=1)[possible], np.intp)


def _cheapest_chain(costs: Floats, pairs: Indices, node_costs: Floats, orders: Floats) -> list[int]:
    """Return the nodes of the cheapest chain of shots from the first event to the last.

    Args:
        costs: (n,) cost of each possible shot.
        pairs: (n, 2) start node and end node of each possible shot.
        orders: `_Node.order` of each node.
    """
    total, origin = np.where(orders == 0, node_costs, np.inf), np.full(len(orders), -1)
    for k in np.argsort(pairs[:, 0], kind="stable").tolist():
        start, end = pairs[k].tolist()
        if total[start] + costs[k] < total[end]:
            total[end], origin[end] = total[start] + costs[k], start
    chain = [int(np.argmin(np.where(orders == orders[-1], total, np.inf)))]
    while origin[chain[-1]] >= 0:
        chain.append(int(origin[chain[-1]]))
    return chain[::-1]
