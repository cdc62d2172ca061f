"""Test how rallies are varied to look like found ones before the stroke network is trained on them."""

import numpy as np
import pytest

from models.studies.shuttleset import LabelledRally
from rallytrace.analysis.strokes.features import StrokeSequence

pytest.importorskip("torch")

from models.training.train_strokes import miss, with_false_contact, without


def rally_of(n: int) -> LabelledRally:
    places = np.column_stack([np.arange(n), np.where(np.arange(n) % 2 == 0, -4.0, 4.0)]).astype(np.float64)
    launch = np.tile((30.0, 10.0), (n, 1))
    strokes = StrokeSequence(np.arange(n, dtype=np.float64), places, -places, places, -places, np.zeros(n), launch)
    return LabelledRally("match", strokes, np.arange(n), np.zeros(n, np.intp), np.zeros((n, 2)))


def test_target_and_launch_before_a_missed_stroke_are_unknown() -> None:
    left = without(rally_of(5), 2)
    assert left.types.tolist() == [0, 1, 3, 4]
    assert np.isnan(left.strokes.target[:, 0]).tolist() == [False, True, False, False]
    assert np.isnan(left.strokes.launch[:, 0]).tolist() == [False, True, False, False]


def test_false_contact_has_no_name_and_lies_between_two_strokes() -> None:
    longer = with_false_contact(rally_of(4), 1, np.random.default_rng(0))
    assert longer.types.tolist() == [0, 1, -1, 2, 3]
    assert longer.groups[2] == -1
    assert (np.diff(longer.strokes.times) > 0).all()
    assert np.isnan(longer.strokes.launch[[1, 2]]).all()


def test_varied_rallies_keep_each_stroke_with_its_label() -> None:
    rng = np.random.default_rng(0)
    starts = set()
    for _ in range(200):
        varied = miss(rally_of(6), rng)
        real = varied.types >= 0
        assert varied.strokes.times[real].tolist() == varied.types[real].tolist()
        starts.add(int(varied.types[0]))
    assert starts == set(range(5))
