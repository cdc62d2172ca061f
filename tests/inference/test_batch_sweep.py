import time
from collections.abc import Callable, Mapping

import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.execution_providers import Provider
from rallytrace.inference.session import DeviceMemoryError, StopSwitch, sweep_batch


def batch(size: int) -> dict[str, NDArray[np.float32]]:
    return {"rows": np.zeros((size, 4), dtype=np.float32)}


class TimedSession:
    """Stands for a session on a GPU: a run takes what `cost` says for its batch, and memory ends at `fits`."""

    provider = Provider.CUDA

    def __init__(self, cost: Callable[[int], float], fits: int = 1000) -> None:
        self.tried: list[int] = []
        self._cost, self._fits = cost, fits

    def run(
        self, inputs: Mapping[str, NDArray[np.float32]], *, stop: StopSwitch | None = None
    ) -> list[NDArray[np.float32]]:
        assert stop is None
        size = len(inputs["rows"])
        if size not in self.tried:
            self.tried.append(size)
        if size > self._fits:
            raise DeviceMemoryError("Full.")
        time.sleep(self._cost(size))
        return []


def sweep(timed: TimedSession) -> int:
    return sweep_batch(timed, batch, seconds=0.05)  # type: ignore[arg-type] # a stand-in, as there is no GPU


def test_the_sweep_finds_the_batch_with_the_best_throughput() -> None:
    assert sweep(TimedSession(lambda size: 0.02 if size <= 4 else 0.02 * size)) == 4


def test_the_sweep_ends_where_memory_does() -> None:
    timed = TimedSession(lambda _: 0.01, fits=4)
    assert sweep(timed) == 4
    assert timed.tried == [1, 2, 4, 8]


def test_a_sweep_in_which_nothing_fits_says_so() -> None:
    with pytest.raises(DeviceMemoryError):
        sweep(TimedSession(lambda _: 0.01, fits=0))
