"""`rallytrace open`: the window."""

import argparse
from pathlib import Path

from rallytrace.commands.screen import require_window
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
    width, _, height = text.lower().partition("x")
    sides = [int(side) for side in (width, height) if side.isdecimal() and len(side) <= _DIGITS]
    if len(sides) < 2 or not all(sides):
        raise UsageError(f"--size {text[:40]} is no size.", f"Write it as 1600x1000, of {_DIGITS} digits at most.")
    return sides[0], sides[1]


_DIGITS = 4
"""No screen has more pixels along a side than can be written with so many digits."""
