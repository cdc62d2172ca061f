"""An embedding network on a provider: vectors of persons in a picture."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_files.embedding_file import MOST_NUMBERS, EmbeddingFile
from rallytrace.inference.model_files.model_graph import format_shape
from rallytrace.inference.networks import Network, pad_batch
from rallytrace.inference.preprocessing import Picture
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.arrays import Floats32
from rallytrace.track.embeddings import pack_vectors
from rallytrace.track.poses import Person

MOST_EMBEDDED: Final = 4
"""Persons of a frame, the most confident: the players."""
_LEAST_SIDE: Final = 4
"""Pixels of the smaller side of a person from which on there is something to see."""


class EmbeddingNetwork(Network[EmbeddingFile]):
    """An embedding network on a provider; close it in its creator's thread."""

    def __init__(self, file: EmbeddingFile, options: SessionOptions) -> None:
        shape = (file.batch or MOST_EMBEDDED, 3, file.size.height, file.size.width)
        super().__init__(file, options, trial_shapes={file.inputs[0]: shape})
        self._numbers = file.numbers

    def with_embeddings(
        self, persons: Sequence[Person], picture: Picture, stop: StopSwitch | None = None
    ) -> tuple[Person, ...]:
        """The persons of a picture, the first ones with vectors.

        Raises:
            AppError: the network failed.
            Cancelled: `stop` was used.
        """
        bgr = picture.bgr() if persons else np.zeros((0, 0, 3), np.uint8)
        cuts = [self.cut(bgr, person.box) for person in persons[:MOST_EMBEDDED]]
        shown = [k for k, cut in enumerate(cuts) if cut is not None]
        if not shown:
            return tuple(persons)
        vectors = pack_vectors(self.embed(np.stack([cut for cut in cuts if cut is not None]), stop))
        made = dict(zip(shown, vectors, strict=True))
        return tuple(replace(person, embedding=made.get(k)) for k, person in enumerate(persons))

    def embed(self, pictures: Floats32, stop: StopSwitch | None = None) -> Floats32:
        """The vectors (n, D) of RGB pictures (n, 3, H, W) from 0 to 255, of length 1.

        Raises:
            AppError: the network failed, or gave no vectors.
            Cancelled: `stop` was used.
        """
        count = len(pictures)
        # What compiles for each shape gets one shape only.
        least = count if self.file.batch or self.session.options.on_processor else -(-count // MOST_EMBEDDED)
        padded = count if least == count else least * MOST_EMBEDDED
        vectors = np.asarray(self._run([pad_batch(self.file.prepare(pictures), padded)], stop), np.float32)[:count]
        numbers = vectors.shape[-1] if vectors.ndim == 2 else 0
        if not 1 < numbers <= MOST_NUMBERS or numbers != (self._numbers or numbers):
            raise AppError(
                f"{self.file.path} returned vectors of {format_shape(vectors.shape)}.", "Choose another file."
            )
        self._numbers = numbers
        lengths = np.linalg.norm(vectors.astype(np.float64), axis=1, keepdims=True)
        if not np.isfinite(lengths).all() or not lengths.all():
            raise AppError(f"{self.file.path} returned vectors that are zero or not finite.", "Choose another file.")
        return np.asarray(vectors / lengths, np.float32)

    def cut(self, bgr: NDArray[np.uint8], box: Sequence[float]) -> Floats32 | None:
        """The person in a box as the network's picture, RGB (3, H, W) from 0 to 255; None for too small a part."""
        height, width = bgr.shape[:2]
        left, top = max(int(box[0]), 0), max(int(box[1]), 0)
        right, bottom = min(int(np.ceil(box[2])) + 1, width), min(int(np.ceil(box[3])) + 1, height)
        if min(right - left, bottom - top) < _LEAST_SIDE:
            return None
        size = self.file.size
        resized = cv2.resize(bgr[top:bottom, left:right], (size.width, size.height), interpolation=cv2.INTER_LINEAR)
        return np.asarray(resized[..., ::-1].transpose(2, 0, 1), np.float32, order="C")
