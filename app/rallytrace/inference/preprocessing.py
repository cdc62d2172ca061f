"""From a frame to the planes a TrackNet sees, for the four ways of giving it the background.

The table of channels stands in docs/architecture.md ("Model files"); L is the number of frames in a window.
"""

import enum
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.errors import AppError
from rallytrace.input_layouts import BackgroundMode, PlaneKind

_BLOCK = 16
"""Outputs of a resampling that are computed together."""


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
        height, width = self.array.shape[:2]
        return Size(width, height)

    def bgr(self) -> NDArray[np.uint8]:
        return self.array

    def rgb_resized(self, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
        """The array brought to another size, red first."""
        return resized(np.ascontiguousarray(self.array[..., ::-1]), size, resize)


def resized(picture: NDArray[np.uint8], size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
    """Bring a picture of one or three channels to another size.

    Args:
        picture: uint8 (h, w) or (h, w, 3).
        resize: AREA is OpenCV's INTER_AREA; BICUBIC is antialiased like PIL's (a kernel widened by the scale), which
            OpenCV does not offer.
    """
    if resize is ResizeFilter.AREA:
        return np.asarray(cv2.resize(picture, (size.width, size.height), interpolation=cv2.INTER_AREA), dtype=np.uint8)
    planes = np.atleast_3d(picture).transpose(2, 0, 1).astype(np.float32)
    # PIL rounds to whole levels between its two passes; so does this, to stay within a level of it.
    across = _to_levels(_resampled(planes, size.width))
    down = _to_levels(_resampled(np.swapaxes(across, 1, 2), size.height))
    shape = (size.height, size.width, *picture.shape[2:])
    return np.ascontiguousarray(down.transpose(2, 1, 0).astype(np.uint8).reshape(shape))


def _to_levels(values: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.clip(np.rint(values), 0, 255)


def _resampled(planes: NDArray[np.float32], target: int) -> NDArray[np.float32]:
    """Bring the last axis to another length."""
    out = np.empty((*planes.shape[:-1], target), np.float32)
    for outputs, inputs, weights in _bicubic_blocks(planes.shape[-1], target):
        out[..., outputs] = planes[..., inputs] @ weights
    return out


@lru_cache(maxsize=8)
def _bicubic_blocks(source: int, target: int) -> list[tuple[slice, slice, NDArray[np.float32]]]:
    """Keys' cubic convolution (a = -0.5), stretched where the picture shrinks.

    Each output leans on few inputs, so the matrix is cut into blocks: outputs, inputs, weights (inputs, outputs).
    """
    scale = source / target
    stretch = max(scale, 1.0)
    centres = (np.arange(target) + 0.5) * scale
    distance = np.abs((np.arange(source)[:, None] + 0.5 - centres) / stretch)
    near = (1.5 * distance - 2.5) * distance**2 + 1.0
    far = ((-0.5 * distance + 2.5) * distance - 4.0) * distance + 2.0
    weights = np.where(distance < 1, near, np.where(distance < 2, far, 0.0))
    weights = (weights / weights.sum(axis=0)).astype(np.float32)
    blocks = []
    for start in range(0, target, _BLOCK):
        outputs = slice(start, start + _BLOCK)
        used = np.flatnonzero(weights[:, outputs].any(axis=1))
        inputs = slice(int(used[0]), int(used[-1]) + 1)
        blocks.append((outputs, inputs, np.ascontiguousarray(weights[inputs, outputs])))
    return blocks


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
        mode: how the model is given the background.
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
        if self.mode.needs_background and self.background is None:
            raise AppError(
                f"A model of background mode '{self.mode}' needs the background picture, and none was given."
            )

    def leading_planes(self) -> NDArray[np.float32]:
        """The planes before the frames: float32 (0 or 3, height, width)."""
        if not self.mode.layout.leading:
            return np.empty((0, self.size.height, self.size.width), np.float32)
        assert self.background is not None
        background = self.background
        if background.shape[:2] != (self.size.height, self.size.width):
            background = resized(background, self.size, self.resize)
        return planes(background)

    def frame_planes(self, picture: Picture) -> NDArray[np.float32]:
        """The planes of one frame: float32 (channels per frame, height, width)."""
        parts = [self._planes_of(kind, picture) for kind in self.mode.layout.frame]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def _planes_of(self, kind: PlaneKind, picture: Picture) -> NDArray[np.float32]:
        match kind:
            case PlaneKind.RGB:
                return planes(picture.rgb_resized(self.size, self.resize))
            case PlaneKind.DIFFERENCE:
                return planes(resized(self._difference(picture), self.size, self.resize))

    def _difference(self, picture: Picture) -> NDArray[np.uint8]:
        """Sum over the channels of |frame - background| at the video's size: uint8 (height, width)."""
        assert self.background is not None
        frame = picture.bgr()
        if frame.shape != self.background.shape:
            raise AppError(
                f"The background is {self.background.shape[1]}x{self.background.shape[0]} but frame {picture.index} is "
                f"{picture.size}.",
                "Use the background of the same video.",
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
