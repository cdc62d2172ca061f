"""Who plays, as JSON and as arrays."""

import json
from pathlib import Path

import numpy as np
import pytest

from exports import do_export
from played_rallies import BLUE, RED, SIZE, PlayedMatch, dressed
from rallytrace.errors import AppError
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.track.player_label import PlayerName
from rallytrace.track.poses import NO_POSES

NEAR, FAR = (0.5, -4.0), (-0.5, 4.0)
RUN = {"pose_model": {"model": "pose.onnx", "sha256": "ab", "provider": "cpu", "threads": 2}}


@pytest.fixture
def match() -> PlayedMatch:
    first, second = dressed(RED), dressed(BLUE)
    made = PlayedMatch([[(*NEAR, first), (*FAR, second)], [(*NEAR, second), (*FAR, first)]])
    made.track.player_names = (PlayerName(0, *made.place(0, 0), "Momota"),)
    return made


def material_of(match: PlayedMatch, folder: Path) -> Material:
    return Material(labels_of(match.track, match.poses), folder / "match.mp4", SIZE, runs=(RUN,))


def test_the_table_says_who_is_where_by_what_and_how_sure(match: PlayedMatch, tmp_path: Path) -> None:
    do_export(material_of(match, tmp_path), ExportRequest(Format.PLAYERS, tmp_path / "out.json"))
    written = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert written["players"] == ["Momota", "Player 2"]
    ends = [
        [(player["name"], player["end"], player["row"]) for player in rally["players"]] for rally in written["rallies"]
    ]
    assert ends == [
        [("Momota", "near", 0), ("Player 2", "far", 1)],
        [("Player 2", "near", 2), ("Momota", "far", 3)],
    ]
    assert [player["said"] for player in written["rallies"][0]["players"]] == [True, False]
    assert np.array(written["distances"]).round(2).tolist() == [
        [0.0, 0.65, 0.65, 0.0],
        [0.65, 0.0, 0.0, 0.65],
        [0.65, 0.0, 0.0, 0.65],
        [0.0, 0.65, 0.65, 0.0],
    ]
    assert written["info"]["pose_model"] == {"model": "pose.onnx", "sha256": "ab", "provider": "cpu"}
    assert written["info"]["threshold"] == 0.9


def test_used_embedding_network_is_named_with_weight(match: PlayedMatch, tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    first, second = rng.normal(size=(2, 32))
    match.vectors = {(0, 0): first, (0, 1): second, (1, 0): second, (1, 1): first}
    used = {"model": "osnet.onnx", "sha256": "e" * 64, "provider": "cpu", "threads": 2}
    other = {**used, "model": "older.onnx", "sha256": "f" * 64}
    labels = labels_of(match.track, match.poses)
    runs = ({**RUN, "embedding_network": used}, {**RUN, "embedding_network": other}, RUN)
    material = Material(labels, tmp_path / "match.mp4", SIZE, runs=runs)
    do_export(material, ExportRequest(Format.PLAYERS, tmp_path / "out.json"))
    info = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["info"]
    assert {name: info["embedding_network"][name] for name in ("model", "sha256", "provider")} == {
        "model": "osnet.onnx",
        "sha256": "e" * 64,
        "provider": "cpu",
    }
    assert info["embedding_network"]["weight"] == 1.0
    match.vectors = {}
    do_export(material_of(match, tmp_path), ExportRequest(Format.PLAYERS, tmp_path / "without.json"))
    assert json.loads((tmp_path / "without.json").read_text(encoding="utf-8"))["info"]["embedding_network"] is None


def test_the_arrays_are_those_of_the_table(match: PlayedMatch, tmp_path: Path) -> None:
    do_export(material_of(match, tmp_path), ExportRequest(Format.PLAYERS_NPZ, tmp_path / "out.npz"))
    with np.load(tmp_path / "out.npz") as arrays:
        assert arrays["distances"].shape == (4, 4)
        assert arrays["rally"].tolist() == [0, 0, 1, 1]
        assert arrays["far"].tolist() == [False, True, False, True]
        assert arrays["names"][arrays["person"]].tolist() == ["Momota", "Player 2", "Player 2", "Momota"]
        assert json.loads(str(arrays["info"]))["threshold"] == 0.9


@pytest.mark.parametrize("format_", [Format.PLAYERS, Format.PLAYERS_NPZ])
def test_without_court_or_poses_nothing_is_written(match: PlayedMatch, tmp_path: Path, format_: Format) -> None:
    request = ExportRequest(format_, tmp_path / f"out{'.json' if format_ is Format.PLAYERS else '.npz'}")
    unseen = Material(labels_of(match.track, NO_POSES), tmp_path / "match.mp4", SIZE)
    with pytest.raises(AppError):
        do_export(unseen, request)
    material = material_of(match, tmp_path)
    match.track.courts = ()
    with pytest.raises(AppError):
        do_export(Material(labels_of(match.track, material.labels.poses), tmp_path / "match.mp4", SIZE), request)
    assert not request.target.exists()
