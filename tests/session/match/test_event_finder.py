"""Events are found anew around what changes, and are those that the whole path shows."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from court_cameras import court_from
from qt import wait_until
from rally_paths import SIZE, climbing, played
from rallytrace.exports.findings import find_label_events
from rallytrace.exports.labels import labels_of
from rallytrace.session.document import Document, RunStep
from rallytrace.session.match.event_finder import EventFinder
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import Person, PoseRows
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, State, make_rows

RALLY = played(7, 90)
COUNT = RALLY.path.shape[1]
SECONDS = RALLY.seconds


def tracked(document: Document, frames: range, *, job: int = 1) -> None:
    """Let a run find the ball in some frames."""
    x, y = RALLY.path[:, frames.start : frames.stop]
    said = make_rows(len(frames), State.VISIBLE, Source.PREDICTED, x=x, y=y)
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, frames, said),), RunStep(job)))


@pytest.fixture
def document(qapp: QApplication) -> Document:
    document = Document(qapp)
    document.open(COUNT)
    return document


@pytest.fixture
def finder(document: Document) -> EventFinder:
    """Return what is found in a video that has been tracked."""
    finder = EventFinder(document, document)
    finder.set_video(SIZE, SECONDS)
    tracked(document, range(COUNT))
    finder.flush()
    return finder


def edit(document: Document, edit: Edit | None) -> None:
    assert edit is not None
    document.edit(edit)


def whole(document: Document) -> tuple[Event, ...]:
    """Return what is found when everything is looked at in one go."""
    return find_label_events(labels_of(document.track, document.poses), SECONDS, SIZE)


def test_what_is_found_is_what_the_whole_path_shows(document: Document, finder: EventFinder) -> None:
    assert len(finder.found) > 60
    assert finder.found == whole(document)
    assert not finder.busy


def placed(document: Document, frame: int, number: int) -> Edit | None:
    return edits.place(document.track, frame, 100.0 + 11 * number, 650.0 - 6 * number)


def swept(document: Document, frame: int, number: int) -> Edit | None:
    return edits.mark_frames(document.track, range(frame, min(frame + number, COUNT)), State.NO_BALL)


def cleared(document: Document, frame: int, number: int) -> Edit | None:
    return edits.mark_frames(document.track, range(frame, min(frame + number, COUNT)), State.UNSET)


def said(document: Document, frame: int, number: int) -> Edit | None:
    return edits.mark_event(document.track, frame, [*EventKind, None][number % 6])


def set_aside(document: Document, frame: int, number: int) -> Edit | None:
    return edits.mark_non_play(document.track, range(frame, frame + number))


def taken_back(document: Document, frame: int, number: int) -> Edit | None:
    return edits.unmark_non_play(document.track, range(frame, frame + number))


def undone(document: Document, _frame: int, _number: int) -> Edit | None:
    document.undo()
    return None


ACTS = (placed, swept, cleared, said, set_aside, taken_back, undone)


@given(acts=st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, COUNT - 1), st.integers(1, 99)), max_size=6))
@example(acts=[(said, 601, 1), (said, 601, 5)])
@example(acts=[(set_aside, 300, 1200), (taken_back, 400, 1000)])
@example(acts=[(set_aside, 0, 99), (taken_back, 20, 30), (undone, 0, 0), (undone, 0, 0)])
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_found_events_after_edits_match_whole_path(
    document: Document,
    finder: EventFinder,
    acts: list[tuple[Callable[[Document, int, int], Edit | None], int, int]],
) -> None:
    for act, frame, number in acts:
        made = act(document, frame, number)
        if made is not None:
            document.edit(made)
        finder.flush()
    assert finder.found == whole(document)


def test_later_poses_change_events_near_them(document: Document, finder: EventFinder) -> None:
    before = finder.found
    frame = next(event.frame for event in before if event.kind is EventKind.HIT and event.frame > 600)
    nobody = [
        Person((left, 0.0, left + 40, 100), 0.9, np.full((17, 3), (5.0, 5.0, 0.9), np.float32)) for left in (0, 9)
    ]
    document.project.add_poses(PoseRows.of(dict.fromkeys(range(frame - 6, frame + 7, 3), nobody)))
    assert finder.busy
    finder.flush()
    assert finder.found == whole(document)
    assert set(before) - set(finder.found) == {event for event in before if abs(event.frame - frame) <= 9}


def test_only_the_surroundings_of_a_change_are_looked_at_again(
    document: Document, finder: EventFinder, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int]] = []
    look = EventFinder._turns_in

    def noted(self: EventFinder, start: int, stop: int) -> object:
        seen.append((start, stop))
        return look(self, start, stop)

    monkeypatch.setattr(EventFinder, "_turns_in", noted)
    document.edit(edits.place(document.track, 1200, 10, 10))
    finder.flush()
    assert 600 < seen[0][0] < 1200 < seen[-1][1] < 1800


def test_they_are_found_a_moment_after_the_last_of_some_edits(document: Document, finder: EventFinder) -> None:
    told = QSignalSpy(finder.changed)
    for frame in RALLY.hits[10:14]:
        edit(document, edits.mark_frames(document.track, range(frame - 2, frame + 40), State.NO_BALL))
    assert finder.busy
    assert told.count() == 0
    wait_until(lambda: not finder.busy and told.count() > 0)
    assert told.count() == 1
    assert finder.found == whole(document)


def test_an_edit_that_moves_nothing_tells_nothing(document: Document, finder: EventFinder) -> None:
    told = QSignalSpy(finder.changed)
    edit(document, edits.accept(document.track, range(100, 200)))
    wait_until(lambda: not finder.busy)
    assert told.count() == 0


def test_while_a_run_writes_events_appear_before_it_is_done(document: Document) -> None:
    finder = EventFinder(document, document)
    finder.set_video(SIZE, SECONDS)
    told = QSignalSpy(finder.changed)
    frames = iter(range(COUNT))

    def more() -> bool:
        frame = next(frames)
        tracked(document, range(frame, frame + 1))
        return told.count() > 0

    wait_until(more)
    assert finder.busy
    assert finder.found


def test_another_video_has_its_own(document: Document, finder: EventFinder) -> None:
    document.open(COUNT)
    assert finder.found == ()
    tracked(document, range(300))
    finder.flush()
    assert finder.found == whole(document)
    finder.set_video(None, np.zeros(0))
    assert finder.found == ()
    finder.flush()
    assert finder.found == ()


def test_events_are_found_where_the_index_has_come_to(qapp: QApplication) -> None:
    document = Document(qapp)
    document.open(700)
    finder = EventFinder(document, document)
    finder.set_video(SIZE, SECONDS[:700])
    tracked(document, range(700))
    finder.flush()
    assert 0 < max(event.frame for event in finder.found) < 700
    document.grow(COUNT)
    finder.set_video(SIZE, SECONDS[:700])
    tracked(document, range(700, COUNT))
    finder.flush()
    assert max(event.frame for event in finder.found) < 700
    finder.set_video(SIZE, SECONDS)
    finder.flush()
    assert finder.found == whole(document)


def test_another_sport_changes_at_once_what_is_found(document: Document, finder: EventFinder) -> None:
    change = document.track.change(Layer.PREDICTED, range(30), climbing())
    document.edit(Edit("Track", (change,), RunStep(2)))
    finder.flush()
    kinds = {}
    for sport in (Sport.TENNIS, Sport.BADMINTON, Sport.AUTO):
        finder.set_sport(sport)
        assert finder.found == find_label_events(labels_of(document.track), SECONDS, SIZE, sport)
        kinds[sport] = {event.kind for event in finder.found if event.frame < 30}
    assert EventKind.BOUNCE in kinds[Sport.TENNIS]
    assert EventKind.BOUNCE not in kinds[Sport.BADMINTON]


def test_a_correction_changes_no_event_far_from_it(document: Document) -> None:
    """Also where the turns hardly suffice to say whether the ball bounces."""
    finder = EventFinder(document, document)
    finder.set_video(SIZE, SECONDS)
    tracked(document, range(RALLY.hits[15]))
    finder.flush()
    assert finder.bouncing is None
    before, last = finder.found, RALLY.hits[4]
    edit(document, edits.mark_frames(document.track, range(last), State.NO_BALL))
    finder.flush()
    assert finder.bouncing is None
    assert [event for event in finder.found if event.frame > last + 60] == [
        event for event in before if event.frame > last + 60
    ]
    assert finder.found == whole(document)


def test_a_path_by_hand_alone_says_whether_the_ball_bounces(document: Document) -> None:
    finder = EventFinder(document, document)
    finder.set_video(SIZE, SECONDS)
    for frame in range(RALLY.hits[19]):
        x, y = RALLY.path[:, frame].tolist()
        edit(document, edits.place(document.track, frame, x, y))
    finder.flush()
    assert finder.bouncing is False
    assert finder.found == whole(document)


def test_the_court_says_the_sport_unless_one_is_chosen(document: Document, finder: EventFinder) -> None:
    change = document.track.change(Layer.PREDICTED, range(30), climbing())
    document.edit(Edit("Track", (change,), RunStep(2)))
    finder.flush()

    def early() -> set[EventKind]:
        assert finder.found == find_label_events(labels_of(document.track), SECONDS, SIZE, chosen)
        return {event.kind for event in finder.found if event.frame < 30}

    chosen = Sport.AUTO
    edit(document, edits.place_court(document.track, court_from(0, Sport.TENNIS)))
    assert finder.sport is Sport.TENNIS
    assert EventKind.BOUNCE in early()
    chosen = Sport.BADMINTON
    finder.set_sport(chosen)
    assert EventKind.BOUNCE not in early()
    chosen = Sport.AUTO
    finder.set_sport(chosen)
    assert EventKind.BOUNCE in early()
    document.undo()
    assert finder.found == whole(document)


def test_a_path_in_a_larger_picture_is_looked_at_anew(document: Document, finder: EventFinder) -> None:
    large = Size(12800, 7200)
    finder.set_video(large, SECONDS)
    finder.flush()
    assert finder.found == find_label_events(labels_of(document.track), SECONDS, large)


@given(
    acts=st.lists(
        st.tuples(st.sampled_from(ACTS), st.integers(0, COUNT - 1), st.integers(1, 99), st.integers(0, 40)), max_size=5
    )
)
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_edits_that_come_while_it_is_looking_are_not_missed(
    document: Document,
    finder: EventFinder,
    acts: list[tuple[Callable[[Document, int, int], Edit | None], int, int, int]],
) -> None:
    for act, frame, number, steps in acts:
        made = act(document, frame, number)
        if made is not None:
            document.edit(made)
        finder._begin_looking()
        for _ in range(steps):
            finder._look(0.0)
    finder.flush()
    assert finder.found == whole(document)
    assert not finder.busy


def test_new_track_discards_running_search(document: Document, finder: EventFinder) -> None:
    document.edit(edits.place(document.track, 1200, 10, 10))
    finder._begin_looking()
    finder._look(0.0)
    assert finder.busy
    document.open(COUNT)
    finder.flush()
    assert finder.found == ()


def test_a_search_that_finds_nothing_says_that_it_is_over(document: Document) -> None:
    finder = EventFinder(document, document)
    finder.set_video(SIZE, SECONDS)
    over, told = QSignalSpy(finder.rested), QSignalSpy(finder.changed)
    tracked(document, range(20))
    wait_until(over.count)
    assert not finder.busy
    assert told.count() == 0
