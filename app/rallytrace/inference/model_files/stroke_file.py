"""Files of stroke networks, which are recognised by their metadata."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.analysis.strokes.features import N_FEATURES
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_graph import ModelGraph
from rallytrace.texts import tr_lazy
from rallytrace.track.stroke_types import StrokeGroup, StrokeType

KIND_KEY: Final = "rallytrace_kind"
STROKE_METADATA: Final[Mapping[str, str]] = {
    KIND_KEY: "strokes",
    "types": ",".join(StrokeType),
    "groups": ",".join(StrokeGroup),
    "features": str(N_FEATURES),
}
"""Metadata of a stroke network that this program can use."""


@dataclass(frozen=True, slots=True)
class StrokeModelFile:
    """A runnable stroke network.

    Attributes:
        sha256: hash of the file.
        trained_on: what it was trained on, in the file's own words.
    """

    path: Path
    sha256: str
    trained_on: str

    @property
    def words(self) -> str:
        """Return a sentence about the network."""
        if self.trained_on:
            return tr_lazy(
                "models",
                "A network that names strokes: {groups} groups, {types} types, trained on {data}.",
                groups=len(StrokeGroup),
                types=len(StrokeType),
                data=self.trained_on,
            )
        return tr_lazy(
            "models",
            "A network that names strokes: {groups} groups, {types} types.",
            groups=len(StrokeGroup),
            types=len(StrokeType),
        )


def is_stroke_graph(graph: ModelGraph) -> bool:
    """Return True if a file is a stroke network, even one with other types."""
    return graph.metadata.get(KIND_KEY) == STROKE_METADATA[KIND_KEY]


def read_stroke_model(path: Path, graph: ModelGraph) -> StrokeModelFile:
    """Return the stroke network in a file.

    Raises:
        AppError: the file has other types, groups or features.
    """
    refuse_other_metadata(path, graph.metadata)
    return StrokeModelFile(path, graph.sha256, graph.metadata.get("trained_on", ""))


def refuse_other_metadata(path: Path, metadata: Mapping[str, str]) -> None:
    """Refuse a file that is not a stroke network of this program.

    Raises:
        AppError: its metadata differs.
    """
    wrong = [key for key, value in STROKE_METADATA.items() if metadata.get(key) != value]
    if wrong:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} is not a stroke network: its metadata differs in {names}.",
                path=path,
                names=", ".join(wrong),
            ),
            tr_lazy("errors", "Choose another."),
        )
