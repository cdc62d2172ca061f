"""Where a run's time goes, stage by stage, counted from several threads."""

import threading
from dataclasses import dataclass, replace


@dataclass(slots=True)
class StageSeconds:
    """Where a run's time went: processor seconds of the stage's own thread, for `forward` seconds on the clock."""

    read: float = 0.0
    preprocess: float = 0.0
    forward: float = 0.0
    decode: float = 0.0


class StageClock:
    """Adds up the seconds of the stages."""

    def __init__(self) -> None:
        self._seconds = StageSeconds()
        self._counting = threading.Lock()

    def count(self, **seconds: float) -> None:
        """Add to the stages' seconds, by name, from any thread."""
        with self._counting:
            for stage, more in seconds.items():
                setattr(self._seconds, stage, getattr(self._seconds, stage) + more)

    def so_far(self) -> StageSeconds:
        with self._counting:
            return replace(self._seconds)
