"""Colour coding of a video's pictures: matrix, primaries, transfer and range (ITU-T H.273)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from av.video.reformatter import ColorRange

from rallytrace.texts import tr_lazy

if TYPE_CHECKING:
    import av

_UNSPECIFIED: Final = 2
_BT709: Final = 1
_BT470BG: Final = 5
_SMPTE170M: Final = 6
_BT2020: Final = 9
_BT2020_10: Final = 14
_PRIMARIES_AND_TRANSFER: Final = {
    _BT709: (_BT709, _BT709),
    4: (4, 4),
    _BT470BG: (_BT470BG, _SMPTE170M),
    _SMPTE170M: (_SMPTE170M, _SMPTE170M),
    7: (7, 7),
    _BT2020: (_BT2020, _BT2020_10),
}
"""Usual primaries and transfer of each matrix that FFmpeg can convert."""
_HDR_TRANSFERS: Final = {16: "PQ", 18: "HLG"}
_MIN_HD_SIZE: Final = (1280, 577)
"""Width or height from which players treat an untagged video as BT.709."""
_PAL_HEIGHTS: Final = frozenset({288, 576})


@dataclass(frozen=True, slots=True)
class ColourDescription:
    """A complete description of how colours are coded. Where the file says nothing, it has what players assume.

    Attributes:
        matrix: matrix coefficients, as numbered by FFmpeg and H.273.
        primaries: colour primaries, numbered likewise.
        transfer: transfer characteristics, numbered likewise.
        is_full_range: True if all 256 levels are used, as in JPEG.
    """

    matrix: int
    primaries: int
    transfer: int
    is_full_range: bool = False

    @classmethod
    def of(cls, picture: "av.VideoFrame") -> Self:
        """Return the description of a decoded picture; for an RGB picture, that of the video written from it."""
        form = picture.format
        matrix = int(picture.colorspace)
        if form.is_rgb or matrix not in _PRIMARIES_AND_TRANSFER:
            matrix = _guess_matrix(picture.width, picture.height)
        primaries, transfer = _PRIMARIES_AND_TRANSFER[matrix]
        if int(picture.color_primaries) not in {0, _UNSPECIFIED}:
            primaries = int(picture.color_primaries)
        if int(picture.color_trc) not in {0, _UNSPECIFIED}:
            transfer = int(picture.color_trc)
        stated = int(picture.color_range)
        is_full = stated == ColorRange.JPEG or form.name.startswith("yuvj")
        if form.name.startswith("gray"):
            is_full = stated != ColorRange.MPEG
        return cls(matrix, primaries, transfer, is_full and not form.is_rgb)

    @property
    def range(self) -> ColorRange:
        return ColorRange.JPEG if self.is_full_range else ColorRange.MPEG

    @property
    def note(self) -> str:
        """Return a sentence for the user on what an 8-bit copy of the video loses, or ''."""
        kind = _HDR_TRANSFERS.get(self.transfer)
        if kind is None:
            return ""
        return tr_lazy(
            "video",
            "The video is HDR ({kind}): its colours are kept in 8 bits, and everything drawn over it looks bright.",
            kind=kind,
        )


def _guess_matrix(width: int, height: int) -> int:
    if width >= _MIN_HD_SIZE[0] or height >= _MIN_HD_SIZE[1]:
        return _BT709
    return _BT470BG if height in _PAL_HEIGHTS else _SMPTE170M
