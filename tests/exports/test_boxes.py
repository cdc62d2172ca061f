"""Boxes around the ball for other programs: YOLO, MOT and Label Studio."""

import json
from dataclasses import replace
from pathlib import Path

import clipmaker
from exports import SIZE, do_export, mixed
from rallytrace.domain.lists import Rally
from rallytrace.domain.track import State
from rallytrace.exports.formats import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest


def material(tmp_path: Path) -> Material:
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path)
    return Material(labels_of(mixed().track), clip, SIZE)


def test_a_row_of_mot_is_a_box_around_the_ball_of_a_frame_counted_from_one(tmp_path: Path) -> None:
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


def test_yolo_has_an_empty_label_without_a_ball_and_none_for_an_occluded_one(tmp_path: Path) -> None:
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


def test_a_rectangle_of_label_studio_ends_before_a_frame_without_a_ball(tmp_path: Path) -> None:
    made = material(tmp_path)
    do_export(made, ExportRequest(Format.LABEL_STUDIO, tmp_path / "task.json"))
    (task,) = json.loads((tmp_path / "task.json").read_text(encoding="utf-8"))
    value = task["annotations"][0]["result"][0]["value"]
    frames = {one["frame"] for one in value["sequence"]}
    assert value["framesCount"] == 40
    assert all(one["enabled"] == (one["frame"] + 1 in frames) for one in value["sequence"])
    first = value["sequence"][0]
    x = made.labels.shown_rows()["x"][first["frame"] - 1]
    assert abs((first["x"] + first["width"] / 2) / 100 * SIZE.width - 0.5 - x) < 0.01
