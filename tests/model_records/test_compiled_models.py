"""Test the cache of compiled models: separate by model, version and device, listed and cleared."""

from pathlib import Path

import pytest

from rallytrace.errors import AppError
from rallytrace.model_records.compiled_models import clear_compiled, compiled_models, make_compiled_folder
from rallytrace.model_records.execution_providers import Device, Precision, Provider, SessionOptions

OPENVINO = SessionOptions(Provider.OPENVINO, openvino_device="CPU")
MODEL = Path("some", "tracknet.onnx")
SHA = "0123456789abcdef" * 4


def kept(root: Path, *, sha256: str = SHA, options: SessionOptions = OPENVINO, version: str = "1.24.1") -> Path:
    return make_compiled_folder(root, MODEL, sha256, options, version)


def test_the_same_model_finds_the_same_folder_again(tmp_path: Path) -> None:
    folder = kept(tmp_path)
    (folder / "1.blob").write_bytes(b"compiled")
    assert kept(tmp_path) == folder
    assert (folder / "1.blob").read_bytes() == b"compiled"


def test_other_model_device_or_precision_has_other_folder(tmp_path: Path) -> None:
    folders = {
        kept(tmp_path),
        kept(tmp_path, sha256=SHA[::-1]),
        kept(tmp_path, version="1.25.0"),
        kept(tmp_path, options=SessionOptions(Provider.OPENVINO, openvino_device="GPU.1")),
        kept(
            tmp_path,
            options=SessionOptions(Provider.OPENVINO, Device(precision=Precision.FLOAT16), openvino_device="CPU"),
        ),
        kept(tmp_path, options=SessionOptions(Provider.TENSORRT)),
        kept(tmp_path, options=SessionOptions(Provider.TENSORRT, Device(device_id=1))),
    }
    assert len(folders) == 7


def test_compiled_models_are_listed_with_size(tmp_path: Path) -> None:
    (kept(tmp_path) / "1.blob").write_bytes(b"12345")
    (
        kept(tmp_path, options=SessionOptions(Provider.TENSORRT, Device(precision=Precision.FLOAT16))) / "x.engine"
    ).write_bytes(b"123")
    listed = [(one.provider, one.model, one.version, one.device, one.size_bytes) for one in compiled_models(tmp_path)]
    assert listed == [
        ("openvino", "tracknet.onnx", "1.24.1", "CPU", 5),
        ("tensorrt", "tracknet.onnx", "1.24.1", "device 0, float16", 3),
    ]


def test_clearing_removes_all_and_tells_how_much_that_was(tmp_path: Path) -> None:
    root = tmp_path / "engines"
    (kept(root) / "1.blob").write_bytes(bytes(10_000))
    assert clear_compiled(root) >= 10_000
    assert not root.exists()
    assert compiled_models(root) == []
    assert clear_compiled(root) == 0


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"model": 1}', "null"])
def test_damaged_note_hides_folder_and_is_cleared(tmp_path: Path, note: str) -> None:
    folder = kept(tmp_path)
    (folder / "about.json").write_text(note)
    assert compiled_models(tmp_path) == []
    clear_compiled(tmp_path)
    assert not folder.exists()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "engines").write_text("a file")
    with pytest.raises(AppError, match="engines"):
        kept(tmp_path / "engines")
