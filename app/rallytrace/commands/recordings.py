"""Join the files named on the command line that are parts of one recording."""

from collections.abc import Sequence
from pathlib import Path

from rallytrace.errors import UsageError
from rallytrace.files.recordings import describe_parts, joined_path, parts_of
from rallytrace.process import terminal


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
    if separate or len(paths) == 1:
        return list(paths)
    from rallytrace.video.recording_search import find_recordings  # noqa: PLC0415 - loads PyAV

    found = find_recordings(path for path in paths if not path.is_dir())
    for remark in found.remarks:
        terminal.remark(remark)
    joined = list(paths)
    for video in found.videos:
        terminal.remark(
            f"{describe_parts(video)} are parts of one recording, so they are one video. Pass --separate if not."
        )
        first, *others = parts_of(video)
        joined[joined.index(first)] = video
        joined = [path for path in joined if path not in others]
    return joined
