import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.training import make_models
from models.training.make_models import folds


@given(st.dictionaries(st.text("abcdef", min_size=1), st.integers(1, 5000), min_size=2))
def test_venues_are_spread_evenly_over_folds(venues: dict[str, int]) -> None:
    halves = folds(venues, {})
    assert sorted(halves["a"] + halves["b"]) == sorted(venues)
    weights = [sum(venues[name] for name in half) for half in halves.values()]
    assert abs(weights[0] - weights[1]) <= max(venues.values())


def test_venues_whose_networks_are_kept_stay_in_their_folds() -> None:
    halves = folds({"large": 900, "small": 10, "new": 400}, {"large": "b", "small": "b"})
    assert halves == {"a": ["new"], "b": ["large", "small"]}


def test_there_may_be_more_folds_than_two() -> None:
    venues = {"oslo": 400, "lima": 300, "rome": 200, "bern": 100}
    assert folds(venues, {"rome": "1"}, "1234") == {"1": ["rome"], "2": ["oslo"], "3": ["lima"], "4": ["bern"]}


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return what would be run on two rallies of two venues."""
    run: list[list[str]] = []

    def pretend(command: list[str], **_: Any) -> None:
        run.append([Path(command[1]).name, *command[2:]])

    monkeypatch.setattr(subprocess, "run", pretend)
    for name, rows in (("a", 9), ("b", 4)):
        (tmp_path / f"{name}.mp4").touch()
        lines = ["Frame,Visibility,X,Y", *(f"{i},0,0,0" for i in range(rows))]
        (tmp_path / f"{name}_ball.csv").write_text("\n".join(lines), encoding="utf-8")
    out = tmp_path / "out"
    options = ["--data", str(tmp_path), "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["make_models", *options])
    return run


def test_each_fold_holds_out_what_the_other_trains_on(commands: list[list[str]]) -> None:
    assert make_models.main() == 0
    held_out = [command[command.index("--hold-out") + 1] for command in commands if "--hold-out" in command]
    assert held_out == ["a", "b", "a", "b"]
    names = [command[0] for command in commands]
    assert names == [
        "train_tracknet.py",
        "train_tracknet.py",
        "predict_held_out.py",
        "train_flight_check.py",
        "train_tracknet.py",
        "export.py",
        *3 * ["train_inpaintnet.py"],
    ]


def test_each_network_predicts_the_venues_it_never_saw(commands: list[list[str]]) -> None:
    make_models.main()
    (predicting,) = (command for command in commands if command[0] == "predict_held_out.py")
    nets = [predicting[i + 1] for i, part in enumerate(predicting) if part == "--net"]
    assert [net.split("=")[0] for net in nets] == ["a", "b"]
    assert [Path(net.split("=")[1]).parts[-2:] for net in nets] == [("a", "tracknet.onnx"), ("b", "tracknet.onnx")]


def test_existing_output_is_not_made_again(commands: list[list[str]], tmp_path: Path) -> None:
    (tmp_path / "out" / "a").mkdir(parents=True)
    (tmp_path / "out" / "a" / "tracknet.onnx").touch()
    make_models.main()
    assert [command[0] for command in commands].count("train_tracknet.py") == 2


def test_a_command_that_fails_is_named(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr(subprocess, "run", fail)
    assert make_models.main() == 1
    assert "train_tracknet.py failed" in capsys.readouterr().err
    assert not commands
