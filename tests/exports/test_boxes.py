"""Boxes around the ball for other programs: YOLO, MOT and Label Studio."""

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from exports import SIZE, Desk, do_export, mixed
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.track.edits import place
from rallytrace.track.lists import Rally
from rallytrace.track.track import State
from rallytrace.video.index import FrameIndex


def material(tmp_path: Path) -> Material:
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path)
    return Material(labels_of(mixed().track), clip, SIZE)


def test_mot_row_is_a_box_with_frame_from_one(tmp_path: Path) -> None:
    made = material(tmp_path)
    do_export(made, ExportRequest(Format.MOT, tmp_path / "gt.txt"))
    rows = [[float(cell) for cell in line.split(",")] for line in (tmp_path / "gt.txt").read_text().splitlines()]
    shown = made.labels.shown_rows()
    placed = [(frame, row) for frame, row in enumerate(shown) if row["state"] in (State.VISIBLE, State.OCCLUDED)]
    assert [row[0] for row in rows] == [frame + 1 for frame, _ in placed]
    for row, (_, known) in zip(rows, placed, strict=True):
        assert abs(row[2] + row[4] / 2 - 1.5 - known["x"]) < 0.01
        assert abs(row[3] + row[5] / 2 - 1.5 - known["y"]) < 0.01
        assert row[8] == (known["state"] == State.VISIBLE)


def test_yolo_label_is_empty_without_ball_and_absent_if_occluded(tmp_path: Path) -> None:
    made = material(tmp_path)
    do_export(made, ExportRequest(Format.YOLO, tmp_path / "yolo", coco_pictures=True))
    shown = made.labels.shown_rows()
    for frame, row in enumerate(shown):
        label = tmp_path / "yolo" / "labels" / f"{frame:06d}.txt"
        assert label.exists() == (row["state"] in (State.VISIBLE, State.NO_BALL))
        assert label.exists() == label.parent.with_name("images").joinpath(f"{frame:06d}.png").exists()
        if row["state"] == State.VISIBLE:
            kind, x, y, width, height = map(float, label.read_text().split())
            assert kind == 0
            assert abs(x * SIZE.width - 0.5 - row["x"]) < 0.01
            assert abs(y * SIZE.height - 0.5 - row["y"]) < 0.01
            assert round(width * SIZE.width) == round(height * SIZE.height) == 10
        elif label.exists():
            assert not label.read_text()


def test_yolos_tracks_are_the_rallies(tmp_path: Path) -> None:
    made = material(tmp_path)
    frames = [frame for frame, row in enumerate(made.labels.shown_rows()) if row["state"] == State.VISIBLE]
    first, last = frames[0], frames[-1]
    rallies = (Rally("one", range(first, first + 1)), Rally("two", range(last, last + 1)))
    made = replace(made, labels=replace(made.labels, rallies=rallies))
    do_export(made, ExportRequest(Format.YOLO, tmp_path / "yolo"))
    cells = {frame: (tmp_path / "yolo" / "tracks" / f"{frame:06d}.txt").read_text().split() for frame in frames}
    assert [len(cells[frame]) for frame in frames] == [6, *[5] * (len(frames) - 2), 6]
    assert cells[first][5:] + cells[last][5:] == ["1", "2"]
    for frame in frames:
        assert cells[frame][:5] == (tmp_path / "yolo" / "labels" / f"{frame:06d}.txt").read_text().split()


def test_label_studio_rectangle_ends_before_frame_without_ball(tmp_path: Path) -> None:
    made = material(tmp_path)
    do_export(made, ExportRequest(Format.LABEL_STUDIO, tmp_path / "task.json"))
    (task,) = json.loads((tmp_path / "task.json").read_text(encoding="utf-8"))
    value = task["annotations"][0]["result"][0]["value"]
    frames = {one["frame"] for one in value["sequence"]}
    assert value["framesCount"] == 40
    assert task["data"]["fps"] == 30
    assert value["duration"] == round(40 / 30, 6)
    assert all(one["time"] == round(one["frame"] / 30, 6) for one in value["sequence"])
    assert all(one["enabled"] == (one["frame"] + 1 in frames) for one in value["sequence"])
    first = value["sequence"][0]
    x = made.labels.shown_rows()["x"][first["frame"] - 1]
    assert abs((first["x"] + first["width"] / 2) / 100 * SIZE.width - 0.5 - x) < 0.01


CORNERS = ((0, 0), (SIZE.width - 1, SIZE.height - 1), (0, SIZE.height - 1), (2, 50))


@pytest.fixture
def at_edges(tmp_path: Path) -> Material:
    """Balls in the corners and near an edge of the picture."""
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=8), tmp_path)
    desk = Desk(8)
    for frame, (x, y) in enumerate(CORNERS):
        desk.do(place(desk.track, frame, x, y))
    return Material(labels_of(desk.track), clip, SIZE)


def label_studio_boxes(made: Material, folder: Path) -> list[list[float]]:
    do_export(made, ExportRequest(Format.LABEL_STUDIO, folder / "task.json"))
    (task,) = json.loads((folder / "task.json").read_text(encoding="utf-8"))
    sequence = task["annotations"][0]["result"][0]["value"]["sequence"]
    scale = SIZE.width / 100, SIZE.height / 100
    return [
        [one["x"] * scale[0], one["y"] * scale[1], one["width"] * scale[0], one["height"] * scale[1]]
        for one in sequence
    ]


def coco_boxes(made: Material, folder: Path) -> list[list[float]]:
    do_export(made, ExportRequest(Format.COCO, folder / "coco.json"))
    content = json.loads((folder / "coco.json").read_text(encoding="utf-8"))
    for one in content["annotations"]:
        assert one["area"] == pytest.approx(one["bbox"][2] * one["bbox"][3])
    return [one["bbox"] for one in content["annotations"]]


def yolo_boxes(made: Material, folder: Path) -> list[list[float]]:
    do_export(made, ExportRequest(Format.YOLO, folder / "yolo"))
    boxes = []
    for label in sorted((folder / "yolo" / "labels").iterdir()):
        _, x, y, width, height = map(float, label.read_text().split())
        boxes.append(
            [(x - width / 2) * SIZE.width, (y - height / 2) * SIZE.height, width * SIZE.width, height * SIZE.height]
        )
    return boxes


@pytest.mark.parametrize("read", [label_studio_boxes, coco_boxes, yolo_boxes])
def test_boxes_end_at_the_edges_of_the_picture(
    at_edges: Material, tmp_path: Path, read: Callable[[Material, Path], list[list[float]]]
) -> None:
    boxes = read(at_edges, tmp_path)
    expected = [[0, 0, 5.5, 5.5], [186.5, 102.5, 5.5, 5.5], [0, 102.5, 5.5, 5.5], [0, 45.5, 7.5, 10]]
    assert len(boxes) == len(expected)
    for box, known in zip(boxes, expected, strict=True):
        assert box == pytest.approx(known, abs=0.01)
        assert min(box) >= -1e-4
        assert box[0] + box[2] <= SIZE.width + 1e-3


@pytest.mark.parametrize(("rate", "fps"), [(30, 30.0), (Fraction(30000, 1001), 29.97003), (50, 50.0)])
def test_label_studio_is_told_the_frame_rate(tmp_path: Path, rate: Fraction, fps: float) -> None:
    made = material(tmp_path)
    index = FrameIndex(np.arange(40, dtype=np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64), 1 / Fraction(rate))
    do_export(replace(made, index=index), ExportRequest(Format.LABEL_STUDIO, tmp_path / "task.json"))
    (task,) = json.loads((tmp_path / "task.json").read_text(encoding="utf-8"))
    value = task["annotations"][0]["result"][0]["value"]
    assert task["data"]["fps"] == fps
    assert value["duration"] == pytest.approx(40 / Fraction(rate), abs=1e-5)
    assert max(one["time"] for one in value["sequence"]) <= value["duration"]
