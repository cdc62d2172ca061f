"""Make clips to measure: a video enlarged and repeated, with long groups of pictures, at any rate."""

import itertools
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import av
import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.files.file_access import atomic_file
from rallytrace.track.geometry import Size
from rallytrace.video.clip_writing import write_pictures
from rallytrace.video.reader import VideoReader

_ONE_GROUP = {"preset": "ultrafast", "crf": "32", "sc_threshold": "0"}
"""Few bytes a picture, and none that has to wait for another: what is written over and over must stand by itself."""


def write_bench_clip(source: Path, target: Path, *, size: Size, rate: int, n_frames: int, group: int) -> None:
    """Write the first `n_frames` of a video's pictures, over and over and scaled to `size`; see `write_pictures`."""
    pictures = itertools.islice(_enlarged(source, size), n_frames)
    write_pictures(pictures, target, size=size, rate=rate, group=group)


def change_rate(source: Path, target: Path, factor: int) -> None:
    """Write the same packets to another file, `factor` times as fast."""
    with (
        atomic_file(target, overwrite=True) as unfinished,
        av.open(str(source)) as read,
        av.open(str(unfinished), "w", format="mp4") as written,
    ):
        stream = written.add_stream_from_template(read.streams.video[0])
        for packet in read.demux(video=0):
            if packet.dts is not None:
                packet.time_base /= factor
                packet.stream = stream
                written.mux(packet)


def write_long_clip(source: Path, target: Path, *, size: Size, rate: int, n_frames: int, group: int) -> None:
    """Write an .mp4 (H.264) as long as a match in a few seconds: one group of pictures, encoded once and repeated.

    What moves in it is a white square over the video's first picture. See `write_bench_clip` for the arguments.
    """
    with (
        atomic_file(target, overwrite=True) as unfinished,
        av.open(str(unfinished), "w", format="mp4") as container,
    ):
        stream = container.add_stream("libx264", rate=rate, options=_ONE_GROUP | {"keyint_min": str(group)})
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height, stream.pix_fmt, stream.gop_size = size.width, size.height, "yuv420p", group
        stream.codec_context.time_base = Fraction(1, rate)
        packets = []
        for i, picture in enumerate(itertools.islice(_with_square(source, size), group)):
            frame = av.VideoFrame.from_ndarray(picture, "bgr24")
            frame.pts, frame.time_base = i, stream.codec_context.time_base
            packets += stream.encode(frame)
        packets += stream.encode(None)
        # Muxing changes a packet's times to the file's own, so each is made anew from the bytes.
        bodies = [(bytes(packet), packet.is_keyframe) for packet in packets]
        for i, (body, is_key) in enumerate(itertools.islice(itertools.cycle(bodies), n_frames)):
            packet = av.Packet(body)
            packet.stream, packet.time_base, packet.is_keyframe = stream, Fraction(1, rate), is_key
            packet.pts = packet.dts = i
            container.mux(packet)


def _with_square(source: Path, size: Size) -> Iterator[NDArray[np.uint8]]:
    """Yield the video's first picture, (H, W, 3) BGR, with a moving square, endlessly."""
    still = next(_enlarged(source, size))
    side = max(size.height // 90, 2)
    for i in itertools.count():
        picture = still.copy()
        left, top = (i * 5) % (size.width - side), (i * 3) % (size.height - side)
        picture[top : top + side, left : left + side] = 255
        yield picture


def _enlarged(source: Path, size: Size) -> Iterator[NDArray[np.uint8]]:
    """Yield the video's pictures, (H, W, 3) BGR, endlessly."""
    with VideoReader(source) as reader:
        while True:
            for frame in reader.frames():
                scaled = cv2.resize(frame.bgr(), (size.width, size.height), interpolation=cv2.INTER_CUBIC)
                yield np.asarray(scaled, np.uint8)
