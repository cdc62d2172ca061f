"""Read the files of a recording one after another, as one container.

Transport and program streams are concatenated byte by byte, as by `cat`; `joints.py` handles their clocks. Other files
are opened one after another: the times of each continue those of the file before it. Their packets belong to the
streams of the first file, so that one decoder reads them all. So all files must have been recorded with the same
settings.
"""

import io
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from rallytrace.errors import AppError
from rallytrace.files.file_access import file_stamp
from rallytrace.texts import tr_lazy

if TYPE_CHECKING:
    from av.codec.hwaccel import HWAccel
    from av.container import InputContainer

FORMATS_SOUGHT_BY_POSITION: Final = frozenset({"mpegts", "mpeg"})
"""Formats without an index, which may be joined from several recordings. Their times do not lead to a position."""
_MAX_RATE_DIFFERENCE: Final = 0.01
"""Relative difference of the frame rates up to which files may be parts of one recording: headers round them."""
_MAX_ROUNDING_FRAMES: Final = 0.1
"""Headers round the duration of the pictures by up to this number of frames."""
_MICROSECONDS: Final = 1_000_000
OpenFile: TypeAlias = "Callable[[Path | io.RawIOBase, HWAccel | None], InputContainer]"


@dataclass(frozen=True, slots=True)
class FileFacts:
    """Facts about a video file from its header.

    Attributes:
        start: time of its first picture, in seconds.
        duration: duration of its pictures in seconds; 0 if unknown.
        streams: type, codec and time base of each stream.
        size: width and height of the pictures.
        rate: frames per second.
        setup: data that each video decoder needs before the first packet.
    """

    form: str
    start: Fraction
    duration: Fraction
    streams: tuple[tuple[str, str, Fraction | None], ...]
    size: tuple[int, int]
    rate: Fraction
    setup: tuple[bytes | None, ...]

    @property
    def is_byte_stream(self) -> bool:
        """Return True if files of this format can be joined byte by byte."""
        return self.form in FORMATS_SOUGHT_BY_POSITION


def facts_of(file: Path, open_file: OpenFile) -> FileFacts | None:
    """Return the facts about a file; None if it has no pictures.

    Raises:
        FFmpegError, OSError: the file cannot be read.
    """
    return _facts(file, file_stamp(file), open_file)


@lru_cache(maxsize=512)
def _facts(file: Path, _stamp: tuple[int, int], open_file: OpenFile) -> FileFacts | None:
    with open_file(file, None) as container:
        videos = container.streams.video
        if not videos:
            return None
        stream = max(videos, key=lambda stream: stream.width * stream.height)
        rate = stream.guessed_rate or stream.average_rate or Fraction(25)
        base = stream.time_base or Fraction(1, 90_000)
        first = Fraction(container.start_time or 0, _MICROSECONDS)
        start = first if stream.start_time is None else stream.start_time * base
        if stream.duration:
            duration = stream.duration * base
        else:
            duration = Fraction(container.duration or 0, _MICROSECONDS) - max(start - first, Fraction(0))
        whole = Fraction(round(duration * rate))
        return FileFacts(
            container.format.name,
            start,
            whole / rate if abs(duration * rate - whole) < _MAX_ROUNDING_FRAMES else duration,
            tuple((stream.type, _codec_name(stream), stream.time_base) for stream in container.streams),
            (stream.width, stream.height),
            rate,
            tuple(getattr(video.codec_context, "extradata", None) for video in videos),
        )


def _codec_name(stream: Any) -> str:
    return "" if stream.codec_context is None else str(stream.codec_context.name)


def difference(first: FileFacts, other: FileFacts) -> str:
    """Return what differs between two files so that they cannot be one video, as the end of a sentence, or ''."""
    if other.size != first.size:
        return tr_lazy(
            "errors",
            "its pictures have {size} pixels, those of the first file {first}",
            size=_size(other),
            first=_size(first),
        )
    if abs(other.rate - first.rate) > _MAX_RATE_DIFFERENCE * first.rate:
        return tr_lazy(
            "errors",
            "it has {rate:.2f} frames per second, the first file {first:.2f}",
            rate=float(other.rate),
            first=float(first.rate),
        )
    if [stream[:2] for stream in other.streams] != [stream[:2] for stream in first.streams]:
        return tr_lazy(
            "errors",
            "it has the streams {codecs}, the first file {first}",
            codecs=_codecs(other),
            first=_codecs(first),
        )
    is_same = (other.form, other.streams, other.setup) == (first.form, first.streams, first.setup)
    if not is_same and not first.is_byte_stream:
        return tr_lazy("errors", "it was recorded with other settings than the first file")
    if not first.duration and not first.is_byte_stream:
        return tr_lazy("errors", "the duration of the file before it is unknown")
    return ""


def _size(facts: FileFacts) -> str:
    return "x".join(map(str, facts.size))


def _codecs(facts: FileFacts) -> str:
    return ", ".join(codec or kind for kind, codec, _ in facts.streams)


def open_joined(
    files: Sequence[Path], hwaccel: "HWAccel | None", open_file: OpenFile
) -> "InputContainer | JoinedContainer":
    """Open the files of a recording as one container. The caller closes it.

    Raises:
        AppError: the files cannot be one video.
        FFmpegError, OSError: a file cannot be read.
    """
    facts: list[FileFacts] = []
    for file in files:
        found = facts_of(file, open_file)
        reason = tr_lazy("errors", "it has no pictures")
        if found is not None:
            reason = (difference(facts[0], found) or difference(facts[-1], found)) if facts else ""
        if found is None or reason:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{file} cannot be part of one video with {name}: {reason}.",
                    file=file.name,
                    name=files[0].name,
                    reason=reason,
                ),
                tr_lazy("errors", "Open the files separately, or convert them with the same settings first."),
            )
        facts.append(found)
    if facts[0].is_byte_stream:
        return open_file(JoinedBytes(files), hwaccel)
    return JoinedContainer(files, facts, hwaccel, open_file)


class JoinedBytes(io.RawIOBase):
    """The bytes of several files, one after another, for reading."""

    def __init__(self, files: Sequence[Path]) -> None:
        self._files = [file.open("rb", buffering=0) for file in files]
        self._starts = [0, *accumulate(file.seek(0, io.SEEK_END) for file in self._files)]
        self._position = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        """Return bytes from the current position, perhaps fewer than asked for; b"" at the end."""
        at = bisect_right(self._starts, self._position) - 1
        if at == len(self._files):
            return b""
        file = self._files[at]
        file.seek(self._position - self._starts[at])
        data = file.read(size) or b""
        self._position += len(data)
        return data

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        base = {io.SEEK_SET: 0, io.SEEK_CUR: self._position, io.SEEK_END: self._starts[-1]}[whence]
        self._position = base + offset
        return self._position

    def tell(self) -> int:
        return self._position

    def close(self) -> None:
        for file in self._files:
            file.close()
        super().close()


class JoinedContainer:
    """The files of a recording, used like one PyAV container.

    Attributes:
        at: number of the file of the packet that was read last.
        streams, format, metadata: those of the first file.
    """

    def __init__(
        self, files: Sequence[Path], facts: Sequence[FileFacts], hwaccel: "HWAccel | None", open_file: OpenFile
    ) -> None:
        self._files = files
        self._open_file = open_file
        ends = accumulate((found.duration for found in facts), initial=facts[0].start)
        self._starts = [*ends][:-1]
        self._shifts = [start - found.start for start, found in zip(self._starts, facts, strict=True)]
        self._first = self._present = open_file(files[0], hwaccel)
        self.at = 0
        self.streams, self.format, self.metadata = self._first.streams, self._first.format, self._first.metadata

    def demux(self, streams: "Sequence[Any]") -> Iterator[Any]:
        """Yield the packets of streams from here to the end of the last file, in the order of the files."""
        by_index = {stream.index: stream for stream in streams}
        while True:
            shift = self._shifts[self.at]
            for packet in self._present.demux([self._present.streams[index] for index in by_index]):
                if not packet.size:
                    continue
                stream = by_index[packet.stream.index]
                ticks = round(shift / stream.time_base)
                packet.stream = stream
                packet.pts = None if packet.pts is None else packet.pts + ticks
                packet.dts = None if packet.dts is None else packet.dts + ticks
                yield packet
            if self.at == len(self._files) - 1:
                return
            self._go_to(self.at + 1)

    def seek(self, offset: int, *, stream: Any = None, backward: bool = True) -> None:
        """Seek in the file at a time, in ticks of the stream or in microseconds."""
        base: Fraction = Fraction(1, _MICROSECONDS) if stream is None else stream.time_base
        self._go_to(max(bisect_right(self._starts, offset * base) - 1, 0))
        own = None if stream is None else self._present.streams[stream.index]
        self._present.seek(offset - round(self._shifts[self.at] / base), stream=own, backward=backward)
        for reader in self.streams:
            if reader.codec_context is not None:
                reader.codec_context.flush_buffers()

    def _go_to(self, number: int) -> None:
        if number != self.at:
            if self._present is not self._first:
                self._present.close()
            self._present = self._first if number == 0 else self._open_file(self._files[number], None)
            self.at = number

    def close(self) -> None:
        self._present.close()
        self._first.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def byte_starts(files: Sequence[Path]) -> list[int]:
    """Return the positions of the files in their concatenation."""
    sizes = (file.stat().st_size for file in files[:-1])
    return [0, *accumulate(sizes)]
