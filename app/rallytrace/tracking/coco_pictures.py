"""The pictures that COCO keypoints refer to: a PNG for each frame that goes out, beside the file."""

from collections.abc import Iterator
from pathlib import Path

from rallytrace.errors import AppError
from rallytrace.storage.exports.coco import picture_name
from rallytrace.storage.exports.labels import Selection, as_spans
from rallytrace.storage.exports.staging import Check
from rallytrace.tracking.export_events import ExportProgress
from rallytrace.video.picture_files import write_png
from rallytrace.video.reader import VideoReader


def write_pictures(
    reader: VideoReader, selection: Selection, folder: Path, *, check: Check
) -> Iterator[ExportProgress]:
    """Write the pictures of the frames that go out to a folder.

    Raises:
        AppError: the video cannot be read, or has fewer pictures than labels.
        OSError: they cannot be written.
    """
    frames, done = selection.frames, 0
    for span in as_spans(frames.tolist()):
        for frame in reader.frames(span.start, span.stop):
            check()
            write_png(folder / picture_name(frame.index), frame.bgr())
            done += 1
            yield ExportProgress("Writing the pictures", done, len(frames))
    if done != len(frames):
        raise AppError(
            f"There are labels of {len(frames)} frames, but only {done} of them can be decoded.",
            "Convert the video to .mp4 first, and check the labels after that.",
        )
