"""What the models need of a frame, wherever it comes from."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size


class Picture(Protocol):
    """One upright frame; the video room's frames fit, and so does `ArrayPicture`."""

    @property
    def index(self) -> int:
        """Presentation-order number, from 0."""

    @property
    def size(self) -> Size:
        """Width and height in pixels."""

    def bgr(self) -> NDArray[np.uint8]:
        """The picture as uint8 (height, width, 3), blue first."""

    def rgb_resized(self, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
        """The picture brought to another size, as uint8 (height, width, 3), red first."""


@dataclass(frozen=True, slots=True, eq=False)
class ArrayPicture:
    """A picture held as an array: uint8 (height, width, 3), blue first, as OpenCV reads it."""

    index: int
    array: NDArray[np.uint8]

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        height, width = self.array.shape[:2]
        return Size(width, height)

    def bgr(self) -> NDArray[np.uint8]:
        """The array itself."""
        return self.array

    def rgb_resized(self, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
        """The array brought to another size, red first."""
        return resized(np.ascontiguousarray(self.array[..., ::-1]), size, resize)


def resized(picture: NDArray[np.uint8], size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
    """Bring a picture of one or three channels to another size.

    Args:
        picture: uint8 (h, w) or (h, w, 3).
        size: the wanted size.
        resize: AREA is OpenCV's INTER_AREA; BICUBIC is antialiased like PIL's (a kernel widened by the scale), which
            OpenCV does not offer, so it is two matrix products.
    """
    if resize is ResizeFilter.AREA:
        return np.asarray(cv2.resize(picture, (size.width, size.height), interpolation=cv2.INTER_AREA), dtype=np.uint8)
    height, width = picture.shape[:2]
    rows, columns = _bicubic_matrix(height, size.height), _bicubic_matrix(width, size.width)
    planes = picture.reshape(height, width, -1).transpose(2, 0, 1).astype(np.float32)
    # PIL rounds to whole levels between its two passes; so does this, to stay within a level of it.
    across = np.clip(np.rint(planes @ columns.T), 0, 255)
    down = np.clip(np.rint(rows @ across), 0, 255).astype(np.uint8)
    return np.ascontiguousarray(down.transpose(1, 2, 0).reshape(size.height, size.width, *picture.shape[2:]))


@lru_cache(maxsize=8)
def _bicubic_matrix(source: int, target: int) -> NDArray[np.float32]:
    """Weights (target, source) of Keys' cubic convolution (a = -0.5), stretched where the picture shrinks."""
    scale = source / target
    stretch = max(scale, 1.0)
    centres = (np.arange(target) + 0.5) * scale
    distance = np.abs((np.arange(source)[None, :] + 0.5 - centres[:, None]) / stretch)
    near = (1.5 * distance - 2.5) * distance**2 + 1.0
    far = ((-0.5 * distance + 2.5) * distance - 4.0) * distance + 2.0
    weights = np.where(distance < 1, near, np.where(distance < 2, far, 0.0))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float32)
