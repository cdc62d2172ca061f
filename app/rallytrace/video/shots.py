"""Find the camera shots of a video: spans between two cuts."""

import bisect
import itertools
from collections import deque
from collections.abc import Sequence
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

MAX_SAME_VIEW_DIFFERENCE: Final = 0.1
"""Difference below which views are the same. Frames within a rally differ by up to 0.05, rallies filmed by the same
camera on different days by up to 0.08 (31 labelled broadcast rallies)."""

MIN_CUT_DIFFERENCE: Final = 0.25
"""Difference above which pictures show different views. The closest two venues in those rallies differ by 0.47."""

_SIZE: Final = Size(32, 18)
_TOLERANCE_LEVELS: Final = 24
"""Difference in a colour channel above which a pixel counts as changed."""
_NEARBY_FRAMES: Final = 4
"""Number of frames before and after a change whose changes it is compared with."""
_MIN_NEARBY_FRAMES: Final = 3
"""Frames that must be known before and after a cut between equal views."""
_MIN_PEAK_RATIO: Final = 2.5
"""Minimum ratio of a hard cut's change to the changes nearby."""
_MIN_JUMP_LEVELS: Final = 1.4
"""Minimum mean difference, in grey levels, between all pictures before and after a cut between equal views: people
stand elsewhere. Such cuts have at least 1.6, keyframes of a poor encoder 0.7 (labelled rallies joined by hard cuts)."""
_MIN_JUMP_RATIOS: Final = (2.0, 4.0)
"""Minimum ratios of that difference to the largest and second largest one between consecutive pictures on either side.
The largest may be that of a keyframe, or correct a badly encoded picture after the cut. Of 508 such cuts between
labelled clips, 506 have both ratios; within rallies the second is at most 2.4, but more where pictures were lost."""
_MIN_MOVEMENT_LEVELS: Final = 0.02
"""Minimum mean difference of a camera's pictures, in grey levels; those of a frozen video are equal."""
_MIN_WIPED_SHARE: Final = 0.6
"""Minimum share of the picture that a wipe between two equal views covers."""
_MIN_WIPE_SECONDS: Final = 0.2
_MIN_CHANGE_RATIO: Final = 4.0
"""Minimum ratio of a slow change to the movement before or after it: a close-up is never steady, a pan goes on."""
_TRANSITION_SECONDS: Final = 1.2
_STEADY_SECONDS: Final = 0.4
_MAX_GROUP_SECONDS: Final = 5.0
"""Between keyframes farther apart than this a whole replay could hide, so such spans are decoded in full."""
_MAX_SHORT_RANGE_SECONDS: Final = 60.0
"""Ranges shorter than this are decoded in full: that is fast, and there could be too few keyframes."""
_MARGIN_SECONDS: Final = 1.0
"""Time compared on both sides of a change, to check that the view is steady."""
_SAMPLE_INTERVAL_FRAMES: Final = 10


def view_signature(frame: VideoFrame) -> Signature:
    """Return the small picture by which views are compared."""
    return frame.rgb_resized(_SIZE, ResizeFilter.AREA)


def difference(first: Signature, second: Signature) -> float:
    """Return the difference of two views in [0, 1]: the share of pixels whose colour is off by a tenth of the scale.

    Moving players change few pixels; another view changes most.
    """
    distances = np.maximum(first, second) - np.minimum(first, second)
    return float(np.count_nonzero(distances.max(axis=-1) > _TOLERANCE_LEVELS)) / distances[..., 0].size


def _mean_levels(first: Signature, second: Signature) -> float:
    """Return the mean difference of all pixels of two views, in grey levels, apart from a change of brightness."""
    changes = second.astype(np.int16) - first
    return float(np.abs(changes - np.median(changes, axis=(0, 1))).mean())


@dataclass(frozen=True, slots=True)
class _ComparedFrame:
    index: int
    view: Signature
    jump: float
    """Difference from the previous frame."""
    levels: float
    """Mean grey levels of that difference."""


class CutDetector:
    """A detector of the first frames of new views, among consecutive frames.

    A hard cut is a jump well above the changes nearby (in a pan they are all similar) that is confirmed by the frames
    before and after it (a flash goes away). A dissolve or wipe is a change of view within about a second between two
    steady views; its middle counts as the cut. Between two shots of the same camera the view is the same, but people
    stand elsewhere from one picture to the next, or a wipe covers the picture for a moment.

    Attributes:
        equal_views: the cuts found between two equal views.
    """

    def __init__(self, rate: float) -> None:
        """Start with no frames. `rate` is in frames per second."""
        self._transition = max(2, round(_TRANSITION_SECONDS * rate))
        self._steady = max(1, round(_STEADY_SECONDS * rate))
        self._seen: deque[_ComparedFrame] = deque(
            maxlen=max(self._transition + 2 * self._steady + 1, 3 * _NEARBY_FRAMES)
        )
        self._settled_from = 0
        self._wipe = max(1, round(_MIN_WIPE_SECONDS * rate))
        self.equal_views: set[int] = set()

    def add(self, index: int, view: Signature) -> int | None:
        """Add the next frame; return the first frame of a new view once it is certain."""
        last = self._seen[-1].view if self._seen else view
        self._seen.append(_ComparedFrame(index, view, difference(last, view), _mean_levels(last, view)))
        cut = self._hard_cut(len(self._seen) - _NEARBY_FRAMES)
        return self._settle(cut if cut is not None else self._slow_cut())

    def finish(self) -> list[int]:
        """Return the cuts among the last few frames, without waiting for later frames."""
        last = len(self._seen)
        cuts = (self._settle(self._hard_cut(position)) for position in range(max(1, last - _NEARBY_FRAMES + 1), last))
        return [cut for cut in cuts if cut is not None]

    def _settle(self, cut: int | None) -> int | None:
        if cut is not None:
            self._settled_from = cut
        return cut

    def _hard_cut(self, position: int) -> int | None:
        """Return the frame at a position among those kept, if a new shot begins there."""
        if position < 1 or self._seen[position].index <= self._settled_from:
            return None
        frames = list(self._seen)
        cut, following = frames[position], frames[position : position + _NEARBY_FRAMES]
        preceding = frames[max(0, position - _NEARBY_FRAMES) : position]
        if cut.jump < MIN_CUT_DIFFERENCE:
            return self._cut_between_equal_views(preceding, following)
        jumps = [frame.jump for frame in preceding + following if frame is not cut]
        if jumps and cut.jump < _MIN_PEAK_RATIO * float(np.median(jumps)):
            return None
        if (
            min(difference(earlier.view, later.view) for earlier in preceding for later in following)
            >= MIN_CUT_DIFFERENCE
        ):
            return cut.index
        before_flash = [
            frame
            for frame in frames[max(0, position - 2 * _NEARBY_FRAMES) : position]
            if difference(frame.view, cut.view) < MIN_CUT_DIFFERENCE
        ]
        return self._cut_between_equal_views(before_flash[-_NEARBY_FRAMES:], following)

    def _cut_between_equal_views(
        self, preceding: Sequence[_ComparedFrame], following: Sequence[_ComparedFrame]
    ) -> int | None:
        """Return the first of the following frames if people stand elsewhere there than in the preceding ones.

        A flash of a few frames may lie between them, in which people move on.
        """
        cut = following[0]
        if cut.levels < _MIN_JUMP_LEVELS or min(len(preceding), len(following)) < _MIN_NEARBY_FRAMES:
            return None
        before, after = ([frame.view for frame in frames] for frames in (preceding, following))
        across = min(itertools.starmap(_mean_levels, itertools.product(before, after)))
        steps_before, steps_after = (
            list(itertools.starmap(_mean_levels, itertools.pairwise(views))) for views in (before, after)
        )
        second, largest = sorted(steps_before + steps_after)[-2:]
        across -= largest * (cut.index - preceding[-1].index - 1)
        usual = max(_MIN_JUMP_RATIOS[0] * largest, _MIN_JUMP_RATIOS[1] * second)
        is_frozen = max(steps_before) < _MIN_MOVEMENT_LEVELS  # the video goes on after a fault
        if is_frozen or across < max(_MIN_JUMP_LEVELS, usual):
            return None
        self.equal_views.add(cut.index)
        return cut.index

    def _slow_cut(self) -> int | None:
        seen = list(self._seen)
        if len(seen) < self._transition + 2 * self._steady + 1:
            return None
        first, begin = seen[0], seen[self._steady]
        end, last = seen[-1 - self._steady], seen[-1]
        change, middle_frames = difference(begin.view, end.view), seen[self._steady : -self._steady]
        is_wiped = difference(begin.view, seen[len(seen) // 2].view) >= _MIN_WIPED_SHARE
        if begin.index < self._settled_from or not (change >= MIN_CUT_DIFFERENCE or is_wiped):
            return None
        steadier, other = sorted((difference(first.view, begin.view), difference(end.view, last.view)))
        if steadier > MAX_SAME_VIEW_DIFFERENCE or other > max(MAX_SAME_VIEW_DIFFERENCE, change / _MIN_CHANGE_RATIO):
            return None
        if change >= MIN_CUT_DIFFERENCE:
            return next(
                f.index for f in middle_frames if difference(begin.view, f.view) >= difference(f.view, end.view)
            )
        covered = [f.index for f in middle_frames if difference(begin.view, f.view) >= MIN_CUT_DIFFERENCE]
        if len(covered) < self._wipe:
            return None
        self.equal_views.add(covered[len(covered) // 2])
        return covered[len(covered) // 2]


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """The frames from `start` up to `stop`, exclusive, with a small picture of their view.

    Attributes:
        views: signatures of all frames, (n, 18, 32, 3); None if they were not kept.
    """

    start: int
    stop: int
    signature: Signature
    views: NDArray[np.uint8] | None = None

    def resembles(self, shot: "Shot") -> bool:
        return difference(self.signature, shot.signature) < MAX_SAME_VIEW_DIFFERENCE


class ShotRecorder:
    """A collector that groups small pictures of ascending frames into shots. Frames may be missing.

    With `keeps_views` no frame may be missing: shots get the small pictures of all their frames.
    """

    def __init__(self, start: int, rate: float, *, keeps_views: bool = False) -> None:
        """Start at the first frame of the range. `rate` is in frames per second."""
        self._all_views: list[Signature] | None = [] if keeps_views else None
        self._start = start
        self._rate = rate
        self._detector = CutDetector(rate)
        self._cuts: set[int] = set()
        self._between_equal_views: set[int] = set()
        self._views: dict[int, Signature] = {}
        self._latest: tuple[int, Signature] | None = None

    def add_frame(self, index: int, view: Signature) -> None:
        """Add a frame of a span of consecutive frames; after a missing frame a new span begins."""
        if self._latest is not None and index != self._latest[0] + 1:
            self._end_span()
        self._latest = index, view
        if self._all_views is not None:
            self._all_views.append(view)
        cut = self._detector.add(index, view)
        if cut is not None:
            self._cuts.add(cut)
        if cut is not None or index % _SAMPLE_INTERVAL_FRAMES == 0 or not self._views:
            self._views[index] = view

    def add_keyframe(self, index: int, view: Signature) -> None:
        """Add a single frame without neighbours."""
        self._views[index] = view

    def shots(self, stop: int) -> list[Shot]:
        """Return the shots of all frames up to `stop`.

        Two shots with equal views are joined, unless the cut between them was found as one between equal views.
        """
        self._end_span()
        edges = [self._start, *sorted(cut for cut in self._cuts if self._start < cut < stop), stop]
        shots: list[Shot] = []
        for begin, end in itertools.pairwise(edges):
            shot = self._shot(begin, end)
            if shots and begin not in self._between_equal_views and shots[-1].resembles(shot):
                shot = self._shot(shots.pop().start, end)
            shots.append(shot)
        return shots

    def _shot(self, start: int, stop: int) -> Shot:
        kept = self._all_views
        views = None if kept is None else np.stack(kept[start - self._start : stop - self._start])
        return Shot(start, stop, self._view_of(start, stop), views)

    def _end_span(self) -> None:
        late = self._detector.finish()
        if late and self._latest is not None:
            self._views[self._latest[0]] = self._latest[1]
        self._cuts.update(late)
        self._between_equal_views |= self._detector.equal_views
        self._detector = CutDetector(self._rate)

    def _view_of(self, start: int, stop: int) -> Signature:
        """Return the median of the known views in a span, or else the nearest known view."""
        numbers = sorted(self._views)
        inside = numbers[bisect.bisect_left(numbers, start) : bisect.bisect_left(numbers, stop)]
        if not inside:
            inside = [min(numbers, key=lambda number: abs(number - start))]
        return np.median([self._views[number] for number in inside], axis=0).astype(np.uint8)


def find_shots(reader: VideoReader, start: int, stop: int, *, check: Check = no_check) -> list[Shot]:
    """Find the shots in the frames from `start` up to `stop`, exclusive.

    In long ranges only keyframes are compared, and all frames between two different or distant keyframes. A shot
    between two similar keyframes is missed.

    Args:
        stop: exclusive end of the range.
        check: called for every picture; raises to stop the search.

    Raises:
        AppError: the file cannot be decoded there.
    """
    stop = min(stop, reader.n_frames)
    if start >= stop:
        return []
    recorder = ShotRecorder(start, reader.rate)
    spans = [range(start, stop)]
    if stop - start > _MAX_SHORT_RANGE_SECONDS * reader.rate:
        spans = _find_suspicious(reader, start, stop, recorder, check)
    for span in spans:
        for frame in reader.frames(span.start, span.stop):
            check()
            recorder.add_frame(frame.index, view_signature(frame))
    return recorder.shots(stop)


def _find_suspicious(reader: VideoReader, start: int, stop: int, recorder: ShotRecorder, check: Check) -> list[range]:
    """Return the spans between keyframes with a possible cut, and add the keyframes to the recorder."""
    longest, margin = _MAX_GROUP_SECONDS * reader.rate, round(_MARGIN_SECONDS * reader.rate)
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
        changed = known is None or difference(known, view) > MAX_SAME_VIEW_DIFFERENCE
        if frame.index > last and (changed or frame.index - last > longest):
            suspect(last, frame.index)
        recorder.add_keyframe(frame.index, view)
        earlier = frame.index, view
    if stop - earlier[0] > 1:
        suspect(earlier[0], stop)
    return spans
