"""Parts of a picture, and how they are put over one another."""

from dataclasses import dataclass

import numpy as np

from .arrays import Colour, Light, Picture


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
