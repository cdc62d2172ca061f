"""Represent fills, the positions that methods propose for a gap, and choose among them.

This includes the best fill, the frame in which another point helps most, and the edit that applies a fill.
"""

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from rallytrace.analysis.fills.surroundings import FillContext, Span
from rallytrace.texts import TextEnum, join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.track import SOURCES, Frames, Layer, State, Track, human_rows, make_rows
from rallytrace.track.wording import count_noun

_MAX_REST_SPEED_WIDTHS: Final = 1 / 2560
"""Largest speed of a resting ball, in picture widths per frame (half a pixel of 1280). In real rallies, over up to
`_MAX_REST_FRAMES` frames between two resting positions, a straight line is within 10 px of 97 % of the labels.
"""
_MAX_REST_FRAMES: Final = 8
SAME_POSITION_WIDTHS: Final = 4 / 512
"""Fills are equal if they are no farther apart than this share of the picture's width, which is TrackNet's own
tolerance.
"""
_WELL_KNOWN_FRAMES: Final = 2
"""In frames this close to a known one, a further point helps little."""


class Method(TextEnum):
    """A method of filling gaps. Its value is its name in the window."""

    LINEAR = tr_lazy("match", "linear")
    """Straight lines between the known points."""
    CUBIC = tr_lazy("match", "cubic")
    """The cubic through two points on each side."""
    FLIGHT = tr_lazy("match", "flight")
    """The trajectory with drag through the surrounding points."""
    INPAINT = tr_lazy("match", "InpaintNet")
    """The network's result, corrected to pass through the surrounding points."""
    SPACE = tr_lazy("match", "shots in 3D")
    """The rally's shots in 3D, if a court is known and they explain the surrounding points."""


@dataclass(frozen=True, slots=True, eq=False)
class Fill:
    """The positions that a method proposes for a range.

    Attributes:
        frames: int64 (n,), ascending; empty if the method is not available.
        positions: float64 (2, n), x and y in video pixels, within the picture.
        words: sentences about refusals, omitted frames and doubts; empty if there are none.
    """

    method: Method
    frames: Frames
    positions: Floats
    words: str = ""
    seen: Frames = field(default_factory=lambda: np.zeros(0, np.int64))
    """int64 (m,), ascending: frames in which TrackNet detected the ball, even faintly. In the others it is estimated.
    """
    outside: Frames = field(default_factory=lambda: np.zeros(0, np.int64))
    """int64 (k,), ascending: frames that are omitted because the position is outside the picture."""

    @property
    def sure(self) -> bool:
        """Return True if there is no doubt about the fill. Positions outside the picture are not a doubt."""
        return self.words in ("", _outside_words(len(self.outside)))

    @property
    def offered(self) -> bool:
        return len(self.frames) > 0

    def select(self, frames: range) -> "Fill":
        """Return the fill for the given frames only."""
        return self.keep((self.frames >= frames.start) & (self.frames < frames.stop))

    def keep(self, kept: Flags) -> "Fill":
        """Return the fill for the frames whose flag in `kept`, (n,), is True."""
        seen = np.intersect1d(self.seen, self.frames[kept])
        return replace(self, frames=self.frames[kept], positions=self.positions[:, kept], seen=seen)


def fill_of(method: Method, frames: Frames, positions: Floats, size: Size, words: Sequence[str] = ()) -> Fill:
    """Return a fill with those of the positions that are within the picture.

    Args:
        frames: int64 (n,), ascending.
        positions: float64 (2, n); not finite where there is no result.
        words: sentences about the fill so far; empty ones are omitted.
    """
    x, y = positions
    with np.errstate(invalid="ignore"):
        inside = (x >= -0.5) & (x < size.width - 0.5) & (y >= -0.5) & (y < size.height - 0.5)
    outside = frames[~inside]
    clipped = np.clip(positions[:, inside], 0, np.array([[size.width - 1], [size.height - 1]]))
    remarks = _join_words([*words, _outside_words(len(outside))])
    return Fill(method, frames[inside], clipped, remarks, outside=outside)


def _outside_words(count: int) -> str:
    if not count:
        return ""
    return tr_lazy("match", "%n frames are outside the picture.", singular="%n frame is outside the picture.", n=count)


def refuse_fill(method: Method, words: Sequence[str]) -> Fill:
    """Return a fill without frames that states the reasons."""
    return Fill(method, np.zeros(0, np.int64), np.zeros((2, 0)), _join_words(words))


def path_of(fill: Fill, context: FillContext) -> tuple[Frames, Floats]:
    """Return the fill together with the known points in its range and directly beside it.

    Returns:
        Frames (n,), ascending, and positions (2, n) in video pixels.
    """
    frames = context.frames
    span = range(max(frames.start - 1, context.span.start), min(frames.stop + 1, context.span.stop))
    positions = context.path[:, span.start - context.first : span.stop - context.first].copy()
    positions[:, fill.frames - span.start] = fill.positions
    known = np.flatnonzero(np.isfinite(positions[0]))
    return known + span.start, positions[:, known]


def apply_fill(track: Track, fill: Fill, state: State = State.VISIBLE) -> Edit | None:
    """Return an edit that stores a fill as reviewed points of the human layer; None if the fill has no frames.

    Frames in which TrackNet detected the ball keep their source and confidence. A frame that the user marked as
    occluded stays occluded, but now has a position.

    Args:
        state: whether the ball is visible or occluded in the frames.
    """
    if not fill.offered:
        return None
    source = Source.INPAINTED if fill.method is Method.INPAINT else Source.INTERPOLATED
    new_rows = make_rows(len(fill.frames), state, source, x=fill.positions[0], y=fill.positions[1])
    seen = np.isin(fill.frames, fill.seen)
    new_rows["source"][seen] = SOURCES.index(Source.PREDICTED)
    new_rows["confidence"][seen] = track.layer(Layer.PREDICTED)["confidence"][fill.seen]
    human = track.layer(Layer.HUMAN)[fill.frames]
    new_rows["state"][human["state"] == State.OCCLUDED] = State.OCCLUDED
    hidden = " as hidden" if state is State.OCCLUDED else ""
    name = f"Fill {count_noun(len(fill.frames), 'frame')}{hidden} ({fill.method.value})"
    return Edit(name, (track.change(Layer.HUMAN, fill.frames, human_rows(new_rows, reviewed=True)),))


def _join_words(words: Sequence[str]) -> str:
    return join_texts(dict.fromkeys(filter(None, words)), " ")


_METHODS_BETWEEN_SEEN: Final = (
    (7, (Method.INPAINT, Method.LINEAR, Method.FLIGHT, Method.CUBIC)),
    (16, (Method.INPAINT, Method.FLIGHT, Method.CUBIC, Method.LINEAR)),
    (None, (Method.FLIGHT, Method.CUBIC, Method.INPAINT, Method.LINEAR)),
)
"""Methods for gaps between detected points, the best first, by the longest gap in frames (None for any). The best
method has the most frames within 4 px. Both tables were measured by models/studies/compare_fills.py;
docs/decisions/0015-fills.md has the figures.
"""
_METHODS_BESIDE_PLACED: Final = (
    (7, (Method.INPAINT, Method.LINEAR, Method.FLIGHT, Method.CUBIC)),
    (13, (Method.INPAINT, Method.CUBIC, Method.FLIGHT, Method.LINEAR)),
    (None, (Method.CUBIC, Method.FLIGHT, Method.LINEAR, Method.INPAINT)),
)
"""Methods for frames between two known points, one of which the user set within the gap."""


def best_fill(fills: Iterable[Fill], context: FillContext, *, width: int, pixel_aspect: float = 1.0) -> Fill | None:
    """Return the fill to show first: one without doubts if possible, by the best method for the length of the gap.

    A ball that rests on both sides of the gap gets a line, because networks are not trained for it and may wander. A
    trajectory without doubts that leaves the picture comes before all others, because other methods follow the
    picture's edge.

    Args:
        fills: fills of the range by all methods.
        width: width of the video in pixels.
        pixel_aspect: displayed width of a video pixel divided by its height.

    Returns:
        A fill with frames, or a trajectory that is outside the picture all the time; None if there is neither.
    """
    fills = tuple(fills)
    leaving = next((fill for fill in fills if fill.method is Method.FLIGHT and fill.sure and len(fill.outside)), None)
    if leaving is not None:
        return leaving
    spans = context.spans()
    beside_placed = any(span.left in context.frames or span.right in context.frames for span in spans)
    order = _order(max((span.length for span in spans), default=0), beside_placed=beside_placed)
    offered = [fill for fill in fills if fill.offered]
    if spans and all(_rests(context, span, width, pixel_aspect) for span in spans):
        order = (Method.LINEAR, *(method for method in order if method is not Method.LINEAR))
    return min(offered, key=lambda fill: (not fill.sure, order.index(fill.method)), default=None)


def _rests(context: FillContext, span: Span, width: int, pixel_aspect: float) -> bool:
    left, right = (context.path[:, frame - context.first] for frame in (span.left, span.right))
    across, down = right - left
    # In shares of the width, both sides are divided by the pixel aspect ratio.
    distance = float(np.hypot(across, down / pixel_aspect))
    return span.length <= _MAX_REST_FRAMES and distance <= _MAX_REST_SPEED_WIDTHS * width * (span.right - span.left)


def _order(length: int, *, beside_placed: bool) -> tuple[Method, ...]:
    """Return all methods, the best first. Methods that were not measured come last.

    Shots in 3D come first. They are available only where they explain the surrounding points, and are then the best for
    gaps of any length (docs/decisions/0025-fills-in-space.md).
    """
    table = _METHODS_BESIDE_PLACED if beside_placed else _METHODS_BETWEEN_SEEN
    measured = next(order for longest, order in table if longest is None or length <= longest)
    known = (Method.SPACE, *measured)
    return (*known, *(method for method in Method if method not in known))


def find_most_useful_frame(
    context: FillContext, fills: Sequence[Fill], *, tolerance: float = 0.0, pixel_aspect: float = 1.0
) -> int | None:
    """Return the frame in which another point set by the user helps most; None if the fills nearly agree.

    This is an open end of the range if there is one, and otherwise the frame in which the fills are farthest apart.

    Args:
        context: known points around the range.
        tolerance: largest distance between fills that count as equal, in widths of a video pixel.
        pixel_aspect: displayed width of a video pixel divided by its height.
    """
    end = _open_end(context)
    if end is not None:
        return end
    # A doubtful fill may differ anywhere, mostly directly beside a point.
    sure = [fill for fill in fills if fill.sure]
    return _farthest_apart(context, sure if len(sure) > 1 else fills, tolerance, pixel_aspect)


def _open_end(context: FillContext) -> int | None:
    """Return the frame at an open end of the range that is farthest from any known frame; None without an open end."""
    ends = []
    for shot in context.shots():
        known_frames = context.known_frames(shot)
        inside = range(max(shot.start, context.frames.start), min(shot.stop, context.frames.stop))
        if inside and (not known_frames or inside.start < known_frames[0]):
            ends.append(((known_frames[0] if known_frames else inside.stop) - inside.start, inside.start))
        elif inside and inside[-1] > known_frames[-1]:
            ends.append((inside[-1] - known_frames[-1], inside[-1]))
    return max(ends)[1] if ends else None


def _farthest_apart(context: FillContext, fills: Sequence[Fill], tolerance: float, pixel_aspect: float) -> int | None:
    common = functools.reduce(np.intersect1d, [fill.frames for fill in fills]) if fills else np.zeros(0, np.int64)
    if not len(common):
        return None
    positions = np.stack([fill.positions[:, np.isin(fill.frames, common)] for fill in fills])
    across, down = np.ptp(positions, axis=0)
    distances = np.hypot(across, down / pixel_aspect)
    if distances.max() <= tolerance:
        return None
    known = np.array(context.known_frames(context.span), np.int64)
    is_beside = np.isin(common[:, None] + np.arange(-_WELL_KNOWN_FRAMES, _WELL_KNOWN_FRAMES + 1), known).any(axis=1)
    if not is_beside.all():
        distances[is_beside] = 0
    return int(common[distances.argmax()])
