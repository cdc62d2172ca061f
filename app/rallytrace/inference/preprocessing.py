"""Convert frames to a TrackNet's planes, as its family prescribes (`rallytrace.model_records.input_layouts`).

The manual lists the planes (*Families of networks*). Planes are bytes until `lay_out` makes a window, which takes
a quarter of the memory of floats.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.model_records.input_layouts import Family, PlaneKind
from rallytrace.model_records.network_modes import DifferenceMode
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import ResizeFilter, Size

_OUTPUTS_PER_BLOCK = 16
"""Number of outputs that are resampled by one matrix product."""
BLACK_LEVEL: Final = 8
DARK_LEVEL: Final = 100
"""A video is dark if the 99th percentile of a frame's brightness is below this. In 146 clips it was at least 165."""


class Picture(Protocol):
    """One upright frame: a `VideoFrame` or an `ArrayPicture`."""

    @property
    def index(self) -> int:
        """Return the frame number in presentation order, from 0."""

    @property
    def size(self) -> Size:
        """Return the width and height in pixels."""

    def bgr(self) -> NDArray[np.uint8]:
        """Return the picture as uint8 (height, width, 3), in BGR order."""

    def rgb_resized(self, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
        """Return the picture scaled to another size, as uint8 (height, width, 3) in RGB order."""


@dataclass(frozen=True, slots=True, eq=False)
class ArrayPicture:
    """A picture given as an array: uint8 (height, width, 3) in BGR order, as in OpenCV."""

    index: int
    array: NDArray[np.uint8]

    @property
    def size(self) -> Size:
        height, width = self.array.shape[:2]
        return Size(width, height)

    def bgr(self) -> NDArray[np.uint8]:
        return self.array

    def rgb_resized(self, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
        """Return the array scaled to another size, in RGB order."""
        return resize_array(np.ascontiguousarray(self.array[..., ::-1]), size, resize)


def in_square_pixels(picture: Picture) -> Picture:
    """Return a picture as it is displayed: with square pixels and its own height."""
    size = picture.size
    if size.pixel_aspect == 1.0:
        return picture
    shape = Size(max(round(size.square_width), 1), size.height)
    return ArrayPicture(picture.index, resize_array(picture.bgr(), shape, ResizeFilter.LINEAR))


def resize_array(picture: NDArray[np.uint8], size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
    """Scale a picture of one or three channels to another size.

    Args:
        picture: uint8 (h, w) or (h, w, 3).
        resize: AREA is OpenCV's INTER_AREA, LINEAR its INTER_LINEAR. BICUBIC is antialiased as in PIL (the kernel
            widens with the scale); OpenCV has no such filter.
    """
    if resize is not ResizeFilter.BICUBIC:
        interpolation = cv2.INTER_AREA if resize is ResizeFilter.AREA else cv2.INTER_LINEAR
        return np.asarray(cv2.resize(picture, (size.width, size.height), interpolation=interpolation), dtype=np.uint8)
    planes = np.atleast_3d(picture).transpose(2, 0, 1).astype(np.float32)
    # PIL rounds to whole levels between its two passes, and this code must do the same.
    by_width = _to_levels(_resample(planes, size.width))
    by_height = _to_levels(_resample(np.swapaxes(by_width, 1, 2), size.height))
    shape = (size.height, size.width, *picture.shape[2:])
    return np.ascontiguousarray(by_height.transpose(2, 1, 0).astype(np.uint8).reshape(shape))


def _to_levels(values: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.clip(np.rint(values), 0, 255)


def _resample(planes: NDArray[np.float32], target: int) -> NDArray[np.float32]:
    resampled = np.empty((*planes.shape[:-1], target), np.float32)
    for outputs, inputs, weights in _bicubic_blocks(planes.shape[-1], target):
        resampled[..., outputs] = planes[..., inputs] @ weights
    return resampled


@lru_cache(maxsize=8)
def _bicubic_blocks(source: int, target: int) -> list[tuple[slice, slice, NDArray[np.float32]]]:
    """Return the weights of Keys' cubic convolution (a = -0.5), widened for reduction.

    Each output depends on few inputs, so the matrix is split into blocks: outputs, inputs, weights (inputs, outputs).
    """
    scale = source / target
    stretch = max(scale, 1.0)
    centres = (np.arange(target) + 0.5) * scale
    distance = np.abs((np.arange(source)[:, None] + 0.5 - centres) / stretch)
    inner_kernel = (1.5 * distance - 2.5) * distance**2 + 1.0
    outer_kernel = ((-0.5 * distance + 2.5) * distance - 4.0) * distance + 2.0
    weights = np.where(distance < 1, inner_kernel, np.where(distance < 2, outer_kernel, 0.0))
    weights = (weights / weights.sum(axis=0)).astype(np.float32)
    blocks = []
    for start in range(0, target, _OUTPUTS_PER_BLOCK):
        outputs = slice(start, start + _OUTPUTS_PER_BLOCK)
        used = np.flatnonzero(weights[:, outputs].any(axis=1))
        inputs = slice(int(used[0]), int(used[-1]) + 1)
        blocks.append((outputs, inputs, np.ascontiguousarray(weights[inputs, outputs])))
    return blocks


def brightest_level(rgb: NDArray[np.uint8]) -> float:
    """Return the 99th percentile of brightness, 0 to 255, of an RGB picture, uint8 (height, width, 3)."""
    return float(np.percentile(cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY), 99))


@dataclass(frozen=True, slots=True)
class Preprocessor:
    """A converter from frames to the planes of a network's input.

    Attributes:
        size: picture size of the model.
        family: input layout of the model.
        resize: filter for scaling frames.
        difference: how differences above 255 are handled.
        background: RGB uint8 (height, width, 3), at the video's size for a difference or at the model's size as a
            picture of its own; None for none.
    """

    size: Size
    family: Family
    resize: ResizeFilter = ResizeFilter.AREA
    difference: DifferenceMode = DifferenceMode.CLIP
    background: NDArray[np.uint8] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if self.family.needs_background and self.background is None:
            raise AppError(
                tr_lazy(
                    "errors",
                    "A model of background mode '{name}' needs the background picture, and none was given.",
                    name=self.family.name,
                )
            )

    def leading_planes(self) -> NDArray[np.uint8]:
        """Return the planes before the frames, uint8 (0 or 3, height, width)."""
        if not self.family.background_first:
            return np.empty((0, self.size.height, self.size.width), np.uint8)
        assert self.background is not None
        background = self.background
        if background.shape[:2] != (self.size.height, self.size.width):
            background = resize_array(background, self.size, self.resize)
        return _planes(background)

    def frame_planes(self, picture: Picture) -> NDArray[np.uint8]:
        """Return the planes of one frame, uint8 (channels per frame, height, width)."""
        parts = [self._planes_of(kind, picture) for kind in self.family.frame]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def _planes_of(self, kind: PlaneKind, picture: Picture) -> NDArray[np.uint8]:
        match kind:
            case PlaneKind.RGB:
                return _planes(picture.rgb_resized(self.size, self.resize))
            case PlaneKind.BGR:
                return _planes(picture.rgb_resized(self.size, self.resize))[::-1]
            case PlaneKind.GREY:
                rgb = picture.rgb_resized(self.size, self.resize)
                return _planes(np.asarray(cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY), np.uint8))
            case PlaneKind.DIFFERENCE:
                return _planes(resize_array(self._difference(picture), self.size, self.resize))

    def _difference(self, picture: Picture) -> NDArray[np.uint8]:
        """Return the sum of |frame - background| over the channels at the video's size, uint8 (height, width)."""
        assert self.background is not None
        frame = picture.bgr()
        if frame.shape != self.background.shape:
            raise AppError(
                tr_lazy(
                    "errors",
                    "The background is {shape}x{shape2} but frame {index} is {size}.",
                    shape=self.background.shape[1],
                    shape2=self.background.shape[0],
                    index=picture.index,
                    size=picture.size,
                ),
                tr_lazy("errors", "Use the background of the same video."),
            )
        first, second, third = cv2.split(cv2.absdiff(frame, np.ascontiguousarray(self.background[..., ::-1])))
        if self.difference is DifferenceMode.CLIP:
            return np.asarray(cv2.add(cv2.add(first, second), third), np.uint8)  # OpenCV's sum is clipped at 255
        return np.asarray(first + second + third, np.uint8)  # NumPy's sum wraps around


def _planes(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Convert a uint8 picture (h, w) or (h, w, c) to planes (c, h, w)."""
    return picture[None] if picture.ndim == 2 else np.stack(cv2.split(picture))


def lay_out(
    planes: Sequence[NDArray[np.uint8]], buffer: NDArray[np.float32] | None = None, *, family: Family | None = None
) -> NDArray[np.float32]:
    """Stack planes into a network's input for one window.

    Args:
        planes: uint8 (channels, height, width) each: the leading ones, then those of each frame.
        buffer: array to fill and return; None for a new one.
        family: order and scale of the frames; None for the given order, in [0, 1].

    Returns:
        float32 (all channels, height, width).
    """
    if buffer is None:
        buffer = np.empty((sum(map(len, planes)), *planes[0].shape[1:]), np.float32)
    if family is not None and family.newest_first:
        planes = (planes[0], *planes[:0:-1])
    start = 0
    for block in planes:
        channels = buffer[start : start + len(block)]
        channels[:] = block
        if family is None or family.is_plain:
            channels /= np.float32(255)
        else:
            _scale(channels, family)
        start += len(block)
    return buffer


def _scale(planes: NDArray[np.float32], family: Family) -> None:
    if family.divisor != 1:
        planes /= np.float32(family.divisor)
    if family.mean:
        planes -= np.asarray(family.mean, np.float32)[: len(planes), None, None]
    if family.deviation:
        planes /= np.asarray(family.deviation, np.float32)[: len(planes), None, None]
