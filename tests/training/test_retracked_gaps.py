"""What tracking a gap once more is worth: which frames are gaps, and how they are counted."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from dim_ball import DARK, ball, clip
from models.training.compare_retracking import main
from models.training.predictions import Prediction, write_predictions
from models.training.rallies import LabelPath
from models.training.retracked_gaps import (
    FAINTER_ONLY,
    FILLED,
    RETRACKED,
    SEEN_AGAIN,
    WAYS,
    Gap,
    gaps_of,
    table,
    worth,
)
from rallytrace.domain.detections import Detection, Evidence
from rallytrace.domain.geometry import Size
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.session import SessionOptions
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


def test_a_gap_lies_between_two_frames_in_which_the_ball_was_found() -> None:
    word = prediction(*range(3), *range(20, 25), 30, 31, *range(57, 60))
    assert [gap.frames for gap in gaps_of(word, labels(), 0.5)] == [range(20, 25)]


def test_frames_in_which_something_else_was_found_are_of_a_gap() -> None:
    word = prediction(20, 22)
    elsewhere = [replace(one, x=400.0) if one.frame == 21 else one for one in word.detections]
    assert [gap.frames for gap in gaps_of(replace(word, detections=elsewhere), labels(), 0.5)] == [range(20, 23)]


def test_where_the_label_shows_no_ball_either_there_is_no_gap() -> None:
    truth = labels()
    truth.visible[20:25] = False
    assert list(gaps_of(prediction(*range(20, 25)), truth, 0.5)) == []


def test_a_faint_ball_on_the_flight_is_found_again_and_a_brighter_one_elsewhere_is_not(net: InpaintNet) -> None:
    gap = gap_at(range(20, 25))
    heatmaps = {frame: seen((*ball(frame), 0.3), (400, 250, 0.45)) for frame in gap.frames}
    found = worth(gap, heatmaps, net, 0.5, 0)
    assert {len(off) for off in found.off.values()} == {5}
    assert found.off[SEEN_AGAIN].max() < 0.5
    assert found.off[RETRACKED].max() < 0.5
    assert found.off[FAINTER_ONLY].min() > 100


def test_what_is_not_found_again_is_filled(net: InpaintNet) -> None:
    gap = gap_at(range(20, 25))
    found = worth(gap, {frame: seen() for frame in gap.frames}, net, 0.5, 0)
    assert np.isinf(found.off[SEEN_AGAIN]).all()
    assert found.off[RETRACKED] == pytest.approx(found.off[FILLED], abs=0.01)


def test_a_pin_is_not_counted_and_leads(net: InpaintNet) -> None:
    gap = gap_at(range(20, 25))
    found = worth(gap, {frame: seen() for frame in gap.frames}, net, 0.5, 1)
    assert {len(found.off[way]) for way in WAYS} == {4}
    assert np.isinf(found.off[SEEN_AGAIN]).all()


def test_a_ball_where_the_label_has_none_is_counted_by_itself(net: InpaintNet) -> None:
    truth = labels()
    truth.visible[22] = False
    (gap,) = gaps_of(prediction(*range(20, 26)), truth, 0.5)
    found = worth(gap, {frame: seen((*ball(frame), 0.3)) for frame in gap.frames}, net, 0.5, 0)
    assert found.hidden == 1
    assert {len(off) for off in found.off.values()} == {5}
    assert found.invented[SEEN_AGAIN] == 1
    assert any("1 invented" in line for line in table([found]))


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
