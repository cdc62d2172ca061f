"""Test the events found in paths, which are drawn stroke by stroke, with y down as in the picture."""

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from found_events import find_events
from poses import person, poses_of
from rally_paths import RATE, SIZE, Floats, played
from rallytrace.analysis.arcs.path_arcs import PAD_SECONDS, find_arcs
from rallytrace.analysis.events.found_events import ball_bounces, events_along, follow_rules
from rallytrace.analysis.events.transitions import (
    AHEAD_SECONDS,
    BEHIND_SECONDS,
    Transition,
    list_transitions,
)
from rallytrace.analysis.path_in_play import path_in_play
from rallytrace.errors import Cancelled
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.sports import Sport
from rallytrace.track.track import State, make_rows, positions

AHEAD, BEHIND = (round(seconds * RATE) + 1 for seconds in (AHEAD_SECONDS, BEHIND_SECONDS))
PAD_FRAMES = round(PAD_SECONDS * RATE)


PLAYERS = poses_of(*((frame, [person(500, 200), person(700, 500)]) for frame in range(0, 3000, 3)))


@given(
    seed=st.integers(0, 1000),
    start=st.integers(0, 700),
    length=st.integers(1, 1200),
    poses=st.sampled_from([NO_POSES, PLAYERS]),
)
@example(seed=0, start=0, length=1, poses=NO_POSES)
@settings(max_examples=25, deadline=None)
def test_path_slice_has_the_transitions_of_the_whole(seed: int, start: int, length: int, poses: Poses) -> None:
    rally = played(seed, 80)
    rally.path[:, 400:430] = np.nan
    count = rally.path.shape[1]
    part = slice(start, start + length + 2 * PAD_FRAMES)
    whole = list_transitions(find_arcs(rally.path, rally.seconds, size=SIZE, begins=rally.begins), SIZE, poses)
    some = list_transitions(
        find_arcs(
            rally.path[:, part], rally.seconds[part], size=SIZE, begins=rally.begins[part], contacts=(), first=start
        ),
        SIZE,
        poses,
    )
    first = start + PAD_FRAMES + BEHIND if start else 0
    stop = part.stop - PAD_FRAMES - AHEAD if part.stop < count else count
    assert [turn for turn in some if first <= turn.frame < stop] == [
        turn for turn in whole if first <= turn.frame < stop
    ]


@given(
    seed=st.integers(0, 1000),
    per_frame=st.sampled_from([2, 4, 8]),
    is_variable=st.booleans(),
    sport=st.sampled_from([Sport.BADMINTON, Sport.TENNIS]),
    poses=st.sampled_from([NO_POSES, PLAYERS]),
)
@example(seed=0, per_frame=4, is_variable=False, sport=Sport.TENNIS, poses=PLAYERS)
@example(seed=1, per_frame=2, is_variable=True, sport=Sport.BADMINTON, poses=PLAYERS)
@settings(max_examples=25, deadline=None)
def test_contacts_do_not_depend_on_the_frame_rate(
    seed: int, per_frame: int, is_variable: bool, sport: Sport, poses: Poses
) -> None:
    """The same contacts are found within half a frame of the slow video, also where frames are missing at random."""
    rally = played(seed, 12)
    rally.path[:, 100:104] = np.nan
    rally.path[:, 200] = np.nan
    frames = np.arange((len(rally.seconds) - 1) * per_frame + 1)
    if is_variable:
        frames = frames[(frames % per_frame == 0) | (np.random.default_rng(seed).random(len(frames)) < 0.7)]
    times = frames / (per_frame * RATE)
    at = np.searchsorted(times, rally.seconds - 1e-9)
    path = np.stack([np.interp(times, rally.seconds, axis) for axis in rally.path])
    path[:, at] = rally.path
    faster = poses_of(*((int(at[frame]), poses.persons_at(frame)) for frame in range(0, len(at), 3) if poses))
    begins = np.zeros(len(times), np.bool_)
    slow = find_events(find_arcs(rally.path, rally.seconds, size=SIZE, begins=rally.begins), SIZE, sport, poses=poses)
    fast = find_events(find_arcs(path, times, size=SIZE, begins=begins), SIZE, sport, poses=faster)
    assert [event.kind for event in fast] == [event.kind for event in slow]
    moved = times[[event.frame for event in fast]] - rally.seconds[[event.frame for event in slow]]
    assert (np.abs(moved) <= 0.5 / RATE + 1e-9).all()


SERVE, HIT, BOUNCE, LANDING = EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE, EventKind.LANDING


def strokes(*parts: tuple[int, float, float]) -> Floats:
    """Return a path of strokes: frames, px a frame across and down, falling by a px a frame more each."""
    steps = []
    for count, across, down in parts:
        pull = 1.0 if across or down else 0.0
        steps += [(across, down + pull * k) for k in range(count)]
    return np.cumsum(np.array([(640.0, 360.0), *steps]), axis=0).T


def nothing(count: int) -> Floats:
    return np.full((2, count), np.nan)


def events(*paths: Floats, size: Size = SIZE) -> list[tuple[int, EventKind]]:
    path = np.concatenate(paths, axis=1)
    count = path.shape[1]
    found = find_arcs(path, np.arange(count) / RATE, size=size, begins=np.zeros(count, np.bool_))
    return [(event.frame, event.kind) for event in find_events(found, size)]


def test_ball_sent_back_was_hit() -> None:
    assert events(strokes((20, 12, -6), (20, -14, -8), (20, 13, -9))) == [(20, HIT), (40, HIT)]


def test_a_ball_that_was_held_before_is_served() -> None:
    assert events(strokes((20, 0, 0), (20, 14, -12), (20, -14, -12))) == [(20, SERVE), (40, HIT)]


def released(count: int, *, rises: float) -> Floats:
    """Return a shuttle that is held, falls out of the hand for so many frames, and is hit softly up the picture."""
    fall = 0.8 * np.arange(1, count + 1) ** 2 / 2
    up = fall[-1] - rises * np.arange(1, 16) + 0.5 * np.arange(1, 16) ** 2 / 2
    y = 300 + np.concatenate((np.zeros(20), fall, up))
    return np.stack((np.linspace(600, 610, len(y)), y))


@pytest.mark.parametrize("count", [8, 11, 14])
def test_soft_release_from_the_hand_is_a_serve(count: int) -> None:
    (frame, kind), *_ = events(released(count, rises=11))
    assert kind is SERVE
    assert abs(frame - (20 + count)) <= 1


def test_a_lob_that_comes_down_is_not_served() -> None:
    lob = strokes((30, 1, -14), (20, 12, -12))
    assert events(lob)[0][1] is HIT


def test_a_ball_that_comes_flying_is_not_served() -> None:
    assert events(strokes((20, 12, -6), (20, -14, -8)))[0] == (20, HIT)


def test_a_clip_that_begins_inside_a_rally_has_no_serve() -> None:
    """A slow flight may look like a hand, but only where the video does not begin with it."""
    slow = strokes((12, 3, -5), (20, -14, -12), (20, 14, -12))
    assert events(slow) == [(12, HIT), (32, HIT)]
    assert events(nothing(40), slow) == [(52, SERVE), (72, HIT)]


def test_a_shuttle_seen_first_as_it_rises_was_served_unseen() -> None:
    """The server's body hid it; the receiver meets it at its slow top."""
    emerging = np.concatenate((nothing(20), strokes((14, 1, -13), (20, -14, -12), (20, 14, -12))), axis=1)
    held = np.concatenate((nothing(20), strokes((14, 0, 0), (20, -14, -12), (20, 14, -12))), axis=1)
    assert in_sport(emerging, Sport.BADMINTON) == [SERVE, HIT, HIT]
    falling = np.concatenate((nothing(20), strokes((14, 1, 13), (20, -14, -12), (20, 14, -12))), axis=1)
    assert in_sport(falling, Sport.BADMINTON) == [HIT, HIT], "it comes from above the picture"
    assert in_sport(emerging[:, 20:], Sport.BADMINTON) == [HIT, HIT], "a clip that begins with it may begin in a rally"
    assert in_sport(emerging, Sport.TENNIS) == [SERVE, HIT], "a ball that was tossed"
    assert in_sport(held, Sport.BADMINTON) == [SERVE, HIT]


def test_falling_ball_that_rises_slower_has_bounced() -> None:
    assert events(strokes((20, 8, 0), (20, 7, -12))) == [(20, BOUNCE)]


def test_a_falling_ball_that_goes_on_upwards_and_faster_was_hit() -> None:
    assert events(strokes((20, 8, 0), (20, 8, -30))) == [(20, HIT)]


def test_falling_ball_returned_across_the_picture_was_hit() -> None:
    assert events(strokes((20, 8, 0), (20, -7, -12))) == [(20, HIT)]


def test_a_ball_that_falls_and_lies_still_has_landed() -> None:
    assert events(strokes((20, 4, -6), (20, 0, 0))) == [(20, LANDING)]


def test_the_first_hit_after_a_landing_is_a_serve_again() -> None:
    path = strokes((20, 0, 0), (25, 14, -12), (20, 0, 0), (20, -14, -12))
    assert events(path) == [(20, SERVE), (45, LANDING), (65, SERVE)]


def test_first_hit_after_a_long_gap_is_a_serve() -> None:
    rally = strokes((20, 0, 0), (20, 14, -12), (20, -14, -12))
    assert events(rally, nothing(100), rally)[-2:] == [(20 + 161, SERVE), (40 + 161, HIT)]


def test_ball_leaving_the_picture_briefly_starts_no_rally() -> None:
    path = strokes((20, 0, 0), (20, 14, -12), (20, -14, -30)), nothing(50), strokes((20, -10, -6), (20, 14, -12))
    assert SERVE not in [kind for frame, kind in events(*path) if frame > 20]


def test_ball_dropped_and_hit_is_served_at_the_hit() -> None:
    assert events(strokes((20, 0, 0), (9, 0, 8), (20, 14, -12), (20, -14, -12))) == [(29, SERVE), (49, HIT)]


def test_ball_coming_to_rest_has_landed_without_recent_hit() -> None:
    path = strokes((20, 0, 0), (25, 14, -12), (20, 0, 0)), nothing(90), strokes((20, 4, -6), (20, 0, 0))
    assert events(*path)[-1] == (65 + 91 + 20, LANDING)


def test_sinking_ball_lands_only_soon_after_a_hit() -> None:
    sinks = (20, 1.0, 4.0), (12, 0.5, -2.0)
    assert events(strokes((20, 12, -12), (10, -14, -12), *sinks))[-1][1] is LANDING
    assert LANDING not in [kind for _, kind in events(strokes(*sinks))]


def test_landing_is_removed_when_ball_is_hit_again() -> None:
    sinks = strokes((20, 12, -12), (10, -14, -12), (14, 1.0, 4.0), (6, 0.5, -2.0))
    assert events(sinks, nothing(40))[-1][1] is LANDING
    again = strokes((6, 8, -6), (20, -14, -20)) + sinks[:, -1:] - np.array([[640.0], [360.0]])
    found = events(sinks, nothing(40), again)
    assert LANDING not in [kind for _, kind in found]
    assert found[-1][1] is HIT


def test_flying_on_or_jumping_elsewhere_gives_no_event() -> None:
    assert events(strokes((20, 12, -10))) == []
    assert events(strokes((15, 12, -10)), strokes((15, 12, -10)) + np.array([[-400.0], [250.0]])) == []


def test_smash_in_same_direction_is_a_hit() -> None:
    assert events(strokes((20, 6, 0), (8, 15, 40))) == [(20, HIT)]


def test_two_close_transitions_are_one_hit() -> None:
    assert events(strokes((20, 12, -6), (4, 11, -12), (20, -14, -14))) == [(24, HIT)]
    assert [frame for frame, _ in events(strokes((20, 12, -6), (9, -11, -12), (20, 14, -14)))] == [20, 29]


def test_the_events_do_not_depend_on_how_large_the_picture_is() -> None:
    path = strokes((20, 0, 0), (20, 14, -12), (20, -14, -12), (20, -12, -14))
    assert events(1.5 * path, size=Size(1920, 1080)) == events(path)


def test_no_flight_goes_across_a_non_play_range() -> None:
    x, y = strokes((20, 12, -6), (20, -14, -8))
    said = make_rows(41, State.VISIBLE, Source.PREDICTED, x=x, y=y)
    no_flags, seconds, non_play = np.zeros(41, np.bool_), np.arange(41) / RATE, (range(17, 23), range(40, 41))
    path, begins = path_in_play(positions(said), no_flags, non_play, no_flags, seconds)
    assert np.flatnonzero(np.isnan(path[0])).tolist() == [*range(17, 23), 40]
    found = find_arcs(path, seconds, size=SIZE, begins=begins)
    assert find_events(found, SIZE) == ()
    part = path_in_play(positions(said[18:]), no_flags[18:], non_play, no_flags[18:], seconds[18:], first=18)
    np.testing.assert_array_equal(part[0], path[:, 18:])
    np.testing.assert_array_equal(part[1], begins[18:])


@pytest.mark.parametrize("rate", [30, 60, 120])
@pytest.mark.parametrize("seed", range(8))
def test_briefly_tracked_shoe_is_no_hit(rate: int, seed: int) -> None:
    rng, seconds = np.random.default_rng(seed), np.arange(0, 80 / RATE, 1 / rate)
    rally = strokes((40, 12, -14), (40, -12, -14))
    path = np.stack([np.interp(seconds, np.arange(81) / RATE, values) for values in rally])
    for moment in (0.4, 0.9, 1.9):
        begin = moment + rng.uniform(-0.2, 0.2)
        shoe = np.flatnonzero((seconds >= begin) & (seconds < begin + rng.uniform(0.05, 0.12)))
        path[:, shoe] = path[:, shoe[:1]] + [[rng.uniform(-160, 160)], [rng.uniform(60, 160)]]
    x, y = path + rng.normal(0, 1, path.shape)
    count = len(seconds)
    said, no_flags = make_rows(count, State.VISIBLE, Source.PREDICTED, x=x, y=y), np.zeros(count, np.bool_)
    path, begins = path_in_play(positions(said), no_flags, (), no_flags, seconds)
    found = find_events(find_arcs(path, seconds, size=SIZE, begins=begins), SIZE, Sport.BADMINTON)
    assert [event.kind for event in found] == [HIT]
    assert abs(seconds[found[0].frame] - 40 / RATE) < 0.05


@given(rate=st.sampled_from((24.0, 25.0, 29.97, 30.0, 39.9)), jitter=st.floats(0, 0.0009), first=st.integers(0, 5000))
def test_at_usual_rates_every_picture_counts(rate: float, jitter: float, first: int) -> None:
    seconds = (first + np.arange(200)) / rate
    seconds = np.floor((seconds + jitter) * 90_000) / 90_000
    said = make_rows(200, State.VISIBLE, Source.PREDICTED, x=np.arange(200.0), y=np.arange(200.0))
    no_flags = np.zeros(200, np.bool_)
    assert np.isfinite(path_in_play(positions(said), no_flags, (), no_flags, seconds)[0]).all()


def test_nothing_happens_at_a_cut() -> None:
    path, at = strokes((20, 12, -6), (20, -14, -8)), np.arange(41)
    for cut, frames in ((None, [20]), (21, [])):
        found = find_arcs(path, at / RATE, size=SIZE, begins=at == cut)
        assert [event.frame for event in find_events(found, SIZE)] == frames


@pytest.mark.parametrize("count", [0, 1, 2])
def test_hardly_any_frames_have_no_events(count: int) -> None:
    assert events(strokes((3, 1, 1))[:, :count]) == []


@given(seed=st.integers(0, 1000), known=st.lists(st.integers(0, 250), max_size=6))
@settings(max_examples=30, deadline=None)
def test_events_are_ordered_and_one_per_frame(seed: int, known: list[int]) -> None:
    rally = played(seed, 8)
    rally.path[:, 40:60] = np.nan
    rally.path[:, 100:103] += 200
    said = {1000 + frame for frame in known}
    found = find_arcs(rally.path, rally.seconds, size=SIZE, begins=rally.begins, contacts=said, first=1000)
    happens: tuple[Event, ...] = find_events(found, SIZE)
    frames = [event.frame for event in happens]
    assert frames == sorted(set(frames))
    borders = {frame for leg in found.arcs for frame in (leg.start, leg[-1])}
    assert {event.frame for event in happens if event.kind is not LANDING} <= borders | set(found.contacts)


def sharp_turns(*heights: float, like_bounce: bool = False, apart: int = 15) -> list[Transition]:
    """Return transitions as sharp as a hit, at positions down the picture (in its heights), half a second apart."""
    looks = (False, False, False, like_bounce, True, False, False)
    return [Transition(k * apart, k * apart / RATE, y, 1.0, *looks) for k, y in enumerate(heights)]


def in_sport(path: Floats, sport: Sport) -> list[EventKind]:
    found = find_arcs(path, np.arange(path.shape[1]) / RATE, size=SIZE, begins=np.arange(path.shape[1]) == 0)
    return [event.kind for event in find_events(found, SIZE, sport)]


@pytest.mark.parametrize("sport", [Sport.TENNIS, Sport.PADEL])
@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        pytest.param((16, 2, 10), (14, 2, -2), BOUNCE, id="near the camera it falls fast and goes on slowly"),
        pytest.param((16, 3, -4), (14, 3, -12), BOUNCE, id="far from it, it goes on and climbs"),
        pytest.param((16, 3, 4), (14, -14, -22), HIT, id="it comes back faster"),
        pytest.param((8, 8, -20), (14, 12, 6), HIT, id="it is turned down the picture"),
    ],
)
def test_bounce_reverses_up_and_keeps_direction_across(
    sport: Sport, before: tuple[int, float, float], after: tuple[int, float, float], kind: EventKind
) -> None:
    assert in_sport(strokes(before, after), sport) == [kind]


TO_AND_FRO = (0.8, 0.3, 0.2, 0.6, 0.75, 0.25)
"""A ball that is hit near the camera, bounces at the far side, is hit there, bounces at the near side, and so on."""


@pytest.mark.parametrize(("heights", "bounces"), [(TO_AND_FRO, True), ((0.8, 0.2), False)])
def test_enough_turns_say_whether_the_ball_bounces(heights: tuple[float, ...], bounces: bool) -> None:
    assert ball_bounces(sharp_turns(*heights * 10), Sport.AUTO) is bounces
    assert ball_bounces(sharp_turns(*heights[:2]), Sport.AUTO) is None


def test_a_known_sport_decides_without_turns() -> None:
    played = (Sport.AUTO, Sport.BADMINTON, Sport.TENNIS)
    assert [ball_bounces((), sport) for sport in played] == [None, False, True]


def test_in_badminton_nothing_bounces() -> None:
    path = strokes((20, 14, 4), (15, 8, -10))
    assert in_sport(path, Sport.AUTO) == [BOUNCE]
    assert in_sport(path, Sport.BADMINTON) == [HIT]


def test_ball_stopped_by_net_lands_where_it_falls() -> None:
    hit, tape, floor = sharp_turns(0.3, 0.5, 0.8)
    tape, floor = (replace(turn, is_hit=False, lands=True) for turn in (tape, floor))
    assert events_along([hit, tape, floor]) == (Event(hit.frame, HIT), Event(floor.frame, LANDING))
    lying = replace(floor, frame=60, second=2.0)
    assert events_along([hit, floor, lying])[-1].frame == floor.frame, "what lies there has landed once"


def test_ball_barely_moving_from_rest_is_not_served() -> None:
    rest = np.repeat([[300.0], [500.0]], 20, axis=1)
    step = rest[:, :1] + np.array([np.linspace(0, 60, 5), np.zeros(5)])
    assert events(rest, step, np.repeat(step[:, -1:], 30, axis=1)) == []


def test_bounce_like_transition_in_badminton_is_a_hit() -> None:
    turns = sharp_turns(0.8, 0.2, 0.7, like_bounce=True)
    assert {event.kind for event in events_along(turns)} == {HIT}
    assert {event.kind for event in events_along(turns, bouncing=True)} == {BOUNCE}


def between_bounces(*changes: float, apart: int = 15) -> list[Transition]:
    """Two bounces, and between them turns with these changes of velocity."""
    looks = (False, False, False, True, False, False, False)
    sharp = (1.0, *changes, 1.0)
    return [
        Transition(k * apart, k * apart / RATE, 0.5, change, *looks, frame_hit_after=k * apart + 13)
        for k, change in enumerate(sharp)
    ]


@pytest.mark.parametrize(
    ("turns", "kinds"),
    [
        pytest.param(between_bounces(0.1), [BOUNCE, HIT, BOUNCE], id="the path turns a little"),
        pytest.param(between_bounces(apart=30), [BOUNCE, BOUNCE], id="it does not turn: the ball bounces twice"),
        pytest.param(between_bounces(0.1, apart=8), [BOUNCE, BOUNCE], id="there is no time for a hit"),
        pytest.param(between_bounces(0.1, apart=50), [BOUNCE, BOUNCE], id="the second is in another rally"),
    ],
)
def test_between_two_bounces_a_hit_hardly_turns_the_path(turns: list[Transition], kinds: list[EventKind]) -> None:
    found = events_along(turns, bouncing=True)
    assert [event.kind for event in found] == kinds
    assert [event.frame for event in found] == sorted(event.frame for event in found)


def test_missed_hit_is_added_between_two_hits_of_one_side() -> None:
    """A drop hardly turns the path."""
    first, soft, last = (replace(turn, racket=0.1) for turn in sharp_turns(0.6, 0.3, 0.6, apart=25))
    drop = replace(soft, is_hit=False, change=0.05, is_pass=True, near_racket=1.2)
    sent_by_near = [replace(first, near_racket=0.1), drop, replace(last, near_racket=0.1)]
    assert [event.frame for event in follow_rules(sent_by_near, bouncing=False)] == [0, 25, 50]
    for nothing_between in (
        [sent_by_near[0], replace(drop, near_racket=0.1), sent_by_near[2]],
        [sent_by_near[0], replace(drop, racket=0.5), sent_by_near[2]],
        [sent_by_near[0], drop, replace(last, near_racket=1.2)],
        [first, drop, last],
        [replace(turn, racket=-math.inf) for turn in sent_by_near],
    ):
        assert [event.frame for event in follow_rules(nothing_between, bouncing=False)] == [0, 50]


def test_soft_badminton_hit_needs_a_rising_shuttle() -> None:
    (first, soft) = sharp_turns(0.6, 0.3)
    soft = replace(soft, is_hit=False, change=0.2, soft=True)
    for bouncing, frames in ((False, [0, 15]), (None, [0])):
        assert [event.frame for event in events_along([first, soft], bouncing=bouncing)] == frames


def test_a_shuttle_that_may_have_landed_out_of_reach_has() -> None:
    first, last = (replace(turn, racket=0.1) for turn in sharp_turns(0.6, 0.9))
    for racket, kind in ((0.5, HIT), (0.7, LANDING)):
        found = follow_rules([first, replace(last, lands=True, racket=racket)], bouncing=False)
        assert [event.kind for event in found] == [HIT, kind]


def test_players_of_one_rally_change_no_event_of_another() -> None:
    unseen = sharp_turns(0.6, 0.3, 0.6)
    watched = [replace(turn, frame=turn.frame + 300, second=turn.second + 10, racket=0.1) for turn in unseen]
    for bouncing in (False, True, None):
        alone = [event for part in (unseen, watched) for event in events_along(part, bouncing=bouncing)]
        assert list(events_along([*unseen, *watched], bouncing=bouncing)) == alone


def test_work_on_events_stops_between_rallies() -> None:
    turns = [replace(turn, second=turn.second + rally * 10) for rally in range(3) for turn in sharp_turns(0.6, 0.3)]
    calls = iter([None, Cancelled()])

    def check() -> None:
        if (error := next(calls)) is not None:
            raise error

    with pytest.raises(Cancelled):
        events_along(turns, check=check)
