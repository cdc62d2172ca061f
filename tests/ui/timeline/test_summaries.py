"""What lies under a column is the same, told from the frames or from the stretches they are summed up in."""

from itertools import product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from rallytrace.ui.timeline.time_axis import GRAINS, PixelColumns, TimeAxis
from rallytrace.ui.timeline.track_digest import Envelopes, FrameCategories, Values, envelope

KINDS = 5
LENGTHS = st.integers(1, 3000)


@st.composite
def columns_of(draw: st.DrawFn, n_frames: int) -> PixelColumns:
    """The columns of some part of so many frames, or some of these."""
    width = draw(st.integers(1, 12))
    axis = TimeAxis(n_frames, float(width)).fit()
    axis = axis.zoomed(draw(st.floats(1, 50)), draw(st.floats(0, 1)) * width)
    columns = axis.columns(width)
    first = draw(st.integers(0, max(len(columns.first) - 1, 0)))
    return columns.part(first, len(columns.first))


def some_values(seed: int, shape: tuple[int, ...]) -> Values:
    dice = np.random.default_rng(seed)
    return np.where(dice.uniform(size=shape) < 0.3, np.nan, dice.normal(size=shape)).astype(np.float32)


def counted(values: NDArray[np.uint8], columns: PixelColumns) -> list[list[int]]:
    spans = zip(columns.first.tolist(), columns.stop.tolist(), strict=True)
    return [[int((values[first:stop] == kind).sum()) for kind in range(KINDS)] for first, stop in spans]


@given(data=st.data(), n_frames=LENGTHS, seed=st.integers(0, 99))
@settings(max_examples=150, deadline=None)
def test_kinds_are_counted_under_every_column_after_any_changes(data: st.DataObject, n_frames: int, seed: int) -> None:
    dice = np.random.default_rng(seed)
    values = dice.integers(0, KINDS, n_frames).astype(np.uint8)
    kinds = FrameCategories.of(values, KINDS)
    for _ in range(data.draw(st.integers(0, 4))):
        start, more = data.draw(st.integers(0, len(values) - 1)), data.draw(st.sampled_from([0, 0, 1, 70]))
        part = dice.integers(0, KINDS, min(data.draw(st.integers(1, 200)), len(values) - start)).astype(np.uint8)
        values[start : start + len(part)] = part
        kinds.enter(start, part)
        values = np.append(values, np.zeros(more, np.uint8))
        kinds.grow(more)
    assert kinds.values.tolist() == values.tolist()
    columns = data.draw(columns_of(len(values)))
    assert kinds.counts(columns).T.tolist() == counted(values, columns)


@given(data=st.data(), n_frames=LENGTHS, seed=st.integers(0, 99))
@settings(max_examples=150, deadline=None)
def test_values_reach_as_far_under_every_column_after_any_changes(
    data: st.DataObject, n_frames: int, seed: int
) -> None:
    reaches, values = Envelopes(2, 0), some_values(seed, (2, n_frames))
    reaches.grow(n_frames)
    reaches.values[:] = values
    reaches.sum_up(0, n_frames)
    for number in range(data.draw(st.integers(0, 4))):
        start, more = data.draw(st.integers(0, values.shape[1] - 1)), data.draw(st.sampled_from([0, 0, 1, 70]))
        part = some_values(seed + number, (2, min(data.draw(st.integers(1, 200)), values.shape[1] - start)))
        for all_values in (values, reaches.values):
            all_values[:, start : start + part.shape[1]] = part
        reaches.sum_up(start, start + part.shape[1])
        values = np.concatenate([values, np.full((2, more), np.nan, np.float32)], axis=1)
        reaches.grow(more)
    columns = data.draw(columns_of(values.shape[1]))
    for row, joined in product(range(2), (False, True)):
        np.testing.assert_array_equal(
            reaches.envelope(row, columns, joined=joined), envelope(values[row], columns, joined=joined)
        )


def test_all_lengths_of_stretches_are_used() -> None:
    """The two tests above would otherwise say little."""
    widths = {TimeAxis(3000, float(width)).fit().columns(width).grain for width in range(1, 400)}
    assert widths == set(GRAINS)


def test_an_envelope_reaches_from_the_smallest_to_the_largest_value_and_skips_holes() -> None:
    values = np.array([1, 5, np.nan, 3, np.nan, np.nan, 8, 7], np.float32)
    low, high = envelope(values, TimeAxis(8, 4.0).fit().columns(4))
    assert low[:2].tolist() == [1, 3]
    assert high[:2].tolist() == [5, 3]
    assert np.isnan(low[2])
    assert (low[3], high[3]) == (7, 8)


def test_a_joined_envelope_touches_the_next_column() -> None:
    values = np.array([0, 0, 9, 9], np.float32)
    _, high = envelope(values, TimeAxis(4, 2.0).fit().columns(2), joined=True)
    assert high.tolist() == [9, 9]
