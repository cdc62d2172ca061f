import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from models.studies import simulate_analyst
from models.studies.analyst import (
    Window,
    step_through,
    step_through_the_rest,
    walk_the_queue,
)
from models.studies.calibrate_suspicion import track_of
from models.studies.desk import Deed, Desk, Rally, Truth
from models.studies.simulate_analyst import FILLS, STEPPING, Result, rallies_of
from models.training.predictions import Prediction, read_predictions, write_predictions
from models.training.rallies import find_rallies
from rallytrace.analysis.suspicion.weights import TABLES
from rallytrace.files.paths import shipped_model
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.track.detections import Detection, Evidence, Point, Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import SOURCES, Layer

SIZE = Size(1280, 720)
COUNT = 120
GAP = range(40, 52)
OFF = 80
INVENTED = 100


@pytest.fixture(scope="module")
def net() -> Iterator[InpaintNet]:
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as opened:
        yield opened


def course(frame: int) -> tuple[float, float]:
    """A ball on a parabola across the picture."""
    return 100.0 + 8 * frame, 600.0 - 10 * frame + 0.08 * frame**2


def detected(missed: range) -> list[Detection]:
    """It is missed in some frames, seen elsewhere in one, and seen where none is in another."""
    found = []
    for frame in range(COUNT):
        seen = frame not in missed
        x, y = course(frame)
        y += 150 * (frame == OFF)
        peak = 0.8 if seen else 0.1
        doubt = frame in (OFF, INVENTED)
        evidence = Evidence(0.36 if doubt else peak, x, y, 9, 0.35 if doubt else 0.05, 4.0 if doubt else 0.2, 8, 8)
        found.append(Detection(frame, seen, x if seen else 0.0, y if seen else 0.0, evidence))
    return found


def rally_with(net: InpaintNet, missed: range = GAP) -> Rally:
    found = detected(missed)
    points = [Point(one.frame, one.visible, one.x, one.y) for one in found]
    ball = np.ones(COUNT, np.bool_)
    ball[INVENTED] = False
    truth = Truth(np.ones(COUNT, np.bool_), ball, np.array([course(frame) for frame in range(COUNT)]).T, tolerance=10)
    track = track_of(found, points, (0,))
    return Rally("a", "hall", track, truth, SIZE, np.arange(COUNT) / 30, TABLES, net)


@pytest.fixture
def rally(net: InpaintNet) -> Rally:
    return rally_with(net)


def acts(desk: Desk) -> int:
    return desk.deeds.total()


def walked(rally: Rally, window: Window) -> Desk:
    desk = Desk(rally)
    walk_the_queue(desk, window)
    return desk


def test_stepping_costs_an_act_a_frame_and_one_for_each_that_is_wrong(rally: Rally) -> None:
    desk = Desk(rally)
    step_through(desk)
    assert acts(desk) == COUNT + len(GAP) + 2
    assert not desk.wrong().any()


def test_faint_peaks_save_points(net: InpaintNet) -> None:
    """The peaks of the frames that are missed lie on the ball."""
    rally = rally_with(net, range(40, 70))
    blind, seeing = (walked(rally, Window(takes_peaks=takes)) for takes in (False, True))
    assert not seeing.wrong().any()
    assert seeing.deeds[Deed.PLACE] <= blind.deeds[Deed.PLACE]
    assert (seeing.track.layer(Layer.HUMAN)["source"][40:70] == SOURCES.index(Source.PREDICTED)).sum() > 20


def test_in_the_film_strip_no_step_is_needed_to_reach_a_frame_that_it_shows(rally: Rally) -> None:
    without, with_strip = (walked(rally, Window(fills=False, steps_on=False, cells=cells)) for cells in (1, COUNT))
    assert not with_strip.wrong().any()
    assert without.deeds[Deed.GO] >= len(GAP) - 1
    assert with_strip.deeds[Deed.GO] == 0
    assert with_strip.deeds[Deed.PLACE] == without.deeds[Deed.PLACE]


def test_every_further_part_of_an_item_costs_an_act_to_look_at(rally: Rally) -> None:
    whole, parts = (walked(rally, Window(cells=cells)) for cells in (COUNT, 4))
    assert parts.deeds[Deed.LOOK] >= whole.deeds[Deed.LOOK] + len(GAP) // 4 - 1


def test_what_the_queue_leaves_is_found_by_stepping_through_the_rest(rally: Rally) -> None:
    desk = Desk(replace(rally, tables={}))
    walk_the_queue(desk, Window())
    left = int(desk.wrong().sum())
    assert left > 0
    open_ = int(desk.open().sum())
    before = acts(desk)
    step_through_the_rest(desk)
    assert acts(desk) - before == open_ + left
    assert not desk.wrong().any()


def test_the_script_prints_its_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.mp4").touch()
        rows = [f"{frame},1,{course(frame)[0]:.0f},{course(frame)[1]:.0f}" for frame in range(COUNT)]
        (tmp_path / f"{name}_ball.csv").write_text("\n".join(["Frame,Visibility,X,Y", *rows]) + "\n", encoding="utf-8")
    kept = [
        Prediction(name, venue, SIZE, 30.0, 0.2, (0,), "0" * 64, detected(range(missed)))
        for name, venue, missed in (("a", "here", 12), ("b", "there", 20))
    ]
    write_predictions(tmp_path / "kept", kept)
    monkeypatch.setattr(sys, "argv", ["simulate", "--predictions", str(tmp_path / "kept"), "--data", str(tmp_path)])
    assert simulate_analyst.main() == 0
    printed = capsys.readouterr().out
    for word in ("2 rallies, 240 frames", "every frame", "queue with fills", "here", "there", "99%"):
        assert word in printed


def test_on_venues_never_seen_the_queue_with_fills_takes_a_fraction_of_the_acts(shared: Path, net: InpaintNet) -> None:
    clips = shared / "clips"
    labels = {rally.name: rally.path() for rally in find_rallies([clips / "labelled"], clips / "venues.csv")}
    predictions = read_predictions(Path(simulate_analyst.__file__).parents[1] / "training/held_out")
    rallies = rallies_of(predictions, labels, dict.fromkeys(labels, net), 0.35, {})[::4]
    stepping, queue = (Result.of(name, rallies).enough() for name in (STEPPING, FILLS))
    assert queue.by_queue
    assert queue.moment.acts * 6 < stepping.moment.acts
