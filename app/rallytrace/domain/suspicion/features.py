"""What is measured of a frame before it is doubted: a number for each way in which it may be odd."""

import enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

PAD: Final = 128
"""What is said of a frame rests on the frames within so many of it, and on no others."""

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Indices = NDArray[np.int64]
Kinds = NDArray[np.uint8]


class FaultKind(enum.IntEnum):
    """What a track says about a frame, as far as that can be wrong in different ways."""

    NONE = 0
    """There is nothing to doubt: nobody looked, a person did, or a network saw no ball for long."""
    SEEN = 1
    """A ball with a position."""
    HIDDEN = 2
    """A position that was filled in, or is known of a ball that is not to be seen."""
    EMPTY = 3
    """No ball: wrong where one was missed."""


class Claim(enum.IntEnum):
    """What a track claims of a frame. No two claims about one frame are wrong at once."""

    BALL = 1
    """A ball is seen there: wrong where there is none, or elsewhere."""
    PLACE = 2
    """A ball that is not seen is there: wrong where it is elsewhere."""
    OCCLUDED = 3
    """That ball cannot be seen: wrong where it is just there, and can."""
    NO_BALL = 4
    """No ball: wrong where there is one."""


class Feature(enum.IntEnum):
    """A column of the evidence. Ways are in pixels of a picture 512 wide, times in thirtieths of a second."""

    PEAK = 0
    """The heatmap's highest value."""
    SECOND = 1
    """Its highest value elsewhere."""
    ASIDE = 2
    """From the heatmap's peak to the position that is shown, log(1 + way)."""
    STILL = 3
    """From the heatmap's peak to those of the frame before and behind, the longer way, log(1 + way)."""
    SPREAD = 4
    """How far the overlapping windows' own peaks lie apart, log(1 + way)."""
    RECURRING = 5
    """In how many frames far from this one a ball is shown at the same place, log(1 + frames)."""
    DISSENT = 6
    """How much the heatmap sees away from a position that was filled in, 0 to 1."""
    ON_THE_WAY = 7
    """From the heatmap's peak to the straight line across the gap, log(1 + way)."""
    PEAK_ROW = 8
    """How far down the picture the heatmap's peak lies, 0 to 1."""
    RESIDUAL = 9
    """From the position to where its neighbours would have it, log(1 + way)."""
    RUN = 10
    """For how long a ball is seen without a break, log(time)."""
    ACROSS = 11
    """From where it was seen last to where it is seen next, log(1 + way)."""
    UNTIL = 12
    """How long until a ball is seen, log(1 + time)."""
    HEIGHT = 13
    """How far down the picture it was seen last or is seen next, the higher of both, 0 to 1."""
    AROUND = 14
    """The share of the frames within a second in which a ball is seen."""


OF_THE_PATH: Final = (Feature.RESIDUAL, Feature.RUN, Feature.ACROSS, Feature.UNTIL, Feature.HEIGHT, Feature.AROUND)
"""What the path alone tells; the others are of frames that TrackNet looked at."""
