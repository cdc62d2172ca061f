"""Test the walk through the queue with plain values: no event loop, window or Qt."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import pytest

from lobs import RATE, SIZE, a_track, accept, fill, flight, predicted_of, unseen
from narrowing import not_none
from rallytrace.analysis.review_queue import Item
from rallytrace.analysis.suspicion.reasons import Reason
from rallytrace.session.review_model import ReviewModel
from rallytrace.session.review_walk import ReviewWalk, Visit, Visits, WalkHost
from rallytrace.track import edits
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.edits import Edit
from rallytrace.track.history import History
from rallytrace.track.track import Layer, State, Track
from rallytrace.track.wording import frames_text

N_FRAMES = 600
GAPS = (range(60, 66), range(200, 225), range(330, 338))
FIRST, SECOND = GAPS[0].start, GAPS[2].start
"""A frame of two short items, which a strip of twelve cells shows whole; the gap between them is longer."""
N_CELLS = 12


@dataclass
class Desk:
    """A user's window: the playhead, a film strip that follows it if it has cells, and a history."""

    frame: int = 0
    playing: bool = False
    repeats: int = 0
    marked: range | None = None
    next_video: str = ""
    late: bool = False  # whether pictures are not painted yet
    n_cells: int = 0
    seconds: float = 0.0
    texts: list[str] = field(default_factory=list)
    beyond: list[int] = field(default_factory=list)
    has_beyond: bool = False

    def __post_init__(self) -> None:
        seen = predicted_of(flight(N_FRAMES))
        for gap in GAPS:
            unseen(seen, slice(gap.start, gap.stop))
        self.track: Track = a_track(seen)
        self.history = History(self.track)
        self.review = ReviewModel(self.track)
        self.review.set_video(SIZE, np.arange(N_FRAMES) / RATE)
        self.settle()
        self.review.choose_items(threshold=0.1)
        host = WalkHost(
            frame=lambda: self.frame,
            target=self._target,
            playing=lambda: self.playing,
            repeats=lambda: self.repeats,
            marked=lambda: self.marked,
            next_video=lambda: self.next_video,
            key="<{}>".format,
            edit=self.edit,
            clear_marked=self._clear_marked,
            go_to=self.go_to,
            leave_for=self._leave_for,
            arrive=self._arrive,
            go_beyond=self._go_beyond,
            tell=self.texts.append,
            visited=self._turn_strip,
            changed=lambda: None,
        )
        self.walk = ReviewWalk(self.review, host, lambda: self.seconds)

    def _target(self) -> int | None:
        return None if self.late else self.frame

    @property
    def reviewed(self) -> list[int]:
        return [int(frame) for frame in self.track.reviewed().nonzero()[0]]

    def states(self, frames: range) -> list[int]:
        return [int(state) for state in self.track.layer(Layer.HUMAN)["state"][frames.start : frames.stop]]

    def settle(self) -> None:
        while self.review.busy:
            self.review.judge_next()
        self.review.update_queue()

    def edit(self, edit: Edit | None) -> bool:
        if edit is not None:
            self.history.do(edit)
            self._announce(edit, edit.cause)
        return True

    def undo(self) -> TrackChange:
        return self._announce(not_none(self.history.undo()).combined, Cause.UNDO)

    def _announce(self, edit: Edit, cause: Cause) -> TrackChange:
        change = edit.as_change(cause)
        self.review.note_change(change)
        return change

    def _clear_marked(self) -> None:
        self.marked = None

    def _leave_for(self, frames: range) -> None:
        assert frames
        self.marked = None

    def _arrive(self, item: Item, frame: int) -> None:
        assert frame in item.frames
        self.go_to(frame)

    def go_to(self, frame: int) -> None:
        self.frame = frame
        if self.n_cells and frame not in (self.walk.shown or ()):
            self._show(frame - 2)
        if not self.late:
            self.paint()

    def paint(self) -> None:
        """Let all pictures appear."""
        self.late = False
        self.walk.painted = self.walk.shown
        self.walk.note_painted(self.frame)

    def _turn_strip(self) -> None:
        item, part = self.walk.item, self.walk.part
        if self.n_cells and item is not None:
            self._show(part.start if part is not None else item.start - 2)

    def _show(self, first: int) -> None:
        self.walk.show_beside(range(first, first + self.n_cells))

    def _go_beyond(self, direction: int) -> bool:
        self.beyond.append(direction)
        return self.has_beyond

    def mark(self, frames: range, state: State = State.NO_BALL) -> None:
        for frame in frames:
            self.go_to(frame)
            self.edit(edits.mark_frames(self.track, range(frame, frame + 1), state))
            self.walk.note_mark(frame)

    def doubt(self, frames: range) -> None:
        """Let a run find the ball far from the path."""
        lost = self.track.layer(Layer.PREDICTED)[frames.start : frames.stop].copy()
        lost["x"], lost["y"], lost["confidence"] = 20, 600, 0.3
        self.edit(Edit("Track", (self.track.change(Layer.PREDICTED, frames, lost),)))
        self.settle()

    def item(self, frame: int) -> Item:
        return not_none(self.review.item_at(frame))


@pytest.fixture
def desk() -> Desk:
    """Return a desk without a film strip."""
    return Desk()


@pytest.fixture
def strip_desk() -> Desk:
    """Return a desk with a film strip, at the first item."""
    desk = Desk(n_cells=N_CELLS)
    desk.walk.next()
    return desk


# Visits


def test_a_walk_visits_every_item_once_a_round(desk: Desk) -> None:
    shown, visits = desk.review.shown, Visits(desk.review)
    assert [visits.go(1) for _ in shown] == [*map(Visit, shown)]
    assert visits.go(1) == Visit(shown[0], went_round=True)
    assert visits.go(1) == Visit(shown[1])
    visits.go(-1)
    assert visits.go(-1) == Visit(shown[-1], went_round=True)


def test_visits_follow_the_order_of_time(desk: Desk) -> None:
    visits, by_gain = Visits(desk.review), desk.review.shown
    first = visits.go(1)
    desk.review.in_time = True
    in_time = desk.review.shown
    assert in_time != by_gain
    after = in_time[in_time.index(by_gain[0]) + 1 :]
    assert first == Visit(by_gain[0])
    assert visits.ahead(len(after)) == after
    assert [visits.go(1) for _ in after] == [*map(Visit, after)]
    assert visits.go(1) == Visit(in_time[0], went_round=True, found_since=True), "earlier, but not visited yet"
    assert visits.go(-1) == Visit(in_time[-1], went_round=True)


def test_visits_continue_from_an_item_reached_otherwise(desk: Desk) -> None:
    visits = Visits(desk.review)
    visits.continue_from(desk.review.shown[1])
    assert visits.go(1) == Visit(desk.review.shown[2])


def test_the_way_back_leads_to_the_item_before(desk: Desk) -> None:
    visits = Visits(desk.review)
    first, second = visits.go(1), visits.go(1)
    assert first is not None
    assert second is not None
    visits.go_back_to(first.item.frames)
    assert not visits.includes(second.item)
    assert visits.go(1) == second


def test_parts_of_a_visited_item_do_not_come_again(desk: Desk) -> None:
    visits = Visits(desk.review)
    first, *others = desk.review.shown
    assert visits.go(1) == Visit(first)
    desk.edit(edits.place(desk.track, first.frames[len(first.frames) // 2], 300, 300))
    desk.review.flush()
    assert len([item for item in desk.review.shown if item.frames.start in first.frames]) > 1
    assert visits.ahead(len(others))[0] in others
    steps = [visits.go(1) for _ in others]
    assert not any(step is None or step.went_round or step.item.frames.start in first.frames for step in steps)
    assert visits.go(1) == Visit(desk.review.shown[0], went_round=True), "a new round"


def test_a_new_item_before_the_walk_comes_last(desk: Desk) -> None:
    visits = Visits(desk.review)
    *others, hidden = desk.review.shown
    desk.edit(edits.accept(desk.track, others[0].frames))
    desk.review.flush()
    visits.continue_from(hidden)
    desk.undo()
    desk.review.flush()
    assert visits.go(1) == Visit(desk.review.shown[0], went_round=True, found_since=True)


def test_without_items_there_is_nothing_to_visit(desk: Desk) -> None:
    desk.review.choose_items(only=int(Reason.AT_ORIGIN))
    assert Visits(desk.review).go(1) is None


# From item to item


def test_next_goes_to_the_largest_gain_and_then_on(desk: Desk) -> None:
    expected = [item.frame for item in desk.review.shown]
    assert len(expected) >= len(GAPS)
    for frame in expected:
        desk.walk.next()
        assert desk.frame == frame
    desk.walk.next(-1)
    assert desk.frame == expected[-2]


def test_the_first_next_goes_to_the_first_item(desk: Desk) -> None:
    desk.go_to(desk.review.shown[1].frame)
    desk.walk.next()
    assert desk.frame == desk.review.shown[0].frame


def test_film_strip_starts_at_the_first_frame_of_an_item(strip_desk: Desk) -> None:
    assert strip_desk.frame == strip_desk.review.shown[0].frames.start
    assert strip_desk.frame in not_none(strip_desk.walk.shown)


def test_next_returns_to_an_item_left_open(desk: Desk) -> None:
    first, second = desk.review.shown[:2]
    desk.walk.next()
    desk.go_to(30)
    desk.walk.next()
    assert desk.frame == first.frame
    desk.walk.next()
    assert desk.frame == second.frame


def test_next_leaves_an_item_reviewed_from_elsewhere(desk: Desk) -> None:
    first, second = desk.review.shown[:2]
    desk.walk.next()
    desk.go_to(30)
    desk.edit(edits.mark_frames(desk.track, first.frames, State.NO_BALL))
    desk.walk.next()
    assert desk.frame == second.frame


def test_next_returns_to_the_rest_of_an_item(desk: Desk) -> None:
    first = desk.review.shown[0]
    desk.walk.next()
    desk.go_to(30)
    desk.edit(edits.mark_frames(desk.track, first.frames[:12], State.NO_BALL))
    desk.walk.next()
    assert desk.frame in first.frames[12:]


def test_an_error_beside_a_reviewed_item_comes_next(desk: Desk) -> None:
    first, second = desk.review.shown[:2]
    desk.walk.next()
    after = range(first.frames.stop + 3, first.frames.stop + 5)
    desk.doubt(after)
    desk.edit(edits.mark_frames(desk.track, first.frames, State.NO_BALL))
    desk.walk.next()
    assert desk.frame in after
    desk.walk.accept()
    assert set(after) <= set(desk.reviewed)
    assert desk.frame == second.frame


def test_an_error_beside_an_open_item_waits(desk: Desk) -> None:
    first = desk.review.shown[0]
    desk.walk.next()
    desk.doubt(range(first.frames.stop + 3, first.frames.stop + 5))
    following = next(item for item in desk.review.shown if not set(item.frames) & set(first.frames))
    desk.walk.next()
    assert desk.frame == following.frame


def test_after_the_last_item_next_begins_again(desk: Desk) -> None:
    for _ in desk.review.shown:
        desk.walk.next()
    assert desk.texts == []
    desk.walk.next()
    assert desk.frame == desk.review.shown[0].frame
    assert "first one" in desk.texts[-1]


def test_another_video_follows_the_last_item(desk: Desk) -> None:
    desk.has_beyond = True
    for _ in desk.review.shown:
        desk.walk.next()
    assert desk.beyond == []
    last = desk.frame
    desk.walk.next()
    assert desk.beyond == [1]
    assert desk.frame == last


@pytest.mark.parametrize("direction", [1, -1])
def test_a_video_reached_by_the_walk_starts_at_its_end(desk: Desk, direction: int) -> None:
    desk.walk.go_to_end(direction)
    assert desk.frame == desk.review.shown[0 if direction > 0 else -1].frame
    desk.walk.accept()
    assert desk.reviewed == [], "nobody has seen the frame yet"


def test_an_item_corrected_by_hand_leaves_the_queue(desk: Desk) -> None:
    item = desk.review.shown[0]
    desk.walk.next()
    desk.marked = item.frames
    desk.walk.mark(State.NO_BALL)
    desk.walk.next()
    assert desk.review.item_at(item.frame) is None
    assert desk.frame != item.frame


@pytest.mark.parametrize(("index", "place"), [(0, "first"), (-1, "last")])
def test_keys_go_to_the_ends_of_the_item(desk: Desk, index: int, place: str) -> None:
    desk.walk.go_in_item(index)
    assert "no review item" in desk.texts[-1]
    desk.walk.next()
    desk.walk.go_in_item(index)
    assert desk.frame == desk.review.shown[0].frames[index], place


def test_when_nothing_is_left_next_says_so(desk: Desk) -> None:
    desk.next_video = "<next_video> opens another.mp4."
    desk.walk.next()
    for _ in desk.review.shown:
        desk.walk.accept()
    assert not desk.review.shown
    desk.walk.next()
    assert desk.texts[-1] == "No review items are left. <next_video> opens another.mp4."


def test_a_second_next_shows_less_certain_items(desk: Desk) -> None:
    desk.review.choose_items(threshold=0.95)
    assert not desk.review.shown
    desk.walk.next()
    assert desk.frame == 0
    assert "95%" in desk.texts[-1]
    desk.walk.next()
    assert desk.frame == desk.review.shown[0].frame
    assert desk.review.threshold == 0


def test_less_certain_items_are_no_new_round(desk: Desk) -> None:
    desk.review.choose_items(threshold=0.0)
    desk.walk.go_to_item(desk.review.shown[-1])
    desk.review.choose_items(threshold=0.95)
    desk.walk.next()
    offered = list(desk.texts)
    desk.walk.next()
    assert desk.review.shown
    assert desk.texts == offered


def test_items_of_other_reasons_are_not_called_less_certain(desk: Desk) -> None:
    desk.review.choose_items(threshold=0.0)
    unused = next(reason for reason in Reason if not any(item.reasons & reason for item in desk.review.items))
    desk.review.choose_items(only=int(unused))
    for _ in range(2):
        desk.walk.next()
        assert not desk.review.shown
    assert "certain" not in "".join(desk.texts)


def test_next_waits_while_frames_are_checked(desk: Desk) -> None:
    desk.review.start_over(desk.track)
    desk.review.set_video(SIZE, np.arange(N_FRAMES) / RATE)
    desk.review.choose_items(threshold=1.0)
    desk.review.note_change(TrackChange(np.arange(N_FRAMES), frozenset({Layer.PREDICTED}), Cause.RUN))
    desk.review.flush = lambda: None  # type: ignore[method-assign] # a long video takes longer
    desk.walk.next()
    assert "still being checked" in desk.texts[-1]


def test_unreviewed_frames_are_found_in_both_directions(desk: Desk) -> None:
    accept(desk.track, range(10, 20))
    desk.go_to(9)
    desk.walk.go_to_unreviewed(1)
    assert desk.frame == 20
    desk.walk.go_to_unreviewed(-1)
    assert desk.frame == 9
    desk.go_to(N_FRAMES - 1)
    desk.walk.go_to_unreviewed(1)
    assert "No unreviewed frames after" in desk.texts[-1]


def test_another_track_forgets_the_walk(strip_desk: Desk) -> None:
    strip_desk.walk.start_over()
    assert strip_desk.walk.item is None
    assert strip_desk.walk.seen == ()
    strip_desk.walk.next()
    assert strip_desk.frame == strip_desk.review.shown[0].frames.start


# What Enter accepts


def test_enter_accepts_an_item_as_one_step(desk: Desk) -> None:
    first, second = desk.review.shown[:2]
    desk.walk.next()
    assert desk.walk.to_accept == desk.walk.open_frames == first.frames
    desk.walk.accept()
    assert desk.reviewed == list(first.frames)
    assert desk.frame == second.frame
    desk.undo()
    assert desk.reviewed == []


def test_away_from_items_enter_accepts_one_frame(desk: Desk) -> None:
    desk.walk.next()
    desk.go_to(30)
    assert desk.walk.n_open == 0
    desk.walk.accept()
    assert desk.reviewed == [30]
    assert desk.frame == 31


@pytest.mark.parametrize("act", [ReviewWalk.accept, lambda walk: walk.mark(State.NO_BALL)], ids=["accept", "mark"])
def test_enter_applies_to_the_item_at_the_playhead(desk: Desk, act: Callable[[ReviewWalk], None]) -> None:
    first, second, third = desk.review.shown[:3]
    desk.walk.next()
    desk.go_to(second.frames[1])
    assert desk.walk.to_accept == second.frames
    act(desk.walk)
    assert desk.reviewed == list(second.frames)
    assert desk.frame == third.frame
    desk.seconds += 10
    desk.walk.next()
    assert desk.frame == first.frame


def test_a_held_enter_accepts_one_item(desk: Desk) -> None:
    first = desk.review.shown[0]
    desk.walk.next()
    desk.walk.accept()
    for desk.repeats in range(1, 5):
        desk.walk.accept()
    assert desk.reviewed == list(first.frames)
    desk.repeats = 0
    desk.walk.accept()
    assert len(desk.reviewed) > len(first.frames)


def test_a_held_enter_goes_on_accepting_frames(desk: Desk) -> None:
    desk.go_to(20)
    desk.walk.accept()
    for desk.repeats in range(1, 5):
        desk.walk.accept()
    assert desk.reviewed == [20, 21, 22, 23, 24]


@pytest.mark.parametrize("n_cells", [0, N_CELLS], ids=["picture", "film strip"])
def test_nothing_unpainted_is_accepted_or_marked(n_cells: int) -> None:
    desk = Desk(n_cells=n_cells)
    desk.late = True
    desk.walk.next()
    desk.walk.accept()
    desk.walk.mark(State.NO_BALL)
    assert desk.reviewed == []
    desk.paint()
    desk.walk.accept()
    assert desk.reviewed


def test_a_film_strip_not_yet_painted_accepts_nothing(strip_desk: Desk) -> None:
    strip_desk.walk.painted = None
    strip_desk.walk.accept()
    assert strip_desk.reviewed == []


def test_after_the_last_correction_enter_goes_on(desk: Desk) -> None:
    first = desk.review.shown[0]
    desk.walk.next()
    for frame in first.frames:
        desk.go_to(frame)
        desk.edit(edits.place(desk.track, frame, 500 + frame, 300))
    desk.settle()
    before = desk.reviewed
    assert before == list(first.frames)
    assert desk.walk.is_done
    desk.walk.accept()
    assert desk.reviewed == before
    assert desk.review.item_at(desk.frame) is not None
    assert desk.frame not in first.frames


def test_enter_accepts_neighbours_shown_with_the_item(strip_desk: Desk) -> None:
    desk = strip_desk
    item = desk.item(FIRST).frames
    desk.walk.go_to_item(desk.item(FIRST))
    desk.go_to(item.start - 1)
    assert desk.walk.to_accept == item
    desk.walk.accept()
    assert desk.reviewed == list(item)


def long_item(desk: Desk) -> range:
    """Go to the item of which the strip shows a part only."""
    item = desk.item(GAPS[1].start + 2)
    desk.walk.go_to_item(item)
    assert len(item.frames) > N_CELLS
    return item.frames


def test_enter_accepts_a_long_item_in_the_parts_shown(strip_desk: Desk) -> None:
    desk = strip_desk
    item = long_item(desk)
    seen = range(item.start, item.start + N_CELLS - 2)
    assert desk.walk.to_accept == seen
    assert desk.walk.n_unshown == len(item) - len(seen)
    desk.walk.accept()
    assert desk.reviewed == list(seen)
    assert desk.frame == seen.stop
    while not set(item) <= set(desk.reviewed):
        assert desk.frame in item
        desk.walk.accept()
    assert desk.reviewed == list(item)
    assert desk.frame not in item


def test_enter_skips_frames_between_two_shown_parts(strip_desk: Desk) -> None:
    desk = strip_desk
    item = long_item(desk)
    first = desk.walk.shown
    desk.walk.go_in_item(-1)
    last = desk.walk.shown
    assert first is not None
    assert last is not None
    assert last.start > first.stop
    desk.walk.accept()
    assert set(desk.reviewed) == set(item) & set(last)
    assert desk.frame in item
    assert desk.frame not in {*first, *last}


def test_enter_accepts_the_selected_frames_while_open(strip_desk: Desk) -> None:
    desk = strip_desk
    desk.walk.go_to_item(desk.item(FIRST))
    item = desk.item(FIRST).frames
    desk.walk.select(item[1:4])
    assert desk.walk.open_frames == item[1:4]
    desk.walk.accept()
    assert desk.reviewed == list(item[1:4])
    assert desk.frame in item
    desk.walk.accept()
    assert set(item) <= set(desk.reviewed), "reviewed frames that are still selected give way to the item"


def test_enter_accepts_a_range_marked_within_the_item(desk: Desk) -> None:
    item = desk.item(FIRST).frames
    desk.walk.go_to_item(desk.item(FIRST))
    desk.marked = item[1:4]
    assert desk.walk.marked == desk.walk.to_accept == item[1:4]
    desk.walk.accept()
    assert desk.reviewed == list(item[1:4])
    assert desk.marked is None
    desk.marked = range(item.start - 30, item.stop + 30)
    assert desk.walk.marked is None, "a range around an item is that of a rally"


# Marks


def test_a_mark_applies_to_the_whole_item(desk: Desk) -> None:
    item = desk.review.shown[0]
    desk.walk.next()
    desk.walk.mark(State.NO_BALL)
    assert set(desk.states(item.frames)) == {State.NO_BALL}
    assert desk.frame == desk.review.shown[0].frame


def test_a_mark_leaves_points_set_by_hand(desk: Desk) -> None:
    item = desk.review.shown[0].frames
    desk.walk.next()
    desk.edit(edits.place(desk.track, item[0], 500.0, 300.0))
    assert desk.walk.open_frames == item[1:]
    desk.walk.mark(State.NO_BALL)
    assert desk.states(item) == [State.VISIBLE] + [State.NO_BALL] * (len(item) - 1)


@pytest.mark.parametrize("state", [State.VISIBLE, State.OCCLUDED])
def test_a_mark_applies_to_the_marked_range(desk: Desk, state: State) -> None:
    frames = range(GAPS[0].start - 5, GAPS[0].start - 1)
    before = desk.track.shown_rows(frames.start, frames.stop)
    desk.marked = frames
    desk.walk.mark(state)
    after = desk.track.shown_rows(frames.start, frames.stop)
    assert desk.states(frames) == [state] * len(frames)
    assert after["x"].tolist() == before["x"].tolist()
    assert desk.marked is None


def test_a_range_keeps_its_mark_where_frames_are_left(desk: Desk) -> None:
    unseen(seen := desk.track.layer(Layer.PREDICTED)[80:82].copy(), slice(0, 2), peak=0.0)
    desk.edit(Edit("Track", (desk.track.change(Layer.PREDICTED, range(80, 82), seen),)))
    desk.marked = range(78, 84)
    desk.walk.mark(State.VISIBLE)
    assert desk.marked is not None
    assert "no position is known" in desk.texts[-1]


def test_without_a_range_or_an_item_a_mark_explains_itself(desk: Desk) -> None:
    desk.go_to(30)
    desk.walk.mark(State.NO_BALL)
    assert desk.reviewed == []
    assert "<range_in> and <range_out>" in desk.texts[-1]


def test_visible_confirms_only_what_the_strip_has_shown(strip_desk: Desk) -> None:
    desk = strip_desk
    fill(desk.track, GAPS[1])
    item = long_item(desk)
    desk.walk.mark(State.VISIBLE)
    assert desk.reviewed == list(range(item.start, item.start + N_CELLS - 2))
    assert desk.frame in item


def test_no_ball_takes_unshown_frames_and_says_so(strip_desk: Desk) -> None:
    desk = strip_desk
    item = long_item(desk)
    unshown = desk.walk.n_unshown
    desk.walk.mark(State.NO_BALL)
    assert desk.reviewed == list(item)
    assert desk.texts[-1].startswith(f"{unshown} frames")


def test_visible_goes_on_from_an_occluded_item(desk: Desk) -> None:
    fill(desk.track, GAPS[1])
    desk.review.note_change(TrackChange(np.array(GAPS[1]), frozenset({Layer.INPAINTED}), Cause.RUN))
    desk.settle()
    item = desk.item(GAPS[1].start + 3)
    assert Reason.OCCLUDED & item.reasons
    desk.walk.go_to_item(item)
    desk.walk.mark(State.VISIBLE)
    assert set(desk.states(item.frames)) == {State.VISIBLE}
    assert desk.frame not in item.frames


def test_a_mark_stays_in_an_item_with_open_frames(desk: Desk) -> None:
    item = desk.item(SECOND).frames
    desk.walk.go_to_item(desk.item(SECOND))
    desk.mark(item[:2])
    assert desk.frame in item
    assert desk.walk.open_item == item


def test_the_last_mark_of_an_item_goes_on(desk: Desk) -> None:
    item = desk.item(SECOND).frames
    desk.walk.go_to_item(desk.item(SECOND))
    desk.mark(item)
    assert desk.frame in {one.frame for one in desk.review.shown}


def test_a_preview_keeps_the_walk_at_its_item(desk: Desk) -> None:
    item = desk.item(SECOND).frames
    desk.walk.go_to_item(desk.item(SECOND))
    desk.review.paused = True
    desk.mark(item)
    assert desk.frame == item[-1]


# Where the walk leads by itself


def lead_on(desk: Desk) -> range:
    """Mark each frame of the item at the playhead, and return the item that comes by itself."""
    before = not_none(desk.walk.item)
    desk.mark(before)
    assert desk.walk.item is not None
    assert desk.walk.item != before
    return desk.walk.item


@pytest.mark.parametrize("key", [ReviewWalk.accept, ReviewWalk.next], ids=["Enter", "N"])
def test_a_quick_key_after_a_jump_changes_nothing(strip_desk: Desk, key: Callable[[ReviewWalk], None]) -> None:
    desk = strip_desk
    following, before = lead_on(desk), desk.reviewed
    for _ in range(2):
        key(desk.walk)
        assert desk.reviewed == before
        assert desk.walk.item == following
        assert "again" in desk.texts.pop()
    desk.seconds += 2
    key(desk.walk)
    assert desk.walk.item != following or desk.reviewed != before


def test_a_step_shows_that_the_jump_was_seen(strip_desk: Desk) -> None:
    desk = strip_desk
    lead_on(desk)
    before = desk.reviewed
    desk.go_to(desk.frame + 1)
    desk.walk.accept()
    assert len(desk.reviewed) > len(before)


def test_no_time_passes_before_the_picture_is_there(strip_desk: Desk) -> None:
    desk = strip_desk
    lead_on(desk)
    desk.seconds += 2
    following = desk.walk.item
    desk.late = True
    desk.walk.mark(State.NO_BALL)
    assert desk.walk.item == following, "the pictures were not there"
    desk.late = False
    desk.walk.next()
    assert desk.walk.item != following


def test_time_counts_from_the_picture_of_a_jump(strip_desk: Desk) -> None:
    desk = strip_desk
    item = not_none(desk.walk.item)
    desk.mark(item[:-1])
    desk.go_to(item[-1])
    desk.edit(edits.mark_frames(desk.track, item[-1:], State.NO_BALL))
    desk.late = True
    desk.walk.note_mark(item[-1])
    following = desk.walk.item
    desk.seconds += 10
    desk.walk.next()
    assert desk.walk.item == following
    desk.paint()
    desk.walk.next()
    assert desk.walk.item == following
    desk.seconds += 2
    desk.walk.next()
    assert desk.walk.item != following


def test_keys_go_on_at_once_where_they_led_themselves(strip_desk: Desk) -> None:
    desk = strip_desk
    first = desk.walk.item
    desk.walk.next()
    second = desk.walk.item
    assert second != first
    desk.walk.accept()
    assert set(desk.walk.seen) != {second}
    third = desk.walk.item
    assert third != second
    before = len(desk.reviewed)
    desk.walk.accept()
    assert len(desk.reviewed) > before


def test_after_the_last_jump_next_speaks_at_once(desk: Desk) -> None:
    while desk.review.shown:
        desk.go_to(desk.review.shown[0].frame)
        desk.walk.mark(State.NO_BALL)
    desk.texts.clear()
    desk.walk.next()
    assert "left" in desk.texts[-1]


# Fills and undo


def accept_fill(desk: Desk, frames: range) -> None:
    fill(desk.track, frames, State.VISIBLE)
    desk.edit(edits.accept(desk.track, frames))
    desk.walk.note_fill()


def test_a_fill_of_the_item_goes_on(desk: Desk) -> None:
    first, second = desk.review.shown[:2]
    desk.walk.next()
    accept_fill(desk, first.frames)
    assert desk.frame == second.frame
    desk.walk.accept()
    assert desk.reviewed == list(first.frames), "a second quick Enter was meant for the fill"
    assert frames_text(second.frames) in desk.texts[-1]


def test_a_fill_of_a_part_goes_to_the_rest(desk: Desk) -> None:
    item = desk.item(GAPS[1].start + 2)
    desk.walk.go_to_item(item)
    accept_fill(desk, range(206, 214))
    rest = not_none(desk.walk.item)
    assert desk.frame in rest
    assert rest.start >= 214
    assert desk.walk.to_accept == rest


def test_a_fill_elsewhere_stays(desk: Desk) -> None:
    desk.go_to(GAPS[2][3])
    accept_fill(desk, GAPS[2])
    assert desk.frame == GAPS[2][3]
    desk.walk.accept()
    assert desk.reviewed == list(GAPS[2])


def test_undo_returns_to_the_part_that_was_shown(strip_desk: Desk) -> None:
    desk = strip_desk
    item = long_item(desk)
    desk.go_to(item.start + N_CELLS)
    shown = desk.walk.shown
    desk.edit(edits.place(desk.track, desk.frame, 300.0, 300.0))
    desk.walk.next()
    desk.walk.next()
    assert desk.walk.shown != shown
    assert desk.walk.return_to(desk.undo().frames) == shown
    assert desk.walk.item == item
    assert desk.walk.shown == shown
    assert desk.walk.return_to(np.array([item.start + N_CELLS])) is None, "it is shown already"


def test_item_returns_after_undoing_its_fill(strip_desk: Desk) -> None:
    desk = strip_desk
    first = not_none(desk.walk.item)
    desk.edit(edits.mark_frames(desk.track, first, State.NO_BALL))
    desk.walk.note_fill()
    then = desk.walk.item
    assert then != first
    desk.walk.return_to(desk.undo().frames)
    desk.go_to(first.start)
    assert desk.walk.item == first
    desk.edit(edits.mark_frames(desk.track, first, State.NO_BALL))
    desk.walk.note_fill()
    assert desk.walk.item == then


def test_the_walk_needs_no_qt() -> None:
    program = "import sys, rallytrace.session.review_walk; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=120).returncode == 0
