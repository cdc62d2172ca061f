"""The parts of a project and its file: location, updates, and handling of failures."""

import errno
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError, DiskFullError, TakenError
from rallytrace.files.file_access import DISK_FULL, refuse_output
from rallytrace.files.file_kinds import PROJECT
from rallytrace.session.project.messages import SaveState
from rallytrace.storage.project.location import (
    HeldError,
    WriterLock,
    fallback_path,
    free_path,
    path_beside,
    relative_path,
)
from rallytrace.storage.project.project import Project, ProjectParts
from rallytrace.storage.project.sqlite_store import saving_failed, write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.storage.project.working_copy import KeptFile, create_file, open_file
from rallytrace.texts import tr_lazy

_UNWRITABLE_ERRNOS: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.ENAMETOOLONG})

_log = logging.getLogger(__name__)


class ProjectSaving:
    """Keeps the project of a video in a file; used by one thread.

    Attributes:
        parts: all parts of the project, for writing a whole file.
        unsaved: the parts that have changed since the last save; None for none.
        file: the open file, or None without a file or with a read-only one.
        path: the path of the file, writable or not. None without a file.
        unusable: an unusable project file of the video. The new project gets a similar name.
        read_only: the reason for not writing the file, or None if it may be written or does not exist.
        error: the reason for unsaved entries, or None if nothing prevents saving.
        number: number of the last entry.
        saved: number of the last entry written to the file.
    """

    def __init__(self, video: VideoIdentity) -> None:
        self.parts = Project(video).parts
        self.unsaved: ProjectParts | None = None
        self.file: KeptFile | None = None
        self.path: Path | None = None
        self.unusable: Path | None = None
        self.read_only: AppError | None = None
        self.error: AppError | None = None
        self.number = self.saved = 0
        self._video = video.path
        self._lock: WriterLock | None = None
        self._given_up = False
        self._logged = ""

    @property
    def state(self) -> SaveState:
        unsaved = self.saved != self.number
        if self.read_only is not None:
            return SaveState.FAILED if unsaved else SaveState.READ_ONLY
        if self.error is not None:
            return SaveState.FAILED
        if self.file is None:
            return SaveState.NOTHING
        return SaveState.UNSAVED if unsaved or self.file.ahead else SaveState.SAVED

    @property
    def video(self) -> VideoIdentity:
        """Return the identity of the project's video, with the latest known path and facts."""
        assert self.parts.video is not None
        return self.parts.video

    def open_existing(self, path: Path) -> Path:
        """Open an existing file, read-only if necessary. Return the file to read it from.

        Raises:
            AppError: the file cannot be used.
        """
        self.path = path
        try:
            self._lock = WriterLock(path)
        except HeldError as error:
            self.read_only = error
        except OSError as error:
            kind = DiskFullError if error.errno in DISK_FULL else AppError
            self.read_only = kind(
                tr_lazy("errors", "{name} is read-only ({reason}).", name=path.name, reason=error.strerror),
                tr_lazy("errors", "To make changes, save a copy in another folder."),
            )
        if self.read_only is not None:
            return path
        self.file = open_file(path)
        return self.file.source

    def release(self) -> None:
        """Close the file even if there are unsaved entries."""
        try:
            if self.file is not None:
                self.file.close()
        finally:
            self.file = self.read_only = self.path = None
            if self._lock is not None:
                self._lock.release()
                self._lock = None

    def use(self, project: Project) -> None:
        """Continue with the project of the open file."""
        self.parts, self.unsaved = project.parts, None

    def record(self, parts: ProjectParts, number: int | None = None) -> None:
        """Add changed parts, which `save` will write. The first edit or run creates the file.

        Args:
            number: number of the entry; None for parts that this thread has changed itself.
        """
        self.number = self.number if number is None else number
        self.unsaved = self.unsaved or ProjectParts()
        for known in (self.parts, self.unsaved):
            known.update(parts)
        if self.file is None and self.read_only is None and self.error is None and parts.needs_file:
            self._begin_file()

    def set_video(self, video: VideoIdentity) -> None:
        """Change the path of the video or the facts about it."""
        state = self.parts.state
        assert state is not None
        self.record(ProjectParts(replace(state, n_frames=max(state.n_frames, video.n_frames)), video))

    def save(self) -> None:
        """Write unsaved entries. Retry after a failure."""
        if self.file is None and self.read_only is None and self.error is not None:
            self._begin_file()
        if self.file is not None and (self.unsaved is not None or self.error is not None):
            self._attempt(self._write)
        elif self.file is None and self.read_only is None and self.error is None:
            self.saved = self.number  # nothing worth a file yet

    def publish(self) -> None:
        """Copy the saved project from the local copy to its own location."""
        if self.file is not None and self.file.ahead:
            self._attempt(self.file.publish)

    def save_as(self, path: Path, *, overwrite: bool) -> None:
        """Write the project to a file. Continue with that file if the present one cannot be written.

        A project without a file gets its own file first, because a copy would not be found when the video is opened.

        Raises:
            AppError: writing failed, or the file may not be overwritten.
        """
        refuse_output(
            path,
            PROJECT,
            overwrite=overwrite,
            sources=filter(None, (self._video, self.path, self.unusable)),
        )
        if self.file is None and self.read_only is None and self.error is None:
            self._begin_file()
        old = self.file
        try:
            if old is None or self.error is not None:
                self._go_to(path, overwrite=overwrite)
                if old is not None:
                    old.close(tidy=False)
            else:
                lock = WriterLock(path)
                try:
                    write_project(path, self._seen_from(path), overwrite=overwrite)
                finally:
                    lock.release()
        except OSError as error:
            raise AppError(
                tr_lazy("errors", "{path} is not saved: {reason}.", path=str(path), reason=error.strerror),
                tr_lazy("errors", "Choose another folder."),
            ) from error

    def give_up(self, error: Exception) -> None:
        """Stop writing, because the data in memory may be wrong."""
        self._given_up = True
        self._fail(
            AppError(
                tr_lazy(
                    "errors",
                    "The project is not saved because of an internal error ({kind}: {error}).",
                    kind=type(error).__name__,
                    error=str(error),
                ),
                tr_lazy("errors", "Export the labels, then open the video again. Help > Diagnostics opens the log."),
            )
        )

    def _begin_file(self) -> None:
        """Create a file for the project next to the video, or in the user's folder if that is impossible."""
        paths = [path_beside(self._video), fallback_path(self._video)]
        if self.unusable is not None:
            paths = [free_path(path) for path in (self.unusable, fallback_path(self._video))]
        for path in paths:
            try:
                self._attempt(lambda path=path: self._begin_at(path))  # type: ignore[misc]
            except PermissionError:
                continue
            return
        self._fail(
            AppError(
                tr_lazy(
                    "errors",
                    "The project is not saved: neither the video's folder nor RallyTrace's own folder is writable.",
                ),
                tr_lazy("errors", "Save the project in another folder with File > Save a copy."),
            )
        )

    def _begin_at(self, path: Path) -> None:
        """Create the file at this path. Raise PermissionError if that is forbidden or the name is too long."""
        try:
            if path.parent == fallback_path(self._video).parent:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._go_to(path)
        except (HeldError, TakenError) as error:
            raise HeldError(
                tr_lazy(
                    "errors",
                    "The project is not saved: another window or program has created {name}.",
                    name=path.name,
                ),
                tr_lazy("errors", "Save this project under another name with File > Save a copy."),
            ) from error
        except (AppError, OSError) as error:
            cause = error if isinstance(error, OSError) else error.__cause__
            if isinstance(cause, OSError) and cause.errno in _UNWRITABLE_ERRNOS:
                raise PermissionError from error
            if isinstance(error, OSError):
                raise saving_failed(path, error) from error
            raise

    def _go_to(self, path: Path, *, overwrite: bool = False) -> None:
        lock = WriterLock(path)
        try:
            self.parts = self._seen_from(path)
            self.file = create_file(path, self.parts, overwrite=overwrite)
        except BaseException:
            lock.release()
            raise
        if self._lock is not None:
            self._lock.release()
        self._lock, self.path, self.unusable = lock, path, None
        self.read_only = self.error = None
        self._note_saved()

    def _write(self) -> None:
        file = self.file
        assert file is not None
        if self.error is not None and not file.path.exists():
            # The file was removed, and the user was told. Write everything in memory there.
            file.close(tidy=False)
            write_project(file.path, self.parts)
            file.forget()
            self.file = open_file(file.path)
        else:
            file.save(self.unsaved or ProjectParts())
        self._note_saved()

    def _note_saved(self) -> None:
        self.unsaved = None
        self.saved = self.number

    def _seen_from(self, path: Path) -> ProjectParts:
        return replace(self.parts, video=replace(self.video, relative=relative_path(self.video.path, path)))

    def _attempt(self, act: Callable[[], None]) -> None:
        if self._given_up:
            return
        try:
            act()
        except AppError as error:
            self._fail(error)
        else:
            self.error = None

    def _fail(self, error: AppError) -> None:
        if error.problem != self._logged:
            self._logged = error.problem
            _log.info("%s", error.problem, exc_info=error.__cause__)  # whoever shows the state informs the user
        self.error = error
