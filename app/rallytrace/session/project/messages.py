"""Commands to the project's thread, and its events."""

import enum
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from rallytrace.errors import AppError
from rallytrace.storage.project.change_log import Project, ProjectChange
from rallytrace.storage.project.identity import VideoComparison
from rallytrace.track.geometry import Size
from rallytrace.video.index import FrameIndex


class SaveState(enum.Enum):
    """Whether all changes are saved."""

    NOTHING = enum.auto()
    """There is nothing to be saved yet."""
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
        rate: frames a second.
        n_frames: number of known frames.
        index: the complete index; None before.
    """

    path: Path
    size: Size
    rate: float
    n_frames: int
    index: FrameIndex | None = None


@dataclass(frozen=True, slots=True, eq=False)
class FindProject:
    """Find the project of an open video, or take the named one."""

    ticket: int
    facts: OpenVideoFacts
    project: Path | None = None


@dataclass(frozen=True, slots=True, eq=False)
class UpdateVideo:
    """More is known of the video."""

    facts: OpenVideoFacts


@dataclass(frozen=True, slots=True, eq=False)
class RecordEntry:
    """Something has happened. `number` counts the entries."""

    number: int
    entry: ProjectChange


@dataclass(frozen=True, slots=True)
class RetrySave:
    """Try to save again."""


@dataclass(frozen=True, slots=True)
class SaveCopy:
    path: Path
    overwrite: bool


@dataclass(frozen=True, slots=True)
class AnswerDoubt:
    """The answer to `ProjectInDoubt`: use the project, or leave it alone."""

    use: bool


@dataclass(frozen=True, slots=True)
class CloseProject:
    """Save and close the project."""

    done: Callable[[bool], None]
    """Called in the thread, with whether all is saved."""


ProjectCommand: TypeAlias = FindProject | UpdateVideo | RecordEntry | RetrySave | SaveCopy | AnswerDoubt | CloseProject


@dataclass(frozen=True, slots=True, eq=False)
class ProjectFound:
    """The project found for a video, if any.

    Attributes:
        project: a copy, to be taken over; None without a usable one.
        path: its file, usable or not; None without one.
        comparison: with its video; None if they were not compared.
        error: the reason for not using it; a new project then gets another name.
        read_only: the reason for not changing it here; None if it can be changed.
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
    """The state of the file.

    Attributes:
        ticket: the number of the call to `open`, here and below.
        state: not NOTHING after an entry.
        number: of the last saved entry.
        path: the file; None before it exists.
        error: the reason for not saving.
        checking: whether the choice of the project is still open; until then nothing may be entered.
    """

    ticket: int
    state: SaveState
    number: int = 0
    path: Path | None = None
    error: AppError | None = None
    checking: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ProjectLookedUp:
    """The answer to `FindProject`: at once, after pictures were compared, or when the user has decided."""

    ticket: int
    found: ProjectFound


@dataclass(frozen=True, slots=True, eq=False)
class ProjectInDoubt:
    """Whether a project is about the video is not known; nothing may be entered before `AnswerDoubt`."""

    ticket: int
    found: ProjectFound


@dataclass(frozen=True, slots=True)
class CopySaved:
    """A copy has been written to this path, or the reason why not."""

    ticket: int
    path: Path
    error: AppError | None


ProjectEvent: TypeAlias = SaveStateChanged | ProjectLookedUp | ProjectInDoubt | CopySaved
