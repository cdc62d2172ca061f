"""Drawing with sub-pixel edges on a small premultiplied canvas that is later averaged down."""

import cv2
import numpy as np
import numpy.typing as npt

from .arrays import Colour, Floats, Picture

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
