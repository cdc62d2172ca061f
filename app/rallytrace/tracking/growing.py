"""The predicted and the inpainted layer while a run fills them, and what of them has not been told yet."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Detection
from rallytrace.domain.layers import LayerRows, LayerSlice, sights
from rallytrace.domain.track import ROW, SIGHT, Rows, State
from rallytrace.inference.session import StopSwitch
from rallytrace.tracking.filling import GapFilling, stretches

PREVIEW_CONTEXT = 64
"""Frames that were looked at, before a gap, that its first filling may lean on."""
LONGEST_AT_ONCE = 10_000
"""Frames of a scene that are filled in one go. More are filled in parts that overlap: the same but for rounding."""
_TIME_SHARE = 20
"""Gaps are filled for a first time so seldom that it takes one part in so many of the time."""

Flags = NDArray[np.bool_]


@dataclass(slots=True)
class _TrackedSpan:
    """Frames that are being tracked, or have been.

    Attributes:
        frames: all of them.
        tracked: those before this one are done.
        filled: in those before this one gaps have been filled for a first time.
        passed_over: how many of those before `tracked` were not looked at.
    """

    frames: range
    tracked: int
    filled: int
    passed_over: int = 0


class GrowingTrack:
    """What a run knows so far, over what was there before it.

    Detections come in with `begin`, `begin_scene` and `add`; what is new in the layers goes out with `take`. Gaps are
    filled twice: for a first time soon after both their ends are known, from what is near (`fill_lately`), and for good
    once the scene they lie in is complete, exactly as over the whole of it (`settle`).
    """

    def __init__(
        self, layers: LayerSlice, spans: Sequence[range], filling: GapFilling, *, done: Sequence[range] = ()
    ) -> None:
        """Begin with the layers of the whole video as they are; their rows are changed.

        Args:
            layers: copies that nobody else holds.
            spans: the frames to be tracked; what was predicted there is forgotten.
            filling: how gaps are filled.
            done: frames that are tracked already, but whose gaps are to be filled in the end as well.
        """
        self._done = done
        n_frames = len(layers.predicted)
        self._layers = layers
        self._filling = filling
        self._spans: list[_TrackedSpan] = []
        self._stale = np.zeros(n_frames, np.bool_)
        """Frames to be tracked whose old prediction has yet to be taken back."""
        for span in spans:
            part = slice(span.start, span.stop)
            self._stale[part] = layers.predicted["state"][part] != State.UNSET
            layers.predicted[part] = np.zeros((), SIGHT)
        self._old = layers.predicted["state"] != State.UNSET
        self._own = np.zeros(n_frames, np.bool_)
        self._new = {"predicted": np.zeros(n_frames, np.bool_), "inpainted": np.zeros(n_frames, np.bool_)}
        self._starts: list[int] = []
        """Scene starts that no frame has been found for yet."""
        self._settled: set[tuple[int, int]] = set()
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
        """The frames that are being tracked."""
        return self._span.frames

    def begin(self, span: range) -> None:
        """A span's detections follow."""
        self._spans.append(_TrackedSpan(span, span.start, span.start))
        self._starts = []

    def begin_scene(self, frame: int, *, is_cut: bool) -> None:
        """A scene begins at a frame; gaps are not filled across."""
        if not (is_cut or frame == 0):
            return
        looked_at = np.flatnonzero(self._layers.predicted["state"][frame : self._span.tracked] != State.UNSET)
        if len(looked_at) and frame in self._span.frames:
            # A cut that was found only now: the frame is in the track already.
            self._mark_start(frame + int(looked_at[0]))
        else:
            self._starts.append(frame)

    def add(self, found: Sequence[Detection]) -> None:
        """The next frames that were looked at, ascending.

        Those outside the span are passed over: what is filled must follow from what the track holds, or filling it once
        more would give something else.
        """
        predicted, span = self._layers.predicted, self._span
        for row, detection in zip(sights(found, run=0, scene_starts=()), found, strict=True):
            frame = detection.frame
            begins = any(start <= frame for start in self._starts)
            self._starts = [start for start in self._starts if start > frame]
            if frame in span.frames:
                predicted[frame] = row
                predicted["begins_scene"][frame] = begins
        self._pass(min(found[-1].frame + 1, span.frames.stop))

    def pass_over(self, frames: range) -> None:
        """These frames of the span, which come next, are not to be tracked; nothing is known of them any more."""
        self._pass(frames.start)
        self._pass(frames.stop)
        self._span.passed_over += len(frames)

    def end_span(self) -> None:
        """The span is complete."""
        self._pass(self._span.frames.stop)

    def fill_lately(self, stop: StopSwitch | None = None) -> None:
        """Fill the gaps that were closed lately, if that has not taken much of the time."""
        started = time.monotonic()
        if started < self._next_filling:
            return
        span = self._span
        seen = np.flatnonzero(self._layers.predicted["state"][span.filled : span.tracked] == State.VISIBLE)
        if len(seen):
            behind = span.filled + int(seen[-1]) + 1
            context = PREVIEW_CONTEXT * self._filling.every
            self._fill(range(span.filled, behind), range(max(0, span.filled - context), span.tracked), stop)
            span.filled = behind - 1
        self._next_filling = time.monotonic() + _TIME_SHARE * (time.monotonic() - started)

    def settle(self, *, to_the_end: bool = False, stop: StopSwitch | None = None, until: float | None = None) -> None:
        """Fill the gaps of scenes for good.

        Args:
            to_the_end: all scenes of the run, because no more frames come; else those of the present span that are
                complete.
            stop: ends it.
            until: the time, by `time.monotonic`, after which no other part is begun.

        Raises:
            Cancelled: `stop` was used.
        """
        if to_the_end:
            self._own_neighbours()
        for scene in self._scenes(self._touched()) if to_the_end else self._complete_scenes():
            if (scene.start, scene.stop) in self._settled:
                continue
            for part in parts(scene):
                if until is not None and time.monotonic() > until:
                    return
                self._fill(part, within(part, self._filling.reach, scene), stop)
            self._settled.add((scene.start, scene.stop))

    def take(self) -> tuple[LayerRows | None, LayerRows | None]:
        """What is new in the predicted and in the inpainted layer since it was last taken."""
        predicted, inpainted = self._layers.predicted, self._layers.inpainted
        return _taken(predicted, self._new["predicted"]), _taken(inpainted, self._new["inpainted"])

    @property
    def _span(self) -> _TrackedSpan:
        return self._spans[-1]

    def _mark_start(self, frame: int) -> None:
        if not self._layers.predicted["begins_scene"][frame]:
            self._layers.predicted["begins_scene"][frame] = True
            self._new["predicted"][frame] = True

    def _pass(self, behind: int) -> None:
        """The frames of the span up to there are done: they are to be told, and what was filled there is taken back."""
        span = self._span
        if behind <= span.tracked:
            return
        part = slice(span.tracked, behind)
        looked_at = self._layers.predicted["state"][part] != State.UNSET
        self._new["predicted"][part] |= looked_at | self._stale[part]
        self._new["inpainted"][part] |= self._layers.inpainted["state"][part] != State.UNSET
        self._layers.inpainted[part] = np.zeros((), ROW)
        self._own[part] = True
        span.tracked = behind

    def _touched(self) -> range:
        """From the first to the last frame that this run may change."""
        mine = np.flatnonzero(self._own)
        return range(int(mine[0]), int(mine[-1]) + 1) if len(mine) else range(0)

    def _scenes(self, frames: range) -> list[range]:
        """The scenes that lie in some frames or reach into them, without what is too far off to matter."""
        near = within(frames, self._filling.reach, range(len(self._own)))
        found = stretches(self._layers.predicted[near.start : near.stop], self._filling.every)
        scenes = [range(near.start + one.start, near.start + one.stop) for one in found]
        return [scene for scene in scenes if self._own[scene.start : scene.stop].any()]

    def _complete_scenes(self) -> list[range]:
        span = self._span
        inside = self._scenes(range(span.frames.start, span.tracked))
        return [scene for scene in inside if span.frames.start < scene.start and scene.stop < span.tracked]

    def _own_neighbours(self) -> None:
        """Take over what is done, and earlier runs' open gaps beside the spans, which may be closed now."""
        for done in self._done:
            self._own[done.start : done.stop] = True
        longest = (self._filling.longest_gap or 0) * self._filling.every
        for span in self._spans:
            if span.tracked > span.frames.start:
                self._own_gap(range(span.frames.start - 1, max(span.frames.start - 1 - longest, -1), -1))
                self._own_gap(range(span.tracked, min(span.tracked + longest, len(self._own))))

    def _own_gap(self, frames: range) -> None:
        for frame in frames:
            state = self._layers.predicted["state"][frame]
            if state == State.VISIBLE or not (self._old[frame] or self._filling.every > 1):
                return
            self._own[frame] = self._own[frame] or self._old[frame]

    def _fill(self, frames: range, near: range, stop: StopSwitch | None) -> None:
        """Fill the gaps of some frames, heeding what is near."""
        self._put(frames, self._filling.rows(self._layers.part(near), frames, stop))

    def _put(self, frames: range, made: Rows) -> None:
        part = slice(frames.start, frames.stop)
        there = self._layers.inpainted[part]
        other = (made != there) & self._own[part]
        there[other] = made[other]
        self._new["inpainted"][part] |= other


def parts(scene: range) -> list[range]:
    """What can be filled in one go."""
    return [
        range(start, min(start + LONGEST_AT_ONCE, scene.stop))
        for start in range(scene.start, scene.stop, LONGEST_AT_ONCE)
    ]


def within(frames: range, margin: int, bounds: range) -> range:
    """Frames with a margin on both sides, as far as there are any."""
    return range(max(bounds.start, frames.start - margin), min(bounds.stop, frames.stop + margin))


def _taken(rows: Rows, new: Flags) -> LayerRows | None:
    frames = np.flatnonzero(new)
    if not len(frames):
        return None
    new[frames] = False
    return LayerRows(frames, rows[frames])
