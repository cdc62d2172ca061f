"""The inpainted layer: fills by InpaintNet and by curves where they differ from TrackNet's detections.

`RunLayers` fills gaps during a run, and `inpaint_range` proposes a fill through points set by hand.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.fills.curves import draw_through_peaks
from rallytrace.analysis.fills.fill import Fill, Method, fill_of, refuse_fill
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.inference.inpainting import inpaint, inpainting_reach
from rallytrace.inference.networks import InpaintNet
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerRows, LayerSlice, predicted_rows
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.track import PREDICTED_ROW, ROW, Rows, State
from rallytrace.tracking.messages import DetectionsFound, InpaintRequest, Phase
from rallytrace.tracking.points import GapFilling, scene_spans
from rallytrace.tracking.work import Work

PREVIEW_CONTEXT_FRAMES = 64
"""Tracked frames before a gap that its preliminary fill takes into account."""
MAX_FILL_FRAMES = 10_000
"""Frames of a scene that are filled in one call. Longer scenes are filled in overlapping parts, with the same result
except for rounding."""
_PAUSE_FACTOR = 20
"""The pause after a preliminary fill, as a multiple of its duration, so that fills take at most 1/20 of the time."""


@dataclass(slots=True)
class _TrackedSpan:
    """A span of a run and its progress.

    Attributes:
        tracked: All frames before this one are done.
        filled: Gaps in frames before this one have a preliminary fill.
        n_skipped: Number of skipped frames before `tracked`.
    """

    frames: range
    tracked: int
    filled: int
    n_skipped: int = 0


class RunLayers:
    """The layers of a track during a run.

    Detections come in through `begin`, `begin_scene` and `add`; `drain` returns the new rows. Gaps are filled twice:
    preliminarily, soon after both ends are known, from the nearby rows (`fill_preliminarily`), and finally once
    the scene is complete, with the same result as a fill over all of it (`fill_scenes`).

    Attributes:
        layers: The current layers of the whole video.
    """

    def __init__(
        self, layers: LayerSlice, spans: Sequence[range], filling: GapFilling, *, done: Sequence[range] = ()
    ) -> None:
        """Start with the layers of the whole video.

        Args:
            layers: Copies of the layers; their rows are changed here.
            spans: The frames to track; their earlier predictions are removed.
            done: Frames tracked earlier, whose gaps are also filled at the end.
        """
        self._done = done
        n_frames = len(layers.predicted)
        self.layers = layers
        self._filling = filling
        self._spans: list[_TrackedSpan] = []
        self._stale = np.zeros(n_frames, np.bool_)
        """True for frames whose earlier prediction still has to be withdrawn."""
        for span in spans:
            self._forget(span)
        self._old = layers.predicted["state"] != State.UNSET
        self._own = np.zeros(n_frames, np.bool_)
        self._new = {"predicted": np.zeros(n_frames, np.bool_), "inpainted": np.zeros(n_frames, np.bool_)}
        self._starts: set[int] = set()
        """Scene starts for which no tracked frame has arrived yet."""
        self._filled_scenes: set[tuple[int, int]] = set()
        self._next_filling = 0.0

    @property
    def frames_tracked(self) -> int:
        return self.frames_done - sum(span.n_skipped for span in self._spans)

    @property
    def frames_done(self) -> int:
        """Return the number of tracked or skipped frames in the spans."""
        return sum(span.tracked - span.frames.start for span in self._spans)

    @property
    def span(self) -> range:
        return self._span.frames

    def begin(self, span: range) -> None:
        """Begin the next span. It is merged with the current one if it starts where that one ends."""
        if self._spans and span.start == self._span.frames.stop:
            self._span.frames = range(self._span.frames.start, span.stop)
        else:
            self._spans.append(_TrackedSpan(span, span.start, span.start))

    def drop_span(self) -> None:
        """Drop the current span. Its rows stay visible until other spans track the same frames again."""
        self._forget(self._spans.pop().frames)

    def begin_scene(self, frame: int, *, is_cut: bool) -> None:
        """Start a scene at a frame; gaps across its start are not filled."""
        if not (is_cut or frame == 0):
            return
        is_tracked = self.layers.predicted["state"][frame : frame + self._filling.step] != State.UNSET
        if not is_tracked.any():
            self._starts.add(frame)
            return
        # The cut was found only now: the frame is in the track already.
        first = frame + int(is_tracked.argmax())
        is_known = self._own[first] or any(first in done for done in self._done)
        if is_known and not self.layers.predicted["begins_scene"][first]:
            self.layers.predicted["begins_scene"][first] = True
            self._new["predicted"][first] = True

    def add(self, found: Sequence[Detection]) -> None:
        """Add the next tracked frames, in ascending order.

        Frames outside the span are ignored: fills may use only what is in the track, or a later fill would differ.
        """
        predicted, span = self.layers.predicted, self._span
        for row, detection in zip(predicted_rows(found, run=0, scene_starts=()), found, strict=True):
            frame = detection.frame
            begins = self._starts.intersection(range(frame - self._filling.step + 1, frame + 1))
            if frame in span.frames:
                self._starts -= begins
                predicted[frame] = row
                predicted["begins_scene"][frame] = bool(begins)
        self._mark_done(min(found[-1].frame + 1, span.frames.stop))

    def skip(self, frames: range) -> None:
        """Skip the next frames of the span; their earlier rows are removed."""
        self._mark_done(frames.start)
        self._mark_done(frames.stop)
        self._span.n_skipped += len(frames)
        self.begin_scene(frames.stop, is_cut=True)

    def end_span(self) -> None:
        self._mark_done(self._span.frames.stop)

    def fill_preliminarily(self, stop: StopSwitch | None = None) -> None:
        """Fill recently closed gaps, unless fills have already taken a large share of the run's time."""
        started = time.monotonic()
        if started < self._next_filling:
            return
        span = self._span
        seen = np.flatnonzero(self.layers.predicted["state"][span.filled : span.tracked] == State.VISIBLE)
        if len(seen):
            end = span.filled + int(seen[-1]) + 1
            context = PREVIEW_CONTEXT_FRAMES * self._filling.step
            self._fill(range(span.filled, end), range(max(0, span.filled - context), span.tracked), stop)
            span.filled = end - 1
        self._next_filling = time.monotonic() + _PAUSE_FACTOR * (time.monotonic() - started)

    def fill_scenes(
        self, *, to_the_end: bool = False, stop: StopSwitch | None = None, deadline: float | None = None
    ) -> None:
        """Fill the gaps of scenes with their final fills.

        Args:
            to_the_end: True to fill all scenes of the run, because no more frames will come. False to fill only the
                complete scenes of the current span.
            deadline: The time by `time.monotonic` after which no further part of a scene is filled.

        Raises:
            Cancelled: `stop` was used.
        """
        if to_the_end:
            self._include_neighbours()
        for scene in self._scenes(self._touched()) if to_the_end else self._complete_scenes():
            if (scene.start, scene.stop) in self._filled_scenes:
                continue
            for segment in parts(scene):
                if deadline is not None and time.monotonic() > deadline:
                    return
                self._fill(segment, within(segment, self._filling.reach, scene), stop)
            self._filled_scenes.add((scene.start, scene.stop))

    def drain(self) -> tuple[LayerRows | None, LayerRows | None]:
        """Return the rows of the predicted and the inpainted layer that are new since the last call."""
        predicted, inpainted = self.layers.predicted, self.layers.inpainted
        return _drained(predicted, self._new["predicted"]), _drained(inpainted, self._new["inpainted"])

    @property
    def _span(self) -> _TrackedSpan:
        return self._spans[-1]

    def _forget(self, frames: range) -> None:
        indices = slice(frames.start, frames.stop)
        self._stale[indices] |= self.layers.predicted["state"][indices] != State.UNSET
        self.layers.predicted[indices] = np.zeros((), PREDICTED_ROW)

    def _mark_done(self, stop: int) -> None:
        """Mark the frames of the span up to `stop` as done, to report their rows and to remove their old fills."""
        span = self._span
        if stop <= span.tracked:
            return
        indices = slice(span.tracked, stop)
        is_tracked = self.layers.predicted["state"][indices] != State.UNSET
        self._new["predicted"][indices] |= is_tracked | self._stale[indices]
        self._new["inpainted"][indices] |= self.layers.inpainted["state"][indices] != State.UNSET
        self.layers.inpainted[indices] = np.zeros((), ROW)
        self._own[indices] = True
        span.tracked = stop

    def _touched(self) -> range:
        mine = np.flatnonzero(self._own)
        return range(int(mine[0]), int(mine[-1]) + 1) if len(mine) else range(0)

    def _scenes(self, frames: range) -> list[range]:
        """Return the scenes around the given frames, clipped to the range that can affect their fills."""
        vicinity = within(frames, self._filling.reach, range(len(self._own)))
        found = scene_spans(self.layers.predicted[vicinity.start : vicinity.stop], self._filling.step)
        scenes = [range(vicinity.start + found_scene.start, vicinity.start + found_scene.stop) for found_scene in found]
        return [scene for scene in scenes if self._own[scene.start : scene.stop].any()]

    def _complete_scenes(self) -> list[range]:
        span = self._span
        inside = self._scenes(range(span.frames.start, span.tracked))
        return [scene for scene in inside if span.frames.start < scene.start and scene.stop < span.tracked]

    def _include_neighbours(self) -> None:
        """Also fill gaps in the frames done earlier, and gaps of earlier runs that touch the spans."""
        for done in self._done:
            self._own[done.start : done.stop] = True
        longest = (self._filling.longest_gap or 0) * self._filling.step
        for span in self._spans:
            if span.tracked > span.frames.start:
                self._include_gap(range(span.frames.start - 1, max(span.frames.start - 1 - longest, -1), -1))
                self._include_gap(range(span.tracked, min(span.tracked + longest, len(self._own))))

    def _include_gap(self, frames: range) -> None:
        for frame in frames:
            state = self.layers.predicted["state"][frame]
            if state == State.VISIBLE or not (self._old[frame] or self._filling.step > 1):
                return
            self._own[frame] = self._own[frame] or self._old[frame]

    def _fill(self, frames: range, vicinity: range, stop: StopSwitch | None) -> None:
        self._put(frames, self._filling.rows(self.layers.select(vicinity), frames, stop))

    def _put(self, frames: range, made: Rows) -> None:
        indices = slice(frames.start, frames.stop)
        present = self.layers.inpainted[indices]
        differs = (made != present) & self._own[indices]
        present[differs] = made[differs]
        self._new["inpainted"][indices] |= differs


def spacing(predicted: Rows) -> int:
    """Return the median distance between tracked frames, in frames."""
    is_tracked = np.flatnonzero(predicted["state"] != State.UNSET)
    return int(np.median(np.diff(is_tracked))) if len(is_tracked) > 1 else 1


def parts(scene: range) -> list[range]:
    """Split a scene into ranges that are filled in one call each."""
    return [
        range(start, min(start + MAX_FILL_FRAMES, scene.stop))
        for start in range(scene.start, scene.stop, MAX_FILL_FRAMES)
    ]


def within(frames: range, margin: int, bounds: range) -> range:
    """Return `frames` with a margin on both sides, clipped to `bounds`."""
    return range(max(bounds.start, frames.start - margin), min(bounds.stop, frames.stop + margin))


def _drained(rows: Rows, new: Flags) -> LayerRows | None:
    frames = np.flatnonzero(new)
    if not len(frames):
        return None
    new[frames] = False
    return LayerRows(frames, rows[frames])


def inpaint_range(net: InpaintNet, context: FillContext, size: Size, stop: StopSwitch | None = None) -> Fill:
    """Fill a range with the network.

    The network gets the known points and fills the frames of the range that lie between two of them. Fills of a run
    next to the range are masked as they were in the run, and windows and weights are those of a run over the whole
    scene: if nothing has changed and no peaks are nearby, the fill equals that of the run. Only a gap next to an
    isolated point set by hand is filled differently (`_gaps`).

    Args:
        net: The network; only one thread may use it at a time.
        context: The range and the known points around it.

    Raises:
        Cancelled: `stop` was used.
        AppError: The network failed.
    """
    return draw_through_peaks(context, partial(_drawn, net, size=size, stop=stop), size)


def _drawn(net: InpaintNet, context: FillContext, *, size: Size, stop: StopSwitch | None) -> Fill:
    spans = context.spans()
    words = list(context.refusals())
    if not spans:
        return refuse_fill(Method.INPAINT, words)
    longest = net.file.seq_len
    if any(_beside_single_point(net, context, range(span.left + 1, span.right)) for span in spans):
        longest -= 2
    if max(span.length for span in spans) > longest:
        words.insert(0, tr_lazy("match", "InpaintNet uses only {longest} frames at a time.", longest=longest))
    frames = np.concatenate([np.arange(span.frames.start, span.frames.stop) for span in spans])
    wanted = np.zeros(len(context.known), np.bool_)
    wanted[frames - context.first] = True
    positions = [_filled(net, context, scene, wanted, size=size, stop=stop) for scene in _scenes(context, wanted)]
    return fill_of(Method.INPAINT, frames, np.concatenate(positions, axis=1), size, words)


def _scenes(context: FillContext, wanted: Flags) -> Iterator[range]:
    """Yield the scenes that contain frames to fill, as ranges of array indices.

    A scene ends at untracked frames, as in a run, unless these are to be filled.
    """
    walls = context.begins.copy()
    if context.analysed[wanted].all():
        walls[1:] |= context.analysed[1:] != context.analysed[:-1]
    walls[0] = True
    edges = [*np.flatnonzero(walls).tolist(), len(walls)]
    for begin, end in pairwise(edges):
        if wanted[begin:end].any():
            yield range(begin, end)


def _filled(
    net: InpaintNet, context: FillContext, scene: range, wanted: Flags, *, size: Size, stop: StopSwitch | None
) -> NDArray[np.float64]:
    """Return the positions (2, n) of the wanted frames of a scene, from all rows within reach of the windows."""
    asked = wanted | context.inpainted
    numbers = np.flatnonzero(wanted[scene.start : scene.stop]) + scene.start
    longest = max(len(gap) for gap in spans_of_flags(asked) if wanted[gap.start : gap.stop].any())
    reach = inpainting_reach(net, longest)
    indices = slice(max(int(numbers[0]) - reach, scene.start), min(int(numbers[-1]) + reach + 1, scene.stop))
    path = np.nan_to_num(context.path[:, indices].T)
    wanted_gaps = list(_gaps(net, context, asked, range(indices.start, indices.stop)))
    filled = inpaint(net, path, context.known[indices], wanted_gaps, size, stop=stop)
    return filled.positions[np.isin(filled.frames + indices.start, numbers)].T


def _gaps(net: InpaintNet, context: FillContext, asked: Flags, segment: range) -> Iterator[range]:
    """Yield the gaps to pass to the network within a segment, as indices from the segment's start.

    In a long gap the network also processes every second frame. Half of these passes miss an isolated point and see a
    single gap twice as long. A gap next to an isolated point set by hand is therefore split into gaps of one frame.
    Measured by models/studies/compare_fills.py (docs/decisions/0015-fills.md).
    """
    for gap in spans_of_flags(asked[segment.start : segment.stop]):
        first = context.first + segment.start + gap.start
        gap_frames = range(first, first + len(gap))
        if len(gap) <= net.file.seq_len - 2 and _beside_single_point(net, context, gap_frames):
            yield from (range(position, position + 1) for position in gap)
        else:
            yield gap


def _beside_single_point(net: InpaintNet, context: FillContext, gap: range) -> bool:
    """Return True if one end of the gap has fewer consecutive points than the frame step of its windows."""
    spacing_of_windows = inpainting_reach(net, len(gap)) // (net.file.seq_len - 1)
    sides = (
        (gap.start - 1, range(gap.start - spacing_of_windows, gap.start)),
        (gap.stop, range(gap.stop, gap.stop + spacing_of_windows)),
    )
    return any(
        point in context.frames and len(context.known_frames(neighbours)) < spacing_of_windows
        for point, neighbours in sides
    )


class InpaintWork(Work[InpaintRequest]):
    """A job that fills the gaps of a tracked video again."""

    def do(self) -> None:
        request, network_cache = self._request, self._context.network_cache
        self._progress.report()
        net = network_cache.inpaintnet(request.choice, self._stop)
        tracknet = network_cache.tracknet_file(request.choice, self._stop)
        step = spacing(request.layers.predicted)
        filling = GapFilling.of(request.options, tracknet, net, request.size, step=step)
        self.provenance = {"inpaintnet": net.provenance() if net else None}
        frames = self._frames()
        for segment in parts(frames):
            self._progress.enter(Phase.FILLING, (segment.start - frames.start) / len(frames))
            self._stop.check()
            self._fill(segment, filling)

    def _frames(self) -> range:
        held = self._request.layers.frames
        return held if self._request.frames is None else within(self._request.frames, 0, held)

    def _fill(self, frames: range, filling: GapFilling) -> None:
        layers = self._request.layers
        nearby = layers.select(within(frames, filling.reach, layers.frames))
        made = filling.rows(nearby, frames, self._stop)
        present = layers.inpainted[frames.start - layers.first : frames.stop - layers.first]
        changed = np.flatnonzero(made != present)
        if len(changed):
            rows = LayerRows(frames.start + changed, made[changed])
            self._context.send(DetectionsFound(self._job, "", self.provenance, None, rows))
