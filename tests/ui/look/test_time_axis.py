from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.ui.look.time_axis import MAX_FRAME_WIDTH_PX, FrameTimes, TimeAxis

WHOLE = TimeAxis(200_000, 1000.0).fit()
STEADY = FrameTimes(np.arange(200_000) / 50, 50.0)


@given(
    n_frames=st.integers(1, 300_000),
    width=st.integers(1, 4000),
    moves=st.lists(st.tuples(st.floats(0.05, 20), st.floats(0, 1), st.floats(-900, 900)), max_size=8),
)
def test_axis_stays_inside_the_video_while_zooming(
    n_frames: int, width: int, moves: list[tuple[float, float, float]]
) -> None:
    axis = TimeAxis(n_frames, float(width)).fit()
    for factor, share, pixels in moves:
        axis = axis.zoomed(factor, share * width).panned(pixels)
        assert axis.start >= 0
        assert axis.start + axis.span <= n_frames + 1e-6
        assert axis.per_frame <= MAX_FRAME_WIDTH_PX + 1e-6 or axis.fitted


@given(position=st.floats(0, 1000), factor=st.floats(1, 50))
def test_zooming_in_keeps_what_is_under_the_mouse(position: float, factor: float) -> None:
    zoomed = WHOLE.zoomed(factor, position)
    assert zoomed.position_at(position) == pytest.approx(WHOLE.position_at(position), abs=1e-6 * WHOLE.n_frames)


@given(n_frames=st.integers(1, 5000), count=st.integers(1, 700), factor=st.floats(1, 400), share=st.floats(0, 1))
def test_columns_follow_one_another_without_gap_or_overlap(
    n_frames: int, count: int, factor: float, share: float
) -> None:
    axis = TimeAxis(n_frames, float(count)).fit().zoomed(factor, share * count)
    columns = axis.columns(count)
    assert (columns.stop > columns.first).all()
    if columns.coarse:
        assert (columns.first[1:] == columns.stop[:-1]).all()
    else:
        assert set(np.diff(columns.first).tolist()) <= {0, 1}
    assert columns.stop[-1] <= n_frames


def test_columns_of_a_whole_match_hold_every_frame_once() -> None:
    columns = WHOLE.columns(1000)
    assert columns.first[0] == 0
    assert columns.stop[-1] == 200_000
    assert int((columns.stop - columns.first).sum()) == 200_000


def test_a_pixel_shows_the_frame_that_it_seeks() -> None:
    axis = WHOLE.zoomed(1e9, 500.0)
    for x in np.arange(0.5, 1000, 7).tolist():
        frame = axis.frame_at(x)
        assert axis.x_of(frame) <= x < axis.x_of(frame + 1)


def test_a_video_that_turns_out_longer_stays_shown_whole() -> None:
    assert WHOLE.with_length(300_000).span == 300_000
    near = WHOLE.zoomed(10, 0)
    assert near.with_length(300_000).span == near.span


def test_a_playhead_that_leaves_turns_the_page() -> None:
    near = WHOLE.fit(range(1000, 1100))
    assert near.showing(1050) == near
    ahead, back = near.showing(1500), near.showing(500)
    assert 1500 in ahead.frames
    assert 1500 - ahead.start < ahead.span / 2
    assert 500 in back.frames
    assert 500 - back.start > back.span / 2


def test_labels_show_time_far_out_and_frames_close_up() -> None:
    far = [tick.text for tick in WHOLE.ticks(STEADY)]
    assert far[:3] == ["0:00", "10:00", "20:00"]
    near = [tick.text for tick in WHOLE.fit(range(1000, 1100)).ticks(STEADY)]
    assert "1000" in near
    assert not any(":" in text for text in near)


def test_without_times_labels_count_frames() -> None:
    assert [tick.text for tick in WHOLE.ticks(FrameTimes())][:2] == ["0", "20000"]


@given(factor=st.floats(1, 1e6), share=st.floats(0, 1))
def test_labels_leave_one_another_room(factor: float, share: float) -> None:
    axis = WHOLE.zoomed(factor, share * 1000)
    xs = [axis.x_of(tick.frame) for tick in axis.ticks(STEADY)]
    assert all(after - before >= 60 for before, after in pairwise(xs))
    assert len(xs) >= 1 or axis.span < 3


def test_times_and_frames_convert_both_ways_beyond_the_index() -> None:
    times = FrameTimes(np.array([0.0, 0.04, 0.12, 0.16]), 25.0)
    assert [times.frame(times.seconds(frame)) for frame in range(8)] == list(range(8))
    assert times.frame(0.1) == 1
    assert times.seconds(5) == pytest.approx(0.24)
