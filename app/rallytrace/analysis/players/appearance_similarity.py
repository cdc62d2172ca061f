"""How much the looks of players differ: by the colours of their clothes, and by embeddings where there are any.

To a network a player at the near end is first of all unlike one at the far end: larger, and from behind. So the mean of
each end is taken off before embeddings are compared. What is left tells persons apart if ends were changed. It then
points to opposite sides for the two who play together, and how much it does so says what embeddings are worth here.
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

_LEAST_WORTH: Final = 0.2
"""Of embeddings in many rallies; what is worth less is not used."""
_CHANCE: Final = 0.4
"""That much more is asked for in two rallies, half of it in three: few point to opposite sides by chance."""


@dataclass(frozen=True, slots=True, eq=False)
class AppearanceSimilarity:
    """The differences between players' looks.

    Attributes:
        distances: (n, n), 0 to 1; NaN where unknown.
        worth: of the embeddings, 0 to 1: their weight beside the colours'; 0 if they were not used.
        model: sha256 of the network of the embeddings; '' for none.
    """

    distances: Floats
    worth: float = 0.0
    model: str = ""


def compare_appearance(players: Sequence[FollowedPlayer]) -> AppearanceSimilarity:
    """The looks of at least one player."""
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
    """The mean direction (length,); NaN without a vector of the network."""
    if not len(embeddings) or embeddings.model != model:
        return np.full(length, np.nan)
    return _directions(_directions(embeddings.vectors.astype(np.float64)).mean(axis=0))


def _directions(vectors: Floats) -> Floats:
    lengths = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.asarray(np.divide(vectors, lengths, out=np.zeros_like(vectors), where=~(lengths == 0)), np.float64)


def _without_ends(means: Floats, is_far: NDArray[np.bool_]) -> Floats:
    """The directions (n, D) of mean vectors from the mean of all at their end."""
    residuals = means.copy()
    for end in (False, True):
        known = (is_far == end) & ~np.isnan(means[:, 0])
        if known.any():
            residuals[known] -= means[known].mean(axis=0)
    return _directions(residuals)


def _worth(embedded: Floats, players: Sequence[FollowedPlayer]) -> float:
    """By how much players of one rally at two ends are farther apart than at right angles, to 1; 0 for too little."""
    rallies = np.array([player.rally for player in players])
    is_far = np.array([player.is_far for player in players])
    pairs = (rallies[:, None] == rallies[None]) & is_far[:, None] & ~is_far[None]
    pairs &= ~np.isnan(embedded)
    n_rallies = len(np.unique(rallies[pairs.any(axis=1)]))
    if n_rallies < 2:
        return 0.0
    worth = 2 * float(embedded[pairs].mean()) - 1
    return worth if worth >= _LEAST_WORTH + _CHANCE / (n_rallies - 1) else 0.0
