"""Group videos by match, and assign matches to the splits of a dataset. No match is in two splits."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.exports.request import Split
from rallytrace.texts import tr_lazy

_PART_ENDING: Final = re.compile(
    r"[ _.-]*(?:part|pt|set|game|half|period|chapter|rally|clip|cam|camera)[ _.-]*\d+$", re.IGNORECASE
)
"""The ending of file names of parts of a match: `final_set2`, `final part 3`."""
_MATCH_FOLDER: Final = re.compile(r"match[ _.-]*\d+", re.IGNORECASE)
"""The folder name of a match in TrackNetV3's layout."""
_MIN_MATCHES_TO_TEST: Final = 3
_MAX_HELD_BACK_PERCENT: Final = 90


@dataclass(frozen=True, slots=True)
class SplitShares:
    """The percentages of matches for validation and testing; all others are for training."""

    val: int = 10
    test: int = 10

    def __post_init__(self) -> None:
        if self.val < 0 or self.test < 0 or self.val + self.test > _MAX_HELD_BACK_PERCENT:
            raise UsageError(
                tr_lazy(
                    "errors",
                    "{val:.0%} for validation and {test:.0%} for testing leave too little for training.",
                    val=self.val / 100,
                    test=self.test / 100,
                ),
                tr_lazy("errors", "Choose at most {most:.0%} in total.", most=_MAX_HELD_BACK_PERCENT / 100),
            )


def match_of(video: Path) -> str:
    """Return the match of a video: its folder `match3`, or its name without endings such as `_set2_rally1`.

    If nothing is left of the name, as in `Final 2024/set1.mp4`, the folder is the match.
    """
    for folder in (video.parent, video.parent.parent):
        if _MATCH_FOLDER.fullmatch(folder.name):
            return str(folder)
    name, folder = _without_parts(video.stem), video.parent
    while not name and folder.name:
        name, folder = _without_parts(folder.name), folder.parent
    return str(folder / name)


def _without_parts(name: str) -> str:
    while (shorter := _PART_ENDING.sub("", name)) != name:
        name = shorter
    return name


def splits_of(matches: Sequence[str], shares: SplitShares) -> dict[str, Split]:
    """Return the split of each match. At least one is for training.

    With three or more matches, each split with a share above 0 gets at least one.

    Matches are ordered by digests of their names, so that adding a match changes little.
    """
    # Ties between equal names are broken by the folder, so that the same videos always get the same splits.
    drawn = sorted(
        set(matches), key=lambda match: (hashlib.sha256(Path(match).name.encode(errors="replace")).digest(), match)
    )
    n_test = min(_share(len(drawn), shares.test), len(drawn) - 1) if len(drawn) >= _MIN_MATCHES_TO_TEST else 0
    n_val = min(_share(len(drawn), shares.val), len(drawn) - n_test - 1)
    kinds = [Split.TEST] * n_test + [Split.VAL] * n_val
    return {match: kinds[index] if index < len(kinds) else Split.TRAIN for index, match in enumerate(drawn)}


def _share(n_matches: int, percent: int) -> int:
    return max(round(n_matches * percent / 100), 1) if percent else 0
