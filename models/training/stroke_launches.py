"""Compute how the shuttle leaves the racket in labelled rallies, as the program would measure it.

A stroke's launch follows from the places of its contact and the next, the time between them, and their heights, by the
laws of flight. ShuttleSet says of heights only whether a contact is above the net, so they are drawn at random around
those that are usual for the stroke. Launches found in broadcast clips are similar in each group, though smashes are
found about six degrees steeper.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from models.studies.shuttleset import LabelledRally
from rallytrace.analysis.shots.ball import aim_shots
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import StrokeGroup

_USUAL_M: Final = {
    StrokeGroup.SMASH: (2.6, 1.6),
    StrokeGroup.CLEAR: (2.5, 1.4),
    StrokeGroup.LIFT: (1.7, 0.6),
    StrokeGroup.NET: (1.6, 0.8),
    StrokeGroup.DROP: (2.35, 1.4),
    StrokeGroup.DRIVE: (1.9, 1.2),
    StrokeGroup.PUSH: (1.75, 1.25),
    StrokeGroup.SHORT_SERVICE: (0.9, 0.9),
    StrokeGroup.LONG_SERVICE: (0.9, 0.9),
}
"""Usual height of a contact above the top of the net, and below it."""
_SPREAD_M: Final = 0.3
_SECONDS: Final = 0.1, 4.0
"""Shortest and longest shot whose launch is computed."""
_ELEVATION_NOISE_DEG, _SPEED_NOISE = 4.0, 0.15
"""Errors of measured launches, one standard deviation; that of the speed as a share."""
_UNKNOWN, _WRONG = 0.06, 0.05
"""The shares of launches that are not measured, and of those that have nothing to do with the stroke."""


def add_launches(rallies: Sequence[LabelledRally], rng: np.random.Generator) -> list[LabelledRally]:
    """Return the rallies with launches, without errors of measurement. Launches that were measured are kept.

    The launch of a stroke after which nothing is known, such as the last of a rally, is that of another stroke of its
    group from about as deep in the court. It is unknown for strokes of an unknown group.
    """
    groups = np.concatenate([rally.groups for rally in rallies])
    depths = np.concatenate([np.abs(rally.strokes.hitter[:, 1]) for rally in rallies])
    measured = np.concatenate([rally.strokes.launch for rally in rallies])
    launches = _borrow(_computed(rallies, groups, rng), groups, depths, rng)
    launches = np.where(np.isnan(measured), launches, measured)
    ends = np.cumsum([len(rally.strokes) for rally in rallies])
    return [
        replace(rally, strokes=replace(rally.strokes, launch=launch))
        for rally, launch in zip(rallies, np.split(launches, ends[:-1]), strict=True)
    ]


def blur_launches(launches: Floats, rng: np.random.Generator) -> Floats:
    """Return launches (n, 2) with the errors of measured ones."""
    n = len(launches)
    speeds = launches[:, 0] * np.exp(rng.normal(0, _SPEED_NOISE, n))
    found = np.column_stack([speeds, launches[:, 1] + rng.normal(0, _ELEVATION_NOISE_DEG, n)])
    wrong = rng.random(n) < _WRONG
    found[wrong] = np.column_stack([np.exp(rng.normal(3.0, 0.8, n)), rng.normal(15, 25, n)])[wrong]
    found[rng.random(n) < _UNKNOWN] = np.nan
    return found


def _computed(rallies: Sequence[LabelledRally], groups: Indices, rng: np.random.Generator) -> Floats:
    """Return speed and elevation (n, 2) of all strokes; NaN where the flight is unknown."""
    usual = np.array([_USUAL_M[group] for group in StrokeGroup])
    low = np.nan_to_num(np.concatenate([rally.strokes.low for rally in rallies])).astype(np.intp)
    heights = np.maximum(0.1, usual[groups, low] + rng.normal(0, _SPREAD_M, len(groups)))
    places = np.concatenate([_contacts(rally) for rally in rallies])
    starts = np.column_stack([places, heights])
    seconds = np.concatenate([np.append(np.diff(rally.strokes.times), np.nan) for rally in rallies])
    ends = np.roll(starts, -1, axis=0)
    launches = np.full((len(starts), 2), np.nan)
    known = np.isfinite(starts).all(1) & np.isfinite(ends).all(1) & (groups >= 0)
    known &= (seconds > _SECONDS[0]) & (seconds < _SECONDS[1])
    drag = np.full(np.count_nonzero(known), SPORTS[Sport.BADMINTON].ball.drag)
    flown = aim_shots(starts[known], ends[known], seconds[known], drag)
    east, north, up = flown.velocities[0].T
    level = np.hypot(east, north)
    launches[known] = np.column_stack([np.hypot(level, up), np.degrees(np.arctan2(up, level))])
    return launches


def _contacts(rally: LabelledRally) -> Floats:
    strokes = rally.strokes
    return np.where(np.isnan(strokes.contact), strokes.hitter, strokes.contact)


def _borrow(launches: Floats, groups: Indices, depths: Floats, rng: np.random.Generator) -> Floats:
    """Return the launches, with each missing one replaced by that of a stroke of the same group and similar depth."""
    lent = launches.copy()
    for group in range(len(StrokeGroup)):
        own = np.flatnonzero((groups == group) & np.isfinite(depths))
        givers = own[np.isfinite(launches[own, 0])]
        if not len(givers):
            continue
        givers = givers[np.argsort(depths[givers])]
        takers = own[np.isnan(launches[own, 0])]
        near = np.searchsorted(depths[givers], depths[takers]) + rng.integers(-50, 51, len(takers))
        lent[takers] = launches[givers[np.clip(near, 0, len(givers) - 1)]]
    return lent
