"""What is drawn of a track around one frame: a handful of spots, however long the video is."""

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Source
from rallytrace.domain.track import ROW, SOURCES, Layer, Rows, State, Track, plain_rows

ALL_LAYERS: Final = frozenset(Layer)
_FAR: Final = 1.0
"""What another layer says is drawn where it lies farther than so many video pixels from the point that counts."""


class PointKind(enum.IntEnum):
    """Whose word a spot is, which decides its colour and shape; a line between two takes the larger one's."""

    PREDICTED = 0
    HUMAN = 1
    INPAINTED = 2
    INTERPOLATED = 3


KINDS: Final = {
    Source.PREDICTED: PointKind.PREDICTED,
    Source.INPAINTED: PointKind.INPAINTED,
    Source.INTERPOLATED: PointKind.INTERPOLATED,
    Source.IMPORTED: PointKind.PREDICTED,
    Source.HUMAN: PointKind.HUMAN,
}


@dataclass(frozen=True, slots=True)
class Spot:
    """A position to be drawn.

    Attributes:
        frame: whose it is.
        x: column in video pixels.
        y: row in video pixels.
        kind: whose word it is.
        occluded: whether the ball is not to be seen there.
        joined: whether a line leads to it from the frame before.
    """

    frame: int
    x: float
    y: float
    kind: PointKind
    occluded: bool
    joined: bool = False


def trail(track: Track, frames: range, layers: frozenset[Layer] = ALL_LAYERS) -> list[Spot]:
    """The path over some frames, of each the topmost of the layers; lines never cross a cut or a missing frame."""
    first, stop = max(frames.start, 0), min(frames.stop, track.n_frames)
    if first >= stop:
        return []
    rows, placed = _topmost(track, first, stop, layers)
    cuts = track.layer(Layer.PREDICTED)["begins_scene"][first:stop]
    joined = np.zeros(len(rows), np.bool_)
    joined[1:] = placed[1:] & placed[:-1] & ~cuts[1:]
    return [_spot(first + at, rows[at], joined=bool(joined[at])) for at in np.flatnonzero(placed).tolist()]


def others(track: Track, frame: int, spot: Spot | None, layers: frozenset[Layer] = ALL_LAYERS) -> list[Spot]:
    """What the layers say of a frame where that is somewhere else than the spot that counts, if there is one."""
    said = []
    for layer in sorted(layers):
        rows = track.layer(layer)[frame : frame + 1]
        if len(rows) and _placed(rows)[0]:
            said.append(_spot(frame, rows[0], joined=False))
    return [other for other in said if spot is None or np.hypot(other.x - spot.x, other.y - spot.y) > _FAR]


def spot_at(track: Track, frame: int, layers: frozenset[Layer] = ALL_LAYERS) -> Spot | None:
    """The spot of one frame; None where the layers give it no position."""
    return next(iter(trail(track, range(frame, frame + 1), layers)), None)


def _topmost(track: Track, first: int, stop: int, layers: frozenset[Layer]) -> tuple[Rows, NDArray[np.bool_]]:
    if layers == ALL_LAYERS:
        rows = track.shown(first, stop)
    else:
        rows = np.zeros(stop - first, ROW)
        for layer in sorted(layers):
            over = plain_rows(track.layer(layer)[first:stop])
            said = over["state"] != State.UNSET
            rows[said] = over[said]
    return rows, _placed(rows)


def _placed(rows: Rows) -> NDArray[np.bool_]:
    known = (rows["x"] != 0) | (rows["y"] != 0)
    return np.asarray((rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known), np.bool_)


def _spot(frame: int, row: np.void, *, joined: bool) -> Spot:
    kind = KINDS[SOURCES[int(row["source"])]]
    return Spot(frame, float(row["x"]), float(row["y"]), kind, bool(row["state"] == State.OCCLUDED), joined)
