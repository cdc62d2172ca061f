"""Curves through the known points around a range, a line, a cubic and a flight, and through faint peaks near them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.fills.fill import Fill, Method, fill_of, refused
from rallytrace.domain.fills.surroundings import FillContext, OpenEnd, Span
from rallytrace.domain.flight import fit_flight
from rallytrace.domain.geometry import Size
from rallytrace.domain.interpolation import lagrange_weights
from rallytrace.domain.peaks import FAINTEST
from rallytrace.domain.track import Frames

NEAR: Final = 3 / 512
"""How far from the curve a peak may be beside a known frame, as a share of the picture's width."""
MORE: Final = 0.5 / 512
"""How much farther with every frame that lies between, unless the known one is a person's: that outranks a peak."""
FARTHEST: Final = 12 / 512
"""How far it may be at most. All three, the least height (`FAINTEST`) and the rounds were
measured: docs/measurements/2026-11-fills.md."""
ROUNDS: Final = 3
"""Passes in which a curve takes in the peaks that it comes near; after these nothing is gained."""


def through_peaks(context: FillContext, draw: Callable[[FillContext], Fill], width: int) -> Fill:
    """A fill that goes through the faint peaks near it, as through known points, and lists their frames as seen.

    Args:
        context: the range, and what is known around it.
        draw: fills frames by what is known around them; where nothing is left to fill it is not asked.
    """
    fill, seen, led = draw(context), np.zeros(0, np.int64), context.beside_persons
    for _ in range(ROUNDS):
        near = _near(context, fill, led, width)
        if not len(near):
            break
        seen, context = np.union1d(seen, near), context.knowing(near)
        if not context.spans() and not context.open_ends():
            fill = replace(fill, frames=near[:0], positions=fill.positions[:, :0])
            break
        fill = draw(context)
    if not len(seen):
        return fill
    # What lies outside of the picture is in no fill, and no peak does.
    frames = np.concatenate([fill.frames, seen])
    positions = np.concatenate([fill.positions, context.path[:, seen - context.first]], axis=1)
    order = np.argsort(frames)
    return replace(fill, frames=frames[order], positions=positions[:, order], seen=seen)


def _near(context: FillContext, fill: Fill, led: Flags, width: int) -> Frames:
    """The frames of a fill that have a faint peak near it; `led` says which are led by a person's point."""
    at = fill.frames - context.first
    x, y, height = context.peaks[:, at]
    distance = np.hypot(*(np.stack([x, y]) - fill.positions))
    between = np.where(led[at], 0, np.maximum(_to_known(context)[at] - 1, 0))
    # NaN, where there is no peak, is near nothing.
    near = (distance <= np.minimum(NEAR + MORE * between, FARTHEST) * width) & (height >= FAINTEST)
    found: Frames = fill.frames[near]
    return found


def _to_known(context: FillContext) -> Frames:
    """How many frames it is from each of its frames to the nearest known one, (n,)."""
    frames, known = np.arange(len(context.known)), np.flatnonzero(context.known)
    after = np.searchsorted(known, frames)
    ends = np.concatenate([[-len(frames)], known, [2 * len(frames)]])
    away: Frames = np.minimum(frames - ends[after], ends[after + 1] - frames)
    return away


SIDE: Final = 5
"""Known points on each side that a flight is fitted to, at most; those farther away may belong to another one."""
_FEWEST: Final = 3
"""Known points that a flight needs: two lie on any line."""
MAX_RESIDUAL: Final = 3 / 512
"""A flight that its own points are farther away from than this share of the picture's width is doubtful."""


@dataclass(frozen=True, slots=True, eq=False)
class _Drawn:
    """A curve over the spans of one flight.

    Attributes:
        positions: (2, n), for the spans' frames; no column where it cannot be drawn.
        residual: how far the points around lie away from it, in px.
        why_not: why it cannot be drawn.
    """

    positions: Floats
    residual: float = 0.0
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class _Curve:
    """How a method draws; the seconds are those of the context's frames.

    Attributes:
        between: over the spans of one flight.
        beyond: over frames with nothing known on their other side, (2, n); no column where it cannot be drawn.
    """

    between: Callable[[FillContext, Sequence[Span], Floats], _Drawn]
    beyond: Callable[[FillContext, OpenEnd, Floats], Floats]


def curves(context: FillContext, seconds: Floats, size: Size) -> tuple[Fill, ...]:
    """The three curves' fills of a range.

    Args:
        seconds: (n,), when each frame of the context is shown.

    Returns:
        Line, cubic and flight; one that cannot be offered has no frames and says why.
    """
    return tuple(
        through_peaks(context, partial(_fill, method, curve, seconds=seconds, size=size), size.width)
        for method, curve in _CURVES.items()
    )


def _fill(method: Method, curve: _Curve, context: FillContext, *, seconds: Floats, size: Size) -> Fill:
    at: list[int] = []
    positions, words = [np.zeros((2, 0))], []
    for _, group in groupby(context.spans(), key=lambda span: span.flight):
        spans = list(group)
        drawn = curve.between(context, spans, seconds)
        positions.append(drawn.positions)
        words.append(drawn.why_not)
        at += [frame for span in spans for frame in span.frames] if drawn.positions.size else []
        if drawn.residual > MAX_RESIDUAL * size.width:
            words.append(
                f"The nearby points are {drawn.residual:.0f} px away from a single flight. There may be a hit."
            )
    for end in context.open_ends():
        beyond = curve.beyond(context, end, seconds)
        positions.append(beyond)
        at += list(end.frames) if beyond.size else []
    words += context.refusals()
    if not at:
        return refused(method, words)
    order = np.argsort(at)
    found = np.concatenate(positions, axis=1)[:, order]
    return fill_of(method, np.array(at, np.int64)[order], found, size, words)


def _line(context: FillContext, spans: Sequence[Span], seconds: Floats) -> _Drawn:
    return _Drawn(np.concatenate([_through(context, (span.before, span.after), span, seconds) for span in spans], 1))


def _cubic(context: FillContext, spans: Sequence[Span], seconds: Floats) -> _Drawn:
    """Through the two nearest known points of the flight on each side; on a line where a side has only one."""
    parts, knots = [], context.knots(spans[0].flight)
    for span in spans:
        at = knots.index(span.before)
        chosen = knots[at - 1 : at + 3] if 0 < at < len(knots) - 2 else (span.before, span.after)
        parts.append(_through(context, chosen, span, seconds))
    return _Drawn(np.concatenate(parts, axis=1))


def _through(context: FillContext, knots: Sequence[int], span: Span, seconds: Floats) -> Floats:
    """Where the polynomial through some known points is in a span's frames, (2, n)."""
    own = np.array(knots) - context.first
    times, wanted = seconds[own], seconds[span.frames.start - context.first : span.frames.stop - context.first]
    found: Floats = context.path[:, own] @ np.stack(lagrange_weights(times.tolist(), wanted))
    return found


def _flight(context: FillContext, spans: Sequence[Span], seconds: Floats) -> _Drawn:
    """The flight that fits the points around and between the spans, bent a little so that it meets their ends.

    Each known point counts the less the more others lie between it and the spans.
    """
    knots = context.knots(spans[0].flight)
    first, last = knots.index(spans[0].before), knots.index(spans[-1].after)
    begin = max(first + 1 - SIDE, 0)
    own = np.array(knots[begin : last + SIDE]) - context.first
    if len(own) < _FEWEST:
        return _Drawn(np.zeros((2, 0)), why_not=f"A flight needs {_FEWEST} known points, and there are {len(own)}.")
    order = np.arange(begin, begin + len(own))
    away = np.maximum(0, np.maximum(first + 1 - order, order - last + 1))
    x, y = context.path[:, own]
    flight = fit_flight(seconds[own], x, y, 1.0 / (1 + away) ** 2)
    left_over = context.path[:, own] - flight.at(seconds[own])
    at = np.concatenate([np.arange(span.frames.start, span.frames.stop) for span in spans]) - context.first
    bent = np.stack([np.interp(seconds[at], seconds[own], axis) for axis in left_over])
    return _Drawn(flight.at(seconds[at]) + bent, residual=flight.residual)


def _straight_on(context: FillContext, end: OpenEnd, seconds: Floats) -> Floats:
    """On the line through the two known points next to the frames."""
    return _polynomial(context, end, seconds, 2, 1)


def _curved_on(context: FillContext, end: OpenEnd, seconds: Floats) -> Floats:
    """On the parabola that fits the known points next to the frames; a cubic would run away."""
    return _polynomial(context, end, seconds, len(end.knots), 2)


def _polynomial(context: FillContext, end: OpenEnd, seconds: Floats, count: int, degree: int) -> Floats:
    """A polynomial fitted to the known points nearest to the frames, moved so that it meets the nearest, (2, n)."""
    ahead = end.frames.start > end.knots[-1]
    knots = np.array(end.knots[-count:] if ahead else end.knots[:count]) - context.first
    nearest = knots[-1] if ahead else knots[0]
    own, wanted = seconds[knots] - seconds[nearest], seconds[np.array(end.frames) - context.first] - seconds[nearest]
    found = []
    for axis in context.path:
        fitted = np.polynomial.Polynomial.fit(own, axis[knots], min(degree, len(knots) - 1))
        found.append(fitted(wanted) + axis[nearest] - fitted(0.0))
    return np.stack(found)


def _flown_on(context: FillContext, end: OpenEnd, seconds: Floats) -> Floats:
    """On the flight that fits the known points, moved so that it meets the nearest; nothing from too few points."""
    if len(end.knots) < _FEWEST:
        return np.zeros((2, 0))
    own = np.array(end.knots) - context.first
    nearest = own[-1] if end.frames.start > end.knots[-1] else own[0]
    flight = fit_flight(seconds[own], *context.path[:, own])
    at = seconds[np.array(end.frames) - context.first]
    moved = context.path[:, [nearest]] - flight.at(seconds[[nearest]])
    return np.asarray(flight.at(at) + moved, np.float64)


_CURVES: Final = {
    Method.LINEAR: _Curve(_line, _straight_on),
    Method.CUBIC: _Curve(_cubic, _curved_on),
    Method.FLIGHT: _Curve(_flight, _flown_on),
}
