"""Make small labelled videos for tests of the training: a bright dot moving over grey stripes."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path

import av
import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.frames import BACKGROUNDS, Footage

WIDTH, HEIGHT = 320, 180


def dot_path(count: int, width: int, height: int) -> NDArray[np.float64]:
    """Return the positions of the dot, (count, 2) in pixels, on a slow curve inside the picture."""
    turn = np.arange(count) / 9.0
    return np.stack([width * (0.5 + 0.3 * np.cos(turn)), height * (0.5 + 0.3 * np.sin(turn))], axis=1)


def dot_pictures(count: int, width: int, height: int) -> Iterator[NDArray[np.uint8]]:
    """Yield pictures (height, width, 3) with the dot on its path."""
    rows, columns = np.mgrid[0:height, 0:width]
    stripes = (90 + 20 * ((columns // 16) % 2)).astype(np.uint8)
    for x, y in dot_path(count, width, height):
        grey = np.where(np.hypot(columns - x, rows - y) <= width / 100, 250, stripes)
        yield np.repeat(grey.astype(np.uint8)[..., None], 3, axis=2)


def write_video(path: Path, frames: Iterable[NDArray[np.uint8]], *, fps: int = 30, bit_rate: int = 2_000_000) -> None:
    """Encode BGR frames (height, width, 3), all of one even size, as H.264 with B-frames."""
    with av.open(path, "w") as container:
        stream = container.add_stream("libx264", rate=fps)
        stream.pix_fmt, stream.bit_rate, stream.gop_size, stream.max_b_frames = "yuv420p", bit_rate, 12, 3
        stream.time_base = Fraction(1, fps)
        for i, picture in enumerate(frames):
            if i == 0:
                stream.height, stream.width = picture.shape[:2]
            frame = av.VideoFrame.from_ndarray(picture, format="bgr24")
            frame.pts = i
            container.mux(stream.encode(frame))
        container.mux(stream.encode())


def write_rally(video: Path, labels: Path, count: int = 24) -> None:
    """Encode a rally and write its labels. Frame 3 shows no ball, and the last frame has no label."""
    video.parent.mkdir(parents=True, exist_ok=True)
    labels.parent.mkdir(parents=True, exist_ok=True)
    write_video(video, dot_pictures(count, WIDTH, HEIGHT))
    rows = [f"{i},1,{x:.0f},{y:.0f}" for i, (x, y) in enumerate(dot_path(count, WIDTH, HEIGHT))]
    rows[3] = "3,0,0,0"
    labels.write_text("\n".join(["Frame,Visibility,X,Y", *rows[:-1]]) + "\n", encoding="utf-8")


@cache
def footage(count: int = 24, name: str = "dot", venue: str = "hall") -> Footage:
    """Return the same rally as training data, with every frame labelled and visible.

    It is made once: do not change it.
    """
    width, height = 640, 360
    frames = np.stack(list(dot_pictures(count, width, height)))
    background = np.median(frames, axis=0).astype(np.uint8)
    planes = np.stack([cv2.cvtColor(frame, cv2.COLOR_RGB2YUV_I420) for frame in frames])
    chroma = planes[:, height:].reshape(count, 2, height // 2, width // 2)
    return Footage(
        name,
        venue,
        planes[:, :height],
        np.ascontiguousarray(chroma.transpose(0, 2, 3, 1)),
        np.repeat(background[None], BACKGROUNDS, axis=0),
        np.ones(count, np.bool_),
        np.ones(count, np.bool_),
        dot_path(count, width, height).astype(np.float32),
        30.0,
    )
