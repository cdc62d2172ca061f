"""One open video file, decoded in presentation order, damaged or not."""

import os
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Self

import av
from av.codec.hwaccel import HWAccel
from av.error import FFmpegError
from av.video.frame import PictureType
from av.video.reformatter import VideoReformatter

from rallytrace.errors import AppError, Check, no_check
from rallytrace.files.file_access import refuse_special
from rallytrace.video.container import demux, open_container, seek_before
from rallytrace.video.joints import Joint, PartClock
from rallytrace.video.unreferenced import unreferenced_test

if TYPE_CHECKING:
    from av import Packet
    from av import VideoFrame as Picture
    from av.container import InputContainer
    from av.video.stream import VideoStream

    Packets = Iterable[Packet[VideoStream]]


_NO_TIMES: Final = 0x80
"""FFmpeg's AVFMT_NOTIMESTAMPS."""
_NOT_VIDEOS: Final = frozenset({"tty", "hls", "concat", "dash"})
"""Text formats that FFmpeg reads: an ANSI terminal session, and lists of other files."""
_ASIDE: Final = (
    av.stream.Disposition.attached_pic
    | av.stream.Disposition.timed_thumbnails
    | av.stream.Disposition.still_image
    | av.stream.Disposition.dependent
)
"""Streams that belong to others: covers, previews, photographs, parts of layered video."""
_DEFAULT_PIXELS: Final = 5_000_000
"""So many pixels is a default stream ahead of others, as in FFmpeg."""
_MAX_RATE: Final = 2000
"""Frames a second; a greater number is the clock of the container."""
_SOUGHT_BY_POSITION: Final = frozenset({"mpegts", "mpeg"})
"""Streams without an index, which may be joined of several recordings: times do not lead to a place in them."""
Threading = Literal["AUTO", "NONE"]
"""AUTO decodes several pictures at once, NONE one after the other: then damage always looks the same."""
_MARKS_DAMAGE: Final = frozenset({"h264", "mpeg1video", "mpeg2video", "mpeg4"})
"""Codecs that mark each damaged picture, as long as pictures are decoded one after the other."""
_STRICTLY: Final = {"err_detect": "explode+crccheck"}
"""Damage is an error; so is a picture unlike its checksum (MD5), which some HEVC files contain."""
_MOST_THREADS: Final = 4
"""FFmpeg's default is up to 16. Each holds pictures, 8 MB at 1080p, and delays them by one."""
_PATIENCE: Final = 32
"""Failures in a row while the decoder's last pictures are taken out."""
_MARKS_LATE: Final = frozenset({"h264"})
"""Codecs with marks that FFmpeg copies when a picture is output, perhaps while a thread still decodes it.

One more picture of delay for each thread lets that thread finish first.
"""
_MOST_DELAY: Final = 16
"""Pictures of delay in H.264 (MAX_DELAYED_PICS); more fails an assertion in FFmpeg, which ends the process."""


@dataclass(frozen=True, slots=True)
class HardwareDevice:
    """A device that decodes.

    Attributes:
        name: FFmpeg's name of its kind, such as 'cuda'.
        form: the pixel format of the software decoder, into which its pictures are put.
    """

    name: str
    form: str


def open_source(path: Path, device: HardwareDevice | None = None) -> tuple["InputContainer", "VideoStream"]:
    """Open a file and choose its first moving picture stream; the caller closes the container.

    Only this file is read: a list of other files or addresses is refused.

    Raises:
        AppError: the file cannot be read, or is no video.
        UnexpectedPictureError: the device cannot be used.
    """
    _refuse_no_file(path)
    # Without `allow_software_fallback` what the card cannot decode is an error.
    hwaccel = None if device is None else HWAccel(device.name, allow_software_fallback=False)
    try:
        container = open_container(path, hwaccel)
    except (FFmpegError, OSError, RuntimeError) as error:
        if device is not None:
            raise UnexpectedPictureError from error
        if isinstance(error, PermissionError):
            raise _permission_error(path) from error
        if isinstance(error, RuntimeError):
            raise
        raise _reading_error(path, error) from error
    try:
        stream = _moving_pictures(container, path)
        if device is not None:
            _refuse_software(stream)
    except BaseException:
        container.close()
        raise
    return container, stream


def _refuse_software(stream: "VideoStream") -> None:
    """PyAV leaves a stream to software without a word if only another one of the file can be decoded on the device."""
    if not stream.codec_context.is_hwaccel:
        raise UnexpectedPictureError


def _refuse_no_file(path: Path) -> None:
    refuse_special(path)
    try:
        if path.is_dir():
            raise AppError(f"'{path}' is a folder, not a video.", "Choose the video file in it.")
        size = path.stat().st_size
    except FileNotFoundError as error:
        raise AppError(f"The file '{path}' does not exist.", "Check its name and folder.") from error
    except PermissionError as error:
        raise _permission_error(path) from error
    except OSError as error:
        raise AppError(f"'{path}' cannot be opened ({error.strerror}).", "Check the disk.") from error
    if size == 0:
        raise AppError(f"'{path}' is empty (0 bytes).", "Copy it again from the original.")


def _permission_error(path: Path) -> AppError:
    return AppError(
        f"You do not have permission to read '{path}'.", "Change its permissions, or copy it to another folder."
    )


def _reading_error(path: Path, error: Exception) -> AppError:
    if _lacks_moov(path):
        return AppError(
            f"'{path}' is incomplete: its index (moov atom) is missing.",
            "Copy the file again, or repair an unfinished recording first.",
        )
    reason = getattr(error, "strerror", None) or str(error)
    return AppError(
        f"'{path}' cannot be read as a video ({reason}).", "Choose a video file such as .mp4, .mov, .mkv or .avi."
    )


def _lacks_moov(path: Path) -> bool:
    """Whether the file begins as an MP4 or MOV without a `moov` box (ISO/IEC 14496-12, 4.2)."""
    size = path.stat().st_size
    names: list[bytes] = []
    with path.open("rb") as file:
        offset = 0
        while offset + 8 <= size and len(names) < 64:
            file.seek(offset)
            length, name = struct.unpack(">I4s", file.read(8))
            if length == 1:
                extended = file.read(8)
                length = struct.unpack(">Q", extended)[0] if len(extended) == 8 else 0
            names.append(name)
            if length < 8:
                break
            offset += length
    return bool(names) and names[0] in {b"ftyp", b"wide", b"mdat"} and b"moov" not in names


def _moving_pictures(container: "InputContainer", path: Path) -> "VideoStream":
    remedy = "Choose a video file such as .mp4, .mov, .mkv or .avi."
    if container.format.name in _NOT_VIDEOS:
        raise AppError(f"'{path}' is a text file, not a video.", remedy)
    streams = _main_streams(container)
    if not streams:
        kind = "sound but no video" if container.streams.audio else "no video"
        raise AppError(f"'{path}' contains {kind}.", remedy)
    stream = max(streams, key=_precedence)
    if stream.codec_context is None:
        raise AppError(f"The video codec of '{path}' is not supported.", remedy)
    return stream


def _main_streams(container: "InputContainer") -> list["VideoStream"]:
    return [stream for stream in container.streams.video if not stream.disposition & _ASIDE]


def _precedence(stream: "VideoStream") -> tuple[bool, int]:
    """Return what decides between streams, as in FFmpeg: the largest picture, or nearly the largest by default."""
    context = stream.codec_context
    if context is None:
        return False, 0
    is_default = bool(stream.disposition & av.stream.Disposition.default)
    return True, context.width * context.height + _DEFAULT_PIXELS * is_default


def header_rate(stream: "VideoStream") -> Fraction:
    """Return the frames a second that the header suggests; 25 where it suggests nothing that can be."""
    rate = stream.guessed_rate or stream.average_rate
    return rate if rate is not None and 0 < rate <= _MAX_RATE else Fraction(25)


class UnexpectedPictureError(Exception):
    """The decoder met with damage, or its pictures contradict the index.

    Attributes:
        frame: the first wrong or missing frame, 0 if unknown.
        hurried: whether pictures had been skipped before, a possible reason.
    """

    def __init__(self, frame: int = 0, *, hurried: bool = False) -> None:
        super().__init__()
        self.frame = frame
        self.hurried = hurried


class Decoder:
    """Decodes one file from a given position; a context manager.

    Attributes:
        stream: the picture stream, for its header.
        errors: number of packets so far with an error in reading or decoding.
        holds_back: whether the codec may show pictures in another order than that of decoding.
        has_late_streams: whether the file was read to its end, and streams appeared in it that its beginning has not.
        hurry_until: a time (pts) before which unreferenced pictures are skipped, if the codec flags them. The other
            pictures are unchanged. None skips nothing.
    """

    def __init__(
        self,
        path: Path,
        *,
        threading: Threading = "AUTO",
        strict: bool = False,
        check: Check = no_check,
        device: HardwareDevice | None = None,
    ) -> None:
        """Open a file.

        Args:
            device: decodes in place of FFmpeg's software, one picture after the other; its errors are damage.
            strict: refuse damaged pictures; otherwise FFmpeg conceals the missing data. FFmpeg then refuses some sound
                pictures, too, for other data beside them.
            check: called for every packet; raises to stop the decoding.
        """
        self._path = path
        self._check = check
        self._device = device
        self._reformatter = VideoReformatter()
        self.threading: Threading = threading if device is None else "NONE"
        self._strict = strict
        self.errors = 0
        self.has_late_streams = False
        self.hurry_until: int | None = None
        self._open()

    def _open(self) -> None:
        self._container, self.stream = open_source(self._path, self._device)
        self.stream.thread_type = self.threading
        context = self.stream.codec_context
        context.thread_count = min(os.cpu_count() or 1, _MOST_THREADS)
        self.holds_back = bool(context.has_b_frames)  # before more delay is asked for
        if self.threading == "AUTO" and context.name in _MARKS_LATE:
            context.reorder_depth = min(context.reorder_depth + context.thread_count, _MOST_DELAY)
        if self._strict and (self.threading == "AUTO" or context.name not in _MARKS_DAMAGE):
            context.options = _STRICTLY
        self._is_unreferenced = unreferenced_test(context.name, context.extradata)
        self._clock: PartClock | None = None
        if self.is_sought_by_position:
            self._clock = PartClock(self.stream.time_base or Fraction(1, 90_000), header_rate(self.stream))

    @property
    def is_sought_by_position(self) -> bool:
        """Whether `seek` needs a keyframe's position in the file."""
        return self._container.format.name in _SOUGHT_BY_POSITION

    @property
    def joints(self) -> tuple[Joint, ...]:
        """The joints of recordings met so far, if all of the file was read."""
        return () if self._clock is None else tuple(self._clock.joints)

    @property
    def can_hurry(self) -> bool:
        """Whether `hurry_until` makes a difference for this file's codec."""
        return self._is_unreferenced is not None

    @property
    def keeps_times(self) -> bool:
        """Whether packets have the same times after a seek as in a full reading; not in bare streams."""
        form = self._container.format
        return not (form.flags & _NO_TIMES or form.name.endswith("_pipe"))

    @property
    def n_streams(self) -> int:
        """Number of streams with moving pictures."""
        return len(_main_streams(self._container))

    @property
    def is_avi(self) -> bool:
        return self._container.format.name == "avi"

    def rewind(self) -> None:
        """Start again from the first packet; only opening again is exact in every container."""
        self._container.close()
        self._open()

    def seek(self, *, pts: int, dts: int, position: int | None = None, joints: Sequence[Joint] = ()) -> None:
        """Seek to about the keyframe with these times (in the stream's time base); the container may miss it.

        Args:
            position: where its packet begins in the file, for streams that are sought by position.
            joints: the known joints of the file.
        """
        if self._clock is not None and position is not None:
            self._clock.restart(joints, position)
            try:
                self._container.seek(position, unsupported_byte_offset=True)
            except FFmpegError:
                self.rewind()
            return
        if not seek_before(self._container, self.stream, pts=pts, dts=dts):
            self.rewind()

    def pictures(self, packets: "Packets | None" = None) -> Iterator["Picture"]:
        """Decode the packets, or the rest of the file; undecodable packets are skipped and counted."""
        for packet in self.packets() if packets is None else packets:
            yield from self._decode(packet)
        yield from self._drain()

    def sound_batches(self, packets: "Packets | None" = None) -> Iterator[list["Picture"]]:
        """The undamaged pictures of packets from a keyframe on, or of the rest of the file.

        B-pictures share a batch with the next other picture. FFmpeg decodes that picture first, and may report its
        damage only when it is shown. Without `packets` errors before the first picture do not count: the recording
        began between two keyframes.

        Raises:
            UnexpectedPictureError: the next batch shows a sign of damage.
        """
        batch: list[Picture] = []
        errors = None if packets is None else self.errors
        for picture in self._unflawed_pictures(self.packets() if packets is None else packets):
            errors = self.errors if errors is None else errors
            if picture.is_corrupt or self.errors > errors:
                raise UnexpectedPictureError
            batch.append(picture)
            if picture.pict_type != PictureType.B:
                yield batch
                batch = []
        if errors is not None and self.errors > errors:
            raise UnexpectedPictureError
        if batch:
            yield batch

    def _unflawed_pictures(self, packets: "Packets") -> Iterator["Picture"]:
        """The pictures up to the first packet, after a keyframe, with the container's mark of damage."""
        keyed = False
        for packet in packets:
            keyed = keyed or packet.is_keyframe
            if packet.is_corrupt and keyed:
                yield from self._drain()
                raise UnexpectedPictureError
            yield from self._decode(packet)
        yield from self._drain()

    def key_pictures(self) -> Iterator["Picture"]:
        """The keyframes up to the first damaged one or the file's end, decoded without others."""
        for packet in self.packets():
            if packet.is_keyframe and not packet.is_discard:
                errors = self.errors
                pictures = [*self._decode(packet), *self._drain()]
                if packet.is_corrupt or self.errors > errors or any(picture.is_corrupt for picture in pictures):
                    return
                yield from pictures
                self.stream.codec_context.flush_buffers()

    def packets(self) -> Iterator["Packet[VideoStream]"]:
        """The coded pictures from here to the end of the file, in decoding order."""
        packets = self._stored_packets()
        return packets if self._clock is None else self._clock.adjust(packets)

    def _stored_packets(self) -> Iterator["Packet[VideoStream]"]:
        """The packets with the times of the file."""
        return demux(self._container, [self.stream], self._check, self._count_error, self._note_late_streams)

    def _count_error(self) -> None:
        self.errors += 1

    def _note_late_streams(self) -> None:
        self.has_late_streams = True

    def _decode(self, packet: "Packet[VideoStream] | None") -> list["Picture"]:
        if packet is not None and self._can_leave_out(packet):
            return []
        try:
            pictures = self.stream.decode(packet)
            if self._device is None:
                return pictures
            return [self._reformatter.reformat(picture, format=self._device.form, threads=1) for picture in pictures]
        except FFmpegError:
            self.errors += 1
            return []

    def _can_leave_out(self, packet: "Packet[VideoStream]") -> bool:
        limit, is_unreferenced = self.hurry_until, self._is_unreferenced
        if limit is None or is_unreferenced is None or packet.pts is None or packet.pts >= limit:
            return False
        return is_unreferenced(packet)

    def _drain(self) -> Iterator["Picture"]:
        """The decoder's remaining pictures; an error among them must not cost the later ones."""
        for _ in range(_PATIENCE):
            errors = self.errors
            yield from self._decode(None)
            if self.errors == errors:
                return

    def close(self) -> None:
        """Close the file and end the decoder's threads."""
        self._container.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
