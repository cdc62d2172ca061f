"""How well events and rallies are found: `python models/training/measure_events.py [--data DIR]`.

Nobody has marked the hits of the labelled rallies, so events are measured on simulated ones, whose events are known: as
a broadcast camera sees them, with positions that are off by a pixel or two, frames without the ball, and hits that a
player hides. With `--data`, it is counted how often what is found along a network's path, one that had never seen the
match, is also found along the labels; and whether each clip, which is one rally, is found as one.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.training.predictions import read_predictions
from models.training.rallies import find_rallies
from models.training.simulated_rallies import PICTURE, RATE, UNSEEN, Floats, badminton, pickleball, seen
from rallytrace.domain.detections import Source
from rallytrace.domain.flight import flights
from rallytrace.domain.found_events import find_events
from rallytrace.domain.lists import Event, EventKind
from rallytrace.domain.rally_finding import play
from rallytrace.domain.track import Layer, State, Track, rows

NEAR = 5
"""Frames that a found event may be off."""
HELD_OUT = Path(__file__).with_name("held_out")
NOTHING = "-"


def events_of(path: Floats) -> tuple[Event, ...]:
    """The events that a path (2, n) shows."""
    begins = np.arange(path.shape[1]) == 0
    return find_events(flights(path, np.arange(path.shape[1]) / RATE, size=PICTURE, begins=begins), PICTURE)


def pairs(truth: Sequence[Event], found: Sequence[Event]) -> Counter[tuple[str, str]]:
    """How often what happens was found as what; each found event counts once."""
    left, counts = list(found), Counter[tuple[str, str]]()
    for event in truth:
        near = [one for one in left if abs(one.frame - event.frame) <= NEAR]
        best = min(near, key=lambda one: abs(one.frame - event.frame), default=None)
        counts[event.kind.value, NOTHING if best is None else best.kind.value] += 1
        if best is not None:
            left.remove(best)
    counts.update((NOTHING, one.kind.value) for one in left)
    return counts


def table(counts: Counter[tuple[str, str]]) -> str:
    """Rows are what happens, columns what was found."""
    names = [kind.value for kind in EventKind if kind is not EventKind.NONE] + [NOTHING]
    lines = ["", *names], ["---", *["---:"] * len(names)]
    cells = [*lines, *([happens, *(str(counts[happens, found]) for found in names)] for happens in names)]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def of_labels(data: Path) -> str:
    """What labels and held-out predictions agree on, in sentences."""
    counts, alone, sundered = Counter[tuple[str, str]](), [0, 0], [0, 0]
    labels = {rally.name: rally.path() for rally in find_rallies([data])}
    for prediction in read_predictions(HELD_OUT):
        if prediction.name not in labels:
            continue
        label = labels[prediction.name]
        sees = [d.visible for d in prediction.detections]
        paths = (
            np.where(label.visible, label.positions.T, np.nan),
            np.where(sees, np.array([[d.x, d.y] for d in prediction.detections]).T, np.nan),
        )
        counts += pairs(*map(events_of, paths))
        for at, path in enumerate(paths):
            found = len(play(track_of(path), np.arange(path.shape[1]) / RATE, size=PICTURE))
            alone[at] += found == 1
            sundered[at] += found > 1
    both = sum(number for (one, other), number in counts.items() if NOTHING not in (one, other))
    same = sum(number for (one, other), number in counts.items() if one == other)
    along = sum(number for (one, _), number in counts.items() if one != NOTHING)
    extra = sum(number for (one, _), number in counts.items() if one == NOTHING)
    return (
        f"Along the labels {along} events are found; {both} of them also along the networks' paths, {same} as the "
        f"same kind, and {extra} only there. One rally is found in {alone[0]} clips by their labels and in {alone[1]} "
        f"by the networks, more than one in {sundered[0]} and {sundered[1]}."
    )


def track_of(path: Floats) -> Track:
    """A track with nothing but a path."""
    sees = np.isfinite(path[0])
    said = rows(path.shape[1], State.NO_BALL, Source.PREDICTED)
    said["state"][sees], said["x"][sees], said["y"][sees] = State.VISIBLE, *path[:, sees]
    track = Track(path.shape[1])
    track.make(track.change(Layer.PREDICTED, range(track.n_frames), said))
    return track


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rallies", type=int, default=100, help="how many are simulated")
    parser.add_argument("--data", type=Path, help="a folder of labelled rallies")
    arguments = parser.parse_args()
    for scene in (badminton, pickleball):
        for noise, missing in ((0.7, 0.02), (1.5, 0.06), (2.5, 0.15)):
            counts = Counter[tuple[str, str]]()
            for seed in range(UNSEEN, UNSEEN + arguments.rallies):
                path, truth = seen(seed, scene, noise=noise, missing=missing)
                counts += pairs(truth, events_of(path))
            words = f"positions off by {noise} px, {missing:.0%} of the frames without a ball"
            print(f"{scene.__name__.capitalize()}, {words}:\n\n{table(counts)}\n")
    if arguments.data:
        print(of_labels(arguments.data))


if __name__ == "__main__":
    main()
