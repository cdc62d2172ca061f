"""The stroke network, which classifies each stroke of a rally by the features of `analysis/strokes/features.py`."""

from pathlib import Path
from typing import Final, Self

import numpy as np

from rallytrace.analysis.strokes.features import StrokeSequence, stroke_features
from rallytrace.analysis.strokes.record import StrokeProbabilities
from rallytrace.errors import AppError
from rallytrace.inference.model_files.stroke_file import refuse_other_metadata
from rallytrace.inference.model_session import ModelSession
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.track.stroke_types import StrokeGroup, StrokeType

INPUT: Final = "strokes"
TYPES_OUTPUT: Final = "types"
GROUPS_OUTPUT: Final = "groups"


class StrokeNetwork:
    """An open stroke network. It takes less than a millisecond per rally on the processor."""

    def __init__(self, path: Path) -> None:
        """Open a file.

        Raises:
            AppError: the file is missing, cannot be run, or is not a stroke network with these types.
        """
        self._session = ModelSession(path, SessionOptions())
        try:
            refuse_other_metadata(path, self._session.metadata)
        except AppError:
            self._session.close()
            raise

    def classify(self, rally: StrokeSequence) -> StrokeProbabilities:
        """Classify all strokes of one rally, each from its own features and those of the strokes around it."""
        if not len(rally):
            return StrokeProbabilities(
                np.zeros((0, len(StrokeType)), np.float32), np.zeros((0, len(StrokeGroup)), np.float32)
            )
        outputs = self._session.run({INPUT: stroke_features(rally)[None]})
        by_name = dict(zip(self._session.output_names, outputs, strict=True))
        return StrokeProbabilities(by_name[TYPES_OUTPUT][0], by_name[GROUPS_OUTPUT][0])

    def close(self) -> None:
        self._session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
