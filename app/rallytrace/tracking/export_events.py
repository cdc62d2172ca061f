"""What an export is made from, and what it tells while it goes on."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rallytrace.domain.geometry import Size
from rallytrace.storage.exports.labels import TrackSnapshot
from rallytrace.video.index import FrameIndex


@dataclass(frozen=True, slots=True, eq=False)
class Material:
    """What is exported from.

    Attributes:
        labels: as they were when the export was asked for.
        video: the file.
        size: of its pictures.
        index: of its frames, if it is known.
        runs: the provenance of the runs that the labels come from.
        untouchable: further files that are never written to: where the labels come from.
    """

    labels: TrackSnapshot
    video: Path
    size: Size
    index: FrameIndex | None = None
    runs: tuple[Mapping[str, Any], ...] = ()
    untouchable: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """How far it is.

    Attributes:
        phase: what it is at, in words.
        done: how many frames are done.
        total: of how many; 0 where that says nothing.
    """

    phase: str
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class ExportFinished:
    """An export that is done.

    Attributes:
        place: the file, or the folder of the match.
        words: what is in it.
    """

    place: Path
    words: str
