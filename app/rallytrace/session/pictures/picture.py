"""Prepare pictures for the screen: the visible part of a frame in screen pixels, with brightness, contrast and gamma.

Areas are given by edges, not by pixel centres: pixel i of a frame covers [i, i + 1).
"""

import functools
import math
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.preprocessing import BLACK_LEVEL, DARK_LEVEL, brightest_level
from rallytrace.track.geometry import Size

Pixels = NDArray[np.uint8]
"""Blue, green, red and alpha of each pixel, (h, w, 4) uint8. As little-endian 32-bit words: 0xAARRGGBB."""

_MIN_HEAT_INDEX: Final = 90
"""Index on the colour scale (0 to 255) of a heatmap's lowest visible value."""
_FULL_HEAT_VALUE: Final = 0.3
"""Heatmap value from which the overlay has its full opacity."""
_MAX_SEAM_PX: Final = 16
"""Maximum number of pixels added at a cut so that it falls on the screen's pixel grid. Otherwise the picture would
jitter by half a pixel while panning."""

_PATCH_MEMORY: Final = 0
_SHRUNK_MEMORY: Final = 1
"""Keys of an enlarger's memory: for patches, and for the frame halved once. Higher keys are for further halvings."""


@dataclass(frozen=True, slots=True)
class Tone:
    """The tone adjustment of a shown picture. The neutral tone changes nothing.

    Attributes:
        brightness: added to every pixel, -1 to 1.
        contrast: factor applied to the distance from middle grey, 0 to 4.
        gamma: exponent, 0.2 to 5. Values above 1 brighten dark areas.
    """

    brightness: float = 0.0
    contrast: float = 1.0
    gamma: float = 1.0


NEUTRAL: Final = Tone()
_SAMPLING_STEP_PX: Final = 4
"""Sampling step: one of this many pixels across and down is sampled."""
_LIFTED_BRIGHTNESS: Final = 200 / 255


def brightening_tone(bgr: NDArray[np.uint8]) -> Tone | None:
    """Return the tone that brightens a dark picture, neutral for a bright one, or None for a black one.

    Args:
        bgr: picture, uint8 (height, width, 3).
    """
    brightest = brightest_level(np.ascontiguousarray(bgr[::_SAMPLING_STEP_PX, ::_SAMPLING_STEP_PX, ::-1]))
    if brightest < BLACK_LEVEL:
        return None
    if brightest >= DARK_LEVEL:
        return NEUTRAL
    return Tone(gamma=math.log(brightest / 255) / math.log(_LIFTED_BRIGHTNESS))


@dataclass(frozen=True, slots=True)
class Part:
    """The visible part of a frame and its scale.

    Attributes:
        left: frame coordinate of the canvas's left edge. Negative if the frame starts farther right.
        scale: vertical screen pixels per frame pixel.
        width: width of the canvas in screen pixels.
        height: height of the canvas in screen pixels.
        sharp: whether to draw an enlarged pixel as a solid block instead of interpolating.
        aspect: displayed width of a frame pixel divided by its height.
    """

    left: float
    top: float
    scale: float
    width: int
    height: int
    sharp: bool = False
    aspect: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """The visible part of a frame on the screen.

    Attributes:
        pixels: screen pixels, contiguous; opaque unless they show a heatmap.
        u: first column on the canvas. It may be negative.
        v: first row on the canvas. It may be negative.
    """

    pixels: Pixels
    u: int
    v: int


class Enlarger:
    """Makes patches in its own memory. A patch is valid until the next one is made.

    The memory is reused because allocating it takes longer than computing the picture.
    """

    def __init__(self) -> None:
        self._kept: dict[int, NDArray[np.uint8]] = {}

    def cut(self, bgr: NDArray[np.uint8], visible_part: Part, tone: Tone = NEUTRAL) -> Patch | None:
        """Return the visible part of a frame (H, W, 3), or None if it is outside the canvas.

        Enlarging interpolates linearly, or draws sharp blocks at their exact places. Shrinking interpolates a frame
        that was halved as often as needed, so that nothing as small as a shuttle falls between the samples.
        """
        left, top, scale = visible_part.left, visible_part.top, visible_part.scale
        halvings = 0
        while scale <= 0.5 and min(bgr.shape[:2]) > 1:
            halvings += 1
            bgr, left, top, scale = self._halved(bgr, halvings), left / 2, top / 2, scale * 2
        columns = _span(bgr.shape[1], left, scale * visible_part.aspect, visible_part.width, sharp=visible_part.sharp)
        rows = _span(bgr.shape[0], top, scale, visible_part.height, sharp=visible_part.sharp)
        if columns is None or rows is None:
            return None
        cropped = bgr[rows.start : rows.stop, columns.start : columns.stop]
        target = self._memory(_PATCH_MEMORY, rows.length, columns.length, 4)
        if visible_part.sharp:
            _fill_with_blocks(target, _opaque(_toned(cropped, tone)), columns, rows)
        elif scale < 1:
            shrunk = self._memory(_SHRUNK_MEMORY, rows.length, columns.length, 3)
            cv2.resize(cropped, (columns.length, rows.length), dst=shrunk, interpolation=cv2.INTER_LINEAR)
            cv2.cvtColor(_toned(shrunk, tone), cv2.COLOR_BGR2BGRA, dst=target)
        else:
            _resize(_opaque(_toned(cropped, tone)), target)
        return Patch(target, columns.first, rows.first)

    def cut_heatmap(self, values: NDArray[np.float32], visible_part: Part, size: Size, opacity: float) -> Patch | None:
        """Return a heatmap as a translucent layer over a frame, with premultiplied alpha.

        Args:
            values: heatmap values (h, w), 0 to 1, stretched over the whole frame.
            size: size of the frame.
            opacity: opacity of the highest value, 0 to 1. Lower values are fainter.

        Returns:
            At most the bounding rectangle of all visible values, or None if nothing is visible.
        """
        levels = np.rint(values * 255.0).clip(0, 255).astype(np.uint8)
        first_row, last_row = _extent(levels.any(axis=1))
        first, last = _extent(levels.any(axis=0))
        wide, high = values.shape[1] / size.width, values.shape[0] / size.height
        columns = _span(
            last - first,
            visible_part.left * wide - first,
            visible_part.scale * visible_part.aspect / wide,
            visible_part.width,
            sharp=False,
        )
        rows = _span(
            last_row - first_row,
            visible_part.top * high - first_row,
            visible_part.scale / high,
            visible_part.height,
            sharp=False,
        )
        if columns is None or rows is None:
            return None
        cropped = levels[first_row:last_row, first:last][rows.start : rows.stop, columns.start : columns.stop]
        coloured = cv2.LUT(cv2.merge([cropped] * 4), _heat_colours(round(opacity * 100)))
        target = self._memory(_PATCH_MEMORY, rows.length, columns.length, 4)
        _resize(_array(coloured), target)
        return Patch(target, columns.first, rows.first)

    def _halved(self, bgr: NDArray[np.uint8], halvings: int) -> NDArray[np.uint8]:
        height, width = bgr.shape[0] // 2, bgr.shape[1] // 2
        target = self._memory(_SHRUNK_MEMORY + halvings, height, width, 3)
        return _array(
            cv2.resize(bgr[: height * 2, : width * 2], (width, height), dst=target, interpolation=cv2.INTER_AREA)
        )

    def _memory(self, use: int, height: int, width: int, channels: int) -> NDArray[np.uint8]:
        """Return memory with arbitrary content, (height, width, channels). Calls with the same `use` may share it."""
        kept = self._kept.get(use)
        if kept is None or kept.shape != (height, width, channels):
            kept = self._kept[use] = np.empty((height, width, channels), np.uint8)
        return kept


@dataclass(frozen=True, slots=True)
class _AxisSpan:
    """The pixels of a frame from `start` to `stop` along one axis. They cover `length` screen pixels from `first` on.

    For sharp pictures, `indices` are the pixels to show, counted from `start`.
    """

    start: int
    stop: int
    first: int
    length: int
    indices: NDArray[np.int64] | None = None


def _span(size: int, first: float, scale: float, canvas: int, *, sharp: bool) -> _AxisSpan | None:
    if sharp:
        return _sharp_span(size, first, scale, canvas)
    start, stop = max(int(np.floor(first)), 0), min(int(np.ceil(first + canvas / scale)), size)
    if start >= stop:
        return None
    start = _on_grid(np.arange(start, max(start - _MAX_SEAM_PX, -1), -1), first, scale)
    stop = _on_grid(np.arange(stop, min(stop + _MAX_SEAM_PX, size) + 1), first, scale)
    first_target = round((start - first) * scale)
    return _AxisSpan(start, stop, first_target, max(round((stop - first) * scale) - first_target, 1))


def _sharp_span(size: int, first: float, scale: float, canvas: int) -> _AxisSpan | None:
    first_target = max(round(-first * scale), 0)
    stop = min(round((size - first) * scale), canvas)
    if first_target >= stop:
        return None
    seen = np.clip(np.floor(first + (np.arange(first_target, stop) + 0.5) / scale), 0, size - 1).astype(np.int64)
    return _AxisSpan(int(seen[0]), int(seen[-1]) + 1, first_target, stop - first_target, seen - seen[0])


def _on_grid(edges: NDArray[np.int64], first: float, scale: float) -> int:
    """Return the edge of a frame pixel, out of `edges`, that is nearest to any edge of a screen pixel."""
    positions = (edges - first) * scale
    return int(edges[np.argmin(np.abs(positions - np.rint(positions)))])


def _fill_with_blocks(target: Pixels, pixels: Pixels, columns: _AxisSpan, rows: _AxisSpan) -> None:
    assert columns.indices is not None
    assert rows.indices is not None
    wide = np.take(_words(pixels), columns.indices, axis=1)
    np.take(wide, rows.indices, axis=0, out=_words(target))


def _words(pixels: Pixels) -> NDArray[np.uint32]:
    """Return a view with each pixel as one 32-bit number, (h, w), because copying these is four times as fast."""
    return pixels.view(np.uint32)[..., 0]


def _resize(pixels: Pixels, target: Pixels) -> None:
    cv2.resize(pixels, (target.shape[1], target.shape[0]), dst=target, interpolation=cv2.INTER_LINEAR)


def _extent(marked: NDArray[np.bool_]) -> tuple[int, int]:
    """Return the start and stop of the marked indices, with one more on each side for fading; (0, 0) without any."""
    indices = np.flatnonzero(marked)
    return (max(int(indices[0]) - 1, 0), min(int(indices[-1]) + 2, len(marked))) if len(indices) else (0, 0)


def _toned(bgr: NDArray[np.uint8], tone: Tone) -> NDArray[np.uint8]:
    return bgr if tone == NEUTRAL else _array(cv2.LUT(bgr, _curve(tone)))


def _opaque(bgr: NDArray[np.uint8]) -> Pixels:
    return _array(cv2.cvtColor(bgr, cv2.COLOR_BGR2BGRA))


def _array(picture: object) -> NDArray[np.uint8]:
    return np.asarray(picture, np.uint8)


@functools.lru_cache(maxsize=8)
def _curve(tone: Tone) -> NDArray[np.uint8]:
    value = (np.arange(256) / 255 - 0.5) * tone.contrast + 0.5 + tone.brightness
    return np.asarray(np.rint(np.clip(value, 0, 1) ** (1 / tone.gamma) * 255), np.uint8)


@functools.lru_cache(maxsize=8)
def _heat_colours(percent: int) -> NDArray[np.uint8]:
    """Return blue, green, red and alpha of 256 values, (256, 1, 4), from the brighter part of the inferno colour map.

    The dark part would look like a shadow on a picture. Colour and alpha rise early so that faint peaks are visible.
    """
    values = np.arange(256) / 255
    levels = np.rint(_MIN_HEAT_INDEX + (255 - _MIN_HEAT_INDEX) * values).astype(np.uint8)
    bgr = cv2.applyColorMap(levels.reshape(-1, 1), cv2.COLORMAP_INFERNO)
    alpha = np.minimum(values / _FULL_HEAT_VALUE, 1)[:, np.newaxis, np.newaxis] ** 0.6 * (percent / 100)
    return _array(np.rint(np.concatenate([bgr * alpha, alpha * 255], axis=2)))
