"""What a job tells while it goes on, a few times a second."""

import time
from collections import deque
from dataclasses import replace
from typing import Final

from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.session.run_reports import Phase, RunProgress, Tell

TELL_EVERY: Final = 0.14
"""Seconds between two tellings: often enough to look alive, seldom enough that nobody has to hurry."""
_RECENT: Final = 5.0
"""Seconds over which the speed is taken."""


class ProgressReporter:
    """The progress of one job.

    Attributes:
        total: frames that are to be tracked.
    """

    def __init__(self, job: int, tell: Tell) -> None:
        self._job = job
        self._tell = tell
        self.total = 0
        self._phase = Phase.LOADING
        self._share: float | None = None
        self._done = 0
        self._stages_before = StageSeconds()
        self._stages = StageSeconds()
        self._recent: deque[tuple[float, int]] = deque()
        self._next = 0.0

    @property
    def due(self) -> bool:
        """Whether it is time to tell again."""
        return time.monotonic() >= self._next

    def enter(self, phase: Phase, share: float | None = None) -> None:
        """The job has come to a phase, or farther in it; a new phase is told at once."""
        news = phase is not self._phase
        self._phase, self._share = phase, share
        if news:
            if phase is not Phase.TRACKING:
                self._recent.clear()
            self.tell()

    def begin_scene(self) -> None:
        """The stages are counted from the start again."""
        self._stages_before = self._stages

    def count(self, stages: StageSeconds) -> None:
        """Note where the time went in the present scene."""
        before = self._stages_before
        self._stages = StageSeconds(
            before.read + stages.read,
            before.preprocess + stages.preprocess,
            before.forward + stages.forward,
            before.decode + stages.decode,
        )

    def reach(self, done: int) -> None:
        """So many frames are tracked."""
        self._done = done
        now = time.monotonic()
        self._recent.append((now, done))
        while self._recent[0][0] < now - _RECENT:
            self._recent.popleft()

    def tell(self) -> None:
        """Tell how far the job is."""
        self._next = time.monotonic() + TELL_EVERY
        speed = self._speed()
        left = (self.total - self._done) / speed if speed else None
        self._tell(
            RunProgress(self._job, self._phase, self._done, self.total, speed, left, self._share, replace(self._stages))
        )

    def _speed(self) -> float:
        if len(self._recent) < 2:
            return 0.0
        (begun, first), (now, last) = self._recent[0], self._recent[-1]
        return (last - first) / (now - begun) if now > begun else 0.0
