import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.session.sound.sample_store import SECONDS_AHEAD, SampleStore

RATE = 10


def block(second: int) -> np.ndarray:
    return np.arange(second * RATE, (second + 1) * RATE, dtype=np.float32)[:, None]


@given(position=st.integers(-25, 60), count=st.integers(1, 35))
def test_samples_are_those_of_their_position(position: int, count: int) -> None:
    store = SampleStore(RATE, 1)
    for second in (0, 1, 3):
        store.put(second, block(second))
    known = {*range(1, 20), *range(30, 40)}
    wanted = [float(at) if at in known else 0.0 for at in range(position, position + count)]
    assert store.take(position, count)[:, 0].tolist() == wanted


def test_the_seconds_from_the_playhead_on_are_needed() -> None:
    store = SampleStore(RATE, 1)
    for second in range(5, 5 + SECONDS_AHEAD):
        assert store.first_missing(5) == second
        store.put(second, block(second))
    assert store.first_missing(5) is None
    assert store.first_missing(6) == 5 + SECONDS_AHEAD


def test_far_seconds_are_dropped() -> None:
    store = SampleStore(RATE, 1)
    store.put(0, block(0))
    store.put(60, block(60))
    assert store.first_missing(0) == 0
