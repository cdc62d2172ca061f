"""Positions for gaps in a track, from InpaintNet over overlapping windows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.geometry import Size
from rallytrace.inference.ensemble import EvalMode, position_weights
from rallytrace.inference.model_file import ModelFile
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.stop_switch import StopSwitch

_BATCH = 256
"""Windows in a run: InpaintNet is so small that the call itself costs more than a window."""

GAP_WINDOWS = "gap_windows"
"""Metadata key: how the windows over a gap are joined. Without it, as TrackNetV3 does."""
TWO_SIDED = "two-sided"
"""Its value for models that were trained for `_two_sided_views`."""

_APART_FROM = 11
"""Gaps of this many frames and more are also filled through windows of every second frame."""
_CLOSE_UP_TO = 13
"""Longer gaps are filled through these only: sixteen frames in a row leave one known frame on a side, without speed."""
_ONE_SIDED = 0.01
"""What a window that sees one side of a gap counts for: something, where there is no other."""


@dataclass(frozen=True, slots=True)
class Filled:
    """Positions that InpaintNet gave, in the order of their frames.

    Attributes:
        at: indices into the track, int64 (n,).
        positions: float64 (n, 2), x and y in video pixels.
    """

    at: NDArray[np.int64]
    positions: Floats


@dataclass(frozen=True, slots=True, eq=False)
class _Track:
    """The network's input for consecutive frames: known positions, and which are asked for.

    Attributes:
        coords: float32 (n, 2) in [0, 1], 0 where unknown.
        known: bool (n,).
        wanted: bool (n,), the frames to fill.
    """

    coords: NDArray[np.float32]
    known: Flags
    wanted: Flags

    def every(self, step: int, phase: int) -> "_Track":
        """Every n-th frame, from frame `phase` on."""
        return _Track(self.coords[phase::step], self.known[phase::step], self.wanted[phase::step])

    def at_least(self, length: int) -> "_Track":
        """The same, with frames without a ball after it until it is as long as a window."""
        padding = (0, max(0, length - len(self.coords)))
        return _Track(np.pad(self.coords, (padding, (0, 0))), np.pad(self.known, padding), np.pad(self.wanted, padding))


@dataclass(frozen=True, slots=True, eq=False)
class _GapView:
    """The frames that windows over some gaps are made of: every n-th frame of the track, from frame `phase` on."""

    step: int
    phase: int
    frames: Flags
    """bool (n,): the frames of the whole track that it has a say in."""


def two_sided(file: ModelFile) -> bool:
    """Whether the model was trained for windows that see both sides of a gap, and every second frame."""
    return file.metadata.get(GAP_WINDOWS) == TWO_SIDED


def reach(net: InpaintNet, longest: int) -> int:
    """How many frames from a frame lies the farthest one that can change what it is given, in gaps up to `longest`."""
    return (net.file.seq_len - 1) * (_step_over(longest) if two_sided(net.file) else 1)


def inpaint(
    net: InpaintNet,
    positions: Floats,
    visible: Sequence[bool] | Flags,
    gaps: Sequence[range],
    video: Size,
    *,
    stop: StopSwitch | None = None,
) -> Filled:
    """Fill gaps of a track; only windows that touch one are run.

    Each frame takes the weighted mean of the windows that held it, at the head and the tail of the track their plain
    mean, as TrackNetV3 does; a model that says `gap_windows` = `two-sided` is asked as `_two_sided_views` explains.
    TrackNetV3's rule that deletes every filled point near the top left corner is not copied: it takes true points with
    it, and the network is not asked where nothing should be filled.

    Args:
        positions: float64 (n, 2), x and y in video pixels; ignored where not visible.
        visible: whether each of the n consecutive frames has a position.
        gaps: index ranges to fill, ascending; none of their frames is visible.
        video: the size of the video.
    """
    wanted = np.zeros(len(positions), np.bool_)
    for gap in gaps:
        wanted[gap.start : gap.stop] = True
    at = np.flatnonzero(wanted)
    if at.size == 0:
        return Filled(at, np.empty((0, 2)))
    extent = np.array([video.width, video.height], np.float64)
    known = np.asarray(visible, np.bool_)
    coords = np.where(known[:, None], np.clip(positions / extent, 0, 1), 0).astype(np.float32)
    track = _Track(coords, known, wanted)
    given = _two_sided(net, track, gaps, stop) if two_sided(net.file) else _blended(net, track, stop)
    return Filled(at, given[at] * extent)


def _blended(net: InpaintNet, track: _Track, stop: StopSwitch | None) -> Floats:
    """The windows' positions joined as TrackNetV3 joins them, float64 (n, 2) in [0, 1]; 0 in frames no window held."""
    length = net.file.seq_len
    count = max(len(track.coords), length)
    frames = np.arange(count)
    is_edge = (frames < length - 1) | (frames > count - length)
    weights = position_weights(length, EvalMode.WEIGHT).astype(np.float64)
    total, weight_sum = np.zeros((count, 2)), np.zeros(count)
    for held, _, outputs in _windows(net, track, track.wanted, stop):
        share = np.where(is_edge[held], 1.0, weights)
        np.add.at(total, held, outputs * share[..., None])
        np.add.at(weight_sum, held, share)
    return _mean(total, weight_sum)[: len(track.coords)]


def _two_sided(net: InpaintNet, track: _Track, gaps: Sequence[range], stop: StopSwitch | None) -> Floats:
    """Each frame's mean over its views, float64 (n, 2) in [0, 1]; within a view, windows that see more count more."""
    total, views = np.zeros((len(track.coords), 2)), np.zeros(len(track.coords))
    for view in _two_sided_views(gaps, len(track.coords)):
        part = track.every(view.step, view.phase)
        asked = view.frames[view.phase :: view.step]
        if not asked.any():
            continue
        seen = np.zeros((max(len(asked), net.file.seq_len), 2))
        weight_sum = np.zeros(len(seen))
        for held, known, outputs in _windows(net, part, asked, stop):
            before = known.cumsum(axis=1)
            weaker = np.minimum(before, before[:, -1:] - before)
            share = (weaker + _ONE_SIDED) ** 2
            np.add.at(seen, held, outputs * share[..., None])
            np.add.at(weight_sum, held, share)
        own = np.flatnonzero(asked)
        total[view.phase + own * view.step] += _mean(seen, weight_sum)[own]
        views[view.phase + own * view.step] += 1
    return _mean(total, views)


def _two_sided_views(gaps: Sequence[range], count: int) -> Iterator[_GapView]:
    """Which windows each gap is filled by.

    Over a window's sixteen frames most windows see one side of a long gap, and guess; only those that see both sides
    should count, the more the farther they see on the poorer side. Where sixteen frames in a row leave little on
    either side, every second frame is looked at as well: the same flight, filmed at half the rate. Measured by
    models/studies/compare_fills.py; models/inpaintnet.md has the figures.
    """
    steps: dict[int, list[range]] = {}
    for gap in gaps:
        if len(gap) <= _CLOSE_UP_TO:
            steps.setdefault(1, []).append(gap)
        if len(gap) >= _APART_FROM:
            steps.setdefault(_step_over(len(gap)), []).append(gap)
    for step, chosen in sorted(steps.items()):
        frames = np.zeros(count, np.bool_)
        for gap in chosen:
            frames[gap.start : gap.stop] = True
        for phase in range(step):
            yield _GapView(step, phase, frames)


def _step_over(gap: int) -> int:
    """The distance between the frames of a window over a long gap."""
    return max(2, -(-gap // 8))


def _windows(
    net: InpaintNet, track: _Track, asked: Flags, stop: StopSwitch | None
) -> Iterator[tuple[NDArray[np.int64], Flags, NDArray[np.float32]]]:
    """Run the windows that hold a frame of `asked`, bool (n,): their frames, which are known, and positions."""
    length = net.file.seq_len
    padded = track.at_least(length)
    count = len(padded.coords)
    starts = np.zeros(count - length + 1, np.bool_)
    for at in np.flatnonzero(asked):
        starts[max(0, at - length + 1) : at + 1] = True
    mask = padded.wanted.astype(np.float32)[:, None]
    chosen = np.flatnonzero(starts)
    for chunk in np.array_split(chosen, -(-len(chosen) // _BATCH)):
        held = chunk[:, None] + np.arange(length)
        yield held, padded.known[held], net.coordinates(padded.coords[held], mask[held], stop)


def _mean(total: Floats, weight_sum: Floats) -> Floats:
    return np.asarray(total / np.maximum(weight_sum, np.finfo(np.float64).tiny)[:, None], dtype=np.float64)
