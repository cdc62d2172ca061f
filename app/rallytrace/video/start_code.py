"""Read the time code at which a video starts, as recorded by cameras and editing programs."""

from pathlib import Path

from av.error import FFmpegError

from rallytrace.errors import AppError
from rallytrace.track.timecode import TimeCode
from rallytrace.video.container import open_container


def read_start_code(video: Path) -> TimeCode | None:
    """Return the time code of the first frame; None if the file has none or cannot be read."""
    try:
        with open_container(video) as container:
            noted = [container.metadata, *(stream.metadata for stream in container.streams)]
            codes = [TimeCode.parse(tags.get("timecode", "")) for tags in noted]
    except (AppError, FFmpegError, OSError, ValueError):
        return None
    return next((code for code in codes if code is not None), None)
