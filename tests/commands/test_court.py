"""`rallytrace court` prints the corners of a court, or says that none is sure."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from court_cameras import broadcast_camera, paint_court
from rallytrace.cli import main
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.sports import SPORTS, Sport


def test_the_corners_of_a_picture_are_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    camera = broadcast_camera()
    cv2.imwrite(str(tmp_path / "court.png"), paint_court(camera, Sport.BADMINTON))
    assert main(["court", str(tmp_path / "court.png"), "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["sport"] == "badminton"
    assert record["found"] is True
    corners = np.array([record["corners"][name] for name in CORNER_NAMES])
    np.testing.assert_allclose(corners, camera.floor_map.to_pixels(SPORTS[Sport.BADMINTON].court.corners), atol=3.0)


def test_a_picture_without_a_court_fails_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite(str(tmp_path / "plain.png"), np.full((360, 640, 3), 90, np.uint8))
    assert main(["court", str(tmp_path / "plain.png"), "--json"]) == 1
    output = capsys.readouterr()
    assert json.loads(output.out)["found"] is False
    assert output.err


def test_a_file_that_is_no_picture_fails_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.png").write_bytes(b"no picture")
    assert main(["court", str(tmp_path / "no.png")]) == 1
    assert "no.png" in capsys.readouterr().err


def test_the_courts_of_real_frames_are_where_people_clicked(shared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [row.split(",") for row in (shared / "courts" / "corners.csv").read_text().splitlines()[1:]]
    for name in sorted({row[0] for row in rows}):
        assert main(["court", str(shared / "courts" / name), "--json"]) == 0
        corners = json.loads(capsys.readouterr().out)["corners"]
        for _, _, corner, x, y in (row for row in rows if row[0] == name):
            assert np.hypot(corners[corner][0] - float(x), corners[corner][1] - float(y)) < 6
