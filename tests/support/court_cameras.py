"""Make cameras at a court, and pictures of its painted lines, for tests."""

import itertools
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.track.calibration import CourtCalibration, CourtMark
from rallytrace.track.camera import Camera
from rallytrace.track.sports import SPORTS, Sport


def broadcast_camera(
    sport: Sport = Sport.BADMINTON,
    *,
    curvature: float = 0.0,
    beside: float = 0.3,
    size: tuple[int, int] = (1280, 720),
    zoom: float = 1.0,
) -> Camera:
    """Return a camera behind the near base line at broadcast height, aimed at the middle of the court."""
    court = SPORTS[sport].court
    position = np.array([beside, -1.9 * court.length, 0.6 * court.length])
    forward = np.array([0.0, -0.06 * court.length, 0.0]) - position
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    rotation = np.stack([right, np.cross(forward, right), forward])
    return Camera(1.75 * size[0] * zoom, rotation, position, curvature, size)


def court_from(frame: int, sport: Sport = Sport.BADMINTON) -> CourtCalibration:
    """Return the court as such a camera sees it, valid from a frame on, with one crossing set by hand."""
    floor_map = broadcast_camera(sport, curvature=-0.02).floor_map
    corner = (SPORTS[sport].court.width / 2, SPORTS[sport].court.length / 2)
    (column, row), *_ = floor_map.to_pixels([corner]).tolist()
    return CourtCalibration.of_map(floor_map, sport, frame, [CourtMark(corner, (column, row))])


def paint_court(
    camera: Camera, sport: Sport, *, missing: tuple[str, ...] = (), also_at: Sequence[float] = ()
) -> NDArray[np.uint8]:
    """Return a picture (height, width, 3) BGR of white lines on green with noise, letters and a crowd.

    `also_at` adds courts so many metres to the right.
    """
    generator = np.random.default_rng(3)
    width, height = (int(length) for length in camera.size)
    picture = np.full((height, width, 3), (70, 110, 40), np.uint8)
    picture[: height // 6] = generator.integers(0, 255, (height // 6, width, 3))
    court = SPORTS[sport].court
    for line, aside in itertools.product(court.lines, (0.0, *also_at)):
        if line.name not in missing:
            ends = np.array([line.start, line.end]) + np.array([aside, 0.0])
            _paint_line(picture, camera, ends[0], ends[1], court.line_width)
    cv2.putText(picture, "SPONSOR", (40, height // 2), cv2.FONT_HERSHEY_SIMPLEX, 1.5, (255, 255, 255), 3)
    noise = generator.normal(0, 4, picture.shape)
    return np.clip(cv2.GaussianBlur(picture, (0, 0), 0.7) + noise, 0, 255).astype(np.uint8)


def _paint_line(
    picture: NDArray[np.uint8], camera: Camera, start: NDArray[np.float64], end: NDArray[np.float64], width: float
) -> None:
    along = (end - start) / np.linalg.norm(end - start)
    normal = np.array([-along[1], along[0]]) * width / 2
    middle = np.linspace(start - along * width / 2, end + along * width / 2, 40)
    outline = np.concatenate([middle + normal, (middle - normal)[::-1]])
    pixels = camera.project(np.column_stack([outline, np.zeros(len(outline))]))
    cv2.fillPoly(picture, [np.rint(pixels * 16).astype(np.int32)], (245, 245, 245), cv2.LINE_AA, 4)


def paint_enclosure(
    camera: Camera,
    sport: Sport = Sport.PADEL,
    *,
    floor: tuple[int, int, int] = (200, 90, 30),
    outside: tuple[int, int, int] = (70, 70, 70),
    without: tuple[str, ...] = (),
) -> NDArray[np.uint8]:
    """Paint a court between walls of glass and mesh, with its net and a crowd, as (height, width, 3) BGR.

    `without` leaves out 'lines', 'net', 'frame' (the near wall's steel) or 'walls' (the floor goes on beyond them).
    """
    generator = np.random.default_rng(3)
    width, height = (int(length) for length in camera.size)
    picture = np.full((height, width, 3), floor if "walls" in without else outside, np.uint8)
    court = SPORTS[sport].court
    x, y, wall = court.width / 2, court.length / 2, court.wall

    def fill(corners: list[tuple[float, float, float]], colour: tuple[int, int, int], share: float = 1.0) -> None:
        layer = picture.copy()
        cv2.fillPoly(layer, [np.rint(camera.project(corners) * 16).astype(np.int32)], colour, cv2.LINE_AA, 4)
        cv2.addWeighted(layer, share, picture, 1 - share, 0, picture)

    picture[: height // 8] = generator.integers(0, 160, (height // 8, width, 3))
    fill([(-x, y, 0), (x, y, 0), (x, -y, 0), (-x, -y, 0)], floor)
    if "lines" not in without:
        for line in court.lines:
            _paint_line(picture, camera, np.array(line.start), np.array(line.end), court.line_width)
    if "walls" not in without:
        fill([(-x, y, 0), (x, y, 0), (x, y, wall), (-x, y, wall)], (90, 90, 60), 0.5)
        for side in (-x, x):
            fill([(side, y, 0), (side, -y, 0), (side, -y, wall), (side, y, wall)], (40, 40, 30), 0.6)
    if "net" not in without:
        low, high = court.net_middle - 0.06, court.net_middle
        fill([(-x, 0, 0), (x, 0, 0), (x, 0, low), (-x, 0, low)], (20, 20, 20), 0.5)
        fill([(-x, 0, low), (x, 0, low), (x, 0, high), (-x, 0, high)], (245, 245, 245))
    if "frame" not in without:
        for start, end in (((-x, 0), (x, 0)), ((-x, wall), (x, wall)), ((-x, 0), (-x, wall)), ((x, 0), (x, wall))):
            ends = np.rint(camera.project([(start[0], -y, start[1]), (end[0], -y, end[1])]) * 16).astype(np.int32)
            cv2.line(picture, tuple(ends[0].tolist()), tuple(ends[1].tolist()), (25, 25, 25), 4, cv2.LINE_AA, 4)
    noise = generator.normal(0, 3, picture.shape)
    return np.clip(cv2.GaussianBlur(picture, (0, 0), 0.7) + noise, 0, 255).astype(np.uint8)
