"""Recognise players from rally to rally, with a probability for each.

Each player of each rally is one of a few persons; two players of a rally are different persons. First the appearances
of the persons are collected, from the rally that fits best to the one that fits least. Then, for each rally, a hidden
Markov model weighs the appearances of all other rallies against the ends in the neighbouring rallies. Persons change
ends rarely, or when the score says so.
"""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.players.following import FollowedPlayer
from rallytrace.track.arrays import Floats

CHANGE_OF_ENDS_PROBABILITY: Final = 0.04
"""Probability of a change of ends between two rallies without a score: once in about 25 rallies."""
_SCORE_PROBABILITY: Final = 0.998
"""Probability that the score is right about a change of ends."""
_LOG_LIKELIHOOD_PER_DISTANCE: Final = 20.0
"""Log-likelihood for a difference of 1 between the distances to two persons."""
_MAX_LOG_LIKELIHOOD: Final = 5.0
"""Largest log-likelihood from one rally: clothes change, and so does the light."""
_STAY_LOG_LIKELIHOOD: Final = 6.0
"""Log-likelihood that a person stays with the partner."""
_MAX_COMPARED: Final = 3
"""Largest number of a person's appearances that an appearance is compared with, the most similar ones."""
_N_ROUNDS: Final = 3

State = tuple[int, ...]
"""The person of each player of a rally."""


@dataclass(frozen=True, slots=True)
class Recognition:
    """The persons of the players of a rally.

    Attributes:
        persons: number of the person of each player.
        probabilities: probability of each person.
    """

    persons: State
    probabilities: tuple[float, ...]


class Recogniser:
    """Recognises the players of rallies.

    Args:
        rallies: players of each rally.
        distances: (n, n) distances between the appearances of all players, in the order of the rallies; NaN where
            unknown.
        n_persons: number of persons.
        stated: person of some players, by their index in that order.
        changes: for each rally, whether the players changed ends before it; None if no score says so.
    """

    def __init__(
        self,
        rallies: Sequence[Sequence[FollowedPlayer]],
        distances: Floats,
        n_persons: int,
        stated: Mapping[int, int],
        changes: Sequence[bool | None],
    ) -> None:
        self._rallies = rallies
        self._distances = distances
        self._n_persons = n_persons
        self._stated = stated
        self._changes = changes
        ends = np.cumsum([0, *map(len, rallies)]).tolist()
        self._players = [range(start, stop) for start, stop in itertools.pairwise(ends)]
        self._rally_of = np.repeat(np.arange(len(rallies)), [len(rally) for rally in rallies])
        self._states = [self._possible(number) for number in range(len(rallies))]
        self._persons: NDArray[np.int64] = np.full(ends[-1], -1, np.int64)

    def recognise(self) -> list[Recognition]:
        """Return the persons of all rallies."""
        if not len(self._persons):
            return [Recognition((), ()) for _ in self._rallies]
        self._gather()
        found: list[Recognition] = []
        for _ in range(_N_ROUNDS):
            found = self._weigh()
            persons = np.array([person for one in found for person in one.persons], np.int64)
            if (persons == self._persons).all():
                break
            self._persons = persons
        return found

    def _possible(self, number: int) -> list[State]:
        """Return the possible persons of a rally's players. `_transition` keeps partners together across rallies."""
        players = self._players[number]
        states = itertools.permutations(range(self._n_persons), len(players))
        fitting = [
            state
            for state in states
            if all(self._stated.get(k, person) == person for k, person in zip(players, state, strict=True))
        ]
        return fitting or list(itertools.permutations(range(self._n_persons), len(players)))

    def _likelihoods(self, number: int) -> Floats:
        """Return the log-likelihood of each possible state of a rally, by the appearances in the other rallies."""
        players = self._players[number]
        if not players:
            return np.zeros(len(self._states[number]))
        others = (self._persons >= 0) & (self._rally_of != number)
        nearness = np.zeros((len(players), self._n_persons))
        for person in range(self._n_persons):
            distances = self._distances[players.start : players.stop, others & (self._persons == person)]
            nearness[:, person] = _typical(distances)
        # A person without a known appearance is as near as the others are on average.
        known = ~np.isnan(nearness)
        sums = np.where(known, nearness, 0).sum(axis=1, keepdims=True)
        nearness = np.where(known, nearness, sums / np.maximum(known.sum(axis=1, keepdims=True), 1))
        states = np.array(self._states[number])
        totals = np.array(
            -_LOG_LIKELIHOOD_PER_DISTANCE * nearness[np.arange(len(players)), states].sum(axis=1), np.float64
        )
        return np.maximum(totals - float(totals.max()), -_MAX_LOG_LIKELIHOOD * len(players))

    def _gather(self) -> None:
        """Assign persons to each rally: first where some are stated, then in order of the best fit."""
        waiting = {number for number, players in enumerate(self._players) if players}
        stated = [number for number in sorted(waiting) if any(k in self._stated for k in self._players[number])]
        for number in stated or [max(waiting, key=lambda number: (len(self._players[number]), -number))]:
            # A player who is not named there is more likely a person without a name.
            unnamed = (np.array(self._states[number]) > max(self._stated.values(), default=-1)).sum(axis=1)
            self._take(number, self._likelihoods(number) + unnamed / 1000)
            waiting.discard(number)
        while waiting:
            found = {number: self._likelihoods(number) for number in waiting}
            best = max(waiting, key=lambda number: (_lead(found[number]), -number))
            self._take(best, found[best])
            waiting.discard(best)

    def _take(self, number: int, likelihoods: Floats) -> None:
        state = self._states[number][int(likelihoods.argmax())]
        self._persons[self._players[number].start : self._players[number].stop] = state

    def _weigh(self) -> list[Recognition]:
        """Return the most likely persons of each rally, by the forward-backward algorithm."""
        numbers = [number for number, players in enumerate(self._players) if players]
        if len(numbers) == 1:  # nothing to compare with
            state = tuple(self._persons.tolist())
            return [
                Recognition(state, (1.0,) * len(state)) if players else Recognition((), ()) for players in self._players
            ]
        emissions = [self._likelihoods(number) for number in numbers]
        moves = [self._transition(*pair) for pair in itertools.pairwise(numbers)]
        forward, backward = [emissions[0]], [np.zeros(len(emissions[-1]))]
        for move, emission in zip(moves, emissions[1:], strict=True):
            forward.append(_log_sum(forward[-1][:, None] + move, axis=0) + emission)
        for move, emission in zip(moves[::-1], emissions[:0:-1], strict=True):
            backward.append(_log_sum(move + (backward[-1] + emission)[None], axis=1))
        found = [Recognition((), ()) for _ in self._rallies]
        for number, ahead, behind in zip(numbers, forward, backward[::-1], strict=True):
            found[number] = self._best(number, ahead + behind)
        return found

    def _best(self, number: int, weights: Floats) -> Recognition:
        shares = np.exp(weights - _log_sum(weights, axis=0))
        states = np.array(self._states[number])
        best = states[int(shares.argmax())]
        chances = tuple(float(shares[states[:, k] == person].sum()) for k, person in enumerate(best.tolist()))
        return Recognition(tuple(best.tolist()), chances)

    def _transition(self, number: int, later: int) -> Floats:
        """Return the log-likelihoods (states, later states) of the ends in two consecutive rallies."""
        said = self._changes[number + 1 : later + 1]
        if any(change is None for change in said):
            changed = 0.5 - 0.5 * (1 - 2 * CHANGE_OF_ENDS_PROBABILITY) ** len(said)
        else:
            changed = _SCORE_PROBABILITY if sum(map(bool, said)) % 2 else 1 - _SCORE_PROBABILITY
        ends, later_ends = self._ends(number), self._ends(later)
        product = ends[:, None] * later_ends[None]
        moved, stayed = (product < 0).sum(axis=2), (product > 0).sum(axis=2)
        weights = np.logaddexp(
            np.log(1 - changed) - _STAY_LOG_LIKELIHOOD * moved, np.log(changed) - _STAY_LOG_LIKELIHOOD * stayed
        )
        return np.asarray(weights, np.float64)

    def _ends(self, number: int) -> NDArray[np.int64]:
        """Return the ends (states, persons) of a rally: 1 for near, -1 for far, 0 for an absent person."""
        states = self._states[number]
        ends = np.zeros((len(states), self._n_persons), np.int64)
        for index, state in enumerate(states):
            for player, person in zip(self._rallies[number], state, strict=True):
                ends[index, person] = -1 if player.is_far else 1
        return ends


def _typical(distances: Floats) -> Floats:
    """Return the mean of the smallest distances in each row of distances (n, m); NaN for an empty row."""
    if not distances.shape[1]:
        return np.full(len(distances), np.nan)
    ordered = np.sort(distances, axis=1)[:, :_MAX_COMPARED]  # NaN comes last
    known = ~np.isnan(ordered)
    sums, counts = np.where(known, ordered, 0).sum(axis=1), known.sum(axis=1)
    return np.asarray(np.divide(sums, counts, out=np.full(len(ordered), np.nan), where=counts > 0), np.float64)


def _lead(likelihoods: Floats) -> float:
    """Return the difference between the two largest likelihoods."""
    if len(likelihoods) < 2:
        return np.inf
    second, best = np.partition(likelihoods, -2)[-2:]
    return float(best - second)


def _log_sum(values: Floats, axis: int) -> Floats:
    most = values.max(axis=axis, keepdims=True)
    return np.asarray(np.log(np.exp(values - most).sum(axis=axis)) + most.squeeze(axis), np.float64)
