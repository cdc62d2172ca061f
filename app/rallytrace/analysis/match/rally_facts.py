"""Collect the facts of each rally for filters, lists and clips."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np

from rallytrace.analysis.facts.distances import Distances
from rallytrace.analysis.facts.last_shots import ProposedEnding
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities
from rallytrace.analysis.players.running import Distance
from rallytrace.analysis.scoring.counting import RallyScore, count_seen_rallies
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.lists import Event, Rally
from rallytrace.track.match_setup import FAR_END, NEAR_END, MatchSetup
from rallytrace.track.wording import clock


@dataclass(frozen=True, slots=True)
class RallyFacts:
    """A rally and its place in the match.

    Attributes:
        number: 1-based number of the rally in the video.
        begins: time of its first frame in the file, in seconds.
        seconds: duration of play in seconds.
        n_hits: number of hits, including serves; 0 if unknown.
        score: score before and after the rally; None if it belongs to no match.
        near: known names of the players at the near end.
        far: known names of the players at the far end.
        proposal: ending proposed from the scoreboard or the last shot; None if there is none, or the user set a winner.
        distances: how far each player ran, by name, as far as known.
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
        """Return the name of the winner, or what the user entered if the name is unknown."""
        counted = self.score.winner_name if self.score is not None else ""
        at_end = {NEAR_END: self.near, FAR_END: self.far}.get(self.rally.winner.casefold(), ())
        return counted or " / ".join(at_end) or self.rally.winner

    @property
    def proposed_name(self) -> str:
        """Return the name of the proposed winner, or the end if the name is unknown; '' without a proposal."""
        if self.proposal is None:
            return ""
        is_near = self.proposal.winner == NEAR_END
        if self.score is None:
            return " / ".join(self.near if is_near else self.far) or self.proposal.winner
        near_side = self.score.start.near_side
        return self.score.match.name_of(near_side if is_near != self.ends_differ else near_side.opponent)

    @property
    def ends_differ(self) -> bool:
        """Return True if the players are seen at other ends than the score says."""
        return self.score is not None and self.score.is_swapped(self.near, self.far)

    @property
    def ends_sentence(self) -> str:
        """Return a sentence about how the players' ends differ between score and video; '' if they agree."""
        return "" if self.score is None else self.score.contradict_ends(self.near, self.far)

    @property
    def has_conflict(self) -> bool:
        """Return True if the score is impossible, or the players are seen at other ends than it says."""
        return self.ends_differ or (self.score is not None and bool(self.score.conflict))

    @property
    def score_doubt(self) -> str:
        """Return a sentence about why the score before the rally is unknown; '' if it is known or not counted."""
        return self.ends_sentence or ("" if self.score is None else self.score.doubt)

    @property
    def known_score(self) -> RallyScore | None:
        """Return the score; None if it is not counted, or unknown before the rally."""
        return None if self.score_doubt else self.score


def list_rally_facts(
    rallies: Sequence[Rally],
    matches: Sequence[MatchSetup],
    seconds_of: Callable[[int], float],
    hits: Sequence[int] | Indices = (),
    players: PlayerIdentities = UNKNOWN_PLAYERS,
    *,
    time_scale: float = 1.0,
    proposals: Mapping[range, ProposedEnding] = MappingProxyType({}),
    distances: Distances = MappingProxyType({}),
) -> tuple[RallyFacts, ...]:
    """Return the facts of all rallies.

    Args:
        rallies: rallies, ascending by first frame.
        matches: matches, ascending by first frame.
        seconds_of: returns the time of a frame in the file; for the frame number after the last, the end of the video.
        hits: frames of serves and hits, ascending.
        players: identified players.
        time_scale: seconds of play in a second of the file.
        proposals: proposed endings, keyed by the frames of the rally.
        distances: how far the players ran, keyed by the frames of the rally.
    """
    starts = np.array([rally.frames.start for rally in rallies], np.int64)
    stops = np.array([rally.frames.stop for rally in rallies], np.int64)
    n_hits = (np.searchsorted(hits, stops) - np.searchsorted(hits, starts)).tolist()
    begins = [seconds_of(rally.frames.start) for rally in rallies]
    names = [players.names_at_ends(rally.frames) for rally in rallies]
    scores = count_seen_rallies(matches, rallies, names)
    facts = []
    for number, (rally, start, count, score, (near, far)) in enumerate(
        zip(rallies, begins, n_hits, scores, names, strict=True), 1
    ):
        proposal = None if rally.winner else proposals.get(rally.frames)
        seconds = time_scale * (seconds_of(rally.frames.stop) - start)
        ran = distances.get(rally.frames, {})
        facts.append(RallyFacts(number, rally, start, seconds, count, score, near, far, proposal, ran))
    return tuple(facts)


def hit_frames(events: Iterable[Event]) -> Indices:
    """Return the frames of serves and hits."""
    return np.array([event.frame for event in events if event.is_hit], np.int64)


def widen_range(frames: range, times: Floats, lead_in: float, lead_out: float) -> range:
    """Extend a range of frames by some time before and after it.

    Args:
        times: (n + 1,) time of each frame and of the end of the last one, in seconds.
        lead_in: seconds to add before the range.
        lead_out: seconds to add after the range.
    """
    begins, ends = times[frames.start] - lead_in, times[frames.stop] + lead_out
    first = int(np.searchsorted(times, begins - 1e-6))
    stop = int(np.searchsorted(times, ends - 1e-6))
    return range(min(first, frames.start), min(max(stop, frames.stop), len(times) - 1))
