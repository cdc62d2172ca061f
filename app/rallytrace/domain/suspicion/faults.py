"""What the linter of labels finds, frame by frame; it looks at a network's path as it does at labels."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.domain.label_lint import LintKind as Fault
from rallytrace.domain.label_lint import lint
from rallytrace.domain.suspicion.reasons import Reason
from rallytrace.domain.track import Layer, Track

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
