"""Test who plays in each rally: followed, recognised, named, and asked where uncertain."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from narrowing import not_none
from played_rallies import BLUE, GREEN, RED, SIZE, WHITE, PlayedMatch, dressed
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities, identify_players
from rallytrace.track.appearance import BINS, NO_COLOURS, Colours, colour_distances, lab_histogram, mean_colours
from rallytrace.track.label_edits import name_players, rename_player
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.poses import NO_POSES
from rallytrace.track.scoring import Side
from rallytrace.track.sports import Sport
from rallytrace.track.track import Track

NEAR, FAR = (0.5, -4.0), (-0.5, 4.0)
LEFT_NEAR, RIGHT_NEAR, LEFT_FAR, RIGHT_FAR = (-2.0, -4.0), (2.0, -4.0), (-2.0, 4.0), (2.0, 4.0)


def singles(ends: str, *, near: int = RED, far: int = BLUE) -> PlayedMatch:
    """Rallies of two: 'a' where the first is near, 'b' after a change of ends."""
    first, second = dressed(near), dressed(far)
    rallies = {"a": [(*NEAR, first), (*FAR, second)], "b": [(*NEAR, second), (*FAR, first)]}
    return PlayedMatch([rallies[end] for end in ends])


def near_names(known: PlayerIdentities) -> list[str]:
    return [" ".join(rally.names_at("near")) for rally in known.rallies]


def test_two_players_are_known_again_after_changes_of_ends() -> None:
    known = singles("aabba").known()
    assert known.names == ("Player 1", "Player 2")
    assert near_names(known) == ["Player 1", "Player 1", "Player 2", "Player 2", "Player 1"]
    assert not known.unsure
    assert known.rallies[2].names_at("far") == ("Player 1",)


def test_the_players_of_a_single_rally_are_not_asked_about() -> None:
    known = singles("a", near=RED, far=RED).known()
    assert near_names(known) == ["Player 1"]
    assert not known.unsure


def test_one_name_names_a_player_in_all_rallies() -> None:
    match = singles("aabb")
    match.track.make(not_none(name_players(match.track, [PlayerName(60, *match.place(2, 0), "Axelsen")])).changes[0])
    assert near_names(match.known()) == ["Player 2", "Player 2", "Axelsen", "Axelsen"]
    assert match.known().rallies[0].names_at("far") == ("Axelsen",)


def test_the_match_names_players_by_the_end_where_they_stand() -> None:
    match = singles("aab")
    match.track.matches = (MatchSetup(0, names=("Momota", "Chou"), near_side=Side.SECOND),)
    assert near_names(match.known()) == ["Chou", "Chou", "Momota"]


def test_same_coloured_players_need_names_unless_score_decides() -> None:
    match = singles("aaaaaabb", near=RED, far=RED)
    known = match.known()
    assert known.rallies[0].is_sure is known.rallies[5].is_sure is False
    match.track.matches = (MatchSetup(0, names=("Momota", "Chou"), score="20-3"),)
    match.track.rallies = (
        *(replace(rally, winner="let") for rally in match.track.rallies[:5]),
        replace(match.track.rallies[5], winner="Momota"),
        *(replace(rally, winner="Chou") for rally in match.track.rallies[6:]),
    )
    match.track.make(not_none(name_players(match.track, [PlayerName(0, *match.place(0, 0), "Momota")])).changes[0])
    told = match.known()
    assert near_names(told)[5:] == ["Momota", told.names[1], told.names[1]]
    assert not told.unsure


def test_a_word_about_an_unsure_rally_is_no_longer_asked_about() -> None:
    match = singles("aaa", near=RED, far=RED)
    places = [PlayerName(30, *match.place(1, number), name) for number, name in enumerate(("Lin", "Lee"))]
    match.track.player_names = tuple(sorted(places))
    known = match.known()
    assert known.rallies[1].is_sure
    assert known.rallies[1].names_at("near") == ("Lin",)


def test_other_clothes_of_one_player_leave_the_other_known() -> None:
    shi, lee, changed = dressed(RED), dressed(0, 0), dressed(WHITE)
    match = PlayedMatch([[(*NEAR, shi), (*FAR, lee)]] * 3 + [[(*NEAR, lee), (*FAR, changed)]] * 3)
    assert near_names(match.known()) == ["Player 1"] * 3 + ["Player 2"] * 3


def test_a_third_name_is_a_third_player() -> None:
    match = singles("aa")
    match.rallies = [*match.rallies, [(*NEAR, dressed(GREEN)), (*FAR, dressed(BLUE))]] * 2
    match.__post_init__()
    match.track.player_names = tuple(
        sorted(
            PlayerName(match.frames(rally).start, *match.place(rally, player), name)
            for rally, player, name in ((0, 0, "Marin"), (0, 1, "Chou"), (2, 0, "An"))
        )
    )
    known = match.known()
    assert near_names(known) == ["Marin", "Marin", "An", "Marin", "Marin", "An"]
    assert {rally.names_at("far") for rally in known.rallies} == {("Chou",)}


def test_pairs_stay_together_and_four_are_told_apart() -> None:
    four = [dressed(RED), dressed(GREEN), dressed(BLUE), dressed(WHITE)]
    first = [(*LEFT_NEAR, four[0]), (*RIGHT_NEAR, four[1]), (*LEFT_FAR, four[2]), (*RIGHT_FAR, four[3])]
    crossed = [(*RIGHT_NEAR, four[0]), (*LEFT_NEAR, four[1]), (*LEFT_FAR, four[2]), (*RIGHT_FAR, four[3])]
    changed = [(*LEFT_NEAR, four[2]), (*RIGHT_NEAR, four[3]), (*LEFT_FAR, four[0]), (*RIGHT_FAR, four[1])]
    match = PlayedMatch([first, crossed, changed], Sport.PADEL)
    known = match.known()
    assert not known.unsure
    near, _, later = (set(rally.names_at("near")) for rally in known.rallies)
    assert [set(rally.names_at("near")) for rally in known.rallies] == [near, near, later]
    assert near | later == {f"Player {number}" for number in range(1, 5)}
    for rally, persons in enumerate(([0, 1], [0, 1], [2, 3])):
        for player in persons:
            spot = next(k for k, one in enumerate(match.rallies[rally]) if one[2] is four[player])
            seen = known.rallies[rally].player_at(match.frames(rally).start, *match.place(rally, spot))
            first_seen = known.rallies[0].player_at(0, *match.place(0, player))
            assert not_none(seen).person == not_none(first_seen).person


def same_kit() -> PlayedMatch:
    """Padel in which partners change ends. From behind, each resembles the other from the front slightly more."""
    striped, plain = black_with({GREEN: 38, WHITE: 2}), black_with({})
    striped_back, plain_back = black_with({2: 40}), black_with({WHITE: 40})
    others = [dressed(RED), dressed(GREEN)]
    before = [(*LEFT_NEAR, others[0]), (*RIGHT_NEAR, others[1]), (*LEFT_FAR, striped), (*RIGHT_FAR, plain)]
    after = [(*LEFT_NEAR, striped_back), (*RIGHT_NEAR, plain_back), (*LEFT_FAR, others[0]), (*RIGHT_FAR, others[1])]
    return PlayedMatch([before] * 4 + [after] * 4, Sport.PADEL)


def black_with(others: dict[int, int]) -> Colours:
    """Black clothes, of which shares of the shirt in 255ths have other colours."""
    colours = dressed(0, 0)
    colours[0] -= sum(others.values())
    colours[list(others)] = list(others.values())
    return colours


def sure_at(end: str, known: PlayerIdentities) -> list[bool]:
    return [all(player.is_sure for player in rally.players if player.end == end) for rally in known.rallies]


def test_partners_in_same_kit_are_unsure_after_changing_ends() -> None:
    known = same_kit().known()
    assert sure_at("far", known) == [True] * 8
    assert sure_at("near", known) == [True] * 4 + [False] * 4


@pytest.mark.parametrize(("stated", "unsure"), [((1, 6), []), ((6,), [0, 1, 2, 3]), ((1,), [4, 5, 6, 7])])
def test_name_makes_partners_sure_at_its_end(stated: Sequence[int], unsure: list[int]) -> None:
    match = same_kit()
    spots = [match.place(rally, 2 if rally < 4 else 0) for rally in range(8)]
    match.track.player_names = tuple(PlayerName(match.frames(k).start, *spots[k], "Galán") for k in stated)
    known = match.known()
    assert [k for k, rally in enumerate(known.rallies) if not rally.is_sure] == unsure
    if len(stated) > 1:
        striped = [rally.player_at(rally.frames.start, *spots[k]) for k, rally in enumerate(known.rallies)]
        assert [not_none(player).name for player in striped] == ["Galán"] * 8


def test_person_beside_two_players_is_no_third_player() -> None:
    match = singles("aab")
    match.rallies = [*match.rallies, [*match.rallies[0], (2.8, -1.0, dressed(GREEN))]]
    match.__post_init__()
    assert match.known().names == ("Player 1", "Player 2")
    assert near_names(match.known())[3] == "Player 1"


def test_no_player_without_court_or_poses() -> None:
    match = singles("ab")
    poses = match.poses
    assert identify_players(match.track, NO_POSES, SIZE) is UNKNOWN_PLAYERS
    match.track.courts = ()
    assert identify_players(match.track, poses, SIZE).names == ()


def test_a_name_that_another_player_has_makes_the_two_one() -> None:
    track = Track(90)
    track.player_names = (PlayerName(1, 2, 3, "Lin"), PlayerName(5, 2, 3, "Dan"))
    track.make(not_none(rename_player(track, "Dan", "Lin")).changes[0])
    assert [named.name for named in track.player_names] == ["Lin", "Lin"]
    assert rename_player(track, "nobody", "Lin") is None
    track.make(not_none(name_players(track, [], in_place_of=track.player_names)).changes[0])
    assert not track.player_names


@pytest.mark.parametrize(
    ("lab", "bins"), [((2, 0, 0), {0}), ((99, 1, 1), {4}), ((20, 60, 40), {5, 6}), ((80, -50, 50), {15, 16, 17})]
)
def test_greys_are_told_by_lightness_and_hues_also_by_direction(lab: tuple[float, ...], bins: set[int]) -> None:
    histogram = lab_histogram(np.array([lab] * 7))
    assert histogram.sum() == pytest.approx(1)
    assert set(np.flatnonzero(histogram > 0.05)) <= bins


def test_parts_that_were_not_seen_do_not_count() -> None:
    shirt_only = dressed(RED)
    shirt_only[BINS:] = 0
    means = np.stack([mean_colours(one) for one in (shirt_only, dressed(RED, 0), dressed(BLUE), NO_COLOURS)])
    distances = colour_distances(means)
    assert distances[0, 1] == pytest.approx(0)
    assert distances[0, 2] == pytest.approx(1)
    assert np.isnan(distances[3]).all()
