"""Compute backgrounds that a model compares frames with: the median of many frames of the same view."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError, Check, no_check, no_progress
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.shots import MAX_SAME_VIEW_DIFFERENCE, Shot, ShotRecorder, difference, find_shots, view_signature

Picture = NDArray[np.uint8]

_MAX_COUNTABLE: Final = 255
"""Maximum number of samples, because they are counted in single bytes."""
_N_EXTRA_PICTURES: Final = 3
"""Pictures in memory besides the samples: two during conversion, and the median."""
_STRIP_VALUES: Final = 2**17
"""Values per step, few enough to stay in a processor's cache."""
_MIN_KEYFRAMES: Final = 60
_MIN_LONG_GROUP_FRAMES: Final = 4
"""Minimum number of frames per keyframe for which decoding only keyframes is clearly cheaper than decoding all."""
_BUDGET_BYTES: Final = 250 * 2**20
_MAX_SAMPLES: Final = 101
"""Maximum number of frames in a median. Measured: it differs from a whole rally's by 0.03 of 255 on average."""
_MIN_SAMPLES: Final = 25
"""With fewer samples a standing player shows in the median; the view is then sampled again by itself."""
_MAX_SHORT_RANGE_SECONDS: Final = 80.0
"""Ranges shorter than this are decoded once, for shots and samples together."""
_MIN_VIEW_SECONDS: Final = 8.0
"""Views shorter than this are also sampled from the video around the range."""
_MAX_NEARBY_SECONDS: Final = 60.0
"""Maximum time between shots of a view that share a background, and from a range to extra samples of brief views."""
_DECODING_SHARE: Final = 0.8
"""Share of the work for a short range that is spent on decoding."""


class SampleStack:
    """A stack of frames scaled to one size, with their numbers.

    Attributes:
        capacity: maximum number of pictures.
        numbers: frame numbers of the pictures, in the order they were added.
    """

    def __init__(self, size: Size, resize: ResizeFilter, *, max_pictures: int, budget_bytes: int) -> None:
        """Create an empty stack for at most `max_pictures`, or for as many as fit into `budget_bytes`."""
        self._size = size
        self._resize = resize
        affordable = budget_bytes // (size.width * size.height * 3) - _N_EXTRA_PICTURES
        self.capacity = max(1, min(max_pictures, affordable, _MAX_COUNTABLE))
        self.numbers: list[int] = []
        self._pictures = np.empty((self.capacity, size.height, size.width, 3), np.uint8)

    def add(self, frame: VideoFrame) -> None:
        """Add a frame's picture; ignored if the stack is full."""
        if len(self.numbers) < self.capacity:
            self._pictures[len(self.numbers)] = frame.rgb_resized(self._size, self._resize)
            self.numbers.append(frame.index)

    def rows(self, spans: Sequence[range]) -> list[int]:
        """Return the row numbers of the pictures whose frames lie in the spans."""
        return [row for row, number in enumerate(self.numbers) if any(number in span for span in spans)]

    def median(self, rows: Sequence[int], check: Check) -> Picture:
        """Return the median of the given rows per pixel and colour, (h, w, 3) uint8.

        For an even number of rows this is the lower of the two middle values, so every value was observed. `check` is
        called regularly and raises to stop.
        """
        flat = self._pictures.reshape(self.capacity, -1)
        result = np.empty(flat.shape[1], np.uint8)
        for begin in range(0, flat.shape[1], _STRIP_VALUES):
            check()
            strip = slice(begin, begin + _STRIP_VALUES)
            result[strip] = _median([flat[row, strip] for row in rows])
        return result.reshape(self._pictures.shape[1:])


def _median(columns: Sequence[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    """Return the lower median of at most 255 arrays of the same length, determined bit by bit from the highest.

    Counting in bytes is some twenty times faster than sorting. Each of the eight rounds counts the values below the
    guess and keeps the guess if they are fewer than half.
    """
    middle = (len(columns) + 1) // 2
    median = np.zeros_like(columns[0])
    counts = np.empty_like(median)
    is_below = np.empty(median.shape, np.bool_)
    for bit in (128, 64, 32, 16, 8, 4, 2, 1):
        guess = median | np.uint8(bit)
        counts[:] = 0
        for column in columns:
            np.less(column, guess, out=is_below)
            np.add(counts, is_below.view(np.uint8), out=counts)
        np.copyto(median, guess, where=counts < middle)
    return median


def clip_spans(spans: Sequence[range], n_frames: int) -> list[range]:
    """Clip the spans to a video of `n_frames`; return them ascending, non-empty, with overlapping ones merged."""
    tidy: list[range] = []
    for span in sorted(spans, key=lambda span: span.start):
        begin, end = max(span.start, 0), min(span.stop, n_frames)
        if tidy and begin <= tidy[-1].stop:
            begin, end = tidy[-1].start, max(end, tidy.pop().stop)
        if begin < end:
            tidy.append(range(begin, end))
    return tidy


def pick_evenly(numbers: NDArray[np.int64], count: int) -> list[int]:
    """Return at most `count` of these ascending numbers, spread evenly, including the first and the last."""
    if len(numbers) <= count:
        return [int(number) for number in numbers]
    indices = np.linspace(0, len(numbers) - 1, count).round().astype(np.int64)
    return [int(number) for number in numbers[indices]]


def sample_frames(reader: VideoReader, spans: Sequence[range], count: int, check: Check) -> Iterator[VideoFrame]:
    """Yield at most `count` frames, spread evenly over spans from `clip_spans`.

    If there are enough keyframes and the samples are far apart, only keyframes are decoded. `check` is called for every
    decoded picture.
    """
    if not spans:
        return
    numbers = np.concatenate([np.arange(span.start, span.stop) for span in spans])
    keyframes = np.intersect1d(reader.index.keyframes, numbers, assume_unique=True)
    if len(keyframes) >= min(_MIN_KEYFRAMES, count) and len(keyframes) * _MIN_LONG_GROUP_FRAMES <= len(numbers):
        wanted = set(pick_evenly(keyframes, count))
        read = reader.keyframes
    else:
        wanted = set(pick_evenly(numbers, count))
        read = reader.frames
    for span in spans:
        inside = [number for number in wanted if number in span]
        if inside:
            for frame in read(min(inside), max(inside) + 1):
                check()
                if frame.index in wanted:
                    yield frame


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """The frames from `start` up to `stop`, exclusive, and their background: `median` is RGB, (h, w, 3) uint8.

    `views` are the signatures of the frames from `start` on, (n, 18, 32, 3) uint8, or None if they were not kept.
    """

    start: int
    stop: int
    median: Picture
    views: Picture | None = None


def background_median(
    reader: VideoReader,
    samples_from: Sequence[range],
    size: Size | None,
    resize: ResizeFilter,
    *,
    max_samples: int = _MAX_SAMPLES,
    check: Check = no_check,
) -> Picture:
    """Return the median of frames sampled evenly from some ranges.

    Args:
        samples_from: ranges of frame numbers, which are clipped to the video.
        size: size of the result; None for the video's own.
        resize: filter for scaling frames to that size.
        max_samples: maximum number of frames to sample, at most 255.
        check: called for every picture; raises to stop.

    Returns:
        An array (h, w, 3) uint8 RGB.

    Raises:
        AppError: none of the frames exists, or the file cannot be decoded there.
    """
    spans = clip_spans(samples_from, reader.n_frames)
    stack = SampleStack(size or reader.size, resize, max_pictures=max_samples, budget_bytes=_BUDGET_BYTES)
    for frame in sample_frames(reader, spans, stack.capacity, check):
        stack.add(frame)
    if not stack.numbers:
        raise AppError(
            tr_lazy(
                "errors",
                "The background frames are outside '{path}', which has {frames} frames.",
                path=reader.path,
                frames=reader.n_frames,
            ),
            tr_lazy("errors", "Choose a range inside the video."),
        )
    return stack.median(range(len(stack.numbers)), check)


def plan_scenes(
    reader: VideoReader,
    start: int,
    stop: int,
    *,
    size: Size | None,
    resize: ResizeFilter,
    sampled_frames: range | None = None,
    nearby: bool = True,
    check: Check = no_check,
    progress: Callable[[float], None] = no_progress,
) -> list[Scene]:
    """Split a range of frames into spans with one background each.

    Shots of the same view within a minute of each other share one median. A brief view is also sampled from the minute
    before and after the range.

    Args:
        stop: exclusive end of the range.
        size: size of the backgrounds; None for the video's own.
        resize: filter for scaling frames to that size.
        sampled_frames: frames from which to compute a single background for the whole range; None for one per view.
        nearby: True to sample views that appear only briefly also from frames outside the range.
        check: called for every picture; raises to stop.
        progress: called with the share done, 0 to 1.

    Returns:
        Ascending scenes that cover the range without gaps; empty if the video has none of its frames.

    Raises:
        AppError: the file cannot be decoded there, or has none of `sampled_frames`.
    """
    if sampled_frames is not None:
        median = background_median(reader, [sampled_frames], size, resize, check=check)
        return [Scene(start, min(stop, reader.n_frames), median)]
    planner = _Planner(reader, size or reader.size, resize, check, progress, nearby)
    views = planner.views(range(start, min(stop, reader.n_frames)))
    scenes = [Scene(shot.start, shot.stop, median, shot.views) for view, median in views for shot in view.shots]
    return sorted(scenes, key=lambda scene: scene.start)


@dataclass(slots=True)
class _ShotGroup:
    """Shots of one view that are close in time."""

    shots: list[Shot] = field(default_factory=list)

    @property
    def spans(self) -> list[range]:
        return [range(shot.start, shot.stop) for shot in self.shots]

    @property
    def n_frames(self) -> int:
        return sum(len(span) for span in self.spans)


@dataclass(slots=True)
class _Planner:
    """The steps of `plan_scenes` and the state they share."""

    reader: VideoReader
    size: Size
    resize: ResizeFilter
    check: Check
    progress: Callable[[float], None]
    nearby: bool

    def views(self, frames: range) -> list[tuple[_ShotGroup, Picture]]:
        """Return the views in a range, each with its median."""
        if not frames:
            return []
        if len(frames) <= _MAX_SHORT_RANGE_SECONDS * self.reader.rate:
            views, medians = self._decode_once(frames)
            share = _DECODING_SHARE
        else:
            views = self._group_shots(find_shots(self.reader, frames.start, frames.stop, check=self.check))
            medians, share = {}, 0.0
        planned = []
        for done, view in enumerate(views):
            median = medians[done] if done in medians else self._median_of(view, frames)
            planned.append((view, median))
            self.progress(share + (1 - share) * (done + 1) / len(views))
        return planned

    def _decode_once(self, frames: range) -> tuple[list[_ShotGroup], dict[int, Picture]]:
        """Return the views, and medians of views with enough samples, from one pass over the range."""
        stack = self._stack()
        wanted = set(pick_evenly(np.arange(frames.start, frames.stop), stack.capacity))
        recorder = ShotRecorder(frames.start, self.reader.rate, keeps_views=True)
        for done, frame in enumerate(self.reader.frames(frames.start, frames.stop)):
            self.check()
            recorder.add_frame(frame.index, view_signature(frame))
            if frame.index in wanted:
                stack.add(frame)
            self.progress(_DECODING_SHARE * done / len(frames))
        views = self._group_shots(recorder.shots(min(frames.stop, self.reader.n_frames)))
        medians = {}
        for row, view in enumerate(views):
            rows = stack.rows(view.spans)
            if len(rows) >= _MIN_SAMPLES and not (self._is_brief(view) and self._has_more(frames)):
                medians[row] = stack.median(rows, self.check)
        return views, medians

    def _group_shots(self, shots: list[Shot]) -> list[_ShotGroup]:
        reach = _MAX_NEARBY_SECONDS * self.reader.rate
        views: list[_ShotGroup] = []
        for shot in shots:
            for view in reversed(views):
                if shot.start - view.shots[-1].stop <= reach and view.shots[0].resembles(shot):
                    view.shots.append(shot)
                    break
            else:
                views.append(_ShotGroup([shot]))
        return views

    def _median_of(self, view: _ShotGroup, frames: range) -> Picture:
        """Return the median of a view's frames and, for a brief view, of similar keyframes around the range."""
        stack = self._stack()
        brief = self._is_brief(view) and self._has_more(frames)
        count = stack.capacity * 2 // 3 if brief else stack.capacity
        for frame in sample_frames(self.reader, view.spans, max(count, 1), self.check):
            stack.add(frame)
        if brief:
            self._add_similar(stack, view, frames)
        return stack.median(range(len(stack.numbers)), self.check)

    def _add_similar(self, stack: SampleStack, view: _ShotGroup, frames: range) -> None:
        reach = round(_MAX_NEARBY_SECONDS * self.reader.rate)
        margins = [
            range(view.shots[0].start - reach, frames.start),
            range(frames.stop, view.shots[-1].stop + reach),
        ]
        spans = clip_spans(margins, self.reader.n_frames)
        keyframes = self.reader.index.keyframes
        for span in spans:
            inside = keyframes[(keyframes >= span.start) & (keyframes < span.stop)]
            wanted = set(pick_evenly(inside, (stack.capacity - len(stack.numbers)) // len(spans)))
            for frame in self.reader.keyframes(span.start, span.stop):
                self.check()
                if (
                    frame.index in wanted
                    and difference(view_signature(frame), view.shots[0].signature) < MAX_SAME_VIEW_DIFFERENCE
                ):
                    stack.add(frame)

    def _stack(self) -> SampleStack:
        return SampleStack(self.size, self.resize, max_pictures=_MAX_SAMPLES, budget_bytes=_BUDGET_BYTES)

    def _is_brief(self, view: _ShotGroup) -> bool:
        return view.n_frames < _MIN_VIEW_SECONDS * self.reader.rate

    def _has_more(self, frames: range) -> bool:
        return self.nearby and (frames.start > 0 or frames.stop < self.reader.n_frames)
