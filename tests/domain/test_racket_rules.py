"""Tennis and padel: strokes by rules, and none where no rule is sure."""

import numpy as np
import pytest

from rallytrace.domain.court.sports import CourtSport
from rallytrace.domain.lists import Event, EventKind
from rallytrace.domain.strokes.features import StrokeSequence
from rallytrace.domain.strokes.racket_rules import racket_strokes
from rallytrace.domain.strokes.seen import SeenStrokes, WatchedRally
from rallytrace.domain.strokes.types import RacketStroke

SERVE, HIT, BOUNCE = EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE


def names(
    events: list[tuple[float, EventKind]], depths: list[float], heights: list[float], sport: CourtSport
) -> dict[int, RacketStroke]:
    """The names by frame; times in seconds at 10 frames each, depths and heights of the hits in metres."""
    listed = tuple(Event(round(10 * second), kind) for second, kind in events)
    seconds = np.array([second for second, _ in events])
    hits = [k for k, event in enumerate(listed) if event.kind in (SERVE, HIT)]
    n = len(hits)
    feet = np.column_stack([np.zeros(n), [depth * (-1) ** (k + 1) for k, depth in enumerate(depths)]])
    unknown = np.full((n, 2), np.nan)
    sequence = StrokeSequence(seconds[hits], feet, unknown, unknown, unknown, np.full(n, np.nan))
    rally = WatchedRally(listed, np.full((len(listed), 2), np.nan), seconds, ((),) * len(listed))
    sides = tuple("near" if k % 2 == 0 else "far" for k in range(n))
    seen = SeenStrokes(
        tuple(listed[k].frame for k in hits), sides, sequence, (None,) * n, unknown, np.array(heights), rally
    )
    return {stroke.frame: RacketStroke(stroke.name) for stroke in racket_strokes(seen, sport)}


@pytest.mark.parametrize("sport", [CourtSport.TENNIS, CourtSport.PADEL])
def test_a_rally_at_the_net(sport: CourtSport) -> None:
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT), (2.0, HIT), (2.9, HIT)]
    found = names(events, depths=[10, 9, 3, 9], heights=[2.6, 0.8, 1.2, 0.9], sport=sport)
    assert found == {0: RacketStroke.SERVE, 20: RacketStroke.VOLLEY}


def test_what_is_met_over_the_head_is_an_overhead_and_a_long_flight_a_lob() -> None:
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT), (3.4, HIT), (4.0, BOUNCE)]
    found = names(events, depths=[10, 9, 3], heights=[2.6, 0.8, 2.7], sport=CourtSport.PADEL)
    assert found == {0: RacketStroke.SERVE, 12: RacketStroke.LOB, 34: RacketStroke.OVERHEAD}


def test_a_ball_that_bounced_before_is_no_volley() -> None:
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT), (1.8, BOUNCE), (2.2, HIT)]
    found = names(events, depths=[10, 9, 3], heights=[2.6, 0.8, 1.0], sport=CourtSport.TENNIS)
    assert found == {0: RacketStroke.SERVE}
