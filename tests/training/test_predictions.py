import sys
from pathlib import Path

import pytest

from models.training import evaluate_held_out
from models.training.evaluate_held_out import at_threshold
from models.training.predictions import Prediction, read_predictions, write_predictions
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import Size


def _found(frame: int, peak: float, x: float, y: float) -> Detection:
    evidence = Evidence(peak, x, y, area=9, second_peak=0.25, spread=1.5, windows=8, agreeing=6)
    return Detection(frame, visible=True, x=x, y=y, evidence=evidence)


def _prediction(name: str, venue: str, *found: Detection) -> Prediction:
    return Prediction(name, venue, Size(1280, 720), 30.0, 0.1, (0,), "0" * 64, found)


def test_predictions_are_read_as_they_were_written(tmp_path: Path) -> None:
    written = [_prediction("a", "hall", _found(0, 0.75, 100.25, 200.5), _found(1, 0.5, 104.0, 201.0))]
    write_predictions(tmp_path, written)
    (read,) = read_predictions(tmp_path)
    assert (read.name, read.venue, read.size, read.threshold) == ("a", "hall", Size(1280, 720), 0.1)
    assert list(read.detections) == list(written[0].detections)


def test_a_higher_threshold_takes_weak_balls_away() -> None:
    kept = at_threshold([_found(0, 0.9, 5, 6), _found(1, 0.2, 5, 6)], 0.4)
    assert [(found.visible, found.x) for found in kept] == [(True, 5), (False, 0)]


def test_the_table_has_a_line_for_every_venue_and_one_for_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.mp4").touch()
    (tmp_path / "a_ball.csv").write_text("Frame,Visibility,X,Y\n0,1,100,200\n1,0,0,0\n", encoding="utf-8")
    (tmp_path / "b_ball.csv").write_text("Frame,Visibility,X,Y\n0,1,100,200\n1,1,900,200\n", encoding="utf-8")
    kept = [_found(0, 0.9, 101.0, 200.0), _found(1, 0.3, 100.0, 200.0)]
    write_predictions(tmp_path / "kept", [_prediction("a", "here", *kept), _prediction("b", "there", *kept)])
    command = ["evaluate", "--predictions", str(tmp_path / "kept"), "--data", str(tmp_path), "--threshold", "0.4"]
    monkeypatch.setattr(sys, "argv", command)
    assert evaluate_held_out.main() == 0
    alone = capsys.readouterr().out.strip().split("\n\n")[0].splitlines()
    assert [line.split()[:5] for line in alone[2:]] == [
        ["here", "2", "1.000", "1.000", "1.000"],
        ["there", "2", "0.500", "1.000", "0.500"],
        ["all", "4", "0.750", "1.000", "0.667"],
    ]


def test_rallies_far_from_other_predictions_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.mp4").touch()
        (tmp_path / f"{name}_ball.csv").write_text("Frame,Visibility,X,Y\n0,1,100,200\n1,1,104,201\n", encoding="utf-8")
    right, wrong = (
        (_found(0, 0.9, 100, 200), _found(1, 0.9, 104, 201)),
        (_found(0, 0.9, 100, 200), _found(1, 0.9, 9, 9)),
    )
    for folder, found in (("before", right), ("after", wrong)):
        both = [_prediction("a", "here", *right), _prediction("b", "here", *found)]
        write_predictions(tmp_path / folder, both)
    command = ["evaluate", "--predictions", str(tmp_path / "after"), "--against", str(tmp_path / "before")]
    monkeypatch.setattr(sys, "argv", [*command, "--data", str(tmp_path), "--threshold", "0.4"])
    assert evaluate_held_out.main() == 0
    said = capsys.readouterr().out.strip().split("\n\n")[0].splitlines()
    assert said[4] == "b: 2 frames, accuracy 1.000 to 0.500"
    badminton, everything = said[5:]
    assert badminton.split() == ["badminton", *everything.split()[1:]], "no venue is of tennis or padel"
    for figure in ("2 rallies", "-25.00 points", "1 rallies lose", "0 win"):
        assert figure in everything


def test_labels_that_are_missing_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["evaluate", "--predictions", str(tmp_path), "--data", str(tmp_path / "none")])
    assert evaluate_held_out.main() == 1
    assert "none" in capsys.readouterr().err
