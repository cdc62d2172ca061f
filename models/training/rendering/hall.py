"""The still part of the picture: floor, court, boards, people who sit, and the dark stands."""

import cv2
import numpy as np

from . import court, stands
from .arrays import Colour, Picture
from .brush import SHIFT, to_fixed
from .camera import Camera
from .court import Line
from .crowd import paint_crowd
from .look import Hall
from .stands import ASIDE, BACK, FRONT, WALL
from .texture import Easel, lettering, plain

_TEXELS = 120
"""Floor texture pixels a metre."""
_FINENESS = 2
"""How much finer the still picture is painted than the frame."""


def paint_hall(camera: Camera, hall: Hall, rng: np.random.Generator) -> Picture:
    """The empty hall as `camera` sees it, (height, width, 3), before lens and sensor."""
    fine = camera.scaled(_FINENESS)
    easel = Easel(plain(fine.height, fine.width, (14, 11, 10)), fine)
    paint_crowd(easel, hall, rng, behind=WALL + 2.0, aside=ASIDE + 1.6)
    edges = np.array([[-ASIDE, BACK, 0], [ASIDE, BACK, 0], [ASIDE, FRONT, 0], [-ASIDE, FRONT, 0]])
    easel.paste(_floor(hall, rng), edges)
    stands.paint_boards(easel, hall, rng)
    stands.paint_officials(easel, hall, rng)
    size = (camera.width, camera.height)
    return np.asarray(cv2.resize(easel.picture, size, interpolation=cv2.INTER_AREA), np.uint8)


def _floor(hall: Hall, rng: np.random.Generator) -> Picture:
    """The floor from above, far side up, `_TEXELS` a metre."""
    width, height = int(2 * ASIDE * _TEXELS), int((BACK - FRONT) * _TEXELS)
    floor = plain(height, width, hall.surround)
    apron = rng.uniform(0.9, 1.5)
    half_width, half_length = court.WIDTH / 2 + apron, court.LENGTH / 2 + apron
    if rng.random() < 0.6:  # a band of another colour beside the net, where the officials are
        band = np.array(hall.surround) * 0.45 + np.array([150, 185, 235]) * 0.45
        _fill(floor, Line(-ASIDE, ASIDE, -1.9, 1.9), (float(band[0]), float(band[1]), float(band[2])))
    dark = (hall.court[0] * 0.62, hall.court[1] * 0.62, hall.court[2] * 0.62)
    mat = Line(-half_width, half_width, -half_length, half_length)
    _fill(floor, Line(mat.left - 0.06, mat.right + 0.06, mat.near - 0.06, mat.far + 0.06), dark)
    _fill(floor, mat, hall.court)
    _seams(floor, mat, hall.court)
    _signs(floor, hall, apron)
    for line in court.lines():
        _fill(floor, line, hall.line)
    return _light(floor, hall, rng)


def _texels(x: float, y: float) -> tuple[float, float]:
    return (x + ASIDE) * _TEXELS - 0.5, (BACK - y) * _TEXELS - 0.5


def _fill(floor: Picture, area: Line, colour: Colour) -> None:
    near, far = area.near, area.far
    corners = [_texels(area.left, far), _texels(area.right, far), _texels(area.right, near), _texels(area.left, near)]
    cv2.fillConvexPoly(floor, to_fixed(np.array(corners)), colour, cv2.LINE_AA, SHIFT)


def _seams(floor: Picture, mat: Line, colour: Colour) -> None:
    darker = (colour[0] * 0.93, colour[1] * 0.93, colour[2] * 0.93)
    for x in np.arange(mat.left + 1.8, mat.right, 1.8):
        _fill(floor, Line(x, x + 0.012, mat.near, mat.far), darker)


def _signs(floor: Picture, hall: Hall, apron: float) -> None:
    """Names painted on the court, as sponsors do: before both baselines and beside the net."""
    size = apron * 0.42
    places = (
        (hall.town, -1.9, -court.LENGTH / 2 - apron * 0.55, size, False),
        (hall.names[0], 1.7, -court.LENGTH / 2 - apron * 0.55, size, False),
        (hall.names[1], -1.4, court.LENGTH / 2 + apron * 0.45, size, True),
        (hall.names[0], 1.6, court.LENGTH / 2 + apron * 0.45, size, True),
        (hall.names[2], 0.0, -0.95, 0.62, False),
    )
    for text, x, y, tall, turned in places:
        sheet = lettering(text, int(tall * _TEXELS), (236, 238, 238), hall.court)
        if turned:
            sheet = np.ascontiguousarray(sheet[::-1, ::-1])
        column, row = _texels(x, y)
        top, left = int(row - sheet.shape[0] / 2), int(column - sheet.shape[1] / 2)
        floor[top : top + sheet.shape[0], left : left + sheet.shape[1]] = sheet


def _light(floor: Picture, hall: Hall, rng: np.random.Generator) -> Picture:
    """Lamps above the court, a little gloss, and the unevenness of mats."""
    height, width = floor.shape[:2]
    rows, columns = np.mgrid[0:height:16, 0:width:16].astype(np.float32)
    x, y = columns / _TEXELS - ASIDE, BACK - rows / _TEXELS
    fall = (x / 7.0) ** 2 + ((y + 0.5) / 10.5) ** 2
    light = 1.13 - hall.spotlight * fall
    for _ in range(5):
        middle = rng.uniform((-4, -6), (4, 7))
        light += 0.05 * np.exp(-((x - middle[0]) ** 2 / 3.0 + (y - middle[1]) ** 2 / 9.0))
    light += np.asarray(cv2.GaussianBlur(rng.normal(0, 0.25, light.shape).astype(np.float32), (0, 0), 5))
    light = np.asarray(cv2.resize(light, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)
    grain = rng.normal(0, 1.3, (height, width)).astype(np.float32)
    lit = floor * light[..., None] + grain[..., None]
    return np.asarray(np.clip(lit, 0, 255), np.uint8)
