"""Drawing the shuttlecock as one exposure sees it."""

import math

import cv2
import numpy as np

from .arrays import Floats
from .brush import SHIFT, to_fixed
from .camera import Camera
from .layers import Patch
from .look import Feathers

LENGTH = 0.085
"""From the cork's tip to the skirt's edge, metres (Laws of Badminton, law 2)."""
SKIRT = 0.031
"""Radius of the skirt's edge, metres."""
CORK = 0.0135
"""Radius of the cork, metres."""
_DETAIL = 6
"""How much finer than the frame a shuttle is drawn."""
_MOST = 48
"""Instants of an exposure that are drawn at most."""


def smear(positions: Floats, headings: Floats, camera: Camera, feathers: Feathers) -> Patch:
    """Draw a shuttle at `positions` (n, 3), cork toward `headings` (n, 3), and average over the exposure."""
    middles = camera.project(positions)
    metre = camera.pixels_per_metre(positions[len(positions) // 2])
    reach = math.ceil(LENGTH * feathers.size * metre) + 2
    left, top = np.floor(middles.min(axis=0)).astype(int) - reach
    right, bottom = np.ceil(middles.max(axis=0)).astype(int) + reach + 1
    left, top = max(left, -60), max(top, -60)
    right, bottom = min(right, camera.width + 60), min(bottom, camera.height + 60)
    if right <= left or bottom <= top:
        return Patch(0, 0, np.zeros((0, 0), np.float32))
    total = np.zeros(((bottom - top) * _DETAIL, (right - left) * _DETAIL), np.float32)
    for position, heading in zip(positions, headings, strict=True):
        mask = np.zeros(total.shape, np.uint8)
        for outline, solid in _outlines(position, heading, camera, feathers):
            fine = (outline - (left, top) + 0.5) * _DETAIL - 0.5
            cv2.fillConvexPoly(mask, to_fixed(fine), round(255 * solid), cv2.LINE_AA, SHIFT)
        total += mask
    total /= 255 * len(positions)
    size = (right - left, bottom - top)
    return Patch(int(left), int(top), np.asarray(cv2.resize(total, size, interpolation=cv2.INTER_AREA), np.float32))


def instants(camera: Camera, start: Floats, end: Floats) -> int:
    """How many instants an exposure from `start` to `end` (3,) needs for a smooth streak."""
    return int(np.clip(np.ceil(np.hypot(*np.diff(camera.project(np.stack([start, end])), axis=0)[0]) * 1.5), 2, _MOST))


def _outlines(position: Floats, heading: Floats, camera: Camera, feathers: Feathers) -> list[tuple[Floats, float]]:
    """Outlines (n, 2) in pixels of the skirt and the cork, with how solid each is."""
    axis = heading / max(float(np.linalg.norm(heading)), 1e-9)
    helper = np.array([0.0, 0.0, 1.0]) if abs(axis[2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    across = np.cross(axis, helper)
    across /= np.linalg.norm(across)
    upward = np.cross(axis, across)
    turns = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    ring = np.cos(turns)[:, None] * across + np.sin(turns)[:, None] * upward
    length, skirt_radius, cork_radius = (size * feathers.size for size in (LENGTH, SKIRT, CORK))
    edge = position - axis * length * 0.5 + ring * skirt_radius
    throat = position + axis * length * 0.2 + ring * cork_radius
    tip = position + axis * (length * 0.5 - cork_radius) + ring * cork_radius
    skirt = cv2.convexHull(camera.project(np.concatenate([edge, throat])).astype(np.float32))
    cork = cv2.convexHull(camera.project(np.concatenate([throat, tip])).astype(np.float32))
    return [(np.asarray(skirt, np.float64)[:, 0], feathers.solidity), (np.asarray(cork, np.float64)[:, 0], 1.0)]
