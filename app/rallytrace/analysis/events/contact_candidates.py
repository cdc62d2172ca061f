"""Find candidate contacts of a path, and compute the features that tell hits from bounces."""

from typing import Final

import numpy as np

from rallytrace.analysis.events.rackets import MAX_RACKET_DISTANCE, nearest_around
from rallytrace.track.arrays import Floats, Indices

_MAX_GAP_SECONDS: Final = 0.3
"""Longest gap without a ball that is bridged by a straight line."""
_VELOCITY_SECONDS: Final = (2 / 30, 4 / 30, 8 / 30)
"""Durations over which the mean velocities before and after a frame are measured."""
_MIN_CHANGE_HEIGHTS_PER_S: Final = 0.15
"""Smallest change of velocity at a candidate, in picture heights per second."""
_MIN_CLEAR_CHANGE_HEIGHTS_PER_S: Final = 0.3
"""Smallest change of velocity at a clear candidate, in picture heights per second. Only clear candidates are used as
neighbours.
"""
_MAX_NEIGHBOUR_SECONDS: Final = 2.0
"""Largest time to the neighbouring candidate before or after; one farther away is ignored."""
_DISPLACEMENT_SECONDS: Final = (0.2, 0.4, 0.8)
"""Times before and after a frame over which vertical displacements are measured."""
_MAX_RETURN_PRODUCT: Final = 0.05
"""Limit for the product of the displacements before and after, in squared picture heights. Larger products give the
same feature.
"""
_LOG_SPEED_OFFSET: Final = 0.05
"""Offset added to speeds before taking the logarithm, in picture heights per second."""
_SCENE_OFFSET_SECONDS: Final = 1000.0
"""Time inserted between scenes, so that nothing is measured across a cut."""
N_FEATURES: Final = 38
TIME_TOLERANCE_SECONDS: Final = 1e-6
"""Allowance for the rounding of frame times."""
_FEATURE_DECIMALS: Final = 6
"""Number of decimals to which features are rounded, so that a slice of a path gives the same features as the whole."""
_LOG_NO_SPEED: Final = np.log(_LOG_SPEED_OFFSET)


class ContactCandidates:
    """Candidate contacts of a path: local maxima of the change of velocity.

    Short gaps in the path are bridged.

    Args:
        path: (2, n) positions in picture heights, NaN where no ball was found.
        seconds: (n,) frame times.
        scenes: columns of `path` at which scenes begin, ascending.

    Attributes:
        change: (n,) change of velocity in picture heights per second; NaN where it is unknown.
        candidates: columns at which `change` has a local maximum, ascending.
    """

    def __init__(self, path: Floats, seconds: Floats, scenes: Indices) -> None:
        self._moments = seconds + _SCENE_OFFSET_SECONDS * np.searchsorted(scenes, np.arange(len(seconds)), "right")
        seen = np.isfinite(path[0])
        self._times, self._points = self._moments[seen], path[:, seen]
        self._positions = self._at(0.0)
        self._incoming, self._outgoing = self._velocities(-1), self._velocities(1)
        changes = self._outgoing - self._incoming
        self._changes = np.round(np.hypot(changes[:, 0], changes[:, 1]), _FEATURE_DECIMALS)
        self.change = self._changes[1]
        self.candidates = self._find_maxima()

    def _at(self, shift: float, columns: Indices | slice = slice(None)) -> Floats:
        """Return the positions (2, m) `shift` seconds after the frames of the given columns; NaN where unknown."""
        moments, times = self._moments[columns] + shift, self._times
        found = np.full((2, len(moments)), np.nan)
        if len(times) < 2:
            return found
        right = np.clip(np.searchsorted(times, moments - TIME_TOLERANCE_SECONDS), 1, len(times) - 1)
        left = right - 1
        share = (moments - times[left]) / (times[right] - times[left])
        known = (
            (times[right] - times[left] <= _MAX_GAP_SECONDS + TIME_TOLERANCE_SECONDS)
            & (share > -TIME_TOLERANCE_SECONDS)
            & (share < 1 + TIME_TOLERANCE_SECONDS)
        )
        known |= (np.abs(moments - times[right]) < TIME_TOLERANCE_SECONDS) | (
            np.abs(moments - times[left]) < TIME_TOLERANCE_SECONDS
        )
        positions = self._points[:, left] * (1 - share) + self._points[:, right] * share
        found[:, known] = positions[:, known]
        return found

    def _velocities(self, sign: int) -> Floats:
        """Return the mean velocities before (`sign` -1) or after (`sign` 1) each frame, (3, 2, n), for three durations.

        Where the path is too short for a duration, the velocity over the next shorter one is used.
        """
        found: list[Floats] = []
        for way in _VELOCITY_SECONDS:
            velocity = sign * (self._at(sign * way) - self._positions) / way
            found.append(np.where(np.isfinite(velocity), velocity, found[-1]) if found else velocity)
        return np.stack(found)

    def _find_maxima(self) -> Indices:
        change = np.nan_to_num(self.change, nan=0.0)
        is_maximum = change > _MIN_CHANGE_HEIGHTS_PER_S
        shift, moments = 1, self._moments
        while (near := moments[shift:] - moments[:-shift] < _VELOCITY_SECONDS[0] + TIME_TOLERANCE_SECONDS).any():
            is_maximum[shift:] &= ~near | (change[shift:] >= change[:-shift])
            is_maximum[:-shift] &= ~near | (change[:-shift] >= change[shift:])
            shift += 1
        return np.flatnonzero(is_maximum)

    def features(self, columns: Indices, distances: Floats, near_distances: Floats) -> Floats:
        """Return the features of the given columns, (`N_FEATURES`, m).

        They describe velocities, displacements, distances to rackets, and neighbouring candidates.

        Args:
            columns: (m,) columns of the path.
            distances: (n,) distance from the ball to the nearest racket; NaN where unknown.
            near_distances: (n,) the same for rackets of the near side only, already reduced to the minimum over the
                surrounding frames.
        """
        incoming, outgoing = self._incoming[..., columns], self._outgoing[..., columns]
        speeds_before, speeds_after = (
            np.log(np.hypot(v[:, 0], v[:, 1]) + _LOG_SPEED_OFFSET) for v in (incoming, outgoing)
        )
        rows = [*np.log(self._changes[:, columns] + _LOG_SPEED_OFFSET), *(speeds_after - speeds_before)]
        rows += [
            speeds_before[1],
            speeds_after[1],
            *incoming[1:, 1],
            *outgoing[1:, 1],
            np.abs(incoming[1, 0]),
            np.abs(outgoing[1, 0]),
        ]
        velocity_change = outgoing - incoming
        rows += [*velocity_change[1:, 1], *np.abs(velocity_change[1:, 0])]
        rows.append(
            (incoming[1] * outgoing[1]).sum(axis=0) / (np.exp(speeds_before[1] + speeds_after[1]) + _LOG_SPEED_OFFSET)
        )
        height = self._positions[1, columns]
        rows.append(height)
        for shift in _DISPLACEMENT_SECONDS:
            earlier, later = (height - self._at(sign * shift, columns)[1] for sign in (-1, 1))
            rows += [np.clip(earlier * later / _MAX_RETURN_PRODUCT, -1.0, 1.0), earlier, later]
        rackets = np.stack([nearest_around(distances), near_distances, distances])
        rows += [*np.nan_to_num(rackets[:, columns], nan=MAX_RACKET_DISTANCE)]
        rows += [*self._neighbours(columns, -1, rackets[0]), *self._neighbours(columns, 1, rackets[0])]
        found: Floats = np.round(np.nan_to_num(np.stack(rows), nan=0.0), _FEATURE_DECIMALS)
        return found

    def _neighbours(self, columns: Indices, sign: int, distances: Floats) -> Floats:
        """Return features (3, m) of the next clear candidate before (`sign` -1) or after (`sign` 1) each column.

        The rows are its distance in seconds, the logarithm of its change of velocity, and its distance from a racket.
        """
        clear = self.candidates[self.change[self.candidates] > _MIN_CLEAR_CHANGE_HEIGHTS_PER_S]
        found = np.array([[_MAX_NEIGHBOUR_SECONDS], [_LOG_NO_SPEED], [MAX_RACKET_DISTANCE]]).repeat(
            len(columns), axis=1
        )
        if not len(clear):
            return found
        position = np.searchsorted(clear, columns, "left" if sign < 0 else "right") + (-1 if sign < 0 else 0)
        neighbour = clear[np.clip(position, 0, len(clear) - 1)]
        distance = sign * (self._moments[neighbour] - self._moments[columns])
        known = (position >= 0) & (position < len(clear)) & (distance < _MAX_NEIGHBOUR_SECONDS - TIME_TOLERANCE_SECONDS)
        values = np.stack(
            [
                distance,
                np.log(self.change[neighbour] + _LOG_SPEED_OFFSET),
                np.nan_to_num(distances[neighbour], nan=MAX_RACKET_DISTANCE),
            ]
        )
        found[:, known] = values[:, known]
        return found
