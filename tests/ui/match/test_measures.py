"""The words beside events that come from the shots."""

from collections.abc import Mapping

import pytest

from court_cameras import broadcast_camera
from flown_rally import EVENTS, SPORT, seen
from narrowing import not_none
from rallytrace.analysis.facts.event_number import EventNumber
from rallytrace.analysis.facts.graph import Node
from rallytrace.analysis.shots.shot_metrics import measure_rally
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.wording import count_noun
from rallytrace.ui.match.measures import event_measures


def test_a_speed_stands_beside_a_hit_only() -> None:
    flown = not_none(measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT))
    second = EVENTS[1].frame
    assert "km/h" in event_measures([flown], EVENTS)[second][0]
    taken_for_a_bounce = [EVENTS[0], Event(second, EventKind.BOUNCE), *EVENTS[2:]]
    assert second not in event_measures([flown], taken_for_a_bounce)


def test_a_recovery_time_stands_after_the_speed() -> None:
    flown = not_none(measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT))
    second = EVENTS[1].frame
    measures = event_measures([flown], EVENTS, {"recovery": {second: 1.43, 7: 0.5}})
    assert measures[second][0].endswith("km/h")
    assert measures[second][1].endswith(", 1.4 s recovery")
    assert measures[7] == ("0.5 s", "0.5 s recovery")


def test_counts_have_no_decimals_and_a_singular(monkeypatch: pytest.MonkeyPatch) -> None:
    node: Node[Mapping[int, float]] = Node("hits", {})
    hits = EventNumber(
        node, "hits", "Hits", "hits > 3", "Hits", short=str, words=lambda number: count_noun(number, "hit"), cell=str
    )
    monkeypatch.setattr("rallytrace.ui.match.measures.NUMERIC_EVENT_FACTS", (hits,))
    assert event_measures([], [], {"hits": {7: 1, 9: 12}}) == {7: ("1", "1 hit"), 9: ("12", "12 hits")}
    assert hits.cell(3) == "3"
