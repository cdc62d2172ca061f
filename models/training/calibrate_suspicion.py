"""Learn when to doubt a network: `python models/training/calibrate_suspicion.py --predictions DIR --data DIR`.

From what networks said about rallies whose venue they had never seen, beside the labels. Prints how well suspicion
finds what is wrong: each venue is judged by tables that were made from the other venues. With `--write`, the tables
made from all venues become those of the program.
"""

import argparse
import contextlib
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.training.evaluate_held_out import add_options, open_nets
from models.training.predictions import read_predictions
from models.training.rallies import find_rallies
from models.training.suspicion_cases import Case, case_of
from models.training.suspicion_fit import SIGNS, SIGNS_OF_PATHS, Signs, fit_tables, write_tables
from rallytrace.domain.queue import queue
from rallytrace.domain.suspicion import Claim, FaultKind, Suspicion
from rallytrace.domain.suspicion.features import Table
from rallytrace.domain.suspicion.judging import judged
from rallytrace.errors import AppError
from rallytrace.paths import shipped_model

WEIGHTS = Path(__file__).resolve().parents[2] / "app/rallytrace/domain/suspicion/weights.py"
SHARES = (1.5, 3.0)
"""Where the queue is cut: so many frames for each that is really wrong."""
SHOWN = 0.15
"""From this probability of an item on, the window shows it at first."""
BINS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
"""Edges of the reliability curve."""

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Truth = Callable[[Case], Flags]


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """A rally and what was thought of it by tables that were made without its venue.

    Attributes:
        case: the rally.
        suspicion: of its frames.
    """

    case: Case
    suspicion: Suspicion


def wrong(case: Case) -> Flags:
    """Frames whose label would be wrong: a ball missed, misplaced or called occluded, or one shown that is none."""
    return case.missed | case.invented | case.unseen


def unseen(case: Case) -> Flags:
    """Frames that show a ball just where the track has it, but calls it occluded."""
    return case.unseen


def out_of_place(case: Case) -> Flags:
    """Frames in which a ball is missed or misplaced, or one is shown that is none."""
    return case.missed | case.invented


def missed(case: Case) -> Flags:
    """Frames that show a ball which the track has not, or has elsewhere."""
    return case.missed


def tables_of(cases: Sequence[Case], signs: Signs = SIGNS) -> dict[Claim, Table]:
    """The tables that these rallies give."""
    return fit_tables({claim: _claimed(cases, claim) for claim in signs}, signs)


def _claimed(cases: Sequence[Case], claim: Claim) -> tuple[Floats, Flags]:
    """The frames of which something is claimed: their evidence, (n, len(Feature)), and where it is wrong, (n,)."""
    truth = unseen if claim is Claim.OCCLUDED else out_of_place
    used = [case.labelled & case.evidence.of(claim) for case in cases]
    return (
        np.concatenate([case.evidence.features[at] for case, at in zip(cases, used, strict=True)]),
        np.concatenate([truth(case)[at] for case, at in zip(cases, used, strict=True)]),
    )


def without_its_venue(learnt: Sequence[Case], cases: Sequence[Case], signs: Signs = SIGNS) -> list[Judged]:
    """Each rally of `cases`, judged by tables from those of `learnt` that are of other venues."""
    found = []
    for venue in sorted({case.venue for case in cases}):
        tables = tables_of([case for case in learnt if case.venue != venue], signs)
        found += [Judged(case, judged(case.evidence, tables)) for case in cases if case.venue == venue]
    return found


def in_the_queue(results: Sequence[Judged], truth: Truth) -> list[float]:
    """The share of the wrong frames that the queue's first frames hold, by `SHARES`; NaN where none is wrong."""
    items = [(item, result.case) for result in results for item in queue(result.suspicion)]
    items.sort(key=lambda pair: -pair[0].gain)
    labelled = [case.labelled[item.frames.start : item.frames.stop] for item, case in items]
    hits = [truth(case)[item.frames.start : item.frames.stop] for item, case in items]
    walked = np.concatenate([np.zeros(0, np.bool_), *(hit[at] for hit, at in zip(hits, labelled, strict=True))])
    count = sum(int(truth(result.case).sum()) for result in results)
    return [float(walked[: int(share * count)].sum()) / count if count else math.nan for share in SHARES]


def area_under_curve(likely: Floats, true: Flags) -> float:
    """The probability that a wrong frame is doubted more than a right one (AUROC); ties count half.

    NaN where all are wrong, or none.
    """
    if true.all() or not true.any():
        return math.nan
    _, place, counts = np.unique(likely, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[place]
    bad = int(true.sum())
    return float((ranks[true].sum() - bad * (bad + 1) / 2) / (bad * (len(true) - bad)))


def brier_skill(likely: Floats, true: Flags) -> float:
    """By what share the mean square of the errors is smaller than if every frame were given the base rate.

    NaN where all are wrong, or none.
    """
    if true.all() or not true.any():
        return math.nan
    return 1 - float(((likely - true) ** 2).mean() / true.var())


def _line(name: str, results: Sequence[Judged], truth: Truth, kind: FaultKind | None = None) -> str:
    chosen = [result.case.labelled & (True if kind is None else result.suspicion.kind == kind) for result in results]
    likely = np.concatenate([one.suspicion.probability[at] for one, at in zip(results, chosen, strict=True)])
    true = np.concatenate([truth(one.case)[at] for one, at in zip(results, chosen, strict=True)])
    figures = (
        f"{name:10} {len(true):6} {true.sum():6} {area_under_curve(likely, true):6.3f} {brier_skill(likely, true):6.3f}"
    )
    return figures if kind is not None else figures + "".join(f" {x:6.3f}" for x in in_the_queue(results, truth))


def report(learnt: Sequence[Case], cases: Sequence[Case]) -> Iterator[str]:
    """The lines of the report: how well tables from `learnt` judge `cases`, which may be the same."""
    results, by_path = without_its_venue(learnt, cases), without_its_venue(learnt, cases, SIGNS_OF_PATHS)
    for title, truth in (
        ("Wrong: missed, farther off than 10 px at 720p, called occluded, or shown where the label has none", wrong),
        ("Wrong where a place is enough: missed, farther off than 10 px at 720p, or shown where none is", out_of_place),
        ("Wrong: missed, or farther off than 10 px at 720p", missed),
    ):
        yield f"\n{title}"
        cuts = "".join(f" {f'{share:g} W':>6}" for share in SHARES)
        yield f"{'':10} {'frames':>6} {'wrong':>6} {'AUROC':>6} {'Brier':>6}{cuts}   (found in the queue's first)"
        for venue in sorted({result.case.venue for result in results}):
            yield _line(venue, [result for result in results if result.case.venue == venue], truth)
        yield _line("all", results, truth)
        yield _line("path alone", by_path, truth)
        for kind in (FaultKind.SEEN, FaultKind.HIDDEN, FaultKind.EMPTY):
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
    """How much the queue asks for, and whether the ball is seen where it leads to."""
    items = [(item, result) for result in results for item in queue(result.suspicion, threshold=SHOWN)]
    frames = sum(int(result.case.labelled.sum()) for result in results)
    yield f"\nItems of {SHOWN:g} and more: {len(items)}, {1000 * len(items) / frames:.1f} in 1,000 frames"
    asked = sum(int(result.case.unseen[item.frames.start : item.frames.stop].sum()) for item, result in items)
    every = sum(int(result.case.unseen.sum()) for result in results)
    yield f"in one are, of {every} balls that are in place but called occluded, {asked}"
    gaps = [
        (item, result.case.ball)
        for item, result in items
        if (result.suspicion.kind[item.frames.start : item.frames.stop] != FaultKind.SEEN).mean() > 1 / 2
    ]
    first = np.mean([ball[item.frame] for item, ball in gaps])
    middle = np.mean([ball[item.frames[len(item.frames) // 2]] for item, ball in gaps])
    yield f"of {len(gaps)} gaps the frame to look at first shows a ball in {first:.2f}, the middle one in {middle:.2f}"


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument("--threshold", type=float, default=0.35, help="what counts as seen (default: 0.35, as shipped)")
    parser.add_argument("--judge", type=Path, help="judge these predictions by tables made from the others")
    parser.add_argument("--write", action="store_true", help="make the tables those of the program")
    return parser


def _cases(given: argparse.Namespace, folder: Path) -> list[Case]:
    labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
    predictions = [one for one in read_predictions(folder) if one.name in labels]
    with contextlib.ExitStack() as stack:
        nets = open_nets(given.inpaintnet or [str(shipped_model("inpaintnet"))], predictions, stack)
        return [case_of(one, labels[one.name], nets[one.name], given.threshold) for one in predictions]


def main() -> int:
    """Read the options, fit, print, and write."""
    given = _options().parse_args()
    try:
        learnt = _cases(given, given.predictions)
        cases = learnt if given.judge is None else _cases(given, given.judge)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print(*report(learnt, cases), sep="\n")
    if given.write:
        tables = (
            ("TABLES", "For frames that a network spoke of.", tables_of(learnt)),
            ("PATH", "For frames from a label file, by the path alone.", tables_of(learnt, SIGNS_OF_PATHS)),
        )
        WEIGHTS.write_text(write_tables(tables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
