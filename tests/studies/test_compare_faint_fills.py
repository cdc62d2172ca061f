"""What faint peaks are worth: the script over rallies whose missed balls have their peaks in the right place."""

import sys
from pathlib import Path

import numpy as np
import pytest

from models.studies import compare_faint_fills
from models.studies.calibrate_suspicion import track_of
from models.studies.compare_faint_fills import cases, score
from models.studies.desk import Rally, Truth
from models.training.predictions import Prediction, write_predictions
from rallytrace.domain.detections import Detection, Evidence, Point
from rallytrace.domain.geometry import Size
from rallytrace.execution_providers import SessionOptions
from rallytrace.inference.networks import InpaintNet
from rallytrace.paths import shipped_model

SIZE = Size(1280, 720)
COUNT = 80
GAP = range(30, 42)


def course(frame: int) -> tuple[float, float]:
    """A ball that is hit in the middle of the gap, where no curve can know it."""
    return 200.0 + 8 * frame, 300.0 + 4 * abs(frame - 36)


def detected(peak: float) -> list[Detection]:
    found = []
    for frame in range(COUNT):
        seen, (x, y) = frame not in GAP, course(frame)
        evidence = Evidence(0.8 if seen else peak, x, y, 9, 0.05, 0.2, 8, 8)
        found.append(Detection(frame, seen, x if seen else 0.0, y if seen else 0.0, evidence))
    return found


def rally_with(net: InpaintNet, peak: float) -> Rally:
    found = detected(peak)
    everywhere = np.ones(COUNT, np.bool_)
    truth = Truth(everywhere, everywhere, np.array([course(frame) for frame in range(COUNT)]).T, tolerance=10)
    track = track_of(found, [Point(one.frame, one.visible, one.x, one.y) for one in found], (0,))
    return Rally("a", "hall", track, truth, SIZE, np.arange(COUNT) / 30, {}, net)


@pytest.fixture(scope="module")
def net() -> InpaintNet:
    return InpaintNet.open(shipped_model("inpaintnet"), SessionOptions())


def test_peaks_that_lie_on_the_ball_mend_a_gap(net: InpaintNet) -> None:
    (case,) = cases([rally_with(net, peak=0.2)], pins=0)
    assert case.trial.frames == GAP
    found = score(case)
    assert found.balls == len(GAP)
    assert found.seen_right == found.seen > 6
    assert found.mended > found.broken == 0


def test_the_script_prints_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.mp4").touch()
    rows = [f"{frame},1,{course(frame)[0]:.0f},{course(frame)[1]:.0f}" for frame in range(COUNT)]
    (tmp_path / "a_ball.csv").write_text("\n".join(["Frame,Visibility,X,Y", *rows]) + "\n", encoding="utf-8")
    write_predictions(tmp_path / "kept", [Prediction("a", "hall", SIZE, 30.0, 0.2, (0,), "0" * 64, detected(0.15))])
    monkeypatch.setattr(sys, "argv", ["compare", "--predictions", str(tmp_path / "kept"), "--data", str(tmp_path)])
    assert compare_faint_fills.main() == 0
    printed = capsys.readouterr().out
    assert f"| 8 to 16 | 1 | {len(GAP)} |" in printed
    assert "1 pin, in the middle" in printed
