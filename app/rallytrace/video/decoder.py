"""Decode an open video file in presentation order, even if it is damaged."""

import os
import struct
from bisect import bisect_right
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
from rallytrace.files.recordings import parts_of
from rallytrace.texts import tr_lazy
from rallytrace.video.container import Container, demux, open_container, seek_before, seek_to_byte
from rallytrace.video.joined import FORMATS_SOUGHT_BY_POSITION, JoinedContainer, byte_starts
from rallytrace.video.joints import Joint, PartClock
from rallytrace.video.unreferenced import unreferenced_test
from rallytrace.video.zero_runs import zeros_test

if TYPE_CHECKING:
    from av import Packet
    from av import VideoFrame as Picture
    from av.video.stream import VideoStream

    Packets = Iterable[Packet[VideoStream]]


_NO_TIMESTAMPS_FLAG: Final = 0x80
"""AVFMT_NOTIMESTAMPS of FFmpeg."""
_NON_VIDEO_FORMATS: Final = frozenset({"tty", "hls", "concat", "dash"})
"""Text formats that FFmpeg reads: ANSI terminal sessions and lists of other files."""
_NOT_MAIN_STREAM: Final = (
    av.stream.Disposition.attached_pic
    | av.stream.Disposition.timed_thumbnails
    | av.stream.Disposition.still_image
    | av.stream.Disposition.dependent
)
"""Dispositions of streams that are not the main picture: covers, previews, photographs, layers."""
_DEFAULT_STREAM_BONUS_PIXELS: Final = 5_000_000
"""Number of pixels added to a default stream when streams are compared, as in FFmpeg."""
_MAX_RATE_FPS: Final = 2000
"""Highest credible frame rate; a greater number is the clock of the container."""
Threading = Literal["AUTO", "NONE"]
"""AUTO decodes several pictures in parallel, NONE one after the other, so that damage always looks the same."""
_CODECS_MARKING_DAMAGE: Final = frozenset({"h264", "mpeg1video", "mpeg2video", "mpeg4"})
"""Codecs that mark every damaged picture, provided that pictures are decoded one after the other."""
_STRICT_OPTIONS: Final = {"err_detect": "explode+crccheck"}
"""Decoder options that treat damage as an error, and a wrong picture checksum (MD5 in some HEVC files) as well."""
_MAX_THREADS: Final = 4
"""FFmpeg uses up to 16 by default. Each thread holds pictures, 8 MB at 1080p, and delays them by one."""
_MAX_CONSECUTIVE_FAILURES: Final = 32
"""Consecutive failures allowed while the last pictures are drained from the decoder."""
_CODECS_MARKING_DAMAGE_LATE: Final = frozenset({"h264"})
"""Codecs whose damage marks FFmpeg copies when a picture is output, perhaps while a thread still decodes it.

One more picture of delay per thread lets that thread finish first.
"""
_MAX_DELAY_PICTURES: Final = 16
"""Maximum delay in H.264 (MAX_DELAYED_PICS). More would fail an assertion in FFmpeg, which ends the process."""


@dataclass(frozen=True, slots=True)
class HardwareDevice:
    """A hardware device that decodes.

    Attributes:
        name: FFmpeg's name of the device type, such as 'cuda'.
        form: pixel format of the software decoder, to which pictures are converted.
    """

    name: str
    form: str


def open_source(path: Path, device: HardwareDevice | None = None) -> tuple[Container, "VideoStream"]:
    """Open a video and choose its main video stream. The caller closes the container.

    Only its own files are read: playlists of other files or addresses are refused.

    Raises:
        AppError: the file cannot be read or is not a video.
        UnexpectedPictureError: the device cannot be used.
    """
    files = parts_of(path)
    for file in files:
        _refuse_no_file(file)
    # Without `allow_software_fallback`, pictures that the card cannot decode are errors.
    hwaccel = None if device is None else HWAccel(device.name, allow_software_fallback=False)
    try:
        container = open_container(path, hwaccel)
    except (FFmpegError, OSError, RuntimeError) as error:
        if device is not None:
            raise UnexpectedPictureError from error
        broken = next((file for file in files if str(file.absolute()) == getattr(error, "filename", "")), path)
        if isinstance(error, PermissionError):
            raise _permission_error(broken) from error
        if isinstance(error, RuntimeError):
            raise
        raise _reading_error(broken, error) from error
    try:
        stream = _moving_pictures(container, path)
        if device is not None:
            _refuse_software(stream)
    except BaseException:
        container.close()
        raise
    return container, stream


def _refuse_software(stream: "VideoStream") -> None:
    """Raise an error if PyAV silently chose software because only another stream can be decoded on the device."""
    if not stream.codec_context.is_hwaccel:
        raise UnexpectedPictureError


def _refuse_no_file(path: Path) -> None:
    refuse_special(path)
    try:
        if path.is_dir():
            raise AppError(
                tr_lazy("errors", "'{path}' is a folder, not a video.", path=path),
                tr_lazy("errors", "Choose the video file in it."),
            )
        size = path.stat().st_size
    except FileNotFoundError as error:
        raise AppError(
            tr_lazy("errors", "The file '{path}' does not exist.", path=path),
            tr_lazy("errors", "Check its name and folder."),
        ) from error
    except PermissionError as error:
        raise _permission_error(path) from error
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "'{path}' cannot be opened ({reason}).", path=path, reason=error.strerror),
            tr_lazy("errors", "Check the disk."),
        ) from error
    if size == 0:
        raise AppError(
            tr_lazy("errors", "'{path}' is empty (0 bytes).", path=path),
            tr_lazy("errors", "Copy it again from the original."),
        )


def _permission_error(path: Path) -> AppError:
    return AppError(
        tr_lazy("errors", "You do not have permission to read '{path}'.", path=path),
        tr_lazy("errors", "Change its permissions, or copy it to another folder."),
    )


def _reading_error(path: Path, error: Exception) -> AppError:
    if _lacks_moov(path):
        return AppError(
            tr_lazy("errors", "'{path}' is incomplete: its index (moov atom) is missing.", path=path),
            tr_lazy("errors", "Copy the file again, or repair an unfinished recording first."),
        )
    reason = getattr(error, "strerror", None) or str(error)
    return AppError(
        tr_lazy("errors", "'{path}' cannot be read as a video ({reason}).", path=path, reason=reason),
        tr_lazy("errors", "Choose a video file such as .mp4, .mov, .mkv or .avi."),
    )


def _lacks_moov(path: Path) -> bool:
    """Return True if the file starts like an MP4 or MOV but has no `moov` box (ISO/IEC 14496-12, 4.2)."""
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


def _moving_pictures(container: Container, path: Path) -> "VideoStream":
    remedy = tr_lazy("errors", "Choose a video file such as .mp4, .mov, .mkv or .avi.")
    if container.format.name in _NON_VIDEO_FORMATS:
        raise AppError(tr_lazy("errors", "'{path}' is a text file, not a video.", path=path), remedy)
    streams = _main_streams(container)
    if not streams:
        if container.streams.audio:
            raise AppError(tr_lazy("errors", "'{path}' contains sound but no video.", path=path), remedy)
        raise AppError(tr_lazy("errors", "'{path}' contains no video.", path=path), remedy)
    stream = max(streams, key=_precedence)
    if stream.codec_context is None:
        raise AppError(tr_lazy("errors", "The video codec of '{path}' is not supported.", path=path), remedy)
    return stream


def _main_streams(container: Container) -> list["VideoStream"]:
    return [stream for stream in container.streams.video if not stream.disposition & _NOT_MAIN_STREAM]


def _precedence(stream: "VideoStream") -> tuple[bool, int]:
    """Return a stream's sort key, as in FFmpeg: the largest picture wins, or a default stream nearly as large."""
    context = stream.codec_context
    if context is None:
        return False, 0
    is_default = bool(stream.disposition & av.stream.Disposition.default)
    return True, context.width * context.height + _DEFAULT_STREAM_BONUS_PIXELS * is_default


def header_rate(stream: "VideoStream") -> Fraction:
    """Return the frames per second in the header; 25 if the header has no credible rate."""
    rate = stream.guessed_rate or stream.average_rate
    return rate if rate is not None and 0 < rate <= _MAX_RATE_FPS else Fraction(25)


class UnexpectedPictureError(Exception):
    """The decoder found damage, or its pictures contradict the index.

    Attributes:
        frame: number of the first wrong or missing frame; 0 if unknown.
        hurried: True if pictures had been skipped before, which may be the cause.
    """

    def __init__(self, frame: int = 0, *, hurried: bool = False) -> None:
        super().__init__()
        self.frame = frame
        self.hurried = hurried


class Decoder:
    """A decoder of one file from any position. A context manager.

    Attributes:
        stream: the video stream, for its header.
        errors: number of packets so far with a reading or decoding error.
        holds_back: True if the codec may output pictures in another order than the decoding order.
        has_late_streams: True if the file was read to its end and streams appeared that its beginning does not have.
        hurry_until: time (pts) before which unreferenced pictures are skipped, if the codec flags them. The other
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
            device: device that decodes, one picture after the other; its errors count as damage. None for software.
            strict: True to refuse damaged pictures; otherwise FFmpeg conceals missing data. In strict mode FFmpeg also
                refuses some intact pictures because of other data stored with them.
            check: called for every packet; raises to stop decoding.
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
        context.thread_count = min(os.cpu_count() or 1, _MAX_THREADS)
        self.holds_back = bool(context.has_b_frames)  # read before more delay is requested
        if self.threading == "AUTO" and context.name in _CODECS_MARKING_DAMAGE_LATE:
            context.reorder_depth = min(context.reorder_depth + context.thread_count, _MAX_DELAY_PICTURES)
        if self._strict and (self.threading == "AUTO" or context.name not in _CODECS_MARKING_DAMAGE):
            context.options = _STRICT_OPTIONS
        self._file_starts = byte_starts(parts_of(self._path))
        self._is_unreferenced = unreferenced_test(context.name, context.extradata)
        self._has_zeros = zeros_test(context.name, context.extradata) if self._strict else None
        self._clock: PartClock | None = None
        if self.is_sought_by_position:
            self._clock = PartClock(self.stream.time_base or Fraction(1, 90_000), header_rate(self.stream))

    @property
    def is_sought_by_position(self) -> bool:
        """Return True if `seek` needs the position of a keyframe in the file."""
        return self.form in FORMATS_SOUGHT_BY_POSITION

    def file_at(self, position: int) -> int:
        """Return the number of the recording's file that contains the packet read last, which is at a byte position."""
        if isinstance(self._container, JoinedContainer):
            return self._container.at
        return bisect_right(self._file_starts, position) - 1

    @property
    def n_files(self) -> int:
        """Return the number of files of the recording."""
        return len(self._file_starts)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """Return the joints between recordings found so far; all joints once the whole file has been read."""
        return () if self._clock is None else tuple(self._clock.joints)

    @property
    def can_hurry(self) -> bool:
        """Return True if `hurry_until` has an effect for this file's codec."""
        return self._is_unreferenced is not None

    @property
    def keeps_times(self) -> bool:
        """Return True if packets have the same times after a seek as in a full reading. In raw streams they do not."""
        form = self._container.format
        return not (form.flags & _NO_TIMESTAMPS_FLAG or form.name.endswith("_pipe"))

    @property
    def n_streams(self) -> int:
        """Return the number of video streams."""
        return len(_main_streams(self._container))

    @property
    def form(self) -> str:
        """Return FFmpeg's name of the container's format."""
        return self._container.format.name

    @property
    def is_avi(self) -> bool:
        return self.form == "avi"

    def rewind(self) -> None:
        """Start again from the first packet. Only reopening the file is exact in every container."""
        self._container.close()
        self._open()

    def seek(self, *, pts: int, dts: int, position: int | None = None, joints: Sequence[Joint] = ()) -> None:
        """Seek to about the keyframe with these times (in the stream's time base). The container may miss it.

        Args:
            position: byte position of the keyframe's packet, for streams that are sought by position.
            joints: known joints of the file.
        """
        if self._clock is not None and position is not None:
            self._clock.restart(joints, position)
            try:
                seek_to_byte(self._container, position)
            except FFmpegError:
                self.rewind()
            return
        if not seek_before(self._container, self.stream, pts=pts, dts=dts):
            self.rewind()

    def pictures(self, packets: "Packets | None" = None) -> Iterator["Picture"]:
        """Yield the pictures of the given packets; without packets, those of the rest of the file.

        Undecodable packets are skipped and counted.
        """
        for packet in self.packets() if packets is None else packets:
            yield from self._decode(packet)
        yield from self._drain()

    def undamaged_batches(self, packets: "Packets | None" = None) -> Iterator[list["Picture"]]:
        """Yield batches of undamaged pictures, from packets that start at a keyframe or from the rest of the file.

        B-pictures share a batch with the next other picture. FFmpeg decodes that picture first, and may report its
        damage only when it is output. Without `packets`, errors before the first picture are ignored: the recording may
        start between two keyframes.

        Raises:
            UnexpectedPictureError: the next batch shows a sign of damage.
        """
        batch: list[Picture] = []
        errors = None if packets is None else self.errors
        for picture in self._unmarked_pictures(self.packets() if packets is None else packets):
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

    def _unmarked_pictures(self, packets: "Packets") -> Iterator["Picture"]:
        """Yield the pictures up to the first packet after a keyframe that is seen to be damaged without decoding."""
        keyed = False
        for packet in packets:
            keyed = keyed or packet.is_keyframe
            if keyed and self._is_seen_damaged(packet):
                yield from self._drain()
                raise UnexpectedPictureError
            yield from self._decode(packet)
        yield from self._drain()

    def _is_seen_damaged(self, packet: "Packet[VideoStream]") -> bool:
        return packet.is_corrupt or (self._has_zeros is not None and self._has_zeros(packet))

    def key_pictures(self) -> Iterator["Picture"]:
        """Yield the keyframes up to the first damaged one or the end of the file, decoded without other pictures."""
        for packet in self.packets():
            if packet.is_keyframe and not packet.is_discard:
                errors = self.errors
                pictures = [*self._decode(packet), *self._drain()]
                is_damaged = self._is_seen_damaged(packet) or self.errors > errors
                if is_damaged or any(picture.is_corrupt for picture in pictures):
                    return
                yield from pictures
                self.stream.codec_context.flush_buffers()

    def packets(self) -> Iterator["Packet[VideoStream]"]:
        """Yield the packets from here to the end of the file, in decoding order."""
        packets = self._stored_packets()
        return packets if self._clock is None else self._clock.adjust(packets)

    def _stored_packets(self) -> Iterator["Packet[VideoStream]"]:
        """Yield the packets with the times stored in the file."""
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
        """Yield the pictures left in the decoder. An error must not discard the pictures after it."""
        for _ in range(_MAX_CONSECUTIVE_FAILURES):
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
