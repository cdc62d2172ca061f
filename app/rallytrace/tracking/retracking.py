"""Track a range again with one window per frame and a lower threshold, only near the expected flight."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.fills.curves import draw_curves
from rallytrace.analysis.fills.fill import best_fill
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.heatmap import Blob, decode_heatmap, second_peak
from rallytrace.inference.pipeline import HeatmapDecoder
from rallytrace.model_records.network_modes import Decoding, EvalMode
from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import Size, rescale
from rallytrace.tracking.options import TrackOptions

MIN_PEAK: Final = 0.1
"""Minimum peak within a corridor. The path already predicts the ball; the heatmap only refines its position."""
_BLOB_RADIUS_PX: Final = 3
"""Maximum distance from a peak to the edge of its blob; TrackNetV3's labels are discs with a radius of 2.5 pixels."""
_MIN_BLOB_SHARE: Final = 0.25
"""Minimum value of a blob's pixels as a share of its peak."""

Heatmap = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Corridor:
    """The region in which the ball is expected.

    Attributes:
        path: float64 (2, n) in video pixels, the expected position in each of n frames; NaN for none.
        radius: The maximum distance from the path in widths of a video pixel: one for all frames, or one per frame.
        lowest: The minimum value of a peak, from 0 to 1.
    """

    path: Floats
    radius: float | Floats
    lowest: float = MIN_PEAK

    def at(self, index: int) -> "Corridor | None":
        """Return the corridor of the frame with this index; None if the ball is not expected there."""
        if not (0 <= index < self.path.shape[1] and np.isfinite(self.path[:, index]).all()):
            return None
        radius = np.broadcast_to(self.radius, self.path.shape[1])
        return Corridor(self.path[:, [index]], float(radius[index]), self.lowest)


def decode_near(heatmaps: Iterable[Heatmap], frames: Sequence[int], corridor: Corridor, video: Size) -> list[Detection]:
    """Decode heatmaps within a corridor.

    A frame has a ball if a local maximum lies within the corridor; the one nearest to the path is used. Its position is
    the mean of its blob weighted by the values. The evidence describes this peak; the second peak is the highest value
    elsewhere, which may be higher. The agreement of the windows is unknown, so `windows` is 0.

    Args:
        heatmaps: float32 (height, width) in [0, 1], one per frame of the corridor.
        frames: The frame numbers.
        video: The size of the video, to which path and detections refer.
    """
    found = []
    for index, (frame, heatmap) in enumerate(zip(frames, heatmaps, strict=True)):
        frame_corridor = corridor.at(index)
        peak = None if frame_corridor is None else _nearest_peak(heatmap, frame_corridor, video)
        found.append(
            _missed_detection(frame, heatmap, video) if peak is None else _detection_at(frame, heatmap, peak, video)
        )
    return found


def _nearest_peak(heatmap: Heatmap, frame_corridor: Corridor, video: Size) -> tuple[int, int] | None:
    """Return column and row of the local maximum nearest to the expected position; None if the corridor has none."""
    height, width = heatmap.shape
    x_scale, y_scale = video.width / width, video.height / height
    x, y = (
        rescale(float(frame_corridor.path[0, 0]), video.width, width),
        rescale(float(frame_corridor.path[1, 0]), video.height, height),
    )
    radius = float(frame_corridor.radius)
    left, right = _within(x, radius / x_scale, width)
    y_scale /= video.pixel_aspect  # distances are in widths of a video pixel
    top, bottom = _within(y, radius / y_scale, height)
    if left >= right or top >= bottom:
        return None
    # Add a pixel on each side: the highest value within the corridor need not be a local maximum.
    edge_x, edge_y = max(left - 1, 0), max(top - 1, 0)
    region = heatmap[edge_y : bottom + 1, edge_x : right + 1]
    highest = cv2.dilate(region, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((region == highest) & (region >= frame_corridor.lowest))
    distances = np.hypot((columns + edge_x - x) * x_scale, (rows + edge_y - y) * y_scale)
    if not distances.size or distances.min() > radius:
        return None
    nearest = int(np.argmin(distances))
    return edge_x + int(columns[nearest]), edge_y + int(rows[nearest])


def _within(middle: float, radius: float, length: int) -> tuple[int, int]:
    """Return the first pixel along an axis that is within `radius` of `middle`, and the exclusive end."""
    return max(math.ceil(middle - radius), 0), min(math.floor(middle + radius) + 1, length)


def _detection_at(frame: int, heatmap: Heatmap, peak: tuple[int, int], video: Size) -> Detection:
    height, width = heatmap.shape
    left, top = max(peak[0] - _BLOB_RADIUS_PX, 0), max(peak[1] - _BLOB_RADIUS_PX, 0)
    region = heatmap[top : peak[1] + _BLOB_RADIUS_PX + 1, left : peak[0] + _BLOB_RADIUS_PX + 1]
    _, parts = cv2.connectedComponents(
        (region >= _MIN_BLOB_SHARE * heatmap[peak[1], peak[0]]).view(np.uint8), connectivity=8
    )
    rows, columns = np.nonzero(parts == parts[peak[1] - top, peak[0] - left])
    values = region[rows, columns].astype(np.float64)
    return Detection(
        frame,
        visible=True,
        x=rescale(left + float(np.average(columns, weights=values)), width, video.width),
        y=rescale(top + float(np.average(rows, weights=values)), height, video.height),
        evidence=_evidence(heatmap, peak, video, area=len(rows)),
    )


def _missed_detection(frame: int, heatmap: Heatmap, video: Size) -> Detection:
    peak_y, peak_x = np.unravel_index(int(np.argmax(heatmap)), heatmap.shape)
    evidence = _evidence(heatmap, (int(peak_x), int(peak_y)), video, area=0)
    return Detection(frame, visible=False, x=0.0, y=0.0, evidence=evidence)


def _evidence(heatmap: Heatmap, peak: tuple[int, int], video: Size, *, area: int) -> Evidence:
    height, width = heatmap.shape
    x, y = peak
    second, second_x, second_y = second_peak(heatmap, Blob(x, y, np.ones((1, 1), np.bool_)))
    return Evidence(
        peak=float(heatmap[y, x]),
        peak_x=rescale(x, width, video.width),
        peak_y=rescale(y, height, video.height),
        area=area,
        second_peak=second,
        spread=0.0,
        windows=0,
        agreeing=0,
        second_x=rescale(second_x, width, video.width),
        second_y=rescale(second_y, height, video.height),
    )


THRESHOLD_FACTOR: Final = 0.5
"""Factor applied to the threshold of a run."""
MIN_RADIUS_SHARE: Final = 4 / 512
"""Radius of the corridor next to a known point, as a share of the image width."""
WIDENING_SHARE: Final = 1 / 512
"""Growth of the radius per frame away from the known point, as a share of the image width
(docs/decisions/0018-retracking.md)."""
MAX_SPAN_FRAMES: Final = 30
"""Maximum number of frames between two known points; over longer gaps the ball may have been hit several times."""


@dataclass(frozen=True, slots=True, eq=False)
class Retracking:
    """How a range is tracked again.

    Attributes:
        corridor: Where the ball is expected in these frames; NaN if the flight is unknown.
    """

    frames: range
    corridor: Corridor

    @classmethod
    def around(cls, context: FillContext, seconds: Floats, size: Size) -> "Retracking":
        """Return the settings for a range given the points around it; see `corridor_around`."""
        return cls(context.frames, corridor_around(context, seconds, size))

    @property
    def guided(self) -> bool:
        """Return True if the ball is expected anywhere in the range."""
        return bool(np.isfinite(self.corridor.path[0]).any())

    def options(self, options: TrackOptions, threshold: float) -> TrackOptions:
        """Return the options for re-tracking; `threshold` is the usual threshold of the run."""
        overlapping = EvalMode.WEIGHT if options.eval_mode is EvalMode.NONOVERLAP else options.eval_mode
        return replace(options, stride=1, every=1, eval_mode=overlapping, threshold=THRESHOLD_FACTOR * threshold)

    def provenance(self) -> dict[str, Any]:
        """Return the settings as plain values, for the record of the run."""
        expected = np.isfinite(self.corridor.path[0])
        record: dict[str, Any] = {"frames": [self.frames.start, self.frames.stop], "expected": int(expected.sum())}
        if self.guided:
            path = self.corridor.path[:, expected]
            radius = np.broadcast_to(self.corridor.radius, len(expected))[expected]
            record |= {"path": np.round(path.T, 1).tolist(), "radius": np.round(radius, 1).tolist()}
        return record

    def heatmap_decoder(self, decoding: Decoding, threshold: float) -> HeatmapDecoder:
        """Return a decoder that works within the corridor where a flight is expected, and as in a normal run elsewhere.

        The threshold applies in both cases.
        """

        def decode(number: int, frame: JoinedFrame, size: Size) -> Detection:
            corridor = self.corridor.at(number - self.frames.start)
            if corridor is None:
                return decode_heatmap(
                    number, frame.joined, frame.views, method=decoding, threshold=threshold, video=size
                )
            return decode_near([frame.joined], [number], replace(corridor, lowest=threshold), size)[0]

        return decode


def corridor_around(context: FillContext, seconds: Floats, size: Size) -> Corridor:
    """Return where the ball is expected in a range, given the known points before, in and after it.

    The path is the best fill of the gap, or a straight line if the fill leaves the picture. The corridor widens with
    the distance to the nearest known point.

    Args:
        seconds: The times of the known frames.

    Returns:
        The corridor; NaN for frames that do not lie between two close known points of one flight.
    """
    frames = context.frames
    path, radius = np.full((2, len(frames)), np.nan), np.full(len(frames), MIN_RADIUS_SHARE * size.width)
    spans = context.spans()
    if not spans:
        return Corridor(path, radius)  # a curve extrapolated from one side is too uncertain to search there alone
    drawn = draw_curves(context, seconds, size)
    best = best_fill(drawn, context, width=size.width, pixel_aspect=size.pixel_aspect)
    for fill in drawn[:1] if best is None else (drawn[0], best):
        path[:, fill.frames - frames.start] = fill.positions
    for span in spans:
        numbers = np.arange(span.frames.start, span.frames.stop)
        distances = np.minimum(numbers - span.left, span.right - numbers)
        radius[numbers - frames.start] = (MIN_RADIUS_SHARE + WIDENING_SHARE * distances) * size.width
        if span.length > MAX_SPAN_FRAMES:
            path[:, numbers - frames.start] = np.nan
    return Corridor(path, radius)
