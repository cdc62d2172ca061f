"""Name strokes by a network or by rules, depending on the sport. Names set by the user take precedence."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities, RallyPlayers
from rallytrace.analysis.players.sides import HitSide
from rallytrace.analysis.shots.shot_metrics import RallyEvents
from rallytrace.analysis.strokes.hands import add_hands
from rallytrace.analysis.strokes.launches import LAST_SHOT_SECONDS, measure_launches
from rallytrace.analysis.strokes.racket_rules import racket_strokes
from rallytrace.analysis.strokes.record import Classifier, Stroke, StrokeProbabilities, pick_strokes
from rallytrace.analysis.strokes.stroke_observations import (
    TOSS_SECONDS,
    RallyStrokes,
    find_rally_strokes,
    moves_before,
    observe_rally,
)
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event
from rallytrace.track.player_label import RacketHand
from rallytrace.track.poses import Person, Poses
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import SERVICES, StrokeGroup

_MARGIN_FRAMES: Final = 5
"""Number of frames before and after a rally in which the ball of its first and last event is also searched."""
_IS_SERVICE: Final = np.array([group in SERVICES for group in StrokeGroup])


@dataclass(frozen=True, slots=True, eq=False)
class RallyForNaming:
    """A rally whose strokes are to be named.

    Attributes:
        key: everything on which the names depend.
        events: events of the rally, ascending.
        path: (2, n) ball positions from frame `first` on, NaN where there is none.
        first: frame of the first column of `path`.
        seconds: time of each frame of the video.
        sides: side that makes each hit, keyed by the frame of the hit.
        by_hand: frames of the events that the user set.
        players: players in this part of the video, only if one of them is left-handed.
    """

    key: tuple[object, ...]
    events: tuple[Event, ...]
    path: Floats
    first: int
    seconds: Floats
    poses: Poses
    views: CourtViews
    sport: Sport
    sides: Mapping[int, HitSide]
    by_hand: frozenset[int] = frozenset()
    players: tuple[RallyPlayers, ...] = ()

    def strokes(self) -> RallyStrokes | None:
        """Return the strokes as seen by the camera.

        None if no camera could see the court this way, or if the players are not visible.
        """
        watched = observe_rally(self.events, self.path, self.first, self.seconds, self.poses)
        seen = find_rally_strokes(watched, self.views, self.sides)
        if seen is None or SPORTS[self.sport].strokes is not StrokeGroup:
            return seen
        launch = measure_launches(seen, self.path, self.first, self.seconds, self.views)
        return replace(seen, sequence=replace(seen.sequence, launch=launch))

    def racket_hands(self, seen: RallyStrokes) -> list[RacketHand]:
        """Return the racket hand of the player of each stroke."""
        return [self._hand_of(person, frame) for person, frame in zip(seen.hitters, seen.frames, strict=True)]

    def _hand_of(self, person: Person | None, frame: int) -> RacketHand:
        for played in self.players:
            if person is not None and frame in played.frames:
                left, top, right, bottom = person.box
                player = played.player_at(frame, (left + right) / 2, (top + bottom) / 2)
                return RacketHand.RIGHT if player is None else player.hand
        return RacketHand.RIGHT


def rallies_to_name(
    rallies: Iterable[RallyEvents],
    path_of: Callable[[int, int], tuple[Floats, Flags]],
    seconds: Floats,
    *,
    poses: Poses,
    courts: Sequence[CourtCalibration],
    size: Size,
    sides: Mapping[int, HitSide],
    by_hand: Sequence[Event] = (),
    known: PlayerIdentities = UNKNOWN_PLAYERS,
) -> Iterator[RallyForNaming]:
    """Yield the rallies that have a court and poses.

    Args:
        rallies: events of the video's rallies, in order.
        path_of: function that takes a range of frames, as first and stop. It returns the ball positions (2, n) and (n,)
            whether each frame repeats the previous image.
        seconds: time at which the image of each frame is first shown.
        courts: courts of the video, ascending.
        sides: side that makes each hit, keyed by the frame of the hit.
        by_hand: events that the user set.
    """
    if not courts or not poses:
        return
    for rally, scene in ((found.events, found.scene) for found in rallies):
        court = court_at(courts, rally[0].frame)
        if court is None:
            continue
        last = rally[-1].frame
        tossed = int(np.searchsorted(seconds, seconds[rally[0].frame] - TOSS_SECONDS))
        flown = int(np.searchsorted(seconds, seconds[last] + LAST_SHOT_SECONDS, "right"))
        first = max(min(rally[0].frame - _MARGIN_FRAMES, tossed), scene.start)
        stop = min(max(last + _MARGIN_FRAMES + 1, flown), scene.stop)
        pixels, repeats = path_of(first, stop)
        path = np.where(repeats, np.nan, pixels)
        seen = poses.within(scene)
        rows = seen.select(range(first, stop)).rows
        players = tuple(played for played in known.rallies if played.has_left_hander and _meet(played, rally))
        hits = {event.frame: sides[event.frame] for event in rally if event.frame in sides}
        views = CourtViews(tuple(courts), size).within(range(first, stop))
        by_user = frozenset(event.frame for event in by_hand if first <= event.frame < stop)
        hands = [(player.hand, *player.followed.boxes[0]) for played in players for player in played.players]
        key = (
            views,
            rally,
            path.tobytes(),
            rows.tobytes(),
            tuple(hands),
            tuple(hits.values()),
            by_user,
        )
        yield RallyForNaming(key, rally, path, first, seconds, seen, views, court.sport, hits, by_user, players)


def _meet(played: RallyPlayers, events: Sequence[Event]) -> bool:
    return played.frames.start <= events[-1].frame and events[0].frame < played.frames.stop


def name_strokes(rally: RallyForNaming, network: Classifier) -> tuple[Stroke, ...]:
    """Return the strokes of a rally. The network names all of them; rules name only those that are certain."""
    seen = rally.strokes()
    if seen is None:
        return ()
    if SPORTS[rally.sport].strokes is StrokeGroup:
        strokes = pick_strokes(_classify(rally, seen, network), seen.frames, seen.sides)
        return add_hands(strokes, seen, rally.racket_hands(seen))
    moves = moves_before(seen, rally.path, rally.first, rally.seconds)
    return racket_strokes(seen, rally.sport, rally.racket_hands(seen), moves)


def _classify(rally: RallyForNaming, seen: RallyStrokes, network: Classifier) -> StrokeProbabilities:
    """Return the probabilities for each stroke. Only the first of a rally may be a service.

    Whether it is one, the network decides, unless the user set the event or no stroke follows. In the network's
    training data, a lone stroke is always a service.
    """
    found = network.classify(seen.sequence)
    groups = np.where(_IS_SERVICE & (np.arange(len(seen.frames)) > 0)[:, None], 0, found.groups)
    if seen.frames[0] in rally.by_hand or len(seen.frames) == 1:
        groups[0, seen.served[0] != _IS_SERVICE] = 0
    return replace(found, groups=groups)
