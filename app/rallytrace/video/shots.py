"""The shots of a video: spans between two cuts."""

import bisect
import itertools
from collections import deque
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import Check, no_check
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

Signature = NDArray[np.uint8]
"""A picture of 32x18 pixels, (18, 32, 3) uint8 RGB."""

SIMILAR: Final = 0.1
"""Views with a smaller difference are the same. Within a rally pictures differ by up to 0.05, rallies filmed by the
same camera on different days by up to 0.08 (31 labelled broadcast rallies)."""

CUT: Final = 0.25
"""Pictures with a larger difference show different views. The closest two venues among those rallies differ by 0.47."""

_SIZE: Final = Size(32, 18)
_TOLERANCE: Final = 24
_NEARBY: Final = 4
_PEAK: Final = 2.5
_TRANSITION_SECONDS: Final = 1.2
_STEADY_SECONDS: Final = 0.4
_LONGEST_GROUP_SECONDS: Final = 5.0
"""Between keyframes farther apart, a whole replay could hide: those spans are decoded in full."""
_SHORT_SECONDS: Final = 60.0
"""Shorter ranges are decoded in full: that is quick, and keyframes could be too few."""
_MARGIN_SECONDS: Final = 1.0
"""Compared time on both sides of a change, for checking that the view is steady."""
_SAMPLE_EVERY: Final = 10


def view_signature(frame: VideoFrame) -> Signature:
    """The small picture for comparing a frame's view."""
    return frame.rgb_resized(_SIZE, ResizeFilter.AREA)


def difference(first: Signature, second: Signature) -> float:
    """The difference of two views, in [0, 1]: the share of pixels with a colour off by a tenth of the scale.

    Moving players change few pixels; another view changes most.
    """
    distances = np.maximum(first, second) - np.minimum(first, second)
    return float(np.count_nonzero(distances.max(axis=-1) > _TOLERANCE)) / distances[..., 0].size


@dataclass(frozen=True, slots=True)
class _ComparedFrame:
    index: int
    view: Signature
    jump: float
    """The difference to the frame before."""


class CutDetector:
    """Finds the first frames of new views in consecutive frames.

    A hard cut is a jump well above the changes nearby (in a pan they are alike), and the frames before and after
    confirm it (a flash goes away). A dissolve or wipe is a change of view within about a second between two steady
    views; its middle counts as the cut.
    """

    def __init__(self, rate: float) -> None:
        """`rate` is in frames a second."""
        self._transition = max(2, round(_TRANSITION_SECONDS * rate))
        self._steady = max(1, round(_STEADY_SECONDS * rate))
        self._seen: deque[_ComparedFrame] = deque(maxlen=max(self._transition + 2 * self._steady + 1, 3 * _NEARBY))
        self._settled_from = 0

    def add(self, index: int, view: Signature) -> int | None:
        """Take the next frame; return the first frame of a new view once it is certain."""
        jump = difference(self._seen[-1].view, view) if self._seen else 0.0
        self._seen.append(_ComparedFrame(index, view, jump))
        cut = self._hard_cut(len(self._seen) - _NEARBY)
        return self._settle(cut if cut is not None else self._slow_cut())

    def finish(self) -> list[int]:
        """The cuts among the last few frames, without waiting for later frames."""
        last = len(self._seen)
        cuts = (self._settle(self._hard_cut(position)) for position in range(max(1, last - _NEARBY + 1), last))
        return [cut for cut in cuts if cut is not None]

    def _settle(self, cut: int | None) -> int | None:
        if cut is not None:
            self._settled_from = cut
        return cut

    def _hard_cut(self, position: int) -> int | None:
        """The frame at a position among those kept, if a new view begins there."""
        if position < 1 or self._seen[position].jump < CUT or self._seen[position].index <= self._settled_from:
            return None
        frames = list(self._seen)
        preceding, following = frames[max(0, position - _NEARBY) : position], frames[position : position + _NEARBY]
        jumps = [frame.jump for frame in preceding + following if frame is not frames[position]]
        if jumps and frames[position].jump < _PEAK * float(np.median(jumps)):
            return None
        if min(difference(earlier.view, later.view) for earlier in preceding for later in following) < CUT:
            return None
        return frames[position].index

    def _slow_cut(self) -> int | None:
        seen = self._seen
        if len(seen) < self._transition + 2 * self._steady + 1:
            return None
        first, begin = seen[0], seen[self._steady]
        end, last = seen[-1 - self._steady], seen[-1]
        if begin.index < self._settled_from or difference(begin.view, end.view) < CUT:
            return None
        if difference(first.view, begin.view) > SIMILAR or difference(end.view, last.view) > SIMILAR:
            return None
        middle_frames = list(seen)[self._steady : len(seen) - self._steady]
        return next(f.index for f in middle_frames if difference(begin.view, f.view) >= difference(f.view, end.view))


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """Frames `start` to before `stop`, with the small picture of their view."""

    start: int
    stop: int
    signature: Signature

    def resembles(self, shot: "Shot") -> bool:
        return difference(self.signature, shot.signature) < SIMILAR


class ShotRecorder:
    """Groups small pictures of frames, in ascending order, into shots; frames may be missing."""

    def __init__(self, start: int, rate: float) -> None:
        """`start` is the range's first frame, `rate` the number of frames a second."""
        self._start = start
        self._rate = rate
        self._detector = CutDetector(rate)
        self._cuts: set[int] = set()
        self._views: dict[int, Signature] = {}
        self._latest: tuple[int, Signature] | None = None

    def add_frame(self, index: int, view: Signature) -> None:
        """Add a frame of a span of consecutive frames; after a missing frame a new span begins."""
        if self._latest is not None and index != self._latest[0] + 1:
            self._end_span()
        self._latest = index, view
        cut = self._detector.add(index, view)
        if cut is not None:
            self._cuts.add(cut)
        if cut is not None or index % _SAMPLE_EVERY == 0 or not self._views:
            self._views[index] = view

    def add_keyframe(self, index: int, view: Signature) -> None:
        """Add a single frame without neighbours."""
        self._views[index] = view

    def shots(self, stop: int) -> list[Shot]:
        """The shots of all frames up to `stop`; a cut between equal views is none."""
        self._end_span()
        edges = [self._start, *sorted(cut for cut in self._cuts if self._start < cut < stop), stop]
        shots: list[Shot] = []
        for begin, end in itertools.pairwise(edges):
            shot = Shot(begin, end, self._view_of(begin, end))
            if shots and shots[-1].resembles(shot):
                whole_start = shots.pop().start
                shot = Shot(whole_start, end, self._view_of(whole_start, end))
            shots.append(shot)
        return shots

    def _end_span(self) -> None:
        late = self._detector.finish()
        if late and self._latest is not None:
            self._views[self._latest[0]] = self._latest[1]
        self._cuts.update(late)
        self._detector = CutDetector(self._rate)

    def _view_of(self, start: int, stop: int) -> Signature:
        """The median of the known views in a span, or else the nearest known view."""
        numbers = sorted(self._views)
        inside = numbers[bisect.bisect_left(numbers, start) : bisect.bisect_left(numbers, stop)]
        if not inside:
            inside = [min(numbers, key=lambda number: abs(number - start))]
        return np.median([self._views[number] for number in inside], axis=0).astype(np.uint8)


def find_shots(reader: VideoReader, start: int, stop: int, *, check: Check = no_check) -> list[Shot]:
    """Find the shots of the frames from `start` to before `stop`.

    In long ranges only keyframes are compared, and all frames between two different or distant keyframes. A shot
    between two similar keyframes is missed.

    Args:
        stop: exclusive.
        check: called for every picture; raises to stop the search.

    Raises:
        AppError: the file cannot be decoded there.
    """
    stop = min(stop, reader.n_frames)
    if start >= stop:
        return []
    recorder = ShotRecorder(start, reader.rate)
    spans = [range(start, stop)]
    if stop - start > _SHORT_SECONDS * reader.rate:
        spans = _find_suspicious(reader, start, stop, recorder, check)
    for span in spans:
        for frame in reader.frames(span.start, span.stop):
            check()
            recorder.add_frame(frame.index, view_signature(frame))
    return recorder.shots(stop)


def _find_suspicious(reader: VideoReader, start: int, stop: int, recorder: ShotRecorder, check: Check) -> list[range]:
    """The spans between keyframes with a possible cut; the recorder gets the keyframes."""
    longest, margin = _LONGEST_GROUP_SECONDS * reader.rate, round(_MARGIN_SECONDS * reader.rate)
    spans: list[range] = []

    def suspect(begin: int, end: int) -> None:
        begin = max(begin - margin, start)
        if spans and begin <= spans[-1].stop:
            begin = spans.pop().start
        spans.append(range(begin, min(end + margin, stop)))

    earlier: tuple[int, Signature | None] = (start, None)
    for frame in reader.keyframes(start, stop):
        check()
        view = view_signature(frame)
        last, known = earlier
        changed = known is None or difference(known, view) > SIMILAR
        if frame.index > last and (changed or frame.index - last > longest):
            suspect(last, frame.index)
        recorder.add_keyframe(frame.index, view)
        earlier = frame.index, view
    if stop - earlier[0] > 1:
        suspect(earlier[0], stop)
    return spans
