"""Test the observations of strokes: player, position, height and target."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from moving_camera import moving_views, poses_shown_moving, shown_moving
from narrowing import not_none
from rallytrace.analysis.players.sides import HitSide, RallyContacts
from rallytrace.analysis.shots.shot_metrics import RallyEvents, split_rallies
from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.analysis.strokes.naming import RallyForNaming, name_strokes, rallies_to_name
from rallytrace.analysis.strokes.record import Stroke, StrokeProbabilities, apply_named_strokes, pick_strokes
from rallytrace.analysis.strokes.stroke_observations import (
    RallyStrokes,
    find_rally_strokes,
    moves_before,
    observe_rally,
)
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, PlacedStroke
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup, StrokeType
from stroke_rally import CAMERA, COURT, EVENTS, FAR_FEET, FRAMES, NEAR_FEET, PLACES, RATE, path, poses

SIZE = Size(1280, 720)
NONE_REPEATS = np.zeros(FRAMES, np.bool_)


def watched(
    events: Sequence[Event] = EVENTS, known: Poses | None = None, by_hand: Sequence[Event] = ()
) -> list[RallyForNaming]:
    whole, found, seconds = path(), poses() if known is None else known, np.arange(FRAMES) / RATE
    sides = RallyContacts(tuple(events), whole, 0, seconds, found, CourtViews((COURT,), SIZE)).decide({})
    return list(
        rallies_to_name(
            [RallyEvents(rally, range(FRAMES)) for rally in split_rallies(events, seconds)],
            lambda first, stop: (whole[:, first:stop], NONE_REPEATS[first:stop]),
            seconds,
            poses=found,
            courts=(COURT,),
            size=SIZE,
            sides={side.frame: side for side in sides},
            by_hand=by_hand,
        )
    )


def seen_in(rally: RallyForNaming) -> RallyStrokes:
    return not_none(rally.strokes())


def test_moving_camera_gives_the_same_strokes() -> None:
    views = moving_views(CAMERA, COURT.sport, FRAMES, SIZE)
    ball, seen = shown_moving(path().T, range(FRAMES), views).T, poses_shown_moving(poses(), views, FRAMES)
    sides = RallyContacts(EVENTS, ball, 0, np.arange(FRAMES) / RATE, seen, views).decide({})
    observed = observe_rally(EVENTS, ball, 0, np.arange(FRAMES) / RATE, seen)
    moving = find_rally_strokes(observed, views, {side.frame: side for side in sides})
    (still,) = watched()
    assert moving is not None
    for name in ("hitter", "opponent", "contact", "target"):
        wanted = getattr(seen_in(still).sequence, name)
        np.testing.assert_allclose(getattr(moving.sequence, name), wanted, atol=0.1, err_msg=name)


def test_players_take_turns_at_the_ends_where_they_stand() -> None:
    (rally,) = watched()
    seen = seen_in(rally)
    assert seen.frames == (20, 45, 75)
    assert seen.sides == ("near", "far", "near")
    np.testing.assert_allclose(seen.sequence.hitter, [NEAR_FEET, FAR_FEET, NEAR_FEET], atol=0.1)
    np.testing.assert_allclose(seen.sequence.opponent, [FAR_FEET, NEAR_FEET, FAR_FEET], atol=0.1)


def test_target_is_unknown_before_a_missed_stroke() -> None:
    (rally,) = watched([EVENTS[0], *EVENTS[2:]])
    rally = replace(rally, sides={frame: HitSide(frame, "near", 1.0) for frame in (20, 75)})
    seen = seen_in(rally)
    assert seen.sides == ("near", "near")
    assert np.isnan(seen.sequence.target[0]).all()


def test_contacts_are_beside_the_feet_with_their_height() -> None:
    (rally,) = watched()
    seen = seen_in(rally)
    np.testing.assert_allclose(seen.sequence.contact, [place[:2] for place in PLACES[:3]], atol=0.1)
    np.testing.assert_allclose(seen.heights, [place[2] for place in PLACES[:3]], atol=0.1)
    assert seen.sequence.low.tolist() == [1, 1, 0]


def test_stroke_target_is_next_contact_or_landing() -> None:
    (rally,) = watched()
    target = seen_in(rally).sequence.target
    np.testing.assert_allclose(target, [place[:2] for place in PLACES[1:]], atol=0.1)


def test_without_players_there_are_no_strokes() -> None:
    assert watched(known=NO_POSES) == []
    far_away = poses().select(range(1000, 1001))
    (rally,) = watched(known=NO_POSES.with_found(replace(far_away, frames=np.array([20, 45]))))
    assert rally.strokes() is None


class Answers:
    """Stands in for a stroke network that prefers one group and, less, a second one for every stroke."""

    def __init__(self, first: StrokeGroup, second: StrokeGroup) -> None:
        self.groups = np.array([{first: 0.8, second: 0.2}.get(group, 0.0) for group in StrokeGroup], np.float32)

    def classify(self, rally: StrokeSequence) -> StrokeProbabilities:
        return StrokeProbabilities(np.full((len(rally), 18), 1 / 18, np.float32), np.tile(self.groups, (len(rally), 1)))


HIT_FIRST = Event(20, EventKind.HIT), *EVENTS[1:]


def test_only_the_first_stroke_is_named_service() -> None:
    network = Answers(StrokeGroup.SHORT_SERVICE, StrokeGroup.NET)
    for events in (EVENTS, HIT_FIRST):
        (rally,) = watched(events)
        named = [stroke.name for stroke in name_strokes(rally, network)]
        assert named == [StrokeGroup.SHORT_SERVICE, StrokeGroup.NET, StrokeGroup.NET]


def test_found_serve_is_no_service_if_the_network_says_so() -> None:
    (rally,) = watched()
    first, *_ = name_strokes(rally, Answers(StrokeGroup.SMASH, StrokeGroup.LONG_SERVICE))
    assert (first.name, round(first.probability, 2)) == (StrokeGroup.SMASH, 0.8)


def test_event_set_by_the_user_decides_whether_it_is_a_service() -> None:
    for events, name in ((EVENTS, StrokeGroup.LONG_SERVICE), (HIT_FIRST, StrokeGroup.SMASH)):
        (rally,) = watched(events, by_hand=events[:1])
        groups = (StrokeGroup.SMASH, StrokeGroup.LONG_SERVICE)
        network = Answers(*(groups if name is StrokeGroup.LONG_SERVICE else groups[::-1]))
        first, *_ = name_strokes(rally, network)
        assert (first.name, round(first.probability, 2)) == (name, 0.2)


def test_lone_stroke_is_a_service_only_at_a_serve() -> None:
    network = Answers(StrokeGroup.SHORT_SERVICE, StrokeGroup.NET)
    for kind, name in ((EventKind.SERVE, StrokeGroup.SHORT_SERVICE), (EventKind.HIT, StrokeGroup.NET)):
        (rally,) = watched([Event(20, kind), EVENTS[-1]])
        assert [stroke.name for stroke in name_strokes(rally, network)] == [name]


def test_movement_before_a_hit_is_in_player_heights() -> None:
    (rally,) = watched()
    seen = seen_in(rally)
    person, path_before = seen.hitters[1], np.full((2, FRAMES), np.nan)
    assert person is not None
    path_before[:, 35:46] = np.linspace((100, 100), (100 + person.height, 100 - person.height / 2), 11).T
    moves = moves_before(seen, path_before, 0, np.arange(FRAMES) / RATE)
    np.testing.assert_allclose(moves[1], (1, 0.5))
    assert np.isnan(moves[[0, 2]]).all()


# Names


def test_the_likeliest_group_counts_and_the_likeliest_type_in_it() -> None:
    types, groups = np.zeros((1, 18), np.float32), np.zeros((1, 9), np.float32)
    types[0, [list(StrokeType).index(one) for one in (StrokeType.LOB, StrokeType.WRIST_SMASH)]] = 0.6, 0.4
    groups[0, [list(StrokeGroup).index(one) for one in (StrokeGroup.SMASH, StrokeGroup.LIFT)]] = 0.55, 0.45
    (stroke,) = pick_strokes(StrokeProbabilities(types, groups), [7], ["far"])
    assert (stroke.name, stroke.type) == (StrokeGroup.SMASH, StrokeType.WRIST_SMASH)
    assert round(stroke.probability, 2) == 0.55
    assert stroke.is_unsure


FOUND = Stroke(50, "near", StrokeGroup.LIFT, StrokeType.LOB, 0.6)


def test_users_stroke_name_replaces_found_name_at_nearest_hit() -> None:
    (stroke,) = apply_named_strokes([FOUND], [PlacedStroke(52, StrokeGroup.NET)], hits=[50, 80], reach=3)
    assert (stroke.frame, stroke.side, stroke.name, stroke.type) == (50, "near", StrokeGroup.NET, None)
    assert stroke.by_hand
    assert not stroke.is_unsure


def test_a_finer_type_stays_where_it_is_of_that_name() -> None:
    (stroke,) = apply_named_strokes([FOUND], [PlacedStroke(50, StrokeGroup.LIFT)], hits=[50], reach=3)
    assert stroke.type is StrokeType.LOB


def test_a_name_without_a_hit_is_kept_for_later_and_not_shown() -> None:
    assert apply_named_strokes([], [PlacedStroke(50, RacketStroke.VOLLEY)], hits=[90], reach=3) == ()


def test_a_hit_whose_players_nobody_saw_can_be_named() -> None:
    (stroke,) = apply_named_strokes([], [PlacedStroke(50, RacketStroke.VOLLEY)], hits=[50], reach=3)
    assert (stroke.name, stroke.side, stroke.by_hand) == (RacketStroke.VOLLEY, "", True)


def test_the_events_of_a_rally_without_a_landing_end_in_the_dark() -> None:
    (rally,) = watched([*EVENTS[:3]])
    assert np.isnan(seen_in(rally).sequence.target[-1]).all()
    assert EVENTS[2].kind is EventKind.HIT
