"""Slow motion of what the same camera showed before."""

from collections.abc import Callable

import numpy as np
import pytest

from rallytrace.video.replays import Views, is_replay
from views import hall

RATE = 30.0
COURT = hall(1, 160, 90)


def rally(seed: int, moments: np.ndarray) -> Views:
    """Return the signatures of two people who run about, at some moments in seconds."""
    rng = np.random.default_rng(seed)
    speeds, starts = rng.uniform(1.5, 4, (2, 2)), rng.uniform(0, 6, (2, 2))
    pictures = []
    for moment in moments:
        large = COURT.copy()
        for number, top in enumerate((15, 58)):
            x, y = np.sin(speeds[number] * moment + starts[number]) * (50, 7) + (75, top)
            large[int(y) : int(y) + 20, int(x) : int(x) + 10] = (250, 240, 20)
        pictures.append(large.reshape(18, 5, 32, 5, 3).mean(axis=(1, 3)))
    noise = rng.normal(0, 0.5, (len(moments), 1, 1, 1))
    return np.clip(np.array(pictures) + noise, 0, 255).astype(np.uint8)


SHOWN = rally(1, np.arange(240) / RATE)


@pytest.mark.parametrize("speed", [0.25, 0.5, 0.8])
def test_slow_motion_of_an_earlier_rally_is_a_replay(speed: float) -> None:
    assert is_replay(rally(1, 4.0 + np.arange(100) * speed / RATE), [rally(2, np.arange(200) / RATE), SHOWN], RATE)


@pytest.mark.parametrize("seed", range(2, 5))
def test_another_rally_of_the_same_camera_is_none(seed: int) -> None:
    assert not is_replay(rally(seed, np.arange(200) / RATE), [SHOWN], RATE)


def still(_moments: np.ndarray) -> Views:
    return rally(1, np.full(120, 2.0))


def elsewhere(moments: np.ndarray) -> Views:
    return np.asarray(255 - rally(1, moments), np.uint8)


@pytest.mark.parametrize("shown", [still, elsewhere], ids=["people stand", "another view"])
def test_what_only_resembles_it_is_none(shown: Callable[[np.ndarray], Views]) -> None:
    assert not is_replay(shown(4.0 + np.arange(120) / RATE), [SHOWN], RATE)


def test_what_is_too_short_is_none() -> None:
    assert not is_replay(SHOWN[::2][:20], [SHOWN], RATE)
