"""A fill: positions proposed for frames without one, which to show first, where a point helps, and the edit."""

import enum
import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Floats
from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit
from rallytrace.domain.fills.surroundings import FillContext, Span
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import SOURCES, Frames, Layer, State, Track, human_rows, make_rows
from rallytrace.domain.wording import count_noun


class Method(enum.StrEnum):
    LINEAR = "linear"
    """On straight lines from point to point."""
    CUBIC = "cubic"
    """On the cubic through two points on each side."""
    FLIGHT = "flight"
    """On the flight with drag that fits the points around."""
    INPAINT = "InpaintNet"
    """By the network, which is held to the points around."""


@dataclass(frozen=True, slots=True, eq=False)
class Fill:
    """The positions that a method proposes for a range.

    Attributes:
        frames: int64 (n,), ascending; none where the method cannot be offered.
        positions: float64 (2, n), x and y in video pixels, within the picture.
        words: why it is not offered, which frames it leaves out, what is doubtful about it; empty where all is well.
    """

    method: Method
    frames: Frames
    positions: Floats
    words: str = ""
    seen: Frames = field(default_factory=lambda: np.zeros(0, np.int64))
    """int64 (m,), ascending: those of the frames where TrackNet saw the ball, if only faintly; others are guessed."""
    outside: Frames = field(default_factory=lambda: np.zeros(0, np.int64))
    """int64 (k,), ascending: the frames left out, where it has the ball outside of the picture."""

    @property
    def sure(self) -> bool:
        """Whether nothing is doubtful about it; that the ball leaves the picture is no doubt."""
        return self.words in ("", _outside_words(len(self.outside)))

    @property
    def offered(self) -> bool:
        return len(self.frames) > 0

    def select(self, frames: range) -> "Fill":
        """What it proposes for some frames only."""
        own = (self.frames >= frames.start) & (self.frames < frames.stop)
        seen = np.intersect1d(self.seen, self.frames[own])
        return replace(self, frames=self.frames[own], positions=self.positions[:, own], seen=seen)


def fill_of(method: Method, frames: Frames, positions: Floats, size: Size, words: Sequence[str] = ()) -> Fill:
    """A fill of those positions that lie within the picture.

    Args:
        frames: int64 (n,), ascending.
        positions: float64 (2, n); where one is not finite nothing was found.
        words: what there is to say so far, in sentences; empty ones are left out.
    """
    x, y = positions
    with np.errstate(invalid="ignore"):
        inside = (x >= -0.5) & (x < size.width - 0.5) & (y >= -0.5) & (y < size.height - 0.5)
    outside = frames[~inside]
    within = np.clip(positions[:, inside], 0, np.array([[size.width - 1], [size.height - 1]]))
    remarks = _joined([*words, _outside_words(len(outside))])
    return Fill(method, frames[inside], within, remarks, outside=outside)


def _outside_words(count: int) -> str:
    return f"{count_noun(count, 'frame is', 'frames are')} outside the picture." if count else ""


def refused(method: Method, words: Sequence[str]) -> Fill:
    """A fill that is not offered, with the reasons."""
    return Fill(method, np.zeros(0, np.int64), np.zeros((2, 0)), _joined(words))


def path_of(fill: Fill, context: FillContext) -> tuple[Frames, Floats]:
    """A fill with the known points in its range and on both sides of it.

    Returns:
        Frames (n,), ascending, and positions (2, n) in video pixels.
    """
    frames = context.frames
    span = range(max(frames.start - 1, context.span.start), min(frames.stop + 1, context.span.stop))
    positions = context.path[:, span.start - context.first : span.stop - context.first].copy()
    positions[:, fill.frames - span.start] = fill.positions
    at = np.flatnonzero(np.isfinite(positions[0]))
    return at + span.start, positions[:, at]


def apply_fill(track: Track, fill: Fill, state: State = State.VISIBLE) -> Edit | None:
    """The edit that takes a fill over as human points, reviewed; None where it has no frames.

    What TrackNet saw keeps its source and confidence. A frame that a person has marked occluded stays occluded, with a
    position from then on.

    Args:
        state: whether the ball is visible or occluded in the frames.
    """
    if not fill.offered:
        return None
    source = Source.INPAINTED if fill.method is Method.INPAINT else Source.INTERPOLATED
    after = make_rows(len(fill.frames), state, source, x=fill.positions[0], y=fill.positions[1])
    seen = np.isin(fill.frames, fill.seen)
    after["source"][seen] = SOURCES.index(Source.PREDICTED)
    after["confidence"][seen] = track.layer(Layer.PREDICTED)["confidence"][fill.seen]
    human = track.layer(Layer.HUMAN)[fill.frames]
    after["state"][human["state"] == State.OCCLUDED] = State.OCCLUDED
    hidden = " as occluded" if state is State.OCCLUDED else ""
    name = f"Fill {count_noun(len(fill.frames), 'frame')}{hidden} ({fill.method.value})"
    return Edit(name, (track.change(Layer.HUMAN, fill.frames, human_rows(after, reviewed=True)),))


def _joined(words: Sequence[str]) -> str:
    return " ".join(dict.fromkeys(word for word in words if word))


_OPEN: Final = (
    (7, (Method.INPAINT, Method.LINEAR, Method.FLIGHT, Method.CUBIC)),
    (16, (Method.INPAINT, Method.FLIGHT, Method.CUBIC, Method.LINEAR)),
    (None, (Method.FLIGHT, Method.CUBIC, Method.INPAINT, Method.LINEAR)),
)
"""For gaps between what was seen, by their longest length in frames: the methods, first that with the most frames
within 4 px.

Both tables were measured by models/studies/compare_fills.py; docs/measurements/2026-11-fills.md has the figures.
"""
_BESIDE_PLACED: Final = (
    (7, (Method.INPAINT, Method.LINEAR, Method.FLIGHT, Method.CUBIC)),
    (13, (Method.INPAINT, Method.CUBIC, Method.FLIGHT, Method.LINEAR)),
    (None, (Method.CUBIC, Method.FLIGHT, Method.LINEAR, Method.INPAINT)),
)
"""The same for the frames between two points of which a person placed one in the gap."""

_RESTS: Final = 1 / 2560
"""The speed up to which a ball lies still, as a share of the picture's width a frame, half a pixel of 1280: over up to
`_RESTS_FOR` frames between two such labels of real rallies a line is within 10 px of 97 of 100."""
_RESTS_FOR: Final = 8


def best_fill(fills: Iterable[Fill], context: FillContext, *, width: int) -> Fill | None:
    """The fill to show first: the best over such a gap of those without a doubt, else of the others.

    Where the ball lies still on both sides that is the line; a network is not made for it, and may wander. Where a
    flight that nothing is doubtful about leaves the picture, it is that one: others lead along the picture's edge.

    Returns:
        None where none is offered, and no flight is outside of the picture all the time.
    """
    fills = tuple(fills)
    leaving = next((fill for fill in fills if fill.method is Method.FLIGHT and fill.sure and len(fill.outside)), None)
    if leaving is not None:
        return leaving
    spans = context.spans()
    beside_placed = any(span.before in context.frames or span.after in context.frames for span in spans)
    order = _order(max((span.length for span in spans), default=0), beside_placed=beside_placed)
    offered = [fill for fill in fills if fill.offered]
    if spans and all(_rests(context, span, width) for span in spans):
        order = (Method.LINEAR, *(method for method in order if method is not Method.LINEAR))
    return min(offered, key=lambda fill: (not fill.sure, order.index(fill.method)), default=None)


def _rests(context: FillContext, span: Span, width: int) -> bool:
    before, after = (context.path[:, frame - context.first] for frame in (span.before, span.after))
    apart = float(np.hypot(*(after - before)))
    return span.length <= _RESTS_FOR and apart <= _RESTS * width * (span.after - span.before)


def _order(part: int, *, beside_placed: bool) -> tuple[Method, ...]:
    """All methods, first the best; those that were not measured come last."""
    table = _BESIDE_PLACED if beside_placed else _OPEN
    measured = next(order for most, order in table if most is None or part <= most)
    return (*measured, *(method for method in Method if method not in measured))


ALIKE: Final = 4 / 512
"""Fills that are no farther apart than this share of the picture's width say the same: TrackNet's own tolerance."""
_BESIDE: Final = 2
"""Frames so near to a known one are known well enough."""


def where_to_place(context: FillContext, fills: Sequence[Fill], *, apart: float = 0.0) -> int | None:
    """The frame at which a person's point would help most; None where the fills are about the same.

    That is the end of the range beyond which nothing is known, or else the frame at which the fills lie farthest apart.

    Args:
        context: what is known around the range.
        apart: fills that are no farther apart than this, in video pixels, say the same.
    """
    end = _open_end(context)
    if end is not None:
        return end
    # A fill that is doubtful itself differs anywhere, mostly right beside a point.
    sure = [fill for fill in fills if fill.sure]
    return _farthest_apart(context, sure if len(sure) > 1 else fills, apart)


def _open_end(context: FillContext) -> int | None:
    """Of the ends beyond which nothing is known, the one farthest from any known frame; None without one."""
    ends = []
    for flight in context.flights():
        knots = context.knots(flight)
        inside = range(max(flight.start, context.frames.start), min(flight.stop, context.frames.stop))
        if inside and (not knots or inside.start < knots[0]):
            ends.append(((knots[0] if knots else inside.stop) - inside.start, inside.start))
        elif inside and inside[-1] > knots[-1]:
            ends.append((inside[-1] - knots[-1], inside[-1]))
    return max(ends)[1] if ends else None


def _farthest_apart(context: FillContext, fills: Sequence[Fill], apart: float) -> int | None:
    """Where fills lie farthest apart, but not beside a known frame, as long as there are others."""
    common = functools.reduce(np.intersect1d, [fill.frames for fill in fills]) if fills else np.zeros(0, np.int64)
    if not len(common):
        return None
    positions = np.stack([fill.positions[:, np.isin(fill.frames, common)] for fill in fills])
    distances = np.hypot(*np.ptp(positions, axis=0))
    if distances.max() <= apart:
        return None
    known = np.array(context.knots(context.span), np.int64)
    beside = np.isin(common[:, None] + np.arange(-_BESIDE, _BESIDE + 1), known).any(axis=1)
    if not beside.all():
        distances[beside] = 0
    return int(common[distances.argmax()])
