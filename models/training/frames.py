"""Store labelled rallies as arrays on disk: every frame decoded once, scaled, with its backgrounds and label.

Pictures are kept as NV12 (full-size luma, half-size chroma, 1.5 bytes a pixel), as the videos themselves are, so that
all clips fit into the page cache of an ordinary machine; a crop is converted to RGB when it is taken.
"""

import hashlib
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.rallies import Rally
from rallytrace.errors import AppError
from rallytrace.track.geometry import Size
from rallytrace.video.reader import VideoReader

LARGEST = Size(960, 540)
"""Frames are kept no larger than this: a quarter more than the network sees, for closer views."""
BACKGROUNDS = 4
"""Medians kept for a rally: of all its frames, of either half, and of few frames, where people leave ghosts."""

Pictures = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Box:
    """A part of a picture in pixels. Left, top, width and height are even, as two pixels share their chroma."""

    left: int
    top: int
    width: int
    height: int


@dataclass(frozen=True, slots=True, eq=False)
class Footage:
    """A rally prepared for training.

    Attributes:
        name: the rally's.
        venue: the rally's.
        luma: uint8 (n, h, w), read from disk as needed; h and w even.
        chroma: uint8 (n, h / 2, w / 2, 2), likewise.
        backgrounds: uint8 (k, h, w, 3) RGB, the first being the median of the whole rally.
        known: bool (n,), whether a frame has a label.
        visible: bool (n,), whether it shows the ball.
        positions: float32 (n, 2), x and y in pixels of the kept frames.
        rate: frames per second of the video.
    """

    name: str
    venue: str
    luma: Pictures
    chroma: Pictures
    backgrounds: Pictures
    known: NDArray[np.bool_]
    visible: NDArray[np.bool_]
    positions: NDArray[np.float32]
    rate: float

    def __len__(self) -> int:
        return len(self.known)

    @property
    def size(self) -> Size:
        """Return the size of the kept frames."""
        return Size(self.luma.shape[2], self.luma.shape[1])

    def crop(self, frame: int, box: Box) -> Pictures:
        """Return a part of a frame as uint8 (height, width, 3) RGB."""
        rows, columns = slice(box.top, box.top + box.height), slice(box.left, box.left + box.width)
        half_rows = slice(box.top // 2, (box.top + box.height) // 2)
        half_columns = slice(box.left // 2, (box.left + box.width) // 2)
        luma = np.ascontiguousarray(self.luma[frame, rows, columns])
        chroma = np.ascontiguousarray(self.chroma[frame, half_rows, half_columns])
        return np.asarray(cv2.cvtColorTwoPlane(luma, chroma, cv2.COLOR_YUV2RGB_NV12), np.uint8)

    def picture(self, frame: int) -> Pictures:
        """Return a whole frame as uint8 (h, w, 3) RGB."""
        return self.crop(frame, Box(0, 0, self.size.width, self.size.height))

    def in_rally(self) -> NDArray[np.bool_]:
        """Return the frames to train on, bool (n,): labelled ones from the first to the last with a ball.

        Before the serve and after the ball has landed it is labelled in some rallies, in the hand or on the floor, and
        in others the same sight is labelled 'no ball'. A ball that can be seen counts; where a rally begins or ends
        with 'no ball', nobody can say which of the two rules its labels follow, so those frames count as unknown.
        """
        shown = np.flatnonzero(self.visible)
        wanted = np.zeros_like(self.known)
        if shown.size:
            wanted[shown[0] : shown[-1] + 1] = True
        return self.known & wanted


def load_footage(rally: Rally, cache: Path, largest: Size = LARGEST) -> Footage:
    """Return frames and labels of a rally, decoded into `cache` if missing there.

    Args:
        rally: the rally.
        cache: folder for decoded frames.
        largest: maximum size of the frames; larger videos are scaled down.

    Raises:
        AppError: the video or the labels cannot be read.
    """
    state = rally.video.stat()
    key = hashlib.sha256(f"{rally.video.resolve()} {state.st_size} {state.st_mtime_ns} {largest} nv12".encode())
    stem = cache / f"{rally.video.stem}-{key.hexdigest()[:12]}"
    facts = stem.with_suffix(".json")
    if not facts.exists():
        # Two trainings may share a cache: each decodes for itself, and whole files take their places.
        with tempfile.TemporaryDirectory(dir=_folder(cache)) as scratch:
            _decode(rally, Path(scratch) / stem.name, largest)
            for made in sorted(Path(scratch).iterdir(), key=lambda file: file.suffix == ".json"):
                made.replace(cache / made.name)
    about = json.loads(facts.read_text(encoding="utf-8"))
    luma = np.load(stem.with_suffix(".luma.npy"), mmap_mode="r")
    chroma = np.load(stem.with_suffix(".chroma.npy"), mmap_mode="r")
    path = rally.path()
    count = min(len(luma), len(path))
    shrunk = np.array([luma.shape[2] / about["width"], luma.shape[1] / about["height"]])
    positions = (path.positions[:count] + 0.5) * shrunk - 0.5
    return Footage(
        rally.name,
        rally.venue,
        luma[:count],
        chroma[:count],
        np.load(stem.with_suffix(".backgrounds.npy"), mmap_mode="r"),
        path.known[:count],
        path.visible[:count],
        positions.astype(np.float32),
        about["rate"],
    )


def _kept_size(video: Size, largest: Size) -> Size:
    """Return the video's size, shrunk to fit into another, with even sides."""
    scale = min(1.0, largest.width / video.width, largest.height / video.height)
    return Size(*(2 * max(1, round(side * scale / 2)) for side in (video.width, video.height)))


def _folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def _decode(rally: Rally, stem: Path, largest: Size) -> None:
    """Write frames, backgrounds and facts to files whose names begin with `stem`."""
    with VideoReader(rally.video) as reader:
        if not reader.n_frames:
            raise AppError(f"{rally.video} has no frames.", "Leave it out.")
        size, count = _kept_size(reader.size, largest), reader.n_frames
        shape = (count, size.height, size.width)
        luma = np.lib.format.open_memmap(stem.with_suffix(".luma.npy"), "w+", np.uint8, shape)
        halved = (count, size.height // 2, size.width // 2, 2)
        chroma = np.lib.format.open_memmap(stem.with_suffix(".chroma.npy"), "w+", np.uint8, halved)
        sampled = np.unique(np.concatenate([_samples(*span) for span in _spans(count)]))
        pictures: dict[int, Pictures] = {}
        for frame in reader.frames(0, count):
            small = cv2.resize(frame.bgr(), (size.width, size.height), interpolation=cv2.INTER_AREA)
            planes = cv2.cvtColor(small, cv2.COLOR_BGR2YUV_I420)
            luma[frame.index] = planes[: size.height]
            chroma[frame.index] = planes[size.height :].reshape(2, size.height // 2, -1).transpose(1, 2, 0)
            if frame.index in sampled:
                pictures[frame.index] = np.asarray(small[..., ::-1], np.uint8)
        medians = [median([pictures[i] for i in _samples(*span)]) for span in _spans(count)]
        np.save(stem.with_suffix(".backgrounds.npy"), np.stack(medians))
        about = {"rate": reader.rate, "width": reader.size.width, "height": reader.size.height}
        stem.with_suffix(".json").write_text(json.dumps(about), encoding="utf-8")


def _spans(count: int) -> tuple[tuple[int, int, int], ...]:
    """Return the first frame, the end and the number of samples of each background."""
    return (0, count, 51), (0, (count + 1) // 2, 31), (count // 2, count, 31), (0, count, 9)


def _samples(start: int, stop: int, samples: int) -> list[int]:
    chosen: list[int] = np.unique(np.linspace(start, stop - 1, samples).astype(int)).tolist()
    return chosen


def median(pictures: list[Pictures]) -> Pictures:
    """Return the median of pictures of one size, for each pixel and channel."""
    stacked = np.stack(pictures)
    return np.asarray(np.partition(stacked, len(stacked) // 2, axis=0)[len(stacked) // 2], np.uint8)
