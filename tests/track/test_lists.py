import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.track import edits
from rallytrace.track.history import History
from rallytrace.track.lists import (
    NEAR_FRAMES,
    Event,
    EventKind,
    EventsChange,
    NonPlayChange,
    RalliesChange,
    events_shown,
    near_frames,
    removed_from_non_play,
)
from rallytrace.track.spans import join_spans, n_frames_in, subtract_range, subtract_spans
from rallytrace.track.track import Track


def track_with(*events: tuple[int, EventKind]) -> Track:
    history = History(track := Track(100))
    for frame, kind in events:
        history.do(not_none(edits.mark_event(track, frame, kind)))
    return track


def after(track: Track, frame: int, kind: EventKind | None) -> list[tuple[int, EventKind]]:
    edit = not_none(edits.mark_event(track, frame, kind))
    assert EventsChange in edit.subjects
    History(track).do(edit)
    return [(event.frame, event.kind) for event in track.events]


def test_events_are_kept_in_order() -> None:
    track = track_with((50, EventKind.HIT), (10, EventKind.SERVE), (90, EventKind.LANDING))
    assert [event.frame for event in track.events] == [10, 50, 90]


def test_a_frame_has_one_event() -> None:
    track = track_with((50, EventKind.HIT))
    assert after(track, 50, EventKind.BOUNCE) == [(50, EventKind.BOUNCE)]


def test_marking_the_same_kind_beside_it_moves_an_event() -> None:
    track = track_with((50, EventKind.HIT))
    assert after(track, 50 + NEAR_FRAMES, EventKind.HIT) == [(50 + NEAR_FRAMES, EventKind.HIT)]
    assert after(track, 50 + 2 * NEAR_FRAMES + 1, EventKind.HIT) == [
        (50 + NEAR_FRAMES, EventKind.HIT),
        (50 + 2 * NEAR_FRAMES + 1, EventKind.HIT),
    ]


def test_two_kinds_may_lie_close_together() -> None:
    track = track_with((50, EventKind.HIT))
    assert after(track, 52, EventKind.BOUNCE) == [(50, EventKind.HIT), (52, EventKind.BOUNCE)]


def test_no_event_mark_replaces_earlier_events() -> None:
    track = track_with((50, EventKind.HIT), (52, EventKind.BOUNCE))
    assert after(track, 51, EventKind.NO_EVENT) == [(51, EventKind.NO_EVENT)]


def test_a_hands_word_can_be_taken_away() -> None:
    track = track_with((50, EventKind.NO_EVENT), (60, EventKind.HIT))
    assert after(track, 52, None) == [(60, EventKind.HIT)]
    assert edits.mark_event(track, 52, None) is None


def test_equal_event_is_no_edit() -> None:
    assert edits.mark_event(track_with((50, EventKind.HIT)), 50, EventKind.HIT) is None


def test_the_undo_menu_says_what_was_marked() -> None:
    track = track_with((50, EventKind.HIT))
    kinds = (EventKind.SERVE, EventKind.NO_EVENT, None)
    named = [edit.name for kind in kinds if (edit := edits.mark_event(track, 50, kind))]
    assert named == ["Mark a serve", "Mark no event", "Clear the event"]


def test_a_hands_event_takes_the_place_of_those_found_beside_it() -> None:
    found = [Event(frame, EventKind.HIT) for frame in (10, 20, 20 + NEAR_FRAMES, 21 + NEAR_FRAMES)]
    shown = events_shown(found, [Event(20, EventKind.BOUNCE)])
    assert [(event.frame, event.kind) for event in shown] == [
        (10, EventKind.HIT),
        (20, EventKind.BOUNCE),
        (21 + NEAR_FRAMES, EventKind.HIT),
    ]


@pytest.mark.parametrize(("rate", "reach"), [(0.0, 3), (25.0, 3), (30.0, 3), (59.94, 6), (120.0, 12)])
def test_same_event_window_is_independent_of_rate(rate: float, reach: int) -> None:
    near = near_frames(rate)
    assert near == reach
    found = [Event(100 + reach, EventKind.HIT), Event(101 + reach, EventKind.HIT)]
    assert events_shown(found, [Event(100, EventKind.NO_EVENT)], near) == (found[1],)
    track = track_with((100, EventKind.HIT))
    for change in not_none(edits.mark_event(track, 100 + reach, EventKind.HIT, near)).changes:
        track.make(change)
    assert [event.frame for event in track.events] == [100 + reach]


def test_a_found_event_can_be_hidden() -> None:
    found = [Event(10, EventKind.HIT), Event(20, EventKind.HIT)]
    assert events_shown(found, [Event(19, EventKind.NO_EVENT)]) == (Event(10, EventKind.HIT),)


GESTURES = st.lists(st.tuples(st.integers(0, 20), st.sampled_from([*EventKind, None])), max_size=15)


@given(GESTURES)
def test_undoing_every_mark_gives_the_states_in_between(gestures: list[tuple[int, EventKind | None]]) -> None:
    history = History(track := Track(30))
    states = [track.events]
    for frame, kind in gestures:
        edit = edits.mark_event(track, frame, kind)
        if edit is not None:
            history.do(edit)
            states.append(track.events)
            frames = [event.frame for event in track.events]
            assert frames == sorted(set(frames))
    for events in reversed(states[:-1]):
        history.undo()
        assert track.events == events
    for events in states[1:]:
        history.redo()
        assert track.events == events


SPANS = st.builds(lambda start, length: range(start, start + length), st.integers(0, 30), st.integers(0, 12))


def frames_of(spans: tuple[range, ...]) -> set[int]:
    return {frame for span in spans for frame in span}


def in_order(spans: tuple[range, ...]) -> bool:
    ends = [end for span in spans for end in (span.start, span.stop)]
    return ends == sorted(set(ends))


@given(st.lists(SPANS, max_size=6))
def test_spans_that_overlap_or_touch_become_one(spans: list[range]) -> None:
    made = join_spans(spans)
    assert frames_of(made) == frames_of(tuple(spans))
    assert in_order(made)


@given(st.lists(SPANS, max_size=6), SPANS)
def test_removed_frames_leave_the_rest(spans: list[range], frames: range) -> None:
    made = subtract_range(join_spans(spans), frames)
    assert frames_of(made) == frames_of(tuple(spans)) - set(frames)
    assert in_order(made)


@given(st.lists(SPANS, max_size=6), SPANS)
def test_only_frames_outside_are_left(spans: list[range], frames: range) -> None:
    left = subtract_spans(frames, join_spans(spans))
    assert frames_of(left) == set(frames) - frames_of(tuple(spans))
    assert in_order(left)


@given(st.lists(SPANS, max_size=6), SPANS)
def test_the_frames_that_lie_in_non_play_ranges_are_counted(spans: list[range], frames: range) -> None:
    assert n_frames_in(join_spans(spans), frames) == len(frames_of(tuple(spans)) & set(frames))


def test_marking_and_unmarking_is_undone_step_by_step() -> None:
    history = History(track := Track(100))
    said: list[tuple[range, ...]] = [track.non_play]
    for make, frames in (
        (edits.mark_non_play, range(10, 30)),
        (edits.mark_non_play, range(30, 40)),
        (edits.unmark_non_play, range(20, 25)),
        (edits.mark_non_play, range(90, 120)),
    ):
        edit = not_none(make(track, frames))
        assert NonPlayChange in edit.subjects
        assert RalliesChange not in edit.subjects
        history.do(edit)
        said.append(track.non_play)
    assert said[-1] == (range(10, 20), range(25, 40), range(90, 100))
    for non_play in reversed(said[:-1]):
        history.undo()
        assert track.non_play == non_play


def test_equal_play_state_is_no_edit() -> None:
    track = Track(100)
    edit = not_none(edits.mark_non_play(track, range(10, 30)))
    History(track).do(edit)
    assert edits.mark_non_play(track, range(12, 20)) is None
    assert edits.unmark_non_play(track, range(40, 50)) is None
    assert edits.mark_non_play(track, range(200, 210)) is None, "there are no such frames"


CHANGES = st.lists(st.tuples(SPANS, st.booleans()), max_size=8)


@given(CHANGES)
def test_removed_non_play_range_stays_play_until_restored(
    acts: list[tuple[range, bool]],
) -> None:
    changes: list[NonPlayChange] = []
    non_play: tuple[range, ...] = ()
    play: set[int] = set()
    for frames, is_non_play in acts:
        after = join_spans((*non_play, frames)) if is_non_play else subtract_range(non_play, frames)
        play = play - set(frames) if is_non_play else play | (frames_of(non_play) & set(frames))
        changes.append(NonPlayChange(non_play, after))
        non_play = after
    known = removed_from_non_play(changes)
    assert frames_of(known) == play
    assert in_order(known)
