"""From detections to points: peaks checked, gaps filled, skipped frames interpolated, scene by scene."""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from rallytrace.domain.detections import Detection, Point, Source
from rallytrace.domain.flight_check import FlightCheck, Peaks
from rallytrace.domain.geometry import Size
from rallytrace.domain.interpolation import CUBIC_FROM, fillable_gaps, interpolate_between, interpolate_gap
from rallytrace.inference.inpainting import inpaint, is_two_sided
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.tracking.options import TrackOptions

FAINT = 0.5
"""A peak of at least this share of the threshold may be the ball, if it is where the ball is expected."""
NEAR = 2 / 512
"""How far from there it may be, as a share of the picture's width: half the tolerance of TrackNet's own measure."""
CONFIRMABLE = 64
"""The longest gap, in tracked frames, over which anything can be expected."""


def scene_points(
    detections: Sequence[Detection],
    inpaintnet: InpaintNet | None,
    video: Size,
    *,
    threshold: float,
    longest_gap: int | None,
    step: int,
    check: FlightCheck | None = None,
    inpainted_visible: bool = False,
    stop: StopSwitch | None = None,
) -> Iterator[Point]:
    """The points of one scene, a frame each, ascending.

    Args:
        detections: of consecutive tracked frames; they stay as they are.
        inpaintnet: confirms faint peaks and fills gaps, except those left to interpolation by its file; None for
            neither.
        video: the size of the video.
        threshold: least heatmap value of a seen ball.
        longest_gap: longer gaps stay open, in tracked frames.
        step: every n-th frame was tracked; those between get points on a line.
        check: decides which peaks are the ball; None leaves that to the threshold.
        inpainted_visible: whether a ball in a filled gap counts as visible, as with TrackNetV3, or as occluded.

    Raises:
        Cancelled: `stop` was used.
    """
    points = [
        Point(found.frame, found.visible, found.x, found.y, confidence=found.evidence.peak) for found in detections
    ]
    if check is not None:
        _check(points, detections, check, video)
    if inpaintnet is not None:
        _confirm(points, detections, inpaintnet, video, faintest=FAINT * threshold, stop=stop)
        _fill(points, inpaintnet, video, longest_gap, visible=inpainted_visible, stop=stop)
    _share(points, detections)
    if step == 1:
        yield from points
        return
    for left, right in itertools.pairwise(points):
        yield left
        yield from interpolate_between(left, right)
    yield from points[-1:]


_SUPPORT = {Source.PREDICTED: 2, Source.INPAINTED: 1, Source.INTERPOLATED: 1}
"""A position that TrackNet saw is worth more than one that was filled in, and any more than none."""


def _share(points: list[Point], detections: Sequence[Detection]) -> None:
    """Give the frames of one picture the point with the best support; of two seen, the clearer one."""
    start = 0
    for stop in range(1, len(points) + 1):
        if stop < len(points) and detections[stop].repeats:
            continue
        if stop - start > 1:
            best = max(points[start:stop], key=lambda point: (_SUPPORT[point.source] * point.placed, point.confidence))
            points[start:stop] = [replace(best, frame=point.frame) for point in points[start:stop]]
        start = stop


def chosen_longest_gap(options: TrackOptions, net: InpaintNet | None) -> int | None:
    """The longest filled gap, in tracked frames: a window's length by default."""
    if net is None:
        return None
    return net.file.seq_len if options.longest_gap is None else options.longest_gap


def gap_filling(net: InpaintNet) -> dict[str, Any]:
    """How gaps are filled with this network, in plain values, to be kept with the result."""
    return {
        "inpainted_from": net.file.fill_from,
        "cubic_from": CUBIC_FROM,
        "windows": "two-sided" if is_two_sided(net.file) else "blended",
    }


def peaks_of(detections: Sequence[Detection], video: Size) -> Peaks:
    """The peaks of consecutive frames, for a flight check."""
    rows = []
    for found in detections:
        seen = found.evidence
        first = (found.x, found.y) if found.visible else (seen.peak_x, seen.peak_y)
        second = (seen.second_x, seen.second_y) if seen.second_x or seen.second_y else (math.nan, math.nan)
        rows.append((*first, seen.peak, seen.second_peak, *second))
    x, y, value, second_peak, second_x, second_y = np.array(rows, np.float32).reshape(-1, 6).T
    width = np.float32(video.width)
    return Peaks(x / width, y / width, value, second_peak, second_x / width, second_y / width)


def _check(points: list[Point], detections: Sequence[Detection], check: FlightCheck, video: Size) -> None:
    verdict = check.judge(peaks_of(detections, video))
    balls = (verdict.probability > check.threshold).tolist()
    for i, (found, ball, second) in enumerate(zip(detections, balls, verdict.second.tolist(), strict=True)):
        seen = found.evidence
        if ball and second:
            points[i] = replace(points[i], visible=True, x=seen.second_x, y=seen.second_y, confidence=seen.second_peak)
        elif ball and not found.visible:
            points[i] = replace(points[i], visible=True, x=seen.peak_x, y=seen.peak_y)
        elif found.visible and not ball:
            points[i] = replace(points[i], visible=False, x=0.0, y=0.0)


def _confirm(
    points: list[Point],
    detections: Sequence[Detection],
    net: InpaintNet,
    video: Size,
    *,
    faintest: float,
    stop: StopSwitch | None,
) -> None:
    """Accept TrackNet's faint peaks at InpaintNet's places, known from the path alone (docs/decisions/0007)."""
    visible = [point.visible for point in points]
    rows = [point.y for point in points]
    open_gaps = fillable_gaps(visible, rows, video.height, longest=CONFIRMABLE)
    positions = np.array([(point.x, point.y) for point in points], np.float64)
    expected = inpaint(net, positions, visible, open_gaps, video, stop=stop)
    for i, (x, y) in zip(expected.frames.tolist(), expected.positions.tolist(), strict=True):
        evidence = detections[i].evidence
        distance = math.hypot(evidence.peak_x - x, evidence.peak_y - y)
        if evidence.peak >= faintest and distance <= NEAR * video.width:
            points[i] = replace(points[i], visible=True, x=evidence.peak_x, y=evidence.peak_y)


def _fill(
    points: list[Point],
    net: InpaintNet,
    video: Size,
    longest_gap: int | None,
    *,
    visible: bool,
    stop: StopSwitch | None,
) -> None:
    """Fill gaps: short ones by a curve, those of the file's `fill_from` and longer by the network."""
    rows = [point.y for point in points]
    # The original also fills a gap that opens the clip, where the network has nothing to go on before it. On labelled
    # rallies that put five wrong points for each right one (docs/decisions/0005), so here it stays open.
    known = [point.visible for point in points]
    open_gaps = fillable_gaps(known, rows, video.height, longest=longest_gap)
    positions = np.array([(point.x, point.y) for point in points], np.float64)
    wanted = [gap for gap in open_gaps if len(gap) >= net.file.fill_from]
    filled = inpaint(net, positions, known, wanted, video, stop=stop)
    seen = tuple(points)  # a curve goes through what was seen, never through what was filled
    for gap in open_gaps:
        if len(gap) < net.file.fill_from:
            _put(points, gap, interpolate_gap(seen, gap), Source.INTERPOLATED, visible=visible)
    _put(points, filled.frames.tolist(), filled.positions.tolist(), Source.INPAINTED, visible=visible)


def _put(
    points: list[Point], indices: Sequence[int], positions: Sequence[Sequence[float]], source: Source, *, visible: bool
) -> None:
    for i, (x, y) in zip(indices, positions, strict=True):
        if math.isfinite(x) and math.isfinite(y):  # else the network is broken, and its gap stays open
            points[i] = replace(points[i], visible=visible, occluded=not visible, x=x, y=y, source=source)
