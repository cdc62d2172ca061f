"""Parts shared by the jobs of the tracker: their context, progress reports, and opening a video."""

import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from rallytrace.inference.networks import Network
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.model_records.execution_providers import PROVIDERS
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.turning import NO_TURNING, Turning
from rallytrace.tracking.messages import (
    InpaintRequest,
    Phase,
    PoseRequest,
    ProviderInUse,
    RunProgress,
    RunRequest,
    Send,
)
from rallytrace.tracking.network_cache import NetworkCache
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

REPORT_SECONDS: Final = 0.3
"""Minimum interval between two progress reports. After each, the window paints and analyses the new points, which takes
about 40 ms of a core that the run shares."""
_SPEED_PERIOD_SECONDS: Final = 5.0
"""Length of the period over which the speed is measured."""
_MIN_SPEED_PERIOD_SECONDS: Final = 0.5
"""Minimum length of that period before a speed is reported."""


class ProgressReporter:
    """Reports the progress of one job.

    Attributes:
        total: The number of frames to track.
    """

    def __init__(self, job: int, send: Send) -> None:
        self._job = job
        self._send = send
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
        """Return True if it is time for another report."""
        return time.monotonic() >= self._next

    def enter(self, phase: Phase, share: float | None = None) -> None:
        """Report a new phase immediately; within the same phase only note the share."""
        is_new = phase is not self._phase
        self._phase, self._share = phase, share
        if is_new:
            self._recent.clear()
            if phase is Phase.TRACKING:
                self.reach(self._done)
            self.report()

    def begin_scene(self) -> None:
        """Start to count the stage times of another scene."""
        self._stages_before = self._stages

    def count(self, stages: StageSeconds) -> None:
        """Note the time of each stage in the current scene."""
        self._stages = self._stages_before + stages

    def reach(self, done: int) -> None:
        self._done = done
        seconds = time.monotonic()
        self._recent.append((seconds, done))
        # Keep at least two, however slow the machine is, or the speed would be unknown.
        while len(self._recent) > 2 and self._recent[0][0] < seconds - _SPEED_PERIOD_SECONDS:
            self._recent.popleft()

    def report(self) -> None:
        self._next = time.monotonic() + REPORT_SECONDS
        speed = self._speed()
        left = (self.total - self._done) / speed if speed else None
        self._send(
            RunProgress(self._job, self._phase, self._done, self.total, speed, left, self._share, replace(self._stages))
        )

    def _speed(self) -> float:
        if len(self._recent) < 2:
            return 0.0
        (begun, first), (seconds, last) = self._recent[0], self._recent[-1]
        # Frames arrive in groups of eight, so a short period says nothing about the speed.
        return (last - first) / (seconds - begun) if seconds - begun >= _MIN_SPEED_PERIOD_SECONDS else 0.0


@dataclass(frozen=True, slots=True)
class JobContext:
    """The environment of a job in the tracker thread.

    Attributes:
        send: Sends a message to the window.
        attend: Carries out waiting requests; called with the TrackNet of the run, or None.
        is_leaving: Returns True if the program is closing and needs no results.
    """

    network_cache: NetworkCache
    send: Send
    attend: Callable[[LoadedTrackNet | None], None]
    is_leaving: Callable[[], bool]


Request = TypeVar("Request", RunRequest, InpaintRequest, PoseRequest)


class Work(Generic[Request]):
    """One job of the tracker thread.

    Attributes:
        provenance: Models, device and options, as far as known.
        frames: The number of frames processed.
    """

    def __init__(self, job: int, request: Request, stop: StopSwitch, context: JobContext) -> None:
        self._job = job
        self._request: Request = request
        self._stop = stop
        self._context = context
        self._progress = ProgressReporter(job, context.send)
        self.provenance: dict[str, Any] = {}
        self.frames = 0

    def do(self) -> None:
        """Run the job.

        Raises:
            Cancelled: The switch was stopped; all results have been sent.
            AppError: The job failed; all results have been sent.
        """
        raise NotImplementedError


@contextlib.contextmanager
def open_video(
    path: Path, index: FrameIndex | None, stop: StopSwitch, turning: Turning = NO_TURNING
) -> Iterator[VideoReader]:
    """Open a video reader with a complete index for the duration of a with block.

    Raises:
        Cancelled: `stop` was used while the index was being read.
        AppError: The file cannot be read.
    """
    known = index if index is not None and index.complete else None
    with VideoReader(path, index=known, turning=turning) as reader:
        for _ in reader.scan():
            stop.check()
        yield reader


def provider_in_use(network: Network[Any]) -> ProviderInUse:
    used, device = network.session.provider, network.session.options.device
    wanted = device.provider
    asked = None if wanted is None else PROVIDERS[wanted].label
    name = f"{PROVIDERS[used].label}{device.precision.suffix}"
    return ProviderInUse(name, asked, network.announcement, warning=wanted not in (None, used))
