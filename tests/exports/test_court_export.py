"""The court as a file, and events in metres and km/h where it is known."""

import csv
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from court_cameras import court_from
from exports import SIZE, do_export, mixed_labels
from narrowing import not_none
from rallytrace.analysis.shots.shot_metrics import Estimate, ShotMetrics
from rallytrace.errors import AppError
from rallytrace.exports.format_list import Format
from rallytrace.exports.formats.csv import COURT_COLUMNS
from rallytrace.exports.formats.events import MEASURES, measure_events
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.storage.track_csv import read_track
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.geometry import Size
from rallytrace.track.sports import Sport


def test_court_file_has_corners_floor_map_and_camera(tmp_path: Path) -> None:
    court, size = court_from(7), Size(1280, 720)
    material = Material(replace(mixed_labels(), courts=(court,)), tmp_path / "match.mp4", size)
    do_export(material, ExportRequest(Format.COURT, tmp_path / "court.json"))
    (record,) = json.loads((tmp_path / "court.json").read_text())["courts"]
    assert (record["from_frame"], record["sport"], record["by_hand"]) == (7, "badminton", True)
    assert np.allclose([record["corners"][name] for name in CORNER_NAMES], court.corners, atol=0.01)
    assert np.allclose(record["camera"]["position_m"], not_none(court.camera(size)).position)


def test_court_file_says_that_a_moving_camera_has_no_court(tmp_path: Path) -> None:
    courts = (court_from(0), CourtCalibration.missing(Sport.BADMINTON, 7))
    material = Material(replace(mixed_labels(), courts=courts), tmp_path / "match.mp4", Size(1280, 720))
    do_export(material, ExportRequest(Format.COURT, tmp_path / "court.json"))
    known, lost = json.loads((tmp_path / "court.json").read_text())["courts"]
    assert known["corners"]
    assert (lost["from_frame"], lost["corners"], lost["homography"], lost["camera"]) == (7, None, None, None)


def test_without_a_court_there_is_nothing_to_write(tmp_path: Path) -> None:
    material = Material(mixed_labels(), tmp_path / "clip.mp4", SIZE)
    with pytest.raises(AppError):
        do_export(material, ExportRequest(Format.COURT, tmp_path / "court.json"))


@pytest.mark.parametrize("courts", [(), (court_from(0),)])
def test_event_columns_in_metres_need_a_court(tmp_path: Path, courts: tuple[CourtCalibration, ...]) -> None:
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path)
    material = Material(replace(mixed_labels(), courts=courts), clip, SIZE)
    done, _ = do_export(material, ExportRequest(Format.EVENTS, tmp_path / "events.csv"))
    with done.path.open(newline="") as stream:
        header = next(csv.reader(stream))
    assert set(MEASURES) <= set(header) if courts else not set(MEASURES) & set(header)


def test_landing_has_place_and_hit_has_speed() -> None:
    landing = Estimate(1.234, 0.1), Estimate(-4.5, 0.2)
    apex = Estimate(3.0, 0.1)
    hit = ShotMetrics(
        10,
        40,
        0.6,
        Estimate(250.0, 10.0),
        None,
        None,
        landing,
        is_in=True,
        apex=apex,
        length=9.04,
        zone="near back left",
    )
    measures = measure_events([hit])
    assert measures.cells[10] == ("250", "13", *[""] * 7, "3.00", "0.13", "9.0", "0.60", "")
    assert measures.cells[40] == (
        "",
        "",
        "",
        "",
        "1.23",
        "0.13",
        "-4.50",
        "0.26",
        "in",
        "",
        "",
        "",
        "",
        "near back left",
    )


def test_label_file_with_metre_columns_reads_as_before(tmp_path: Path) -> None:
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path)
    material = Material(replace(mixed_labels(), courts=(court_from(0),)), clip, SIZE)
    plain, _ = do_export(material, ExportRequest(Format.CSV, tmp_path / "plain.csv"))
    measured, _ = do_export(material, ExportRequest(Format.CSV, tmp_path / "more.csv", court_columns=True))
    with measured.path.open(newline="") as stream:
        assert tuple(next(csv.reader(stream)))[-len(COURT_COLUMNS) :] == COURT_COLUMNS
    assert read_track(measured.path) == read_track(plain.path)
