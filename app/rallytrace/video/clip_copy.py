"""Copy a span of a video with its sound, without re-encoding, from a keyframe before its start."""

import contextlib
import errno
from bisect import bisect_left
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import av
import numpy as np
from av.error import FFmpegError

from rallytrace.errors import AppError, Check
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.video.container import demux
from rallytrace.video.decoder import Decoder, open_source
from rallytrace.video.index import FrameIndex, scan
from rallytrace.video.joints import shift_packets
from rallytrace.video.reader import VideoReader
from rallytrace.video.sound import MARGIN_SECONDS, seek_with_sound

if TYPE_CHECKING:
    from av import Packet
    from av.container import OutputContainer
    from av.video.stream import VideoStream

_DISK_ERRORS: Final = frozenset(
    {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS, errno.EACCES, errno.EPERM}
)


@dataclass(frozen=True, slots=True)
class CopiedClip:
    """The contents of a copied clip, counted by decoding it.

    Attributes:
        n_frames: number of pictures.
        n_before: number of pictures before the first requested frame.
        n_after: number of pictures after the last requested frame; requested ones need them for decoding.
    """

    n_frames: int
    n_before: int
    n_after: int


class _UncuttableError(Exception):
    """The video cannot be cut without re-encoding, for a reason that is a sentence for the user."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class _UnfitKeyframeError(Exception):
    """The clip cannot be decoded from this keyframe."""


def copy_clip(reader: VideoReader, frames: range, path: Path, check: Check, *, sound: bool = True) -> CopiedClip:
    """Copy frames to a new .mp4, from a keyframe before them, and decode what was written.

    Keyframes from which decoding fails are skipped, in growing steps backwards.

    Args:
        check: called for every packet; raises to stop.
        sound: True to copy the first audio stream as well.

    Raises:
        AppError: decoding fails from every keyframe, .mp4 does not support the codec, or the video has no times.
        OSError: the file cannot be written.
    """
    index = reader.index
    nearest = index.keyframe_of(frames.start)
    if not index.timed:
        raise _uncuttable(reader, tr_lazy("errors", "Its frames have no time stamps."))
    if nearest < 0:
        raise _uncuttable(reader, tr_lazy("errors", "Its keyframes are not marked."))
    accepted: int | None = None
    step = 0
    while True:
        keyframe = max(nearest - step, 0)
        try:
            return _copy_from(reader, keyframe, frames, path, check, sound=sound, exact=True)
        except _UnfitKeyframeError as problem:
            if accepted is None and not problem.args:
                accepted = keyframe
        if keyframe == 0:
            break
        step = 2 * step + 1
    if accepted is None:
        raise _uncuttable(reader, tr_lazy("errors", "Its frames do not decode from a keyframe."))
    return _copy_from(reader, accepted, frames, path, check, sound=sound, exact=False)


def _copy_from(
    reader: VideoReader, keyframe: int, frames: range, path: Path, check: Check, *, sound: bool, exact: bool
) -> CopiedClip:
    """Copy from one keyframe and decode the result.

    Args:
        exact: True to refuse a clip whose first or last requested picture differs from the video's.

    Raises:
        _UnfitKeyframeError: a picture is missing (with a reason), or differs (without one).
    """
    try:
        plan = _plan_copy(reader, keyframe, frames, check)
        if not _write(reader, plan, path, check, sound=sound, seeks=True):
            _write(reader, plan, path, check, sound=sound, seeks=False)
    except _UncuttableError as error:
        raise _uncuttable(reader, error.reason) from error
    except (FFmpegError, ValueError) as error:
        if isinstance(error, OSError) and error.errno in _DISK_ERRORS:
            raise OSError(error.errno, error.strerror, str(path)) from error
        raise _uncuttable(reader, tr_lazy("errors", "FFmpeg reports: {reason}.", reason=error)) from error
    return _decode_copy(reader, plan, path, check, exact=exact)


@dataclass(frozen=True, slots=True)
class _CopyPlan:
    """The packets to copy, and their times in ticks of the video.

    Attributes:
        frames: requested frames.
        keyframe: index of the first picture in `FrameIndex.key_pts`.
        pts: presentation times in decoding order.
        dts: increasing decoding times to write; containers do not always have them.
        first: index of the first requested frame among the pictures in presentation order.
    """

    frames: range
    keyframe: int
    pts: tuple[int, ...]
    dts: tuple[int, ...]
    first: int


def _plan_copy(reader: VideoReader, keyframe: int, frames: range, check: Check) -> _CopyPlan:
    """Plan the copy from a keyframe to the last packet that the frames need.

    Raises:
        _UncuttableError: the packets' times do not determine the order of presentation.
    """
    index = reader.index
    for seeks in (True, False):
        with contextlib.closing(_pictures_from(reader, keyframe, check, seeks=seeks)) as packets:
            pts = _read_times(packets, index, int(index.key_pts[keyframe]), frames)
        if pts:
            break
    else:
        raise _UncuttableError(tr_lazy("errors", "Its keyframes are not where its index says."))
    shown = sorted(pts)
    delay = max(time - own for time, own in zip(shown, pts, strict=True))
    dts = tuple(time - delay for time in shown)
    return _CopyPlan(frames, keyframe, tuple(pts), dts, bisect_left(shown, int(index.pts[frames.start])))


def _read_times(packets: "Iterator[Packet[VideoStream]]", index: FrameIndex, begin: int, frames: range) -> list[int]:
    """Return the presentation times of a clip's packets in decoding order; empty if reading began too late.

    Reading begins too late if a seek misses the keyframe.

    Raises:
        _UncuttableError: the packets do not match the frames.
    """
    first, last = int(index.pts[frames.start]), int(index.pts[frames.stop - 1])
    missing = set(index.pts[frames.start : frames.stop].tolist())
    pts: list[int] = []
    for packet in packets:
        if packet.pts is None:
            raise _UncuttableError(tr_lazy("errors", "Some of its frames have no time stamps."))
        if not pts and packet.pts > begin:
            return []
        if packet.pts < begin:  # shown before the keyframe, and decoded with the pictures before it
            continue
        if packet.is_discard and packet.pts >= first:
            raise _UncuttableError(tr_lazy("errors", "Its edit list hides frames within the clip."))
        if packet.pts > last:
            missing |= set(index.pts[frames.stop : np.searchsorted(index.pts, packet.pts)].tolist()).difference(pts)
        pts.append(packet.pts)
        missing.discard(packet.pts)
        # Lost frames have no packets.
        if not missing or (packet.dts is not None and packet.dts > max(missing)):
            break
    if pts and (not missing.isdisjoint(index.pts[frames.start : frames.stop].tolist()) or len(set(pts)) < len(pts)):
        raise _UncuttableError(tr_lazy("errors", "Its packets and its frames have different times."))
    return pts


def _pictures_from(
    reader: VideoReader, keyframe: int, check: Check, *, seeks: bool
) -> "Generator[Packet[VideoStream]]":
    """Yield the packets from a keyframe, or from a later one if the seek misses it, in decoding order."""
    index = reader.index
    begin = int(index.key_pts[keyframe])
    with Decoder(reader.path, check=check) as decoder:
        if seeks:
            position = index.position_of(keyframe)
            decoder.seek(pts=begin, dts=int(index.key_dts[keyframe]), position=position, joints=index.joints)
        is_met = False
        for packet in decoder.packets():
            is_met |= packet.is_keyframe and packet.pts is not None and packet.pts >= begin
            if is_met:
                yield packet


def _write(reader: VideoReader, plan: _CopyPlan, path: Path, check: Check, *, sound: bool, seeks: bool) -> bool:
    """Write the planned pictures and their sound.

    Args:
        seeks: True to find them by seeking, False to read from the start of the file.

    Returns:
        True if all pictures were found.

    Raises:
        FFmpegError, ValueError, _UncuttableError: .mp4 cannot hold the data, or the file cannot be written.
    """
    index = reader.index
    begin = int(index.key_pts[plan.keyframe])
    start = begin * index.time_base
    is_end = plan.frames.stop == index.n_frames
    end = 2 * index.pts[-1] - index.pts[-2:][0] if is_end else index.pts[plan.frames.stop]
    stop = int(end) * index.time_base
    container, stream = open_source(reader.path)
    with container, av.open(str(path), "w", format="mp4") as target:
        streams = [stream, *(container.streams.audio[:1] if sound else ())]
        copies = {own.index: _add_copy(target, own) for own in streams}
        if seeks:
            seek_with_sound(container, stream, index, begin)
        done, is_silent = 0, len(streams) == 1
        for packet in shift_packets(demux(container, streams, check), index.joints):
            if packet.stream.index != stream.index:
                is_silent |= packet.pts is not None and packet.pts * packet.time_base >= stop
                if is_silent or not _retime_sound(packet, start):
                    continue
            elif done < len(plan.pts):
                if packet.pts != plan.pts[done] or not (done or packet.is_keyframe):
                    continue
                packet.pts, packet.dts = plan.pts[done] - begin, plan.dts[done] - begin
                done += 1
            else:
                is_silent |= packet.dts is not None and packet.dts * packet.time_base > stop + MARGIN_SECONDS
                continue
            packet.stream = copies[packet.stream.index]
            target.mux(packet)
            if is_silent and done == len(plan.pts):
                break
    return done == len(plan.pts)


def _add_copy(target: "OutputContainer", stream: Any) -> Any:
    """Add a stream with the same parameters as a stream of the video.

    Raises:
        _UncuttableError: .mp4 does not support its codec.
    """
    codec = stream.codec_context.name
    if codec not in target.supported_codecs:
        if stream.type == "audio":
            raise _UncuttableError(
                tr_lazy("errors", "An .mp4 file cannot contain its sound ({codec}). --no-sound omits it.", codec=codec)
            )
        raise _UncuttableError(tr_lazy("errors", "An .mp4 file cannot contain its codec ({codec}).", codec=codec))
    return target.add_stream_from_template(stream)


def _retime_sound(packet: "Packet[Any]", start: Fraction) -> bool:
    """Shift a packet's times to count from `start`. Return False if it begins earlier."""
    if packet.pts is None:
        return False
    packet.pts -= round(start / packet.time_base)
    packet.dts = packet.pts
    return packet.pts >= 0


def _decode_copy(reader: VideoReader, plan: _CopyPlan, path: Path, check: Check, *, exact: bool) -> CopiedClip:
    """Decode a written clip and count its pictures.

    Raises:
        _UnfitKeyframeError: a picture is missing (with a reason), or differs from the video's (without one).
    """
    wanted = range(plan.first, plan.first + len(plan.frames))
    try:
        *_, index = scan(path)
        with Decoder(path, check=check) as decoder:
            shown = {index.number_of(picture.pts) for picture in decoder.pictures()}
        if index.n_frames != len(plan.pts) or not shown.issuperset(wanted):
            raise _UnfitKeyframeError("pictures are missing")
        if exact:
            with VideoReader(path, index=index, check=check) as copy:
                for own, original in ((wanted[0], plan.frames[0]), (wanted[-1], plan.frames[-1])):
                    if not np.array_equal(copy.frame(own).bgr(), reader.frame(original).bgr()):
                        raise _UnfitKeyframeError
    except AppError as error:
        raise _UnfitKeyframeError(str(error)) from error
    places = [number for number in shown if number is not None]
    n_before = sum(number < wanted.start for number in places)
    return CopiedClip(len(places), n_before, len(places) - n_before - len(wanted))


def _uncuttable(reader: VideoReader, reason: str) -> AppError:
    return AppError(
        join_texts(
            (tr_lazy("errors", "{name} cannot be cut without re-encoding.", name=reader.path.name), reason), " "
        ),
        tr_lazy("errors", "Omit --copy to re-encode it."),
    )
