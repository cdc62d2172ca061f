import errno
import os
from pathlib import Path

import onnx
import pytest

from models.training.metadata import write_metadata
from rallytrace.errors import AppError, DiskFullError
from rallytrace.inference.model_files.model_check import check_model
from tiny_models import TinyInpaintNet, TinyTrackNet

INPAINTNET = {"model_name": "InpaintNet", "seq_len": "5", "batch_mode": "dynamic"}


def test_written_metadata_replaces_all(tmp_path: Path) -> None:
    path = TinyInpaintNet().save(tmp_path / "fill.onnx", {"version": "old", "note": "from before"})
    write_metadata(path, INPAINTNET | {"version": "2", "trained_on": "two dots"})
    model = check_model(path).model
    assert model is not None
    assert model.metadata == INPAINTNET | {"version": "2", "trained_on": "two dots"}


def test_the_network_stays_as_it_was(tmp_path: Path) -> None:
    path = TinyTrackNet().save(tmp_path / "track.onnx")
    before = onnx.load(path).graph
    write_metadata(path, {"model_name": "TrackNet", "seq_len": "3", "bg_mode": ""})
    assert onnx.load(path).graph == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"model_name": "TrackNet"},
        {"seq_len": "8"},
        {"fill_from": "soon"},
        {"threshold": "much"},
    ],
)
def test_unfit_metadata_is_refused_and_file_unchanged(tmp_path: Path, wrong: dict[str, str]) -> None:
    path = TinyInpaintNet().save(tmp_path / "fill.onnx")
    before = path.read_bytes()
    with pytest.raises(AppError, match=r"fill\.onnx"):
        write_metadata(path, INPAINTNET | wrong)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_tracknet_that_leaves_its_background_open_is_refused(tmp_path: Path) -> None:
    path = TinyTrackNet().save(tmp_path / "track.onnx")
    with pytest.raises(AppError, match="does not say what its input is"):
        write_metadata(path, {"model_name": "TrackNet", "seq_len": "3"})


def test_on_a_full_disk_the_file_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(_model: object, target: Path) -> None:
        target.write_bytes(b"half of it")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = TinyInpaintNet().save(tmp_path / "fill.onnx")
    before = path.read_bytes()
    monkeypatch.setattr(onnx, "save", fill)
    with pytest.raises(DiskFullError):
        write_metadata(path, INPAINTNET)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
