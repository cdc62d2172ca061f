"""Who hit the ball: the nearest racket hand, and by turns the side that the ball leaves."""

from dataclasses import replace

import numpy as np
import pytest

from played_rallies import BLUE, RED, SIZE, PlayedMatch, dressed
from rallytrace.analysis.players.hits import find_hitters, find_player_hits
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, identify_players
from rallytrace.track.arrays import Floats
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.player_label import PlayerName, RacketHand
from rallytrace.track.poses import LEFT_WRIST, NO_POSES, RIGHT_WRIST, Poses, persons_of

HITS = (3, 9, 15, 21, 27)


@pytest.fixture
def match() -> PlayedMatch:
    """Momota is near in the first rally, and far in the second."""
    momota, chou = dressed(RED), dressed(BLUE)
    made = PlayedMatch([[(0.5, -4.0, momota), (-0.5, 4.0, chou)], [(0.5, -4.0, chou), (-0.5, 4.0, momota)]])
    made.track.player_names = tuple(
        sorted([PlayerName(0, *made.place(0, 0), "Momota"), PlayerName(0, *made.place(0, 1), "Chou")])
    )
    return made


def events(first: int = 0) -> list[Event]:
    return [Event(first + frame, EventKind.HIT) for frame in HITS]


def path_of(match: PlayedMatch, hand: int, *, unseen: tuple[int, ...] = ()) -> Floats:
    """Return the ball at a wrist of each hitter by turns, the near player first."""
    path = np.full((2, match.track.n_frames), np.nan)
    for rally in range(2):
        for number, hit in enumerate(HITS):
            frame = match.frames(rally).start + hit
            if hit not in unseen:
                persons = match.poses.persons_at(frame)
                nearest = sorted(persons, key=lambda person: -person.box[3])[number % 2]
                path[:, frame] = nearest.keypoints[hand, :2]
    return path


def names(match: PlayedMatch, path: Floats, first: int = 0, poses: Poses | None = None) -> list[str]:
    hits = find_player_hits(match.known(), poses or match.poses, events(first), path)
    return [hits[first + frame].words if first + frame in hits else "" for frame in HITS]


def test_nearest_hand_hits_also_after_change_of_ends(match: PlayedMatch) -> None:
    path = path_of(match, RIGHT_WRIST)
    assert names(match, path) == ["Momota", "Chou", "Momota", "Chou", "Momota"]
    assert names(match, path, first=30) == ["Chou", "Momota", "Chou", "Momota", "Chou"]
    hits = find_player_hits(match.known(), match.poses, events(), path)
    assert {hit.wrist for hit in hits.values()} == {"right"}
    assert all(hit.probability > 0.95 for hit in hits.values())


def test_users_racket_hand_overrides_the_nearer_wrist(match: PlayedMatch) -> None:
    momota, chou = (named for name in ("Momota", "Chou") for named in match.track.player_names if named.name == name)
    match.track.player_names = tuple(sorted([replace(momota, hand=RacketHand.LEFT), chou]))
    for wrist in (LEFT_WRIST, RIGHT_WRIST):
        hits = find_player_hits(match.known(), match.poses, events(first=30), path_of(match, wrist))
        assert {(hit.words, hit.hand) for hit in hits.values()} == {("Momota", "left"), ("Chou", "right")}


def test_a_hit_without_a_ball_follows_from_those_beside_it(match: PlayedMatch) -> None:
    path = path_of(match, RIGHT_WRIST, unseen=(9, 21))
    assert names(match, path) == ["Momota", "Chou", "Momota", "Chou", "Momota"]
    found = find_player_hits(match.known(), match.poses, events(), path)
    assert found[9].wrist == ""
    assert found[9].probability < found[3].probability


def test_the_ball_s_way_tells_the_side_where_no_wrist_is_seen(match: PlayedMatch) -> None:
    path = path_of(match, RIGHT_WRIST)
    hidden = _without_wrists(match.poses)
    assert names(match, path, poses=hidden) == ["Momota", "Chou", "Momota", "Chou", "Momota"]


def test_known_players_take_the_place_of_near_and_far(match: PlayedMatch) -> None:
    path = path_of(match, LEFT_WRIST)
    known = find_hitters(match.known(), match.poses, events(), path)
    unknown = find_hitters(UNKNOWN_PLAYERS, match.poses, events(), path)
    assert [known[frame].words for frame in HITS][:2] == ["Momota", "Chou"]
    assert [unknown[frame].words for frame in HITS][:2] == ["near player", "far player"]
    assert not find_hitters(identify_players(match.track, NO_POSES, SIZE), NO_POSES, events(), path)


def _without_wrists(poses: Poses) -> Poses:
    rows = poses.select(range(60)).rows.copy()
    rows["seen"][:, [LEFT_WRIST, RIGHT_WRIST]] = 0
    assert persons_of(rows[:1])[0].keypoints[LEFT_WRIST, 2] == 0
    return Poses().with_found(replace(poses.select(range(60)), rows=rows))
