"""The exporter: writes labels, datasets and videos in the background, while the window goes on."""

import itertools
import threading
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from rallytrace.session.document import Document
from rallytrace.session.export_reports import ExportOutcome, ExportStep
from rallytrace.session.export_thread import ExportJob, ExportThread
from rallytrace.session.frame_loader import VideoInfo
from rallytrace.storage.exports.labels import labels_of
from rallytrace.storage.exports.request import ExportRequest
from rallytrace.tracking.export_events import Material

LEAVING_SECONDS: Final = 10.0
"""How long `shutdown` waits at the very most; a picture's time as a rule."""


def material_of(info: VideoInfo, document: Document, *untouchable: Path) -> Material:
    """What is open, as it is now; later edits do not change it.

    Args:
        info: the video.
        document: its track.
        *untouchable: files that are never written to, such as the project's.
    """
    runs = tuple(dict(run.provenance) for run in document.runs)
    index = info.index if info.complete else None
    return Material(labels_of(document.track), info.path, info.size, index, runs, untouchable)


class Exporter(QObject):
    """Does exports in a thread that lives as long as the window; its first export starts it."""

    progressed = Signal(object)
    """An `ExportProgress` of the export that is going on."""
    finished = Signal(object)
    """An `ExportOutcome`; each export has exactly one."""

    _told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = itertools.count(1)
        self._jobs: dict[int, threading.Event] = {}
        self._thread: ExportThread | None = None
        self._told.connect(self._on_message, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether an export is under way or waits for its turn."""
        return bool(self._jobs)

    def export(self, material: Material, request: ExportRequest) -> int:
        """Write what is asked for; returns the export's number."""
        job = ExportJob(next(self._numbers), material, request, threading.Event())
        self._jobs[job.number] = job.stop
        if self._thread is None:
            self._thread = ExportThread(self._told.emit)
            self._thread.start()
        self._thread.put(job)
        return job.number

    def cancel(self) -> None:
        """Stop all exports; nothing of them is left."""
        for stop in self._jobs.values():
            stop.set()

    def shutdown(self) -> None:
        """Stop everything and end the thread."""
        self.cancel()
        self._jobs.clear()
        if self._thread is not None:
            self._thread.leave()
            self._thread.join(LEAVING_SECONDS)
            self._thread = None

    @Slot(object)
    def _on_message(self, event: object) -> None:
        if isinstance(event, ExportStep) and event.job in self._jobs:
            self.progressed.emit(event.progress)
        elif isinstance(event, ExportOutcome) and self._jobs.pop(event.job, None) is not None:
            self.finished.emit(event)
