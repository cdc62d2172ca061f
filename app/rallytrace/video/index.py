"""Which frames a video holds: their order, their times, and where decoding can start."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

Ticks = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class FrameIndex:
    """The frames of one video; frame `i` is the one with the i-th smallest presentation time.

    Attributes:
        pts: presentation times in ticks of `time_base`, (n,) int64, strictly increasing.
        key_pts, key_dts: presentation and decoding times of the packets at which decoding can start, by pts. They
            include keyframes that an edit list hides, which have to be decoded all the same.
        time_base: seconds a tick.
        sound: frames below this number can be sought; from it on the file is damaged, and frames are reached only
            by decoding forward from the last keyframe below it.
        timed: False where the file gives no usable times: `pts` then counts frames, at the header's rate.
        complete: False for the part of an index that a scan has settled so far.
        promised: the number of frames the header claims, 0 where it claims nothing.
    """

    pts: Ticks
    key_pts: Ticks
    key_dts: Ticks
    time_base: Fraction
    sound: int
    timed: bool = True
    complete: bool = True
    promised: int = 0

    @property
    def n_frames(self) -> int:
        """How many frames there are (so far, if not complete)."""
        return len(self.pts)

    @property
    def keyframes(self) -> NDArray[np.int64]:
        """The numbers of the frames that are keyframes, ascending."""
        if not self.n_frames:
            return np.zeros(0, np.int64)
        places = np.minimum(np.searchsorted(self.pts, self.key_pts), self.n_frames - 1)
        return np.asarray(places[self.pts[places] == self.key_pts], np.int64)

    @property
    def rate(self) -> float:
        """The mean number of frames a second; 0 where fewer than two frames leave it open."""
        ticks = int(self.pts[-1]) - int(self.pts[0]) if self.n_frames else 0
        return float((self.n_frames - 1) / (ticks * self.time_base)) if ticks else 0.0

    @property
    def varies(self) -> bool:
        """Whether the frames are unevenly spaced in time: one interval in twenty is off by half or more."""
        if not self.timed or self.n_frames < 3:
            return False
        intervals = np.diff(self.pts)
        usual = float(np.median(intervals))
        return float(np.mean(np.abs(intervals - usual) > usual / 2)) > 0.05

    def time(self, i: int) -> float:
        """Seconds from the first frame to frame `i`, by their presentation times."""
        return (int(self.pts[i]) - int(self.pts[0])) * self.time_base.numerator / self.time_base.denominator

    def anchor(self, i: int) -> int:
        """The position in `key_pts` of the keyframe from which frame `i` is decoded; -1 means the file's start."""
        if not self.timed:
            return -1
        target = self.pts[min(i, max(self.sound - 1, 0))]
        return int(np.searchsorted(self.key_pts, target, side="right")) - 1

    def first_after(self, anchor: int) -> int:
        """The number of the first frame shown at or after a keyframe given by its position in `key_pts`."""
        return 0 if anchor < 0 else int(np.searchsorted(self.pts, self.key_pts[anchor]))

    def group(self, i: int) -> range:
        """The frames that are decoded from the same keyframe as frame `i`, as far as they are known."""
        anchor = self.anchor(i)
        end = self.first_after(anchor + 1) if anchor + 1 < len(self.key_pts) else self.n_frames
        return range(self.first_after(anchor), end if end > i else self.n_frames)

    def notes(self) -> tuple[str, ...]:
        """Sentences for the user about what is unusual in this file."""
        said: list[str] = []
        if self.promised > self.n_frames:
            said.append(f"The header promises {self.promised} frames, but only {self.n_frames} can be decoded.")
        if not self.timed:
            said.append("The file gives no usable times: frames are numbered and reached in the order of decoding.")
        elif self.sound < self.n_frames:
            said.append(f"The file is damaged from frame {self.sound} on: from there frames are reached in sequence.")
        if self.varies:
            said.append("The frame rate varies: times are the file's own, not frame number divided by rate.")
        return tuple(said)
