"""Who made a hit: the player at the end that hits, and of two partners the one at the place of the hit."""

from dataclasses import replace

import pytest

from played_rallies import BLUE, GREEN, RED, WHITE, PlayedMatch, dressed
from rallytrace.analysis.players.hits import name_hits
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities
from rallytrace.analysis.players.sides import HitSide
from rallytrace.track.player_label import PlayerName, RacketHand


@pytest.fixture
def match() -> PlayedMatch:
    """Momota is near in the first rally, and far in the second."""
    momota, chou = dressed(RED), dressed(BLUE)
    made = PlayedMatch([[(0.5, -4.0, momota), (-0.5, 4.0, chou)], [(0.5, -4.0, chou), (-0.5, 4.0, momota)]])
    made.track.player_names = tuple(
        sorted([PlayerName(0, *made.place(0, 0), "Momota", RacketHand.LEFT), PlayerName(0, *made.place(0, 1), "Chou")])
    )
    return made


def test_hits_are_named_also_after_change_of_ends(match: PlayedMatch) -> None:
    hits = name_hits(match.known(), [HitSide(frame, "near", 0.9, wrist="right") for frame in (5, 35)])
    assert [(hit.words, hit.end, hit.hand) for hit in hits.values()] == [
        ("Momota", "near", "left"),
        ("Chou", "near", "right"),
    ]


def test_hits_without_named_players_are_near_or_far() -> None:
    hits = name_hits(UNKNOWN_PLAYERS, [HitSide(5, "near", 0.9, wrist="left"), HitSide(9, "", 0.8)])
    assert [(hit.words, hit.hand) for hit in hits.values()] == [("near player", "left"), ("player", "")]


def test_uncertain_hits_are_omitted() -> None:
    hits = name_hits(UNKNOWN_PLAYERS, [HitSide(5, "near", 0.59), HitSide(9, "far", 0.6)])
    assert list(hits) == [9]


def test_partner_at_the_place_makes_the_hit() -> None:
    colours = [dressed(colour) for colour in (RED, BLUE, GREEN, WHITE)]
    places = [(-1.5, -4.0), (1.5, -4.0), (-1.5, 4.0), (1.5, 4.0)]
    made = PlayedMatch([[(*place, colour) for place, colour in zip(places, colours, strict=True)]])
    made.track.player_names = (PlayerName(0, *made.place(0, 0), "Ann"), PlayerName(0, *made.place(0, 1), "Bea"))
    sides = [
        HitSide(3, "near", 0.9, made.place(0, 0)),
        HitSide(6, "near", 0.9, made.place(0, 1)),
        HitSide(9, "near", 0.9),
    ]
    assert [hit.words for hit in name_hits(made.known(), sides).values()] == ["Ann", "Bea", "near player"]


@pytest.mark.parametrize(
    ("probability", "by_hand", "words"),
    [(0.8, False, "Player 1"), (0.65, False, "near player"), (0.65, True, "Player 1")],
    ids=["sure", "side and player together unsure", "chosen by the user"],
)
def test_uncertain_player_gives_the_hit_no_name(
    match: PlayedMatch, probability: float, by_hand: bool, words: str
) -> None:
    match.track.player_names = ()
    known = match.known()
    rallies = (
        replace(rally, players=tuple(replace(player, probability=probability) for player in rally.players))
        for rally in known.rallies
    )
    unsure = PlayerIdentities(known.names, tuple(rallies), known.appearance)
    (hit,) = name_hits(unsure, [HitSide(5, "near", 0.9, wrist="right", by_hand=by_hand)]).values()
    assert (hit.words, hit.end) == (words, "near")
