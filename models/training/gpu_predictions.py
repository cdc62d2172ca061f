"""Tracking labelled rallies on a GPU, as `predict_held_out.py` does on processors, in seconds.

Processes decode the videos beforehand, and read the heatmaps afterwards; in between only the network runs.
"""

import hashlib
import multiprocessing
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from models.training.export import SECOND_LOOK, SIZES, load_weights
from models.training.predictions import Prediction
from models.training.rallies import Rally
from models.training.rounding import load_rounded
from rallytrace.analysis.flight_check import EVIDENCE_FROM
from rallytrace.errors import AppError
from rallytrace.inference.ensemble import Ensemble, JoinedFrame
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.model_records.network_modes import Decoding, EvalMode
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.background import plan_scenes
from rallytrace.video.reader import VideoReader

LENGTH = 8
"""Frames in a window."""
_BATCH = 16
"""Windows run at once."""

Network = Callable[[Tensor], Tensor]
"""Logits (n, L, h / 2, w / 2) of windows (n, 3 (1 + L), h, w) in [0, 1]."""


def predict_on_gpu(
    rallies: Sequence[Rally],
    weights: Path,
    cache: Path,
    *,
    size: Size = SIZES["tracknet"],
    processes: int | None = None,
) -> list[Prediction]:
    """Track rallies by weights, with second looks, without inpainting.

    Args:
        rallies: to track.
        weights: weights.pt of a training, or a file of `train_rounding.py`.
        cache: folder for decoded frames, 1 MB each.
        size: of the network's input.
        processes: that decode and read heatmaps; 0 for none (default: one for each core).

    Raises:
        AppError: a video or the weights cannot be read.
    """
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    network = _load(weights).to(device).eval()
    cache.mkdir(parents=True, exist_ok=True)
    sha256 = hashlib.sha256(weights.read_bytes()).hexdigest()
    with _readers(processes) as readers:
        clips = [readers.submit(decode_clip, rally, size, cache) for rally in rallies]
        loaded = ((clip, load_pictures(clip, device)) for clip in (one.result() for one in clips))
        return [one.result() for one in list(predict_clips(network, loaded, sha256, readers, cache))]


def _load(weights: Path) -> nn.Module:
    try:
        return load_weights(weights)[0]
    except AppError:
        return load_rounded(weights)


def _readers(processes: int | None) -> Executor:
    if processes == 0:
        return ThreadPoolExecutor(1)
    # A process that was forked from this one could not use its GPU, nor end cleanly.
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))


@dataclass(frozen=True, slots=True, eq=False)
class Clip:
    """A rally as a network sees it.

    Attributes:
        rally: its name, files, and venue.
        size: of the video.
        rate: frames a second of the video.
        pictures: file of the frames, uint8 (n, h, w, 3) RGB of the network's size.
        scenes: first frame and end of each shot.
        backgrounds: uint8 (scenes, h, w, 3).
    """

    rally: Rally
    size: Size
    rate: float
    pictures: Path
    scenes: tuple[tuple[int, int], ...]
    backgrounds: NDArray[np.uint8]


def decode_clip(rally: Rally, size: Size, cache: Path) -> Clip:
    """Decode a rally into a file, as a run of the application would see it.

    Raises:
        AppError: the video cannot be read.
    """
    cv2.setNumThreads(1)
    with VideoReader(rally.video) as reader:
        path = cache / f"{rally.name.replace('/', '-')}-{size}.npy"
        shape = (reader.n_frames, size.height, size.width, 3)
        pictures = np.lib.format.open_memmap(path, "w+", np.uint8, shape)
        for frame in reader.frames(0, reader.n_frames):
            pictures[frame.index] = frame.rgb_resized(size, ResizeFilter.AREA)
        scenes = plan_scenes(reader, 0, reader.n_frames, size=size, resize=ResizeFilter.AREA)
        return Clip(
            rally,
            reader.size,
            reader.rate,
            path,
            tuple((scene.start, scene.stop) for scene in scenes),
            np.stack([scene.median for scene in scenes]),
        )


def load_pictures(clip: Clip, device: torch.device) -> Tensor:
    """The frames of a clip on a device, uint8 (n, h, w, 3)."""
    return torch.from_numpy(np.load(clip.pictures)).to(device)


def predict_clips(
    network: Network, clips: Iterable[tuple[Clip, Tensor]], tracknet: str, readers: Executor, folder: Path
) -> Iterator[Future[Prediction]]:
    """What a network finds in clips; other processes read the heatmaps meanwhile.

    Args:
        network: with weights that do not change, where the frames are.
        clips: to track, with their frames.
        tracknet: name of the network, kept with the predictions.
        readers: runs `read_heatmaps`.
        folder: for heatmaps on their way, best in memory; removed once they are read.
    """
    for clip, pictures in clips:
        kept = []
        for place, (start, stop) in enumerate(clip.scenes):
            background = torch.from_numpy(clip.backgrounds[place]).to(pictures.device)
            windows = _run_scene(network, pictures[start:stop], background)
            path = folder / f"{uuid.uuid4()}.npy"
            np.save(path, torch.stack([heatmaps for _, heatmaps in windows]).cpu().numpy())
            kept.append((start, stop, [at for at, _ in windows], path))
        yield readers.submit(read_heatmaps, clip.rally, clip.size, clip.rate, tracknet, kept)


@torch.no_grad()
def _run_scene(network: Network, pictures: Tensor, background: Tensor) -> list[tuple[int, Tensor]]:
    """First frame and heatmaps (L, h / 2, w / 2) of each window, second looks between the others."""
    count = len(pictures)
    if count < LENGTH:
        pictures = torch.cat([pictures, pictures[-1:].expand(LENGTH - count, -1, -1, -1)])
    starts = list(range(0, max(count, LENGTH) - LENGTH + 1, LENGTH))
    if starts[-1] + LENGTH < count:
        starts.append(count - LENGTH)
    found = dict(zip(starts, _run(network, pictures, background, starts, mirrored=False), strict=True))
    peaks = {at: _enlarge(maps).amax(dim=(1, 2)) for at, maps in found.items()}
    listed = dict(zip(peaks, torch.stack(list(peaks.values())).tolist(), strict=True))
    half = LENGTH // 2
    between = [
        at + half
        for at in starts
        if at + LENGTH in listed and min(*listed[at][half:], *listed[at + LENGTH][:half]) < SECOND_LOOK
    ]
    found |= dict(zip(between, _run(network, pictures, background, between, mirrored=True), strict=True))
    return sorted(found.items(), key=lambda one: one[0])


def _run(
    network: Network, pictures: Tensor, background: Tensor, starts: Sequence[int], *, mirrored: bool
) -> Iterator[Tensor]:
    """Heatmaps float32 (L, h / 2, w / 2) of windows."""
    for first in range(0, len(starts), _BATCH):
        chosen = starts[first : first + _BATCH]
        windows = torch.stack([torch.cat([background[None], pictures[at : at + LENGTH]]) for at in chosen])
        windows = windows.permute(0, 1, 4, 2, 3).flatten(1, 2).float() / 255
        heatmaps = torch.sigmoid(network(windows.flip(-1) if mirrored else windows).float())
        yield from (heatmaps.flip(-1) if mirrored else heatmaps)


def _enlarge(heatmaps: Tensor) -> Tensor:
    """Heatmaps as the exported file gives them, twice as large."""
    return functional.interpolate(heatmaps[None], scale_factor=2.0, mode="bilinear", align_corners=False)[0]


def read_heatmaps(
    rally: Rally,
    size: Size,
    rate: float,
    tracknet: str,
    scenes: Sequence[tuple[int, int, Sequence[int], Path]],
) -> Prediction:
    """The detections of a rally from the windows of its scenes, joined as by a run with second looks.

    Args:
        scenes: first frame, end, the windows' first frames in the scene, and the file of their heatmaps.
    """
    cv2.setNumThreads(1)
    detections: list[Detection] = []
    for start, stop, starts, path in scenes:
        ensemble = Ensemble(LENGTH, LENGTH // 2, EvalMode.WEIGHT)
        joined: list[JoinedFrame] = []
        for at, heatmaps in zip(starts, np.load(path), strict=True):
            if at % LENGTH == 0 or at == starts[-1]:
                joined += ensemble.pop_before(-(-at // LENGTH) * LENGTH)
            height, width = heatmaps.shape[1:]
            large = np.stack([cv2.resize(one, (2 * width, 2 * height)) for one in heatmaps])
            ensemble.add(at, large, min(LENGTH, stop - start - at))
        path.unlink()
        joined += ensemble.pop_rest()
        detections += [
            decode_heatmap(
                start + frame.ordinal,
                frame.joined,
                frame.views,
                method=Decoding.CENTROID,
                threshold=EVIDENCE_FROM,
                video=size,
            )
            for frame in joined
        ]
    first_frames = tuple(start for start, *_ in scenes)
    return Prediction(rally.name, rally.venue, size, rate, EVIDENCE_FROM, first_frames, tracknet, detections)
