"""Find the project of a video by the bytes of the file, or by its frames if the file has changed.

A recording in several files is one video unless a file has a project of its own.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from rallytrace.errors import AppError, Check
from rallytrace.files.recordings import missing_files, parts_of
from rallytrace.storage.project.location import existing_projects, relative_path
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import open_project, read_identity
from rallytrace.storage.project.video_identity import (
    LATER_FRAMES,
    MAX_OFFSET_FRAMES,
    IdentityVerdict,
    VideoComparison,
    VideoIdentity,
    compare_files,
    compare_pictures,
)
from rallytrace.texts import tr_lazy
from rallytrace.video.file_state import digest_of_edges
from rallytrace.video.identity import small_pictures
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader
from rallytrace.video.recording_search import find_recordings


@dataclass(frozen=True, slots=True)
class JoinedVideos:
    """Videos, with the whole in place of the parts of each recording.

    Attributes:
        videos: the videos, in order and without duplicates.
        recordings: those that were found as several parts.
        remarks: sentences about files that look like parts of one recording but cannot be.
    """

    videos: tuple[Path, ...]
    recordings: tuple[Path, ...]
    remarks: tuple[str, ...]


def join_recordings(videos: Iterable[Path]) -> JoinedVideos:
    """Replace the parts of each recording by the whole, unless one of them has a project of its own."""
    given = tuple(videos)
    found = find_recordings(given)
    recordings = tuple(video for video in found.videos if not any(map(existing_projects, parts_of(video))))
    wholes = {part: recording for recording in recordings for part in parts_of(recording)}
    return JoinedVideos(tuple(dict.fromkeys(wholes.get(video, video) for video in given)), recordings, found.remarks)


def project_of(video: Path, check: Check) -> tuple[Path, Project]:
    """Return the first project that fits the video, as the window does, and its path.

    Raises:
        AppError: The video has no project, or none that fits and can be read.
    """
    for missing in missing_files(video):
        raise AppError(
            tr_lazy("errors", "{missing} does not exist.", missing=missing),
            tr_lazy("errors", "Check its name and folder."),
        )
    first_error: AppError | None = None
    for path in existing_projects(video):
        try:
            project = open_project(path)
            refuse_other_video(project.video, video, path, check, named=False)
        except AppError as error:
            first_error = first_error or error
        else:
            return path, project
    raise first_error or AppError(
        tr_lazy("errors", "{video} is not tracked yet.", video=video.name), tr_lazy("errors", "Track it first.")
    )


def likely_project(video: Path) -> Path | None:
    """Return the project of a video file judged only by the file's bytes; None if all projects belong to other files.

    Return an unreadable project if none fits, and the first project if the video cannot be read.
    """
    paths = existing_projects(video)
    if not paths:
        return None
    try:
        present = digest_of_edges(video)
    except AppError:
        return paths[0]
    unreadable = None
    for path in paths:
        try:
            kept = read_identity(path)
        except AppError:
            unreadable = unreadable or path
            continue
        if (kept.n_bytes, kept.edges) == present:
            return path
    return unreadable


def refuse_other_video(kept: VideoIdentity, video: Path, project: Path, check: Check, *, named: bool = True) -> None:
    """Raise AppError if the project belongs to another video, or if this is in doubt and the user did not name it."""
    comparison = _compared_with(kept, video, project, check)
    unsure = comparison.verdict is IdentityVerdict.UNSURE
    if comparison.fits or (unsure and named):
        return
    remedy = tr_lazy("errors", "Choose the video that was labelled.")
    if unsure:
        remedy = tr_lazy("errors", "Open the video in the window, and confirm there that this is its project.")
    raise AppError(
        tr_lazy("errors", "{project} is not used: {words}", project=project.name, words=comparison.words), remedy
    )


def _compared_with(kept: VideoIdentity, video: Path, project: Path, check: Check) -> VideoComparison:
    n_bytes, edges = digest_of_edges(video)
    present = VideoIdentity(video, relative_path(video, project), n_bytes, edges, kept.size)
    if not kept.has_same_bytes(present):
        with VideoReader(video, cache_bytes=0, check=check) as reader:
            present = replace(present, size=reader.size)
    return compare_files(kept, present) or compared(kept, present, None, check)


def compared(kept: VideoIdentity, present: VideoIdentity, index: FrameIndex | None, check: Check) -> VideoComparison:
    """Compare a video's frames with the fingerprints of a project.

    Args:
        index: The index of the video; None to read it.

    Raises:
        AppError: The video cannot be read.
    """
    spans = [
        range(frame_print.frame - MAX_OFFSET_FRAMES, frame_print.frame + MAX_OFFSET_FRAMES + LATER_FRAMES + 1)
        for frame_print in kept.prints
    ]
    with VideoReader(present.path, index=index, cache_bytes=0, check=check) as reader:
        pictures = small_pictures(reader, spans)
        return compare_pictures(kept, replace(present, n_frames=reader.n_frames), pictures)
