"""Export labels, datasets and videos in a background thread."""

import contextlib
import itertools
import logging
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from rallytrace.errors import AppError, Cancelled, out_of_memory_error
from rallytrace.exports.exporting import export
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.process.threads import Worker
from rallytrace.session.document import Document
from rallytrace.session.pictures.frame_loader import VideoInfo
from rallytrace.storage.staging import remove_unfinished
from rallytrace.texts import tr_lazy

MAX_SHUTDOWN_SECONDS: Final = 10.0
"""Maximum time that `shutdown` waits. Usually it takes as long as one frame."""
_REPORT_INTERVAL_SECONDS: Final = 0.05
"""Minimum interval between two progress reports."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ExportOutcome:
    """The result of an export, or its error. Without either, it was cancelled and nothing was written."""

    job: int
    exported: ExportFinished | None = None
    error: AppError | None = None


def material_of(info: VideoInfo, document: Document, *untouchable: Path) -> Material:
    """Return a snapshot of the open video, which later edits do not change.

    Args:
        *untouchable: files that must never be overwritten, such as the project file.
    """
    runs = tuple(dict(run.provenance) for run in document.runs)
    index = info.index if info.complete else None
    return Material(labels_of(document.track, document.poses), info.path, info.size, index, runs, untouchable)


class Exporter(QObject):
    """Exports in a thread that lives from the first export until the window closes."""

    progressed = Signal(int, object)
    """The number and the `ExportProgress` of the running export. Queued exports report nothing."""
    finished = Signal(object)
    """An `ExportOutcome`, emitted exactly once per export."""

    _stepped = Signal(int, object)
    _ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = itertools.count(1)
        self._jobs: dict[int, StopSwitch] = {}
        self._worker = Worker("exporter")
        self._stepped.connect(self._on_step, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._on_end, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Return whether an export is running or queued."""
        return bool(self._jobs)

    def export(self, material: Material, request: ExportRequest) -> int:
        """Queue an export and return its number."""
        job, stop = next(self._numbers), StopSwitch()
        self._jobs[job] = stop
        self._worker.do(lambda: self._ended.emit(self._outcome(job, material, request, stop)))
        return job

    def cancel(self, job: int) -> None:
        """Cancel a running or queued export. Others continue."""
        if job in self._jobs:
            self._jobs[job].stop()

    def shutdown(self) -> None:
        """Cancel all exports and end the thread."""
        for stop in self._jobs.values():
            stop.stop()
        self._jobs.clear()
        reason = f"The export does not stop: a file has not responded for {MAX_SHUTDOWN_SECONDS:g} s."
        self._worker.leave(reason, MAX_SHUTDOWN_SECONDS)

    @Slot(int, object)
    def _on_step(self, job: int, progress: ExportProgress) -> None:
        if job in self._jobs:
            self.progressed.emit(job, progress)

    @Slot(object)
    def _on_end(self, outcome: ExportOutcome) -> None:
        if self._jobs.pop(outcome.job, None) is not None:
            self.finished.emit(outcome)

    def _outcome(self, job: int, material: Material, request: ExportRequest, stop: StopSwitch) -> ExportOutcome:
        try:
            stop.check()
            return ExportOutcome(job, self._do(job, material, request, stop))
        except Cancelled:
            return ExportOutcome(job)
        except AppError as error:
            return ExportOutcome(job, error=error)
        except Exception as error:  # noqa: BLE001 - the edge of the worker
            _log.exception("Export %d failed", job)
            if isinstance(error, MemoryError):
                return ExportOutcome(job, error=out_of_memory_error())
            problem = tr_lazy(
                "errors",
                "The export stopped because of an internal error ({kind}: {error}).",
                kind=type(error).__name__,
                error=str(error),
            )
            remedy = tr_lazy("errors", "Nothing was written. Help > Diagnostics opens the log.")
            return ExportOutcome(job, error=AppError(problem, remedy))

    def _do(self, job: int, material: Material, request: ExportRequest, stop: StopSwitch) -> ExportFinished | None:
        sent, phase = 0.0, ""
        with contextlib.closing(export(material, request, stop.check)) as events:
            for event in events:
                stop.check()
                if isinstance(event, ExportFinished):
                    return event
                seconds = time.monotonic()
                if event.phase != phase or seconds - sent >= _REPORT_INTERVAL_SECONDS:
                    sent, phase = seconds, event.phase
                    self._stepped.emit(job, event)
        return None


def remove_in_background(staged: Path, target: Path) -> None:
    """Remove the unfinished output folder that a killed export left behind."""
    threading.Thread(target=remove_unfinished, args=(staged, target), name="removal", daemon=True).start()
