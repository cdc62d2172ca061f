"""Faint sights: where TrackNet would have seen the ball, had less been asked of it."""

from dataclasses import dataclass
from typing import Final

from rallytrace.domain.detections import Source
from rallytrace.domain.track import SOURCES, Layer, State, Track

LEAST_PEAK: Final = 0.1
"""A lower peak is no hint. In venues that the network never saw, of the highest peaks of frames in which it saw no ball
and a person did, 38 % of those between this and 0.15 were within 10 px of it, and 56 % of those between 0.15 and 0.2
(`models/training/held_out`); of those below, 18 %."""


@dataclass(frozen=True, slots=True)
class FaintSight:
    """A peak of the heatmap that is too low to count.

    Attributes:
        x: column in video pixels.
        y: row in video pixels.
        peak: its height, 0 to 1.
    """

    x: float
    y: float
    peak: float


def faint_sight(track: Track, frame: int) -> FaintSight | None:
    """Where the ball may be in a frame in which TrackNet found none, and nothing else has placed it.

    Returns:
        The highest peak; None where it is too low, where a position is shown, or where a person or imported labels
        have spoken.
    """
    if frame >= track.n_frames or track.layer(Layer.HUMAN)[frame]["state"] != State.UNSET:
        return None
    shown, seen = track.shown(frame, frame + 1)[0], track.layer(Layer.PREDICTED)[frame]
    own = SOURCES[int(shown["source"])] is Source.PREDICTED and shown["state"] == State.NO_BALL
    if not own or seen["confidence"] < LEAST_PEAK:
        return None
    return FaintSight(float(seen["peak_x"]), float(seen["peak_y"]), float(seen["confidence"]))
