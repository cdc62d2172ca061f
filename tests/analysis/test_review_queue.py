from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lobs import LOB, RATE, SIZE, a_track, accept, flight, predicted_of, unseen
from rallytrace.analysis.review_queue import MAX_REPAIRED_FRAMES, MIN_SUSPICION, Item, QueueOrder, levels, make_queue
from rallytrace.analysis.suspicion.features import ShownKind
from rallytrace.analysis.suspicion.judging import Suspicion, judge_frames
from rallytrace.analysis.suspicion.reasons import Reason

FIRST = 1000
"""The first of the frames in these tests: places in an array are not frames."""


def thought(said: str, kinds: str | None = None, reasons: list[int] | None = None) -> Suspicion:
    """Return a digit for each frame: its probability in tenths, or a letter.

    S for seen, E for empty, H for hidden, . for nothing.
    """
    kind = {"S": ShownKind.SEEN, "E": ShownKind.NO_BALL, "H": ShownKind.ESTIMATED, ".": ShownKind.NOT_JUDGED}
    return Suspicion(
        range(FIRST, FIRST + len(said)),
        np.array([int(one) / 10 for one in said], np.float32),
        np.array(reasons or [0] * len(said), np.uint32),
        np.array([kind[one] for one in kinds or "S" * len(said)], np.uint8),
        np.full(len(said), np.nan, np.float32),
    )


def found(judged: Suspicion) -> set[tuple[int, int]]:
    return {(item.frames.start - FIRST, item.frames.stop - FIRST) for item in make_queue(judged)}


def test_nothing_suspicious_gives_no_item() -> None:
    assert make_queue(thought("0000000")) == ()
    assert make_queue(thought("")) == ()


def test_frames_of_one_wrong_flight_are_one_item() -> None:
    assert found(thought("0058700990000")) == {(2, 9)}
    assert found(thought("005870009900")) == {(2, 5), (8, 10)}


def test_gap_is_one_item_between_suspicious_frames() -> None:
    assert found(thought("0000400000500000", "SSEEEEEEEEEEEESS")) == {(4, 11)}


def test_long_gap_and_long_wrong_flight_are_separate_items() -> None:
    assert found(thought("9999966666", "SSSSSEEEEE")) == {(0, 5), (5, 10)}
    assert found(thought("0999960999990", "SSSSSESSSSSSS")) == {(1, 12)}


def test_unseen_and_reviewed_frames_split_items() -> None:
    assert found(thought("66666066666", "EEEEE.EEEEE")) == {(0, 5), (6, 11)}
    assert found(thought("99.99".replace(".", "0"), "SS.SS")) == {(0, 2), (3, 5)}


def test_non_play_frames_are_skipped() -> None:
    items = make_queue(thought("9999999999"), skipped=[range(FIRST - 2, FIRST + 3), range(FIRST + 7, FIRST + 500)])
    assert [item.frames for item in items] == [range(FIRST + 3, FIRST + 7)]


def test_the_first_item_is_the_one_whose_fix_repairs_most() -> None:
    items = make_queue(thought("9" + "0" * 5 + "4" * 8 + "0" * 5 + "7" * 3))
    assert [len(item.frames) for item in items] == [8, 3, 1]
    assert [round(item.gain, 3) for item in items] == [3.2, 2.1, 0.9]


def test_a_fix_repairs_no_more_than_what_is_filled_well() -> None:
    (item,) = make_queue(thought("5" * 40, "E" * 40))
    assert item.gain == pytest.approx(0.5 * MAX_REPAIRED_FRAMES)
    assert item.fixes == 4


def test_worst_frame_or_gap_middle_is_shown_first() -> None:
    (flight_item,) = make_queue(thought("0567950"))
    (gap_item,) = make_queue(thought("55559", "EEEEE"))
    assert (flight_item.frame, gap_item.frame) == (FIRST + 4, FIRST + 2)


def test_gap_shows_peak_nearest_to_its_line_first() -> None:
    judged = thought("5555555", "SEEEEES")
    judged.peak_distance[:] = [0.0, 4.0, 3.0, np.nan, 1.5, 2.0, 0.0]
    (item,) = make_queue(judged)
    assert item.frames == range(FIRST, FIRST + 7)
    assert item.frame == FIRST + 4


def test_item_lists_reasons_of_a_third_of_its_frames() -> None:
    bits = [0, 1, 1, 4, 2, 0]
    (item,) = make_queue(thought("055590", reasons=bits))
    assert item.reasons == 1 | 2


def test_a_threshold_takes_items_away_and_changes_none() -> None:
    judged = thought("0300099000550")
    every = make_queue(judged)
    assert sorted(levels(every).round(3)) == [0.3, 0.5, 0.9]
    for threshold in (0.3, 0.4, 0.6, 0.95):
        assert make_queue(judged, threshold=threshold) == tuple(
            item for item, level in zip(every, levels(every), strict=True) if level >= threshold
        )


def test_frames_below_the_lowest_suspicion_are_in_no_item() -> None:
    judged = thought("0000")
    judged.probability[1] = MIN_SUSPICION - 0.001
    assert make_queue(judged) == ()
    judged.probability[1] = MIN_SUSPICION + 0.001
    assert len(make_queue(judged)) == 1


def test_a_longer_item_takes_more_points() -> None:
    assert [Item(range(count), 0.5, 0, 5.0, 0).fixes for count in (1, 12, 13, 25)] == [1, 1, 2, 3]


def test_accepted_items_do_not_return() -> None:
    seen = predicted_of(flight(5 * LOB))
    unseen(seen, slice(50, 60))
    unseen(seen, slice(130, 140))
    track = a_track(seen)
    seconds = np.arange(track.n_frames) / RATE

    def items() -> tuple[Item, ...]:
        return make_queue(judge_frames(track, range(track.n_frames), size=SIZE, seconds=seconds))

    first, second = items()
    accept(track, first.frames)
    assert [item.frames for item in items()] == [second.frames]
    assert Reason.LOST & second.reasons


COUNT = 2000


@st.composite
def items_in(draw: st.DrawFn, frames: range) -> list[Item]:
    """Items that share no frame, in no order; often with the same gain."""
    edges = draw(st.lists(st.sampled_from(frames), unique=True, max_size=80)) if frames else []
    edges.sort()
    made = [
        Item(range(start, stop), 0.5, 0, draw(st.sampled_from([1.0, 2.0, 3.5])), start)
        for start, stop in zip(edges[::2], edges[1::2], strict=False)
    ]
    return draw(st.permutations(made))


def ordered(items: list[Item]) -> tuple[list[Item], list[Item], int]:
    in_time = sorted(items, key=lambda item: item.frames.start)
    by_gain = sorted(items, key=lambda item: (-item.gain, item.frames.start))
    return in_time, by_gain, sum(item.fixes for item in items)


@given(data=st.data())
@settings(max_examples=80, deadline=None)
def test_after_any_changes_both_orders_are_those_of_all_items(data: st.DataObject) -> None:
    now = data.draw(items_in(range(COUNT)))
    order = QueueOrder(now)
    for few in data.draw(st.lists(st.sampled_from([0, 256]), min_size=1, max_size=4)):
        frame = data.draw(st.integers(0, COUNT - 1))
        near = order.extend_range(range(frame, frame + data.draw(st.integers(1, 300))), 20, COUNT)
        found = data.draw(items_in(near))
        now = [item for item in now if item.frames.stop <= near.start or item.frames.start >= near.stop] + found
        with patch("rallytrace.analysis.review_queue._MAX_INSERTED_ITEMS", few):
            order.replace(near, found)
        assert (order.in_time, order.by_gain, order.fixes) == ordered(now)


@given(items=items_in(range(COUNT)), start=st.integers(0, COUNT - 1), length=st.integers(1, 300))
def test_recompute_range_reaches_merged_and_distant_items(items: list[Item], start: int, length: int) -> None:
    frames = range(start, start + length)
    near = QueueOrder(items).extend_range(frames, 20, COUNT)
    before = [item.frames.stop for item in items if item.frames.stop < frames.start - 20]
    after = [item.frames.start for item in items if item.frames.start > frames.stop + 20]
    first, last = max(before, default=0), min(after, default=COUNT)
    far = range(max(first, frames.start - 40), min(last, frames.stop + 40))
    met = [item.frames for item in items if item.frames.start < far.stop and far.start < item.frames.stop]
    assert near.start == min([far.start, *(one.start for one in met)])
    assert near.stop == max([far.stop, *(one.stop for one in met)])


@given(items=items_in(range(COUNT)), start=st.integers(0, COUNT - 1), length=st.integers(1, 300))
def test_items_within_frames_are_those_that_overlap(items: list[Item], start: int, length: int) -> None:
    frames = range(start, start + length)
    shared = [item for item in items if item.frames.start < frames.stop and frames.start < item.frames.stop]
    assert QueueOrder(items).select(frames) == sorted(shared, key=lambda item: item.frames.start)
