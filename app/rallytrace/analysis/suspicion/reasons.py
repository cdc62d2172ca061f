"""Define the reasons for suspicion, including the label linter's findings, and the sentences for them."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.suspicion.features import MAX_GAP_FRAMES, Claim, Feature
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.label_lint import LintKind as Fault
from rallytrace.track.label_lint import lint
from rallytrace.track.track import Rows

_MIN_JUMP_RESIDUAL: Final = float(np.log1p(10.0))
"""Value of `Feature.RESIDUAL` from which a position has jumped (10 pixels); below, it is only off the path."""
_DISTANCES: Final = {Feature.PEAK_OFFSET, Feature.ON_THE_WAY, Feature.RESIDUAL, Feature.REACH, Feature.GAP_DISTANCE}
_SHARES: Final = {Feature.HEIGHT, Feature.SEEN_SHARE}


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
        sentence: sentence with placeholders for values; see `_Figures`.
        fault: kind of the label linter's finding; None if the reason comes from the evidence.
        at_least: smallest probability that a frame with this fault is wrong. For a jump it is measured on predictions
            (9 of 11, with one case added to each outcome). The others are chosen: a contradictory label is wrong, and a
            resting ball may be held in a hand.
    """

    chip: str
    sentence: str
    fault: Fault | None = None
    at_least: float = 0.0


def _fault(fault: Fault, at_least: float, sentence: str) -> ReasonRecord:
    return ReasonRecord(str(fault), sentence, fault, at_least)


REASONS: Final[Mapping[Reason, ReasonRecord]] = {
    Reason.OCCLUDED: ReasonRecord("hidden?", "Hidden: exported as no ball.{peak}"),
    Reason.FAINT: ReasonRecord("low confidence", "Weak detection ({PEAK})."),
    Reason.CANDIDATES: ReasonRecord("two candidates", "There is a second candidate ({SECOND})."),
    Reason.SPLIT: ReasonRecord("detected elsewhere", "The detection is {PEAK_OFFSET} away from the point."),
    Reason.RESTING_PEAK: ReasonRecord("hardly moves", "The detection hardly moves."),
    Reason.DIFFER: ReasonRecord("models disagree", "TrackNet's own detection is {PEAK_OFFSET} away."),
    Reason.FAINT_PEAK: ReasonRecord("weak detection", "Weak detection ({PEAK}), {ON_THE_WAY} off the path."),
    Reason.OFF_FLIGHT: ReasonRecord("off the path", "{RESIDUAL} from the position that nearby frames suggest."),
    Reason.JUMPS: ReasonRecord("jumps", "{RESIDUAL} from the position that nearby frames suggest."),
    Reason.CONFINED: ReasonRecord("short path", "The path between two gaps or jumps covers only {REACH}."),
    Reason.WIDE_GAP: ReasonRecord("wide gap", "Next detection is {GAP_DISTANCE} away."),
    Reason.LOST: ReasonRecord("lost in mid-picture", "Lost {HEIGHT} of the way down the picture."),
    Reason.BEGINS: ReasonRecord("starts in mid-picture", "First found {HEIGHT} of the way down the picture."),
    Reason.ENDS: ReasonRecord("ends in mid-picture", "Last found {HEIGHT} of the way down the picture."),
    Reason.IN_PLAY: ReasonRecord("missing in play", "Found in {SEEN_SHARE} of the nearby frames."),
    Reason.UNSEEN: ReasonRecord("not found", "TrackNet did not find the ball here."),
    Reason.NO_BALL: ReasonRecord("no ball", "No ball found, but the evidence is weak."),
    Reason.AT_ORIGIN: _fault(Fault.AT_ORIGIN, 0.95, "Visible at (0, 0), which means 'no ball'."),
    Reason.NO_POSITION: _fault(Fault.NO_POSITION, 0.95, "Visible without a position."),
    Reason.OUTSIDE: _fault(Fault.OUTSIDE, 0.95, "The point is outside the picture."),
    Reason.POSITION_OF_NONE: _fault(Fault.POSITION_OF_NONE, 0.95, "No ball, but with a position."),
    Reason.FROZEN: _fault(Fault.RESTING, 0.5, "The position does not change for several frames."),
    Reason.CONFLICT: ReasonRecord("contradiction", "The rally contradicts itself here."),
    Reason.LEAPS: _fault(Fault.JUMP, 0.77, "Far from the positions before and after."),
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
    """The values for the placeholders of a reason's sentence. A feature's name stands for its value with its unit.

    Args:
        row: (len(Feature),) evidence of the frame.
        scale: number of video pixels per pixel of a picture 512 wide.
    """

    def __init__(self, row: Floats, scale: float) -> None:
        self._row = row
        self._scale = scale

    def __getitem__(self, field: str) -> str:
        if field == "peak":
            seen = np.isfinite(self._row[Feature.PEAK_OFFSET])
            return f" Detection ({self['PEAK']}) {self['PEAK_OFFSET']} away." if seen else ""
        return self._in_words(Feature[field])

    def _in_words(self, feature: Feature) -> str:
        value = self._row[feature]
        if feature in _DISTANCES:
            return f"{np.expm1(value) * self._scale:.0f} px"
        if feature in _SHARES:
            return f"{100 * value:.0f} %"
        return f"{value:.2f}"


def sentence(reason: Reason, row: Floats, scale: float) -> str:
    """Return the sentence for a reason with its values. The arguments are those of `_Figures`."""
    return REASONS[reason].sentence.format_map(_Figures(row, scale))
