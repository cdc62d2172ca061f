"""Decoded sound around the playhead. One thread fills it and another one takes from it."""

from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats32

SECONDS_AHEAD: Final = 3
"""Number of seconds from the playhead on that are decoded."""
_SECONDS_KEPT: Final = 8


class SampleStore:
    """Samples in blocks of one second each.

    Args:
        rate: samples per second.
    """

    def __init__(self, rate: int, channels: int) -> None:
        self.rate, self.channels = rate, channels
        self._blocks: dict[int, Floats32] = {}

    def first_missing(self, second: int) -> int | None:
        """Return the first second, of those to decode from `second` on, whose samples are missing; None without one."""
        wanted = range(second, second + SECONDS_AHEAD)
        return next((start for start in wanted if start not in self._blocks), None)

    def put(self, second: int, samples: Floats32) -> None:
        """Store the samples of a second, (rate, channels), and drop blocks far from it."""
        kept = range(second - SECONDS_AHEAD, second - SECONDS_AHEAD + _SECONDS_KEPT)
        # A new dictionary, because the other thread may be reading the old one.
        self._blocks = {start: block for start, block in self._blocks.items() if start in kept} | {second: samples}

    def take(self, position: int, count: int) -> Floats32:
        """Return the samples (count, channels) from a position on. Missing ones are silent."""
        blocks, taken = self._blocks, np.zeros((count, self.channels), np.float32)
        for second in range(position // self.rate, (position + count - 1) // self.rate + 1):
            block = blocks.get(second)
            if block is not None:
                start = second * self.rate
                first, last = max(position, start), min(position + count, start + len(block))
                taken[first - position : max(last - position, 0)] = block[first - start : max(last - start, 0)]
        return taken
