"""Fills: positions for frames without one, from the points around them, for a person to choose from."""

from rallytrace.domain.fills.curves import curves, through_peaks
from rallytrace.domain.fills.fill import (
    ALIKE,
    Fill,
    Method,
    apply_fill,
    best_fill,
    fill_of,
    path_of,
    refused,
    where_to_place,
)
from rallytrace.domain.fills.gaps import (
    LONGEST,
    found_around,
    gap_at,
    middle_of_gap,
    open_end_at,
    range_to_fill,
    well_seen,
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
    "curves",
    "fill_of",
    "found_around",
    "gap_at",
    "middle_of_gap",
    "open_end_at",
    "path_of",
    "range_to_fill",
    "refused",
    "through_peaks",
    "well_seen",
    "where_to_place",
]
