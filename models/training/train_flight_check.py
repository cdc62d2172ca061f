"""Train the flight check that goes into a TrackNet's file: `python models/training/train_flight_check.py ...`.

It learns from kept predictions (`predict_held_out.py`), so that it sees the peaks that a network has at venues it does
not know. For honest figures one is trained for each quarter of the venues, on the others; the one that ships, on all.
"""

import argparse
import itertools
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from models.training.make_models import CHECKS, FOLDS, folds, read_folds
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.analysis.flight_check import FlightCheck, Peaks, Perceptron, choice_features, features, has_second
from rallytrace.errors import AppError
from rallytrace.track.metrics import MODEL_SIZE, TOLERANCE
from rallytrace.tracking.points import peaks_of

WIDTHS = (64, 32)
EPOCHS, BATCH, RATE, DECAY = 25, 256, 2e-3, 0.05
STEPS = (1, 2)
"""Every frame, and every second one: a run may look at fewer frames, and videos differ in rate."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """Frames of a rally.

    Attributes:
        venue: the rally's.
        peaks: the two highest peaks of each frame.
        known: bool (n,), whether it is known where the ball is.
        right: bool (n, 2), which of the peaks are the ball.
    """

    venue: str
    peaks: Peaks
    known: NDArray[np.bool_]
    right: NDArray[np.bool_]


def example(prediction: Prediction, labels: LabelPath, step: int, first: int) -> Example:
    """Return every `step`-th frame of a rally from `first` on."""
    seen = prediction.detections[first : len(labels) : step]
    peaks = peaks_of(seen, prediction.size)
    at = np.array([found.frame for found in seen])
    ball = labels.positions[at] / prediction.size.width
    places = np.stack([[peaks.x, peaks.y], [peaks.second_x, peaks.second_y]]).transpose(2, 0, 1)
    away = np.hypot(*(places - ball[:, None]).transpose(2, 0, 1))
    right = labels.visible[at][:, None] & (away <= TOLERANCE / MODEL_SIZE.width)
    return Example(prediction.venue, peaks, labels.known[at], right)


def train(
    predictions: Sequence[Prediction], labels: dict[str, LabelPath], threshold: float, seed: int = 1
) -> FlightCheck:
    """Return a flight check trained on some rallies.

    The second network learns from what first networks say of venues that they have not learned from.
    """
    examples = [
        example(one, labels[one.name], step, start) for one in predictions for step in STEPS for start in range(step)
    ]
    venues = sorted({one.venue for one in examples})
    halves = [[one for one in examples if one.venue in venues[half::2]] for half in (0, 1)]
    inputs, right = [], []
    for own, other in (halves, halves[::-1]):
        first = train_first(own or other, seed)
        for one in other:
            found = choice_features(one.peaks, first.probabilities(features(one.peaks)))
            chosen = one.known[:, None] & np.stack([np.ones(len(one.known), np.bool_), has_second(one.peaks)], axis=1)
            inputs.append(found[chosen])
            right.append(one.right[chosen])
    choice = fit(np.concatenate(inputs), np.concatenate(right), seed)
    return FlightCheck(train_first(examples, seed), choice, threshold)


def train_first(examples: Sequence[Example], seed: int) -> Perceptron:
    """Return a network that judges the highest peaks alone."""
    inputs = np.concatenate([features(one.peaks)[one.known] for one in examples])
    return fit(inputs, np.concatenate([one.right[one.known, 0] for one in examples]), seed)


def fit(inputs: Floats, right: NDArray[np.bool_], seed: int) -> Perceptron:
    """Return a network that classifies features, float32 (n, f)."""
    mean, deviation = inputs.mean(axis=0), inputs.std(axis=0) + 1e-3
    torch.manual_seed(seed)
    sizes = (inputs.shape[1], *WIDTHS)
    layers: list[nn.Module] = [nn.Dropout(0.1)]
    for wide, narrow in itertools.pairwise(sizes):
        layers += [nn.Linear(wide, narrow), nn.SiLU(), nn.Dropout(0.3)]
    net = nn.Sequential(*layers[:-1], nn.Linear(WIDTHS[-1], 1))
    gradient_descent(net, torch.tensor((inputs - mean) / deviation), torch.tensor(right, dtype=torch.float32))
    dense = [layer for layer in net if isinstance(layer, nn.Linear)]
    learned = tuple((layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy()) for layer in dense)
    return Perceptron(mean, deviation, learned)


def gradient_descent(net: nn.Module, inputs: torch.Tensor, right: torch.Tensor) -> None:
    """Fit a network by binary cross-entropy with a linearly falling learning rate."""
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
    parser.add_argument(
        "--predictions", type=Path, nargs="+", required=True, help="folders that predict_held_out.py wrote"
    )
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with the labels")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument("--threshold", type=float, default=0.5, help="probability that counts as the ball")
    parser.add_argument("--out", type=Path, required=True, help="folder for flight-check{,-1,-2,-3,-4}.txt")
    given = parser.parse_args()
    try:
        labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
        predictions = [one for folder in given.predictions for one in read_predictions(folder) if one.name in labels]
        frames: dict[str, int] = {}
        for one in predictions:
            frames[one.venue] = frames.get(one.venue, 0) + len(one.detections)
        parts = folds(frames, read_folds(FOLDS, "check"), CHECKS)
        for name, unseen in (*((f"-{part}", venues) for part, venues in parts.items()), ("", [])):
            chosen = [one for one in predictions if one.venue not in unseen]
            text = train(chosen, labels, given.threshold).to_text()
            (given.out / f"flight-check{name}.txt").write_text(text + "\n", encoding="ascii")
            print(
                f"flight-check{name}: trained on {len(chosen)} rallies, never on {','.join(unseen) or '-'}.", flush=True
            )
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
