"""Cut the characters of small text out of a picture."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

GLYPH_PX: Final = 20
"""Width and height of a glyph's picture."""
WORK_HEIGHT_PX: Final = 1440
"""Height that pictures are scaled to: the strokes of small digits must be wider than a pixel."""
_MIN_HEIGHT_PX: Final = 12
_MAX_HEIGHT_PX: Final = 80
_MIN_CONTRAST: Final = 40.0
"""Least difference between a character and its background, of 255."""
_LEVELS: Final = range(32, 240, 24)
"""Brightnesses at which pictures are divided into light and dark."""
_MAX_ASPECT: Final = 2.2
"""Greatest width of a component in its heights: two digits that touch."""
_SPLIT_ASPECT: Final = 0.95
"""Width, in its heights, from which a component may be two digits that touch."""

Pixels = NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class Glyphs:
    """Characters found in a picture.

    Attributes:
        boxes: (n, 4) left, top, width and height in pixels of the scaled picture.
        pictures: (n, GLYPH_PX, GLYPH_PX) float32: 1 on the character, 0 beside it.
    """

    boxes: NDArray[np.int64]
    pictures: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.boxes)


def scale_picture(bgr: Pixels, scale: float) -> Pixels:
    """Return the brightness of a picture, scaled."""
    gray = cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY)
    kind = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(gray, None, fx=scale, fy=scale, interpolation=kind), np.uint8)


def find_glyphs(gray: Pixels, heights: tuple[float, float] = (_MIN_HEIGHT_PX, _MAX_HEIGHT_PX)) -> Glyphs:
    """Return what may be characters in a scaled picture, light on dark or dark on light; some of them repeatedly.

    Args:
        heights: least and greatest height in pixels.
    """
    found: dict[tuple[int, int, int, int], NDArray[np.float32]] = {}
    for level in _LEVELS:
        light = (gray > level).astype(np.uint8)
        for mask, sign in ((light, 1), (1 - light, -1)):
            found.update(_cut_glyphs(gray, mask, sign, heights))
    boxes = np.array(list(found), np.int64).reshape(-1, 4)
    return Glyphs(boxes, np.array(list(found.values()), np.float32).reshape(-1, GLYPH_PX, GLYPH_PX))


def _cut_glyphs(
    gray: Pixels, mask: Pixels, sign: int, heights: tuple[float, float]
) -> Iterator[tuple[tuple[int, int, int, int], NDArray[np.float32]]]:
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=4)
    x, y, width, height, area = stats.T
    is_text = (height >= heights[0]) & (height <= heights[1]) & (width >= 3) & (width <= _MAX_ASPECT * height)
    is_text &= area >= 0.15 * width * height
    is_text[0] = False
    for k in np.flatnonzero(is_text):
        left, top, w, h = int(x[k]), int(y[k]), int(width[k]), int(height[k])
        inside = labels[top : top + h, left : left + w] == k
        part = gray[top : top + h, left : left + w].astype(np.float32) * sign
        cuts = [(0, w)]
        if w > _SPLIT_ASPECT * h:
            middle = inside[:, w // 3 : w - w // 3].sum(axis=0)
            cut = w // 3 + int(np.argmin(middle))
            cuts += [(0, cut), (cut, w)]
        for start, stop in cuts:
            if stop - start >= 3:
                yield from _cut_glyph(part[:, start:stop], inside[:, start:stop], left + start, top)


def _cut_glyph(
    part: NDArray[np.float32], inside: NDArray[np.bool_], left: int, top: int
) -> Iterator[tuple[tuple[int, int, int, int], NDArray[np.float32]]]:
    if not inside.any():
        return
    light, dark = float(np.median(part[inside])), float(np.min(part))
    if light - dark < _MIN_CONTRAST:
        return
    near = cv2.dilate(inside.astype(np.uint8), np.ones((3, 3), np.uint8))
    shape = np.clip((part - dark) / (light - dark), 0, 1) * near
    h, w = shape.shape
    size = max(1, min(GLYPH_PX, round(w * GLYPH_PX / h)))
    small = cv2.resize(shape, (size, GLYPH_PX), interpolation=cv2.INTER_AREA)
    picture = np.zeros((GLYPH_PX, GLYPH_PX), np.float32)
    start = (GLYPH_PX - size) // 2
    picture[:, start : start + size] = small
    yield (left, top, w, h), picture
