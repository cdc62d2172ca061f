from functools import reduce

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

import tiny_models
from rallytrace.errors import UsageError
from rallytrace.inference.crops import Region
from rallytrace.inference.ensemble import Ensemble, JoinedFrame, position_weights
from rallytrace.model_records.network_modes import EvalMode
from rallytrace.track.geometry import Size

LENGTH = 4


def outputs(seq_len: int, start: int) -> NDArray[np.float32]:
    """Return what a window says of its frames: float32 (seq_len, 2, 3), different for every window."""
    return np.random.default_rng((seq_len, start)).uniform(0, 1, (seq_len, 2, 3)).astype(np.float32)


def joined(count: int, seq_len: int, stride: int, mode: EvalMode, *, weighted_ends: bool = False) -> list[JoinedFrame]:
    """All frames, given away as early as can be."""
    ensemble = Ensemble(seq_len, stride, mode, weighted_ends=weighted_ends)
    found: list[JoinedFrame] = []
    pad_tail = mode is EvalMode.NONOVERLAP
    for start in tiny_models.window_starts(count, seq_len, stride, pad_tail=pad_tail):
        ensemble.add(start, outputs(seq_len, start), min(seq_len, count - start))
        if start % stride == 0:
            found += ensemble.pop_before(start + stride)
    return [*found, *ensemble.pop_rest()]


shapes = st.integers(1, 8).flatmap(lambda seq_len: st.tuples(st.just(seq_len), st.integers(1, seq_len)))


@given(count=st.integers(0, 25), shape=shapes, mode=st.sampled_from(EvalMode), weighted_ends=st.booleans())
def test_frames_are_joined_as_by_definition(
    count: int, shape: tuple[int, int], mode: EvalMode, *, weighted_ends: bool
) -> None:
    seq_len, stride = shape
    if mode is EvalMode.NONOVERLAP:
        stride = seq_len
    triangle = [min(i + 1, seq_len - i) for i in range(seq_len)]
    starts = tiny_models.window_starts(count, seq_len, stride, pad_tail=mode is EvalMode.NONOVERLAP)
    expected = tiny_models.blended_by_definition(
        {start: outputs(seq_len, start) for start in starts},
        count,
        stride,
        triangle if mode is EvalMode.WEIGHT else [1.0] * seq_len,
        weighted_edges=weighted_ends,
    )
    found = joined(count, seq_len, stride, mode, weighted_ends=weighted_ends)
    assert [frame.ordinal for frame in found] == list(range(count))
    for frame, value in zip(found, expected, strict=True):
        assert frame.joined.dtype == np.float32
        np.testing.assert_allclose(frame.joined, value, atol=1e-6)


def test_the_triangle_weighs_the_middle_most_and_sums_to_one() -> None:
    np.testing.assert_allclose(position_weights(8, EvalMode.WEIGHT) * 20, [1, 2, 3, 4, 4, 3, 2, 1])
    np.testing.assert_allclose(position_weights(5, EvalMode.WEIGHT) * 9, [1, 2, 3, 2, 1])
    np.testing.assert_array_equal(position_weights(4, EvalMode.AVERAGE), [0.25] * 4)
    for mode in EvalMode:
        for seq_len in range(1, 17):
            assert position_weights(seq_len, mode).sum() == pytest.approx(1)
            assert position_weights(seq_len, mode).dtype == np.float32


def test_a_frame_in_the_middle_by_hand() -> None:
    frame = joined(12, LENGTH, 1, EvalMode.WEIGHT)[6]
    parts = zip((1, 2, 2, 1), (6, 5, 4, 3), strict=True)  # the window that begins at 6 holds the frame in place 0
    expected = sum(weight * outputs(LENGTH, start)[6 - start] for weight, start in parts) / 6
    np.testing.assert_allclose(frame.joined, expected, atol=1e-6)


def test_edge_frames_use_mean_of_the_windows_that_held_them() -> None:
    one, other = outputs(LENGTH, 0)[1], outputs(LENGTH, 1)[0]
    plain = joined(12, LENGTH, 1, EvalMode.WEIGHT)[1]
    weighted = joined(12, LENGTH, 1, EvalMode.WEIGHT, weighted_ends=True)[1]
    np.testing.assert_allclose(plain.joined, (one + other) / 2, atol=1e-6)
    np.testing.assert_allclose(weighted.joined, (2 * one + 1 * other) / 3, atol=1e-6)


def test_a_frame_brings_what_each_window_said_by_itself() -> None:
    frame = joined(12, LENGTH, 1, EvalMode.WEIGHT)[5]
    assert len(frame.views) == LENGTH
    for view, start in zip(frame.views, (2, 3, 4, 5), strict=True):
        np.testing.assert_array_equal(view, outputs(LENGTH, start)[5 - start])


@pytest.mark.parametrize("stride", [1, 2, 3, 4])
def test_frame_is_final_when_no_window_can_add_to_it(stride: int) -> None:
    ensemble = Ensemble(LENGTH, stride, EvalMode.WEIGHT)
    for start in range(0, 12, stride):
        ensemble.add(start, outputs(LENGTH, start), LENGTH)
        assert [frame.ordinal for frame in ensemble.pop_before(start + stride)] == list(range(start, start + stride))


def test_finished_frame_is_never_changed_by_later_window() -> None:
    ensemble = Ensemble(LENGTH, LENGTH, EvalMode.NONOVERLAP)
    ensemble.add(0, outputs(LENGTH, 0), LENGTH)
    assert [frame.ordinal for frame in ensemble.pop_before(3)] == [0, 1, 2]
    assert list(ensemble.pop_before(3)) == []
    ensemble.add(2, outputs(LENGTH, 2), LENGTH)
    rest = list(ensemble.pop_rest())
    assert [frame.ordinal for frame in rest] == [3, 4, 5]
    np.testing.assert_allclose(rest[0].joined, (outputs(LENGTH, 0)[3] + outputs(LENGTH, 2)[1]) / 2, atol=1e-6)
    assert list(ensemble.pop_rest()) == []


def test_single_frame_keeps_only_its_rows() -> None:
    expected = joined(12, LENGTH, 1, EvalMode.WEIGHT)[5]
    ensemble = Ensemble(LENGTH, 1, EvalMode.WEIGHT, single=5)
    whole = [outputs(LENGTH, start) for start in range(9)]
    for start, output in enumerate(whole):
        ensemble.add(start, output, LENGTH)
    (found,) = ensemble.pop_rest()
    assert found.ordinal == 5
    np.testing.assert_array_equal(found.joined, expected.joined)
    assert not any(np.shares_memory(view, output) for view in found.views for output in whole)


def test_the_padding_behind_a_short_streams_frames_is_dropped() -> None:
    found = joined(2, LENGTH, 1, EvalMode.WEIGHT)
    assert [frame.ordinal for frame in found] == [0, 1]
    np.testing.assert_array_equal(found[1].joined, outputs(LENGTH, 0)[1])


def test_joining_leaves_the_windows_outputs_as_they_are() -> None:
    ensemble = Ensemble(LENGTH, 1, EvalMode.WEIGHT)
    given_in = {start: outputs(LENGTH, start) for start in range(5)}
    for start, output in given_in.items():
        ensemble.add(start, output, LENGTH)
    list(ensemble.pop_rest())
    for start, output in given_in.items():
        np.testing.assert_array_equal(output, outputs(LENGTH, start))


def test_eval_modes_go_by_the_originals_names() -> None:
    assert [EvalMode.parse(name) for name in ("weight", "average", "nonoverlap")] == list(EvalMode)
    with pytest.raises(UsageError, match="Unknown eval mode 'median'") as caught:
        EvalMode.parse("median")
    assert "'nonoverlap'" in caught.value.remedy


@given(st.data(), st.integers(1, 3))
def test_views_of_several_regions_are_joined_where_visible(data: st.DataObject, count: int) -> None:
    whole, length = Size(9, 7), 4
    values = np.random.default_rng(count).uniform(0.1, 1, (count, length, 7, 9)).astype(np.float32)
    total, weights = np.zeros((7, 9)), np.zeros((7, 9))
    ensemble, views = Ensemble(length, 1, EvalMode.AVERAGE, single=3), []
    for start in range(count):
        width, height = data.draw(st.integers(1, 9)), data.draw(st.integers(1, 7))
        x, y = data.draw(st.integers(0, 9 - width)), data.draw(st.integers(0, 7 - height))
        region = data.draw(st.sampled_from([None, Region(x, y, Size(width, height), whole)]))
        views.append(region or Region.all_of(whole))
        rows = slice(views[-1].y, views[-1].y + views[-1].size.height)
        columns = slice(views[-1].x, views[-1].x + views[-1].size.width)
        ensemble.add(start, values[start][:, rows, columns], length, region)
        total[rows, columns] += values[start][3 - start, rows, columns]
        weights[rows, columns] += 1
    (frame,) = ensemble.pop_rest()
    union = reduce(Region.union, views)
    shown = (frame.region or Region.all_of(whole)).cut(np.divide(total, weights, where=weights > 0, out=total)[None])[0]
    assert (frame.region or Region.all_of(whole)) == union
    np.testing.assert_allclose(frame.joined, shown, atol=1e-6)
    assert all(view.shape == frame.joined.shape for view in frame.views)
