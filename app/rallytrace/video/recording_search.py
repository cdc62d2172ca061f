"""Find files that a camera has split from one recording, by their names and their headers.

Some names are given to parts only (GoPro, `final_part2`). Counters also number separate recordings, so their files must
show that they belong together: each file but the last has a size at which cameras cut, or the clock runs on.
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Final

from av.error import FFmpegError

from rallytrace.errors import AppError
from rallytrace.files.paths import VIDEO_SUFFIXES
from rallytrace.files.recordings import NamedParts, joined_path, parts_by_name, parts_of
from rallytrace.texts import tr_lazy
from rallytrace.video.container import file_facts
from rallytrace.video.joined import FileFacts, difference

_LIMITS_BYTES: Final = tuple(number * unit for number in (2, 4, 8, 12, 16) for unit in (10**9, 2**30))
"""Sizes at which cameras end a file and begin the next."""
_MAX_LIMIT_DIFFERENCE: Final = 0.03
"""Largest relative difference between a limit and the size of a file that a camera has filled."""
_MAX_CLOCK_GAP_SECONDS: Final = Fraction(1, 2)
"""Largest gap between the clocks of two parts."""
_MAX_PARTS: Final = 100
_STREAM_SUFFIXES: Final = frozenset({".ts", ".mts", ".m2ts", ".mpg", ".mpeg"})
"""Suffixes of files whose clock may run on from the file before."""


@dataclass(frozen=True, slots=True)
class RecordingsFound:
    """The path of each recording, and sentences about files that look like parts of one but cannot be."""

    videos: tuple[Path, ...]
    remarks: tuple[str, ...] = ()


def find_recordings(files: Iterable[Path]) -> RecordingsFound:
    """Return the recordings of which several parts are among the files."""
    videos: list[Path] = []
    remarks: list[str] = []
    for named in parts_by_name(file for file in files if os.path.isfile(file)):  # noqa: PTH113 - never raises
        runs: list[list[Path]] = [[named.files[0]]]
        for before, after in pairwise(named.files[:_MAX_PARTS]):
            if _continues(before, after, named, remarks):
                runs[-1].append(after)
            else:
                runs.append([after])
        for run in runs:
            _add(run, videos, remarks)
    return RecordingsFound(tuple(videos), tuple(remarks))


def recording_around(file: Path) -> Path | None:
    """Return the recording that consists of a file and others in its folder; None if there is none."""
    file, given = parts_of(file)[0], file
    try:
        beside = [
            path
            for path in file.parent.iterdir()
            if path.suffix.lower() in VIDEO_SUFFIXES and os.path.isfile(path)  # noqa: PTH113 - never raises
        ]
    except OSError:
        return None
    named = next((named for named in parts_by_name(beside) if file in named.files), None)
    if named is None:
        return None
    at = named.files.index(file)
    first = last = at
    while first > 0 and _continues(named.files[first - 1], named.files[first], named, []):
        first -= 1
    while last + 1 < len(named.files) and _continues(named.files[last], named.files[last + 1], named, []):
        last += 1
    videos: list[Path] = []
    _add(list(named.files[first : last + 1]), videos, [])
    return next((video for video in videos if video != given), None)


def is_filled(n_bytes: int) -> bool:
    """Return True if a file has the size at which cameras begin the next one."""
    return any(abs(n_bytes - limit) <= _MAX_LIMIT_DIFFERENCE * limit for limit in _LIMITS_BYTES)


def _add(run: list[Path], videos: list[Path], remarks: list[str]) -> None:
    if len(run) > 1:
        try:
            videos.append(joined_path(run))
        except AppError as error:
            remarks.append(error.text)


def _continues(before: Path, after: Path, named: NamedParts, remarks: list[str]) -> bool:
    """Return True if a file continues the one before it. Add a remark if its name says so but its header does not."""
    try:
        is_full = is_filled(before.stat().st_size)
        if not (named.is_certain or is_full or before.suffix.lower() in _STREAM_SUFFIXES):
            return False
        first, second = file_facts(before), file_facts(after)
    except (FFmpegError, OSError, ValueError):
        return False
    if first is None or second is None:
        return False
    reason = difference(first, second)
    if reason and named.is_certain:
        remarks.append(
            tr_lazy(
                "video",
                "{name} is not joined with {before}: {reason}.",
                name=after.name,
                before=before.name,
                reason=reason,
            )
        )
    return not reason and (named.is_certain or is_full or _runs_on(first, second))


def _runs_on(first: FileFacts, second: FileFacts) -> bool:
    gap = second.start - first.start - first.duration
    return first.is_byte_stream and first.duration > 0 and abs(gap) <= _MAX_CLOCK_GAP_SECONDS
