"""Kinks of a path: where a ball that bounces in play may have been hit, or have met the floor; and their features."""

from typing import Final

import numpy as np

from rallytrace.analysis.events.rackets import FARTHEST, nearest_around
from rallytrace.track.arrays import Floats, Indices

_LONGEST_GAP: Final = 0.3
"""Seconds without a ball that are bridged by a line."""
_WAYS: Final = (2 / 30, 4 / 30, 8 / 30)
"""Seconds of the mean velocities before and after a frame."""
_LEAST_CHANGE: Final = 0.15
"""Of the velocity, in heights of the picture a second; a smaller one is no kink."""
_CLEAR: Final = 0.3
"""Change of the velocity at a kink that counts as a neighbour."""
_NEIGHBOURS: Final = 2.0
"""Seconds within which the kinks before and after count."""
_RETURNS: Final = (0.2, 0.4, 0.8)
"""Seconds of the ways up and down the picture before and after a frame."""
_LARGEST_RETURN: Final = 0.05
"""A larger product of these ways, in heights of the picture, counts as this one."""
_SLOW: Final = 0.05
"""Added to speeds before their logarithm, in heights of the picture a second."""
_SCENE: Final = 1000.0
"""Seconds put between scenes: nothing reaches across a cut."""
N_FEATURES: Final = 38
TIE: Final = 1e-6
"""Rounding error of frame times, in seconds."""
_DIGITS: Final = 6
"""Of what is compared: a part of a path has the same, though its times are summed otherwise."""
_GONE: Final = np.log(_SLOW)


class ContactCandidates:
    """A path in heights of the picture, with short gaps bridged.

    Args:
        path: (2, n), NaN without a ball.
        seconds: (n,).
        scenes: first columns of scenes, ascending.

    Attributes:
        change: (n,) of the velocity, heights a second; NaN where it is unknown.
        kinks: columns where that is largest around, ascending.
    """

    def __init__(self, path: Floats, seconds: Floats, scenes: Indices) -> None:
        self._moments = seconds + _SCENE * np.searchsorted(scenes, np.arange(len(seconds)), "right")
        seen = np.isfinite(path[0])
        self._times, self._points = self._moments[seen], path[:, seen]
        self._places = self._at(0.0)
        self._incoming, self._outgoing = self._velocities(-1), self._velocities(1)
        changes = self._outgoing - self._incoming
        self._changes = np.round(np.hypot(changes[:, 0], changes[:, 1]), _DIGITS)
        self.change = self._changes[1]
        self.kinks = self._find_kinks()

    def _at(self, shift: float, columns: Indices | slice = slice(None)) -> Floats:
        """The places (2, n) some seconds later, or those of some columns, NaN where unknown."""
        moments, times = self._moments[columns] + shift, self._times
        found = np.full((2, len(moments)), np.nan)
        if len(times) < 2:
            return found
        right = np.clip(np.searchsorted(times, moments - TIE), 1, len(times) - 1)
        left = right - 1
        share = (moments - times[left]) / (times[right] - times[left])
        known = (times[right] - times[left] <= _LONGEST_GAP + TIE) & (share > -TIE) & (share < 1 + TIE)
        known |= (np.abs(moments - times[right]) < TIE) | (np.abs(moments - times[left]) < TIE)
        places = self._points[:, left] * (1 - share) + self._points[:, right] * share
        found[:, known] = places[:, known]
        return found

    def _velocities(self, sign: int) -> Floats:
        """(3, 2, n) mean velocities before or after each column; a way that leaves the path is as long as known."""
        found: list[Floats] = []
        for way in _WAYS:
            velocity = sign * (self._at(sign * way) - self._places) / way
            found.append(np.where(np.isfinite(velocity), velocity, found[-1]) if found else velocity)
        return np.stack(found)

    def _find_kinks(self) -> Indices:
        change = np.nan_to_num(self.change, nan=0.0)
        is_kink = change > _LEAST_CHANGE
        shift, moments = 1, self._moments
        while (near := moments[shift:] - moments[:-shift] < _WAYS[0] + TIE).any():
            is_kink[shift:] &= ~near | (change[shift:] >= change[:-shift])
            is_kink[:-shift] &= ~near | (change[:-shift] >= change[shift:])
            shift += 1
        return np.flatnonzero(is_kink)

    def features(self, columns: Indices, distances: Floats, near_distances: Floats) -> Floats:
        """What tells hits and bounces apart at some columns, (`N_FEATURES`, m): velocities, ways, rackets, neighbours.

        Args:
            distances: (n,) of the ball to the nearest racket, NaN where unknown.
            near_distances: likewise of the near side, the least of the frames around.
        """
        incoming, outgoing = self._incoming[..., columns], self._outgoing[..., columns]
        speeds_before, speeds_after = (np.log(np.hypot(v[:, 0], v[:, 1]) + _SLOW) for v in (incoming, outgoing))
        rows = [*np.log(self._changes[:, columns] + _SLOW), *(speeds_after - speeds_before)]
        rows += [
            speeds_before[1],
            speeds_after[1],
            *incoming[1:, 1],
            *outgoing[1:, 1],
            np.abs(incoming[1, 0]),
            np.abs(outgoing[1, 0]),
        ]
        turn = outgoing - incoming
        rows += [*turn[1:, 1], *np.abs(turn[1:, 0])]
        rows.append((incoming[1] * outgoing[1]).sum(axis=0) / (np.exp(speeds_before[1] + speeds_after[1]) + _SLOW))
        height = self._places[1, columns]
        rows.append(height)
        for shift in _RETURNS:
            earlier, later = (height - self._at(sign * shift, columns)[1] for sign in (-1, 1))
            rows += [np.clip(earlier * later / _LARGEST_RETURN, -1.0, 1.0), earlier, later]
        rackets = np.stack([nearest_around(distances), near_distances, distances])
        rows += [*np.nan_to_num(rackets[:, columns], nan=FARTHEST)]
        rows += [*self._neighbours(columns, -1, rackets[0]), *self._neighbours(columns, 1, rackets[0])]
        found: Floats = np.round(np.nan_to_num(np.stack(rows), nan=0.0), _DIGITS)
        return found

    def _neighbours(self, columns: Indices, sign: int, distances: Floats) -> Floats:
        """(3, m) seconds to the next clear kink before or after, its change, and the racket's distance there."""
        clear = self.kinks[self.change[self.kinks] > _CLEAR]
        found = np.array([[_NEIGHBOURS], [_GONE], [FARTHEST]]).repeat(len(columns), axis=1)
        if not len(clear):
            return found
        place = np.searchsorted(clear, columns, "left" if sign < 0 else "right") + (-1 if sign < 0 else 0)
        neighbour = clear[np.clip(place, 0, len(clear) - 1)]
        distance = sign * (self._moments[neighbour] - self._moments[columns])
        known = (place >= 0) & (place < len(clear)) & (distance < _NEIGHBOURS - TIE)
        values = np.stack(
            [distance, np.log(self.change[neighbour] + _SLOW), np.nan_to_num(distances[neighbour], nan=FARTHEST)]
        )
        found[:, known] = values[:, known]
        return found
