"""Read the reference vectors beside the project, if the checkout has them."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

SHARED = Path(__file__).resolve().parents[3] / "shared"
FOLDER = SHARED / "reference"
_TOGETHER = ("model", "median")


@dataclass(frozen=True)
class Case:
    """A reference case: a module, its inputs and its outputs."""

    folder: Path
    facts: dict[str, Any]

    def __str__(self) -> str:
        names = ("model", "eval_mode", "median")
        return "-".join([self.folder.name, *(str(self.facts[name]) for name in names if self.facts.get(name))])

    @property
    def model(self) -> Path:
        return self.folder / str(self.facts["model"])

    def frames(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Return the frames (n, h, w, 3) in BGR and the median (h, w, 3) in RGB."""
        return _frames(self.folder)


@lru_cache(maxsize=1)
def _frames(folder: Path) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    with np.load(folder / "frames.npz") as stored:
        frames, median = stored["frames"], stored["median_rgb"]
    for kept in (frames, median):
        kept.flags.writeable = False
    return frames, median


def cases(module: str) -> list[Any]:
    """Return the cases of a module as pytest parameters, grouped by equal windows.

    Without any, return one that is skipped.

    Without any, return one that is skipped.
    """
    found = [
        Case(file.parent, facts)
        for file in sorted(FOLDER.glob("*/cases.json"))
        for facts in json.loads(file.read_text())["cases"]
        if facts["module"] == module
    ]
    if not found:
        skip = pytest.mark.skip(reason="the reference vectors are not in ../shared/reference")
        return [pytest.param(None, marks=skip)]
    found.sort(key=lambda case: [str(case.folder), *(str(case.facts.get(name)) for name in _TOGETHER)])
    return [pytest.param(case, id=str(case)) for case in found]
