"""Find gaps that may be filled, and interpolate positions between known ones."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import takewhile
from operator import mul
from typing import TypeVar

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Point, Source
from rallytrace.track.geometry import Size
from rallytrace.track.spans import spans_of_flags

_Times = TypeVar("_Times", float, Floats)

TOP_MARGIN_SHARE = 0.05
"""Margin at the top of the picture, as a share of its height. A ball last or next seen there has left over the top
edge, so its gap is not filled.
"""
MAX_GAP_SPEED_RATIO = 3
"""Largest speed across a filled gap, relative to the highest of the speeds before and after it. A ball that is hit in
the gap is fast on one side at least; otherwise, something else was detected on one side.
"""
MIN_JUMP_SHARE = 0.01
"""Speed per frame, as a share of the height, from which a gap may be a jump to something else."""
MIN_CUBIC_FRAMES = 4
"""Shortest gap that is filled by a cubic: over fewer frames, jitter of the labels bends it too much. Measured on masked
true spans by models/studies/compare_fills.py; models/inpaintnet.md has the figures.
"""


def fillable_gaps(visible: Sequence[bool], positions: Floats, size: Size, *, longest: int | None = None) -> list[range]:
    """Return the gaps that InpaintNet may fill.

    The rule is TrackNetV3's: on both sides of the gap the ball must be visible below the top margin, because a ball
    that has left over the top edge has no position. A gap at the end of the clip stays open, as in the original, which
    tests the row of the last, invisible frame. Unlike in the original, a gap at the beginning stays open as well
    (docs/decisions/0005), and one that the ball does not cross, judged by its motion: where it leaves over any edge or
    comes from there, or where the path jumps.

    Args:
        visible: whether the ball was detected, one entry per consecutive frame.
        positions: (n, 2) positions in video pixels; ignored where the ball is not visible.
        size: size of the video.
        longest: longest gap to fill, in frames; None for no limit.
    """
    margin = TOP_MARGIN_SHARE * size.height
    y = positions[:, 1]
    fillable = []
    for gap in spans_of_flags(~np.asarray(visible, np.bool_)):
        seen_after = gap.stop < len(visible) and y[gap.stop] > margin
        seen_before = gap.start > 0 and y[gap.start - 1] > margin
        is_short = longest is None or len(gap) <= longest
        if seen_before and seen_after and is_short and _is_flown(visible, positions, size, gap):
            fillable.append(gap)
    return fillable


def _is_flown(visible: Sequence[bool], positions: Floats, size: Size, gap: range) -> bool:
    """Return whether the motion on both sides of a gap allows the ball to be in the picture and to cross the gap."""
    before, after = _beside(visible, gap.start - 1, -1), _beside(visible, gap.stop, 1)
    for side in (before, after):
        x, y = 2 * positions[side[0]] - positions[side[-1]]
        if not (0 <= x < size.width and 0 <= y < size.height):
            return False
    if min(len(before), len(after)) < 2:
        return True
    # The fastest step counts, because repeated frames show no motion.
    steps = np.concatenate([np.diff(positions[side], axis=0) for side in (before, after)])
    across = float(np.hypot(*(positions[gap.stop] - positions[gap.start - 1]))) / (len(gap) + 1)
    return across <= max(MIN_JUMP_SHARE * size.height, MAX_GAP_SPEED_RATIO * float(np.hypot(*steps.T).max()))


def _beside(visible: Sequence[bool], last: int, step: int) -> list[int]:
    """Return the indices of up to three consecutive positions beside a gap, from the nearest one, `last`, on."""
    nearby = range(last, last + 3 * step, step)
    return list(takewhile(lambda index: 0 <= index < len(visible) and visible[index], nearby))


def interpolate_between(left: Point, right: Point) -> Iterator[Point]:
    """Yield the points of the frames strictly between two points, on a straight line at constant speed.

    If only one of the two points has a ball, nothing is known about the frames between: they become 'no ball'. If one
    is occluded, the frames between are occluded. The confidence is the lower one of the two points'.
    """
    placed = left.placed and right.placed
    visible = left.visible and right.visible
    for frame in range(left.frame + 1, right.frame):
        x, y = _on_curve(frame, (left, right)) if placed else (0.0, 0.0)
        yield Point(
            frame=frame,
            visible=visible,
            x=x,
            y=y,
            source=Source.INTERPOLATED,
            confidence=min(left.confidence, right.confidence),
            occluded=placed and not visible,
        )


def interpolate_gap(points: Sequence[Point], gap: range) -> list[tuple[float, float]]:
    """Return positions for a gap: on a straight line if it is short, otherwise on a cubic.

    Args:
        points: points of consecutive frames analysed by a run.
        gap: indices of points without a ball, between two points with one.

    Returns:
        x and y for each index of the gap.
    """
    return interpolate_line(points, gap) if len(gap) < MIN_CUBIC_FRAMES else interpolate_cubic(points, gap)


def interpolate_line(points: Sequence[Point], gap: range) -> list[tuple[float, float]]:
    """Return positions for a gap on the straight line between the points on its two sides, at constant speed."""
    knots = (points[gap.start - 1], points[gap.stop])
    return [_on_curve(points[i].frame, knots) for i in gap]


def interpolate_cubic(points: Sequence[Point], gap: range) -> list[tuple[float, float]]:
    """Return positions for a gap on the cubic through two points on each side.

    Where one of the outer two is missing, because there is no ball or the scene ends, a straight line is used.
    """
    if gap.start < 2 or gap.stop + 1 >= len(points):
        return interpolate_line(points, gap)
    knots = (points[gap.start - 2], points[gap.start - 1], points[gap.stop], points[gap.stop + 1])
    if not all(knot.visible for knot in knots):
        return interpolate_line(points, gap)
    return [_on_curve(points[i].frame, knots) for i in gap]


def _on_curve(frame: int, knots: Sequence[Point]) -> tuple[float, float]:
    x = y = 0.0
    for knot, weight in zip(knots, lagrange_weights([knot.frame for knot in knots], float(frame)), strict=True):
        x, y = x + weight * knot.x, y + weight * knot.y
    return x, y


def lagrange_weights(knots: Sequence[float], time: _Times) -> list[_Times]:
    """Return the weight of each knot when the Lagrange polynomial through all knots is evaluated at the given times.

    Args:
        knots: times of the known values, at least two, all different.
        time: a time or an array of times; each weight has its shape.
    """
    factors = (
        [(time - base) / (knot - base) for j, base in enumerate(knots) if j != k] for k, knot in enumerate(knots)
    )
    return [reduce(mul, knot_factors) for knot_factors in factors]
