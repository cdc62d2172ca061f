"""Test the comparison of crops at several scales."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from models.studies.measure_crop_scales import EDGE_PX, crop_windows, main
from models.training.export import CROP
from models.training.learner import write_weights
from models.training.tracknet import TrackNet
from training_clips import footage, write_rally

WIDTHS = (640, 960)


def test_crops_hold_the_balls_at_every_width() -> None:
    rally = footage(24)
    windows = list(crop_windows(rally, 8, WIDTHS, np.random.default_rng(1)))
    assert [window.frames[0] for window in windows] == [0, 8, 16]
    for window in windows:
        balls = rally.positions[window.frames]
        for width, crop in zip(WIDTHS, window.crops, strict=True):
            assert crop.width == pytest.approx(CROP.width * rally.size.width / width, abs=1)
            inside = balls - (crop.left, crop.top)
            assert (inside > 0).all()
            assert (inside < (crop.width, crop.height)).all()
    too_large = (WIDTHS[0], 50 * EDGE_PX * rally.size.width)
    assert not list(crop_windows(rally, 8, too_large, np.random.default_rng(1)))


def test_command_prints_a_row_for_each_width(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "clips"
    write_rally(data / "dot.mp4", data / "dot_ball.csv")
    venues = tmp_path / "venues.csv"
    venues.write_text("clip,venue\ndot,hall\n", encoding="utf-8")
    weights = tmp_path / "weights.pt"
    write_weights(weights, {"averaged": TrackNet(16).state_dict(), "experience": {}})
    options = ["--data", str(data), "--venues", str(venues), "--cache", str(tmp_path / "cache")]
    assert main([*options, "--net", f"hall={weights}", "--widths", *map(str, WIDTHS)]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split()[:3] == ["width", "frames", "accuracy"]
    assert [row.split()[0] for row in rows] == [str(width) for width in WIDTHS]
    assert main([*options, "--net", f"hall={venues}"]) == 1
    assert "no weights" in capsys.readouterr().err
