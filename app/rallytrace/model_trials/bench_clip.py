"""Make the video for benchmarks, once on each machine: the demo rally, with pauses and a lost ball as in a match."""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.files import paths
from rallytrace.video.clip_writing import write_pictures
from rallytrace.video.reader import VideoReader

Picture = NDArray[np.uint8]
_PAUSE, _FIRST_HALF, _LOST, _SECOND_HALF, _LAST_PAUSE = PARTS = (
    range(48, 0, -1),
    range(96),
    range(96, 120),
    range(120, 216),
    range(216, 180, -1),
)
"""Frames of the demo rally: players walk to their places (backwards), serve and play, the ball is lost, and so on."""
N_FRAMES: Final = sum(map(len, PARTS))
RATE: Final = 30
_GROUP_FRAMES: Final = 60
"""Frames from one keyframe to the next."""
_BALL_WIDTH_PX: Final = 22
_MARGIN_PX: Final = 16
_FILL_RADIUS_PX: Final = 5


def bench_clip() -> Path:
    """Return the path of the clip, 1280x720 like the demo rally; make it if it is missing, which takes seconds."""
    demo = paths.resources_dir() / "demo"
    clip = paths.cache_dir() / "bench" / f"match-{N_FRAMES}.mp4"
    if not clip.exists():
        clip.parent.mkdir(parents=True, exist_ok=True)
        with VideoReader(demo / "rally.mp4") as reader:
            pictures = _match_pictures(reader, _read_ball(demo / "rally_ball.csv"))
            write_pictures(pictures, clip, size=reader.size, rate=RATE, group=_GROUP_FRAMES)
    return clip


def _match_pictures(reader: VideoReader, ball: NDArray[np.float64]) -> Iterator[Picture]:
    yield from _backwards(reader, ball, _PAUSE)
    for frame in reader.frames(0, _SECOND_HALF.stop):
        picture = frame.bgr()
        yield paint_out(picture, ball, frame.index) if frame.index in _LOST else picture
    yield from _backwards(reader, ball, _LAST_PAUSE)


def _backwards(reader: VideoReader, ball: NDArray[np.float64], frames: range) -> Iterator[Picture]:
    for frame in reversed(list(reader.frames(frames[-1], frames[0] + 1))):
        yield paint_out(frame.bgr(), ball, frame.index)


def paint_out(picture: Picture, ball: NDArray[np.float64], frame: int) -> Picture:
    """Return a picture whose ball is painted over with its surroundings.

    Args:
        ball: position in each frame, (n, 2); NaN where no ball is seen.
        frame: number of the frame.
    """
    before, at, after = ball[max(frame - 1, 0)], ball[frame], ball[min(frame + 1, len(ball) - 1)]
    if np.isnan(at).any():
        return picture
    ends = [np.where(np.isnan(other), at, (at + other) / 2).round().astype(int) for other in (before, after)]
    height, width = picture.shape[:2]
    reach = _BALL_WIDTH_PX + _MARGIN_PX
    (left, top), (right, bottom) = np.min(ends, axis=0) - reach, np.max(ends, axis=0) + reach
    part = slice(max(top, 0), min(bottom, height)), slice(max(left, 0), min(right, width))
    mask = np.zeros((height, width), np.uint8)
    cv2.line(mask, ends[0].tolist(), ends[1].tolist(), 255, _BALL_WIDTH_PX)
    painted = picture.copy()
    painted[part] = cv2.inpaint(picture[part], mask[part], _FILL_RADIUS_PX, cv2.INPAINT_TELEA)
    return painted


def _read_ball(table: Path) -> NDArray[np.float64]:
    with table.open(encoding="utf-8", newline="") as file:
        rows = [(float(row["X"]), float(row["Y"]), row["Visibility"] == "1") for row in csv.DictReader(file)]
    return np.array([(x, y) if is_seen else (np.nan, np.nan) for x, y, is_seen in rows])
