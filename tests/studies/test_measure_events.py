from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

from models.studies.measure_events import PICTURE, RATE, Scene, badminton, pickleball, seen
from rallytrace.track.lists import EventKind

SEEDS = range(5)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pickleball_is_held_and_served_crosses_the_net_with_each_hit_and_bounces_in_between(seed: int) -> None:
    places, happens = pickleball(np.random.default_rng(seed))
    kinds = [kind for _, kind in happens]
    assert kinds[0] is EventKind.SERVE
    assert kinds.count(EventKind.SERVE) == 1
    assert np.ptp(places[: int(happens[0][0] * RATE)], axis=0).max() == 0
    hits = [second for second, kind in happens if kind is not EventKind.BOUNCE]
    sides = [np.sign(places[round(second * RATE), 1]) for second in hits]
    assert all(one == -other for one, other in pairwise(sides))
    assert [second for second, _ in happens] == sorted(second for second, _ in happens)
    assert kinds[-1] is EventKind.BOUNCE


@pytest.mark.parametrize("scene", [badminton, pickleball])
def test_what_is_seen_lies_in_the_picture_and_lacks_about_as_many_frames_as_asked_for(
    scene: Callable[[np.random.Generator], Scene],
) -> None:
    path, truth = seen(3, scene, noise=1.0, missing=0.5)
    there = np.isfinite(path[0])
    assert 0.2 < there.mean() < 0.6
    assert (path[:, there] >= 0).all()
    assert (path[0, there] <= PICTURE.width - 1).all()
    assert all(0 <= event.frame <= path.shape[1] for event in truth)
