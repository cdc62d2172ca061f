"""Rallies as arrays: every frame decoded once, scaled, and kept on disk beside its backgrounds."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.rallies import Rally
from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError
from rallytrace.video.reader import VideoReader

STORED = Size(640, 360)
"""A little more than the network sees, so that a closer view is not merely a blown-up one."""
BACKGROUNDS = 4
"""Medians kept for a rally: of all its frames, of either half, and of few frames, where people leave ghosts."""

Pictures = NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class Footage:
    """A rally ready for training.

    Attributes:
        name: the rally's.
        venue: the rally's.
        frames: uint8 (n, 360, 640, 3) RGB, read from disk as needed.
        backgrounds: uint8 (k, 360, 640, 3) RGB, the first being the median of the whole rally.
        known: bool (n,), whether a frame has a label.
        visible: bool (n,), whether it shows the ball.
        positions: float32 (n, 2), x and y in pixels of the stored frames.
        rate: frames a second of the video.
    """

    name: str
    venue: str
    frames: Pictures
    backgrounds: Pictures
    known: NDArray[np.bool_]
    visible: NDArray[np.bool_]
    positions: NDArray[np.float32]
    rate: float

    def __len__(self) -> int:
        return len(self.known)


def load_footage(rally: Rally, cache: Path) -> Footage:
    """Frames and labels of a rally; decoded into `cache` unless they are there already.

    Raises:
        AppError: the video or the labels cannot be read.
    """
    state = rally.video.stat()
    key = hashlib.sha256(f"{rally.video.resolve()} {state.st_size} {state.st_mtime_ns} {STORED}".encode()).hexdigest()
    stem = cache / f"{rally.video.stem}-{key[:12]}"
    facts = stem.with_suffix(".json")
    if not facts.exists():
        _decode(rally, stem, facts)
    about = json.loads(facts.read_text(encoding="utf-8"))
    frames = np.load(stem.with_suffix(".npy"), mmap_mode="r")
    path = rally.path()
    count = min(len(frames), len(path))
    shrunk = np.array([STORED.width / about["width"], STORED.height / about["height"]])
    positions = (path.positions[:count] + 0.5) * shrunk - 0.5
    return Footage(
        rally.name,
        rally.venue,
        frames[:count],
        np.load(stem.with_suffix(".backgrounds.npy")),
        path.known[:count],
        path.visible[:count],
        positions.astype(np.float32),
        about["rate"],
    )


def _decode(rally: Rally, stem: Path, facts: Path) -> None:
    """Write frames and backgrounds, and the facts last: they say that the rest is whole."""
    stem.parent.mkdir(parents=True, exist_ok=True)
    with VideoReader(rally.video) as reader:
        if not reader.n_frames:
            raise AppError(f"{rally.video} has no frames.", "Leave it out.")
        shape = (reader.n_frames, STORED.height, STORED.width, 3)
        frames = np.lib.format.open_memmap(stem.with_suffix(".npy"), "w+", np.uint8, shape)
        for frame in reader.frames(0, reader.n_frames):
            small = cv2.resize(frame.bgr(), (STORED.width, STORED.height), interpolation=cv2.INTER_AREA)
            frames[frame.index] = small[..., ::-1]
        np.save(stem.with_suffix(".backgrounds.npy"), backgrounds(frames))
        about = {"rate": reader.rate, "width": reader.size.width, "height": reader.size.height}
        facts.write_text(json.dumps(about), encoding="utf-8")


def backgrounds(frames: Pictures) -> Pictures:
    """Medians of a rally, uint8 (4, h, w, 3): of it all, of either half, and of nine frames only."""
    count = len(frames)
    spans = ((0, count, 51), (0, (count + 1) // 2, 31), (count // 2, count, 31), (0, count, 9))
    return np.stack([_median(frames, *span) for span in spans])


def _median(frames: Pictures, start: int, stop: int, samples: int) -> Pictures:
    chosen = frames[np.unique(np.linspace(start, stop - 1, samples).astype(int))]
    return np.asarray(np.partition(chosen, len(chosen) // 2, axis=0)[len(chosen) // 2], np.uint8)
