"""Commands to the project's thread, and the events that it sends."""

import enum
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError
from rallytrace.storage.project.identity import VideoComparison
from rallytrace.storage.project.ledger import Entry, Project
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
    """What is known of the open video.

    Attributes:
        size: width and height of the upright picture.
        rate: frames a second.
        n_frames: how many frames there are, as far as they are known.
        index: the complete index; None until there is one.
    """

    path: Path
    size: Size
    rate: float
    n_frames: int
    index: FrameIndex | None = None


@dataclass(frozen=True, slots=True, eq=False)
class FindProject:
    """A video is open: find its project, or take the one that is named."""

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
    entry: Entry


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
    """The project that was found for a video, if any.

    Attributes:
        project: a copy of it, to be taken over; None where there is none, or it cannot be used.
        path: its file, also where it cannot be used; None where there is none.
        comparison: whether the video is the one it is about; None where that was not looked at.
        error: why it cannot be used; a new one gets another name then.
        read_only: why it cannot be changed here; None where it can.
        remark: something else the user should know; ''.
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
        ticket: the number of the call to `open` that this is about, here and below.
        state: not NOTHING where anything has been entered.
        number: of the last entry that is saved.
        path: the file; None where there is none yet.
        error: why it is not saved, or cannot be.
        checking: whether it is still open if the project is taken; nothing may be entered until that is known.
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
