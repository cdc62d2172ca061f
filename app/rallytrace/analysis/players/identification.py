"""Identify the players of each rally from poses, court, score and the names set by the user.

The result is computed each time, not stored.
"""

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Protocol

import numpy as np

from rallytrace.analysis.players.appearance_similarity import AppearanceSimilarity, compare_appearance
from rallytrace.analysis.players.following import FollowedPlayer, follow_players
from rallytrace.analysis.players.recognising import Recogniser, Recognition
from rallytrace.analysis.scoring.counting import RallyScore, count_rallies
from rallytrace.errors import Check
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import FAR_END, NEAR_END, MatchSetup
from rallytrace.track.player_label import PlayerName, RacketHand
from rallytrace.track.poses import MAX_POSE_INTERVAL_FRAMES, Poses
from rallytrace.track.step_names import player_words

SURE_PROBABILITY: Final = 0.9
"""Probability from which the user is not asked to confirm a player."""
_MAX_STATES: Final = 400
"""Largest number of ways to assign persons to the players of a rally. If there were more, fewer persons are
distinguished.
"""


class PlayRecord(Protocol):
    """A track or a copy of one, as far as identifying players needs it."""

    @property
    def n_frames(self) -> int: ...
    @property
    def rallies(self) -> tuple[Rally, ...]: ...
    @property
    def courts(self) -> tuple[CourtCalibration, ...]: ...
    @property
    def matches(self) -> tuple[MatchSetup, ...]: ...
    @property
    def player_names(self) -> tuple[PlayerName, ...]: ...


@dataclass(frozen=True, slots=True, eq=False)
class SeenPlayer:
    """A player in one rally, and the person that the player is.

    Attributes:
        followed: the player as seen in the rally.
        person: index of the person in `PlayerIdentities.names`.
        name: name set by the user or taken from the match, or else a numbered one such as 'Player 1'.
        probability: probability that it is this person, 0 to 1.
        name_by_user: name that the user set for this player in this rally; None if there is none.
        hand: racket hand; right unless the user set it to left.
    """

    followed: FollowedPlayer
    person: int
    name: str
    probability: float
    name_by_user: PlayerName | None = None
    hand: RacketHand = RacketHand.RIGHT

    @property
    def is_far(self) -> bool:
        return self.followed.is_far

    @property
    def end(self) -> str:
        """Return the player's end of the court: 'near' or 'far'."""
        return "far" if self.is_far else "near"

    @property
    def name_probability(self) -> float:
        """Return the probability of the name, 0 to 1; 1 if the user set it in this rally."""
        return self.probability if self.name_by_user is None else 1.0

    @property
    def is_sure(self) -> bool:
        return self.name_probability >= SURE_PROBABILITY


@dataclass(frozen=True, slots=True, eq=False)
class RallyPlayers:
    """The players of a rally.

    Attributes:
        frames: frames of the rally.
        players: players, near ones first.
        pixel_aspect: displayed width of a video pixel divided by its height.
    """

    frames: range
    players: tuple[SeenPlayer, ...] = ()
    pixel_aspect: float = 1.0

    def names_at(self, end: str) -> tuple[str, ...]:
        """Return the names of the players at an end, 'near' or 'far'."""
        return tuple(player.name for player in self.players if player.end == end)

    @property
    def has_left_hander(self) -> bool:
        return any(player.hand is RacketHand.LEFT for player in self.players)

    @property
    def is_sure(self) -> bool:
        return all(player.is_sure for player in self.players)

    @property
    def probability(self) -> float:
        """Return the probability of the least certain player, 0 to 1."""
        return min((player.name_probability for player in self.players), default=1.0)

    def player_at(self, frame: int, x: float, y: float) -> SeenPlayer | None:
        """Return the player whose box is nearest to a position; None if nobody is near it."""
        best, least = None, math.inf
        for player in self.players:
            box = player.followed.box_at(frame, MAX_POSE_INTERVAL_FRAMES)
            distance = math.inf if box is None else _distance_to(box, x, y, self.pixel_aspect)
            if box is not None and distance < min(least, float(box[3] - box[1])):
                best, least = player, distance
        return best


@dataclass(frozen=True, slots=True, eq=False)
class PlayerIdentities:
    """The persons of a video, and the players of its rallies.

    Attributes:
        names: name of each person.
        rallies: players of each rally, ascending by first frame. A video without rallies counts as one rally.
        appearance: differences between the appearances of all players, in the order of the rallies.
    """

    names: tuple[str, ...]
    rallies: tuple[RallyPlayers, ...]
    appearance: AppearanceSimilarity

    @property
    def distances(self) -> Floats:
        """Return the distances between all appearances, (n, n)."""
        return self.appearance.distances

    def rally_at(self, frame: int) -> RallyPlayers | None:
        """Return the rally that contains a frame; if several do, the one that began last."""
        begun = bisect_right(self.rallies, frame, key=lambda rally: rally.frames.start)
        return next((rally for rally in reversed(self.rallies[:begun]) if frame in rally.frames), None)

    def names_at_ends(self, rally: range) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the names of the players at the near and at the far end of a rally, as far as known."""
        played = self.rally_at(rally.start)
        return ((), ()) if played is None else (played.names_at(NEAR_END), played.names_at(FAR_END))

    @property
    def unsure(self) -> tuple[RallyPlayers, ...]:
        """Return the rallies with players whom the user should confirm."""
        return tuple(rally for rally in self.rallies if not rally.is_sure)


UNKNOWN_PLAYERS: Final = PlayerIdentities((), (), AppearanceSimilarity(np.zeros((0, 0))))


def identify_players(record: PlayRecord, poses: Poses, size: Size, check: Check = lambda: None) -> PlayerIdentities:
    """Identify the players of each rally. Without poses or a court, the result is empty.

    Args:
        check: called every few milliseconds; raises an error to stop.
    """
    if not poses or not record.courts:
        return UNKNOWN_PLAYERS
    spans = [rally.frames for rally in record.rallies] or [range(record.n_frames)]
    followed: list[list[FollowedPlayer]] = []
    for number, span in enumerate(spans):
        check()
        followed.append(follow_players(poses, record.courts, size, number, span))
    followed = _keep_players(followed)
    players = [player for rally in followed for player in rally]
    if not players:
        return UNKNOWN_PLAYERS
    check()
    appearance = compare_appearance(players)
    scores = count_rallies(record.matches, record.rallies) if record.rallies else (None,)
    names_by_user = _names_by_user(record.player_names, spans, followed, size.pixel_aspect)
    names = list(dict.fromkeys(named.name for named in names_by_user.values()))
    n_persons, kept = _count_persons(followed, names)
    stated = {k: kept.index(named.name) for k, named in names_by_user.items() if named.name in kept}
    found = Recogniser(followed, appearance.distances, n_persons, stated, _changes(scores)).recognise()
    check()
    all_names = _name_all(kept, n_persons, followed, found, scores)
    rallies = _rallies(spans, followed, found, names_by_user, all_names, pixel_aspect=size.pixel_aspect)
    return PlayerIdentities(all_names, rallies, appearance)


def _distance_to(box: Floats, x: float, y: float, pixel_aspect: float) -> float:
    """Return the distance from a position to a box in square pixels.

    It is 0 on the edge. Inside the box it is negative, and lowest at the centre.
    """
    left, top, right, bottom = box.tolist()
    outside = math.hypot(max(left - x, 0, x - right) * pixel_aspect, max(top - y, 0, y - bottom))
    return outside or -1 / (1 + math.hypot((x - (left + right) / 2) * pixel_aspect, y - (top + bottom) / 2))


def _names_by_user(
    names: Sequence[PlayerName],
    spans: Sequence[range],
    followed: Sequence[Sequence[FollowedPlayer]],
    pixel_aspect: float,
) -> dict[int, PlayerName]:
    """Return the names that the user set, keyed by the index of the player. If a player has two, the later counts."""
    first, names_by_user = 0, {}
    for span, players in zip(spans, followed, strict=True):
        seen = tuple(SeenPlayer(player, k, "", 1.0) for k, player in enumerate(players))
        rally = RallyPlayers(span, seen, pixel_aspect)
        for named in names:
            player = rally.player_at(named.frame, named.x, named.y) if named.frame in span else None
            if player is not None:
                names_by_user[first + player.person] = named
        first += len(players)
    return names_by_user


def _keep_players(followed: Sequence[Sequence[FollowedPlayer]]) -> list[list[FollowedPlayer]]:
    """Return the players without other people such as umpires.

    Each half keeps as many players as most rallies have: those who are visible longest.
    """
    counts = Counter(len(players) for players in followed if players)
    most = 1 if not counts or counts.most_common(1)[0][0] < 3 else 2
    kept = []
    for players in followed:
        halves = [[player for player in players if player.is_far is is_far] for is_far in (False, True)]
        longest = [sorted(half, key=lambda player: -len(player.frames))[:most] for half in halves]
        kept.append([player for half in longest for player in half])
    return kept


def _count_persons(followed: Sequence[Sequence[FollowedPlayer]], names: Sequence[str]) -> tuple[int, list[str]]:
    """Return the number of persons to distinguish, and the names set by the user that fit within that number."""
    most = max(map(len, followed))
    together = 2 if most < 3 else 4
    n_persons = max(together, len(names))
    while n_persons > together and math.perm(n_persons, most) > _MAX_STATES:
        n_persons -= 1
    return n_persons, list(names)[:n_persons]


def _changes(scores: Sequence[RallyScore | None]) -> list[bool | None]:
    """Return whether the players changed ends before each rally; None where no score says so."""
    changes: list[bool | None] = [None]
    for before, score in pairwise(scores):
        known = before is not None and score is not None and before.match == score.match
        counted = known and before is not None and (before.winner is not None or before.is_let) and not before.conflict
        changes.append(before.changes_ends if counted and before is not None else None)
    return changes


def _name_all(
    names_by_user: Sequence[str],
    n_persons: int,
    followed: Sequence[Sequence[FollowedPlayer]],
    found: Sequence[Recognition],
    scores: Sequence[RallyScore | None],
) -> tuple[str, ...]:
    """Return a name for each person: set by the user, or from the match, or numbered in order of appearance."""
    sides: Counter[tuple[int, str]] = Counter()
    order = dict.fromkeys(range(len(names_by_user)))
    for players, recognition, score in zip(followed, found, scores, strict=True):
        order |= dict.fromkeys(recognition.persons)
        if score is None or len(players) > 2 or score.conflict:
            continue
        for player, person in zip(players, recognition.persons, strict=True):
            side = score.start.near_side if not player.is_far else score.start.near_side.opponent
            sides[person, score.match.names[side]] += 1
    names: dict[int, str] = dict(enumerate(map(player_words, names_by_user)))
    for (person, name), _ in sides.most_common():
        if name and person not in names and name not in names.values():
            names[person] = name
    for number, person in enumerate(order | dict.fromkeys(range(n_persons)), 1):
        if person not in names:
            numbered = (tr_lazy("match", "Player {number}", number=k) for k in (number, *range(1, 2 * n_persons + 1)))
            names[person] = next(name for name in numbered if name not in names.values())
    return tuple(names[person] for person in range(n_persons))


def _rallies(
    spans: Sequence[range],
    followed: Sequence[Sequence[FollowedPlayer]],
    found: Sequence[Recognition],
    names_by_user: dict[int, PlayerName],
    names: Sequence[str],
    *,
    pixel_aspect: float,
) -> tuple[RallyPlayers, ...]:
    left = {named.name for named in names_by_user.values() if named.hand is RacketHand.LEFT}
    rallies, index = [], 0
    for span, players, recognition in zip(spans, followed, found, strict=True):
        seen = []
        for player, person, probability in zip(players, recognition.persons, recognition.probabilities, strict=True):
            named = names_by_user.get(index)
            name = names[person] if named is None else named.name
            hand = RacketHand.LEFT if name in left else RacketHand.RIGHT
            seen.append(SeenPlayer(player, person, name, probability, named, hand))
            index += 1
        rallies.append(RallyPlayers(span, tuple(seen), pixel_aspect))
    return tuple(rallies)
