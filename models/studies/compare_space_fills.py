"""How well flights in space fill gaps: `python -m models.studies.compare_space_fills --data DIR --fold MODEL VENUE...`.

As compare_fills.py: spans of true labels are hidden one by one and filled by the program's functions. Here the courts
are found in the videos, and the events along what is left of the path. The table is of the gaps in which the flights in
space are offered, beside the share of gaps in which they are. `--padel CSV` has padel's courts, `clip,x,y,...` from the
far left corner on clockwise. With `--pins 1` the middle of each gap is given.
"""

import argparse
import csv
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from models.studies.compare_fills import METHODS, PICTURE, hidden_spans, near, pins_in
from models.studies.compare_fills import distances as distances_of_others
from models.studies.measure_flights import read_clip
from models.training.flights import UNIT, Flags, Floats, labelled_course
from models.training.rallies import Rally, find_rallies
from rallytrace.domain.court.placed import PlacedCourt
from rallytrace.domain.detections import Source
from rallytrace.domain.events.found_events import find_events
from rallytrace.domain.fills.in_space import SpaceContext, fill_in_space
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.domain.flight.path_flights import find_flights
from rallytrace.domain.lists import Sport
from rallytrace.domain.track import Layer, State, Track, make_rows
from rallytrace.execution_providers import SessionOptions
from rallytrace.inference.networks import InpaintNet

LENGTHS = (4, 8, 12, 16, 20, 24, 30)


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A labelled rally before its court, at 512x288.

    Attributes:
        path: (2, n) labels, NaN without a ball.
        repeats: (n,) frames that show the picture before once more.
        seconds: (n,) time of each frame.
    """

    path: Floats
    repeats: Flags
    seconds: Floats
    court: PlacedCourt

    def off(self, span: range, pins: Sequence[int]) -> Floats | None:
        """Distances (m,) of the fill from the hidden labels; None where it is not offered."""
        wanted = np.setdiff1d(np.array(span), pins)
        track, path = Track(self.path.shape[1]), self.path.copy()
        path[:, wanted] = np.nan
        seen = np.flatnonzero(np.isfinite(path[0]))
        rows = make_rows(len(seen), State.VISIBLE, Source.PREDICTED, x=path[0, seen], y=path[1, seen])
        track.make(track.change(Layer.PREDICTED, seen, rows))
        path[:, self.repeats] = np.nan
        flights = find_flights(path, self.seconds, size=PICTURE, begins=np.zeros(len(self.seconds), np.bool_))
        events = find_events(flights, PICTURE, Sport(self.court.sport.value))
        context = FillContext.of(track, span, kept=np.array(pins, np.int64), events=events)
        inside = slice(context.span.start, context.span.stop)
        known = SpaceContext((self.court,), self.seconds[inside], self.repeats[inside])
        found = fill_in_space(context, known, PICTURE)
        if not np.isin(wanted, found.frames).all():
            return None
        places = found.positions[:, np.isin(found.frames, wanted)]
        return np.asarray(np.hypot(*(places - self.path[:, wanted])))


def read_scene(rally: Rally, corners: list[float] | None, count: int) -> Scene | None:
    """A rally before its court; None where no court is found."""
    read = read_clip(rally.video, corners)
    if read is None:
        return None
    court, size, seen = read
    scale = UNIT / (size.width, size.height)
    moved = tuple(((x + 0.5) * scale[0], (y + 0.5) * scale[1]) for x, y in court.corners)
    label = rally.path()
    seconds = seen.seconds[:count]
    path = np.where(label.visible, ((label.positions + 0.5) * scale).T, np.nan)[:, : len(seconds)]
    # A repeated picture has its first one's time.
    return Scene(
        path, np.diff(seconds, prepend=-1.0) <= 0, seconds, PlacedCourt(0, court.sport, moved, court.curvature)
    )


def compare(rally: Rally, net: InpaintNet, corners: list[float] | None, given: argparse.Namespace) -> Iterator[Floats]:
    """For each gap its length, whether the flights are offered, and the share within 4 px of each method."""
    course = labelled_course(rally)
    scene = read_scene(rally, corners, len(course))
    if scene is None:
        return
    for length in LENGTHS:
        for span in (span for lot in hidden_spans(course, length, given.every) for span in lot):
            if span.stop >= len(scene.seconds):
                continue
            off = scene.off(span, pins_in(span, given.pins))
            shares = np.full(len(METHODS) + 2, np.nan)
            if off is not None:
                others = distances_of_others(course, [span], given.pins, net)
                shares[:] = [near(others.by_method[method]) for method in METHODS] + [near(others.first), near(off)]
            yield np.array([length, off is not None, *shares])


def table(rows: Floats) -> Iterator[str]:
    """Lines of a table by length."""
    yield f"| frames | gaps | offered | {' | '.join(METHODS)} | shown first without | flights in space |"
    yield "|---" * (len(METHODS) + 5) + "|"
    for length in LENGTHS:
        those = rows[rows[:, 0] == length]
        offered = those[those[:, 1] == 1]
        if len(offered):
            shares = [f"{100 * share:.0f} %" for share in offered[:, 2:].mean(axis=0)]
            yield f"| {length} | {len(those)} | {len(offered) / len(those):.0%} | {' | '.join(shares)} |"


def read_corners(path: Path | None) -> Mapping[str, list[float]]:
    """The corners of padel's courts by the clip."""
    if path is None:
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        return {name: [float(number) for number in numbers] for name, *numbers in csv.reader(file)}


def main() -> int:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument("--venues", type=Path, nargs="+", help="CSV files 'clip,venue' (default: the folder)")
    parser.add_argument("--fold", nargs="+", action="append", required=True, metavar=("MODEL", "VENUE"))
    parser.add_argument("--every", type=int, default=24, help="take one of so many possible spans")
    parser.add_argument("--pins", type=int, choices=(0, 1, 2), default=0)
    parser.add_argument("--padel", type=Path, help="a CSV file with the corners of padel's courts")
    given = parser.parse_args()
    corners, rows = read_corners(given.padel), []
    for model, *venues in given.fold:
        with InpaintNet.open(Path(model), SessionOptions()) as net:
            for rally in find_rallies(given.data, given.venues):
                if not venues or rally.venue in venues:
                    rows += list(compare(rally, net, corners.get(rally.name), given))
                    sys.stderr.write(f"{rally.name}: {len(rows)} gaps so far\n")
    print(*table(np.array(rows).reshape(-1, len(METHODS) + 4)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
