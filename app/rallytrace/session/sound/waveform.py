"""Measure the loudness of the open video in the background, for the timeline."""

import threading
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.process.threads import Worker
from rallytrace.session.pictures.frames import VideoInfo
from rallytrace.session.workspace import Workspace
from rallytrace.track.arrays import Floats32
from rallytrace.video.sound import measure_loudness

_REPORT_SECONDS: Final = 1.0
"""Interval between reports while the sound is being read."""
_POLL_SECONDS: Final = 0.05


class Waveform(QObject):
    """Measures how loud each frame of the video is, in several parts of its duration.

    The low-priority thread waits during playback.

    Attributes:
        peaks: see `measure_loudness`, 0 where the sound has not been read. Empty without sound.
    """

    changed = Signal()
    _measured = Signal(object, object)

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._worker = Worker("waveform")
        self._stop = threading.Event()
        self._info: VideoInfo | None = None
        self.peaks: Floats32 = np.zeros(0, np.float32)
        self._measured.connect(self._on_measured)
        workspace.opened.connect(self._begin)
        workspace.indexed.connect(self._begin)
        workspace.closed.connect(self._end)
        workspace.ending.connect(self.shutdown)

    def shutdown(self) -> None:
        """End the thread."""
        self._stop.set()
        self._worker.leave("Reading the sound does not stop.")

    @Slot(object)
    def _begin(self, info: VideoInfo) -> None:
        if info.complete and not info.grows and info is not self._info and info.index.timed:
            self._info = info
            self._stop.set()
            self._stop = threading.Event()
            self._worker.do(partial(self._measure, info, self._stop))

    @Slot()
    def _end(self) -> None:
        self._stop.set()
        self._info = None
        self._show(np.zeros(0, np.float32))

    @Slot(object, object)
    def _on_measured(self, info: VideoInfo, peaks: Floats32) -> None:
        if info is self._info:
            self._show(peaks)

    def _show(self, peaks: Floats32) -> None:
        if len(peaks) or len(self.peaks):
            self.peaks = peaks
            self.changed.emit()

    def _measure(self, info: VideoInfo, stop: threading.Event) -> None:
        """Measure all of the sound. Runs in the thread."""
        for peaks in measure_loudness(info.path, info.index, every=_REPORT_SECONDS):
            self._measured.emit(info, peaks)
            while self._workspace.playhead.playing and not stop.wait(_POLL_SECONDS):
                pass
            if stop.is_set():
                return
