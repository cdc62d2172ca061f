import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from models.training import simulate_analyst
from models.training.analyst import (
    Window,
    mend_in_time_order,
    step_through,
    step_through_the_rest,
    walk_the_queue,
)
from models.training.desk import Deed, Desk, Moment, Offer, Rally, Truth, Visit
from models.training.predictions import Prediction, read_predictions, write_predictions
from models.training.rallies import find_rallies
from models.training.simulate_analyst import FILLS, STEPPING, Result, rallies_of
from models.training.suspicion_cases import track_of
from rallytrace.domain.detections import Detection, Evidence, Point, Source
from rallytrace.domain.fills import where_to_place
from rallytrace.domain.geometry import Size
from rallytrace.domain.suspicion.weights import TABLES
from rallytrace.domain.track import SOURCES, Layer, State, rows
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.session_options import SessionOptions
from rallytrace.paths import shipped_model

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
        evidence = Evidence(0.4 if doubt else peak, x, y, 9, 0.35 if doubt else 0.05, 4.0 if doubt else 0.2, 8, 8)
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


def test_what_is_wrong_is_a_ball_missed_or_far_off_and_one_that_is_none(rally: Rally) -> None:
    assert np.flatnonzero(Desk(rally).wrong()).tolist() == [*GAP, OFF, INVENTED]


def test_frames_without_a_label_are_never_wrong(rally: Rally) -> None:
    known = np.ones(COUNT, np.bool_)
    known[OFF] = False
    assert not Desk(replace(rally, truth=replace(rally.truth, known=known))).wrong()[OFF]


def test_stepping_costs_an_act_a_frame_and_one_for_each_that_is_wrong(rally: Rally) -> None:
    desk = Desk(rally)
    step_through(desk)
    assert acts(desk) == COUNT + len(GAP) + 2
    assert not desk.wrong().any()


def test_going_from_wrong_frame_to_wrong_frame_costs_two_acts_each(rally: Rally) -> None:
    desk = Desk(rally)
    mend_in_time_order(desk)
    assert acts(desk) == 2 * (len(GAP) + 2)
    assert not desk.wrong().any()


def test_the_rally_stays_as_it_was(rally: Rally) -> None:
    step_through(Desk(rally))
    assert not rally.track.says_anything(Layer.HUMAN)
    assert rally.wrong() == len(GAP) + 2


def test_the_queue_leads_to_all_that_is_wrong_and_a_fill_saves_most_of_the_points(rally: Rally) -> None:
    by_hand, with_fills = walked(rally, Window(fills=False)), walked(rally, Window())
    assert not by_hand.wrong().any()
    assert not with_fills.wrong().any()
    assert by_hand.deeds[Deed.PLACE] == len(GAP) + 1
    assert with_fills.deeds[Deed.PLACE] == 1
    assert with_fills.deeds[Deed.FILL] == with_fills.deeds[Deed.TAKE] == 1
    assert acts(with_fills) < acts(by_hand)


def test_an_item_that_is_right_costs_one_act_and_is_reviewed(rally: Rally) -> None:
    track = rally.track
    places = np.where(np.arange(COUNT) == OFF, [[course(OFF)[0]], [course(OFF)[1] + 150]], rally.truth.places)
    ball = rally.truth.ball & ~np.isin(np.arange(COUNT), GAP)
    ball[INVENTED] = True
    desk = walked(replace(rally, truth=replace(rally.truth, ball=ball, places=places)), Window())
    assert set(desk.deeds) == {Deed.GO_ON}
    assert acts(desk) == len(desk.visits) > 0
    assert desk.track.reviewed().any()
    assert (desk.track.shown()["state"] == track.shown()["state"]).all()


def test_a_fill_that_settles_an_item_leads_on_by_itself(rally: Rally) -> None:
    desk = walked(rally, Window())
    assert desk.deeds[Deed.GO_ON] < len(desk.visits)


def test_a_gap_that_opens_a_rally_needs_its_first_point_and_no_more(net: InpaintNet) -> None:
    desk = walked(rally_with(net, range(12)), Window(leads=False, takes_sights=False))
    assert not desk.wrong().any()
    assert desk.track.layer(Layer.HUMAN)["state"][0] == State.VISIBLE
    assert desk.deeds[Deed.PLACE] == 2
    assert desk.deeds[Deed.MARK] == 0


def test_ghosts_that_are_there_by_themselves_save_the_key_for_them(net: InpaintNet) -> None:
    rally = rally_with(net, range(12))
    asked, there = (walked(rally, Window(shows_ghosts=shown)) for shown in (False, True))
    assert asked.deeds[Deed.FILL] - there.deeds[Deed.FILL] == 1


def test_faint_sights_save_points(net: InpaintNet) -> None:
    """The peaks of the frames that are missed lie on the ball."""
    rally = rally_with(net, range(40, 70))
    blind, seeing = (walked(rally, Window(takes_sights=takes)) for takes in (False, True))
    assert not seeing.wrong().any()
    assert seeing.deeds[Deed.PLACE] <= blind.deeds[Deed.PLACE]
    assert (seeing.track.layer(Layer.HUMAN)["source"][40:70] == SOURCES.index(Source.PREDICTED)).sum() > 20


def test_the_playhead_is_led_to_an_open_end_or_to_where_fills_differ(net: InpaintNet) -> None:
    opening = offered(Desk(rally_with(net, range(12))), range(12))
    assert where_to_place(opening.around, opening.fills) == 0
    offer = offered(Desk(rally_with(net)), GAP)
    led = where_to_place(offer.around, offer.fills)
    assert led in range(GAP.start + 2, GAP.stop - 2)


def offered(desk: Desk, frames: range) -> Offer:
    """The ghosts of a range, by what is known alone."""
    return desk.offer(desk.trial_of(frames, found=True), sights=False)


def test_what_is_marked_of_an_item_need_not_be_asked_for(rally: Rally) -> None:
    """The ball leaves the picture in the gap: only its beginning is filled."""
    ball = rally.truth.ball.copy()
    ball[GAP.stop - 4 : GAP.stop] = False
    parted = replace(rally, truth=replace(rally.truth, ball=ball))
    asked, there = (walked(parted, Window(shows_marked=shown)) for shown in (False, True))
    assert not there.wrong().any()
    assert there.deeds[Deed.MARK] == asked.deeds[Deed.MARK] > 0
    assert acts(asked) - acts(there) == there.deeds[Deed.MARK]


def test_where_the_ball_is_away_between_two_stretches_saying_so_makes_one_fill_do(rally: Rally) -> None:
    ball = rally.truth.ball.copy()
    ball[GAP.start + 5 : GAP.stop - 4] = False
    desk = walked(replace(rally, truth=replace(rally.truth, ball=ball)), Window())
    assert not desk.wrong().any()
    assert desk.deeds[Deed.MARK] == 0
    assert desk.deeds[Deed.FILL] == 1
    assert (desk.track.shown(GAP.start + 5, GAP.stop - 4)["state"] == State.NO_BALL).all()


def test_no_ball_in_a_whole_item_is_one_act(rally: Rally) -> None:
    ball = rally.truth.ball & ~np.isin(np.arange(COUNT), GAP)
    shown = replace(rally, track=rally.track.copy(), truth=replace(rally.truth, ball=ball))
    filled = rows(len(GAP), State.VISIBLE, Source.INPAINTED, x=5.0, y=5.0)
    shown.track.make(shown.track.change(Layer.INPAINTED, GAP, filled))
    desk = Desk(shown)
    walk_the_queue(desk, Window())
    assert not desk.wrong()[GAP.start : GAP.stop].any()
    assert desk.deeds[Deed.NO_BALL] <= 3


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


def test_of_several_rallies_the_item_that_repairs_most_comes_next(rally: Rally) -> None:
    desks = [Desk(rally), Desk(rally)]
    desks[0].visits += [
        Visit(5.0, [Moment(2, 9, 4, 1)]),
        Visit(1.0, [Moment(7, 8, 5, 2)]),
        Visit(-1.0, [Moment(9, 0, 6, 3)]),
    ]
    desks[1].visits += [Visit(3.0, [Moment(4, 3, 2, 1), Moment(5, 2, 3, 2)])]
    result = Result("any", [rally, rally], desks)
    course_ = list(result.course())
    assert [standing.moment.acts for standing in course_] == [0, 2, 6, 7, 12, 14]
    assert [standing.items for standing in course_] == [0, 1, 2, 2, 3, 3]
    assert result.end().moment == Moment(12, 10, 8, 4)


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


def test_labels_that_are_missing_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["simulate", "--predictions", str(tmp_path), "--data", str(tmp_path / "none")])
    assert simulate_analyst.main() == 1
    assert "none" in capsys.readouterr().err


def test_on_venues_never_seen_the_queue_with_fills_takes_a_fraction_of_the_acts(shared: Path, net: InpaintNet) -> None:
    clips = shared / "clips"
    labels = {rally.name: rally.path() for rally in find_rallies([clips / "labelled"], clips / "venues.csv")}
    predictions = read_predictions(Path(simulate_analyst.__file__).parent / "held_out")
    rallies = rallies_of(predictions, labels, dict.fromkeys(labels, net), 0.35)[::4]
    stepping, queue = (Result.of(name, rallies).enough() for name in (STEPPING, FILLS))
    assert queue.by_queue
    assert queue.moment.acts * 6 < stepping.moment.acts
