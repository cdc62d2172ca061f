"""Laying flat pictures, with or without lettering, into a scene in perspective."""

from dataclasses import dataclass

import cv2
import numpy as np

from .arrays import Colour, Floats, Picture
from .brush import SHIFT, to_fixed
from .camera import Camera


@dataclass(frozen=True, slots=True)
class Easel:
    """A picture (height, width, 3) being painted as `camera`, of the same size, sees the hall."""

    picture: Picture
    camera: Camera

    def paste(self, texture: Picture, place: Floats) -> None:
        """Lay `texture` (h, w, 3) so that its corners, clockwise from the top left, come to `place` (4, 3)."""
        height, width = texture.shape[:2]
        source = np.array([[-0.5, -0.5], [width - 0.5, -0.5], [width - 0.5, height - 0.5], [-0.5, height - 0.5]])
        target = self.camera.project(place)
        left, top = np.maximum(np.floor(target.min(axis=0)).astype(int) - 1, 0)
        right = min(int(np.ceil(target[:, 0].max())) + 2, self.picture.shape[1])
        bottom = min(int(np.ceil(target[:, 1].max())) + 2, self.picture.shape[0])
        if right <= left or bottom <= top:
            return
        target = target - (left, top)
        warp = cv2.getPerspectiveTransform(source.astype(np.float32), target.astype(np.float32))
        size = (right - left, bottom - top)
        laid = cv2.warpPerspective(texture, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        mask = np.zeros((bottom - top, right - left), np.uint8)
        cv2.fillConvexPoly(mask, to_fixed(target), 255, cv2.LINE_AA, SHIFT)
        share = mask[..., None].astype(np.float32) / 255
        under = self.picture[top:bottom, left:right]
        mixed = under * (1 - share) + np.asarray(laid, np.float32) * share
        self.picture[top:bottom, left:right] = (mixed + 0.5).astype(np.uint8)

    def fill(self, place: Floats, colour: Colour) -> None:
        """One colour over the quadrilateral `place` (4, 3)."""
        self.paste(plain(16, 16, colour), place)


def plain(height: int, width: int, colour: Colour) -> Picture:
    """A picture (height, width, 3) of one colour."""
    sheet = np.zeros((height, width, 3), np.uint8)
    sheet[:] = np.round(colour).astype(np.uint8)
    return sheet


def wall(start: Floats, end: Floats, tall: float) -> Floats:
    """The corners (4, 3), clockwise from the top left, of a wall on the floor from `start` (2,) to `end` (2,)."""
    return np.array([[*start, tall], [*end, tall], [*end, 0.0], [*start, 0.0]], float)


def lettering(text: str, height: int, colour: Colour, ground: Colour, font: int = cv2.FONT_HERSHEY_DUPLEX) -> Picture:
    """`text` in heavy letters on a plain ground, (height, as wide as needed, 3)."""
    scale, thick = height / 44, max(round(height / 9), 1)
    (width, tall), _ = cv2.getTextSize(text, font, scale, thick)
    sheet = plain(height, width + height // 2, ground)
    cv2.putText(sheet, text, (height // 4, (height + tall) // 2), font, scale, colour, thick, cv2.LINE_AA)
    return sheet
