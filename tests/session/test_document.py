import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from court_cameras import court_from
from narrowing import not_none
from rallytrace.session.document import Document, RunStep
from rallytrace.storage.project.project import Project, ProjectFacts
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track import edits
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.history import History
from rallytrace.track.lists import EventKind, EventsChange, NonPlayChange, Rally
from rallytrace.track.track import Layer, RunRecord, State, Track, make_rows


@pytest.fixture
def document(qapp: QApplication) -> Document:
    document = Document(qapp)
    document.open(100)
    return document


def test_views_hear_which_frames_have_changed_and_why(document: Document) -> None:
    changes: list[TrackChange] = []
    document.changed.connect(changes.append)
    document.edit(edits.place(document.track, 7, 1, 1))
    document.undo()
    document.redo()
    assert [change.frames.tolist() for change in changes] == [[7], [7], [7]]
    assert [change.cause for change in changes] == [Cause.EDIT, Cause.UNDO, Cause.REDO]
    assert all(change.subjects == {Layer.HUMAN} for change in changes)


def test_views_hear_of_runs_and_imports_as_such(document: Document) -> None:
    changes: list[TrackChange] = []
    document.changed.connect(changes.append)
    found = document.track.layer(Layer.PREDICTED)[:2].copy()
    found["state"] = State.NO_BALL
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, [0, 1], found),), RunStep(1)))
    for as_human in (False, True):
        labels = make_rows(1, State.VISIBLE, Source.IMPORTED, x=1, y=1)
        document.edit(not_none(edits.import_labels(document.track, np.array([5]), labels, as_human=as_human)))
    assert [change.cause for change in changes] == [Cause.RUN, Cause.IMPORT, Cause.IMPORT]
    document.undo()
    document.undo()
    document.undo()
    assert {change.cause for change in changes[3:]} == {Cause.UNDO}


def test_two_imports_are_two_steps(document: Document) -> None:
    for x in (1, 2):
        labels = make_rows(1, State.VISIBLE, Source.IMPORTED, x=x, y=1)
        document.edit(not_none(edits.import_labels(document.track, np.array([5]), labels, as_human=False)))
    document.undo()
    assert not_none(document.track.point(5)).x == 1


def test_undoing_a_step_tells_all_its_frames_at_once(document: Document) -> None:
    for frame in (3, 5):
        document.edit(edits.place(document.track, frame, 1, 1, step="one gesture"))
    told: list[list[int]] = []
    document.changed.connect(lambda change: told.append(change.frames.tolist()))
    document.undo()
    assert told == [[3, 5]]


def test_human_edit_is_unexported_until_labels_are_written(document: Document) -> None:
    assert not document.facts.unexported
    document.edit(edits.place(document.track, 7, 1, 1))
    assert document.facts.unexported
    document.note_export()
    assert not document.facts.unexported
    document.undo()
    assert document.facts.unexported


def test_run_results_are_no_edit(document: Document) -> None:
    said = document.track.layer(Layer.PREDICTED)[:2].copy()
    said["state"] = State.NO_BALL
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, [0, 1], said),), RunStep(1)))
    assert not document.facts.unexported
    assert document.undoable == "Track"


def test_run_does_not_mark_edits_as_exported(document: Document) -> None:
    document.edit(edits.place(document.track, 7, 1, 1))
    said = document.track.layer(Layer.PREDICTED)[:2].copy()
    said["state"] = State.NO_BALL
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, [0, 1], said),), RunStep(1)))
    assert document.facts.unexported


def test_naming_a_rally_is_told_and_can_be_undone(document: Document) -> None:
    told: list[int] = []
    document.changed.connect(lambda: told.append(len(document.track.rallies)))
    document.edit(edits.name_rally(document.track, Rally("first", range(10, 20))))
    document.undo()
    assert told == [1, 0]


def test_events_and_non_play_ranges_are_told_and_can_be_undone(document: Document) -> None:
    track, told = document.track, []
    document.changed.connect(lambda change: told.append((change.subjects, len(track.events), len(track.non_play))))
    for edit in (
        edits.mark_event(document.track, 30, EventKind.HIT),
        edits.mark_non_play(document.track, range(50, 60)),
    ):
        document.edit(not_none(edit))
    document.undo()
    document.undo()
    document.redo()
    events, non_play = frozenset({EventsChange}), frozenset({NonPlayChange})
    assert told == [(events, 1, 0), (non_play, 1, 1), (non_play, 1, 0), (events, 0, 0), (events, 1, 0)]
    assert document.facts.unexported


def test_a_court_is_told_and_can_be_undone(document: Document) -> None:
    told: list[int] = []
    document.changed.connect(lambda: told.append(len(document.track.courts)))
    document.edit(not_none(edits.place_court(document.track, court_from(0))))
    document.undo()
    document.redo()
    assert told == [1, 0, 1]


def test_another_video_begins_with_nothing_to_undo(document: Document) -> None:
    document.edit(edits.place(document.track, 7, 1, 1))
    document.open(50)
    assert document.undoable is None
    assert document.track.n_frames == 50
    assert document.track.points() == []
    assert not document.facts.unexported


def test_undo_of_a_whole_run_of_200_000_frames_is_one_step(document: Document) -> None:
    document.open(n_frames := 200_000)
    for start in range(0, n_frames, 1000):
        frames = np.arange(start, start + 1000)
        said = document.track.layer(Layer.PREDICTED)[frames].copy()
        said["state"] = State.VISIBLE
        document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, frames, said),), RunStep(1)))
    document.undo()
    assert not document.track.layer(Layer.PREDICTED)["state"].any()


def test_project_records_in_order_before_the_views(document: Document) -> None:
    told: list[str] = []
    document.settled.connect(lambda change: told.append(f"views know of {change.cause.name}"))
    document.changed.connect(lambda change: told.append(change.cause.name))
    document.recorded.connect(lambda _parts: told.append("recorded"))
    document.edit(edits.place(document.track, 7, 1, 1))
    document.undo()
    document.undo()
    document.redo()
    document.redo()
    causes = ("EDIT", "UNDO", "REDO")
    assert told == [step for cause in causes for step in ("recorded", cause, f"views know of {cause}")]


def test_a_run_is_told_when_it_begins_and_when_more_is_known(document: Document) -> None:
    told: list[int] = []
    document.run_noted.connect(told.append)
    number = document.project.begin_run("like this", {})
    document.project.complete_run(number, {"seconds": 3})
    assert told == [1, 1]
    assert document.runs[0].provenance == {"seconds": 3}


def test_a_track_is_taken_up_where_it_was_left(document: Document) -> None:
    history = History(track := Track(50))
    history.do(edits.place(track, 7, 1, 1))
    runs, facts = [RunRecord("like this", {})], ProjectFacts(unexported=True)
    document.restore(Project(VideoIdentity.unknown(50), history, runs=runs, facts=facts))
    assert document.track.n_frames == 100, "the video has as many frames as it has"
    assert document.facts.unexported
    document.undo()
    assert document.track.points() == []
