"""Write the report of an evaluation, and pages of tables, as HTML files."""

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
from rallytrace.texts import tr_lazy
from rallytrace.track.detections import Point
from rallytrace.track.disagreements import OUTCOME_WORDS, Disagreement, find_disagreements
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

PLOT_WIDTH: Final = 1000
"""Width of a plot in its own units. A plot fills the width of the page."""
_BAR_HEIGHT: Final = 30
_PATH_HEIGHT: Final = 120
_HISTOGRAM_SIZE: Final = Size(460, 150)
_MAX_DRAWN_FRAMES: Final = 4000
"""Maximum number of frames drawn individually. In longer clips frames are drawn column by column."""
_BINS_PER_TOLERANCE: Final = 8
_MAX_TOLERANCES: Final = 3
"""Upper end of the histogram, in tolerances. Larger distances share one bar."""


def outcome_bar(outcomes: NDArray[np.uint8]) -> str:
    """Return a bar over time as SVG. Its marks point up for a ball only in the track, and down for a missed ball.

    They point both ways for a ball that is too far from its label.
    """
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
            width = max(len(frames) / count * PLOT_WIDTH, 1.0)
            title = f"{frames_text(frames)}: {OUTCOME_WORDS[kind]}"
            corner = _across(frames.start, count), f"{top:g}"
            parts.append(_rect(kind.name.lower(), corner, (f"{width:.2f}", f"{height:g}"), title))
    return _svg(Size(PLOT_WIDTH, _BAR_HEIGHT), parts, "Result of each frame over time", stretched=True)


def path_plot(track: Rows, labels: Rows, coordinate: int, length: int) -> str:
    """Return a plot of a coordinate over time as SVG: the labels as a broad line, the track as a thin line on top.

    Args:
        track: rows of dtype `ROW`, (n,), like `labels`.
        coordinate: 0 for x, with right drawn upwards; 1 for y, with up drawn upwards.
        length: length of this side of the picture, in pixels.
    """
    name = "xy"[coordinate]
    parts = [
        f'<line class="grid" x1="0" x2="{PLOT_WIDTH}" y1="{y}" y2="{y}"/>'
        for y in (1, _PATH_HEIGHT // 2, _PATH_HEIGHT - 1)
    ]
    for source, rows in (("labels", labels), ("track", track)):
        heights = positions(rows)[coordinate] / max(length - 1, 1)
        heights = np.clip(heights if coordinate else 1 - heights, 0, 1) * (_PATH_HEIGHT - 2) + 1
        parts.append(f'<path class="{source}" d="{_path(heights)}"/>')
    return _svg(Size(PLOT_WIDTH, _PATH_HEIGHT), parts, f"{name} over time: labels and track", stretched=True)


def histogram(distances: NDArray[np.float64], size: Size) -> str:
    """Return a histogram of the distances as SVG, counted in frames, with the tolerance as a dashed line.

    Args:
        distances: distances in pixels of the video, (m,), none of them NaN.
    """
    tolerance = TOLERANCE * size.width / MODEL_SIZE.width
    bins = _BINS_PER_TOLERANCE * _MAX_TOLERANCES
    edges = np.append(np.linspace(0, tolerance * _MAX_TOLERANCES, bins + 1), np.inf)
    counts, _ = np.histogram(distances, edges)
    bottom, step = _HISTOGRAM_SIZE.height - 22, _HISTOGRAM_SIZE.width / (bins + 2)
    right = f'<text x="{_HISTOGRAM_SIZE.width}" text-anchor="end"'
    parts = []
    for index, count in enumerate(counts.tolist()):
        height = count / max(int(counts.max()), 1) * (bottom - 14)
        left = (index + (index == bins) * 0.5) * step
        reach = (
            f"{edges[index]:.1f} to {edges[index + 1]:.1f} px" if index < bins else f"more than {edges[index]:.1f} px"
        )
        kind, corner = "fp1" if edges[index] >= tolerance else "bar", (f"{left:.1f}", f"{bottom - height:.1f}")
        parts.append(_rect(kind, corner, (f"{step - 1:.1f}", f"{height:.1f}"), f"{reach}: {count:,}"))
    line = _BINS_PER_TOLERANCE * step - 0.5
    parts += [
        f'<line class="axis" x1="0" x2="{_HISTOGRAM_SIZE.width}" y1="{bottom}" y2="{bottom}"/>',
        f'<line class="limit" x1="{line:.1f}" x2="{line:.1f}" y1="0" y2="{bottom}"/>',
        *(
            f'<text x="{index * _BINS_PER_TOLERANCE * step:.1f}" y="{_HISTOGRAM_SIZE.height - 6}" '
            f'text-anchor="{"start" if not index else "middle"}">{tolerance * index:.3g}</text>'
            for index in range(_MAX_TOLERANCES)
        ),
        f'{right} y="{_HISTOGRAM_SIZE.height - 6}">over {tolerance * _MAX_TOLERANCES:.3g} px</text>',
        f'{right} y="10">highest bar: {int(counts.max()):,}</text>',
    ]
    return _svg(_HISTOGRAM_SIZE, parts, "Distances in pixels, and how often they occur", stretched=False)


def signs() -> dict[Outcome, str]:
    """Return a small icon for each kind of disagreement, as on the bar."""
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
    return f"{frames / count * PLOT_WIDTH:.2f}"


def _drawable(marked: NDArray[np.bool_]) -> Iterator[range]:
    """Yield the ranges of consecutive marked frames. In a long clip, those in the same column are merged."""
    least = len(marked) / PLOT_WIDTH if len(marked) > _MAX_DRAWN_FRAMES else 0
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
    if count > _MAX_DRAWN_FRAMES:
        return _reaches(heights, known)
    steps = []
    for run in spans_of_flags(known):
        points = [f"{_across_middle(frame, count)} {heights[frame]:.1f}" for frame in run]
        # Draw a single point as a dot: a zero-length line with round ends.
        steps.append(f"M{points[0]}L{' '.join(points[1:] or points)}")
    return "".join(steps)


def _reaches(heights: NDArray[np.float64], known: NDArray[np.bool_]) -> str:
    """Return SVG path data with a vertical line for each column, from the lowest to the highest value in it."""
    columns = np.arange(len(heights)) * PLOT_WIDTH // len(heights)
    lows, highs = np.full(PLOT_WIDTH, np.inf), np.full(PLOT_WIDTH, -np.inf)
    np.minimum.at(lows, columns[known], heights[known])
    np.maximum.at(highs, columns[known], heights[known])
    filled = np.flatnonzero(np.isfinite(lows)).tolist()
    return "".join(f"M{column + 0.5} {lows[column]:.1f}V{highs[column]:.1f}" for column in filled)


def _across_middle(frame: int, count: int) -> str:
    return f"{(frame + 0.5) / count * PLOT_WIDTH:.2f}"


_MAX_LISTED: Final = 500
"""Maximum number of disagreements listed per clip; the longest ones are listed."""
_MAX_TICKS: Final = 9
_MAX_TICK_SHARE: Final = 0.96
"""Share of the width beyond which the label of a tick would leave the page."""


MAX_FRAMES: Final = 10_000_000
"""Largest plausible number of frames: nearly two days at 60 frames per second."""


@dataclass(frozen=True, eq=False)
class EvaluatedClip:
    """A track and the labels of a clip, frame by frame.

    Attributes:
        track: rows of dtype `ROW`, (n,), like `labels`.
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
        """Make a clip from ascending points, which may have gaps.

        Raises:
            AppError: a frame number is beyond `MAX_FRAMES`.
        """
        n_frames = max((points[-1].frame + 1 for points in (track, labels) if points), default=0)
        if n_frames > MAX_FRAMES:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{name} has a row for frame {frames:,}, which is in no clip.",
                    name=name,
                    frames=n_frames - 1,
                ),
                tr_lazy("errors", "Check its last rows."),
            )
        return cls(name, size, _by_frame(track, n_frames), _by_frame(labels, n_frames), seconds)

    @cached_property
    def outcomes(self) -> NDArray[np.uint8]:
        """Return the `Outcome` of each frame, (n,)."""
        return outcomes(self.track, self.labels, self.size)

    @cached_property
    def distances(self) -> NDArray[np.float64]:
        """Return the distance in each frame, (n,) in pixels of the video; NaN unless both have a ball."""
        return distances(self.track, self.labels)

    @cached_property
    def comparison(self) -> Comparison:
        return compare_rows(self.track, self.labels, self.size)

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        return find_disagreements(self.outcomes, self.distances)

    def longest_disagreements(self) -> list[Disagreement]:
        """Return the longest disagreements, at most `_MAX_LISTED`, in ascending order."""
        longest = sorted(self.disagreements, key=lambda disagreement: -len(disagreement.frames))[:_MAX_LISTED]
        return sorted(longest, key=lambda disagreement: disagreement.frames.start)

    def clock(self, frame: int) -> str:
        """Return the time of a frame as text; '' if unknown."""
        return clock(float(self.seconds[frame]), 1) if self.seconds is not None and frame < len(self.seconds) else ""

    @property
    def words(self) -> str:
        """Return sentences on the picture size, the number of frames, and the frames that the figures leave out."""
        words = [f"{self.size} px, {len(self.track):,} frames."]
        if self.comparison.unmatched:
            words.append(f"{self.comparison.unmatched:,} labelled frames are not in the track and are not counted.")
        if self.comparison.unlabelled:
            words.append(f"{self.comparison.unlabelled:,} rows have no label and are not counted.")
        return " ".join(words)

    def ticks(self) -> Iterator[tuple[float, str]]:
        """Yield the ticks of the axis below plots: place as a share of the width, 0 to 1, and text.

        The text is the frame number, and the time if it is known.
        """
        count = max(len(self.track), 1)
        steps = (digit * 10**power for power in range(8) for digit in (1, 2, 5))
        step = next(length for length in steps if count <= length * _MAX_TICKS)
        for frame in range(0, min(count, int(count * _MAX_TICK_SHARE) + 1), step):
            time = self.clock(frame)
            yield frame / count, f"{frame:,} ({time})" if time else f"{frame:,}"


def write_report(
    path: Path, clips: Sequence[EvaluatedClip], *, remarks: Sequence[str] = (), overwrite: bool = False
) -> None:
    """Write the report of clips to an HTML file.

    Args:
        clips: clips to report on, at least one.
        remarks: further sentences for the reader.
        overwrite: True to replace an existing file.

    Raises:
        AppError: the file exists and may not be replaced, or cannot be written.
    """
    with atomic_text(path, PAGE, overwrite=overwrite) as stream:
        stream.write(page(clips, remarks))


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table on a page.

    Attributes:
        heads: headings of its columns; empty for a single column.
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
    """Return the report of clips as HTML without references to other files."""
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
        WORDS=OUTCOME_WORDS,
        WRONG=WRONG,
    )


def _by_frame(points: Sequence[Point], n_frames: int) -> Rows:
    rows: Rows = np.zeros(n_frames, ROW)
    rows[[point.frame for point in points]] = rows_of_points(points)
    return rows
