"""Test reading ShuttleSet's strokes, and evaluating the shipped network on them."""

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from models.studies import judge_strokes
from models.studies.judge_strokes import f1_scores
from models.studies.shuttleset import LabelledRally, read_shuttleset
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.track.stroke_types import StrokeGroup, StrokeType
from tiny_models import TinyTrackNet

HEAD = (
    *("rally", "ball_round", "time", "frame_num", "player", "type", "hit_height"),
    *("hit_x", "hit_y", "landing_x", "landing_y"),
    *("player_location_x", "player_location_y", "opponent_location_x", "opponent_location_y"),
)
# The court of this camera is 610 x 1340 pixels, one for each centimetre; its far left corner is at (100, 50).
SERVICE = ("1", "1.0", "00:00:10", "250", "A", "發短球", "2.0", "", "", "450", "520", "420", "1030", "400", "480")
RETURN = ("1", "2.0", "00:00:11", "270", "B", "放小球", "2.0", "450", "520", "300", "850", "440", "490", "410", "1020")
UNKNOWN = ("1", "3.0", "00:00:12", "", "A", "未知球種", "", "300", "850", "", "", "310", "900", "440", "470")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "A_B").mkdir()
    _write(tmp_path / "A_B" / "set1.csv", HEAD, SERVICE, RETURN, UNKNOWN)
    corners = [f"{corner}_{axis}" for axis in "xy" for corner in ("upleft", "upright", "downleft", "downright")]
    places = ("100", "710", "100", "710", "50", "50", "1390", "1390")
    _write(tmp_path / "homography.csv", ("id", "video", *corners), ("1", "A_B", *places))
    return tmp_path


def _write(path: Path, *rows: tuple[str, ...]) -> None:
    with path.open("w", encoding="utf-8-sig", newline="") as stream:
        csv.writer(stream).writerows(rows)


def _only_rally(folder: Path) -> LabelledRally:
    (rally,) = read_shuttleset(folder)
    return rally


def test_places_are_metres_from_the_middle_of_the_net(data: Path) -> None:
    strokes = _only_rally(data).strokes
    np.testing.assert_allclose(strokes.hitter[0], (0.15, -3.1), atol=1e-6)
    np.testing.assert_allclose(strokes.opponent[0], (-0.05, 2.4), atol=1e-6)
    np.testing.assert_allclose(strokes.target[0], (0.45, 2.0), atol=1e-6)
    assert np.isnan(strokes.target[2]).all()


def test_swapped_lower_corners_give_the_same_positions(data: Path) -> None:
    expected = _only_rally(data).strokes
    corners = [f"{corner}_{axis}" for axis in "xy" for corner in ("upleft", "upright", "downright", "downleft")]
    places = ("100", "710", "100", "710", "50", "50", "1390", "1390")
    _write(data / "homography.csv", ("id", "video", *corners), ("1", "A_B", *places))
    np.testing.assert_allclose(_only_rally(data).strokes.hitter, expected.hitter)


def test_types_and_heights_are_known_or_said_not_to_be(data: Path) -> None:
    rally = _only_rally(data)
    assert [list(StrokeType)[number] for number in rally.types[:2]] == [StrokeType.SHORT_SERVICE, StrokeType.NET_SHOT]
    assert rally.types[2] == -1
    assert rally.strokes.low[:2].tolist() == [1, 1]
    assert np.isnan(rally.strokes.low[2])


def test_the_network_that_ships_names_a_plain_rally(data: Path) -> None:
    with StrokeNetwork(paths.shipped_model("strokes")) as network:
        found = network.classify(_only_rally(data).strokes)
    groups = [list(StrokeGroup)[k] for k in found.groups[:2].argmax(axis=1)]
    assert groups == [StrokeGroup.SHORT_SERVICE, StrokeGroup.NET]
    assert list(StrokeType)[found.types[0].argmax()] is StrokeType.SHORT_SERVICE
    np.testing.assert_allclose(found.types.sum(axis=1), 1, atol=1e-5)
    np.testing.assert_allclose(found.groups.sum(axis=1), 1, atol=1e-5)


def test_a_network_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="stroke network"):
        StrokeNetwork(TinyTrackNet().save(tmp_path / "net.onnx"))


def test_strokes_of_unknown_type_are_left_out(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_strokes.main(["--data", str(data), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["strokes"], result["accuracy"]) == (2, 1.0)
    assert set(result["f1"]) == set(StrokeGroup)


def test_data_without_a_court_is_refused(data: Path) -> None:
    (data / "homography.csv").unlink()
    with pytest.raises(SystemExit):
        judge_strokes.main(["--data", str(data)])


def test_f1_counts_what_is_missed_and_what_is_wrong() -> None:
    scores = f1_scores(np.array([0, 0, 0, 1]), np.array([0, 0, 1, 1]), 3)
    np.testing.assert_allclose(scores, (0.8, 2 / 3, np.nan))
