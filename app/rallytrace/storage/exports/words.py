"""What an export says of itself in words: how much, whose word it is, and what nobody has looked at."""

from collections.abc import Mapping, Sequence
from typing import Final

from rallytrace.domain.detections import Source
from rallytrace.storage.exports.labels import Tally

_MOST_NAMED: Final = 6
"""So many stretches of frames are named; the rest is counted."""


def counted(number: int, noun: str) -> str:
    """A number and its noun: 1 frame, 1,200 frames."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def by_source(counts: Mapping[Source, int]) -> str:
    """900 predicted, 120 inpainted."""
    return ", ".join(f"{number:,} {source.value}" for source, number in counts.items())


def contents(tally: Tally) -> str:
    """What goes out, in a sentence."""
    parts = [f"{tally.visible:,} visible", f"{tally.occluded:,} occluded", f"{tally.without_position:,} without a ball"]
    return f"{counted(tally.frames, 'frame')}: {', '.join(parts)}. Sources: {by_source(tally.by_source)}."


def caution(tally: Tally) -> str:
    """How many frames nobody has reviewed and whose word they are; '' where there is none."""
    number = tally.n_unreviewed
    if not number:
        return ""
    if number == tally.frames:
        said = "The only frame has not" if number == 1 else f"None of the {number:,} frames has"
    else:
        said = f"{number:,} of {counted(tally.frames, 'frame')} {'has' if number == 1 else 'have'} not"
    return f"{said} been reviewed: {by_source(tally.unreviewed)}."


def left_out(tally: Tally) -> str:
    """How many frames of the range stay out and why; '' where there is none."""
    unreviewed = tally.left_out - tally.unset
    parts = []
    if tally.unset:
        parts.append(f"{counted(tally.unset, 'frame')} that nobody has looked at")
    if unreviewed:
        parts.append(f"{counted(unreviewed, 'frame')} that {'has' if unreviewed == 1 else 'have'} not been reviewed")
    return f"Left out: {' and '.join(parts)}." if parts else ""


def spans_in_words(spans: Sequence[range]) -> str:
    """Stretches of frames as a person would list them: 3, 7 to 9 and 40."""
    named = [f"{one.start}" if len(one) == 1 else f"{one.start} to {one.stop - 1}" for one in spans[:_MOST_NAMED]]
    rest = spans[_MOST_NAMED:]
    if rest:
        named.append(f"{sum(len(one) for one in rest):,} more")
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"
