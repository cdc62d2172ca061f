"""What the numbers of a video's pictures mean as colours: matrix, primaries, transfer and range (ITU-T H.273)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from av.video.reformatter import ColorRange

if TYPE_CHECKING:
    import av

_UNSPECIFIED: Final = 2
_BT709: Final = 1
_BT470BG: Final = 5
_SMPTE170M: Final = 6
_BT2020: Final = 9
_BT2020_10: Final = 14
_FROM_MATRIX: Final = {
    _BT709: (_BT709, _BT709),
    4: (4, 4),
    _BT470BG: (_BT470BG, _SMPTE170M),
    _SMPTE170M: (_SMPTE170M, _SMPTE170M),
    7: (7, 7),
    _BT2020: (_BT2020, _BT2020_10),
}
"""The usual primaries and transfer of each matrix that FFmpeg converts with."""
_HDR: Final = {16: "PQ", 18: "HLG"}
_MIN_HD: Final = (1280, 577)
"""Width or height from which players take an untagged video for BT.709."""
_PAL_HEIGHTS: Final = frozenset({288, 576})


@dataclass(frozen=True, slots=True)
class ColourDescription:
    """How colours are coded, complete: what a file does not say is what players assume.

    Attributes:
        matrix: matrix coefficients, as FFmpeg and H.273 number them, below also.
        primaries: colour primaries.
        transfer: transfer characteristics.
        is_full_range: whether all 256 levels are used, as in JPEG.
    """

    matrix: int
    primaries: int
    transfer: int
    is_full_range: bool = False

    @classmethod
    def of(cls, picture: "av.VideoFrame") -> Self:
        """Return the description of a decoded picture; for RGB, of the video that it is to become."""
        form = picture.format
        matrix = int(picture.colorspace)
        if form.is_rgb or matrix not in _FROM_MATRIX:
            matrix = _guess_matrix(picture.width, picture.height)
        primaries, transfer = _FROM_MATRIX[matrix]
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
        """What a user should know about a copy in 8 bits; a sentence or ''."""
        kind = _HDR.get(self.transfer)
        if kind is None:
            return ""
        return f"The video is HDR ({kind}): its colours are kept, in 8 bits, and what is drawn over it looks bright."


def _guess_matrix(width: int, height: int) -> int:
    if width >= _MIN_HD[0] or height >= _MIN_HD[1]:
        return _BT709
    return _BT470BG if height in _PAL_HEIGHTS else _SMPTE170M
