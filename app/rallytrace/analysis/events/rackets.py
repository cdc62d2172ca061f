"""Distance of the ball to the players' rackets, estimated from poses."""

from typing import Final

import numpy as np

from rallytrace.analysis.hitters import MIN_WRIST_CONFIDENCE
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.geometry import scale_columns
from rallytrace.track.poses import LEFT_ELBOW, LEFT_WRIST, RIGHT_ELBOW, RIGHT_WRIST, Poses, boxes_of, keypoints_of

MAX_RACKET_DISTANCE: Final = 1.5
"""Distance to a racket, in player heights, at which the feature saturates."""
_MIN_PLAYERS: Final = 2
"""Smallest number of visible players for a distance beyond reach to be trusted."""
_RACKET_LENGTH_HEIGHTS: Final = 0.35
"""Length of a racket, along the forearm and beyond the wrist, in player heights."""
_POSE_REACH_FRAMES: Final = 1
"""Frames before and after an analysed frame for which its hands are reused."""
_SWING_FRAMES: Final = 2
"""Frames before and after over which the minimum distance is taken, because hands blur and contacts are not exact."""
_PASSING_SECONDS: Final = 0.3
"""The distance to the racket must be the minimum for this long before and after a pass."""
_MAX_PASS_DISTANCE_HEIGHTS: Final = 0.6
"""Largest distance to the racket at a pass, in player heights."""
_MIN_SEPARATION_SECONDS: Final = 0.15
"""Smallest time between a pass and another contact."""


def racket_distances(
    poses: Poses, path: Floats, first: int = 0, *, near_side: bool = False, pixel_aspect: float = 1.0
) -> Floats:
    """Return the distance of the ball to the nearest racket, (n,) in player heights, at most `MAX_RACKET_DISTANCE`.

    The distance is NaN in frames without a ball, where no wrist is visible in a nearby frame, and where the only
    visible player is out of reach: the other one may hit the ball.

    Args:
        path: (2, n) positions in square pixels, NaN where no ball was found.
        first: frame number of the first column.
        near_side: count only players whose feet are closer to the camera than the mean of the visible players.
        pixel_aspect: pixel aspect ratio of the video in whose pixels the poses are given.
    """
    count = path.shape[1]
    found, players = np.full(count + 2 * _POSE_REACH_FRAMES, np.nan), np.zeros(count + 2 * _POSE_REACH_FRAMES)
    rows = poses.select(range(first, first + count)).rows
    if not len(rows):
        return found[:count]
    joints, boxes = keypoints_of(rows).astype(np.float64), boxes_of(rows)
    joints[..., :2] = np.moveaxis(scale_columns(np.moveaxis(joints[..., :2], -1, 0), pixel_aspect), 0, -1)
    heights = np.maximum(boxes[:, 3] - boxes[:, 1], 1.0)
    columns = rows["frame"].astype(np.int64) - first
    balls = np.pad(path, ((0, 0), (_POSE_REACH_FRAMES, _POSE_REACH_FRAMES)), constant_values=np.nan)
    in_frame = np.bincount(columns, minlength=count)[columns]
    counted = np.ones(len(rows), np.bool_)
    if near_side:
        counted = boxes[:, 3] > np.bincount(columns, boxes[:, 3], count)[columns] / in_frame
    for wrist, elbow in ((LEFT_WRIST, LEFT_ELBOW), (RIGHT_WRIST, RIGHT_ELBOW)):
        seen = counted & (joints[:, wrist, 2] >= MIN_WRIST_CONFIDENCE)
        hands, arms = joints[seen, wrist, :2], joints[seen, wrist, :2] - joints[seen, elbow, :2]
        arms /= np.maximum(np.hypot(*arms.T), 1.0)[:, None]
        reach = _RACKET_LENGTH_HEIGHTS * heights[seen] * (joints[seen, elbow, 2] >= MIN_WRIST_CONFIDENCE)
        for shift in range(2 * _POSE_REACH_FRAMES + 1):
            offsets = balls[:, columns[seen] + shift].T - hands
            shares = np.clip((offsets * arms).sum(axis=1), 0.0, reach)
            distances = np.hypot(*(offsets - shares[:, None] * arms).T) / heights[seen]
            np.fmin.at(found, columns[seen] + shift, distances)
            np.maximum.at(players, columns[seen] + shift, in_frame[seen])
    found[(players < _MIN_PLAYERS) & (found > _MAX_PASS_DISTANCE_HEIGHTS)] = np.nan
    return np.minimum(found[_POSE_REACH_FRAMES : _POSE_REACH_FRAMES + count], MAX_RACKET_DISTANCE)


def nearest_around(distances: Floats) -> Floats:
    """Return the minimum distance within `_SWING_FRAMES` frames of each frame, (n,)."""
    padded = np.pad(distances, _SWING_FRAMES, constant_values=np.nan)
    nearest: Floats = np.fmin.reduce([padded[shift : shift + len(distances)] for shift in range(2 * _SWING_FRAMES + 1)])
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
    inside = reached[(reached >= _SWING_FRAMES) & (reached < len(seconds) - _SWING_FRAMES)]
    flies = np.isfinite(path[0])
    inside = inside[flies[inside - _SWING_FRAMES] & flies[inside + _SWING_FRAMES]]
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
