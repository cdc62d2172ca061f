"""Store the vectors of an embedding network, which describe a person's appearance in addition to the clothes' colours.

The vectors are stored as bytes, each with its own scale, because only their directions matter.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import AnyFloats, Indices

Vectors: TypeAlias = NDArray[np.int8]
"""(n, D) vectors as bytes."""


MAX_PERSONS_PER_FRAME: Final = 256
"""Largest number of persons in a frame."""


def pack_vectors(vectors: AnyFloats) -> Vectors:
    """Convert vectors (n, D) to bytes."""
    largest = np.abs(vectors).max(axis=1, keepdims=True)
    return np.asarray(np.rint(127 * vectors / np.where(largest > 0, largest, 1)), np.int8)


@dataclass(frozen=True, slots=True, eq=False)
class Embeddings:
    """The vectors of n persons in some frames.

    Attributes:
        model: sha256 of the network. Vectors of different networks cannot be compared.
        frames: (n,) int64 frame of each person, ascending.
        places: (n,) int64 index of the person among all persons in the frame, who are ordered by confidence; ascending
            within a frame.
        vectors: (n, D) vector of each person.
    """

    model: str
    frames: Indices
    places: Indices
    vectors: Vectors

    @classmethod
    def of(cls, model: str, vectors: Mapping[tuple[int, int], Vectors]) -> Self:
        """Build embeddings from vectors (D,), keyed by frame and index of the person."""
        keys = np.array(sorted(vectors), np.int64).reshape(-1, 2)
        rows = [vectors[key] for key in sorted(vectors)]
        return cls(model, keys[:, 0], keys[:, 1], np.stack(rows) if rows else np.zeros((0, 0), np.int8))

    def __len__(self) -> int:
        return len(self.frames)

    @property
    def keys(self) -> Indices:
        """Return frame and person index combined into one number, (n,) ascending."""
        return self.frames * MAX_PERSONS_PER_FRAME + self.places

    def select(self, chosen: NDArray[np.bool_] | Indices | slice) -> "Embeddings":
        return Embeddings(self.model, self.frames[chosen], self.places[chosen], self.vectors[chosen])

    def join(self, later: "Embeddings") -> "Embeddings":
        """Return these embeddings together with those of other frames.

        If the two are from different networks, return only `later`.
        """
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
