"""Open the container of a video for reading. No other module does."""

import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import av
import av.logging
from av.error import FFmpegError

from rallytrace.errors import Check, no_check
from rallytrace.files.recordings import parts_of
from rallytrace.video.joined import FileFacts, JoinedContainer, facts_of, open_joined

if TYPE_CHECKING:
    from av.codec.hwaccel import HWAccel
    from av.container import InputContainer
    from av.video.stream import VideoStream

Container: TypeAlias = "InputContainer | JoinedContainer"

# FFmpeg's own log would take a lock shared by all decoding threads. Errors are raised in any case.
av.logging.set_level(None)

_MAX_CONSECUTIVE_FAILURES: Final = 32
"""Consecutive failures after which the rest of a damaged file is skipped."""


def open_container(path: Path, hwaccel: "HWAccel | None" = None) -> Container:
    """Open a video for reading, with all files of its recording. The caller closes it.

    Only these files are read, not files or addresses that they refer to. Titles and other tags need not be UTF-8.

    Raises:
        AppError: the files cannot be one video.
        FFmpegError, OSError: a file cannot be read.
        RuntimeError: the hardware cannot be used.
    """
    files = parts_of(path)
    return _open_file(path, hwaccel) if len(files) == 1 else open_joined(files, hwaccel, _open_file)


def file_facts(file: Path) -> FileFacts | None:
    """Return the facts about a file from its header; None if it has no pictures.

    Raises:
        FFmpegError, OSError: the file cannot be read.
    """
    return facts_of(file, _open_file)


def _open_file(file: Path | io.RawIOBase, hwaccel: "HWAccel | None") -> "InputContainer":
    return av.open(
        str(file.absolute()) if isinstance(file, Path) else file,
        mode="r",
        metadata_errors="replace",
        options={"protocol_whitelist": "file"},
        hwaccel=hwaccel,
    )


def seek_before(container: Container, stream: "VideoStream", *, pts: int, dts: int) -> bool:
    """Seek to about the keyframe with these times, in ticks of the stream. The container may miss it.

    Returns:
        False if the container cannot seek.
    """
    # Matroska's cues and FFmpeg's MP4 reader use presentation times; in other containers those would land too late.
    by_presentation = not {"matroska", "mp4"}.isdisjoint(container.format.name.split(","))
    try:
        container.seek(pts if by_presentation else dts, stream=stream)
    except FFmpegError:
        return False
    return True


def seek_to_byte(container: Container, position: int) -> None:
    """Seek to a position in a container of one of the `FORMATS_SOUGHT_BY_POSITION`."""
    assert not isinstance(container, JoinedContainer)
    container.seek(position, unsupported_byte_offset=True)


def demux(
    container: Container,
    streams: Sequence[Any],
    check: Check = no_check,
    count_error: Callable[[], None] = no_check,
    note_late_streams: Callable[[], None] = no_check,
) -> Iterator[Any]:
    """Yield the packets of streams from here to the end of the file, in file order, skipping unreadable ones.

    Args:
        check: called for every packet; raises to stop.
        count_error: called for every failure.
        note_late_streams: called at the end if streams appeared that the beginning of the file does not have.
    """
    failures = 0
    while failures < _MAX_CONSECUTIVE_FAILURES:
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
