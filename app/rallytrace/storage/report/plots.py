"""The plots of the report, as SVG text; colours and line widths are in the page's style sheet."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.disagreements import WORDS
from rallytrace.domain.geometry import Size
from rallytrace.domain.metrics import MODEL_SIZE, TOLERANCE, Outcome
from rallytrace.domain.spans import spans_of_flags
from rallytrace.domain.track import Rows, positions
from rallytrace.domain.wording import frames_text

WIDTH: Final = 1000
"""Width of a plot, in its units; a plot is as wide as the page."""
_BAR_HEIGHT: Final = 30
_PATH_HEIGHT: Final = 120
_HISTOGRAM: Final = Size(460, 150)
_MOST_DRAWN: Final = 4000
"""Most frames to draw one by one; of longer clips each column is drawn."""
_BINS_TO_TOLERANCE: Final = 8
_TOLERANCES: Final = 3
"""The end of the histogram, in tolerances; larger distances are a single bar."""


def outcome_bar(outcomes: NDArray[np.uint8]) -> str:
    """A bar over time: up is a ball only in the track, down a missed one, both a distant one."""
    count = max(len(outcomes), 1)
    middle = _BAR_HEIGHT / 2
    parts = [
        _rect("agree", (_across(span.start, count), f"{middle - 1:g}"), (_across(len(span), count), "2"))
        for span in _drawable(outcomes != Outcome.NOT_COMPARED)
    ]
    for kind, top, height in (
        (Outcome.FP2, 1.0, middle - 1),
        (Outcome.FN, middle, middle - 1),
        (Outcome.FP1, 1.0, _BAR_HEIGHT - 2),
    ):
        for frames in _drawable(outcomes == kind):
            width = max(len(frames) / count * WIDTH, 1.0)
            title = f"{frames_text(frames)}: {WORDS[kind]}"
            corner = _across(frames.start, count), f"{top:g}"
            parts.append(_rect(kind.name.lower(), corner, (f"{width:.2f}", f"{height:g}"), title))
    return _svg(Size(WIDTH, _BAR_HEIGHT), parts, "How each frame stands, over time", stretched=True)


def path_plot(track: Rows, labels: Rows, coordinate: int, length: int) -> str:
    """A coordinate over time: the labels as a broad line, the track as a thin line over it.

    Args:
        track: (n,) of `ROW`, as is `labels`.
        coordinate: 0 for x, to the right is up; 1 for y, up in the picture is up.
        length: of the picture's side, pixels.
    """
    name = "xy"[coordinate]
    parts = [
        f'<line class="grid" x1="0" x2="{WIDTH}" y1="{y}" y2="{y}"/>' for y in (1, _PATH_HEIGHT // 2, _PATH_HEIGHT - 1)
    ]
    for source, rows in (("labels", labels), ("track", track)):
        heights = positions(rows)[coordinate] / max(length - 1, 1)
        heights = np.clip(heights if coordinate else 1 - heights, 0, 1) * (_PATH_HEIGHT - 2) + 1
        parts.append(f'<path class="{source}" d="{_path(heights)}"/>')
    return _svg(Size(WIDTH, _PATH_HEIGHT), parts, f"{name} over time, of labels and track", stretched=True)


def histogram(distances: NDArray[np.float64], size: Size) -> str:
    """A histogram of the distances, in frames; the tolerance is a dashed line.

    Args:
        distances: in pixels of the video, (m,), none of them NaN.
    """
    tolerance = TOLERANCE * size.width / MODEL_SIZE.width
    bins = _BINS_TO_TOLERANCE * _TOLERANCES
    edges = np.append(np.linspace(0, tolerance * _TOLERANCES, bins + 1), np.inf)
    counts, _ = np.histogram(distances, edges)
    bottom, step = _HISTOGRAM.height - 22, _HISTOGRAM.width / (bins + 2)
    right = f'<text x="{_HISTOGRAM.width}" text-anchor="end"'
    parts = []
    for index, count in enumerate(counts.tolist()):
        height = count / max(int(counts.max()), 1) * (bottom - 14)
        left = (index + (index == bins) * 0.5) * step
        reach = (
            f"{edges[index]:.1f} to {edges[index + 1]:.1f} px" if index < bins else f"more than {edges[index]:.1f} px"
        )
        kind, corner = "fp1" if edges[index] >= tolerance else "bar", (f"{left:.1f}", f"{bottom - height:.1f}")
        parts.append(_rect(kind, corner, (f"{step - 1:.1f}", f"{height:.1f}"), f"{reach}: {count:,}"))
    line = _BINS_TO_TOLERANCE * step - 0.5
    parts += [
        f'<line class="axis" x1="0" x2="{_HISTOGRAM.width}" y1="{bottom}" y2="{bottom}"/>',
        f'<line class="limit" x1="{line:.1f}" x2="{line:.1f}" y1="0" y2="{bottom}"/>',
        *(
            f'<text x="{index * _BINS_TO_TOLERANCE * step:.1f}" y="{_HISTOGRAM.height - 6}" '
            f'text-anchor="{"start" if not index else "middle"}">{tolerance * index:.3g}</text>'
            for index in range(_TOLERANCES)
        ),
        f'{right} y="{_HISTOGRAM.height - 6}">over {tolerance * _TOLERANCES:.3g} px</text>',
        f'{right} y="10">highest bar: {int(counts.max()):,}</text>',
    ]
    return _svg(_HISTOGRAM, parts, "How often they are how many pixels apart", stretched=False)


def signs() -> dict[Outcome, str]:
    """A small icon for each kind of disagreement, as on the bar."""
    head = '<svg class="sign" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">'
    middle = _rect("agree", ("0", "6"), ("14", "2"))
    return {
        kind: f"{head}{middle}{_rect(kind.name.lower(), ('4', top), ('6', height))}</svg>"
        for kind, top, height in ((Outcome.FP1, "0", "14"), (Outcome.FP2, "0", "7"), (Outcome.FN, "7", "7"))
    }


def _rect(kind: str, corner: tuple[str, str], size: tuple[str, str], title: str = "") -> str:
    head = f'<rect class="{kind}" x="{corner[0]}" y="{corner[1]}" width="{size[0]}" height="{size[1]}"'
    return f"{head}><title>{escape(title)}</title></rect>" if title else f"{head}/>"


def _svg(size: Size, parts: Sequence[str], words: str, *, stretched: bool) -> str:
    fit = ' preserveAspectRatio="none"' if stretched else ""
    return (
        f'<svg viewBox="0 0 {size.width} {size.height}"{fit} height="{size.height}" role="img" '
        f'aria-label="{escape(words)}">{"".join(parts)}</svg>'
    )


def _across(frames: int, count: int) -> str:
    return f"{frames / count * WIDTH:.2f}"


def _drawable(marked: NDArray[np.bool_]) -> Iterator[range]:
    """The runs of marked frames; a long clip's runs in one column are merged."""
    least = len(marked) / WIDTH if len(marked) > _MOST_DRAWN else 0
    last: range | None = None
    for run in spans_of_flags(marked):
        if last is not None and run.start - last.stop < least:
            last = range(last.start, run.stop)
        else:
            if last is not None:
                yield last
            last = run
    if last is not None:
        yield last


def _path(heights: NDArray[np.float64]) -> str:
    count = len(heights)
    known = np.isfinite(heights)
    if count > _MOST_DRAWN:
        return _reaches(heights, known)
    steps = []
    for run in spans_of_flags(known):
        points = [f"{_across_middle(frame, count)} {heights[frame]:.1f}" for frame in run]
        # A single point is a dot: a line of no length with round ends.
        steps.append(f"M{points[0]}L{' '.join(points[1:] or points)}")
    return "".join(steps)


def _reaches(heights: NDArray[np.float64], known: NDArray[np.bool_]) -> str:
    """A vertical line for each column, over the heights in it."""
    columns = np.arange(len(heights)) * WIDTH // len(heights)
    lows, highs = np.full(WIDTH, np.inf), np.full(WIDTH, -np.inf)
    np.minimum.at(lows, columns[known], heights[known])
    np.maximum.at(highs, columns[known], heights[known])
    filled = np.flatnonzero(np.isfinite(lows)).tolist()
    return "".join(f"M{column + 0.5} {lows[column]:.1f}V{highs[column]:.1f}" for column in filled)


def _across_middle(frame: int, count: int) -> str:
    return f"{(frame + 0.5) / count * WIDTH:.2f}"
