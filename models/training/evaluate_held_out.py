"""Compare kept predictions with labels: `python models/training/evaluate_held_out.py --predictions DIR --data DIR`.

Prints what TrackNet found, venue by venue, before and after gaps are filled; every figure is of a network that never
saw the venue.
"""

import argparse
import contextlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.domain.detections import Detection, Point
from rallytrace.domain.metrics import MODEL_SIZE, Comparison, compare
from rallytrace.errors import AppError
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.session_options import SessionOptions
from rallytrace.paths import shipped_model
from rallytrace.tracking.points import by_scene, scene_points


@dataclass(frozen=True, slots=True)
class Result:
    """A rally, compared.

    Attributes:
        venue: where it was played.
        comparison: with its labels.
        scale: video pixels in a pixel at 512x288, for distances.
    """

    venue: str
    comparison: Comparison
    scale: float


def at_threshold(detections: Sequence[Detection], threshold: float) -> list[Detection]:
    """The detections with a ball only where the heatmap's peak is above a threshold."""
    return [
        found if found.visible and found.evidence.peak > threshold else replace(found, visible=False, x=0.0, y=0.0)
        for found in detections
    ]


def truth(path: LabelPath) -> list[Point]:
    """The labels as points; frames nobody labelled are left out."""
    return [
        Point(int(frame), bool(path.visible[frame]), float(path.positions[frame, 0]), float(path.positions[frame, 1]))
        for frame in np.flatnonzero(path.known)
    ]


def filled(
    prediction: Prediction, threshold: float, inpaintnet: InpaintNet | None, longest_gap: int | None
) -> list[Point]:
    """The points that a run would give."""
    found = at_threshold(prediction.detections, threshold)
    return [
        point
        for scene in by_scene(found, prediction.scenes)
        for point in scene_points(
            scene, inpaintnet, prediction.size, threshold=threshold, longest_gap=longest_gap, every=1
        )
    ]


def lines(results: Sequence[Result]) -> Iterator[str]:
    """A table with a line for each venue and one for all."""
    yield f"{'venue':10} {'frames':>6} {'accuracy':>8} {'precision':>9} {'recall':>6} {'median px':>9} {'90 % px':>8}"
    for venue in [*sorted({result.venue for result in results}), "all"]:
        chosen = [result for result in results if venue in (result.venue, "all")]
        counts = sum((result.comparison.counts for result in chosen[1:]), chosen[0].comparison.counts)
        errors = np.concatenate([result.comparison.errors / result.scale for result in chosen])
        middle, most = (np.quantile(errors, q) for q in (0.5, 0.9)) if errors.size else (np.nan, np.nan)
        yield (
            f"{venue:10} {counts.frames:6} {counts.accuracy:8.3f} {counts.precision:9.3f} {counts.recall:6.3f} "
            f"{middle:9.2f} {most:8.2f}"
        )


def add_options(parser: argparse.ArgumentParser) -> None:
    """What every script asks that works on kept predictions: where they, the labels and the InpaintNets are."""
    parser.add_argument("--predictions", type=Path, required=True, help="folder that predict_held_out.py wrote")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with the labels")
    parser.add_argument("--venues", type=Path, help="CSV file 'clip,venue'")
    parser.add_argument(
        "--inpaintnet",
        action="append",
        metavar="[NAMES=]FILE",
        help="venues or rallies, and the file to use there, which never saw them (default: the one that ships)",
    )


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument(
        "--threshold", type=float, nargs="+", default=[0.2, 0.3, 0.4, 0.5], help="what counts as seen (several: all)"
    )
    parser.add_argument("--max-gap", type=int, help="longest gap to fill (default: no limit)")
    return parser


def open_nets(
    pairs: Sequence[str], predictions: Sequence[Prediction], stack: contextlib.ExitStack
) -> dict[str, InpaintNet]:
    """The InpaintNet for each rally."""
    nets = {}
    for pair in pairs:
        names, _, file = pair.rpartition("=")
        net = stack.enter_context(InpaintNet.open(Path(file), SessionOptions()))
        for one in predictions:
            if not names or one.venue in names.split(",") or one.name in names.split(","):
                nets[one.name] = net
    missing = sorted(one.name for one in predictions if one.name not in nets)
    if missing:
        raise AppError(f"No InpaintNet is named for {', '.join(missing)}.", "Add --inpaintnet NAMES=FILE.")
    return nets


def main() -> int:
    """Read the options, compare, print."""
    given = _options().parse_args()
    try:
        labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
        predictions = [one for one in read_predictions(given.predictions) if one.name in labels]
        with contextlib.ExitStack() as stack:
            nets = open_nets(given.inpaintnet or [str(shipped_model("inpaintnet"))], predictions, stack)
            for threshold in given.threshold:
                for name, inpainted in (("TrackNet alone", False), ("after InpaintNet", True)):
                    print(f"\nthreshold {threshold:g}, {name} (4 px at 512x288; distances in px there)")
                    results = []
                    for one in predictions:
                        points = filled(one, threshold, nets[one.name] if inpainted else None, given.max_gap)
                        comparison = compare(points, truth(labels[one.name]), one.size)
                        results.append(Result(one.venue, comparison, one.size.width / MODEL_SIZE.width))
                    print(*lines(results), sep="\n")
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
