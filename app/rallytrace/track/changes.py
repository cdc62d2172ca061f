"""Describe a change of a track for the views that are notified of it: which frames and subjects changed, and why."""

import enum
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rallytrace.track.lists import ListChange
from rallytrace.track.track import Frames, Layer

Subject: TypeAlias = Layer | type[ListChange[Any]]
"""A layer, or one of the lists, identified by its type of change."""

_MODEL_LAYERS: Final = frozenset(Layer) - {Layer.HUMAN}


class Cause(enum.Enum):
    """Why a track has changed."""

    EDIT = enum.auto()
    UNDO = enum.auto()
    REDO = enum.auto()
    RUN = enum.auto()
    IMPORT = enum.auto()

    @property
    def is_reversal(self) -> bool:
        """Return True if the change was caused by an undo or a redo."""
        return self in {Cause.UNDO, Cause.REDO}


@dataclass(frozen=True, slots=True, eq=False)
class TrackChange:
    """A change of a track.

    Attributes:
        frames: frames with changed rows, ascending and unique; empty if only lists changed.
        subjects: layers and lists that changed.
        cause: why the track changed.
    """

    frames: Frames
    subjects: frozenset[Subject]
    cause: Cause

    @property
    def by_models(self) -> bool:
        """Return True if the new rows come from a run, a label file or an accepted proposal."""
        if self.cause is Cause.EDIT:
            return bool(self.subjects & _MODEL_LAYERS)
        return not self.cause.is_reversal
