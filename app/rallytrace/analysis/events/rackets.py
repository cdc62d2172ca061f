"""How near the ball comes to a racket, by the poses of the players."""

from typing import Final

import numpy as np

from rallytrace.analysis.hitters import GUESSED
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.geometry import scale_columns
from rallytrace.track.poses import LEFT_ELBOW, LEFT_WRIST, RIGHT_ELBOW, RIGHT_WRIST, Poses, boxes_of, keypoints_of

FARTHEST: Final = 1.5
"""A larger distance counts as this one."""
_LEAST_PLAYERS: Final = 2
"""Least players seen, of whom one may hit the ball."""
_RACKET: Final = 0.35
"""Length of a racket, along the forearm and beyond the wrist, in heights of the player."""
_NEARBY: Final = 1
"""Frames before and after a searched one in which its hands are the same."""
_SWING: Final = 2
"""The nearest of so many frames before and after counts: a turn is found that exactly, and so are hands in a blur."""
_PASSING_SECONDS: Final = 0.3
"""The ball passes a racket where it is nearest for so long before and after."""
_PASSES: Final = 0.6
"""Largest distance of a pass, in heights of the player."""
_APART_SECONDS: Final = 0.15
"""Least time between a pass and a turn."""


def racket_distances(
    poses: Poses, path: Floats, first: int = 0, *, near_side: bool = False, pixel_aspect: float = 1.0
) -> Floats:
    """The distance of the ball to the nearest racket, (n,) in heights of its player, at most `FARTHEST`.

    NaN in frames without a ball, or without a player's wrist in one nearby, and where the only player seen is out of
    reach: the other one may hit the ball.

    Args:
        path: (2, n) square pixels, NaN without a ball.
        first: the frame of the first column.
        near_side: count only players whose feet are nearer to the camera than the mean of those seen.
        pixel_aspect: of the video, whose pixels the poses are in.
    """
    count = path.shape[1]
    found, players = np.full(count + 2 * _NEARBY, np.nan), np.zeros(count + 2 * _NEARBY)
    rows = poses.select(range(first, first + count)).rows
    if not len(rows):
        return found[:count]
    joints, boxes = keypoints_of(rows).astype(np.float64), boxes_of(rows)
    joints[..., :2] = np.moveaxis(scale_columns(np.moveaxis(joints[..., :2], -1, 0), pixel_aspect), 0, -1)
    heights = np.maximum(boxes[:, 3] - boxes[:, 1], 1.0)
    columns = rows["frame"].astype(np.int64) - first
    balls = np.pad(path, ((0, 0), (_NEARBY, _NEARBY)), constant_values=np.nan)
    in_frame = np.bincount(columns, minlength=count)[columns]
    counted = np.ones(len(rows), np.bool_)
    if near_side:
        counted = boxes[:, 3] > np.bincount(columns, boxes[:, 3], count)[columns] / in_frame
    for wrist, elbow in ((LEFT_WRIST, LEFT_ELBOW), (RIGHT_WRIST, RIGHT_ELBOW)):
        seen = counted & (joints[:, wrist, 2] >= GUESSED)
        hands, arms = joints[seen, wrist, :2], joints[seen, wrist, :2] - joints[seen, elbow, :2]
        arms /= np.maximum(np.hypot(*arms.T), 1.0)[:, None]
        reach = _RACKET * heights[seen] * (joints[seen, elbow, 2] >= GUESSED)
        for shift in range(2 * _NEARBY + 1):
            offsets = balls[:, columns[seen] + shift].T - hands
            shares = np.clip((offsets * arms).sum(axis=1), 0.0, reach)
            distances = np.hypot(*(offsets - shares[:, None] * arms).T) / heights[seen]
            np.fmin.at(found, columns[seen] + shift, distances)
            np.maximum.at(players, columns[seen] + shift, in_frame[seen])
    found[(players < _LEAST_PLAYERS) & (found > _PASSES)] = np.nan
    return np.minimum(found[_NEARBY : _NEARBY + count], FARTHEST)


def nearest_around(distances: Floats) -> Floats:
    """The least distance within `_SWING` frames of each, (n,)."""
    padded = np.pad(distances, _SWING, constant_values=np.nan)
    nearest: Floats = np.fmin.reduce([padded[shift : shift + len(distances)] for shift in range(2 * _SWING + 1)])
    return nearest


def find_passes(distances: Floats, path: Floats, seconds: Floats, turns: Indices) -> Indices:
    """The columns where the ball passes a racket on a path that hardly turns, ascending.

    Args:
        distances: (n,) of the ball to the nearest racket.
        path: (2, n) px, NaN without a ball.
        seconds: (n,).
        turns: columns of the path's turns, ascending.
    """
    reached = np.flatnonzero(distances < _PASSES)
    inside = reached[(reached >= _SWING) & (reached < len(seconds) - _SWING)]
    flies = np.isfinite(path[0])
    inside = inside[flies[inside - _SWING] & flies[inside + _SWING]]
    inside = inside[~(distances[inside] > np.fmin(distances[inside - 1], distances[inside + 1]))]
    passes = []
    for column in inside.tolist():
        moment = seconds[column]
        start, stop = np.searchsorted(seconds, (moment - _PASSING_SECONDS, moment + _PASSING_SECONDS))
        left, right = np.searchsorted(seconds[turns], (moment - _APART_SECONDS, moment + _APART_SECONDS))
        if left == right and column == start + np.nanargmin(distances[start:stop]):
            passes.append(column)
    return np.array(passes, np.int64)
