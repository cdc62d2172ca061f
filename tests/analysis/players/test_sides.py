"""The side that makes each hit, from the rally as a whole."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from moving_camera import moving_views, poses_shown_moving, shown_moving
from rallytrace.analysis.players.sides import HitSide, RallyContacts, chain_probabilities
from rallytrace.track.arrays import Floats
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import NO_POSES, RIGHT_WRIST, Person, PoseRows, Poses
from stroke_rally import CAMERA, COURT, EVENTS, FRAMES, RATE, flown_path, path, pixels_at, poses, standing

SIZE = Size(1280, 720)


def contacts(events: Sequence[Event] = EVENTS, ball: Floats | None = None, known: Poses | None = None) -> RallyContacts:
    found = poses() if known is None else known
    return RallyContacts(
        tuple(events), path() if ball is None else ball, 0, np.arange(FRAMES) / RATE, found, CourtViews((COURT,), SIZE)
    )


def ends(rally: RallyContacts, said: dict[int, HitSide] | None = None) -> list[str]:
    return [side.end for side in rally.decide(said or {})]


def test_sides_hit_in_turn() -> None:
    sides = contacts().decide({})
    assert [side.end for side in sides] == ["near", "far", "near"]
    assert [side.frame for side in sides] == [20, 45, 75]
    assert all(side.probability > 0.95 for side in sides)


def test_sides_are_the_same_with_a_moving_camera() -> None:
    views, found = moving_views(CAMERA, COURT.sport, FRAMES, SIZE), poses()
    ball = shown_moving(path().T, range(FRAMES), views).T
    seen = poses_shown_moving(found, views, FRAMES)
    moving = RallyContacts(tuple(EVENTS), ball, 0, np.arange(FRAMES) / RATE, seen, views).decide({})
    still = contacts().decide({})
    assert [side.end for side in moving] == [side.end for side in still]
    assert [side.probability for side in moving] == pytest.approx([side.probability for side in still], abs=0.02)


def test_raised_arm_of_near_player_keeps_the_hit() -> None:
    """The far player stands behind the ball in the picture, with the racket hand nearer to it."""
    smash, column = (0.2, -2.0, 2.7), pixels_at(0.2, -2.0, 2.7)
    ball = path()
    ball[:, 75] = column
    found: dict[int, list[Person]] = {
        frame: [standing((0.5, -2.4)), standing((0.1, 5.5))] for frame in range(0, FRAMES, 3)
    }
    found[75][1].keypoints[RIGHT_WRIST] = column[0] + 4, column[1] + 4, 0.9
    found[75][0].keypoints[RIGHT_WRIST] = column[0] - 12, column[1] + 22, 0.9
    assert smash[1] < 0
    assert ends(contacts(ball=ball, known=NO_POSES.with_found(PoseRows.of(found))))[2] == "near"


def test_missed_hit_leaves_two_hits_of_one_side() -> None:
    ball = path()
    ball[:, EVENTS[0].frame : EVENTS[-1].frame] = flown_path()
    assert ends(contacts([EVENTS[0], *EVENTS[2:]], ball, poses(seen=0.1))) == ["near", "near"]


def test_without_poses_geometry_and_turns_decide() -> None:
    assert ends(contacts(known=NO_POSES)) == ["near", "far", "near"]


def test_hit_without_a_ball_follows_from_its_neighbours() -> None:
    ball = path()
    ball[:, 45] = np.nan
    sides = contacts(ball=ball).decide({})
    assert [side.end for side in sides] == ["near", "far", "near"]
    assert sides[1].probability < contacts().decide({})[1].probability


def test_users_word_decides_about_its_neighbours_too() -> None:
    unseen = np.full((2, FRAMES), np.nan)
    said = {45: HitSide(45, "near", 1.0, by_hand=True)}
    sides = contacts(ball=unseen, known=NO_POSES).decide(said)
    assert [side.end for side in sides] == ["far", "near", "far"]
    assert [side.by_hand for side in sides] == [False, True, False]
    assert sides[1].probability == pytest.approx(1.0)


@pytest.mark.parametrize("rate", [30, 60, 120])
def test_frame_rate_does_not_change_sides(rate: int) -> None:
    times = rate // 30
    slow = contacts()
    ball = np.full((2, FRAMES * times), np.nan)
    ball[:, ::times] = slow.path
    events = tuple(Event(event.frame * times, event.kind) for event in EVENTS)
    found = {frame * times: slow.poses.persons_at(frame) for frame in range(0, FRAMES, 3)}
    fast = replace(
        slow,
        events=events,
        path=ball,
        seconds=np.arange(FRAMES * times) / rate,
        poses=NO_POSES.with_found(PoseRows.of(found)),
    )
    expected = [side.probability for side in slow.decide({})]
    assert [side.probability for side in fast.decide({})] == pytest.approx(expected, abs=0.02)


def test_chain_probabilities_are_those_of_all_chains() -> None:
    near, turns = np.array([0.3, -0.2, 1.0]), np.array([1.5, -0.4])
    chains = np.array(np.meshgrid([0, 1], [0, 1], [0, 1], indexing="ij")).reshape(3, -1).T
    scores = ((0.5 - chains) * near).sum(axis=1) + (np.abs(np.diff(chains)) * turns - turns / 2).sum(axis=1)
    weights = np.exp(scores) / np.exp(scores).sum()
    found, turned, total = chain_probabilities(near, turns)
    np.testing.assert_allclose(found, weights @ (chains == 0))
    np.testing.assert_allclose(turned, weights @ np.abs(np.diff(chains)))
    assert total == pytest.approx(np.log(np.exp(scores).sum()))


def test_bounce_before_a_hit_is_on_its_side() -> None:
    bounce = Event(60, EventKind.BOUNCE)
    ball = path()
    ball[:, 60] = pixels_at(0.8, -3.5, 0.0)
    with_bounce, without = (
        contacts(events, ball, NO_POSES).decide({}) for events in ([*EVENTS[:2], bounce, EVENTS[2]], EVENTS[:3])
    )
    assert with_bounce[2].probability > without[2].probability
