"""A rally as the camera sees it, in the numbers of its strokes: who plays, and where on the floor."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.court.player_positions import are_on_court, feet_on_floor
from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.track.arrays import Floats
from rallytrace.track.camera import Camera
from rallytrace.track.courts import COURTS, CourtSport
from rallytrace.track.homography import FloorMap
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import KEYPOINTS, Person, Poses

NEAR_SIDE, FAR_SIDE = "near", "far"
_LOOKED_AT: Final = (0, 1, -1, 2, -2, 4, -4)
"""Frames from a hit in which its players are looked for, in this order."""
_RISE: Final = 0.03
"""Least way up or down the picture from a hit to the next one, in heights of the picture, for a word on its side."""
_RISE_WEIGHT: Final = 0.7
_ARMS: Final = [k for k, name in enumerate(KEYPOINTS) if name.endswith(("shoulder", "elbow", "wrist"))]
_NEARNESS_WEIGHT: Final = 2.0
"""For each height of a player by which the ball is nearer to the arms of one half than of the other; most at 1."""
_BEYOND_REACH: Final = 1.5
"""Heights from the arms to the ball; also taken for a half without players."""
_SAME_SIDE: Final = 1.5
"""Cost of two strokes one after the other from the same side: a hit between them was missed."""
_HIGHEST: Final = 4.0
"""Metres; a contact higher or below the floor is none."""
_CLOSE_TO_TAPE: Final = 0.25
"""Metres from the top of the net within which the height of a contact is unknown."""
_ASIDE, _OVER_MIDDLE = 0.4, 0.1
"""Metres from the middle line: a receiver is farther aside, a server at most so far over it."""
_SERVICE_DEPTH: Final = (1.8, 5.1)
"""Metres from the net between which both stand at a service."""
_MOST_UNSEEN: Final = 0.5
"""Largest share of strokes whose player is not seen."""
_FARTHEST_REACH: Final = 2.0
"""Metres across from the feet to a contact."""


@dataclass(frozen=True, slots=True, eq=False)
class StrokeObservations:
    """A rally between its first and last event.

    Attributes:
        events: ascending.
        balls: (n, 2) video pixels of the ball at each event; NaN for an unknown one.
        seconds: (n,) of the events.
        persons: of each event.
    """

    events: tuple[Event, ...]
    balls: Floats
    seconds: Floats
    persons: tuple[tuple[Person, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class SeenStrokes:
    """The strokes of a rally.

    Attributes:
        frames: of the hits.
        sides: 'near' or 'far', of each.
        sequence: what a network is told.
        hitters: the person who plays each; None for an unseen one.
        balls: (n, 2) video pixels.
        heights: (n,) metres of the contacts; NaN where unknown.
        rally: they are of.
        pixel_aspect: displayed width of a video pixel divided by its height.
    """

    frames: tuple[int, ...]
    sides: tuple[str, ...]
    sequence: StrokeSequence
    hitters: tuple[Person | None, ...]
    balls: Floats
    heights: Floats
    rally: StrokeObservations
    pixel_aspect: float = 1.0

    @property
    def begins_inside(self) -> bool:
        """Whether the first stroke is no service: no serve was found, and the players do not stand for one.

        A receiver stands in the service court diagonally opposite. Of ShuttleSet's services 91 % are played so, of its
        other strokes 6 %.
        """
        served = next(event for event in self.rally.events if event.frame == self.frames[0])
        if served.kind is EventKind.SERVE:
            return False
        server, receiver = self.sequence.hitter[0], self.sequence.opponent[0]
        if np.isnan(server[0]) or np.isnan(receiver[0]):
            return False
        is_diagonal = abs(receiver[0]) >= _ASIDE and server[0] * np.sign(receiver[0]) < _OVER_MIDDLE
        near_line, far_line = _SERVICE_DEPTH
        return not (is_diagonal and all(near_line < abs(player[1]) < far_line for player in (server, receiver)))


def observe_rally(
    events: Sequence[Event], path: Floats, first: int, seconds: Floats, poses: Poses
) -> StrokeObservations:
    """Collect the ball and the persons at the events of a rally.

    Args:
        events: ascending.
        path: (2, n) positions of the ball from frame `first` on, NaN without one.
        seconds: of each frame of the video.
    """
    frames = [event.frame for event in events]
    balls = np.array([_ball_at(path, frame - first) for frame in frames])
    persons = tuple(_persons_near(poses, frame) for frame in frames)
    return StrokeObservations(tuple(events), balls, seconds[frames], persons)


def _ball_at(path: Floats, frame: int) -> tuple[float, float]:
    for offset in _LOOKED_AT:
        k = frame + offset
        if 0 <= k < path.shape[1] and np.isfinite(path[0, k]):
            return float(path[0, k]), float(path[1, k])
    return np.nan, np.nan


def _persons_near(poses: Poses, frame: int) -> tuple[Person, ...]:
    """The persons of a frame, or of one nearby with more of them."""
    return max((poses.persons_at(frame + offset) for offset in _LOOKED_AT if frame + offset >= 0), key=len)


def see_strokes(rally: StrokeObservations, camera: Camera, sport: CourtSport) -> SeenStrokes | None:
    """The strokes of a rally; None if its players are not seen in most of them."""
    hits = [k for k, event in enumerate(rally.events) if event.is_hit]
    if not hits:
        return None
    floor, pixel_aspect = camera.floor_map, camera.pixel_aspect
    halves = [_players_by_half(rally.persons[k], floor, sport) for k in hits]
    balls = rally.balls[hits]
    sides = _find_sides(halves, balls, camera.size[1], pixel_aspect)
    hitters = [
        _hitter_of(pair[side], ball, pixel_aspect) for pair, side, ball in zip(halves, sides, balls, strict=True)
    ]
    hitter = np.array([place for place, _ in hitters])
    if np.isnan(hitter[:, 0]).mean() > _MOST_UNSEEN:
        return None
    opponent = np.array([_mean_place(pair[1 - side]) for pair, side in zip(halves, sides, strict=True)])
    contact, heights = _contacts(camera, balls, hitter)
    net = COURTS[sport].net_middle
    low = np.where(np.abs(heights - net) < _CLOSE_TO_TAPE, np.nan, np.where(heights < net, 1.0, 0.0))
    low[np.isnan(heights)] = np.nan
    target = np.concatenate([np.where(np.isnan(contact), hitter, contact)[1:], [_end(rally, hits[-1], floor)]])
    # The other player's stroke was missed: nobody knows where the ball was met.
    target[:-1][np.diff(sides) == 0] = np.nan
    sequence = StrokeSequence(rally.seconds[hits], hitter, opponent, contact, target, low)
    frames = tuple(rally.events[k].frame for k in hits)
    names = tuple(FAR_SIDE if side else NEAR_SIDE for side in sides)
    players = tuple(person for _, person in hitters)
    return SeenStrokes(frames, names, sequence, players, balls, heights, rally, pixel_aspect)


_Standing = list[tuple[Floats, Person]]
"""Players with their feet in metres."""


def _players_by_half(persons: Sequence[Person], floor: FloorMap, sport: CourtSport) -> tuple[_Standing, _Standing]:
    """The players of the near half and of the far one."""
    feet = feet_on_floor(persons, floor)
    standing = [
        (place, person)
        for place, person, is_on in zip(feet, persons, are_on_court(feet, sport) if len(feet) else (), strict=True)
        if is_on
    ]
    halves = [[player for player in standing if (float(player[0][1]) > 0) == is_far] for is_far in (False, True)]
    return halves[0], halves[1]


def _find_sides(
    halves: Sequence[tuple[_Standing, _Standing]], balls: Floats, height: float, pixel_aspect: float
) -> list[int]:
    """0 for the near half, 1 for the far one, for each hit.

    Arms near the ball and its way up or down the picture speak for a side; two hits from one side cost.
    """
    votes = np.zeros((len(halves), 2))
    for k, pair in enumerate(halves):
        ways = [
            min((distance_to_arms(person, balls[k], pixel_aspect) for _, person in half), default=_BEYOND_REACH)
            for half in pair
        ]
        votes[k, 0] += _NEARNESS_WEIGHT * np.nan_to_num(np.clip(ways[1] - ways[0], -1, 1))
        rise = (balls[k, 1] - balls[k + 1, 1]) / height if k + 1 < len(halves) else np.nan
        if abs(rise) > _RISE:
            votes[k, int(rise < 0)] += _RISE_WEIGHT
    return _best_turns(votes)


def _best_turns(votes: Floats) -> list[int]:
    """The sides with the most votes, less the cost of those that do not alternate (Viterbi)."""
    total, origins = votes[0].copy(), []
    for vote in votes[1:]:
        ways = total[:, None] - _SAME_SIDE * np.eye(2)
        origins.append(ways.argmax(axis=0))
        total = ways.max(axis=0) + vote
    sides = [int(total.argmax())]
    for origin in reversed(origins):
        sides.append(int(origin[sides[-1]]))
    return sides[::-1]


def _hitter_of(players: _Standing, ball: Floats, pixel_aspect: float) -> tuple[Floats, Person | None]:
    """The player of a half nearest to the ball, with the place of the feet; NaN without one."""
    if len(players) == 1:
        return players[0]
    nearest = min(players, key=lambda player: distance_to_arms(player[1], ball, pixel_aspect), default=None)
    if nearest is not None and distance_to_arms(nearest[1], ball, pixel_aspect) < _BEYOND_REACH:
        return nearest
    return _mean_place(players), None


def distance_to_arms(person: Person, ball: Floats, pixel_aspect: float = 1.0) -> float:
    """Heights of the player from the arms to the ball; NaN without a ball.

    Arms that are not seen count as well: networks place them near enough.
    """
    across, down = (person.keypoints[_ARMS, :2] - ball).T
    return float(np.hypot(pixel_aspect * across, down).min()) / person.height


def _mean_place(players: _Standing) -> Floats:
    return np.mean([place for place, _ in players], axis=0) if players else np.full(2, np.nan)


def _contacts(camera: Camera, balls: Floats, hitter: Floats) -> tuple[Floats, Floats]:
    """Contacts (n, 2) on the floor below, and their heights (n,): where the ball is seen, as far away as the feet."""
    rays = camera.rays(balls)
    with np.errstate(divide="ignore", invalid="ignore"):
        share = (hitter[:, 1] - camera.position[1]) / rays[:, 1]
    sideways = camera.position[0] + share * rays[:, 0]
    heights = camera.position[2] + share * rays[:, 2]
    with np.errstate(invalid="ignore"):
        wrong = ~((heights > -0.5) & (heights < _HIGHEST) & (np.abs(sideways - hitter[:, 0]) < _FARTHEST_REACH))
    contact = np.column_stack([sideways, hitter[:, 1]])
    contact[wrong], heights[wrong] = np.nan, np.nan
    return contact, np.maximum(heights, 0.0)


def _end(rally: StrokeObservations, last_hit: int, floor: FloorMap) -> Floats:
    """Where the ball of the last hit meets the floor; NaN where that is unknown."""
    for k in range(last_hit + 1, len(rally.events)):
        if rally.events[k].kind in (EventKind.LANDING, EventKind.BOUNCE) and np.isfinite(rally.balls[k, 0]):
            return np.asarray(floor.to_floor(rally.balls[k][None])[0])
    return np.full(2, np.nan)
