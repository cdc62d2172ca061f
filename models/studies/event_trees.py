"""Fit the trees that tell hits from bounces (`analysis/events/trees.py`), by gradient boosting of logistic losses."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.events import tree_weights
from rallytrace.analysis.events.sequence import RULE_LOG_ODDS
from rallytrace.analysis.events.trees import DEPTH, N_NODES, Trees

Floats = NDArray[np.float64]

ROUNDS: Final = 60
SHUTTLE_ROUNDS: Final = 120
_RATE: Final = 0.12
_ROWS, _COLUMNS = 0.7, 0.5
"""Shares of rows and features that a tree is grown on."""
_BINS: Final = 24
_LEAST: Final = 8
"""Rows in a leaf."""
_PENALTY: Final = 3.0
_WIDTH: Final = 112
"""Characters of the packed trees in a line."""


@dataclass(frozen=True, slots=True, eq=False)
class _Binned:
    """Features (n, f) as the number of the edges below each, and the edges of each feature."""

    bins: NDArray[np.int64]
    edges: Sequence[Floats]

    @classmethod
    def of(cls, values: Floats) -> "_Binned":
        shares = np.linspace(0, 1, _BINS + 1)[1:-1]
        edges = [np.unique(np.quantile(column, shares)) for column in values.T]
        bins = [np.searchsorted(*pair) for pair in zip(edges, values.T, strict=True)]
        return cls(np.stack(bins, axis=1), edges)

    def split(
        self, rows: NDArray[np.int64], columns: NDArray[np.int64], slope: Floats, curve: Floats
    ) -> tuple[int, int]:
        """Return the best feature and bin to split these rows at; a bin of -1 for none."""
        best, place = 1e-6, (0, -1)
        for column in columns.tolist():
            bins = self.bins[rows, column]
            slopes, curves, counts = (
                np.bincount(bins, weights, _BINS).cumsum()[:-1] for weights in (slope[rows], curve[rows], None)
            )
            total, bend = slope[rows].sum(), curve[rows].sum()
            gains = slopes**2 / (curves + _PENALTY) + (total - slopes) ** 2 / (bend - curves + _PENALTY)
            gains[(counts < _LEAST) | (len(rows) - counts < _LEAST)] = -np.inf
            gain = float(gains.max()) - total**2 / (bend + _PENALTY)
            if gain > best:
                best, place = gain, (column, int(gains.argmax()))
        return place


def fit_trees(hits: tuple[Floats, Floats], bounces: tuple[Floats, Floats], seed: int) -> Trees:
    """Return the trees for hits and for bounces, from the features (n, f) and the truth (n,)."""
    grown = [_boost(*one, np.random.default_rng(seed + 100 * number)) for number, one in enumerate((hits, bounces))]
    features, thresholds, leaves, base = (np.stack(parts) for parts in zip(*grown, strict=True))
    half = (array.astype(np.float16) for array in (thresholds, leaves, base))
    return Trees(features.astype(np.uint8), *half)


def fit_shuttle_trees(values: Floats, truth: Floats, by_rules: Floats, seed: int) -> Trees:
    """Return the trees for hits of a shuttle.

    Args:
        values: (n, f) features.
        truth: (n,) 1 for a hit.
        by_rules: (n,) 1 where the rules find a hit, which adds `RULE_LOG_ODDS`.
    """
    missed = truth[by_rules == 0].mean()
    base = float(np.log(missed / (1 - missed)))
    grown = _boost(values, truth, np.random.default_rng(seed), SHUTTLE_ROUNDS, base + RULE_LOG_ODDS * by_rules)
    features, thresholds, leaves = (array[None] for array in grown[:3])
    half = (array.astype(np.float16) for array in (thresholds, leaves, np.array([base])))
    return Trees(features.astype(np.uint8), *half)


def _boost(
    values: Floats, truth: Floats, rng: np.random.Generator, rounds: int = ROUNDS, start: Floats | None = None
) -> tuple[Floats, Floats, Floats, Floats]:
    binned, base = _Binned.of(values), float(np.log(truth.mean() / (1 - truth.mean())))
    features, thresholds = np.zeros((rounds, N_NODES)), np.full((rounds, N_NODES), np.inf)
    leaves, odds = np.zeros((rounds, N_NODES + 1)), np.full(len(truth), base) if start is None else start.copy()
    for number in range(rounds):
        chance = 1 / (1 + np.exp(-odds))
        slope, curve = truth - chance, chance * (1 - chance)
        drawn = rng.random(len(truth)) < _ROWS
        columns = np.flatnonzero(rng.random(values.shape[1]) < _COLUMNS)
        node = np.zeros(len(truth), np.int64)
        for level in range(DEPTH):
            for place in range(2**level - 1, 2 ** (level + 1) - 1):
                rows = np.flatnonzero(drawn & (node == place))
                feature, cut = binned.split(rows, columns, slope, curve) if len(rows) >= 2 * _LEAST else (0, -1)
                if cut >= 0:
                    features[number, place], thresholds[number, place] = feature, binned.edges[feature][cut]
            asked = values[np.arange(len(truth)), features[number, node].astype(int)]
            node = 2 * node + 1 + (asked > thresholds[number, node])
        leaf = node - N_NODES
        for place in range(N_NODES + 1):
            rows = drawn & (leaf == place)
            leaves[number, place] = _RATE * slope[rows].sum() / (curve[rows].sum() + _PENALTY)
        odds += leaves[number, leaf]
    return features, thresholds, leaves, np.array(base)


def write_trees(trees: Trees, shuttle_trees: Trees) -> None:
    """Write the trees into the program."""
    lines = ['"""The weights of the trees in `trees.py`, fitted by `models/studies/fit_event_trees.py --write`."""', ""]
    lines += ["from typing import Final", ""]
    for name, text in (("PACKED", trees.pack()), ("PACKED_SHUTTLE", shuttle_trees.pack())):
        rows = (f'    "{text[start : start + _WIDTH]}"' for start in range(0, len(text), _WIDTH))
        lines += [f"{name}: Final = (", *rows, ")"]
    Path(tree_weights.__file__).write_text("\n".join(lines) + "\n", encoding="ascii")
