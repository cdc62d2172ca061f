"""Find gaps that may be filled, and interpolate positions between known ones."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import mul
from typing import TypeVar

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Point, Source
from rallytrace.track.spans import spans_of_flags

_Times = TypeVar("_Times", float, Floats)

TOP_MARGIN_SHARE = 0.05
"""Margin at the top of the picture, as a share of its height. A ball last or next seen there has left over the top
edge, so its gap is not filled.
"""
MIN_CUBIC_FRAMES = 4
"""Shortest gap that is filled by a cubic: over fewer frames, jitter of the labels bends it too much. Measured on masked
true spans by models/studies/compare_fills.py; models/inpaintnet.md has the figures.
"""


def fillable_gaps(
    visible: Sequence[bool], y: Sequence[float], height: int, *, longest: int | None = None
) -> list[range]:
    """Return the gaps that InpaintNet may fill.

    The rule is TrackNetV3's: on both sides of the gap the ball must be visible below the top margin, because a ball
    that has left over the top edge has no position. A gap at the end of the clip stays open, as in the original, which
    tests the row of the last, invisible frame. A gap at the beginning stays open as well, unlike in the original
    (docs/decisions/0005).

    Args:
        visible: whether the ball was detected, one entry per consecutive frame.
        y: row of the ball in video pixels, one entry per frame; ignored where the ball is not visible.
        height: height of the video in pixels.
        longest: longest gap to fill, in frames; None for no limit.
    """
    margin = TOP_MARGIN_SHARE * height
    fillable = []
    for gap in spans_of_flags(~np.asarray(visible, np.bool_)):
        seen_after = gap.stop < len(visible) and y[gap.stop] > margin
        seen_before = gap.start > 0 and y[gap.start - 1] > margin
        if seen_before and seen_after and (longest is None or len(gap) <= longest):
            fillable.append(gap)
    return fillable


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
