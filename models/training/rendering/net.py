"""The net as a layer of its own, for it hides what is behind it only a little."""

import cv2
import numpy as np

from . import court
from .arrays import Floats, Light
from .brush import SHIFT, Canvas, shade, to_fixed
from .camera import Camera
from .layers import Sprite
from .look import Hall

_DETAIL = 4
_MESH = 0.02
"""Width of a mesh in metres."""


def draw_net(camera: Camera, hall: Hall) -> Sprite:
    """Posts, cords and tape as `camera` sees them."""
    half = court.WIDTH / 2
    box = camera.project(np.array([[-half, 0, 0], [half, 0, 0], [-half, 0, 1.6], [half, 0, 1.6]]))
    left, top = np.floor(box.min(axis=0)).astype(int) - 8
    right, bottom = np.ceil(box.max(axis=0)).astype(int) + 8
    canvas = Canvas(left, top, right - left, bottom - top, detail=_DETAIL)
    _cords(canvas, camera, hall)
    metre = camera.pixels_per_metre(np.zeros(3))
    _tape(canvas, camera, hall)
    canvas.stroke(camera.project(_along(court.NET_DEPTH)), 0.01 * metre, shade(hall.tape, 0.3))
    for sign in (-1, 1):
        foot, head = np.array([sign * (half + 0.02), 0, 0]), np.array([sign * (half + 0.02), 0, court.NET_AT_POSTS])
        seen = camera.project(np.stack([foot, head]))
        canvas.limb(seen[0], seen[1], (0.034 * metre, 0.030 * metre), hall.post)
        block = camera.project(np.array([[sign * (half + 0.12), 0, 0.06], [sign * (half + 0.55), 0, 0.06]]))
        canvas.limb(block[0], block[1], (0.10 * metre, 0.08 * metre), hall.post)
    pixels = canvas.averaged().astype(np.float32)
    pixels[..., 3] /= 255
    return Sprite(int(left), int(top), pixels)


def _tape(canvas: Canvas, camera: Camera, hall: Hall) -> None:
    """White tape folded over the cord, a little darker toward its lower edge; it lets some light through."""
    stops = np.linspace(0, court.TAPE * 0.72, 4)
    for top, bottom, light in zip(stops[:-1], stops[1:], (1.0, 0.9, 0.78), strict=True):
        upper, lower = camera.project(_along(float(top))), camera.project(_along(float(bottom)))
        for i in range(len(upper) - 1):  # piece by piece, for the whole is not convex
            piece = np.stack([upper[i], upper[i + 1], lower[i + 1], lower[i]])
            canvas.polygon(piece, shade(hall.tape, light), hall.tape_solidity)


def _along(below: float) -> Floats:
    """A line (n, 3) from post to post, `below` metres under the net's top edge."""
    across = np.linspace(-court.WIDTH / 2, court.WIDTH / 2, 25)
    return np.array([[x, 0.0, court.net_height(x) - below] for x in across])


def _cords(canvas: Canvas, camera: Camera, hall: Hall) -> None:
    """The mesh: cords far thinner than a pixel, so their share of it is what is drawn."""
    half = court.WIDTH / 2
    mask = np.zeros(canvas.pixels.shape[:2], np.uint8)
    segments = [
        np.array([[x, 0, court.net_height(x)], [x, 0, court.net_height(x) - court.NET_DEPTH]])
        for x in np.arange(-half, half, _MESH)
    ]
    segments += [_along(below) for below in np.arange(0, court.NET_DEPTH, _MESH)]
    for segment in segments:
        fine = (camera.project(segment) - (canvas.left, canvas.top) + 0.5) * canvas.detail - 0.5
        cv2.polylines(mask, [to_fixed(fine)], False, 255, 1, cv2.LINE_AA, SHIFT)
    # A drawn cord is a quarter of a pixel wide at least: about 0.35 of the mesh would be covered.
    share: Light = mask.astype(np.float32) * np.float32(min(hall.mesh / 0.35, 1.0) / 255)
    paint = np.array([84, 88, 86, 255], np.float32)
    canvas.pixels[:] = (share[..., None] * paint + 0.5).astype(np.uint8)
