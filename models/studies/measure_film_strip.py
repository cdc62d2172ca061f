"""What the film strip shows of wrong frames: `measure_film_strip.py --predictions DIR --data DIR`, as others here.

Along the queue of rallies whose venue the networks had never seen, part by part as the Down key shows each item: in how
many of the wrong frames is the ball within the cell, with cells around the path at one scale, around the line between
the frames that are not in doubt, and as the window plans them? Then, of the frames between two right ones that a fill
would cover: how many are labelled as visible?
"""

import argparse
import contextlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF

from models.studies.desk import CELL_SCALE, PICTURE, Rally
from models.studies.simulate_analyst import rallies_of
from models.training.evaluate_held_out import add_options, open_nets, read_checks
from models.training.predictions import read_predictions
from models.training.rallies import find_rallies
from rallytrace.domain.queue import LOWEST, make_queue
from rallytrace.domain.suspicion.judging import Suspicion, evidence_of, judge_evidence
from rallytrace.domain.track import State, Track, positions
from rallytrace.errors import AppError
from rallytrace.paths import shipped_model
from rallytrace.ui.film_strip.cell_painting import CellView
from rallytrace.ui.film_strip.cells import (
    BallGuess,
    CellPlan,
    CellSizes,
    Framing,
    expected_positions,
    line_past,
    plan_cells,
    plan_elsewhere,
    window_from,
)

COLUMNS: Final = 9
"""Cells in a window of 1280x720."""
THRESHOLD: Final = 0.15
"""Least probability of an item, as the window has it at first."""
LENGTHS: Final = ((1, 3), (4, 7), (8, 16), (17, 30))

Flags: TypeAlias = NDArray[np.bool_]
Planner: TypeAlias = Callable[[Rally, range, range, Flags], CellPlan]
"""Plans the cells of some frames, of an item, where some frames of the rally are in doubt."""


def at_scale(scale: float) -> Planner:
    """Around the path, at one scale."""
    return lambda rally, frames, _item, _doubtful: CellPlan(scale, expected_positions(rally.track, frames))


def around_line(rally: Rally, frames: range, _item: range, doubtful: Flags) -> CellPlan:
    """Around the line between the frames that are not in doubt."""
    return CellPlan(CELL_SCALE, line_past(rally.track, frames, doubtful))


def as_the_window(rally: Rally, frames: range, item: range, doubtful: Flags) -> CellPlan:
    expected = expected_positions(rally.track, frames)
    return plan_cells(
        rally.track, frames, expected, doubtful, CellSizes(rally.size, PICTURE, CELL_SCALE), decisive=item
    )


def elsewhere(around: BallGuess) -> Planner:
    """Around another guess, as the key for that shows it."""

    def plan(rally: Rally, frames: range, _item: range, doubtful: Flags) -> CellPlan:
        expected = expected_positions(rally.track, frames)
        return CellPlan(CELL_SCALE / 2, plan_elsewhere(rally.track, frames, expected, doubtful, around))

    return plan


AS_THE_WINDOW: Final = "as the window does"
PLANNERS: Final = {
    "around the path, scale 2": at_scale(2.0),
    "around the path, scale 1.5": at_scale(1.5),
    "around the path, scale 1": at_scale(1.0),
    "around the line, scale 2": around_line,
    AS_THE_WINDOW: as_the_window,
}
"""What the cells show at first."""
LOOKS: Final = (as_the_window, elsewhere(BallGuess.NEIGHBOURS), elsewhere(BallGuess.OTHER_PEAK))
"""What they show one after the other with the key that looks elsewhere."""


def suspicion_of(rally: Rally) -> Suspicion:
    frames = range(rally.track.n_frames)
    return judge_evidence(evidence_of(rally.track, frames, size=rally.size, seconds=rally.seconds), rally.tables)


def cells(rally: Rally, *planners: Planner) -> Iterator[tuple[str, int]]:
    """'wrong', 'right', or that with ' inside N', for each frame of an item that shows the ball; and 'scale S'.

    N of 1 and more is the number of planners, from the first on, with one of which the ball is within the cell.
    """
    doubt, truth = suspicion_of(rally), rally.truth
    doubtful = doubt.probability >= LOWEST
    wrong = truth.wrong(*_shown(rally.track))
    for item in make_queue(doubt, threshold=THRESHOLD):
        first = item.frames.start
        while first < item.frames.stop:
            frames = window_from(first, COLUMNS, rally.track.n_frames)
            framings = []
            for planner in planners:
                plan = planner(rally, frames, item.frames, doubtful)
                framings.append(Framing(rally.size, PICTURE, plan.scale))
                framings[-1].follow(frames, plan.middles)
            yield f"scale {framings[0].scale:g}", 1
            for frame in frames:
                if frame in item.frames and frame >= first and truth.known[frame] and truth.ball[frame]:
                    kind = "wrong" if wrong[frame] else "right"
                    yield kind, 1
                    inside = False
                    for number, framing in enumerate(framings, start=1):
                        view = CellView.of(framing, frame, QRectF(0, 0, PICTURE.width, PICTURE.height))
                        point: QPointF = view.point(*truth.positions[:, frame].tolist())
                        inside = inside or view.box.contains(point)
                        yield f"{kind} inside {number}", int(inside)
            first = max(frames.stop, first + 1)


def _shown(track: Track) -> tuple[NDArray[np.float64], Flags]:
    rows = track.shown_rows()
    return positions(rows), np.asarray(rows["state"] == State.VISIBLE, np.bool_)


def gaps(rally: Rally) -> Iterator[tuple[str, bool]]:
    """For each frame between two right ones: the length of the gap, and whether the label shows a ball."""
    truth = rally.truth
    path, visible = _shown(rally.track)
    right = np.flatnonzero(visible & truth.ball & ~truth.wrong(path, visible))
    for before, after in zip(right[:-1].tolist(), right[1:].tolist(), strict=True):
        frames = range(before + 1, after)
        for least, most in LENGTHS:
            if least <= len(frames) <= most:
                yield from ((f"{least} to {most}", bool(truth.ball[one])) for one in frames if truth.known[one])


def _counts(rallies: Sequence[Rally], *planners: Planner) -> Counter[str]:
    counts: Counter[str] = Counter()
    for rally in rallies:
        for what, count in cells(rally, *planners):
            counts[what] += count
    return counts


def _shares(counts: Counter[str], number: int) -> str:
    shares = (
        f"{kind} {counts[f'{kind} inside {number}'] / counts[kind]:.3f} of {counts[kind]}"
        for kind in ("wrong", "right")
    )
    return ", ".join(shares)


def report(rallies: Sequence[Rally]) -> Iterator[str]:
    for name, planner in PLANNERS.items():
        counts = _counts(rallies, planner)
        scales = ", ".join(f"{what} {count}" for what, count in sorted(counts.items()) if what.startswith("scale"))
        yield f"{name:28} ball within the cell: {_shares(counts, 1)} ({scales})"
    counts = _counts(rallies, *LOOKS)
    for number in range(2, len(LOOKS) + 1):
        yield f"{AS_THE_WINDOW}, or elsewhere at {number - 1}: {_shares(counts, number)}"
    yield "\nFrames between two right ones that are labelled visible, by the length of the gap"
    for sport in ("", "tennis", "padel"):
        found = [pair for rally in rallies if rally.venue.startswith(sport) for pair in gaps(rally)]
        parts = []
        for least, most in LENGTHS:
            here = [ball for length, ball in found if length == f"{least} to {most}"]
            parts.append(f"{least} to {most}: {sum(here)} of {len(here)}")
        yield f"{sport or 'all':10} {', '.join(parts)}"


def main() -> int:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument("--threshold", type=float, default=0.35, help="what counts as seen (default: 0.35, as shipped)")
    given = parser.parse_args()
    try:
        labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
        predictions = [one for one in read_predictions(given.predictions) if one.name in labels]
        with contextlib.ExitStack() as stack:
            nets = open_nets(given.inpaintnet or [str(shipped_model("inpaintnet"))], predictions, stack)
            checks = read_checks(given.flight_check or ())
            print(*report(rallies_of(predictions, labels, nets, given.threshold, checks)), sep="\n")
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
