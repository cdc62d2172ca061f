"""Opening a video file, and saying in plain sentences why that fails."""

import struct
from pathlib import Path
from typing import TYPE_CHECKING, Final

import av
import av.logging
from av.error import FFmpegError

from rallytrace.errors import AppError
from rallytrace.file_access import refuse_special

if TYPE_CHECKING:
    from av.container import InputContainer
    from av.video.stream import VideoStream

# FFmpeg's own log would take a lock shared by all decoding threads; what matters comes back as errors.
av.logging.set_level(None)

_NOT_VIDEOS: Final = frozenset({"tty", "hls", "concat", "dash"})
"""Formats FFmpeg reads that are text: an ANSI terminal session, and lists that name other files."""


def open_source(path: Path) -> tuple["InputContainer", "VideoStream"]:
    """Open a file and choose its first moving picture stream; the caller closes the container.

    Only this one file is read: a list that names other files or addresses is refused.

    Raises:
        AppError: the file cannot be read, or is no video.
    """
    _refuse_what_is_no_file(path)
    try:
        container = av.open(
            str(path.absolute()), metadata_errors="replace", options={"protocol_whitelist": "file"}, mode="r"
        )
    except PermissionError as error:
        raise _forbidden(path) from error
    except (FFmpegError, OSError) as error:
        raise _unreadable(path, error) from error
    try:
        return container, _moving_pictures(container, path)
    except BaseException:
        container.close()
        raise


def _refuse_what_is_no_file(path: Path) -> None:
    refuse_special(path)
    try:
        if path.is_dir():
            raise AppError(f"'{path}' is a folder, not a video.", "Choose the video file in it.")
        size = path.stat().st_size
    except FileNotFoundError as error:
        raise AppError(f"There is no file '{path}'.", "Check its name and its folder.") from error
    except PermissionError as error:
        raise _forbidden(path) from error
    except OSError as error:
        raise AppError(f"'{path}' cannot be opened ({error.strerror}).", "Check the disk it is on.") from error
    if size == 0:
        raise AppError(f"'{path}' is empty (0 bytes).", "Copy it again from where it came.")


def _forbidden(path: Path) -> AppError:
    return AppError(f"'{path}' may not be read.", "Ask for permission to read it, or copy it to a folder of your own.")


def _unreadable(path: Path, error: Exception) -> AppError:
    if _lacks_its_table(path):
        return AppError(
            f"'{path}' was cut off while it was written: the table of its pictures (moov) is missing.",
            "Copy the file again; a recording that was never finished needs a repair tool first.",
        )
    reason = getattr(error, "strerror", None) or str(error)
    return AppError(
        f"'{path}' is not a video that can be read ({reason}).", "Choose a video file such as .mp4, .mov, .mkv or .avi."
    )


def _lacks_its_table(path: Path) -> bool:
    """Whether the file begins as an MP4 or MOV and holds no `moov` box (ISO/IEC 14496-12, 4.2)."""
    size = path.stat().st_size
    names: list[bytes] = []
    with path.open("rb") as file:
        at = 0
        while at + 8 <= size and len(names) < 64:
            file.seek(at)
            length, name = struct.unpack(">I4s", file.read(8))
            if length == 1:
                extended = file.read(8)
                length = struct.unpack(">Q", extended)[0] if len(extended) == 8 else 0
            names.append(name)
            if length < 8:
                break
            at += length
    return bool(names) and names[0] in {b"ftyp", b"wide", b"mdat"} and b"moov" not in names


def _moving_pictures(container: "InputContainer", path: Path) -> "VideoStream":
    remedy = "Choose a video file such as .mp4, .mov, .mkv or .avi."
    if container.format.name in _NOT_VIDEOS:
        raise AppError(f"'{path}' is a text file, not a video.", remedy)
    cover = av.stream.Disposition.attached_pic
    streams = [stream for stream in container.streams.video if not stream.disposition & cover]
    if not streams:
        kind = "sound but no pictures" if container.streams.audio else "no pictures"
        raise AppError(f"'{path}' holds {kind}.", remedy)
    stream = streams[0]
    if stream.codec_context is None:
        raise AppError(f"The pictures in '{path}' are coded in a way that cannot be decoded here.", remedy)
    return stream
