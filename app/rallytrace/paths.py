"""Where the files that ship with RallyTrace are, and where the user's own go; nothing else looks for them.

There are three layouts: a clone (`models/` and `resources/` beside `app/`), an installed wheel (both inside the
package) and a frozen application (both beside the package in the bundle's folder).
"""

import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import platformdirs

from rallytrace.errors import AppError
from rallytrace.file_access import refuse_special

VIDEO_SUFFIXES = (
    *(".mp4", ".mov", ".mkv", ".avi", ".webm", ".m4v"),
    *(".mts", ".m2ts", ".ts", ".mpg", ".mpeg", ".wmv", ".flv"),
)
"""In small letters. Any file may be opened; these are offered in dialogs, and looked for beside labels."""

_OVERLAY = "_overlay"
"""Ends the names of videos with the path drawn over them, as they are exported beside the video."""

DATASET_CARD = "card.json"
"""What is known of an exported match, in its folder."""
_CARD_BEGINNING = 64
"""Bytes in which a card names RallyTrace."""


def videos_in(folder: Path) -> list[Path]:
    """The videos in a folder and the folders in it, by their names; numbers in these count as such.

    Hidden files and folders are left out, links to folders, and what was exported: videos with the path drawn on them,
    and the clips of datasets, unless there are no others.

    Raises:
        AppError: one of the folders cannot be read.
    """

    def refuse(error: OSError) -> None:
        raise AppError(f"The folder {error.filename} cannot be read: {error.strerror}.", "Check its permissions.")

    found: list[Path] = []
    clips: list[Path] = []
    exports: set[str] = set()
    for here, folders, names in os.walk(folder, onerror=refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        if str(Path(here).parent) in exports or _is_exported_match(Path(here), names):
            exports.add(here)
        videos = [Path(name) for name in names if _is_video(name)]
        stems = {video.stem for video in videos}
        exported = {stem + _OVERLAY for stem in stems}
        to = clips if here in exports else found
        to += [Path(here, video) for video in videos if video.stem not in exported]
    return sorted(found or clips, key=lambda video: _in_natural_order(video.relative_to(folder)))


def names_of(files: Iterable[Path]) -> list[str]:
    """Files as they are told apart: by name, or else by their paths from the folder that holds them all."""
    paths = [file.absolute() for file in files]
    if len({path.name for path in paths}) == len(paths):
        return [path.name for path in paths]
    common = os.path.commonpath([path.parent for path in paths])
    return [path.relative_to(common).as_posix() for path in paths]


def _is_exported_match(folder: Path, names: Sequence[str]) -> bool:
    """Whether a folder is a match of a dataset that RallyTrace has exported."""
    if DATASET_CARD not in names:
        return False
    try:
        refuse_special(folder / DATASET_CARD)
        with (folder / DATASET_CARD).open("rb") as card:
            return b'"rallytrace"' in card.read(_CARD_BEGINNING)
    except (OSError, AppError):
        return False


def _is_video(name: str) -> bool:
    return not name.startswith(".") and Path(name).suffix.lower() in VIDEO_SUFFIXES


def _in_natural_order(path: Path) -> list[tuple[str, int]]:
    """What to sort by: letters in small, numbers by their value, folders before what is in them."""
    pieces = re.findall(r"\D+|\d+", path.as_posix().casefold())
    return [("", int(one)) if one.isascii() and one.isdigit() else (one, 0) for one in pieces]


_PACKAGE = Path(__file__).resolve().parent


def _candidates() -> list[Path]:
    frozen = getattr(sys, "_MEIPASS", None)
    bundle = [Path(frozen) / "rallytrace"] if frozen else []
    return [*bundle, _PACKAGE, _PACKAGE.parent.parent]


def _shipped(name: str) -> Path:
    for root in _candidates():
        if (root / name).is_dir():
            return root / name
    raise AppError(
        f"The folder '{name}' of RallyTrace is missing (looked beside {_PACKAGE}).",
        "Install RallyTrace again.",
    )


def models_dir() -> Path:
    """The folder of the model files that ship with RallyTrace."""
    return _shipped("models")


def shipped_model(name: str) -> Path:
    """The model file that ships under a name: `tracknet`, `tracknet-fast` or `inpaintnet`.

    Raises:
        AppError: there is none.
    """
    file = models_dir() / f"{name}.onnx"
    if not file.is_file():
        raise AppError(f"The included model '{name}' is missing.", "Install RallyTrace again.")
    return file


def resources_dir() -> Path:
    """The folder of the icons, styles and the demo rally."""
    return _shipped("resources")


def manual_dir() -> Path:
    """The folder of the manual's pages; in a clone it is among the documents."""
    in_clone = _PACKAGE.parent.parent / "docs" / "manual"
    return in_clone if in_clone.is_dir() else _shipped("manual")


def cache_dir() -> Path:
    """The user's cache folder; everything in it can be made again. Callers that write to it create it."""
    return Path(platformdirs.user_cache_dir("rallytrace", appauthor=False))


def config_dir() -> Path:
    return Path(platformdirs.user_config_dir("rallytrace", appauthor=False))


def log_dir() -> Path:
    """The folder of the user's log files."""
    return Path(platformdirs.user_log_dir("rallytrace", appauthor=False))


def data_dir() -> Path:
    """The user's data folder, for what cannot be made again and has no better place."""
    return Path(platformdirs.user_data_dir("rallytrace", appauthor=False))
