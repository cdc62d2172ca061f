import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.track.detections import Source
from rallytrace.track.disagreements import (
    MAX_BRIDGED_FRAMES,
    OUTCOME_WORDS,
    Disagreement,
    find_disagreements,
    take_over,
)
from rallytrace.track.edits import place
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.metrics import WRONG, Counts, Outcome, compare_rows, distances, outcomes
from rallytrace.track.track import ROW, SOURCES, Layer, Rows, State, Track, make_rows

SIZE = Size(1280, 720)
SIGNS = dict(zip(".=0x+-", Outcome, strict=True))


def found(text: str, far: dict[int, float] | None = None) -> list[tuple[str, int, int]]:
    """Return the disagreements of a row of signs: kind, first and last frame."""
    found = find_disagreements(of_signs(text), distances_of(text, far or {}))
    return [(sign_of(one.outcome), one.frames.start, one.frames[-1]) for one in found]


def of_signs(text: str) -> "np.ndarray[tuple[int], np.dtype[np.uint8]]":
    return np.array([SIGNS[sign] for sign in text], np.uint8)


def distances_of(text: str, far: dict[int, float]) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    return np.array([far.get(at, 50.0 if sign in "=x" else math.nan) for at, sign in enumerate(text)])


def sign_of(outcome: Outcome) -> str:
    return next(sign for sign, one in SIGNS.items() if one is outcome)


def test_frames_with_the_same_disagreement_are_one() -> None:
    assert found("==xxx==0--0=+=") == [("x", 2, 4), ("-", 8, 9), ("+", 12, 12)]


def test_agreeing_tracks_have_no_disagreement() -> None:
    assert found("==00==") == []
    assert found("") == []
    assert found("....") == []


def test_disagreement_may_span_the_whole_video() -> None:
    assert found("xxxx") == [("x", 0, 3)]


def test_crossing_flights_are_one_disagreement() -> None:
    assert found("xx" + "=" * MAX_BRIDGED_FRAMES + "xx") == [("x", 0, 3 + MAX_BRIDGED_FRAMES)]
    assert found("xx" + "=" * (MAX_BRIDGED_FRAMES + 1) + "xx") == [
        ("x", 0, 1),
        ("x", 3 + MAX_BRIDGED_FRAMES, 4 + MAX_BRIDGED_FRAMES),
    ]


def test_uncompared_frames_split_disagreements() -> None:
    assert found("--.--") == [("-", 0, 1), ("-", 3, 4)]
    assert found("-x-") == [("-", 0, 0), ("x", 1, 1), ("-", 2, 2)]
    assert found("-=x=-") == [("-", 0, 0), ("x", 2, 2), ("-", 4, 4)]


def test_frame_of_largest_distance_is_shown_first() -> None:
    (one,) = find_disagreements(of_signs("=xxx="), distances_of("=xxx=", {1: 20.0, 2: 90.0, 3: 30.0, 4: 500.0}))
    assert one == Disagreement(range(1, 4), Outcome.FP1, 90.0, 2)


def test_middle_is_shown_first_without_distances() -> None:
    (one,) = find_disagreements(of_signs("0-----0"), np.full(7, np.nan))
    assert one.frame == 3
    assert math.isnan(one.distance)


def test_every_outcome_has_words() -> None:
    assert OUTCOME_WORDS.keys() == set(Outcome)


@given(st.lists(st.sampled_from(list(Outcome)), max_size=60))
def test_disagreeing_frames_are_grouped_exactly_by_kind(
    kinds: list[Outcome],
) -> None:
    found = find_disagreements(np.array(kinds, np.uint8), np.where(np.array(kinds) == Outcome.FP1, 7.0, np.nan))
    covering = [[one.outcome for one in found if frame in one.frames] for frame in range(len(kinds))]
    assert all(covered == [kind] for covered, kind in zip(covering, kinds, strict=True) if kind in WRONG)
    assert all(kinds[one.frames[0]] is kinds[one.frames[-1]] is one.outcome for one in found)
    assert all(one.frame in one.frames for one in found)


# Rows against rows


def of(*positions: tuple[float, float] | State | None) -> Rows:
    """Rows: where the ball is seen, another state, or None where nobody looked."""
    made = np.zeros(len(positions), ROW)
    for row, said in zip(made, positions, strict=True):
        if isinstance(said, State):
            row["state"] = said
        elif said is not None:
            row["state"], row["x"], row["y"] = State.VISIBLE, *said
    return made


def test_rows_stand_as_the_frames_they_are_of() -> None:
    mine = of((100, 100), (100, 100), (100, 100), State.NO_BALL, State.NO_BALL, None, (5, 5))
    labels = of((104, 103), (300, 100), State.NO_BALL, (9, 9), State.NO_BALL, (9, 9), None)
    stands = outcomes(mine, labels, SIZE)
    assert [Outcome(one).name for one in stands] == ["TP", "FP1", "FP2", "FN", "TN", "NOT_COMPARED", "NOT_COMPARED"]
    far = distances(mine, labels)
    np.testing.assert_array_equal(far[:2], [5.0, 200.0])
    assert np.isnan(far[2:]).all()
    whole = compare_rows(mine, labels, SIZE)
    assert whole.counts == Counts(1, 1, 1, 1, 1)
    assert (whole.unmatched, whole.unlabelled) == (1, 1)


def test_an_occluded_ball_is_not_seen_wherever_it_is() -> None:
    hidden = of(State.OCCLUDED)
    hidden["x"], hidden["y"] = 100, 100
    assert outcomes(of((100, 100)), hidden, SIZE).tolist() == [Outcome.FP2]
    assert outcomes(hidden, of((100, 100)), SIZE).tolist() == [Outcome.FN]


# Taking the other's word


@pytest.fixture
def track() -> Track:
    track = Track(10)
    seen = make_rows(10, State.VISIBLE, Source.PREDICTED, x=50.0, y=60.0)
    track.make(track.change(Layer.PREDICTED, range(10), seen))
    return track


def test_other_track_is_taken_over_in_one_step(track: Track) -> None:
    other = of((1, 2), (3, 4), State.NO_BALL)
    history = History(track)
    history.do(not_none(take_over(track, range(4, 7), other)))
    assert [point and (point.visible, point.x, point.y) for point in map(track.point, range(4, 7))] == [
        (True, 1, 2),
        (True, 3, 4),
        (False, 0, 0),
    ]
    assert track.reviewed().nonzero()[0].tolist() == [4, 5, 6]
    assert set(track.layer(Layer.HUMAN)["source"][4:7]) == {SOURCES.index(Source.IMPORTED)}
    history.undo()
    assert not track.has_rows(Layer.HUMAN)


def test_frames_of_which_the_other_says_nothing_stay_as_they_are(track: Track) -> None:
    assert not_none(take_over(track, range(3), of((1, 2), None, (3, 4)))).frames.tolist() == [0, 2]


def test_a_point_by_hand_gives_way_to_what_is_taken_over(track: Track) -> None:
    history = History(track)
    history.do(place(track, 2, 77, 88))
    history.do(not_none(take_over(track, range(2, 3), of((1, 2)))))
    point = not_none(track.point(2))
    assert (point.x, point.y) == (1, 2)


def test_taking_over_twice_changes_nothing(track: Track) -> None:
    history = History(track)
    other = of((1, 2), (3, 4))
    history.do(not_none(take_over(track, range(2), other)))
    assert take_over(track, range(2), other) is None
    assert take_over(track, range(5, 7), of(None, None)) is None
