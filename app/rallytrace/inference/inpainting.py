"""Positions for gaps in a track, from InpaintNet over overlapping windows."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.inference.ensemble import EvalMode, position_weights
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.session import StopSwitch

_BATCH = 256
"""Windows in a run: InpaintNet is so small that the call itself costs more than a window."""


@dataclass(frozen=True, slots=True)
class Filled:
    """Positions that InpaintNet gave, in the order of their frames.

    Attributes:
        at: indices into the track, int64 (n,).
        positions: float64 (n, 2), x and y in video pixels.
    """

    at: NDArray[np.int64]
    positions: NDArray[np.float64]


def inpaint(
    net: InpaintNet,
    positions: NDArray[np.float64],
    visible: Sequence[bool] | NDArray[np.bool_],
    gaps: Sequence[range],
    video: Size,
    *,
    mode: EvalMode = EvalMode.WEIGHT,
    stop: StopSwitch | None = None,
) -> Filled:
    """Fill gaps of a track; only windows that touch one are run.

    Each frame takes the weighted mean of the windows that held it, at the head and the tail of the track their plain
    mean, as TrackNetV3 does. Its rule that deletes every filled point near the top left corner is not copied: it takes
    true points with it, and the network is not asked where nothing should be filled.

    Args:
        net: the model.
        positions: float64 (n, 2), x and y in video pixels; ignored where not visible.
        visible: whether each of the n consecutive frames has a position.
        gaps: index ranges to fill, ascending; none of their frames is visible.
        video: the size of the video.
        mode: how the windows are weighed.
        stop: ends the run.
    """
    count, length = len(positions), net.file.seq_len
    wanted = np.zeros(count, np.bool_)
    for gap in gaps:
        wanted[gap.start : gap.stop] = True
    at = np.flatnonzero(wanted)
    if at.size == 0:
        return Filled(at, np.empty((0, 2)))
    extent = np.array([video.width, video.height], np.float64)
    known = np.asarray(visible, np.bool_)[:, None]
    padding = max(0, length - count)
    coords = np.pad(np.where(known, np.clip(positions / extent, 0, 1), 0), ((0, padding), (0, 0))).astype(np.float32)
    mask = np.pad(wanted, (0, padding)).astype(np.float32)[:, None]
    given = _blended(net, coords, mask, _touching(gaps, length, len(coords)), mode=mode, stop=stop)
    return Filled(at, given[at] * extent)


def _touching(gaps: Sequence[range], length: int, count: int) -> NDArray[np.int64]:
    """Starts of the windows that hold a frame of some gap."""
    starts = np.zeros(count - length + 1, np.bool_)
    for gap in gaps:
        starts[max(0, gap.start - length + 1) : gap.stop] = True
    return np.flatnonzero(starts)


def _blended(
    net: InpaintNet,
    coords: NDArray[np.float32],
    mask: NDArray[np.float32],
    starts: NDArray[np.int64],
    *,
    mode: EvalMode,
    stop: StopSwitch | None,
) -> NDArray[np.float64]:
    """The windows' positions joined, float64 (n, 2) in [0, 1]; frames that no window held are 0."""
    length, count = net.file.seq_len, len(coords)
    frames = np.arange(count)
    is_edge = (frames < length - 1) | (frames > count - length)
    weights = position_weights(length, mode).astype(np.float64)
    total, weight_sum = np.zeros((count, 2)), np.zeros(count)
    for chunk in np.array_split(starts, -(-len(starts) // _BATCH)):
        held = chunk[:, None] + np.arange(length)
        outputs = net.coordinates(coords[held], mask[held], stop)
        share = np.where(is_edge[held], 1.0, weights)
        np.add.at(total, held, outputs * share[..., None])
        np.add.at(weight_sum, held, share)
    return np.asarray(total / np.maximum(weight_sum, np.finfo(np.float64).tiny)[:, None], dtype=np.float64)
