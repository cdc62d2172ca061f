"""Fills: proposed positions for frames without one, from the points around them."""

from rallytrace.domain.fills.curves import draw_curves, draw_through_peaks
from rallytrace.domain.fills.fill import (
    ALIKE,
    Fill,
    Method,
    apply_fill,
    best_fill,
    fill_of,
    find_next_place,
    path_of,
    refuse_fill,
)
from rallytrace.domain.fills.gaps import (
    LONGEST,
    find_events_around,
    find_kept_frames,
    gap_at,
    middle_of_gap,
    open_end_at,
    range_to_fill,
)
from rallytrace.domain.fills.surroundings import ONE_SIDED, FillContext, Span

__all__ = [
    "ALIKE",
    "LONGEST",
    "ONE_SIDED",
    "Fill",
    "FillContext",
    "Method",
    "Span",
    "apply_fill",
    "best_fill",
    "draw_curves",
    "draw_through_peaks",
    "fill_of",
    "find_events_around",
    "find_kept_frames",
    "find_next_place",
    "gap_at",
    "middle_of_gap",
    "open_end_at",
    "path_of",
    "range_to_fill",
    "refuse_fill",
]
