"""Locations of the shipped files and the user's folders. No other module searches for them.

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
from rallytrace.files.file_access import refuse_special
from rallytrace.texts import tr_lazy

VIDEO_SUFFIXES = (
    *(".mp4", ".mov", ".mkv", ".avi", ".webm", ".m4v"),
    *(".mts", ".m2ts", ".ts", ".mpg", ".mpeg", ".wmv", ".flv"),
)
"""Lower-case suffixes offered by dialogs and used to match labels with videos. Any file can be opened."""

_OVERLAY_ENDING = "_overlay"
"""End of the names of exported videos with the trajectory drawn on them."""

DATASET_CARD = "card.json"
"""Name of the file that describes an exported match, in the folder of the match."""
_CARD_HEAD_BYTES = 64
"""Number of bytes at the start of a card that contain the name RallyTrace."""
_PACKAGE = Path(__file__).resolve().parents[1]


def videos_in(folder: Path) -> list[Path]:
    """Return the videos in a folder and its subfolders in natural order (numbers sorted by value).

    Hidden files and folders, links to folders, and exported videos with the trajectory drawn on them are skipped. The
    clips of datasets are skipped too, unless there are no other videos.

    Raises:
        AppError: one of the folders cannot be read.
    """

    def refuse(error: OSError) -> None:
        raise AppError(
            tr_lazy(
                "errors",
                "The folder {filename} cannot be read: {reason}.",
                filename=error.filename,
                reason=error.strerror,
            ),
            tr_lazy("errors", "Check its permissions."),
        )

    found: list[Path] = []
    clips: list[Path] = []
    exports: set[str] = set()
    for parent, folders, names in os.walk(folder, onerror=refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        if str(Path(parent).parent) in exports or _is_exported_match(Path(parent), names):
            exports.add(parent)
        videos = [Path(name) for name in names if _is_video(name)]
        stems = {video.stem for video in videos}
        exported = {stem + _OVERLAY_ENDING for stem in stems}
        target = clips if parent in exports else found
        target += [Path(parent, video) for video in videos if video.stem not in exported]
    return sorted(found or clips, key=lambda video: _natural_order_key(video.relative_to(folder)))


def is_dead_link(path: Path) -> bool:
    """Return True if a path is a link to a missing file, or a circular link."""
    return path.is_symlink() and not os.path.exists(path)  # noqa: PTH110 - never raises


def names_of(files: Iterable[Path]) -> list[str]:
    """Return a distinct display name for each file: its own name, or its path from the common folder."""
    paths = [file.absolute() for file in files]
    if len({path.name for path in paths}) == len(paths):
        return [path.name for path in paths]
    common = os.path.commonpath([path.parent for path in paths])
    return [path.relative_to(common).as_posix() for path in paths]


def _is_exported_match(folder: Path, names: Sequence[str]) -> bool:
    if DATASET_CARD not in names:
        return False
    try:
        refuse_special(folder / DATASET_CARD)
        with (folder / DATASET_CARD).open("rb") as card:
            return b'"rallytrace"' in card.read(_CARD_HEAD_BYTES)
    except (OSError, AppError):
        return False


def _is_video(name: str) -> bool:
    return not name.startswith(".") and Path(name).suffix.lower() in VIDEO_SUFFIXES


def _natural_order_key(path: Path) -> list[tuple[str, int]]:
    """Return a sort key that ignores case, sorts numbers by value and puts folders before their content."""
    pieces = re.findall(r"\D+|\d+", path.as_posix().casefold())
    return [("", int(piece)) if piece.isascii() and piece.isdigit() else (piece, 0) for piece in pieces]


def _candidates() -> list[Path]:
    frozen = getattr(sys, "_MEIPASS", None)
    bundle = [Path(frozen) / "rallytrace"] if frozen else []
    return [*bundle, _PACKAGE, _PACKAGE.parent.parent]


def _find_shipped(name: str) -> Path:
    for root in _candidates():
        if (root / name).is_dir():
            return root / name
    raise AppError(
        tr_lazy(
            "errors",
            "The folder '{name}' of RallyTrace is missing (searched next to {package}).",
            name=name,
            package=_PACKAGE,
        ),
        tr_lazy("errors", "Install RallyTrace again."),
    )


def models_dir() -> Path:
    """Return the folder of the shipped model files."""
    return _find_shipped("models")


def shipped_model(name: str) -> Path:
    """Return the path of a shipped model by name: `tracknet`, `tracknet-fast`, `inpaintnet`, `strokes` ...

    Raises:
        AppError: there is no such model.
    """
    file = models_dir() / f"{name}.onnx"
    if not file.is_file():
        raise AppError(
            tr_lazy("errors", "The included model '{name}' is missing.", name=name),
            tr_lazy("errors", "Install RallyTrace again."),
        )
    return file


def resources_dir() -> Path:
    """Return the folder of the icons, styles and the demo rally."""
    return _find_shipped("resources")


def manual_dir() -> Path:
    """Return the folder of the manual's pages. In a clone it is in the documentation folder."""
    in_clone = _PACKAGE.parent.parent / "docs" / "manual"
    return in_clone if in_clone.is_dir() else _find_shipped("manual")


def cache_dir() -> Path:
    """Return the user's cache folder for replaceable files. Callers that write to it create it."""
    return Path(platformdirs.user_cache_dir("rallytrace", appauthor=False))


def config_dir() -> Path:
    return Path(platformdirs.user_config_dir("rallytrace", appauthor=False))


def log_dir() -> Path:
    """Return the folder of the user's log files."""
    return Path(platformdirs.user_log_dir("rallytrace", appauthor=False))


def data_dir() -> Path:
    """Return the user's data folder, for irreplaceable files without a better place."""
    return Path(platformdirs.user_data_dir("rallytrace", appauthor=False))
