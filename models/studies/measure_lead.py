"""How far labels lie ahead of peaks: `python models/studies/measure_lead.py --predictions DIR --data DIR`.

Of kept predictions within 4 px of the label at 512x288, where the label's ball flies on through three frames: the
distance from the peak to the label along its motion, as a share of the motion in a frame's time.
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.training.evaluate_held_out import at_threshold
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.domain.arrays import Floats
from rallytrace.domain.metrics import MODEL_SIZE, TOLERANCE
from rallytrace.domain.motion import steady_motion

FAST = 8.0
"""Pixels a frame at 512x288."""
FEWEST = 20
"""Fast balls that a venue needs."""


def leads(prediction: Prediction, labels: LabelPath, threshold: float) -> Floats:
    """The lead of each fast ball, (n,), as a share of its motion."""
    scale = MODEL_SIZE.width / prediction.size.width
    seen = at_threshold(prediction.detections, threshold)[: len(labels)]
    found = scale * np.array([(one.x, one.y) if one.visible else (np.nan, np.nan) for one in seen])
    truth, visible = scale * labels.positions[: len(seen)], labels.visible[: len(seen)]
    motion = steady_motion(truth, visible)
    speed = np.hypot(*motion.T)
    ahead = truth - found
    counts = visible & (speed > FAST) & (np.hypot(*ahead.T) <= TOLERANCE)
    return np.asarray((ahead * motion).sum(axis=1)[counts] / speed[counts] ** 2, np.float64)


def main() -> int:
    """Print a table by venue."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--predictions", type=Path, required=True, help="folder that predict_held_out.py wrote")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with the labels")
    parser.add_argument("--threshold", type=float, default=0.35, help="what counts as seen (default: 0.35)")
    given = parser.parse_args()
    rallies = {rally.name: rally for rally in find_rallies(given.data)}
    found = defaultdict(list)
    for prediction in read_predictions(given.predictions):
        if prediction.name in rallies:
            found[prediction.venue].append(leads(prediction, rallies[prediction.name].path(), given.threshold))
    print(f"{'venue':14} {'balls':>5} {'median lead':>11}")
    for venue, shares in sorted(found.items()):
        values = np.concatenate(shares)
        if len(values) >= FEWEST:
            print(f"{venue:14} {len(values):5} {np.median(values):11.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
