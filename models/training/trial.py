"""A quick look at how good a network is while it trains; `rallytrace evaluate` has the last word."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from models.training.frames import STORED, Footage
from models.training.tracknet import TrackNet
from models.training.windows import MODEL
from rallytrace.domain.metrics import TOLERANCE

THRESHOLDS = (0.2, 0.3, 0.4, 0.5)


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """Frames right at some thresholds.

    Attributes:
        accuracy: share of frames that are right, by threshold.
        precision: share of the positions given that are right, by threshold.
        recall: share of the balls found, by threshold.
    """

    accuracy: dict[float, float]
    precision: dict[float, float]
    recall: dict[float, float]

    def row(self) -> dict[str, float]:
        """For the log: the best accuracy, and what goes with it."""
        best = max(self.accuracy, key=lambda threshold: self.accuracy[threshold])
        return {
            "accuracy": self.accuracy[best],
            "precision": self.precision[best],
            "recall": self.recall[best],
            "threshold": best,
        }


@torch.no_grad()
def try_out(network: TrackNet, rallies: Sequence[Footage], device: torch.device) -> Outcome:
    """Run without overlap over held-out rallies and compare the highest pixel with the labels, as TrackNet does."""
    network.eval()
    peaks, distances, visible = [], [], []
    scale = np.array([MODEL.width / STORED.width, MODEL.height / STORED.height])
    for rally in rallies:
        for start in range(0, len(rally) - network.length + 1, network.length):
            chosen = slice(start, start + network.length)
            peak, place = _peaks(network, rally, chosen, device)
            away = np.hypot(*(place - ((rally.positions[chosen] + 0.5) * scale - 0.5)).T)
            known = rally.known[chosen]
            peaks.append(peak[known])
            distances.append(away[known])
            visible.append(rally.visible[chosen][known])
    return _outcome(np.concatenate(peaks), np.concatenate(distances), np.concatenate(visible))


def _peaks(
    network: TrackNet, rally: Footage, chosen: slice, device: torch.device
) -> tuple[NDArray[np.float32], NDArray[np.float64]]:
    pictures = [rally.backgrounds[0], *rally.frames[chosen]]
    small = [cv2.resize(picture, (MODEL.width, MODEL.height), interpolation=cv2.INTER_AREA) for picture in pictures]
    planes = np.concatenate([picture.transpose(2, 0, 1) for picture in small])[None].astype(np.float32) / 255
    heatmaps = torch.sigmoid(network(torch.from_numpy(planes).to(device)))[0].float().cpu().numpy()
    flat = heatmaps.reshape(len(heatmaps), -1)
    rows, columns = np.divmod(flat.argmax(axis=1), heatmaps.shape[2])
    return flat.max(axis=1), np.stack([columns, rows], axis=1) * 2 + 0.5


def _outcome(peaks: NDArray[np.float32], distances: NDArray[np.float64], visible: NDArray[np.bool_]) -> Outcome:
    accuracy, precision, recall = {}, {}, {}
    for threshold in THRESHOLDS:
        seen = peaks >= threshold
        right = seen & visible & (distances <= TOLERANCE)
        accuracy[threshold] = float((right | (~seen & ~visible)).mean())
        precision[threshold] = float(right.sum() / max(1, seen.sum()))
        recall[threshold] = float(right.sum() / max(1, right.sum() + (visible & ~seen).sum()))
    return Outcome(accuracy, precision, recall)
