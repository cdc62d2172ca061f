"""Decoded frames kept for stepping back, bounded by the memory they take."""

from collections import OrderedDict
from collections.abc import Collection

from rallytrace.video.frame import VideoFrame


class FrameCache:
    """Frames up to a number of bytes; the newest one is kept whatever its size.

    Those used last are kept, or, once somebody has said what is being looked at, those nearest to that.

    Attributes:
        nbytes: the memory the frames take.
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._frames: OrderedDict[int, VideoFrame] = OrderedDict()
        self._watched: tuple[int, int, int] | None = None
        self.nbytes = 0

    @property
    def numbers(self) -> Collection[int]:
        """The numbers of the frames kept, in no order."""
        return self._frames.keys()

    @property
    def budget(self) -> int:
        """The most bytes to keep."""
        return self._budget

    @budget.setter
    def budget(self, budget: int) -> None:
        self._budget = budget
        self._fit(newest=None)

    def watch(self, at: int, behind: int, ahead: int) -> None:
        """From now on keep what is near frame `at`.

        The frames that go first are those farthest away, in units of `behind` frames on the one side and of `ahead`
        frames on the other.
        """
        self._watched = at, max(behind, 1), max(ahead, 1)

    def get(self, i: int) -> VideoFrame | None:
        """Frame `i`, if it is kept; it then counts as just used."""
        if i not in self._frames:
            return None
        self._frames.move_to_end(i)
        return self._frames[i]

    def nearest(self, i: int) -> VideoFrame | None:
        """The frame kept whose number is closest to `i`."""
        number = min(self._frames, key=lambda kept: abs(kept - i), default=None)
        return None if number is None else self._frames[number]

    def put(self, frame: VideoFrame) -> None:
        """Keep a frame, and let go of others that it leaves no room for."""
        self._drop(frame.index)
        self._frames[frame.index] = frame
        self.nbytes += frame.nbytes
        self._fit(newest=frame.index)

    def clear(self) -> None:
        """Let go of every frame."""
        self._frames.clear()
        self.nbytes = 0

    def _fit(self, newest: int | None) -> None:
        while self.nbytes > self._budget and len(self._frames) > 1:
            self._drop(self._least_wanted(newest))

    def _least_wanted(self, newest: int | None) -> int:
        if self._watched is None:
            return next(iter(self._frames))
        at, behind, ahead = self._watched
        others = self._frames.keys() - {newest} if newest is not None else self._frames.keys()
        first, last = min(others), max(others)
        return first if (at - first) / behind > (last - at) / ahead else last

    def _drop(self, i: int) -> None:
        frame = self._frames.pop(i, None)
        if frame is not None:
            self.nbytes -= frame.nbytes
