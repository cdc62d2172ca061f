"""Test contact candidates of a path, their features, and the trees that classify them."""

import numpy as np
import pytest

from rallytrace.analysis.events.contact_candidates import N_FEATURES, ContactCandidates
from rallytrace.analysis.events.rackets import MAX_RACKET_DISTANCE
from rallytrace.analysis.events.trees import LOG_ODDS_BIAS, TREES, Trees

COUNT = 60
SECONDS = np.arange(COUNT) / 30
FROM_START = np.array([0])
UNKNOWN = np.full(COUNT, np.nan)


def corners(*places: tuple[int, float, float]) -> np.ndarray:
    """Return a path from corner to corner: column, and place in heights of the picture."""
    columns, x, y = np.array(places).T
    return np.stack([np.interp(np.arange(COUNT), columns, values) for values in (x, y)])


BOUNCE = corners((0, 0.2, 0.2), (30, 0.6, 0.8), (59, 0.9, 0.4))


def test_a_kink_is_where_the_path_turns_most() -> None:
    assert ContactCandidates(BOUNCE, SECONDS, FROM_START).candidates.tolist() == [30]


def test_briefly_unseen_ball_still_has_a_contact_candidate() -> None:
    path = BOUNCE.copy()
    path[:, 31:35] = np.nan
    assert ContactCandidates(path, SECONDS, FROM_START).candidates.tolist() == [30]


@pytest.mark.parametrize("gap", [range(26, 40), range(COUNT)])
def test_nothing_is_known_of_a_long_gap(gap: range) -> None:
    path = BOUNCE.copy()
    path[:, gap] = np.nan
    kinked = ContactCandidates(path, SECONDS, FROM_START)
    assert not len(kinked.candidates)
    assert np.isfinite(kinked.features(np.array([30]), UNKNOWN, UNKNOWN)).all()


def test_a_cut_is_no_kink() -> None:
    assert not len(ContactCandidates(BOUNCE, SECONDS, np.array([0, 30])).candidates)


def test_looks_are_the_same_at_twice_the_frame_rate() -> None:
    twice = np.stack([np.interp(np.arange(2 * COUNT - 1) / 2, np.arange(COUNT), row) for row in BOUNCE])
    often = ContactCandidates(twice, np.arange(2 * COUNT - 1) / 60, FROM_START)
    once = ContactCandidates(BOUNCE, SECONDS, FROM_START).features(np.array([30]), UNKNOWN, UNKNOWN)
    unknown = np.full(2 * COUNT - 1, np.nan)
    assert often.candidates.tolist() == [60]
    assert often.features(np.array([60]), unknown, unknown) == pytest.approx(once)


def test_descending_ball_bounces_unless_a_racket_is_near() -> None:
    kinked = ContactCandidates(BOUNCE, SECONDS, FROM_START)
    far = np.full(COUNT, MAX_RACKET_DISTANCE)
    hit, bounce = TREES.odds(kinked.features(np.array([30]), far, far))[:, 0]
    assert bounce > 0 > hit
    back = ContactCandidates(corners((0, 0.5, 0.2), (30, 0.6, 0.6), (59, 0.6, 0.1)), SECONDS, FROM_START)
    at_racket = np.where(np.abs(np.arange(COUNT) - 30) < 2, 0.05, 1.0)
    hit, bounce = TREES.odds(back.features(np.array([30]), at_racket, at_racket))[:, 0]
    assert hit > 0 > bounce


def test_packed_trees_give_the_same_result_as_unpacked() -> None:
    features = np.zeros((2, 1, 7), np.uint8)
    features[1, 0, 2] = 5
    thresholds = np.full((2, 1, 7), np.inf, np.float16)
    thresholds[:, 0, 0], thresholds[1, 0, 2] = 1.0, 3.0
    leaves = np.arange(16, dtype=np.float16).reshape(2, 1, 8)
    trees = Trees(features, thresholds, leaves, np.array([0.5, -0.5], np.float16))
    values = np.zeros((N_FEATURES, 3))
    values[0, 1:], values[5, 2] = 2.0, 4.0
    expected = np.array([[0.5, 4.5, 4.5], [7.5, 11.5, 13.5]]) + LOG_ODDS_BIAS
    for one in (trees, Trees.unpack(trees.pack())):
        assert one.odds(values) == pytest.approx(expected)
