"""Parse the filter language: 'hits > 10 and score over 18', 'winner = Chen longest 5', 'stroke = smash speed > 300'.

Plain phrases are translated to terms first (`filter_phrases`). Terms that follow one another must all hold. Some terms
test rallies, others test events. A term for events finds the rallies of the events that it finds; if such terms follow
one another, they must hold for the same event. A word that is not part of a term is searched for in the texts of
rallies and events.
"""

import difflib
import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from operator import methodcaller
from typing import Final, Generic, TypeAlias, TypeVar

import numpy as np

from rallytrace.analysis.facts.nodes import NUMERIC_EVENT_FACTS
from rallytrace.analysis.match.event_facts import EventColumns, MatchFacts, Texts
from rallytrace.analysis.match.filter_phrases import is_phrase_word, plain_filter
from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.scoring.counting import Stake
from rallytrace.errors import UsageError
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.score import score_text
from rallytrace.track.wording import word_start

Value = TypeVar("Value")
RallyTest: TypeAlias = Callable[[RallyFacts], bool]
_Compare: TypeAlias = Callable[[Floats, float], Flags]

_WORD: Final = r'[^\s()<>=!":]+'
_TOKEN: Final = re.compile(rf'\s*(?:"([^"]*)"?|([()])|(>=|<=|!=|=|>|<|:)|({_WORD}(?::{_WORD})*))')
_RANGE: Final = re.compile(r"(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)")
_COMPARISONS: Final[Mapping[str, _Compare]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": operator.ne,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
    ":": operator.eq,
    "over": operator.gt,
    "under": operator.lt,
}
_NO_WINNER: Final = "no winner"
LONGEST_EXAMPLE: Final = "longest 10"


@dataclass(frozen=True, slots=True)
class Fact(Generic[Value]):
    """A number, a text or a flag that a filter can test. It belongs to a rally, to an event, or to both.

    A text matches if it contains the searched text at the beginning of a word.

    Attributes:
        words: label in the menu.
        of_rally: returns the value for a rally; None if only events have it.
        of_events: returns the column of all events; None if only rallies have it.
        example: example of a comparison, for a number.
    """

    words: str
    of_rally: Callable[[RallyFacts], Value] | None = None
    of_events: Callable[[EventColumns], Iterable[Value]] | None = None
    example: str = ""

    def make_test(self, name: str, find: Callable[[MatchFacts, str, Callable[[], Iterable[Value]]], Flags]) -> "Test":
        """Return a test of this fact.

        Args:
            find: function that takes the facts of a match, the name of a column and its values, and returns which rows
                pass.
        """
        of_rally, of_events = self.of_rally, self.of_events
        return _make_test(
            name,
            of_rally and (lambda facts: find(facts, name, lambda: map(of_rally, facts.rallies))),
            of_events and (lambda facts: find(facts, f"event {name}", lambda: of_events(facts.events))),
        )


def _of_score(value: Callable[[RallyFacts], float]) -> Callable[[RallyFacts], float | None]:
    return lambda facts: None if facts.known_score is None else value(facts)


def _points(facts: RallyFacts) -> tuple[int, int]:
    return facts.known_score.start.points if facts.known_score is not None else (0, 0)


def _has_stake(stake: Stake) -> RallyTest:
    return lambda facts: facts.known_score is not None and stake in facts.known_score.stakes


def _is_break_point(facts: RallyFacts) -> bool:
    score = facts.known_score
    if score is None or score.match.system.games is None:
        return False
    return score.stakes[score.start.server.opponent] >= Stake.GAME


def _winners(facts: RallyFacts) -> tuple[str, ...]:
    return facts.winner_name, facts.rally.winner


def _losers(facts: RallyFacts) -> tuple[str, ...]:
    score = facts.score
    return () if score is None or score.winner is None else (score.match.name_of(score.winner.opponent),)


def _near_of_score(facts: RallyFacts) -> tuple[str, ...]:
    return () if facts.known_score is None else (facts.known_score.near_name,)


NUMBER_FACTS: Final[Mapping[str, Fact[float | None]]] = {
    "length": Fact(tr_lazy("match", "Length in seconds"), lambda facts: facts.seconds, example="length > 10"),
    "hits": Fact(tr_lazy("match", "Hits"), lambda facts: facts.n_hits, example="hits >= 8"),
    "frames": Fact(tr_lazy("match", "Frames"), lambda facts: len(facts.rally.frames), example="frames < 200"),
    "distance": Fact(
        tr_lazy("match", "Metres run by one player"),
        lambda facts: max((one.middle for one in facts.distances.values()), default=None),
        example="distance > 30",
    ),
    "number": Fact(tr_lazy("match", "Rally number"), lambda facts: facts.number, example="number = 1..20"),
    "score": Fact(
        tr_lazy("match", "Points of the leader"), _of_score(lambda facts: max(_points(facts))), example="score over 18"
    ),
    "lead": Fact(
        tr_lazy("match", "Lead in points"),
        _of_score(lambda facts: abs(_points(facts)[0] - _points(facts)[1])),
        example="lead under 3",
    ),
    "round": Fact(
        tr_lazy("match", "Game or set"),
        _of_score(lambda facts: len(facts.known_score.start.rounds) + 1 if facts.known_score else 0),
        example="round = 3",
    ),
    "speed": Fact(tr_lazy("match", "Speed in km/h"), of_events=lambda events: events.speeds, example="speed > 250"),
    "shot": Fact(
        tr_lazy("match", "Number of the hit in the rally"),
        of_events=lambda events: np.where(events.shots, events.shots, np.nan),
        example="shot = 3",
    ),
    **{
        number.name: Fact(number.title, of_events=methodcaller("numbers", number.name), example=number.example)
        for number in NUMERIC_EVENT_FACTS
    },
}
TEXT_FACTS: Final[Mapping[str, Fact[Texts]]] = {
    "winner": Fact(tr_lazy("match", "Winner"), _winners),
    "loser": Fact(tr_lazy("match", "Loser"), _losers),
    "ending": Fact(tr_lazy("match", "How it ended"), lambda facts: facts.rally.ending or ""),
    "server": Fact(
        tr_lazy("match", "Server"), lambda facts: () if facts.known_score is None else (facts.known_score.server_name,)
    ),
    "near": Fact(tr_lazy("match", "Near player"), lambda facts: facts.near or _near_of_score(facts)),
    "far": Fact(tr_lazy("match", "Far player"), lambda facts: facts.far),
    "tag": Fact(tr_lazy("match", "Tag"), lambda facts: facts.rally.tags, lambda events: events.tags),
    "name": Fact(tr_lazy("match", "Name"), lambda facts: facts.rally.name),
    "event": Fact(tr_lazy("match", "Event"), of_events=lambda events: events.kinds),
    "stroke": Fact(tr_lazy("match", "Stroke"), of_events=lambda events: events.strokes),
    "player": Fact(tr_lazy("match", "Hit by"), of_events=lambda events: events.players),
    "zone": Fact(tr_lazy("match", "Zone"), of_events=lambda events: events.zones),
    "target": Fact(tr_lazy("match", "Target zone"), of_events=lambda events: events.targets),
}
FLAGS: Final[Mapping[str, Fact[bool]]] = {
    "game point": Fact(tr_lazy("match", "Game point"), _has_stake(Stake.GAME)),
    "set point": Fact(tr_lazy("match", "Set point"), _has_stake(Stake.SET)),
    "match point": Fact(tr_lazy("match", "Match point"), _has_stake(Stake.MATCH)),
    "break point": Fact(tr_lazy("match", "Break point"), _is_break_point),
    "deuce": Fact(
        tr_lazy("match", "Deuce"), lambda facts: facts.known_score is not None and facts.known_score.is_deuce
    ),
    "golden point": Fact(
        tr_lazy("match", "Golden point"), lambda facts: facts.known_score is not None and facts.known_score.is_golden
    ),
    "ends change": Fact(
        tr_lazy("match", "Change of ends"), lambda facts: facts.score is not None and facts.score.changes_ends
    ),
    "let": Fact(tr_lazy("match", "Let"), lambda facts: facts.score is not None and facts.score.is_let),
    "conflict": Fact(tr_lazy("match", "Conflict in the score"), lambda facts: facts.has_conflict),
    _NO_WINNER: Fact(tr_lazy("match", "No winner"), lambda facts: not facts.rally.winner),
    "proposed": Fact(tr_lazy("match", "Winner proposed"), lambda facts: facts.proposal is not None),
    "tagged": Fact(
        tr_lazy("match", "Tagged"), lambda facts: bool(facts.rally.tags), lambda events: map(bool, events.tags)
    ),
    "last shot": Fact(tr_lazy("match", "Last hit of the rally"), of_events=lambda events: events.last_shots),
    "lands in": Fact(tr_lazy("match", "Lands in"), of_events=lambda events: events.land(is_in=True)),
    "lands out": Fact(tr_lazy("match", "Lands out"), of_events=lambda events: events.land(is_in=False)),
    "by hand": Fact(tr_lazy("match", "Event set by hand"), of_events=lambda events: events.by_hand),
}
_FLAG_WORDS: Final = {tuple(name.split()): flag for name, flag in FLAGS.items()}
_JOINING: Final = ("and", "or", "not")


@dataclass(frozen=True, slots=True)
class _Token:
    """A word or sign of a filter.

    Attributes:
        text: the word or sign, without quotes.
        start: position of its first character in the filter.
        is_quoted: True if it was in quotes, so that it can only be a text.
    """

    text: str
    start: int
    is_quoted: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """The rallies and events that a filter, or part of one, finds.

    Attributes:
        rallies: (n,) True for each rally that is found.
        events: (m,) True for each event that is found.
    """

    rallies: Flags
    events: Flags


@dataclass(frozen=True, slots=True)
class Test:
    """A parsed filter, or part of one.

    Attributes:
        find: finds the rallies and events in the facts of a match.
        names: names of the facts that are tested.
        of_events: True if events are tested.
        terms: terms of a whole filter, in the order of the text; empty for a part.
        is_conjunction: True for a whole filter whose terms must all hold; False for a part.
    """

    find: Callable[[MatchFacts], Found]
    names: frozenset[str] = frozenset()
    of_events: bool = False
    terms: "tuple[Term, ...]" = ()
    is_conjunction: bool = False

    def find_rallies(self, facts: MatchFacts) -> Flags:
        """Return whether each rally is found, (n,). Events are listed only if the filter tests them."""
        return self.find(facts if self.of_events else MatchFacts(facts.rallies)).rallies


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a filter that is a test by itself.

    Attributes:
        name: name of the tested fact; '' for a word that is searched for.
        sign: comparison sign; '' without a comparison.
        value: value to compare with, or to search for.
    """

    text: str
    test: Test
    name: str = ""
    sign: str = ""
    value: str = ""


def parse_filter(text: str) -> Test:
    """Parse a filter, which may contain plain phrases. An empty filter finds everything.

    Raises:
        UsageError: The filter cannot be understood.
    """
    plain = plain_filter(text)
    return _Parser(_tokens_of(plain), text).parse()


_Holds: TypeAlias = Callable[[MatchFacts], Flags]


def _make_test(name: str, of_rallies: _Holds | None, of_events: _Holds | None) -> Test:
    """Return a test of rallies, of events, or of both.

    If only rallies are tested, the events of the found rallies are found, too. If only events are tested, their rallies
    are found, too.
    """

    def find(facts: MatchFacts) -> Found:
        rallies = None if of_rallies is None else of_rallies(facts)
        if of_events is None:
            assert rallies is not None
            return Found(rallies, facts.of_rallies(rallies))
        events = of_events(facts)
        if rallies is None:
            return Found(facts.with_event(events), events)
        return Found(rallies | facts.with_event(events), facts.of_rallies(rallies) | events)

    return Test(find, frozenset({name}), of_events=of_events is not None)


def _find_all(_facts: MatchFacts) -> Found:
    return Found(np.ones(len(_facts.rallies), np.bool_), np.ones(len(_facts.events.events), np.bool_))


def _negate(test: Test) -> Test:
    def find(facts: MatchFacts) -> Found:
        found = test.find(facts)
        return Found(~found.rallies, ~found.events)

    return Test(find, test.names, test.of_events)


def _join(tests: Sequence[Test], *, is_or: bool) -> Test:
    """Combine tests by 'and' or 'or'. Tests of events that are joined by 'and' must hold for the same event."""
    if len(tests) == 1:
        return tests[0]
    merge = np.logical_or.reduce if is_or else np.logical_and.reduce

    def find(facts: MatchFacts) -> Found:
        found = [test.find(facts) for test in tests]
        parts = [part.rallies for part in found]
        of_events = [part.events for part, test in zip(found, tests, strict=True) if test.of_events]
        if not is_or and len(of_events) > 1:
            parts = [part.rallies for part, test in zip(found, tests, strict=True) if not test.of_events]
            parts.append(facts.with_event(np.logical_and.reduce(of_events)))
        return Found(merge(parts), merge([part.events for part in found]))

    return Test(find, frozenset().union(*(test.names for test in tests)), any(test.of_events for test in tests))


def _find_longest(test: Test, count: int) -> Test:
    """Restrict a test to the longest rallies that it finds, and to the events in them."""

    def find(facts: MatchFacts) -> Found:
        found = test.find(facts)
        rows = np.flatnonzero(found.rallies)
        seconds = np.array([facts.rallies[row].seconds for row in rows])
        rallies = np.zeros_like(found.rallies)
        rallies[rows[np.argsort(-seconds, kind="stable")[:count]]] = True
        return Found(rallies, found.events & facts.of_rallies(rallies))

    return Test(find, test.names, test.of_events)


def _tokens_of(text: str) -> list[_Token]:
    tokens = []
    position = 0
    while match := _TOKEN.match(text, position):
        quoted = match.group(1)
        word = match.group(0).strip() if quoted is None else quoted
        tokens.append(_Token(word, match.end() - len(match.group(0).lstrip()), quoted is not None))
        position = match.end()
    if text[position:].strip():
        tokens.append(_Token(text[position:].strip(), position))
    return tokens


class _Parser:
    """A parser that reads a filter from left to right."""

    def __init__(self, tokens: Sequence[_Token], text: str) -> None:
        self._tokens = tokens
        self._text = text
        self._position = 0
        self._depth = 0
        self._terms_read: list[Term] = []

    def parse(self) -> Test:
        if not self._tokens:
            return Test(_find_all)
        test = self._alternatives()
        if self._position < len(self._tokens):
            raise self._error(tr_lazy("match", "a closing bracket has no opening bracket"))
        words = {token.text.casefold() for token in self._tokens if not token.is_quoted}
        is_conjunction = words.isdisjoint({"or", "not", "longest"})
        return replace(test, terms=tuple(self._terms_read), is_conjunction=is_conjunction)

    def _add_term(self, test: Test, text: str, name: str = "", sign: str = "", value: str = "") -> Test:
        self._terms_read.append(Term(text, test, name, sign, value))
        return test

    def _alternatives(self) -> Test:
        tests = [self._terms()]
        while self._take("or"):
            tests.append(self._terms())
        return _join(tests, is_or=True)

    def _terms(self) -> Test:
        tests: list[Test] = []
        longest: int | None = None
        while not tests or self._take("and") or self._peek() not in {"", "or", ")"}:
            count = self._take_longest()
            longest = longest if count is None else count
            tests.append(self._term() if count is None else Test(_find_all))
        joined = _join(tests, is_or=False)
        return joined if longest is None else _find_longest(joined, longest)

    def _take_longest(self) -> int | None:
        """Consume 'longest' and a number, and return the number; None if they do not come next."""
        if self._peek() != "longest" or not self._peek(1).isdecimal():
            return None
        self._position += 2
        return int(self._tokens[self._position - 1].text)

    def _term(self) -> Test:
        self._depth += 1
        if self._depth > 50:
            raise self._error(tr_lazy("match", "it has too many brackets"))
        try:
            return self._read_term()
        finally:
            self._depth -= 1

    def _read_term(self) -> Test:
        if self._take("not"):
            return _negate(self._term())
        if self._take("("):
            test = self._alternatives()
            if not self._take(")"):
                raise self._error(tr_lazy("match", "a bracket is not closed"))
            return test
        return self._flag() or self._comparison() or self._words()

    def _flag(self) -> Test | None:
        for words, flag in _FLAG_WORDS.items():
            if all(self._peek(offset) == word for offset, word in enumerate(words)):
                if self._peek(len(words)) in _COMPARISONS:
                    continue
                self._position += len(words)
                name = " ".join(words)
                return self._add_term(_test_flag(name, flag), name, name)
        return None

    def _comparison(self) -> Test | None:
        name, sign = self._peek(), self._peek(1)
        if sign not in _COMPARISONS:
            return None
        if name not in {*NUMBER_FACTS, *TEXT_FACTS}:
            if sign not in {"over", "under"} and name not in {*_COMPARISONS, "and", "or", '"', "(", ")"}:
                raise self._unknown_name(name, sign)
            return None
        self._position += 2
        if self._position == len(self._tokens) or (self._peek() in {"(", ")"}):
            known = NUMBER_FACTS.get(name)
            raise self._error(
                tr_lazy("match", "'{name} {sign}' needs a value", name=name, sign=sign),
                f"{name} = Lee" if known is None else known.example,
            )
        value = self._tokens[self._position].text
        self._position += 1
        text = f"{name} {sign} {quote_text(value)}"
        if name in NUMBER_FACTS:
            return self._add_term(self._compare_number(name, sign, value), text, name, sign, value)
        if sign not in {"=", ":", "!="}:
            raise self._error(
                tr_lazy("match", "'{name}' is text, so '{sign}' does not apply", name=name, sign=sign),
                f"{name} = {quote_text(value)}",
            )
        return self._add_term(_compare_text(name, value, differs=sign == "!="), text, name, sign, value)

    def _compare_number(self, name: str, sign: str, value: str) -> Test:
        compare = _COMPARISONS[sign]
        if name == "score" and "-" in value:
            return _compare_score(value, differs=sign == "!=")
        if (span := _RANGE.fullmatch(value)) and compare is operator.eq:
            low, high = float(span[1]), float(span[2])
            return _test_number(name, lambda numbers: (low <= numbers) & (numbers <= high))
        try:
            limit = float(value.removesuffix("s"))
        except ValueError:
            raise self._error(
                tr_lazy("match", "'{value}' is not a number", value=value), NUMBER_FACTS[name].example
            ) from None
        return _test_number(name, lambda numbers: compare(numbers, limit) & ~np.isnan(numbers))

    def _words(self) -> Test:
        if self._position == len(self._tokens) or self._peek() in {"and", "or", ")", *_COMPARISONS} - {"over", "under"}:
            raise self._error(tr_lazy("match", "a term is missing"))
        word = self._tokens[self._position].text
        self._position += 1
        return self._add_term(_search_word(word.casefold()), quote_text(word), value=word)

    def _peek(self, offset: int = 0) -> str:
        """Return the word `offset` words ahead, in lower case; '' at the end of the filter, '"' for a quoted word."""
        index = self._position + offset
        if index >= len(self._tokens):
            return ""
        token = self._tokens[index]
        return '"' if token.is_quoted else token.text.casefold()

    def _take(self, word: str) -> bool:
        found = self._peek() == word
        self._position += found
        return found

    def _unknown_name(self, name: str, sign: str) -> UsageError:
        names = (*NUMBER_FACTS, *TEXT_FACTS)
        closest = difflib.get_close_matches(name, names, n=1)
        if not closest:
            return self._error(
                tr_lazy("match", "there is no '{name}', only {names}", name=name, names=", ".join(names))
            )
        value = self._tokens[self._position + 2].text if self._position + 2 < len(self._tokens) else "Lee"
        return self._error(
            tr_lazy("match", "there is no '{name}'", name=name), f"{closest[0]} {sign} {quote_text(value)}"
        )

    def _error(self, reason: str, example: str = "hits > 10 and (winner = Chen or score over 18)") -> UsageError:
        return UsageError(
            tr_lazy("errors", "'{filter}' is not a valid filter: {reason}.", filter=self._text, reason=reason),
            tr_lazy("errors", "Try '{example}'.", example=example),
        )


def _test_flag(name: str, flag: Fact[bool]) -> Test:
    return flag.make_test(name, lambda facts, column, values: facts.numbers(column, values).astype(np.bool_))


def _test_number(name: str, holds: Callable[[Floats], Flags]) -> Test:
    return NUMBER_FACTS[name].make_test(name, lambda facts, column, values: holds(facts.numbers(column, values)))


def _compare_text(name: str, value: str, *, differs: bool) -> Test:
    begins = word_start(value)
    test = TEXT_FACTS[name].make_test(
        name, lambda facts, column, values: _has_text(begins, *facts.texts(column, values))
    )
    return _negate(test) if differs else test


def _has_text(pattern: re.Pattern[str], distinct: Iterable[Texts], places: Indices) -> Flags:
    found = [any(pattern.search(text.casefold()) for text in _each(texts)) for texts in distinct]
    return np.array(found, np.bool_)[places]


def _each(texts: Texts) -> tuple[str, ...]:
    return (texts,) if isinstance(texts, str) else texts


def _compare_score(value: str, *, differs: bool) -> Test:
    """Return a test of whether the score at the start of a rally ends with these counts: '20-19', '6-5 30-40'."""
    wanted = value.upper()

    def holds(facts: RallyFacts) -> bool:
        score = facts.known_score
        if score is None:
            return False
        counts = score_text(score.match.system, score.start).replace("\N{EN DASH}", "-")
        return counts.endswith(wanted) != differs

    return _make_test("score", lambda facts: np.array([holds(rally) for rally in facts.rallies], np.bool_), None)


def _search_word(word: str) -> Test:
    """Return a test of whether a word occurs in a rally's texts. An event is also found by its own texts."""
    of_events = [_compare_text(name, word, differs=False) for name in ("event", "stroke", "player", "zone", "tag")]

    def find(facts: MatchFacts) -> Found:
        rallies = _has_text(re.compile(re.escape(word)), *facts.texts("", lambda: map(_text_of, facts.rallies)))
        events = [facts.of_rallies(rallies), *(test.find(facts).events for test in of_events)]
        return Found(rallies, np.logical_or.reduce(events))

    return Test(find, frozenset({"stroke", "player", "zone"}))


def _text_of(facts: RallyFacts) -> str:
    winner = facts.winner_name or _NO_WINNER
    return " ".join((facts.rally.name, winner, facts.clock, facts.rally.ending or "", *facts.rally.tags))


def complete_filter(text: str, facts: MatchFacts) -> list[str]:
    """Return the filter with each possible completion of its last word: fields, flags, and the names and tags in use.

    A word that is already complete, or part of a plain phrase, has no completions.
    """
    tokens = _tokens_of(text)
    is_open = bool(text) and not text[-1:].isspace() and bool(tokens)
    typed = tokens[-1].text.casefold() if is_open else ""
    kept = text[: tokens[-1].start] if is_open else text
    earlier = [token.text.casefold() for token in (tokens[:-1] if is_open else tokens)][-2:]
    if is_open and typed in _COMPARISONS:
        earlier, typed, kept = [*earlier, typed][-2:], "", f"{text} "
    if len(earlier) == 2 and earlier[0] in TEXT_FACTS and earlier[1] in _COMPARISONS:
        values = known_values(earlier[0], facts)
        offered = [] if typed in map(str.casefold, values) else [quote_text(value) for value in values]
    elif (earlier and earlier[-1] in _COMPARISONS) or (tokens and not _is_open_word(text, tokens, typed)):
        return []
    else:
        fields = [*(f"{name} > " for name in NUMBER_FACTS), *(f"{name} = " for name in TEXT_FACTS)]
        offered = [*fields, "longest ", *FLAGS, *(f"{word} " for word in _JOINING if kept.strip() or word == "not")]
    return [kept + words for words in offered if words.strip('"').casefold().startswith(typed) and words != typed]


def _is_open_word(text: str, tokens: Sequence[_Token], typed: str) -> bool:
    """Return True if the last word may become a field, a flag, or 'and', 'or' or 'not'."""
    after_number = len(tokens) > 1 and tokens[-2].text.replace(".", "", 1).isdecimal()
    if not typed or tokens[-1].is_quoted or is_phrase_word(typed, after_number=after_number):
        return False
    if typed in {*NUMBER_FACTS, *TEXT_FACTS, *FLAGS, *_JOINING, "longest"}:
        return False
    # A word that a phrase uses is not the last one of the plain filter.
    plain = _tokens_of(plain_filter(text))
    if not plain or plain[-1].text.casefold() != typed:
        return False
    return len(plain) < 2 or plain[-2].text not in _COMPARISONS


def known_values(name: str, facts: MatchFacts) -> list[str]:
    """Return the texts that occur for one of `TEXT_FACTS`, in alphabetical order."""
    of_rally, of_events = TEXT_FACTS[name].of_rally, TEXT_FACTS[name].of_events
    columns = [map(of_rally, facts.rallies) if of_rally else (), of_events(facts.events) if of_events else ()]
    return sorted({text for texts in set(chain(*columns)) for text in _each(texts) if text})


def quote_text(value: str) -> str:
    """Return a text as it is written in a filter, in quotes if necessary."""
    is_plain = _TOKEN.fullmatch(value) is not None and value.casefold() not in {*_JOINING, *_COMPARISONS, "(", ")"}
    return value if is_plain else '"{}"'.format(value.replace('"', ""))
