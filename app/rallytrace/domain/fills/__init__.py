"""Fills: positions for frames without one, from the points around them, for a person to choose from."""

from rallytrace.domain.fills.choice import best_fill, best_method
from rallytrace.domain.fills.curves import curves, fills
from rallytrace.domain.fills.fill import Fill, Method, apply_fill, fill_of, refused
from rallytrace.domain.fills.gaps import LONGEST, gap_at, middle_of_gap
from rallytrace.domain.fills.placing import where_to_place
from rallytrace.domain.fills.surroundings import Span, Surroundings

__all__ = [
    "LONGEST",
    "Fill",
    "Method",
    "Span",
    "Surroundings",
    "apply_fill",
    "best_fill",
    "best_method",
    "curves",
    "fill_of",
    "fills",
    "gap_at",
    "middle_of_gap",
    "refused",
    "where_to_place",
]
