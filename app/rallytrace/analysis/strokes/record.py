"""Represent the strokes of a rally: who makes each stroke, its name, and its probability."""

import enum
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Protocol

from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.texts import TextEnum, tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.lists import PlacedStroke
from rallytrace.track.stroke_types import GROUP_OF, StrokeGroup, StrokeName, StrokeType

UNSURE_PROBABILITY: Final = 0.7
"""A stroke that was found with a lower probability needs review."""


class Hand(TextEnum):
    """The side of the body on which a stroke is played. The value is the name in files and on the screen."""

    FOREHAND = tr_lazy("strokes", "forehand")
    BACKHAND = tr_lazy("strokes", "backhand")
    ROUND_THE_HEAD = tr_lazy("strokes", "round the head")


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke at the frame of its hit.

    Attributes:
        side: half in which the player stands, 'near' or 'far'; '' if unknown.
        name: name of the stroke; in badminton, the name of its group.
        type: in badminton, the most likely type within the group; None in other sports.
        probability: probability of the name, 0 to 1; 1 if the user set it.
        hand: side of the body; None if the pose does not show it.
        by_hand: whether the user set the name.
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
        """Return the names by which filters find the stroke: its name, type and side of the body, as far as known."""
        return _names_of(self.name, self.type, self.hand)

    @property
    def is_unsure(self) -> bool:
        return not self.by_hand and self.probability < UNSURE_PROBABILITY

    @property
    def words(self) -> str:
        """Return a description for lists: 'smash 93%', or 'smash' if the user set the name."""
        if self.by_hand:
            return self.name.text
        return tr_lazy("strokes", "{stroke} {share:.0%}", stroke=self.name.text, share=self.probability)


@cache
def _names_of(*known: enum.StrEnum | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(named_stroke.value for named_stroke in known if named_stroke is not None))


@dataclass(frozen=True, slots=True, eq=False)
class StrokeProbabilities:
    """The probabilities for each of the n strokes of a rally. In a network's result, each row sums to 1.

    Attributes:
        types: (n, 18), in the order of `StrokeType`.
        groups: (n, 9), in the order of `StrokeGroup`. They are a separate output, not the sums of the types.
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
    """Return the strokes of a badminton rally with the most likely name of each.

    Args:
        frames: frame of each stroke's hit.
        sides: half in which the player of each stroke stands.
    """
    names = list(StrokeGroup)
    strokes = []
    for k, (frame, side) in enumerate(zip(frames, sides, strict=True)):
        best = int(found.groups[k].argmax())
        name = names[best]
        strokes.append(Stroke(frame, side, name, _type_in(name, found.types[k]), float(found.groups[k, best])))
    return strokes


def _type_in(name: StrokeName, types: Floats32) -> StrokeType | None:
    """Return the most likely type of a group; None for a name without types."""
    members = _MEMBERS.get(name, ())
    return _TYPES[max(members, key=lambda index: float(types[index]))] if members else None


def apply_named_strokes(
    strokes: Iterable[Stroke], placed: Iterable[PlacedStroke], hits: Sequence[int], reach: int
) -> tuple[Stroke, ...]:
    """Return the strokes with the names set by the user. Each name applies to the nearest hit.

    Args:
        strokes: strokes that were found.
        placed: names set by the user.
        hits: frames of all displayed hits, ascending.
        reach: largest distance in frames between a name and its hit.
    """
    named = {stroke.frame: stroke for stroke in strokes}
    for named_stroke in placed:
        frame = min(hits, key=lambda hit: abs(hit - named_stroke.frame), default=None)
        if frame is not None and abs(frame - named_stroke.frame) <= reach:
            named[frame] = _by_hand(named.get(frame), frame, named_stroke.name)
    return tuple(named[frame] for frame in sorted(named))


def _by_hand(known: Stroke | None, frame: int, name: StrokeName) -> Stroke:
    """Return a stroke with the name set by the user. Its type is kept if it belongs to that name."""
    types = [_TYPES[index] for index in _MEMBERS.get(name, ())]
    of_name = types[0] if len(types) == 1 else None
    if known is None:
        return Stroke(frame, "", name, of_name, 1.0, by_hand=True)
    kept = known.type if known.type in types else of_name
    return replace(known, name=name, type=kept, probability=1.0, by_hand=True)
