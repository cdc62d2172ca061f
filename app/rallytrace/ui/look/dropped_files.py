"""Read local files from what is dropped on the window, and name video files for file dialogs."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData

from rallytrace.files.paths import VIDEO_SUFFIXES
from rallytrace.storage.labels.other_tools.yolo import is_yolo_folder
from rallytrace.texts import tr

VIDEO_NAMES: Final = " ".join(f"*{suffix}" for suffix in VIDEO_SUFFIXES)
_LABEL_SUFFIXES: Final = (
    *(".csv", ".txt", ".tsv", ".llc", ".edl", ".json", ".xml", ".yaml", ".yml", ".srt", ".vtt", ".ffmetadata"),
)
LABEL_NAMES: Final = " ".join(f"*{suffix}" for suffix in _LABEL_SUFFIXES)


def name_filters(*named: tuple[str, str]) -> str:
    """Return the filters of a file dialog, each given as its name in the language in use and its patterns."""
    return ";;".join(f"{name} ({patterns})" for name, patterns in named)


def videos_filter() -> tuple[str, str]:
    """Return the filter for videos, to be given to `name_filters`."""
    return tr("video", "Videos"), VIDEO_NAMES


def all_files_filter() -> tuple[str, str]:
    """Return the filter for all files, to be given to `name_filters`."""
    return tr("window", "All files"), "*"


def dropped_file(data: QMimeData) -> Path | None:
    """Return the path of the dropped file, or None if anything else than a single local file was dropped."""
    paths = dropped_paths(data)
    return paths[0] if len(data.urls()) == 1 and paths and paths[0].is_file() else None


def are_labels(path: Path) -> bool:
    """Return True for a file of labels or segments, judged by its suffix, and for a folder of YOLO labels."""
    return is_yolo_folder(path) if path.is_dir() else path.suffix.lower() in _LABEL_SUFFIXES


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the dropped local files and folders."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return [path for path in paths if path.exists()]
