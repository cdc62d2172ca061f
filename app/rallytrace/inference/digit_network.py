"""The digit network, which says what characters of a scoreboard are."""

from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_session import ModelSession
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.texts import tr_lazy
from rallytrace.track.scoreboard import CHARACTERS

INPUT: Final = "glyphs"


class DigitNetwork:
    """An open digit network."""

    def __init__(self, path: Path) -> None:
        """Open a file.

        Raises:
            AppError: the file is missing, cannot be run, or is not a digit network.
        """
        self._session = ModelSession(path, SessionOptions())
        if self._session.metadata.get("classes") != CHARACTERS:
            self._session.close()
            raise AppError(
                tr_lazy("errors", "{path} is not a network for the digits of scoreboards.", path=path.name),
                tr_lazy("errors", "Install RallyTrace again."),
            )

    def classify(self, pictures: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return the probability of each character, and of anything else, for pictures of glyphs, (n, pixels)."""
        return np.asarray(self._session.run({INPUT: pictures})[0], np.float32)

    def close(self) -> None:
        self._session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
