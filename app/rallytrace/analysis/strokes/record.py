"""Strokes of a rally: who played each, its name, and how sure that is."""

import enum
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Protocol

from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.track.arrays import Floats32
from rallytrace.track.lists import PlacedStroke
from rallytrace.track.stroke_types import GROUP_OF, StrokeGroup, StrokeName, StrokeType

UNSURE: Final = 0.7
"""A stroke found with a lower probability is one to review."""


class Hand(enum.StrEnum):
    """The side of the body on which a stroke is played; the value is its name in files and on the screen."""

    FOREHAND = "forehand"
    BACKHAND = "backhand"
    ROUND_THE_HEAD = "round the head"


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke, at the frame of its hit.

    Attributes:
        side: 'near' or 'far': the half in which its player stands; '' where that is unknown.
        name: of its group in badminton.
        type: the likeliest finer one of badminton within the group; None in other sports.
        probability: of the name, 0 to 1; 1 by hand.
        hand: None where the pose does not say so.
        by_hand: whether a person has named it.
    """

    frame: int
    side: str
    name: StrokeName
    type: StrokeType | None
    probability: float
    hand: Hand | None = None
    by_hand: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """For filters: its name, finer type and side of the body, as far as known."""
        return _names_of(self.name, self.type, self.hand)

    @property
    def is_unsure(self) -> bool:
        return not self.by_hand and self.probability < UNSURE

    @property
    def words(self) -> str:
        """For a list: 'smash 93 %', or 'smash' by hand."""
        return self.name.value if self.by_hand else f"{self.name.value} {round(100 * self.probability)} %"


@cache
def _names_of(*known: enum.StrEnum | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word.value for word in known if word is not None))


@dataclass(frozen=True, slots=True, eq=False)
class StrokeProbabilities:
    """Probabilities for each stroke of a rally; each row sums to 1.

    Attributes:
        types: (n, 18), in the order of `StrokeType`.
        groups: (n, 9), in the order of `StrokeGroup`; an output of its own, not the sum of the types.
    """

    types: Floats32
    groups: Floats32


class Classifier(Protocol):
    """A stroke network."""

    def classify(self, rally: StrokeSequence) -> StrokeProbabilities: ...


_TYPES: Final = tuple(StrokeType)
_MEMBERS: Final[Mapping[StrokeName, tuple[int, ...]]] = {
    group: tuple(index for index, kind in enumerate(_TYPES) if GROUP_OF[kind] is group) for group in StrokeGroup
}


def pick_strokes(found: StrokeProbabilities, frames: Sequence[int], sides: Sequence[str]) -> list[Stroke]:
    """The strokes of a rally of badminton by a network's answer, each at its frame."""
    names = list(StrokeGroup)
    strokes = []
    for k, (frame, side) in enumerate(zip(frames, sides, strict=True)):
        best = int(found.groups[k].argmax())
        name = names[best]
        strokes.append(Stroke(frame, side, name, _type_in(name, found.types[k]), float(found.groups[k, best])))
    return strokes


def _type_in(name: StrokeName, types: Floats32) -> StrokeType | None:
    """The likeliest type of a group; None for a name without types."""
    members = _MEMBERS.get(name, ())
    return _TYPES[max(members, key=lambda index: float(types[index]))] if members else None


def with_placed(
    strokes: Iterable[Stroke], placed: Iterable[PlacedStroke], hits: Sequence[int], reach: int
) -> tuple[Stroke, ...]:
    """The strokes with those names that a person has given, each at the nearest hit.

    Args:
        strokes: found.
        hits: the frames of all shown hits, ascending.
        reach: most frames from a hit to a name that is its own.
    """
    named = {stroke.frame: stroke for stroke in strokes}
    for word in placed:
        frame = min(hits, key=lambda hit: abs(hit - word.frame), default=None)
        if frame is not None and abs(frame - word.frame) <= reach:
            named[frame] = _by_hand(named.get(frame), frame, word.name)
    return tuple(named[frame] for frame in sorted(named))


def _by_hand(known: Stroke | None, frame: int, name: StrokeName) -> Stroke:
    """A stroke with a person's name. Its finer type stays if it is of that name."""
    types = [_TYPES[index] for index in _MEMBERS.get(name, ())]
    of_name = types[0] if len(types) == 1 else None
    if known is None:
        return Stroke(frame, "", name, of_name, 1.0, by_hand=True)
    kept = known.type if known.type in types else of_name
    return replace(known, name=name, type=kept, probability=1.0, by_hand=True)
