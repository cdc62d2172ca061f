"""Files of digit networks, which read the scoreboards of broadcasts. They are recognised by their metadata."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.inference.model_files.model_graph import ModelGraph
from rallytrace.texts import tr_lazy
from rallytrace.track.scoreboard import CHARACTERS

_CLASSES_KEY: Final = "classes"


@dataclass(frozen=True, slots=True)
class DigitModelFile:
    """A runnable digit network.

    Attributes:
        sha256: hash of the file.
    """

    path: Path
    sha256: str

    @property
    def words(self) -> str:
        """Return a sentence about the network."""
        return tr_lazy("models", "A network that reads the digits of scoreboards.")


def is_digit_graph(graph: ModelGraph) -> bool:
    """Return True if a file is a digit network."""
    return graph.metadata.get(_CLASSES_KEY) == CHARACTERS
