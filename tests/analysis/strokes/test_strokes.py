"""Test the input of the stroke network: equal from either end, with unknown values marked."""

from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from rallytrace.analysis.strokes.features import N_FEATURES, StrokeSequence, stroke_features
from rallytrace.track.stroke_types import GROUP_OF, StrokeGroup, StrokeType

LOW_FLAG, HIGH_FLAG, UNKNOWN_LAUNCH_FLAG = 27, 28, 29
"""Columns of the flags for contacts below and above the top of the net, and for unknown launches."""


def rally_of(seed: int, count: int) -> StrokeSequence:
    """Return a rally whose players take turns, the first at the near end."""
    rng = np.random.default_rng(seed)
    side = np.where(np.arange(count) % 2 == 0, -1.0, 1.0)[:, None]
    places = rng.uniform(0.5, 2.5, (4, count, 2)) * np.array([1.0, 2.0])
    return StrokeSequence(
        times=np.cumsum(rng.uniform(0.4, 1.5, count)),
        hitter=places[0] * side,
        opponent=places[1] * -side,
        contact=places[2] * side,
        target=places[3] * -side,
        low=rng.choice([0.0, 1.0, np.nan], count),
        launch=rng.uniform((5, -20), (80, 60), (count, 2)),
    )


def test_each_type_belongs_to_one_group_and_each_group_has_one() -> None:
    assert list(GROUP_OF) == list(StrokeType)
    assert set(GROUP_OF.values()) == set(StrokeGroup)


@settings(max_examples=20)
@given(st.integers(0, 1000), st.integers(1, 12))
def test_from_the_other_end_of_the_court_a_rally_is_the_same(seed: int, count: int) -> None:
    rally = rally_of(seed, count)
    turned = replace(
        rally,
        hitter=-rally.hitter,
        opponent=-rally.opponent,
        contact=-rally.contact,
        target=-rally.target,
        times=rally.times + 100,
    )
    assert stroke_features(rally).shape == (count, N_FEATURES)
    np.testing.assert_allclose(stroke_features(turned), stroke_features(rally), atol=1e-5)


def test_an_unknown_height_is_neither_low_nor_high() -> None:
    rally = replace(rally_of(1, 3), low=np.array([1.0, 0.0, np.nan]))
    flags = stroke_features(rally)[:, [LOW_FLAG, HIGH_FLAG]]
    assert flags.tolist() == [[1, 0], [0, 1], [0, 0]]


def test_unknown_launch_is_flagged() -> None:
    rally = rally_of(1, 2)
    launch = np.array([[30.0, 10.0], [np.nan, np.nan]])
    assert stroke_features(replace(rally, launch=launch))[:, UNKNOWN_LAUNCH_FLAG].tolist() == [0, 1]


def test_numbers_stay_finite_whatever_is_missing() -> None:
    rally = rally_of(2, 4)
    nothing = np.full((4, 2), np.nan)
    empty = StrokeSequence(np.full(4, np.nan), nothing, nothing, nothing, nothing, np.full(4, np.nan), nothing)
    for unclear in (empty, replace(rally, times=np.array([1.0, 1.0, 30.0, 30.5])), replace(rally, target=nothing)):
        assert np.isfinite(stroke_features(unclear)).all()
