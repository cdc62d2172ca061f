"""From detections to points: gaps are filled, skipped frames interpolated, scene by scene."""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from rallytrace.domain.detections import Detection, Point, Source
from rallytrace.domain.gaps import fillable_gaps
from rallytrace.domain.geometry import Size
from rallytrace.domain.interpolation import CUBIC_FROM, across, between
from rallytrace.inference.inpainting import inpaint, two_sided
from rallytrace.inference.networks import InpaintNet


def by_scene(detections: Sequence[Detection], starts: Sequence[int]) -> Iterator[list[Detection]]:
    """The detections of each scene that has any.

    Args:
        detections: ascending.
        starts: the scenes' first frames, ascending.
    """
    remaining = iter(detections)
    held = next(remaining, None)
    for behind in [*starts[1:], None]:
        part = []
        while held is not None and (behind is None or held.frame < behind):
            part.append(held)
            held = next(remaining, None)
        if part:
            yield part


def scene_points(
    detections: Sequence[Detection], inpaintnet: InpaintNet | None, video: Size, *, longest_gap: int | None, every: int
) -> Iterator[Point]:
    """The points of one scene, a frame each, ascending.

    Args:
        detections: of consecutive frames that were looked at; they stay as they are.
        inpaintnet: fills gaps, except those that its file leaves to interpolation; None leaves all open.
        video: the size of the video.
        longest_gap: longer gaps stay open, in frames that were looked at.
        every: one of so many frames was looked at; those between get points on a line.
    """
    points = [
        Point(found.frame, found.visible, found.x, found.y, confidence=found.evidence.peak) for found in detections
    ]
    if inpaintnet is not None:
        _fill(points, inpaintnet, video, longest_gap)
    if every == 1:
        yield from points
        return
    for left, right in itertools.pairwise(points):
        yield left
        yield from between(left, right)
    yield from points[-1:]


def gap_filling(net: InpaintNet) -> dict[str, Any]:
    """How gaps are filled with this network, in plain values, to be kept with the result."""
    return {
        "inpainted_from": net.file.fill_from,
        "cubic_from": CUBIC_FROM,
        "windows": "two-sided" if two_sided(net.file) else "blended",
    }


def _fill(points: list[Point], net: InpaintNet, video: Size, longest_gap: int | None) -> None:
    """Fill gaps, each with what was measured to be best over its length.

    The model's file says from which length on it is better than a curve through the neighbours; a file that does not
    say fills every gap.
    """
    visible = [point.visible for point in points]
    rows = [point.y for point in points]
    # The original also fills a gap that opens the clip, where the network has nothing to go on before it. On labelled
    # rallies that put five wrong points for each right one (docs/decisions/0005), so here it stays open.
    open_gaps = fillable_gaps(visible, rows, video.height, longest=longest_gap, opening=False)
    positions = np.array([(point.x, point.y) for point in points], np.float64)
    filled = inpaint(net, positions, visible, [gap for gap in open_gaps if len(gap) >= net.file.fill_from], video)
    seen = tuple(points)  # a curve goes through what was seen, never through what was filled
    for gap in open_gaps:
        if len(gap) < net.file.fill_from:
            _put(points, gap, across(seen, gap), Source.INTERPOLATED)
    _put(points, filled.at.tolist(), filled.positions.tolist(), Source.INPAINTED)


def _put(points: list[Point], at: Sequence[int], positions: Sequence[Sequence[float]], source: Source) -> None:
    for i, (x, y) in zip(at, positions, strict=True):
        if math.isfinite(x) and math.isfinite(y):  # else the network is broken, and its gap stays open
            points[i] = replace(points[i], visible=True, x=x, y=y, source=source)
