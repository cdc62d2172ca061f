"""Open the project of a video for a command that adds something to it."""

import contextlib
from pathlib import Path
from types import TracebackType
from typing import Self

from rallytrace.errors import AppError, UsageError, no_check
from rallytrace.process import terminal
from rallytrace.session.project.messages import OpenVideoFacts
from rallytrace.session.project.thread import ProjectWork
from rallytrace.storage.project.project import Project, ProjectParts
from rallytrace.storage.project.video_identity import IdentityVerdict, VideoIdentity
from rallytrace.texts import tr_lazy
from rallytrace.video.reader import VideoReader


class VideoProject:
    """The project of a video, as a context manager. The first change creates it if needed.

    Attributes:
        project: The project. `save`, or the end of the with block, saves its changes.
        path: The project file; known after the with block.
        kept: True if there is a file; known after the with block.
    """

    def __init__(self, reader: VideoReader, named: Path | None = None, *, begins_own: bool = False) -> None:
        """Find the project.

        Args:
            named: The project that the video must have; None for any.
            begins_own: True to start a new project, as the window does, if the existing one belongs to another video
                that was at this path before.

        Raises:
            AppError: The project cannot be used or written.
            UsageError: The video has another project.
        """
        video = reader.path.resolve()
        self._facts = OpenVideoFacts(video, reader.size, reader.rate, reader.n_frames, reader.index)
        self._number = 0
        self._work = ProjectWork(self._facts, lambda _event: None)
        self.path = video
        self.kept = False
        try:
            self._compare_frames()
            self._work.decide(use=False)
            self.project = self._found(named, begins_own=begins_own)
            self.project.track.grow(reader.n_frames)
            self.project.listener = self._note
        except BaseException:
            self._work.close()
            raise

    def save(self) -> None:
        """Save all changes.

        Raises:
            AppError: They cannot be saved.
        """
        self._work.save()
        if self._work.failing:
            raise self._error
        with contextlib.suppress(AppError):  # an error will be raised at the end
            self._compare_frames()  # early, because another file may take the video's place

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the project. Raise AppError for unsaved changes, unless another error is being raised."""
        try:
            if kind is None:
                self._compare_frames()
        finally:
            saved = self._work.close()
        path = self._work.state.path
        if path is not None:
            self.path, self.kept = path, True
            if path.parent != self._facts.path.parent:
                terminal.remark(f"The project of {self._facts.path.name} is saved in {path}.")
        if kind is None and self._number and (not saved or path is None):
            raise self._error

    @property
    def _error(self) -> AppError:
        name = self._facts.path.name
        return self._work.state.error or AppError(
            tr_lazy("errors", "The project of {name} was not saved.", name=name),
            tr_lazy("errors", "Check the folder it is in."),
        )

    def _note(self, parts: ProjectParts, _change: object) -> None:
        self._number += 1
        self._work.record(self._number, parts)

    def _compare_frames(self) -> None:
        """Compare frames of the video with the project's fingerprints, or take fingerprints for later."""
        if self._work.wants_pictures:
            self._work.check_pictures(no_check)

    def _found(self, named: Path | None, *, begins_own: bool) -> Project:
        found, facts = self._work.found, self._facts
        assert found is not None
        if named is not None and (found.path is None or found.path.resolve() != named.resolve()):
            place = tr_lazy("errors", "none yet") if found.path is None else str(found.path)
            raise UsageError(
                tr_lazy(
                    "errors",
                    "{named} is not the project of {name}, which is {place}.",
                    named=named,
                    name=facts.path.name,
                    place=place,
                ),
                tr_lazy("errors", "Omit --project."),
            )
        if found.read_only is not None:
            raise found.read_only
        if found.error is not None:
            raise found.error
        if found.comparison is not None and not found.comparison.fits:
            unsure = found.comparison.verdict is IdentityVerdict.UNSURE
            asks = tr_lazy("errors", "Open the video in the window, and confirm there that this is its project.")
            if unsure or not begins_own:
                remedy = asks if unsure else tr_lazy("errors", "Give the video that the project belongs to.")
                raise AppError(
                    tr_lazy("errors", "{path}: {words}", path=found.path, words=found.comparison.words), remedy
                )
        if found.project is not None:
            return found.project
        return Project(VideoIdentity.unknown(facts.n_frames))
