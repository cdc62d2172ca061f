"""Identify a project's video and compare it with other files."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.files.recordings import missing_files, parts_of, video_stamp
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.track.wording import count_noun, join_names

LATER_FRAMES: Final = 8
"""Frames between the two pictures of a `FramePrint`. The motion between them distinguishes frames of a fixed camera."""
MAX_OFFSET_FRAMES: Final = 3
"""Largest frame offset that is recognised."""

Luma = NDArray[np.uint8]

_MIN_MOTION_LEVELS: Final = 0.4
"""Smallest mean change, in levels of 255, that is distinguishable from encoding noise."""
_MIN_MOVEMENT_CORRELATION: Final = 0.7
"""Minimum correlation of the movement in two files that counts as the same."""
_MIN_OFFSET_GAIN_LEVELS: Final = 0.06
"""Levels by which a shifted frame must fit better than the unshifted one. Repeated frames differ by at most 0.03."""
_MAX_ENCODING_LEVELS: Final = 6.0
"""Largest mean difference, in levels, caused by encoding. Other camera positions differ more."""


@dataclass(frozen=True, slots=True, eq=False)
class FramePrint:
    """A small picture that identifies a frame.

    Attributes:
        time: seconds since the first frame.
        luma: brightness, (h, w) uint8.
        later: brightness `LATER_FRAMES` frames later.
    """

    frame: int
    time: float
    luma: Luma
    later: Luma


@dataclass(frozen=True, slots=True)
class VideoIdentity:
    """The facts that identify the video of a project.

    Attributes:
        path: last known path.
        relative: path from the project's folder, with slashes; '' if there is none.
        n_bytes: size of the file in bytes.
        edges: digest of its first and last bytes.
        size: width and height of the upright picture.
        rate: frames per second.
        n_frames: number of frames; 0 while unknown.
        prints: fingerprints of a few frames, ascending; empty until they are taken.
    """

    path: Path
    relative: str
    n_bytes: int
    edges: str
    size: Size
    rate: float = 0.0
    n_frames: int = 0
    prints: tuple[FramePrint, ...] = field(default=(), compare=False)

    @classmethod
    def unknown(cls, n_frames: int) -> "VideoIdentity":
        """Return the identity of a video of which only the number of frames is known."""
        return cls(Path(), "", 0, "", Size(0, 0), n_frames=n_frames)

    def has_same_bytes(self, identity: "VideoIdentity") -> bool:
        """Return True if both files have the same size, and the same first and last bytes."""
        return (self.n_bytes, self.edges) == (identity.n_bytes, identity.edges)

    def missing_words(self, project: Path) -> str:
        """Return a sentence for the user: the video was not found, or which files of a recording are missing."""
        for path in self._candidates(project):
            missing = missing_files(path)
            if len(missing) < len(parts_of(path)):
                return tr_lazy(
                    "errors",
                    "The recording of {project} has {files} files, of which {names} are missing.",
                    singular="The recording of {project} has {files} files, of which {names} is missing.",
                    n=len(missing),
                    project=project.name,
                    files=len(parts_of(path)),
                    names=join_names([file.name for file in missing]),
                )
        return tr_lazy(
            "errors",
            "The video of {project} was not found next to it or at {path}.",
            project=project.name,
            path=self.path,
        )

    def find(self, project: Path, *alternatives: Path) -> Path | None:
        """Return the path of the video's file, preferring files of the right size; contents are not compared.

        The candidates are the relative path, the last path, and files in the project's folder that have the name of
        the video or of the project.

        Args:
            *alternatives: further candidates, considered only if their size is right.
        """
        candidates = self._candidates(project)
        existing = [path for path in candidates if not missing_files(path)]
        same_size = [path for path in (*existing, *alternatives) if _n_bytes(path) == self.n_bytes]
        return next(iter((*same_size, *existing)), None)

    def _candidates(self, project: Path) -> list[Path]:
        folder = project.parent
        linked = [(folder / self.relative).resolve()] if self.relative else []
        return [*linked, self.path, folder / self.path.name, folder / project.stem]


class IdentityVerdict(enum.Enum):
    """The relation of a file to a project's video."""

    UNCHANGED = enum.auto()
    MOVED = enum.auto()
    """The same file under another path."""
    SAME_FRAMES = enum.auto()
    """Another file with the same frames: re-encoded, or in another container."""
    DIFFERENT = enum.auto()
    UNSURE = enum.auto()
    """A changed file whose pictures allow no conclusion."""


@dataclass(frozen=True, slots=True)
class VideoComparison:
    """The result of comparing a file with a project's video. `words` is a sentence for the user."""

    verdict: IdentityVerdict
    words: str

    @property
    def fits(self) -> bool:
        """Return True if the project's points belong to this video."""
        return self.verdict in (IdentityVerdict.UNCHANGED, IdentityVerdict.MOVED, IdentityVerdict.SAME_FRAMES)


def compare_files(kept: VideoIdentity, current: VideoIdentity) -> VideoComparison | None:
    """Compare two files without reading pictures. Return None if only their pictures can tell."""
    if kept.has_same_bytes(current):
        if kept.path == current.path or kept.relative == current.relative != "":
            return VideoComparison(IdentityVerdict.UNCHANGED, tr_lazy("video", "This is the video of the project."))
        return VideoComparison(
            IdentityVerdict.MOVED, tr_lazy("video", "The video was moved: {path}.", path=current.path)
        )
    if kept.size != current.size:
        words = tr_lazy(
            "video",
            "This is another video: it has {current} pixels, the video of the project has {kept}.",
            current=current.size,
            kept=kept.size,
        )
        return VideoComparison(IdentityVerdict.DIFFERENT, words)
    if not kept.prints:
        words = tr_lazy("video", "The video file has changed, and the project has no frames to compare it with.")
        return VideoComparison(IdentityVerdict.UNSURE, words)
    return None


def compare_pictures(kept: VideoIdentity, current: VideoIdentity, pictures: Mapping[int, Luma]) -> VideoComparison:
    """Compare the pictures of another file with the project's fingerprints.

    Args:
        current: identity of the file, with its number of frames.
        pictures: existing frames from `MAX_OFFSET_FRAMES` before each print to `MAX_OFFSET_FRAMES + LATER_FRAMES` after
            it, scaled like the prints.
    """
    findings = [(print_.frame, _compare_print(print_, pictures)) for print_ in kept.prints]
    agreeing = -1
    for frame, finding in findings:
        if finding.fault is not None:
            return VideoComparison(IdentityVerdict.DIFFERENT, _fault_words(finding, finding.fault, frame, agreeing))
        agreeing = frame
    moves = any(finding.moves for _, finding in findings)
    if kept.n_frames < current.n_frames and moves:
        words = tr_lazy(
            "video",
            "The video is the same and has {frames} more at its end, like a recording that has gone on.",
            frames=count_noun(current.n_frames - kept.n_frames, "frame"),
        )
        return VideoComparison(IdentityVerdict.SAME_FRAMES, words)
    if kept.n_frames != current.n_frames:
        words = tr_lazy(
            "video",
            "This is another video: it has {current} frames, the video of the project has {kept}.",
            current=current.n_frames,
            kept=kept.n_frames,
        )
        return VideoComparison(IdentityVerdict.DIFFERENT, words)
    if not moves:
        words = tr_lazy("video", "The video file has changed. Its frames show no motion, so they cannot be compared.")
        return VideoComparison(IdentityVerdict.UNSURE, words)
    words = tr_lazy("video", "The video was re-encoded. Its frames are the same.")
    if not _same_times(kept, current):
        words = join_texts((words, tr_lazy("video", "Its frames have other time stamps.")), " ")
    return VideoComparison(IdentityVerdict.SAME_FRAMES, words)


class _Fault(enum.Enum):
    MISSING = enum.auto()
    EARLY = enum.auto()
    LATE = enum.auto()
    DIFFERENT = enum.auto()


@dataclass(frozen=True, slots=True)
class _Finding:
    """The result of comparing one frame.

    Attributes:
        fault: None if the frames are the same.
        moves: True if the frame shows motion.
        offset: number of frames by which the frame is early or late.
    """

    fault: _Fault | None = None
    moves: bool = False
    offset: int = 0


def _fault_words(finding: _Finding, fault: _Fault, frame: int, agreeing: int) -> str:
    """Return a sentence for the user.

    Args:
        frame: frame of the finding.
        agreeing: last compared frame before it, which is the same; -1 if there is none.
    """
    offset = count_noun(finding.offset, "frame")
    words = {
        (_Fault.MISSING, True): tr_lazy(
            "video",
            "This is another video: its frames agree up to frame {agreeing} and are missing from frame {frame} on.",
            agreeing=agreeing,
            frame=frame,
        ),
        (_Fault.EARLY, True): tr_lazy(
            "video",
            "This is another video: its frames agree up to frame {agreeing} and are {offset} early from frame "
            "{frame} on.",
            agreeing=agreeing,
            offset=offset,
            frame=frame,
        ),
        (_Fault.LATE, True): tr_lazy(
            "video",
            "This is another video: its frames agree up to frame {agreeing} and are {offset} late from frame "
            "{frame} on.",
            agreeing=agreeing,
            offset=offset,
            frame=frame,
        ),
        (_Fault.DIFFERENT, True): tr_lazy(
            "video",
            "This is another video: its frames agree up to frame {agreeing} and differ from frame {frame} on.",
            agreeing=agreeing,
            frame=frame,
        ),
        (_Fault.MISSING, False): tr_lazy(
            "video",
            "This is another video: its frames are missing from the first compared frame on, frame {frame}.",
            frame=frame,
        ),
        (_Fault.EARLY, False): tr_lazy(
            "video",
            "This is another video: its frames are {offset} early from the first compared frame on, frame {frame}.",
            offset=offset,
            frame=frame,
        ),
        (_Fault.LATE, False): tr_lazy(
            "video",
            "This is another video: its frames are {offset} late from the first compared frame on, frame {frame}.",
            offset=offset,
            frame=frame,
        ),
        (_Fault.DIFFERENT, False): tr_lazy(
            "video",
            "This is another video: its frames differ from the first compared frame on, frame {frame}.",
            frame=frame,
        ),
    }
    return words[fault, agreeing >= 0]


def _compare_print(print_: FramePrint, pictures: Mapping[int, Luma]) -> _Finding:
    picture = pictures.get(print_.frame)
    if picture is None or picture.shape != print_.luma.shape:
        return _Finding(_Fault.MISSING)
    errors = {
        k: _error(print_.luma, pictures.get(print_.frame + k)) for k in range(-MAX_OFFSET_FRAMES, MAX_OFFSET_FRAMES + 1)
    }
    best = min(errors, key=lambda k: errors[k])
    moved = _difference(print_.luma, print_.later)
    moves = float(np.abs(moved).mean()) >= _MIN_MOTION_LEVELS
    if (
        moves
        and errors[best] < errors[0] - _MIN_OFFSET_GAIN_LEVELS
        and _same_movement(moved, pictures, print_.frame + best)
    ):
        return _Finding(_Fault.LATE if best > 0 else _Fault.EARLY, moves, abs(best))
    if errors[0] > _MAX_ENCODING_LEVELS or (moves and not _same_movement(moved, pictures, print_.frame)):
        return _Finding(_Fault.DIFFERENT, moves)
    return _Finding(None, moves)


def _same_movement(moved: NDArray[np.float64], pictures: Mapping[int, Luma], frame: int) -> bool:
    """Return True if the picture changes in the same way after a frame, whatever its brightness and sharpness.

    Args:
        moved: change of the project's fingerprint, (h, w).
    """
    first, later = pictures.get(frame), pictures.get(frame + LATER_FRAMES)
    if first is None or later is None:
        return False
    change = _difference(first, later)
    lengths = float(np.linalg.norm(moved) * np.linalg.norm(change))
    return float((moved * change).sum()) >= _MIN_MOVEMENT_CORRELATION * lengths > 0


def _difference(first: Luma, second: Luma) -> NDArray[np.float64]:
    return first.astype(np.float64) - second


def _error(luma: Luma, picture: Luma | None) -> float:
    return float("inf") if picture is None else float(np.abs(_difference(luma, picture)).mean())


def _n_bytes(path: Path) -> int:
    try:
        return video_stamp(path)[0]
    except OSError:
        return -1


def _same_times(kept: VideoIdentity, current: VideoIdentity) -> bool:
    times = {print_.frame: print_.time for print_ in current.prints}
    return all(
        abs(times.get(kept_print.frame, kept_print.time) - kept_print.time) < 0.001 for kept_print in kept.prints
    )
