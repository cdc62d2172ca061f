"""Define points and their sources, and a model's detection in one frame with its evidence."""

import enum
from dataclasses import dataclass
from typing import NamedTuple


class Source(enum.StrEnum):
    """The origin of a frame's point."""

    PREDICTED = "predicted"
    INPAINTED = "inpainted"
    INTERPOLATED = "interpolated"
    IMPORTED = "imported"
    HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Evidence:
    """Facts about a frame's heatmap, stored to find suspicious frames.

    Attributes:
        peak: highest value of the heatmap, 0 to 1.
        peak_x: column of the peak in video pixels, even if the peak is below the threshold.
        peak_y: row of the peak in video pixels.
        area: number of heatmap pixels of the chosen blob; 0 without a blob.
        second_peak: highest value away from the chosen peak, 0 to 1.
        spread: root mean square distance in video pixels between the peaks found by different windows and their mean; 0
            if fewer than two windows found a ball.
        windows: number of windows that contain the frame.
        agreeing: number of those windows with a peak above the threshold.
        second_x: column of the second peak's centre in video pixels; `second_x` and `second_y` are 0 if unknown.
        second_y: row of the second peak's centre in video pixels.
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


class PixelRegion(NamedTuple):
    """A rectangular part of a video's picture.

    Attributes:
        x: first column.
        y: first row.
        width: number of columns.
        height: number of rows.
    """

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Detection:
    """TrackNet's result for one frame.

    Attributes:
        frame: 0-based frame number in presentation order.
        visible: whether a ball was found.
        x: column in video pixels, where (0, 0) is the centre of the top left pixel; 0 without a ball.
        y: row in video pixels; 0 without a ball.
        evidence: facts about the heatmap from which the decision was made.
        repeats: whether the frame repeats the previous image.
        region: part of the picture that the network analysed; None for the whole picture.
    """

    frame: int
    visible: bool
    x: float
    y: float
    evidence: Evidence
    repeats: bool = False
    region: PixelRegion | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """A frame's position as a run outputs it: one row of a label file.

    Attributes:
        frame: 0-based frame number in presentation order.
        visible: whether the ball is visible.
        x: column in video pixels; 0 without a position.
        y: row in video pixels; 0 without a position.
        source: origin of the point.
        confidence: peak of the heatmap, 0 to 1.
        occluded: whether the ball is at this position but hidden; False if it is visible.
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
