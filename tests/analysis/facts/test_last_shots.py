"""How rallies ended, by hitter and landing of the last shot."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import Facts
from rallytrace.analysis.facts.last_shots import LAST_SHOTS, ProposedEnding
from rallytrace.analysis.facts.players import HIT_SIDES
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.players.sides import HitSide
from rallytrace.analysis.shots.shot_metrics import Estimate, RallyShots, ShotMetrics
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.lists import Event, EventKind, Rally, RallyEnding
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup, StrokeName

SERVE, HIT, BOUNCE, LANDING = EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE, EventKind.LANDING
RALLY = Rally("Rally 1", range(100))
COURT = CourtCalibration(0, Sport.BADMINTON, ((400, 200), (880, 200), (1200, 700), (80, 700)))


def propose(
    *kinds: EventKind,
    start: float | None,
    landing: float | None,
    is_in: bool | None,
    hitter: str = "",
    sure: float = 1.0,
    courts: Sequence[CourtCalibration] = (COURT,),
    stroke: StrokeName = StrokeGroup.CLEAR,
) -> ProposedEnding | None:
    """Return the proposal for events 10 frames apart, whose last hit leaves from y = `start` and lands at `landing`."""
    events = tuple(Event(10 * k, kind) for k, kind in enumerate(kinds))
    shots = []
    for event, end in pairwise(events):
        is_last = event.is_hit and not end.is_hit
        place = None if start is None else (0.0, start, 2.0)
        landed = (Estimate(1.0, 0.1), Estimate(landing, 0.2)) if is_last and landing is not None else None
        shot = ShotMetrics(event.frame, end.frame, 0.5, None, None, place, landed, is_in if is_last else None)
        shots.append(shot)
    last = max(event.frame for event in events if event.is_hit)
    values: dict[object, Any] = {
        EVENTS: events,
        SHOTS: (RallyShots(events, cast("Any", None), tuple(shots)),),
        STROKES: {last: Stroke(last, hitter, stroke, None, 0.9)},
        HIT_SIDES: {last: HitSide(last, hitter, sure)} if hitter else {},
    }

    class Known:
        source = SimpleNamespace(record=SimpleNamespace(rallies=(RALLY,), courts=courts))

        def __getitem__(self, node: object) -> Any:
            return values[node]

    return LAST_SHOTS.value(cast("Facts", Known())).get(RALLY.frames)


@pytest.mark.parametrize(
    ("start", "landing", "is_in", "expected"),
    [
        (-5.0, 4.0, True, ("near", RallyEnding.WINNER)),
        (5.0, -4.0, True, ("far", RallyEnding.WINNER)),
        (-5.0, 8.0, False, ("far", RallyEnding.OUT)),
        (5.0, 1.5, True, ("near", RallyEnding.NET)),
    ],
)
def test_last_shot_shows_winner_and_ending(
    start: float, landing: float, is_in: bool, expected: tuple[str, RallyEnding]
) -> None:
    proposal = propose(SERVE, HIT, LANDING, start=start, landing=landing, is_in=is_in)
    assert proposal is not None
    assert (proposal.winner, proposal.ending) == expected


@pytest.mark.parametrize(
    "facts",
    [
        {"start": None, "landing": 4.0, "is_in": True},
        {"start": -5.0, "landing": None, "is_in": None},
        {"start": -5.0, "landing": 4.0, "is_in": None},
        {"start": -5.0, "landing": 0.1, "is_in": True},
        {"start": -5.0, "landing": 1.2, "is_in": True},
        {"start": -5.0, "landing": -3.0, "is_in": True},
        {"start": -5.0, "landing": 4.0, "is_in": True, "courts": ()},
        {"start": -5.0, "landing": 4.0, "is_in": True, "courts": (replace(COURT, sport=Sport.PADEL),)},
        {"start": -5.0, "landing": 4.0, "is_in": True, "hitter": "far"},
        {"start": -5.0, "landing": 4.0, "is_in": True, "hitter": "left"},
        {"start": -5.0, "landing": 4.0, "is_in": True, "hitter": "near", "sure": 0.55},
    ],
    ids=[
        "unsure start",
        "no landing",
        "near a line",
        "near the net",
        "hardly behind the net",
        "in the own half far from the net",
        "no court",
        "walls",
        "contradicting hitter",
        "side camera",
        "unsure hitter",
    ],
)
def test_nothing_is_proposed_where_unsure(facts: dict[str, Any]) -> None:
    assert propose(SERVE, HIT, LANDING, **facts) is None


@pytest.mark.parametrize(("landing", "is_in"), [(-1.0, True), (8.0, False), (1.0, True)])
def test_rally_that_ends_with_its_serve_has_no_proposal(landing: float, is_in: bool) -> None:
    assert propose(SERVE, LANDING, start=-5.0, landing=landing, is_in=is_in) is None


def test_bounce_within_lines_needs_second_touch() -> None:
    sure = {"start": -5.0, "landing": 4.0, "is_in": True, "hitter": "near"}
    assert propose(SERVE, HIT, BOUNCE, **sure) is None  # type: ignore[arg-type]
    assert propose(SERVE, HIT, BOUNCE, LANDING, **sure) is not None  # type: ignore[arg-type]


def test_rally_that_goes_on_has_no_proposal() -> None:
    assert propose(SERVE, HIT, LANDING, HIT, start=-5.0, landing=4.0, is_in=True) is None


@pytest.mark.parametrize("stroke", [RacketStroke.SERVE, StrokeGroup.SHORT_SERVICE, StrokeGroup.LONG_SERVICE])
def test_hit_named_a_service_ends_no_rally(stroke: StrokeName) -> None:
    out = dict[str, Any](start=-5.0, landing=8.0, is_in=False)
    assert propose(HIT, LANDING, **out) is not None
    assert propose(HIT, LANDING, **out, stroke=stroke) is None
