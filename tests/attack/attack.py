"""Damage files of every kind in a loop, and give each to the program as a user would.

    python tests/attack/attack.py --minutes 60 --seed 7 [--kind onnx] [--kind csv=20]

A failure is a traceback, a process that dies, hangs or takes more than a gigabyte, a refusal without words, output that
a terminal would obey, an input file that was changed, or a result that is another one the second time. Each is named
with the line that repeats it, and its files are kept. Linux only: each case runs in a fork of a process that has
everything imported.
"""

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

# The modules beside this file are imported as `attack.…`, from wherever it is started.
sys.path[:1] = [str(Path(__file__).resolve().parents[1] / part) for part in ("", "support")]

from attack.camera_kinds import HEADER
from attack.cases import Attack, Kind
from attack.file_kinds import RALLY, VIDEO
from attack.full_disk import FULL
from attack.model_kinds import ONNX

KINDS: dict[str, Kind] = {kind.name: kind for kind in (ONNX, VIDEO, RALLY, HEADER, FULL)}


def main() -> int:
    """Attack for as long or as often as requested; return 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", type=_chosen, action="append", help="only this kind, as NAME or NAME=CASES")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--minutes", type=float, help="go on for so long, over all kinds")
    parser.add_argument("--cases", type=int, default=50, help="so many of each kind, where no time is given")
    parser.add_argument("--case", type=int, help="only this one")
    parser.add_argument("--keep", type=Path, help="the folder for the files of cases that failed")
    arguments = parser.parse_args()
    keep = arguments.keep or Path(tempfile.gettempdir()) / "rallytrace-attack"
    scratch = Path(tempfile.mkdtemp(prefix="rallytrace-attack-"))
    failed = 0
    try:
        chosen = arguments.kind or [(kind, None) for kind in KINDS.values()]
        for kind, cases in chosen:
            attack = Attack(kind, arguments.seed, scratch, keep.absolute())
            seconds = 60 * (arguments.minutes or 0) / len(chosen)
            failed += _press(attack, arguments, cases or arguments.cases, seconds)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return int(failed > 0)


def _chosen(text: str) -> tuple[Kind, int | None]:
    name, _, cases = text.partition("=")
    if name not in KINDS:
        raise argparse.ArgumentTypeError(f"'{name}' is unknown. Known are {', '.join(KINDS)}")
    return KINDS[name], int(cases) if cases else None


def _press(attack: Attack, arguments: argparse.Namespace, cases: int, seconds: float) -> int:
    """Try some cases of one kind, or as many as there is time for; return the number of failures."""
    began, tried, failed = time.monotonic(), 0, 0
    while True:
        number = tried if arguments.case is None else arguments.case
        for fault in attack.attempt(number):
            failed += 1
            _say(f"{attack.kind.name} case {number}: {fault}")
            _say(f"    python tests/attack/attack.py --kind {attack.kind.name} --seed {attack.seed} --case {number}")
        tried += 1
        spent = time.monotonic() - began
        if arguments.case is not None or (spent > seconds if arguments.minutes else tried >= cases):
            break
    _say(f"{attack.kind.name}: {tried} cases in {spent:.0f} s, {failed} faults{f'; {attack.keep}' if failed else ''}")
    return failed


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
