"""Train the flight check that goes into a TrackNet's file: `python models/training/train_flight_check.py ...`.

It learns from kept predictions (`predict_held_out.py`), so that it sees the peaks that a network has at venues it does
not know. One is trained for each fold, on the venues of the other, for honest figures; and one on all, which ships.
"""

import argparse
import itertools
import sys
from collections.abc import Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from models.training.make_models import FOLDS, read_folds
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.domain.flight_check import FlightCheck, features
from rallytrace.domain.metrics import MODEL_SIZE, TOLERANCE
from rallytrace.errors import AppError
from rallytrace.tracking.points import peaks_of

WIDTHS = (64, 32)
EPOCHS, BATCH, RATE, DECAY = 25, 256, 2e-3, 0.05
STEPS = (1, 2)
"""Every frame, and every second one: a run may look at fewer frames, and videos differ in rate."""

Floats = NDArray[np.float32]


def examples(prediction: Prediction, labels: LabelPath, step: int, first: int) -> tuple[Floats, NDArray[np.bool_]]:
    """Features of some peaks of a rally, float32 (n, f), and which of them are the ball, bool (n,).

    Args:
        prediction: of the rally.
        labels: of the rally.
        step: every so many frames are looked at.
        first: frame to begin with.
    """
    seen = prediction.detections[first : len(labels) : step]
    peaks = peaks_of(seen, prediction.size)
    at = np.array([found.frame for found in seen])
    way = np.stack([peaks.x, peaks.y], axis=1) - labels.positions[at] / prediction.size.width
    right = labels.visible[at] & (np.hypot(way[:, 0], way[:, 1]) <= TOLERANCE / MODEL_SIZE.width)
    return features(peaks)[labels.known[at]], right[labels.known[at]]


def train(
    predictions: Sequence[Prediction], labels: dict[str, LabelPath], threshold: float, seed: int = 1
) -> FlightCheck:
    """A flight check that has learned from some rallies."""
    parts = [
        examples(one, labels[one.name], step, first) for one in predictions for step in STEPS for first in range(step)
    ]
    inputs, right = (np.concatenate([part[place] for part in parts]) for place in (0, 1))
    mean, deviation = inputs.mean(axis=0), inputs.std(axis=0) + 1e-3
    torch.manual_seed(seed)
    sizes = (inputs.shape[1], *WIDTHS)
    layers: list[nn.Module] = [nn.Dropout(0.1)]
    for wide, narrow in itertools.pairwise(sizes):
        layers += [nn.Linear(wide, narrow), nn.SiLU(), nn.Dropout(0.3)]
    net = nn.Sequential(*layers[:-1], nn.Linear(WIDTHS[-1], 1))
    descend(net, torch.tensor((inputs - mean) / deviation), torch.tensor(right, dtype=torch.float32))
    dense = [layer for layer in net if isinstance(layer, nn.Linear)]
    learned = tuple((layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy()) for layer in dense)
    return FlightCheck(mean, deviation, learned, threshold)


def descend(net: nn.Module, inputs: torch.Tensor, right: torch.Tensor) -> None:
    """Fit a network to examples, by binary cross-entropy, the learning rate falling in a straight line."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    for epoch in range(EPOCHS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - epoch / EPOCHS) + 1e-5
        for chosen in torch.randperm(len(inputs)).split(BATCH):
            loss = nn.functional.binary_cross_entropy_with_logits(net(inputs[chosen])[:, 0], right[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def main() -> int:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--predictions", type=Path, required=True, help="folder that predict_held_out.py wrote")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with the labels")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument("--threshold", type=float, default=0.5, help="probability that counts as the ball")
    parser.add_argument("--out", type=Path, required=True, help="folder for flight-check{,-a,-b}.txt")
    given = parser.parse_args()
    try:
        labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
        predictions = [one for one in read_predictions(given.predictions) if one.name in labels]
        settled = read_folds(FOLDS)
        for fold, name in (("a", "flight-check-a"), ("b", "flight-check-b"), ("", "flight-check")):
            chosen = [one for one in predictions if settled.get(one.venue) != fold]
            text = train(chosen, labels, given.threshold).to_text()
            (given.out / f"{name}.txt").write_text(text + "\n", encoding="ascii")
            print(f"{name}: trained on {len(chosen)} rallies.", flush=True)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
