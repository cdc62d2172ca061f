"""Fill a range by a curve through the known points around it: a line, a cubic or a trajectory.

Faint peaks near a curve guide it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final

import numpy as np

from rallytrace.analysis.arcs.curve import fit_arc
from rallytrace.analysis.fills.fill import Fill, Method, fill_of, refuse_fill
from rallytrace.analysis.fills.surroundings import MAX_KNOWN_POINTS, FillContext, OpenEnd, Span
from rallytrace.analysis.interpolation import lagrange_weights
from rallytrace.analysis.peaks import MIN_PEAK_VALUE
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.track import Frames

PEAK_DISTANCE_WIDTHS: Final = 3 / 512
"""Largest distance of a peak from the curve directly beside a known frame, as a share of the picture's width."""
PEAK_DISTANCE_WIDTHS_PER_FRAME: Final = 0.5 / 512
"""Amount by which this distance grows per frame between the peak and the nearest known frame. It does not grow beside a
point that the user set, because such a point outranks a peak.
"""
MAX_PEAK_DISTANCE_WIDTHS: Final = 12 / 512
"""Largest distance of a peak from the curve anywhere. These three values, the lowest peak (`MIN_PEAK_VALUE`) and the
number of rounds were measured: docs/decisions/0015-fills.md.
"""
N_ROUNDS: Final = 3
"""Number of times a curve is drawn again through the peaks near it; more rounds gain nothing."""
MAX_SIDE_POINTS: Final = 5
"""Largest number of known points on each side to which a trajectory is fitted; farther points may belong to another
shot.
"""
_MIN_POINTS: Final = 3
"""Smallest number of known points for a trajectory."""
MAX_RESIDUAL_WIDTHS: Final = 3 / 512
"""Largest residual of a trajectory without doubts, as a share of the picture's width."""


def draw_through_peaks(context: FillContext, draw: Callable[[FillContext], Fill], size: Size) -> Fill:
    """Return a fill that is drawn through faint peaks near it, as if they were known points.

    The frames of these peaks are listed as `Fill.seen`.

    Args:
        context: range and the known points around it.
        draw: function that fills a context. It is called only if there are frames to fill.
        size: size of the video.
    """
    fill, seen, is_user_led = draw(context), np.zeros(0, np.int64), context.beside_user_points
    for _ in range(N_ROUNDS):
        near_frames = _find_near_peaks(context, fill, is_user_led, size)
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
    # Neither a fill nor a peak has positions outside the picture.
    frames = np.concatenate([fill.frames, seen])
    positions = np.concatenate([fill.positions, context.path[:, seen - context.first]], axis=1)
    order = np.argsort(frames)
    return replace(fill, frames=frames[order], positions=positions[:, order], seen=seen)


def _find_near_peaks(context: FillContext, fill: Fill, is_user_led: Flags, size: Size) -> Frames:
    """Return the frames of a fill that have a faint peak near the filled position."""
    indices = fill.frames - context.first
    x, y, height = context.peaks[:, indices]
    across, down = np.stack([x, y]) - fill.positions
    distance = np.hypot(size.pixel_aspect * across, down)
    n_between = np.where(is_user_led[indices], 0, np.maximum(_to_known(context)[indices] - 1, 0))
    # A missing peak is NaN, and the comparison is false.
    farthest = (
        np.minimum(PEAK_DISTANCE_WIDTHS + PEAK_DISTANCE_WIDTHS_PER_FRAME * n_between, MAX_PEAK_DISTANCE_WIDTHS)
        * size.square_width
    )
    is_near = (distance <= farthest) & (height >= MIN_PEAK_VALUE)
    found: Frames = fill.frames[is_near]
    return found


def _to_known(context: FillContext) -> Frames:
    """Return the distance in frames from each frame to the nearest known frame, (n,)."""
    frames, known = np.arange(len(context.known)), np.flatnonzero(context.known)
    next_known = np.searchsorted(known, frames)
    ends = np.concatenate([[-len(frames)], known, [2 * len(frames)]])
    distances: Frames = np.minimum(frames - ends[next_known], ends[next_known + 1] - frames)
    return distances


@dataclass(frozen=True, slots=True, eq=False)
class _Drawn:
    """A curve over the spans between two events.

    Attributes:
        positions: (2, n) positions in the frames of the spans; empty if no curve can be drawn.
        residual: distance of the surrounding points from the curve, in px.
        why_not: reason why no curve can be drawn.
    """

    positions: Floats
    residual: float = 0.0
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class _Curve:
    """The functions with which a method draws. Both take the times of the context's frames as their last argument.

    Attributes:
        inside: draws over the spans between two events.
        outside: returns the positions (2, n) for an open end; empty if no curve can be drawn.
    """

    inside: Callable[[FillContext, Sequence[Span], Floats], _Drawn]
    outside: Callable[[FillContext, OpenEnd, Floats], Floats]


def draw_curves(context: FillContext, seconds: Floats, size: Size) -> tuple[Fill, ...]:
    """Return the fills of a range by all three curves: line, cubic and trajectory.

    Args:
        seconds: (n,) time of each frame of the context.

    Returns:
        Three fills. A fill that is not possible has no frames and states the reason.
    """
    return tuple(
        draw_through_peaks(context, partial(_fill, method, curve, seconds=seconds, size=size), size)
        for method, curve in _CURVES.items()
    )


def _fill(method: Method, curve: _Curve, context: FillContext, *, seconds: Floats, size: Size) -> Fill:
    frames: list[int] = []
    positions, words = [np.zeros((2, 0))], []
    context = replace(context, path=size.to_square(context.path))
    for _, group in groupby(context.spans(), key=lambda span: span.shot):
        spans = list(group)
        drawn = curve.inside(context, spans, seconds)
        positions.append(drawn.positions)
        words.append(drawn.why_not)
        frames += [frame for span in spans for frame in span.frames] if drawn.positions.size else []
        if drawn.residual > MAX_RESIDUAL_WIDTHS * size.square_width:
            words.append(
                tr_lazy(
                    "match",
                    "The nearby points are {distance:.0f} px off a single flight curve. There may be a hit in between.",
                    distance=drawn.residual,
                )
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
    """Draw through the two nearest known points on each side; if a side has only one, draw a line."""
    parts, known_frames = [], context.known_frames(spans[0].shot)
    for span in spans:
        index = known_frames.index(span.left)
        chosen = known_frames[index - 1 : index + 3] if 0 < index < len(known_frames) - 2 else (span.left, span.right)
        parts.append(_through(context, chosen, span, seconds))
    return _Drawn(np.concatenate(parts, axis=1))


def _through(context: FillContext, known_frames: Sequence[int], span: Span, seconds: Floats) -> Floats:
    """Return the positions (2, n) in a span's frames on the polynomial through the given known frames."""
    columns = np.array(known_frames) - context.first
    times, wanted = seconds[columns], seconds[span.frames.start - context.first : span.frames.stop - context.first]
    found: Floats = context.path[:, columns] @ np.stack(lagrange_weights(times.tolist(), wanted))
    return found


def _flight(context: FillContext, spans: Sequence[Span], seconds: Floats) -> _Drawn:
    """Fit a trajectory to the points around and between the spans, and correct it so that it passes through them.

    The more points lie between a known point and the spans, the less weight it has.
    """
    known_frames = context.known_frames(spans[0].shot)
    first, last = known_frames.index(spans[0].left), known_frames.index(spans[-1].right)
    begin = max(first + 1 - MAX_SIDE_POINTS, 0)
    columns = np.array(known_frames[begin : last + MAX_SIDE_POINTS]) - context.first
    if len(columns) < _MIN_POINTS:
        why_not = tr_lazy(
            "match",
            "A flight curve needs {needed} known points, but there are {known}.",
            needed=_MIN_POINTS,
            known=len(columns),
        )
        return _Drawn(np.zeros((2, 0)), why_not=why_not)
    order = np.arange(begin, begin + len(columns))
    n_skipped = np.maximum(0, np.maximum(first + 1 - order, order - last + 1))
    x, y = context.path[:, columns]
    arc = fit_arc(seconds[columns], x, y, 1.0 / (1 + n_skipped) ** 2)
    residuals = context.path[:, columns] - arc.position_at(seconds[columns])
    wanted = np.concatenate([np.arange(span.frames.start, span.frames.stop) for span in spans]) - context.first
    correction = np.stack([np.interp(seconds[wanted], seconds[columns], axis) for axis in residuals])
    return _Drawn(arc.position_at(seconds[wanted]) + correction, residual=arc.residual)


def _polynomial(context: FillContext, end: OpenEnd, seconds: Floats, *, count: int, degree: int) -> Floats:
    """Return the positions (2, n) at an open end, on a polynomial through at most `count` known points.

    The polynomial is shifted to pass through the nearest known point.
    """
    ahead = end.frames.start > end.known_frames[-1]
    known_frames = np.array(end.known_frames[-count:] if ahead else end.known_frames[:count]) - context.first
    nearest = known_frames[-1] if ahead else known_frames[0]
    times, wanted = (
        seconds[known_frames] - seconds[nearest],
        seconds[np.array(end.frames) - context.first] - seconds[nearest],
    )
    found = []
    for axis in context.path:
        fitted = np.polynomial.Polynomial.fit(times, axis[known_frames], min(degree, len(known_frames) - 1))
        found.append(fitted(wanted) + axis[nearest] - fitted(0.0))
    return np.stack(found)


def _extrapolate_flight(context: FillContext, end: OpenEnd, seconds: Floats) -> Floats:
    """Return the positions (2, n) at an open end, on the trajectory through the known points; empty if these are few.

    The trajectory is shifted to pass through the nearest known point.
    """
    if len(end.known_frames) < _MIN_POINTS:
        return np.zeros((2, 0))
    columns = np.array(end.known_frames) - context.first
    nearest = columns[-1] if end.frames.start > end.known_frames[-1] else columns[0]
    arc = fit_arc(seconds[columns], *context.path[:, columns])
    wanted = seconds[np.array(end.frames) - context.first]
    moved = context.path[:, [nearest]] - arc.position_at(seconds[[nearest]])
    return np.asarray(arc.position_at(wanted) + moved, np.float64)


_CURVES: Final = {
    Method.LINEAR: _Curve(_line, partial(_polynomial, count=2, degree=1)),
    # Use a parabola: a cubic would run away.
    Method.CUBIC: _Curve(_cubic, partial(_polynomial, count=MAX_KNOWN_POINTS, degree=2)),
    Method.FLIGHT: _Curve(_flight, _extrapolate_flight),
}
