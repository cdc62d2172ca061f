"""`rallytrace track --project`: what the window's Track does, without the window."""

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import onnx
import pytest

import clipmaker
from narrowing import not_none
from pose_models import TinyPoseModel, clip_of_dots
from program import Outcome, Program
from rallytrace.commands.track_projects import _collect
from rallytrace.commands.video_batch import BatchReport
from rallytrace.commands.video_project import VideoProject
from rallytrace.files import paths
from rallytrace.session.preferences import Preferences
from rallytrace.storage.project.location import WriterLock, existing_projects
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track import edits
from rallytrace.track.lists import EventKind
from rallytrace.track.poses import PoseRows
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, State
from rallytrace.track.turning import Turning
from rallytrace.tracking.resuming import CutOffRun
from rallytrace.tracking.video_projects import likely_project
from rallytrace.video.reader import VideoReader
from runs import N_FRAMES, OPTIONS, desk, small_choice, small_clip
from waiting_program import waiting_command


@pytest.fixture
def video(tmp_path: Path) -> Path:
    return small_clip(tmp_path)


class Tracking:
    """The command, with networks that take no time."""

    def __init__(self, rallytrace: Program, folder: Path) -> None:
        self._rallytrace = rallytrace
        self.choice = small_choice(folder)
        self.how = _how(self.choice.tracknet, self.choice.inpaintnet)

    def __call__(self, *arguments: object, code: int | None = None) -> Outcome:
        return self._rallytrace("track", "--project", *self.how, *arguments, code=code)


def _how(tracknet: object, inpaintnet: object) -> tuple[object, ...]:
    models = ("--tracknet", tracknet, "--inpaintnet", inpaintnet, "--threads", 1)
    return (*models, "--stride", 1, "--threshold", 0.5, "--every-camera")


@pytest.fixture
def track(rallytrace: Program, tmp_path: Path) -> Tracking:
    return Tracking(rallytrace, tmp_path)


def project_of(video: Path) -> Project:
    return open_project(video.with_name(f"{video.name}.rally"))


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_project_of_a_long_named_video_is_in_the_users_folder(track: Tracking, video: Path) -> None:
    video = video.rename(video.with_name("羽" * 83 + video.suffix))
    outcome = track(video, code=0)
    (path,) = existing_projects(video)
    assert path.parent == paths.data_dir() / "projects"
    assert f"is saved in {path}." in outcome.err
    assert open_project(path).runs
    assert "is saved in" in track(video).err


@pytest.mark.usefixtures("qapp")
def test_the_project_is_that_of_a_run_in_the_window(track: Tracking, video: Path) -> None:
    assert track(video).code == 0
    project = project_of(video)
    with desk(video, track.choice) as window:
        window.track(options=OPTIONS)
        for layer in Layer:
            made, other = project.track.layer(layer), window.document.track.layer(layer)
            assert all(np.array_equal(made[name], other[name]) for name in made.dtype.names or ())
        (run,), (one,) = project.runs, window.document.runs
        assert run.signature == one.signature
        assert set(one.provenance) <= set(run.provenance)
    assert run.provenance["complete"] is True
    assert project.history.undoable == "Track"
    assert len(project.history.steps) == 1


@pytest.mark.parametrize("wanted", [True, False])
def test_rallies_are_found_if_settings_ask(wanted: bool, track: Tracking, video: Path) -> None:
    Preferences().update("tracking", rallies_after_runs=wanted)
    outcome = track(video)
    project = project_of(video)
    assert [rally.name for rally in project.track.rallies] == ["Rally 1"] * wanted
    assert ("1 rally." in outcome.err) is wanted
    project.undo()
    assert not project.track.rallies


def test_serve_after_a_landing_begins_another_rally(track: Tracking, video: Path) -> None:
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        for frame, kind in ((25, EventKind.LANDING), (33, EventKind.SERVE)):
            opened.project.edit(not_none(edits.mark_event(opened.project.track, frame, kind)))
    assert track(video).code == 0
    first, second = (rally.frames for rally in project_of(video).track.rallies)
    assert (first.stop, second.start) == (26, 33)


def test_tracked_frames_are_skipped(track: Tracking, video: Path) -> None:
    track(video)
    before = video.with_name("clip.mp4.rally").read_bytes()
    assert track(video, "--json", "--progress").code == 0
    assert video.with_name("clip.mp4.rally").read_bytes() == before


@pytest.mark.parametrize("wanted", [True, False])
def test_players_are_found_once_if_settings_ask(
    wanted: bool,
    track: Tracking,
    tmp_path: Path,
) -> None:
    video = clip_of_dots(tmp_path, 40)
    preferences = Preferences()
    preferences.use_model("pose", TinyPoseModel().save(tmp_path / "pose.onnx"))
    preferences.update("models", poses_after_runs=wanted, pose_every=4)
    assert track(video, "--progress").code == 0
    project = project_of(video)
    found = project.poses.select(range(40))
    assert found.frames.tolist() == (list(range(0, 40, 4)) if wanted else [])
    assert len(project.runs) == 1 + wanted
    assert len(project.poses.persons_at(8)) == 2 * wanted
    outcome = lines(track(video, "--progress").out)[-1]
    assert outcome["state"] == "skipped"
    assert len(project_of(video).runs) == 1 + wanted


def test_frames_that_were_searched_are_not_searched_again(track: Tracking, tmp_path: Path) -> None:
    video = clip_of_dots(tmp_path, 40)
    preferences = Preferences()
    preferences.use_model("pose", TinyPoseModel().save(tmp_path / "pose.onnx"))
    preferences.update("models", pose_every=4)
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        opened.project.add_poses(PoseRows.of(dict.fromkeys(range(0, 20, 4), ())))
        opened.project.edit(not_none(edits.mark_non_play(opened.project.track, range(30, 40))))
    outcome = lines(track(video, "--progress").out)[-1]
    assert (outcome["state"], outcome["pose_frames"]) == ("done", 3)
    poses = project_of(video).poses
    assert [len(poses.persons_at(frame)) for frame in range(0, 32, 4)] == [0, 0, 0, 0, 0, 2, 2, 2]


def test_project_remembers_sport_given_later(track: Tracking, video: Path) -> None:
    track(video)
    assert project_of(video).facts.sport is None
    track(video, "--sport", "tennis")
    assert project_of(video).facts.sport is Sport.TENNIS
    track(video)
    assert project_of(video).facts.sport is Sport.TENNIS


def test_project_keeps_the_rate_of_the_camera(track: Tracking, video: Path) -> None:
    track(video)
    assert "every" not in (outcome := track(video)).err
    outcome = track(video, "--recorded-at", 240)
    assert "one of 8 frames is tracked" in outcome.err
    track(video)
    kept = project_of(video)
    assert kept.track.recording == Recording(240)
    assert kept.runs[-1].provenance["recorded_at"] == 240
    assert len(kept.runs) == 2
    kept.undo()  # the run
    kept.undo()
    assert kept.track.recording == AS_FILE


def test_project_is_turned_with_its_points_and_tracked_again(track: Tracking, video: Path) -> None:
    track(video)
    before = project_of(video)
    size = before.video.size
    assert track(video, "--turn", 180).code == 0
    turned = project_of(video)
    assert turned.track.recording == Recording(None, Turning(2), size)
    assert turned.video.size == size, "the identity is that of the file"
    assert len(turned.runs) == 2, "the network sees other pictures"
    track(video)
    assert len(project_of(video).runs) == 2
    turned.undo()
    turned.undo()
    assert turned.track.shown_rows().tobytes() == before.track.shown_rows().tobytes()


def test_sideways_video_is_exported_and_imported_sideways(
    track: Tracking, rallytrace: Program, video: Path, tmp_path: Path
) -> None:
    track(video, "--turn", 90, "--mirror")
    project, labels = video.with_name(f"{video.name}.rally"), tmp_path / "labels.csv"
    size = project_of(video).video.size
    outcome = rallytrace("export", project, "-o", labels, "--json")
    assert "in the picture turned by 90\N{DEGREE SIGN} clockwise and mirrored" in outcome.err
    assert (outcome.json["turned"], outcome.json["mirrored"]) == (90, True)
    court = tmp_path / "coco.json"
    assert rallytrace("export", project, "--format", "coco", "--pictures", "png", "-o", court).code == 0
    assert not_none(cv2.imread(str(next(tmp_path.rglob("*.png"))))).shape[:2] == (size.width, size.height)
    rallytrace("import", labels, "--video", video, "--check", code=0)
    assert rallytrace("export", project, "-o", labels, "--force", "--turn", 90).code == 2


def test_a_network_of_another_sport_is_reported(track: Tracking, video: Path, tmp_path: Path) -> None:
    model = onnx.load(track.choice.tracknet_path)
    for sport, reported in (("squash, badminton", True), ("badminton,tennis", False)):
        onnx.helper.set_model_props(model, {**{one.key: one.value for one in model.metadata_props}, "sport": sport})
        onnx.save(model, tmp_path / "net.onnx")
        outcome = track(video, "--tracknet", tmp_path / "net.onnx", "--sport", "tennis", code=0)
        assert ("not on tennis" in outcome.err) is reported


def test_replaced_video_gets_its_own_project(track: Tracking, video: Path) -> None:
    """The first one stays what it is: a file of that video may come back."""
    track(video)
    before = video.with_name("clip.mp4.rally").read_bytes()
    clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=30), video.parent)
    assert track(video).code == 0
    assert video.with_name("clip.mp4.rally").read_bytes() == before
    assert open_project(video.with_name("clip.mp4 (2).rally")).track.n_frames == 30
    assert likely_project(video) == video.with_name("clip.mp4 (2).rally")


def test_video_replaced_during_tracking_is_not_accepted(video: Path, tmp_path: Path) -> None:
    other = clipmaker.make(clipmaker.Clip("other.mp4", n_frames=N_FRAMES), tmp_path)
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        opened.project.edit(not_none(edits.place(opened.project.track, 7, 11, 12)))
        opened.save()
        other.replace(video)
    assert likely_project(video) is None
    with VideoReader(video) as reader, VideoProject(reader, begins_own=True) as opened:
        assert opened.project.track.point(7) is None


def test_points_set_by_hand_and_non_play_ranges_stay(track: Tracking, video: Path) -> None:
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        for edit in (
            edits.place(opened.project.track, 7, 11, 12),
            edits.mark_non_play(opened.project.track, range(30, 40)),
        ):
            opened.project.edit(not_none(edit))
    assert track(video).code == 0
    kept = project_of(video).track
    point = not_none(kept.point(7))
    assert (point.x, point.y) == (11, 12)
    assert kept.non_play == (range(30, 40),)
    assert set(kept.layer(Layer.PREDICTED)["state"][30:40]) == {State.UNSET}
    assert State.UNSET not in kept.layer(Layer.PREDICTED)["state"][:30]


def test_other_options_are_another_run(track: Tracking, video: Path) -> None:
    track(video)
    assert track(video, "--threshold", 0.4).code == 0
    assert len(project_of(video).runs) == 2


def test_window_settings_apply_unless_command_line_overrides(rallytrace: Program, video: Path, tmp_path: Path) -> None:
    choice = small_choice(tmp_path)
    preferences = Preferences()
    preferences.use_model("tracknet", choice.tracknet)
    preferences.update("models", inpaint=False)
    preferences.update("tracking", threshold=0.45, stride=2, decoding="argmax", eval_mode="average")
    preferences.update("provider", name="cuda")
    said = ("--stride", 1, "--threads", 1, "--decode", "centroid", "--provider", "auto")
    assert rallytrace("track", video, "--project", *said).code == 0
    (run,) = project_of(video).runs
    assert run.provenance["decoding"] == "centroid"
    assert run.provenance["eval_mode"] == "average"
    assert run.provenance["threshold"] == 0.45
    assert run.provenance["stride"] == 1
    assert run.provenance["inpaintnet"] is None


def test_one_failure_stops_nothing_and_each_has_a_line(track: Tracking, video: Path) -> None:
    broken = video.with_name("broken.mp4")
    broken.write_text("this is no video")
    said = lines(track(video.parent, video, "--progress", code=1).out)
    ends = {Path(one["video"]).name: one for one in said if "state" in one}
    assert {name: one["state"] for name, one in ends.items()} == {"broken.mp4": "failed", "clip.mp4": "done"}
    assert ends["broken.mp4"]["reason"]
    assert ends["clip.mp4"]["review_items"] >= 0
    assert any(one.get("total") == N_FRAMES for one in said)


def test_a_project_that_is_open_elsewhere_is_left_alone(track: Tracking, video: Path) -> None:
    track(video)
    lock = WriterLock(video.with_name("clip.mp4.rally"))
    try:
        outcome = track(video, "--threshold", 0.4)
    finally:
        lock.release()
    assert outcome.code == 1
    assert len(project_of(video).runs) == 1


def test_full_disk_is_temporary_and_rerun_continues(
    track: Tracking, video: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        outcome = track(video, "--progress")
    assert outcome.code == 1
    last = lines(outcome.out)[-1]
    assert last["disk_full"] is True
    assert "full" in last["reason"]
    caplog.clear()
    assert track(video).code == 0
    assert State.UNSET not in project_of(video).track.layer(Layer.PREDICTED)["state"]


@pytest.mark.parametrize("option", [("-o", "x.csv"), ("--range", "1:3"), ("--force",), ("--source-column",)])
def test_options_of_label_files_are_refused(track: Tracking, video: Path, option: tuple[str, ...]) -> None:
    assert track(video, *option).code == 2
    assert not video.with_name("clip.mp4.rally").exists()


def test_progress_is_for_projects(rallytrace: Program, video: Path) -> None:
    assert rallytrace("track", video, "--progress").code == 2


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another process")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_was_stopped_or_killed_goes_on(
    rallytrace: Program, video: Path, tmp_path: Path, number: signal.Signals
) -> None:
    Preferences().update("models", poses_after_runs=False)
    small = small_choice(tmp_path)
    how = ("track", str(video), "--project", "--progress", *map(str, _how(small.tracknet, small.inpaintnet)))
    command = waiting_command(30, *how)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ.copy()) as child:
        assert child.stdout is not None
        for line in child.stdout:
            if json.loads(line).get("done", 0) > 20:
                break
        child.send_signal(number)
        child.stdout.read()
    partial = project_of(video)
    done = np.count_nonzero(partial.track.layer(Layer.PREDICTED)["state"])
    assert 0 < done < N_FRAMES
    assert (CutOffRun.of(partial.track, partial.runs) is not None) == (number == signal.SIGKILL)
    end = lines(rallytrace(*how, code=0).out)[-1]
    assert end["state"] == "done"
    assert end["tracked"] == N_FRAMES - done
    whole = project_of(video)
    assert State.UNSET not in whole.track.layer(Layer.PREDICTED)["state"]
    assert CutOffRun.of(whole.track, whole.runs) is None


def test_a_video_that_is_named_in_two_ways_is_tracked_once(tmp_path: Path) -> None:
    (tmp_path / "season").mkdir()
    video = clipmaker.make(clipmaker.Clip("match.mp4", n_frames=3), tmp_path / "season")
    report = BatchReport(resumes=True)
    _collect(report, [video, tmp_path / "season", tmp_path / "season" / ".." / "season" / "match.mp4"])
    assert report.videos == [video]
