"""Make endless batches in other processes beside the training."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from models.training.frames import Footage
from models.training.predictions import HardSpot
from models.training.windows import TrainingWindow, Variation, cut_window


@dataclass(frozen=True, slots=True)
class Batch:
    """Windows on their way to the network.

    Attributes:
        pictures: uint8 (n, 1 + L, h, w, 3).
        known: bool (n, L).
        visible: bool (n, L).
        positions: float32 (n, L, 2), pixels of the pictures.
    """

    pictures: Tensor
    known: Tensor
    visible: Tensor
    positions: Tensor

    def inputs(self, device: torch.device, dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor]:
        """Return backgrounds (n, 3, h, w) and frames (n L, 3, h, w) in [0, 1], channels last, for `TrackNet.logits`."""
        pictures = self.pictures.to(device, non_blocking=True)
        background = pictures[:, 0].permute(0, 3, 1, 2)
        frames = pictures[:, 1:].flatten(0, 1).permute(0, 3, 1, 2)
        return background.to(dtype).div_(255), frames.to(dtype).div_(255)


class Windows(IterableDataset[Batch]):
    """Endless batches of training windows.

    Args:
        groups: rallies in groups (a folder, a sport), with the share of the windows that each is to give.
        length: frames in a window.
        batch: windows in a batch.
        variation: how windows are varied.
        seed: decides everything, with the number of the process that draws.
        hard: places by name of the rally, that HARD_SHARE of the rally's windows show.
    """

    HARD_SHARE = 0.3

    def __init__(
        self,
        groups: Sequence[tuple[Sequence[Footage], float]],
        *,
        length: int,
        batch: int,
        variation: Variation,
        seed: int,
        hard: Mapping[str, Sequence[HardSpot]] | None = None,
    ) -> None:
        super().__init__()
        kept = [
            ([one for one in rallies if len(one) >= length and one.in_rally().any()], share)
            for rallies, share in groups
        ]
        self._rallies = [rally for rallies, _ in kept for rally in rallies]
        self._odds = rally_odds([(rallies, share) for rallies, share in kept if rallies])
        self._length, self._batch, self._variation, self._seed = length, batch, variation, seed
        self._hard = hard or {}

    def __iter__(self) -> Iterator[Batch]:
        worker = get_worker_info()
        # Threads of OpenCV's own would fight with the network's for the cores.
        cv2.setNumThreads(0)
        rng = np.random.default_rng([self._seed, 0 if worker is None else worker.id])
        while True:
            windows = [self._window(rng) for _ in range(self._batch)]
            yield Batch(
                torch.from_numpy(np.stack([window.pictures for window in windows])),
                torch.from_numpy(np.stack([window.known for window in windows])),
                torch.from_numpy(np.stack([window.visible for window in windows])),
                torch.from_numpy(np.stack([window.positions for window in windows])),
            )

    def _window(self, rng: np.random.Generator) -> TrainingWindow:
        rally = self._rallies[rng.choice(len(self._rallies), p=self._odds)]
        spots = self._hard.get(rally.name, ())
        spot = spots[int(rng.integers(len(spots)))] if spots and rng.random() < self.HARD_SHARE else None
        return cut_window(rally, int(rng.integers(len(rally))), self._length, self._variation, rng, spot=spot)

    def loader(self, workers: int) -> Iterator[Batch]:
        """Yield batches made by `workers` processes, or by this one without any."""
        options = {"prefetch_factor": 3} if workers else {}
        return iter(DataLoader(self, batch_size=None, num_workers=workers, **options))


def rally_odds(groups: Sequence[tuple[Sequence[Footage], float]]) -> NDArray[np.float64]:
    """Return the probability of each rally: within a group, venues count by the square root of their frames."""
    odds: list[float] = []
    for rallies, share in groups:
        frames: dict[str, int] = {}
        for rally in rallies:
            frames[rally.venue] = frames.get(rally.venue, 0) + len(rally)
        weights = np.array([len(rally) / np.sqrt(frames[rally.venue]) for rally in rallies])
        odds += (share * weights / weights.sum()).tolist()
    return np.array(odds) / sum(odds)
