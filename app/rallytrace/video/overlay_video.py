"""A video with the path drawn over it, as an .mp4 that plays everywhere."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.video.clip_writer import TICKS, ClipWriter, even
from rallytrace.video.frame import VideoFrame
from rallytrace.video.overlay_drawing import DrawingStyle, Mark, draw_caption, draw_path
from rallytrace.video.reader import VideoReader

_QUALITY: Final = 18
_MOST_A_SECOND: Final = 60.0
"""A video that plays faster than its own speed drops frames rather than asking this of a player."""


@dataclass(frozen=True, slots=True)
class OverlayPlan:
    """What a video gets drawn over it.

    Attributes:
        frames: which frames, at least one.
        style: how the path looks.
        speed: how fast it plays, 1 being the video's own speed.
        caption: whether frame number and time stand in the corner.
    """

    frames: range
    style: DrawingStyle
    speed: float = 1.0
    caption: bool = True


def write_overlay_video(
    reader: VideoReader, path: Path, plan: OverlayPlan, marks: Callable[[int], Sequence[Mark]]
) -> Iterator[int]:
    """Write the video, and after each frame give how many frames are done. It must be used up, or closed.

    The times between the frames are those of the video, divided by the speed. There is no sound.

    Args:
        reader: the video.
        path: where to; the file is complete when the generator has ended.
        plan: what is drawn.
        marks: gives a frame's marks.

    Raises:
        OSError: the file cannot be written.
        AppError: the video cannot be read.
    """
    size = even(reader.size)
    rate = min(max(reader.rate * plan.speed, 1.0), _MOST_A_SECOND)
    with ClipWriter(path, size, rate, quality=_QUALITY) as clip:
        clock = _OutputClock(plan.speed, thin=reader.rate * plan.speed > _MOST_A_SECOND)
        for done, frame in enumerate(reader.frames(plan.frames.start, plan.frames.stop), 1):
            tick = clock.tick(frame.time)
            if tick is not None:
                clip.add(_drawn(frame, size, plan, marks(frame.index)), tick)
            yield done


def _drawn(frame: VideoFrame, size: Size, plan: OverlayPlan, marks: Sequence[Mark]) -> NDArray[np.uint8]:
    picture = np.array(frame.bgr())
    draw_path(picture, marks, plan.style)
    if plan.caption:
        draw_caption(picture, caption(frame.index, frame.time))
    below, right = size.height - picture.shape[0], size.width - picture.shape[1]
    if below or right:
        picture = np.asarray(cv2.copyMakeBorder(picture, 0, below, 0, right, cv2.BORDER_REPLICATE), np.uint8)
    return picture


def caption(frame: int, seconds: float) -> str:
    """Frame number and time: 123   0:04.100."""
    milliseconds = round(seconds * 1000)
    return f"{frame}   {milliseconds // 60_000}:{milliseconds // 1000 % 60:02d}.{milliseconds % 1000:03d}"


class _OutputClock:
    """Turns the video's times into those of the result."""

    def __init__(self, speed: float, *, thin: bool) -> None:
        self._speed = speed
        self._least = TICKS / _MOST_A_SECOND if thin else 1.0
        self._first: float | None = None
        self._last: int | None = None

    def tick(self, seconds: float) -> int | None:
        """When a frame is shown; None for one that is dropped."""
        if self._first is None:
            self._first = seconds
        tick = round((seconds - self._first) / self._speed * TICKS)
        # Half a tick of play, so that a rounded interval does not cost every other frame.
        if self._last is not None and tick - self._last < self._least - 0.5:
            return None if self._least > 1 else self._after_last()
        self._last = tick
        return tick

    def _after_last(self) -> int:
        assert self._last is not None
        self._last += 1
        return self._last
