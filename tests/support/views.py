"""Paint synthetic camera views for tests."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]

_PALETTES = (
    ((40, 110, 70), (190, 200, 195)),
    ((150, 60, 50), (60, 40, 120)),
    ((30, 40, 160), (220, 180, 60)),
    ((90, 90, 95), (20, 140, 150)),
)


def view(which: int, width: int, height: int, *, shift: float = 0.0) -> Picture:
    """Return a camera view without people, RGB (height, width, 3). `shift` pans it, in widths."""
    ground, lines = (np.array(colour, float) for colour in _PALETTES[which])
    y, x = np.mgrid[0:height, 0:width].astype(float)
    x = x / width + shift
    y = y / height
    weight = 0.5 + 0.5 * np.sin(7 * x + (which + 2) * y) * np.cos(5 * y + 3 * which * x)
    picture = ground + weight[..., None] * (lines - ground)
    picture[(np.abs(y - 0.3 - 0.1 * which) < 0.02) | (np.abs((x * 2) % 1 - 0.4) < 0.02)] = 230
    return np.asarray(picture.clip(0, 255), np.uint8)


@lru_cache(maxsize=16)
def hall(which: int, width: int, height: int) -> Picture:
    """Return a camera view full of details, as real ones are, so that few shifts and zooms look like others.

    It is painted once for all frames that show it, and cannot be written to.
    """
    rng = np.random.default_rng(which)
    picture = np.full((height, width, 3), rng.integers(30, 160, 3), np.uint8)
    for _ in range(120):
        left, top = rng.uniform(-0.1, 1, 2) * (width, height)
        wide, high = rng.uniform(0.02, 0.2, 2) * (width, height)
        block = slice(max(int(top), 0), int(top + high) + 1), slice(max(int(left), 0), int(left + wide) + 1)
        picture[block] = rng.integers(0, 256, 3)
    picture.flags.writeable = False
    return picture


def with_player(picture: Picture, place: float) -> Picture:
    """Return a copy with a player standing at a share of the width."""
    height, width = picture.shape[:2]
    left = int(place * width * 0.85)
    copy = picture.copy()
    copy[height // 2 : height // 2 + height // 4, left : left + width // 12] = (250, 240, 20)
    return copy


def film(
    cuts: Sequence[tuple[int, int]], seen: Callable[[int, int, int], Picture] = view
) -> Callable[[int, int, int], Picture]:
    """Return a painter for `clipmaker.make` that shows each (first frame, view) in turn. A player walks.

    A player walks.
    """

    def paint(i: int, width: int, height: int) -> Picture:
        which = next(shown for first, shown in reversed(cuts) if first <= i)
        return with_player(seen(which, width, height), (i * 7 % 50) / 50)

    return paint
