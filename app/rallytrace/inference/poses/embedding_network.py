"""Run an embedding network on a provider: compute vectors of persons in a picture."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_files.embedding_file import MAX_VECTOR_LENGTH, EmbeddingFile
from rallytrace.inference.model_files.model_graph import format_shape
from rallytrace.inference.networks import Network, pad_batch
from rallytrace.inference.preprocessing import Picture
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.embeddings import pack_vectors
from rallytrace.track.poses import Person

MAX_EMBEDDED_PERSONS: Final = 4
"""Maximum number of persons in a frame that get a vector, by confidence: the players."""
_MIN_SIDE_PX: Final = 4
"""Shorter side in pixels below which a person shows too little detail."""


class EmbeddingNetwork(Network[EmbeddingFile]):
    """An embedding network on a provider. Close it in the thread that created it."""

    def __init__(self, file: EmbeddingFile, options: SessionOptions) -> None:
        shape = (file.batch or MAX_EMBEDDED_PERSONS, 3, file.size.height, file.size.width)
        super().__init__(file, options, trial_shapes={file.inputs[0]: shape})
        self._numbers = file.numbers

    def with_embeddings(
        self, persons: Sequence[Person], picture: Picture, stop: StopSwitch | None = None
    ) -> tuple[Person, ...]:
        """Return the persons of a picture; the most confident ones get vectors.

        Raises:
            AppError: the network failed.
            Cancelled: `stop` was used.
        """
        bgr = picture.bgr() if persons else np.zeros((0, 0, 3), np.uint8)
        cuts = [self.cut(bgr, person.box) for person in persons[:MAX_EMBEDDED_PERSONS]]
        shown = [k for k, cut in enumerate(cuts) if cut is not None]
        if not shown:
            return tuple(persons)
        vectors = pack_vectors(self.embed(np.stack([cut for cut in cuts if cut is not None]), stop))
        made = dict(zip(shown, vectors, strict=True))
        return tuple(replace(person, embedding=made.get(k)) for k, person in enumerate(persons))

    def embed(self, pictures: Floats32, stop: StopSwitch | None = None) -> Floats32:
        """Return vectors (n, D) of length 1 for RGB pictures (n, 3, H, W) from 0 to 255.

        Raises:
            AppError: the network failed, or its output is not vectors.
            Cancelled: `stop` was used.
        """
        count = len(pictures)
        # Providers that compile for each shape get a single shape.
        groups = count if self.file.batch or self.session.options.on_processor else -(-count // MAX_EMBEDDED_PERSONS)
        padded = count if groups == count else groups * MAX_EMBEDDED_PERSONS
        vectors = np.asarray(self._run([pad_batch(self.file.prepare(pictures), padded)], stop), np.float32)[:count]
        numbers = vectors.shape[-1] if vectors.ndim == 2 else 0
        if not 1 < numbers <= MAX_VECTOR_LENGTH or numbers != (self._numbers or numbers):
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} returned vectors of {shape}.",
                    path=self.file.path,
                    shape=format_shape(vectors.shape),
                ),
                tr_lazy("errors", "Choose another file."),
            )
        self._numbers = numbers
        lengths = np.linalg.norm(vectors.astype(np.float64), axis=1, keepdims=True)
        if not np.isfinite(lengths).all() or not lengths.all():
            raise AppError(
                tr_lazy("errors", "{path} returned vectors that are zero or not finite.", path=self.file.path),
                tr_lazy("errors", "Choose another file."),
            )
        return np.asarray(vectors / lengths, np.float32)

    def cut(self, bgr: NDArray[np.uint8], box: Sequence[float]) -> Floats32 | None:
        """Return the person in a box as RGB (3, H, W) from 0 to 255, or None if the box is too small."""
        height, width = bgr.shape[:2]
        left, top = max(int(box[0]), 0), max(int(box[1]), 0)
        right, bottom = min(int(np.ceil(box[2])) + 1, width), min(int(np.ceil(box[3])) + 1, height)
        if min(right - left, bottom - top) < _MIN_SIDE_PX:
            return None
        size = self.file.size
        resized = cv2.resize(bgr[top:bottom, left:right], (size.width, size.height), interpolation=cv2.INTER_LINEAR)
        return np.asarray(resized[..., ::-1].transpose(2, 0, 1), np.float32, order="C")
