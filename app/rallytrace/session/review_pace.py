"""How fast the analyst puts things right, so that what is left can be said in minutes."""

from collections import deque
from collections.abc import Callable
from typing import Final

_IDLE: Final = 45.0
"""Whoever does nothing for longer, in seconds, is not at work: such a pause does not count."""
_RECENT: Final = 30
"""So many fixes say how fast somebody is now."""
_ENOUGH: Final = 5
"""From so few fixes on anything can be said."""


class ReviewPace:
    """Seconds a fix, of the last ones.

    Args:
        clock: tells the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: float | None = None
        self._taken: deque[float] = deque(maxlen=_RECENT)

    def begin(self) -> None:
        """Another video: nobody is at work yet; how fast the analyst is stays known."""
        self._last = None

    def note(self, *, inside: bool) -> None:
        """Something has been put right or found right, inside an item of the queue or elsewhere."""
        now = self._clock()
        if inside and self._last is not None and now - self._last <= _IDLE:
            self._taken.append(now - self._last)
        self._last = now

    def seconds_for(self, fixes: int) -> float | None:
        """How long so many fixes will take; None until that can be said."""
        if len(self._taken) < _ENOUGH:
            return None
        return fixes * sum(self._taken) / len(self._taken)
