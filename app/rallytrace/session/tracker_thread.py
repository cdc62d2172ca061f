"""The tracker's thread: one job after another, and heatmaps and fills in between.

It needs no event loop of its own. What it tells goes through a signal of the tracker's, which Qt carries over to the
window's thread.
"""

import logging
import queue
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QThread

from rallytrace.errors import AppError, Cancelled
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.session.background_priority import lower_priority
from rallytrace.session.run_reports import (
    HeatmapRequest,
    InpaintRequest,
    JobStarted,
    PinnedRequest,
    RunOutcome,
    RunRequest,
    RunState,
    Tell,
)

if TYPE_CHECKING:  # these bring ONNX Runtime, which only the thread itself waits for
    from rallytrace.session.inpaint_work import InpaintWork
    from rallytrace.session.network_cache import LoadedTrackNet
    from rallytrace.session.run_work import JobContext, RunWork

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TrackerJob:
    """A request that has its number and its switch."""

    number: int
    request: RunRequest | InpaintRequest
    stop: StopSwitch


@dataclass(frozen=True, slots=True)
class HeatmapJob:
    """A heatmap that is asked for, until another one is."""

    request: HeatmapRequest
    stop: StopSwitch


@dataclass(frozen=True, slots=True)
class FillJob:
    """A fill that is asked for, until the next one is."""

    request: PinnedRequest
    stop: StopSwitch


class TrackerThread(QThread):
    """Does jobs until it is told to leave."""

    def __init__(self, tell: Tell) -> None:
        super().__init__()
        self.setObjectName("tracker")
        self._tell = tell
        self._jobs: queue.SimpleQueue[TrackerJob | None] = queue.SimpleQueue()
        self._between = threading.Lock()
        self._heatmap: HeatmapJob | None = None
        self._fill: FillJob | None = None
        self._leaving = threading.Event()

    def put(self, job: TrackerJob) -> None:
        """Do this when those before it are done."""
        self._jobs.put(job)

    def put_heatmap(self, job: HeatmapJob | None) -> None:
        """Do this as soon as may be, in place of the heatmap that was asked for before."""
        with self._between:
            if self._heatmap is not None:
                self._heatmap.stop.stop()
            self._heatmap = job
        self._jobs.put(None)

    def put_fill(self, job: FillJob | None) -> None:
        """Do this as soon as may be, in place of a fill that has not been begun."""
        with self._between:
            self._fill = job
        self._jobs.put(None)

    def leave(self) -> None:
        """End after what is being done, whose switch the caller throws."""
        self._leaving.set()
        self.put_heatmap(None)

    def run(self) -> None:
        """The thread."""
        lower_priority()
        from rallytrace.session.heatmap_previews import HeatmapPreviews  # noqa: PLC0415 - slow to import, and here it delays nobody
        from rallytrace.session.network_cache import NetworkCache  # noqa: PLC0415
        from rallytrace.session.pinned_fills import PinnedFills  # noqa: PLC0415
        from rallytrace.session.run_work import JobContext  # noqa: PLC0415

        network_cache = NetworkCache()
        heatmaps, fills = HeatmapPreviews(network_cache, self._tell), PinnedFills(network_cache, self._tell)

        def attend(loaded: "LoadedTrackNet | None" = None) -> None:
            heatmap, fill = self._take_in_between()
            if fill is not None and not fill.stop.stopped:
                fills.answer(fill.request, fill.stop, in_run=loaded is not None)
            if heatmap is not None and not heatmap.stop.stopped:
                heatmaps.show(heatmap.request, heatmap.stop, loaded)

        around = JobContext(network_cache, self._tell, attend, self._leaving.is_set)
        try:
            while not self._leaving.is_set():
                job = self._jobs.get()
                if job is None:
                    attend()
                else:
                    self._do(job, around)
        finally:
            heatmaps.close()
            network_cache.close()

    def _take_in_between(self) -> tuple[HeatmapJob | None, FillJob | None]:
        with self._between:
            heatmap, self._heatmap = self._heatmap, None
            fill, self._fill = self._fill, None
            return heatmap, fill

    def _do(self, job: TrackerJob, around: "JobContext") -> None:
        self._tell(JobStarted(job.number))
        started = time.monotonic()
        work = _work_for(job, around)
        state, error = RunState.DONE, None
        try:
            work.do()
        except Cancelled:
            state = RunState.CANCELLED
        except AppError as failure:
            state, error = RunState.FAILED, failure
        except Exception as failure:  # noqa: BLE001 - the edge of the worker
            _log.exception("Job %d failed", job.number)
            state, error = RunState.FAILED, _internal(failure)
        seconds = time.monotonic() - started
        provenance = work.provenance and {**work.provenance, "seconds": round(seconds, 3), "frames": work.frames}
        proposed = isinstance(job.request, RunRequest) and job.request.retracking is not None
        self._tell(RunOutcome(job.number, state, error, provenance, work.frames, seconds, proposed))


def _work_for(job: TrackerJob, around: "JobContext") -> "RunWork | InpaintWork":
    from rallytrace.session.inpaint_work import InpaintWork  # noqa: PLC0415 - see above
    from rallytrace.session.run_work import RunWork  # noqa: PLC0415

    if isinstance(job.request, RunRequest):
        return RunWork(job.number, job.request, job.stop, around)
    return InpaintWork(job.number, job.request, job.stop, around)


def _internal(error: Exception) -> AppError:
    return AppError(
        f"The run stopped because of an internal error ({type(error).__name__}: {error}).",
        "What it had found is kept. Help > Diagnostics has the log, which says more.",
    )
