"""Recovery time: the seconds between two contacts of one player in a rally."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from played_rallies import BLUE, GREEN, RED, WHITE, PlayedMatch, dressed
from rallytrace.analysis.facts.events import RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.recovery import RECOVERY
from rallytrace.analysis.players.hits import Hit
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities
from rallytrace.analysis.players.sides import HitSide
from rallytrace.analysis.shots.shot_metrics import RallyEvents, split_rallies
from rallytrace.track.lists import Event, EventKind


def recoveries(
    *hits: str, kinds: dict[int, EventKind] | None = None, known: PlayerIdentities = UNKNOWN_PLAYERS
) -> dict[int, float]:
    """Return the recovery time by the number of the hit: one a second, by the near (n) or far (f) player or unknown."""
    kinds = kinds or {}
    events = tuple(Event(10 * k, kinds.get(k, EventKind.HIT)) for k in range(len(hits)))
    names = {"n": "near", "f": "far"}
    hitters = {10 * k: Hit(HitSide(10 * k, names[hit], 1.0)) for k, hit in enumerate(hits) if hit in names}
    rallies = [RallyEvents(rally, range(1000)) for rally in split_rallies(events, np.arange(1000) / 10)]
    values: dict[object, Any] = {RALLY_EVENTS: rallies, HITTERS: hitters, PLAYERS: known}

    class Known:
        source = SimpleNamespace(seconds=np.arange(1000) / 10)

        def __getitem__(self, node: object) -> Any:
            return values[node]

    return {frame // 10: second for frame, second in RECOVERY.node.value(cast("Facts", Known())).items()}


@pytest.mark.parametrize(
    ("hits", "expected"),
    [
        ("nfnf", {2: 2.0, 3: 2.0}),
        ("n", {}),
        ("nf?fnf", {5: 2.0}),
        ("nfnnfn", {2: 2.0, 5: 2.0}),
    ],
    ids=["in turn", "one hit", "unknown player", "missed contact"],
)
def test_recovery_is_the_time_since_the_players_last_contact(hits: str, expected: dict[int, float]) -> None:
    assert recoveries(*hits) == expected


def test_recovery_does_not_reach_across_rallies() -> None:
    assert recoveries(*"nfnf", kinds={2: EventKind.SERVE}) == {}
    assert recoveries(*"nfnfn", kinds={1: EventKind.LANDING}) == {4: 2.0}


def test_pair_has_no_recovery_while_its_hitters_are_unknown() -> None:
    clothes = [dressed(colour) for colour in (RED, BLUE, GREEN, WHITE)]
    places = [(-1.5, -4.0), (1.5, -4.0), (-1.5, 4.0), (1.5, 4.0)]
    doubles = PlayedMatch([[(*place, worn) for place, worn in zip(places, clothes, strict=True)]])
    assert recoveries(*"nfn", known=doubles.known()) == {}
