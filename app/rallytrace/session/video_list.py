"""The list of videos: their order and the state of each."""

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.files.recordings import parts_of
from rallytrace.process.threads import Worker
from rallytrace.session.video_files import VideoFiles, VideoFilesReader, VideosFound, found_among
from rallytrace.storage.project.location import HeldError, WriterLock, existing_projects
from rallytrace.storage.project.summary import ProjectSummary
from rallytrace.storage.video_list import ListedVideo, VideoListing, listing_path, read_listing, write_listing
from rallytrace.texts import tr_lazy
from rallytrace.video.recording_search import recording_around

_POLL_MS: Final = 4000
"""Interval at which the listed files are checked, because other programs may remove, rename or write them."""
_UNKNOWN: Final = (-1, -1)


class ListedState(enum.Enum):
    """The progress of a listed video."""

    UNKNOWN = enum.auto()
    """Its files have not been read yet."""
    MISSING = enum.auto()
    FAILED = enum.auto()
    IN_USE = enum.auto()
    """Frames are left to track, but another program has the project open."""
    DISK_FULL = enum.auto()
    """Frames are left to track. Tracking is retried when there may be space for them."""
    WAITING = enum.auto()
    TRACKING = enum.auto()
    PARTIAL = enum.auto()
    """A run was stopped before its end."""
    TRACKED = enum.auto()
    """The number of remaining review items is unknown."""
    TO_REVIEW = enum.auto()
    NOTHING_LEFT = enum.auto()
    EXPORTED = enum.auto()


@dataclass(frozen=True, slots=True)
class VideoStatus:
    """The state of a listed video.

    Attributes:
        share: share of its frames that are tracked, 0 to 1.
        left: number of remaining review items, or None if unknown.
        error: a problem or obstacle and its remedy, or ''.
        phase: phase of the current run.
    """

    state: ListedState
    share: float = 0.0
    left: int | None = None
    error: str = ""
    phase: str = ""

    @property
    def to_track(self) -> bool:
        """Return whether frames are left to track."""
        return self.state in (ListedState.WAITING, ListedState.PARTIAL, ListedState.DISK_FULL)


def status_of(video: ListedVideo, files: VideoFiles | None) -> VideoStatus:
    """Return the status of a video that is neither open nor being tracked.

    Args:
        files: state of its files, or None until they have been read.
    """
    if files is None:
        return VideoStatus(ListedState.UNKNOWN)
    if not files.exists:
        words = tr_lazy("video", "{problem} Put it back, or remove the video from the list.", problem=files.error)
        return VideoStatus(ListedState.MISSING, error=words)
    if video.error or files.error:
        return VideoStatus(ListedState.FAILED, error=video.error or files.error)
    status = status_of_project(video, files.summary)
    if files.opened_by and status.to_track:
        return replace(status, state=ListedState.IN_USE, error=files.opened_by)
    return status


def status_of_project(video: ListedVideo, project: ProjectSummary | None) -> VideoStatus:
    """Return the status of a video with this project."""
    if project is None or (project.share == 0 and not project.complete):
        return VideoStatus(ListedState.WAITING)
    if not project.complete:
        return VideoStatus(ListedState.PARTIAL, project.share)
    left = video.review_items if video.review_of == project.digest else None
    if video.exported == project.digest:
        return VideoStatus(ListedState.EXPORTED, 1.0, left)
    if left is None:
        return VideoStatus(ListedState.TRACKED, 1.0)
    return VideoStatus(ListedState.TO_REVIEW if left else ListedState.NOTHING_LEFT, 1.0, left)


class VideoList(QObject):
    """The list of videos, stored in the user's folder. Of several windows only the first stores it.

    Attributes:
        listing: the list.
        current: the open listed video, or None.
    """

    changed = Signal()
    """Videos were added, removed or moved, or an option has changed."""
    status_changed = Signal(object)
    """The path of a video whose progress has changed or that has failed."""
    added = Signal(object)
    """The paths of the videos that `add` found, including those already listed. Empty if it found none."""
    recordings_found = Signal(object)
    """The paths of recordings that were added in several parts, or of which a part was opened (`look_for_parts`)."""
    complained = Signal(object)
    """An AppError about the list or about the files to add."""

    _found = Signal(object)
    _part_found = Signal(object)
    _looked_at = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = listing_path()
        self._lock: WriterLock | None = None
        self._worker = Worker("video list")
        self._reader = VideoFilesReader()
        self._ended = False
        self._due: set[Path] = set()
        """Videos waiting to be read, because a drive may respond late."""
        self._files: dict[Path, VideoFiles] = {}
        self._live: dict[Path, VideoStatus] = {}
        self.current: Path | None = None
        self._replace_listing(VideoListing())
        self._found.connect(self._on_found, Qt.ConnectionType.QueuedConnection)
        self._part_found.connect(self._on_part_found, Qt.ConnectionType.QueuedConnection)
        self._looked_at.connect(self._on_looked_at, Qt.ConnectionType.QueuedConnection)
        self._looking = QTimer(self, interval=_POLL_MS)
        self._looking.timeout.connect(self.refresh)

    def load(self) -> None:
        """Load the list of the last session, unless another window uses it."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = WriterLock(self._path)
            self._replace_listing(read_listing(self._path))
        except HeldError:
            return
        except (AppError, OSError) as error:
            self._release()
            if isinstance(error, OSError):
                problem = tr_lazy("errors", "The list of videos is not saved: {reason}.", reason=error.strerror)
                error = AppError(problem, tr_lazy("errors", "Check the folder."))
            self.complained.emit(error)
            return
        if self.listing.videos:
            self.changed.emit()
            self.refresh()

    @property
    def kept(self) -> bool:
        """Return whether the list is stored when the program ends."""
        return self._lock is not None

    @property
    def paths(self) -> tuple[Path, ...]:
        return tuple(self._by_path)

    def __contains__(self, path: object) -> bool:
        return path in self._by_path

    def status(self, path: Path) -> VideoStatus:
        live = self._live.get(path)
        if live is not None:
            return live
        return status_of(self._by_path.get(path, ListedVideo(path)), self._files.get(path))

    def neighbour(self, direction: int, wanted: Callable[[VideoStatus], bool] | None = None) -> Path | None:
        """Return the next (1) or previous (-1) existing video from the open one on whose status `wanted` accepts.

        Without `wanted` the search ends with the list. With it, the search wraps around.
        """
        paths = list(self.paths)
        position = paths.index(self.current) if self.current in paths else (-1 if direction > 0 else len(paths))
        ahead = paths[position + 1 :] if direction > 0 else paths[:position][::-1]
        if wanted is not None:
            ahead += paths[: max(position, 0)] if direction > 0 else paths[position + 1 :][::-1]
        skipped = (ListedState.MISSING, ListedState.FAILED)
        for path in ahead:
            status = self.status(path)
            if status.state not in skipped and (wanted is None or wanted(status)):
                return path
        return None

    def add(self, paths: Sequence[Path], *, joins: bool = True) -> None:
        """Add videos, the videos of projects, and all videos in folders. `added` follows when they are found.

        Args:
            joins: True to add the parts of a recording as one video.
        """
        wanted = tuple(paths)
        self._ask(lambda: self._found.emit(found_among(wanted, joins=joins)))

    def look_for_parts(self, video: Path) -> None:
        """Search the folder of a video without a project for other parts of its recording.

        `recordings_found` follows if there are any.
        """
        self._ask(lambda: self._part_found.emit(None if existing_projects(video) else recording_around(video)))

    def separate(self, recording: Path) -> None:
        """Replace a recording by its parts. `added` follows."""
        self.remove([recording])
        self.add(parts_of(recording), joins=False)

    def remove(self, paths: Sequence[Path]) -> None:
        """Remove videos from the list. No file is changed."""
        gone = set(paths)
        self._replace(videos=tuple(video for video in self.listing.videos if video.path not in gone))
        for path in gone:
            self._live.pop(path, None)

    def arrange(self, order: Sequence[Path]) -> None:
        """Reorder the videos."""
        ranks = {path: rank for rank, path in enumerate(order)}
        known = sorted(self.listing.videos, key=lambda video: ranks.get(video.path, len(ranks)))
        self._replace(videos=tuple(known))

    def set_tracking(self, *, on: bool) -> None:
        """Switch background tracking on or off. Failed videos are retried."""
        videos = tuple(replace(video, error="") for video in self.listing.videos) if on else self.listing.videos
        self._replace(tracking=on, videos=videos)

    def set_one_queue(self, *, on: bool) -> None:
        self._replace(one_queue=on)

    def note_error(self, path: Path, error: str) -> None:
        """Record why tracking a video has failed, or '' to retry it."""
        self._note(path, error=error)

    def note_review(self, path: Path, digest: str, left: int) -> None:
        """Record how many review items are left in the track with this digest."""
        self._note(path, review_of=digest, review_items=left)

    def note_export(self, path: Path, digest: str) -> None:
        """Record that the track with this digest was exported."""
        self._note(path, exported=digest)

    def show_live(self, path: Path, status: VideoStatus | None) -> None:
        """Show the live status of a video that is open or being tracked. None ends this."""
        if status != self._live.get(path):
            if status is None:
                del self._live[path]
            else:
                self._live[path] = status
            if path in self:
                self.status_changed.emit(path)

    def listed(self, path: Path) -> ListedVideo | None:
        """Return what the list stores about a video, or None if it is not listed."""
        return self._by_path.get(path)

    def version(self, path: Path) -> tuple[int, int] | None:
        """Return the size and modification time of a video when it was read last."""
        files = self._files.get(path)
        return None if files is None else files.version

    def summary(self, path: Path) -> ProjectSummary | None:
        """Return the last summary of a video's project."""
        files = self._files.get(path)
        return None if files is None else files.summary

    def set_summary(self, path: Path, summary: ProjectSummary) -> None:
        """Set the summary of a project that is being closed."""
        self._files[path] = VideoFiles(exists=True, version=_UNKNOWN, summary=summary)

    def look_again(self, path: Path) -> None:
        """Read the files of a video again. Until that is done, nothing is known about them."""
        self._files.pop(path, None)
        self._ask(lambda: self._look_at(path, force=True))

    @Slot()
    def refresh(self) -> None:
        """Read the files of all videos that are neither open nor being tracked."""
        for path in self.paths:
            if path not in self._live and path not in self._due:
                self._due.add(path)
                self._ask(partial(self._look_at, path, force=False))
        self._looking.start()

    def shutdown(self) -> None:
        self._ended = True
        self._looking.stop()
        self._worker.leave("A file of the list of videos has not responded.")
        self._release()

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _ask(self, work: Callable[[], None]) -> None:
        if not self._ended:
            self._worker.do(work)

    def _look_at(self, path: Path, *, force: bool) -> None:
        """Read the files of a video. Runs in the worker's thread."""
        self._due.discard(path)
        files = None if self._ended else self._reader.read(path, force=force)
        if files is not None:
            self._looked_at.emit(path, files)

    def _note(self, path: Path, **values: object) -> None:
        videos = [replace(video, **values) if video.path == path else video for video in self.listing.videos]  # type: ignore[arg-type]
        if tuple(videos) != self.listing.videos:
            self._replace_listing(replace(self.listing, videos=tuple(videos)))
            self._keep()
            self.status_changed.emit(path)

    def _replace(self, **values: object) -> None:
        updated = replace(self.listing, **values)  # type: ignore[arg-type]
        if updated != self.listing:
            self._replace_listing(updated)
            self._keep()
            self.changed.emit()

    def _replace_listing(self, listing: VideoListing) -> None:
        self.listing = listing
        self._by_path = {video.path: video for video in listing.videos}

    def _keep(self) -> None:
        if self._lock is not None:
            try:
                write_listing(self._path, self.listing)
            except AppError as error:
                self.complained.emit(error)

    @Slot(object)
    def _on_found(self, found: VideosFound) -> None:
        for words in found.complaints:
            self.complained.emit(AppError(words))
        new = tuple(ListedVideo(path) for path in found.videos if path not in self)
        self._replace(videos=(*self.listing.videos, *new))
        self.refresh()
        self.added.emit(found.videos)
        if found.recordings:
            self.recordings_found.emit(found.recordings)

    @Slot(object)
    def _on_part_found(self, recording: Path | None) -> None:
        if recording is not None:
            self.recordings_found.emit((recording,))

    @Slot(object, object)
    def _on_looked_at(self, path: Path, files: VideoFiles) -> None:
        known, self._files[path] = self._files.get(path), files
        if known is not None and files.exists and known.version not in (files.version, _UNKNOWN):
            self._note(path, error="")  # the file was replaced or is complete now
        self.status_changed.emit(path)
