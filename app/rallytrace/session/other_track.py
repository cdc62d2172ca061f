"""Another track of the open video, to be compared with: from a label file of any dialect, or from a project."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.domain.geometry import Size
from rallytrace.domain.track import ROW, Rows, State
from rallytrace.errors import AppError
from rallytrace.storage.labels.aspects import ASPECT_WORDS, VideoFacts
from rallytrace.storage.labels.diagnosis import Diagnosis
from rallytrace.storage.labels.doctor import diagnose
from rallytrace.storage.labels.notes import digest
from rallytrace.storage.labels.text import read_label_file
from rallytrace.storage.project.place import SUFFIX
from rallytrace.storage.project.reading import open_project

_OTHER_VIDEO: Final = "Choose labels, or a project, of the video that is open."


@dataclass(frozen=True, slots=True, eq=False)
class OtherTrack:
    """What somebody else says of the frames.

    Attributes:
        name: what it is called.
        rows: of every frame of the video, (n,) of `ROW`; those it says nothing about are unset.
        remarks: sentences about how it was read.
    """

    name: str
    rows: Rows
    remarks: tuple[str, ...] = ()


def read_other(path: Path, facts: VideoFacts, shown: Rows) -> OtherTrack:
    """Read another track.

    Args:
        path: a label file, or a project, which is left as it is.
        facts: of the video that is open, all of whose frames are known.
        shown: what the open track says, (n,); it decides what a label file leaves open.

    Raises:
        AppError: it cannot be read, says nothing about the video, or is about another one.
    """
    if path.suffix.lower() == SUFFIX:
        return _of_project(path, facts.size, len(shown))
    return _of_labels(path, diagnose(read_label_file(path), facts, predicted=shown), len(shown))


def _of_project(path: Path, size: Size, n_frames: int) -> OtherTrack:
    project = open_project(path)
    if project.video.size != size:
        raise AppError(
            f"{path.name} is about a video of {project.video.size} pixels; the one that is open has {size}.",
            _OTHER_VIDEO,
        )
    remarks = []
    if project.track.n_frames != n_frames:
        remarks = [f"{path.name} is about {project.track.n_frames:,} frames; this video has {n_frames:,}."]
    found = project.track.shown(0, n_frames)
    return _other(path, np.arange(len(found)), found, n_frames, remarks)


def _of_labels(path: Path, diagnosis: Diagnosis, n_frames: int) -> OtherTrack:
    refused = [f"{count:,} {trouble.value}" for trouble, count, _ in digest(diagnosis.refused)]
    if diagnosis.problem:
        why = f" Rows that do not count: {', '.join(refused)}." if refused else ""
        raise AppError(f"{path.name}: {diagnosis.problem}{why}", _OTHER_VIDEO)
    remarks = [f"{ASPECT_WORDS[one.aspect]}: read as '{one.words}'." for one in diagnosis.questions]
    if refused:
        remarks.append(f"Rows that do not count: {', '.join(refused)}.")
    return _other(path, diagnosis.labels.frames, diagnosis.labels.rows, n_frames, remarks)


def _other(
    path: Path, frames: "np.ndarray[tuple[int], np.dtype[np.int64]]", found: Rows, n_frames: int, remarks: list[str]
) -> OtherTrack:
    rows: Rows = np.zeros(n_frames, ROW)
    rows[frames] = found
    if not (rows["state"] != State.UNSET).any():
        raise AppError(f"{path.name} says nothing about any frame of this video.", _OTHER_VIDEO)
    return OtherTrack(path.name, rows, tuple(remarks))
