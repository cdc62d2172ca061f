"""Whether two pictures are of one camera's view, also where it was panned or zoomed a little, or the light changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.video.cuts import CUT, Signature, difference
from rallytrace.video.frame import VideoFrame

ALIKE: Final = 0.6
"""Views whose details agree so far are the same. Rallies of one venue agree by 0.89 and more, by 0.83 when one is
zoomed by a fifth, and by 0.73 when graphics cover a fifth of it (31 labelled broadcast rallies)."""
OTHER: Final = 0.5
"""Views whose details agree less, and whose colours differ as well, are other ones. Different venues agree by up to
0.49, and a part of the picture, twice as large, by up to 0.40."""
COLOURS_APART: Final = 0.4
"""From this difference on colours are other ones. The closest two venues differ by 0.47."""

_SIZE: Final = Size(64, 36)
_SIGNATURE: Final = (32, 18)
_ZOOMS: Final = (1.0, 1.06, 1.12, 1.19)
_MARGIN: Final = Size(4, 3)
_NEIGHBOURHOOD: Final = 4.0
_FLAT: Final = 4.0

_Floats = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class View:
    """What a camera shows: a small picture, (36, 64, 3) uint8 RGB."""

    picture: NDArray[np.uint8]

    @classmethod
    def of(cls, frame: VideoFrame) -> "View":
        """The view of a frame."""
        return cls(frame.rgb_resized(_SIZE, ResizeFilter.AREA))

    @classmethod
    def of_picture(cls, rgb: NDArray[np.uint8]) -> "View":
        """The view of a picture of any size, (h, w, 3) RGB."""
        return cls(_scaled(rgb, _SIZE.width, _SIZE.height))

    @classmethod
    def median(cls, views: Sequence["View"]) -> "View":
        """What several pictures of one view have in common: it without those who walk through."""
        return cls(np.median([view.picture for view in views], axis=0).astype(np.uint8))

    @cached_property
    def signature(self) -> Signature:
        """The smaller picture that tells cuts."""
        return _scaled(self.picture, *_SIGNATURE)

    @cached_property
    def details(self) -> _Floats:
        """What stands out in it, (36, 64, 3)."""
        return _details(self.picture)

    @cached_property
    def smaller(self) -> tuple[_Floats, ...]:
        """What stands out in its middle, at some sizes: to be looked for in other views."""
        sizes = [(round(_SIZE.width / zoom), round(_SIZE.height / zoom)) for zoom in _ZOOMS]
        x, y = _MARGIN.width, _MARGIN.height
        whole = [(_details(_scaled(self.picture, *size)), size) for size in sizes]
        return tuple(np.ascontiguousarray(made[y : height - y, x : width - x]) for made, (width, height) in whole)

    def looks_like(self, other: "View") -> bool:
        """Whether the two are the same picture, but for people in it; nothing is moved to see it."""
        return difference(self.signature, other.signature) < CUT

    def is_of(self, other: "View") -> bool:
        """Whether both are of one camera's view, also panned, zoomed or lit a little differently."""
        return self.looks_like(other) or agreement(self, other) >= ALIKE

    def is_other_than(self, other: "View") -> bool:
        """Whether the two are of different views beyond doubt; `is_of` may be wrong as well."""
        return difference(self.signature, other.signature) >= COLOURS_APART and agreement(self, other) < OTHER


def agreement(one: View, other: View) -> float:
    """How far the details of two views agree, up to 1, where one may be shifted by a tenth and zoomed by a fifth.

    Details are what stands out from its surroundings, as much as everything there does, so that neither the light nor
    the colour of a court counts.
    """
    pairs = [(one, smaller) for smaller in other.smaller] + [(other, smaller) for smaller in one.smaller]
    return max(float(cv2.matchTemplate(large.details, small, cv2.TM_CCORR_NORMED).max()) for large, small in pairs)


def _details(picture: NDArray[np.uint8]) -> _Floats:
    pixels = picture.astype(np.float32)
    standing_out = pixels - cv2.GaussianBlur(pixels, (0, 0), _NEIGHBOURHOOD)
    spread = cv2.GaussianBlur((standing_out * standing_out).mean(axis=-1), (0, 0), _NEIGHBOURHOOD)
    return np.ascontiguousarray(standing_out / (np.sqrt(spread) + _FLAT)[..., np.newaxis], np.float32)


def _scaled(picture: NDArray[np.uint8], width: int, height: int) -> NDArray[np.uint8]:
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
