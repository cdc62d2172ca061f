"""Copy the open video in the background for fast seeking, if the settings ask for it."""

import logging
import threading
from bisect import bisect_left
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.errors import AppError, Cancelled
from rallytrace.process.threads import Worker
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import PLAYBACK
from rallytrace.texts import join_sentences, tr, tr_lazy
from rallytrace.video.seek_copy import GIGABYTE, NoRoomError, SeekCopy, delete_copies

_log = logging.getLogger(__name__)

_POLL_SECONDS: Final = 0.05
"""Interval at which the thread checks whether it may continue."""
_REPORT_MS: Final = 1000


class SeekCopying(QObject):
    """Makes the copy of the open video and lets seeks read from it.

    Parts near the playhead come first, then rallies, then the rest. The low-priority thread waits during playback and
    while frames are loaded. A run interrupts it.
    """

    progressed = Signal(object)
    """The finished share of the copy, 0 to 1, or None while nothing is being made."""
    told = Signal(str)
    """A message for the user, one or two sentences."""
    _advanced = Signal(object, object)

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._worker = Worker("fast jumps")
        self._copy: SeekCopy | None = None
        self._stop = threading.Event()
        self._is_working = self._gave_up = self._has_news = False
        self._n_found = -1
        self._settings = self._chosen
        self._reporting = QTimer(self, interval=_REPORT_MS)
        self._reporting.timeout.connect(self._report)
        self._advanced.connect(self._on_advanced)
        workspace.opened.connect(self._begin)
        workspace.turned.connect(self._read_again)
        workspace.indexed.connect(self._begin)
        workspace.closed.connect(self._end)
        workspace.ending.connect(self.shutdown)
        workspace.preferences.changed.connect(self._on_settings)
        workspace.runs.tracker.started.connect(self._interrupt)
        workspace.runs.tracker.finished.connect(self._go_on)
        workspace.runs.forgotten.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Return whether a copy is being made or searched for."""
        return self._is_working

    def shutdown(self) -> None:
        """End the thread. Delete an unfinished piece of the copy."""
        self._end()
        self._worker.leave("The copy for fast jumps does not stop.")

    @property
    def _chosen(self) -> tuple[bool, int]:
        playback = self._workspace.preferences.value.playback
        return playback.fast_jumps, playback.fast_jumps_gb * GIGABYTE

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        if PLAYBACK not in sections or self._chosen == self._settings:
            return
        self._settings = self._chosen
        self._end()
        if self._settings[0]:
            self._has_news = True
            self._begin()
        else:
            self._worker.do(delete_copies)

    @Slot()
    def _begin(self) -> None:
        info, (is_wanted, limit) = self._workspace.info, self._settings
        if not is_wanted or self._copy is not None or info is None or not info.complete or info.index.state is None:
            return
        self._copy = SeekCopy(info.path, info.size, info.index, limit)
        self._workspace.loader.read_copy(self._copy)
        self._do(self._copy.find)

    @Slot()
    def _read_again(self) -> None:
        """Give the copy to the reader that shows the picture turned."""
        self._workspace.loader.read_copy(self._copy)

    @Slot()
    def _end(self) -> None:
        self._interrupt()
        if self._copy is not None:
            self._workspace.loader.read_copy(None)
        self._copy = None
        self._is_working = self._gave_up = self._has_news = False
        self._n_found = -1
        self._report()

    @Slot()
    def _interrupt(self) -> None:
        self._stop.set()

    @Slot()
    def _go_on(self) -> None:
        """Copy the next group of frames, unless a run needs the processor or nothing is left."""
        copy = self._copy
        if copy is None or self._is_working or self._gave_up:
            return
        missing = copy.missing
        if missing and not self._workspace.runs.busy:
            group = min(missing, key=self._distance)
            self._do(partial(copy.copy_group, group, partial(self._wait, self._renew_stop())))
        elif not missing and self._has_news:
            self._has_news = False
            self.told.emit(self._summary(copy))
        self._report()

    def _renew_stop(self) -> threading.Event:
        self._stop = threading.Event()
        return self._stop

    def _distance(self, group: range) -> tuple[bool, int]:
        """Return a sort key. The smaller it is, the sooner a group is wanted."""
        frame, rallies = self._workspace.frame, self._workspace.document.track.rallies
        last = bisect_left(rallies, group.stop, key=lambda rally: rally.frames.start) - 1
        is_in_rally = last >= 0 and rallies[last].frames.stop > group.start
        distance = max(group.start - frame, frame - group.stop + 1, 0)
        return distance > 0 and not is_in_rally, distance

    def _do(self, work: Callable[[], None]) -> None:
        copy, self._is_working = self._copy, True
        self._worker.do(lambda: self._carry_out(copy, work))

    def _carry_out(self, copy: SeekCopy | None, work: Callable[[], None]) -> None:
        """Do the work and report how it ended. Runs in the thread."""
        error: AppError | None = None
        try:
            work()
        except Cancelled:
            pass
        except AppError as failure:
            error = failure
        except Exception as failure:  # noqa: BLE001 - the edge of the worker
            _log.exception("The copy for fast jumps failed")
            problem = tr_lazy(
                "errors",
                "The rest was not copied because of an internal error ({kind}: {error}).",
                kind=type(failure).__name__,
                error=str(failure),
            )
            error = AppError(problem, tr_lazy("errors", "Help > Diagnostics opens the log."))
        self._advanced.emit(copy, error)

    def _wait(self, stop: threading.Event) -> None:
        """Wait while others need the processor. Runs in the thread.

        Raises:
            Cancelled: the work should end.
        """
        while not stop.is_set() and (self._workspace.playhead.playing or not self._workspace.loader.is_idle):
            stop.wait(_POLL_SECONDS)
        if stop.is_set():
            raise Cancelled

    @Slot(object, object)
    def _on_advanced(self, copy: SeekCopy, error: AppError | None) -> None:
        if copy is not self._copy:
            return
        self._is_working = False
        self._n_found = copy.n_copied if self._n_found < 0 else self._n_found
        self._has_news |= copy.n_copied > self._n_found
        if error is None:
            self._go_on()
            return
        self._gave_up = True
        if self._has_news or not isinstance(error, NoRoomError):  # the user was told when the limit was reached
            covered = tr("video", "Fast jumps cover {share:.0%} of the video.", share=_share(copy))
            self.told.emit(join_sentences(covered, error.shown()))
        self._report()

    @Slot()
    def _report(self) -> None:
        is_making = self._copy is not None and self._is_working and bool(self._copy.n_frames)
        if is_making != self._reporting.isActive():
            self._reporting.start() if is_making else self._reporting.stop()
        self.progressed.emit(self._copy.n_copied / self._copy.n_frames if self._copy and is_making else None)

    def _summary(self, copy: SeekCopy) -> str:
        info = self._workspace.info
        if info is not None and not info.index.timed:
            return tr("video", "Jumps in this video cannot be made faster: the file has no usable time stamps.")
        if copy.damaged:
            return tr(
                "video",
                "Fast jumps cover {share:.0%} of the video; the rest is damaged.",
                share=_share(copy),
            )
        return tr("video", "Jumps are fast everywhere in this video.")


def _share(copy: SeekCopy) -> float:
    return copy.n_copied / max(copy.n_frames, 1)
