from hypothesis import given
from hypothesis import strategies as st

from rallytrace.domain import edits
from rallytrace.domain.history import History
from rallytrace.domain.lists import NEAR, Event, EventKind, EventsChange, events_shown
from rallytrace.domain.track import Track


def track_with(*events: tuple[int, EventKind]) -> Track:
    history = History(track := Track(100))
    for frame, kind in events:
        edit = edits.mark_event(track, frame, kind)
        assert edit is not None
        history.do(edit)
    return track


def after(track: Track, frame: int, kind: EventKind | None) -> list[tuple[int, EventKind]]:
    """The events of a track when another is marked in it."""
    edit = edits.mark_event(track, frame, kind)
    assert edit is not None
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
    assert after(track, 50 + NEAR, EventKind.HIT) == [(50 + NEAR, EventKind.HIT)]
    assert after(track, 50 + 2 * NEAR + 1, EventKind.HIT) == [
        (50 + NEAR, EventKind.HIT),
        (50 + 2 * NEAR + 1, EventKind.HIT),
    ]


def test_two_kinds_may_lie_close_together() -> None:
    track = track_with((50, EventKind.HIT))
    assert after(track, 52, EventKind.BOUNCE) == [(50, EventKind.HIT), (52, EventKind.BOUNCE)]


def test_saying_that_nothing_happens_takes_the_place_of_what_was_said() -> None:
    track = track_with((50, EventKind.HIT), (52, EventKind.BOUNCE))
    assert after(track, 51, EventKind.NONE) == [(51, EventKind.NONE)]


def test_a_hands_word_can_be_taken_away() -> None:
    track = track_with((50, EventKind.NONE), (60, EventKind.HIT))
    assert after(track, 52, None) == [(60, EventKind.HIT)]
    assert edits.mark_event(track, 52, None) is None


def test_what_is_said_already_need_not_be_said_again() -> None:
    assert edits.mark_event(track_with((50, EventKind.HIT)), 50, EventKind.HIT) is None


def test_the_undo_menu_says_what_was_marked() -> None:
    track = track_with((50, EventKind.HIT))
    kinds = (EventKind.SERVE, EventKind.NONE, None)
    named = [edit.name for kind in kinds if (edit := edits.mark_event(track, 50, kind))]
    assert named == ["Mark a serve", "Mark no event", "Clear the event"]


def test_a_hands_event_takes_the_place_of_those_found_beside_it() -> None:
    found = [Event(frame, EventKind.HIT) for frame in (10, 20, 20 + NEAR, 21 + NEAR)]
    shown = events_shown(found, [Event(20, EventKind.BOUNCE)])
    assert [(event.frame, event.kind) for event in shown] == [
        (10, EventKind.HIT),
        (20, EventKind.BOUNCE),
        (21 + NEAR, EventKind.HIT),
    ]


def test_a_found_event_can_be_hidden() -> None:
    found = [Event(10, EventKind.HIT), Event(20, EventKind.HIT)]
    assert events_shown(found, [Event(19, EventKind.NONE)]) == (Event(10, EventKind.HIT),)


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
