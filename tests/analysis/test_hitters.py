"""Test who hit the ball: the nearer wrist, and a name for the side of the court."""

from itertools import pairwise

import numpy as np

from narrowing import not_none
from poses import person, poses_of, with_wrist_at
from rallytrace.analysis.hitters import (
    MAX_WRIST_DISTANCE_HEIGHTS,
    MIN_WRIST_CONFIDENCE,
    find_wrist_hitters,
    nearest_wrist,
)
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import LEFT_WRIST, MIN_KEYPOINT_CONFIDENCE, NO_POSES, RIGHT_WRIST, Person, Poses


def rally() -> tuple[list[Event], np.ndarray, Poses]:
    """Hits at frames 0, 10, 20 ...: by turns of the near player, who moves about, and of the far one."""
    events, path, found = [], np.full((2, 60), np.nan), []
    for turn, frame in enumerate(range(0, 60, 10)):
        near = with_wrist_at(300 + 80 * turn, 450, feet=560 + 10 * turn, height=180)
        far = with_wrist_at(700 - 60 * turn, 200, feet=260 - 5 * turn, height=90)
        ball = near.keypoints[LEFT_WRIST, :2] if turn % 2 == 0 else far.keypoints[LEFT_WRIST, :2]
        path[:, frame] = ball + np.array([6, -9])
        events.append(Event(frame, EventKind.SERVE if turn == 0 else EventKind.HIT))
        found.append((frame, [near, far, person(1200, 300)]))
    return events, path, poses_of(*found)


def test_hits_are_named_after_the_player_whose_wrist_is_nearer() -> None:
    events, path, poses = rally()
    hitters = find_wrist_hitters(poses, events, path)
    assert [hitters[event.frame].name for event in events] == ["near", "far"] * 3
    assert {hitter.hand for hitter in hitters.values()} == {"left"}


def test_a_camera_that_looks_along_the_net_tells_left_from_right() -> None:
    events, path, found = [], np.full((2, 60), np.nan), []
    for turn, frame in enumerate(range(0, 60, 10)):
        players = [with_wrist_at(x, 300, feet=400 + 9 * (5 * turn % 6)) for x in (200 + 9 * turn, 900 - 7 * turn)]
        path[:, frame] = players[turn % 2].keypoints[LEFT_WRIST, :2]
        events.append(Event(frame, EventKind.HIT))
        found.append((frame, players))
    hitters = find_wrist_hitters(poses_of(*found), events, path)
    assert [hitters[event.frame].name for event in events] == ["left", "right"] * 3


def test_players_who_stand_apart_both_ways_are_near_and_far() -> None:
    """Their feet vary a little more up and down the picture than across, as they do on a court seen from behind."""
    events, path, found = [], np.full((2, 60), np.nan), []
    for turn, frame in enumerate(range(0, 60, 10)):
        step = 20 * (turn % 3 - 1)
        players = [with_wrist_at(300, 450, feet=560 + step), with_wrist_at(900, 200, feet=260 + step)]
        path[:, frame] = players[turn % 2].keypoints[LEFT_WRIST, :2]
        events.append(Event(frame, EventKind.HIT))
        found.append((frame, players))
    hitters = find_wrist_hitters(poses_of(*found), events, path)
    assert [hitters[event.frame].name for event in events] == ["near", "far"] * 3


def test_bounces_and_landings_have_no_hitter() -> None:
    events, path, poses = rally()
    kinds = [EventKind.BOUNCE, EventKind.LANDING, EventKind.NO_EVENT] * 2
    others = [Event(event.frame, kind) for event, kind in zip(events, kinds, strict=True)]
    assert find_wrist_hitters(poses, others, path) == {}


def test_without_poses_nobody_is_named() -> None:
    events, path, _ = rally()
    assert find_wrist_hitters(NO_POSES, events, path) == {}


def test_a_ball_beyond_everybodys_reach_is_nobodys() -> None:
    one = with_wrist_at(100, 100, feet=200, height=100)
    inside, outside = (100 + MAX_WRIST_DISTANCE_HEIGHTS * 100 * share for share in (0.95, 1.05))
    assert nearest_wrist([one], inside, 100) is not None
    assert nearest_wrist([one], outside, 100) is None


def test_a_wrist_that_is_only_guessed_does_not_count() -> None:
    one = with_wrist_at(100, 100, feet=200)
    one.keypoints[LEFT_WRIST, 2] = MIN_WRIST_CONFIDENCE / 2
    assert not_none(nearest_wrist([one], 100, 100))[1] == "right"
    one.keypoints[RIGHT_WRIST, 2] = MIN_WRIST_CONFIDENCE / 2
    assert nearest_wrist([one], 100, 100) is None


def test_a_blurred_wrist_counts() -> None:
    one = with_wrist_at(100, 100, feet=200)
    one.keypoints[[LEFT_WRIST, RIGHT_WRIST], 2] = MIN_KEYPOINT_CONFIDENCE / 2
    assert not_none(nearest_wrist([one], 100, 100))[1] == "left"


def test_ball_hidden_at_hit_is_taken_from_next_frame() -> None:
    events, path, poses = rally()
    path[:, 11], path[:, 10] = path[:, 10], np.nan
    assert find_wrist_hitters(poses, events, path)[10].name == "far"
    path[:, 11] = np.nan
    assert 10 not in find_wrist_hitters(poses, events, path)


def test_one_hit_alone_tells_no_side() -> None:
    events, path, poses = rally()
    assert [hitter.name for hitter in find_wrist_hitters(poses, events[:1], path).values()] == [""]


def test_a_frame_between_two_with_poses_will_do() -> None:
    events, path, _ = rally()
    around: list[tuple[int, list[Person]]] = [
        (frame + by, [with_wrist_at(*path[:, frame], feet=path[1, frame] + 60)])
        for frame in (0, 10, 20, 30)
        for by in (-1, 2)
        if frame + by >= 0
    ]
    assert all(one[0] < other[0] for one, other in pairwise(around))
    assert set(find_wrist_hitters(poses_of(*around), events, path)) == {10, 20, 30}
