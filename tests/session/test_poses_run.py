"""Test the window's search for players: run, document, project, and stopping."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from narrowing import not_none

pytest.importorskip("PySide6.QtCore")

from embedding_models import TinyEmbedding
from pose_models import TinyPoseModel, clip_of_dots
from qt import wait_until
from rallytrace.files.paths import shipped_model
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track import edits
from rallytrace.tracking.messages import Phase, PoseRequest, RunOutcome, RunProgress, RunRequest, RunState
from rallytrace.tracking.pose_run import PoseRun
from runs import small_choice

pytestmark = pytest.mark.usefixtures("qapp")

N_FRAMES = 40


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    """Yield a workspace with a clip open, and a pose model chosen."""
    preferences = Preferences(tmp_path / "settings.json")
    preferences.use_model("pose", TinyPoseModel().save(tmp_path / "pose.onnx"))
    made = Workspace(preferences)
    made.open(clip_of_dots(tmp_path, N_FRAMES))
    wait_until(lambda: made.info is not None and made.info.complete and made.locked is None)
    yield made
    made.shutdown()


def found(workspace: Workspace) -> RunOutcome:
    """Search, and wait for the end."""
    outcomes: list[RunOutcome] = []
    workspace.runs.tracker.finished.connect(outcomes.append)
    workspace.runs.find_poses()
    wait_until(lambda: bool(outcomes))
    return outcomes[0]


def frames(workspace: Workspace) -> list[int]:
    return [int(frame) for frame in workspace.document.poses.select(range(N_FRAMES)).frames]


def test_every_third_frame_is_searched_and_saved(
    workspace: Workspace,
) -> None:
    progress: list[RunProgress] = []
    workspace.runs.tracker.progressed.connect(progress.append)
    outcome = found(workspace)
    assert outcome.state is RunState.DONE
    assert frames(workspace) == list(range(0, N_FRAMES, 3))
    assert all(len(workspace.document.poses.persons_at(frame)) == 2 for frame in range(N_FRAMES))
    assert progress[-1].phase is Phase.POSES
    assert (progress[-1].done, progress[-1].total) == (14, 14)
    (run,) = workspace.document.runs
    assert run.provenance["persons"] == outcome.provenance["persons"] == 28
    project = not_none(workspace.info).path.with_name("dots.mp4.rally")
    workspace.close_video()
    kept = open_project(project)
    assert kept.poses.select(range(N_FRAMES)).frames.tolist() == list(range(0, N_FRAMES, 3))
    assert kept.runs[0].provenance["complete"]


def test_chosen_embedding_network_samples_persons(workspace: Workspace, tmp_path: Path) -> None:
    workspace.preferences.use_model("embedding", TinyEmbedding(16).save(tmp_path / "osnet.onnx"))
    outcome = found(workspace)
    assert outcome.state is RunState.DONE
    embeddings = workspace.document.poses.select(range(N_FRAMES)).embeddings
    assert embeddings.frames.tolist() == [0, 0, 30, 30]
    assert embeddings.places.tolist() == [0, 1, 0, 1]
    (run,) = workspace.document.runs
    used = run.provenance["embedding_network"]
    assert used["model"] == "osnet.onnx"
    assert used["sha256"] == embeddings.model
    assert used["provider"] == run.provenance["pose_model"]["provider"]
    assert embeddings.model in run.signature


def test_without_one_nothing_of_it_is_recorded(workspace: Workspace) -> None:
    found(workspace)
    (run,) = workspace.document.runs
    assert "embedding_network" not in run.provenance
    assert "embedding" not in run.signature
    assert not len(workspace.document.poses.select(range(N_FRAMES)).embeddings)


def test_invalid_embedding_network_fails_with_a_sentence(workspace: Workspace, tmp_path: Path) -> None:
    workspace.preferences.use_model("embedding", TinyPoseModel().save(tmp_path / "swapped.onnx"))
    outcome = found(workspace)
    assert outcome.state is RunState.FAILED
    assert "embedding network" in not_none(outcome.error).problem


def test_a_project_brings_its_poses_back(workspace: Workspace) -> None:
    found(workspace)
    video = not_none(workspace.info).path
    workspace.close_video()
    assert not workspace.document.poses
    workspace.open(video)
    wait_until(lambda: bool(workspace.document.poses))
    assert frames(workspace) == list(range(0, N_FRAMES, 3))


def test_the_marked_range_alone_is_searched(workspace: Workspace) -> None:
    workspace.marks.set_frames(range(10, 20))
    workspace.preferences.update("models", pose_every=4)
    found(workspace)
    assert frames(workspace) == [12, 16]


@pytest.fixture
def asked(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> list[RunRequest | PoseRequest]:
    requests: list[RunRequest | PoseRequest] = []
    monkeypatch.setattr(workspace.runs.tracker, "begin", requests.append)
    return requests


def test_non_play_ranges_are_passed_over(workspace: Workspace, asked: list[RunRequest | PoseRequest]) -> None:
    edit = edits.mark_non_play(workspace.document.track, range(5, 15))
    workspace.document.edit(not_none(edit))
    workspace.runs.find_poses()
    (request,) = asked
    assert isinstance(request, PoseRequest)
    assert request.options.chosen(N_FRAMES) == [range(0, 5, 3), range(15, N_FRAMES, 3)]


def test_without_a_chosen_model_the_included_one_is_used(
    workspace: Workspace, asked: list[RunRequest | PoseRequest]
) -> None:
    workspace.preferences.use_model("pose", None)
    workspace.runs.find_poses()
    (request,) = asked
    assert isinstance(request, PoseRequest)
    assert request.model == shipped_model("movenet-multipose")


@pytest.mark.parametrize("wanted", [False, True])
def test_a_run_is_followed_by_a_search_where_the_settings_say_so(
    wanted: bool,
    workspace: Workspace,
    asked: list[RunRequest | PoseRequest],
) -> None:
    workspace.preferences.update("models", poses_after_runs=wanted)
    workspace.marks.set_frames(range(10, 20))
    workspace.runs.track_range()
    assert [type(request) for request in asked] == [RunRequest, PoseRequest][: 1 + wanted]
    assert all(
        request.options.chosen(N_FRAMES) == [range(12, 20, 3)] for request in asked if isinstance(request, PoseRequest)
    )


def test_ball_and_players_are_found_one_after_the_other(workspace: Workspace, tmp_path: Path) -> None:
    choice = small_choice(tmp_path)
    models = {"tracknet": choice.tracknet, "inpaintnet": choice.inpaintnet, "poses_after_runs": True}
    workspace.preferences.update("models", **models)
    workspace.runs.track_all()
    wait_until(lambda: not workspace.runs.busy)
    assert len(workspace.document.runs) == 2
    assert frames(workspace) == list(range(0, N_FRAMES, 3))
    assert workspace.document.track.points()


def test_cancelling_keeps_what_was_found(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    workspace.preferences.update("models", pose_every=1)
    outcomes: list[RunOutcome] = []
    look, reached, cancelled = PoseRun._search_frames, threading.Event(), threading.Event()

    def look_and_wait(run: PoseRun, *given: Any) -> Any:
        if run.done >= 5:
            reached.set()
            assert cancelled.wait(120)
        return look(run, *given)

    monkeypatch.setattr(PoseRun, "_search_frames", look_and_wait)
    workspace.runs.tracker.finished.connect(outcomes.append)
    workspace.runs.find_poses()
    wait_until(reached.is_set)
    workspace.runs.cancel()
    cancelled.set()
    wait_until(lambda: bool(outcomes))
    assert outcomes[0].state is RunState.CANCELLED
    assert 5 <= outcomes[0].frames == len(frames(workspace)) < N_FRAMES


def test_a_model_that_fails_ends_the_job_in_words(workspace: Workspace, tmp_path: Path) -> None:
    workspace.preferences.use_model("pose", tmp_path / "gone.onnx")
    outcome = found(workspace)
    assert outcome.state is RunState.FAILED
    assert outcome.error is not None
    assert not workspace.document.runs
