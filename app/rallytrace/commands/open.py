"""`rallytrace open`: the window."""

import argparse
from pathlib import Path

from rallytrace.arguments import shortened
from rallytrace.commands.screen import require_window
from rallytrace.domain.geometry import parse_size
from rallytrace.errors import AppError, UsageError
from rallytrace.storage.project.place import SUFFIX


def run(args: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    file: Path | None = args.file
    if file is not None and not file.exists():
        what = "project" if file.suffix.lower() == SUFFIX else "video"
        raise AppError(f"There is no {what} {file}.", "Check the name; 'rallytrace --help' lists the commands.")
    return open_window(args, file, track=args.track)


def open_window(args: argparse.Namespace, file: Path | None, *, track: bool) -> int:
    """Open the window as the options say, with a video or a project; returns the exit code.

    Raises:
        UsageError: the size is none.
        AppError: there is no screen, or Qt cannot open a window.
    """
    size = _size(args.size)
    require_window()
    from rallytrace.main import Start, start  # noqa: PLC0415 - loads Qt

    return start(
        Start(
            file=file,
            track=track,
            screenshot=args.screenshot,
            quit_after=args.quit_after,
            size=size,
            frame=args.at,
            theme=args.theme,
        )
    )


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    size = parse_size(text)
    if size is None:
        raise UsageError(f"--size {shortened(text)} is no size.", "Write it as 1600x1000.")
    return size.width, size.height
