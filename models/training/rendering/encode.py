"""Writing frames as a video that looks like a broadcast's: H.264 with B-frames and few keyframes."""

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

import av

from .arrays import Picture


def write_video(path: Path, frames: Iterable[Picture], *, fps: int, bit_rate: int, keyframe_interval: int) -> int:
    """Encode BGR `frames` (height, width, 3), all of one even size, to `path`; returns how many there were.

    Args:
        path: an .mp4 file, overwritten.
        frames: at least one.
        fps: frames a second.
        bit_rate: bits a second the encoder aims at.
        keyframe_interval: frames from one keyframe to the next at most.
    """
    count = 0
    with av.open(path, "w", options={"movflags": "+faststart"}) as container:
        options = {"preset": "medium", "profile": "high", "maxrate": str(bit_rate * 2), "bufsize": str(bit_rate * 4)}
        stream = container.add_stream("libx264", rate=fps, options=options)
        stream.pix_fmt = "yuv420p"
        stream.bit_rate = bit_rate
        stream.gop_size = keyframe_interval
        stream.max_b_frames = 3
        stream.time_base = Fraction(1, fps)
        for picture in frames:
            if count == 0:
                stream.height, stream.width = picture.shape[:2]
            frame = av.VideoFrame.from_ndarray(picture, format="bgr24")
            frame.pts = count
            container.mux(stream.encode(frame))
            count += 1
        container.mux(stream.encode())
    return count
