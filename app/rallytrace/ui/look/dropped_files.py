"""Read local files from what is dropped on the window, and name video files for file dialogs."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData

from rallytrace.files.paths import VIDEO_SUFFIXES

VIDEO_NAMES: Final = " ".join(f"*{suffix}" for suffix in VIDEO_SUFFIXES)


def dropped_file(data: QMimeData) -> Path | None:
    """Return the path of the dropped file, or None if anything else than a single local file was dropped."""
    paths = dropped_paths(data)
    return paths[0] if len(data.urls()) == 1 and paths and paths[0].is_file() else None


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the dropped local files and folders."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return [path for path in paths if path.exists()]
