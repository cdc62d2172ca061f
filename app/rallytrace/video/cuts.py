"""Telling one camera view from another by very small pictures, and finding where a video goes from one to the next."""

from collections import deque
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame

Signature = NDArray[np.uint8]
"""A picture of 32x18 pixels, (18, 32, 3) uint8 RGB."""

SIMILAR: Final = 0.1
"""Views that differ by less are the same. Within a rally pictures differ by up to 0.05, rallies filmed by the same
camera on different days by up to 0.08 (31 labelled broadcast rallies)."""

CUT: Final = 0.25
"""Pictures that differ by more show different views. The closest two venues among those rallies differ by 0.47."""

_SIZE: Final = Size(32, 18)
_TOLERANCE: Final = 24
_NEARBY: Final = 4
_PEAK: Final = 2.5
_TRANSITION_SECONDS: Final = 1.2
_STEADY_SECONDS: Final = 0.4


def signature(frame: VideoFrame) -> Signature:
    """The small picture a frame's view is known by."""
    return frame.rgb_resized(_SIZE, ResizeFilter.AREA)


def difference(one: Signature, other: Signature) -> float:
    """How much two views differ, in [0, 1]: the share of places where some colour is off by a tenth of the scale.

    Players who move change few places; another view changes most.
    """
    apart = np.maximum(one, other) - np.minimum(one, other)
    return float(np.count_nonzero(apart.max(axis=-1) > _TOLERANCE)) / apart[..., 0].size


@dataclass(frozen=True, slots=True)
class _Seen:
    index: int
    view: Signature
    jump: float
    """The difference to the frame before."""


class CutDetector:
    """Finds the first frames of new views in a run of frames given one by one.

    A hard cut is a jump that stands out from the changes around it (in a pan they are alike) and that the frames
    before and after agree on (a flash goes away). A dissolve or wipe is a change of view that takes about a second
    between two steady views; its middle counts as the cut.
    """

    def __init__(self, rate: float) -> None:
        """`rate` is in frames a second."""
        self._transition = max(2, round(_TRANSITION_SECONDS * rate))
        self._steady = max(1, round(_STEADY_SECONDS * rate))
        self._seen: deque[_Seen] = deque(maxlen=max(self._transition + 2 * self._steady + 1, 3 * _NEARBY))
        self._settled_from = 0

    def add(self, index: int, view: Signature) -> int | None:
        """Take the next frame; returns the first frame of a new view when one has become certain."""
        jump = difference(self._seen[-1].view, view) if self._seen else 0.0
        self._seen.append(_Seen(index, view, jump))
        cut = self._hard_cut(len(self._seen) - _NEARBY)
        return self._found(cut if cut is not None else self._slow_cut())

    def finish(self) -> list[int]:
        """The cuts among the last few frames, which no later frame can speak against."""
        last = len(self._seen)
        cuts = (self._found(self._hard_cut(place)) for place in range(max(1, last - _NEARBY + 1), last))
        return [cut for cut in cuts if cut is not None]

    def _found(self, cut: int | None) -> int | None:
        if cut is not None:
            self._settled_from = cut
        return cut

    def _hard_cut(self, place: int) -> int | None:
        """The frame at a place among those seen, if a new view begins there."""
        if place < 1 or self._seen[place].jump < CUT or self._seen[place].index <= self._settled_from:
            return None
        seen = list(self._seen)
        before, after = seen[max(0, place - _NEARBY) : place], seen[place : place + _NEARBY]
        around = [frame.jump for frame in before + after if frame is not seen[place]]
        if around and seen[place].jump < _PEAK * float(np.median(around)):
            return None
        if min(difference(a.view, b.view) for a in before for b in after) < CUT:
            return None
        return seen[place].index

    def _slow_cut(self) -> int | None:
        """The middle of a change of view that has just come to rest."""
        seen = self._seen
        if len(seen) < self._transition + 2 * self._steady + 1:
            return None
        first, begin = seen[0], seen[self._steady]
        end, last = seen[-1 - self._steady], seen[-1]
        if begin.index < self._settled_from or difference(begin.view, end.view) < CUT:
            return None
        if difference(first.view, begin.view) > SIMILAR or difference(end.view, last.view) > SIMILAR:
            return None
        between = list(seen)[self._steady : len(seen) - self._steady]
        return next(f.index for f in between if difference(begin.view, f.view) >= difference(f.view, end.view))
