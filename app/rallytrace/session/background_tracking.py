"""Track the listed videos: the open one in the window, the others one after another in a child process."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.session.child import Child, ChildStoppedError
from rallytrace.session.project.messages import ProjectFound
from rallytrace.session.video_list import ListedState, VideoList, VideoStatus
from rallytrace.session.workspace import Workspace
from rallytrace.storage.project.summary import share_tracked
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.tracking.messages import Phase

_Basis: TypeAlias = tuple[tuple[int, int] | None, str]
"""What a run starts from: the video's version (size, modification time) and the digest of its project's labels."""
_PHASES: Final = {phase.value: phase.text for phase in Phase}
_DISK_FULL_RETRY_MS: Final = 60_000
"""Delay before another attempt after the disk was full."""
_DISK_FULL_REMEDY: Final = tr_lazy("video", "RallyTrace tries again every minute.")
_MAX_OVERLAP_MS: Final = 1500
"""How long a run in the window may last before the child process is interrupted."""


class BackgroundTracking(QObject):
    """Tracks the remaining listed videos while background tracking is switched on.

    Either the window or the child process tracks, never both, so two networks never share the machine. The child
    releases a video before it is opened, because only one process may write to its project.

    Attributes:
        at: the video that the child process is tracking, or None.
    """

    letting_go = Signal(object)
    """The path of a video that opens as soon as the child process has released its project."""

    def __init__(self, workspace: Workspace, videos: VideoList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._videos = videos
        self._child = Child(self)
        self._child.reported.connect(self._on_line)
        self._child.finished.connect(self._on_end)
        self._child.failed.connect(self._on_failure)
        self.at: Path | None = None
        self._opening: Path | None = None
        self._then: Callable[[], None] | None = None
        self._vain: dict[Path, _Basis] = {}
        self._full: set[Path] = set()
        """Folders whose disk was full at the last attempt."""
        self._begun_with: _Basis = (None, "")
        self._share = 0.0
        self._tracks_open = True
        # Deferred: between closing one video and opening another, the list does not yet know which one is open.
        self._later = _timer(self, 0, self._consider)
        self._room = _timer(self, _DISK_FULL_RETRY_MS, self._try_full_again)
        self._patience = _timer(self, _MAX_OVERLAP_MS, self._make_way)
        self._connect()

    def _connect(self) -> None:
        workspace, runs = self._workspace, self._workspace.runs
        self._videos.changed.connect(self._on_list)
        self._videos.status_changed.connect(self._consider_later)
        workspace.opening.connect(self._on_opening)
        workspace.opened.connect(self._on_opened)
        workspace.failed.connect(self._on_open_failed)
        workspace.closed.connect(self._on_closed)
        workspace.ending.connect(self.shutdown)
        workspace.indexed.connect(self._track_open)
        workspace.autosaver.found.connect(self._on_project)
        runs.tracker.started.connect(self._on_run_started)
        runs.tracker.finished.connect(self._consider_later)
        runs.forgotten.connect(self._consider_later)

    def let_go(self, path: Path, callback: Callable[[], None]) -> None:
        """Call `callback` once no child process writes the project of `path`: at once, or when the child has ended.

        Only the last of several pending calls is honoured.
        """
        self._then = None
        if self.at != path:
            callback()
            return
        self._then = callback
        self._child.stop()
        self.letting_go.emit(path)

    def shutdown(self) -> None:
        """Stop the child process. Its results so far are saved."""
        self._then = None
        self._child.cancel()
        self.at = None

    @property
    def _open(self) -> Path | None:
        info = self._workspace.info
        return info.path if info is not None and info.path in self._videos else None

    @property
    def _may(self) -> bool:
        busy = self._workspace.runs.busy or self._opening is not None or self._then is not None
        return self._videos.listing.tracking and not busy

    def _consider(self) -> None:
        if not self._may or self._child.running:
            return
        path = self._next()
        if path is None:
            return
        self._begun_with = self._basis(path)
        self.at = path
        self._share = self._videos.status(path).share
        self._videos.show_live(path, VideoStatus(ListedState.TRACKING, self._share))
        arguments = ("track", path, "--project", "--progress", "--low-priority")
        self._child.start(
            *arguments, subject=tr_lazy("models", "The tracking of {name}", name=path.name), timeout_s=None, lines=True
        )

    def _next(self) -> Path | None:
        """Return the next video for the child process, searching from the open one on.

        Videos with frames left to track come first, then those whose review items have not been counted.
        """
        paths = list(self._videos.paths)
        current = self._videos.current
        first = paths.index(current) + 1 if current in paths else 0
        ahead = [path for path in (*paths[first:], *paths[:first]) if self._may_begin(path)]
        states = {path: self._videos.status(path) for path in ahead}
        to_track = (path for path in ahead if states[path].to_track)
        to_count = (path for path in ahead if states[path].state is ListedState.TRACKED)
        return next(to_track, None) or next(to_count, None)

    def _may_begin(self, path: Path) -> bool:
        return path != self._open and path.parent not in self._full and self._vain.get(path) != self._basis(path)

    def _basis(self, path: Path) -> _Basis:
        summary = self._videos.summary(path)
        return self._videos.version(path), "" if summary is None else summary.digest

    @Slot()
    def _try_full_again(self) -> None:
        self._full.clear()
        self._later.start()

    @Slot(object)
    def _on_line(self, record: dict[str, Any]) -> None:
        if self.at is not None and "phase" in record:
            share, phase = float(record.get("share", 0)), _PHASES.get(record["phase"], str(record["phase"]))
            self._videos.show_live(self.at, VideoStatus(ListedState.TRACKING, share, phase=phase))

    @Slot(object)
    def _on_end(self, record: dict[str, Any]) -> None:
        path, was_tracked = self.at, self._is_whole
        self._end()
        is_full = bool(record.get("disk_full"))
        may_pass = is_full or bool(record.get("in_use"))
        if path is not None:
            # The other program may close the project at any time, so try again. Merely counting review items is not
            # worth that.
            if was_tracked or not may_pass:
                self._vain[path] = self._begun_with
            error = join_texts(filter(None, (record.get("reason"), record.get("remedy"))), " ")
            if error and not may_pass:
                self._videos.note_error(path, error)
            if is_full and not was_tracked:
                self._full.add(path.parent)
                self._room.start()
                self._videos.show_live(
                    path,
                    VideoStatus(
                        ListedState.DISK_FULL,
                        self._share,
                        error=join_texts(filter(None, (error, _DISK_FULL_REMEDY)), " "),
                    ),
                )
            if record.get("review_items") is not None:
                self._videos.note_review(path, str(record["labels"]), int(record["review_items"]))
        self._go_on()

    @Slot(object)
    def _on_failure(self, error: AppError) -> None:
        path = self._end()
        if path is not None and not isinstance(error, ChildStoppedError):
            self._videos.note_error(path, _words_of(error))
        self._go_on()

    @property
    def _is_whole(self) -> bool:
        summary = None if self.at is None else self._videos.summary(self.at)
        return summary is not None and summary.complete

    def _end(self) -> Path | None:
        path, self.at = self.at, None
        if path is not None:
            self._videos.show_live(path, None)
            self._videos.look_again(path)
        return path

    def _go_on(self) -> None:
        callback, self._then = self._then, None
        if callback is not None:
            callback()
        else:
            self._later.start()

    @Slot()
    def _on_list(self) -> None:
        if not self._child.running:
            self._full.clear()
            self._room.stop()
            for path in self._videos.paths:
                if self._videos.status(path).state is ListedState.DISK_FULL:
                    self._videos.show_live(path, None)
            if self._videos.listing.tracking:
                self._vain.clear()
        if self.at is not None and (self.at not in self._videos or not self._videos.listing.tracking):
            self._child.stop()
        self._track_open()
        self._later.start()

    @Slot()
    def _consider_later(self) -> None:
        self._later.start()

    @Slot()
    def _on_run_started(self) -> None:
        self._patience.start()

    @Slot(object)
    def _on_opening(self, path: Path) -> None:
        self._opening = self._videos.current = path
        self._tracks_open = True

    @Slot(object)
    def _on_opened(self) -> None:
        self._opening = None
        if self._open is not None:
            self._videos.note_error(self._open, "")
        self._later.start()

    @Slot(object)
    def _on_open_failed(self, error: AppError) -> None:
        path, self._opening = self._opening, None
        if path is not None:
            self._videos.note_error(path, _words_of(error))
        self._later.start()

    @Slot(object)
    def _on_project(self, found: ProjectFound) -> None:
        if found.read_only is not None:
            self._tracks_open = False
        self._track_open()

    @Slot()
    def _track_open(self) -> None:
        """Track the open listed video, once, if frames are left to track."""
        workspace, info = self._workspace, self._workspace.info
        ready = info is not None and info.complete and workspace.locked is None and not workspace.runs.busy
        if self._open is None or not (self._tracks_open and self._videos.listing.tracking and ready):
            return
        self._tracks_open = False
        if not share_tracked(workspace.document.track, workspace.document.runs)[1]:
            workspace.runs.track_all()

    @Slot()
    def _make_way(self) -> None:
        if self._workspace.runs.busy and self.at is not None:
            self._child.stop()

    @Slot()
    def _on_closed(self) -> None:
        for path in self._videos.paths:
            if path != self.at:
                self._videos.show_live(path, None)
        self._videos.refresh()
        self._later.start()


def _words_of(error: AppError) -> str:
    return join_texts(filter(None, (error.problem, error.remedy)), " ")


def _timer(parent: QObject, interval_ms: int, slot: Callable[[], None]) -> QTimer:
    timer = QTimer(parent, singleShot=True, interval=interval_ms)
    timer.timeout.connect(slot)
    return timer
