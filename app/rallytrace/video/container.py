"""Opens the container of a video for reading; the only place that does."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import av
import av.logging
from av.error import FFmpegError

from rallytrace.errors import Check, no_check

if TYPE_CHECKING:
    from av.codec.hwaccel import HWAccel
    from av.container import InputContainer
    from av.video.stream import VideoStream

# FFmpeg's own log would take a lock shared by all decoding threads; errors are raised in any case.
av.logging.set_level(None)

_PATIENCE: Final = 32
"""Failures in a row before the rest of a damaged file is given up."""


def open_container(path: Path, hwaccel: "HWAccel | None" = None) -> "InputContainer":
    """Open a file for reading; the caller closes it.

    Only this file is read, not the files or addresses that it lists. Titles and other tags need not be UTF-8.

    Raises:
        FFmpegError, OSError: the file cannot be read.
        RuntimeError: the hardware cannot be used.
    """
    return av.open(
        str(path.absolute()),
        mode="r",
        metadata_errors="replace",
        options={"protocol_whitelist": "file"},
        hwaccel=hwaccel,
    )


def seek_before(container: "InputContainer", stream: "VideoStream", *, pts: int, dts: int) -> bool:
    """Seek to about the keyframe with these times, in ticks of the stream; the container may miss it.

    Returns:
        False if the container cannot seek.
    """
    # Matroska's cues and FFmpeg's reading of MP4 go by presentation time; elsewhere that lands too late.
    by_presentation = not {"matroska", "mp4"}.isdisjoint(container.format.name.split(","))
    try:
        container.seek(pts if by_presentation else dts, stream=stream)
    except FFmpegError:
        return False
    return True


def demux(
    container: "InputContainer",
    streams: Sequence[Any],
    check: Check = no_check,
    count_error: Callable[[], None] = no_check,
    note_late_streams: Callable[[], None] = no_check,
) -> Iterator[Any]:
    """Yield the packets of streams from here to the end of the file, in its order; unreadable ones are passed over.

    Args:
        check: called for every packet; raises to stop.
        count_error: called for every failure.
        note_late_streams: called at the end if streams appeared that the file's beginning does not have.
    """
    failures = 0
    while failures < _PATIENCE:
        try:
            for packet in container.demux(streams):
                check()
                if packet.size:
                    failures = 0
                    yield packet
        except FFmpegError:
            count_error()
            failures += 1
        except IndexError:
            # PyAV fails at the end of a file if another stream appeared midway.
            note_late_streams()
            return
        else:
            return
