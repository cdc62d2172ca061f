"""Tell hits from bounces by decision trees over the features of candidate contacts."""

import base64
import zlib
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.events.tree_weights import PACKED, PACKED_SHUTTLE
from rallytrace.track.arrays import Floats

DEPTH: Final = 3
N_NODES: Final = 2**DEPTH - 1
LOG_ODDS_BIAS: Final = 0.5
"""Value added to all log-odds, because it adds more true events than false ones."""


@dataclass(frozen=True, slots=True, eq=False)
class Trees:
    """Boosted decision trees, r for each of k kinds of events.

    Attributes:
        features: (k, r, 7) index of the feature that each node tests; the root comes first, then level by level.
        thresholds: (k, r, 7) threshold of each node; if the feature is larger, the right branch is taken.
        leaves: (k, r, 8) log-odds of each leaf.
        base: (k,) constant log-odds, to which those of the leaves are added.
    """

    features: NDArray[np.uint8]
    thresholds: NDArray[np.float16]
    leaves: NDArray[np.float16]
    base: NDArray[np.float16]

    def odds(self, values: Floats) -> Floats:
        """Return the log-odds (k, m) of each kind, given `ContactCandidates.features` (38, m)."""
        kinds, count = np.ogrid[: self.features.shape[0], : self.features.shape[1]]
        columns = np.arange(values.shape[1])
        kinds, count = kinds[..., None], count[..., None]
        node = np.zeros((*self.features.shape[:2], len(columns)), np.int64)
        for _ in range(DEPTH):
            is_right = values[self.features[kinds, count, node], columns] > self.thresholds[kinds, count, node]
            node = 2 * node + 1 + is_right
        found: Floats = self.leaves[kinds, count, node - N_NODES].astype(np.float64).sum(axis=1) + self.base[:, None]
        return found + LOG_ODDS_BIAS

    def pack(self) -> str:
        """Return the trees as text that `unpack` can read."""
        arrays = self.features, self.thresholds, self.leaves, self.base
        return base64.b85encode(zlib.compress(b"".join(array.tobytes() for array in arrays), 9)).decode("ascii")

    @classmethod
    def unpack(cls, text: str, kinds: int = 2) -> "Trees":
        """Read the trees from a text that `pack` wrote."""
        raw = zlib.decompress(base64.b85decode(text))
        shape = kinds, (len(raw) // kinds - 2) // (3 * N_NODES + 2 * (N_NODES + 1))
        nodes, end = shape[0] * shape[1] * N_NODES, len(raw) - 2 * kinds
        features = np.frombuffer(raw, np.uint8, nodes).reshape(*shape, N_NODES)
        thresholds = np.frombuffer(raw, np.float16, nodes, nodes).reshape(*shape, N_NODES)
        leaves = np.frombuffer(raw, np.float16, shape[0] * shape[1] * (N_NODES + 1), 3 * nodes)
        return cls(
            features, thresholds, leaves.reshape(*shape, N_NODES + 1), np.frombuffer(raw, np.float16, kinds, end)
        )


TREES: Final = Trees.unpack(PACKED)
"""Hits and bounces of a ball that bounces in play."""
SHUTTLE_TREES: Final = Trees.unpack(PACKED_SHUTTLE, kinds=1)
"""Hits of a shuttle, without what the rules find."""
