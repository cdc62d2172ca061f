"""Small pictures of players, cut out of the video one after another."""

from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage

from rallytrace.analysis.players.identification import SeenPlayer
from rallytrace.session.pictures.cutout_cache import CutoutCache
from rallytrace.session.pictures.frames import Cutout, CutoutArea
from rallytrace.track.geometry import Size

PICTURE: Final = QSize(44, 66)
"""Size of a player's picture, in logical pixels."""
_PIXEL_RATIO: Final = 2
"""Number of pixels kept per logical pixel, in both directions, for screens with a high resolution."""
_HEIGHT_IN_BOXES: Final = 1.12
"""Height of the picture as a multiple of the height of the player's box."""
_PICTURES_PER_REQUEST: Final = 16


class PlayerPictures(QObject):
    """Loads pictures of players as `QImage`s, with more pixels than their logical size has."""

    arrived = Signal()
    """More of the requested pictures are available."""

    def __init__(self, cutouts: CutoutCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cutouts = cutouts
        self._kept: dict[CutoutArea, QImage] = {}
        self._wanted: tuple[CutoutArea, ...] = ()
        cutouts.arrived.connect(self._on_arrived)

    def want(self, areas: tuple[CutoutArea, ...]) -> None:
        """Request the pictures of these areas, and no others. Those already loaded are kept."""
        self._wanted = areas
        self._kept = {area: self._kept[area] for area in areas if area in self._kept}
        self._request()

    def image(self, area: CutoutArea) -> QImage | None:
        return self._kept.get(area)

    def _request(self) -> None:
        for area in self._wanted:
            cutout = None if area in self._kept else self._cutouts.get(area)
            if cutout is not None:
                self._keep(cutout)
        missing = [area for area in self._wanted if area not in self._kept]
        self._cutouts.want_beside(self, missing[:_PICTURES_PER_REQUEST])

    @Slot(object)
    def _on_arrived(self, areas: tuple[CutoutArea, ...]) -> None:
        if set(areas) & set(self._wanted):
            self._request()
            self.arrived.emit()

    def _keep(self, cutout: Cutout) -> None:
        pixels = cutout.bgr
        picture = QImage(pixels.data, pixels.shape[1], pixels.shape[0], pixels.strides[0], QImage.Format.Format_BGR888)
        scaled = picture.scaled(
            PICTURE * _PIXEL_RATIO, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        image = scaled.copy()
        image.setDevicePixelRatio(_PIXEL_RATIO)
        self._kept[cutout.area] = image


def picture_area(player: SeenPlayer, frame_size: Size) -> CutoutArea:
    """Return the part of a frame around a player, in the middle one of the frames in which the player is seen."""
    followed = player.followed
    index = len(followed.frames) // 2
    left, top, right, bottom = followed.boxes[index].tolist()
    height = min(max(bottom - top, 24.0) * _HEIGHT_IN_BOXES, frame_size.height)
    width = min(height * PICTURE.width() / PICTURE.height() / frame_size.pixel_aspect, frame_size.width)
    first_column = np.clip((left + right - width) / 2, 0, frame_size.width - width)
    first_row = np.clip((top + bottom - height) / 2, 0, frame_size.height - height)
    size = Size(max(int(width), 2), max(int(height), 2))
    return CutoutArea(int(followed.frames[index]), int(first_column), int(first_row), size)
