import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from court_cameras import court_from
from rallytrace.domain import edits
from rallytrace.domain.edits import Edit
from rallytrace.domain.history import History
from rallytrace.domain.lists import EventKind, Rally
from rallytrace.domain.track import Layer, RunRecord, State, Track
from rallytrace.session.document import Document, RunStep


@pytest.fixture
def document(qapp: QApplication) -> Document:
    document = Document(qapp)
    document.open(100)
    return document


def test_views_are_told_which_frames_have_changed(document: Document) -> None:
    told: list[list[int]] = []
    document.changed.connect(lambda frames: told.append(frames.tolist()))
    document.edit(edits.place(document.track, 7, 1, 1))
    document.undo()
    document.redo()
    assert told == [[7], [7], [7]]


def test_undoing_a_step_tells_all_its_frames_at_once(document: Document) -> None:
    for frame in (3, 5):
        document.edit(edits.place(document.track, frame, 1, 1, step="one gesture"))
    told: list[list[int]] = []
    document.changed.connect(lambda frames: told.append(frames.tolist()))
    document.undo()
    assert told == [[3, 5]]


def test_a_persons_edit_is_unexported_until_the_labels_are_written(document: Document) -> None:
    assert not document.unexported
    document.edit(edits.place(document.track, 7, 1, 1))
    assert document.unexported
    document.note_export()
    assert not document.unexported
    document.undo()
    assert document.unexported


def test_what_a_run_found_can_be_found_again_and_counts_as_no_edit(document: Document) -> None:
    said = document.track.layer(Layer.PREDICTED)[:2].copy()
    said["state"] = State.NO_BALL
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, [0, 1], said),), RunStep(1)))
    assert not document.unexported
    assert document.undoable == "Track"


def test_what_a_run_finds_does_not_export_a_persons_edits(document: Document) -> None:
    document.edit(edits.place(document.track, 7, 1, 1))
    said = document.track.layer(Layer.PREDICTED)[:2].copy()
    said["state"] = State.NO_BALL
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, [0, 1], said),), RunStep(1)))
    assert document.unexported


def test_naming_a_rally_is_told_and_can_be_undone(document: Document) -> None:
    told: list[int] = []
    document.rallies_changed.connect(lambda: told.append(len(document.track.rallies)))
    document.edit(edits.name_rally(document.track, Rally("first", range(10, 20))))
    document.undo()
    assert told == [1, 0]


def test_events_and_non_play_ranges_are_told_and_can_be_undone(document: Document) -> None:
    told: list[str] = []
    document.events_changed.connect(lambda: told.append(f"{len(document.track.events)} events"))
    document.non_play_changed.connect(lambda: told.append(f"{len(document.track.non_play)} non-play ranges"))
    document.rallies_changed.connect(lambda: told.append("rallies"))
    for edit in (
        edits.mark_event(document.track, 30, EventKind.HIT),
        edits.mark_non_play(document.track, range(50, 60)),
    ):
        assert edit is not None
        document.edit(edit)
    document.undo()
    document.undo()
    document.redo()
    assert told == ["1 events", "1 non-play ranges", "0 non-play ranges", "0 events", "1 events"]
    assert document.unexported


def test_a_court_is_told_and_can_be_undone(document: Document) -> None:
    told: list[int] = []
    document.courts_changed.connect(lambda: told.append(len(document.track.courts)))
    edit = edits.place_court(document.track, court_from(0))
    assert edit is not None
    document.edit(edit)
    document.undo()
    document.redo()
    assert told == [1, 0, 1]


def test_another_video_begins_with_nothing_to_undo(document: Document) -> None:
    document.edit(edits.place(document.track, 7, 1, 1))
    document.open(50)
    assert document.undoable is None
    assert document.track.n_frames == 50
    assert document.track.points() == []
    assert not document.unexported


def test_undo_of_a_whole_run_of_200_000_frames_is_one_step(document: Document) -> None:
    document.open(n_frames := 200_000)
    for start in range(0, n_frames, 1000):
        frames = np.arange(start, start + 1000)
        said = document.track.layer(Layer.PREDICTED)[frames].copy()
        said["state"] = State.VISIBLE
        document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, frames, said),), RunStep(1)))
    document.undo()
    assert not document.track.layer(Layer.PREDICTED)["state"].any()


def test_what_happens_is_told_in_order(document: Document) -> None:
    told: list[str] = []
    document.edited.connect(lambda edit: told.append(edit.name))
    document.undone.connect(lambda: told.append("undone"))
    document.redone.connect(lambda: told.append("redone"))
    document.edit(edits.place(document.track, 7, 1, 1))
    document.undo()
    document.undo()
    document.redo()
    document.redo()
    assert told == ["Place the point", "undone", "redone"]


def test_a_run_is_told_when_it_begins_and_when_more_is_known(document: Document) -> None:
    told: list[int] = []
    document.run_noted.connect(told.append)
    number = document.begin_run(RunRecord("like this", {}))
    document.complete_run(number, {"seconds": 3})
    assert told == [1, 1]
    assert document.runs[0].provenance == {"seconds": 3}


def test_a_track_is_taken_up_where_it_was_left(document: Document) -> None:
    history = History(track := Track(50))
    history.do(edits.place(track, 7, 1, 1))
    document.restore(track, history, [RunRecord("like this", {})], unexported=True)
    assert document.track.n_frames == 100, "the video has as many frames as it has"
    assert document.unexported
    document.undo()
    assert document.track.points() == []
