"""Decoded frames kept for stepping back, bounded by the memory they take."""

from collections import OrderedDict

from rallytrace.video.frame import VideoFrame


class FrameCache:
    """The frames used last, up to a number of bytes; the newest one is kept whatever its size."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._frames: OrderedDict[int, VideoFrame] = OrderedDict()
        self.nbytes = 0

    def get(self, i: int) -> VideoFrame | None:
        """Frame `i`, if it is kept; it then counts as just used."""
        if i not in self._frames:
            return None
        self._frames.move_to_end(i)
        return self._frames[i]

    def put(self, frame: VideoFrame) -> None:
        """Keep a frame, and let go of those not used for longest."""
        self._drop(frame.index)
        self._frames[frame.index] = frame
        self.nbytes += frame.nbytes
        while self.nbytes > self._budget and len(self._frames) > 1:
            self._drop(next(iter(self._frames)))

    def clear(self) -> None:
        """Let go of every frame."""
        self._frames.clear()
        self.nbytes = 0

    def _drop(self, i: int) -> None:
        frame = self._frames.pop(i, None)
        if frame is not None:
            self.nbytes -= frame.nbytes
