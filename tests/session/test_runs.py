"""Test which frames the window's runs cover."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from narrowing import not_none

pytest.importorskip("PySide6.QtCore")

import clipmaker
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.process import giving_way
from rallytrace.session.pictures.frames import VideoInfo
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.track import edits
from rallytrace.track.lists import Rally
from rallytrace.track.recording import Recording
from rallytrace.track.track import Layer, State
from rallytrace.track.turned_track import change_recording
from rallytrace.track.turning import Turning
from rallytrace.tracking.messages import RunRequest
from runs import small_choice

pytestmark = pytest.mark.usefixtures("qapp")

N_FRAMES = 40


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    made = Workspace(Preferences(tmp_path / "settings.json"))
    made.open(clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=N_FRAMES), tmp_path))
    wait_until(lambda: made.info is not None and made.info.complete and made.locked is None)
    yield made
    made.shutdown()


@pytest.fixture
def asked(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> list[RunRequest]:
    requests: list[RunRequest] = []
    monkeypatch.setattr(workspace.runs.tracker, "begin", requests.append)
    return requests


def say_non_play(workspace: Workspace, frames: range) -> None:
    workspace.document.edit(not_none(edits.mark_non_play(workspace.document.track, frames)))


def test_a_run_over_everything_passes_over_what_is_not_play(workspace: Workspace, asked: list[RunRequest]) -> None:
    say_non_play(workspace, range(5))
    say_non_play(workspace, range(20, 30))
    workspace.runs.track_all()
    workspace.playhead.seek(25)
    workspace.runs.track_from_here()
    assert [request.spans for request in asked] == [(range(5, 20), range(30, 40)), (range(30, 40),)]


def test_board_of_recording_is_read_when_it_has_ended(
    workspace: Workspace, asked: list[RunRequest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(VideoInfo, "grows", True)
    workspace.runs.track_all()
    workspace.runs.keep_up()
    assert [request.reads_board for request in asked] == [False]
    monkeypatch.setattr(VideoInfo, "grows", False)
    workspace.runs.keep_up()
    workspace.runs.keep_up()
    assert [request.reads_board for request in asked] == [False, True]


def test_a_marked_range_is_tracked_as_it_is(workspace: Workspace, asked: list[RunRequest]) -> None:
    say_non_play(workspace, range(20, 30))
    workspace.marks.set_frames(range(15, 26))
    workspace.runs.track_range()
    workspace.runs.retrack_range()
    assert [request.spans for request in asked] == [(range(15, 26),)] * 2


def test_tracked_frames_are_skipped_unless_tracked_again(workspace: Workspace, asked: list[RunRequest]) -> None:
    workspace.document.project.begin_run("like this one", {})
    workspace.marks.set_frames(range(15, 26))
    workspace.runs.track_all()
    workspace.runs.track_range()
    workspace.runs.retrack_range()
    assert [dict(request.known) for request in asked] == [{1: "like this one"}, {1: "like this one"}, {}]


def test_a_run_that_is_taken_back_while_it_goes_on_is_stopped(workspace: Workspace, tmp_path: Path) -> None:
    workspace.preferences.update("models", tracknet=small_choice(tmp_path, busy=3).tracknet, inpaint=False)
    document = workspace.document
    workspace.runs.track_all()
    wait_until(lambda: document.track.has_rows(Layer.PREDICTED))
    workspace.runs.undo()
    wait_until(lambda: not workspace.runs.busy)
    assert not document.track.has_rows(Layer.PREDICTED)


def test_turning_the_video_reports_that_its_run_is_dropped(workspace: Workspace, tmp_path: Path) -> None:
    workspace.preferences.update("models", tracknet=small_choice(tmp_path, busy=3).tracknet, inpaint=False)
    dropped: list[bool] = []
    workspace.runs.forgotten.connect(lambda: dropped.append(workspace.runs.busy))
    assert workspace.info is not None
    turn = not_none(change_recording(workspace.document.track, Recording(turning=Turning(1)), workspace.info.size))
    workspace.runs.track_all()
    workspace.document.edit(turn)
    assert dropped == [False]
    workspace.runs.track_all()
    workspace.document.undo()
    assert dropped == [False, False]
    workspace.document.redo()
    assert dropped == [False, False], "no run was going"


def test_fully_non_play_range_is_not_tracked(workspace: Workspace, asked: list[RunRequest]) -> None:
    told: list[AppError] = []
    workspace.runs.refused.connect(told.append)
    say_non_play(workspace, range(N_FRAMES))
    workspace.runs.track_all()
    assert not asked
    assert [error.problem for error in told] == ["All of these frames are marked as not in play."]


def test_non_play_ranges_are_searched_unless_a_range_is_given(workspace: Workspace, asked: list[RunRequest]) -> None:
    workspace.document.edit(edits.place(workspace.document.track, 7, 30, 30))
    workspace.document.edit(edits.name_rally(workspace.document.track, Rally("Rally 1", range(20, 30))))
    workspace.runs.track_all()
    workspace.runs.track_from_here()
    workspace.marks.set_frames(range(15, 26))
    workspace.runs.track_range()
    workspace.runs.retrack_range()
    assert [request.finds_non_play for request in asked] == [True, True, False, False]
    assert asked[0].play == (range(7, 8), range(20, 30))


def test_frame_cache_shrinks_to_a_third_during_a_run(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[int] = []
    monkeypatch.setattr(workspace.loader, "set_budget", limits.append)
    choice = small_choice(tmp_path)
    workspace.preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    whole = workspace.preferences.value.playback.cache_mb * 2**20
    workspace.runs.track_all()
    wait_until(lambda: not workspace.runs.busy)
    assert limits == [whole // 3, whole]
    workspace.marks.set_frames(range(10))
    workspace.runs.retrack_range()
    wait_until(lambda: len(limits) > 2)
    workspace.close_video()
    assert limits[-1] == whole


def test_point_placed_before_first_results_is_undone_first(workspace: Workspace, tmp_path: Path) -> None:
    document = workspace.document
    choice = small_choice(tmp_path)
    workspace.preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    workspace.runs.track_all()
    document.edit(not_none(edits.place(document.track, 7, 30, 30)))
    wait_until(lambda: not workspace.runs.busy)
    tracked = document.track.layer(Layer.PREDICTED).copy()
    assert (tracked["state"] != State.UNSET).any()
    workspace.runs.undo()
    assert (document.track.layer(Layer.HUMAN)["state"] == State.UNSET).all()
    assert (document.track.layer(Layer.PREDICTED) == tracked).all()
    workspace.runs.undo()
    assert (document.track.layer(Layer.PREDICTED)["state"] == State.UNSET).all()
    assert document.undoable is None


def test_a_run_that_finds_nothing_leaves_nothing_to_undo(workspace: Workspace, asked: list[RunRequest]) -> None:
    workspace.runs.track_all()
    assert asked
    assert workspace.document.undoable is None


def test_runs_give_way_while_the_video_plays(workspace: Workspace) -> None:
    states = [giving_way._at_rest.is_set()]
    for act in (workspace.playhead.play, workspace.playhead.pause, workspace.playhead.play, workspace.shutdown):
        act()
        states.append(giving_way._at_rest.is_set())
    assert states == [True, False, True, False, True]
