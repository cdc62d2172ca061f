"""What tracking a gap once more is worth: which frames are gaps, and how they are counted."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from dim_ball import DARK, ball, clip
from models.studies.compare_retracking import (
    FAINTER_ONLY,
    RETRACKED,
    SEEN_AGAIN,
    Gap,
    gaps_of,
    main,
    worth,
)
from models.training.predictions import Prediction, write_predictions
from models.training.rallies import LabelPath
from rallytrace.domain.detections import Detection, Evidence
from rallytrace.domain.geometry import Size
from rallytrace.execution_providers import SessionOptions
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.networks import InpaintNet
from rallytrace.paths import shipped_model
from tiny_models import TinyInpaintNet, TinyTrackNet

SIZE = Size(512, 288)
COUNT = 60


@pytest.fixture(scope="module")
def net() -> Iterator[InpaintNet]:
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as opened:
        yield opened


def labels() -> LabelPath:
    places = np.array([ball(frame) for frame in range(COUNT)])
    return LabelPath(np.ones(COUNT, np.bool_), np.ones(COUNT, np.bool_), places)


def prediction(*missed: int) -> Prediction:
    """A network's word that is right but in some frames."""
    found = [
        Detection(frame, frame not in missed, *ball(frame), Evidence(0.1 if frame in missed else 0.9, *([0] * 7)))
        for frame in range(COUNT)
    ]
    return Prediction("clip", "hall", SIZE, 30.0, 0.2, (0,), "", found)


def gap_at(frames: range) -> Gap:
    (gap,) = gaps_of(prediction(*frames), labels(), 0.5)
    return gap


def seen(*places: tuple[float, float, float]) -> JoinedFrame:
    down, across = np.mgrid[: SIZE.height, : SIZE.width]
    heatmap: NDArray[np.float64] = np.zeros(across.shape)
    for x, y, value in places:
        heatmap = np.maximum(heatmap, value * np.exp(-((across - x) ** 2 + (down - y) ** 2) / 4))
    joined = heatmap.astype(np.float32)
    return JoinedFrame(0, joined, (joined,))


def test_a_faint_ball_on_the_flight_is_found_again_and_a_brighter_one_elsewhere_is_not(net: InpaintNet) -> None:
    gap = gap_at(range(20, 25))
    heatmaps = {frame: seen((*ball(frame), 0.3), (400, 250, 0.45)) for frame in gap.frames}
    found = worth(gap, heatmaps, net, 0.5, 0)
    assert {len(off) for off in found.off.values()} == {5}
    assert found.off[SEEN_AGAIN].max() < 0.5
    assert found.off[RETRACKED].max() < 0.5
    assert found.off[FAINTER_ONLY].min() > 100


def test_the_command_prints_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    video = clip(data)
    rows = "".join(f"{frame},1,{round(x)},{round(y)}\n" for frame in range(COUNT) for x, y in [ball(frame)])
    video.with_name(f"{video.stem}_ball.csv").write_text(f"Frame,Visibility,X,Y\n{rows}", encoding="utf-8")
    kept = replace(prediction(*DARK), name=video.stem)
    write_predictions(tmp_path / "kept", [kept])
    tracknet = TinyTrackNet(width=256, height=144).save(tmp_path / "tracknet.onnx")
    inpaintnet = TinyInpaintNet(8).save(tmp_path / "inpaintnet.onnx")
    given = ["--data", str(data), "--predictions", str(tmp_path / "kept"), "--pins", "0"]
    assert main([*given, "--fold", str(tracknet), str(inpaintnet), "hall"]) == 0
    printed = capsys.readouterr().out
    assert "0 pins in each gap" in printed
    assert "| 3 to 7 | 1 | 5 |" in printed
