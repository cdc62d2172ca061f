"""Sources, points, and what a model found in one frame with its evidence."""

import enum
from dataclasses import dataclass


class Source(enum.StrEnum):
    """Who or what produced a frame's point."""

    PREDICTED = "predicted"
    INPAINTED = "inpainted"
    INTERPOLATED = "interpolated"
    IMPORTED = "imported"
    HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the heatmap of a frame looked like; kept to find suspicious frames later.

    Attributes:
        peak: highest value of the frame's heatmap, 0 to 1.
        peak_x: column of that value in video pixels, also where it lies below the threshold.
        peak_y: row of that value in video pixels.
        area: pixels of the heatmap in the chosen blob; 0 without one.
        second_peak: highest value away from the chosen peak, 0 to 1.
        spread: root mean square distance, in video pixels, of the overlapping windows' own peaks from their mean;
            0 where fewer than two windows saw a ball.
        windows: how many windows held the frame.
        agreeing: how many of them saw a ball by themselves (own peak above the threshold).
        second_x: column of the second peak's middle in video pixels; 0 in both where it is not known.
        second_y: row of it.
    """

    peak: float
    peak_x: float
    peak_y: float
    area: int
    second_peak: float
    spread: float
    windows: int
    agreeing: int
    second_x: float = 0.0
    second_y: float = 0.0


@dataclass(frozen=True, slots=True)
class Detection:
    """What TrackNet found in one frame.

    Attributes:
        frame: presentation-order number of the frame, from 0.
        visible: whether a ball was found.
        x: column in video pixels, (0, 0) being the centre of the top left pixel; 0 where no ball was found.
        y: row in video pixels; 0 where no ball was found.
        evidence: what the decision rests on.
        repeats: whether the frame shows the picture of the frame before.
    """

    frame: int
    visible: bool
    x: float
    y: float
    evidence: Evidence
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """A frame's position as it leaves a run: one row of a label file.

    Attributes:
        frame: presentation-order number of the frame, from 0.
        visible: whether the ball is to be seen.
        x: column in video pixels; 0 without a position.
        y: row in video pixels; 0 without a position.
        source: who put the point there.
        confidence: the heatmap's peak, 0 to 1.
        occluded: whether the ball is there without being seen; never of a visible one.
    """

    frame: int
    visible: bool
    x: float
    y: float
    source: Source = Source.PREDICTED
    confidence: float = 0.0
    occluded: bool = False

    @property
    def placed(self) -> bool:
        return self.visible or self.occluded
