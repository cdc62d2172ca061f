"""Which frames to decode while nobody asks for one: those that are likely to be asked for next."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

_NEAR: Final = 8
"""So many frames on either side come before anything else, so that a step never waits."""
_FARTHEST: Final = 600
"""Nothing farther away is decoded ahead of time, however large the budget."""
_SPARE: Final = 2
_LARGER_SHARE: Final = 0.75
"""How much of the budget lies in the direction of playback."""


@dataclass(frozen=True, slots=True)
class Room:
    """How many frames to have ready on either side of the playhead."""

    behind: int
    ahead: int

    @staticmethod
    def within(budget: int, frame_bytes: int, direction: int) -> "Room":
        """The room that a number of bytes gives; `direction` is where playback goes: -1, 0 or 1."""
        frames = max(budget // max(frame_bytes, 1) - _SPARE, 0)
        ahead = round(frames * {1: _LARGER_SHARE, 0: 0.5, -1: 1 - _LARGER_SHARE}[direction])
        return Room(min(frames - ahead, _FARTHEST), min(ahead, _FARTHEST))


@dataclass(frozen=True, slots=True)
class PrefetchRange:
    """The playhead and what lies around it.

    Attributes:
        at: the frame looked at.
        direction: where playback goes: -1, 0 or 1.
        room: how much to have ready.
        n_frames: how many frames are known.
        ready: the numbers of the frames that are.
        group: gives the frames of the group of a frame: from the keyframe it is decoded from to before the next one.
    """

    at: int
    direction: int
    room: Room
    n_frames: int
    ready: Collection[int]
    group: Callable[[int], range]

    def nearest(self) -> range | None:
        """The frames right beside the playhead that are missing, all of one group; None if none is."""
        ahead = self._ahead(min(_NEAR, self.room.ahead))
        return ahead or self._behind(min(_NEAR, self.room.behind))

    def next(self) -> range | None:
        """The frames to decode next, all of one group; None if there are enough.

        Frames ahead are added one by one, because the decoder stands there. Frames behind cost a whole group each
        time, and are fetched many at once, when half of them have been used up.
        """
        sides = [self._ahead(self.room.ahead), self._refill(self.room.behind)]
        if self.direction > 0:
            # A seek for frames behind would make those ahead late.
            return sides[0]
        return sides[1] or sides[0] if self.direction < 0 else sides[0] or sides[1]

    def _refill(self, reach: int) -> range | None:
        missing = self._behind(reach)
        return missing if missing and self.at - missing.stop < reach // 2 else None

    def _ahead(self, reach: int) -> range | None:
        end = min(self.at + reach + 1, self.n_frames)
        first = next((i for i in range(self.at + 1, end) if i not in self.ready), None)
        return None if first is None else range(first, min(end, self.group(first).stop))

    def _behind(self, reach: int) -> range | None:
        end = max(self.at - reach, 0)
        last = next((i for i in range(self.at - 1, end - 1, -1) if i not in self.ready), None)
        return None if last is None else range(max(end, self.group(last).start), last + 1)
