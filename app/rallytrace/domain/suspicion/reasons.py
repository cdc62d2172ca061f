"""Why a frame is suspicious: the reasons, what the label linter finds, and both in words."""

import enum
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.domain.label_lint import LintKind as Fault
from rallytrace.domain.label_lint import lint
from rallytrace.domain.layers import LEAST_PEAK
from rallytrace.domain.suspicion.features import LONGEST, Claim, Feature, Floats
from rallytrace.domain.track import Layer, Track


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
    (Claim.BALL, Feature.PEAK_OFFSET): Reason.SPLIT,
    (Claim.BALL, Feature.STILL): Reason.STILL,
    (Claim.BALL, Feature.SPREAD): Reason.WINDOWS,
    (Claim.BALL, Feature.RECURRING): Reason.HOT_SPOT,
    (Claim.BALL, Feature.RESIDUAL): Reason.OFF_FLIGHT,
    (Claim.BALL, Feature.RUN): Reason.BRIEF,
    (Claim.PLACE, Feature.SECOND): Reason.CANDIDATES,
    (Claim.PLACE, Feature.DISSENT): Reason.DIFFER,
    (Claim.PLACE, Feature.ACROSS): Reason.WIDE_GAP,
    (Claim.PLACE, Feature.UNTIL): Reason.LONG_GAP,
    (Claim.OCCLUDED, Feature.PEAK_OFFSET): Reason.OCCLUDED,
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


_REASONS: Final = {
    Fault.AT_ORIGIN: Reason.AT_ORIGIN,
    Fault.NO_POSITION: Reason.NO_POSITION,
    Fault.OUTSIDE: Reason.OUTSIDE,
    Fault.POSITION_OF_NONE: Reason.POSITION_OF_NONE,
    Fault.STILL: Reason.FROZEN,
    Fault.JUMP: Reason.LEAPS,
}
"""Frames that were left out are nobody's word, so that there is nothing to doubt."""

AT_LEAST: Final = {
    Reason.AT_ORIGIN: 0.95,
    Reason.NO_POSITION: 0.95,
    Reason.OUTSIDE: 0.95,
    Reason.POSITION_OF_NONE: 0.95,
    Reason.FROZEN: 0.5,
    Reason.LEAPS: 0.77,
}
"""The least probability that a frame is wrong for it.

That of a leap is measured, on kept predictions: 9 of 11, with one of each added. The others are set: a word that
contradicts itself is wrong, and a ball that stands still may be one in a hand."""


def faults_of(track: Track, frames: range, *, size: Size) -> NDArray[np.uint32]:
    """Bits of `Reason` for what the linter finds in some frames of a track, (n,)."""
    begins = np.asarray(track.layer(Layer.PREDICTED)[frames.start : frames.stop]["begins_scene"], np.bool_)
    bits = np.zeros(len(frames), np.uint32)
    for finding in lint(track.shown(frames.start, frames.stop), size, begins_scene=begins):
        if finding.kind in _REASONS:
            bits[finding.frames.start : finding.frames.stop] |= np.uint32(_REASONS[finding.kind])
    return bits


CHIPS: Final = {
    Reason.OCCLUDED: "occluded?",
    Reason.FAINT: "faint",
    Reason.CANDIDATES: "two candidates",
    Reason.SPLIT: "split",
    Reason.STILL: "hardly moves",
    Reason.WINDOWS: "windows disagree",
    Reason.HOT_SPOT: "hot spot",
    Reason.DIFFER: "TrackNet and InpaintNet differ",
    Reason.FAINT_SIGHT: "faint sight",
    Reason.OFF_FLIGHT: "off the flight",
    Reason.JUMPS: "jumps",
    Reason.BRIEF: "seen briefly",
    Reason.WIDE_GAP: "wide gap",
    Reason.LONG_GAP: "long gap",
    Reason.LOST: "lost in mid-picture",
    Reason.BEGINS: "begins in mid-picture",
    Reason.ENDS: "ends in mid-picture",
    Reason.IN_PLAY: "missing in play",
    Reason.UNSEEN: "not seen",
    Reason.NO_BALL: "no ball",
    Reason.AT_ORIGIN: str(Fault.AT_ORIGIN),
    Reason.NO_POSITION: str(Fault.NO_POSITION),
    Reason.OUTSIDE: str(Fault.OUTSIDE),
    Reason.POSITION_OF_NONE: str(Fault.POSITION_OF_NONE),
    Reason.FROZEN: str(Fault.STILL),
    Reason.LEAPS: str(Fault.JUMP),
}
"""A word or two for each reason."""


def sentence(reason: Reason, row: Floats, scale: float) -> str:
    """A reason with its figure, for the user.

    Args:
        reason: which.
        row: the frame's evidence, (len(Feature),).
        scale: pixels of the video in a pixel of a picture 512 wide.
    """

    def share(feature: Feature) -> str:
        return f"{100 * row[feature]:.0f} %"

    def value(feature: Feature) -> str:
        return f"{row[feature]:.2f}"

    def way(feature: Feature) -> str:
        return f"{np.expm1(row[feature]) * scale:.0f} px"

    def seconds(feature: Feature) -> str:
        return f"{np.expm1(row[feature]) / 30:.1f} s"

    def sight() -> str:
        looked = np.isfinite(row[Feature.PEAK_OFFSET])
        return f" A peak of {value(Feature.PEAK)}, {way(Feature.PEAK_OFFSET)} away." if looked else ""

    def ring() -> str:
        return " (dotted ring)" if row[Feature.PEAK] >= LEAST_PEAK else ""

    said: dict[Reason, Callable[[], str]] = {
        Reason.OCCLUDED: lambda: f"Called occluded: no ball in the labels.{sight()}",
        Reason.FAINT: lambda: f"The peak is only {value(Feature.PEAK)}.",
        Reason.CANDIDATES: lambda: f"A second peak elsewhere: {value(Feature.SECOND)}.",
        Reason.SPLIT: lambda: f"The peak is {way(Feature.PEAK_OFFSET)} beside the point.",
        Reason.STILL: lambda: "The peak hardly moves.",
        Reason.WINDOWS: lambda: f"The windows differ by {way(Feature.SPREAD)}.",
        Reason.HOT_SPOT: lambda: f"Seen just here in {np.expm1(row[Feature.RECURRING]):.0f} other frames.",
        Reason.DIFFER: lambda: f"TrackNet's own peak is {way(Feature.PEAK_OFFSET)} away.",
        Reason.FAINT_SIGHT: lambda: (
            f"A faint peak{ring()}: {value(Feature.PEAK)}, {way(Feature.ON_THE_WAY)} off the path."
        ),
        Reason.OFF_FLIGHT: lambda: f"{way(Feature.RESIDUAL)} from where its neighbours lead.",
        Reason.JUMPS: lambda: f"{way(Feature.RESIDUAL)} from where its neighbours lead.",
        Reason.BRIEF: lambda: f"Seen for only {np.exp(row[Feature.RUN]) / 30:.2f} s.",
        Reason.WIDE_GAP: lambda: f"Seen again {way(Feature.ACROSS)} from where it was lost.",
        Reason.LONG_GAP: lambda: f"Seen again only in {seconds(Feature.UNTIL)}.",
        Reason.LOST: lambda: f"Lost {share(Feature.HEIGHT)} down the picture, not at its top.",
        Reason.BEGINS: lambda: f"First seen {share(Feature.HEIGHT)} down the picture.",
        Reason.ENDS: lambda: f"Last seen {share(Feature.HEIGHT)} down the picture.",
        Reason.IN_PLAY: lambda: f"Seen in {share(Feature.AROUND)} of the frames around.",
        Reason.UNSEEN: lambda: "The position rests on no sight of a ball.",
        Reason.NO_BALL: lambda: "No ball, and little to tell by.",
        Reason.AT_ORIGIN: lambda: "Visible at (0, 0), where 'no ball' is written.",
        Reason.NO_POSITION: lambda: "Visible without a position.",
        Reason.OUTSIDE: lambda: "The point is outside the picture.",
        Reason.POSITION_OF_NONE: lambda: "There is a position, but no ball.",
        Reason.FROZEN: lambda: "It does not move for several frames.",
        Reason.LEAPS: lambda: "Far from where it is just before and after.",
    }
    return said[reason]()
