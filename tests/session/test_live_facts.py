"""Test that the live facts of the open track equal those computed at once."""

import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import NoReturn

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from narrowing import not_none
from qt import wait_until
from rallytrace.analysis.facts.board import BOARD_WINNERS
from rallytrace.analysis.facts.events import EVENTS as SHOWN_EVENTS
from rallytrace.analysis.facts.graph import ComputedFacts, Facts, Job, Node
from rallytrace.analysis.facts.nodes import NODES
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.shots import FOUND_SHOTS, SHOTS
from rallytrace.analysis.facts.slow_motion import SLOWDOWN
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.errors import Check
from rallytrace.exports.findings import LabelsSource
from rallytrace.exports.labels import labels_of
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.session.playhead import Playhead
from rallytrace.track import edits
from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import BoardsChange, EventKind, Rally, near_frames
from rallytrace.track.poses import PoseRows
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.steps import Steps, run_steps
from rallytrace.track.stroke_types import StrokeGroup
from rallytrace.track.track import Layer, State, make_rows
from stroke_rally import COURT, EVENTS, FRAMES, RATE, flown_path, poses

SIZE = Size(1280, 720)
SECONDS = np.arange(FRAMES) / RATE
HITS = [event.frame for event in EVENTS[:3]]


PATH = flown_path()


class Open:
    """A tracked rally that is open, and its facts."""

    def __init__(self, parent: QApplication) -> None:
        self.document = Document(parent)
        self.playhead = Playhead(self.document)
        self.playhead.set_times(SECONDS)
        self.facts = LiveFacts(self.document, self.playhead, self.document)
        self.start()

    def start(self) -> None:
        self.document.open(FRAMES)
        self.facts.set_video(SIZE, SECONDS, RATE)
        rows = make_rows(FRAMES, State.NO_BALL, Source.PREDICTED)
        frames = range(EVENTS[0].frame, EVENTS[-1].frame)
        x, y = PATH
        rows[frames.start : frames.stop] = make_rows(len(frames), State.VISIBLE, Source.PREDICTED, x=x, y=y)
        self.document.edit(Edit("Track", (self.document.track.change(Layer.PREDICTED, range(FRAMES), rows),)))
        for event in EVENTS:
            self.do(edits.mark_event(self.document.track, event.frame, event.kind))
        self.do(
            edits.name_rally(self.document.track, Rally("Rally 1", range(EVENTS[0].frame - 5, FRAMES - 30), "near"))
        )
        self.do(edits.place_court(self.document.track, COURT))
        self.do(edits.name_rally(self.document.track, Rally("Rally 1", range(FRAMES), "far")))
        boards = (
            BoardReading(20, FRAMES // 2 + 5, ("3",), ("5",), 0.99, 2),
            BoardReading(FRAMES - 8, FRAMES - 2, ("3",), ("6",), 0.99, 2),
        )
        self.do(Edit("Read the scoreboard", (BoardsChange((), boards),)))
        self.document.project.add_poses(poses().select(range(FRAMES)))

    def do(self, edit: Edit | None) -> None:
        if edit is not None:
            self.document.edit(edit)

    def settle(self) -> None:
        for node in NODES:
            self.facts.flush(node)

    def computed(self, seconds: Floats = SECONDS) -> ComputedFacts:
        labels = labels_of(self.document.track, self.document.poses)
        return ComputedFacts(LabelsSource(labels, seconds, SIZE, near=near_frames(RATE)), lambda: None)


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Open]:
    opened = Open(qapp)
    yield opened
    opened.facts.shutdown()


def plain(value: object) -> object:
    """Return a value of which every part can be compared."""
    if is_dataclass(value) and not isinstance(value, type):
        return type(value), *(plain(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, np.ndarray):
        return value.dtype, value.shape, value.tobytes()
    if isinstance(value, Mapping):
        return [(key, plain(one)) for key, one in value.items()]
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value


def place(opened: Open, frame: int) -> None:
    opened.do(edits.place(opened.document.track, frame, 600.0, 300.0 + frame))


def hide(opened: Open, frame: int) -> None:
    opened.do(edits.mark_frames(opened.document.track, range(frame, frame + 9), State.NO_BALL))


def mark(opened: Open, frame: int) -> None:
    opened.do(edits.mark_event(opened.document.track, frame, list(EventKind)[frame % 5]))


def name_stroke(opened: Open, frame: int) -> None:
    opened.do(edits.name_stroke(opened.document.track, HITS[frame % 3], [None, *StrokeGroup][frame % 10], 3))


def name_rally(opened: Open, frame: int) -> None:
    opened.do(edits.name_rally(opened.document.track, Rally(f"From {frame}", range(frame, frame + 60))))


def remove_court(opened: Open, _frame: int) -> None:
    for court in opened.document.track.courts:
        opened.do(edits.remove_court(opened.document.track, court.frame))


def see_nobody(opened: Open, frame: int) -> None:
    opened.document.project.add_poses(PoseRows.of({frame: []}))


def undo(opened: Open, _frame: int) -> None:
    opened.document.undo()


def redo(opened: Open, _frame: int) -> None:
    opened.document.redo()


ACTS = (place, hide, mark, name_stroke, name_rally, remove_court, see_nobody, undo, redo)


def test_sample_has_every_fact(opened: Open) -> None:
    opened.settle()
    assert [node.name for node in NODES if plain(opened.facts[node]) == plain(node.empty)] == []


@given(acts=st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, FRAMES - 10), st.booleans()), max_size=8))
@example(acts=[(name_stroke, 4, True), (undo, 0, True), (redo, 0, True)])
@example(acts=[(mark, 46, True), (hide, 44, False), (undo, 0, True)])
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_facts_after_edits_are_those_computed_at_once(
    opened: Open, acts: list[tuple[Callable[[Open, int], None], int, bool]]
) -> None:
    opened.start()
    for act, frame, settles in acts:
        act(opened, frame)
        if settles:
            opened.settle()
    opened.settle()
    computed = opened.computed()
    for node in NODES:
        assert plain(opened.facts[node]) == plain(computed[node]), node.name


def test_no_thread_begins_after_the_end(opened: Open) -> None:
    opened.settle()
    opened.facts.shutdown()
    place(opened, HITS[0])
    opened.facts.set_video(SIZE, SECONDS * 1.1, RATE)
    QTest.qWait(1500)
    assert "facts" not in {thread.name for thread in threading.enumerate()}


def test_facts_follow_other_times_of_the_frames(opened: Open) -> None:
    opened.settle()
    seconds = SECONDS * 1.1
    opened.facts.set_video(SIZE, seconds, RATE)
    opened.settle()
    computed = opened.computed(seconds)
    assert [node.name for node in NODES if plain(opened.facts[node]) != plain(computed[node])] == []


def test_facts_without_jobs_follow_the_size_and_time_scale(qapp: QApplication) -> None:
    seen: Node[object] = Node("seen", None, join=lambda facts, _: (facts.source.size, facts.source.time_scale))
    facts = LiveFacts(Document(qapp), nodes=[seen])
    for size, scale in ((SIZE, 1.0), (Size(720, 1280), 1.0), (SIZE, 1.0), (SIZE, 0.25)):
        facts.set_video(size, SECONDS, time_scale=scale)
        assert facts[seen] == (size, scale)
    facts.shutdown()


def test_search_for_slow_motion_depends_on_times_and_cuts(opened: Open) -> None:
    def key() -> object:
        (job,) = run_steps(not_none(SLOWDOWN.plan)(opened.facts))
        return job.key

    keys = [key()]
    opened.facts.set_video(SIZE, SECONDS * 2, RATE)
    keys.append(key())
    track = opened.document.track
    row = track.layer(Layer.PREDICTED)[[60]]
    row["begins_scene"] = True
    opened.do(Edit("Track", (track.change(Layer.PREDICTED, [60], row),)))
    keys.append(key())
    assert len(set(keys)) == len(keys)


def test_facts_follow_changes_without_being_flushed(opened: Open) -> None:
    facts, told = opened.facts, QSignalSpy(opened.facts.changes(SHOTS))
    facts.request(SHOTS, HITTERS)
    wait_until(lambda: not any(map(facts.is_busy, NODES)))
    assert told.count() > 0
    computed = opened.computed()
    for node in (HITTERS, PLAYERS, STROKES, SHOTS):
        assert plain(facts[node]) == plain(computed[node]), node.name


def test_winners_on_board_follow_the_court(qapp: QApplication) -> None:
    document = Document(qapp)
    facts = LiveFacts(document, parent=document)
    document.open(FRAMES)
    facts.set_video(SIZE, SECONDS, RATE)
    boards = BoardReading(20, 40, ("3",), ("5",), 0.99, 2), BoardReading(70, 80, ("3",), ("6",), 0.99, 2)
    document.edit(Edit("Read the scoreboard", (BoardsChange((), boards),)))
    document.edit(not_none(edits.name_rally(document.track, Rally("Rally 1", range(10, 60), "far"))))
    for node in NODES:
        facts.flush(node)
    told = QSignalSpy(facts.changes(BOARD_WINNERS))
    assert facts[BOARD_WINNERS] == {}
    document.edit(not_none(edits.place_court(document.track, COURT)))
    for node in NODES:
        facts.flush(node)
    assert [winner.end for winner in facts[BOARD_WINNERS].values()] == ["far"]
    assert told.count() > 0
    facts.shutdown()


def test_thread_pauses_while_the_window_is_busy(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.session.live_facts._MAX_WAIT_SECONDS", 1.0)
    n_steps = 0

    def compute(check: Check) -> None:
        nonlocal n_steps
        while True:
            check()
            n_steps += 1

    def plan(_facts: Facts) -> Steps[Sequence[Job]]:
        yield
        return [Job.prepared("endless", compute)]

    document = Document(qapp)
    facts = LiveFacts(document, parent=document, nodes=[Node("endless", None, plan)])
    facts.set_video(SIZE, SECONDS)
    wait_until(lambda: n_steps)
    has_paused = False
    for _ in range(20):  # the event loop does not run
        before = n_steps
        time.sleep(0.02)
        has_paused |= n_steps == before
    facts.shutdown()
    assert has_paused


def _fail(*_arguments: object) -> NoReturn:
    raise ValueError


def _plan_of(*jobs: Job, then: Callable[[], object] = lambda: None) -> Callable[[Facts], Steps[Sequence[Job]]]:
    def plan(_facts: Facts) -> Steps[Sequence[Job]]:
        yield
        then()
        return jobs

    return plan


def _work(_check: Check) -> str:
    return "found"


@pytest.mark.parametrize(
    "broken",
    [
        Node(
            "read", None, _plan_of(Job("read", _fail), Job.prepared("work", _work)), join=lambda _facts, found: [*found]
        ),
        Node("compute", None, _plan_of(Job.prepared("fail", _fail), Job.prepared("work", _work))),
        Node("plan", None, _plan_of(then=_fail)),
        Node("join", None, _plan_of(Job.prepared("work", _work)), join=_fail),
        Node("join of no jobs", None, _plan_of(), join=_fail),
        Node("plan and join", None, _plan_of(then=_fail), join=_fail),
    ],
    ids=lambda node: node.name,
)
def test_failure_of_a_fact_does_not_stop_others(
    broken: Node[object], qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    raised: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: raised.append(error))
    later: Node[object] = Node("later", None, _plan_of(Job.prepared("work", _work)), after=(broken,))
    other: Node[object] = Node("other", None, _plan_of(Job.prepared("work", _work)))
    document = Document(qapp)
    facts = LiveFacts(document, parent=document, nodes=[broken, later, other])
    rests = QSignalSpy(facts.rested)
    facts.set_video(SIZE, SECONDS)
    try:
        wait_until(rests.count)
    finally:
        facts.shutdown()
    assert (facts[other], facts[later]) == ("found", "found")
    assert not any(map(facts.is_busy, (broken, later, other)))
    assert bool(raised) is (broken.name != "compute")  # the thread logs errors
    caplog.clear()


def test_rest_is_told_once(opened: Open) -> None:
    rests = QSignalSpy(opened.facts.rested)
    wait_until(rests.count)
    before = rests.count()
    opened.playhead.play()
    opened.playhead.pause()
    assert rests.count() == before


def test_lazy_facts_wait_for_a_request(opened: Open) -> None:
    wait_until(lambda: not any(map(opened.facts.is_busy, NODES)))
    assert opened.facts[STROKES]
    assert opened.facts[SHOTS] == ()


def test_another_track_has_no_facts_of_the_last(opened: Open) -> None:
    opened.settle()
    opened.document.open(FRAMES)
    assert [node.name for node in NODES if opened.facts[node] != node.empty] == []


def test_results_of_unchanged_rallies_are_used_again(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    opened.settle()
    monkeypatch.setattr("rallytrace.analysis.facts.shots.measure_rally", lambda *_: pytest.fail("computed again"))
    before = opened.facts[FOUND_SHOTS]
    place(opened, FRAMES - 1)
    opened.settle()
    assert opened.facts[FOUND_SHOTS] == before


def test_events_set_by_hand_are_shown_at_once(opened: Open) -> None:
    opened.do(edits.mark_event(opened.document.track, 130, EventKind.BOUNCE))
    assert 130 in [event.frame for event in opened.facts[SHOWN_EVENTS]]
