"""Fill gaps in a track with InpaintNet over overlapping windows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.ensemble import position_weights
from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.network_modes import EvalMode
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size

_WINDOWS_PER_RUN = 256
"""Number of windows per run. InpaintNet is so small that the overhead of a run exceeds the cost of a window."""

GAP_WINDOWS = "gap_windows"
"""Metadata key for how windows over a gap are joined. Without it the method of TrackNetV3 is used."""
TWO_SIDED = "two-sided"
"""Value of `GAP_WINDOWS` for models that were trained for `_two_sided_views`."""

_MIN_STEPPED_GAP_FRAMES = 11
"""Shortest gap that is also filled through windows of every n-th frame."""
_MAX_UNSTEPPED_GAP_FRAMES = 13
"""Longest gap that is filled through windows of consecutive frames. In a longer gap, sixteen consecutive frames leave
one known frame on a side, which gives no speed."""
_ONE_SIDED_WEIGHT = 0.01
"""Weight of a window that contains only one side of a gap. It matters only if there is no other window."""


@dataclass(frozen=True, slots=True)
class Filled:
    """Positions from InpaintNet, in the order of their frames.

    Attributes:
        frames: indices into the track, int64 (n,).
        positions: x and y in video pixels, float64 (n, 2).
    """

    frames: NDArray[np.int64]
    positions: Floats


@dataclass(frozen=True, slots=True, eq=False)
class _Track:
    """The network's input for consecutive frames.

    Attributes:
        coords: float32 (n, 2) in [0, 1], 0 where unknown.
        known: bool (n,), whether a frame has a position.
        wanted: bool (n,), whether a frame is to be filled.
    """

    coords: NDArray[np.float32]
    known: Flags
    wanted: Flags

    def take_every(self, step: int, phase: int) -> "_Track":
        """Return every n-th frame, starting at frame `phase`."""
        return _Track(self.coords[phase::step], self.known[phase::step], self.wanted[phase::step])

    def pad_to(self, length: int) -> "_Track":
        """Return the track, padded with frames without a ball to at least `length` frames."""
        padding = (0, max(0, length - len(self.coords)))
        return _Track(np.pad(self.coords, (padding, (0, 0))), np.pad(self.known, padding), np.pad(self.wanted, padding))


@dataclass(frozen=True, slots=True, eq=False)
class _GapView:
    """A subsequence of the track for windows over some gaps: every n-th frame, starting at frame `phase`."""

    step: int
    phase: int
    frames: Flags
    """Frames of the whole track that the view contributes to, bool (n,)."""


def is_two_sided(file: ModelFile) -> bool:
    """Return True if the model was trained for windows over both sides of a gap and for every n-th frame."""
    return file.metadata.get(GAP_WINDOWS) == TWO_SIDED


def inpainting_reach(net: InpaintNet, longest: int) -> int:
    """Return how far away a frame can be and still affect a fill, in frames, for gaps of up to `longest` frames."""
    return (net.file.seq_len - 1) * (_frame_step(longest) if is_two_sided(net.file) else 1)


def inpaint(
    net: InpaintNet,
    positions: Floats,
    visible: Sequence[bool] | Flags,
    gaps: Sequence[range],
    video: Size,
    *,
    stop: StopSwitch | None = None,
) -> Filled:
    """Fill gaps of a track. Only windows that overlap a gap are run.

    Each frame gets the weighted mean of its windows, or their plain mean at the start and end of the track, as in
    TrackNetV3. A model with `gap_windows` = `two-sided` runs as described in `_two_sided_views`. TrackNetV3 also
    deletes every filled point near the top left corner. RallyTrace does not, because that deletes correct points too
    and only wanted frames are filled here.

    Args:
        positions: x and y in video pixels, float64 (n, 2); ignored where not visible.
        visible: whether each of the n consecutive frames has a position.
        gaps: index ranges to fill, ascending. None of their frames is visible.
        stop: cancels the run.
    """
    wanted = np.zeros(len(positions), np.bool_)
    for gap in gaps:
        wanted[gap.start : gap.stop] = True
    frames = np.flatnonzero(wanted)
    if frames.size == 0:
        return Filled(frames, np.empty((0, 2)))
    extent = np.array([video.width, video.height], np.float64)
    known = np.asarray(visible, np.bool_)
    coords = np.where(known[:, None], np.clip(positions / extent, 0, 1), 0).astype(np.float32)
    track = _Track(coords, known, wanted)
    given = _fill_two_sided(net, track, gaps, stop) if is_two_sided(net.file) else _blend(net, track, stop)
    return Filled(frames, given[frames] * extent)


def _blend(net: InpaintNet, track: _Track, stop: StopSwitch | None) -> Floats:
    """Return the positions joined as in TrackNetV3, float64 (n, 2) in [0, 1]; 0 without a window."""
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


def _fill_two_sided(net: InpaintNet, track: _Track, gaps: Sequence[range], stop: StopSwitch | None) -> Floats:
    """Return each frame's mean over its views, float64 (n, 2) in [0, 1]. Windows with more known frames weigh more."""
    total, views = np.zeros((len(track.coords), 2)), np.zeros(len(track.coords))
    for view in _two_sided_views(gaps, len(track.coords)):
        subsequence = track.take_every(view.step, view.phase)
        needed = view.frames[view.phase :: view.step]
        if not needed.any():
            continue
        seen = np.zeros((max(len(needed), net.file.seq_len), 2))
        weight_sum = np.zeros(len(seen))
        for held, known, outputs in _windows(net, subsequence, needed, stop):
            known_before = known.cumsum(axis=1)
            weaker = np.minimum(known_before, known_before[:, -1:] - known_before)
            share = (weaker + _ONE_SIDED_WEIGHT) ** 2
            np.add.at(seen, held, outputs * share[..., None])
            np.add.at(weight_sum, held, share)
        positions = np.flatnonzero(needed)
        total[view.phase + positions * view.step] += _mean(seen, weight_sum)[positions]
        views[view.phase + positions * view.step] += 1
    return _mean(total, views)


def _two_sided_views(gaps: Sequence[range], count: int) -> Iterator[_GapView]:
    """Choose the windows for each gap.

    Most windows of sixteen frames contain one side of a long gap, and the network can only guess. So only windows with
    both sides should count, weighted by the number of known frames on the side with fewer. If sixteen consecutive
    frames leave few known ones on either side, every n-th frame is used as well, which looks like the same flight
    filmed at a lower rate. Measured by models/studies/compare_fills.py; models/inpaintnet.md has the figures.
    """
    steps: dict[int, list[range]] = {}
    for gap in gaps:
        if len(gap) <= _MAX_UNSTEPPED_GAP_FRAMES:
            steps.setdefault(1, []).append(gap)
        if len(gap) >= _MIN_STEPPED_GAP_FRAMES:
            steps.setdefault(_frame_step(len(gap)), []).append(gap)
    for step, chosen in sorted(steps.items()):
        frames = np.zeros(count, np.bool_)
        for gap in chosen:
            frames[gap.start : gap.stop] = True
        for phase in range(step):
            yield _GapView(step, phase, frames)


def _frame_step(gap: int) -> int:
    return max(2, -(-gap // 8))


def _windows(
    net: InpaintNet, track: _Track, needed: Flags, stop: StopSwitch | None
) -> Iterator[tuple[NDArray[np.int64], Flags, NDArray[np.float32]]]:
    """Run the windows that contain a frame of `needed`, bool (n,). Yield their frames, known flags and positions."""
    length = net.file.seq_len
    padded = track.pad_to(length)
    count = len(padded.coords)
    starts = np.zeros(count - length + 1, np.bool_)
    for frame in np.flatnonzero(needed):
        starts[max(0, frame - length + 1) : frame + 1] = True
    mask = padded.wanted.astype(np.float32)[:, None]
    chosen = np.flatnonzero(starts)
    for chunk in np.array_split(chosen, -(-len(chosen) // _WINDOWS_PER_RUN)):
        held = chunk[:, None] + np.arange(length)
        yield held, padded.known[held], net.coordinates(padded.coords[held], mask[held], stop)


def _mean(total: Floats, weight_sum: Floats) -> Floats:
    return np.asarray(total / np.maximum(weight_sum, np.finfo(np.float64).tiny)[:, None], dtype=np.float64)
