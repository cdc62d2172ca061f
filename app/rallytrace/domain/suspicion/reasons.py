"""Why a frame is doubted."""

import enum
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.suspicion.crossing import LONGEST
from rallytrace.domain.suspicion.features import Claim, Feature, Floats


class Reason(enum.IntFlag):
    """One bit for each reason, so that a frame's fit into one number. Those that one key may answer come first."""

    OCCLUDED = enum.auto()
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
    (Claim.BALL, Feature.PEAK): Reason.FAINT,
    (Claim.BALL, Feature.SECOND): Reason.CANDIDATES,
    (Claim.BALL, Feature.ASIDE): Reason.SPLIT,
    (Claim.BALL, Feature.STILL): Reason.STILL,
    (Claim.BALL, Feature.SPREAD): Reason.WINDOWS,
    (Claim.BALL, Feature.RECURRING): Reason.HOT_SPOT,
    (Claim.BALL, Feature.RESIDUAL): Reason.OFF_FLIGHT,
    (Claim.BALL, Feature.RUN): Reason.BRIEF,
    (Claim.PLACE, Feature.SECOND): Reason.CANDIDATES,
    (Claim.PLACE, Feature.DISSENT): Reason.DIFFER,
    (Claim.PLACE, Feature.ACROSS): Reason.WIDE_GAP,
    (Claim.PLACE, Feature.UNTIL): Reason.LONG_GAP,
    (Claim.OCCLUDED, Feature.ASIDE): Reason.OCCLUDED,
    (Claim.OCCLUDED, Feature.DISSENT): Reason.OCCLUDED,
    (Claim.OCCLUDED, Feature.ACROSS): Reason.OCCLUDED,
    (Claim.NO_BALL, Feature.ON_THE_WAY): Reason.FAINT_SIGHT,
    (Claim.NO_BALL, Feature.PEAK_ROW): Reason.FAINT_SIGHT,
    (Claim.NO_BALL, Feature.HEIGHT): Reason.LOST,
    (Claim.NO_BALL, Feature.AROUND): Reason.IN_PLAY,
}
"""What a feature says where it speaks against something that is claimed of a frame."""

_JUMP: Final = float(np.log1p(10.0))
"""A position so far from where its neighbours would have it is a jump rather than off the flight."""


def suspect(claim: Claim, feature: Feature, features: Floats) -> NDArray[np.uint32]:
    """The reason that each frame has if a feature speaks against what is claimed of it, (n,).

    Args:
        claim: what it speaks against.
        feature: which.
        features: the frames' evidence, (n, len(Feature)).
    """
    found = np.full(len(features), _SUSPECT[claim, feature], np.uint32)
    if feature is Feature.RESIDUAL:
        found[features[:, feature] >= _JUMP] = Reason.JUMPS
    elif feature is Feature.HEIGHT:
        one_sided = np.isnan(features[:, Feature.ACROSS])
        ends = features[:, Feature.UNTIL] >= np.log1p(LONGEST)
        found[one_sided & ~ends], found[one_sided & ends] = Reason.BEGINS, Reason.ENDS
    return found


@lru_cache(maxsize=1024)
def reasons_in(bits: int) -> tuple[Reason, ...]:
    """The reasons that a frame's number stands for."""
    return tuple(reason for reason in Reason if bits & reason)
