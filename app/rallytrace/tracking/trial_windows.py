"""Windows of a video for comparing networks: the same for every provider, precision and file of a model."""

import itertools
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.preprocessing import Preprocessor, lay_out
from rallytrace.model_records.network_modes import Decoding
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import Size
from rallytrace.video.background import background_median
from rallytrace.video.reader import VideoReader

_N_BACKGROUND_FRAMES = 15
"""Number of frames for the median background."""


@dataclass(frozen=True, slots=True)
class TrialWindows:
    """Input windows for a network, cut out of a video.

    Attributes:
        windows: float32 (n, channels, height, width).
        starts: The number of the first frame with a heatmap in each window.
        video: The size of the video, to which positions refer.
    """

    windows: NDArray[np.float32]
    starts: tuple[int, ...]
    video: Size

    def first(self, count: int) -> "TrialWindows":
        return TrialWindows(self.windows[:count], self.starts[:count], self.video)


def spread_starts(n_frames: int, seq_len: int, count: int) -> tuple[int, ...]:
    """Return the first frames of disjoint windows spread over a video; one window if the video is too short."""
    n_windows = max(min(count, n_frames // seq_len), 1)
    room = max(n_frames - n_windows * seq_len, 0)
    return tuple(i * seq_len + i * room // max(n_windows - 1, 1) for i in range(n_windows))


def trial_windows(
    file: ModelFile, reader: VideoReader, starts: Sequence[int], sampled_frames: Sequence[range] | None = None
) -> TrialWindows:
    """Cut windows out of a video as `iter_windows` does, and return them all."""
    windows = np.stack(list(iter_windows(file, reader, starts, sampled_frames)))
    return TrialWindows(windows, tuple(start + file.past for start in starts), reader.size)


def iter_windows(
    file: ModelFile, reader: VideoReader, starts: Sequence[int], sampled_frames: Sequence[range] | None = None
) -> Iterator[NDArray[np.float32]]:
    """Yield windows of a video as a run would use them; beyond its end the last frame is repeated.

    Args:
        file: The TrackNet that gets the windows.
        starts: The first frame of each window, in ascending order.
        sampled_frames: The frames that the background is made of; None for all.

    Yields:
        float32 (channels, height, width).
    """
    preprocessor = make_preprocessor(file, reader, sampled_frames)
    leading = preprocessor.leading_planes()
    for start in starts:
        stop = min(start + file.seq_len, reader.n_frames)
        planes = [preprocessor.frame_planes(frame) for frame in reader.frames(start, stop)]
        planes += planes[-1:] * (file.seq_len - len(planes))
        yield lay_out([leading, *planes], family=file.family)


def make_preprocessor(
    file: ModelFile, reader: VideoReader, sampled_frames: Sequence[range] | None = None
) -> Preprocessor:
    """Return the preprocessor of a TrackNet, with the median of sampled frames (None: of all) as background."""
    background = None
    if file.family.needs_background:
        size = None if file.family.subtracts else file.size
        frames = sampled_frames or [range(reader.n_frames)]
        background = background_median(reader, frames, size, file.resize, max_samples=_N_BACKGROUND_FRAMES)
    return Preprocessor(file.size, file.family, file.resize, file.difference, background)


def run_windows(
    tracknet: TrackNet, windows: Iterable[NDArray[np.float32]], stop: StopSwitch | None = None
) -> tuple[NDArray[np.float32], list[float]]:
    """Run windows one at a time, to save memory.

    Returns:
        Heatmaps, float32 (n, output frames, height, width), and the seconds that each window took.

    Raises:
        Cancelled: `stop` was used.
    """
    seconds, heatmaps = [], []
    for window in windows:
        started = time.perf_counter()
        heatmaps.append(tracknet.heatmaps(window[None], stop))
        seconds.append(time.perf_counter() - started)
    return np.concatenate(heatmaps), seconds


def decode_windows(
    heatmaps: NDArray[np.float32], starts: Sequence[int], threshold: float, video: Size
) -> list[Detection]:
    """Find the ball in each heatmap separately.

    Args:
        heatmaps: float32 (n, output frames, height, width); infinite values and NaN count as 0.
        starts: The number of the first frame with a heatmap in each window.
        threshold: The minimum heatmap value of a visible ball.
        video: The size of the video, to which positions refer.
    """
    n_output_frames = heatmaps.shape[1]
    frames = itertools.chain.from_iterable(range(start, start + n_output_frames) for start in starts)
    single_heatmaps = np.nan_to_num(heatmaps.reshape(-1, *heatmaps.shape[2:]), posinf=0, neginf=0)
    return [
        decode_heatmap(frame, heatmap, [heatmap], method=Decoding.CENTROID, threshold=threshold, video=video)
        for frame, heatmap in zip(frames, single_heatmaps, strict=True)
    ]
