"""Batches without end, made beside the training by other processes: which rally, which frames, which view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from models.training.frames import Footage
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

    def inputs(self, device: torch.device) -> Tensor:
        """The network's input, float32 (n, 3 (1 + L), h, w) in [0, 1], channels last."""
        count, frames, height, width, _ = self.pictures.shape
        planes = self.pictures.to(device).permute(0, 1, 4, 2, 3).reshape(count, frames * 3, height, width)
        return planes.float().div_(255)


class Windows(IterableDataset[Batch]):
    """Batches of training windows, for ever.

    Args:
        filmed: rallies of real matches; each venue is drawn by the root of its frames, so that none rules.
        rendered: rallies of the renderer.
        rendered_share: how many of the windows are rendered, 0 to 1.
        length: frames in a window.
        batch: windows in a batch.
        variation: how windows are varied.
        seed: decides everything, with the number of the process that draws.
    """

    def __init__(
        self,
        filmed: Sequence[Footage],
        rendered: Sequence[Footage],
        *,
        rendered_share: float,
        length: int,
        batch: int,
        variation: Variation,
        seed: int,
    ) -> None:
        super().__init__()
        self._rallies = [rally for rally in (*filmed, *rendered) if len(rally) >= length and rally.known.any()]
        self._odds = _odds(self._rallies, {id(rally) for rally in rendered}, rendered_share)
        self._length, self._batch, self._variation, self._seed = length, batch, variation, seed

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
        return cut_window(rally, int(rng.integers(len(rally))), self._length, self._variation, rng)

    def loader(self, workers: int) -> Iterator[Batch]:
        """Batches made by `workers` processes, none for this one."""
        options = {"prefetch_factor": 3} if workers else {}
        return iter(DataLoader(self, batch_size=None, num_workers=workers, **options))


def _odds(rallies: Sequence[Footage], rendered: set[int], rendered_share: float) -> NDArray[np.float64]:
    """How likely a window is taken from each rally."""
    frames: dict[str, int] = {}
    for rally in rallies:
        if id(rally) not in rendered:
            frames[rally.venue] = frames.get(rally.venue, 0) + len(rally)
    odds = np.array([
        len(rally) if id(rally) in rendered else len(rally) / np.sqrt(frames[rally.venue]) for rally in rallies
    ])  # fmt: skip
    is_rendered = np.array([id(rally) in rendered for rally in rallies])
    share = rendered_share if is_rendered.any() and not is_rendered.all() else float(is_rendered.all())
    for part, wanted in ((is_rendered, share), (~is_rendered, 1 - share)):
        if part.any():
            odds[part] *= wanted / odds[part].sum()
    return np.asarray(odds / odds.sum(), np.float64)
