"""Outputs that must not be written to: inputs, links, folders and other things where an option names them."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from attack.cases import Case, Kind
from output_cases import CASES, INPUTS, OutputCase, make_inputs

_FILES: Final = (*INPUTS, "match.rally")


def copy_inputs(whole: Path, folder: Path) -> None:
    """Put the inputs of all commands into a folder."""
    for name in _FILES:
        shutil.copy(whole / name, folder)


def words_within(case: OutputCase, target: Path, folder: str) -> tuple[str, ...]:
    """The command of a case, with its inputs in a folder."""
    return tuple(f"{folder}/{word}" if word in _FILES else word for word in case.arguments(target))


def _untouchable(case: OutputCase, target: Path) -> list[str]:
    """The files that the command must not write to: its inputs, and those of another kind."""
    return [name for name in _FILES if name in case.words or Path(name).suffix != target.suffix]


def _link_to_input(dice: random.Random, target: Path, case: OutputCase) -> None:
    target.symlink_to(dice.choice(_untouchable(case, target)))


def _hard_link(dice: random.Random, target: Path, case: OutputCase) -> None:
    os.link(target.parent / dice.choice(_untouchable(case, target)), target)


def _link_elsewhere(dice: random.Random, target: Path, _case: OutputCase) -> None:
    elsewhere = target.parent / "elsewhere"
    elsewhere.mkdir()
    source = target.parent / dice.choice(_FILES)
    shutil.copy(source, elsewhere / f"mine{target.suffix}")
    target.symlink_to(Path("elsewhere", dice.choice((f"mine{target.suffix}", "nothing", ""))))


def _link_away(dice: random.Random, target: Path, _case: OutputCase) -> None:
    target.symlink_to(dice.choice(("/dev/full", "/dev/zero", "/dev/stdin", "/proc/self/mem", target.name, "/", "..")))


def _other_kind(dice: random.Random, target: Path, _case: OutputCase) -> None:
    others = [name for name in _FILES if Path(name).suffix != target.suffix]
    shutil.copy(target.parent / dice.choice(others), target)


def _noise(dice: random.Random, target: Path, _case: OutputCase) -> None:
    target.write_bytes(b"\0\1" + dice.randbytes(dice.choice((1, 100, 5000))))


def _folder(dice: random.Random, target: Path, _case: OutputCase) -> None:
    target.mkdir()
    if dice.random() < 0.5:
        (target / "mine.txt").write_text("mine")


def _pipe(_: random.Random, target: Path, _case: OutputCase) -> None:
    os.mkfifo(target)


def _unreadable(dice: random.Random, target: Path, case: OutputCase) -> None:
    _other_kind(dice, target, case)
    target.chmod(0)


_PREPARATIONS: Final[tuple[Callable[[random.Random, Path, OutputCase], None], ...]] = (
    *(_link_to_input, _link_to_input, _hard_link, _link_elsewhere, _link_away, _other_kind, _other_kind, _noise),
    *(_folder, _pipe, _unreadable),
)


def _impossible(dice: random.Random, given: Path, suffix: str) -> Path:
    """A target that cannot be, or whose suffix says another kind."""
    locked = given / "locked"
    locked.mkdir(mode=0o555)
    others = [one for one in (".csv", ".mp4", ".onnx", ".html", ".rally", ".mkv", ".py") if one != suffix]
    names = (f"{'x' * 300}{suffix}", f"clip.mp4/new{suffix}", f"missing/new{suffix}", f"locked/new{suffix}")
    return given / dice.choice((*names, f"new{dice.choice(others)}", f"new\n\x1b[2J{dice.choice(others)}"))


def spoil_target(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Something in the place of an output; nothing beside it may change."""
    given = folder / "in"
    copy_inputs(whole, given)
    case = dice.choice(CASES)
    if case.name:
        target = given / case.name
    elif dice.random() < 0.2 and case.inputs:
        return Case(words_within(case, Path("in", dice.choice(case.inputs)), "in"))
    elif dice.random() < 0.2:
        return Case(words_within(case, _impossible(dice, given, case.suffix).relative_to(folder), "in"))
    else:
        target = given / f"target{case.suffix}"
    prepare = dice.choice(_PREPARATIONS)
    if case.command == "track" and not case.name and prepare in (_folder, _link_elsewhere, _link_away):
        prepare = _other_kind  # into folders it writes, as it is told to
    prepare(dice, target, case)
    return Case(words_within(case, target.relative_to(folder), "in"))


OUTPUT = Kind("output", make_inputs, spoil_target, reads_apart=False)
