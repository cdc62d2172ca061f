"""Test embeddings beside colours: they separate similar clothes, and their weight is estimated."""

from collections.abc import Sequence

import numpy as np
import pytest

from played_rallies import BLUE, RED, PlayedMatch, dressed
from rallytrace.analysis.players.identification import PlayerIdentities
from rallytrace.track.arrays import Floats
from rallytrace.track.embeddings import NO_EMBEDDINGS, Embeddings, pack_vectors

NEAR, FAR = (0.5, -4.0), (-0.5, 4.0)
NUMBERS = 64


def match_of(
    ends: str, vectors: Sequence[tuple[Floats, Floats]], *, colours: tuple[int, int] = (RED, RED)
) -> PlayedMatch:
    """Rallies of two: 'a' where the first is near, 'b' after a change of ends; vectors of the near and the far one."""
    first, second = dressed(colours[0]), dressed(colours[1])
    rallies = {"a": [(*NEAR, first), (*FAR, second)], "b": [(*NEAR, second), (*FAR, first)]}
    made = {(rally, player): vectors[rally][player] for rally in range(len(ends)) for player in (0, 1)}
    return PlayedMatch([rallies[end] for end in ends], vectors=made)


def seen(ends: str, *, person: float, end: float = 3.0, noise: float = 0.2) -> list[tuple[Floats, Floats]]:
    """Vectors to which the end counts more than the person, and chance a little."""
    rng = np.random.default_rng(5)
    first, second, near, far = rng.normal(size=(4, NUMBERS))

    def vector(who: Floats, where: Floats) -> Floats:
        return np.asarray(person * who + end * where + noise * rng.normal(size=NUMBERS), np.float64)

    pairs = {"a": (first, second), "b": (second, first)}
    return [(vector(pairs[one][0], near), vector(pairs[one][1], far)) for one in ends]


def near_names(known: PlayerIdentities) -> list[str]:
    return [" ".join(rally.names_at("near")) for rally in known.rallies]


def test_players_in_like_clothes_are_known_again_by_embeddings() -> None:
    known = match_of("aabba", seen("aabba", person=1.0)).known()
    assert near_names(known) == ["Player 1", "Player 1", "Player 2", "Player 2", "Player 1"]
    assert not known.unsure
    assert known.appearance.worth > 0.5
    assert known.appearance.model == "e" * 64


def test_without_embeddings_nothing_is_different() -> None:
    match = match_of("aabba", seen("aabba", person=1.0))
    match.vectors = {}
    known = match.known()
    assert known.unsure
    assert (known.appearance.worth, known.appearance.model) == (0.0, "")


def test_embeddings_that_tell_ends_but_no_persons_are_not_used() -> None:
    match = match_of("aabba", seen("aabba", person=0.0), colours=(RED, BLUE))
    known = match.known()
    assert known.appearance.worth == 0
    match.vectors = {}
    assert known.distances == pytest.approx(match.known().distances, nan_ok=True)
    assert near_names(known) == ["Player 1", "Player 1", "Player 2", "Player 2", "Player 1"]


def test_two_who_never_change_ends_stay_who_they_are() -> None:
    known = match_of("aaaaaa", seen("aaaaaa", person=1.0), colours=(RED, BLUE)).known()
    assert near_names(known) == ["Player 1"] * 6
    assert not known.unsure


@pytest.mark.parametrize(("rallies", "is_used"), [("ab", False), ("abababab", True)])
def test_more_is_asked_of_embeddings_in_few_rallies(rallies: str, is_used: bool) -> None:
    """Weak ones, which point to opposite sides by half: in two rallies that may be chance."""
    known = match_of(rallies, seen(rallies, person=0.45, noise=0.4), colours=(RED, BLUE)).known()
    assert (known.appearance.worth > 0) == is_used


def test_a_rally_without_embeddings_goes_by_its_colours() -> None:
    match = match_of("aabba", seen("aabba", person=1.0), colours=(RED, BLUE))
    match.vectors = {key: vector for key, vector in match.vectors.items() if key[0] != 3}
    known = match.known()
    assert near_names(known) == ["Player 1", "Player 1", "Player 2", "Player 2", "Player 1"]
    assert np.isfinite(known.distances).all()


def test_embeddings_alone_will_do_where_no_colours_are_seen() -> None:
    match = match_of("aabba", seen("aabba", person=1.0))
    match.rallies = [[(across, along, colours * 0) for across, along, colours in rally] for rally in match.rallies]
    assert near_names(match.known()) == ["Player 1", "Player 1", "Player 2", "Player 2", "Player 1"]


def test_vectors_keep_their_direction_in_bytes() -> None:
    vectors = np.random.default_rng(2).normal(size=(20, 512)) * 7
    packed = pack_vectors(vectors).astype(np.float64)
    cosines = (packed * vectors).sum(axis=1) / np.linalg.norm(packed, axis=1) / np.linalg.norm(vectors, axis=1)
    assert cosines.min() > 0.999


def test_joined_embeddings_are_in_the_order_of_frames_and_places() -> None:
    one = Embeddings.of("m", {(5, 1): np.array([1, 2], np.int8), (5, 0): np.array([3, 4], np.int8)})
    other = Embeddings.of("m", {(2, 0): np.array([5, 6], np.int8)})
    joined = one.join(other)
    assert joined.frames.tolist() == [2, 5, 5]
    assert joined.vectors.tolist() == [[5, 6], [3, 4], [1, 2]]
    assert NO_EMBEDDINGS.join(one) is one
    assert one.join(NO_EMBEDDINGS) is one
