"""The shots of a video: stretches seen by one camera without a break."""

import bisect
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.video.cuts import SIMILAR, CutDetector, Signature, difference, signature
from rallytrace.video.reader import VideoReader

_LONGEST_GROUP_SECONDS: Final = 5.0
"""Between keyframes farther apart than this, a whole replay could hide: those stretches are decoded in full."""
_SHORT_SECONDS: Final = 60.0
"""Ranges up to this long are decoded in full: that is quick, and keyframes could be too few."""
_MARGIN_SECONDS: Final = 1.0
"""How much is looked at on both sides of a change, to see whether the view is steady there."""
_SAMPLE_EVERY: Final = 10


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """Frames `start` to before `stop`, and the small picture their view is known by."""

    start: int
    stop: int
    signature: Signature

    def resembles(self, other: "Shot") -> bool:
        """Whether both show the same view."""
        return difference(self.signature, other.signature) < SIMILAR


class ShotRecorder:
    """Turns frames' small pictures, given in ascending order, into shots; parts of the range may be left out."""

    def __init__(self, start: int, rate: float) -> None:
        """`start` is the range's first frame, `rate` the number of frames a second."""
        self._start = start
        self._rate = rate
        self._detector = CutDetector(rate)
        self._cuts: set[int] = set()
        self._views: dict[int, Signature] = {}
        self._latest: tuple[int, Signature] | None = None

    def see(self, index: int, view: Signature) -> None:
        """A frame of a stretch that is looked at frame by frame; a missing frame begins another stretch."""
        if self._latest is not None and index != self._latest[0] + 1:
            self._end_stretch()
        self._latest = index, view
        cut = self._detector.add(index, view)
        if cut is not None:
            self._cuts.add(cut)
        if cut is not None or index % _SAMPLE_EVERY == 0 or not self._views:
            self._views[index] = view

    def note(self, index: int, view: Signature) -> None:
        """A single frame that belongs to whatever shot is around it."""
        self._views[index] = view

    def shots(self, stop: int) -> list[Shot]:
        """The shots of all frames up to `stop`; a cut with the same view on both sides is none."""
        self._end_stretch()
        edges = [self._start, *sorted(cut for cut in self._cuts if self._start < cut < stop), stop]
        shots: list[Shot] = []
        for begin, end in itertools.pairwise(edges):
            shot = Shot(begin, end, self._view_of(begin, end))
            if shots and shots[-1].resembles(shot):
                whole = shots.pop().start
                shot = Shot(whole, end, self._view_of(whole, end))
            shots.append(shot)
        return shots

    def _end_stretch(self) -> None:
        late = self._detector.finish()
        if late and self._latest is not None:
            self._views[self._latest[0]] = self._latest[1]
        self._cuts.update(late)
        self._detector = CutDetector(self._rate)

    def _view_of(self, start: int, stop: int) -> Signature:
        """The median of the views known in a stretch, or else the view known nearest to it."""
        numbers = sorted(self._views)
        inside = numbers[bisect.bisect_left(numbers, start) : bisect.bisect_left(numbers, stop)]
        if not inside:
            inside = [min(numbers, key=lambda number: abs(number - start))]
        return np.median([self._views[number] for number in inside], axis=0).astype(np.uint8)


def find_shots(reader: VideoReader, start: int, stop: int, *, check: Callable[[], None] = lambda: None) -> list[Shot]:
    """Find the shots that the frames from `start` to before `stop` consist of.

    Long ranges are looked at by their keyframes, and frame by frame only between two keyframes that differ or that
    lie far apart. A shot that comes and goes between two alike keyframes is not seen.

    Args:
        reader: the video.
        start: first frame.
        stop: the frame behind the last one.
        check: called for every picture; raises to stop the search.

    Raises:
        AppError: the file cannot be decoded there.
    """
    stop = min(stop, reader.n_frames)
    if start >= stop:
        return []
    recorder = ShotRecorder(start, reader.rate)
    stretches = [range(start, stop)]
    if stop - start > _SHORT_SECONDS * reader.rate:
        stretches = _suspicious(reader, start, stop, recorder, check)
    for stretch in stretches:
        for frame in reader.frames(stretch.start, stretch.stop):
            check()
            recorder.see(frame.index, signature(frame))
    return recorder.shots(stop)


def _suspicious(
    reader: VideoReader, start: int, stop: int, recorder: ShotRecorder, check: Callable[[], None]
) -> list[range]:
    """The stretches between keyframes where a cut may be; the keyframes' views are noted."""
    longest, margin = _LONGEST_GROUP_SECONDS * reader.rate, round(_MARGIN_SECONDS * reader.rate)
    stretches: list[range] = []

    def suspect(begin: int, end: int) -> None:
        begin = max(begin - margin, start)
        if stretches and begin <= stretches[-1].stop:
            begin = stretches.pop().start
        stretches.append(range(begin, min(end + margin, stop)))

    earlier: tuple[int, Signature | None] = (start, None)
    for frame in reader.keyframes(start, stop):
        check()
        view = signature(frame)
        place, known = earlier
        changed = known is None or difference(known, view) > SIMILAR
        if frame.index > place and (changed or frame.index - place > longest):
            suspect(place, frame.index)
        recorder.note(frame.index, view)
        earlier = frame.index, view
    if stop - earlier[0] > 1:
        suspect(earlier[0], stop)
    return stretches
