"""Define the style of the overlay, in the window and in exported videos: colours, sizes and trails."""

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
"""Colour of shots in 3D and of their speeds. It is distinct from green, blue and red courts."""


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue of "#rrggbb", each 0 to 255."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


@dataclass(frozen=True, slots=True)
class OverlayStyle:
    """The style of the path over a video, as in the appearance settings.

    Attributes:
        predicted: colour of TrackNet's points and of imported labels, "#rrggbb".
        inpainted: colour of points that InpaintNet or a curve filled.
        human: colour of the user's points.
        skeleton: colour of the players' skeletons.
        marker_size: radius of the ring around the current point: in the window in logical pixels of the screen at any
            zoom, in an exported video in pixels of a picture 720 high.
        line_width: width of the path, in the same unit.
        trail_past: number of frames of the path drawn before the current one.
        trail_future: number of frames of the path drawn after the current one.
        heatmap_opacity: opacity of the heatmap's highest value, 0 to 1.
        badge_corner: corner of the picture for the frame's number and state, used if there is no room beside the
            picture.
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
        """Return the colour of points with this source, "#rrggbb"."""
        if source is Source.HUMAN:
            return self.human
        return self.predicted if source in (Source.PREDICTED, Source.IMPORTED) else self.inpainted
