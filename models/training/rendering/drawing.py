"""Drawing into arrays: their types, polygons with soft edges, and layers with transparency."""

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
"""Positions: the last axis is x, y, z in metres, or x, y in pixels."""
Picture: TypeAlias = npt.NDArray[np.uint8]
"""(height, width, 3) BGR, or (height, width, 4) BGR with alpha, the colours multiplied by alpha."""
Light: TypeAlias = npt.NDArray[np.float32]
"""A picture, or one plane of it, in float32, 0 to 255 (alpha 0 to 1)."""
Colour: TypeAlias = tuple[float, float, float]
"""Blue, green, red, each 0 to 255."""


SHIFT = 5
"""Binary digits of a pixel's fraction that OpenCV is given."""


class Canvas:
    """A premultiplied BGRA picture of a rectangle of the frame, `detail` times finer than the frame.

    Positions are given in the frame's pixels.
    """

    def __init__(self, left: int, top: int, width: int, height: int, *, detail: int) -> None:
        self.left, self.top, self.detail = left, top, detail
        self.pixels: Picture = np.zeros((height * detail, width * detail, 4), np.uint8)

    def _fixed(self, points: Floats) -> npt.NDArray[np.int32]:
        fine = (np.asarray(points, float) - (self.left, self.top) + 0.5) * self.detail - 0.5
        return to_fixed(fine)

    def polygon(self, points: Floats, colour: Colour, alpha: float = 1.0) -> None:
        """Fill a convex polygon (n, 2)."""
        if alpha < 1:
            self._glaze(points, colour, alpha)
            return
        cv2.fillConvexPoly(self.pixels, self._fixed(points), (*colour, 255), cv2.LINE_AA, SHIFT)

    def _glaze(self, points: Floats, colour: Colour, alpha: float) -> None:
        mask = np.zeros(self.pixels.shape[:2], np.uint8)
        cv2.fillConvexPoly(mask, self._fixed(points), round(255 * alpha), cv2.LINE_AA, SHIFT)
        x, y, w, h = cv2.boundingRect(mask)
        if w == 0 or h == 0:
            return
        part = mask[y : y + h, x : x + w, None].astype(np.float32) / 255
        under = self.pixels[y : y + h, x : x + w]
        paint = np.array([*colour, 255], np.float32)
        self.pixels[y : y + h, x : x + w] = (under * (1 - part) + paint * part + 0.5).astype(np.uint8)

    def capsule(self, start: Floats, end: Floats, radii: tuple[float, float], colour: Colour) -> None:
        """Fill the hull of two discs, centres (2,), radii in pixels."""
        self.polygon(capsule_outline(start, end, radii), colour)

    def limb(self, start: Floats, end: Floats, radii: tuple[float, float], colour: Colour) -> None:
        """A capsule lit from above: a slightly darker rim below, a lighter ridge toward the light."""
        self.capsule(start, end, radii, shade(colour, 0.74))
        for shrink, rise, light in ((0.86, 0.12, 0.9), (0.62, 0.24, 1.0), (0.28, 0.36, 1.07)):
            up = np.array([-0.35, -1.0]) * rise
            narrow = (radii[0] * shrink, radii[1] * shrink)
            self.capsule(start + up * radii[0], end + up * radii[1], narrow, shade(colour, light))

    def cloth(self, centres: Floats, radii: Floats, colour: Colour) -> None:
        """The hull of discs, centres (n, 2), radii (n,), lit from above and the left as a loose garment is."""
        middle = centres.mean(axis=0)
        size = float(radii.mean())
        for shrink, aside, light in ((1.0, 0.0, 0.80), (0.90, 0.12, 0.90), (0.74, 0.30, 1.0), (0.42, 0.55, 1.05)):
            moved = middle + (centres - middle) * (shrink, (1 + shrink) / 2) - np.array([aside, aside * 0.6]) * size
            self.polygon(discs_outline(moved, radii * shrink), shade(colour, light))

    def stroke(self, points: Floats, width: float, colour: Colour, *, closed: bool = False) -> None:
        """A line through points (n, 2), `width` frame pixels wide."""
        thick = max(round(width * self.detail), 1)
        cv2.polylines(self.pixels, [self._fixed(points)], closed, (*colour, 255), thick, cv2.LINE_AA, SHIFT)

    def averaged(self) -> Picture:
        """The canvas at the frame's resolution."""
        size = (self.pixels.shape[1] // self.detail, self.pixels.shape[0] // self.detail)
        return np.asarray(cv2.resize(self.pixels, size, interpolation=cv2.INTER_AREA), np.uint8)


def to_fixed(points: Floats) -> npt.NDArray[np.int32]:
    """Pixels (n, 2) as the fixed-point numbers, `SHIFT` binary digits, that OpenCV draws with."""
    fixed: npt.NDArray[np.int32] = np.round(points * 2**SHIFT).astype(np.int32)
    return fixed


def capsule_outline(start: Floats, end: Floats, radii: tuple[float, float]) -> Floats:
    """The outline (n, 2) of the hull of two discs."""
    return discs_outline(np.stack([start, end]), np.array(radii))


def discs_outline(centres: Floats, radii: Floats) -> Floats:
    """The outline (m, 2) of the hull of discs, centres (n, 2), radii (n,)."""
    turns = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    rim = np.column_stack([np.cos(turns), np.sin(turns)])
    points = (centres[:, None] + rim * radii[:, None, None]).reshape(-1, 2).astype(np.float32)
    outline: Floats = np.asarray(cv2.convexHull(points), np.float64)[:, 0]
    return outline


def shade(colour: Colour, light: float) -> Colour:
    """The colour under more (above 1) or less light, cut off at white."""
    return (min(colour[0] * light, 255.0), min(colour[1] * light, 255.0), min(colour[2] * light, 255.0))


@dataclass(frozen=True, slots=True)
class Sprite:
    """Part of a picture: `pixels` (h, w, 4) float32 BGR premultiplied by alpha, 0 to 255, alpha 0 to 1."""

    left: int
    top: int
    pixels: Light

    @property
    def alpha(self) -> Light:
        """(h, w) from 0 to 1."""
        alpha: Light = self.pixels[..., 3]
        return alpha


@dataclass(frozen=True, slots=True)
class Patch:
    """A share of every pixel of a rectangle, without a colour.

    `cover` (h, w) from 0 to 1 lies with its first pixel at (`left`, `top`); it may reach over the picture's edges.
    """

    left: int
    top: int
    cover: Light


def _meeting(
    picture: Picture | Light, left: int, top: int, shape: tuple[int, ...]
) -> tuple[slice, slice, slice, slice] | None:
    """Where a patch of `shape` at (`left`, `top`) meets the picture: its rows and columns there and in the patch."""
    high, wide = picture.shape[:2]
    y0, y1, x0, x1 = max(top, 0), min(top + shape[0], high), max(left, 0), min(left + shape[1], wide)
    if y1 <= y0 or x1 <= x0:
        return None
    return slice(y0, y1), slice(x0, x1), slice(y0 - top, y1 - top), slice(x0 - left, x1 - left)


def lay(picture: Picture, sprite: Sprite) -> None:
    """Put the sprite over the picture (h, w, 3), in place."""
    part = _meeting(picture, sprite.left, sprite.top, sprite.pixels.shape)
    if part is None:
        return
    rows, columns, from_rows, from_columns = part
    over = sprite.pixels[from_rows, from_columns]
    mixed = picture[rows, columns] * (1 - over[..., 3:]) + over[..., :3]
    picture[rows, columns] = np.clip(mixed + 0.5, 0, 255).astype(np.uint8)


def overlap(sprite: Sprite, patch: Patch) -> Light:
    """How much of each of the patch's pixels the sprite covers, the shape of its cover, 0 to 1."""
    covered = np.zeros(patch.cover.shape, np.float32)
    part = _meeting(covered, sprite.left - patch.left, sprite.top - patch.top, sprite.pixels.shape)
    if part is not None:
        rows, columns, from_rows, from_columns = part
        covered[rows, columns] = sprite.alpha[from_rows, from_columns]
    return covered


def add_light(picture: Picture, patch: Patch, colour: Colour, glow: float) -> None:
    """Mix `colour` into the picture (h, w, 3), in place, as light adds up on a sensor: before the picture's gamma.

    `glow` above 1 overexposes the colour, which is what keeps a fast thing's streak bright.
    """
    part = _meeting(picture, patch.left, patch.top, patch.cover.shape)
    if part is None:
        return
    rows, columns, from_rows, from_columns = part
    share = patch.cover[from_rows, from_columns, None]
    light = np.power(np.asarray(colour, np.float32) / 255, 2.2) * glow
    under = np.power(picture[rows, columns].astype(np.float32) / 255, 2.2)
    mixed = np.power(np.clip(under * (1 - share) + light * share, 0, 1), 1 / 2.2)
    picture[rows, columns] = (mixed * 255 + 0.5).astype(np.uint8)
