"""Why a frame is doubted."""

import enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.suspicion.crossing import LONGEST
from rallytrace.domain.suspicion.features import Feature, Floats, Kind


class Reason(enum.IntFlag):
    """One bit for each reason, so that a frame's fit into one number."""

    FAINT = enum.auto()
    CANDIDATES = enum.auto()
    SPLIT = enum.auto()
    STILL = enum.auto()
    WINDOWS = enum.auto()
    HOT_SPOT = enum.auto()
    DIFFER = enum.auto()
    FAINT_SIGHT = enum.auto()
    OFF_FLIGHT = enum.auto()
    JUMPS = enum.auto()
    BRIEF = enum.auto()
    WIDE_GAP = enum.auto()
    LONG_GAP = enum.auto()
    LOST = enum.auto()
    BEGINS = enum.auto()
    ENDS = enum.auto()
    IN_PLAY = enum.auto()
    UNSEEN = enum.auto()
    NO_BALL = enum.auto()
    AT_ORIGIN = enum.auto()
    NO_POSITION = enum.auto()
    OUTSIDE = enum.auto()
    POSITION_OF_NONE = enum.auto()
    FROZEN = enum.auto()
    LEAPS = enum.auto()


_SUSPECT: Final = {
    (Kind.SEEN, Feature.PEAK): Reason.FAINT,
    (Kind.SEEN, Feature.SECOND): Reason.CANDIDATES,
    (Kind.SEEN, Feature.ASIDE): Reason.SPLIT,
    (Kind.SEEN, Feature.STILL): Reason.STILL,
    (Kind.SEEN, Feature.SPREAD): Reason.WINDOWS,
    (Kind.SEEN, Feature.RECURRING): Reason.HOT_SPOT,
    (Kind.SEEN, Feature.RESIDUAL): Reason.OFF_FLIGHT,
    (Kind.SEEN, Feature.RUN): Reason.BRIEF,
    (Kind.HIDDEN, Feature.SECOND): Reason.CANDIDATES,
    (Kind.HIDDEN, Feature.DISSENT): Reason.DIFFER,
    (Kind.HIDDEN, Feature.ACROSS): Reason.WIDE_GAP,
    (Kind.HIDDEN, Feature.UNTIL): Reason.LONG_GAP,
    (Kind.EMPTY, Feature.ON_THE_WAY): Reason.FAINT_SIGHT,
    (Kind.EMPTY, Feature.PEAK_ROW): Reason.FAINT_SIGHT,
    (Kind.EMPTY, Feature.HEIGHT): Reason.LOST,
    (Kind.EMPTY, Feature.AROUND): Reason.IN_PLAY,
}
"""What a feature of a frame of some kind says where it speaks against the frame."""

_JUMP: Final = float(np.log1p(10.0))
"""A position so far from where its neighbours would have it is a jump rather than off the flight."""


def suspect(kind: Kind, feature: Feature, features: Floats) -> NDArray[np.uint32]:
    """The reason that each frame has if a feature speaks against it, (n,).

    Args:
        kind: of all frames.
        feature: which.
        features: the frames' evidence, (n, len(Feature)).
    """
    found = np.full(len(features), _SUSPECT[kind, feature], np.uint32)
    if feature is Feature.RESIDUAL:
        found[features[:, feature] >= _JUMP] = Reason.JUMPS
    elif feature is Feature.HEIGHT:
        one_sided = np.isnan(features[:, Feature.ACROSS])
        ends = features[:, Feature.UNTIL] >= np.log1p(LONGEST)
        found[one_sided & ~ends], found[one_sided & ends] = Reason.BEGINS, Reason.ENDS
    return found


def reasons_in(bits: int) -> tuple[Reason, ...]:
    """The reasons that a frame's number stands for."""
    return tuple(reason for reason in Reason if bits & reason)
