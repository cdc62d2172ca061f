"""`rallytrace poses`: players' poses into a project or a table, and out of it again."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from embedding_models import TinyEmbedding
from pose_models import TinyPoseModel, clip_of_dots, red_at
from program import Program
from rallytrace.errors import AppError
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track.poses import LEFT_WRIST, Person
from rallytrace.video.frame import VideoFrame


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return TinyPoseModel().save(tmp_path / "pose.onnx")


@pytest.fixture
def video(tmp_path: Path) -> Path:
    return clip_of_dots(tmp_path)


def middle(row: dict[str, str]) -> tuple[float, float]:
    left, top, right, bottom = (float(row[name]) for name in ("Left", "Top", "Right", "Bottom"))
    return (left + right) / 2, (top + bottom) / 2


def test_poses_of_every_third_frame_are_kept_in_the_project(rallytrace: Program, video: Path, model: Path) -> None:
    outcome = rallytrace("poses", video, "--model", model, "--every", 3, "--json", code=0)
    project = open_project(video.with_name("dots.mp4.rally"))
    assert project.poses.select(range(100)).frames.tolist() == [0, 3, 6, 9]
    assert all(len(project.poses.persons_at(frame)) == 2 for frame in range(10))
    (run,) = project.runs
    record = outcome.json
    assert record["persons"] == 8
    assert record["complete"]
    assert record["pose_model"]["sha256"] == run.provenance["pose_model"]["sha256"]
    assert record["place"] == str(video.with_name("dots.mp4.rally"))


def test_persons_need_the_confidence_of_their_model(rallytrace: Program, video: Path, model: Path) -> None:
    own = [rallytrace("poses", video, *chosen, "--every", 15, "--json") for chosen in ((), ("--model", model))]
    assert [outcome.json["confidence"] for outcome in own] == [0.12, 0.25]


def test_the_players_stand_where_the_video_shows_them(
    rallytrace: Program, video: Path, model: Path, tmp_path: Path
) -> None:
    table = tmp_path / "poses.csv"
    assert rallytrace("poses", video, "--model", model, "--every", 1, "-o", table).code == 0
    assert not video.with_name("dots.mp4.rally").exists()
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert len(rows) == 24
    upper = [min((row for row in rows if row["Frame"] == str(i)), key=lambda row: middle(row)[1]) for i in range(12)]
    for i, row in enumerate(upper):
        # It finds the dot's first pixel, in a picture of half the size.
        assert np.hypot(*(np.array(middle(row)) - red_at(i, 384, 216))) < 9


def test_a_range_and_a_later_run_join_what_is_there(rallytrace: Program, video: Path, model: Path) -> None:
    for frames in ("0:4", "6:12"):
        assert rallytrace("poses", video, "--model", model, "--every", 2, "--range", frames).code == 0
    project = open_project(video.with_name("dots.mp4.rally"))
    assert project.poses.select(range(100)).frames.tolist() == [0, 2, 6, 8, 10]
    assert len(project.runs) == 2


def test_poses_of_the_project_are_exported(rallytrace: Program, video: Path, model: Path, tmp_path: Path) -> None:
    rallytrace("poses", video, "--model", model)
    project = video.with_name("dots.mp4.rally")
    table, coco, overlay = (tmp_path / name for name in ("a.csv", "a.json", "a.mp4"))
    assert rallytrace("export", project, "--format", "poses", "-o", table).code == 0
    assert rallytrace("export", project, "--format", "coco-poses", "-o", coco, "--range", "3:9").code == 0
    assert rallytrace("export", project, "--format", "video", "-o", overlay, "--skeletons").code == 0
    assert len(table.read_text().splitlines()) == 1 + 8
    assert [image["id"] for image in json.loads(coco.read_text())["images"]] == [4, 7]
    assert overlay.stat().st_size > 1000


def test_without_a_model_the_included_one_is_used(rallytrace: Program, video: Path) -> None:
    outcome = rallytrace("poses", video, "--every", 12, "--json", code=0)
    assert json.loads(outcome.out)["pose_model"]["model"] == "movenet-multipose.onnx"


def test_another_network_is_refused(rallytrace: Program, video: Path, tmp_path: Path) -> None:
    detector = TinyPoseModel()
    path = detector.save(tmp_path / "detect.onnx", detector.metadata() | {"task": "detect"})
    assert "pose model is needed" in rallytrace("poses", video, "--model", path, code=1).err


@pytest.mark.parametrize("option", [("--every", 0), ("--confidence", 1.5), ("--range", "50:60")])
def test_impossible_options_are_refused(
    option: tuple[str, object], rallytrace: Program, video: Path, model: Path
) -> None:
    assert rallytrace("poses", video, "--model", model, *option).code == 2
    assert not video.with_name("dots.mp4.rally").exists()


def test_a_file_that_exists_is_not_replaced(rallytrace: Program, video: Path, model: Path, tmp_path: Path) -> None:
    table = tmp_path / "poses.csv"
    table.write_text("mine")
    assert rallytrace("poses", video, "--model", model, "-o", table).code == 1
    assert table.read_text() == "mine"
    assert rallytrace("poses", video, "--model", model, "-o", table, "--force").code == 0


def test_the_video_itself_is_never_written_over(rallytrace: Program, video: Path, model: Path, tmp_path: Path) -> None:
    before, link = video.read_bytes(), tmp_path / "link.csv"
    link.symlink_to(video)
    for target in (video, link):
        assert rallytrace("poses", video, "--model", model, "-o", target, "--force").code != 0
    assert video.read_bytes() == before


def test_a_run_that_finds_nothing_leaves_an_older_table(
    rallytrace: Program, video: Path, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> NoReturn:
        raise AppError("The model gave nothing.")

    table = tmp_path / "poses.csv"
    table.write_text("mine")
    monkeypatch.setattr(PoseNetwork, "persons", fail)
    assert rallytrace("poses", video, "--model", model, "-o", table, "--force").code == 1
    assert table.read_text() == "mine"
    assert rallytrace("poses", video, "--model", model, "-o", tmp_path / "new.csv").code == 1
    assert not (tmp_path / "new.csv").exists()


def test_an_ending_of_another_kind_is_refused(rallytrace: Program, video: Path, model: Path, tmp_path: Path) -> None:
    assert rallytrace("poses", video, "--model", model).code == 0
    export = ("export", video.with_name("dots.mp4.rally"), "--format")
    assert rallytrace(*export, "poses", "-o", tmp_path / "poses.json").code == 2
    assert rallytrace(*export, "coco-poses", "-o", tmp_path / "poses.csv").code == 2
    assert rallytrace("poses", video, "--model", model, "-o", tmp_path / "poses.json").code == 2
    assert not list(tmp_path.glob("poses.*"))


def test_no_pictures_are_promised_that_are_not_made(
    rallytrace: Program, video: Path, model: Path, tmp_path: Path
) -> None:
    assert rallytrace("poses", video, "--model", model).code == 0
    command = ("export", video.with_name("dots.mp4.rally"), "--format", "coco-poses", "-o", tmp_path / "poses.json")
    assert rallytrace(*command, "--pictures", "png").code == 2
    assert rallytrace(*command).code == 0


def test_results_before_an_interruption_are_kept(
    rallytrace: Program, video: Path, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = PoseNetwork.persons

    def stop_after_three(
        network: PoseNetwork, pictures: Sequence[VideoFrame], stop: StopSwitch, *, min_confidence: float
    ) -> list[tuple[Person, ...]]:
        found = looking(network, pictures, stop, min_confidence=min_confidence)
        if pictures[0].index == 6:
            stop.stop()
        return found

    monkeypatch.setattr(PoseNetwork, "persons", stop_after_three)
    rallytrace("poses", video, "--model", model, code=130)
    kept = open_project(video.with_name("dots.mp4.rally")).poses
    assert kept.select(range(100)).frames.tolist() == [0, 3, 6]


def test_the_keypoints_have_places_of_their_own(rallytrace: Program, video: Path, model: Path) -> None:
    rallytrace("poses", video, "--model", model)
    near = max(open_project(video.with_name("dots.mp4.rally")).poses.persons_at(0), key=lambda person: person.box[3])
    left, top, right, bottom = near.box
    share = (near.keypoints[LEFT_WRIST, :2] - (left, top)) / (right - left, bottom - top)
    assert share == pytest.approx((0.05, 0.55), abs=0.02)


def test_an_embedding_network_may_look_at_the_players_too(
    rallytrace: Program, video: Path, model: Path, tmp_path: Path
) -> None:
    network = TinyEmbedding(16).save(tmp_path / "osnet.onnx")
    outcome = rallytrace("poses", video, "--model", model, "--embedding", network, "--json", code=0)
    assert outcome.json["embedding_network"]["model"] == "osnet.onnx"
    kept = open_project(video.with_name("dots.mp4.rally")).poses.select(range(100)).embeddings
    assert kept.frames.tolist() == [0, 0]
    assert kept.model == outcome.json["embedding_network"]["sha256"]
