"""Test the simulated launches of labelled strokes."""

from dataclasses import replace

import numpy as np

from models.studies.shuttleset import LabelledRally
from models.training.stroke_launches import add_launches, blur_launches
from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.track.stroke_types import StrokeGroup

SMASH, LIFT, NET = (list(StrokeGroup).index(group) for group in (StrokeGroup.SMASH, StrokeGroup.LIFT, StrokeGroup.NET))


def rally_of(groups: list[int], seconds: list[float]) -> LabelledRally:
    """Return a rally between players 5 m from the net on either side, who meet the shuttle above the net."""
    n = len(groups)
    places = np.column_stack([np.zeros(n), np.where(np.arange(n) % 2 == 0, -5.0, 5.0)])
    unknown = np.full((n, 2), np.nan)
    strokes = StrokeSequence(np.array(seconds), places, -places, places, -places, np.zeros(n), unknown)
    return LabelledRally("match", strokes, np.zeros(n, np.intp), np.array(groups), unknown)


def launches_of(*rallies: LabelledRally) -> np.ndarray:
    return np.concatenate([rally.strokes.launch for rally in add_launches(rallies, np.random.default_rng(0))])


def test_quick_shots_are_fast_and_flat_and_slow_ones_high() -> None:
    (quick_speed, quick_elevation), (_, slow_elevation), _ = launches_of(rally_of([SMASH, LIFT, NET], [0.0, 0.5, 2.5]))
    assert 25 < quick_speed < 120
    assert quick_elevation < 5
    assert slow_elevation > 40


def test_last_stroke_takes_the_launch_of_a_similar_one() -> None:
    similar = rally_of([LIFT, NET], [0.0, 2.0])
    *_, last = launches_of(similar, rally_of([SMASH, LIFT], [0.0, 0.5]))
    assert last[1] > 40


def test_strokes_of_unknown_group_have_no_launch() -> None:
    launches = launches_of(rally_of([-1, SMASH, NET], [0.0, 2.0, 2.5]))
    assert np.isnan(launches[0]).all()
    assert np.isfinite(launches[1]).all()


def test_measured_launches_are_kept() -> None:
    rally = rally_of([SMASH, LIFT, NET], [0.0, 0.5, 2.5])
    measured = np.array([[60.0, -8.0], [np.nan, np.nan], [np.nan, np.nan]])
    launches = launches_of(replace(rally, strokes=replace(rally.strokes, launch=measured)))
    assert launches[0].tolist() == [60, -8]
    assert np.isfinite(launches[1]).all()


def test_measured_launches_are_inexact_and_some_unknown() -> None:
    exact = np.tile((40.0, 10.0), (2000, 1))
    found = blur_launches(exact, np.random.default_rng(0))
    assert 0.03 < np.isnan(found[:, 0]).mean() < 0.1
    np.testing.assert_allclose(np.nanmedian(found, axis=0), (40, 10), rtol=0.05)
    assert np.array_equal(exact[0], (40, 10))
