"""Which videos are of one match, and which matches train, validate and test: no match is in two splits of a dataset."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.exports.request import Split

_PART: Final = re.compile(
    r"[ _.-]*(?:part|pt|set|game|half|period|chapter|rally|clip|cam|camera)[ _.-]*\d+$", re.IGNORECASE
)
"""Ends the names of videos that are parts of one match: `final_set2`, `final part 3`."""
_MATCH_FOLDER: Final = re.compile(r"match[ _.-]*\d+", re.IGNORECASE)
"""A folder of one match, as in TrackNetV3's layout."""


@dataclass(frozen=True, slots=True)
class SplitShares:
    """How many of a hundred matches are for validation and for testing; the others are for training."""

    val: int = 10
    test: int = 10

    def __post_init__(self) -> None:
        if self.val < 0 or self.test < 0 or self.val + self.test > 90:
            raise UsageError(
                f"{self.val} % for validation and {self.test} % for testing leave too little for training.",
                "Choose at most 90 % together.",
            )


def match_of(video: Path) -> str:
    """The match that a video is of: that of a folder `match3`, else its name without `_set2_rally1` or the like.

    Where the name is nothing else, as in `Final 2024/set1.mp4`, the folder is the match.
    """
    for folder in (video.parent, video.parent.parent):
        if _MATCH_FOLDER.fullmatch(folder.name):
            return str(folder)
    name, folder = _without_parts(video.stem), video.parent
    while not name and folder.name:
        name, folder = _without_parts(folder.name), folder.parent
    return str(folder / name)


def _without_parts(name: str) -> str:
    """A name without what ends it as that of a part; '' where it is nothing else."""
    while (shorter := _PART.sub("", name)) != name:
        name = shorter
    return name


def splits_of(matches: Sequence[str], shares: SplitShares) -> dict[str, Split]:
    """The split of each match: at least one trains; of three matches each share that is not 0 gets one.

    Matches are taken in an order that their names give, so that a further one changes little.
    """
    # The folders decide between matches of one name, so that the same videos are always split alike.
    drawn = sorted(
        set(matches), key=lambda match: (hashlib.sha256(Path(match).name.encode(errors="replace")).digest(), match)
    )
    n_test = min(_share(len(drawn), shares.test), len(drawn) - 1) if len(drawn) >= _LEAST_TO_TEST else 0
    n_val = min(_share(len(drawn), shares.val), len(drawn) - n_test - 1)
    kinds = [Split.TEST] * n_test + [Split.VAL] * n_val
    return {match: kinds[at] if at < len(kinds) else Split.TRAIN for at, match in enumerate(drawn)}


_LEAST_TO_TEST: Final = 3


def _share(n_matches: int, percent: int) -> int:
    return max(round(n_matches * percent / 100), 1) if percent else 0
