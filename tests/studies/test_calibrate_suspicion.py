import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from models.studies import calibrate_suspicion
from models.studies.calibrate_suspicion import (
    Case,
    area_under_curve,
    brier_skill,
    case_of,
    fit_table,
    in_the_queue,
    missed,
    without_its_venue,
    write_tables,
    wrong,
)
from models.training.predictions import Prediction, read_predictions, write_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.analysis.suspicion import weights as weights_in_use
from rallytrace.analysis.suspicion.features import Feature
from rallytrace.files.paths import shipped_model
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import Size

COUNT = 60
FAINT = slice(20, 24)


def predicted(name: str, venue: str) -> Prediction:
    """Return a ball that moves along a line; four frames are faint, and a few were missed."""
    found = []
    for frame in range(COUNT):
        x, y = 200.0 + 10 * frame, 400.0
        peak = 0.4 if frame in range(COUNT)[FAINT] else 0.05 if frame in (40, 41) else 0.8
        evidence = Evidence(peak, x, y, area=9, second_peak=0.1, spread=1.0, windows=8, agreeing=8)
        seen = peak > 0.2
        found.append(Detection(frame, seen, x if seen else 0.0, y if seen else 0.0, evidence))
    return Prediction(name, venue, Size(1280, 720), 30.0, 0.2, (0,), "0" * 64, found)


def labelled() -> LabelPath:
    """Return labels with the ball elsewhere in faint frames, none in frame 50, and frame 55 unlabelled."""
    positions = np.stack([200.0 + 10 * np.arange(COUNT), np.full(COUNT, 400.0)], axis=1)
    positions[FAINT] += 50
    known, visible = np.ones(COUNT, np.bool_), np.ones(COUNT, np.bool_)
    known[55], visible[50] = False, False
    return LabelPath(known, visible, positions)


def with_gap(prediction: Prediction) -> Prediction:
    """Return the same, and it begins with a gap."""
    seen = prediction.detections
    empty = [replace(one, visible=False, x=0.0, y=0.0, evidence=replace(one.evidence, peak=0.1)) for one in seen[:8]]
    return replace(prediction, detections=[*empty, *seen[8:]])


@pytest.fixture(scope="module")
def case() -> Case:
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as net:
        return case_of(predicted("a", "hall"), labelled(), net, 0.35)


def test_fit_is_monotonic_calibrated_and_finds_relevant_features() -> None:
    random = np.random.default_rng(1)
    features = np.full((4000, len(Feature)), np.nan)
    features[:, Feature.PEAK] = random.uniform(0, 1, 4000)
    features[:, Feature.SECOND] = random.uniform(0, 1, 4000)
    features[:300, Feature.SECOND] = np.nan
    truth = random.uniform(0, 1, 4000) < 1 / (1 + np.exp(8 * features[:, Feature.PEAK] - 2))
    table = fit_table(features, truth, {Feature.PEAK: -1, Feature.SECOND: -1})
    peak, second = table.curves
    assert (np.diff(peak.adds) <= 0).all()
    assert peak.adds[0] - peak.adds[-1] > 4
    assert abs(second.adds[0] - second.adds[-1]) < 0.5
    odds = table.base + sum(added for _, added in table.contributions(features))
    assert (1 / (1 + np.exp(-odds))).mean() == pytest.approx(truth.mean(), abs=0.005)


def test_each_venue_is_judged_by_tables_that_never_saw_it(case: Case) -> None:
    mild = replace(case, name="b", venue="other", missed=np.roll(case.missed, 10))
    other = replace(case, missed=~case.missed)
    judged = {one.case.venue: one.suspicion.probability for one in without_its_venue([case, mild], [case, mild])}
    reverse = {one.case.venue: one.suspicion.probability for one in without_its_venue([other, mild], [case, mild])}
    assert np.array_equal(judged["hall"], reverse["hall"])
    assert not np.array_equal(judged["other"], reverse["other"])


def test_the_script_prints_its_report_and_writes_the_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.mp4").touch()
        rows = [
            f"{frame},{int(seen)},{x:.0f},{y:.0f}"
            for frame, (seen, (x, y)) in enumerate(zip(labelled().visible, labelled().positions, strict=True))
        ]
        (tmp_path / f"{name}_ball.csv").write_text("\n".join(["Frame,Visibility,X,Y", *rows]) + "\n", encoding="utf-8")
    kept = [with_gap(predicted(name, venue)) for name, venue in (("a", "here"), ("b", "there"))]
    write_predictions(tmp_path / "kept", kept)
    monkeypatch.setattr(calibrate_suspicion, "WEIGHTS", tmp_path / "weights.py")
    command = ["calibrate", "--predictions", str(tmp_path / "kept"), "--data", str(tmp_path), "--write"]
    monkeypatch.setattr(sys, "argv", command)
    assert calibrate_suspicion.main() == 0
    printed = capsys.readouterr().out
    for word in ("AUROC", "Brier", "1.5 W", "3 W", "here", "there", "path alone", "called occluded", "Reliability"):
        assert word in printed
    namespace: dict[str, object] = {}
    exec((tmp_path / "weights.py").read_text(encoding="utf-8"), namespace)  # noqa: S102 - what we wrote ourselves
    assert set(namespace["TABLES"]) == set(weights_in_use.TABLES)  # type: ignore[call-overload]


def test_labels_that_are_missing_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["calibrate", "--predictions", str(tmp_path), "--data", str(tmp_path / "none")])
    assert calibrate_suspicion.main() == 1
    assert "none" in capsys.readouterr().err


def test_the_tables_of_the_program_are_as_the_script_writes_them() -> None:
    text = calibrate_suspicion.WEIGHTS.read_text(encoding="utf-8")
    tables = [
        ("TABLES", "Tables for frames that were analysed by a network.", weights_in_use.TABLES),
        ("PATH", "Tables for frames from a label file, which use the path alone.", weights_in_use.PATH),
    ]
    assert write_tables(tables) == text


def test_on_venues_never_seen_what_is_wrong_is_found_first(shared: Path) -> None:
    clips = shared / "clips"
    labels = {rally.name: rally.path() for rally in find_rallies([clips / "labelled"], clips / "venues.csv")}
    predictions = read_predictions(Path(calibrate_suspicion.__file__).parents[1] / "training/held_out")
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as net:
        cases = [case_of(one, labels[one.name], net, 0.35) for one in predictions]
    results = without_its_venue(cases, cases)
    likely = np.concatenate([one.suspicion.probability[one.case.labelled] for one in results]).astype(np.float64)
    for truth in (wrong, missed):
        true = np.concatenate([truth(one.case)[one.case.labelled] for one in results])
        assert area_under_curve(likely, true) >= 0.90
        assert brier_skill(likely, true) >= 0.30
        some, more = in_the_queue(results, truth)
        assert some >= 0.75
        assert more >= 0.90
