"""Test strokes of tennis and padel named by rules, and omitted where no rule is certain."""

import numpy as np
import pytest

from poses import person
from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.analysis.strokes.racket_rules import racket_strokes
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes, StrokeObservations
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import RacketStroke

SERVE, HIT, BOUNCE = EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE


def names(
    events: list[tuple[float, EventKind]],
    depths: list[float],
    heights: list[float],
    sport: Sport,
    *,
    balls: list[tuple[float, float]] | None = None,
    moves: list[tuple[float, float]] | None = None,
) -> dict[int, RacketStroke]:
    """Return the names by frame; times in seconds at 10 frames each, depths and heights of the hits in metres.

    With balls, in pixels at the events, a player of 100 pixels stands at (500, 300). Moves are those of the ball before
    each hit, in player heights.
    """
    listed = tuple(Event(round(10 * second), kind) for second, kind in events)
    seconds = np.array([second for second, _ in events])
    hits = [k for k, event in enumerate(listed) if event.kind in (SERVE, HIT)]
    n = len(hits)
    feet = np.column_stack([np.zeros(n), [depth * (-1) ** (k + 1) for k, depth in enumerate(depths)]])
    unknown = np.full((n, 2), np.nan)
    sequence = StrokeSequence(seconds[hits], feet, unknown, unknown, unknown, np.full(n, np.nan), unknown)
    places = np.full((len(listed), 2), np.nan) if balls is None else np.array(balls)
    rally = StrokeObservations(listed, places, seconds, ((),) * len(listed), np.zeros((2, len(listed)), np.int64))
    hitters = (None,) * n if balls is None else (person(500, 300),) * n
    sides = tuple("near" if k % 2 == 0 else "far" for k in range(n))
    moved = None if moves is None else np.array(moves)
    seen = RallyStrokes(
        tuple(listed[k].frame for k in hits), sides, sequence, hitters, places[hits], np.array(heights), rally
    )
    return {stroke.frame: RacketStroke(stroke.name) for stroke in racket_strokes(seen, sport, moves=moved)}


@pytest.mark.parametrize("sport", [Sport.TENNIS, Sport.PADEL])
def test_a_rally_at_the_net(sport: Sport) -> None:
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT), (2.0, HIT), (2.9, HIT)]
    found = names(events, depths=[10, 9, 3, 9], heights=[2.6, 0.8, 1.2, 0.9], sport=sport)
    assert found == {0: RacketStroke.SERVE, 20: RacketStroke.VOLLEY}


def test_contact_over_head_is_overhead_and_long_flight_a_lob() -> None:
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT), (3.4, HIT), (4.0, BOUNCE)]
    found = names(events, depths=[10, 9, 3], heights=[2.6, 0.8, 2.7], sport=Sport.PADEL)
    assert found == {0: RacketStroke.SERVE, 12: RacketStroke.LOB, 34: RacketStroke.OVERHEAD}


def test_unreachable_ball_is_no_overhead() -> None:
    """After a missed hit a low ball of the far side looks high above the near player."""
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT)]
    served, bounced = (520.0, 250.0), (500.0, 100.0)
    for ball, expected in (((520.0, 225.0), {12: RacketStroke.OVERHEAD}), ((520.0, 150.0), {})):
        found = names(events, [10, 9], [2.6, 2.7], Sport.TENNIS, balls=[served, bounced, ball])
        assert found == {0: RacketStroke.SERVE, **expected}


def test_a_ball_that_bounced_before_is_no_volley() -> None:
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT), (1.8, BOUNCE), (2.2, HIT)]
    found = names(events, depths=[10, 9, 3], heights=[2.6, 0.8, 1.0], sport=Sport.TENNIS)
    assert found == {0: RacketStroke.SERVE}


def test_first_overhead_at_the_base_line_is_a_tennis_serve() -> None:
    events = [(0.0, HIT), (0.5, BOUNCE), (0.9, HIT), (1.8, BOUNCE), (2.2, HIT)]
    found = names(events, depths=[11, 12, 11], heights=[2.7, 0.9, 2.6], sport=Sport.TENNIS)
    assert found == {0: RacketStroke.SERVE, 22: RacketStroke.OVERHEAD}


TOSSED, FLOWN = (0.1, 0.5), (1.4, 0.3)
"""Movement of the ball before a hit, in player heights."""


@pytest.mark.parametrize(
    ("depth", "height", "moved", "is_serve"),
    [(11, 1.7, TOSSED, True), (11, 1.7, FLOWN, False), (11, 1.2, TOSSED, False), (6, 1.7, TOSSED, False)],
    ids=["tossed", "flown", "low", "in the court"],
)
def test_first_tossed_ball_is_a_tennis_serve(
    depth: float, height: float, moved: tuple[float, float], *, is_serve: bool
) -> None:
    events = [(0.0, HIT), (0.5, BOUNCE)]
    found = names(events, [depth], [height], Sport.TENNIS, moves=[moved])
    assert (found == {0: RacketStroke.SERVE}) == is_serve


@pytest.mark.parametrize(("moved", "name"), [(TOSSED, RacketStroke.SERVE), (FLOWN, RacketStroke.OVERHEAD)])
def test_tossed_overhead_is_a_tennis_serve_after_other_strokes(moved: tuple[float, float], name: RacketStroke) -> None:
    """The other strokes belong to the rally before, whose end was missed."""
    events = [(0.0, HIT), (0.5, BOUNCE), (0.9, HIT), (2.2, HIT)]
    found = names(events, [11, 9, 12], [0.9, 0.8, 2.6], Sport.TENNIS, moves=[FLOWN, FLOWN, moved])
    assert found[22] is name


@pytest.mark.parametrize(
    ("height", "moved", "is_serve"), [(0.8, TOSSED, True), (2.4, TOSSED, False), (0.8, FLOWN, False)]
)
def test_ball_dropped_unseen_is_a_padel_serve_if_hit_low(
    height: float, moved: tuple[float, float], *, is_serve: bool
) -> None:
    found = names([(0.4, HIT), (1.2, BOUNCE)], [7.5], [height], Sport.PADEL, moves=[moved])
    assert (found == {4: RacketStroke.SERVE}) == is_serve


def test_dropped_ball_behind_service_line_is_a_padel_serve() -> None:
    dropped = [(0.0, BOUNCE), (0.4, HIT), (1.2, BOUNCE)]
    below, aside, away = (540.0, 345.0), (440.0, 345.0), (700.0, 200.0)
    for first, depth, expected in (
        (below, 7.5, RacketStroke.SERVE),
        (below, 3.0, RacketStroke.FOREHAND),
        (aside, 7.5, RacketStroke.FOREHAND),
    ):
        found = names(dropped, [depth], [0.6], Sport.PADEL, balls=[first, (540.0, 305.0), away])
        assert found == {4: expected}


def test_a_high_ball_that_is_smashed_was_a_lob() -> None:
    events = [(0.0, SERVE), (0.7, BOUNCE), (1.2, HIT), (2.6, HIT), (3.0, BOUNCE)]
    found = names(events, depths=[10, 9, 3], heights=[0.7, 0.5, 2.5], sport=Sport.PADEL)
    assert found == {0: RacketStroke.SERVE, 12: RacketStroke.LOB, 26: RacketStroke.OVERHEAD}
