"""Test bad input: the program reports it with the right exit code, and loses nothing."""

import contextlib
import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import numpy as np
import onnx
import pytest

import clipmaker
import special_files
from light_networks import light_model
from program import Program, rows
from projects import files_of_at_most
from rallytrace.cli import main
from rallytrace.files import paths
from rallytrace.inference.checkpoints.graphs import random_tracknet_weights
from torch_archives import write_checkpoint

_MAIN = "from rallytrace.cli import main; sys.exit(main(sys.argv[1:]))"


def _text(folder: Path) -> Path:
    path = folder / "text.mp4"
    path.write_text("this is no video\n" * 100)
    return path


def _empty(folder: Path) -> Path:
    path = folder / "empty.mp4"
    path.touch()
    return path


def _headless(folder: Path) -> Path:
    """Return an .mp4 cut before the table that says where its frames are."""
    return clipmaker.truncate(clipmaker.make(clipmaker.Clip("whole.mp4", n_frames=30), folder), 0.6)


VIDEOS: dict[str, Callable[[Path], Path]] = {
    "missing": lambda folder: folder / "missing.mp4",
    "empty": _empty,
    "text": _text,
    "audio only": lambda folder: clipmaker.make_sound(folder / "sound.mp4"),
    "cut before its table": _headless,
    "a folder": lambda folder: folder,
}


@pytest.mark.parametrize("kind", VIDEOS)
def test_non_video_is_refused_with_a_message(rallytrace: Program, tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "videos"
    folder.mkdir()
    video = VIDEOS[kind](folder)
    assert video.name in rallytrace("track", video, "-o", tmp_path / "labels.csv", "--stride", "8", code=1).err
    assert not (tmp_path / "labels.csv").exists()


def test_readable_frames_of_truncated_video_are_tracked(rallytrace: Program, tmp_path: Path) -> None:
    video = clipmaker.truncate(clipmaker.make(clipmaker.Clip("whole.mkv", n_frames=60), tmp_path), 0.6)
    target = tmp_path / "labels.csv"
    assert rallytrace("track", video, "-o", target, "--stride", "8").code == 0
    numbers = [int(row[0]) for row in rows(target)]
    assert numbers == list(range(len(numbers)))
    assert 10 < len(numbers) < 60


def test_a_video_of_ten_bits_is_tracked(rallytrace: Program, tmp_path: Path) -> None:
    video = clipmaker.make(clipmaker.Clip("deep.mp4", codec="libx265", n_frames=10, pix_fmt="yuv420p10le"), tmp_path)
    target = tmp_path / "labels.csv"
    assert rallytrace("track", video, "-o", target, "--stride", "8").code == 0
    assert len(rows(target)) == 10


def _model(folder: Path, **changes: object) -> Path:
    """Return the shipped TrackNet, changed."""
    model = onnx.load(next(paths.models_dir().glob("tracknet-*.onnx")))
    for change in changes.values():
        assert callable(change)
        change(model)
    path = folder / "model.onnx"
    onnx.save(model, path)
    return path


def _set_seq_len(model: onnx.ModelProto) -> None:
    for entry in model.metadata_props:
        if entry.key == "seq_len":
            entry.value = "5"


def _set_channels(model: onnx.ModelProto) -> None:
    model.graph.input[0].type.tensor_type.shape.dim[1].dim_value = 26


def _set_size(model: onnx.ModelProto) -> None:
    model.graph.output[0].type.tensor_type.shape.dim[2].dim_value = 100


def _point_outside(model: onnx.ModelProto) -> None:
    tensor = model.graph.initializer[0]
    onnx.external_data_helper.set_external_data(tensor, "../secret.bin")
    tensor.ClearField("raw_data")
    tensor.data_location = onnx.TensorProto.EXTERNAL


def _written(name: str, content: bytes) -> Callable[[Path], Path]:
    def write(folder: Path) -> Path:
        (folder / name).write_bytes(content)
        return folder / name

    return write


MODELS: dict[str, tuple[Callable[[Path], Path], str]] = {
    "missing": (lambda folder: folder / "missing.onnx", "There is no model file"),
    "empty": (_written("empty.onnx", b""), "is empty"),
    "text": (_written("text.onnx", b"no model at all, just words"), "is not an ONNX model"),
    "a checkpoint": (_written("best.pt", b"PK\x03\x04"), 'best.pt"'),
    "another network": (lambda _: paths.shipped_model("inpaintnet"), "is an InpaintNet"),
    "wrong channels": (lambda folder: _model(folder, change=_set_channels), "but it takes 26"),
    "wrong size": (lambda folder: _model(folder, change=_set_size), "differs from its input's"),
    "metadata that disagrees": (
        lambda folder: _model(folder, change=_set_seq_len),
        "'concat' need 18 input channels",
    ),
    "data outside its folder": (lambda folder: _model(folder, change=_point_outside), "outside its own folder"),
}


@pytest.mark.parametrize("kind", MODELS)
def test_unfit_model_is_refused_with_a_message(rallytrace: Program, clip: Path, tmp_path: Path, kind: str) -> None:
    make, says = MODELS[kind]
    model = make(tmp_path)
    assert says in rallytrace("track", clip, "-o", tmp_path / "labels.csv", "--tracknet", model, code=1).err
    assert not (tmp_path / "labels.csv").exists()
    if kind != "another network":
        assert rallytrace("check", model).code == 1


def test_unwritable_output_is_reported_before_the_work(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    outcome = rallytrace("track", clip, "-o", tmp_path / "nowhere" / "labels.csv", code=1)
    assert "does not exist" in outcome.err
    assert "windows per second" not in outcome.err


def test_a_model_that_gives_nonsense_does_not_break_the_run(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    def poison(model: onnx.ModelProto) -> None:
        tensor = next(one for one in model.graph.initializer if one.data_type == onnx.TensorProto.FLOAT)
        values = np.full(tuple(tensor.dims), np.nan, np.float32)
        tensor.CopyFrom(onnx.numpy_helper.from_array(values, tensor.name))

    target = tmp_path / "labels.csv"
    rallytrace("track", clip, "-o", target, "--tracknet", _model(tmp_path, change=poison), "--stride", "8", code=0)
    assert {row[1] for row in rows(target)} == {"0"}


posix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things among its files")
READ = {
    "video to track": ("track", "X.mp4", "-o", "new.csv"),
    "model": ("track", "clip.mp4", "-o", "new.csv", "--tracknet", "X.onnx"),
    "InpaintNet": ("track", "clip.mp4", "-o", "new.csv", "--inpaintnet", "X.onnx"),
    "model to check": ("check", "X.onnx"),
    "checkpoint to check": ("check", "X.pt"),
    "checkpoint": ("convert", "X.pt", "-o", "new.onnx"),
    "track to evaluate": ("evaluate", "X.csv", "labels.csv", "--size", "640x360"),
    "truth": ("evaluate", "labels.csv", "X.csv", "--size", "640x360"),
    "video for the size": ("evaluate", "labels.csv", "labels.csv", "--video", "X.mp4"),
    "labels": ("import", "X.csv", "--video", "clip.mp4", "--check"),
    "video of labels": ("import", "labels.csv", "--video", "X.mp4", "--check"),
    "predictions": ("import", "labels.csv", "--video", "clip.mp4", "--check", "--predictions", "X.csv"),
    "labels to export": ("export", "X.csv", "--video", "clip.mp4", "-o", "new.csv"),
    "project": ("export", "X.rally", "-o", "new.csv"),
    "video to measure on": ("bench", "--video", "X.mp4"),
}
WRITTEN = {
    "labels": ("track", "clip.mp4", "--stride", "8", "-o", "X.csv"),
    "imported labels": ("import", "labels.csv", "--video", "clip.mp4", "--check", "--guess", "-o", "X.csv"),
    "report": ("evaluate", "labels.csv", "labels.csv", "--size", "640x360", "--report", "X.html"),
    "model": ("convert", "labels.csv", "-o", "X.onnx"),
    "video": ("export", "labels.csv", "--video", "clip.mp4", "--format", "video", "-o", "X.mp4"),
    "COCO": ("export", "labels.csv", "--video", "clip.mp4", "--format", "coco", "-o", "X.json"),
    "dataset": ("export", "labels.csv", "--video", "clip.mp4", "--format", "dataset", "--match", "1", "-o", "X"),
}


@pytest.fixture
def folder(clip: Path, tmp_path: Path) -> Path:
    (tmp_path / "clip.mp4").write_bytes(clip.read_bytes())
    labels = "".join(f"{frame},1,{100 + frame},90\n" for frame in range(30))
    (tmp_path / "labels.csv").write_text(f"Frame,Visibility,X,Y\n{labels}")
    return tmp_path


def _beside(folder: Path, words: tuple[str, ...], special: Path) -> list[object]:
    """Return a command line, its files in a folder, and one of them something else than a file."""
    return [special if word.startswith("X") else folder / word if Path(word).suffix else word for word in words]


@posix_only
@pytest.mark.parametrize("kind", special_files.NAMES)
@pytest.mark.parametrize("what", READ)
def test_special_file_is_refused_without_waiting(rallytrace: Program, folder: Path, what: str, kind: str) -> None:
    suffix = next(Path(word).suffix for word in READ[what] if word.startswith("X"))
    with special_files.made(folder, kind, suffix) as special:
        outcome = rallytrace(*_beside(folder, READ[what], special))
    assert outcome.code == 1
    assert f"{kind}, not a file" in outcome.err + outcome.out
    assert special.name in outcome.err + outcome.out


@posix_only
@pytest.mark.parametrize("kind", special_files.NAMES)
@pytest.mark.parametrize("what", WRITTEN)
def test_special_file_is_not_replaced(rallytrace: Program, folder: Path, what: str, kind: str) -> None:
    suffix = next(Path(word).suffix for word in WRITTEN[what] if word.startswith("X"))
    with special_files.made(folder, kind, suffix) as special:
        before = special.stat()
        assert special.name in rallytrace(*_beside(folder, WRITTEN[what], special), "--force", code=1).err
        assert (special.stat().st_mode, special.stat().st_ino) == (before.st_mode, before.st_ino)
    assert len(list(folder.iterdir())) == 3


@posix_only
@pytest.mark.parametrize("kind", special_files.NAMES)
def test_a_project_that_is_no_file_is_left_alone(rallytrace: Program, folder: Path, kind: str) -> None:
    with special_files.made(folder, kind) as special:
        project = special.rename(folder / "clip.mp4.rally")
        outcome = rallytrace("import", folder / "labels.csv", "--video", folder / "clip.mp4", "--guess", code=1)
        assert f"{kind}, not a file" in outcome.err
        project.rename(special)


LONG_NAMES = {
    "labels": ("track", "clip.mp4", "-o", "X.csv"),
    "folder of labels": ("track", "clip.mp4", "-o", "X/"),
    "imported labels": ("import", "labels.csv", "--video", "clip.mp4", "--check", "--guess", "-o", "X.csv"),
    "dataset": ("export", "labels.csv", "--video", "clip.mp4", "--format", "dataset", "--match", "1", "-o", "X"),
    "report": ("evaluate", "labels.csv", "labels.csv", "--size", "640x360", "--report", "X.html"),
    "to open": ("open", "X.mp4"),
} | {f"read as {what}": words for what, words in READ.items()}


@pytest.mark.parametrize("what", LONG_NAMES)
def test_a_name_that_no_file_can_have_is_refused_in_a_sentence(rallytrace: Program, folder: Path, what: str) -> None:
    words = [word.replace("X", "n" * 300) for word in LONG_NAMES[what]]
    outcome = rallytrace(*(folder / word if Path(word).suffix or "n" * 300 in word else word for word in words), code=1)
    assert "n" * 300 in outcome.err + outcome.out
    assert len(list(folder.iterdir())) == 2


DIGITS = "9" * 5000
NUMBERS = {
    "size": ("evaluate", "labels.csv", "labels.csv", "--size", f"{DIGITS}x720"),
    "size of the window": ("open", "clip.mp4", "--size", f"{DIGITS}x720"),
    "frame": ("open", "clip.mp4", "--at", DIGITS),
    "range": ("track", "clip.mp4", "-o", "new.csv", "--range", f"0:{DIGITS}"),
    "background": ("track", "clip.mp4", "-o", "new.csv", "--background", f"{DIGITS}:"),
    "match": ("export", "labels.csv", "--video", "clip.mp4", "--format", "dataset", "-o", "new", "--match", DIGITS),
    "trail": ("export", "labels.csv", "--video", "clip.mp4", "--format", "video", "-o", "new.mp4", "--trail", DIGITS),
    "minutes": ("bench", "--soak", "nan"),
} | {
    f"{option} {value[:9]}": ("track", "clip.mp4", "-o", "new.csv", f"--{option}", value)
    for option in ("stride", "every", "batch", "threads", "max-gap", "device", "gpu-memory", "threshold")
    for value in (DIGITS, "9" * 20, "nan")
}


@pytest.mark.parametrize("what", NUMBERS)
def test_a_number_that_nothing_can_have_is_wrong_usage(rallytrace: Program, folder: Path, what: str) -> None:
    outcome = rallytrace(*(folder / word if Path(word).suffix in (".csv", ".mp4") else word for word in NUMBERS[what]))
    assert outcome.code == 2
    assert len(outcome.err) < 3000
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize("choice", ["first-frame", "coordinates", "object", "x-column"])
def test_option_with_very_many_digits_is_refused(rallytrace: Program, folder: Path, choice: str) -> None:
    for value in (DIGITS, f"{DIGITS}x720"):
        outcome = rallytrace(
            "import", folder / "labels.csv", "--video", folder / "clip.mp4", "--check", "--take", f"{choice}={value}"
        )
        assert outcome.code == int(choice != "object")
        assert len(outcome.err) < 3000


@pytest.mark.parametrize("row", [f"{DIGITS},1,3,4", f"1,{DIGITS},3,4", f"1,1,{DIGITS},4", f"1,1,3,{DIGITS}"])
def test_a_cell_of_very_many_digits_is_no_number(rallytrace: Program, folder: Path, row: str) -> None:
    with (folder / "labels.csv").open("a") as labels:
        labels.write(f"{row}\n")
    evaluated = rallytrace("evaluate", folder / "labels.csv", folder / "labels.csv", "--size", "192x108", code=1)
    assert "line 32" in evaluated.err
    checked = rallytrace("import", folder / "labels.csv", "--video", folder / "clip.mp4", "--check", code=0)
    assert "line 32" in checked.out


def test_metadata_of_very_many_digits_is_refused(rallytrace: Program, tmp_path: Path) -> None:
    def lengthen(model: onnx.ModelProto) -> None:
        next(entry for entry in model.metadata_props if entry.key == "seq_len").value = DIGITS

    assert "seq_len" in rallytrace("check", _model(tmp_path, change=lengthen), code=1).out


OUTPUTS = {
    "labels": ("track", "clip.mp4", "--stride", "8", "-o", "X.csv"),
    "imported labels": ("import", "labels.csv", "--video", "clip.mp4", "--check", "--guess", "-o", "X.csv"),
    "report": ("evaluate", "labels.csv", "labels.csv", "--size", "640x360", "--report", "X.html"),
    "labels of labels": ("export", "labels.csv", "--video", "clip.mp4", "-o", "X.csv"),
    "video": ("export", "labels.csv", "--video", "clip.mp4", "--format", "video", "-o", "X.mp4"),
    "COCO": ("export", "labels.csv", "--video", "clip.mp4", "--format", "coco", "-o", "X.json"),
    "COCO with pictures": (
        "export",
        "labels.csv",
        "--video",
        "clip.mp4",
        "--format",
        "coco",
        "--pictures",
        "-o",
        "X.json",
    ),
    "CVAT": ("export", "labels.csv", "--video", "clip.mp4", "--format", "cvat", "-o", "X.xml"),
    "events": ("export", "labels.csv", "--video", "clip.mp4", "--format", "events", "-o", "X.csv"),
    "dataset": ("export", "labels.csv", "--video", "clip.mp4", "--format", "dataset", "--match", "1", "-o", "X"),
    "dataset of pictures": (
        *("export", "labels.csv", "--video", "clip.mp4", "--format", "dataset", "--match", "1"),
        *("--pictures", "png", "-o", "X"),
    ),
}


@pytest.mark.parametrize("name", ["labels.jsonl", "labels.json", "labels.XML", "labels.mp4"])
@pytest.mark.parametrize(
    "words",
    [
        ("track", "clip.mp4", "-o", "X"),
        ("import", "labels.csv", "--video", "clip.mp4", "-o", "X"),
        ("export", "labels.csv", "--video", "clip.mp4", "-o", "X"),
    ],
    ids=lambda words: words[0],
)
def test_labels_with_foreign_suffix_are_refused(
    rallytrace: Program, folder: Path, words: tuple[str, ...], name: str
) -> None:
    before = set(folder.iterdir())
    assert name in rallytrace(*_beside(folder, words, folder / name), code=2).err
    assert set(folder.iterdir()) == before


def _small_files() -> contextlib.AbstractContextManager[None]:
    """No file may have more than a few bytes: to the program that is a disk that is full in the middle of each."""
    light_model("tracknet")  # it is a file, too
    return files_of_at_most(20)


@contextlib.contextmanager
def _forbidden_folders() -> Iterator[None]:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rallytrace.files.file_access.new_temporary_file", refuse)
        patch.setattr("rallytrace.storage.staging.new_temporary_folder", refuse)
        yield


@posix_only
@pytest.mark.parametrize("obstacle", [_small_files, _forbidden_folders])
@pytest.mark.parametrize("what", OUTPUTS)
def test_failed_write_reports_and_leaves_nothing(
    rallytrace: Program,
    folder: Path,
    what: str,
    obstacle: Callable[[], contextlib.AbstractContextManager[None]],
) -> None:
    place = folder / "out" / "new"
    place.parent.mkdir()
    with obstacle():
        outcome = rallytrace(*_beside(folder, OUTPUTS[what], place.with_suffix(Path(OUTPUTS[what][-1]).suffix)))
    assert outcome.code == 1
    assert "was not written" in outcome.err
    assert list(place.parent.iterdir()) == []


@pytest.mark.parametrize("what", OUTPUTS)
def test_a_place_below_a_file_is_refused_in_a_sentence(rallytrace: Program, folder: Path, what: str) -> None:
    place = folder / "labels.csv" / "new"
    before = place.parent.read_bytes()
    outcome = rallytrace(*_beside(folder, OUTPUTS[what], place.with_suffix(Path(OUTPUTS[what][-1]).suffix)), code=1)
    assert "labels.csv" in outcome.err
    assert place.parent.read_bytes() == before


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (MemoryError(), "memory"),
        (ImportError("libavcodec.so: failed to map segment from shared object"), "memory"),
        (ImportError("libGL.so.1: cannot open shared object file: No such file or directory"), "libGL.so.1"),
    ],
)
def test_lack_of_memory_and_libraries_is_explained(
    error: Exception, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_arguments: object) -> int:
        raise error

    monkeypatch.setattr("rallytrace.commands.doctor.run", fail)
    assert main(["doctor"]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process's memory cannot be limited")
@pytest.mark.parametrize(
    ("command", "megabytes"),
    [(("check",), 200), (("check",), 400), (("check", "--run"), 700), (("convert",), 400), (("convert",), 605)],
)
def test_a_command_with_too_little_memory_ends_with_a_sentence(
    command: tuple[str, ...], megabytes: int, tmp_path: Path
) -> None:
    source = paths.shipped_model("tracknet")
    if command == ("convert",):
        said = {"model_name": "TrackNet", "seq_len": 8, "bg_mode": "concat"}
        weights = random_tracknet_weights(8, "concat", base_width=32, seed=1)
        source = write_checkpoint(tmp_path / "net.pt", weights, said)
    limited = f"import resource, sys; resource.setrlimit(resource.RLIMIT_AS, ({megabytes << 20},) * 2); {_MAIN}"
    given = [*command, str(source), *(("-o", str(tmp_path / "net.onnx")) if command == ("convert",) else ())]
    # More threads would only take more of what there is.
    child = subprocess.run(
        [sys.executable, "-c", limited, *given],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        timeout=120,
    )
    assert child.returncode in (0, 1)
    assert "Traceback" not in child.stderr
    assert child.returncode == 0 or "memory" in (child.stdout + child.stderr).lower()
    assert ".part" not in child.stderr
    if command == ("convert",) and child.returncode:
        assert [path.name for path in tmp_path.iterdir()] == ["net.pt"]
