"""Decision trees that tell hits and bounces by features of a path's kinks."""

import base64
import zlib
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.events.tree_weights import PACKED
from rallytrace.track.arrays import Floats

DEPTH: Final = 3
NODES: Final = 2**DEPTH - 1
PREFERS: Final = 0.5
"""Added to all odds: more events are found than invented by that."""


@dataclass(frozen=True, slots=True, eq=False)
class Trees:
    """Boosted trees of hits and of bounces, r of each.

    Attributes:
        features: (2, r, 7) which feature each node asks for, the root first, then level by level.
        thresholds: (2, r, 7); a larger value goes to the right.
        leaves: (2, r, 8) log-odds.
        base: (2,) log-odds to which those of the trees are added.
    """

    features: NDArray[np.uint8]
    thresholds: NDArray[np.float16]
    leaves: NDArray[np.float16]
    base: NDArray[np.float16]

    def odds(self, values: Floats) -> Floats:
        """(2, m) log-odds of a hit and of a bounce for the values (38, m) of `kinks.ContactCandidates.features`."""
        kinds, count = np.ogrid[: self.features.shape[0], : self.features.shape[1]]
        columns = np.arange(values.shape[1])
        kinds, count = kinds[..., None], count[..., None]
        node = np.zeros((*self.features.shape[:2], len(columns)), np.int64)
        for _ in range(DEPTH):
            is_right = values[self.features[kinds, count, node], columns] > self.thresholds[kinds, count, node]
            node = 2 * node + 1 + is_right
        found: Floats = self.leaves[kinds, count, node - NODES].astype(np.float64).sum(axis=1) + self.base[:, None]
        return found + PREFERS

    def pack(self) -> str:
        """As text, for `unpack`."""
        arrays = self.features, self.thresholds, self.leaves, self.base
        return base64.b85encode(zlib.compress(b"".join(array.tobytes() for array in arrays), 9)).decode("ascii")

    @classmethod
    def unpack(cls, text: str) -> "Trees":
        """The trees of a text of `pack`."""
        raw = zlib.decompress(base64.b85decode(text))
        count = (len(raw) - 4) // (2 * (3 * NODES + 2 * (NODES + 1)))
        nodes, end = 2 * count * NODES, len(raw) - 4
        features = np.frombuffer(raw, np.uint8, nodes).reshape(2, count, NODES)
        thresholds = np.frombuffer(raw, np.float16, nodes, nodes).reshape(2, count, NODES)
        leaves = np.frombuffer(raw, np.float16, 2 * count * (NODES + 1), 3 * nodes).reshape(2, count, NODES + 1)
        return cls(features, thresholds, leaves, np.frombuffer(raw, np.float16, 2, end))


TREES: Final = Trees.unpack(PACKED)
