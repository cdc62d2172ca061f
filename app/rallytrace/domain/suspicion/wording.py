"""Why a frame is doubted, in words: short for a chip, and as a line of a panel with its figure."""

from collections.abc import Callable
from typing import Final

import numpy as np

from rallytrace.domain.faint_sight import LEAST_PEAK
from rallytrace.domain.label_lint import LintKind as Fault
from rallytrace.domain.suspicion.features import Feature, Floats
from rallytrace.domain.suspicion.reasons import Reason

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
        looked = np.isfinite(row[Feature.ASIDE])
        return f" A peak of {value(Feature.PEAK)}, {way(Feature.ASIDE)} away." if looked else ""

    def ring() -> str:
        return " (dotted ring)" if row[Feature.PEAK] >= LEAST_PEAK else ""

    said: dict[Reason, Callable[[], str]] = {
        Reason.OCCLUDED: lambda: f"Called occluded: no ball in the labels.{sight()}",
        Reason.FAINT: lambda: f"The peak is only {value(Feature.PEAK)}.",
        Reason.CANDIDATES: lambda: f"A second peak elsewhere: {value(Feature.SECOND)}.",
        Reason.SPLIT: lambda: f"The peak is {way(Feature.ASIDE)} beside the point.",
        Reason.STILL: lambda: "The peak hardly moves.",
        Reason.WINDOWS: lambda: f"The windows differ by {way(Feature.SPREAD)}.",
        Reason.HOT_SPOT: lambda: f"Seen just here in {np.expm1(row[Feature.RECURRING]):.0f} other frames.",
        Reason.DIFFER: lambda: f"TrackNet's own peak is {way(Feature.ASIDE)} away.",
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
