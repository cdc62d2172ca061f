import csv
import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from models.training import train_tracknet
from models.training.batches import Windows
from models.training.tracknet import TrackNet
from models.training.train_tracknet import Settings, Training
from models.training.trial import try_out
from models.training.windows import Variation
from rallytrace.errors import DiskFullError
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from rallytrace.track.geometry import Size
from training_clips import footage, write_rally

SETTINGS = Settings(width=16, length=8, steps=6, batch=2, rate=2e-3, decay=0.01, seed=1)


def _windows(shares: tuple[float, float] = (1.0, 1.0)) -> Windows:
    rallies = [footage(name=f"r{i}", venue=f"hall{i % 2}") for i in range(3)]
    groups = [(rallies[:2], shares[0]), (rallies[2:], shares[1])]
    return Windows(groups, length=8, batch=2, variation=Variation(view=Size(64, 48), pasted=0.0), seed=1)


@pytest.fixture
def clips(tmp_path: Path) -> Path:
    for name in ("near", "far"):
        write_rally(tmp_path / "clips" / f"{name}.mp4", tmp_path / "clips" / f"{name}_ball.csv")
    return tmp_path / "clips"


def _run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["train", *(str(argument) for argument in arguments)])
    return train_tracknet.main()


def test_the_same_seed_draws_the_same_batches() -> None:
    one, other = (next(iter(_windows())) for _ in range(2))
    assert torch.equal(one.pictures, other.pictures)
    background, frames = one.inputs(torch.device("cpu"))
    assert (background.shape, frames.shape) == ((2, 3, 48, 64), (16, 3, 48, 64))
    assert float(frames.max()) <= 1
    whole = torch.cat([background, frames.reshape(2, 24, 48, 64)], dim=1)
    network = TrackNet(16).eval()
    assert torch.allclose(network(whole), network.logits(background, frames), atol=1e-5)


def test_each_folder_gives_its_share_of_the_windows() -> None:
    assert _windows((3.0, 1.0))._odds == pytest.approx([0.375, 0.375, 0.25])


def test_a_network_learns_a_window_by_heart() -> None:
    training = Training(SETTINGS, torch.device("cpu"))
    batch = next(iter(_windows()))
    losses = [training.learn(batch, 0.1) for _ in range(80)]
    assert losses[-1] < losses[0] / 2


def test_the_learning_rate_rises_and_falls() -> None:
    rates = [SETTINGS.learning_rate(step, step / 10_000) for step in (0, 100, 200, 5000, 9999)]
    assert rates[0] < rates[1] < rates[2] > rates[3] > rates[4] > 0


def test_the_precision_that_is_chosen_is_used() -> None:
    training = Training(SETTINGS, torch.device("cpu"))
    batch = next(iter(_windows()))
    chosen = training.choose_precision(batch, 1)
    assert str(training.precision).removeprefix("torch.") in chosen
    assert training.step == 0
    training.learn(batch, 0.1)


def test_resumed_training_equals_uninterrupted(tmp_path: Path) -> None:
    batch = next(iter(_windows()))
    first, second = Training(SETTINGS, torch.device("cpu")), Training(SETTINGS, torch.device("cpu"))
    first.learn(batch, 0.1)
    first.save(tmp_path / "training.pt")
    second.resume(tmp_path / "training.pt")
    first.learn(batch, 0.1)
    second.learn(batch, 0.1)
    assert second.step == 2
    for name, value in first.averaged.state_dict().items():
        assert torch.allclose(value.float(), second.averaged.state_dict()[name].float(), atol=1e-5), name


@pytest.mark.parametrize("save", [Training.save, Training.save_weights])
def test_full_disk_keeps_earlier_checkpoint_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, save: Callable[[Training, Path], None]
) -> None:
    training, path = Training(SETTINGS, torch.device("cpu")), tmp_path / "kept.pt"
    save(training, path)
    before = path.read_bytes()

    def fill(_kept: object, target: Path | IO[bytes]) -> None:
        with target.open("wb") if isinstance(target, Path) else target as stream:
            stream.write(before[:100])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(torch, "save", fill)
    with pytest.raises(DiskFullError):
        save(training, path)
    assert [*tmp_path.iterdir()] == [path]
    assert path.read_bytes() == before


def test_another_training_can_begin_from_the_weights_alone(tmp_path: Path) -> None:
    first, second = Training(SETTINGS, torch.device("cpu")), Training(SETTINGS, torch.device("cpu"))
    first.learn(next(iter(_windows())), 0.1)
    first.save_weights(tmp_path / "weights.pt")
    second.begin_from(tmp_path / "weights.pt")
    assert second.step == 0
    assert second.state.windows == 2
    for name, value in first.averaged.state_dict().items():
        assert torch.allclose(value.float(), second.network.state_dict()[name].float(), atol=1e-3), name


def test_weights_of_another_width_or_none_at_all_are_refused(
    clips: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Training(SETTINGS, torch.device("cpu")).save_weights(tmp_path / "narrow.pt")
    (tmp_path / "text.pt").write_text("no weights", encoding="utf-8")
    for name, complaint in (
        ("narrow.pt", "holds no weights of this network"),
        ("text.pt", "holds no weights of this network"),
        ("none.pt", "There are no weights"),
    ):
        begin = ["--begin-from", tmp_path / name, "--width", 32, "--device", "cpu"]
        assert _run(monkeypatch, "--data", clips, "--out", tmp_path / "out", *begin) == 1
        assert complaint in capsys.readouterr().err


def test_a_training_of_another_width_does_not_go_on_here(
    clips: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out").mkdir()
    Training(SETTINGS, torch.device("cpu")).save(tmp_path / "out" / "training.pt")
    assert _run(monkeypatch, "--data", clips, "--out", tmp_path / "out", "--width", 32, "--device", "cpu") == 1
    assert "other settings" in capsys.readouterr().err


def test_trying_out_counts_right_frames() -> None:
    network = TrackNet(16)
    row = try_out(network, [footage()], torch.device("cpu"), Size(128, 64), most=2).row()
    assert 0 <= row["accuracy"] <= 1
    assert row["threshold"] in {0.2, 0.3, 0.4, 0.5}


def test_the_command_trains_resumes_and_exports_a_file_that_fits(
    clips: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    options = ["--data", clips, "--out", out, "--width", 16, "--batch", 2, "--workers", 0, "--threads", 1]
    options += ["--device", "cpu", "--size", "128x64"]
    monkeypatch.setattr(train_tracknet, "CUT_OUTS", 2)
    assert _run(monkeypatch, *options, "--steps", 2, "--hold-out", "far", "--trained-on", "two dots") == 0
    assert _run(monkeypatch, *options, "--steps", 3, "--whole", "--hold-out", "far", "--trained-on", "two dots") == 0
    scales = ["--widths", 400, 500, "--largest", "160x90"]
    assert _run(monkeypatch, *options, *scales, "--steps", 4, "--hold-out", "far", "--trained-on", "two dots") == 0
    said = capsys.readouterr().out
    assert "1 rallies; 1 held out." in said
    assert "Going on after 4 windows." in said
    with (out / "log.csv").open(encoding="utf-8") as stream:
        assert [row["windows"] for row in csv.DictReader(stream)] == ["4", "6", "8"]
    assert "<svg" in (out / "curves.svg").read_text(encoding="utf-8")
    check = check_model(out / "tracknet.onnx")
    assert check.verdict is ModelVerdict.FITS
    assert check.model is not None
    assert check.model.size == Size(128, 64)
    assert check.model.metadata["trained_on"] == "two dots"
    assert check.model.rate == 30
    assert np.isclose(float(said.rsplit("at most ", 1)[1].rstrip(".\n")), 0, atol=1e-4)


@pytest.mark.parametrize("size", ["768", "768x430", "0x0", "wide"])
def test_a_size_that_the_network_cannot_have_is_refused(
    size: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        _run(monkeypatch, "--data", tmp_path, "--out", tmp_path / "out", "--size", size)
    assert f"'{size}'" in capsys.readouterr().err


def test_a_venue_that_does_not_exist_is_named(
    clips: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(monkeypatch, "--data", clips, "--out", tmp_path / "out", "--hold-out", "paris") == 1
    assert "paris" in capsys.readouterr().err


def test_holding_out_everything_is_refused(
    clips: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(monkeypatch, "--data", clips, "--out", tmp_path / "out", "--hold-out", "near", "far") == 1
    assert "Nothing is left" in capsys.readouterr().err
