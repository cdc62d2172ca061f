"""Recognise players from rally to rally, with a probability for each.

Each player in a rally is one of a few persons; two players of the same rally are different persons. First, persons are
assigned to the players of each rally, starting with the rallies that fit best. Then a hidden Markov model weighs the
similarity to the appearances in all other rallies against the players' ends in the neighbouring rallies. Persons seldom
change ends unless the score says so.

Partners who changed ends are seen from behind instead of from the front, or the other way round. Each rally at the new
end is like the next one there, but all of them can have the partners exchanged. Therefore, no player at the new end is
more certain than the link between the two ends.
"""

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.players.following import FollowedPlayer
from rallytrace.track.arrays import Floats, Indices

CHANGE_OF_ENDS_PROBABILITY: Final = 0.04
"""Probability of a change of ends between two rallies without a score: once in about 25 rallies."""
_SCORE_PROBABILITY: Final = 0.998
"""Probability that the score is right about a change of ends."""
_LOG_LIKELIHOOD_PER_DISTANCE: Final = 20.0
"""Log-likelihood for a difference of 1 between the distances to two persons."""
_MAX_LOG_LIKELIHOOD: Final = 5.0
"""Largest log-likelihood per player from the appearances in one rally, because clothes and light change."""
_STAY_LOG_LIKELIHOOD: Final = 6.0
"""Log-likelihood in favour of a person moving or staying together with the partner."""
_LINK_LOG_ODDS_PER_DISTANCE: Final = 10.0
"""Log-odds that partners are not exchanged between the two ends, for a difference of 1 between the sums of distances.

With the same kit, the difference was at most 0.05, in one of four pairs for the wrong partner; with different shirts,
it was 0.6 to 0.7.
"""
_MAX_COMPARED: Final = 3
"""Largest number of a person's appearances with which an appearance is compared; the most similar ones are used."""
_N_ROUNDS: Final = 3

State = tuple[int, ...]
"""The person of each player in a rally."""


@dataclass(frozen=True, slots=True)
class Recognition:
    """The persons that the players of a rally are.

    Attributes:
        probabilities: probability that each player is that person.
    """

    persons: State
    probabilities: tuple[float, ...]


class Recogniser:
    """An algorithm that recognises the players of all rallies.

    Args:
        rallies: players of each rally.
        distances: (n, n) distances between the appearances of all players, in the order of the rallies; NaN where
            unknown.
        stated: persons that the user stated, keyed by the index of the player in the order of the rallies.
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
        self._is_far = np.array([player.is_far for rally in rallies for player in rally], np.bool_)
        self._is_doubles = max(map(len, rallies), default=0) > 2
        self._states = [self._possible(number) for number in range(len(rallies))]
        self._persons: NDArray[np.int64] = np.full(ends[-1], -1, np.int64)

    def recognise(self) -> list[Recognition]:
        """Return the persons of the players in each rally."""
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
        return self._weigh_links(found)

    def _possible(self, number: int) -> list[State]:
        """Return the possible states of a rally that agree with what the user stated; all states if none agrees."""
        players = self._players[number]
        states = itertools.permutations(range(self._n_persons), len(players))
        fitting = [
            state
            for state in states
            if all(self._stated.get(k, person) == person for k, person in zip(players, state, strict=True))
        ]
        return fitting or list(itertools.permutations(range(self._n_persons), len(players)))

    def _likelihoods(self, number: int) -> Floats:
        """Return the log-likelihood of each possible state of a rally, given the appearances in the other rallies."""
        players = self._players[number]
        if not players:
            return np.zeros(len(self._states[number]))
        others = (self._persons >= 0) & (self._rally_of != number)
        nearness = np.zeros((len(players), self._n_persons))
        for index, player in enumerate(players):
            compared = self._compared(player, others)
            for person in range(self._n_persons):
                distances = self._distances[player, compared & (self._persons == person)]
                nearness[index, person] = _typical(distances[None])[0]
        # A person without a known appearance is as near as the others are on average.
        known = ~np.isnan(nearness)
        sums = np.where(known, nearness, 0).sum(axis=1, keepdims=True)
        nearness = np.where(known, nearness, sums / np.maximum(known.sum(axis=1, keepdims=True), 1))
        states = np.array(self._states[number])
        totals = np.array(
            -_LOG_LIKELIHOOD_PER_DISTANCE * nearness[np.arange(len(players)), states].sum(axis=1), np.float64
        )
        return np.maximum(totals - float(totals.max()), -_MAX_LOG_LIKELIHOOD * len(players))

    def _compared(self, player: int, others: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return the mask of the appearances with which a player is compared.

        In doubles, these are the appearances at the same end as soon as all persons were seen there: partners differ so
        little that the other side of their clothes says nothing.
        """
        same_end = others & (self._is_far == self._is_far[player])
        are_all_seen = len(np.unique(self._persons[same_end])) == self._n_persons
        return same_end if self._is_doubles and are_all_seen else others

    def _gather(self) -> None:
        """Assign a first state to each rally: where the user stated a person, then in order of the clearest fit."""
        waiting = {number for number, players in enumerate(self._players) if players}
        stated = [number for number in sorted(waiting) if any(k in self._stated for k in self._players[number])]
        for number in stated or [max(waiting, key=lambda number: (len(self._players[number]), -number))]:
            # A player without a stated person is more likely one whom the user stated nowhere.
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
        """Return the most likely persons in each rally, computed by the forward-backward algorithm."""
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

    def _weigh_links(self, found: Sequence[Recognition]) -> list[Recognition]:
        """Limit the certainty of partners at their second end to that of the link between their two ends.

        The second end is the one where the user named neither partner, or else where they were seen later.
        """
        persons = np.array([person for one in found for person in one.persons], np.int64)
        links = np.ones(len(persons))
        for pair in self._partners(persons):
            ends = [np.flatnonzero(np.isin(persons, pair) & (self._is_far == is_far)) for is_far in (False, True)]
            ends.sort(key=lambda rows: (not self._stated.keys() & set(rows.tolist()), rows[:1].tolist()))
            first, second = ends
            if len(first) and len(second) and not self._stated.keys() & set(second.tolist()):
                links[second] = np.minimum(links[second], self._link(persons, pair, first, second))
        weighed = []
        for players, one in zip(self._players, found, strict=True):
            chances = zip(one.probabilities, links[players.start : players.stop].tolist(), strict=True)
            weighed.append(Recognition(one.persons, tuple(p * link + (1 - p) * (1 - link) for p, link in chances)))
        return weighed

    def _partners(self, persons: NDArray[np.int64]) -> set[State]:
        """Return the pairs of persons who play together at an end in any rally."""
        pairs = (pair for players in self._players for pair in itertools.combinations(players, 2))
        together = (persons[list(pair)].tolist() for pair in pairs if self._is_far[pair[0]] == self._is_far[pair[1]])
        return {tuple(sorted(pair)) for pair in together}

    def _link(self, persons: NDArray[np.int64], pair: State, first: Indices, second: Indices) -> float:
        """Return the probability, at least 0.5, that two partners are not exchanged between their ends.

        The mean distances are compared, so that many rallies count no more than one: all show the same side of clothes.
        """
        log_odds = 0.0
        for person, partner in (pair, pair[::-1]):
            seen = self._distances[second[persons[second] == person]]
            own, other = (_mean(seen[:, first[persons[first] == one]]) for one in (person, partner))
            log_odds += 0.0 if np.isnan(other - own) else _LINK_LOG_ODDS_PER_DISTANCE * (other - own)
        return 1 / (1 + math.exp(-max(log_odds, 0.0)))

    def _transition(self, number: int, later: int) -> Floats:
        """Return the log-likelihood of each pair of states of two consecutive rallies, (states, later states).

        It depends on the ends of the persons only.
        """
        changes = self._changes[number + 1 : later + 1]
        if any(change is None for change in changes):
            changed = 0.5 - 0.5 * (1 - 2 * CHANGE_OF_ENDS_PROBABILITY) ** len(changes)
        else:
            changed = _SCORE_PROBABILITY if sum(map(bool, changes)) % 2 else 1 - _SCORE_PROBABILITY
        ends, later_ends = self._ends(number), self._ends(later)
        product = ends[:, None] * later_ends[None]
        moved, stayed = (product < 0).sum(axis=2), (product > 0).sum(axis=2)
        weights = np.logaddexp(
            np.log(1 - changed) - _STAY_LOG_LIKELIHOOD * moved, np.log(changed) - _STAY_LOG_LIKELIHOOD * stayed
        )
        return np.asarray(weights, np.float64)

    def _ends(self, number: int) -> NDArray[np.int64]:
        """Return the end of each person in each state of a rally, (states, persons): 1 near, -1 far, 0 absent."""
        states = self._states[number]
        ends = np.zeros((len(states), self._n_persons), np.int64)
        for index, state in enumerate(states):
            for player, person in zip(self._rallies[number], state, strict=True):
                ends[index, person] = -1 if player.is_far else 1
        return ends


def _typical(distances: Floats) -> Floats:
    """Return the mean of the few smallest distances in each row, for distances (n, m); NaN if a row has none."""
    if not distances.shape[1]:
        return np.full(len(distances), np.nan)
    ordered = np.sort(distances, axis=1)[:, :_MAX_COMPARED]  # NaN comes last
    known = ~np.isnan(ordered)
    sums, counts = np.where(known, ordered, 0).sum(axis=1), known.sum(axis=1)
    return np.asarray(np.divide(sums, counts, out=np.full(len(ordered), np.nan), where=counts > 0), np.float64)


def _mean(distances: Floats) -> float:
    """Return the mean of the known distances; NaN if there are none."""
    known = distances[~np.isnan(distances)]
    return float(known.mean()) if len(known) else math.nan


def _lead(likelihoods: Floats) -> float:
    """Return the difference between the two largest likelihoods."""
    if len(likelihoods) < 2:
        return np.inf
    second, best = np.partition(likelihoods, -2)[-2:]
    return float(best - second)


def _log_sum(values: Floats, axis: int) -> Floats:
    most = values.max(axis=axis, keepdims=True)
    return np.asarray(np.log(np.exp(values - most).sum(axis=axis)) + most.squeeze(axis), np.float64)
