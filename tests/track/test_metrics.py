import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import Comparison, Counts, compare

MODEL = Size(512, 288)
FULL_HD = Size(1920, 1080)


def ball(frame: int, x: float, y: float) -> Point:
    return Point(frame, visible=True, x=x, y=y)


def none(frame: int) -> Point:
    return Point(frame, visible=False, x=0.0, y=0.0)


def outcome(mine: Point, label: Point, size: Size = MODEL) -> str:
    counts = compare([mine], [label], size).counts
    assert counts.frames == 1
    return next(name for name in ("tp", "tn", "fp1", "fp2", "fn") if getattr(counts, name))


def test_each_outcome_by_its_definition() -> None:
    assert outcome(ball(0, 10, 10), ball(0, 12, 12)) == "tp"
    assert outcome(ball(0, 10, 10), ball(0, 30, 10)) == "fp1"
    assert outcome(ball(0, 10, 10), none(0)) == "fp2"
    assert outcome(none(0), ball(0, 10, 10)) == "fn"
    assert outcome(none(0), none(0)) == "tn"


def test_tolerance_is_four_model_pixels_exactly() -> None:
    assert outcome(ball(0, 100, 100), ball(0, 104, 100)) == "tp"
    assert outcome(ball(0, 100, 100), ball(0, 104, 101)) == "fp1"
    assert outcome(ball(0, 100, 100), ball(0, 105, 100)) == "fp1"


def test_video_is_scaled_and_rounded_before_measuring() -> None:
    # 100 -> 26.7 -> 26; 115 -> 30.67 -> 30 is within 4; 117 -> 31.2 -> 31 is not, though 31.2 - 26.7 is more than 4.5.
    assert outcome(ball(0, 100, 50), ball(0, 115, 50), FULL_HD) == "tp"
    assert outcome(ball(0, 100, 50), ball(0, 117, 50), FULL_HD) == "fp1"
    # 26.93 and 30.99 lie farther apart than 4, and are a hit all the same once they are cut.
    assert outcome(ball(0, 101, 50), ball(0, 116.2, 50), FULL_HD) == "tp"
    assert outcome(ball(0, 50, 100), ball(0, 50, 117), FULL_HD) == "fp1"


def test_rates_by_their_formulas() -> None:
    counts = Counts(tp=6, tn=1, fp1=1, fp2=1, fn=1)
    assert counts.frames == 10
    assert counts.accuracy == 0.7
    assert counts.precision == 0.75
    assert counts.recall == pytest.approx(6 / 7)
    assert counts.f1 == pytest.approx(0.8)


def test_a_ball_found_in_the_wrong_place_is_no_missed_one() -> None:
    assert Counts(tp=3, fp1=5).recall == 1.0


def test_rates_of_nothing_are_zero() -> None:
    empty = Counts()
    assert (empty.accuracy, empty.precision, empty.recall, empty.f1) == (0.0, 0.0, 0.0, 0.0)
    assert Counts(tn=4).f1 == 0.0
    assert Counts(tn=4).accuracy == 1.0


def test_counts_of_several_videos_add_up() -> None:
    assert Counts(1, 2, 3, 4, 5) + Counts(10, 20, 30, 40, 50) == Counts(11, 22, 33, 44, 55)


def test_a_hand_made_track_against_its_labels() -> None:
    labels = [ball(0, 100, 100), ball(1, 110, 100), ball(2, 120, 100), none(3), none(4), ball(5, 150, 100)]
    track = [ball(0, 103, 104), ball(1, 200, 100), none(2), ball(3, 9, 9), none(4), ball(6, 1, 1)]
    found = compare(track, labels, MODEL)
    assert found.counts == Counts(tp=0, tn=1, fp1=2, fp2=1, fn=1)
    np.testing.assert_array_equal(found.errors, [5.0, 90.0])
    assert found.mean_error == 47.5
    assert (found.unmatched, found.unlabelled) == (1, 1)


def test_errors_are_in_pixels_of_the_video_and_ascend() -> None:
    found = compare([ball(0, 0, 30), ball(1, 3, 4), none(2)], [ball(0, 0, 0), ball(1, 0, 0), ball(2, 1, 1)], FULL_HD)
    np.testing.assert_array_equal(found.errors, [5.0, 30.0])
    assert found.error_quantiles()[0.5] == 17.5


def test_no_common_visible_frame_gives_no_distance() -> None:
    found = compare([none(0)], [ball(0, 1, 1)], MODEL)
    assert math.isnan(found.mean_error)
    assert all(math.isnan(value) for value in found.error_quantiles().values())


points = st.builds(
    lambda frame, visible, x, y: Point(frame, visible, x if visible else 0.0, y if visible else 0.0),
    st.integers(0, 30),
    st.booleans(),
    st.floats(0, 1919),
    st.floats(0, 1079),
)
tracks = st.lists(points, max_size=20, unique_by=lambda point: point.frame)


@given(tracks, tracks)
def test_every_labelled_frame_is_counted_once_or_unmatched(track: list[Point], labels: list[Point]) -> None:
    found: Comparison = compare(track, labels, FULL_HD)
    assert found.counts.frames + found.unmatched == len(labels)
    assert found.counts.frames + found.unlabelled == len(track)
    assert found.errors.size == found.counts.tp + found.counts.fp1


@given(tracks)
def test_a_track_is_right_about_itself(track: list[Point]) -> None:
    found = compare(track, track, FULL_HD)
    visible = sum(point.visible for point in track)
    assert found.counts == Counts(tp=visible, tn=len(track) - visible)
    assert not found.errors.any()


@given(tracks, tracks)
def test_the_order_of_the_rows_does_not_matter(track: list[Point], labels: list[Point]) -> None:
    one, other = compare(track, labels, FULL_HD), compare(track[::-1], labels[::-1], FULL_HD)
    assert one.counts == other.counts
    np.testing.assert_array_equal(one.errors, other.errors)
