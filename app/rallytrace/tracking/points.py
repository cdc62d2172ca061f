"""Turn detections into points, scene by scene: check peaks, fill gaps, and interpolate skipped frames."""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rallytrace.analysis.flight_check import MAX_INFLUENCE_FRAMES, FlightCheck, Peaks
from rallytrace.analysis.interpolation import MIN_CUBIC_FRAMES, fillable_gaps, interpolate_between, interpolate_gap
from rallytrace.analysis.motion import steady_motion
from rallytrace.inference.inpainting import inpaint, inpainting_reach, is_two_sided
from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.inference.networks import InpaintNet
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Detection, Point, Source
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerSlice, detections_of
from rallytrace.track.track import ROW, SOURCES, Rows, State, rows_of_points
from rallytrace.tracking.following import MAX_FOLLOWED_FRAMES, follow_ball
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.still_spots import MAX_RETURN_FRAMES, MAX_SPOT_FRAMES, drop_still_spots

MIN_FAINT_PEAK_SHARE = 0.5
"""Minimum value of a faint peak as a share of the threshold. It may be the ball if it is where the ball is expected."""
FAINT_PEAK_TOLERANCE_SHARE = 4 / 512
"""Maximum distance of a faint peak from the expected position as a share of the image width: the tolerance of
TrackNet's own metric."""
MAX_CONFIRMABLE_FRAMES = 64
"""Maximum length, in tracked frames, of a gap within which the ball's position can be predicted."""
_SOURCE_RANK = {Source.PREDICTED: 2, Source.INPAINTED: 1, Source.INTERPOLATED: 1}
"""Rank of a point by its source: detected positions are better than filled ones, and any is better than none."""
_PREDICTED = SOURCES.index(Source.PREDICTED)
_HUMAN_PEAK = 1.0
"""The peak value of a ball set by hand; values of heatmaps stay below it."""
_MAX_REPEATS = 2
"""Maximum number of repeats of a frame: when 25 frames per second become 60, each is shown two or three times."""


@dataclass(frozen=True, slots=True)
class GapFilling:
    """The rules that turn detections into points.

    Attributes:
        net: The network that confirms faint peaks and fills gaps, except those that its file leaves to interpolation;
            None to fill only skipped frames.
        threshold: The minimum heatmap value of a visible ball.
        longest_gap: The length of the longest gap that is filled, in tracked frames.
        step: Every step-th frame was tracked.
        visible: True if a ball in a filled gap counts as visible, as in TrackNetV3; False for occluded.
        check: The flight check that decides which peaks are the ball; None to leave that to the threshold.
        lead: How far a flying ball is moved ahead, as a share of its motion per frame.
    """

    net: InpaintNet | None
    video: Size
    threshold: float
    longest_gap: int | None
    step: int = 1
    visible: bool = False
    check: FlightCheck | None = None
    lead: float = 0.0

    @classmethod
    def of(
        cls, options: TrackOptions, tracknet: ModelFile, net: InpaintNet | None, video: Size, *, step: int
    ) -> "GapFilling":
        """Return the rules for the options of a run and its TrackNet file."""
        longest = chosen_longest_gap(options, net)
        threshold, check = options.ball_threshold(tracknet), options.flight_check_with(tracknet)
        return cls(net, video, threshold, longest, step, options.inpainted_visible, check, tracknet.lead)

    @property
    def reach(self) -> int:
        """Return the maximum distance in frames at which a detection can change a fill.

        A window reaches as far as its own length, and depends on the whole gap at its end. Confirming faint peaks and
        filling each add this distance.
        """
        checking = (
            _MAX_REPEATS
            if self.check is None
            else MAX_INFLUENCE_FRAMES
            + 2 * (MAX_FOLLOWED_FRAMES + _MAX_REPEATS)
            + MAX_SPOT_FRAMES
            + MAX_RETURN_FRAMES
            + _MAX_REPEATS
        )
        checking += 1 + _MAX_REPEATS if self.lead else 0
        if self.net is None:
            return (1 + checking) * self.step
        longest = max(self.longest_gap or 0, 1)
        confirming = inpainting_reach(self.net, MAX_CONFIRMABLE_FRAMES) + MAX_CONFIRMABLE_FRAMES + 2
        filling = inpainting_reach(self.net, longest) + longest + 2
        return (checking + confirming + filling) * self.step

    def points(self, detections: Sequence[Detection], stop: StopSwitch | None = None) -> Iterator[Point]:
        """Yield the points of one scene, one per frame, in order. Skipped frames get interpolated points.

        Args:
            detections: The detections of consecutive tracked frames; not changed.

        Raises:
            Cancelled: `stop` was used.
        """
        points = [
            Point(found.frame, found.visible, found.x, found.y, confidence=found.evidence.peak) for found in detections
        ]
        if self.check is not None:
            _apply_flight_check(points, detections, self.check, self.video)
            follow_ball(points, detections, self.threshold, self.video)
        if self.net is not None:
            self._confirm(points, detections, self.net, stop)
        if self.check is not None:
            drop_still_spots(points, detections, self.video)
        if self.lead:
            _move_ahead(points, detections, self.lead / self.step)
        if self.net is not None:
            self._fill(points, self.net, stop)
        _unify_repeats(points, detections)
        if self.step == 1:
            yield from points
            return
        for left, right in itertools.pairwise(points):
            yield left
            yield from interpolate_between(left, right)
        yield from points[-1:]

    def rows(self, layers: LayerSlice, frames: range, stop: StopSwitch | None = None) -> Rows:
        """Return the inpainted rows of the given frames; UNSET where nothing replaces TrackNet's detection.

        Args:
            layers: Layers of at least these frames; nearby rows are used too. Visible points set by hand count as
                detected; at other marks set by hand there is no ball.

        Raises:
            Cancelled: `stop` was used.
            AppError: The network failed.
        """
        made = np.zeros(len(layers.predicted), ROW)
        for span in scene_spans(layers.predicted, self.step):
            self._fill_rows(layers, span, made[span.start : span.stop], stop)
        made[layers.human["state"] == State.VISIBLE] = np.zeros((), ROW)
        return made[frames.start - layers.first : frames.stop - layers.first]

    def _fill_rows(self, layers: LayerSlice, span: range, made: Rows, stop: StopSwitch | None) -> None:
        rows = slice(span.start, span.stop)
        predicted = layers.predicted[rows]
        first = layers.first + span.start
        points = list(self.points(list(detections_of(_corrected(predicted, layers.human[rows]), first)), stop))
        made[[point.frame - first for point in points]] = rows_of_points(points)
        is_unchanged = (made["source"] == _PREDICTED) & (predicted["state"] != State.UNSET)
        for name in ("state", "x", "y"):
            is_unchanged &= made[name] == predicted[name]
        made[is_unchanged] = np.zeros((), ROW)

    def _confirm(
        self, points: list[Point], detections: Sequence[Detection], net: InpaintNet, stop: StopSwitch | None
    ) -> None:
        """Accept TrackNet's faint peaks where InpaintNet expects the ball from the path (docs/decisions/0007)."""
        visible = [point.visible for point in points]
        positions = np.array([(point.x, point.y) for point in points], np.float64)
        open_gaps = fillable_gaps(visible, positions, self.video, longest=MAX_CONFIRMABLE_FRAMES)
        expected = inpaint(net, positions, visible, open_gaps, self.video, stop=stop)
        for i, (x, y) in zip(expected.frames.tolist(), expected.positions.tolist(), strict=True):
            seen = detections[i].evidence
            peaks = (seen.peak, seen.peak_x, seen.peak_y), (seen.second_peak, seen.second_x, seen.second_y)
            for value, peak_x, peak_y in peaks:
                distance = math.hypot((peak_x - x) * self.video.pixel_aspect, peak_y - y)
                if (
                    value >= MIN_FAINT_PEAK_SHARE * self.threshold
                    and distance <= FAINT_PEAK_TOLERANCE_SHARE * self.video.square_width
                ):
                    points[i] = replace(points[i], visible=True, x=peak_x, y=peak_y, confidence=value)
                    break

    def _fill(self, points: list[Point], net: InpaintNet, stop: StopSwitch | None) -> None:
        """Fill short gaps by a curve, and gaps of `fill_from` frames or more by the network."""
        # The original also fills a gap at the start of a clip, where the network has nothing before it. On labelled
        # rallies that gave five wrong points for each right one (docs/decisions/0005), so here the gap stays open.
        known = [point.visible for point in points]
        positions = np.array([(point.x, point.y) for point in points], np.float64)
        open_gaps = fillable_gaps(known, positions, self.video, longest=self.longest_gap)
        wanted = [gap for gap in open_gaps if len(gap) >= net.file.fill_from]
        filled = inpaint(net, positions, known, wanted, self.video, stop=stop)
        seen = tuple(points)  # curves go through detected points, never through filled ones
        for gap in open_gaps:
            if len(gap) < net.file.fill_from:
                _set_points(points, gap, interpolate_gap(seen, gap), Source.INTERPOLATED, visible=self.visible)
        _set_points(points, filled.frames.tolist(), filled.positions.tolist(), Source.INPAINTED, visible=self.visible)


def scene_spans(predicted: Rows, step: int) -> Iterator[range]:
    """Yield the spans of tracked frames that lie within one scene each.

    Args:
        predicted: Rows of `PREDICTED_ROW`.
        step: Tracked frames farther apart than this belong to different spans.
    """
    is_tracked = np.flatnonzero(predicted["state"] != State.UNSET)
    if not len(is_tracked):
        return
    is_apart = np.diff(is_tracked) > step
    begins = np.flatnonzero(np.concatenate([[True], is_apart | predicted["begins_scene"][is_tracked[1:]]]))
    for begin, stop in zip(begins, [*begins[1:], len(is_tracked)], strict=True):
        yield range(int(is_tracked[begin]), int(is_tracked[stop - 1]) + 1)


def _corrected(predicted: Rows, human: Rows) -> Rows:
    """Return TrackNet's rows, replaced by the user's decisions where there are any."""
    is_tracked = predicted["state"] != State.UNSET
    seen = is_tracked & (human["state"] == State.VISIBLE)
    gone = is_tracked & ~seen & (human["state"] != State.UNSET)
    if not (seen.any() or gone.any()):
        return predicted
    predicted = predicted.copy()
    predicted["state"][seen], predicted["state"][gone] = State.VISIBLE, State.NO_BALL
    for name in ("x", "y"):
        predicted[name][seen], predicted[name][gone] = human[name][seen], 0
    # Otherwise a faint peak might be confirmed where there is no ball, or a human label rejected.
    predicted["confidence"][gone], predicted["confidence"][seen] = 0, _HUMAN_PEAK
    predicted["second_peak"][gone | seen] = 0
    return predicted


def _unify_repeats(points: list[Point], detections: Sequence[Detection]) -> None:
    """Give all frames that show the same image the best of their points: of several detections, the clearest."""
    start = 0
    for stop in range(1, len(points) + 1):
        if stop < len(points) and detections[stop].repeats:
            continue
        if stop - start > 1:
            best = max(
                points[start:stop], key=lambda point: (_SOURCE_RANK[point.source] * point.placed, point.confidence)
            )
            points[start:stop] = [replace(best, frame=point.frame) for point in points[start:stop]]
        start = stop


def chosen_longest_gap(options: TrackOptions, net: InpaintNet | None) -> int | None:
    """Return the length of the longest gap to fill in tracked frames: the length of a window by default."""
    if net is None:
        return None
    return net.file.seq_len if options.longest_gap is None else options.longest_gap


def gap_filling(net: InpaintNet) -> dict[str, Any]:
    """Return how gaps are filled with this network as plain values, for the record of the result."""
    return {
        "inpainted_from": net.file.fill_from,
        "cubic_from": MIN_CUBIC_FRAMES,
        "windows": "two-sided" if is_two_sided(net.file) else "blended",
    }


def peaks_of(detections: Sequence[Detection], video: Size) -> Peaks:
    """Return the peaks of consecutive frames as input of a flight check."""
    rows = []
    for found in detections:
        seen = found.evidence
        first = (found.x, found.y) if found.visible else (seen.peak_x, seen.peak_y)
        second = (seen.second_x, seen.second_y) if seen.second_x or seen.second_y else (math.nan, math.nan)
        rows.append((*first, seen.peak, seen.second_peak, *second))
    x, y, value, second_peak, second_x, second_y = np.array(rows, np.float32).reshape(-1, 6).T
    width, square_width = np.float32(video.width), np.float32(video.square_width)
    return Peaks(x / width, y / square_width, value, second_peak, second_x / width, second_y / square_width)


def _apply_flight_check(points: list[Point], detections: Sequence[Detection], check: FlightCheck, video: Size) -> None:
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


def _move_ahead(points: list[Point], detections: Sequence[Detection], share: float) -> None:
    """Move flying balls ahead by a share of their motion between two images. Points set by hand stay."""
    pictures = np.maximum(np.cumsum([not found.repeats for found in detections]) - 1, 0)
    firsts = [points[i] for i in np.flatnonzero(np.diff(pictures, prepend=-1)).tolist()]
    positions = np.array([(point.x, point.y) for point in firsts], np.float64).reshape(-1, 2)
    ahead = share * steady_motion(positions, np.array([point.visible for point in firsts], np.bool_))
    for i, (dx, dy) in enumerate(ahead[pictures].tolist()):
        if points[i].visible and (dx or dy) and detections[i].evidence.peak < _HUMAN_PEAK:
            points[i] = replace(points[i], x=points[i].x + dx, y=points[i].y + dy)


def _set_points(
    points: list[Point], indices: Sequence[int], positions: Sequence[Sequence[float]], source: Source, *, visible: bool
) -> None:
    for i, (x, y) in zip(indices, positions, strict=True):
        if math.isfinite(x) and math.isfinite(y):  # otherwise the network is broken, and the gap stays open
            points[i] = replace(points[i], visible=visible, occluded=not visible, x=x, y=y, source=source)
