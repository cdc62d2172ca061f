"""Test how rackets near the ball affect transitions."""

import math
from dataclasses import replace

import numpy as np
import pytest

from rallytrace.analysis.events.found_events import events_along, follow_rules
from rallytrace.analysis.events.rackets import MAX_RACKET_DISTANCE, find_passes, racket_distances
from rallytrace.analysis.events.transitions import Transition
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import LEFT_ELBOW, LEFT_WRIST, NO_POSES, Person, PoseRows, Poses

HIT, BOUNCE = EventKind.HIT, EventKind.BOUNCE
FRAMES = np.arange(40)
SECONDS = FRAMES / 30


def player(wrist: tuple[float, float], elbow: tuple[float, float], *, left: float = 80) -> Person:
    """Return a player 100 px tall of whom one arm is seen."""
    keypoints = np.zeros((17, 3), np.float32)
    keypoints[LEFT_WRIST], keypoints[LEFT_ELBOW] = (*wrist, 0.9), (*elbow, 0.9)
    return Person((left, 50, left + 40, 150), 0.9, keypoints)


OTHER = player((900, 500), (900, 520), left=880)


def seen(*persons: Person) -> Poses:
    """Poses in every third frame."""
    return NO_POSES.with_found(PoseRows.of(dict.fromkeys(range(0, 40, 3), persons)))


def ball_at(x: float, y: float) -> np.ndarray:
    return np.full((2, 40), [[x], [y]], np.float64)


@pytest.mark.parametrize(
    ("x", "distance"),
    [
        pytest.param(110, 0, id="on the racket, beyond the wrist"),
        pytest.param(155, 0.2, id="beyond the racket"),
        pytest.param(70, 0.3, id="behind the hand"),
        pytest.param(800, MAX_RACKET_DISTANCE, id="far away"),
    ],
)
def test_racket_extends_beyond_the_wrist_along_the_forearm(x: float, distance: float) -> None:
    arm = player((100, 100), (90, 100))
    found = racket_distances(seen(arm, OTHER), ball_at(x, 100), FRAMES)
    assert found == pytest.approx(np.full(40, distance), abs=0.01)


def test_ball_out_of_reach_may_be_hit_by_unseen_player() -> None:
    alone = seen(player((100, 100), (90, 100)))
    assert np.isnan(racket_distances(alone, ball_at(400, 100), FRAMES)).all()
    assert racket_distances(alone, ball_at(120, 100), FRAMES) == pytest.approx(0, abs=0.01)
    assert np.isnan(racket_distances(NO_POSES, ball_at(120, 100), FRAMES)).all()


def test_near_rackets_belong_to_players_lower_in_picture() -> None:
    far, near = player((100, 100), (90, 100)), replace(player((100, 300), (90, 300)), box=(80, 250, 120, 350))
    found = racket_distances(seen(far, near), ball_at(120, 100), FRAMES, near_side=True)
    assert found == pytest.approx(np.full(40, MAX_RACKET_DISTANCE), abs=0.01)
    assert racket_distances(seen(far, near), ball_at(120, 300), FRAMES, near_side=True) == pytest.approx(0, abs=0.01)
    assert np.isnan(racket_distances(seen(near), ball_at(120, 300), FRAMES, near_side=True)).all(), (
        "who is near, is unknown"
    )


def test_ball_passes_racket_at_its_nearest_point() -> None:
    path = np.array([np.linspace(0, 400, 40), np.full(40, 100.0)])
    distances = racket_distances(seen(player((200, 110), (200, 120)), OTHER), path, FRAMES)
    (found,) = find_passes(distances, path, SECONDS, np.array([], np.int64))
    assert abs(path[0, found] - 200) < 11
    assert not len(find_passes(distances, path, SECONDS, np.array([found + 3])))


def turn(frame: int, hit: float, bounce: float, *, racket: float = 0.2, is_pass: bool = False) -> Transition:
    """Return a transition as sharp as a hit that looks like a bounce by its path."""
    looks = (False, False, False, True, True, False, False)
    by_path = Transition(frame, frame / 30, 0.5, 1.0, *looks, is_pass=is_pass)
    return replace(by_path, racket=racket, hit_odds=hit, bounce_odds=bounce)


def test_transition_at_racket_is_a_hit_else_none() -> None:
    turns = [turn(0, 2.0, 1.0), turn(20, -3.0, 2.0, racket=1.4), turn(40, 1.0, -2.0, is_pass=True)]
    turns[2] = replace(turns[2], near_racket=0.2)
    assert events_along(turns, bouncing=True) == (Event(0, HIT), Event(20, BOUNCE), Event(40, HIT))


def test_likely_serve_far_above_the_seen_arm_is_found() -> None:
    turns = [turn(0, 0.5, -1.7, racket=1.07), turn(14, -3.0, 3.0, racket=0.95)]
    assert events_along(turns, bouncing=True) == (Event(0, HIT), Event(14, BOUNCE))


def test_likeliest_of_close_hits_counts_beside_a_bounce() -> None:
    turns = [turn(0, 1.0, 0.0), turn(7, 2.0, 0.0), turn(40, -2.0, 3.0), turn(44, 2.0, -2.0)]
    assert events_along(turns, bouncing=True) == (Event(7, HIT), Event(40, BOUNCE), Event(44, HIT))


def test_badminton_rules_reject_unreachable_hits() -> None:
    kink = replace(turn(60, 5.0, -5.0), is_candidate=True)
    turns = [turn(0, 5.0, -5.0), turn(20, 5.0, -5.0, racket=1.2), turn(40, 5.0, -5.0, is_pass=True), kink]
    assert follow_rules(turns, bouncing=False) == [Event(0, HIT)]


def test_without_players_the_path_alone_decides() -> None:
    unseen = turn(0, -math.inf, -math.inf, racket=-math.inf)
    assert events_along([unseen], bouncing=True) == (Event(0, BOUNCE),)
    assert events_along([unseen], bouncing=False) == (Event(0, HIT),)
