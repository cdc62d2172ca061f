"""Compare kept predictions with labels: `python models/training/evaluate_held_out.py --predictions DIR --data DIR`.

Prints what TrackNet found, venue by venue, before and after gaps are filled; every figure is of a network that never
saw the venue.
"""

import argparse
import contextlib
import csv
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.training.make_models import FOLDS, THRESHOLD, WEIGHTS
from models.training.metadata import LEAD
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies, play, slow_balls
from rallytrace.analysis.flight_check import FlightCheck
from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.track.detections import Detection, Point
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import MODEL_SIZE, TOLERANCE, Comparison, compare
from rallytrace.tracking.points import GapFilling

MUCH = 0.02
"""Difference in accuracy from which a rally is named."""


@dataclass(frozen=True, slots=True)
class Result:
    """The comparison of a rally.

    Attributes:
        venue: venue of the rally.
        comparison: comparison with its labels.
        in_play: the same, from the serve to the landing (`rallies.play`).
        slow: how many labelled balls are slow, and how many of those were found.
        scale: video pixels in a pixel at 512x288, for distances.
    """

    venue: str
    comparison: Comparison
    in_play: Comparison
    slow: tuple[int, int]
    scale: float


def at_threshold(detections: Sequence[Detection], threshold: float) -> list[Detection]:
    """Return the detections with a ball only where the heatmap's peak is above a threshold."""
    return [
        found if found.visible and found.evidence.peak > threshold else replace(found, visible=False, x=0.0, y=0.0)
        for found in detections
    ]


def truth(path: LabelPath) -> list[Point]:
    """Return the labels as points, without unlabelled frames."""
    return [
        Point(int(frame), bool(path.visible[frame]), float(path.positions[frame, 0]), float(path.positions[frame, 1]))
        for frame in np.flatnonzero(path.known)
    ]


def by_scene(detections: Sequence[Detection], starts: Sequence[int]) -> Iterator[list[Detection]]:
    """Yield the detections of each scene that has any.

    Args:
        detections: ascending.
        starts: the scenes' first frames, ascending.
    """
    remaining = iter(detections)
    held = next(remaining, None)
    for stop in [*starts[1:], None]:
        members = []
        while held is not None and (stop is None or held.frame < stop):
            members.append(held)
            held = next(remaining, None)
        if members:
            yield members


def filled(
    prediction: Prediction,
    threshold: float,
    inpaintnet: InpaintNet | None,
    longest_gap: int | None,
    check: FlightCheck | None = None,
    *,
    lead: float = LEAD,
) -> list[Point]:
    """Return the points that a run would give."""
    found = at_threshold(prediction.detections, threshold)
    filling = GapFilling(inpaintnet, prediction.size, threshold, longest_gap, check=check, lead=lead)
    return [point for scene in by_scene(found, prediction.scenes) for point in filling.points(scene)]


def points_of_run(prediction: Prediction) -> list[Point]:
    """Return the points of a run with networks from `weights` that had not seen the venue."""
    with FOLDS.open(encoding="utf-8", newline="") as stream:
        fold = next(row for row in csv.DictReader(stream) if row["venue"] == prediction.venue)
    check = FlightCheck.from_text((WEIGHTS / f"flight-check-{fold['check']}.txt").read_text(encoding="ascii").strip())
    with InpaintNet.open(WEIGHTS / f"inpaintnet-fold-{fold['net']}.onnx", SessionOptions()) as net:
        return filled(prediction, THRESHOLD, net, None, check)


def judge(venue: str, points: Sequence[Point], path: LabelPath, size: Size) -> Result:
    """Compare a run's points with the labels."""
    labels = truth(path)
    scale = np.array([MODEL_SIZE.width / size.width, MODEL_SIZE.height / size.height])
    played = play(path.positions * scale, path.visible)
    slow = np.flatnonzero(slow_balls(path.positions * scale, path.visible))
    found = {point.frame: point for point in points if point.visible}
    away = [
        np.hypot(*((np.array([found[i].x, found[i].y]) - path.positions[i]) * scale))
        for i in slow.tolist()
        if i in found
    ]
    return Result(
        venue,
        compare(points, labels, size),
        compare(points, [label for label in labels if label.frame in played], size),
        (len(slow), sum(way <= TOLERANCE for way in away)),
        size.width / MODEL_SIZE.width,
    )


def lines(results: Sequence[Result]) -> Iterator[str]:
    """Yield a table with a line for each venue and one for all."""
    yield (
        f"{'venue':14} {'frames':>6} {'accuracy':>8} {'precision':>9} {'recall':>6} {'in play':>8} {'slow':>6} "
        f"{'median px':>9} {'90 % px':>8}"
    )
    for venue in [*sorted({result.venue for result in results}), "all"]:
        chosen = [result for result in results if venue in (result.venue, "all")]
        counts = sum((result.comparison.counts for result in chosen[1:]), chosen[0].comparison.counts)
        errors = np.concatenate([result.comparison.errors / result.scale for result in chosen])
        in_play = sum((result.in_play.counts for result in chosen[1:]), chosen[0].in_play.counts)
        slow, found = (sum(result.slow[place] for result in chosen) for place in (0, 1))
        middle, most = (np.quantile(errors, q) for q in (0.5, 0.9)) if errors.size else (np.nan, np.nan)
        yield (
            f"{venue:14} {counts.frames:6} {counts.accuracy:8.3f} {counts.precision:9.3f} {counts.recall:6.3f} "
            f"{in_play.accuracy:8.3f} {found / max(1, slow):6.3f} {middle:9.2f} {most:8.2f}"
        )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of scripts that use stored predictions: the folders of predictions, labels and InpaintNets."""
    parser.add_argument("--predictions", type=Path, required=True, help="folder that predict_held_out.py wrote")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with the labels")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument(
        "--inpaintnet",
        action="append",
        metavar="[NAMES=]FILE",
        help="venues or rallies, and the file to use there, which never saw them (default: the one that ships)",
    )
    parser.add_argument(
        "--flight-check",
        action="append",
        metavar="NAMES=FILE",
        help="venues, and the file of train_flight_check.py to use there, which never saw them (default: none)",
    )


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument(
        "--threshold", type=float, nargs="+", default=[0.2, 0.3, 0.4, 0.5], help="what counts as seen (several: all)"
    )
    parser.add_argument("--max-gap", type=int, help="longest gap to fill (default: no limit)")
    parser.add_argument("--lead", type=float, default=LEAD, help=f"of flying balls (default: {LEAD}, as in the files)")
    parser.add_argument("--against", type=Path, help="folder of other predictions; rallies that differ much are named")
    return parser


def changed(before: Mapping[str, Result], after: Mapping[str, Result]) -> Iterator[str]:
    """Yield a line for each rally of both whose accuracy differs by more than MUCH, the worst first."""
    pairs = [(after[name].comparison.counts, one.comparison.counts, name) for name, one in before.items()]
    for new, old, name in sorted(pairs, key=lambda pair: pair[0].accuracy - pair[1].accuracy):
        if abs(new.accuracy - old.accuracy) > MUCH:
            yield f"{name}: {new.frames} frames, accuracy {old.accuracy:.3f} to {new.accuracy:.3f}"


def by_sport(before: Mapping[str, Result], after: Mapping[str, Result]) -> Iterator[str]:
    """Yield a line for each sport and one for all: both accuracies, the difference in points, and bad rallies.

    Bad rallies differ by more than MUCH.
    """
    for sport in ("badminton", "tennis", "padel", "all"):
        names = [name for name, one in before.items() if sport in (sport_of(one.venue), "all")]
        if not names:
            continue
        old, new = ([results[name].comparison.counts for name in names] for results in (before, after))
        first, second = sum(old[1:], old[0]), sum(new[1:], new[0])
        gains = [two.accuracy - one.accuracy for one, two in zip(old, new, strict=True)]
        lost, won = sum(gain < -MUCH for gain in gains), sum(gain > MUCH for gain in gains)
        yield (
            f"{sport:9} {len(names):3} rallies, {first.frames:6} frames: accuracy {first.accuracy:.4f} to "
            f"{second.accuracy:.4f}, {100 * (second.accuracy - first.accuracy):+.2f} points; {lost} rallies lose more "
            f"than {100 * MUCH:g} points, {won} win as much"
        )


def sport_of(venue: str) -> str:
    """Return the sport of a venue: tennis or padel if its name begins with it, else badminton."""
    sport, dash, _ = venue.partition("-")
    return sport if dash else "badminton"


def read_checks(pairs: Sequence[str]) -> dict[str, FlightCheck]:
    """Return the flight check for each venue that has one."""
    return {
        venue: FlightCheck.from_text(Path(file).read_text(encoding="ascii").strip())
        for names, _, file in (pair.partition("=") for pair in pairs)
        for venue in names.split(",")
    }


def open_nets(
    pairs: Sequence[str], predictions: Sequence[Prediction], stack: contextlib.ExitStack
) -> dict[str, InpaintNet]:
    """Return the InpaintNet for each rally."""
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


def judge_all(
    predictions: Sequence[Prediction],
    labels: Mapping[str, LabelPath],
    threshold: float,
    *,
    nets: Mapping[str, InpaintNet],
    checks: Mapping[str, FlightCheck],
    longest_gap: int | None,
    lead: float,
) -> dict[str, Result]:
    """Return each rally's comparison with its labels, by name. Without InpaintNets gaps stay open."""
    return {
        one.name: judge(
            one.venue,
            filled(one, threshold, nets.get(one.name), longest_gap, checks.get(one.venue), lead=lead),
            labels[one.name],
            one.size,
        )
        for one in predictions
    }


def main() -> int:
    """Read the options, compare, print."""
    given = _options().parse_args()
    try:
        labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
        predictions = [one for one in read_predictions(given.predictions) if one.name in labels]
        names = {one.name for one in predictions}
        others = [one for one in read_predictions(given.against) if one.name in names] if given.against else []
        checks = read_checks(given.flight_check or ())
        with contextlib.ExitStack() as stack:
            if not given.inpaintnet:
                print("The InpaintNet that ships has seen what it was trained on; see --inpaintnet.", file=sys.stderr)
            opened = open_nets(given.inpaintnet or [str(shipped_model("inpaintnet"))], predictions, stack)
            for threshold in given.threshold:
                for stage, nets in (("TrackNet alone", {}), ("after InpaintNet", opened)):
                    print(f"\nthreshold {threshold:g}, {stage} (4 px at 512x288; distances in px there)")
                    found, before = (
                        judge_all(
                            some,
                            labels,
                            threshold,
                            nets=nets,
                            checks=checks,
                            longest_gap=given.max_gap,
                            lead=given.lead,
                        )
                        for some in (predictions, others)
                    )
                    print(*lines([*found.values()]), *changed(before, found), *by_sport(before, found), sep="\n")
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
