"""Test that a checkpoint dropped on the settings becomes a model in a child process and is checked."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from networks_by_definition import uneven
from qt import wait_until
from rallytrace.files import paths
from rallytrace.inference.checkpoints.graphs import random_tracknet_weights
from rallytrace.inference.model_files.model_check import ModelVerdict
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.session.model_inspection import Inspection, ModelInspection, place_for_model
from rallytrace.session.preferences import Preferences
from torch_archives import write_checkpoint

TRACKNET = ModelKind.TRACKNET


@pytest.fixture
def inspection(qapp: object, tmp_path: Path) -> Iterator[ModelInspection]:
    made = ModelInspection(Preferences(tmp_path / "settings.json"))
    yield made
    made.shutdown()


@pytest.fixture
def heard(inspection: ModelInspection) -> list[Inspection]:
    verdicts: list[Inspection] = []
    inspection.inspected.connect(verdicts.append)
    return verdicts


@pytest.fixture
def checkpoint(tmp_path: Path) -> Path:
    weights = uneven(random_tracknet_weights(2, "concat", base_width=1, seed=1))
    (tmp_path / "training").mkdir()
    said = {"model_name": "TrackNet", "seq_len": 2, "bg_mode": "concat"}
    return write_checkpoint(tmp_path / "training" / "TrackNet_best.pt", weights, said)


def test_a_checkpoint_is_offered_for_conversion(
    inspection: ModelInspection, heard: list[Inspection], checkpoint: Path
) -> None:
    inspection.check(TRACKNET, checkpoint)
    assert heard == []
    wait_until(lambda: heard)
    assert (heard[0].verdict, heard[0].convertible, heard[0].usable) == (ModelVerdict.REFUSED, True, False)
    assert "PyTorch checkpoint of a TrackNet over 2 frames" in heard[0].summary


def test_a_file_that_is_no_checkpoint_is_not_offered(
    inspection: ModelInspection, heard: list[Inspection], tmp_path: Path
) -> None:
    liar = tmp_path / "liar.pt"
    liar.write_bytes(b"PK\x03\x04 and nothing else")
    inspection.check(TRACKNET, liar)
    wait_until(lambda: heard)
    assert (heard[0].verdict, heard[0].convertible) == (ModelVerdict.REFUSED, False)
    assert "liar.pt" in heard[0].summary


def test_conversion_gives_model_beside_checkpoint_with_verdict(
    inspection: ModelInspection, heard: list[Inspection], checkpoint: Path
) -> None:
    written: list[Path] = []
    inspection.converted.connect(written.append)
    inspection.convert(TRACKNET, checkpoint)
    wait_until(lambda: heard)
    model = checkpoint.with_suffix(".onnx")
    assert written == [model]
    assert (heard[0].path, heard[0].verdict, heard[0].convertible) == (model, ModelVerdict.FITS, False)
    assert sorted(checkpoint.parent.iterdir()) == [model, checkpoint]


def test_invalid_checkpoint_is_refused_without_leftovers(
    inspection: ModelInspection, heard: list[Inspection], tmp_path: Path
) -> None:
    liar = tmp_path / "liar.pt"
    liar.write_bytes(b"PK\x03\x04 and nothing else")
    inspection.convert(TRACKNET, liar)
    wait_until(lambda: heard)
    assert (heard[0].verdict, heard[0].convertible, heard[0].path) == (ModelVerdict.REFUSED, False, liar)
    assert "liar.pt" in heard[0].summary
    assert [one.name for one in tmp_path.iterdir()] == ["liar.pt"]


def test_a_conversion_never_replaces_a_file(checkpoint: Path) -> None:
    assert place_for_model(checkpoint).name == "TrackNet_best.onnx"
    for taken in ("TrackNet_best.onnx", "TrackNet_best-2.onnx"):
        checkpoint.with_name(taken).touch()
    assert place_for_model(checkpoint).name == "TrackNet_best-3.onnx"


def test_unwritable_folder_puts_model_in_user_folder(checkpoint: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda folder, _mode: folder != checkpoint.parent)
    assert place_for_model(checkpoint) == paths.data_dir() / "models" / "TrackNet_best.onnx"
    assert (paths.data_dir() / "models").is_dir()


def test_unwritable_folders_are_reported(
    inspection: ModelInspection, heard: list[Inspection], checkpoint: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    paths.data_dir().parent.mkdir(parents=True, exist_ok=True)
    paths.data_dir().write_text("a file where the folder should be")
    inspection.convert(TRACKNET, checkpoint)
    assert heard == []
    wait_until(lambda: heard)
    assert "for the model cannot be created" in heard[0].summary


def test_a_cancelled_conversion_leaves_no_unfinished_file(
    inspection: ModelInspection, heard: list[Inspection], tmp_path: Path
) -> None:
    weights = random_tracknet_weights(8, "concat", base_width=32, seed=1)
    said = {"model_name": "TrackNet", "seq_len": 8, "bg_mode": "concat"}
    large = write_checkpoint(tmp_path / "large.pt", weights, said)
    inspection.convert(TRACKNET, large)
    wait_until(lambda: len(list(tmp_path.iterdir())) > 1)
    inspection.cancel(TRACKNET)
    wait_until(lambda: not any(one.suffix == ".part" for one in tmp_path.iterdir()))
    # On a busy machine it may have been complete before the test looked.
    assert {one.name for one in tmp_path.iterdir()} <= {"large.pt", "large.onnx"}
    assert heard == []
