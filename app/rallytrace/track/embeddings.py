"""Vectors of an embedding network: what a person looks like in a few frames, beside the colours of the clothes.

They are kept in bytes, each vector on a scale of its own: only directions count.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import AnyFloats, Indices

Vectors: TypeAlias = NDArray[np.int8]
"""(n, D)."""


MOST_IN_FRAME: Final = 256
"""Persons."""


def pack_vectors(vectors: AnyFloats) -> Vectors:
    """Vectors (n, D) in bytes."""
    largest = np.abs(vectors).max(axis=1, keepdims=True)
    return np.asarray(np.rint(127 * vectors / np.where(largest > 0, largest, 1)), np.int8)


@dataclass(frozen=True, slots=True, eq=False)
class Embeddings:
    """The vectors of some persons.

    Attributes:
        model: sha256 of the network; vectors of two networks have nothing in common.
        frames: (n,) int64, ascending.
        places: (n,) int64: of the frame's persons, by confidence, counted from 0; ascending within a frame.
        vectors: of each.
    """

    model: str
    frames: Indices
    places: Indices
    vectors: Vectors

    @classmethod
    def of(cls, model: str, vectors: Mapping[tuple[int, int], Vectors]) -> Self:
        """From vectors (D,) by frame and place."""
        keys = np.array(sorted(vectors), np.int64).reshape(-1, 2)
        rows = [vectors[key] for key in sorted(vectors)]
        return cls(model, keys[:, 0], keys[:, 1], np.stack(rows) if rows else np.zeros((0, 0), np.int8))

    def __len__(self) -> int:
        return len(self.frames)

    @property
    def keys(self) -> Indices:
        """(n,), ascending: frame and place as one number."""
        return self.frames * MOST_IN_FRAME + self.places

    def select(self, chosen: NDArray[np.bool_] | Indices | slice) -> "Embeddings":
        return Embeddings(self.model, self.frames[chosen], self.places[chosen], self.vectors[chosen])

    def join(self, later: "Embeddings") -> "Embeddings":
        """These and others of other frames; of another network's only the later ones."""
        if not len(self) or not len(later):
            return later if len(later) else self
        if (self.model, self.vectors.shape[1]) != (later.model, later.vectors.shape[1]):
            return later
        joined = Embeddings(
            self.model,
            np.concatenate((self.frames, later.frames)),
            np.concatenate((self.places, later.places)),
            np.concatenate((self.vectors, later.vectors)),
        )
        return joined.select(np.argsort(joined.keys))


NO_EMBEDDINGS: Final = Embeddings.of("", {})
