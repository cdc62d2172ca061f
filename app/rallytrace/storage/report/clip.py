"""What the report says about one clip."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Point
from rallytrace.domain.disagreements import Disagreement, disagreements
from rallytrace.domain.geometry import Size
from rallytrace.domain.metrics import Comparison, compare_rows, distances, outcomes
from rallytrace.domain.track import ROW, Rows, rows_of_points
from rallytrace.errors import AppError

MOST_FRAMES: Final = 10_000_000
"""Nearly two days at 60 frames a second: a larger number is a mistake."""


@dataclass(frozen=True, eq=False)
class EvaluatedClip:
    """A track against the labels of the same clip, frame by frame.

    Attributes:
        name: of the clip.
        size: of its video.
        track: what is judged, (n,) of `ROW`, by frame.
        labels: the truth, likewise.
        seconds: when each frame is shown, (n,); None where nobody knows.
    """

    name: str
    size: Size
    track: Rows
    labels: Rows
    seconds: NDArray[np.float64] | None = None

    @classmethod
    def of_points(
        cls,
        name: str,
        track: Sequence[Point],
        labels: Sequence[Point],
        size: Size,
        seconds: NDArray[np.float64] | None = None,
    ) -> "EvaluatedClip":
        """The clip that points, ascending, make up; there need not be one for every frame.

        Raises:
            AppError: a frame's number is so large that it must be a mistake.
        """
        n_frames = max((points[-1].frame + 1 for points in (track, labels) if points), default=0)
        if n_frames > MOST_FRAMES:
            raise AppError(f"{name} has a row for frame {n_frames - 1:,}, which no clip has.", "Look at its last rows.")
        return cls(name, size, _by_frame(track, n_frames), _by_frame(labels, n_frames), seconds)

    @cached_property
    def outcomes(self) -> NDArray[np.uint8]:
        """How each frame stands, (n,), an `Outcome`."""
        return outcomes(self.track, self.labels, self.size)

    @cached_property
    def distances(self) -> NDArray[np.float64]:
        """How far apart they are in each frame, (n,) in pixels of the video; NaN where not both see a ball."""
        return distances(self.track, self.labels)

    @cached_property
    def comparison(self) -> Comparison:
        """All frames together."""
        return compare_rows(self.track, self.labels, self.size)

    @cached_property
    def stretches(self) -> tuple[Disagreement, ...]:
        """Where they disagree, ascending."""
        return disagreements(self.outcomes, self.distances)

    def time(self, frame: int) -> float | None:
        """When a frame is shown, in seconds from the first; None where nobody knows."""
        return float(self.seconds[frame]) if self.seconds is not None and frame < len(self.seconds) else None


def _by_frame(points: Sequence[Point], n_frames: int) -> Rows:
    rows: Rows = np.zeros(n_frames, ROW)
    rows[[point.frame for point in points]] = rows_of_points(points)
    return rows
