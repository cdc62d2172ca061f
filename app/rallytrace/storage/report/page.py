"""The report of an evaluation, and pages of tables: HTML files."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_text
from rallytrace.files.file_kinds import PAGE
from rallytrace.storage.templates import render
from rallytrace.track.detections import Point
from rallytrace.track.disagreements import WORDS, Disagreement, find_disagreements
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import (
    MODEL_SIZE,
    TOLERANCE,
    WRONG,
    Comparison,
    Outcome,
    compare_rows,
    distances,
    outcomes,
    sum_comparisons,
)
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.track import ROW, Rows, positions, rows_of_points
from rallytrace.track.wording import clock, count_noun, frames_text

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
    return _svg(Size(WIDTH, _BAR_HEIGHT), parts, "Result of each frame over time", stretched=True)


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
    return _svg(Size(WIDTH, _PATH_HEIGHT), parts, f"{name} over time: labels and track", stretched=True)


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
    return _svg(_HISTOGRAM, parts, "Distances in pixels, and how often they occur", stretched=False)


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


_MOST_LISTED: Final = 500
"""Most listed disagreements of a clip; the longest ones."""
_MOST_TICKS: Final = 9
_LAST_TICK: Final = 0.96
"""Share of the width: farther right the words of a tick would leave the page."""


MOST_FRAMES: Final = 10_000_000
"""Nearly two days at 60 frames a second: a larger number is a mistake."""


@dataclass(frozen=True, eq=False)
class EvaluatedClip:
    """A track and the labels of a clip, frame by frame.

    Attributes:
        track: (n,) of `ROW`, as is `labels`.
        seconds: time of each frame, (n,); None if unknown.
    """

    name: str
    size: Size
    track: Rows
    labels: Rows
    seconds: NDArray[np.float64] | None = None

    @classmethod
    def of_points(
        cls,
        name: str,
        track: Sequence[Point],
        labels: Sequence[Point],
        size: Size,
        seconds: NDArray[np.float64] | None = None,
    ) -> "EvaluatedClip":
        """Make a clip of points, ascending, perhaps with gaps.

        Raises:
            AppError: a frame's number is beyond `MOST_FRAMES`.
        """
        n_frames = max((points[-1].frame + 1 for points in (track, labels) if points), default=0)
        if n_frames > MOST_FRAMES:
            raise AppError(f"{name} has a row for frame {n_frames - 1:,}, which is in no clip.", "Check its last rows.")
        return cls(name, size, _by_frame(track, n_frames), _by_frame(labels, n_frames), seconds)

    @cached_property
    def outcomes(self) -> NDArray[np.uint8]:
        """The `Outcome` of each frame, (n,)."""
        return outcomes(self.track, self.labels, self.size)

    @cached_property
    def distances(self) -> NDArray[np.float64]:
        """The distance in each frame, (n,) in pixels of the video; NaN without a ball in both."""
        return distances(self.track, self.labels)

    @cached_property
    def comparison(self) -> Comparison:
        return compare_rows(self.track, self.labels, self.size)

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        return find_disagreements(self.outcomes, self.distances)

    def longest_disagreements(self) -> list[Disagreement]:
        """The listed disagreements, ascending."""
        longest = sorted(self.disagreements, key=lambda disagreement: -len(disagreement.frames))[:_MOST_LISTED]
        return sorted(longest, key=lambda disagreement: disagreement.frames.start)

    def clock(self, frame: int) -> str:
        """The time of a frame in words; '' if unknown."""
        return clock(float(self.seconds[frame]), 1) if self.seconds is not None and frame < len(self.seconds) else ""

    @property
    def words(self) -> str:
        """The size, and the frames outside the numbers."""
        words = [f"{self.size} px, {len(self.track):,} frames."]
        if self.comparison.unmatched:
            words.append(f"{self.comparison.unmatched:,} labelled frames are not in the track and are not counted.")
        if self.comparison.unlabelled:
            words.append(f"{self.comparison.unlabelled:,} rows have no label and are not counted.")
        return " ".join(words)

    def ticks(self) -> Iterator[tuple[float, str]]:
        """Frames, and known times, below the plots over time: share of the width, 0 to 1, and words."""
        count = max(len(self.track), 1)
        steps = (digit * 10**power for power in range(8) for digit in (1, 2, 5))
        step = next(length for length in steps if count <= length * _MOST_TICKS)
        for frame in range(0, min(count, int(count * _LAST_TICK) + 1), step):
            time = self.clock(frame)
            yield frame / count, f"{frame:,} ({time})" if time else f"{frame:,}"


def write_report(
    path: Path, clips: Sequence[EvaluatedClip], *, remarks: Sequence[str] = (), overwrite: bool = False
) -> None:
    """Write the report of clips to an HTML file.

    Args:
        clips: at least one.
        remarks: more sentences for the reader.
        overwrite: replace an existing file.

    Raises:
        AppError: the file exists and may not be replaced, or cannot be written.
    """
    with atomic_text(path, PAGE, overwrite=overwrite) as stream:
        stream.write(page(clips, remarks))


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table of a page.

    Attributes:
        heads: of its columns; empty for a single column.
        rows: texts of the columns; the first is the row's name.
    """

    title: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def write_tables(
    path: Path, title: str, remarks: Sequence[str], tables: Sequence[ReportTable], *, overwrite: bool = False
) -> None:
    """Write a page of tables to an HTML file.

    Raises:
        AppError: the file exists and may not be replaced, or cannot be written.
    """
    with atomic_text(path, PAGE, overwrite=overwrite) as stream:
        stream.write(render("tables.html", title=title, remarks=remarks, tables=tables))


def page(clips: Sequence[EvaluatedClip], remarks: Sequence[str] = ()) -> str:
    """The report of clips as HTML, without references to other files."""
    title = clips[0].name if len(clips) == 1 else count_noun(len(clips), "clip")
    sizes = {clip.size for clip in clips}
    return render(
        "evaluation.html",
        title=f"Evaluation: {title}",
        remarks=remarks,
        clips=clips,
        total=sum_comparisons([clip.comparison for clip in clips]),
        common_size=sizes.pop() if len(sizes) == 1 else None,
        histogram=histogram,
        outcome_bar=outcome_bar,
        path_plot=path_plot,
        frames_text=frames_text,
        SIGNS=signs(),
        WORDS=WORDS,
        WRONG=WRONG,
    )


def _by_frame(points: Sequence[Point], n_frames: int) -> Rows:
    rows: Rows = np.zeros(n_frames, ROW)
    rows[[point.frame for point in points]] = rows_of_points(points)
    return rows
