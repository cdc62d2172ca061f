"""What faint peaks are worth to fills: `python models/studies/compare_faint_fills.py --predictions DIR --data DIR`.

The gaps are real ones: what kept predictions (predict_held_out.py), filled by a network that never saw the venue, leave
open between two known frames, and in which at least four of five labels show a ball. Each is filled as the window would
show it first, with and without the peaks. With `--choose` the constants of `domain/fills/faint.py` are chosen on each
half of the venues (a half is what one `--inpaintnet` names) and tried on the other.
"""

import argparse
import contextlib
import itertools
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.desk import Desk, Rally, Trial
from models.studies.simulate_analyst import rally_of
from models.training.evaluate_held_out import add_options, open_nets
from models.training.predictions import read_predictions
from models.training.rallies import find_rallies
from rallytrace.domain.fills.curves import draw_curves as constants
from rallytrace.domain.fills.fill import Fill
from rallytrace.domain.fills.gaps import LONGEST
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.errors import AppError
from rallytrace.paths import shipped_model

_BALLS = 0.8
"""So many of a gap's labels show a ball, at least."""
_PARTS = ((1, 3), (4, 7), (8, 16), (17, 31), (32, LONGEST))
GRID = tuple(itertools.product((2, 3, 4, 5, 6), (0, 0.5, 1), (0.05, 0.1), (1, 3)))
"""Near and more, in px at 512x288, least height, and rounds."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A gap, with so many pins at the label's place evenly in it.

    Attributes:
        desk: the rally with the pins.
        rally: as it is without them.
        trial: what F would fill.
        pins: how many.
    """

    desk: Desk
    rally: Rally
    trial: Trial
    pins: int


@dataclass(frozen=True, slots=True)
class Score:
    """Frames of some gaps.

    Attributes:
        balls: in which the label shows a ball.
        right: of these, filled within 4 px at 512x288.
        seen: of these, taken up as seen.
        seen_right: of those, within 4 px.
        empty: in which the label shows none, and a fill has one.
        empty_seen: of these, taken up as seen.
        mended: filled right, but wrong without the peaks.
        broken: the other way round.
    """

    balls: int = 0
    right: int = 0
    seen: int = 0
    seen_right: int = 0
    empty: int = 0
    empty_seen: int = 0
    mended: int = 0
    broken: int = 0

    def __add__(self, other: "Score") -> "Score":
        return Score(*(getattr(self, name) + getattr(other, name) for name in self.__slots__))


def cases(rallies: Sequence[Rally], pins: int) -> Iterator[Case]:
    """The gaps of some rallies, each on a desk of its own."""
    for rally in rallies:
        context = FillContext.of(rally.track, range(0), reach=rally.track.n_frames)
        for gap in context.gaps():
            known, ball = (it[gap.start : gap.stop] for it in (rally.truth.known, rally.truth.ball))
            if len(gap) > LONGEST or not known.any() or ball[known].mean() < _BALLS or len(gap) < 2 * pins + 1:
                continue
            desk, at = Desk(rally), [gap[len(gap) * (k + 1) // (pins + 1)] for k in range(pins)]
            if all(rally.truth.ball[at]):
                desk.begin()
                for frame in at:
                    desk.frame = frame
                    desk.place(frame)
                yield Case(desk, rally, desk.trial_of(gap, found=True), pins)


def score(case: Case) -> Score:
    """What the fill that is shown first is worth, with the peaks, and against itself without them."""
    with_, without = (case.desk.offer(case.trial, peaks=peaks).first for peaks in (True, False))
    if with_ is None or without is None:
        return Score()
    truth, frames = case.rally.truth, np.array(case.trial.frames)
    right, before = _right(with_, case.rally)[frames], _right(without, case.rally)[frames]
    filled = np.isin(frames, with_.frames)
    balls = filled & (truth.known & truth.ball)[frames]
    empty, seen = filled & (truth.known & ~truth.ball)[frames], np.isin(frames, with_.seen)
    flags = (
        balls,
        balls & right,
        balls & seen,
        balls & seen & right,
        empty,
        empty & seen,
        balls & right & ~before,
        balls & before & ~right,
    )
    return Score(*(int(one.sum()) for one in flags))


def _right(fill: Fill, rally: Rally) -> "np.ndarray[tuple[int], np.dtype[np.bool_]]":
    right = np.zeros(rally.track.n_frames, np.bool_)
    off = np.hypot(*(fill.positions - rally.truth.positions[:, fill.frames]))
    right[fill.frames] = off <= rally.truth.tolerance
    return right


def table(rallies: Sequence[Rally]) -> Iterator[str]:
    """Lines of a table by length."""
    for pins in (0, 1):
        yield f"\n{pins or 'no'} pin{', in the middle' if pins else ''}"
        yield "| frames | gaps | with a ball | right before | right | mended | broken | seen | right of these |"
        yield "|---" * 9 + "|"
        scored = [(len(case.trial.frames), score(case)) for case in cases(rallies, pins)]
        for least, most in (*_PARTS, (1, LONGEST)):
            chosen = [one for length, one in scored if least <= length <= most]
            total = sum(chosen, Score())
            figures = (
                len(chosen),
                total.balls,
                total.right - total.mended + total.broken,
                total.right,
                total.mended,
                total.broken,
                f"{total.seen + total.empty_seen}",
                total.seen_right,
            )
            yield f"| {least} to {most} | " + " | ".join(map(str, figures)) + " |"


def choose(halves: Sequence[Sequence[Rally]]) -> Iterator[str]:
    """Choose the constants on each half, by frames right with no pin and with one, and try them on the other."""
    kept = [[case for pins in (0, 1) for case in cases(half, pins)] for half in halves]
    found = []
    for near, more, height, rounds in GRID:
        _set(near, more, height, rounds)
        found.append([sum(map(score, half), Score()) for half in kept])
    for at, other in ((0, 1), (1, 0)):
        best = max(range(len(GRID)), key=lambda one: found[one][at].right)
        gain = found[best][other]
        before = gain.right - gain.mended + gain.broken
        near, more, height, rounds = GRID[best]
        yield (
            f"chosen on half {at + 1}: near {near} px, {more} px more a frame, from {height}, {rounds} rounds; "
            f"on half {other + 1}: {before} of {gain.balls} right become {gain.right}"
        )


def _set(near: float, more: float, height: float, rounds: int) -> None:
    for name, value in {"NEAR": near / 512, "MORE": more / 512, "FAINTEST": height, "ROUNDS": rounds}.items():
        setattr(constants, name, value)


def main() -> int:
    """Read the options, fill, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument("--threshold", type=float, default=0.35, help="what counts as seen (default: 0.35, as shipped)")
    parser.add_argument("--choose", action="store_true", help="choose the constants on each half of the venues")
    given = parser.parse_args()
    try:
        labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
        predictions = [one for one in read_predictions(given.predictions) if one.name in labels]
        with contextlib.ExitStack() as stack:
            nets = open_nets(given.inpaintnet or [str(shipped_model("inpaintnet"))], predictions, stack)
            rallies = [
                rally_of(one, labels[one.name], nets[one.name], given.threshold, tables={}) for one in predictions
            ]
            print(*table(rallies), sep="\n")
            if given.choose:
                by_net = {id(rally.net): [one for one in rallies if one.net is rally.net] for rally in rallies}
                print(*choose(list(by_net.values())[:2]), sep="\n")
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
