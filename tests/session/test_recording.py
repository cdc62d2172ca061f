"""Test a run in the document: one undoable step that never moves the user's points."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from narrowing import not_none

pytest.importorskip("PySide6.QtCore")

from qt import wait_until
from rallytrace.track.detections import Source
from rallytrace.track.edits import mark_frames, place
from rallytrace.track.track import Layer, State
from runs import N_FRAMES, Desk, desk, small_choice, small_clip

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def one(tmp_path: Path) -> Iterator[Desk]:
    with desk(small_clip(tmp_path), small_choice(tmp_path)) as made:
        yield made


def test_undo_takes_a_run_back_at_once_and_redo_makes_it_again(one: Desk) -> None:
    one.track()
    points = one.points()
    assert one.document.undoable == "Track"
    one.document.undo()
    assert one.points() == []
    assert one.document.undoable is None
    one.document.redo()
    assert one.points() == points


def test_when_a_run_is_over_its_edits_are_one(one: Desk) -> None:
    one.track()
    (step,) = one.document.project.history.steps
    assert len(step.edits) == 1
    assert len(one.found) > 1


def test_two_runs_are_two_steps(one: Desk) -> None:
    one.track(range(10))
    first = one.points()
    one.track(range(10, 30))
    one.document.undo()
    assert one.points() == first


def test_a_persons_points_stay_where_they_are(one: Desk) -> None:
    one.document.edit(place(one.document.track, 20, 7.5, 8.5))
    one.document.edit(not_none(mark_frames(one.document.track, range(40, 42), State.NO_BALL)))
    human = one.document.track.layer(Layer.HUMAN).copy()
    one.track()
    assert (one.document.track.layer(Layer.HUMAN) == human).all()
    point = not_none(one.document.track.point(20))
    assert (point.x, point.y, point.source) == (7.5, 8.5, Source.HUMAN)


def test_a_point_placed_during_the_run_stays_and_is_undone_alone(tmp_path: Path) -> None:
    with desk(small_clip(tmp_path), small_choice(tmp_path, busy=3)) as slow:
        slow.tracker.begin(slow.request())
        wait_until(lambda: slow.found)
        slow.document.edit(place(slow.document.track, 2, 7.5, 8.5))
        slow.outcome()
        point = not_none(slow.document.track.point(2))
        assert (point.x, point.source) == (7.5, Source.HUMAN)
        slow.document.undo()
        assert len(slow.points()) == N_FRAMES
        assert all(point.source is not Source.HUMAN for point in slow.points())
        slow.document.undo()
        assert slow.points() == []


def test_results_of_another_video_are_not_recorded(tmp_path: Path) -> None:
    with desk(small_clip(tmp_path), small_choice(tmp_path, busy=3)) as slow:
        slow.tracker.begin(slow.request())
        wait_until(lambda: slow.found)
        slow.document.open(N_FRAMES)
        wait_until(lambda: not slow.tracker.busy)
        assert slow.points() == []
        assert slow.document.runs == []


def test_the_run_of_every_frame_is_known(one: Desk) -> None:
    one.track(range(10))
    one.track(range(10, 30))
    runs = one.document.track.layer(Layer.PREDICTED)["run"]
    assert set(runs[:10].tolist()) == {1}
    assert set(runs[10:30].tolist()) == {2}
    assert set(runs[30:].tolist()) == {0}
    assert [run.provenance["frames"] for run in one.document.runs] == [10, 20]
    assert one.document.runs[0].signature == one.document.runs[1].signature
    assert one.document.runs[0].provenance["complete"]


def test_a_run_is_no_reason_to_export(one: Desk) -> None:
    one.track()
    assert not one.document.facts.unexported


def test_frames_beyond_those_known_make_room_for_themselves(tmp_path: Path) -> None:
    with desk(small_clip(tmp_path), small_choice(tmp_path), n_frames=10) as made:
        made.track()
        assert made.document.track.n_frames == N_FRAMES
        assert len(made.points()) == N_FRAMES
