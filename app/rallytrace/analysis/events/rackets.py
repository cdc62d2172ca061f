"""Distance of the ball to the players' rackets, estimated from poses."""

from typing import Final

import numpy as np

from rallytrace.analysis.hitters import MIN_WRIST_CONFIDENCE
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.geometry import scale_columns
from rallytrace.track.poses import (
    LEFT_ELBOW,
    LEFT_WRIST,
    RIGHT_ELBOW,
    RIGHT_WRIST,
    PersonRows,
    Poses,
    boxes_of,
    keypoints_of,
)

MAX_RACKET_DISTANCE: Final = 1.5
"""Distance to a racket, in player heights, at which the feature saturates."""
_MIN_PLAYERS: Final = 2
"""Smallest number of visible players for a distance beyond reach to be trusted."""
_RACKET_LENGTH_HEIGHTS: Final = 0.35
"""Length of a racket, along the forearm and beyond the wrist, in player heights."""
_POSE_REACH_SAMPLES: Final = 1
"""Sampled frames before and after an analysed frame for which its hands are reused."""
_SWING_SAMPLES: Final = 2
"""Sampled frames before and after over which the minimum distance is taken, because hands blur and contacts are not
exact.
"""
_PASSING_SECONDS: Final = 0.3
"""The distance to the racket must be the minimum for this long before and after a pass."""
_MAX_PASS_DISTANCE_HEIGHTS: Final = 0.6
"""Largest distance to the racket at a pass, in player heights."""
_MIN_SEPARATION_SECONDS: Final = 0.15
"""Smallest time between a pass and another contact."""


def racket_distances(
    poses: Poses, path: Floats, frames: Indices, *, near_side: bool = False, pixel_aspect: float = 1.0
) -> Floats:
    """Return the distance of the ball to the nearest racket, (n,) in player heights, at most `MAX_RACKET_DISTANCE`.

    The distance is NaN in frames without a ball, where no wrist is visible in a nearby frame, and where the only
    visible player is out of reach: the other one may hit the ball.

    Args:
        path: (2, n) positions in square pixels, NaN where no ball was found.
        frames: (n,) frame number of each column, ascending; those of `PathArcs.sampled`.
        near_side: count only players whose feet are closer to the camera than the mean of the visible players.
        pixel_aspect: pixel aspect ratio of the video in whose pixels the poses are given.
    """
    count = path.shape[1]
    found, players = np.full(count + 2 * _POSE_REACH_SAMPLES, np.nan), np.zeros(count + 2 * _POSE_REACH_SAMPLES)
    rows = poses.select(range(int(frames[0]), int(frames[-1]) + 1)).rows if count else None
    if rows is None or not len(rows):
        return found[:count]
    rows, columns = _rows_at(rows, frames)
    joints, boxes = keypoints_of(rows).astype(np.float64), boxes_of(rows)
    joints[..., :2] = np.moveaxis(scale_columns(np.moveaxis(joints[..., :2], -1, 0), pixel_aspect), 0, -1)
    heights = np.maximum(boxes[:, 3] - boxes[:, 1], 1.0)
    balls = np.pad(path, ((0, 0), (_POSE_REACH_SAMPLES, _POSE_REACH_SAMPLES)), constant_values=np.nan)
    in_frame = np.bincount(columns, minlength=count)[columns]
    counted = np.ones(len(rows), np.bool_)
    if near_side:
        counted = boxes[:, 3] > np.bincount(columns, boxes[:, 3], count)[columns] / in_frame
    for wrist, elbow in ((LEFT_WRIST, LEFT_ELBOW), (RIGHT_WRIST, RIGHT_ELBOW)):
        seen = counted & (joints[:, wrist, 2] >= MIN_WRIST_CONFIDENCE)
        hands, arms = joints[seen, wrist, :2], joints[seen, wrist, :2] - joints[seen, elbow, :2]
        arms /= np.maximum(np.hypot(*arms.T), 1.0)[:, None]
        reach = _RACKET_LENGTH_HEIGHTS * heights[seen] * (joints[seen, elbow, 2] >= MIN_WRIST_CONFIDENCE)
        for shift in range(2 * _POSE_REACH_SAMPLES + 1):
            offsets = balls[:, columns[seen] + shift].T - hands
            shares = np.clip((offsets * arms).sum(axis=1), 0.0, reach)
            distances = np.hypot(*(offsets - shares[:, None] * arms).T) / heights[seen]
            np.fmin.at(found, columns[seen] + shift, distances)
            np.maximum.at(players, columns[seen] + shift, in_frame[seen])
    found[(players < _MIN_PLAYERS) & (found > _MAX_PASS_DISTANCE_HEIGHTS)] = np.nan
    return np.minimum(found[_POSE_REACH_SAMPLES : _POSE_REACH_SAMPLES + count], MAX_RACKET_DISTANCE)


def _rows_at(rows: PersonRows, frames: Indices) -> tuple[PersonRows, Indices]:
    """Return the rows of the analysed frame nearest to each of `frames`, and their columns; each row at most once."""
    analysed, row_frame = np.unique(rows["frame"].astype(np.int64), return_inverse=True)
    right = np.clip(np.searchsorted(frames, analysed), 1, max(len(frames) - 1, 1))
    left, right = right - 1, np.minimum(right, len(frames) - 1)
    columns = np.where(analysed - frames[left] < frames[right] - analysed, left, right)
    order = np.lexsort((np.abs(frames[columns] - analysed), columns))
    nearest = np.zeros(len(analysed), np.bool_)
    nearest[order] = np.diff(columns[order], prepend=-1) > 0
    return rows[nearest[row_frame]], columns[row_frame][nearest[row_frame]]


def nearest_around(distances: Floats) -> Floats:
    """Return the minimum distance within `_SWING_SAMPLES` frames of each frame, (n,)."""
    padded = np.pad(distances, _SWING_SAMPLES, constant_values=np.nan)
    nearest: Floats = np.fmin.reduce(
        [padded[shift : shift + len(distances)] for shift in range(2 * _SWING_SAMPLES + 1)]
    )
    return nearest


def find_passes(distances: Floats, path: Floats, seconds: Floats, contacts: Indices) -> Indices:
    """Return the columns where the ball passes a racket without clearly changing its direction, ascending.

    Args:
        distances: (n,) distance of the ball to the nearest racket.
        path: (2, n) positions in pixels, NaN where no ball was found.
        seconds: (n,) frame times.
        contacts: columns of the contacts already found on the path, ascending.
    """
    reached = np.flatnonzero(distances < _MAX_PASS_DISTANCE_HEIGHTS)
    inside = reached[(reached >= _SWING_SAMPLES) & (reached < len(seconds) - _SWING_SAMPLES)]
    flies = np.isfinite(path[0])
    inside = inside[flies[inside - _SWING_SAMPLES] & flies[inside + _SWING_SAMPLES]]
    inside = inside[~(distances[inside] > np.fmin(distances[inside - 1], distances[inside + 1]))]
    passes = []
    for column in inside.tolist():
        moment = seconds[column]
        start, stop = np.searchsorted(seconds, (moment - _PASSING_SECONDS, moment + _PASSING_SECONDS))
        left, right = np.searchsorted(
            seconds[contacts], (moment - _MIN_SEPARATION_SECONDS, moment + _MIN_SEPARATION_SECONDS)
        )
        if left == right and column == start + np.nanargmin(distances[start:stop]):
            passes.append(column)
    return np.array(passes, np.int64)
