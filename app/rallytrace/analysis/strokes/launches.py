"""Measure how the ball leaves the racket: speed and elevation just after each hit, fitted in space to the path."""

from typing import Final

import numpy as np

from rallytrace.analysis.shots.single_shot_fit import ShotFits, fit_guessed_shots, view_shots
from rallytrace.analysis.shots.trajectory_fit import FIT_WIDTH_PX
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.court_views import CourtViews
from rallytrace.track.match_setup import FAR_END
from rallytrace.track.sports import SPORTS

LAST_SHOT_SECONDS: Final = 0.4
"""Length of the path that counts after the last hit of a rally if no event follows it."""
_MIN_POSITIONS: Final = 5
"""A shot needs this many positions."""
_MAX_MISS_SHARE: Final = 7.0 / FIT_WIDTH_PX
"""Largest mean distance between positions and fit, as a share of the picture's width."""
_FEET_SPREAD_M, _UNSEEN_SPREAD_M, _FLOOR_SPREAD_M = 0.8, 3.0, 50.0
"""Standard deviation of the guessed distance of a shot's end from the net: near a player's feet, without a player, and
on the floor.
"""
_USUAL_DEPTH_LENGTHS: Final = 0.3
"""Usual distance of a player from the net, in lengths of the court."""


def measure_launches(seen: RallyStrokes, path: Floats, first: int, seconds: Floats, views: CourtViews) -> Floats:
    """Return the speed in m/s and the elevation in degrees just after each hit, (n, 2); NaN where unknown.

    The elevation is negative if the ball flies downwards. Each shot is fitted from its hitter to the next event.

    Args:
        seen: strokes of a rally, of a sport whose ball does not bounce.
        path: (2, n) ball positions in video pixels from frame `first` on, NaN where there is none.
        seconds: time of each frame of the video.
        views: courts of the frames.
    """
    launches = np.full((len(seen.frames), 2), np.nan)
    view = seen.rally.events[0].frame
    court, camera, known = views.at(view), views.camera(view), np.flatnonzero(np.isfinite(path[0]))
    if court is None or camera is None or len(known) < _MIN_POSITIONS:
        return launches
    frames = first + known
    pixels = views.show_in(view, frames, path[:, known].T)
    spans, floors = _spans(seen, float(seconds[first + path.shape[1] - 1]))
    record = SPORTS[court.sport]
    fits = fit_guessed_shots(
        shots := view_shots(pixels, seconds[frames], spans, floors, camera),
        _guesses(seen, floors[:, 1], _USUAL_DEPTH_LENGTHS * record.court.length),
        camera,
        record.court,
        record.ball,
    )
    found = _launches_of(fits)
    is_known = shots.totals >= _MIN_POSITIONS
    is_known &= fits.misses <= _MAX_MISS_SHARE * camera.size[0]
    is_known &= found[:, 0] <= record.ball.fastest
    launches[is_known] = found[is_known]
    return launches


def _spans(seen: RallyStrokes, end: float) -> tuple[Floats, Flags]:
    """Return start and end of each shot in seconds, (n, 2), and whether each is on the floor, (n, 2)."""
    events = seen.rally.events
    spans, floors = [], []
    for k, event in enumerate(events):
        if event.is_hit:
            start, is_last = float(seen.rally.seconds[k]), k + 1 == len(events)
            stop = min(start + LAST_SHOT_SECONDS, end) if is_last else float(seen.rally.seconds[k + 1])
            spans.append((start, stop))
            floors.append((False, not is_last and not events[k + 1].is_hit))
    return np.array(spans), np.array(floors)


def _guesses(seen: RallyStrokes, on_floor: Flags, usual: float) -> tuple[Floats, Floats]:
    """Return the guessed positions of starts and ends along the court, (n, 2), and their standard deviations, (n, 2).

    Args:
        on_floor: (n,) whether each shot ends on the floor.
        usual: usual distance of a player from the net, in metres.
    """
    signs = np.array([1.0 if side == FAR_END else -1.0 for side in seen.sides])
    starts = seen.sequence.hitter[:, 1]
    start_spreads = np.where(np.isnan(starts), _UNSEEN_SPREAD_M, _FEET_SPREAD_M)
    starts = np.where(np.isnan(starts), usual * signs, starts)
    # A shot between two hits of one side ends at a hit that was missed.
    is_met = np.append(signs[1:] != signs[:-1], False)
    ends = np.where(is_met, np.append(starts[1:], 0.0), -usual * signs)
    end_spreads = np.where(is_met, np.append(start_spreads[1:], 0.0), _UNSEEN_SPREAD_M)
    end_spreads = np.where(on_floor, _FLOOR_SPREAD_M, end_spreads)
    return np.stack([starts, ends], axis=1), np.stack([start_spreads, end_spreads], axis=1)


def _launches_of(fits: ShotFits) -> Floats:
    east, north, up = fits.velocities.T
    level = np.hypot(east, north)
    return np.stack([np.hypot(level, up), np.degrees(np.arctan2(up, level))], axis=1)
