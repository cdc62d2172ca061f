"""Test that no label format contains frames marked as unclear."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import clipmaker
from exports import SIZE, do_export, mixed
from rallytrace.exports.exporting import preview_export
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.track.edits import mark_frames
from rallytrace.track.track import Layer, State


@pytest.fixture(scope="module")
def material(tmp_path_factory: pytest.TempPathFactory) -> Material:
    """40 frames of every kind, of which 6, 7 and 21 are unclear."""
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40, gop=12), tmp_path_factory.mktemp("clips"))
    desk = mixed()
    desk.do(mark_frames(desk.track, range(6, 8), State.UNCLEAR))
    desk.do(mark_frames(desk.track, range(21, 22), State.UNCLEAR))
    return Material(labels_of(desk.track), clip, SIZE)


def in_csv(path: Path) -> set[int]:
    return {int(line.split(",")[0]) for line in path.read_text().splitlines()[1:]}


def in_coco(path: Path) -> set[int]:
    return {image["rallytrace"]["frame"] for image in json.loads(path.read_text())["images"]}


def in_cvat(path: Path) -> set[int]:
    points = ET.parse(path).iter("points")  # noqa: S314 - written by the program
    return {int(point.get("frame", "")) for point in points if point.get("outside") == "0"}


def in_mot(path: Path) -> set[int]:
    return {int(line.split(",")[0]) - 1 for line in path.read_text().splitlines()}


def in_yolo(path: Path) -> set[int]:
    return {int(label.stem) for label in path.glob("labels/*.txt")}


def in_label_studio(path: Path) -> set[int]:
    (task,) = json.loads(path.read_text())
    return {key["frame"] - 1 for key in task["annotations"][0]["result"][0]["value"]["sequence"]}


READERS = {
    Format.CSV: in_csv,
    Format.COCO: in_coco,
    Format.CVAT: in_cvat,
    Format.MOT: in_mot,
    Format.YOLO: in_yolo,
    Format.LABEL_STUDIO: in_label_studio,
}


@pytest.mark.parametrize(("format_", "read"), READERS.items())
def test_an_unclear_frame_is_not_in_the_file(
    material: Material, tmp_path: Path, format_: Format, read: Callable[[Path], set[int]]
) -> None:
    done, _ = do_export(material, ExportRequest(format_, tmp_path / "labels"))
    found = read(done.path)
    assert {5, 8, 20, 22} <= found
    assert not found & {6, 7, 21}


def test_omitted_frames_are_counted_by_kind(material: Material, tmp_path: Path) -> None:
    preview = preview_export(material.labels, ExportRequest(Format.CSV, tmp_path / "labels.csv"))
    assert (preview.tally.unclear, preview.tally.unset, preview.tally.left_out) == (3, 5, 8)
    assert "Left out: 5 unlabelled frames and 3 unclear frames." in preview.says
    reviewed = preview_export(material.labels, ExportRequest(Format.CSV, tmp_path / "labels.csv", only_reviewed=True))
    assert (reviewed.tally.frames, reviewed.tally.left_out) == (9, 31)
    assert material.labels.shown_rows(frozenset({Layer.PREDICTED}))["state"][6] == State.VISIBLE
