"""A project as it is written and read again."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from narrowing import not_none
from projects import N_FRAMES, VIDEO, Work, act, begin, chunk, everything, said, save, seen
from rallytrace.storage.project import tables
from rallytrace.storage.project.limits import MAX_FRAMES
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.row_codec import RowFormat, describe_rows, pack_frames, pack_rows, unpack_frames
from rallytrace.storage.project.sqlite_store import ProjectFile, open_project, write_project
from rallytrace.storage.project.video_identity import FramePrint
from rallytrace.track import edits
from rallytrace.track.lists import EventKind
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, RunRecord, State, Track

LAW = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.mp4.rally"


@LAW
@given(st.lists(st.tuples(st.integers(0, 10**6), st.booleans()), max_size=25))
def test_reopened_project_equals_the_closed_one(
    tmp_path_factory: pytest.TempPathFactory, gestures: list[tuple[int, bool]]
) -> None:
    path = tmp_path_factory.mktemp("law") / "match.rally"
    work, file = begin(path)
    for seed, now in gestures:
        act(work.project, seed)
        if now:
            save(work, file)
    save(work, file)
    file.close()
    assert everything(open_project(path)) == everything(work.project)
    write_project(path, work.stored, overwrite=True)
    assert everything(open_project(path)) == everything(work.project)


@LAW
@given(st.lists(st.integers(0, 10**6), max_size=10), st.lists(st.integers(0, 10**6), max_size=10))
def test_reopened_project_continues_where_it_stopped(
    tmp_path_factory: pytest.TempPathFactory, first: list[int], then: list[int]
) -> None:
    path = tmp_path_factory.mktemp("law") / "match.rally"
    work, file = begin(path)
    for seed in first:
        act(work.project, seed)
    save(work, file)
    file.close()
    again, file = Work(open_project(path)), ProjectFile(path)
    for seed in then:
        act(again.project, seed)
        save(again, file)
    file.close()
    assert everything(open_project(path)) == everything(again.project)


def test_stored_parts_keep_their_values_when_the_project_changes() -> None:
    project = Work(Project(VIDEO)).project
    project.edit(chunk(project.track, range(N_FRAMES)))
    before = project.parts
    shown = [rows.tobytes() for rows in before.tiles.values()]
    project.edit(chunk(project.track, range(N_FRAMES), run=2))
    project.begin_run("signature", {})
    assert [rows.tobytes() for rows in before.tiles.values()] == shown
    assert (len(before.steps), len(before.runs)) == (1, 0)


def test_a_run_is_still_one_step_after_reopening(path: Path) -> None:
    work, file = begin(path)
    work.project.edit(edits.place(work.project.track, 3, 1, 1))
    for start in range(0, N_FRAMES, 500):
        work.project.edit(chunk(work.project.track, range(start, start + 500)))
        save(work, file)
    file.close()
    reopened = open_project(path)
    assert (reopened.history.length, reopened.history.undoable) == (2, "Track")
    reopened.history.undo()
    assert [point.frame for point in reopened.track.points()] == [3]


def test_run_of_another_day_does_not_join_an_equal_number(path: Path) -> None:
    work, file = begin(path)
    work.project.edit(chunk(work.project.track, range(10), run=1))
    save(work, file)
    file.close()
    again = Work(open_project(path))
    again.project.edit(chunk(again.project.track, range(10, 20), run=1))
    assert again.project.history.length == 2


def test_finished_run_is_one_change_on_disk(path: Path) -> None:
    work, file = begin(path)
    for start in range(0, N_FRAMES, 50):
        work.project.edit(chunk(work.project.track, range(start, start + 50)))
        if start == 1000:
            save(work, file)
    work.project.close_step(("run", 1))
    save(work, file)
    file.close()
    with closing(sqlite3.connect(path)) as connection:
        for table in ("edits", "row_changes"):
            assert connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone() == (1,)  # noqa: S608 - no user's words
    reopened = open_project(path)
    assert everything(reopened) == everything(work.project)
    reopened.history.undo()
    assert reopened.track.points() == []


def test_drag_of_sixty_positions_is_one_change_on_disk(path: Path) -> None:
    work, file = begin(path)
    for x in range(60):
        work.project.edit(edits.place(work.project.track, 7, x, x, step=("drag", 1)))
        save(work, file)
    file.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM row_changes").fetchone() == (1,)
    reopened = open_project(path)
    assert not_none(reopened.track.point(7)).x == 59
    reopened.history.undo()
    assert reopened.track.point(7) is None


def test_oldest_steps_are_dropped_from_a_large_history(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work, file = begin(path)
    for run in range(5):
        work.project.edit(chunk(work.project.track, range(N_FRAMES), run))
        work.project.edit(edits.place(work.project.track, run, 1, 1))
    save(work, file)
    file.close()
    monkeypatch.setattr(tables, "MAX_PACKED_HISTORY_BYTES", 2 * len(pack_rows(seen(N_FRAMES))) + 10_000)
    reopened = open_project(path)
    assert said(reopened.track) == said(work.project.track)
    assert 0 < reopened.history.length < 10
    again, file = Work(reopened), ProjectFile(path)
    again.project.edit(edits.place(again.project.track, 9, 1, 1))
    save(again, file)
    file.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT MIN(number) FROM steps").fetchone() == (reopened.first_step,)
    assert everything(open_project(path)) == everything(again.project)


def test_the_video_the_runs_and_the_facts_are_kept(path: Path) -> None:
    work, file = begin(path)
    luma = np.arange(64 * 36, dtype=np.uint8).reshape(36, 64)
    kept = replace(VIDEO, prints=(FramePrint(3, 0.1, luma, luma + 1),))
    work.unsaved.video = kept
    work.project.begin_run("signature", {"tracknet": {"model": Path("a.onnx")}, "stride": 1})
    work.project.note(playhead=812, sport=Sport.PADEL, left_out=3, only_reviewed=True)
    save(work, file)
    file.close()
    reopened = open_project(path)
    assert reopened.video == kept
    (print_,) = reopened.video.prints
    assert (print_.frame, print_.time) == (3, 0.1)
    assert (print_.luma == luma).all()
    assert (print_.later == luma + 1).all()
    assert reopened.runs == [RunRecord("signature", {"tracknet": {"model": "a.onnx"}, "stride": 1})]
    assert reopened.facts == work.project.facts


def test_edit_beyond_known_frames_extends_the_track(path: Path) -> None:
    work, file = begin(path)
    work.project.edit(edits.place(Track(N_FRAMES + 10), N_FRAMES + 9, 1, 1))
    save(work, file)
    file.close()
    track = open_project(path).track
    assert track.n_frames == N_FRAMES + 10
    assert [point.frame for point in track.points()] == [N_FRAMES + 9]


def test_copy_is_equal_and_never_overwrites_unasked(path: Path) -> None:
    work, file = begin(path)
    for frame in (3, N_FRAMES - 1):
        work.project.edit(edits.place(work.project.track, frame, 1, 1))
    save(work, file)
    copy = path.with_name("copy.rally")
    write_project(copy, work.project.parts)
    assert everything(open_project(copy)) == everything(open_project(path))
    with pytest.raises(Exception, match="already exists"):
        write_project(copy, Project(VIDEO).parts)
    assert open_project(copy).track.points()
    write_project(copy, Project(VIDEO).parts, overwrite=True)
    assert not open_project(copy).track.points()
    file.close()


def test_names_with_url_characters_can_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "50% of it? #1 'Ω'.mp4.rally"
    work, file = begin(path)
    work.project.edit(edits.place(work.project.track, 3, 1, 1))
    save(work, file)
    file.close()
    assert open_project(path).track.points()


def test_states_and_sources_are_stored_by_name() -> None:
    old = (
        describe_rows(Layer.HUMAN)
        .replace('"visible": 1', '"visible": 3')
        .replace('"no_ball": 3', '"no_ball": 1')
        .replace('"human": 4', '"human": 0')
        .replace('"predicted": 0', '"predicted": 4')
    )
    form = RowFormat.parse(old)
    rows = np.zeros(2, form.dtype)
    rows["state"], rows["source"], rows["x"] = [3, 1], [0, 4], [7, 0]
    read = form.read(pack_rows(rows), 2)
    assert read["state"].tolist() == [State.VISIBLE, State.NO_BALL]
    assert read["source"].tolist() == [4, 0]
    assert read["x"].tolist() == [7, 0]


def test_fields_are_stored_by_name_and_new_ones_default_to_zero() -> None:
    old = '{"fields": [["x", "<f4"], ["state", "|u1"]], "layer": "human", "source": {}, "state": {"visible": 1}}'
    form = RowFormat.parse(old)
    rows = np.zeros(1, form.dtype)
    rows["x"], rows["state"] = 12.5, 1
    read = form.read(pack_rows(rows), 1)
    assert (read["x"][0], read["state"][0], read["reviewed"][0]) == (12.5, 1, False)


@given(st.lists(st.integers(0, MAX_FRAMES - 1), max_size=80))
def test_frame_numbers_are_read_as_they_were_written(frames: list[int]) -> None:
    assert unpack_frames(pack_frames(np.array(frames, np.int64))).tolist() == frames


@given(st.binary(max_size=60))
def test_bytes_that_are_no_frame_numbers_are_refused(body: bytes) -> None:
    with suppress(ValueError):
        unpack_frames(body)


def test_only_changed_events_are_written(path: Path) -> None:
    work, file = begin(path)
    for frame in range(0, N_FRAMES, 10):
        work.project.edit(not_none(edits.mark_event(work.project.track, frame, EventKind.HIT)))
    save(work, file)
    with closing(sqlite3.connect(path)) as connection:
        largest = "SELECT MAX(LENGTH(before) + LENGTH(after)) FROM event_changes"
        assert connection.execute(largest).fetchone()[0] < 100
    file.close()
    assert len(open_project(path).track.events) == N_FRAMES // 10
