"""Frame indices kept in the user's cache folder, so that a file is scanned only once."""

import hashlib
import json
import logging
import zipfile
from fractions import Fraction
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace import paths
from rallytrace.errors import AppError
from rallytrace.file_access import atomic_file
from rallytrace.video.index import FrameIndex

_FORMAT: Final = 1
_EDGE_BYTES: Final = 2**16
_MOST_KEPT: Final = 500

_log = logging.getLogger(__name__)


def load_index(path: Path) -> FrameIndex | None:
    """The index kept for exactly this file, if there is one that can be read."""
    try:
        with _place(path).open("rb") as file, np.load(file, allow_pickle=False) as stored:
            facts = json.loads(str(stored["facts"]))
            return FrameIndex(
                pts=stored["pts"],
                key_pts=stored["key_pts"],
                key_dts=stored["key_dts"],
                time_base=Fraction(facts["time_base"]),
                sound=int(facts["sound"]),
                timed=bool(facts["timed"]),
                promised=int(facts["promised"]),
            )
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        _log.info("The kept index of %s cannot be used: %s", path.name, error)
        return None


def keep_index(path: Path, index: FrameIndex) -> None:
    """Keep a complete index for next time. Where that is impossible it is scanned again: nothing else is lost."""
    facts = {
        "time_base": str(index.time_base),
        "sound": index.sound,
        "timed": index.timed,
        "promised": index.promised,
    }
    try:
        place = _place(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        with atomic_file(place, overwrite=True) as unfinished, unfinished.open("wb") as file:
            np.savez_compressed(
                file, facts=np.array(json.dumps(facts)), pts=index.pts, key_pts=index.key_pts, key_dts=index.key_dts
            )
        _forget_the_oldest(place.parent)
    except (OSError, AppError) as error:
        _log.info("The index of %s could not be kept: %s", path.name, error)


def _place(path: Path) -> Path:
    """Where the index of a file is kept: named for the file's content, size and time, not for its name."""
    status = path.stat()
    digest = hashlib.sha256(f"{_FORMAT} {status.st_size} {status.st_mtime_ns}".encode())
    with path.open("rb") as file:
        digest.update(file.read(_EDGE_BYTES))
        file.seek(max(status.st_size - _EDGE_BYTES, 0))
        digest.update(file.read(_EDGE_BYTES))
    return paths.cache_dir() / "frame-index" / f"{digest.hexdigest()[:32]}.npz"


def _forget_the_oldest(folder: Path) -> None:
    kept = sorted(folder.glob("*.npz"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in kept[_MOST_KEPT:]:
        file.unlink(missing_ok=True)
