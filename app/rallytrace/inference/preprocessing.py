"""From a frame to the planes a TrackNet sees, for the four ways of telling it the background.

The table of channels stands in docs/architecture.md ("Model files"); L is the number of frames in a window.
"""

import enum
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.errors import AppError
from rallytrace.inference.pictures import Picture, resized


class BackgroundMode(enum.StrEnum):
    """How a model is told what the empty court looks like; the values are those of the model files' `bg_mode`."""

    NONE = ""
    SUBTRACT = "subtract"
    SUBTRACT_CONCAT = "subtract_concat"
    CONCAT = "concat"

    @property
    def channels_per_frame(self) -> int:
        """Planes each frame of a window takes."""
        return {self.NONE: 3, self.SUBTRACT: 1, self.SUBTRACT_CONCAT: 4, self.CONCAT: 3}[self]

    @property
    def leading_channels(self) -> int:
        """Planes that stand before the frames of a window: the background's."""
        return 3 if self is BackgroundMode.CONCAT else 0

    @property
    def subtracts(self) -> bool:
        """Whether the background is needed at the video's own size, for the difference."""
        return self in (BackgroundMode.SUBTRACT, BackgroundMode.SUBTRACT_CONCAT)

    def channels(self, seq_len: int) -> int:
        """Planes of a whole window of `seq_len` frames."""
        return self.leading_channels + seq_len * self.channels_per_frame


class DifferenceMode(enum.StrEnum):
    """What becomes of a difference to the background above 255 (it is summed over three channels).

    The streaming code clips it; the original's training code casts it to uint8, which wraps, so a checkpoint that was
    trained there wants WRAP.
    """

    CLIP = "clip"
    WRAP = "wrap"


@dataclass(frozen=True, slots=True)
class Preprocessor:
    """Turns frames into float32 planes in [0, 1].

    Attributes:
        size: the model's picture size.
        mode: how the model is told the background.
        resize: the filter frames are resized with.
        difference: what happens to differences above 255.
        background: RGB uint8; (height, width, 3) of the video for the modes that subtract, of the model's size for
            `concat`, None for no background.
    """

    size: Size
    mode: BackgroundMode
    resize: ResizeFilter = ResizeFilter.AREA
    difference: DifferenceMode = DifferenceMode.CLIP
    background: NDArray[np.uint8] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if self.mode is not BackgroundMode.NONE and self.background is None:
            raise AppError(
                f"A model of background mode '{self.mode}' needs the background picture, and none was given."
            )

    def leading_planes(self) -> NDArray[np.float32]:
        """The planes before the frames: float32 (0 or 3, height, width)."""
        if self.mode is not BackgroundMode.CONCAT:
            return np.empty((0, self.size.height, self.size.width), np.float32)
        assert self.background is not None
        background = self.background
        if background.shape[:2] != (self.size.height, self.size.width):
            background = resized(background, self.size, self.resize)
        return planes(background)

    def frame_planes(self, picture: Picture) -> NDArray[np.float32]:
        """The planes of one frame: float32 (channels per frame, height, width)."""
        if not self.mode.subtracts:
            return planes(picture.rgb_resized(self.size, self.resize))
        difference = planes(resized(self._difference(picture), self.size, self.resize))
        if self.mode is BackgroundMode.SUBTRACT:
            return difference
        return np.concatenate((planes(picture.rgb_resized(self.size, self.resize)), difference))

    def _difference(self, picture: Picture) -> NDArray[np.uint8]:
        """Sum over the channels of |frame - background| at the video's size: uint8 (height, width)."""
        assert self.background is not None
        frame = picture.bgr()
        if frame.shape != self.background.shape:
            raise AppError(
                f"The background is {self.background.shape[1]}x{self.background.shape[0]} but frame {picture.index} is "
                f"{picture.size}.",
                "The background has to come from the same video.",
            )
        first, second, third = cv2.split(cv2.absdiff(frame, np.ascontiguousarray(self.background[..., ::-1])))
        if self.difference is DifferenceMode.CLIP:
            return np.asarray(cv2.add(cv2.add(first, second), third), np.uint8)  # OpenCV's sum stops at 255
        return np.asarray(first + second + third, np.uint8)  # numpy's goes round


def planes(picture: NDArray[np.uint8]) -> NDArray[np.float32]:
    """A uint8 picture (h, w) or (h, w, c) as float32 planes (c, h, w) in [0, 1]."""
    if picture.ndim == 2:
        picture = picture[..., None]
    out = np.empty((picture.shape[2], *picture.shape[:2]), np.float32)
    np.divide(picture.transpose(2, 0, 1), np.float32(255), out=out)
    return out
