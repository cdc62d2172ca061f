"""Find contradictions between the facts of a rally: who hits, where the ball lands, and who wins."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rallytrace.analysis.facts.last_shots import MAX_NET_DEPTH_M
from rallytrace.analysis.players.hits import Hit
from rallytrace.analysis.scoring.counting import RallyScore
from rallytrace.analysis.shots.shot_metrics import ShotMetrics
from rallytrace.texts import tr_lazy
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.match_setup import END_WORDS, FAR_END, NEAR_END, OTHER_END, end_at
from rallytrace.track.scoring import Side

_MIN_START_M: Final = 0.5
"""Smallest distance from the net at which the start of a shot shows its side."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A contradiction in a rally.

    Attributes:
        frame: frame of the contact to look at.
        sentence: description of the contradiction for the user.
    """

    frame: int
    sentence: str


@dataclass(frozen=True, slots=True)
class RallyStory:
    """The facts of a rally that may contradict each other.

    Attributes:
        events: contacts, ascending.
        hits: who makes each hit, keyed by frame, as far as known.
        shots: shots in 3D, keyed by the frame at which they start.
        winner: end of the winner, 'near' or 'far'; '' if unknown.
        server: end of the server according to the score, 'near' or 'far'; '' if unknown.
    """

    events: Sequence[Event]
    hits: Mapping[int, Hit]
    shots: Mapping[int, ShotMetrics]
    winner: str = ""
    server: str = ""

    def find_conflicts(self) -> Iterator[Conflict]:
        """Yield the contradictions of the rally."""
        made = [event for event in self.events if event.is_hit]
        yield from self._check_order(made)
        yield from self._check_turns(made)
        for event in made:
            yield from self._check_start(event)
        if made:
            yield from self._check_server(made[0])
            yield from self._check_end(made[-1])

    def _end_of(self, event: Event) -> str:
        hit = self.hits.get(event.frame)
        return "" if hit is None or hit.end not in OTHER_END else hit.end

    def _check_order(self, made: Sequence[Event]) -> Iterator[Conflict]:
        for event in made[1:]:
            if event.kind is EventKind.SERVE:
                yield Conflict(event.frame, tr_lazy("match", "A serve in the middle of a rally."))
        for event, later in pairwise(self.events):
            if event.kind is EventKind.LANDING and later.is_hit and later.kind is not EventKind.SERVE:
                yield Conflict(event.frame, tr_lazy("match", "The ball lands here, but the rally goes on."))

    def _check_turns(self, made: Sequence[Event]) -> Iterator[Conflict]:
        for event, later in pairwise(made):
            end = self._end_of(later)
            if end and end == self._end_of(event) and later.kind is not EventKind.SERVE:
                told = tr_lazy(
                    "match",
                    "The {end} side hits twice in a row: a hit between is missing, or one is wrong.",
                    end=END_WORDS[end],
                )
                yield Conflict(later.frame, told)

    def _check_start(self, event: Event) -> Iterator[Conflict]:
        end, shot = self._end_of(event), self.shots.get(event.frame)
        if end and shot is not None and shot.start is not None and abs(shot.start[1]) >= _MIN_START_M:
            half = end_at(shot.start[1])
            if half != end:
                told = tr_lazy(
                    "match",
                    "The {end} side hits, but the shot starts in the {half} half.",
                    end=END_WORDS[end],
                    half=END_WORDS[half],
                )
                yield Conflict(event.frame, told)

    def _check_server(self, first: Event) -> Iterator[Conflict]:
        end = self._end_of(first)
        if first.kind is EventKind.SERVE and end and self.server and end != self.server:
            told = tr_lazy(
                "match",
                "According to the score, the {server} side serves, but the {end} side hits first.",
                server=END_WORDS[self.server],
                end=END_WORDS[end],
            )
            yield Conflict(first.frame, told)

    def _check_end(self, last: Event) -> Iterator[Conflict]:
        end, shot = self._end_of(last), self.shots.get(last.frame)
        if not end or shot is None or shot.landing is None:
            return
        depth = shot.landing[1].value
        half = end_at(depth)
        own = half == end
        if own and abs(depth) >= MAX_NET_DEPTH_M:
            told = tr_lazy(
                "match",
                "The last shot of the {end} side lands in its own half, {depth:.1f} m from the net.",
                end=END_WORDS[end],
                depth=abs(depth),
            )
            yield Conflict(last.frame, told)
        elif self.winner and (own or shot.is_in is not None):
            if self.winner == (end if shot.is_in and not own else OTHER_END[end]):
                return
            winner, hitter = END_WORDS[self.winner], END_WORDS[end]
            if own:
                told = tr_lazy(
                    "match",
                    "The {winner} side is set as winner, but the last shot of the {end} side lands in its own half.",
                    winner=winner,
                    end=hitter,
                )
            elif shot.is_in:
                told = tr_lazy(
                    "match",
                    "The {winner} side is set as winner, but the last shot of the {end} side lands in.",
                    winner=winner,
                    end=hitter,
                )
            else:
                told = tr_lazy(
                    "match",
                    "The {winner} side is set as winner, but the last shot of the {end} side lands out.",
                    winner=winner,
                    end=hitter,
                )
            yield Conflict(last.frame, told)


def winner_end(winner: str, near: Sequence[str], far: Sequence[str], score: RallyScore | None) -> str:
    """Return the end of a rally's winner: 'near', 'far', or '' if unknown.

    Args:
        winner: the winner as entered by the user: an end or a name.
        near: known names of the players at the near end.
        far: known names of the players at the far end.
        score: score of the rally; None if it is unknown or doubtful.
    """
    names = {NEAR_END: NEAR_END, FAR_END: FAR_END}
    names |= {**dict.fromkeys(map(str.casefold, near), NEAR_END), **dict.fromkeys(map(str.casefold, far), FAR_END)}
    if winner.casefold() in names:
        return names[winner.casefold()]
    return "" if score is None or score.winner is None else _end_of(score.winner, score)


def server_end(score: RallyScore | None) -> str:
    """Return the end of a rally's server according to the score: 'near', 'far', or '' if unknown."""
    return "" if score is None else _end_of(score.start.server, score)


def _end_of(side: Side, score: RallyScore) -> str:
    return NEAR_END if side is score.start.near_side else FAR_END


def trusted_score(score: RallyScore | None, near: Sequence[str], far: Sequence[str]) -> RallyScore | None:
    """Return the score, or None unless it is known, possible, and consistent with the ends where players are seen."""
    if score is None or score.doubt or score.conflict or score.is_swapped(near, far):
        return None
    return score
