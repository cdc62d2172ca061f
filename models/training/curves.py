"""Write the log of a training as a table and as curves, or draw the curves of all kept weights."""

import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

_WIDTH, _HEIGHT, _MARGIN = 640, 160, 48
_COLOURS = {
    "loss": "#b5482a",
    "accuracy": "#1f6fb2",
    "precision": "#4d8f3a",
    "recall": "#8a5cb5",
    "slow_recall": "#8a7a2a",
}
_DASHES = ("", "6 3", "2 3", "8 3 2 3")

Log = Sequence[Mapping[str, float]]


def write_log(folder: Path, log: Log) -> None:
    """Write `log.csv` and `curves.svg` into a folder.

    Args:
        folder: folder to write to.
        log: rows of numbers; the first column is the axis, and is in every row.
    """
    names = list(dict.fromkeys(name for row in log for name in row))
    with (folder / "log.csv").open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(log)
    draw_curves(folder / "curves.svg", {"": log})


def draw_curves(path: Path, logs: Mapping[str, Log]) -> None:
    """Draw the measurements of one or more trainings, a plot for each quantity, as SVG.

    Args:
        path: the file to write.
        logs: logs by the name of the training; the first column is the axis.
    """
    kept = {name: log for name, log in logs.items() if log}
    drawn = [quantity for quantity in _COLOURS if any(quantity in row for log in kept.values() for row in log)]
    plots = "".join(_plot(quantity, kept, place) for place, quantity in enumerate(drawn))
    size = f'width="{_WIDTH}" height="{len(drawn) * _HEIGHT}"'
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">{plots}</svg>\n'
    path.write_text(picture, encoding="utf-8")


def _plot(quantity: str, logs: Mapping[str, Log], place: int) -> str:
    """Return the plot of one quantity along the axis, between its lowest and highest value."""
    axis = next(iter(next(iter(logs.values()))[0]))
    series = {name: [(row[axis], row[quantity]) for row in log if quantity in row] for name, log in logs.items()}
    series = {name: points for name, points in series.items() if points}
    values = [value for points in series.values() for _, value in points]
    ends = [where for points in series.values() for where, _ in points]
    low, high, first, last = min(values), max(values), min(ends), max(ends)
    top = place * _HEIGHT + 24
    tall, wide = _HEIGHT - 48, _WIDTH - 2 * _MARGIN
    lines = []
    for dash, points in zip(_DASHES * len(series), series.values(), strict=False):
        line = " ".join(
            f"{_MARGIN + wide * (where - first) / ((last - first) or 1):.1f},"
            f"{top + tall * (high - value) / ((high - low) or 1):.1f}"
            for where, value in points
        )
        stroke = f'stroke="{_COLOURS[quantity]}" stroke-width="1.5" stroke-dasharray="{dash}"'
        lines.append(f'<polyline points="{line}" fill="none" {stroke}/>')
    now = ", ".join(f"{name} {points[-1][1]:.4g}".strip() for name, points in series.items())
    words = f"{quantity}: {low:.4g} to {high:.4g} over {first:.0f} to {last:.0f} {axis}; now {now}"
    return f'<text x="{_MARGIN}" y="{top - 8}">{words}</text>{"".join(lines)}'


def main() -> int:
    """Draw the logs of the kept weights, solid and dashed by name, into `curves.svg`."""
    from models.training.export import load_weights  # noqa: PLC0415 - drawing a log needs no torch

    here = Path(__file__).resolve().parent
    logs = {path.stem: load_weights(path)[1].log for path in sorted((here / "weights").glob("*.pt"))}
    draw_curves(here / "curves.svg", logs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
