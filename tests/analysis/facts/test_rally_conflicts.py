"""Contradictions between who hits, where the ball lands, and who wins."""

from types import SimpleNamespace
from typing import cast

import pytest

from rallytrace.analysis.facts.board import BOARD_WINNERS
from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.graph import Facts
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.rally_conflicts import RallyStory, server_end, trusted_score, winner_end
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.players.hits import Hit
from rallytrace.analysis.players.sides import HitSide
from rallytrace.analysis.scoring.counting import RallyScore, count_rallies
from rallytrace.analysis.shots.shot_metrics import Estimate, ShotMetrics
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.match_setup import MatchSetup

KINDS = {"s": EventKind.SERVE, "h": EventKind.HIT, "b": EventKind.BOUNCE, "l": EventKind.LANDING}


def story(
    kinds: str = "shhl", ends: str = "nfn", *, landing: float = 5.0, is_in: bool | None = True, winner: str = ""
) -> RallyStory:
    """Return a rally with an event every ten frames; the last hit lands so many metres beyond the net."""
    events = [Event(10 * k, KINDS[kind]) for k, kind in enumerate(kinds)]
    made = [event.frame for event in events if event.is_hit]
    names = {"n": "near", "f": "far", "?": ""}
    hits = {frame: Hit(HitSide(frame, names[end], 1.0)) for frame, end in zip(made, ends, strict=True)}
    shots = {
        frame: shot(frame, -3.0 if end == "n" else 3.0) for frame, end in zip(made, ends, strict=True) if end != "?"
    }
    shots[made[-1]] = shot(made[-1], -3.0 if ends[-1] == "n" else 3.0, landing, is_in)
    return RallyStory(events, hits, shots, winner)


def shot(frame: int, start: float, landing: float | None = None, is_in: bool | None = None) -> ShotMetrics:
    place = None if landing is None else (Estimate(0.0, 0.1), Estimate(landing, 0.1))
    return ShotMetrics(frame, frame + 10, 0.5, None, None, (0.0, start, 1.0), place, is_in)


def sentences(rally: RallyStory) -> list[tuple[int, str]]:
    return [(conflict.frame, conflict.sentence) for conflict in rally.find_conflicts()]


@pytest.mark.parametrize(
    "rally",
    [
        story(),
        story(winner="near"),
        story(is_in=False, winner="far"),
        story(landing=-1.0, winner="far"),
        story(is_in=None, winner="far"),
        story("sl", "f", landing=-4.0, winner="far"),
        story("shh", "n?n"),
        story("sbhbhl", "nfn"),
    ],
    ids=["in turn", "winner in", "out", "into the net", "too close", "ace", "unknown player", "with bounces"],
)
def test_consistent_rally_has_no_conflict(rally: RallyStory) -> None:
    assert sentences(rally) == []


@pytest.mark.parametrize(
    ("rally", "frame", "words"),
    [
        (story("shhl", "nnf", landing=-5.0), 10, "The near side hits twice in a row"),
        (story("slhh", "nfn"), 10, "The ball lands here, but the rally goes on."),
        (story("shshl", "nfnf", landing=-5.0), 20, "A serve in the middle of a rally."),
        (story(landing=-3.5), 20, "The last shot of the near side lands in its own half, 3.5 m from the net."),
        (story(winner="far"), 20, "the far side is set as winner, but the last shot of the near side lands in."),
        (story(is_in=False, winner="near"), 20, "but the last shot of the near side lands out."),
        (story(landing=-1.0, winner="near"), 20, "but the last shot of the near side lands in its own half."),
    ],
    ids=["twice", "landing", "serve", "own half", "lost by a ball in", "won by a ball out", "won by the net"],
)
def test_contradiction_is_told_at_its_contact(rally: RallyStory, frame: int, words: str) -> None:
    ((at, told),) = sentences(rally)
    assert at == frame
    assert words.casefold() in told.casefold()


def test_shot_that_starts_in_the_other_half_is_a_conflict() -> None:
    rally = story()
    rally = RallyStory(rally.events, rally.hits, {**rally.shots, 10: shot(10, -2.0)})
    assert sentences(rally) == [(10, "The far side hits, but the shot starts in the near half.")]


def score(winner: str = "", names: tuple[str, str] = ("Ana", "Bea")) -> RallyScore | None:
    return count_rallies((MatchSetup(names=names),), (Rally("Rally 1", range(50), winner),))[0]


def test_end_of_winner_follows_from_name_and_score() -> None:
    assert [winner_end(name, ("Ana",), ("Bea",), None) for name in ("near", "far", "bea", "let", "")] == [
        *("near", "far", "far", "", "")
    ]
    assert winner_end("Bea", (), (), score("Bea")) == "far"
    assert server_end(score()) == "near"
    assert server_end(None) == ""


def test_score_with_players_at_other_ends_is_not_trusted() -> None:
    """Within a word no name begins."""
    known = score()
    assert trusted_score(known, ("Ana",), ("Bea",)) is known
    assert trusted_score(known, (), ()) is known
    assert trusted_score(known, ("Bea",), ("Ana",)) is None
    assert trusted_score(known, ("Bea",), ("na",)) is known


def test_server_who_does_not_hit_first_is_a_conflict() -> None:
    rally = story()
    rally = RallyStory(rally.events, rally.hits, rally.shots, server="far")
    assert sentences(rally) == [(0, "According to the score, the far side serves, but the near side hits first.")]


def test_server_by_a_doubtful_score_is_no_conflict() -> None:
    """The second rally has a server by the score, but the first was counted for the player at the wrong end."""
    rallies = (Rally("Rally 1", range(50), "far"), Rally("Rally 2", range(50, 100)))
    hit = Hit(HitSide(60, "near", 1.0))

    class Players:
        seen: tuple[tuple[str, ...], tuple[str, ...]]

        def names_at_ends(self, rally: range) -> tuple[tuple[str, ...], tuple[str, ...]]:
            return self.seen if rally.start == 0 else ((), ())

    class Known:
        source = SimpleNamespace(record=SimpleNamespace(rallies=rallies, matches=(MatchSetup(names=("Ana", "Bea")),)))

        def __getitem__(self, node: object) -> object:
            values: dict[object, object] = {PLAYERS: players, HITTERS: {60: hit}, SHOTS: (), BOARD_WINNERS: {}}
            return values.get(node, (Event(60, EventKind.SERVE),))

    players = Players()
    for players.seen, conflicts in (((("Ana",), ("Bea",)), [60]), ((("Bea",), ("Ana",)), [])):
        assert [*CONFLICTS.value(cast("Facts", Known()))] == conflicts
