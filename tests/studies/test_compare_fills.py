from pathlib import Path

import numpy as np
import pytest

from models.studies.compare_fills import curve, main, measure
from models.training.courses import UNIT, Course
from rallytrace.analysis.interpolation import interpolate_cubic, interpolate_line
from tiny_models import TinyInpaintNet
from training_clips import write_rally


def _course(count: int = 90, bent: float = 0.02) -> Course:
    """Return a ball on a parabola in the lower part of the picture, hit in frame 40."""
    frames = np.arange(count)
    positions = np.stack([100.0 + 3 * frames, 150 + bent * (frames - count / 2) ** 2], axis=1) / UNIT
    return Course(positions, np.ones(count, np.bool_), frames == 40)


def test_a_cubic_is_right_about_a_parabola_and_a_line_is_not() -> None:
    found = measure(_course(), {"line": curve(interpolate_line), "cubic": curve(interpolate_cubic)}, 8, 5)
    assert found["cubic"].distances.shape == (len(found["cubic"].hit), 8)
    # At the very ends a neighbour is missing, and the cubic is a line.
    assert (found["cubic"].distances.max(axis=1) > 1e-6).sum() <= 2
    assert found["line"].distances.mean() > 0.1


def test_the_command_prints_how_a_model_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_rally(tmp_path / "dot.mp4", tmp_path / "dot_ball.csv", count=60)
    model = TinyInpaintNet().save(tmp_path / "fill.onnx")
    assert main([f"--data={tmp_path}", "--fold", str(model), "--also", str(model), "--every=7"]) == 0
    said = capsys.readouterr().out
    assert "| frames | spans | InpaintNet | line | cubic | fill |" in said
    assert main(["--simulated=1", "--fold", str(model), "--every=40"]) == 0
    assert "spans with a hit" in capsys.readouterr().out
    assert main([f"--data={tmp_path / 'none'}", "--fold", str(model)]) == 1
    assert "There is no folder" in capsys.readouterr().err


def test_with_pins_the_command_prints_what_the_window_offers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_rally(tmp_path / "dot.mp4", tmp_path / "dot_ball.csv", count=60)
    model = TinyInpaintNet(16).save(tmp_path / "fill.onnx")
    assert main([f"--data={tmp_path}", "--fold", str(model), "--pins", "1", "--every=30"]) == 0
    said = capsys.readouterr().out
    assert "is tried on every rally" in said
    assert "| frames | gaps | linear | cubic | flight | InpaintNet | shown first |" in said
