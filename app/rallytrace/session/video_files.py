"""Read the files of listed videos and their projects."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from rallytrace.errors import AppError, printable
from rallytrace.files.file_access import file_stamp, real_path
from rallytrace.files.paths import VIDEO_SUFFIXES, is_dead_link, videos_in
from rallytrace.files.recordings import missing_files, parts_of, video_stamp
from rallytrace.storage.project.location import SUFFIX, existing_projects, holder_of, path_beside
from rallytrace.storage.project.sqlite_store import read_identity
from rallytrace.storage.project.summary import ProjectSummary, summary_of
from rallytrace.texts import tr_lazy
from rallytrace.tracking.video_projects import join_recordings, likely_project

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class VideosFound:
    """The videos, in order and without duplicates, and sentences about other files.

    Attributes:
        recordings: those videos that were found as several parts.
    """

    videos: tuple[Path, ...]
    complaints: tuple[str, ...]
    recordings: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class VideoFiles:
    """The files of a video.

    Attributes:
        version: size in bytes and modification time.
        summary: summary of its project, or None without one.
        error: a sentence that says why the video does not exist or the project cannot be read, or ''.
        opened_by: a sentence about the other program that has the project open and the consequence, or ''.
    """

    exists: bool
    version: tuple[int, int] = (0, 0)
    summary: ProjectSummary | None = None
    error: str = ""
    opened_by: str = ""


Stamp: TypeAlias = tuple[object, ...]


class VideoFilesReader:
    """Reads the state of videos and their projects. Unchanged files are not read again."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[Stamp, Path | None, str]] = {}
        """For each video: the stamp of its files, its project, and who else had the project open."""

    def read(self, video: Path, *, force: bool) -> VideoFiles | None:
        """Return the state of a video's files, or None if nothing has changed and `force` is False. Never raise."""
        try:
            written = _stamp(video)
            known, project, held_before = self._known.get(video, ((), None, ""))
            is_new = force or written != known
            if is_new:
                project = likely_project(video)
            holder = holder_of(project or path_beside(video))
            opened_by = ""
            if holder is not None:
                opened_by = tr_lazy(
                    "video", "{location} It will be tracked once it is closed there.", location=holder.location
                )
            if not is_new and opened_by == held_before:
                return None
            files = replace(files_of(video, project), opened_by=opened_by)
        except Exception:  # noqa: BLE001 - the edge of the thread
            _log.exception("The files of %s could not be read", video)
            self._known.pop(video, None)
            return VideoFiles(exists=True, error=tr_lazy("video", "Its project cannot be read."))
        self._known[video] = (written, project, opened_by)
        return files


def _stamp(video: Path) -> Stamp:
    stamp: list[object] = []
    for path in (*parts_of(video), *existing_projects(video)):
        try:
            stamp += [str(path), *file_stamp(path)]
        except OSError:
            stamp.append(None)
    return tuple(stamp)


def files_of(video: Path, project: Path | None) -> VideoFiles:
    """Read the state of a video and its project."""
    missing = missing_files(video)
    if missing:
        gone = tr_lazy("video", "The file {path} no longer exists.", path=printable(str(missing[0])))
        return VideoFiles(exists=False, error=gone)
    version = video_stamp(video)
    if project is None:
        return VideoFiles(exists=True, version=version)
    try:
        return VideoFiles(exists=True, version=version, summary=summary_of(project))
    except AppError as error:
        return VideoFiles(exists=True, version=version, error=error.shown())


def found_among(paths: Sequence[Path], *, joins: bool = True) -> VideosFound:
    """Return the videos among files and folders, including those of projects and all in folders and subfolders.

    Args:
        joins: True to return a recording in place of its parts, unless one of them has a project of its own.
    """
    videos: dict[Path, None] = {}
    complaints: list[str] = []
    skipped = 0
    for path in paths:
        try:
            if path.is_dir():
                found_videos = videos_in(path)
                if not found_videos:
                    complaints.append(tr_lazy("video", "There is no video in the folder {name}.", name=path.name))
            elif path.suffix.lower() == SUFFIX:
                found_videos = [_video_of_project(path)]
            else:
                is_video = path.suffix.lower() in VIDEO_SUFFIXES
                found_videos, skipped = ([path], skipped) if is_video else ([], skipped + 1)
            dead_links = [video for video in found_videos if is_dead_link(video)]
            complaints += [
                tr_lazy("video", "{path} cannot be read: it is a link to a file that does not exist.", path=str(link))
                for link in dead_links
            ]
            found_videos = [real_path(video) for video in found_videos if video not in dead_links]
        except AppError as error:
            complaints.append(error.shown())
            continue
        except (OSError, RuntimeError, ValueError) as error:  # too long name, circular links, null byte
            reason = str(getattr(error, "strerror", None) or error)
            complaints.append(tr_lazy("video", "{path} cannot be read ({reason}).", path=str(path), reason=reason))
            continue
        videos.update(dict.fromkeys(found_videos))
    if skipped:
        complaints.append(
            tr_lazy(
                "video",
                "%n files not added: they are not videos.",
                singular="%n file not added: it is not a video.",
                n=skipped,
            )
        )
    if not joins:
        return VideosFound(tuple(videos), tuple(complaints))
    joined = join_recordings(videos)
    return VideosFound(joined.videos, (*complaints, *joined.remarks), joined.recordings)


def _video_of_project(project: Path) -> Path:
    identity = read_identity(project)
    video = identity.find(project)
    if video is None:
        raise AppError(
            identity.missing_words(project), tr_lazy("errors", "Open the project alone, and choose its video.")
        )
    return video
