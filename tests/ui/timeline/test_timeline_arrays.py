import random
from itertools import product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from narrowing import not_none
from rallytrace.track.arrays import Floats32
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, accept, mark_frames, pin, place
from rallytrace.track.history import History
from rallytrace.track.track import PREDICTED_ROW, Layer, State, Track, make_rows
from rallytrace.ui.look.time_axis import BLOCK_LENGTHS, PixelColumns, TimeAxis
from rallytrace.ui.timeline.timeline_arrays import (
    CONFIDENCE,
    CurveSource,
    Envelopes,
    FrameCategories,
    ReviewState,
    RunningCounts,
    TimelineArrays,
    category_of,
    counts_of,
    envelope,
)


def tracked(n_frames: int = 10) -> tuple[Track, History]:
    """Frames 0 to 5 predicted visible, 6 and 7 without a ball, of which 6 was filled; the rest unset."""
    track = Track(n_frames)
    history = History(track)
    seen = np.zeros(8, PREDICTED_ROW)
    seen["state"][:6], seen["state"][6:] = State.VISIBLE, State.NO_BALL
    seen["x"][:6], seen["y"][:6], seen["confidence"] = 50, 60, 0.75
    history.do(Edit("Track", (track.change(Layer.PREDICTED, range(8), seen),)))
    filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=51, y=61)
    history.do(Edit("Fill", (track.change(Layer.INPAINTED, [6], filled),)))
    return track, history


def test_each_frame_has_a_look_by_state_and_by_who_said_it() -> None:
    track, history = tracked()
    history.do(place(track, 1, 5, 6))
    looks = TimelineArrays(track).looks.values.tolist()
    predicted = category_of(CurveSource.PREDICTED, State.VISIBLE)
    assert looks[:3] == [predicted, category_of(CurveSource.HUMAN, State.VISIBLE), predicted]
    assert looks[6:] == [
        category_of(CurveSource.INPAINTED, State.OCCLUDED),
        category_of(CurveSource.PREDICTED, State.NO_BALL),
        0,
        0,
    ]


def test_paths_separate_sources_and_have_gaps() -> None:
    track, history = tracked()
    history.do(place(track, 1, 5, 6))
    arrays = TimelineArrays(track)
    assert arrays.path(CurveSource.PREDICTED)[0, 0] == 50
    assert arrays.path(CurveSource.HUMAN)[:, 1].tolist() == [5, 6]
    assert arrays.path(CurveSource.INPAINTED)[:, 6].tolist() == [51, 61]
    assert np.isnan(arrays.path(CurveSource.PREDICTED)[0, 6:]).all()
    assert np.isnan(arrays.curves.values[CONFIDENCE, 8:]).all()


def test_a_corrected_error_is_not_drawn_beside_its_correction() -> None:
    track, history = tracked()
    history.do(place(track, 6, 5, 6))
    arrays = TimelineArrays(track)
    arrays.update(track, np.array([6]))
    assert np.isnan(arrays.path(CurveSource.INPAINTED)[:, 6]).all()
    history.undo()
    arrays.update(track, np.array([6]))
    assert arrays.path(CurveSource.INPAINTED)[:, 6].tolist() == [51, 61]


def test_a_prediction_that_the_flight_check_rejects_is_not_drawn() -> None:
    track, history = tracked()
    rejected = make_rows(1, State.NO_BALL, Source.PREDICTED)
    history.do(Edit("Check", (track.change(Layer.INPAINTED, [2], rejected),)))
    arrays = TimelineArrays(track)
    assert np.isnan(arrays.path(CurveSource.PREDICTED)[:, 2]).all()
    assert arrays.curves.values[CONFIDENCE, 2] == 0.75


def test_an_accepted_prediction_stays_one() -> None:
    track, history = tracked()
    for frames in (range(2), range(6, 7)):
        history.do(not_none(accept(track, frames)))
    arrays = TimelineArrays(track)
    assert arrays.path(CurveSource.PREDICTED)[0, :2].tolist() == [50, 50]
    assert arrays.path(CurveSource.INPAINTED)[0, 6] == 51
    assert np.isnan(arrays.path(CurveSource.HUMAN)).all()


def test_a_faint_peak_that_inpaintnet_confirms_is_a_prediction() -> None:
    track, history = tracked()
    confirmed = make_rows(1, State.VISIBLE, Source.PREDICTED, x=52, y=62)
    history.do(Edit("Fill", (track.change(Layer.INPAINTED, [7], confirmed),)))
    arrays = TimelineArrays(track)
    assert arrays.looks.values[7] == category_of(CurveSource.PREDICTED, State.VISIBLE)
    assert arrays.path(CurveSource.PREDICTED)[:, 7].tolist() == [52, 62]
    assert np.isnan(arrays.path(CurveSource.INPAINTED)[0, 7])


def test_reviewed_pinned_and_other_frames_are_distinct() -> None:
    track, history = tracked()
    for edit in (accept(track, range(2)), pin(track, range(3, 4)), place(track, 5, 7, 8)):
        history.do(not_none(edit))
    none, pinned, reviewed = ReviewState
    assert TimelineArrays(track).review_states.values[:7].tolist() == [
        reviewed,
        reviewed,
        none,
        pinned,
        none,
        reviewed,
        none,
    ]


def test_partial_update_equals_reading_everything() -> None:
    track, history = tracked()
    arrays = TimelineArrays(track)
    edit = not_none(mark_frames(track, range(2, 7), State.NO_BALL))
    history.do(edit)
    arrays.update(track, edit.frames)
    again = TimelineArrays(track)
    assert arrays.looks.values.tolist() == again.looks.values.tolist()
    assert arrays.review_states.values.tolist() == again.review_states.values.tolist()
    for source in CurveSource:
        np.testing.assert_array_equal(arrays.path(source), again.path(source))


def test_undone_edits_leave_nothing() -> None:
    track, history = tracked()
    arrays = TimelineArrays(track)
    edit = place(track, 3, 9, 9)
    history.do(edit)
    arrays.update(track, edit.frames)
    history.undo()
    arrays.update(track, edit.frames)
    assert np.isnan(arrays.path(CurveSource.HUMAN)).all()
    assert not arrays.review_states.values.any()


def test_a_track_that_has_grown_is_taken_whole() -> None:
    track, _ = tracked()
    arrays = TimelineArrays(track)
    track.grow(25)
    arrays.update(track, np.zeros(0, np.int64))
    assert arrays.n_frames == 25


def test_every_frame_counts_once() -> None:
    track, history = tracked()
    history.do(place(track, 9, 5, 6))
    counts = counts_of(track)
    assert (counts.visible, counts.occluded, counts.no_ball, counts.unset) == (7, 1, 1, 1)
    assert (counts.by_hand, counts.filled) == (1, 0)
    assert counts_of(track, range(6, 8)).no_ball == 1


def test_summary_after_edits_equals_fresh_reading() -> None:
    track, history = tracked(700)
    arrays = TimelineArrays(track)
    dice = random.Random(4)
    for _ in range(60):
        frame = dice.randrange(track.n_frames)
        some = range(frame, min(frame + dice.choice((1, 5, 90)), track.n_frames))
        state = dice.choice(list(State))
        edit = dice.choice(
            (place(track, frame, 3, 4), accept(track, some), pin(track, some), mark_frames(track, some, state))
        )
        if edit is not None:
            history.do(edit)
            arrays.update(track, edit.frames)
        if dice.random() < 0.1:
            track.grow(track.n_frames + 3)
            arrays.update(track, np.zeros(0, np.int64))
        again = TimelineArrays(track)
        for width in (700.0, 80.0, 20.0, 1.0):
            columns = TimeAxis(track.n_frames, width).fit().columns(round(width))
            assert arrays.looks.counts(columns).tolist() == again.looks.counts(columns).tolist()
            assert arrays.review_states.counts(columns).tolist() == again.review_states.counts(columns).tolist()
            for row in range(CONFIDENCE + 1):
                np.testing.assert_array_equal(arrays.curves.envelope(row, columns), again.curves.envelope(row, columns))


def test_running_counts_are_those_of_the_track_after_any_edit() -> None:
    track, history = tracked(40)
    running = RunningCounts()
    running.read(track)
    dice = random.Random(3)
    for _ in range(60):
        frame = dice.randrange(track.n_frames)
        some = range(frame, min(frame + 5, track.n_frames))
        state = dice.choice(list(State))
        edit = dice.choice((place(track, frame, 3, 4), accept(track, some), mark_frames(track, some, state)))
        if edit is not None:
            history.do(edit)
            running.update(track, edit.frames)
        if dice.random() < 0.1:
            track.grow(track.n_frames + 3)
            running.update(track, np.zeros(0, np.int64))
        assert running.counts == counts_of(track)


KINDS = 5
LENGTHS = st.integers(1, 3000)


@st.composite
def columns_of(draw: st.DrawFn, n_frames: int) -> PixelColumns:
    """Return the columns of some part of so many frames, or some of these."""
    width = draw(st.integers(1, 12))
    axis = TimeAxis(n_frames, float(width)).fit()
    axis = axis.zoomed(draw(st.floats(1, 50)), draw(st.floats(0, 1)) * width)
    columns = axis.columns(width)
    first = draw(st.integers(0, max(len(columns.first) - 1, 0)))
    return columns.part(first, len(columns.first))


def some_values(seed: int, shape: tuple[int, ...]) -> Floats32:
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
def test_column_ranges_stay_right_after_changes(data: st.DataObject, n_frames: int, seed: int) -> None:
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


def test_all_lengths_of_spans_are_used() -> None:
    """The two tests above would otherwise say little."""
    widths = {TimeAxis(3000, float(width)).fit().columns(width).grain for width in range(1, 400)}
    assert widths == set(BLOCK_LENGTHS)


def test_envelope_spans_extremes_and_skips_gaps() -> None:
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
