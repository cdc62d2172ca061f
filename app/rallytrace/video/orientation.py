"""The rotation and mirroring that bring a stored picture upright."""

import struct
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, TypeVar

import cv2
import numpy as np
from av.sidedata.sidedata import Type
from numpy.typing import NDArray

from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.track.turning import Turning

if TYPE_CHECKING:
    from av import VideoFrame as Picture

Samples = TypeVar("Samples", np.uint8, np.float32)

_MATRIX: Final = struct.Struct("=9i")
_MAX_SKEW: Final = 0.0175
"""Tangent of one degree. FFmpeg also rounds smaller deviations to quarter turns."""
_FLIP_CODES: Final = {(True, False): 1, (False, True): 0, (True, True): -1}
"""OpenCV's flip codes, by whether columns and rows are reversed."""
_INVALID: Final = tr_lazy("video", "The file's rotation data is invalid. Frames are shown as they are stored.")
_SKEWED: Final = tr_lazy(
    "video", "The file specifies a tilted or skewed picture. Only quarter turns and mirroring are applied."
)
_MIRRORED: Final = tr_lazy(
    "video",
    "The file specifies a mirrored picture. Frames and positions are mirrored, as FFmpeg shows them; OpenCV does not "
    "mirror them.",
)


@dataclass(frozen=True, slots=True)
class Orientation:
    """One of the eight ways to rotate and mirror a picture by right angles.

    Attributes:
        transposed: True if rows and columns are exchanged, before any flip.
        flipped_x: True if the order of the columns is then reversed.
        flipped_y: True if the order of the rows is then reversed.
        note: sentence for the user about the orientation, or ''.
    """

    transposed: bool = False
    flipped_x: bool = False
    flipped_y: bool = False
    note: str = ""

    @classmethod
    def of(cls, picture: "Picture") -> "Orientation":
        """Return the orientation that a decoded picture's file asks for."""
        matrix = _display_matrix(picture)
        return cls() if matrix is None else cls.from_matrix(matrix)

    @classmethod
    def from_matrix(cls, matrix: tuple[int, ...]) -> "Orientation":
        """Return the orientation nearest to a display matrix (ISO/IEC 14496-12, 6.2.2), given as 9 integers.

        Scale, translation and perspective are ignored. A matrix without an inverse leaves the picture as it is stored.
        """
        a, b, _, c, d, *_ = matrix
        if a * d == b * c:
            return cls(note=_INVALID)
        transposed = abs(b) + abs(c) > abs(a) + abs(d)
        (x, y), (skew_x, skew_y) = ((c, b), (a, d)) if transposed else ((a, d), (c, b))
        if abs(skew_x) > _MAX_SKEW * abs(x) or abs(skew_y) > _MAX_SKEW * abs(y):
            note = _SKEWED
        else:
            mirrored = (x < 0) ^ (y < 0) ^ transposed
            note = _MIRRORED if mirrored else ""
        return cls(transposed, x < 0, y < 0, note)

    @property
    def is_stored(self) -> bool:
        """Return True if the picture is shown as it is stored."""
        return not (self.transposed or self.flipped_x or self.flipped_y)

    def turned(self, turning: Turning) -> "Orientation":
        """Return this orientation followed by a turning of the upright picture."""
        transposed, flipped_x, flipped_y = self.transposed, self.flipped_x, self.flipped_y
        for _ in range(turning.quarter_turns):
            transposed, flipped_x, flipped_y = not transposed, not flipped_y, flipped_x
        return Orientation(transposed, flipped_x ^ turning.mirrored, flipped_y, self.note)

    def size(self, size: Size) -> Size:
        """Return the upright size for a stored size, or the stored size for an upright one."""
        return Size(size.height, size.width) if self.transposed else size

    def pixel_aspect(self, aspect: Fraction) -> Fraction:
        """Return the aspect (width divided by height) of an upright pixel, given that of a stored pixel."""
        return 1 / aspect if self.transposed else aspect

    def apply(self, pixels: NDArray[Samples]) -> NDArray[Samples]:
        """Return a stored picture, (h, w) or (h, w, channels), brought upright."""
        upright = cv2.transpose(pixels) if self.transposed else pixels
        code = _FLIP_CODES.get((self.flipped_x, self.flipped_y))
        return np.asarray(upright if code is None else cv2.flip(upright, code), pixels.dtype)


def _display_matrix(picture: "Picture") -> tuple[int, ...] | None:
    try:
        side_data: list[Any] = list(picture.side_data)  # PyAV's stub declares another type
    except ValueError:  # the picture has side data of a kind that PyAV does not know
        return _matrix_of_angle(picture.rotation)
    for data in side_data:
        if data.type is Type.DISPLAYMATRIX:
            return _MATRIX.unpack(bytes(data)[: _MATRIX.size])
    return None


def _matrix_of_angle(degrees: int) -> tuple[int, ...] | None:
    """Return the matrix of a counterclockwise rotation; None for no angle (FFmpeg gives NaN for an invalid matrix)."""
    if not -180 <= degrees <= 180:
        return None
    cos, sin = (round(65536 * part(np.deg2rad(degrees))) for part in (np.cos, np.sin))
    return cos, -sin, 0, sin, cos, 0, 0, 0, 1 << 30
