"""Which video a project is about, and whether another file shows the same frames."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.domain.wording import counted

LATER: Final = 8
"""Frames to the second picture of a print: what moved in between distinguishes frames of one camera."""
REACH: Final = 3
"""Offsets up to this many frames are recognised as such."""

Luma = NDArray[np.uint8]

_STILL: Final = 0.4
"""Mean change, in levels of 255, below which what encoding does to a picture may drown what moves in it."""
_SAME_MOVEMENT: Final = 0.7
"""Correlation from which two movements are the same one (docs/measurements/2026-11-project-file.md has the figures)."""
_CLEARLY: Final = 0.06
"""Levels by which a neighbouring frame must fit better to say that frames are shifted; ties of doubled frames differ
by 0.03 at most."""
_ALIKE: Final = 6.0
"""Mean difference, in levels, that encoding never makes, and another camera position does."""


@dataclass(frozen=True, slots=True, eq=False)
class FramePrint:
    """What a frame looks like, small.

    Attributes:
        time: seconds since the first frame.
        luma: brightness, (h, w) uint8.
        later: the same of the frame `LATER` frames on.
    """

    frame: int
    time: float
    luma: Luma
    later: Luma


@dataclass(frozen=True, slots=True)
class VideoIdentity:
    """The video of a project.

    Attributes:
        path: where it was last seen.
        relative: where that is from the project's folder, with slashes; '' where no such way exists.
        n_bytes: the size of the file.
        edges: a digest of its first and last bytes.
        size: width and height of the upright picture.
        rate: frames a second.
        n_frames: how many frames; 0 while that is not known.
        prints: of a few frames, ascending; none while they have not been taken.
    """

    path: Path
    relative: str
    n_bytes: int
    edges: str
    size: Size
    rate: float = 0.0
    n_frames: int = 0
    prints: tuple[FramePrint, ...] = field(default=(), compare=False)

    def same_bytes(self, other: "VideoIdentity") -> bool:
        """Whether the files are the same, byte by byte, as far as sizes and edges show."""
        return (self.n_bytes, self.edges) == (other.n_bytes, other.edges)

    def find(self, project: Path, *others: Path) -> Path | None:
        """The video's file; None where it is not found.

        It is looked for on the way from the project, where it was, and beside the project under its own name and under
        the one that follows from the project's name. Of several files one of the right size is preferred; nothing is
        compared here.

        Args:
            project: the project's file.
            *others: files that it may be as well, if they have its size.
        """
        folder = project.parent
        beside = [(folder / self.relative).resolve()] if self.relative else []
        candidates = [*beside, self.path, folder / self.path.name, folder / project.stem]
        there = [path for path in candidates if path.is_file()]
        alike = [path for path in (*there, *others) if _n_bytes(path) == self.n_bytes]
        return next(iter((*alike, *there)), None)


class IdentityVerdict(enum.Enum):
    """Whether a video is the one that a project is about."""

    SAME = enum.auto()
    MOVED = enum.auto()
    """The same file, somewhere else or under another name."""
    SAME_FRAMES = enum.auto()
    """Another file with the same frames: encoded again, or in another container."""
    OTHER = enum.auto()
    UNSURE = enum.auto()
    """The file is another one, and its pictures do not decide it."""


@dataclass(frozen=True, slots=True)
class VideoComparison:
    """What comparing a video with a project's gave.

    Attributes:
        words: in a sentence for the user, and what it means for the project.
    """

    verdict: IdentityVerdict
    words: str

    @property
    def fits(self) -> bool:
        """Whether the project's points belong to this video."""
        return self.verdict in (IdentityVerdict.SAME, IdentityVerdict.MOVED, IdentityVerdict.SAME_FRAMES)


def compare_files(kept: VideoIdentity, now: VideoIdentity) -> VideoComparison | None:
    """Compare without reading pictures; None where they must be read."""
    if kept.same_bytes(now):
        if kept.path == now.path or kept.relative == now.relative != "":
            return VideoComparison(IdentityVerdict.SAME, "This is the video of the project.")
        return VideoComparison(IdentityVerdict.MOVED, f"The video was moved: {now.path}.")
    if kept.size != now.size:
        what = f"This is another video: it has {now.size} pixels, the video of the project has {kept.size}."
        return VideoComparison(IdentityVerdict.OTHER, what)
    if not kept.prints:
        return VideoComparison(
            IdentityVerdict.UNSURE, "The video file has changed, and the project has no frames to compare with."
        )
    return None


def compare_pictures(kept: VideoIdentity, now: VideoIdentity, pictures: Mapping[int, Luma]) -> VideoComparison:
    """Compare the pictures of another file with those the project remembers.

    Args:
        now: the file, with its number of frames.
        pictures: of the frames around each print, from `REACH` before it to `REACH + LATER` after it, as far as
            there are such frames, scaled as the prints are.
    """
    findings = [(print_.frame, _look(print_, pictures)) for print_ in kept.prints]
    agreeing = -1
    for frame, finding in findings:
        if finding.fault:
            up_to = f"agree up to frame {agreeing} and {finding.fault} from frame {frame} on"
            at_once = f"{finding.fault} from the first one compared on, frame {frame}"
            what = f"This is another video: its frames {up_to if agreeing >= 0 else at_once}."
            return VideoComparison(IdentityVerdict.OTHER, what)
        agreeing = frame
    if kept.n_frames != now.n_frames:
        what = f"This is another video: it has {now.n_frames} frames, the video of the project has {kept.n_frames}."
        return VideoComparison(IdentityVerdict.OTHER, what)
    if not any(finding.moves for _, finding in findings):
        what = "The video file has changed. Its frames do not move, so they cannot be compared."
        return VideoComparison(IdentityVerdict.UNSURE, what)
    times = "" if _same_times(kept, now) else " Its frames have other time stamps."
    return VideoComparison(IdentityVerdict.SAME_FRAMES, f"The video was encoded again. Its frames are the same.{times}")


@dataclass(frozen=True, slots=True)
class _Finding:
    fault: str = ""
    moves: bool = False


def _look(print_: FramePrint, pictures: Mapping[int, Luma]) -> _Finding:
    here = pictures.get(print_.frame)
    if here is None or here.shape != print_.luma.shape:
        return _Finding("are missing")
    errors = {k: _error(print_.luma, pictures.get(print_.frame + k)) for k in range(-REACH, REACH + 1)}
    best = min(errors, key=lambda k: errors[k])
    moved = _difference(print_.luma, print_.later)
    moves = float(np.abs(moved).mean()) >= _STILL
    if moves and errors[best] < errors[0] - _CLEARLY and _same_movement(moved, pictures, print_.frame + best):
        return _Finding(f"are {counted(abs(best), 'frame')} {'late' if best > 0 else 'early'}", moves)
    if errors[0] > _ALIKE or (moves and not _same_movement(moved, pictures, print_.frame)):
        return _Finding("differ", moves)
    return _Finding("", moves)


def _same_movement(moved: NDArray[np.float64], pictures: Mapping[int, Luma], frame: int) -> bool:
    """Whether the same moves from a frame on; how bright or soft the pictures are does not matter."""
    first, later = pictures.get(frame), pictures.get(frame + LATER)
    if first is None or later is None:
        return False
    other = _difference(first, later)
    lengths = float(np.linalg.norm(moved) * np.linalg.norm(other))
    return float((moved * other).sum()) >= _SAME_MOVEMENT * lengths > 0


def _difference(one: Luma, other: Luma) -> NDArray[np.float64]:
    return one.astype(np.float64) - other


def _error(one: Luma, other: Luma | None) -> float:
    return float("inf") if other is None else float(np.abs(_difference(one, other)).mean())


def _n_bytes(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _same_times(kept: VideoIdentity, now: VideoIdentity) -> bool:
    theirs = {print_.frame: print_.time for print_ in now.prints}
    return all(abs(theirs.get(one.frame, one.time) - one.time) < 0.001 for one in kept.prints)
