"""Simulate a disk that is full at some byte of a file, and a stdout that accepts nothing."""

import random
import shutil
from pathlib import Path
from typing import Final

from attack.cases import Case, Kind
from output_cases import CASES, INPUTS, OutputCase, make_inputs

_FILES: Final = (*INPUTS, "match.rally")
_QUICK: Final = ("import", "evaluate", "export", "track", "poses", "check")
_INTO_PROJECTS: Final = (
    ("import", "in/labels.csv", "--video", "out/clip.mp4", "--guess"),
    ("track", "out/clip.mp4", "--project", "--tracknet", "in/net.onnx", "--no-inpaint", "--stride", "3"),
    ("poses", "out/clip.mp4", "--model", "in/pose.onnx", "--range", "0:4"),
    ("export", "in/match.rally", "--format", "dataset", "-o", "out/data", "--pictures", "both"),
    ("export", "in/match.rally", "--format", "coco", "-o", "out/ball.json", "--pictures", "png"),
)
_ONLY_SAID: Final = (
    *(("--help",), ("track", "--help"), ("nonsense", "--help"), ("doctor",), ("check", "in/net.onnx", "--json")),
    *(("import", "in/labels.csv", "--video", "in/clip.mp4", "--check"), ("evaluate", "in/labels.csv", "in/truth.csv")),
)
_BYTES: Final = (4096, 6000, 8192, 16384, 40000)
"""What a file may have. What is said needs some, and is written to a file, too."""


def _words_within(case: OutputCase, target: Path, folder: str) -> tuple[str, ...]:
    """Return the command of a case, with its inputs in a folder."""
    return tuple(f"{folder}/{word}" if word in _FILES else word for word in case.arguments(target))


def spoil_disk(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Return a case whose output does not fit on the disk, or whose stdout is closed."""
    for name in _FILES:
        shutil.copy(whole / name, folder / "in")
    shutil.copy(whole / "clip.mp4", folder / "out")
    if dice.random() < 0.4:
        return Case(dice.choice((*_ONLY_SAID, *_INTO_PROJECTS)), stdout="/dev/full", seconds=5)
    quick = [case for case in CASES if case.command in _QUICK and not case.name]
    case = dice.choice(quick)
    words = _words_within(case, Path(f"out/new{case.suffix}"), "in")
    return Case(dice.choice((words, dice.choice(_INTO_PROJECTS))), file_bytes=dice.choice(_BYTES), seconds=5)


FULL = Kind("full", make_inputs, spoil_disk)
