"""Curves through the known points around a range: a line, a cubic and a flight, led by faint peaks near them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final

import numpy as np

from rallytrace.analysis.fills.fill import Fill, Method, fill_of, refuse_fill
from rallytrace.analysis.fills.surroundings import KNOTS, FillContext, OpenEnd, Span
from rallytrace.analysis.flight.curve import fit_flight
from rallytrace.analysis.interpolation import lagrange_weights
from rallytrace.analysis.peaks import FAINTEST
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.track import Frames

PEAK_DISTANCE: Final = 3 / 512
"""Largest distance of a peak from the curve beside a known frame, as a share of the picture's width."""
PEAK_DISTANCE_PER_FRAME: Final = 0.5 / 512
"""Additional distance for every frame between; none beside a person's point, which outranks a peak."""
FARTHEST: Final = 12 / 512
"""Largest distance anywhere. All three, the least height (`FAINTEST`) and the rounds were measured:
docs/decisions/0015-fills.md."""
ROUNDS: Final = 3
"""Passes in which a curve takes in nearby peaks; more gain nothing."""
SIDE: Final = 5
"""Most known points on each side for fitting a flight; farther ones may belong to another flight."""
_FEWEST: Final = 3
"""Known points needed for a flight: two lie on any line."""
MAX_RESIDUAL: Final = 3 / 512
"""Largest residual of a flight without doubt, as a share of the picture's width."""


def draw_through_peaks(context: FillContext, draw: Callable[[FillContext], Fill], size: Size) -> Fill:
    """A fill led through nearby faint peaks as through known points; their frames are listed as seen.

    Args:
        context: the range, and the knowledge around it.
        draw: fills a context; not called without frames to fill.
        size: of the video.
    """
    fill, seen, led = draw(context), np.zeros(0, np.int64), context.beside_persons
    for _ in range(ROUNDS):
        near_frames = _find_near_peaks(context, fill, led, size)
        if not len(near_frames):
            break
        seen, context = np.union1d(seen, near_frames), context.with_known(near_frames)
        if not context.spans() and not context.open_ends():
            fill = replace(fill, frames=near_frames[:0], positions=fill.positions[:, :0])
            break
        fill = draw(context)
    fill = fill.keep(~context.unclear[fill.frames - context.first])
    if not len(seen):
        return fill
    # A fill has no positions outside of the picture, nor has a peak.
    frames = np.concatenate([fill.frames, seen])
    positions = np.concatenate([fill.positions, context.path[:, seen - context.first]], axis=1)
    order = np.argsort(frames)
    return replace(fill, frames=frames[order], positions=positions[:, order], seen=seen)


def _find_near_peaks(context: FillContext, fill: Fill, led: Flags, size: Size) -> Frames:
    """The frames of a fill with a faint peak near it."""
    indices = fill.frames - context.first
    x, y, height = context.peaks[:, indices]
    across, down = np.stack([x, y]) - fill.positions
    distance = np.hypot(size.pixel_aspect * across, down)
    n_between = np.where(led[indices], 0, np.maximum(_to_known(context)[indices] - 1, 0))
    # NaN, for a missing peak, is near nothing.
    farthest = np.minimum(PEAK_DISTANCE + PEAK_DISTANCE_PER_FRAME * n_between, FARTHEST) * size.square_width
    is_near = (distance <= farthest) & (height >= FAINTEST)
    found: Frames = fill.frames[is_near]
    return found


def _to_known(context: FillContext) -> Frames:
    """The distance of each frame to the nearest known one, (n,)."""
    frames, known = np.arange(len(context.known)), np.flatnonzero(context.known)
    next_known = np.searchsorted(known, frames)
    ends = np.concatenate([[-len(frames)], known, [2 * len(frames)]])
    distances: Frames = np.minimum(frames - ends[next_known], ends[next_known + 1] - frames)
    return distances


@dataclass(frozen=True, slots=True, eq=False)
class _Drawn:
    """A curve over the spans of one flight.

    Attributes:
        positions: (2, n), for the spans' frames; no column if it cannot be drawn.
        residual: distance of the points around from it, in px.
        why_not: why it cannot be drawn.
    """

    positions: Floats
    residual: float = 0.0
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class _Curve:
    """The drawing functions of a method; the seconds are those of the context's frames.

    Attributes:
        inside: over the spans of one flight.
        outside: over frames at an open end, (2, n); no column if it cannot be drawn.
    """

    inside: Callable[[FillContext, Sequence[Span], Floats], _Drawn]
    outside: Callable[[FillContext, OpenEnd, Floats], Floats]


def draw_curves(context: FillContext, seconds: Floats, size: Size) -> tuple[Fill, ...]:
    """The three curves' fills of a range.

    Args:
        seconds: (n,), time of each frame of the context.

    Returns:
        Line, cubic and flight; one that cannot be offered has no frames and says why.
    """
    return tuple(
        draw_through_peaks(context, partial(_fill, method, curve, seconds=seconds, size=size), size)
        for method, curve in _CURVES.items()
    )


def _fill(method: Method, curve: _Curve, context: FillContext, *, seconds: Floats, size: Size) -> Fill:
    frames: list[int] = []
    positions, words = [np.zeros((2, 0))], []
    context = replace(context, path=size.to_square(context.path))
    for _, group in groupby(context.spans(), key=lambda span: span.flight):
        spans = list(group)
        drawn = curve.inside(context, spans, seconds)
        positions.append(drawn.positions)
        words.append(drawn.why_not)
        frames += [frame for span in spans for frame in span.frames] if drawn.positions.size else []
        if drawn.residual > MAX_RESIDUAL * size.square_width:
            words.append(
                f"The nearby points are {drawn.residual:.0f} px off a single flight curve. There may be a hit in "
                "between."
            )
    for end in context.open_ends():
        positions_outside = curve.outside(context, end, seconds)
        positions.append(positions_outside)
        frames += list(end.frames) if positions_outside.size else []
    words += context.refusals()
    if not frames:
        return refuse_fill(method, words)
    order = np.argsort(frames)
    found = np.concatenate(positions, axis=1)[:, order]
    return fill_of(method, np.array(frames, np.int64)[order], size.from_square(found), size, words)


def _line(context: FillContext, spans: Sequence[Span], seconds: Floats) -> _Drawn:
    return _Drawn(np.concatenate([_through(context, (span.left, span.right), span, seconds) for span in spans], 1))


def _cubic(context: FillContext, spans: Sequence[Span], seconds: Floats) -> _Drawn:
    """Through the two nearest known points of the flight on each side; on a line if a side has only one."""
    parts, knots = [], context.knots(spans[0].flight)
    for span in spans:
        index = knots.index(span.left)
        chosen = knots[index - 1 : index + 3] if 0 < index < len(knots) - 2 else (span.left, span.right)
        parts.append(_through(context, chosen, span, seconds))
    return _Drawn(np.concatenate(parts, axis=1))


def _through(context: FillContext, knots: Sequence[int], span: Span, seconds: Floats) -> Floats:
    """The polynomial through some known points, in a span's frames, (2, n)."""
    columns = np.array(knots) - context.first
    times, wanted = seconds[columns], seconds[span.frames.start - context.first : span.frames.stop - context.first]
    found: Floats = context.path[:, columns] @ np.stack(lagrange_weights(times.tolist(), wanted))
    return found


def _flight(context: FillContext, spans: Sequence[Span], seconds: Floats) -> _Drawn:
    """The flight through the points around and between the spans, bent a little to meet their ends.

    Each known point counts the less, the more others lie between it and the spans.
    """
    knots = context.knots(spans[0].flight)
    first, last = knots.index(spans[0].left), knots.index(spans[-1].right)
    begin = max(first + 1 - SIDE, 0)
    columns = np.array(knots[begin : last + SIDE]) - context.first
    if len(columns) < _FEWEST:
        return _Drawn(
            np.zeros((2, 0)), why_not=f"A flight curve needs {_FEWEST} known points, but there are {len(columns)}."
        )
    order = np.arange(begin, begin + len(columns))
    n_skipped = np.maximum(0, np.maximum(first + 1 - order, order - last + 1))
    x, y = context.path[:, columns]
    flight = fit_flight(seconds[columns], x, y, 1.0 / (1 + n_skipped) ** 2)
    left_over = context.path[:, columns] - flight.position_at(seconds[columns])
    wanted = np.concatenate([np.arange(span.frames.start, span.frames.stop) for span in spans]) - context.first
    bent = np.stack([np.interp(seconds[wanted], seconds[columns], axis) for axis in left_over])
    return _Drawn(flight.position_at(seconds[wanted]) + bent, residual=flight.residual)


def _polynomial(context: FillContext, end: OpenEnd, seconds: Floats, *, count: int, degree: int) -> Floats:
    """A polynomial through at most `count` known points next to the frames, moved to meet the nearest, (2, n)."""
    ahead = end.frames.start > end.knots[-1]
    knots = np.array(end.knots[-count:] if ahead else end.knots[:count]) - context.first
    nearest = knots[-1] if ahead else knots[0]
    times, wanted = seconds[knots] - seconds[nearest], seconds[np.array(end.frames) - context.first] - seconds[nearest]
    found = []
    for axis in context.path:
        fitted = np.polynomial.Polynomial.fit(times, axis[knots], min(degree, len(knots) - 1))
        found.append(fitted(wanted) + axis[nearest] - fitted(0.0))
    return np.stack(found)


def _flown_on(context: FillContext, end: OpenEnd, seconds: Floats) -> Floats:
    """On the flight through the known points, moved to meet the nearest; nothing from too few points."""
    if len(end.knots) < _FEWEST:
        return np.zeros((2, 0))
    columns = np.array(end.knots) - context.first
    nearest = columns[-1] if end.frames.start > end.knots[-1] else columns[0]
    flight = fit_flight(seconds[columns], *context.path[:, columns])
    wanted = seconds[np.array(end.frames) - context.first]
    moved = context.path[:, [nearest]] - flight.position_at(seconds[[nearest]])
    return np.asarray(flight.position_at(wanted) + moved, np.float64)


_CURVES: Final = {
    Method.LINEAR: _Curve(_line, partial(_polynomial, count=2, degree=1)),
    # On a parabola: a cubic would run away.
    Method.CUBIC: _Curve(_cubic, partial(_polynomial, count=KNOTS, degree=2)),
    Method.FLIGHT: _Curve(_flight, _flown_on),
}
