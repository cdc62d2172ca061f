"""Estimate how good a network is during its training; `rallytrace evaluate` measures it exactly."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from models.training.frames import Footage
from models.training.rallies import slow_balls
from models.training.tracknet import TrackNet
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import MODEL_SIZE, TOLERANCE

THRESHOLDS = (0.2, 0.3, 0.4, 0.5)


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """What a network says about some frames with labels.

    Attributes:
        peaks: float (n,), the highest value of each heatmap.
        distances: float (n,), from there to the label, pixels at 512x288.
        visible: bool (n,), whether the label has a ball.
        slow: bool (n,), whether that ball is slow.
    """

    peaks: NDArray[np.float64]
    distances: NDArray[np.float64]
    visible: NDArray[np.bool_]
    slow: NDArray[np.bool_]

    def row(self) -> dict[str, float]:
        """For the log: shares of frames at the threshold with the best accuracy, and that threshold."""
        return max((self.at(threshold) for threshold in THRESHOLDS), key=lambda row: row["accuracy"])

    def at(self, threshold: float) -> dict[str, float]:
        """Accuracy, precision and recall by TrackNet's definition, and the share of slow balls that is found."""
        seen = self.peaks >= threshold
        right = seen & self.visible & (self.distances <= TOLERANCE)
        found = right[self.slow].sum()
        return {
            "accuracy": float((right | (~seen & ~self.visible)).mean()),
            "precision": float(right.sum() / max(1, seen.sum())),
            "recall": float(right.sum() / max(1, right.sum() + (self.visible & ~seen).sum())),
            "slow_recall": float(found / max(1, self.slow.sum())),
            "threshold": threshold,
        }


@torch.no_grad()
def try_out(
    network: TrackNet, rallies: Sequence[Footage], device: torch.device, size: Size, *, most: int | None = None
) -> Trial:
    """Run over rallies, windows without overlap, and compare the highest pixel with the labels, as TrackNet does.

    Args:
        network: network to try.
        rallies: that it was not trained on.
        device: device of the network.
        size: size of its input.
        most: windows at most, spread evenly over all rallies.
    """
    network.eval()
    starts = [
        (rally, start) for rally in rallies for start in range(0, len(rally) - network.length + 1, network.length)
    ]
    if most is not None and len(starts) > most:
        starts = [starts[i] for i in np.linspace(0, len(starts) - 1, most).astype(int).tolist()]
    parts = [_try_window(network, rally, start, device, size) for rally, start in starts]
    return Trial(*(np.concatenate([getattr(part, name) for part in parts]) for name in Trial.__dataclass_fields__))


def _try_window(network: TrackNet, rally: Footage, start: int, device: torch.device, size: Size) -> Trial:
    chosen = np.arange(start, start + network.length)
    pictures = [rally.backgrounds[0], *(rally.picture(frame) for frame in chosen.tolist())]
    small = [cv2.resize(picture, (size.width, size.height), interpolation=cv2.INTER_AREA) for picture in pictures]
    planes = np.concatenate([picture.transpose(2, 0, 1) for picture in small])[None].astype(np.float32) / 255
    heatmaps = torch.sigmoid(network(torch.from_numpy(planes).to(device)))[0].float().cpu().numpy()
    flat = heatmaps.reshape(len(heatmaps), -1)
    rows, columns = np.divmod(flat.argmax(axis=1), heatmaps.shape[2])
    scale = np.array([MODEL_SIZE.width / size.width, MODEL_SIZE.height / size.height])
    places = (np.stack([columns, rows], axis=1) * 2 + 1.0) * scale - 0.5
    kept = np.array([rally.size.width, rally.size.height])
    labels = (rally.positions + 0.5) * np.array([MODEL_SIZE.width, MODEL_SIZE.height]) / kept - 0.5
    known = rally.known[chosen]
    return Trial(
        flat.max(axis=1)[known].astype(float),
        np.hypot(*(places - labels[chosen]).T)[known],
        rally.visible[chosen][known],
        slow_balls(labels, rally.visible)[chosen][known],
    )
