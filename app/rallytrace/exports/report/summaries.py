"""Summaries of a match: score, rally lengths, serves, endings, zones, speeds and movement."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from statistics import mean, median
from typing import Final, TypeVar

import numpy as np

from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.players.running import Distance
from rallytrace.analysis.scoring.counting import RallyScore
from rallytrace.analysis.shots.shot_metrics import Estimate, is_precise
from rallytrace.exports.report.records import PageFacts, Place, PlayedRally, PlayedStroke
from rallytrace.texts import join_sentences, text_of, tr
from rallytrace.track.arrays import Floats
from rallytrace.track.courts import Court
from rallytrace.track.lists import RallyEnding
from rallytrace.track.score import match_winner, points_text
from rallytrace.track.scoring import Count, Side
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import capitalize, count_noun, join_names

PLAYERS: Final = (0, 1)
PAIR: Final = 2
"""Number of partners in doubles."""
_LENGTH_CLASSES: Final = ((1, 4), (5, 9), (10, 14), (15, None))
"""Minimum and maximum number of strokes of short, medium, long and very long rallies."""
_MAX_BARS: Final = 32
_BAR_WIDTHS_KMH: Final = (5, 10, 20, 25, 50)
"""Possible widths of a bar in km/h."""
_MAX_JUMPS: Final = 4
"""Maximum number of gaps in the score that are named one by one."""
_CELL_M: Final = 0.5
"""Side of a cell of the movement map."""
_SIDES: Final = ("left", "right")
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class WonCount:
    """The number of rallies won by each player.

    Attributes:
        words: What the rallies have in common.
        unknown: The number without a winner, not counting lets.
    """

    words: str
    won: tuple[int, int]
    unknown: int = 0

    @property
    def total(self) -> int:
        return sum(self.won) + self.unknown

    def share(self, player: int) -> float | None:
        """Return the player's share of the rallies with a winner."""
        return self.won[player] / sum(self.won) if any(self.won) else None


@dataclass(frozen=True, slots=True)
class LeadStep:
    """One rally in the course of the score; `lead` is the first player's lead after the rally, in points."""

    rally: PlayedRally
    lead: int


@dataclass(frozen=True, slots=True)
class ScoreRound:
    """A game of badminton, or a set of tennis or padel.

    Attributes:
        count: The points or games of both players at its end, or at the end of the page.
        steps: The rallies of the round.
        longest: The largest lead, at least 1.
        remark: A sentence on where rallies are missing from the score, or ''.
    """

    title: str
    count: Count
    steps: tuple[LeadStep, ...]
    longest: int
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The score at the end of the page.

    Attributes:
        columns: The counts of both players in each round, then games and points of the current one; empty if unknown.
        winner: The number of the player who won; None before the end.
        remark: Sentences on which part of the score is unknown and why; '' if nothing is.
    """

    columns: tuple[tuple[str, str], ...]
    winner: int | None
    remark: str


@dataclass(frozen=True, slots=True)
class StrokeCount:
    """The strokes of one type, by player.

    Attributes:
        name: The type of the stroke.
        winners: How many of them ended a rally that the player won.
        errors: How many of them ended a rally that the player lost.
        probability: The mean probability of the name.
    """

    name: str
    played: Count
    winners: Count
    errors: Count
    probability: float


@dataclass(frozen=True, slots=True)
class SpeedBar:
    """The number of strokes of each player with a speed from `low` to below `high`, in km/h."""

    low: int
    high: int
    counts: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FastStroke:
    """A stroke with its speed and the index of its rally on the page."""

    index: int
    rally: PlayedRally
    stroke: PlayedStroke
    speed: Estimate


@dataclass(frozen=True, slots=True)
class Trend:
    """The figures of a player in one video, each with the number of rallies or strokes behind it.

    Attributes:
        name: The name of the video.
        won: The number of rallies won, of those with a winner.
        errors: The number of rallies lost by an own error, of those with winner and ending.
        speed: The median speed in km/h, and the number of strokes with a speed.
        ran: The distance run in a rally on average, and the number of rallies in which it is known.
    """

    name: str
    rallies: int
    won: Count
    errors: Count
    speed: tuple[float | None, int]
    ran: tuple[Distance, int] | None


@dataclass(frozen=True, slots=True)
class ZoneCount:
    """A rectangle of the court in metres, as in `Place`, and the strokes in it."""

    name: str
    left: float
    bottom: float
    width: float
    depth: float
    count: int
    share: float


@dataclass(frozen=True, slots=True)
class HeatCell:
    """A square of the floor in metres, and the share of the time that the player spent there."""

    left: float
    bottom: float
    share: float
    strength: float


def count_won(words: str, rallies: Iterable[PlayedRally]) -> WonCount:
    winners = Counter(rally.winner for rally in rallies if not rally.is_let)
    return WonCount(words, (winners[0], winners[1]), winners[None])


def list_rounds(facts: PageFacts) -> list[ScoreRound]:
    """Return the rounds, with the lead after each of their rallies. Rallies with an unknown score are left out."""
    rounds = []
    groups = [
        (key, list(group))
        for key, group in groupby(_with_known_scores(facts), lambda entry: (entry[0].video, len(entry[1].start.rounds)))
    ]
    for k, ((video, number), group) in enumerate(groups):
        steps: list[LeadStep] = []
        score = group[-1][1]
        for rally, score in group:
            before = _lead_before(score, steps[-1].lead if steps else 0, facts)
            steps.append(LeadStep(rally, before + {0: 1, 1: -1, None: 0}[rally.winner]))
        longest = max(1, *(abs(step.lead) for step in steps))
        system, end = score.match.system, score.end
        count = end.rounds[number] if number < len(end.rounds) else end.games if system.games else end.points
        title = (
            tr("page", "Game {number}", number=number + 1)
            if system.games is None
            else tr("page", "Set {number}", number=number + 1)
        )
        later = groups[k + 1][0] if k + 1 < len(groups) else (video, number)
        is_cut_off = later[0] == video and later[1] > number >= len(end.rounds)
        remark = _describe_jumps(group, is_cut_off=is_cut_off)
        rounds.append(ScoreRound(title, _ordered(count, score, facts), tuple(steps), longest, remark))
    return rounds


def _describe_jumps(played: Sequence[tuple[PlayedRally, RallyScore]], *, is_cut_off: bool) -> str:
    """Return a sentence on where rallies of a round must be missing because the score skips; '' if it does not."""
    first = played[0][1].start
    later = [rally for (_, earlier), (rally, score) in pairwise(played) if earlier.text_after != score.text]
    before = [played[0][0], *later] if any(first.points) or any(first.games) else later
    places = [tr("page", "before {rally}", rally=rally_words(rally.facts.rally.name)) for rally in before]
    if is_cut_off:
        places.append(tr("page", "after {rally}", rally=rally_words(played[-1][0].facts.rally.name)))
    if not places:
        return ""
    hidden = len(places) - _MAX_JUMPS
    if hidden > 0:
        more = tr("page", "in %n more places", singular="in %n more place", n=hidden)
        places = [*places[:_MAX_JUMPS], more]
    return tr("page", "Rallies or their scores are missing {places}.", places=join_names(places))


def _with_known_scores(facts: PageFacts) -> Iterator[tuple[PlayedRally, RallyScore]]:
    for rally in facts.rallies:
        score = rally.facts.known_score
        if score is not None:
            yield rally, score


def _lead_before(score: RallyScore, last_lead: int, facts: PageFacts) -> int:
    """Return the lead before a rally in points. In tennis and padel it counts from the last score set by hand."""
    if score.match.system.games is not None:
        return 0 if score.is_set else last_lead
    first, second = _ordered(score.start.points, score, facts)
    return first - second


def _ordered(pair: tuple[Item, Item], score: RallyScore, facts: PageFacts) -> tuple[Item, Item]:
    """Return a pair of values, given by side of the match, in the order of the players on the page."""
    is_same = score.match.name_of(Side.FIRST).casefold() == facts.players[0].casefold()
    return pair if is_same else (pair[1], pair[0])


def find_scoreboard(facts: PageFacts) -> Scoreboard | None:
    """Return the score at the end of the page; None if no score is counted."""
    counted = [rally.facts for rally in facts.rallies if rally.facts.score is not None]
    last = counted[-1].score if counted else None
    if last is None:
        return None
    remark = _describe_unknown(counted)
    if counted[-1].known_score is None or last.conflict:
        unknown = tr("page", "The score at the end is unknown.")
        return Scoreboard((), None, join_sentences(unknown, remark))
    system, end = last.match.system, last.end
    columns = [(str(first), str(second)) for first, second in end.rounds]
    winner = match_winner(system, end)
    if winner is None:
        columns += [(str(end.games[0]), str(end.games[1]))] if system.games is not None else []
        columns.append(points_text(system, end))
    ordered = tuple(_ordered(column, last, facts) for column in columns)
    number = None if winner is None else _ordered((0, 1), last, facts)[winner]
    if not last.end_is_known:
        name = rally_words(counted[-1].rally.name)
        earlier = tr("page", "The score is that before {rally}, which has no winner.", rally=name)
        remark = join_sentences(earlier, remark)
    return Scoreboard(ordered, number, remark)


def _describe_unknown(counted: Sequence[RallyFacts]) -> str:
    unknown = [one for one in counted if one.score_doubt]
    if not unknown:
        return ""
    return tr(
        "exports",
        "The score of {unknown:,} of {rallies} is unknown and left out. {reason}",
        unknown=len(unknown),
        rallies=count_noun(len(counted), "rally", "rallies"),
        reason=unknown[0].score_doubt,
    )


def count_lengths(facts: PageFacts) -> list[WonCount]:
    """Count rallies by number of strokes, or by ranges of it such as 1 to 3; return [] without strokes."""
    lengths = [len(rally.strokes) for rally in facts.rallies if rally.strokes]
    if not lengths:
        return []
    step = math.ceil(max(lengths) / _MAX_BARS)
    spans = [range(first, first + step) for first in range(1, max(lengths) + 1, step)]
    return [
        count_won(
            f"{span[0]}" if step == 1 else f"{span[0]}\N{EN DASH}{span[-1]}",
            [rally for rally in facts.rallies if len(rally.strokes) in span],
        )
        for span in spans
    ]


def count_length_classes(facts: PageFacts) -> list[WonCount]:
    classes = []
    for first, last in _LENGTH_CLASSES:
        words = tr("page", "{first} or more", first=first) if last is None else f"{first}\N{EN DASH}{last}"
        chosen = [rally for rally in facts.rallies if first <= len(rally.strokes) <= (last or math.inf)]
        classes.append(count_won(words, chosen))
    return [count for count in classes if count.total]


def count_serves(facts: PageFacts) -> list[WonCount]:
    """Count rallies by server; return [] without a score."""
    if all(rally.server is None for rally in facts.rallies):
        return []
    return [count_won(facts.players[k], [rally for rally in facts.rallies if rally.server == k]) for k in PLAYERS]


def count_endings(facts: PageFacts) -> list[WonCount]:
    """Count rallies by who played the last shot. Return [] if no last player or no winner is known."""
    known = [rally for rally in facts.rallies if None not in (rally.last_player, rally.winner)]
    if not known:
        return []
    return [count_won(facts.players[k], [rally for rally in known if rally.last_player == k]) for k in PLAYERS]


def count_ending_kinds(facts: PageFacts) -> list[WonCount]:
    """Count rallies by how they ended, as set by the user; return [] without endings."""
    kinds = [(kind, [rally for rally in facts.rallies if rally.facts.rally.ending is kind]) for kind in RallyEnding]
    return [count_won(capitalize(text_of(kind)), rallies) for kind, rallies in kinds if rallies]


def count_stroke_names(facts: PageFacts) -> list[StrokeCount]:
    """Count strokes by type, the most frequent first; return [] if no stroke has a name."""
    counts: Counter[tuple[str, int]] = Counter()
    ended: Counter[tuple[str, int, bool]] = Counter()
    sure: dict[str, list[float]] = {}
    for rally in facts.rallies:
        for stroke in rally.strokes:
            if stroke.name and stroke.player is not None:
                counts[stroke.name, stroke.player] += 1
                sure.setdefault(stroke.name, []).append(stroke.probability)
        last = rally.strokes[-1] if rally.strokes else None
        if last is not None and last.name and last.player is not None and rally.winner is not None:
            ended[last.name, last.player, rally.winner == last.player] += 1
    rows = [
        StrokeCount(
            name,
            (counts[name, 0], counts[name, 1]),
            (ended[name, 0, True], ended[name, 1, True]),
            (ended[name, 0, False], ended[name, 1, False]),
            sum(chances) / len(chances),
        )
        for name, chances in sure.items()
    ]
    return sorted(rows, key=lambda row: (-sum(row.played), row.name))


def strokes_of(facts: PageFacts, player: int) -> list[PlayedStroke]:
    return [stroke for rally in facts.rallies for stroke in rally.strokes if stroke.player == player]


def count_zones(places: Iterable[Place | None], court: Court) -> list[ZoneCount]:
    """Count strokes by zone of each half, from the player's view. `share` is relative to strokes within the lines."""
    counts: Counter[tuple[str, str, bool]] = Counter()
    for place in places:
        if place is not None and (found := _zone_at(place, court)):
            counts[found] += 1
    total = max(1, counts.total())
    zones = []
    for is_far in (True, False):
        for zone in court.zones:
            for side in _SIDES:
                nearest, farthest = zone.depth
                count = counts[zone.name, side, is_far]
                left, bottom = (-court.width / 2 if side == "left" else 0.0), (nearest if is_far else -farthest)
                name = _name_zone(zone.name, side, is_far=is_far)
                zones.append(ZoneCount(name, left, bottom, court.width / 2, farthest - nearest, count, count / total))
    return zones


def _name_zone(zone: str, side: str, *, is_far: bool) -> str:
    if is_far and side == "left":
        return tr("page", "Opponent half, {zone} left", zone=zone)
    if is_far:
        return tr("page", "Opponent half, {zone} right", zone=zone)
    if side == "left":
        return tr("page", "Own half, {zone} left", zone=zone)
    return tr("page", "Own half, {zone} right", zone=zone)


def _zone_at(place: Place, court: Court) -> tuple[str, str, bool] | None:
    """Return (zone, side, whether it is in the far half). A position outside the lines belongs to the nearest zone."""
    x, y = place
    margin = court.player_area
    if abs(x) > court.width / 2 + margin.beside or abs(y) > court.length / 2 + margin.behind:
        return None
    depth = min(abs(y), court.length / 2)
    name = next(zone.name for zone in court.zones if depth <= zone.depth[1])
    # The opponent's left is the player's right; both sides are named as the player sees them.
    return name, _SIDES[x >= 0], y > 0


def list_speeds(facts: PageFacts) -> list[FastStroke]:
    """Return the strokes with a known speed, the fastest first."""
    found = [
        FastStroke(k, rally, stroke, stroke.shot.speed)
        for k, rally in enumerate(facts.rallies)
        for stroke in rally.strokes
        if stroke.shot is not None and stroke.shot.speed is not None
    ]
    return sorted(found, key=lambda fast: fast.speed.value, reverse=True)


def list_fastest(speeds: Iterable[FastStroke]) -> list[FastStroke]:
    """Return the strokes whose speed is precise, the one whose interval begins highest first."""
    precise = (fast for fast in speeds if is_precise(fast.speed))
    return sorted(precise, key=lambda fast: fast.speed.low, reverse=True)


def count_speeds(speeds: Sequence[FastStroke]) -> list[SpeedBar]:
    """Return the distribution of the speeds of known players."""
    known = [(fast.stroke.player, fast.speed.value) for fast in speeds if fast.stroke.player is not None]
    if not known:
        return []
    fastest = max(value for _, value in known)
    step = next((step for step in _BAR_WIDTHS_KMH if fastest / step <= _MAX_BARS / 2), _BAR_WIDTHS_KMH[-1])
    counts = Counter((player, int(value // step)) for player, value in known)
    last = int(fastest // step)
    return [SpeedBar(k * step, (k + 1) * step, (counts[0, k], counts[1, k])) for k in range(last + 1)]


def mean_distance(rallies: Iterable[PlayedRally], player: int, name: str = "") -> tuple[Distance, int] | None:
    """Return how far a player ran in a rally on average, and in how many rallies that is known; None if in none.

    Args:
        name: The name of one of two partners; '' for the mean of both.
    """
    ran = [[one for key, one in rally.ran[player].items() if name in {"", key}] for rally in rallies]
    known = [distances for distances in ran if distances]
    if not known:
        return None
    means = [(mean(one.low for one in distances), mean(one.high for one in distances)) for distances in known]
    return Distance(mean(low for low, _ in means), mean(high for _, high in means)), len(known)


def list_distances(rallies: Sequence[PlayedRally], player: int) -> list[tuple[str, Distance, int]]:
    """Return how far each of two partners ran in a rally on average, with the name and the number of rallies.

    The name is '' for a single player, and for the mean of two partners who are not told apart in every rally.
    """
    measured = [rally for rally in rallies if rally.ran[player]]
    names = sorted({name for rally in measured for name in rally.ran[player]})
    are_apart = len(names) == PAIR and all(rally.is_doubles and rally.is_sure for rally in measured)
    found = [(name, mean_distance(measured, player, name)) for name in (names if are_apart else [""])]
    return [(name, *ran) for name, ran in found if ran is not None]


def list_trends(facts: PageFacts, player: int) -> list[Trend]:
    """Return the figures of a player in each video, in order; [] for a single video."""
    trends = []
    for number, video in enumerate(facts.videos if len(facts.videos) > 1 else ()):
        rallies = [rally for rally in facts.rallies if rally.video == number]
        won = count_won("", rallies)
        strokes = [stroke for rally in rallies for stroke in rally.strokes if stroke.player == player]
        speeds = [stroke.shot.speed.value for stroke in strokes if stroke.shot is not None and stroke.shot.speed]
        ended = [rally for rally in rallies if rally.facts.rally.ending is not None and rally.winner is not None]
        errors = sum(rally.winner != player and rally.facts.rally.ending is not RallyEnding.WINNER for rally in ended)
        trends.append(
            Trend(
                video.name,
                len(rallies),
                (won.won[player], sum(won.won)),
                (errors, len(ended)),
                (median_of(speeds), len(speeds)),
                mean_distance(rallies, player),
            )
        )
    return [trend for trend in trends if trend.rallies]


def median_of(values: Sequence[float]) -> float | None:
    return median(values) if values else None


def draw_heat(feet: Floats, court: Court) -> list[HeatCell]:
    """Return the cells of the player's own half in which the player has been, with their shares of the time."""
    reach = court.player_area
    beside = _CELL_M * math.ceil((court.width / 2 + reach.beside) / _CELL_M)
    behind = _CELL_M * math.ceil((court.length / 2 + reach.behind) / _CELL_M)
    across, along = np.arange(-beside, beside + _CELL_M / 2, _CELL_M), np.arange(-behind, _CELL_M / 2, _CELL_M)
    counts, _, _ = np.histogram2d(feet[:, 0], feet[:, 1], (across, along))
    shares = counts / max(1.0, counts.sum())
    most = max(shares.max(), 1e-9)
    return [
        HeatCell(float(across[i]), float(along[j]), float(shares[i, j]), float(shares[i, j] / most))
        for i, j in np.argwhere(counts > 0)
    ]
