"""Define the figures of the window bench: repetitions, goals, and statistics of times."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

Figures: TypeAlias = dict[str, float | None]
"""Measured values by name; None where something could not be measured here."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How often and how long everything is measured.

    Attributes:
        steps: steps within frames that are decoded, in each direction.
        cold_steps: single steps after a seek.
        seeks: jumps to a frame far away.
        strips: items that the film strip shows.
        scrubs: touches of the timeline far away.
        paints: paintings with all overlays.
        play_seconds: how long the video is played each time.
        run_seconds: how long a run is watched, at rest and again while the video plays.
        run_frames: the frames of the runs that are compared with and without a window.
        runs: how often each of those is made.
        starts: starts of the program.
        edits: points that are placed in a whole match and taken back.
        openings: of the match with its project; each time its run is taken back and made again.
        settle_ms: how long a picture has stood before the next step, where a step from rest is measured.
    """

    steps: int = 60
    cold_steps: int = 60
    seeks: int = 60
    scrubs: int = 60
    strips: int = 12
    paints: int = 120
    play_seconds: float = 10.0
    run_seconds: float = 10.0
    run_frames: int = 450
    runs: int = 2
    starts: int = 5
    edits: int = 50
    openings: int = 3
    settle_ms: int = 500


QUICK: Final = Effort(
    steps=20,
    cold_steps=20,
    seeks=20,
    scrubs=20,
    strips=5,
    paints=60,
    play_seconds=4.0,
    run_seconds=4.0,
    run_frames=200,
    runs=1,
    starts=2,
    edits=10,
    openings=1,
)


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a figure, for two cores and a 1080p video of 30 frames per second. A match has 200,000 frames.

    Attributes:
        limit: the value.
        at_least: whether it is to be reached; otherwise it is not to be passed.
    """

    limit: float
    at_least: bool = False

    def is_met(self, value: float) -> bool:
        """Return whether a measured value meets the goal."""
        return value >= self.limit if self.at_least else value <= self.limit

    def __str__(self) -> str:
        return f"{'at least' if self.at_least else 'at most'} {self.limit:g}"


GOALS: Final[Mapping[str, Goal]] = {
    "step_cached_ms_p95": Goal(16),
    "step_cold_ms_p95": Goal(100),
    "scrub_first_picture_ms_p95": Goal(120),
    "seek_first_picture_ms_p95": Goal(60),
    "seek_exact_ms_p95": Goal(250),
    "seek_pointed_ms_p95": Goal(250),
    "seek_copied_ms_p95": Goal(250),
    "strip_first_ms_p50": Goal(300),
    "strip_all_ms_p95": Goal(1000),
    "strip_decoded_ms_p95": Goal(150),
    "strip_ahead_ms_p95": Goal(150),
    "playback_dropped_pct": Goal(1),
    "first_points_s": Goal(3),
    "run_playback_dropped_pct": Goal(1),
    "ui_block_ms_p99": Goal(50),
    "ui_block_ms_max": Goal(200),
    "startup_to_window_s": Goal(2),
    "first_picture_s": Goal(1),
    "run_slowdown": Goal(0.8, at_least=True),
    "match_opening_s": Goal(1),
    "match_edit_ms_p95": Goal(16),
    "match_undo_ms_p95": Goal(16),
    "match_redraw_ms_p95": Goal(16),
    "match_table_edit_ms_p95": Goal(16),
    "match_table_undo_ms_p95": Goal(16),
    "match_run_undo_ms_max": Goal(200),
}


def verdicts(figures: Figures, goals: Mapping[str, Goal]) -> dict[str, dict[str, Any]]:
    """Return each goal with the measured value and whether it is met (None if nothing could be measured)."""
    return {
        name: {
            "goal": str(goal),
            "measured": (value := figures.get(name)),
            "met": None if value is None else goal.is_met(value),
        }
        for name, goal in goals.items()
    }


def percentile(values: Sequence[float], share: float) -> float | None:
    """Return a percentile; None for no values."""
    return round(float(np.percentile(values, share)), 2) if len(values) else None


def spread(name: str, values: Sequence[float], *shares: int) -> Figures:
    """Return a figure for each percentile, `NAME_p95`, and the largest, `NAME_max`."""
    figures: Figures = {f"{name}_p{share}": percentile(values, share) for share in shares}
    return {**figures, f"{name}_max": percentile(values, 100)}


def median(values: Iterable[float]) -> float | None:
    return percentile(list(values), 50)
