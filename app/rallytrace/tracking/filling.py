"""The inpainted layer: the fills of InpaintNet and curves, as far as they differ from TrackNet's detections.

`RunLayers` fills gaps during a run, and `inpaint_range` proposes a fill through a person's points.
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
from rallytrace.track.arrays import Flags
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerRows, LayerSlice, predicted_rows
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.track import PREDICTED_ROW, ROW, Rows, State
from rallytrace.tracking.messages import DetectionsFound, InpaintRequest, Phase
from rallytrace.tracking.points import GapFilling, scene_spans
from rallytrace.tracking.work import Work

PREVIEW_CONTEXT = 64
"""Tracked frames before a gap that its first filling takes into account."""
LONGEST_AT_ONCE = 10_000
"""Frames of a scene that are filled in one go. More are filled in parts that overlap: the same except for rounding."""
_TIME_SHARE = 20
"""The pause after a first filling of gaps, as a multiple of its duration: it takes at most 1/20 of the time."""


@dataclass(slots=True)
class _TrackedSpan:
    """Frames of a run.

    Attributes:
        tracked: earlier ones are done.
        filled: in earlier ones gaps have been filled for a first time.
        passed_over: number of skipped frames before `tracked`.
    """

    frames: range
    tracked: int
    filled: int
    passed_over: int = 0


class RunLayers:
    """The layers during a run.

    Detections come in with `begin`, `begin_scene` and `add`; new rows go out with `drain`. Gaps are filled twice: soon
    after both their ends are known, from the rows near them (`fill_lately`), and for good in a complete scene, exactly
    as over the whole of it (`fill_scenes`).

    Attributes:
        layers: of the whole video, as they are now.
    """

    def __init__(
        self, layers: LayerSlice, spans: Sequence[range], filling: GapFilling, *, done: Sequence[range] = ()
    ) -> None:
        """Begin with the layers of the whole video.

        Args:
            layers: copies; their rows are changed here.
            spans: the frames to be tracked; their earlier predictions are forgotten.
            done: frames tracked before, whose gaps are also filled in the end.
        """
        self._done = done
        n_frames = len(layers.predicted)
        self.layers = layers
        self._filling = filling
        self._spans: list[_TrackedSpan] = []
        self._stale = np.zeros(n_frames, np.bool_)
        """Frames to be tracked whose old prediction has yet to be taken back."""
        for span in spans:
            self._forget(span)
        self._old = layers.predicted["state"] != State.UNSET
        self._own = np.zeros(n_frames, np.bool_)
        self._new = {"predicted": np.zeros(n_frames, np.bool_), "inpainted": np.zeros(n_frames, np.bool_)}
        self._starts: set[int] = set()
        """Scene starts that no frame has been found for yet."""
        self._filled_scenes: set[tuple[int, int]] = set()
        self._next_filling = 0.0

    @property
    def frames_tracked(self) -> int:
        """How many frames of the spans are tracked."""
        return self.frames_done - sum(span.passed_over for span in self._spans)

    @property
    def frames_done(self) -> int:
        """How many frames of the spans are tracked or passed over."""
        return sum(span.tracked - span.frames.start for span in self._spans)

    @property
    def span(self) -> range:
        return self._span.frames

    def begin(self, span: range) -> None:
        """Continue with these frames. A span beginning at the end of the last one is joined to it."""
        if self._spans and span.start == self._span.frames.stop:
            self._span.frames = range(self._span.frames.start, span.stop)
        else:
            self._spans.append(_TrackedSpan(span, span.start, span.start))

    def begin_anew(self) -> None:
        """Drop the current span: its rows stay on show until other spans track its frames again."""
        self._forget(self._spans.pop().frames)

    def begin_scene(self, frame: int, *, is_cut: bool) -> None:
        """A scene begins at a frame; gaps are not filled across."""
        if not (is_cut or frame == 0):
            return
        is_tracked = self.layers.predicted["state"][frame : frame + self._filling.step] != State.UNSET
        if not is_tracked.any():
            self._starts.add(frame)
            return
        # A cut that was found only now: the frame is in the track already.
        first = frame + int(is_tracked.argmax())
        if self._own[first] or any(first in done for done in self._done):
            self._mark_start(first)

    def add(self, found: Sequence[Detection]) -> None:
        """Add the next tracked frames, ascending.

        Those outside the span are passed over: fills must follow from the rows of the track, or a later one would
            differ.
        """
        predicted, span = self.layers.predicted, self._span
        for row, detection in zip(predicted_rows(found, run=0, scene_starts=()), found, strict=True):
            frame = detection.frame
            begins = self._starts.intersection(range(frame - self._filling.step + 1, frame + 1))
            if frame in span.frames:
                self._starts -= begins
                predicted[frame] = row
                predicted["begins_scene"][frame] = bool(begins)
        self._pass(min(found[-1].frame + 1, span.frames.stop))

    def pass_over(self, frames: range) -> None:
        """Leave the next frames of the span untracked; their earlier rows are forgotten."""
        self._pass(frames.start)
        self._pass(frames.stop)
        self._span.passed_over += len(frames)
        self.begin_scene(frames.stop, is_cut=True)

    def end_span(self) -> None:
        self._pass(self._span.frames.stop)

    def fill_lately(self, stop: StopSwitch | None = None) -> None:
        """Fill the lately closed gaps, unless this has taken much of the time."""
        started = time.monotonic()
        if started < self._next_filling:
            return
        span = self._span
        seen = np.flatnonzero(self.layers.predicted["state"][span.filled : span.tracked] == State.VISIBLE)
        if len(seen):
            end = span.filled + int(seen[-1]) + 1
            context = PREVIEW_CONTEXT * self._filling.step
            self._fill(range(span.filled, end), range(max(0, span.filled - context), span.tracked), stop)
            span.filled = end - 1
        self._next_filling = time.monotonic() + _TIME_SHARE * (time.monotonic() - started)

    def fill_scenes(
        self, *, to_the_end: bool = False, stop: StopSwitch | None = None, deadline: float | None = None
    ) -> None:
        """Fill the gaps of scenes for good.

        Args:
            to_the_end: all scenes of the run, because no more frames come; else the complete ones of the present span.
            deadline: the time, by `time.monotonic`, after which no other part is begun.

        Raises:
            Cancelled: `stop` was used.
        """
        if to_the_end:
            self._own_neighbours()
        for scene in self._scenes(self._touched()) if to_the_end else self._complete_scenes():
            if (scene.start, scene.stop) in self._filled_scenes:
                continue
            for segment in parts(scene):
                if deadline is not None and time.monotonic() > deadline:
                    return
                self._fill(segment, within(segment, self._filling.reach, scene), stop)
            self._filled_scenes.add((scene.start, scene.stop))

    def drain(self) -> tuple[LayerRows | None, LayerRows | None]:
        """The new rows of the predicted and the inpainted layer since the last call."""
        predicted, inpainted = self.layers.predicted, self.layers.inpainted
        return _drained(predicted, self._new["predicted"]), _drained(inpainted, self._new["inpainted"])

    @property
    def _span(self) -> _TrackedSpan:
        return self._spans[-1]

    def _forget(self, frames: range) -> None:
        indices = slice(frames.start, frames.stop)
        self._stale[indices] |= self.layers.predicted["state"][indices] != State.UNSET
        self.layers.predicted[indices] = np.zeros((), PREDICTED_ROW)

    def _mark_start(self, frame: int) -> None:
        if not self.layers.predicted["begins_scene"][frame]:
            self.layers.predicted["begins_scene"][frame] = True
            self._new["predicted"][frame] = True

    def _pass(self, stop: int) -> None:
        """Mark the frames of the span up to `stop` as done: they are reported, and their fills withdrawn."""
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
        """The scenes of some frames, as far as they matter there."""
        vicinity = within(frames, self._filling.reach, range(len(self._own)))
        found = scene_spans(self.layers.predicted[vicinity.start : vicinity.stop], self._filling.step)
        scenes = [range(vicinity.start + found_scene.start, vicinity.start + found_scene.stop) for found_scene in found]
        return [scene for scene in scenes if self._own[scene.start : scene.stop].any()]

    def _complete_scenes(self) -> list[range]:
        span = self._span
        inside = self._scenes(range(span.frames.start, span.tracked))
        return [scene for scene in inside if span.frames.start < scene.start and scene.stop < span.tracked]

    def _own_neighbours(self) -> None:
        """Take over the done frames, and open gaps of earlier runs beside the spans."""
        for done in self._done:
            self._own[done.start : done.stop] = True
        longest = (self._filling.longest_gap or 0) * self._filling.step
        for span in self._spans:
            if span.tracked > span.frames.start:
                self._own_gap(range(span.frames.start - 1, max(span.frames.start - 1 - longest, -1), -1))
                self._own_gap(range(span.tracked, min(span.tracked + longest, len(self._own))))

    def _own_gap(self, frames: range) -> None:
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
    """The usual distance between tracked frames, in frames."""
    is_tracked = np.flatnonzero(predicted["state"] != State.UNSET)
    return int(np.median(np.diff(is_tracked))) if len(is_tracked) > 1 else 1


def parts(scene: range) -> list[range]:
    """Ranges to be filled in one go."""
    return [
        range(start, min(start + LONGEST_AT_ONCE, scene.stop))
        for start in range(scene.start, scene.stop, LONGEST_AT_ONCE)
    ]


def within(frames: range, margin: int, bounds: range) -> range:
    """Frames with a margin on both sides, as far as there are any."""
    return range(max(bounds.start, frames.start - margin), min(bounds.stop, frames.stop + margin))


def _drained(rows: Rows, new: Flags) -> LayerRows | None:
    frames = np.flatnonzero(new)
    if not len(frames):
        return None
    new[frames] = False
    return LayerRows(frames, rows[frames])


def inpaint_range(net: InpaintNet, context: FillContext, size: Size, stop: StopSwitch | None = None) -> Fill:
    """The network's fill of a range.

    It gets the known points, and fills the frames of the range between two of them. Fills of a run beside them are
    masked as before, and windows and weights are those of a run over the whole scene: without a change since, and
    without peaks nearby, the fill is that run's. Only beside a person's single point the gap is given otherwise
    (`_gaps`).

    Args:
        net: used by one thread at a time.
        context: the range, and the known points around it.

    Raises:
        Cancelled: `stop` was used.
        AppError: the network failed.
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
        words.insert(0, f"InpaintNet uses only {longest} frames at a time.")
    frames = np.concatenate([np.arange(span.frames.start, span.frames.stop) for span in spans])
    wanted = np.zeros(len(context.known), np.bool_)
    wanted[frames - context.first] = True
    positions = [_filled(net, context, scene, wanted, size=size, stop=stop) for scene in _scenes(context, wanted)]
    return fill_of(Method.INPAINT, frames, np.concatenate(positions, axis=1), size, words)


def _scenes(context: FillContext, wanted: Flags) -> Iterator[range]:
    """The scenes with frames to fill, by their indices in the arrays.

    They end at untracked frames, as in a run, unless these are to be filled.
    """
    walls = context.begins.copy()
    if context.looked_at[wanted].all():
        walls[1:] |= context.looked_at[1:] != context.looked_at[:-1]
    walls[0] = True
    edges = [*np.flatnonzero(walls).tolist(), len(walls)]
    for begin, end in pairwise(edges):
        if wanted[begin:end].any():
            yield range(begin, end)


def _filled(
    net: InpaintNet, context: FillContext, scene: range, wanted: Flags, *, size: Size, stop: StopSwitch | None
) -> NDArray[np.float64]:
    """The positions (2, n) of the wanted frames of a scene, from the rows within reach of the windows."""
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
    """The gaps of a part of the arrays for the network, counted from its first frame.

    In a long gap it also looks at every second frame. Half of those looks miss a single point, and see one gap of
    twice the length. So beside a person's single point the gap is given frame by frame, so that none is passed over.
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
    """Whether a gap ends at fewer points within the range than there are frames between two tracked ones."""
    spacing_of_windows = inpainting_reach(net, len(gap)) // (net.file.seq_len - 1)
    sides = (
        (gap.start - 1, range(gap.start - spacing_of_windows, gap.start)),
        (gap.stop, range(gap.stop, gap.stop + spacing_of_windows)),
    )
    return any(
        point in context.frames and len(context.knots(neighbours)) < spacing_of_windows for point, neighbours in sides
    )


class InpaintWork(Work[InpaintRequest]):
    """Fills the gaps of a tracked video again."""

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
