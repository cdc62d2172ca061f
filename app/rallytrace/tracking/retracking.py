"""Tracking a range once more, closer: a window for every frame, fainter peaks, and near the flight if it is known."""

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from rallytrace.domain.detections import Detection
from rallytrace.domain.fills import FillContext, best_fill, curves
from rallytrace.domain.geometry import Size
from rallytrace.inference.ensemble import EvalMode, JoinedFrame
from rallytrace.inference.heatmap import Decoding, decode
from rallytrace.tracking.corridor import Corridor, Floats, follow
from rallytrace.tracking.options import TrackOptions

FAINTER: Final = 0.5
"""The share of a run's threshold from which a ball counts."""
NARROWEST: Final = 4 / 512
"""How wide the corridor is beside a known point, as a share of the picture's width, to each side."""
WIDENING: Final = 1 / 512
"""How much it widens with each frame from there. docs/decisions/0018-retracking.md has what was measured."""
LONGEST: Final = 30
"""Frames between two known points at most: over more of them nobody knows how often the ball was hit."""


@dataclass(frozen=True, slots=True, eq=False)
class Retracking:
    """How a range is tracked once more.

    Attributes:
        frames: the range.
        corridor: where the ball is expected in its frames; NaN where nothing bounds the flight.
    """

    frames: range
    corridor: Corridor

    @classmethod
    def around(cls, known: FillContext, seconds: Floats, size: Size) -> "Retracking":
        """How to track a range, given what is known around it; see `corridor_around`."""
        return cls(known.frames, corridor_around(known, seconds, size))

    @property
    def guided(self) -> bool:
        """Whether the ball is expected anywhere."""
        return bool(np.isfinite(self.corridor.path[0]).any())

    def options(self, options: TrackOptions, threshold: float) -> TrackOptions:
        """A run's options, made closer; `threshold` is what it has without."""
        overlapping = EvalMode.WEIGHT if options.eval_mode is EvalMode.NONOVERLAP else options.eval_mode
        return replace(options, stride=1, every=1, eval_mode=overlapping, threshold=FAINTER * threshold)

    def provenance(self) -> dict[str, Any]:
        """What there is to keep of it with the result, in plain values."""
        expected = np.isfinite(self.corridor.path[0])
        said: dict[str, Any] = {"frames": [self.frames.start, self.frames.stop], "expected": int(expected.sum())}
        if self.guided:
            path = self.corridor.path[:, expected]
            radius = np.broadcast_to(self.corridor.radius, len(expected))[expected]
            said |= {"path": np.round(path.T, 1).tolist(), "radius": np.round(radius, 1).tolist()}
        return said

    def reading(self, decoding: Decoding, threshold: float) -> "CloserReading":
        """How heatmaps are read; `threshold` counts where there is no corridor."""
        return CloserReading(self, decoding, threshold)


@dataclass(frozen=True, slots=True)
class CloserReading:
    """Reads heatmaps near the flight where one is expected, and as every run does elsewhere."""

    retracking: Retracking
    decoding: Decoding
    threshold: float

    def __call__(self, number: int, frame: JoinedFrame, size: Size) -> Detection:
        """What is seen in a frame, which may lie beside the range."""
        corridor = self.retracking.corridor.at(number - self.retracking.frames.start)
        if corridor is None:
            return decode(number, frame.joined, frame.views, method=self.decoding, threshold=self.threshold, video=size)
        return follow([frame.joined], [number], replace(corridor, lowest=self.threshold), size)[0]


def corridor_around(known: FillContext, seconds: Floats, size: Size) -> Corridor:
    """Where the ball is expected in a range, between what is known before, in and behind it.

    The path is that of the curve which fills such a gap best, and a straight line where that leaves the picture. It is
    the less sure the farther the next known point is, and the corridor the wider.

    Args:
        known: around the range.
        seconds: those of the frames held.
        size: of the video.

    Returns:
        A place for each of the range's frames; NaN for those that are not between two known ones of a flight, or
        between two that are too far apart.
    """
    frames = known.frames
    path, radius = np.full((2, len(frames)), np.nan), np.full(len(frames), NARROWEST * size.width)
    drawn = curves(known, seconds, size)
    best = best_fill(drawn, known, width=size.width)
    for fill in drawn[:1] if best is None else (drawn[0], best):
        path[:, fill.frames - frames.start] = fill.positions
    for span in known.spans():
        at = np.arange(span.frames.start, span.frames.stop)
        away = np.minimum(at - span.before, span.behind - at)
        radius[at - frames.start] = (NARROWEST + WIDENING * away) * size.width
        if span.length > LONGEST:
            path[:, at - frames.start] = np.nan
    return Corridor(path, radius)
