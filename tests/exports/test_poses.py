"""Players' poses as a table and as COCO keypoints, and skeletons over a video."""

import csv
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from exports import SIZE, Desk
from poses import person, poses_of
from rallytrace.errors import AppError
from rallytrace.exports.format_list import Format
from rallytrace.exports.formats.coco_poses import write_coco_poses
from rallytrace.exports.formats.poses import COLUMNS, preview_poses, write_pose_table
from rallytrace.exports.labels import TrackSnapshot, labels_of
from rallytrace.exports.request import ExportRequest
from rallytrace.track.detections import Source
from rallytrace.track.overlay_style import OverlayStyle, rgb
from rallytrace.track.poses import KEYPOINTS, LEFT_WRIST, MIN_KEYPOINT_CONFIDENCE
from rallytrace.video.overlay_video import Mark, draw_skeletons

SMALL = {"width": 20, "height": 40}
POSES = poses_of((0, [person(60, 50, **SMALL), person(120, 60, **SMALL)]), (3, []), (6, [person(62, 50, **SMALL)]))
ALL = POSES.select(range(100))


def test_a_table_has_a_row_for_each_person(tmp_path: Path) -> None:
    path = tmp_path / "poses.csv"
    assert write_pose_table(path, ALL) == 3
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [(row["Frame"], row["Person"]) for row in rows] == [("0", "0"), ("0", "1"), ("6", "0")]
    (first, _, last) = rows
    assert [float(first[name]) for name in ("Left", "Top", "Right", "Bottom")] == [50, 30, 70, 70]
    assert float(last["left_wrist_x"]) == pytest.approx(POSES.persons_at(6)[0].keypoints[LEFT_WRIST, 0], abs=0.001)
    assert list(first) == list(COLUMNS)


def test_cocos_own_reader_finds_the_persons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "poses.json"
    write_coco_poses(path, ALL, SIZE, "match.mp4")
    coco = pytest.importorskip("pycocotools.coco").COCO(str(path))
    capsys.readouterr()
    (category,) = coco.loadCats(coco.getCatIds())
    assert category["name"] == "person"
    assert category["keypoints"] == list(KEYPOINTS)
    assert sorted(coco.imgs) == [1, 4, 7]
    assert [len(coco.getAnnIds(imgIds=[image])) for image in (1, 4, 7)] == [2, 0, 1]
    (one,) = coco.loadAnns(coco.getAnnIds(imgIds=[7]))
    assert one["bbox"] == [52.5, 30.5, 20, 40]
    assert one["num_keypoints"] == 17
    assert one["keypoints"][3 * LEFT_WRIST + 2] == 2


def test_keypoints_that_were_not_seen_are_not_labelled(tmp_path: Path) -> None:
    hidden = person(60, 50, **SMALL)
    hidden.keypoints[LEFT_WRIST, 2] = MIN_KEYPOINT_CONFIDENCE / 2
    path = tmp_path / "poses.json"
    write_coco_poses(path, poses_of((0, [hidden])).select(range(1)), SIZE, "match.mp4")
    (one,) = json.loads(path.read_text())["annotations"]
    assert one["keypoints"][3 * LEFT_WRIST : 3 * LEFT_WRIST + 3] == [0, 0, 0]
    assert one["num_keypoints"] == 16
    assert one["rallytrace"]["keypoint_confidences"][LEFT_WRIST] == pytest.approx(
        MIN_KEYPOINT_CONFIDENCE / 2, abs=0.002
    )


def test_nothing_is_replaced_without_being_asked(tmp_path: Path) -> None:
    path = tmp_path / "poses.csv"
    path.write_text("mine")
    with pytest.raises(AppError):
        write_pose_table(path, ALL)
    assert path.read_text() == "mine"


def snapshot() -> TrackSnapshot:
    return labels_of(Desk(40).track, POSES)


def test_a_preview_counts_what_is_in_the_range(tmp_path: Path) -> None:
    request = ExportRequest(Format.POSES, tmp_path / "poses.csv")
    assert "3 persons in 3 frames" in preview_poses(snapshot(), request).says[0]
    assert "1 person in 2 frames" in preview_poses(snapshot(), replace(request, frames=range(1, 40))).says[0]
    with pytest.raises(AppError):
        preview_poses(snapshot(), replace(request, frames=range(7, 40)))


def test_skeletons_are_drawn_on_their_bones_and_nowhere_else() -> None:
    picture = np.full((108, 192, 3), 90, np.uint8)
    draw_skeletons(picture, POSES.persons_at(0), OverlayStyle())
    touched = (picture != 90).any(axis=2)
    assert touched[30:71, 45:76].any()
    assert touched[40:81, 105:136].any()
    assert not touched[:, :44].any()
    assert not touched[:, 76:104].any()
    red, green, blue = rgb(OverlayStyle().skeleton)
    inked = np.abs(picture.astype(int) - (blue, green, red)).sum(axis=2).min()
    assert inked < 150
    untouched = picture.copy()
    draw_skeletons(picture, (), OverlayStyle())
    assert np.array_equal(picture, untouched)


def test_a_skeleton_in_a_video_leaves_the_ball_free() -> None:
    picture = np.full((720, 1280, 3), 90, np.uint8)
    one = person(600, 300, width=80, height=200)
    x, y = one.keypoints[LEFT_WRIST, :2].tolist()
    rows, columns = np.mgrid[:720, :1280]
    near = np.hypot(rows - y, columns - x) < OverlayStyle().marker_size - 1
    free = picture.copy()
    draw_skeletons(picture, [one], OverlayStyle())
    draw_skeletons(free, [one], OverlayStyle(), Mark(0, x, y, Source.PREDICTED))
    assert (picture != 90).any(axis=2)[near].any()
    assert not (free != 90).any(axis=2)[near].any()
    assert (free != 90).any()
