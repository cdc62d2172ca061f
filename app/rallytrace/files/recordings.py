"""Recordings that a camera has split into several files, and the one path that names such a video.

The path of a video in parts is made of the names of its files: `GX010042 + GX020042.MP4`. There is no file with this
name. Only the functions that open files or read their status ask for the files (`parts_of`). Everything else treats the
path as that of any video, so names of projects and exports follow from it.
"""

import os
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.files.file_names import max_name_bytes, n_bytes_in
from rallytrace.texts import tr_lazy

_SEPARATOR: Final = " + "
_PART_NAMES: Final = (
    re.compile(r"(?P<before>g[hlsx])(?P<number>\d\d)(?P<after>\d{4})"),
    re.compile(r"(?P<before>g)(?:opr|p(?P<number>\d\d))(?P<after>\d{4})"),
    re.compile(r"(?P<before>.*?(?<![^\W\d_])(?:part|pt|chapter)[ _.-]*)(?P<number>\d{1,5})(?P<after>)"),
    re.compile(r"(?P<before>dji_)\d{14}_(?P<number>\d{4})(?P<after>_\w+)"),
    re.compile(r"(?P<before>.*?)(?P<number>\d{1,5})(?P<after>)"),
)
"""Case-folded names of parts: GoPro (also its oldest models), named parts, DJI, and names with a counter."""
_N_NAMES_OF_PARTS: Final = 3
"""Number of patterns at the start of `_PART_NAMES` whose names are used only for parts, not for separate recordings."""


@dataclass(frozen=True, slots=True)
class NamedParts:
    """Files of one folder with consecutive numbers in their names.

    Attributes:
        files: the files, in order.
        is_certain: True if such names are given to parts only, False if they may as well be separate recordings.
    """

    files: tuple[Path, ...]
    is_certain: bool


def parts_of(video: Path) -> tuple[Path, ...]:
    """Return the files of a video, in order: the parts that its path names, otherwise the path itself."""
    stems = video.stem.split(_SEPARATOR)
    if len(stems) == 1 or os.path.exists(video):  # noqa: PTH110 - never raises
        return (video,)
    files = tuple(video.parent / (stem + video.suffix) for stem in stems)
    return files if any(os.path.isfile(file) for file in files) else (video,)  # noqa: PTH113 - never raises


def missing_files(video: Path) -> list[Path]:
    """Return the files of a video that do not exist. Never raises."""
    return [file for file in parts_of(video) if not os.path.isfile(file)]  # noqa: PTH113 - never raises


def video_stamp(video: Path) -> tuple[int, int]:
    """Return the total size in bytes and the latest modification time in ns of the files of a video.

    Raises:
        OSError: a file does not exist, or its status cannot be read.
    """
    statuses = [file.stat() for file in parts_of(video)]
    return sum(status.st_size for status in statuses), max(status.st_mtime_ns for status in statuses)


def joined_path(files: Sequence[Path]) -> Path:
    """Return the path of a video in parts.

    Raises:
        AppError: one path cannot name these files.
    """
    first = files[0]
    if any((file.parent, file.suffix) != (first.parent, first.suffix) for file in files):
        raise AppError(
            tr_lazy(
                "errors",
                "{first} and {name} cannot be opened as one video: their folders or suffixes differ.",
                first=first.name,
                name=files[-1].name,
            ),
            tr_lazy("errors", "Move the parts of a recording to one folder, and give them the same suffix."),
        )
    path = first.with_name(_SEPARATOR.join(file.stem for file in files) + first.suffix)
    if n_bytes_in(path.name) > max_name_bytes(first.parent):
        raise AppError(
            tr_lazy(
                "errors",
                "{count} files from {first} on cannot be opened as one video: their names are too long.",
                count=len(files),
                first=first.name,
            ),
            tr_lazy("errors", "Give them shorter names, such as 1.mp4, 2.mp4."),
        )
    if parts_of(path) != tuple(files):
        raise AppError(
            tr_lazy(
                "errors", "{first} and {name} cannot be opened as one video.", first=first.name, name=files[-1].name
            ),
            tr_lazy("errors", "Rename the files."),
        )
    return path


def refuse_parts(video: Path, program: str) -> None:
    """Refuse a recording in several files if another program must find it by one name.

    Raises:
        AppError: the video has several files.
    """
    n_files = len(parts_of(video))
    if n_files > 1:
        raise AppError(
            tr_lazy(
                "errors", "{program} needs one video file; this recording has {files}.", program=program, files=n_files
            ),
            tr_lazy(
                "errors",
                "Export the rallies as a table or as clips, or join the files with another program and track "
                "the result.",
            ),
        )


def parts_by_name(files: Iterable[Path]) -> list[NamedParts]:
    """Return groups of files with consecutive numbers in their names, ordered by the first file of each."""
    numbered: dict[tuple[Path, int, str, str, str], list[tuple[str, Path]]] = defaultdict(list)
    for file in dict.fromkeys(files):
        if _SEPARATOR in file.stem:
            continue
        stem = file.stem.casefold()
        for kind, pattern in enumerate(_PART_NAMES):
            found = pattern.fullmatch(stem)
            if found is not None:
                key = file.parent, kind, found["before"], found["after"], file.suffix
                numbered[key].append((found["number"] or "0", file))
                break
    runs: list[NamedParts] = []
    for (_, kind, *_), found_files in numbered.items():
        for by_number in _distinct(found_files):
            numbers = sorted(by_number)
            starts = [0, *(i for i, (one, other) in enumerate(pairwise(numbers), 1) if other != one + 1), len(numbers)]
            for start, stop in pairwise(starts):
                if stop - start > 1:
                    run = tuple(by_number[number] for number in numbers[start:stop])
                    runs.append(NamedParts(run, kind < _N_NAMES_OF_PARTS))
    return sorted(runs, key=lambda run: run.files)


def _distinct(files: Sequence[tuple[str, Path]]) -> list[dict[int, Path]]:
    """Return files by number. If two have the same number, as `1` and `01`, separate them by their number of digits."""
    by_number = {int(number): file for number, file in files}
    if len(by_number) == len(files):
        return [by_number]
    by_digits: dict[int, dict[int, Path]] = defaultdict(dict)
    for number, file in files:
        by_digits[len(number)][int(number)] = file
    return list(by_digits.values())


def describe_parts(video: Path) -> str:
    """Return the files of a recording as the subject of a sentence about them."""
    files = parts_of(video)
    names = (
        tr_lazy("video", "{first} and {last}", first=files[0].name, last=files[-1].name)
        if len(files) == 2
        else tr_lazy("video", "{first} to {last}", first=files[0].name, last=files[-1].name)
    )
    return names if len(files) <= 2 else tr_lazy("video", "{names} ({count} files)", names=names, count=len(files))
