"""Define the reasons for suspicion, including the label linter's findings, and the sentences for them."""

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.suspicion.features import MAX_GAP_FRAMES, Claim, Feature
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.label_lint import LintKind as Fault
from rallytrace.track.label_lint import lint
from rallytrace.track.track import Rows

_MIN_JUMP_RESIDUAL: Final = float(np.log1p(10.0))
"""Value of `Feature.RESIDUAL` from which a position has jumped (10 pixels); below, it is only off the path."""
_DISTANCES: Final = {Feature.PEAK_OFFSET, Feature.ON_THE_WAY, Feature.RESIDUAL, Feature.REACH, Feature.GAP_DISTANCE}


class Reason(enum.IntFlag):
    """The reasons for suspicion, as bits, so that all reasons of a frame fit into one number.

    Reasons that the user can resolve with one key come first.
    """

    OCCLUDED = enum.auto()
    FAINT = enum.auto()
    CANDIDATES = enum.auto()
    SPLIT = enum.auto()
    RESTING_PEAK = enum.auto()
    DIFFER = enum.auto()
    FAINT_PEAK = enum.auto()
    OFF_FLIGHT = enum.auto()
    JUMPS = enum.auto()
    CONFINED = enum.auto()
    WIDE_GAP = enum.auto()
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
    CONFLICT = enum.auto()


_REASON_BY_CLAIM: Final = {
    (Claim.BALL, Feature.PEAK): Reason.FAINT,
    (Claim.BALL, Feature.SECOND): Reason.CANDIDATES,
    (Claim.BALL, Feature.PEAK_OFFSET): Reason.SPLIT,
    (Claim.BALL, Feature.PEAK_MOVEMENT): Reason.RESTING_PEAK,
    (Claim.BALL, Feature.RESIDUAL): Reason.OFF_FLIGHT,
    (Claim.BALL, Feature.REACH): Reason.CONFINED,
    (Claim.POSITION, Feature.SECOND): Reason.CANDIDATES,
    (Claim.POSITION, Feature.DISSENT): Reason.DIFFER,
    (Claim.POSITION, Feature.GAP_DISTANCE): Reason.WIDE_GAP,
    (Claim.OCCLUDED, Feature.PEAK_OFFSET): Reason.OCCLUDED,
    (Claim.OCCLUDED, Feature.DISSENT): Reason.OCCLUDED,
    (Claim.OCCLUDED, Feature.GAP_DISTANCE): Reason.OCCLUDED,
    (Claim.NO_BALL, Feature.ON_THE_WAY): Reason.FAINT_PEAK,
    (Claim.NO_BALL, Feature.PEAK_ROW): Reason.FAINT_PEAK,
    (Claim.NO_BALL, Feature.HEIGHT): Reason.LOST,
    (Claim.NO_BALL, Feature.SEEN_SHARE): Reason.IN_PLAY,
}
"""The reason if a feature speaks against a claim."""


def suspect(claim: Claim, feature: Feature, features: Floats) -> NDArray[np.uint32]:
    """Return the reason for each frame, (n,), given that a feature speaks against its claim.

    Args:
        features: (n, len(Feature)) evidence of the frames.
    """
    found = np.full(len(features), _REASON_BY_CLAIM[claim, feature], np.uint32)
    if feature is Feature.RESIDUAL:
        found[features[:, feature] >= _MIN_JUMP_RESIDUAL] = Reason.JUMPS
    elif feature is Feature.HEIGHT:
        one_sided = np.isnan(features[:, Feature.GAP_DISTANCE])
        ends = features[:, Feature.GAP_TIME] >= np.log1p(MAX_GAP_FRAMES)
        found[one_sided & ~ends], found[one_sided & ends] = Reason.BEGINS, Reason.ENDS
    return found


@lru_cache(maxsize=1024)
def reasons_in(bits: int) -> tuple[Reason, ...]:
    return tuple(reason for reason in Reason if bits & reason)


@dataclass(frozen=True, slots=True)
class ReasonRecord:
    """The texts of a reason, and its link to the label linter.

    Attributes:
        chip: one or two words for the user.
        sentence: returns the sentence, with the values of a frame.
        fault: kind of the label linter's finding; None if the reason comes from the evidence.
        at_least: smallest probability that a frame with this fault is wrong. For a jump it is measured on predictions
            (9 of 11, with one case added to each outcome). The others are chosen: a contradictory label is wrong, and a
            resting ball may be held in a hand.
    """

    chip: str
    sentence: Callable[["_Figures"], str]
    fault: Fault | None = None
    at_least: float = 0.0


def _fault(fault: Fault, at_least: float, sentence: Callable[["_Figures"], str]) -> ReasonRecord:
    return ReasonRecord(fault.text, sentence, fault, at_least)


def _say_hidden(row: "_Figures") -> str:
    if not np.isfinite(row.value(Feature.PEAK_OFFSET)):
        return tr_lazy("match", "Hidden: exported as no ball.")
    return tr_lazy(
        "match",
        "Hidden: exported as no ball. Detection ({peak:.2f}) {distance:.0f} px away.",
        peak=row.value(Feature.PEAK),
        distance=row.value(Feature.PEAK_OFFSET),
    )


REASONS: Final[Mapping[Reason, ReasonRecord]] = {
    Reason.OCCLUDED: ReasonRecord(tr_lazy("match", "hidden?"), _say_hidden),
    Reason.FAINT: ReasonRecord(
        tr_lazy("match", "low confidence"),
        lambda row: tr_lazy("match", "Weak detection ({peak:.2f}).", peak=row.value(Feature.PEAK)),
    ),
    Reason.CANDIDATES: ReasonRecord(
        tr_lazy("match", "two candidates"),
        lambda row: tr_lazy("match", "There is a second candidate ({second:.2f}).", second=row.value(Feature.SECOND)),
    ),
    Reason.SPLIT: ReasonRecord(
        tr_lazy("match", "detected elsewhere"),
        lambda row: tr_lazy(
            "match", "The detection is {distance:.0f} px away from the point.", distance=row.value(Feature.PEAK_OFFSET)
        ),
    ),
    Reason.RESTING_PEAK: ReasonRecord(
        tr_lazy("match", "hardly moves"), lambda _: tr_lazy("match", "The detection hardly moves.")
    ),
    Reason.DIFFER: ReasonRecord(
        tr_lazy("match", "models disagree"),
        lambda row: tr_lazy(
            "match", "TrackNet's own detection is {distance:.0f} px away.", distance=row.value(Feature.PEAK_OFFSET)
        ),
    ),
    Reason.FAINT_PEAK: ReasonRecord(
        tr_lazy("match", "weak detection"),
        lambda row: tr_lazy(
            "match",
            "Weak detection ({peak:.2f}), {distance:.0f} px off the path.",
            peak=row.value(Feature.PEAK),
            distance=row.value(Feature.ON_THE_WAY),
        ),
    ),
    Reason.OFF_FLIGHT: ReasonRecord(
        tr_lazy("match", "off the path"),
        lambda row: tr_lazy(
            "match",
            "{distance:.0f} px from the position that nearby frames suggest.",
            distance=row.value(Feature.RESIDUAL),
        ),
    ),
    Reason.JUMPS: ReasonRecord(
        tr_lazy("match", "jumps"),
        lambda row: tr_lazy(
            "match",
            "{distance:.0f} px from the position that nearby frames suggest.",
            distance=row.value(Feature.RESIDUAL),
        ),
    ),
    Reason.CONFINED: ReasonRecord(
        tr_lazy("match", "short path"),
        lambda row: tr_lazy(
            "match",
            "The path between two gaps or jumps covers only {distance:.0f} px.",
            distance=row.value(Feature.REACH),
        ),
    ),
    Reason.WIDE_GAP: ReasonRecord(
        tr_lazy("match", "wide gap"),
        lambda row: tr_lazy(
            "match", "Next detection is {distance:.0f} px away.", distance=row.value(Feature.GAP_DISTANCE)
        ),
    ),
    Reason.LOST: ReasonRecord(
        tr_lazy("match", "lost in mid-picture"),
        lambda row: tr_lazy("match", "Lost {share:.0%} of the way down the picture.", share=row.value(Feature.HEIGHT)),
    ),
    Reason.BEGINS: ReasonRecord(
        tr_lazy("match", "starts in mid-picture"),
        lambda row: tr_lazy(
            "match", "First found {share:.0%} of the way down the picture.", share=row.value(Feature.HEIGHT)
        ),
    ),
    Reason.ENDS: ReasonRecord(
        tr_lazy("match", "ends in mid-picture"),
        lambda row: tr_lazy(
            "match", "Last found {share:.0%} of the way down the picture.", share=row.value(Feature.HEIGHT)
        ),
    ),
    Reason.IN_PLAY: ReasonRecord(
        tr_lazy("match", "missing in play"),
        lambda row: tr_lazy("match", "Found in {share:.0%} of the nearby frames.", share=row.value(Feature.SEEN_SHARE)),
    ),
    Reason.UNSEEN: ReasonRecord(
        tr_lazy("match", "not found"), lambda _: tr_lazy("match", "TrackNet did not find the ball here.")
    ),
    Reason.NO_BALL: ReasonRecord(
        tr_lazy("match", "no ball"), lambda _: tr_lazy("match", "No ball found, but the evidence is weak.")
    ),
    Reason.AT_ORIGIN: _fault(
        Fault.AT_ORIGIN, 0.95, lambda _: tr_lazy("match", "Visible at (0, 0), which means 'no ball'.")
    ),
    Reason.NO_POSITION: _fault(Fault.NO_POSITION, 0.95, lambda _: tr_lazy("match", "Visible without a position.")),
    Reason.OUTSIDE: _fault(Fault.OUTSIDE, 0.95, lambda _: tr_lazy("match", "The point is outside the picture.")),
    Reason.POSITION_OF_NONE: _fault(
        Fault.POSITION_OF_NONE, 0.95, lambda _: tr_lazy("match", "No ball, but with a position.")
    ),
    Reason.FROZEN: _fault(
        Fault.RESTING, 0.5, lambda _: tr_lazy("match", "The position does not change for several frames.")
    ),
    Reason.CONFLICT: ReasonRecord(
        tr_lazy("match", "contradiction"), lambda _: tr_lazy("match", "The rally contradicts itself here.")
    ),
    Reason.LEAPS: _fault(Fault.JUMP, 0.77, lambda _: tr_lazy("match", "Far from the positions before and after.")),
}
CHIPS: Final[Mapping[Reason, str]] = {reason: record.chip for reason, record in REASONS.items()}
AT_LEAST: Final[Mapping[Reason, float]] = {
    reason: record.at_least for reason, record in REASONS.items() if record.fault
}
_REASON_BY_FAULT: Final = {record.fault: reason for reason, record in REASONS.items() if record.fault}
"""The reason for each fault. `Fault.GAP` is missing, because unset frames claim nothing."""


def faults_of(shown: Rows, begins: Flags, *, size: Size) -> NDArray[np.uint32]:
    """Return the linter's findings in the rows of consecutive images, as bits of `Reason`, (n,).

    Args:
        shown: (n,) displayed rows.
        begins: (n,) whether a scene begins at each row.
    """
    bits = np.zeros(len(shown), np.uint32)
    for finding in lint(shown, size, begins_scene=begins):
        if finding.kind in _REASON_BY_FAULT:
            bits[finding.frames.start : finding.frames.stop] |= np.uint32(_REASON_BY_FAULT[finding.kind])
    return bits


class _Figures:
    """The values for the sentence of a reason.

    Args:
        row: (len(Feature),) evidence of the frame.
        scale: number of video pixels per pixel of a picture 512 wide.
    """

    def __init__(self, row: Floats, scale: float) -> None:
        self._row = row
        self._scale = scale

    def value(self, feature: Feature) -> float:
        """Return the value of a feature: a distance in video pixels, a share, or another number."""
        value = float(self._row[feature])
        if feature in _DISTANCES:
            return float(np.expm1(value)) * self._scale
        return value


def sentence(reason: Reason, row: Floats, scale: float) -> str:
    """Return the sentence for a reason with its values. The arguments are those of `_Figures`."""
    return REASONS[reason].sentence(_Figures(row, scale))
