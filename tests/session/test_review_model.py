"""The review's model with plain values: no event loop, no Qt."""

import numpy as np
import pytest

from lobs import RATE, SIZE, a_track, accept, flight, predicted_of, unseen
from rallytrace.session.review_model import FRAMES_PER_STEP, ReviewModel
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.lists import NonPlayChange
from rallytrace.track.track import Layer, Track

N_FRAMES = 1200
GAPS = (range(60, 66), range(400, 425), range(830, 838))


def track_with_gaps() -> Track:
    seen = predicted_of(flight(N_FRAMES))
    for gap in GAPS:
        unseen(seen, slice(gap.start, gap.stop))
    return a_track(seen)


def judge_all(model: ReviewModel) -> None:
    while model.busy:
        model.judge_next()
    model.update_queue()


@pytest.fixture
def track() -> Track:
    return track_with_gaps()


@pytest.fixture
def model(track: Track) -> ReviewModel:
    """Return a model with everything judged, and all items shown."""
    model = ReviewModel(track)
    model.set_video(SIZE, np.arange(N_FRAMES) / RATE)
    judge_all(model)
    model.choose_items(threshold=0.1)
    return model


def change_of(frames: range, cause: Cause, layer: Layer = Layer.HUMAN) -> TrackChange:
    return TrackChange(np.arange(frames.start, frames.stop), frozenset({layer}), cause)


def test_gaps_become_items(model: ReviewModel) -> None:
    assert {gap for gap in GAPS for item in model.shown if set(gap) & set(item.frames)} == set(GAPS)
    assert not model.busy


def test_each_step_judges_a_limited_number_of_frames(track: Track) -> None:
    model = ReviewModel(track)
    assert model.judge_next() == range(0), "nothing is judged without a video"
    model.set_video(SIZE, np.arange(N_FRAMES) / RATE)
    assert model.judge_next() == range(FRAMES_PER_STEP)
    assert model.judge_next() == range(FRAMES_PER_STEP, N_FRAMES)
    assert not model.busy


def test_an_accepted_gap_leaves_the_queue(model: ReviewModel, track: Track) -> None:
    accept(track, range(GAPS[0].start - 2, GAPS[0].stop + 2))
    model.note_change(change_of(range(GAPS[0].start - 2, GAPS[0].stop + 2), Cause.EDIT))
    assert model.busy
    judge_all(model)
    assert not any(set(item.frames) & set(GAPS[0]) for item in model.shown)


def test_items_that_corrections_add_are_counted_apart(model: ReviewModel, track: Track) -> None:
    before, middle = len(model.shown), range(410, 414)
    assert not model.by_corrections
    accept(track, middle)
    model.note_change(change_of(middle, Cause.EDIT))
    judge_all(model)
    assert len(model.shown) > before, "the gap is divided"
    assert model.by_corrections == len(model.shown) - before
    accept(track, GAPS[1])
    model.note_change(change_of(GAPS[1], Cause.EDIT))
    judge_all(model)
    assert not model.by_corrections


def test_non_play_change_rebuilds_queue_without_judging(model: ReviewModel) -> None:
    model.note_change(TrackChange(np.zeros(0, np.int64), frozenset({NonPlayChange}), Cause.EDIT))
    assert not model.busy
    assert model.update_queue()
    assert not model.update_queue()


def test_items_may_be_confined_to_some_ranges(model: ReviewModel) -> None:
    everything = model.shown
    model.confine([range(380, 410), range(390, 395), range(840, 1200)])
    assert [item for item in model.shown if set(item.frames) & set(GAPS[1])]
    assert not [item for item in model.shown if set(item.frames) & set(GAPS[0])]
    assert set(model.shown) == {item for item in everything if set(item.frames) & {*range(380, 410), *range(840, 1200)}}
    model.confine([])
    assert not model.shown
    model.confine(None)
    assert model.shown == everything


def test_another_clock_judges_every_frame_again(model: ReviewModel) -> None:
    seconds = np.arange(N_FRAMES) / RATE
    model.set_video(SIZE, seconds)
    assert not model.busy
    model.set_video(SIZE, seconds / 8)
    assert model.busy


def test_new_track_starts_without_items_at_default_threshold(model: ReviewModel) -> None:
    model.start_over(Track(N_FRAMES))
    assert not model.shown
    assert not model.busy
    assert model.threshold > 0.1


@pytest.mark.parametrize(("cause", "counts"), [(cause, cause is Cause.EDIT) for cause in Cause])
def test_only_a_persons_edit_counts_for_the_speed(track: Track, cause: Cause, counts: bool) -> None:
    now = iter(range(100))
    model = ReviewModel(track, lambda: float(next(now)))
    model.set_video(SIZE, np.arange(N_FRAMES) / RATE)
    judge_all(model)
    model.choose_items(threshold=0.1)
    for _ in range(10):
        model.note_change(change_of(GAPS[0], cause))
    assert (model.seconds_left is not None) is counts
