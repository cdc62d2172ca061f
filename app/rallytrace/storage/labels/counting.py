"""From which number on frames are counted."""

from dataclasses import replace

import numpy as np

from rallytrace.domain.geometry import Size
from rallytrace.domain.track import Rows
from rallytrace.storage.labels.agreement import LEAST_FRAMES, Positions, agreement
from rallytrace.storage.labels.aspects import (
    Aspect,
    AspectChoice,
    AspectFinding,
    Conclusion,
    LabelFormat,
    Overrides,
    Sureness,
    VideoFacts,
    settle,
)
from rallytrace.storage.labels.numerals import Numbers

FIRSTS = (0, 1, 2, -1, -2)
"""What the video's first frame may be called; more than 0 and 1 for files that were cut or shifted."""
_LACKING = {-1: " (one frame is lacking)", -2: " (two frames are lacking)"}
_CHOICES = [(first, AspectChoice(str(first), f"{first}{_LACKING.get(first, '')}")) for first in FIRSTS]


def settle_first_frame(
    said: Positions, facts: VideoFacts, overrides: Overrides, *, kind: LabelFormat, predicted: Rows | None
) -> tuple[int, Conclusion]:
    """Say what the file calls the video's first frame.

    Args:
        said: the frames as they stand in the file, with positions in pixels of the video.
        facts: what is known of the video.
        overrides: what the user says.
        kind: what kind of file it is.
        predicted: what a model says of the video, if anything.
    """
    known = said.frames[~np.isnan(said.frames)]
    verdict = _detect(known, facts, kind)
    if predicted is not None and len(known):
        verdict = _by_agreement(verdict, said, facts.size, predicted)
    return settle(Aspect.FIRST_FRAME, _CHOICES, verdict, overrides)


def _detect(known: Numbers, facts: VideoFacts, kind: LabelFormat) -> AspectFinding[int]:
    """What the numbers alone say: a frame 0, or one that only the other way of counting has, decides; else nothing."""
    if not len(known):
        return AspectFinding(0, "No row has a frame.", Sureness.LIKELY)
    first, last = int(known.min()), int(known.max())
    said = f"The frames are {first} to {last}"
    if facts.n_frames is not None:
        said += f", those of the video 0 to {facts.n_frames - 1}"
    beyond = facts.n_frames is not None and last > facts.n_frames
    at_end = facts.n_frames is not None and bool((known == facts.n_frames).any())
    if (known == 0).any():
        return AspectFinding(0, f"{said}.", Sureness.CERTAIN)
    if kind is LabelFormat.OURS and not at_end:
        return AspectFinding(0, f"{said}; RallyTrace counts from 0.", Sureness.CERTAIN)
    if at_end and not beyond and kind is not LabelFormat.OURS:
        sureness = Sureness.CERTAIN if first == 1 else Sureness.LIKELY
        return AspectFinding(1, f"{said}: from 0, that of frame {last} would lie just beyond the end.", sureness)
    whole = last + 1 == facts.n_frames
    named = first == 1 and kind is LabelFormat.NAMED and not whole
    return AspectFinding(int(named), f"{said}; they may be counted from 0 or from 1.", Sureness.UNSURE)


def _by_agreement(verdict: AspectFinding[int], said: Positions, size: Size, predicted: Rows) -> AspectFinding[int]:
    """The way of counting under which the labels lie where a model saw the ball, where one is clearly the best."""
    fits = {first: agreement(replace(said, frames=said.frames - first), predicted, size) for first in FIRSTS}
    best = min(fits, key=lambda first: (fits[first].distance, abs(first)))
    others = [fit for first, fit in fits.items() if first != best]
    if all(fits[best].beats(fit) for fit in others):
        runner_up = min(others, key=lambda fit: fit.distance)
        words = f"So they agree best with the predictions: {fits[best]}; else {runner_up.near:.0%} at most."
        return AspectFinding(best, words, Sureness.CERTAIN)
    if fits[verdict.value].frames >= LEAST_FRAMES:
        return AspectFinding(verdict.value, f"{verdict.evidence} The predictions cannot tell.", verdict.sureness)
    return verdict
