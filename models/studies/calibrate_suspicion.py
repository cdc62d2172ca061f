"""Learn when to doubt a network: `python models/studies/calibrate_suspicion.py --predictions DIR --data DIR`.

From what networks said about rallies whose venue they had never seen, beside the labels. Prints how well suspicion
finds what is wrong: each venue is judged by tables that were made from the other venues. With `--write`, the tables
made from all venues become those of the program.
"""

import argparse
import contextlib
import math
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.training.evaluate_held_out import add_options, at_threshold, filled, open_nets, read_checks
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.analysis.flight_check import FlightCheck
from rallytrace.analysis.review_queue import make_queue
from rallytrace.analysis.suspicion.features import Claim, Curve, Feature, ShownKind, Table
from rallytrace.analysis.suspicion.judging import Suspicion, SuspicionEvidence, evidence_of, judge_evidence
from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.networks import InpaintNet
from rallytrace.track.detections import Detection, Point, Source
from rallytrace.track.edits import Edit
from rallytrace.track.history import History
from rallytrace.track.layers import predicted_rows
from rallytrace.track.track import Layer, Track, rows_of_points

FAR = 10 / 1280
"""A position so far from the label's, as a share of the picture's width, is wrong."""

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A rally with a network's track and the truth.

    Attributes:
        name: the rally's.
        venue: the rally's.
        evidence: against each frame of the track, (n,).
        ball: frames that show a ball, (n,).
        missed: frames that show a ball which the track has not, or has elsewhere, (n,).
        invented: frames in which the track shows a ball and the label has none, (n,).
        unseen: frames that show a ball just where the track has it, but calls it occluded, (n,).
        labelled: frames with a label; the others are in no figure, (n,).
    """

    name: str
    venue: str
    evidence: SuspicionEvidence
    ball: Flags
    missed: Flags
    invented: Flags
    unseen: Flags
    labelled: Flags


def case_of(
    prediction: Prediction,
    labels: LabelPath,
    inpaintnet: InpaintNet,
    threshold: float,
    check: FlightCheck | None = None,
) -> Case:
    """Return a rally's track as the program would show it, with its errors."""
    found = [_as_run(detection) for detection in at_threshold(prediction.detections, threshold)]
    points = filled(replace(prediction, detections=found), threshold, inpaintnet, inpaintnet.file.seq_len, check)
    track = track_of(found, points, prediction.scenes)
    seconds = np.arange(track.n_frames) / prediction.rate
    evidence = evidence_of(track, range(track.n_frames), size=prediction.size, seconds=seconds)
    at = np.array([point.frame for point in points])
    labelled, ball, missed, invented, unseen = (np.zeros(track.n_frames, np.bool_) for _ in range(5))
    within = at[at < len(labels)]
    labelled[within] = labels.known[within]
    ball[within] = labels.known[within] & labels.visible[within]
    for point in points:
        if labelled[point.frame]:
            x, y = labels.positions[point.frame]
            away = float(np.hypot(point.x - x, point.y - y))
            near = point.placed and away <= FAR * prediction.size.width
            missed[point.frame] = labels.visible[point.frame] and not near
            invented[point.frame] = point.visible and not labels.visible[point.frame]
            unseen[point.frame] = labels.visible[point.frame] and near and not point.visible
    return Case(prediction.name, prediction.venue, evidence, ball, missed, invented, unseen, labelled)


def _as_run(found: Detection) -> Detection:
    """Return the detection as a run with this threshold has it: without a ball there is no blob."""
    return found if found.visible else replace(found, evidence=replace(found.evidence, area=0))


def track_of(found: Sequence[Detection], points: Sequence[Point], scenes: Sequence[int]) -> Track:
    """Return the track that a run leaves: TrackNet's results, and InpaintNet's where they differ.

    InpaintNet's lie over them where they differ.
    """
    track = Track(found[-1].frame + 1)
    frames = np.array([detection.frame for detection in found])
    rows, shown = predicted_rows(found, run=1, scene_starts=scenes), rows_of_points(points)
    other = [
        point.source is not Source.PREDICTED or (point.visible, point.x, point.y) != (seen.visible, seen.x, seen.y)
        for point, seen in zip(points, found, strict=True)
    ]
    changes = (
        track.change(Layer.PREDICTED, frames, rows),
        track.change(Layer.INPAINTED, frames[other], shown[other]),
    )
    History(track).do(Edit("Track", changes))
    return track


Floats = NDArray[np.float64]
Signs = Mapping[Claim, Mapping[Feature, int]]

SIGNS: Final[Signs] = {
    Claim.BALL: {
        Feature.PEAK: -1,
        Feature.SECOND: 1,
        Feature.PEAK_OFFSET: 1,
        Feature.PEAK_MOVEMENT: -1,
        Feature.RESIDUAL: 1,
        Feature.REACH: -1,
    },
    Claim.POSITION: {Feature.SECOND: 1, Feature.DISSENT: 1, Feature.GAP_DISTANCE: 1},
    Claim.OCCLUDED: {Feature.PEAK_OFFSET: -1, Feature.DISSENT: -1, Feature.GAP_DISTANCE: -1},
    Claim.NO_BALL: {Feature.ON_THE_WAY: -1, Feature.PEAK_ROW: -1, Feature.HEIGHT: 1, Feature.SEEN_SHARE: 1},
}
"""What is looked at for each claim, and whether more of it speaks against the claim (1) or for it (-1).

A line that only rises, or only falls, can be explained, and does not learn the accidents of some rallies."""
OF_THE_PATH: Final = (
    *(Feature.RESIDUAL, Feature.REACH, Feature.GAP_DISTANCE, Feature.GAP_TIME, Feature.HEIGHT, Feature.SEEN_SHARE),
)
"""Features of the path alone; the others need TrackNet's rows."""
SIGNS_OF_PATHS: Final[Signs] = {
    claim: {feature: sign for feature, sign in signs.items() if feature in OF_THE_PATH}
    for claim, signs in SIGNS.items()
    if claim is not Claim.OCCLUDED
}
"""The same for frames that no network spoke of; who labels a ball as occluded has looked."""

QUANTILES: Final = (0.02, 0.2, 0.4, 0.6, 0.8, 0.98)
"""Where the knots are among a feature's values."""
RIDGE: Final = 5.0
"""The prior of each line's rise from knot to knot, as a squared log-odds: it takes many frames to say a lot."""
_LOOSE: Final = 0.01
"""That of the base: it only holds where no frame is wrong, or every one."""
_STEPS = 60


def fit_tables(claimed: Mapping[Claim, tuple[Floats, Flags]], signs: Signs) -> dict[Claim, Table]:
    """Return the table for each claim made about any frame.

    Args:
        claimed: the frames that each claim is made of: their evidence, (n, len(Feature)), and where it is wrong, (n,).
        signs: what to look at.
    """
    made = {claim: looked_at for claim, looked_at in signs.items() if len(claimed[claim][1])}
    return {claim: fit_table(*claimed[claim], looked_at) for claim, looked_at in made.items()}


def fit_table(features: Floats, wrong: Flags, signs: Mapping[Feature, int]) -> Table:
    """Return the table for a claim made about at least one frame.

    Args:
        features: the frames' evidence, (n, len(Feature)).
        wrong: the truth, (n,).
        signs: what to look at.
    """
    signs = {feature: sign for feature, sign in signs.items() if np.isfinite(features[:, feature]).any()}
    knots = {feature: _knots(features[:, feature]) for feature in signs}
    rises = {feature: _rises(features[:, feature], knots[feature]) for feature in signs}
    middle = {feature: np.nanmean(rises[feature], axis=0) for feature in signs}
    columns = [np.nan_to_num(rises[feature] - middle[feature]) for feature in signs]
    bounds = np.concatenate([np.full(len(knots[feature]) - 1, sign) for feature, sign in signs.items()])
    weights = _newton(np.concatenate(columns, axis=1), wrong.astype(np.float64), bounds.astype(np.float64))
    curves, at = [], 1
    for feature in signs:
        up = weights[at : at + len(middle[feature])]
        at += len(up)
        adds = np.concatenate(([0.0], np.cumsum(up))) - middle[feature] @ up
        curves.append(Curve(feature, tuple(knots[feature].tolist()), tuple(adds.tolist())))
    return Table(float(weights[0]), tuple(curves))


def _knots(values: Floats) -> Floats:
    """Return at least two knots, ascending."""
    found = np.unique(np.quantile(values[np.isfinite(values)], QUANTILES))
    return found if len(found) > 1 else np.array([found[0], found[0] + 1])


def _rises(values: Floats, knots: Floats) -> Floats:
    """Return how far each value is from each knot to the next, 0 to 1, (n, knots - 1); NaN if unknown."""
    return np.clip((values[:, None] - knots[:-1]) / np.diff(knots), 0, 1)


def _newton(columns: Floats, wrong: Floats, signs: Floats) -> Floats:
    """Return the base and the weights of columns (n, k) with the maximum likelihood, each of its sign or 0."""
    given = np.column_stack([np.ones(len(wrong)), columns])
    sign = np.concatenate(([0.0], signs))
    ridge = np.where(np.arange(given.shape[1]) > 0, RIDGE, _LOOSE)
    prior = np.zeros(given.shape[1])
    prior[0] = np.log((wrong.sum() + 0.5) / ((1 - wrong).sum() + 0.5))
    weights = prior

    def cost(at: Floats) -> float:
        odds = given @ at
        return float((np.logaddexp(0, odds) - wrong * odds).sum() + 0.5 * (ridge * (at - prior) ** 2).sum())

    now = cost(weights)
    for _ in range(_STEPS):
        likely = 1 / (1 + np.exp(-(given @ weights)))
        slope = given.T @ (likely - wrong) + ridge * (weights - prior)
        bend = (given * (likely * (1 - likely))[:, None]).T @ given + np.diag(ridge)
        free = (sign == 0) | (weights != 0) | (slope * sign < 0)
        step = np.zeros_like(weights)
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        tried = [_kept(weights - step * 0.5**halving, sign) for halving in range(12)]
        best = min(tried, key=cost)
        if now - cost(best) < 1e-7:
            break
        weights, now = best, cost(best)
    return weights


def _kept(weights: Floats, sign: Floats) -> Floats:
    """Return the weights, with 0 for those of the wrong sign."""
    return np.where(weights * sign < 0, 0.0, weights)


def write_tables(tables: Sequence[tuple[str, str, Mapping[Claim, Table]]]) -> str:
    """Return the text of analysis/suspicion/weights.py: the tables by name, each with its purpose."""
    lines = [
        '"""Hold the contributions of the features to the log-odds that a claim is wrong.',
        "",
        "Written by models/studies/calibrate_suspicion.py; docs/decisions/0014-suspicion.md says how good they are.",
        '"""',
        "",
        "from typing import Final",
        "",
        "from rallytrace.analysis.suspicion.features import read_tables",
    ]
    for name, words, claims in tables:
        lines += ["", f'{name}: Final = read_tables("""']
        for claim, table in claims.items():
            lines.append(f"{claim.name} {table.base:.3f}")
            lines += [
                f"  {curve.feature.name:<14}{_numbers(curve.knots)} |{_numbers(curve.adds)}" for curve in table.curves
            ]
        lines += ['""")', f'"""{words}"""']
    return "\n".join(lines) + "\n"


def _numbers(values: Sequence[float]) -> str:
    return "".join(f"{value:7.3f}" for value in values)


WEIGHTS = Path(__file__).resolve().parents[2] / "app/rallytrace/analysis/suspicion/weights.py"
SHARES = (1.5, 3.0)
"""Where the queue is cut: so many frames for each that is really wrong."""
SHOWN = 0.15
"""From this probability of an item on, the window shows it at first."""
BINS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
"""Edges of the reliability curve."""

Truth = Callable[[Case], Flags]


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """A rally, judged by tables made without its venue.

    Attributes:
        case: the rally.
        suspicion: suspicion of its frames.
    """

    case: Case
    suspicion: Suspicion


def wrong(case: Case) -> Flags:
    """Return the frames whose label would be wrong: a ball missed, misplaced, invented or called occluded."""
    return case.missed | case.invented | case.unseen


def unseen(case: Case) -> Flags:
    """Return the frames that show a ball where the track has it, but calls it occluded."""
    return case.unseen


def out_of_place(case: Case) -> Flags:
    """Return the frames in which a ball is missed, misplaced or invented."""
    return case.missed | case.invented


def missed(case: Case) -> Flags:
    """Return the frames with a ball that the track misses or misplaces."""
    return case.missed


def tables_of(cases: Sequence[Case], signs: Signs = SIGNS) -> dict[Claim, Table]:
    """Return the tables fitted to these rallies."""
    return fit_tables({claim: _claimed(cases, claim) for claim in signs}, signs)


def _claimed(cases: Sequence[Case], claim: Claim) -> tuple[Floats, Flags]:
    """Return the claimed frames: their evidence, (n, len(Feature)), and whether each claim is wrong, (n,)."""
    truth = unseen if claim is Claim.OCCLUDED else out_of_place
    used = [case.labelled & case.evidence.claims(claim) for case in cases]
    return (
        np.concatenate([case.evidence.features[at] for case, at in zip(cases, used, strict=True)]),
        np.concatenate([truth(case)[at] for case, at in zip(cases, used, strict=True)]),
    )


def without_its_venue(learnt: Sequence[Case], cases: Sequence[Case], signs: Signs = SIGNS) -> list[Judged]:
    """Return each rally of `cases`, judged by tables from those of `learnt` at other venues."""
    found = []
    for venue in sorted({case.venue for case in cases}):
        tables = tables_of([case for case in learnt if case.venue != venue], signs)
        found += [Judged(case, judge_evidence(case.evidence, tables)) for case in cases if case.venue == venue]
    return found


def in_the_queue(results: Sequence[Judged], truth: Truth) -> list[float]:
    """Return the share of wrong frames among the queue's first frames, by `SHARES`; NaN if none is wrong."""
    items = [(item, result.case) for result in results for item in make_queue(result.suspicion)]
    items.sort(key=lambda pair: -pair[0].gain)
    labelled = [case.labelled[item.frames.start : item.frames.stop] for item, case in items]
    hits = [truth(case)[item.frames.start : item.frames.stop] for item, case in items]
    walked = np.concatenate([np.zeros(0, np.bool_), *(hit[at] for hit, at in zip(hits, labelled, strict=True))])
    count = sum(int(truth(result.case).sum()) for result in results)
    return [float(walked[: int(share * count)].sum()) / count if count else math.nan for share in SHARES]


def area_under_curve(likely: Floats, true: Flags) -> float:
    """Return the probability that a wrong frame is more suspicious than a right one (AUROC); ties count half.

    NaN where all are wrong, or none.
    """
    if true.all() or not true.any():
        return math.nan
    _, place, counts = np.unique(likely, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[place]
    bad = int(true.sum())
    return float((ranks[true].sum() - bad * (bad + 1) / 2) / (bad * (len(true) - bad)))


def brier_skill(likely: Floats, true: Flags) -> float:
    """Return the share by which the mean squared error is smaller than with the base rate for every frame.

    NaN where all are wrong, or none.
    """
    if true.all() or not true.any():
        return math.nan
    return 1 - float(((likely - true) ** 2).mean() / true.var())


def _line(name: str, results: Sequence[Judged], truth: Truth, kind: ShownKind | None = None) -> str:
    chosen = [result.case.labelled & (True if kind is None else result.suspicion.kind == kind) for result in results]
    likely = np.concatenate([one.suspicion.probability[at] for one, at in zip(results, chosen, strict=True)])
    true = np.concatenate([truth(one.case)[at] for one, at in zip(results, chosen, strict=True)])
    figures = (
        f"{name:10} {len(true):6} {true.sum():6} {area_under_curve(likely, true):6.3f} {brier_skill(likely, true):6.3f}"
    )
    return figures if kind is not None else figures + "".join(f" {x:6.3f}" for x in in_the_queue(results, truth))


def by_the_program(cases: Sequence[Case]) -> list[Judged]:
    """Return each rally, judged by the program's own tables."""
    return [Judged(case, judge_evidence(case.evidence)) for case in cases]


def report(learnt: Sequence[Case], cases: Sequence[Case], *, shipped: bool = False) -> Iterator[str]:
    """Yield the lines of the report: how well tables from `learnt` judge `cases`, which may be the same.

    With `shipped` the program's own tables do, except for the lines by the path alone.
    """
    results = by_the_program(cases) if shipped else without_its_venue(learnt, cases)
    by_path = without_its_venue(learnt, cases, SIGNS_OF_PATHS)
    for title, truth in (
        ("Wrong: missed, farther off than 10 px at 720p, called occluded, or shown where the label has none", wrong),
        (
            "Wrong where a position is enough: missed, farther off than 10 px at 720p, or shown where none is",
            out_of_place,
        ),
        ("Wrong: missed, or farther off than 10 px at 720p", missed),
    ):
        yield f"\n{title}"
        cuts = "".join(f" {f'{share:g} W':>6}" for share in SHARES)
        yield f"{'':10} {'frames':>6} {'wrong':>6} {'AUROC':>6} {'Brier':>6}{cuts}   (found in the queue's first)"
        for venue in sorted({result.case.venue for result in results}):
            yield _line(venue, [result for result in results if result.case.venue == venue], truth)
        yield _line("all", results, truth)
        yield _line("path alone", by_path, truth)
        for kind in (ShownKind.SEEN, ShownKind.ESTIMATED, ShownKind.NO_BALL):
            yield _line(kind.name.lower(), results, truth, kind)
    yield "\nReliability (of the first definition)"
    yield f"{'suspicion':12} {'frames':>6} {'mean':>6} {'wrong':>6}"
    yield from _reliability(results)
    yield from _items(results)


def _reliability(results: Sequence[Judged]) -> Iterator[str]:
    likely = np.concatenate([one.suspicion.probability[one.case.labelled] for one in results])
    true = np.concatenate([wrong(one.case)[one.case.labelled] for one in results])
    off = 0.0
    for low, high in pairwise(BINS):
        at = (likely >= low) & ((likely < high) | (high == BINS[-1]))
        if at.any():
            mean, share = float(likely[at].mean()), float(true[at].mean())
            off += abs(mean - share) * at.sum() / len(likely)
            yield f"{low:4.2f} to {high:4.2f} {at.sum():6} {mean:6.3f} {share:6.3f}"
    yield f"mean distance from the diagonal {off:.3f}"


def _items(results: Sequence[Judged]) -> Iterator[str]:
    """Yield the size of each review item, and whether the ball is visible where it leads."""
    items = [(item, result) for result in results for item in make_queue(result.suspicion, threshold=SHOWN)]
    frames = sum(int(result.case.labelled.sum()) for result in results)
    yield f"\nItems of {SHOWN:g} and more: {len(items)}, {1000 * len(items) / frames:.1f} in 1,000 frames"
    asked = sum(int(result.case.unseen[item.frames.start : item.frames.stop].sum()) for item, result in items)
    every = sum(int(result.case.unseen.sum()) for result in results)
    yield f"in one are, of {every} balls that are in place but called occluded, {asked}"
    gaps = [
        (item, result.case.ball)
        for item, result in items
        if (result.suspicion.kind[item.frames.start : item.frames.stop] != ShownKind.SEEN).mean() > 1 / 2
    ]
    first = np.mean([ball[item.frame] for item, ball in gaps])
    middle = np.mean([ball[item.frames[len(item.frames) // 2]] for item, ball in gaps])
    yield f"of {len(gaps)} gaps the frame to look at first shows a ball in {first:.2f}, the middle one in {middle:.2f}"


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument("--threshold", type=float, default=0.35, help="what counts as seen (default: 0.35, as shipped)")
    parser.add_argument(
        "--also", type=Path, help="learn from these predictions, too, in which the threshold alone says what is seen"
    )
    parser.add_argument("--judge", type=Path, help="judge these predictions by tables made from the others")
    parser.add_argument("--shipped", action="store_true", help="judge by the tables of the program")
    parser.add_argument("--write", action="store_true", help="make the tables those of the program")
    return parser


def cases_in(given: argparse.Namespace, folder: Path, flight_checks: Sequence[str]) -> list[Case]:
    """Return the rallies of a folder with predictions.

    Args:
        given: options of `add_options`, and `threshold`.
        flight_checks: 'NAMES=FILE', as of the option; without one the threshold alone says what is seen.
    """
    labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
    predictions = [one for one in read_predictions(folder) if one.name in labels]
    with contextlib.ExitStack() as stack:
        nets = open_nets(given.inpaintnet or [str(shipped_model("inpaintnet"))], predictions, stack)
        checks = read_checks(flight_checks)
        return [
            case_of(one, labels[one.name], nets[one.name], given.threshold, checks.get(one.venue))
            for one in predictions
        ]


def main() -> int:
    """Read the options, fit, print, and write."""
    given = _options().parse_args()
    try:
        checks = given.flight_check or ()
        learnt = cases_in(given, given.predictions, checks)
        cases = learnt if given.judge is None else cases_in(given, given.judge, checks)
        learnt = learnt if given.also is None else learnt + cases_in(given, given.also, ())
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print(*report(learnt, cases, shipped=given.shipped), sep="\n")
    if given.write:
        tables = (
            ("TABLES", "Tables for frames that were analysed by a network.", tables_of(learnt)),
            (
                "PATH",
                "Tables for frames from a label file, which use the path alone.",
                tables_of(learnt, SIGNS_OF_PATHS),
            ),
        )
        WEIGHTS.write_text(write_tables(tables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
