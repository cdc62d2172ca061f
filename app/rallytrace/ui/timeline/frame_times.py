"""When each frame is shown, also for frames that the index has not reached."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray


def _none() -> NDArray[np.float64]:
    return np.zeros(0, np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class FrameTimes:
    """The times of a video's frames.

    Attributes:
        known: seconds from the first frame to each frame the index holds, (n,) float64, ascending.
        rate: frames a second, for those after; 0 where nobody knows.
    """

    known: NDArray[np.float64] = field(default_factory=_none)
    rate: float = 0.0

    def seconds(self, frame: int) -> float:
        """Seconds from the first frame to this one."""
        count = len(self.known)
        if 0 <= frame < count:
            return float(self.known[frame])
        if not self.rate:
            return 0.0
        return float(self.known[-1]) + (frame - count + 1) / self.rate if count else frame / self.rate

    def place(self, seconds: float) -> float:
        """Where on the axis a time lies, in frames; the inverse of `seconds`, and between frames in proportion."""
        count = len(self.known)
        if count and seconds <= self.known[-1]:
            after = int(np.searchsorted(self.known, seconds))
            near = slice(max(after - 1, 0), after + 1)
            return float(np.interp(seconds, self.known[near], np.arange(near.start, near.stop)))
        return (count - 1 + (seconds - self.seconds(count - 1)) * self.rate) if count else seconds * self.rate

    def frame(self, seconds: float) -> int:
        """The frame that is on the screen at a time."""
        return max(int(self.place(seconds) + 1e-6), 0)
