"""Test that events found again around changes equal those of the whole path."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QTimer
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from court_cameras import court_from
from found_events import find_label_events
from qt import wait_until
from rally_paths import SIZE, climbing, played
from rallytrace.analysis.arcs.path_arcs import PathArcs
from rallytrace.analysis.facts.events import BALL_BOUNCES, FOUND_EVENTS, TRANSITIONS
from rallytrace.analysis.facts.scenes import SCENES
from rallytrace.exports.labels import labels_of
from rallytrace.session.document import Document, RunStep
from rallytrace.session.live_facts import LiveFacts
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
NODES = (SCENES, TRANSITIONS, BALL_BOUNCES, FOUND_EVENTS)


class Open:
    """An open track and the events along its path."""

    def __init__(self, parent: QApplication) -> None:
        self.document = Document(parent)
        self.document.open(COUNT)
        self.facts = LiveFacts(self.document, parent=self.document, nodes=NODES)
        self.facts.set_video(SIZE, SECONDS)

    def track(self, frames: range, *, job: int = 1) -> None:
        """Let a run find the ball in some frames."""
        x, y = RALLY.path[:, frames.start : frames.stop]
        rows = make_rows(len(frames), State.VISIBLE, Source.PREDICTED, x=x, y=y)
        self.document.edit(Edit("Track", (self.document.track.change(Layer.PREDICTED, frames, rows),), RunStep(job)))

    def do(self, edit: Edit | None) -> None:
        if edit is not None:
            self.document.edit(edit)

    @property
    def found(self) -> tuple[Event, ...]:
        self.facts.flush(FOUND_EVENTS)
        return self.facts[FOUND_EVENTS]

    @property
    def is_busy(self) -> bool:
        return self.facts.is_busy(FOUND_EVENTS)

    def whole(self, sport: Sport = Sport.AUTO, size: Size = SIZE) -> tuple[Event, ...]:
        return find_label_events(labels_of(self.document.track, self.document.poses), SECONDS, size, sport)


@pytest.fixture
def empty(qapp: QApplication) -> Iterator[Open]:
    opened = Open(qapp)
    yield opened
    opened.facts.shutdown()


@pytest.fixture
def tracked(empty: Open) -> Open:
    empty.track(range(COUNT))
    empty.facts.flush(FOUND_EVENTS)
    return empty


def test_events_are_those_of_the_whole_path(tracked: Open) -> None:
    assert len(tracked.found) > 60
    assert tracked.found == tracked.whole()
    assert not tracked.is_busy


def place(opened: Open, frame: int, number: int) -> None:
    opened.do(edits.place(opened.document.track, frame, 100.0 + 11 * number, 650.0 - 6 * number))


def hide(opened: Open, frame: int, number: int) -> None:
    opened.do(edits.mark_frames(opened.document.track, range(frame, min(frame + number, COUNT)), State.NO_BALL))


def clear(opened: Open, frame: int, number: int) -> None:
    opened.do(edits.mark_frames(opened.document.track, range(frame, min(frame + number, COUNT)), State.UNSET))


def mark(opened: Open, frame: int, number: int) -> None:
    opened.do(edits.mark_event(opened.document.track, frame, [*EventKind, None][number % 6]))


def mark_non_play(opened: Open, frame: int, number: int) -> None:
    opened.do(edits.mark_non_play(opened.document.track, range(frame, frame + number)))


def mark_play(opened: Open, frame: int, number: int) -> None:
    opened.do(edits.unmark_non_play(opened.document.track, range(frame, frame + number)))


def undo(opened: Open, _frame: int, _number: int) -> None:
    opened.document.undo()


def begin(opened: Open, _frame: int, number: int) -> None:
    """Let the search begin and take some turns of the event loop, so that the next edit comes meanwhile."""
    for timer in opened.facts.findChildren(QTimer):
        if timer.isActive():
            timer.start(0)
    for _ in range(number % 5):
        QApplication.processEvents()


ACTS = (place, hide, clear, mark, mark_non_play, mark_play, undo, begin)


@given(acts=st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, COUNT - 1), st.integers(1, 99)), max_size=8))
@example(acts=[(mark, 601, 1), (mark, 601, 5)])
@example(acts=[(mark_non_play, 300, 1200), (mark_play, 400, 1000)])
@example(acts=[(mark_non_play, 0, 99), (mark_play, 20, 30), (undo, 0, 0), (undo, 0, 0)])
@example(acts=[(place, 1200, 1), (begin, 0, 4), (hide, 900, 90)])
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_events_after_edits_are_those_of_the_whole_path(
    tracked: Open, acts: list[tuple[Callable[[Open, int, int], None], int, int]]
) -> None:
    for act, frame, number in acts:
        act(tracked, frame, number)
    assert tracked.found == tracked.whole()


def test_late_poses_change_only_events_nearby(tracked: Open) -> None:
    before = tracked.found
    frame = next(event.frame for event in before if event.kind is EventKind.HIT and event.frame > 600)
    nobody = [
        Person((left, 0.0, left + 40, 100), 0.9, np.full((17, 3), (5.0, 5.0, 0.9), np.float32)) for left in (0, 9)
    ]
    tracked.document.project.add_poses(PoseRows.of(dict.fromkeys(range(frame - 6, frame + 7, 3), nobody)))
    assert tracked.is_busy
    assert tracked.found == tracked.whole()
    assert set(before) - set(tracked.found) == {event for event in before if abs(event.frame - frame) <= 9}


def test_only_blocks_near_a_change_are_searched(tracked: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[range] = []

    def note(found: PathArcs, *_: object) -> list[object]:
        searched.append(found.frames)
        return []

    monkeypatch.setattr("rallytrace.analysis.events.transitions.list_transitions", note)
    place(tracked, COUNT - 1, 1)
    tracked.facts.flush(FOUND_EVENTS)
    assert searched
    assert all(frames.start > 0 for frames in searched)


def test_several_edits_are_answered_once(tracked: Open) -> None:
    told = QSignalSpy(tracked.facts.changes(FOUND_EVENTS))
    for frame in RALLY.hits[10:14]:
        hide(tracked, frame - 2, 42)
    assert tracked.is_busy
    assert told.count() == 0
    wait_until(lambda: not tracked.is_busy and told.count() > 0)
    assert told.count() == 1
    assert tracked.facts[FOUND_EVENTS] == tracked.whole()


def test_an_edit_that_moves_nothing_tells_nothing(tracked: Open) -> None:
    told = QSignalSpy(tracked.facts.changes(FOUND_EVENTS))
    tracked.do(edits.accept(tracked.document.track, range(100, 200)))
    wait_until(lambda: not tracked.is_busy)
    assert told.count() == 0


def test_events_appear_while_a_run_writes(empty: Open) -> None:
    told, frames = QSignalSpy(empty.facts.changes(FOUND_EVENTS)), iter(range(COUNT))

    def go_on() -> bool:
        frame = next(frames)
        empty.track(range(frame, frame + 1))
        return told.count() > 0

    wait_until(go_on)
    assert empty.facts[FOUND_EVENTS]


def test_another_video_has_its_own_events(tracked: Open) -> None:
    begin(tracked, 0, 2)
    tracked.document.open(COUNT)
    assert tracked.facts[FOUND_EVENTS] == ()
    tracked.track(range(300))
    assert tracked.found == tracked.whole()
    tracked.document.open(0)
    tracked.facts.set_video(None, np.zeros(0))
    assert tracked.found == ()


def test_events_are_found_as_far_as_the_index_goes(empty: Open) -> None:
    empty.document.open(700)
    empty.facts.set_video(SIZE, SECONDS[:700])
    empty.track(range(700))
    assert 0 < max(event.frame for event in empty.found) < 700
    empty.document.grow(COUNT)
    empty.facts.set_video(SIZE, SECONDS[:700])
    empty.track(range(700, COUNT))
    assert max(event.frame for event in empty.found) < 700
    empty.facts.set_video(SIZE, SECONDS)
    assert empty.found == empty.whole()


def test_another_sport_changes_the_events(tracked: Open) -> None:
    change = tracked.document.track.change(Layer.PREDICTED, range(30), climbing())
    tracked.document.edit(Edit("Track", (change,), RunStep(2)))
    kinds = {}
    for sport in (Sport.TENNIS, Sport.BADMINTON, Sport.AUTO):
        tracked.facts.set_sport(sport)
        assert tracked.found == tracked.whole(sport)
        kinds[sport] = {event.kind for event in tracked.found if event.frame < 30}
    assert EventKind.BOUNCE in kinds[Sport.TENNIS]
    assert EventKind.BOUNCE not in kinds[Sport.BADMINTON]


def test_a_correction_changes_no_event_far_from_it(empty: Open) -> None:
    """Also where the transitions hardly suffice to say whether the ball bounces."""
    empty.track(range(RALLY.hits[15]))
    before, last = empty.found, RALLY.hits[4]
    assert empty.facts[BALL_BOUNCES] is None
    empty.do(edits.mark_frames(empty.document.track, range(last), State.NO_BALL))
    assert [event for event in empty.found if event.frame > last + 60] == [
        event for event in before if event.frame > last + 60
    ]
    assert empty.facts[BALL_BOUNCES] is None
    assert empty.found == empty.whole()


def test_a_path_by_hand_decides_whether_the_ball_bounces(empty: Open) -> None:
    for frame in range(RALLY.hits[19]):
        x, y = RALLY.path[:, frame].tolist()
        empty.do(edits.place(empty.document.track, frame, x, y))
    assert empty.found == empty.whole()
    assert empty.facts[BALL_BOUNCES] is False


def test_the_court_decides_the_sport_unless_one_is_chosen(tracked: Open) -> None:
    change = tracked.document.track.change(Layer.PREDICTED, range(30), climbing())
    tracked.document.edit(Edit("Track", (change,), RunStep(2)))

    def early(chosen: Sport) -> set[EventKind]:
        tracked.facts.set_sport(chosen)
        assert tracked.found == tracked.whole(chosen)
        return {event.kind for event in tracked.found if event.frame < 30}

    tracked.do(edits.place_court(tracked.document.track, court_from(0, Sport.TENNIS)))
    assert tracked.facts.sport is Sport.TENNIS
    assert EventKind.BOUNCE in early(Sport.AUTO)
    assert EventKind.BOUNCE not in early(Sport.BADMINTON)
    assert EventKind.BOUNCE in early(Sport.AUTO)
    tracked.document.undo()
    assert tracked.found == tracked.whole()


def test_a_path_in_a_larger_picture_is_searched_again(tracked: Open) -> None:
    large = Size(12800, 7200)
    tracked.facts.set_video(large, SECONDS)
    assert tracked.found == tracked.whole(size=large)


def test_a_search_that_finds_nothing_tells_its_end(empty: Open) -> None:
    over, told = QSignalSpy(empty.facts.rested), QSignalSpy(empty.facts.changes(FOUND_EVENTS))
    empty.track(range(20))
    wait_until(over.count)
    assert not empty.is_busy
    assert told.count() == 0


def test_a_job_that_ends_late_does_not_replace_a_provided_value(empty: Open) -> None:
    given = (Event(5, EventKind.HIT),)
    empty.track(range(60))
    begin(empty, 0, 4)
    empty.facts.provide(FOUND_EVENTS, given)
    QApplication.processEvents()
    assert empty.facts[FOUND_EVENTS] == given
