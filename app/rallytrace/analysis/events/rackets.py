"""Estimate the distance from the ball to the players' rackets from poses."""

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
"""Largest distance to a racket, in player heights; larger distances count as this one."""
_MIN_PLAYERS: Final = 2
"""Smallest number of visible players for which a long distance to the nearest racket is trusted."""
_RACKET_LENGTH_HEIGHTS: Final = 0.35
"""Length of a racket in player heights. It is assumed to extend the forearm beyond the wrist."""
_POSE_REACH_SAMPLES: Final = 1
"""Poses of one frame are also used this many sampled frames before and after it."""
_SWING_SAMPLES: Final = 2
"""Number of sampled frames before and after over which the minimum distance is taken, because hands blur and the times
of contacts are inexact.
"""
_PASSING_SECONDS: Final = 0.3
"""At a pass, the distance to the racket is the minimum over this time before and after."""
_MAX_PASS_DISTANCE_HEIGHTS: Final = 0.6
"""Largest distance to the racket at a pass, in player heights."""
_MIN_SEPARATION_SECONDS: Final = 0.15
"""Smallest time between a pass and another contact."""


def racket_distances(
    poses: Poses, path: Floats, frames: Indices, *, near_side: bool = False, pixel_aspect: float = 1.0
) -> Floats:
    """Return the distance from the ball to the nearest racket, (n,) in player heights, at most `MAX_RACKET_DISTANCE`.

    The distance is NaN in frames without a ball and where no wrist is visible in a nearby frame. It is also NaN where
    only one player is visible and out of reach, because another player may hit the ball.

    Args:
        path: (2, n) positions in square pixels, NaN where no ball was found.
        frames: (n,) frame number of each column, ascending; those of `PathArcs.sampled`.
        near_side: True to use only players whose feet are nearer to the camera than the mean of the visible players.
        pixel_aspect: displayed width of a pixel of the poses divided by its height.
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
    """Return the rows of the pose frames that match `frames`, and for each row the index of its match in `frames`.

    A pose frame matches the nearest of `frames`. If several pose frames match the same one, only the nearest is kept.
    """
    analysed, row_frame = np.unique(rows["frame"].astype(np.int64), return_inverse=True)
    right = np.clip(np.searchsorted(frames, analysed), 1, max(len(frames) - 1, 1))
    left, right = right - 1, np.minimum(right, len(frames) - 1)
    columns = np.where(analysed - frames[left] < frames[right] - analysed, left, right)
    order = np.lexsort((np.abs(frames[columns] - analysed), columns))
    nearest = np.zeros(len(analysed), np.bool_)
    nearest[order] = np.diff(columns[order], prepend=-1) > 0
    return rows[nearest[row_frame]], columns[row_frame][nearest[row_frame]]


def nearest_around(distances: Floats) -> Floats:
    """Return the smallest distance within `_SWING_SAMPLES` frames before and after each frame, (n,)."""
    padded = np.pad(distances, _SWING_SAMPLES, constant_values=np.nan)
    nearest: Floats = np.fmin.reduce(
        [padded[shift : shift + len(distances)] for shift in range(2 * _SWING_SAMPLES + 1)]
    )
    return nearest


def find_passes(distances: Floats, path: Floats, seconds: Floats, contacts: Indices) -> Indices:
    """Return the columns at which the ball passes a racket without clearly changing its direction, ascending.

    Args:
        distances: (n,) distance from the ball to the nearest racket, in player heights.
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
