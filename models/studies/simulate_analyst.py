"""Count the acts that put a track right: `python models/studies/simulate_analyst.py --predictions DIR --data DIR`.

A simulated analyst (analyst.py says what he knows and what an act is) corrects what networks said of rallies whose
venue they had never seen: frame by frame, from wrong frame to wrong frame, and along the queue, without and with fills.
The queue is that of tables made from the other venues. What is right is as in calibrate_suspicion.py: within 4 px at
512x288 of the label's ball, or no ball shown where the label has none.
"""

import argparse
import contextlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.analyst import (
    AfterFill,
    Window,
    mend_in_time_order,
    step_through,
    step_through_the_rest,
    walk_the_queue,
)
from models.studies.calibrate_suspicion import FAR, Case, case_of, cases_in, tables_of, track_of
from models.studies.desk import Deed, Desk, Moment, Rally, Truth
from models.training.evaluate_held_out import add_options, at_threshold, filled, open_nets, read_checks
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from rallytrace.analysis.flight_check import FlightCheck
from rallytrace.analysis.suspicion.features import Claim, Table
from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.networks import InpaintNet

ENOUGH = 0.99
"""The share of frames that has to be right."""
STEPPING, IN_ORDER, QUEUE, FILLS = "every frame", "wrong frames", "queue", "queue with fills"
MAIN = (STEPPING, IN_ORDER, QUEUE, FILLS)
"""The ways that are compared rally by rally."""

Way = Callable[[Desk], None]


def along_the_queue(window: Window) -> Way:
    """Walk the queue to its end, then step through what nobody has reviewed."""

    def work(desk: Desk) -> None:
        walk_the_queue(desk, window)
        step_through_the_rest(desk)

    return work


WAYS: Mapping[str, Way] = {
    STEPPING: step_through,
    IN_ORDER: mend_in_time_order,
    QUEUE: along_the_queue(Window(fills=False)),
    FILLS: along_the_queue(Window()),
    "  film strip, 9": along_the_queue(Window(cells=9)),
    "  film strip, 24": along_the_queue(Window(cells=24)),
    "  9, looks cost": along_the_queue(Window(cells=9, looks=True)),
    "  24, looks cost": along_the_queue(Window(cells=24, looks=True)),
    "  nobody leads": along_the_queue(Window(leads=False)),
    "  all of an item": along_the_queue(Window(keeps_seen=False)),
    "  no faint peaks": along_the_queue(Window(takes_peaks=False)),
    "  F for what is marked": along_the_queue(Window(shows_marked=False)),
    "  clicks stay": along_the_queue(Window(steps_on=False)),
    "  across events": along_the_queue(Window(heeds_found=False)),
    "  ghosts at once": along_the_queue(Window(shows_ghosts=True)),
    "  accepts what it kept": along_the_queue(Window(accepts_seen=True)),
    "  a fill may stay": along_the_queue(Window(after_fill=AfterFill.ON_WHEN_DONE)),
    "  a fill stays": along_the_queue(Window(after_fill=AfterFill.TO_DOUBT)),
}
"""The last ones are the queue with fills in a window that does less by itself, or more."""


@dataclass(frozen=True, slots=True)
class ScoreState:
    """How far the work on some rallies is.

    Attributes:
        items: of the queue, so far.
        by_queue: whether the queue led there, and not a walk through all frames or all that is left.
        moment: of all rallies together.
    """

    items: int
    by_queue: bool
    moment: Moment


@dataclass(frozen=True, slots=True, eq=False)
class Result:
    """Rallies that were corrected in one way.

    Attributes:
        name: of the way.
        rallies: which.
        desks: the work, one a rally.
    """

    name: str
    rallies: Sequence[Rally]
    desks: Sequence[Desk]

    @classmethod
    def of(cls, name: str, rallies: Sequence[Rally]) -> "Result":
        """Do the work."""
        desks = [Desk(rally) for rally in rallies]
        for desk in desks:
            WAYS[name](desk)
        return cls(name, rallies, desks)

    @property
    def frames(self) -> int:
        """Frames with a label."""
        return sum(int(rally.truth.known.sum()) for rally in self.rallies)

    @property
    def wrong(self) -> int:
        """Those that are wrong before any work."""
        return sum(rally.wrong() for rally in self.rallies)

    def right(self, moment: Moment) -> float:
        """The share of frames that are right then."""
        return 1 - moment.wrong / self.frames

    def course(self) -> Iterator[ScoreState]:
        """How the work goes on, as if all rallies were one match.

        There is one queue then, and the item of all rallies that repairs most comes next. Work without a queue goes
        from rally to rally.
        """
        now = [Moment(0, rally.wrong(), 0, 0) for rally in self.rallies]
        ahead = [iter(desk.visits) for desk in self.desks]
        waiting = {place: visit for place, visits in enumerate(ahead) if (visit := next(visits, None))}
        items = 0
        yield ScoreState(items, by_queue=True, moment=_sum(now))
        while waiting:
            place = max(waiting, key=lambda place: (waiting[place].gain, -place))
            visit = waiting.pop(place)
            items += visit.gain >= 0
            for moment in visit.moments:
                now[place] = moment
                yield ScoreState(items, by_queue=visit.gain >= 0, moment=_sum(now))
            if (follows := next(ahead[place], None)) is not None:
                waiting[place] = follows

    def enough(self) -> ScoreState:
        """When enough was right first."""
        return next(standing for standing in self.course() if self.right(standing.moment) >= ENOUGH)

    def end(self) -> ScoreState:
        """When the queue was empty; without a queue, when all was done."""
        course = list(self.course())
        return next((standing for standing in reversed(course[1:]) if standing.by_queue), course[-1])

    def part(self, rally: Rally) -> "Result":
        """That of one rally."""
        at = self.rallies.index(rally)
        return Result(self.name, [rally], [self.desks[at]])


def _sum(moments: Sequence[Moment]) -> Moment:
    acts, wrong, touched, placed = np.sum(
        [(moment.acts, moment.wrong, moment.touched, moment.placed) for moment in moments], axis=0
    ).tolist()
    return Moment(acts, wrong, touched, placed)


def rally_of(
    prediction: Prediction,
    labels: LabelPath,
    net: InpaintNet,
    threshold: float,
    *,
    tables: Mapping[Claim, Table],
    check: FlightCheck | None = None,
) -> Rally:
    """A rally as a run at a threshold leaves it, beside the truth."""
    found = at_threshold(prediction.detections, threshold)
    track = track_of(found, filled(prediction, threshold, net, net.file.seq_len, check), prediction.scenes)
    count = track.n_frames
    known, ball = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
    positions = np.zeros((2, count))
    part = slice(0, min(count, len(labels)))
    known[part], ball[part] = labels.known[part], labels.known[part] & labels.visible[part]
    positions[:, part] = labels.positions[part].T
    truth = Truth(known, ball, positions, FAR * prediction.size.width)
    seconds = np.arange(count) / prediction.rate
    return Rally(prediction.name, prediction.venue, track, truth, prediction.size, seconds, tables, net)


def rallies_of(
    predictions: Sequence[Prediction],
    labels: Mapping[str, LabelPath],
    nets: Mapping[str, InpaintNet],
    threshold: float,
    checks: Mapping[str, FlightCheck],
    *,
    also: Sequence[Case] = (),
) -> list[Rally]:
    """The rallies, each with a queue that has never seen its venue; `also` is what the tables learn from, too."""
    cases = [case_of(one, labels[one.name], nets[one.name], threshold, checks.get(one.venue)) for one in predictions]
    tables = {
        venue: tables_of([case for case in (*cases, *also) if case.venue != venue])
        for venue in {case.venue for case in cases}
    }
    return [
        rally_of(
            one, labels[one.name], nets[one.name], threshold, tables=tables[one.venue], check=checks.get(one.venue)
        )
        for one in predictions
    ]


def report(rallies: Sequence[Rally]) -> Iterator[str]:
    """The lines of the report."""
    results = {name: Result.of(name, rallies) for name in WAYS}
    stepping = results[STEPPING]
    yield f"{len(rallies)} rallies, {stepping.frames} frames, {stepping.wrong} of them wrong"
    yield f"\n{'':22}{f'to {ENOUGH:.0%} right':^43}{'to the queue' + chr(39) + 's end':^30}"
    head = "".join(f" {word:>7}" for word in ("acts", "fewer", "items", "touched", "points"))
    yield f"{'':22}{head}  {''.join(f' {word:>7}' for word in ('acts', 'right', 'touched'))}"
    most = stepping.enough().moment.acts
    for name, result in results.items():
        yield _line(name, result, most)
    yield "\nWhat all acts are spent on, also those for what the queue leaves"
    for name, result in results.items():
        deeds = sum((desk.deeds for desk in result.desks), Counter[Deed]())
        yield f"{name:22} " + ", ".join(f"{deed} {count}" for deed, count in deeds.most_common())
    yield from _by_rally(results)


def _line(name: str, result: Result, most: int) -> str:
    enough, end = result.enough(), result.end()
    now, then = enough.moment, end.moment
    columns = (f"{now.acts}{_mark(enough)}", f"{most / now.acts:.1f}", enough.items, now.touched, now.placed)
    behind = (then.acts, f"{result.right(then):.2%}", then.touched)
    return f"{name:22}" + "".join(f" {it:>7}" for it in columns) + "  " + "".join(f" {it:>7}" for it in behind)


def _mark(standing: ScoreState) -> str:
    return " " if standing.by_queue or not standing.items else "*"


def _by_rally(results: Mapping[str, Result]) -> Iterator[str]:
    """For each rally by itself: acts to enough, and how much the queue with fills puts right."""
    stepping = results[STEPPING]
    yield f"\nActs to {ENOUGH:.0%} right, each rally by itself (*: after the queue's end, by stepping through the rest)"
    heads = "".join(f" {name.strip():>13}" for name in MAIN)
    yield f"{'rally':8} {'venue':8} {'frames':>6} {'wrong':>5}{heads} {'right at the end':>17}"
    for rally in stepping.rallies:
        parts = {name: results[name].part(rally) for name in MAIN}
        acts = []
        for part in parts.values():
            enough = part.enough()
            acts.append(f" {enough.moment.acts:12}{_mark(enough)}")
        end = parts[FILLS].right(parts[FILLS].end().moment)
        frames = parts[STEPPING].frames
        yield f"{rally.name:8} {rally.venue:8} {frames:6} {rally.wrong():5}{''.join(acts)} {end:17.2%}"


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument("--threshold", type=float, default=0.35, help="what counts as seen (default: 0.35, as shipped)")
    parser.add_argument("--also", type=Path, help="what the tables learn from, too, as in calibrate_suspicion.py")
    return parser


def main() -> int:
    """Read the options, work, print."""
    given = _options().parse_args()
    try:
        labels = {rally.name: rally.path() for rally in find_rallies(given.data, given.venues)}
        predictions = [one for one in read_predictions(given.predictions) if one.name in labels]
        with contextlib.ExitStack() as stack:
            nets = open_nets(given.inpaintnet or [str(shipped_model("inpaintnet"))], predictions, stack)
            checks = read_checks(given.flight_check or ())
            also = () if given.also is None else cases_in(given, given.also, ())
            print(*report(rallies_of(predictions, labels, nets, given.threshold, checks, also=also)), sep="\n")
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
