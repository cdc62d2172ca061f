"""Files of embedding networks, which turn the picture of a person into a vector that is similar for the same person.

OSNet (x0.25 to x1.0, also AIN) as torchreid and BoxMOT export it, and other networks with the same interface: one input
(N, 3, H, W) in RGB, one output (N, D). Most expect input normalised by ImageNet's mean and standard deviation.
FastReID's exports subtract their mean themselves and expect 0 to 255.

Source: Zhou et al., "Omni-Scale Feature Learning for Person Re-Identification", ICCV 2019.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_graph import (
    FLOAT_TYPES,
    ModelGraph,
    batch_words,
    format_shape,
    refuse_model,
)
from rallytrace.inference.model_files.model_reading import read_model_graph
from rallytrace.inference.model_files.pose_file import normalise_pictures, read_picture_input
from rallytrace.texts import TextEnum, tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size

DEFAULT_SIZE: Final = Size(128, 256)
_MAX_SIDE_PX: Final = 1024
MAX_VECTOR_LENGTH: Final = 8192
"""Maximum length of a vector; FastReID's longest have 2,048."""
_MAX_UNIT_SCALE_MEAN: Final = 2.0
"""Largest mean of a network that expects values of 0 to 1. One that subtracts more expects 0 to 255."""


class Pixels(TextEnum):
    """How the pixel values of a network's input pictures are scaled."""

    IMAGENET = tr_lazy("models", "ImageNet's mean and standard deviation")
    FRACTIONS = tr_lazy("models", "0 to 1, because it subtracts a mean itself")
    BYTES = tr_lazy("models", "0 to 255, because it subtracts a mean itself")


@dataclass(frozen=True, slots=True)
class EmbeddingFile:
    """A runnable embedding network.

    Attributes:
        size: size of the input pictures.
        batch: fixed batch size; None for any.
        numbers: length of a vector; None if the file leaves it open.
        sha256: hash of the file and its external data.
    """

    path: Path
    inputs: tuple[str]
    output: str
    size: Size
    batch: int | None
    numbers: int | None
    pixels: Pixels
    sha256: str

    @property
    def words(self) -> str:
        """Return a sentence about the network."""
        if self.numbers is None:
            return tr_lazy(
                "models",
                "Embedding network: vectors, pictures of {size}, {batch}.",
                size=self.size,
                batch=batch_words(self.batch),
            )
        return tr_lazy(
            "models",
            "Embedding network: vectors of {numbers} numbers, pictures of {size}, {batch}.",
            numbers=self.numbers,
            size=self.size,
            batch=batch_words(self.batch),
        )

    def prepare(self, pictures: Floats32) -> Floats32:
        """Return the network's input for RGB pictures (n, 3, H, W) from 0 to 255."""
        if self.pixels is Pixels.BYTES:
            return pictures
        fractions = pictures / np.float32(255)
        return fractions if self.pixels is Pixels.FRACTIONS else normalise_pictures(fractions)


def is_embedding_graph(graph: ModelGraph) -> bool:
    """Return True if a model maps each colour picture to one vector."""
    taken, given = list(graph.inputs.values()), list(graph.outputs.values())
    if len(taken) != 1 or len(given) != 1:
        return False
    return len(taken[0]) == 4 and taken[0][1] == 3 and len(given[0]) == 2


def load_embedding_file(path: Path) -> EmbeddingFile:
    """Check a file and return its embedding network.

    Raises:
        AppError: the file cannot be run, or is another network.
    """
    graph = read_model_graph(path)
    if not is_embedding_graph(graph):
        raise AppError(
            tr_lazy("errors", "{path} is not an embedding network.", path=path),
            tr_lazy("errors", "Choose one with the input (N, 3, 256, 128) and the output (N, D)."),
        )
    return read_embedding_file(path, graph)[0]


def read_embedding_file(path: Path, graph: ModelGraph) -> tuple[EmbeddingFile, tuple[str, ...]]:
    """Return the embedding network in a file and the assumptions made, a sentence each.

    Raises:
        AppError: the file cannot be run.
    """
    ((output, given),) = graph.outputs.items()
    pictures = read_picture_input(path, graph, DEFAULT_SIZE, largest_side=_MAX_SIDE_PX)
    size, batch = pictures.size, pictures.batch
    if graph.output_types[output] not in FLOAT_TYPES:
        raise refuse_model(path, tr_lazy("errors", "an embedding network's output is float32"))
    if batch is not None and isinstance(given[0], int) and given[0] != batch:
        raise refuse_model(
            path,
            tr_lazy(
                "errors",
                "its output {shape} does not fit batches of {batch}",
                shape=format_shape(given),
                batch=batch,
            ),
        )
    numbers = given[1] if isinstance(given[1], int) else None
    if numbers is not None and not 1 < numbers <= MAX_VECTOR_LENGTH:
        raise refuse_model(
            path,
            tr_lazy(
                "errors",
                "its vectors of {numbers} numbers are not from 2 to {max_vector_length}",
                numbers=numbers,
                max_vector_length=MAX_VECTOR_LENGTH,
            ),
        )
    findings = list(pictures.findings)
    if size.height < 1.5 * size.width:
        findings.append(
            tr_lazy(
                "models", "Its pictures of {size} are wider than persons. It may be made for something else.", size=size
            )
        )
    pixels = Pixels.IMAGENET
    if graph.subtracted:
        pixels = Pixels.BYTES if graph.subtracted > _MAX_UNIT_SCALE_MEAN else Pixels.FRACTIONS
        findings.append(tr_lazy("models", "It takes pixel values as {pixels}.", pixels=pixels.text))
    file = EmbeddingFile(path, (pictures.name,), output, size, batch, numbers, pixels, graph.sha256)
    return file, tuple(findings)
