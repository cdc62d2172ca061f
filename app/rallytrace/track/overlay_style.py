"""The style of the overlay, in the window and in exported videos: colours, sizes, trails."""

from dataclasses import dataclass
from typing import Final

from rallytrace.track.detections import Source

SKELETON_WIDTH_RATIO: Final = 0.75
"""Width of a skeleton's lines, as a multiple of the path's width."""
SKELETON_OPACITY: Final = 0.85
"""Opacity of a skeleton's lines."""

COURT_COLOUR: Final = "#c9a6ff"
COURT_OPACITY: Final = 0.7
"""Opacity of the court's lines."""
FLIGHT_COLOUR: Final = "#ffb3e0"
"""Colour of shots in 3D and of their speeds. It stands out on green, blue and red courts."""


def rgb(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255, of "#rrggbb"."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


@dataclass(frozen=True, slots=True)
class OverlayStyle:
    """The style of the path over a video, as in the appearance settings.

    Attributes:
        predicted: colour of TrackNet's points and imported labels, "#rrggbb".
        inpainted: colour of points by InpaintNet or a curve.
        human: colour of the user's points.
        skeleton: colour of the players' skeletons.
        marker_size: radius of the ring around the current point: in the window in logical pixels of the screen at any
            zoom, in an exported video in pixels of a picture 720 high.
        line_width: width of the path, in the same pixels.
        trail_past: number of frames drawn before the current one.
        heatmap_opacity: opacity of the heatmap's highest value, 0 to 1.
        badge_corner: corner of the frame's number and state, unless there is room beside the picture.
    """

    predicted: str = "#ffb000"
    inpainted: str = "#648fff"
    human: str = "#dc267f"
    skeleton: str = "#5cf2ff"
    marker_size: float = 9.0
    line_width: float = 2.0
    trail_past: int = 12
    trail_future: int = 6
    heatmap_opacity: float = 0.6
    badge_corner: str = "top_right"

    def colour_of(self, source: Source) -> str:
        """Return the colour of a source's points, "#rrggbb"."""
        if source is Source.HUMAN:
            return self.human
        return self.predicted if source in (Source.PREDICTED, Source.IMPORTED) else self.inpainted
