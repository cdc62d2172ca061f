"""One open video file that hands out decoded pictures in presentation order, and survives damage."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Literal, Self

from av.error import FFmpegError

from rallytrace.video.source import open_source

if TYPE_CHECKING:
    from av import Packet
    from av import VideoFrame as Picture
    from av.video.stream import VideoStream

Threading = Literal["AUTO", "NONE"]
"""AUTO decodes several pictures at once. NONE decodes one after the other: then damage looks the same every time."""

_PATIENCE: Final = 32
"""Failures in a row after which the rest of a damaged file is given up."""
_SAYS_WHAT_IS_UNUSED: Final = frozenset({"h264"})
"""Codecs in which a picture that says no other picture needs it is right: HEVC's word holds for one layer only."""


def _go_on() -> None:
    """Nobody wants to stop."""


class Decoder:
    """Decodes one file from wherever it was positioned; a context manager.

    Attributes:
        stream: the picture stream, for its header.
        threading: how it decodes.
        errors: how many packets could not be read or decoded so far.
        flaws: those, and the packets that the container knows to be damaged, whether they could be decoded or not.
        hurry_until: pictures shown before this time (pts) are decoded only where others depend on them, if the codec
            lets one tell; what comes out is as right as ever, only not all of it comes out. None leaves nothing out.
    """

    def __init__(self, path: Path, *, threading: Threading = "AUTO", check: Callable[[], None] | None = None) -> None:
        """Open a file; `check` is called for every packet and raises to stop the decoding."""
        self._path = path
        self._check = check or _go_on
        self.threading: Threading = threading
        self.errors = 0
        self.flaws = 0
        self.hurry_until: int | None = None
        self._open()

    def _open(self) -> None:
        self._container, self.stream = open_source(self._path)
        self.stream.thread_type = self.threading
        self._hurries = False

    @property
    def can_hurry(self) -> bool:
        """Whether `hurry_until` makes a difference for this file's codec."""
        return self.stream.codec_context.name in _SAYS_WHAT_IS_UNUSED

    def rewind(self) -> None:
        """Start again from the first packet; opening anew is the one way that is exact in every container."""
        self._container.close()
        self._open()

    def seek(self, *, pts: int, dts: int) -> None:
        """Go to about the keyframe with these times (in the stream's time base); the container may miss it."""
        # Matroska's cues and FFmpeg's reading of MP4 go by presentation time; elsewhere that lands too late.
        by_presentation = not {"matroska", "mp4"}.isdisjoint(self._container.format.name.split(","))
        try:
            self._container.seek(pts if by_presentation else dts, stream=self.stream)
        except FFmpegError:
            self.rewind()

    def pictures(self) -> Iterator["Picture"]:
        """The pictures from here to the end of the file. What cannot be decoded is skipped and counted."""
        for packet in self.packets():
            yield from self._decode(packet)
        yield from self._drain()

    def key_pictures(self) -> Iterator["Picture"]:
        """The keyframes from here to the end of the file, decoded without anything between them."""
        for packet in self.packets():
            if packet.is_keyframe and not packet.is_discard:
                yield from self._decode(packet)
                yield from self._drain()
                self.stream.codec_context.flush_buffers()

    def packets(self) -> Iterator["Packet[VideoStream]"]:
        """The coded pictures from here to the end of the file, in decoding order."""
        failures = 0
        while failures < _PATIENCE:
            try:
                for packet in self._container.demux(self.stream):
                    self._check()
                    if packet.size:
                        failures = 0
                        self.flaws += packet.is_corrupt
                        yield packet
            except FFmpegError:
                self._count_error()
                failures += 1
            except IndexError:
                # PyAV stumbles at the end of a file in which another stream appeared midway.
                return
            else:
                return

    def _decode(self, packet: "Packet[VideoStream] | None") -> list["Picture"]:
        self._hurry_for(packet)
        try:
            return self.stream.decode(packet)
        except FFmpegError:
            self._count_error()
            return []

    def _hurry_for(self, packet: "Packet[VideoStream] | None") -> None:
        until = self.hurry_until
        hurries = until is not None and packet is not None and packet.pts is not None and packet.pts < until
        if hurries != self._hurries:
            self.stream.codec_context.skip_frame = "NONREF" if hurries else "DEFAULT"
            self._hurries = hurries

    def _drain(self) -> Iterator["Picture"]:
        """The pictures the decoder still holds back; an error among them must not cost those behind it."""
        for _ in range(_PATIENCE):
            errors = self.errors
            yield from self._decode(None)
            if self.errors == errors:
                return

    def _count_error(self) -> None:
        self.errors += 1
        self.flaws += 1

    def close(self) -> None:
        """Let go of the file and of the decoder's own threads."""
        self._container.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
