"""The facts of each rally, for filters, lists and clips."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

import numpy as np

from rallytrace.analysis.facts.distances import Distances
from rallytrace.analysis.facts.endings import ProposedEnding
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities
from rallytrace.analysis.players.running import Distance
from rallytrace.analysis.scoring.counting import RallyScore, count_rallies
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.lists import Event, Rally
from rallytrace.track.match_setup import FAR_END, NEAR_END, MatchSetup
from rallytrace.track.wording import clock

_ENDS: Final = frozenset({NEAR_END, FAR_END})


@dataclass(frozen=True, slots=True)
class RallyFacts:
    """A rally and its place in the match.

    Attributes:
        number: 1-based number of the rally in the video.
        begins: time of its first frame, in seconds.
        seconds: duration in seconds.
        n_hits: number of hits including serves; 0 if unknown.
        score: score around the rally; None without a match.
        near: names of the players at the near end, as far as known.
        far: names of the players at the far end, as far as known.
        distances: how far the players ran, by name, as far as known.
        proposal: how it ended, proposed from the last shot; None for no proposal, or a winner set by the user.
    """

    number: int
    rally: Rally
    begins: float
    seconds: float
    n_hits: int = 0
    score: RallyScore | None = None
    near: tuple[str, ...] = ()
    far: tuple[str, ...] = ()
    proposal: ProposedEnding | None = None
    distances: Mapping[str, Distance] = field(default_factory=dict, hash=False)

    @property
    def clock(self) -> str:
        return clock(self.begins, hours=True)

    @property
    def winner_name(self) -> str:
        """Return the name of the winner, or the text that the user entered."""
        counted = self.score.winner_name if self.score is not None else ""
        at_end = {NEAR_END: self.near, FAR_END: self.far}.get(self.rally.winner.casefold(), ())
        return counted or " / ".join(at_end) or self.rally.winner

    @property
    def proposed_name(self) -> str:
        """Return the name of the proposed winner, or the end; '' without a proposal."""
        if self.proposal is None:
            return ""
        is_near = self.proposal.winner == NEAR_END
        if self.score is None:
            return " / ".join(self.near if is_near else self.far) or self.proposal.winner
        near_side = self.score.start.near_side
        return self.score.match.name_of(near_side if is_near != self.ends_differ else near_side.opponent)

    @property
    def ends_differ(self) -> bool:
        """Return True if the players' appearances put them at other ends than the score does."""
        return self.score is not None and self.score.is_swapped(self.near, self.far)

    @property
    def ends_sentence(self) -> str:
        """Return how the ends of the players differ between score and video, as a sentence; '' if they agree."""
        if not self.ends_differ or self.score is None:
            return ""
        seen = f"{' / '.join(self.near)} there" if self.near else f"{' / '.join(self.far)} at the far end"
        return f"The score puts {self.score.near_name} at the near end, but the video shows {seen}."

    @property
    def has_conflict(self) -> bool:
        """Return True if the score is impossible, or has the players at other ends than the video."""
        return self.ends_differ or (self.score is not None and bool(self.score.conflict))

    @property
    def score_doubt(self) -> str:
        """Return why the score at the start is unknown, as a sentence; '' if it is known or not counted."""
        return self.ends_sentence or ("" if self.score is None else self.score.doubt)

    @property
    def known_score(self) -> RallyScore | None:
        """Return the score, if it is counted and known at the start of the rally."""
        return None if self.score_doubt else self.score


def list_rally_facts(
    rallies: Sequence[Rally],
    matches: Sequence[MatchSetup],
    seconds_of: Callable[[int], float],
    hits: Sequence[int] | Indices = (),
    players: PlayerIdentities = UNKNOWN_PLAYERS,
    *,
    proposals: Mapping[range, ProposedEnding] = MappingProxyType({}),
    distances: Distances = MappingProxyType({}),
) -> tuple[RallyFacts, ...]:
    """Return the facts of rallies in the order of their first frames.

    Args:
        seconds_of: returns the time of a frame, including the one after the last.
        hits: frames of serves and hits, ascending.
        players: identified players.
        proposals: proposed endings by the frames of the rally.
        distances: how far the players ran, by the frames of the rally.
    """
    starts = np.array([rally.frames.start for rally in rallies], np.int64)
    stops = np.array([rally.frames.stop for rally in rallies], np.int64)
    n_hits = (np.searchsorted(hits, stops) - np.searchsorted(hits, starts)).tolist()
    begins = [seconds_of(rally.frames.start) for rally in rallies]
    scores = count_rallies(matches, rallies)
    known = {played.frames: played for played in players.rallies}
    facts = []
    for number, (rally, start, count, score) in enumerate(zip(rallies, begins, n_hits, scores, strict=True), 1):
        played = known.get(rally.frames)
        near, far = (() if played is None else played.names_at(end) for end in (NEAR_END, FAR_END))
        proposal = None if rally.winner else proposals.get(rally.frames)
        seconds = seconds_of(rally.frames.stop) - start
        ran = distances.get(rally.frames, {})
        facts.append(RallyFacts(number, rally, start, seconds, count, score, near, far, proposal, ran))
    return tuple(_doubt_after_wrong_ends(facts))


def _doubt_after_wrong_ends(facts: Iterable[RallyFacts]) -> Iterator[RallyFacts]:
    """Mark scores as doubtful that follow from an end at which the video shows another player."""
    match, doubt = None, ""
    for one in facts:
        score = one.score
        if score is None or score.match != match:
            match, doubt = None if score is None else score.match, ""
        is_doubtful = doubt and score is not None and not score.doubt
        yield replace(one, score=replace(score, doubt=doubt)) if is_doubtful and score is not None else one
        if one.ends_differ and one.rally.winner.casefold() in _ENDS:
            doubt = doubt or f"{one.rally.name}: {one.ends_sentence}"


def find_hits(events: Iterable[Event]) -> Indices:
    """Return the frames of serves and hits."""
    return np.array([event.frame for event in events if event.is_hit], np.int64)


def widen_range(frames: range, times: Floats, lead_in: float, lead_out: float) -> range:
    """Extend frames by some seconds before and after.

    Args:
        times: times of each frame and of the end of the last one, (n + 1,) seconds.
    """
    begins, ends = times[frames.start] - lead_in, times[frames.stop] + lead_out
    first = int(np.searchsorted(times, begins - 1e-6))
    stop = int(np.searchsorted(times, ends - 1e-6))
    return range(min(first, frames.start), min(max(stop, frames.stop), len(times) - 1))
