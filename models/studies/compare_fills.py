"""Compare ways to fill gaps, by length: `python models/studies/compare_fills.py --data DIR --fold MODEL VENUE...`.

Spans of true labels are hidden and filled as the program fills them, through the same function; only what the program
would fill is hidden. Distances are in pixels at 512x288. With several `--fold`, each model fills the rallies of the
venues it was not trained on, and the table is over all of them together. With `--simulated`, simulated rallies that no
training has seen are filled instead; their hits are known, where those of labels are guessed from the path.

With `--one-sided` what follows is hidden as well, and the curves go on from what is known before.

With `--pins 0 1 2` it is measured what the window offers instead: the network held to so many points in the gap,
against line, cubic and flight through the same ones, by the functions that the window calls.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.training.courses import UNIT, Course, Flags, Floats, as_labelled, labelled_course, simulate
from models.training.rallies import find_rallies
from rallytrace.analysis.fills.curves import draw_curves
from rallytrace.analysis.fills.fill import Fill, Method, best_fill
from rallytrace.analysis.fills.surroundings import MAX_ONE_SIDED_FRAMES, FillContext
from rallytrace.analysis.interpolation import fillable_gaps, interpolate_cubic, interpolate_line
from rallytrace.errors import AppError
from rallytrace.inference.inpainting import inpaint
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.track.detections import Point, Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import Layer, State, Track, human_rows, make_rows
from rallytrace.tracking.filling import inpaint_range

PINNED_LENGTHS = range(1, 32)
PICTURE = Size(512, 288)
NEAR = 4.0
"""Pixels at 512x288 within which TrackNet's own measure counts a point as right."""
METHODS = tuple(method for method in Method if method is not Method.SPACE)
"""The methods that need no court."""
RATE = 30.0
"""Frames per second of the labelled rallies."""
KNOTS_BEFORE = 5
"""Frames that show the ball before one that is filled from one side: as many as such a fill uses."""
SHORTEST = (1, 3, 5)
"""The shortest gap that is tried, with no pin, one, two."""


@dataclass(frozen=True, slots=True, eq=False)
class Distances:
    """The errors of each method, in the same frames in the same order.

    Attributes:
        by_method: float64 (n,), pixels at 512x288; infinite where a method leaves a frame open.
        first: the same for the fill that the window shows first.
        hit: bool (n,), whether a hit lies in the frame's gap, or beside it.
        spans: how many gaps these frames are of.
    """

    by_method: dict[Method, Floats]
    first: Floats
    hit: Flags
    spans: int

    @classmethod
    def joined(cls, parts: Sequence["Distances"]) -> "Distances":
        """Return the distances of several courses as one."""
        return cls(
            {method: np.concatenate([part.by_method[method] for part in parts]) for method in METHODS},
            np.concatenate([part.first for part in parts]),
            np.concatenate([part.hit for part in parts]),
            sum(part.spans for part in parts),
        )

    def of(self, chosen: Flags) -> "Distances":
        """Return the distances of some frames. The number of gaps is not known then."""
        by_method = {method: off[chosen] for method, off in self.by_method.items()}
        return Distances(by_method, self.first[chosen], self.hit[chosen], 0)

    def best(self) -> Method | None:
        """Return the method with the most correct frames; the smaller median decides ties. None without frames.

        None without frames.
        """
        if not len(self.hit):
            return None
        return min(METHODS, key=lambda method: (-near(self.by_method[method]), np.median(self.by_method[method])))


def near(off: Floats) -> float:
    """Return the share of distances (n,) that count as correct."""
    return float((off <= NEAR).mean())


def pins_in(span: range, count: int) -> tuple[int, ...]:
    """Return the frames of a gap that a user would place first: its middle, or its thirds."""
    return tuple(span[len(span) * (k + 1) // (count + 1)] for k in range(count))


def distances(course: Course, spans: Sequence[range], pins: int, net: InpaintNet) -> Distances:
    """Hide spans of a course one by one, except for some pins, and measure each method.

    Args:
        course: labels.
        spans: frames that are visible.
        pins: how many of each span are given, at the labels' own place.
        net: fills as it does in the window.
    """
    track, places = _seen(course), course.positions.T * UNIT[:, None]
    found = [_distances(track, span, pins_in(span, pins), places, net) for span in spans]
    # A hit in the frame before or after is at the gap's edge: the ball turns within the gap.
    hit = [np.full(len(span) - pins, course.struck[span.start - 1 : span.stop + 1].any()) for span in spans]
    none = np.zeros(0)
    return Distances(
        {method: np.concatenate([none, *(off[method] for off, _ in found)]) for method in METHODS},
        np.concatenate([none, *(first for _, first in found)]),
        np.concatenate([none.astype(np.bool_), *hit]),
        len(found),
    )


def _distances(
    track: Track, span: range, pins: Sequence[int], places: Floats, net: InpaintNet
) -> tuple[dict[Method, Floats], Floats]:
    pinned = make_rows(len(pins), State.VISIBLE, Source.HUMAN, x=places[0, list(pins)], y=places[1, list(pins)])
    changes = (
        track.change(Layer.PREDICTED, span, make_rows(len(span), State.NO_BALL, Source.PREDICTED)),
        track.change(Layer.HUMAN, pins, human_rows(pinned, reviewed=True)),
    )
    for change in changes:
        track.make(change)
    context = FillContext.of(track, span)
    offered = (*draw_curves(context, np.array(context.span) / RATE, PICTURE), inpaint_range(net, context, PICTURE))
    for change in changes:
        track.make(change.inverse())
    wanted = np.setdiff1d(np.arange(span.start, span.stop), pins)
    first = best_fill(offered, context, width=PICTURE.width) or offered[0]
    return {fill.method: _off(fill, wanted, places) for fill in offered}, _off(first, wanted, places)


def _off(fill: Fill, wanted: np.ndarray[tuple[int], np.dtype[np.int64]], places: Floats) -> Floats:
    off = np.full(len(wanted), np.inf)
    off[np.isin(wanted, fill.frames)] = np.hypot(*(fill.positions - places[:, fill.frames]))
    return off


def _seen(course: Course) -> Track:
    """Return a track in which TrackNet has seen what the labels say."""
    track, seen = Track(len(course)), np.flatnonzero(course.visible)
    x, y = course.positions[seen].T * UNIT[:, None]
    track.make(track.change(Layer.PREDICTED, seen, make_rows(len(seen), State.VISIBLE, Source.PREDICTED, x=x, y=y)))
    return track


def pinned_table(by_length: dict[int, Distances], pins: int) -> Iterator[str]:
    """Yield a table of the methods and the first fill by length, for all gaps and for those without a hit."""
    yield f"{pins or 'no'} {'pin' if pins == 1 else 'pins'}: median / 90th percentile px at 512x288, share within 4 px"
    methods = " | ".join([*METHODS, "shown first"])
    yield f"| frames | gaps | {methods} | no hit in or beside the gap: {methods} |"
    yield "|---" * (2 * len(METHODS) + 4) + "|"
    for length, found in by_length.items():
        if not found.spans:
            continue
        cells = [str(length), str(found.spans)]
        for part in (found, found.of(~found.hit)):
            best = part.best()
            cells += [_cell(part.by_method[method], best=method is best) for method in METHODS]
            cells.append(_cell(part.first))
        yield "| " + " | ".join(cells) + " |"
    yield ""


def distances_beyond(course: Course, every: int) -> dict[Method, Floats]:
    """Return the errors of curves continued from the last detections, (spans, frames) px at 512x288."""
    track, places = _seen(course), course.positions.T * UNIT[:, None]
    found: dict[Method, list[Floats]] = {}
    for start in range(KNOTS_BEFORE, len(course) - MAX_ONE_SIDED_FRAMES, every):
        span = range(start, start + MAX_ONE_SIDED_FRAMES)
        if not course.visible[start - KNOTS_BEFORE : span.stop].all():
            continue
        after = range(start, len(course))
        hidden = track.change(Layer.PREDICTED, after, make_rows(len(after), State.NO_BALL, Source.PREDICTED))
        track.make(hidden)
        context = FillContext.of(track, span)
        for fill in draw_curves(context, np.array(context.span) / RATE, PICTURE):
            found.setdefault(fill.method, []).append(_off(fill, np.arange(span.start, span.stop), places))
        track.make(hidden.inverse())
    return {method: np.array(those).reshape(-1, MAX_ONE_SIDED_FRAMES) for method, those in found.items()}


def one_sided_table(courses: Sequence[Course], every: int) -> Iterator[str]:
    """Yield a table of one-sided fills by the distance from the last known frame."""
    found = [one for course in courses if (one := distances_beyond(course, every))]
    off = {method: np.concatenate([one[method] for one in found]) for method in found[0]}
    yield f"from one side, {len(off[Method.LINEAR])} spans: median / 90th percentile px at 512x288, share within 4 px"
    yield "| frames from the last known one | " + " | ".join(off) + " |"
    yield "|---" * (len(off) + 1) + "|"
    for at in range(MAX_ONE_SIDED_FRAMES):
        yield f"| {at + 1} | " + " | ".join(_cell(those[:, at]) for those in off.values()) + " |"
    yield ""


def _cell(off: Floats, *, best: bool = False) -> str:
    if not off.size:
        return ""
    share = f"{100 * near(off):.0f} %"
    return f"{np.median(off):.2f} / {np.percentile(off, 90):.1f}, {f'**{share}**' if best else share}"


LENGTHS = range(1, 17)
UNSEEN = 1_000_000
"""Seed of the first simulated rally to compare on; training begins at 0."""
APART = 48
"""Frames between two hidden spans at least: no window sees both, not even one of every second frame."""

Filler = Callable[[Floats, Flags, Sequence[range], Sequence[range]], list[Floats]]
"""Positions (n, 2), visible (n,), all gaps and those that are measured; gives each measured gap's positions."""


@dataclass(frozen=True, slots=True, eq=False)
class Errors:
    """The distances of one filler over hidden spans of one length, and whether each span held a hit.

    Attributes:
        distances: float64 (spans, length), pixels at 512x288.
        hit: bool (spans,).
    """

    distances: Floats
    hit: Flags


def hidden_spans(course: Course, length: int, every: int) -> Iterator[list[range]]:
    """Yield lots of spans to hide together: fully labelled ones that the program would fill.

    Args:
        course: labels.
        length: length of the spans, in frames.
        every: one of so many possible spans is taken.
    """
    places = course.positions * UNIT
    lots: list[list[range]] = []
    for start in range(1, len(course) - length, every):
        span = range(start, start + length)
        if not course.visible[start - 1 : span.stop + 1].all():
            continue
        seen = course.visible.copy()
        seen[span.start : span.stop] = False
        if span not in fillable_gaps(seen.tolist(), places, PICTURE, longest=length):
            continue
        free = next((lot for lot in lots if lot[-1].stop + APART <= start), None)
        if free is None:
            lots.append([span])
        else:
            free.append(span)
    yield from lots


def measure(course: Course, fillers: dict[str, Filler], length: int, every: int) -> dict[str, Errors]:
    """Hide spans of one length in a course and measure each filler."""
    distances: dict[str, list[Floats]] = {name: [] for name in fillers}
    hit = []
    places = course.positions * UNIT
    for spans in hidden_spans(course, length, every):
        visible = course.visible.copy()
        for span in spans:
            visible[span.start : span.stop] = False
            # A hit in the frame before or after is at the gap's edge: the ball turns within the gap.
            hit.append(bool(course.struck[span.start - 1 : span.stop + 1].any()))
        gaps = fillable_gaps(visible.tolist(), places, PICTURE, longest=LENGTHS[-1])
        shown = np.where(visible[:, None], places, 0)
        for name, fill in fillers.items():
            for span, given in zip(spans, fill(shown, visible, gaps, spans), strict=True):
                distances[name].append(np.hypot(*(given - places[span.start : span.stop]).T))
    return {
        name: Errors(np.array(found).reshape(-1, length), np.array(hit, np.bool_)) for name, found in distances.items()
    }


def network(net: InpaintNet) -> Filler:
    """Fill with a network, as the program does."""

    def fill(positions: Floats, visible: Flags, gaps: Sequence[range], spans: Sequence[range]) -> list[Floats]:
        filled = inpaint(net, positions, visible, gaps, PICTURE)
        return [filled.positions[np.searchsorted(filled.frames, span.start) :][: len(span)] for span in spans]

    return fill


def curve(across: Callable[[Sequence[Point], range], list[tuple[float, float]]]) -> Filler:
    """Fill with a line or a curve through known neighbours."""

    def fill(positions: Floats, visible: Flags, _gaps: Sequence[range], spans: Sequence[range]) -> list[Floats]:
        points = [
            Point(frame, bool(seen), float(x), float(y))
            for frame, (seen, (x, y)) in enumerate(zip(visible, positions, strict=True))
        ]
        return [np.array(across(points, span)) for span in spans]

    return fill


def table(errors: dict[str, dict[int, Errors]]) -> Iterator[str]:
    """Yield a table of mean and median distance by length, over all spans, then over those with a hit."""
    names = list(errors)
    for title, only_hits in (("all spans", False), ("spans with a hit", True)):
        yield f"{title}: mean / median distance in px at 512x288"
        yield "| frames | spans | " + " | ".join(names) + " |"
        yield "|---" * (len(names) + 2) + "|"
        for length in LENGTHS:
            found = [errors[name].get(length) for name in names]
            cells, count = [], 0
            for one in found:
                chosen = None if one is None else one.distances[one.hit] if only_hits else one.distances
                if chosen is None or not chosen.size:
                    cells.append("")
                    continue
                count = len(chosen)
                cells.append(f"{chosen.mean():.2f} / {np.median(chosen):.2f}")
            yield f"| {length} | {count} | " + " | ".join(cells) + " |"
        yield ""


def _joined(parts: Sequence[Errors]) -> Errors:
    return Errors(np.concatenate([part.distances for part in parts]), np.concatenate([part.hit for part in parts]))


def compare(folds: Sequence[tuple[dict[str, Filler], Sequence[Course]]], every: int) -> dict[str, dict[int, Errors]]:
    """Measure every filler for every length; each fold's fillers on its own courses, joined by name."""
    errors: dict[str, dict[int, Errors]] = {}
    for length in LENGTHS:
        parts: dict[str, list[Errors]] = {}
        for fillers, courses in folds:
            for course in courses:
                for name, found in measure(course, fillers, length, every).items():
                    parts.setdefault(name, []).append(found)
        for name, those in parts.items():
            errors.setdefault(name, {})[length] = _joined(those)
    return errors


def compare_pinned(folds: Sequence[tuple[InpaintNet, Sequence[Course]]], pins: int, every: int) -> dict[int, Distances]:
    """Compare the fills of the window with this many pins, by length; each network on its own courses."""
    found = {}
    for length in range(SHORTEST[pins], PINNED_LENGTHS.stop):
        parts = []
        for net, courses in folds:
            for course in courses:
                spans = [span for lot in hidden_spans(course, length, every) for span in lot]
                parts.append(distances(course, spans, pins, net))
        found[length] = Distances.joined(parts)
    return found


def _invented(count: int) -> list[Course]:
    rng = np.random.default_rng(1)
    return [as_labelled(course, rng) for course in simulate(count, UNSEEN)]


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--data", type=Path, nargs="+", default=[], help="folders with labelled rallies")
    add("--venues", type=Path, nargs="+", help="CSV files 'clip,venue': what belongs together (default: the folder)")
    add(
        "--fold",
        nargs="+",
        action="append",
        required=True,
        metavar=("MODEL", "VENUE"),
        help="an .onnx file, and the venues to try it on (none: all); may be given again",
    )
    add("--also", type=Path, nargs="*", default=[], metavar="MODEL", help="other models, each tried on everything")
    add("--simulated", type=int, default=0, metavar="N", help="fill N simulated rallies instead")
    add("--every", type=int, default=1, help="take one of so many possible spans (default: 1, all)")
    add("--pins", type=int, nargs="+", choices=range(len(SHORTEST)), help="measure fills through so many points")
    add("--one-sided", action="store_true", help="measure the curves that go on from one side instead")
    return parser


def _lines(
    folds: Sequence[tuple[InpaintNet, Sequence[Course]]], others: dict[str, Filler], given: argparse.Namespace
) -> Iterator[str]:
    if given.one_sided:
        yield from one_sided_table([course for _, courses in folds for course in courses], given.every)
    elif given.pins is None:
        curves: dict[str, Filler] = {"line": curve(interpolate_line), "cubic": curve(interpolate_cubic)}
        yield from table(
            compare([({"InpaintNet": network(net)} | curves | others, courses) for net, courses in folds], given.every)
        )
    for pins in given.pins or ():
        yield from pinned_table(compare_pinned(folds, pins, given.every), pins)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, measure, print."""
    given = _options().parse_args(arguments)
    try:
        rallies = [] if given.simulated else find_rallies(given.data, given.venues)
        invented = _invented(given.simulated)
        with ExitStack() as stack:
            others: dict[str, Filler] = {
                path.stem: network(stack.enter_context(InpaintNet.open(path, SessionOptions()))) for path in given.also
            }
            folds = []
            for model, *venues in given.fold:
                net = stack.enter_context(InpaintNet.open(Path(model), SessionOptions()))
                chosen = [rally for rally in rallies if not venues or rally.venue in venues]
                folds.append((net, invented or [labelled_course(rally) for rally in chosen]))
                if not venues and not invented:
                    print(f"{model} is tried on every rally: of those it was trained on the figures say nothing.")
            for line in _lines(folds, others, given):
                print(line)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
