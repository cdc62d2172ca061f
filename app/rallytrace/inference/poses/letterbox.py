"""The placement of a frame, or of a part of it, in a pose model's input picture."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Floats32
from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.inference.preprocessing import Picture

_GREY: Final = 114


@dataclass(frozen=True, slots=True)
class Letterbox:
    """The placement of a frame in a network's input picture.

    Attributes:
        scale: pixels of the picture per pixel of the frame.
        left: pixels of the border on the left.
        top: pixels of the border at the top.
        inner: the size of the frame in the picture.
    """

    picture: Size
    frame: Size
    scale: float
    left: int
    top: int
    inner: Size

    @classmethod
    def of(cls, frame: Size, picture: Size) -> "Letterbox":
        """The largest fitting frame, in the middle."""
        scale = min(picture.width / frame.width, picture.height / frame.height)
        inner = Size(max(round(frame.width * scale), 1), max(round(frame.height * scale), 1))
        # An odd border is larger on the right and below, as in Ultralytics' program.
        left, top = (picture.width - inner.width) // 2, (picture.height - inner.height) // 2
        return cls(picture, frame, scale, left, top, inner)

    def lay_out(self, picture: Picture) -> Floats32:
        """The network's input for one frame, float32 (3, H, W)."""
        laid = np.full((self.picture.height, self.picture.width, 3), _GREY, np.uint8)
        rows, columns = slice(self.top, self.top + self.inner.height), slice(self.left, self.left + self.inner.width)
        laid[rows, columns] = picture.rgb_resized(self.inner, ResizeFilter.AREA)
        return np.asarray(laid.transpose(2, 0, 1), np.float32, order="C") / np.float32(255)

    def to_frame(self, positions: Floats32) -> Floats32:
        """Positions (n, 2) in the picture, with (0, 0) at its corner, as positions in the frame."""
        moved = (positions - np.array([self.left, self.top], np.float32)) / np.float32(self.scale) - np.float32(0.5)
        last = np.array([self.frame.width - 1, self.frame.height - 1], np.float32)
        return np.asarray(np.clip(moved, 0, last), np.float32)
