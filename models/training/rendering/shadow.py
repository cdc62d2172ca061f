"""The soft shadows of players under many lamps."""

import cv2
import numpy as np

from .arrays import Floats, Picture
from .body import Joint
from .brush import SHIFT, to_fixed
from .camera import Camera

_LAMPS = ((1.0, 0.25), (-1.0, 0.25), (0.9, -0.3), (-0.9, -0.3))
"""Where shadows point: away from the lamps along both sides of the court."""


def cast_shadow(picture: Picture, camera: Camera, pose: Floats) -> None:
    """Darken the floor in the picture (h, w, 3), in place, under the feet and the body of `pose` (len(Joint), 3)."""
    ground = pose[Joint.PELVIS] * (1, 1, 0)
    spots = [(ground, 0.36, 0.16)]
    spots += [(ground + np.array([away * x, away * y, 0.0]), 0.34, 0.09) for x, y in _LAMPS for away in (0.45, 0.95)]
    spots += [(pose[joint] * (1, 1, 0), 0.15, 0.26) for joint in (Joint.ANKLE_LEFT, Joint.ANKLE_RIGHT)]
    turns = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    ring = np.column_stack([np.cos(turns), np.sin(turns), turns * 0])
    box = camera.project(np.concatenate([spot[0] + ring * (spot[1] + 0.3) for spot in spots]))
    left, top = np.maximum(np.floor(box.min(axis=0)).astype(int), 0)
    right, bottom = np.ceil(box.max(axis=0)).astype(int)
    under = picture[top:bottom, left:right]
    if under.size == 0:
        return
    dark = np.zeros(under.shape[:2], np.float32)
    for middle, radius, strength in spots:
        mask = np.zeros(under.shape[:2], np.uint8)
        outline = camera.project(middle + ring * radius) - (left, top)
        cv2.fillConvexPoly(mask, to_fixed(outline), 255, cv2.LINE_AA, SHIFT)
        dark = 1 - (1 - dark) * (1 - mask.astype(np.float32) * np.float32(strength / 255))
    dark = np.asarray(cv2.GaussianBlur(dark, (0, 0), 0.09 * camera.pixels_per_metre(ground)), np.float32)
    picture[top:bottom, left:right] = (under * (1 - dark[..., None])).astype(np.uint8)
