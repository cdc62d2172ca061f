"""Compare the appearance of players by the colours of their clothes and, if available, by embeddings.

To an embedding network, a player at the near end differs from one at the far end mainly by size and by being seen from
behind. Therefore the mean of each end is subtracted before embeddings are compared. What is left distinguishes persons,
provided that they change ends during the match. The residuals of two opponents then point in opposite directions. The
more clearly they do, the more weight the embeddings get, which is called their worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.players.following import FollowedPlayer
from rallytrace.track.appearance import colour_distances
from rallytrace.track.arrays import Floats
from rallytrace.track.embeddings import Embeddings

_MIN_WORTH: Final = 0.2
"""Smallest worth with which embeddings are used, over many rallies."""
_MIN_CHANCE_WORTH: Final = 0.4
"""Additional worth required for two rallies, and half of it for three: in few rallies, residuals may point in opposite
directions by chance.
"""


@dataclass(frozen=True, slots=True, eq=False)
class AppearanceSimilarity:
    """The differences between the appearances of n players.

    Attributes:
        distances: (n, n) distances, 0 to 1; NaN where unknown.
        worth: weight of the embeddings relative to the colours, 0 to 1; 0 if embeddings were not used.
        model: sha256 of the network that made the embeddings; '' without embeddings.
    """

    distances: Floats
    worth: float = 0.0
    model: str = ""


def compare_appearance(players: Sequence[FollowedPlayer]) -> AppearanceSimilarity:
    """Compare the appearances of the given players with each other. There must be at least one player."""
    distances = colour_distances(np.stack([player.colours for player in players]))
    models = [player.embeddings.model for player in players if len(player.embeddings)]
    if not models:
        return AppearanceSimilarity(distances)
    model = max(sorted(set(models)), key=models.count)
    means = np.stack([_mean_vector(player.embeddings, model, _length(players, model)) for player in players])
    residuals = _without_ends(means, np.array([player.is_far for player in players]))
    embedded = (1 - residuals @ residuals.T) / 2
    worth = _worth(embedded, players)
    if worth == 0:
        return AppearanceSimilarity(distances, 0.0, model)
    mixed = (distances + worth * embedded) / (1 + worth)
    known = np.where(np.isnan(mixed), np.where(np.isnan(distances), embedded, distances), mixed)
    return AppearanceSimilarity(np.asarray(known, np.float64), worth, model)


def _length(players: Sequence[FollowedPlayer], model: str) -> int:
    return next(int(player.embeddings.vectors.shape[1]) for player in players if player.embeddings.model == model)


def _mean_vector(embeddings: Embeddings, model: str, length: int) -> Floats:
    """Return the mean direction (length,) of a player's embeddings; NaN if there are none from this network."""
    if not len(embeddings) or embeddings.model != model:
        return np.full(length, np.nan)
    return _directions(_directions(embeddings.vectors.astype(np.float64)).mean(axis=0))


def _directions(vectors: Floats) -> Floats:
    lengths = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.asarray(np.divide(vectors, lengths, out=np.zeros_like(vectors), where=~(lengths == 0)), np.float64)


def _without_ends(means: Floats, is_far: NDArray[np.bool_]) -> Floats:
    """Return the directions (n, D) of the vectors after subtracting the mean of all players at the same end."""
    residuals = means.copy()
    for end in (False, True):
        known = (is_far == end) & ~np.isnan(means[:, 0])
        if known.any():
            residuals[known] -= means[known].mean(axis=0)
    return _directions(residuals)


def _worth(embedded: Floats, players: Sequence[FollowedPlayer]) -> float:
    """Return the worth of the embeddings, 0 to 1: how far opponents are beyond a right angle on average.

    The worth is 0 if there are too few rallies to be sure.
    """
    rallies = np.array([player.rally for player in players])
    is_far = np.array([player.is_far for player in players])
    pairs = (rallies[:, None] == rallies[None]) & is_far[:, None] & ~is_far[None]
    pairs &= ~np.isnan(embedded)
    n_rallies = len(np.unique(rallies[pairs.any(axis=1)]))
    if n_rallies < 2:
        return 0.0
    worth = 2 * float(embedded[pairs].mean()) - 1
    return worth if worth >= _MIN_WORTH + _MIN_CHANCE_WORTH / (n_rallies - 1) else 0.0
