"""Who hit the ball: the player whose wrist was nearest to it at a serve or a hit."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.flight.points import Steps, at_once
from rallytrace.domain.lists import Event, EventKind
from rallytrace.domain.poses import LEFT_WRIST, RIGHT_WRIST, SEEN, Person, Poses

FARTHEST: Final = 1.0
"""From the wrist to a ball that is hit, in heights of the player: arm and racket reach half of that, and in the frame
nearest to the hit the ball may have flown as far again."""
_BESIDE: Final = 2
"""Frames from a hit within which a position of the ball will do, where the hit's own frame has none."""
_AT_ONCE: Final = 16
"""Hits that are looked at in one step."""
_CLEAR: Final = 1.05
"""By this factor the players must be told apart better from left to right than from near to far."""


@dataclass(frozen=True, slots=True, eq=False)
class Hitter:
    """Who hit the ball.

    Attributes:
        name: 'near' or 'far', as the camera sees the player, or 'left' or 'right' where it looks along the net;
            '' where one hit alone does not show it.
        hand: 'left' or 'right'.
    """

    name: str
    hand: str

    @property
    def words(self) -> str:
        """For a list of events: 'near player'."""
        return f"{self.name} player".strip()


class HitterFinder:
    """Finds who hit the ball; what it has found of a ball's place in a frame it remembers."""

    def __init__(self, poses: Poses) -> None:
        self._poses = poses
        self._known: dict[tuple[int, float, float], tuple[Person, str] | None] = {}

    def find(self, events: Iterable[Event], path: Floats) -> Mapping[int, Hitter]:
        """The player of each serve and hit, by its frame; those that nobody was near enough to are left out.

        Args:
            path: (2, n) positions of the ball in video pixels, NaN where there is none.
        """
        return at_once(self.find_steps(events, path))

    def find_steps(self, events: Iterable[Event], path: Floats) -> Steps[Mapping[int, Hitter]]:
        """The same in steps of a millisecond or two, for a window that has other things to do."""
        if not self._poses:
            return {}
        hits = [event.frame for event in events if event.kind in (EventKind.SERVE, EventKind.HIT)]
        found: dict[int, tuple[Person, str]] = {}
        for number, frame in enumerate(hits):
            if number % _AT_ONCE == 0:
                yield
            ball = _ball_at(path, frame)
            nearest = None if ball is None else self._nearest(frame, *ball)
            if nearest is not None:
                found[frame] = nearest
        yield
        names = _names([person for person, _ in found.values()])
        return {frame: Hitter(name, hand) for (frame, (_, hand)), name in zip(found.items(), names, strict=True)}

    def _nearest(self, frame: int, x: float, y: float) -> tuple[Person, str] | None:
        key = frame, x, y
        if key not in self._known:
            self._known[key] = nearest_wrist(self._poses.at(frame), x, y)
        return self._known[key]


def nearest_wrist(persons: Iterable[Person], x: float, y: float) -> tuple[Person, str] | None:
    """The person whose wrist is nearest to a position, and which hand it is; None where all are far."""
    best, least = None, math.inf
    for person in persons:
        for wrist, hand in ((LEFT_WRIST, "left"), (RIGHT_WRIST, "right")):
            across, down, seen = person.keypoints[wrist].tolist()
            distance = float(np.hypot(across - x, down - y))
            if seen >= SEEN and distance <= FARTHEST * person.height and distance < least:
                best, least = (person, hand), distance
    return best


def _ball_at(path: Floats, frame: int) -> tuple[float, float] | None:
    first = max(frame - _BESIDE, 0)
    known = first + np.flatnonzero(np.isfinite(path[0, first : frame + _BESIDE + 1]))
    if not len(known):
        return None
    at = known[np.abs(known - frame).argmin()]
    return float(path[0, at]), float(path[1, at])


def _names(persons: list[Person]) -> list[str]:
    """What tells the players apart, where they stand: they change ends, but not within a rally.

    Their feet make two groups, and the camera looks in the direction in which these are farther from one another than
    the feet of a group.
    """
    if len(persons) < 2:
        return [""] * len(persons)
    feet = np.array([((one.box[0] + one.box[2]) / 2, one.box[3]) for one in persons])
    (across, left), (down, far) = (_two_groups(feet[:, axis]) for axis in (0, 1))
    if max(across, down) <= 0:
        return [""] * len(persons)
    if across > _CLEAR * down:
        return ["left" if one else "right" for one in left]
    return ["far" if one else "near" for one in far]


def _two_groups(values: Floats) -> tuple[float, Flags]:
    """How much of the variance two groups explain, 0 to 1, and which values are in the lower one (Otsu's threshold)."""
    ordered, total = np.sort(values), float(values.var())
    if total <= 0:
        return 0.0, np.zeros(len(values), np.bool_)
    n = len(ordered)
    sums, counts = np.cumsum(ordered)[:-1], np.arange(1, n)
    gap = (ordered.sum() - sums) / (n - counts) - sums / counts
    explained = counts * (n - counts) / n**2 * gap**2 / total
    at = int(explained.argmax())
    return float(explained[at]), values <= ordered[at]
