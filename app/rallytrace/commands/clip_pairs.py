"""Tracks and labels of many clips, paired by their names, and the videos that go with them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError, UsageError
from rallytrace.video.file_names import SUFFIXES

_TRACK: Final = "_track"
_LABELS: Final = "_ball"


@dataclass(frozen=True, slots=True)
class ClipPair:
    """A track and the labels it is to be judged by.

    Attributes:
        name: of the clip.
        track: what is judged.
        labels: the truth.
    """

    name: str
    track: Path
    labels: Path


@dataclass(frozen=True, slots=True)
class Pairing:
    """What goes together.

    Attributes:
        pairs: by name.
        alone: what has nothing to go with, a sentence each.
    """

    pairs: tuple[ClipPair, ...]
    alone: tuple[str, ...] = ()


def pair_up(track: Path, labels: Path) -> Pairing:
    """A pair of two files; or of two folders the files that have the same name.

    In folders `a00017.csv` or `a00017_track.csv` goes with `a00017_ball.csv`; both may lie in the same folder.

    Raises:
        UsageError: one is a folder and the other is none.
        AppError: two files could be the same one of a pair, or nothing goes together.
    """
    if track.is_dir() != labels.is_dir():
        folder, file = (track, labels) if track.is_dir() else (labels, track)
        raise UsageError(f"{folder} is a folder and {file} is none.", "Name two files, or two folders.")
    if not track.is_dir():
        return Pairing((ClipPair(_name(track), track, labels),))
    mine, truth = _by_name(track, (_TRACK, "", _LABELS)), _by_name(labels, (_LABELS, "", _TRACK))
    common = [name for name in sorted(mine.keys() & truth.keys()) if mine[name] != truth[name]]
    if not common:
        raise AppError(
            f"No track in {track} has the name of labels in {labels}.",
            "a00017.csv or a00017_track.csv goes with a00017_ball.csv.",
        )
    pairs = tuple(ClipPair(name, mine[name], truth[name]) for name in common)
    unlabelled = [mine[name].name for name in sorted(mine.keys() - set(common))]
    untracked = [truth[name].name for name in sorted(truth.keys() - set(common)) if truth[name] not in mine.values()]
    sides = ((f"Without labels in {labels}", unlabelled), (f"Without a track in {track}", untracked))
    return Pairing(pairs, tuple(f"{words}: {', '.join(names)}." for words, names in sides if names))


def video_of(pair: ClipPair, place: Path) -> Path:
    """The video of a clip: the file itself, or that of the clip's name in a folder.

    Raises:
        AppError: there is none in the folder, or several.
    """
    if not place.is_dir():
        return place
    found = sorted(path for path in place.iterdir() if path.stem == pair.name and path.suffix.lower() in SUFFIXES)
    if len(found) == 1:
        return found[0]
    if found:
        raise AppError(f"{_listed(found)} could all be the video of {pair.name}.", "Keep one of them in that folder.")
    raise AppError(f"{place} has no video of {pair.name}.", "Its size can be given with --size WxH.")


def _by_name(folder: Path, endings: Sequence[str]) -> dict[str, Path]:
    """The label files of a folder by the name of their clip; of several for one clip, that with the earliest ending.

    A file of the last ending counts only where there is no other.
    """
    by_name: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*.csv")):
        by_name.setdefault(_name(path), []).append(path)
    if not by_name:
        raise AppError(f"There is no .csv file in {folder}.", "Name the folder that they are in.")
    return {name: _chosen(name, paths, endings) for name, paths in by_name.items()}


def _chosen(name: str, paths: Sequence[Path], endings: Sequence[str]) -> Path:
    first, second, last = ([path for path in paths if path.stem == name + ending] for ending in endings)
    if endings[0] == _TRACK and first and second:
        raise AppError(f"{_listed([*first, *second])} could both be the track of {name}.", "Keep one of them there.")
    return (first or second or last)[0]


def _name(path: Path) -> str:
    return path.stem.removesuffix(_TRACK).removesuffix(_LABELS)


def _listed(paths: Sequence[Path]) -> str:
    names = [path.name for path in paths]
    return f"{', '.join(names[:-1])} and {names[-1]}"
