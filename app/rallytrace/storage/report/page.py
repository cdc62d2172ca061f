"""The page: a table of all clips with their totals, then each clip by itself."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Point
from rallytrace.domain.disagreements import WORDS, Disagreement, find_disagreements
from rallytrace.domain.geometry import Size
from rallytrace.domain.metrics import WRONG, Comparison, compare_rows, distances, outcomes, sum_comparisons
from rallytrace.domain.track import ROW, Rows, rows_of_points
from rallytrace.domain.wording import clock, count_noun, frames_text
from rallytrace.errors import AppError
from rallytrace.file_access import atomic_text
from rallytrace.file_kinds import PAGE
from rallytrace.storage.report.plots import histogram, outcome_bar, path_plot, signs

_MOST_LISTED: Final = 500
"""Most listed disagreements of a clip; the longest ones."""
_MOST_TICKS: Final = 9
_LAST_TICK: Final = 0.96
"""Share of the width: farther right the words of a tick would leave the page."""
_HEADS: Final = ("Frames", "Accuracy", "Precision", "Recall", "F1", "TP", "TN", "FP1", "FP2", "FN", "Mean px", "90% px")
_DASH: Final = "\N{EN DASH}"
_SIGNS: Final = signs()


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
            raise AppError(f"{name} has a row for frame {n_frames - 1:,}, which no clip has.", "Check its last rows.")
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

    def time(self, frame: int) -> float | None:
        """The time of a frame, seconds from the first; None if unknown."""
        return float(self.seconds[frame]) if self.seconds is not None and frame < len(self.seconds) else None


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
        stream.writelines(page(clips, remarks))


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
        stream.write(_head(title))
        stream.writelines(f"<p>{escape(remark)}</p>\n" for remark in remarks)
        for table in tables:
            heads = "".join(f"<th>{escape(head)}</th>" for head in table.heads)
            stream.write(f'<section>\n<h2>{escape(table.title)}</h2>\n<div class="wide"><table>\n')
            stream.write(f"<thead><tr>{heads}</tr></thead>\n<tbody>\n" if heads else "<tbody>\n")
            for row in table.rows:
                stream.write(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n")
            stream.write("</tbody></table></div>\n</section>\n")
        stream.write("</main>\n</body>\n</html>\n")


def _head(title: str) -> str:
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
    )


def page(clips: Sequence[EvaluatedClip], remarks: Sequence[str] = ()) -> Iterator[str]:
    title = clips[0].name if len(clips) == 1 else count_noun(len(clips), "clip")
    yield _head(f"Evaluation: {title}")
    yield '<p class="muted">Tracks against labels by the measure of TrackNet: a ball is in place when it is within '
    yield "4 px of the label at 512x288. Distances are in pixels of the video.</p>\n"
    for remark in remarks:
        yield f"<p>{escape(remark)}</p>\n"
    yield from _summary(clips)
    for number, clip in enumerate(clips):
        yield from _clip(clip, number)
    yield "</main>\n</body>\n</html>\n"


def _summary(clips: Sequence[EvaluatedClip]) -> Iterator[str]:
    yield '<section>\n<div class="wide"><table>\n<thead><tr><th>Clip</th>'
    yield from (f"<th>{head}</th>" for head in _HEADS)
    yield "</tr></thead>\n<tbody>\n"
    for number, clip in enumerate(clips):
        name = f'<a href="#clip{number}">{escape(clip.name)}</a>'
        yield _row(name, clip.comparison, distances=True)
    yield "</tbody>\n"
    total, sizes = sum_comparisons([clip.comparison for clip in clips]), {clip.size for clip in clips}
    if len(clips) > 1:
        yield f"<tfoot>{_row('All', total, distances=len(sizes) == 1)}</tfoot>\n"
    yield "</table></div>\n"
    if len(clips) > 1 and len(sizes) == 1:
        yield f'<h3>Distances, all clips</h3>\n<div class="histogram">{histogram(total.errors, sizes.pop())}</div>\n'
    legend = (f"{_SIGNS[kind]}{WORDS[kind]} ({kind.name})" for kind in WRONG)
    yield f'<p class="muted">{" &nbsp; ".join(legend)}</p>\n</section>\n'


def _row(name: str, comparison: Comparison, *, distances: bool) -> str:
    counts, has_distances = comparison.counts, distances and comparison.errors.size > 0
    cells = [
        f"{counts.frames:,}",
        *(f"{rate:.3f}" for rate in (counts.accuracy, counts.precision, counts.recall, counts.f1)),
        *(f"{number:,}" for number in (counts.tp, counts.tn, counts.fp1, counts.fp2, counts.fn)),
        f"{comparison.mean_error:.1f}" if has_distances else _DASH,
        f"{comparison.error_quantiles()[0.9]:.1f}" if has_distances else _DASH,
    ]
    return f"<tr><td>{name}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n"


def _clip(clip: EvaluatedClip, number: int) -> Iterator[str]:
    comparison = clip.comparison
    yield f'<section id="clip{number}">\n<h2>{escape(clip.name)}</h2>\n'
    yield f'<p class="muted">{_left_out(clip)}</p>\n'
    yield f"<h3>Disagreements over time</h3>\n{outcome_bar(clip.outcomes)}\n"
    for coordinate, length in enumerate((clip.size.width, clip.size.height)):
        yield f"<h3>{'xy'[coordinate]} over time</h3>\n"
        yield f"{path_plot(clip.track, clip.labels, coordinate, length)}\n"
    yield _ticks(clip)
    yield '<p class="muted"><span class="key labels"></span>labels<span class="key track"></span>track</p>\n'
    if comparison.errors.size:
        yield f'<h3>Distances, in frames</h3>\n<div class="histogram">{histogram(comparison.errors, clip.size)}</div>\n'
    yield from _list(clip)
    yield "</section>\n"


def _ticks(clip: EvaluatedClip) -> str:
    """Frames, and known times, below the plots over time."""
    count = max(len(clip.track), 1)
    steps = (digit * 10**power for power in range(8) for digit in (1, 2, 5))
    step = next(length for length in steps if count <= length * _MOST_TICKS)
    marks = []
    for frame in range(0, min(count, int(count * _LAST_TICK) + 1), step):
        seconds = clip.time(frame)
        words = f"{frame:,}" if seconds is None else f"{frame:,} ({clock(seconds, 1)})"
        marks.append(f'<span style="left:{frame / count:.2%}">{words}</span>')
    return f'<div class="ticks">{"".join(marks)}</div>\n'


def _left_out(clip: EvaluatedClip) -> str:
    """The size, and the frames outside the numbers."""
    comparison = clip.comparison
    words = [f"{clip.size} px, {len(clip.track):,} frames."]
    if comparison.unmatched:
        words.append(f"{comparison.unmatched:,} labelled frames are not in the track and are not counted.")
    if comparison.unlabelled:
        words.append(f"{comparison.unlabelled:,} rows have no label and are not counted.")
    return " ".join(words)


def _list(clip: EvaluatedClip) -> Iterator[str]:
    disagreements = clip.disagreements
    if not disagreements:
        yield "<p>All frames agree.</p>\n"
        return
    longest = sorted(disagreements, key=lambda disagreement: -len(disagreement.frames))[:_MOST_LISTED]
    listed = sorted(longest, key=lambda disagreement: disagreement.frames.start)
    many = f", the {_MOST_LISTED:,} longest of {len(disagreements):,}" if len(listed) < len(disagreements) else ""
    yield f"<details{' open' if len(listed) <= 12 else ''}><summary>Disagreements ({len(listed):,}{many})</summary>\n"
    timed = clip.seconds is not None
    time = "<th>Time</th>" if timed else ""
    yield f'<div class="wide"><table>\n<thead><tr><th>Frames</th>{time}<th class="words">What</th><th>Frames long</th>'
    yield "<th>Farthest px</th></tr></thead>\n<tbody>\n"
    for disagreement in listed:
        yield _disagreement_row(clip, disagreement, timed=timed)
    yield "</tbody></table></div></details>\n"


def _disagreement_row(clip: EvaluatedClip, disagreement: Disagreement, *, timed: bool) -> str:
    seconds = clip.time(disagreement.frames.start)
    time = f"<td>{_DASH if seconds is None else clock(seconds, 1)}</td>" if timed else ""
    distance = _DASH if math.isnan(disagreement.distance) else f"{disagreement.distance:.0f}"
    words = f"{_SIGNS[disagreement.outcome]}{WORDS[disagreement.outcome]}"
    return (
        f'<tr><td>{frames_text(disagreement.frames)}</td>{time}<td class="words">{words}</td>'
        f"<td>{len(disagreement.frames):,}</td><td>{distance}</td></tr>\n"
    )


def _by_frame(points: Sequence[Point], n_frames: int) -> Rows:
    rows: Rows = np.zeros(n_frames, ROW)
    rows[[point.frame for point in points]] = rows_of_points(points)
    return rows


STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #f3f4f5; --card: #ffffff; --text: #1d2125; --muted: #545b62; --border: #cfd3d7;
  --agree: #b4bac0; --fp1: #b3261e; --fp2: #1666b0; --fn: #1d2125;
  --labels: #9fc3a9; --track: #1666b0; --bar: #8fa3b5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #17181a; --card: #212326; --text: #e3e5e8; --muted: #a4aab1; --border: #35393d;
    --agree: #565c63; --fp1: #f28b82; --fp2: #6cb0ee; --fn: #e3e5e8;
    --labels: #4f7a5d; --track: #6cb0ee; --bar: #5a6d80;
  }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px; background: var(--ground); color: var(--text);
  font: 14px/1.45 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 1080px; margin: 0 auto; }
h1 { font-size: 22px; margin: 0 0 4px; }
h2 { font-size: 17px; margin: 0 0 2px; overflow-wrap: anywhere; }
h3 { font-size: 13px; margin: 12px 0 2px; color: var(--muted); font-weight: 600; }
p { margin: 4px 0; }
a { color: inherit; }
.muted { color: var(--muted); }
section { background: var(--card); border: 1px solid var(--border); border-radius: 6px;
  padding: 16px; margin-top: 16px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.wide > table { width: 100%; }
th, td { padding: 3px 8px; text-align: right; border-bottom: 1px solid var(--border); white-space: nowrap; }
th { color: var(--muted); font-weight: 600; }
th:first-child, td:first-child, td.words, th.words { text-align: left; }
tfoot td { font-weight: 600; border-bottom: none; }
svg { display: block; width: 100%; }
svg.sign { display: inline-block; width: 14px; vertical-align: -2px; margin-right: 6px; }
.histogram { max-width: 520px; }
.histogram svg { height: auto; }
text { fill: var(--muted); font-size: 11px; }
.agree { fill: var(--agree); } .bar { fill: var(--bar); }
.fp1 { fill: var(--fp1); } .fp2 { fill: var(--fp2); } .fn { fill: var(--fn); }
.grid, .axis { stroke: var(--border); stroke-width: 1; vector-effect: non-scaling-stroke; }
.limit { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 3 3; }
path { fill: none; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
path.labels { stroke: var(--labels); stroke-width: 5; } path.track { stroke: var(--track); stroke-width: 1.5; }
.ticks { position: relative; height: 18px; font-size: 11px; color: var(--muted); }
.ticks span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.ticks span:first-child { transform: none; }
.key { display: inline-block; width: 22px; vertical-align: middle; margin-right: 4px; }
.key.labels { border-top: 5px solid var(--labels); }
.key.track { border-top: 2px solid var(--track); margin-left: 16px; }
details { margin-top: 12px; } summary { cursor: pointer; font-weight: 600; }
@media print { body { padding: 0; } section { break-inside: avoid; } }
"""
