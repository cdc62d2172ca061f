"""File and frame in it, in the exports of recordings in several files."""

import csv
import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from exports import Desk, do_export
from rallytrace.errors import AppError
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.files.recordings import joined_path
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, mark_event, name_rally
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.video.index import FrameIndex

N_FRAMES = 120
SECOND_START = 70


@pytest.fixture
def material(tmp_path: Path) -> Material:
    """Return labels with an event on each side of the joint, of a recording in two files."""
    files = [tmp_path / "GX010042.MP4", tmp_path / "GX020042.MP4"]
    for file in files:
        file.touch()
    desk = Desk(N_FRAMES)
    rows = make_rows(N_FRAMES, State.VISIBLE, Source.PREDICTED, x=np.arange(N_FRAMES), y=np.full(N_FRAMES, 100.0))
    desk.do(Edit("Say", (desk.track.change(Layer.PREDICTED, range(N_FRAMES), rows),)))
    for frame in (SECOND_START - 1, SECOND_START + 5):
        desk.do(mark_event(desk.track, frame, EventKind.HIT))
    desk.do(name_rally(desk.track, Rally("late", range(SECOND_START + 1, N_FRAMES))))
    ticks = 7 + np.arange(N_FRAMES, dtype=np.int64)
    index = FrameIndex(ticks, ticks[:1], ticks[:1], Fraction(1, 30), file_pts=(7 + SECOND_START,))
    return Material(labels_of(desk.track), joined_path(files), Size(1280, 720), index)


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def places(rows: list[dict[str, str]]) -> list[tuple[str, str]]:
    return [(row["File"], row["FileFrame"]) for row in rows]


BORDER = [("GX010042.MP4", str(SECOND_START - 1)), ("GX020042.MP4", "0")]


def test_labels_with_more_columns_name_file_and_frame(material: Material, tmp_path: Path) -> None:
    request = ExportRequest(Format.CSV, tmp_path / "labels.csv")
    assert "File" not in rows_of(do_export(material, request)[0].path)[0]
    full = replace(request, target=tmp_path / "full.csv", more_columns=True)
    assert places(rows_of(do_export(material, full)[0].path))[SECOND_START - 1 : SECOND_START + 1] == BORDER


def test_events_and_rallies_name_file_and_frame(material: Material, tmp_path: Path) -> None:
    events = rows_of(do_export(material, ExportRequest(Format.EVENTS, tmp_path / "events.csv"))[0].path)
    by_frame = {int(row["Frame"]): (row["File"], row["FileFrame"]) for row in events}
    assert by_frame[SECOND_START - 1] == BORDER[0]
    assert by_frame[SECOND_START + 5] == ("GX020042.MP4", "5")
    rallies = rows_of(do_export(material, ExportRequest(Format.RALLIES, tmp_path / "rallies.csv"))[0].path)
    assert places(rallies) == [("GX020042.MP4", "1")]


def test_coco_images_name_file_and_frame(material: Material, tmp_path: Path) -> None:
    done, _ = do_export(material, ExportRequest(Format.COCO, tmp_path / "coco.json"))
    images = json.loads(done.path.read_text())["images"]
    facts = [(image["rallytrace"]["file"], str(image["rallytrace"]["file_frame"])) for image in images]
    assert facts[SECOND_START - 1 : SECOND_START + 1] == BORDER


@pytest.mark.parametrize("form", [Format.EDL, Format.LOSSLESSCUT])
def test_formats_for_one_media_file_refuse_parts(form: Format, material: Material, tmp_path: Path) -> None:
    with pytest.raises(AppError, match="needs one video file; this recording has 2"):
        do_export(material, ExportRequest(form, tmp_path / "rallies.out"))


def test_video_in_one_file_has_no_such_columns(material: Material, tmp_path: Path) -> None:
    whole = replace(material, video=tmp_path / "match.mp4")
    done, _ = do_export(whole, ExportRequest(Format.EVENTS, tmp_path / "events.csv"))
    assert "File" not in rows_of(done.path)[0]
