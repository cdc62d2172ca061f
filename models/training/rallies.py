"""Find labelled rallies in a folder, in the TrackNetV3 layout or flat, and read their labels.

TrackNetV3's layout: `<split>/match<N>/video/<rally>.mp4` with `csv/<rally>_ball.csv` or, where the labels were
corrected later, `corrected_csv/<rally>_ball.csv`. Flat: `NAME.mp4` beside `NAME_ball.csv`.
"""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.storage.track_csv import read_track

VIDEO_ENDINGS = (".mp4", ".mkv", ".mov", ".avi", ".webm", ".m4v")
SLOW = 2.0
"""Pixels a frame at 512x288 below which a ball counts as slow."""
FLIGHT_STEPS = 3
"""So many steps of at least SLOW in a row are a flight."""
LABEL_FOLDERS = ("corrected_csv", "csv")


@dataclass(frozen=True, slots=True)
class Rally:
    """A video with labels for the frames that somebody looked at.

    Attributes:
        name: unique among the rallies of a training.
        video: the video file.
        labels: its label file.
        venue: what must not be split between training and test: rallies of one match look alike.
    """

    name: str
    video: Path
    labels: Path
    venue: str

    def path(self) -> "LabelPath":
        """Read the labels.

        Raises:
            AppError: the file is no label file.
        """
        points = read_track(self.labels)
        count = points[-1].frame + 1 if points else 0
        known, visible = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        positions = np.zeros((count, 2), np.float64)
        for point in points:
            # Published labels hold rows that say 'visible, at (0, 0)': nobody pointed there.
            placed = not point.visible or point.x > 0 or point.y > 0
            known[point.frame] = placed
            visible[point.frame] = point.visible and placed
            positions[point.frame] = (point.x, point.y)
        return LabelPath(known, visible, positions)


@dataclass(frozen=True, slots=True, eq=False)
class LabelPath:
    """Labels by frame number.

    Attributes:
        known: bool (n,), whether the frame has a label; frames without one are never trained on.
        visible: bool (n,), whether it shows the ball.
        positions: float64 (n, 2), x and y in pixels of the video; 0 where not visible.
    """

    known: NDArray[np.bool_]
    visible: NDArray[np.bool_]
    positions: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.known)


def slow_balls(positions: NDArray[np.float64], visible: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the visible balls that move less than SLOW to a neighbouring frame, bool (n,).

    Args:
        positions: (n, 2), in pixels at 512x288.
        visible: bool (n,).
    """
    distances = np.hypot(*np.diff(positions, axis=0).T)
    distances = np.where(visible[1:] & visible[:-1], distances, np.inf)
    least = np.minimum(np.append(distances, np.inf), np.insert(distances, 0, np.inf))
    return np.asarray(visible & (least < SLOW), np.bool_)


def play(positions: NDArray[np.float64], visible: NDArray[np.bool_]) -> range:
    """Return the frames in play, from the first to the last flight; empty without any.

    A flight is a ball that moves at least SLOW a frame from frame to frame, FLIGHT_STEPS times in a row: from the serve
    to the landing. Whether a held ball before it or one on the floor after it is labelled differs between data sets.

    Args:
        positions: (n, 2), in pixels at 512x288.
        visible: bool (n,).
    """
    moves = visible[1:] & visible[:-1] & (np.hypot(*np.diff(positions, axis=0).T) >= SLOW)
    flights = np.flatnonzero(np.convolve(moves, np.ones(FLIGHT_STEPS), "valid") == FLIGHT_STEPS)
    return range(int(flights[0]), int(flights[-1]) + FLIGHT_STEPS + 1) if flights.size else range(0)


def find_rallies(folders: list[Path], venues: Sequence[Path] | Path | None = None) -> list[Rally]:
    """Return all labelled rallies below some folders, by name.

    Args:
        folders: folders to search, at any depth.
        venues: CSV files `clip,venue`; a rally in none of them has its match folder as its venue, or is one alone.

    Raises:
        AppError: a folder or the venues' file is missing, or there is no labelled rally.
    """
    files = [venues] if isinstance(venues, Path) else venues or []
    named = {name: venue for file in files for name, venue in _read_venues(file).items()}
    rallies: dict[str, Rally] = {}
    for folder in folders:
        if not folder.is_dir():
            raise AppError(f"There is no folder {folder}.", "Check the name.")
        for name, match, video, labels in _pairs(folder):
            unique = name if name not in rallies else f"{folder.name}/{name}"
            rallies[unique] = Rally(unique, video, labels, named.get(video.stem, match))
    if not rallies:
        raise AppError(
            f"No labelled rally lies in {', '.join(str(folder) for folder in folders)}.",
            "Expected NAME.mp4 beside NAME_ball.csv, or match folders with video/ and csv/.",
        )
    return [rallies[name] for name in sorted(rallies)]


def _pairs(folder: Path) -> Iterator[tuple[str, str, Path, Path]]:
    """Yield name, match, video and label file of every labelled video."""
    for video in sorted(folder.rglob("*")):
        if video.suffix.lower() not in VIDEO_ENDINGS:
            continue
        flat = video.with_name(f"{video.stem}_ball.csv")
        if flat.is_file():
            yield video.stem, video.stem, video, flat
        elif video.parent.name == "video":
            match = video.parent.parent
            found = [match / kind / f"{video.stem}_ball.csv" for kind in LABEL_FOLDERS]
            labels = next((path for path in found if path.is_file()), None)
            if labels is not None:
                where = match.relative_to(folder).as_posix() if match != folder else match.name
                yield f"{where}/{video.stem}", where, video, labels


def _read_venues(path: Path) -> dict[str, str]:
    try:
        rows = list(csv.reader(path.read_text(encoding="utf-8-sig").splitlines()))
    except OSError as error:
        raise AppError(f"The list of venues {path} cannot be read: {error.strerror}.", "Check the name.") from error
    return {row[0].strip(): row[1].strip() for row in rows[1:] if len(row) >= 2}
