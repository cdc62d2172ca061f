"""Non-play ranges: stretches of a video that are not play, such as replays, other cameras and pauses."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NonPlayChange:
    """What an edit does to the list of non-play ranges."""

    before: tuple[range, ...]
    after: tuple[range, ...]

    def inverse(self) -> "NonPlayChange":
        """The change that takes this one back."""
        return NonPlayChange(self.after, self.before)


def joined(spans: Iterable[range]) -> tuple[range, ...]:
    """The frames of some stretches as stretches that neither overlap nor touch, ascending; empty ones are left out."""
    made: list[range] = []
    for span in sorted((span for span in spans if span), key=lambda span: span.start):
        if made and span.start <= made[-1].stop:
            made[-1] = range(made[-1].start, max(made[-1].stop, span.stop))
        else:
            made.append(span)
    return tuple(made)


def taken_out(changes: Iterable[NonPlayChange]) -> tuple[range, ...]:
    """Frames that a person has taken out of the non-play ranges, and not put back, after some changes in order."""
    play: tuple[range, ...] = ()
    for change in changes:
        back = [part for span in change.before for part in outside(span, change.after)]
        play = joined((*play, *back))
        for span in change.after:
            play = without(play, span)
    return play


def without(spans: Iterable[range], frames: range) -> tuple[range, ...]:
    """What is left of ascending stretches when some frames are taken out of them."""
    if not frames:
        return tuple(spans)
    parts: list[range] = []
    for span in spans:
        parts += (range(span.start, min(span.stop, frames.start)), range(max(span.start, frames.stop), span.stop))
    return tuple(part for part in parts if part)


def outside(frames: range, spans: Iterable[range]) -> tuple[range, ...]:
    """What is left of some frames when stretches are taken out of them, ascending."""
    parts: tuple[range, ...] = (frames,) if frames else ()
    for span in spans:
        parts = without(parts, span)
    return parts


def overlap(spans: Iterable[range], frames: range) -> int:
    """How many of some frames lie in stretches that do not overlap one another."""
    return sum(len(range(max(span.start, frames.start), min(span.stop, frames.stop))) for span in spans)
