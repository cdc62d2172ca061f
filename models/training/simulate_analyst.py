"""Count the acts that put a track right: `python models/training/simulate_analyst.py --predictions DIR --data DIR`.

A simulated analyst (analyst.py says what he knows and what an act is) mends what networks said of rallies whose venue
they had never seen: frame by frame, from wrong frame to wrong frame, and along the queue, without and with fills. The
queue is that of tables made from the other venues. What is right is as in calibrate_suspicion.py: within 4 px at
512x288 of the label's ball, or no ball shown where the label has none.
"""

import argparse
import contextlib
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.training.analyst import (
    Window,
    mend_in_time_order,
    step_through,
    step_through_the_rest,
    walk_the_queue,
)
from models.training.calibrate_suspicion import tables_of
from models.training.desk import Deed, Desk, Moment, Rally, Truth
from models.training.evaluate_held_out import at_threshold, filled, open_nets
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, find_rallies
from models.training.suspicion_cases import FAR, case_of, track_of
from rallytrace.domain.suspicion import Kind
from rallytrace.domain.suspicion.curves import Table
from rallytrace.errors import AppError
from rallytrace.inference.networks import InpaintNet
from rallytrace.paths import shipped_model

ENOUGH = 0.99
"""The share of frames that has to be right."""
STEPPING, QUEUE, FILLS = "every frame", "queue", "queue, fills"
"""The ways that are compared one with the other."""

Way = Callable[[Desk], None]


def along_the_queue(window: Window) -> Way:
    """Walk the queue to its end, then step through what nobody has reviewed."""

    def work(desk: Desk) -> None:
        walk_the_queue(desk, window)
        step_through_the_rest(desk)

    return work


WAYS: Mapping[str, Way] = {
    STEPPING: step_through,
    "wrong frames": mend_in_time_order,
    QUEUE: along_the_queue(Window(fills=False)),
    FILLS: along_the_queue(Window()),
    "  Enter goes on": along_the_queue(Window(goes_on=True)),
    "  ghosts at a point": along_the_queue(Window(shows_ghosts=True)),
    "  ghosts lead": along_the_queue(Window(leads=True)),
    "  all three": along_the_queue(Window(goes_on=True, shows_ghosts=True, leads=True)),
}
"""The last ones are the way before with a window that does more by itself."""


@dataclass(frozen=True, slots=True, eq=False)
class Result:
    """Rallies that were mended in one way.

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

    def right(self, moment: Moment) -> float:
        """The share of frames that are right then."""
        return 1 - moment.wrong / self.frames

    def course(self) -> Iterator[tuple[float, Moment]]:
        """How the work goes on, as if all rallies were one match: the gain of the item in work, and how far it is.

        There is one queue then, and the item of all rallies that repairs most comes next. Of work without a queue it is
        one rally after the other.
        """
        now = [Moment(0, rally.wrong(), 0, 0) for rally in self.rallies]
        next_ = [0] * len(self.desks)
        yield 0.0, _sum(now)
        while True:
            ahead = [
                (desk.visits[at].gain, -place)
                for place, (desk, at) in enumerate(zip(self.desks, next_, strict=True))
                if at < len(desk.visits)
            ]
            if not ahead:
                return
            gain, place = max(ahead)
            for moment in self.desks[-place].visits[next_[-place]].moments:
                now[-place] = moment
                yield gain, _sum(now)
            next_[-place] += 1

    def enough(self) -> tuple[bool, Moment]:
        """When enough was right first, and whether the queue's items did it; from the first frame on all can be."""
        return next((gain >= 0, moment) for gain, moment in self.course() if self.right(moment) >= ENOUGH)

    def end(self) -> Moment:
        """When the queue was empty; without a queue, when all was done."""
        course = list(self.course())
        items = [moment for gain, moment in course[1:] if gain >= 0]
        return items[-1] if items else course[-1][1]

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
    prediction: Prediction, labels: LabelPath, net: InpaintNet, threshold: float, tables: Mapping[Kind, Table]
) -> Rally:
    """A rally as a run at a threshold leaves it, beside the truth."""
    found = at_threshold(prediction.detections, threshold)
    track = track_of(found, filled(prediction, threshold, net, net.file.seq_len), prediction.scenes)
    count = track.n_frames
    known, ball = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
    places = np.zeros((2, count))
    part = slice(0, min(count, len(labels)))
    known[part], ball[part] = labels.known[part], labels.known[part] & labels.visible[part]
    places[:, part] = labels.positions[part].T
    truth = Truth(known, ball, places, FAR * prediction.size.width)
    seconds = np.arange(count) / prediction.rate
    return Rally(prediction.name, prediction.venue, track, truth, prediction.size, seconds, tables, net)


def rallies_of(
    predictions: Sequence[Prediction],
    labels: Mapping[str, LabelPath],
    nets: Mapping[str, InpaintNet],
    threshold: float,
) -> list[Rally]:
    """The rallies, each with a queue that has never seen its venue."""
    cases = [case_of(one, labels[one.name], nets[one.name], threshold) for one in predictions]
    tables = {
        venue: tables_of([case for case in cases if case.venue != venue]) for venue in {case.venue for case in cases}
    }
    return [rally_of(one, labels[one.name], nets[one.name], threshold, tables[one.venue]) for one in predictions]


def report(rallies: Sequence[Rally]) -> Iterator[str]:
    """The lines of the report."""
    results = {name: Result.of(name, rallies) for name in WAYS}
    stepping = results[STEPPING]
    most = stepping.enough()[1]
    yield f"{len(rallies)} rallies, {stepping.frames} frames, {sum(rally.wrong() for rally in rallies)} of them wrong"
    yield f"\n{'':20} {f'to {ENOUGH:.0%}':>42} {'to the end':>28}"
    yield (
        f"{'':20} {'acts':>6} {'stepping/acts':>13} {'touched':>7} {'points':>6} {'items':>6} "
        f"{'acts':>6} {'right':>7} {'touched':>7} {'points':>6}"
    )
    for name, result in results.items():
        yield _line(name, result, most)
    yield "\nWhat the acts up to the queue's end are spent on"
    yield f"{'':24}" + "".join(f" {name.strip():>18}" for name in results if name.startswith((QUEUE, " ")))
    for deed in Deed:
        counts = [
            _deeds(result)[deed] for name, result in results.items() if name.startswith((QUEUE, " "))
        ]
        yield f"{deed.value:24}" + "".join(f" {count:18}" for count in counts)
    yield from _by_rally(results)


def _line(name: str, result: Result, most: Moment) -> str:
    in_queue, moment = result.enough()
    end = result.end()
    mark = " " if in_queue or name in (STEPPING, "wrong frames") else "*"
    return (
        f"{name:20} {moment.acts:6}{mark}{most.acts / moment.acts:12.1f} {moment.touched:7} {moment.placed:6} "
        f"{_items(result):6} {end.acts:6} {result.right(end):7.2%} {end.touched:7} {end.placed:6}"
    )
