"""Proposed endings, from the scoreboard and the last shots, and contradictions to the winners that are set."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

from rallytrace.analysis.facts.board import BOARD_WINNERS
from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.endings import ENDINGS
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.last_shots import LAST_SHOTS, ProposedEnding
from rallytrace.analysis.facts.players import HIT_SIDES, HITTERS, PLAYERS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS
from rallytrace.analysis.players.sides import HitSide
from rallytrace.track.lists import Event, EventKind, Rally, RallyEnding
from rallytrace.track.match_setup import FAR_END, NEAR_END, MatchSetup
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import Scoring
from rallytrace.track.sports import Sport

RALLIES = tuple(Rally(f"Rally {k + 1}", range(100 * k, 100 * k + 60)) for k in range(4))
POINTS = (("3", "5"), ("4", "5"), ("5", "5"), ("5", "6"))
BOARDS = tuple(BoardReading(100 * k + 5, 100 * k + 30, (up,), (low,), 0.99, 2) for k, (up, low) in enumerate(POINTS))
SERVES = tuple(Event(100 * k, EventKind.SERVE) for k in range(4))


class Known:
    """Facts of four rallies of badminton."""

    def __init__(
        self,
        *,
        servers: Sequence[str] = ("near", "near", "near", "far"),
        last_shots: Mapping[range, ProposedEnding] | None = None,
        rallies: tuple[Rally, ...] = RALLIES,
        matches: tuple[MatchSetup, ...] = (),
    ) -> None:
        record = SimpleNamespace(rallies=rallies, matches=matches, courts=(), boards=BOARDS)
        self.source = SimpleNamespace(record=record, sport=Sport.BADMINTON, seconds=())
        sides = {event.frame: HitSide(event.frame, end, 1.0) for event, end in zip(SERVES, servers, strict=False)}
        self._values: dict[Node[Any], Any] = {
            EVENTS: SERVES,
            PLAYERS: UNKNOWN_PLAYERS,
            HIT_SIDES: sides,
            HITTERS: {},
            SHOTS: (),
            LAST_SHOTS: last_shots or {},
        }

    def __getitem__(self, node: Node[Any]) -> Any:
        return self._values[node] if node in self._values else node.value(cast("Facts", self))


def test_servers_show_whose_row_is_whose() -> None:
    winners = Known()[BOARD_WINNERS]
    assert {frames.start: winner.end for frames, winner in winners.items()} == {
        0: NEAR_END,
        100: NEAR_END,
        200: FAR_END,
    }


def test_later_match_of_other_rules_leaves_earlier_rallies_alone() -> None:
    tennis = MatchSetup(RALLIES[3].frames.start, Scoring.TENNIS_3)
    winners = Known(matches=(tennis,))[BOARD_WINNERS]
    assert [(frames.start, winner.end) for frames, winner in winners.items()] == [(0, NEAR_END), (100, NEAR_END)]


def test_contradicting_servers_propose_nothing() -> None:
    assert not Known(servers=("near", "near", "far", "far"))[BOARD_WINNERS]


def test_board_decides_and_last_shot_adds_how() -> None:
    shots = {
        RALLIES[0].frames: ProposedEnding(NEAR_END, RallyEnding.WINNER),
        RALLIES[1].frames: ProposedEnding(FAR_END, RallyEnding.OUT),
        RALLIES[3].frames: ProposedEnding(FAR_END, RallyEnding.NET),
    }
    proposed = Known(last_shots=shots)[ENDINGS]
    assert [(proposed[rally.frames].winner, proposed[rally.frames].ending) for rally in RALLIES] == [
        (NEAR_END, RallyEnding.WINNER),
        (NEAR_END, None),
        (FAR_END, None),
        (FAR_END, RallyEnding.NET),
    ]
    assert proposed[RALLIES[0].frames].reason == "scoreboard 3 / 5, then 4 / 5; winner"


def test_winner_against_scoreboard_is_a_conflict() -> None:
    wrong = Rally("Rally 1", range(60), winner=FAR_END)
    conflicts = Known(rallies=(wrong, *RALLIES[1:]), servers=("near",) * 3 + ("far",))[CONFLICTS]
    assert not conflicts  # one winner and servers that contradict it leave it open whose row is whose
    right = tuple(Rally(rally.name, rally.frames, winner=NEAR_END) for rally in RALLIES[:2])
    wrong = Rally("Rally 3", RALLIES[2].frames, winner=NEAR_END)
    conflicts = Known(rallies=(*right, wrong, RALLIES[3]))[CONFLICTS]
    assert list(conflicts) == [200]
    assert "by the scoreboard the far side won: 5 / 5, then 5 / 6" in conflicts[200][0]
