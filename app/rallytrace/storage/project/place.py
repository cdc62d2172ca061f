"""Where the project of a video is."""

import hashlib
import os
from pathlib import Path
from typing import Final

from rallytrace import paths

SUFFIX: Final = ".rally"
_NUMBERS: Final = range(2, 30)


def place_beside(video: Path) -> Path:
    """Where a video's project belongs: beside it, but nothing is written among the files that ship with RallyTrace."""
    if video.resolve().is_relative_to(paths.resources_dir().resolve()):
        return place_apart(video)
    return video.with_name(video.name + SUFFIX)


def place_apart(video: Path) -> Path:
    """Where it goes when the video's folder may not be written to: the user's own folder."""
    whole = str(video.resolve())
    digest = hashlib.sha256(whole.encode(errors="surrogateescape")).hexdigest()[:12]
    return paths.data_dir() / "projects" / f"{video.stem}-{digest}{SUFFIX}"


def existing_places(video: Path) -> list[Path]:
    """The projects that a video has, as far as their names tell; the one beside it comes first."""
    firsts = dict.fromkeys((place_beside(video), place_apart(video)))
    places = (place for first in firsts for place in (first, *(_numbered(first, number) for number in _NUMBERS)))
    return [place for place in places if os.path.lexists(place)]


def free_place(taken: Path) -> Path:
    """A name like one that is taken, for what may not be written over it: `match.mp4 (2).rally`.

    Raises:
        FileExistsError: there is none left.
    """
    for number in _NUMBERS:
        place = _numbered(taken, number)
        if not os.path.lexists(place):
            return place
    raise FileExistsError(taken)


def _numbered(place: Path, number: int) -> Path:
    return place.with_name(f"{place.stem} ({number}){place.suffix}")


def way_to(video: Path, project: Path) -> str:
    """The way from a project's folder to the video, with slashes; '' where there is none, as between drives."""
    try:
        return Path(os.path.relpath(video.resolve(), project.resolve().parent)).as_posix()
    except ValueError:
        return ""
