"""What stands and sits around the court: boards with names, line judges, the umpire, the service judge."""

from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np

from .arrays import Colour, Floats, Picture
from .body import Joint
from .brush import shade
from .figure import Kit, draw_figure
from .look import Hall
from .texture import Easel, lettering, plain, wall

ASIDE, FRONT, BACK = 7.6, -9.8, 10.0
"""The floor ends this far to both sides, before and behind the net, in metres."""
WALL = BACK + 1.6
"""Where the second, higher row of boards stands behind the line judges."""
_TEXELS = 110
"""Pixels a metre of a board's texture."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of boards on the floor from `start` to `end`, (2,) each; `tall` and each board's `length` in metres."""

    start: Floats
    end: Floats
    tall: float
    length: float


def paint_boards(easel: Easel, hall: Hall, rng: np.random.Generator) -> None:
    """Both rows behind the court with the line judges between them, and the boards along the sides."""
    extent = rng.uniform(5.0, 7.0)
    _boards(easel, _Row(np.array([0.4 - extent, WALL]), np.array([extent - 0.4, WALL]), 1.75, 2.5), hall, rng)
    for x in (-2.6, 0.0, 2.6):
        _official(easel, np.array([x, BACK + 0.9, 0.25]), hall.uniform, rng)
    _boards(easel, _Row(np.array([-extent - 0.6, BACK]), np.array([extent + 0.6, BACK]), 0.85, 2.4), hall, rng)
    if rng.random() < 0.9:
        near, far = np.array([ASIDE - rng.uniform(0.3, 1.2), FRONT]), np.array([ASIDE - 0.2, BACK - 0.8])
        mirror = np.array([-1, 1])
        _boards(easel, _Row(near * mirror, far * mirror, 0.8, 2.2), hall, rng)
        _boards(easel, _Row(far, near, 0.8, 2.2), hall, rng)


def _boards(easel: Easel, row: _Row, hall: Hall, rng: np.random.Generator) -> None:
    count = max(round(float(np.hypot(*(row.end - row.start))) / row.length), 1)
    first, light = int(rng.integers(len(hall.boards))), rng.uniform(0.7, 1.0)
    for i, (start, end) in enumerate(pairwise(np.linspace(row.start, row.end, count + 1))):
        # Neighbours often belong to one sponsor.
        which = first + (i // 2 if rng.random() < 0.7 else i)
        ground = shade(hall.boards[which % len(hall.boards)], light)
        name = hall.names[(which * 2 + i % 2) % len(hall.names)]
        easel.paste(_board(name, row, ground, rng), wall(start, end, row.tall))


def _board(name: str, row: _Row, ground: Colour, rng: np.random.Generator) -> Picture:
    """A board with a name and an emblem."""
    height, width = int(row.tall * _TEXELS), int(row.length * _TEXELS)
    board = plain(height, width, ground)
    ink: Colour = (235, 235, 235) if sum(ground) < 440 else (90, 40, 30)
    font = int(rng.choice([cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_TRIPLEX]))
    sheet = lettering(name, int(height * rng.uniform(0.36, 0.5)), ink, ground, font)
    room = int(min(width * 0.72, width - height * 0.62))
    if sheet.shape[1] > room:
        narrow = (room, sheet.shape[0] * room // sheet.shape[1])
        sheet = np.asarray(cv2.resize(sheet, narrow, interpolation=cv2.INTER_AREA), np.uint8)
    top, left = (height - sheet.shape[0]) // 2, (width - sheet.shape[1]) // 2 + height // 4
    board[top : top + sheet.shape[0], left : left + sheet.shape[1]] = sheet
    (x, y), size = (left - height // 6, height // 2), height // 6
    if rng.random() < 0.5:
        cv2.circle(board, (x, y), size, ink, max(size // 3, 1), cv2.LINE_AA)
    else:
        points = np.array([[x, y - size], [x + size, y + size], [x - size, y + size]], np.int32)
        cv2.fillConvexPoly(board, points, ink, cv2.LINE_AA)
    cv2.line(board, (0, 0), (0, height), shade(ground, 0.6), 2)
    return board


def paint_officials(easel: Easel, hall: Hall, rng: np.random.Generator) -> None:
    """The umpire on the high chair at one end of the net, the service judge at the other, the players' boxes."""
    side = float(rng.choice([-1, 1]))
    for sign in (-1, 1):
        for y in np.arange(6.5, 1.5, -1.4)[: rng.integers(1, 4)]:  # the furthest first: the nearer ones hide them
            tone = shade(hall.boards[rng.integers(len(hall.boards))], 0.7)
            place = np.array([sign * rng.uniform(5.9, 6.5), y, 0.0])
            _block(easel, place, (0.8, 0.6, rng.uniform(0.35, 0.6)), tone)
    x = -side * rng.uniform(4.6, 5.1)
    _official(easel, np.array([x, 0.5, 0.1]), hall.uniform, rng)
    _block(easel, np.array([x, -0.2, 0.0]), (1.0, 0.6, 0.8), shade(hall.boards[1], 0.9))
    x = side * rng.uniform(4.5, 5.1)
    _block(easel, np.array([x, 0.0, 0.0]), (1.1, 0.9, 1.35), shade(hall.boards[0], 0.9), taper=0.55)
    _official(easel, np.array([x, 0.1, 0.98]), hall.uniform, rng)


def _block(
    easel: Easel, place: Floats, size: tuple[float, float, float], colour: Colour, *, taper: float = 1.0
) -> None:
    """A block on the floor, `size` wide, deep and tall, its top `taper` times as wide: a side, the front, the top."""
    corners = np.array([[-1, 1, 0], [1, 1, 0], [1, -1, 0], [-1, -1, 0]])  # far left, far right, near right, near left
    half = np.array([size[0] / 2, size[1] / 2, 0.0])
    low = place + corners * half
    high = place + corners * half * (taper, 1.0, 1.0) + np.array([0.0, 0.0, size[2]])
    flank = (1, 2) if place[0] < easel.camera.position[0] else (3, 0)
    for (a, b), light in ((flank, 0.6), ((3, 2), 0.85)):
        easel.fill(np.stack([high[a], high[b], low[b], low[a]]), shade(colour, light))
    easel.fill(high, shade(colour, 1.2))


def _official(easel: Easel, seat: Floats, shirt: Colour, rng: np.random.Generator) -> None:
    """A person on a chair, facing the camera, feet at `seat` (3,)."""
    dark = (38.0, 34.0, 34.0)
    kit = Kit(shirt, shirt, dark, dark, dark, skin=(100, 135, 190), hair=(25, 25, 28), racket=dark)
    pose = np.zeros((len(Joint), 3))
    pose[Joint.PELVIS] = (0, 0.1, 0.48)
    pose[Joint.NECK] = (0, 0.12, 1.0)
    pose[Joint.HEAD] = (rng.normal(0, 0.03), 0.08, 1.2)
    for j, sign in enumerate((-1, 1)):
        pose[Joint.SHOULDER_LEFT + j] = (sign * 0.19, 0.12, 0.95)
        pose[Joint.ELBOW_LEFT + j] = (sign * 0.25, 0.0, 0.70)
        pose[Joint.HAND_LEFT + j] = (sign * 0.12, -0.3, 0.56)
        pose[Joint.HIP_LEFT + j] = (sign * 0.1, 0.05, 0.46)
        pose[Joint.KNEE_LEFT + j] = (sign * 0.16, -0.36, 0.48)
        pose[Joint.ANKLE_LEFT + j] = (sign * 0.15, -0.34, 0.08)
        pose[Joint.TOE_LEFT + j] = (sign * 0.17, -0.5, 0.03)
    sprite = draw_figure([pose + seat], kit, easel.camera, from_behind=False, with_racket=False)
    high, wide = sprite.pixels.shape[:2]
    under = easel.picture[sprite.top : sprite.top + high, sprite.left : sprite.left + wide]
    laid = under * (1 - sprite.alpha[..., None]) + sprite.pixels[..., :3]
    under[:] = np.clip(laid, 0, 255).astype(np.uint8)
