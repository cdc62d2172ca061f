"""Observe the strokes of a rally through the camera: who makes each stroke, and where on the floor."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.court.player_positions import are_on_court, feet_pixels
from rallytrace.analysis.players.sides import HitSide
from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.camera import Camera
from rallytrace.track.court_views import CourtViews
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.match_setup import FAR_END
from rallytrace.track.poses import Person, Poses
from rallytrace.track.sports import Sport

TOSS_SECONDS: Final = 0.4
"""How long before a contact the ball's movement tells whether the player tossed or dropped it."""
_MIN_TOSS_POSITIONS: Final = 5
"""The movement needs this many ball positions."""
_SEARCH_OFFSETS_FRAMES: Final = (0, 1, -1, 2, -2, 4, -4)
"""Offsets from the frame of a hit at which the ball and the players are searched, in this order."""
_MAX_CONTACT_HEIGHT_M: Final = 4.0
"""A contact above this height, or below the floor, is impossible."""
_TAPE_TOLERANCE_M: Final = 0.25
"""A contact within this distance of the top of the net is neither low nor high."""
_MAX_UNSEEN_SHARE: Final = 0.5
"""Largest share of strokes whose player may be invisible."""
_MAX_CONTACT_ASIDE_M: Final = 2.0
"""Largest distance between the feet and a contact, across the court."""


@dataclass(frozen=True, slots=True, eq=False)
class StrokeObservations:
    """What the camera sees of a rally from its first to its last event.

    Attributes:
        events: events of the rally, ascending.
        balls: (n, 2) ball position at each event in video pixels; NaN if unknown.
        seconds: (n,) times of the events.
        persons: people visible at each event.
        frames: (2, n) frames in which the ball and the people were found.
    """

    events: tuple[Event, ...]
    balls: Floats
    seconds: Floats
    persons: tuple[tuple[Person, ...], ...]
    frames: Indices


@dataclass(frozen=True, slots=True, eq=False)
class RallyStrokes:
    """The strokes of a rally, as seen by the camera.

    Attributes:
        frames: frames of the hits.
        sides: half in which the player of each hit stands, 'near' or 'far'.
        sequence: the strokes in the form that the network needs.
        hitters: person who makes each stroke; None if not visible.
        balls: (n, 2) ball positions in video pixels.
        heights: (n,) contact heights in metres; NaN where unknown.
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
    def served(self) -> Flags:
        """Return whether each stroke is at a serve event, (n,)."""
        return np.array([event.kind is EventKind.SERVE for event in self.rally.events if event.is_hit])


def observe_rally(
    events: Sequence[Event], path: Floats, first: int, seconds: Floats, poses: Poses
) -> StrokeObservations:
    """Collect the ball and the people at each event of a rally.

    Args:
        events: events of the rally, ascending.
        path: (2, n) ball positions from frame `first` on, NaN where there is none.
        first: frame of the first column of `path`.
        seconds: time of each frame of the video.
    """
    frames = [event.frame for event in events]
    at_ball = np.array([first + _frame_with_ball(path, frame - first) for frame in frames])
    at_persons = np.array([_frame_with_persons(poses, frame) for frame in frames])
    persons = tuple(poses.persons_at(frame) for frame in at_persons.tolist())
    balls = path[:, at_ball - first].T
    return StrokeObservations(tuple(events), balls, seconds[frames], persons, np.stack([at_ball, at_persons]))


def _frame_with_ball(path: Floats, frame: int) -> int:
    """Return the frame or a nearby one that shows the ball; the frame itself if none does."""
    near = (frame + offset for offset in _SEARCH_OFFSETS_FRAMES)
    return next((k for k in near if 0 <= k < path.shape[1] and np.isfinite(path[0, k])), frame)


def _frame_with_persons(poses: Poses, frame: int) -> int:
    """Return the frame, or the nearby one with most people."""
    near = (frame + offset for offset in _SEARCH_OFFSETS_FRAMES if frame + offset >= 0)
    return max(near, key=lambda nearby: len(poses.persons_at(nearby)))


def find_rally_strokes(
    rally: StrokeObservations, views: CourtViews, hit_sides: Mapping[int, HitSide]
) -> RallyStrokes | None:
    """Return the strokes of a rally.

    Return None if the court gives no camera, the side of a hit is unknown, or most players are not visible.

    Args:
        views: courts of the frames.
        hit_sides: side that makes each hit, keyed by the frame of the hit.
    """
    hits = [k for k, event in enumerate(rally.events) if event.is_hit]
    if not hits or any(rally.events[k].frame not in hit_sides for k in hits):
        return None
    view = rally.events[0].frame
    court, camera = views.at(view), views.camera(view)
    if court is None or camera is None:
        return None
    at_ball, at_persons = rally.frames[:, hits]
    halves = [
        _players_by_half(persons, views.to_floor(np.full(len(persons), frame), feet_pixels(persons)), court.sport)
        for persons, frame in zip((rally.persons[k] for k in hits), at_persons.tolist(), strict=True)
    ]
    balls = rally.balls[hits]
    made = [hit_sides[rally.events[k].frame] for k in hits]
    sides = [int(hit.end == FAR_END) for hit in made]
    hitters = [_hitter_of(pair[side], hit) for pair, side, hit in zip(halves, sides, made, strict=True)]
    hitter = np.array([place for place, _ in hitters])
    if np.isnan(hitter[:, 0]).mean() > _MAX_UNSEEN_SHARE:
        return None
    opponent = np.array([_mean_place(pair[1 - side]) for pair, side in zip(halves, sides, strict=True)])
    contact, heights = _contacts(camera, views.show_in(view, at_ball, balls), hitter)
    net = court.court.net_middle
    low = np.where(np.abs(heights - net) < _TAPE_TOLERANCE_M, np.nan, np.where(heights < net, 1.0, 0.0))
    low[np.isnan(heights)] = np.nan
    target = np.concatenate([np.where(np.isnan(contact), hitter, contact)[1:], [_end(rally, hits[-1], views)]])
    # The other player's stroke was missed, so its contact is unknown.
    target[:-1][np.diff(sides) == 0] = np.nan
    launch = np.full((len(hits), 2), np.nan)
    sequence = StrokeSequence(rally.seconds[hits], hitter, opponent, contact, target, low, launch)
    frames = tuple(rally.events[k].frame for k in hits)
    names = tuple(hit.end for hit in made)
    players = tuple(person for _, person in hitters)
    return RallyStrokes(frames, names, sequence, players, balls, heights, rally, camera.pixel_aspect)


_PlayersOnCourt = list[tuple[Floats, Person]]
"""Players, each with the position of the feet in metres."""


def _players_by_half(persons: Sequence[Person], feet: Floats, sport: Sport) -> tuple[_PlayersOnCourt, _PlayersOnCourt]:
    """Return the players in the near half and those in the far half."""
    standing = [
        (place, person) for place, person, is_on in zip(feet, persons, are_on_court(feet, sport), strict=True) if is_on
    ]
    halves = [[player for player in standing if (float(player[0][1]) > 0) == is_far] for is_far in (False, True)]
    return halves[0], halves[1]


def _hitter_of(players: _PlayersOnCourt, hit: HitSide) -> tuple[Floats, Person | None]:
    """Return the feet and the person of the hitter, among the players of a half.

    If the hitter is unclear, return the mean of the players' feet and None.
    """
    if len(players) == 1:
        return players[0]
    if hit.place is None or not players:
        return _mean_place(players), None
    x, y = hit.place
    return min(players, key=lambda player: math.dist(player[1].middle, (x, y)))


def _mean_place(players: _PlayersOnCourt) -> Floats:
    return np.mean([place for place, _ in players], axis=0) if players else np.full(2, np.nan)


def _contacts(camera: Camera, balls: Floats, hitter: Floats) -> tuple[Floats, Floats]:
    """Return contact positions on the floor (n, 2) and heights (n,), taking the ball to be as far away as the feet."""
    rays = camera.rays(balls)
    with np.errstate(divide="ignore", invalid="ignore"):
        share = (hitter[:, 1] - camera.position[1]) / rays[:, 1]
    sideways = camera.position[0] + share * rays[:, 0]
    heights = camera.position[2] + share * rays[:, 2]
    with np.errstate(invalid="ignore"):
        wrong = ~(
            (heights > -0.5)
            & (heights < _MAX_CONTACT_HEIGHT_M)
            & (np.abs(sideways - hitter[:, 0]) < _MAX_CONTACT_ASIDE_M)
        )
    contact = np.column_stack([sideways, hitter[:, 1]])
    contact[wrong], heights[wrong] = np.nan, np.nan
    return contact, np.maximum(heights, 0.0)


def moves_before(seen: RallyStrokes, path: Floats, first: int, seconds: Floats) -> Floats:
    """Return how far the ball moved across and up or down the picture just before each contact, (n, 2).

    Distances are in player heights; NaN if the hitter is not visible or the ball is seen too seldom.

    Args:
        path: (2, n) ball positions from frame `first` on, NaN where there is none.
        seconds: time of each frame of the video.
    """
    moves = np.full((len(seen.frames), 2), np.nan)
    for k, (frame, person) in enumerate(zip(seen.frames, seen.hitters, strict=True)):
        start = int(np.searchsorted(seconds, seconds[frame] - TOSS_SECONDS))
        before = path[:, max(start - first, 0) : frame + 1 - first]
        before = before[:, np.isfinite(before[0])]
        if person is not None and before.shape[1] >= _MIN_TOSS_POSITIONS:
            moves[k] = np.ptp(before, axis=1) * (seen.pixel_aspect, 1.0) / person.height
    return moves


def _end(rally: StrokeObservations, last_hit: int, views: CourtViews) -> Floats:
    """Return where on the floor the ball bounces or lands after the last hit, (2,) metres; NaN if unknown."""
    for k in range(last_hit + 1, len(rally.events)):
        if rally.events[k].kind in (EventKind.LANDING, EventKind.BOUNCE) and np.isfinite(rally.balls[k, 0]):
            return np.asarray(views.to_floor(rally.frames[:1, k], rally.balls[k : k + 1])[0])
    return np.full(2, np.nan)
