"""The log of a training, as a table and as curves."""

import csv
from collections.abc import Sequence
from pathlib import Path

_WIDTH, _HEIGHT, _MARGIN = 640, 160, 48
_COLOURS = {
    "loss": "#b5482a",
    "accuracy": "#1f6fb2",
    "precision": "#4d8f3a",
    "recall": "#8a5cb5",
    "slow_recall": "#8a7a2a",
}


def draw_curves(folder: Path, log: Sequence[dict[str, float]]) -> None:
    """Write `log.csv` and `curves.svg` into a folder.

    Args:
        folder: where to.
        log: rows of numbers; the first column is the axis, and is in every row.
    """
    names = list(dict.fromkeys(name for row in log for name in row))
    with (folder / "log.csv").open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(log)
    drawn = [name for name in _COLOURS if name in names]
    plots = "".join(_plot(names[0], name, log, place) for place, name in enumerate(drawn))
    size = f'width="{_WIDTH}" height="{len(drawn) * _HEIGHT}"'
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">{plots}</svg>\n'
    (folder / "curves.svg").write_text(picture, encoding="utf-8")


def _plot(axis: str, name: str, log: Sequence[dict[str, float]], place: int) -> str:
    """One curve along the axis, between its lowest and its highest value."""
    points = [(row[axis], row[name]) for row in log if name in row]
    low, high = min(value for _, value in points), max(value for _, value in points)
    last = log[-1][axis]
    top = place * _HEIGHT + 24
    tall, wide = _HEIGHT - 48, _WIDTH - 2 * _MARGIN
    line = " ".join(
        f"{_MARGIN + wide * place / last:.1f},{top + tall * (high - value) / ((high - low) or 1):.1f}"
        for place, value in points
    )
    return (
        f'<text x="{_MARGIN}" y="{top - 8}">{name}: {low:.4g} to {high:.4g}, now {points[-1][1]:.4g}</text>'
        f'<polyline points="{line}" fill="none" stroke="{_COLOURS[name]}" stroke-width="1.5"/>'
    )
