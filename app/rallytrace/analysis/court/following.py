"""Follow the court through a shot of a camera that turns or zooms."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.homography import from_picture, project_floor, to_picture

_TOLERANCE_SHARE: Final = 0.0005
"""Largest distance of a corner from the straight line between two stored courts, as a share of the picture's width."""
_STILL_SHARE: Final = 0.0025
"""Largest distance of a corner from its usual place while the camera stands still."""
_MAX_DRIFT_SHARE: Final = 0.02
"""Largest distance between the court that the camera's motion leads to and the one that the lines show."""
_MAX_GAP_SECONDS: Final = 3.5
"""Longest time between two frames whose lines show the court."""
_MAX_REACH_SECONDS: Final = 0.5
"""Longest time before the first such frame, and after the last one."""


def carry_court(court: CourtCalibration, motion: Floats, size: Size) -> CourtCalibration:
    """Return a court as the camera sees it after a motion (3, 3), in square pixels from the picture's middle."""
    lens = court.curvature, (float(size.width), float(size.height)), size.pixel_aspect
    pixels = to_picture(project_floor(motion, from_picture(court.corners, *lens)), *lens)
    return replace(court, corners=tuple((x, y) for x, y in pixels.tolist()))


def follow_court(
    frames: Sequence[int], motions: Sequence[Floats], anchors: Sequence[CourtCalibration], size: Size, rate: float
) -> list[CourtCalibration]:
    """Return the courts of a shot, with as few of them as show where the corners go.

    Args:
        frames: frames of the shot in which the motion was measured, ascending.
        motions: homography (3, 3) to each of them from the one before it, in square pixels from the picture's middle;
            NaN where it is unknown.
        anchors: courts of those of the frames whose lines show one, ascending; at least one. Those of the most
            frequent sport count.
        rate: frames per second.
    """
    sport, _ = Counter(anchor.sport for anchor in anchors).most_common(1)[0]
    anchors = [anchor for anchor in anchors if anchor.sport is sport]
    corners = _find_corners(frames, motions, anchors, size, rate)
    known = np.isfinite(corners[:, 0])
    curvatures = np.interp(frames, [anchor.frame for anchor in anchors], [anchor.curvature for anchor in anchors])
    courts = [] if known[0] else [CourtCalibration.missing(sport, frames[0])]
    for start, stop in _runs(known):
        kept = _simplify(corners[start:stop], size.width)
        for k in kept:
            points = tuple((x, y) for x, y in corners[start + k].reshape(4, 2).tolist())
            curvature, moves = float(curvatures[start + k]), k != kept[-1]
            frame = frames[start + k] if len(kept) > 1 else frames[start]
            courts.append(CourtCalibration(frame, sport, points, curvature, moves=moves))
        if stop < len(frames):
            courts.append(CourtCalibration.missing(sport, frames[stop]))
    return courts


def _find_corners(
    frames: Sequence[int], motions: Sequence[Floats], anchors: Sequence[CourtCalibration], size: Size, rate: float
) -> Floats:
    """Return the corners (n, 8) in each frame, NaN where the court is lost."""
    corners = np.full((len(frames), 8), np.nan)

    def carry(k: int, end: int) -> Floats:
        """Return the court's corners in each frame from frame k to another one, (n, 8), in the order of the frames."""
        court, step = courts[k], 1 if end >= k else -1
        rows = [np.ravel(court.corners)]
        for j in range(k, end, step):
            motion = motions[j + 1] if step > 0 else np.asarray(np.linalg.inv(motions[j]), np.float64)
            court = carry_court(court, motion, size)
            rows.append(np.ravel(court.corners))
        return np.array(rows[::step])

    courts = {frames.index(anchor.frame): anchor for anchor in anchors}
    numbers = list(courts)
    begin = bisect_left(frames, anchors[0].frame - _MAX_REACH_SECONDS * rate)
    end = bisect_right(frames, anchors[-1].frame + _MAX_REACH_SECONDS * rate) - 1
    corners[begin : numbers[0] + 1] = carry(numbers[0], begin)
    corners[numbers[-1] : end + 1] = carry(numbers[-1], end)
    for k, following in pairwise(numbers):
        ahead, back = carry(k, following), carry(following, k)
        is_near = frames[following] - frames[k] <= _MAX_GAP_SECONDS * rate
        if is_near and np.abs(ahead - back).max() < _MAX_DRIFT_SHARE * size.width:
            share = np.linspace(0, 1, len(ahead))[:, None]
            corners[k : following + 1] = (1 - share) * ahead + share * back
    return corners


def _runs(known: Flags) -> list[tuple[int, int]]:
    """Return (start, stop) of each run of known frames."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], known, [False]]).astype(np.int8)))
    return [(int(start), int(stop)) for start, stop in edges.reshape(-1, 2)]


def _simplify(rows: Floats, width: int) -> list[int]:
    """Return the indices of rows (n, 8) between which all others lie on straight lines (Ramer, Douglas, Peucker).

    Return only the index of the most central row if all are the same but for errors.
    """
    off = np.abs(rows - np.median(rows, axis=0)).max(axis=1)
    if off.max() <= _STILL_SHARE * width:
        return [int(off.argmin())]
    tolerance = _TOLERANCE_SHARE * width
    kept, open_spans = {0, len(rows) - 1}, [(0, len(rows) - 1)]
    while open_spans:
        first, last = open_spans.pop()
        if last - first < 2:
            continue
        share = (np.arange(first + 1, last) - first)[:, None] / (last - first)
        off = np.abs(rows[first + 1 : last] - (1 - share) * rows[first] - share * rows[last]).max(axis=1)
        worst = int(off.argmax())
        if off[worst] > tolerance:
            kept.add(first + 1 + worst)
            open_spans += [(first, first + 1 + worst), (first + 1 + worst, last)]
    return sorted(kept)
