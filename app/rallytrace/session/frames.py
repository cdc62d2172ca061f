"""What the frame loader hands to the main thread: facts about a video, and pictures."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError
from rallytrace.video.index import FrameIndex


@dataclass(frozen=True, slots=True, eq=False)
class VideoInfo:
    """What is known of an open video so far.

    Attributes:
        path: the file.
        size: width and height of the upright picture.
        rate: mean frames a second; as the header has it until the index is complete.
        n_frames: how many frames are known; the first one always is. A damaged file may turn out to hold fewer than
            were known on the way.
        complete: whether these are all frames.
        warnings: sentences about what is unusual in this file, once it is complete.
        index: the frames and their times, as many as are known.
    """

    path: Path
    size: Size
    rate: float
    n_frames: int
    complete: bool
    warnings: tuple[str, ...]
    index: FrameIndex


@dataclass(frozen=True, slots=True, eq=False)
class LoadedFrame:
    """A picture on its way to the screen.

    Attributes:
        generation: the number of the request that it answers; it was the newest when the picture was taken.
        wanted: the frame that was asked for.
        index: the frame that this is.
        exact: whether that is the frame that was asked for; if not, it is one nearby, and the exact one follows.
        time: seconds since the first frame.
        pts: its presentation time in the stream's time base, None where the file gives no times.
        bgr: the upright picture, (H, W, 3) uint8, read-only; it stays as it is for as long as anybody keeps it.
    """

    generation: int
    wanted: int
    index: int
    exact: bool
    time: float
    pts: int | None
    bgr: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class ThumbnailRequest:
    """A frame that somebody points at.

    Attributes:
        frame: the frame.
        exact: whether it has to be that one; otherwise one nearby does.
    """

    frame: int
    exact: bool


@dataclass(frozen=True, slots=True, eq=False)
class Thumbnail:
    """A small picture of a frame.

    Attributes:
        index: the frame that this is.
        rgb: the upright picture, (h, w, 3) uint8, read-only.
    """

    index: int
    rgb: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Opened:
    """A video is open. `ticket` says which call to open it was, here and below."""

    ticket: int
    info: VideoInfo


@dataclass(frozen=True, slots=True)
class Indexed:
    """More frames of it are known."""

    ticket: int
    info: VideoInfo


@dataclass(frozen=True, slots=True)
class Failed:
    """It could not be opened, or a frame of it not be read."""

    ticket: int
    error: AppError


@dataclass(frozen=True, slots=True)
class Loaded:
    """A picture lies in the mailbox."""

    ticket: int


@dataclass(frozen=True, slots=True)
class ThumbnailReady:
    """A thumbnail is there, of the frame that was pointed at or, for the moment, of one nearby."""

    ticket: int
    request: ThumbnailRequest
    thumbnail: Thumbnail


Event: TypeAlias = Opened | Indexed | Failed | Loaded | ThumbnailReady
"""What the loader's thread tells the main thread."""
