"""Exports that hold pictures: datasets, the PNG files of COCO keypoints, and videos with the path over them."""

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter
from rallytrace.domain.spans import spans_of_frames
from rallytrace.domain.track import SOURCES, State, is_placed
from rallytrace.errors import AppError, Check
from rallytrace.exports.coco import picture_name
from rallytrace.exports.dataset import CutList, RallyCut, foreign_in_match, write_card, write_rally_labels
from rallytrace.exports.labels import Selection, TrackSnapshot
from rallytrace.exports.request import ExportProgress, ExportRequest, OverlayOptions
from rallytrace.file_access import atomic_file
from rallytrace.file_kinds import MP4
from rallytrace.storage.staging import staged_folder
from rallytrace.video.background import background_median
from rallytrace.video.overlay_video import Mark, OverlayPlan, write_overlay_video
from rallytrace.video.picture_files import TICKS, ClipWriter, write_median, write_png
from rallytrace.video.reader import VideoReader

_QUALITY: Final = 12
_BAND_BYTES: Final = 16 * 2**20
"""Of the backgrounds of all rallies together, so much is in memory at a time."""


def write_dataset(
    reader: VideoReader,
    request: ExportRequest,
    path: Path,
    chosen: CutList,
    *,
    runs: Sequence[Mapping[str, Any]],
    check: Check,
) -> Iterator[ExportProgress]:
    """Write a match; its folder appears when everything is in it.

    Raises:
        AppError: the video cannot be read, the folder not be written, or a rally has fewer pictures than labels.
    """
    options, done = request.dataset, 0
    with (
        staged_folder(path, beside=request.target, replaces=foreign_in_match if request.overwrite else None) as match,
        # Closed before the folder is moved to its target. It has no name, so that it goes even with a killed process.
        tempfile.TemporaryFile(dir=match) as file,
    ):
        backgrounds = _RallyBackgrounds(file)
        for cut in chosen.cuts:
            write_rally_labels(match, options.split, cut, reader.size)
            yield ExportProgress(f"Computing the background of {cut.rally.name}", done, chosen.n_frames)
            median = background_median(reader, [cut.rally.frames], None, ResizeFilter.BICUBIC, check=check)
            backgrounds.add(median)
            folder = match / "frame" / cut.name if options.pictures.as_png else None
            video = match / "video" / f"{cut.name}.mp4" if options.pictures.as_video else None
            if folder is not None:
                folder.mkdir(parents=True)
                write_median(folder / "median.npz", median)
            for number in _write_pictures(reader, cut, video, folder):
                check()
                yield ExportProgress(f"Writing {cut.rally.name}", done + number, chosen.n_frames)
            done += len(cut.rally.frames)
        yield ExportProgress("Computing the background of the match", done, chosen.n_frames)
        write_median(match / "median.npz", backgrounds.median(check))
        yield ExportProgress("Writing the card", done, chosen.n_frames)
        write_card(match, chosen, _about(reader, request, path), runs)


def _write_pictures(reader: VideoReader, cut: RallyCut, video: Path | None, folder: Path | None) -> Iterator[int]:
    """Write a rally's pictures, from 0 on, as a video or as files or both; yields how many are done."""
    frames, number = cut.rally.frames, -1
    with ExitStack() as stack:
        clip = None
        if video is not None:
            video.parent.mkdir(exist_ok=True)
            clip = stack.enter_context(
                ClipWriter(video, reader.size, reader.rate, quality=_QUALITY, pixel_aspect=reader.pixel_aspect)
            )
        for number, frame in enumerate(reader.frames(frames.start, frames.stop)):
            picture = frame.bgr()
            if clip is not None:
                # Evenly spaced also where the video's rate varies: a label belongs to a number, not to a time.
                clip.add(picture, round(number * TICKS / reader.rate))
            if folder is not None:
                write_png(folder / f"{number}.png", picture)
            yield number + 1
    if number + 1 != len(frames):
        raise AppError(
            f"{cut.rally.name} has {len(frames)} labels, but only {number + 1} of its frames can be decoded.",
            "Convert the video to .mp4, then check the labels.",
        )


class _RallyBackgrounds:
    """The backgrounds of a match's rallies, in a file: a long match has more of them than the memory holds."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._shape: tuple[int, ...] = ()
        self._count = 0

    def add(self, background: NDArray[np.uint8]) -> None:
        """Take a rally's background, (H, W, 3) RGB; all are of one size."""
        self._shape = background.shape
        self._file.write(background.tobytes())
        self._count += 1

    def median(self, check: Check) -> NDArray[np.float64]:
        """The background of the match: the median of those of its rallies, (H, W, 3) RGB."""
        result = np.empty(int(np.prod(self._shape)), np.float64)
        length = max(_BAND_BYTES // self._count, 1)
        for begin in range(0, len(result), length):
            check()
            band = slice(begin, begin + length)
            result[band] = np.median([self._part(number, band, len(result)) for number in range(self._count)], axis=0)
        return result.reshape(self._shape)

    def _part(self, number: int, band: slice, size: int) -> NDArray[np.uint8]:
        self._file.seek(number * size + band.start)
        return np.frombuffer(self._file.read(min(band.stop, size) - band.start), np.uint8)


def _about(reader: VideoReader, request: ExportRequest, path: Path) -> dict[str, Any]:
    return {
        "match": path.name,
        "split": request.dataset.split.value,
        "video": reader.path.name,
        "size": str(reader.size),
        "rate": reader.rate,
        "range": None if request.frames is None else [request.frames.start, request.frames.stop],
        "pictures": request.dataset.pictures.value,
    }


def write_pictures(
    reader: VideoReader, selection: Selection, folder: Path, *, check: Check
) -> Iterator[ExportProgress]:
    """Write the pictures of the frames that go out to a folder.

    Raises:
        AppError: the video cannot be read, or has fewer pictures than labels.
        OSError: they cannot be written.
    """
    frames, done = selection.frames, 0
    for span in spans_of_frames(frames.tolist()):
        for frame in reader.frames(span.start, span.stop):
            check()
            write_png(folder / picture_name(frame.index), frame.bgr())
            done += 1
            yield ExportProgress("Writing the pictures", done, len(frames))
    if done != len(frames):
        raise AppError(
            f"There are labels for {len(frames)} frames, but only {done} of them can be decoded.",
            "Convert the video to .mp4, then check the labels.",
        )


def marks_of(labels: TrackSnapshot, options: OverlayOptions, *, only_reviewed: bool) -> Callable[[int], Sequence[Mark]]:
    """A function that gives a frame's marks: its own point and the path around it, which never crosses a cut."""
    rows = labels.shown(options.layers)
    placed = is_placed(rows)
    if only_reviewed:
        placed &= labels.reviewed
    joined = np.zeros(len(rows), np.bool_)
    joined[1:] = placed[1:] & placed[:-1] & ~labels.cuts[1:]
    scenes = np.cumsum(labels.cuts)

    def marks(frame: int) -> list[Mark]:
        around = range(max(frame - options.trail_past, 0), min(frame + options.trail_future + 1, len(rows)))
        return [
            Mark(
                at - frame,
                float(rows["x"][at]),
                float(rows["y"][at]),
                SOURCES[int(rows["source"][at])],
                bool(rows["state"][at] == State.OCCLUDED),
                bool(joined[at]),
            )
            for at in around
            if placed[at] and scenes[at] == scenes[frame]
        ]

    return marks


def write_video(
    reader: VideoReader, labels: TrackSnapshot, request: ExportRequest, path: Path, frames: range, *, check: Check
) -> Iterator[ExportProgress]:
    """Write a video with the path over its frames.

    Raises:
        AppError: the video cannot be read, or the file not be written.
    """
    options = request.overlay
    marks = marks_of(labels, options, only_reviewed=request.only_reviewed)
    style = replace(options.style, trail_past=options.trail_past, trail_future=options.trail_future)
    plan = OverlayPlan(frames, style, options.speed, options.caption)
    with atomic_file(path, MP4, overwrite=request.overwrite) as staged:
        persons = labels.poses.persons_at if options.poses else None
        for done in write_overlay_video(reader, staged, plan, marks, persons):
            check()
            yield ExportProgress("Writing the video", done, len(frames))
