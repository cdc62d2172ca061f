"""Commands to the project thread, and its events."""

import enum
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from rallytrace.errors import AppError
from rallytrace.storage.project.project import Project, ProjectParts
from rallytrace.storage.project.video_identity import VideoComparison
from rallytrace.track.geometry import Size
from rallytrace.video.index import FrameIndex


class SaveState(enum.Enum):
    """Whether all changes are saved."""

    NOTHING = enum.auto()
    """There is nothing to save yet."""
    SAVED = enum.auto()
    UNSAVED = enum.auto()
    """Changes are being saved."""
    FAILED = enum.auto()
    """Changes are only in memory. Saving is retried with the next edit, every few seconds, and on request."""
    READ_ONLY = enum.auto()
    """The project is open elsewhere or is not writable."""


@dataclass(frozen=True, slots=True, eq=False)
class OpenVideoFacts:
    """Facts of the open video.

    Attributes:
        size: width and height of the upright picture.
        rate: frames per second.
        n_frames: number of known frames.
        index: the complete index, or None before it is complete.
    """

    path: Path
    size: Size
    rate: float
    n_frames: int
    index: FrameIndex | None = None


@dataclass(frozen=True, slots=True, eq=False)
class FindProject:
    """Find the project of an open video, or use the named one.

    Attributes:
        ticket: the number of the call to `open`. All events about this project carry it too.
    """

    ticket: int
    facts: OpenVideoFacts
    project: Path | None = None


@dataclass(frozen=True, slots=True, eq=False)
class UpdateVideo:
    """Update the facts of the video."""

    facts: OpenVideoFacts


@dataclass(frozen=True, slots=True, eq=False)
class RecordEntry:
    """Record changed parts of the project. `number` counts the entries."""

    number: int
    parts: ProjectParts


@dataclass(frozen=True, slots=True)
class RetrySave:
    """Retry saving."""


@dataclass(frozen=True, slots=True)
class SaveCopy:
    path: Path
    overwrite: bool


@dataclass(frozen=True, slots=True)
class AnswerDoubt:
    """The user's answer to `ProjectInDoubt`: use the project, or leave it alone."""

    use: bool


@dataclass(frozen=True, slots=True)
class CloseProject:
    """Save and close the project."""

    done: Callable[[bool], None]
    """Called in the thread with True if everything was saved."""


ProjectCommand: TypeAlias = FindProject | UpdateVideo | RecordEntry | RetrySave | SaveCopy | AnswerDoubt | CloseProject


@dataclass(frozen=True, slots=True, eq=False)
class ProjectFound:
    """The project found for a video, if any. The answer to `FindProject`, which may need pictures or the user.

    Attributes:
        project: the project to load, or None if no project is usable.
        path: the project file, usable or not. None without a file.
        comparison: result of comparing it with the open video, or None if they were not compared.
        error: the reason for not using it. A new project then gets another name.
        read_only: the reason why it cannot be changed here, or None if it can.
        remark: another fact for the user, or ''.
    """

    project: Project | None = None
    path: Path | None = None
    comparison: VideoComparison | None = None
    error: AppError | None = None
    read_only: AppError | None = None
    remark: str = ""


@dataclass(frozen=True, slots=True)
class SaveStateChanged:
    """The save state of the file.

    Attributes:
        state: the save state. After an entry it is never NOTHING.
        number: number of the last saved entry.
        path: the file, or None before it exists.
        error: the reason for not saving.
        checking: whether the choice of the project is still open. Until it is made nothing may be recorded.
    """

    state: SaveState
    number: int = 0
    path: Path | None = None
    error: AppError | None = None
    checking: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ProjectInDoubt:
    """Asks the user whether a project belongs to the video. Nothing may be recorded before `AnswerDoubt`."""

    found: ProjectFound


@dataclass(frozen=True, slots=True)
class CopySaved:
    """The result of writing a copy to this path: success, or the reason for failing."""

    path: Path
    error: AppError | None


ProjectEvent: TypeAlias = SaveStateChanged | ProjectFound | ProjectInDoubt | CopySaved
