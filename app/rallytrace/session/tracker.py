"""Run jobs over videos in the background one after another, with heatmaps and fills in between.

The thread needs no event loop: Qt delivers its messages through a signal of `Tracker` in the window's thread.
"""

import itertools
import logging
import queue
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from rallytrace.errors import AppError, Cancelled, out_of_memory_error
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.process.threads import abandon_thread, lower_priority
from rallytrace.texts import shown, tr_lazy
from rallytrace.tracking.messages import (
    DetectionsFound,
    FillRequest,
    FillResult,
    HeatmapFailed,
    HeatmapPicture,
    HeatmapRequest,
    InpaintRequest,
    JobMessage,
    JobStarted,
    PlayersFound,
    PoseRequest,
    ProviderInUse,
    RunOutcome,
    RunProgress,
    RunRequest,
    RunState,
    Send,
)

if TYPE_CHECKING:  # these import ONNX Runtime, which only the thread itself should wait for
    from rallytrace.tracking.planning import LoadedTrackNet
    from rallytrace.tracking.work import JobContext, Work

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TrackerJob:
    """A request with its number and its stop switch."""

    number: int
    request: RunRequest | InpaintRequest | PoseRequest
    stop: StopSwitch


Asked = TypeVar("Asked", HeatmapRequest, FillRequest)


@dataclass(frozen=True, slots=True)
class LatestRequest(Generic[Asked]):
    """The latest request for a heatmap or a fill, with its stop switch."""

    request: Asked
    stop: StopSwitch


class TrackerThread(QThread):
    """Runs jobs until `leave`."""

    def __init__(self, send: Send) -> None:
        super().__init__()
        self.setObjectName("tracker")
        self._send = send
        self._jobs: queue.SimpleQueue[TrackerJob | None] = queue.SimpleQueue()
        self._between = threading.Lock()
        self._heatmap: LatestRequest[HeatmapRequest] | None = None
        self._fill: LatestRequest[FillRequest] | None = None
        self._leaving = threading.Event()

    def put(self, job: TrackerJob) -> None:
        self._jobs.put(job)

    def put_heatmap(self, job: LatestRequest[HeatmapRequest] | None) -> None:
        """Compute this heatmap soon, replacing the one requested before."""
        with self._between:
            if self._heatmap is not None:
                self._heatmap.stop.stop()
            self._heatmap = job
        self._jobs.put(None)

    def put_fill(self, job: LatestRequest[FillRequest] | None) -> None:
        """Compute this fill soon, replacing a waiting one."""
        with self._between:
            self._fill = job
        self._jobs.put(None)

    def leave(self) -> None:
        """End after the current job. The caller must set the job's stop switch."""
        self._leaving.set()
        self.put_heatmap(None)

    def run(self) -> None:
        lower_priority()
        # ONNX Runtime takes long to import. In this thread the window does not wait for it.
        from rallytrace.session.heatmaps_and_fills import HeatmapPreviews, answer_fill  # noqa: PLC0415
        from rallytrace.tracking.network_cache import NetworkCache  # noqa: PLC0415
        from rallytrace.tracking.work import JobContext  # noqa: PLC0415

        network_cache = NetworkCache()
        heatmaps = HeatmapPreviews(network_cache, self._send)

        def attend(loaded: "LoadedTrackNet | None" = None) -> None:
            heatmap, fill = self._pop_in_between()
            if fill is not None and not fill.stop.stopped:
                answer_fill(network_cache, self._send, fill.request, fill.stop, in_run=loaded is not None)
            if heatmap is not None and not heatmap.stop.stopped:
                heatmaps.show(heatmap.request, heatmap.stop, loaded)

        context = JobContext(network_cache, self._send, attend, self._leaving.is_set)
        try:
            while not self._leaving.is_set():
                job = self._jobs.get()
                if job is None:
                    attend()
                else:
                    self._do(job, context)
        finally:
            heatmaps.close()
            network_cache.close()

    def _pop_in_between(self) -> tuple[LatestRequest[HeatmapRequest] | None, LatestRequest[FillRequest] | None]:
        with self._between:
            heatmap, self._heatmap = self._heatmap, None
            fill, self._fill = self._fill, None
            return heatmap, fill

    def _do(self, job: TrackerJob, context: "JobContext") -> None:
        self._send(JobStarted(job.number))
        started = time.monotonic()
        work = _work_for(job, context)
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
        self._send(RunOutcome(job.number, state, error, provenance, work.frames, seconds, proposed))


def _work_for(job: TrackerJob, context: "JobContext") -> "Work[Any]":
    from rallytrace.tracking.filling import InpaintWork  # noqa: PLC0415 - as above
    from rallytrace.tracking.pose_work import PoseWork  # noqa: PLC0415
    from rallytrace.tracking.run import RunWork  # noqa: PLC0415

    if isinstance(job.request, RunRequest):
        return RunWork(job.number, job.request, job.stop, context)
    if isinstance(job.request, PoseRequest):
        return PoseWork(job.number, job.request, job.stop, context)
    return InpaintWork(job.number, job.request, job.stop, context)


def _internal(error: Exception) -> AppError:
    if isinstance(error, MemoryError):
        return out_of_memory_error()
    return AppError(
        tr_lazy(
            "errors",
            "The run stopped because of an internal error ({kind}: {error}).",
            kind=type(error).__name__,
            error=str(error),
        ),
        tr_lazy("errors", "The results so far are kept. Help > Diagnostics opens the log."),
    )


MAX_SHUTDOWN_MS = 20_000
"""Maximum time that `shutdown` waits, in milliseconds. Usually it takes a second, less without a job."""


class Tracker(QObject):
    """Runs jobs in a thread that lives from the first job until the window closes.

    Signals are emitted in the thread of this object. Forgotten jobs emit none.
    """

    started = Signal(int)
    """A job has started."""
    progressed = Signal(object)
    found = Signal(object)
    """A `DetectionsFound` for the track."""
    proposed = Signal(object)
    """A `DetectionsFound` for a proposal."""
    players_found = Signal(object)
    """A `PlayersFound`."""
    message = Signal(str)
    """A sentence for the user, in the language of the window."""
    finished = Signal(object)
    """A `RunOutcome`, emitted exactly once per job that is not forgotten."""
    heatmap_ready = Signal(object)
    """The `HeatmapPicture` that was requested last."""
    filled = Signal(object)
    """A `FillResult` for a request. Replaced requests get none."""
    provider_in_use = Signal(object)
    """A `ProviderInUse`, emitted when the networks are loaded."""

    _received = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = itertools.count(1)
        self._jobs: dict[int, StopSwitch] = {}
        self._heatmap: LatestRequest[HeatmapRequest] | None = None
        self._filling: StopSwitch | None = None
        self._thread: TrackerThread | None = None
        self._received.connect(self._on_message, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Return whether a job is running or queued."""
        return bool(self._jobs)

    def prepare(self) -> None:
        """Start the thread now, so that slow imports are finished before the first job."""
        self._running()

    def begin(self, request: RunRequest | InpaintRequest | PoseRequest) -> int:
        """Queue a run, the filling of gaps or a player search. Return the job number."""
        job = TrackerJob(next(self._numbers), request, StopSwitch())
        self._jobs[job.number] = job.stop
        self._running().put(job)
        return job.number

    def show_heatmap(self, request: HeatmapRequest | None) -> None:
        """Compute a frame's heatmap, even during a run, replacing any earlier request. None cancels the request."""
        if request is None and self._heatmap is None:
            return
        self._heatmap = None if request is None else LatestRequest(request, StopSwitch())
        self._running().put_heatmap(self._heatmap)

    def fill(self, request: FillRequest | None) -> None:
        """Request InpaintNet's fill of a range, replacing a waiting request. None cancels the request.

        It takes a few milliseconds. During a run it is computed at the run's next progress report.
        """
        if request is not None:
            self._filling = self._filling or StopSwitch()
            self._running().put_fill(LatestRequest(request, self._filling))
        elif self._filling is not None:
            self._filling.stop()
            self._filling = None
            self._running().put_fill(None)

    def cancel(self) -> None:
        """Stop all jobs. Their results so far are sent before they finish."""
        for stop in self._jobs.values():
            stop.stop()
        if self._jobs and self._heatmap is not None:
            # The request may be for the running job, which could not end before it. It is repeated after that.
            self.show_heatmap(self._heatmap.request)

    def works_on(self, job: int) -> bool:
        """Return whether a job is running or queued."""
        return job in self._jobs

    def forget(self) -> None:
        """Stop all jobs and ignore their results, because another video is open."""
        self.cancel()
        self._jobs.clear()
        self.show_heatmap(None)
        self.fill(None)

    def shutdown(self) -> None:
        """Stop everything and end the thread within about a second."""
        self.forget()
        if self._thread is not None:
            self._thread.leave()
            if not self._thread.wait(MAX_SHUTDOWN_MS):
                reason = (
                    f"The tracker does not stop: a model or a file has not responded for {MAX_SHUTDOWN_MS / 1000:g} s."
                )
                abandon_thread(self._thread.isRunning, reason)
            self._thread = None

    def _running(self) -> TrackerThread:
        if self._thread is None:
            self._thread = TrackerThread(self._received.emit)
            self._thread.start(QThread.Priority.LowPriority)
        return self._thread

    @Slot(object)
    def _on_message(self, event: object) -> None:
        match event:
            case HeatmapPicture() | HeatmapFailed():
                self._on_heatmap(event)
            case FillResult():
                if self._filling is not None:
                    self.filled.emit(event)
            case ProviderInUse():
                self.provider_in_use.emit(event)
            case _ if getattr(event, "job", None) not in self._jobs:
                pass
            case JobStarted():
                self.started.emit(event.job)
            case RunProgress():
                self.progressed.emit(event)
            case DetectionsFound():
                (self.proposed if event.proposed else self.found).emit(event)
            case PlayersFound():
                self.players_found.emit(event)
            case JobMessage():
                self.message.emit(shown(event.text))
            case RunOutcome():
                del self._jobs[event.job]
                self.finished.emit(event)

    def _on_heatmap(self, event: HeatmapPicture | HeatmapFailed) -> None:
        wanted = self._heatmap
        if wanted is None or wanted.request.frame != event.frame:
            return
        if isinstance(event, HeatmapPicture):
            if event.video == wanted.request.video:
                self._heatmap = None
                self.heatmap_ready.emit(event)
        else:
            self._heatmap = None
            self.message.emit(event.error.shown())
