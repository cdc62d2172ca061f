"""Count faint peaks that are offered: `python models/studies/measure_faint_peaks.py --predictions DIR --data DIR`.

A faint peak is what V takes where TrackNet found no ball. Counted are those of kept predictions in frames with a label,
before and after they are judged by the path around them. One is right within 4 px of the label's ball at 512x288.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.calibrate_suspicion import track_of
from models.training.evaluate_held_out import at_threshold, filled
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.domain import layers
from rallytrace.domain.arrays import Flags
from rallytrace.domain.metrics import MODEL_SIZE, TOLERANCE
from rallytrace.domain.track import Frames, Layer, Track
from rallytrace.execution_providers import SessionOptions
from rallytrace.inference.networks import InpaintNet
from rallytrace.paths import shipped_model


def count(prediction: Prediction, labels: LabelPath, net: InpaintNet, threshold: float) -> tuple[int, int, int, int]:
    """Peaks without the judgement, those of them that are right, and both with it."""
    found = at_threshold(prediction.detections, threshold)
    track = track_of(found, filled(prediction, threshold, net, net.file.seq_len), prediction.scenes)
    n = min(track.n_frames, len(labels))
    seen = track.layer(Layer.PREDICTED)[:n]
    off = np.hypot(labels.positions[:n, 0] - seen["peak_x"], labels.positions[:n, 1] - seen["peak_y"])
    right = labels.visible[:n] & (off * MODEL_SIZE.width / prediction.size.width <= TOLERANCE)
    offered = layers.has_faint_peak(track, 0, n) & labels.known[:n]
    with patch.object(layers, "_fit_path", _fit_any_path):
        all_peaks = layers.has_faint_peak(track, 0, n) & labels.known[:n]
    return int(all_peaks.sum()), int((all_peaks & right).sum()), int(offered.sum()), int((offered & right).sum())


def _fit_any_path(_track: Track, frames: Frames) -> Flags:
    return np.ones(len(frames), np.bool_)


def rows(given: argparse.Namespace) -> Iterator[tuple[str, tuple[int, int, int, int]]]:
    """The venue and the counts of each rally."""
    rallies = {rally.name: rally for rally in find_rallies(given.data)}
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as net:
        for prediction in read_predictions(given.predictions):
            if prediction.name in rallies:
                labels = rallies[prediction.name].path()
                yield prediction.venue, count(prediction, labels, net, given.threshold)


def main() -> int:
    """Print a table by venue."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--predictions", type=Path, required=True, help="of predict_held_out.py")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument("--threshold", type=float, default=0.35, help="what counts as seen (default: 0.35, as shipped)")
    totals: dict[str, tuple[int, ...]] = {}
    for venue, counts in rows(parser.parse_args()):
        for name in (venue, "all"):
            totals[name] = tuple(map(sum, zip(totals.get(name, (0, 0, 0, 0)), counts, strict=True)))
    print("| venue | peaks | right | offered | right |\n|---|---|---|---|---|")
    for name in sorted(totals, key=lambda name: (name == "all", name)):
        print(f"| {name} | " + " | ".join(map(str, totals[name])) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
