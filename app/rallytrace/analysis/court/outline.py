"""The lines of a court as seen by the camera."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.court.drafting import crossings
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size

_N_SAMPLES: Final = 13
"""Number of points on each line if the lens is curved."""


@dataclass(frozen=True, slots=True)
class CourtDrawing:
    """A court drawn in video pixels.

    Attributes:
        lines: points (k, 2) of each line.
        net: posts and tape of the net, (5, 2); None if it is not drawn, or no camera could see the court this way.
        handles: (n, 2) crossings of the lines, which the user can drag.
        floors: (n, 2) the same crossings in metres on the floor.
    """

    lines: tuple[Floats, ...]
    net: Floats | None
    handles: Floats
    floors: Floats

    @classmethod
    def of(cls, court: CourtCalibration, size: Size, *, net: bool) -> "CourtDrawing":
        """Return the drawing of a court in a video of this size. Drawing the net takes some milliseconds."""
        floor_map, record = court.floor_map(size), court.court
        ends = [(line.start, line.end) for line in record.lines]
        if record.wall:
            corners = [(float(x), float(y)) for x, y in record.corners]
            ends += list(zip(corners, [*corners[1:], corners[0]], strict=True))
        share = np.linspace(0, 1, _N_SAMPLES if court.curvature else 2)[:, None]
        lines = tuple(floor_map.to_pixels(np.array(start) * (1 - share) + np.array(end) * share) for start, end in ends)
        camera = court.camera(size) if net else None
        outline = None
        if camera is not None:
            x, post, middle = record.post_x, record.net_post, record.net_middle
            outline = camera.project([(-x, 0, 0), (-x, 0, post), (0, 0, middle), (x, 0, post), (x, 0, 0)])
        floors = crossings(record)
        return cls(lines, outline, floor_map.to_pixels(floors), floors)
