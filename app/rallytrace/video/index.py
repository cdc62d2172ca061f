"""Which frames a video holds: their order, their times, where decoding can start, and what is damaged."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

Ticks = NDArray[np.int64]

_NAMED: Final = 8
"""So many damaged stretches are named one by one."""


@dataclass(frozen=True, slots=True)
class GroupDamage:
    """What is known of frames that are decoded from one keyframe, where a decoder met with damage.

    Attributes:
        start: the position in `FrameIndex.key_pts` of the keyframe from which they are decoded: the last sound one up
            to theirs; -1 for the file's start.
        first: the first of the frames that is damaged; those up to the next sound keyframe depend on it. None where
            all are right, although a decoder objected to what is beside them.
    """

    start: int
    first: int | None


@dataclass(frozen=True, slots=True, eq=False)
class FrameIndex:
    """The frames of one video; frame `i` is the one with the i-th smallest presentation time.

    Attributes:
        pts: presentation times in ticks of `time_base`, (n,) int64, strictly increasing.
        key_pts, key_dts: presentation and decoding times of the packets at which decoding can start, by pts. They
            include keyframes that an edit list hides, which have to be decoded all the same.
        time_base: seconds a tick.
        timed: False where the file gives no usable times: `pts` then counts frames, at the header's rate.
        complete: False for the part of an index that a scan has settled so far.
        promised: the number of frames the header claims, 0 where it claims nothing.
        damage: what readers have found out about damaged frames, by their keyframe's position in `key_pts` (-1 for
            those before the first). A scan does not decode, so that damage is only known where frames were decoded.
    """

    pts: Ticks
    key_pts: Ticks
    key_dts: Ticks
    time_base: Fraction
    timed: bool = True
    complete: bool = True
    promised: int = 0
    damage: Mapping[int, GroupDamage] = field(default_factory=dict)

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
        return int(np.searchsorted(self.key_pts, self.pts[min(i, self.n_frames - 1)], side="right")) - 1

    def first_after(self, anchor: int) -> int:
        """The number of the first frame shown at or after a keyframe given by its position in `key_pts`."""
        return 0 if anchor < 0 else int(np.searchsorted(self.pts, self.key_pts[anchor]))

    def end_of(self, anchor: int) -> int:
        """The number behind the last frame, known so far, that is decoded from a keyframe given by its position."""
        return self.first_after(anchor + 1) if anchor + 1 < len(self.key_pts) else self.n_frames

    def group(self, i: int) -> range:
        """The frames that are decoded from the same keyframe as frame `i`, as far as they are known."""
        anchor = self.anchor(i)
        end = self.end_of(anchor)
        return range(self.first_after(anchor), end if end > i else self.n_frames)

    def place(self, pts: int | None) -> int | None:
        """The number of the frame with a presentation time."""
        if pts is None:
            return None
        place = int(np.searchsorted(self.pts, pts))
        return place if place < self.n_frames and self.pts[place] == pts else None

    def damage_at(self, i: int) -> GroupDamage | None:
        """What is known of damage in the group of frame `i`."""
        return self.damage.get(self.anchor(i)) if self.damage else None

    def next_damage(self, i: int) -> int:
        """The first frame after frame `i` whose group is known to be damaged; `n_frames` if there is none."""
        starts = (self.first_after(anchor) for anchor in self.damage)
        return min((start for start in starts if start > i), default=self.n_frames)

    def with_damage(self, anchor: int, damage: GroupDamage) -> Self:
        """The same index with what has been found out about a group."""
        return replace(self, damage={**self.damage, anchor: damage})

    @property
    def damaged(self) -> tuple[range, ...]:
        """The frames known to be damaged, ascending: each stretch from its first one to the next sound keyframe."""
        stretches: list[range] = []
        for anchor, damage in sorted(self.damage.items()):
            stretch = range(damage.first, self.end_of(anchor)) if damage.first is not None else range(0)
            if stretch and stretches and stretches[-1].stop >= stretch.start:
                stretch = range(stretches.pop().start, stretch.stop)
            stretches += [stretch] if stretch else []
        return tuple(stretches)

    def damage_note(self, within: range | None = None) -> str:
        """A sentence for the user about the damage that is known, in some frames or in all; '' if there is none."""
        within = range(self.n_frames) if within is None else within
        met = [range(max(span.start, within.start), min(span.stop, within.stop)) for span in self.damaged]
        met = [span for span in met if span]
        if not met:
            return ""
        named = ", ".join(f"{span.start}:{span.stop}" for span in met[:_NAMED])
        more = f" and {len(met) - _NAMED} more stretches" if len(met) > _NAMED else ""
        frames = sum(map(len, met))
        return (
            f"The video is damaged: {frames} {'frame' if frames == 1 else 'frames'} ({named}{more}) cannot be decoded "
            "properly, and what is seen or found there may be wrong."
        )

    def notes(self) -> tuple[str, ...]:
        """Sentences for the user about what is unusual in this file."""
        said: list[str] = []
        if self.promised > self.n_frames:
            said.append(f"The header promises {self.promised} frames, but only {self.n_frames} can be decoded.")
        if not self.timed:
            said.append("The file gives no usable times: frames are numbered and reached in the order of decoding.")
        if self.varies:
            said.append("The frame rate varies: times are the file's own, not frame number divided by rate.")
        return tuple(said)
