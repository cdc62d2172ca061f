"""The spectators: rows of dim, unsharp people rising into the dark."""

import cv2
import numpy as np

from .arrays import Colour, Floats
from .brush import shade
from .look import Hall
from .texture import Easel

_CLOTHES: tuple[Colour, ...] = (
    (60, 55, 52), (42, 40, 40), (205, 205, 205), (120, 118, 116),
    (120, 70, 50), (60, 60, 150), (70, 90, 60), (170, 190, 200),
)  # fmt: skip
_ROWS, _RISE, _TREAD, _SEAT = 20, 0.46, 0.9, 0.52
"""Rows of a stand; how much higher and further back, and how wide a seat is, metres."""


def paint_crowd(easel: Easel, hall: Hall, rng: np.random.Generator, *, behind: float, aside: float) -> None:
    """Fill the stands that begin `behind` the net and `aside` of the middle, both in metres."""
    crowd = Easel(np.zeros_like(easel.picture), easel.camera)
    blocks = rng.uniform(0.5, 1.3, 12)  # some blocks are lit, some are not
    for row in range(_ROWS - 1, -1, -1):
        light = hall.crowd_light * (1.0 - 0.03 * row)
        for x in np.arange(-22, 22, _SEAT):
            if abs(abs(x) - 5.2) > 0.55:  # the aisles
                block = blocks[int((x + 22) / 44 * len(blocks))]
                seat = np.array([x, behind + _TREAD * row, 0.5 + _RISE * row])
                _seat(crowd, seat, light * block, hall, rng)
        for side in (-1, 1):
            for y in np.arange(-9.0, 17.0, _SEAT):
                seat = np.array([side * (aside + _TREAD * row), y, _RISE * row - 0.2])
                _seat(crowd, seat, light * 0.7 * blocks[int(y + 9) % len(blocks)], hall, rng)
    unsharp = cv2.GaussianBlur(crowd.picture, (0, 0), 2.7 * easel.camera.width / 2560)
    cv2.add(easel.picture, unsharp, easel.picture)


def _seat(easel: Easel, seat: Floats, light: float, hall: Hall, rng: np.random.Generator) -> None:
    """Perhaps a spectator, and the back of the seat in front, which hides the rest of one."""
    present = rng.random() < hall.crowd_density
    seat = seat + rng.normal(0, (0.07, 0.07, 0.05))
    camera = easel.camera
    head, chest, lap = camera.project(seat + np.array([[0, 0, 1.18], [0, 0, 0.82], [0, -0.3, 0.55]]))
    metre = camera.pixels_per_metre(seat)
    if not (-40 < head[0] < camera.width + 40 and -40 < head[1] < camera.height + 40):
        return
    if present:
        _spectator(easel, (head, chest), metre, light * rng.uniform(0.35, 1.4), rng)
    corner = (round(lap[0] - 0.25 * metre), round(lap[1]))
    opposite = (round(lap[0] + 0.25 * metre), round(lap[1] + 0.5 * metre))
    cv2.rectangle(easel.picture, corner, opposite, shade((46, 40, 38), hall.crowd_light), -1)


def _spectator(
    easel: Easel, places: tuple[Floats, Floats], metre: float, light: float, rng: np.random.Generator
) -> None:
    head, chest = places
    red, green, blue = rng.uniform(0.7, 1.2, 3)
    cloth = _CLOTHES[rng.integers(len(_CLOTHES))]
    clothes = shade((cloth[0] * blue, cloth[1] * green, cloth[2] * red), light)
    skin = shade((105, 140, 195) if rng.random() < 0.75 else (70, 90, 130), light)

    def oval(centre: Floats, half: tuple[float, float], colour: Colour, start: int = 0) -> None:
        spot = (round(centre[0]), round(centre[1]))
        axes = (max(round(half[0] * metre), 1), max(round(half[1] * metre), 1))
        cv2.ellipse(easel.picture, spot, axes, 0, start, 360, colour, -1, cv2.LINE_AA)

    for aside, half in ((-0.11, 0.115), (0.11, 0.115), (0.0, 0.15)):
        oval(chest + np.array([aside * metre, 0.0]), (half, 0.26), clothes)
    oval(head, (0.085, 0.115), skin)
    oval(head - np.array([0.0, 0.05 * metre]), (0.09, 0.075), shade((40, 40, 48), light), 180)
