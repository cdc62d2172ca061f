"""The report of an evaluation, and pages of tables: HTML files."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
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
from rallytrace.storage.templates import render

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
