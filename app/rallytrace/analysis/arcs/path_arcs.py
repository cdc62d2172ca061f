"""Divide the path of the ball into arcs of free flight."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.arcs.arc_fits import Fits, find_junctions, fit_arcs
from rallytrace.analysis.arcs.curve import Scale
from rallytrace.analysis.arcs.outliers import find_outliers
from rallytrace.analysis.arcs.points import Points, path_points, sample_frames
from rallytrace.analysis.arcs.segmentation import boundary_candidates, segment_path
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.geometry import Size
from rallytrace.track.steps import Steps, run_steps

PAD_SECONDS: Final = 16.0
"""A change of the path affects only arcs within this time of it; all others stay exactly equal."""


@dataclass(frozen=True, slots=True, eq=False)
class PathArcs:
    """The arcs of free flight of a path. Frame numbers are those of the whole video.

    Attributes:
        frames: frames of the path.
        seconds: (n,) time of each frame.
        arcs: frames of each arc, ascending and disjoint. An arc begins at its first point, or at a contact in the gap
            before it, and lasts until the next arc or its own last point. Long gaps, and frames before the first and
            after the last point, belong to no arc.
        contacts: frame numbers of contacts, known ones and those where one arc meets the next. A jump of
            the path to another position is no contact.
        opens: first frames of arcs that follow a cut, a long gap or a known contact.
        expected: (2, n) square pixels, positions on the arc; NaN outside all arcs.
        path: (2, n) square pixels, the path itself.
        scenes: first frames of scenes, including frame 0.
        sampled: (n,) whether a frame is analysed: all frames of a slow video, at most one per tick of a fast one.
    """

    frames: range
    seconds: Floats
    arcs: tuple[range, ...]
    contacts: tuple[int, ...]
    opens: tuple[int, ...]
    expected: Floats
    path: Floats
    scenes: tuple[int, ...]
    sampled: Flags


def find_arcs(
    path: Floats, seconds: Floats, *, size: Size, begins: Flags, contacts: Iterable[int] = (), first: int = 0
) -> PathArcs:
    """Divide a path into arcs of free flight.

    A slice of a path gives the same arcs as the whole path, except within `PAD_SECONDS` of the ends of the slice.

    Args:
        path: (2, n) video pixels, NaN where no ball was found.
        seconds: (n,) time of each frame, ascending.
        size: size of the video.
        begins: (n,) whether a scene begins at a frame; no arc crosses that boundary.
        contacts: frame numbers of known contacts.
        first: frame number of the first column of `path`.
    """
    return run_steps(arc_steps(path, seconds, size=size, begins=begins, contacts=contacts, first=first))


def arc_steps(
    path: Floats, seconds: Floats, *, size: Size, begins: Flags, contacts: Iterable[int] = (), first: int = 0
) -> Steps[PathArcs]:
    """Divide a path into arcs as `find_arcs` does, pausing between steps.

    The arrays must not be changed between the steps.
    """
    path, count = size.to_square(path), path.shape[1]
    frames = range(first, first + count)
    known = np.unique(np.fromiter(contacts, np.int64))
    sampled = sample_frames(path, seconds, begins | np.isin(np.arange(first, first + count), known))
    points = path_points(np.where(sampled, path, np.nan), seconds, begins, known, first)
    expected = np.full((2, count), np.nan)
    scenes = tuple((np.flatnonzero(begins) + first).tolist())
    if first == 0 and count and 0 not in scenes:
        scenes = (0, *scenes)
    if not len(points):
        return PathArcs(frames, seconds, (), (), (), expected, path, scenes, sampled)
    scale = Scale.of(size)
    starts, fits = yield from _find_arcs(points, scale)
    yield
    meet = find_junctions(points, starts, fits, scale)
    meeting_frames = np.clip(
        nearest_columns(seconds, meet.seconds) + first, points.frames[starts[1:] - 1], points.frames[starts[1:]]
    )
    with_ball = np.flatnonzero(np.isfinite(path).all(axis=0)) + first
    begin, stop = _arc_bounds(points, starts, meeting_frames, with_ball)
    inside = np.concatenate([np.arange(*pair) for pair in zip(begin.tolist(), stop.tolist(), strict=True)]) - first
    expected[:, inside] = fits.positions_at(np.repeat(np.arange(len(starts)), stop - begin), seconds[inside])
    arcs = tuple(map(range, begin.tolist(), stop.tolist()))
    contacts = np.union1d(meeting_frames[meet.is_contact], known[(known > first) & (known < frames.stop)])
    opens = tuple(begin[points.starts_arc[starts]].tolist())
    return PathArcs(frames, seconds, arcs, tuple(contacts.tolist()), opens, expected, path, scenes, sampled)


def _find_arcs(points: Points, scale: Scale) -> Steps[tuple[Indices, Fits]]:
    is_outlier = yield from find_outliers(points, scale)
    yield
    counts = ~is_outlier
    kept = points.select(counts)
    chosen_candidates = boundary_candidates(kept, scale)
    yield
    chosen = yield from segment_path(kept, chosen_candidates, scale)
    starts = np.flatnonzero(counts)[chosen]
    yield
    # Excluded points at the very start of a segment go to its first arc.
    segment = np.cumsum(points.starts_arc)
    opens = np.diff(segment[starts], prepend=0) > 0
    starts[opens] = np.flatnonzero(points.starts_arc)
    return fit_arcs(points, starts, counts, scale)


def nearest_columns(seconds: Floats, moments: Floats) -> Indices:
    """Return the index of the frame time nearest to each moment; of two equally near ones, the earlier."""
    right = np.clip(np.searchsorted(seconds, moments), 1, max(len(seconds) - 1, 1))
    right = np.minimum(right, len(seconds) - 1)
    left = np.maximum(right - 1, 0)
    return np.where(moments - seconds[left] <= seconds[right] - moments, left, right)


def _arc_bounds(points: Points, starts: Indices, contacts: Indices, with_ball: Indices) -> tuple[Indices, Indices]:
    """Return each arc's first frame and the frame after its last. A gap between two arcs is divided at their contact.

    Args:
        starts: (p,) index of the first point of each arc.
        contacts: (p - 1,) frame in which each arc meets the next.
        with_ball: all frames with a ball, including those that are not analysed.
    """
    begin = points.frames[starts].copy()
    goes_on = ~points.starts_arc[starts[1:]]
    begin[1:] = np.where(goes_on, np.maximum(contacts, points.frames[starts[1:] - 1] + 1), begin[1:])
    stop = np.append(begin[1:], with_ball[-1] + 1)
    last = np.searchsorted(with_ball, begin[1:]) - 1
    stop[:-1] = np.where(goes_on, stop[:-1], with_ball[last] + 1)
    return begin, stop
