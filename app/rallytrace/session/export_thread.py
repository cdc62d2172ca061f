"""The exporter's thread: one export after another. See `tracker_thread` for why it is one of Python's."""

import contextlib
import logging
import queue
import threading
import time
from dataclasses import dataclass
from typing import Final

from rallytrace.errors import AppError, Cancelled
from rallytrace.session.background_priority import lower_priority
from rallytrace.session.export_reports import ExportOutcome, ExportStep, TellExport
from rallytrace.storage.exports.request import ExportRequest
from rallytrace.tracking.export_events import ExportFinished, Material

_log = logging.getLogger(__name__)

_TELL_SECONDS: Final = 0.05
"""Progress is told no more often than this."""


@dataclass(frozen=True, slots=True)
class ExportJob:
    """An export that has its number and its switch."""

    number: int
    material: Material
    request: ExportRequest
    stop: threading.Event

    def check(self) -> None:
        """Raise Cancelled when the switch is thrown."""
        if self.stop.is_set():
            raise Cancelled


class ExportThread(threading.Thread):
    """Does exports until it is told to leave."""

    def __init__(self, tell: TellExport) -> None:
        super().__init__(name="exporter")
        self._tell = tell
        self._jobs: queue.SimpleQueue[ExportJob | None] = queue.SimpleQueue()

    def put(self, job: ExportJob) -> None:
        """Do this when those before it are done."""
        self._jobs.put(job)

    def leave(self) -> None:
        """End after what is being done, whose switch the caller throws."""
        self._jobs.put(None)

    def run(self) -> None:
        """The thread."""
        lower_priority()
        while (job := self._jobs.get()) is not None:
            self._tell(self._outcome(job))

    def _outcome(self, job: ExportJob) -> ExportOutcome:
        try:
            job.check()
            return ExportOutcome(job.number, self._do(job))
        except Cancelled:
            return ExportOutcome(job.number)
        except AppError as error:
            return ExportOutcome(job.number, error=error)
        except Exception as error:  # noqa: BLE001 - the edge of the worker
            _log.exception("Export %d failed", job.number)
            what = f"The export stopped because of an internal error ({type(error).__name__}: {error})."
            remedy = "Nothing was written. Help > Diagnostics has the log, which says more."
            return ExportOutcome(job.number, error=AppError(what, remedy))

    def _do(self, job: ExportJob) -> ExportFinished | None:
        from rallytrace.tracking.exporting import export  # noqa: PLC0415 - slow to import, and here it delays nobody

        told, phase = 0.0, ""
        with contextlib.closing(export(job.material, job.request, job.check)) as events:
            for event in events:
                job.check()
                if isinstance(event, ExportFinished):
                    return event
                now = time.monotonic()
                if event.phase != phase or now - told >= _TELL_SECONDS:
                    told, phase = now, event.phase
                    self._tell(ExportStep(job.number, event))
        return None
