"""Copies a span of a video without decoding it: from the keyframe before its start, with its sound."""

from fractions import Fraction
from pathlib import Path

import av
from av.error import FFmpegError

from rallytrace.errors import AppError, Check
from rallytrace.video.index import FrameIndex


def copy_clip(video: Path, index: FrameIndex, frames: range, path: Path, check: Check) -> range:
    """Copy frames into a new .mp4; returns its frames, without the few later ones needed to decode them.

    Args:
        check: called for every packet; raises to stop.

    Raises:
        AppError: the video's codec does not go into .mp4, or it has no times.
        OSError: the file cannot be written.
    """
    keyframe = index.keyframe_of(frames.start)
    if not index.timed or keyframe < 0:
        raise AppError(f"{video.name} cannot be cut without re-encoding: it marks no keyframes.", "Omit --copy.")
    start = int(index.key_pts[keyframe]) * index.time_base
    stop = index.pts[frames.stop] * index.time_base if frames.stop < index.n_frames else None
    try:
        with av.open(str(video)) as source, av.open(str(path), "w", format="mp4") as target:
            _copy_packets(source, target, (start, None if stop is None else Fraction(stop)), check)
    except (FFmpegError, ValueError) as error:
        if isinstance(error, OSError) and error.filename == str(path):
            raise
        raise AppError(f"{video.name} cannot be cut without re-encoding: {error}.", "Omit --copy.") from error
    return range(index.first_frame_of(keyframe), frames.stop)


def _copy_packets(
    source: av.container.InputContainer,
    target: av.container.OutputContainer,
    span: tuple[Fraction, Fraction | None],
    check: Check,
) -> None:
    start, stop = span
    streams = [source.streams.video[0], *source.streams.audio[:1]]
    copies = {stream.index: target.add_stream_from_template(stream) for stream in streams}
    video = streams[0]
    assert video.time_base is not None
    source.seek(int(start / video.time_base), stream=video, backward=True)
    ended: set[int] = set()
    for packet in source.demux(streams):
        check()
        base = packet.time_base
        if packet.dts is None or packet.pts is None or packet.stream.index in ended:
            continue
        seconds = packet.pts * base
        if stop is not None and packet.dts * base >= stop:
            ended.add(packet.stream.index)
            if len(ended) == len(streams):
                break
        elif seconds >= start:
            offset = int(start / base)
            packet.pts, packet.dts = packet.pts - offset, packet.dts - offset
            packet.stream = copies[packet.stream.index]
            target.mux(packet)
