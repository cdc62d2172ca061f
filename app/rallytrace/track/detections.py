"""Sources, points, and a model's finding in one frame with its evidence."""

import enum
from dataclasses import dataclass


class Source(enum.StrEnum):
    """The origin of a frame's point."""

    PREDICTED = "predicted"
    INPAINTED = "inpainted"
    INTERPOLATED = "interpolated"
    IMPORTED = "imported"
    HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Evidence:
    """Facts about a frame's heatmap, kept to find suspicious frames.

    Attributes:
        peak: highest value of the frame's heatmap, 0 to 1.
        peak_x: column of the peak in video pixels, also below the threshold.
        peak_y: row of the peak in video pixels.
        area: heatmap pixels of the chosen blob; 0 without one.
        second_peak: highest value away from the chosen peak, 0 to 1.
        spread: root mean square distance, in video pixels, of the windows' own peaks from their mean; 0 if fewer than
            two windows saw a ball.
        windows: number of windows with the frame.
        agreeing: number of these with their own peak above the threshold.
        second_x: column of the second peak's middle in video pixels; 0 in both if unknown.
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
    """TrackNet's finding in one frame.

    Attributes:
        frame: presentation-order number of the frame, from 0.
        visible: whether a ball was found.
        x: column in video pixels, (0, 0) being the centre of the top left pixel; 0 without a ball.
        y: row in video pixels; 0 without a ball.
        evidence: the basis of the decision.
        repeats: whether the frame repeats the picture before it.
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
        visible: whether the ball can be seen.
        x: column in video pixels; 0 without a position.
        y: row in video pixels; 0 without a position.
        source: the origin of the point.
        confidence: the heatmap's peak, 0 to 1.
        occluded: whether the ball is hidden at this position; never true of a visible one.
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
