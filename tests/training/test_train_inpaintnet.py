import csv
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from models.training.courses import simulate
from models.training.gap_drawing import Pool
from models.training.train_inpaintnet import Material, Settings, Training, main, mean_distance, train
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from training_clips import write_rally

CPU = torch.device("cpu")
SETTINGS = Settings(width=16, depth=1, steps=6, batch=16, simulated=2)


@pytest.fixture(scope="module")
def material() -> Material:
    pool = Pool.of(simulate(2))
    return Material([pool], [1.0], pool, pool)


@pytest.fixture
def clips(tmp_path: Path) -> Path:
    for name in ("near", "far"):
        write_rally(tmp_path / "clips" / f"{name}.mp4", tmp_path / "clips" / f"{name}_ball.csv", count=40)
    return tmp_path / "clips"


def test_the_windows_of_a_step_depend_on_its_number_only(material: Material) -> None:
    one, again, other = (material.windows(SETTINGS, step) for step in (3, 3, 4))
    assert len(one.coords) == SETTINGS.batch
    assert np.array_equal(one.coords, again.coords)
    assert not np.array_equal(one.coords, other.coords)


def test_training_improves_on_the_straight_line(material: Material) -> None:
    training = Training(Settings(width=48, depth=2, steps=150, batch=128), CPU)
    pool = material.labelled[0]
    line = mean_distance(training.averaged, pool, CPU)
    for step in range(150):
        training.learn(material.windows(training.settings, step))
    assert mean_distance(training.averaged, pool, CPU) < 0.95 * line


def test_the_learning_rate_rises_and_falls() -> None:
    rates = [Settings(steps=1000).learning_rate(step, step / 1000) for step in (0, 50, 100, 500, 999)]
    assert rates[0] < rates[1] < rates[2] > rates[3] > rates[4] > 0


def test_a_training_that_was_stopped_ends_with_the_same_weights(material: Material, tmp_path: Path) -> None:
    whole, first, second = (Training(SETTINGS, CPU) for _ in range(3))
    train(whole, material, tmp_path)
    for step in range(3):
        first.learn(material.windows(SETTINGS, step))
    first.save(tmp_path / "stopped.pt")
    second.resume(tmp_path / "stopped.pt")
    train(second, material, tmp_path)
    assert second.step == whole.step == 6
    for name, value in whole.averaged.state_dict().items():
        assert torch.equal(value, second.averaged.state_dict()[name]), name


def test_the_command_trains_goes_on_and_exports_a_file_that_fits(
    clips: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    options = [f"--data={clips}", f"--out={out}", "--hold-out=far", "--width=16", "--depth=1", "--batch=8", "--steps=2"]
    options += ["--simulated=1", "--fill-from=2", "--trained-on=a dot", "--device=cpu"]
    assert main(options) == 0
    assert main([*options, "--resume"]) == 0
    said = capsys.readouterr().out
    assert "Going on from step 2 of 2." in said
    assert np.isclose(float(said.rsplit("at most ", 1)[1].split()[0]), 0, atol=1e-2)
    with (out / "log.csv").open(encoding="utf-8") as stream:
        (row,) = csv.DictReader(stream)
    assert set(row) == {"step", "loss", "seconds", "held_out"}
    check = check_model(out / "inpaintnet.onnx")
    assert check.verdict is ModelVerdict.FITS
    assert check.model is not None
    assert check.model.fill_from == 2
    assert check.model.metadata["trained_on"] == "a dot"


@pytest.mark.parametrize(
    ("options", "said"),
    [(["--hold-out=paris"], "paris"), (["--hold-out", "near", "far"], "Nothing is left")],
)
def test_holding_out_what_cannot_be_held_out_is_refused(
    clips: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    assert main([f"--data={clips}", f"--out={tmp_path / 'out'}", *options]) == 1
    assert said in capsys.readouterr().err


def test_going_on_with_other_settings_is_refused(
    clips: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = [f"--data={clips}", f"--out={tmp_path}", "--width=16", "--depth=1", "--batch=8", "--simulated=0"]
    assert main([*options, "--steps=1"]) == 0
    assert main([*options, "--steps=2", "--resume"]) == 1
    assert "other settings" in capsys.readouterr().err


def test_rallies_shorter_than_two_windows_are_not_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_rally(tmp_path / "short.mp4", tmp_path / "short_ball.csv", count=24)
    assert main([f"--data={tmp_path}", f"--out={tmp_path / 'out'}"]) == 1
    assert "more than 32 frames" in capsys.readouterr().err
