"""How far off each fill is that a person is offered, where all go through the same pins: points placed in the gap."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from models.training.flights import UNIT, Course, Flags, Floats
from rallytrace.domain.detections import Source
from rallytrace.domain.fills import Fill, FillContext, Method, best_fill, curves
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import Layer, State, Track, judgements, rows
from rallytrace.inference.networks import InpaintNet
from rallytrace.tracking.pinned import pinned_fill

LENGTHS = range(1, 32)
PICTURE = Size(512, 288)
NEAR = 4.0
"""Pixels at 512x288 within which TrackNet's own measure counts a point as right."""
RATE = 30.0
"""Frames a second of the labelled rallies."""
SHORTEST = (1, 3, 5)
"""The shortest gap that is tried, with no pin, one, two."""


@dataclass(frozen=True, slots=True, eq=False)
class Distances:
    """How far each method is off, in the same frames in the same order.

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
        """Those of several courses as one."""
        return cls(
            {method: np.concatenate([part.by_method[method] for part in parts]) for method in Method},
            np.concatenate([part.first for part in parts]),
            np.concatenate([part.hit for part in parts]),
            sum(part.spans for part in parts),
        )

    def of(self, chosen: Flags) -> "Distances":
        """Those of some frames; the number of gaps is not known then."""
        by_method = {method: off[chosen] for method, off in self.by_method.items()}
        return Distances(by_method, self.first[chosen], self.hit[chosen], 0)

    def best(self) -> Method | None:
        """The method with the most frames near; of equal ones the one with the smaller median. None without frames."""
        if not len(self.hit):
            return None
        return min(Method, key=lambda method: (-near(self.by_method[method]), np.median(self.by_method[method])))


def near(off: Floats) -> float:
    """The share of distances (n,) that count as right."""
    return float((off <= NEAR).mean())


def pins_in(span: range, count: int) -> tuple[int, ...]:
    """The frames of a gap that a person places first: its middle, or its thirds."""
    return tuple(span[len(span) * (k + 1) // (count + 1)] for k in range(count))


def distances(course: Course, spans: Sequence[range], pins: int, net: InpaintNet) -> Distances:
    """Hide spans of a course one by one, but for some pins, and see where each method puts the ball.

    Args:
        course: labels.
        spans: frames that are visible.
        pins: how many of each span are told, at the labels' own place.
        net: fills as it does in the window.
    """
    track, places = _seen(course), course.positions.T * UNIT[:, None]
    found = [_distances(track, span, pins_in(span, pins), places, net) for span in spans]
    # A hit in the frame before or behind is at the gap's edge: the ball turns within the gap.
    hit = [np.full(len(span) - pins, course.struck[span.start - 1 : span.stop + 1].any()) for span in spans]
    none = np.zeros(0)
    return Distances(
        {method: np.concatenate([none, *(off[method] for off, _ in found)]) for method in Method},
        np.concatenate([none, *(first for _, first in found)]),
        np.concatenate([none.astype(np.bool_), *hit]),
        len(found),
    )


def _distances(
    track: Track, span: range, pins: Sequence[int], places: Floats, net: InpaintNet
) -> tuple[dict[Method, Floats], Floats]:
    pinned = rows(len(pins), State.VISIBLE, Source.HUMAN, x=places[0, list(pins)], y=places[1, list(pins)])
    changes = (
        track.change(Layer.PREDICTED, span, rows(len(span), State.NO_BALL, Source.PREDICTED)),
        track.change(Layer.HUMAN, pins, judgements(pinned, reviewed=True)),
    )
    for change in changes:
        track.make(change)
    around = FillContext.of(track, span)
    offered = (*curves(around, np.array(around.held) / RATE, PICTURE), pinned_fill(net, around, PICTURE))
    for change in changes:
        track.make(change.inverse())
    wanted = np.setdiff1d(np.arange(span.start, span.stop), pins)
    first = best_fill(offered, around, width=PICTURE.width) or offered[0]
    return {fill.method: _off(fill, wanted, places) for fill in offered}, _off(first, wanted, places)


def _off(fill: Fill, wanted: np.ndarray[tuple[int], np.dtype[np.int64]], places: Floats) -> Floats:
    off = np.full(len(wanted), np.inf)
    off[np.isin(wanted, fill.frames)] = np.hypot(*(fill.positions - places[:, fill.frames]))
    return off


def _seen(course: Course) -> Track:
    """A track on which TrackNet has seen what the labels say."""
    track, seen = Track(len(course)), np.flatnonzero(course.visible)
    x, y = course.positions[seen].T * UNIT[:, None]
    track.make(track.change(Layer.PREDICTED, seen, rows(len(seen), State.VISIBLE, Source.PREDICTED, x=x, y=y)))
    return track


def pinned_table(by_length: dict[int, Distances], pins: int) -> Iterator[str]:
    """Lines of a table: what each method is worth by length, and what the window shows first; then without a hit."""
    yield f"{pins or 'no'} {'pin' if pins == 1 else 'pins'}: median / 90th percentile px at 512x288, share within 4 px"
    methods = " | ".join([*Method, "shown first"])
    yield f"| frames | gaps | {methods} | no hit in or beside the gap: {methods} |"
    yield "|---" * (2 * len(Method) + 4) + "|"
    for length, found in by_length.items():
        if not found.spans:
            continue
        cells = [str(length), str(found.spans)]
        for part in (found, found.of(~found.hit)):
            best = part.best()
            cells += [_cell(part.by_method[method], best=method is best) for method in Method]
            cells.append(_cell(part.first))
        yield "| " + " | ".join(cells) + " |"
    yield ""


def _cell(off: Floats, *, best: bool = False) -> str:
    if not off.size:
        return ""
    share = f"{100 * near(off):.0f} %"
    return f"{np.median(off):.2f} / {np.percentile(off, 90):.1f}, {f'**{share}**' if best else share}"
