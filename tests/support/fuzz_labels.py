"""Spoils real label files again and again and has each read.

    python tests/support/fuzz_labels.py --times 10000

A failure is a traceback, a line that is neither the header, a label, corrected nor refused, or an impossible label.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from rallytrace.storage.labels.aspects import Aspect, VideoFacts
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelReport
from rallytrace.track.geometry import Size
from rallytrace.track.label_lint import lint

VIDEO = Size(1280, 720)
CLIPS = Path(__file__).resolve().parents[3] / "shared" / "clips" / "labelled"
_BLANK = ' ,;\t|"'
ODD_CELLS = (
    "",
    "nan",
    "-1",
    "1e9",
    "0,5",
    "0.5",
    "inf",
    "007.jpg",
    '"',
    '""',
    "x",
    "é",
    "\ufeff",
    "\0",
    "9" * 400,
    "#",
    "'5'",
)
Spoil = Callable[[random.Random, list[str]], list[str]]


def spoil_cell(dice: random.Random, lines: list[str]) -> list[str]:
    """Another cell somewhere."""
    at = dice.randrange(len(lines))
    cells = lines[at].split(",")
    cells[dice.randrange(len(cells))] = dice.choice(ODD_CELLS)
    return [*lines[:at], ",".join(cells), *lines[at + 1 :]]


def drop_lines(dice: random.Random, lines: list[str]) -> list[str]:
    """Without some lines."""
    return [line for line in lines if dice.random() > 0.05] or lines


def repeat_lines(dice: random.Random, lines: list[str]) -> list[str]:
    """With some lines twice, or the last ones again."""
    at = dice.randrange(len(lines))
    return [*lines, *lines[at : at + dice.randrange(1, 9)]]


def shuffle_lines(dice: random.Random, lines: list[str]) -> list[str]:
    """In another order."""
    at = dice.randrange(len(lines))
    part = lines[at : at + 20]
    dice.shuffle(part)
    return [*lines[:at], *part, *lines[at + 20 :]]


def move_last(dice: random.Random, lines: list[str]) -> list[str]:
    """With a line near the end moved after all others."""
    at = max(len(lines) - dice.randrange(1, 12), 0)
    return [*lines[:at], *lines[at + 1 :], lines[at]]


def change_separator(dice: random.Random, lines: list[str]) -> list[str]:
    """With another separator, everywhere or only on some lines."""
    share, sign = dice.choice([1.0, 0.5, 0.1]), dice.choice([";", "\t", " ", "|", ", "])
    return [line.replace(",", sign) if dice.random() < share else line for line in lines]


def swap_columns(dice: random.Random, lines: list[str]) -> list[str]:
    """With columns in another order, or one of them gone."""
    width = len(lines[0].split(","))
    order = dice.sample(range(width), dice.randint(max(width - 1, 1), width))
    rows = [line.split(",") for line in lines]
    return [",".join(row[place] for place in order if place < len(row)) for row in rows]


def change_header(dice: random.Random, lines: list[str]) -> list[str]:
    """With another header, none, or one more."""
    headers = ("", "Frame,Ball,x,y", "frame_num,x,y,visible", "a,b,c,d", "Frame,X,Y,Visibility,Source", "1,2,3,4")
    return [dice.choice(headers), *lines[dice.randint(0, 1) :]]


def scale_numbers(dice: random.Random, lines: list[str]) -> list[str]:
    """With other coordinates and other frames."""
    factor, first = dice.choice([1 / 1280, 1.5, 0.4, -1, 100]), dice.choice([0, 1, -3, 10**6])
    made = lines[:1]
    for line in lines[1:]:
        cells = line.split(",")
        for place in (2, 3):
            if place < len(cells) and cells[place].lstrip("-").isdecimal():
                cells[place] = f"{float(cells[place]) * factor:.4f}"
        if cells[0].isdecimal():
            cells[0] = str(int(cells[0]) + first)
        made.append(",".join(cells))
    return made


def quote(dice: random.Random, lines: list[str]) -> list[str]:
    """With quotes, some of which are never closed."""
    share = dice.choice([1.0, 0.02])
    return [
        ",".join(f'"{cell}"' if dice.random() < 0.95 else f'"{cell}' for cell in line.split(","))
        if dice.random() < share
        else line
        for line in lines
    ]


SPOILS: Sequence[Spoil] = (
    spoil_cell,
    drop_lines,
    repeat_lines,
    shuffle_lines,
    move_last,
    change_separator,
    swap_columns,
    change_header,
    scale_numbers,
    quote,
)
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-be", "latin-1")


def spoiled(dice: random.Random, text: str) -> bytes:
    """Return a file with one to four things wrong, and perhaps a few bytes as well."""
    lines = text.splitlines()
    for _ in range(dice.randint(1, 4)):
        lines = dice.choice(SPOILS)(dice, lines) or [""]
    data = bytearray(dice.choice(["\n", "\r\n", "\r"]).join(lines).encode(dice.choice(ENCODINGS), "replace"))
    if dice.random() < 0.3 and data:
        for _ in range(dice.randint(1, 5)):
            data[dice.randrange(len(data))] = dice.randrange(256)
    if dice.random() < 0.1:
        data = data[: dice.randrange(len(data) + 1)]
    return bytes(data)


def check(data: bytes, facts: VideoFacts, dice: random.Random) -> LabelReport:
    """Read it, and again with the answers of somebody who picks any; fails where something is lost or impossible."""
    reader = LabelReader(data, facts)
    report = reader.read()
    judge(data, reader, report, facts)
    given: dict[Aspect, str] = {}
    for conclusion in dice.sample(report.conclusions, min(2, len(report.conclusions))):
        given = {conclusion.aspect: dice.choice(conclusion.choices).name}
        judge(data, reader, reader.read(given), facts)
    return report


def judge(data: bytes, reader: LabelReader, report: LabelReport, facts: VideoFacts) -> None:
    """Every line is accounted for, and every label possible."""
    labels = report.labels
    named = [note.line for note in report.refused]
    counted = {*labels.lines.tolist(), *(note.line for note in report.corrected), *named}
    assert len(named) == len(set(named)), "a line is refused twice"
    assert not set(named) & set(labels.lines.tolist()), "a line counts and is refused"
    there = [number for number, line in enumerate(reader.lines, 1) if line.strip().strip(_BLANK)]
    lost = set(there) - counted
    assert len(lost) <= 2, (
        f"lines are lost: {sorted(lost)[:5]} of {data[:80]!r}"
    )  # the header, and a spreadsheet's sep=
    assert (np.diff(labels.frames) > 0).all(), "frames do not ascend"
    assert not len(labels) or 0 <= labels.frames[0] <= labels.frames[-1] < (facts.n_frames or 0), (
        "no frame of the video"
    )
    x, y = labels.rows["x"], labels.rows["y"]
    assert ((x >= -0.5) & (x < VIDEO.width - 0.5) & (y >= -0.5) & (y < VIDEO.height - 0.5)).all(), "outside the picture"
    assert len(report.points) == len(labels)
    lint(labels.rows, facts.size)


def main() -> int:
    """Do it as often as is asked for; 1 when anything failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--labels", type=Path, default=CLIPS, help="a folder of label files, *_ball.csv")
    arguments = parser.parse_args()
    texts = [path.read_text(encoding="utf-8") for path in sorted(arguments.labels.glob("*_ball.csv"))]
    if not texts:
        parser.error(f"there are no label files in {arguments.labels}")
    dice, failed, asked = random.Random(arguments.seed), 0, Counter[str]()
    began = time.perf_counter()
    for number in range(arguments.times):
        text = dice.choice(texts)
        data, facts = spoiled(dice, text), VideoFacts(VIDEO, text.count("\n") - 1)
        try:
            asked.update(question.aspect.value for question in check(data, facts, dice).questions)
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            failed += 1
            sys.stdout.write(f"{number}: {type(error).__name__}: {error}\n")
    seconds = time.perf_counter() - began
    sys.stdout.write(f"{arguments.times} files, {failed} failed, {seconds:.0f} s; asked: {dict(asked.most_common())}\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
