"""Join the files named on the command line that are parts of one recording."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.files.recordings import describe_parts, joined_path
from rallytrace.process import terminal

SEPARATE_ADVICE: Final = "Pass --separate if not."


def joined_files(paths: Sequence[Path]) -> list[Path]:
    """Return the path of the recording that joins these files, for `--join`; a single file is returned as it is.

    Raises:
        UsageError: One of them is a folder.
        AppError: The files cannot be joined.
    """
    for path in paths:
        if path.is_dir():
            raise UsageError(f"--join takes files, but {path} is a folder.", "Name the files in their order.")
    return [joined_path(paths)] if len(paths) > 1 else list(paths)


def joined_parts(paths: Sequence[Path], *, join: bool, separate: bool) -> list[Path]:
    """Return the paths, with the parts of each recording replaced by the path of the whole. Print a remark for each.

    Args:
        join: True to join all files in this order.
        separate: True to return the paths as they are.

    Raises:
        AppError: The files cannot be joined.
    """
    if join:
        return joined_files(paths)
    return list(paths) if separate or len(paths) == 1 else with_recordings(paths, SEPARATE_ADVICE)


def with_recordings(paths: Sequence[Path], advice: str = "") -> list[Path]:
    """Return the paths, with the parts of each recording replaced by the path of the whole. Print a remark for each.

    Args:
        advice: A sentence that follows the remark.
    """
    from rallytrace.tracking.video_projects import join_recordings  # noqa: PLC0415 - loads PyAV

    joined = join_recordings(paths)
    for remark in joined.remarks:
        terminal.remark(remark)
    for video in joined.recordings:
        words = f"{describe_parts(video)} are parts of one recording, so they are one video."
        terminal.remark(f"{words} {advice}".rstrip())
    return list(joined.videos if joined.recordings else paths)
