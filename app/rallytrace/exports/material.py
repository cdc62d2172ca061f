"""The input of an export: a snapshot of labels, the video, and their provenance."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.track.sports import Sport
from rallytrace.tracking.video_projects import refuse_other_video
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader


@dataclass(frozen=True, slots=True, eq=False)
class Material:
    """Labels with their video.

    Attributes:
        size: The size of the video.
        index: The index of the video's frames, if known.
        runs: The provenance of the runs that made the labels.
        untouchable: Further files that must never be written to, such as the file of the labels.
        sport: The sport of the video; None while unknown.
        project: The project of the labels; None for the open project and for label files.
        identity: The identity of the project's video, with which `video` is compared before frames are read; None if
            `video` is known to be right.
    """

    labels: TrackSnapshot
    video: Path
    size: Size
    index: FrameIndex | None = None
    runs: tuple[Mapping[str, Any], ...] = ()
    untouchable: tuple[Path, ...] = ()
    sport: Sport | None = None
    project: Path | None = None
    identity: VideoIdentity | None = None


def open_source_video(material: Material, check: Check) -> VideoReader:
    """Open the video of the labels.

    Raises:
        AppError: The labels belong to another video, or the video cannot be read.
    """
    if material.project is not None and material.identity is not None:
        refuse_other_video(material.identity, material.video, material.project, check)
    reader = VideoReader(material.video, index=material.index, turning=material.labels.recording.turning, check=check)
    if reader.size == material.size and reader.n_frames >= material.labels.n_frames:
        return reader
    size, n_frames = reader.size, reader.n_frames
    reader.close()
    raise AppError(
        tr_lazy(
            "errors",
            "{name} is not the video of these labels. It has {size} and {n_frames} frames. Their video has "
            "{wanted_size} and {wanted_frames} frames.",
            name=material.video.name,
            size=str(size),
            n_frames=n_frames,
            wanted_size=str(material.size),
            wanted_frames=material.labels.n_frames,
        ),
        tr_lazy("errors", "Choose the video that was labelled."),
    )


def with_video_facts(material: Material, check: Check) -> Material:
    """Return the material with the index of its video and the shape of its pixels, which old projects do not record.

    Raises the same errors as `open_source_video`.
    """
    if material.index is not None and material.index.n_frames >= material.labels.n_frames:
        return material
    with open_source_video(material, check) as reader:
        return replace(material, index=reader.index, size=reader.size)


def read_index(material: Material, check: Check) -> FrameIndex:
    """Return an index of all labelled frames. Raise the same errors as `open_source_video`."""
    index = with_video_facts(material, check).index
    assert index is not None
    return index
