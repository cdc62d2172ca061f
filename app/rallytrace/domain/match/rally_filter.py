"""The language of filters: 'hits > 10 and score over 18', 'winner = Chen not let', 'game point (tag = net or smash)'.

Terms beside one another must all hold. Text that is no term is looked for in name, winner, time and tags of a rally.
"""

import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rallytrace.domain.match.counting import Stake
from rallytrace.domain.match.rally_facts import RallyFacts
from rallytrace.domain.match.standing import score_text
from rallytrace.errors import UsageError

Test: TypeAlias = Callable[[RallyFacts], bool]
_Compare: TypeAlias = Callable[[float, float], bool]

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


@dataclass(frozen=True, slots=True)
class NumberFact:
    """A number of a rally.

    Attributes:
        words: for the menu.
        example: of a comparison.
    """

    words: str
    example: str
    value: Callable[[RallyFacts], float | None]


@dataclass(frozen=True, slots=True)
class TextFact:
    """Texts of a rally; a comparison looks for a part of one of them."""

    words: str
    values: Callable[[RallyFacts], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Flag:
    """A state of a rally."""

    words: str
    holds: Test


def _of_score(value: Callable[[RallyFacts], float]) -> Callable[[RallyFacts], float | None]:
    return lambda facts: None if facts.score is None else value(facts)


def _points(facts: RallyFacts) -> tuple[int, int]:
    return facts.score.start.points if facts.score is not None else (0, 0)


def _has_stake(stake: Stake) -> Test:
    return lambda facts: facts.score is not None and stake in facts.score.stakes


def _is_break_point(facts: RallyFacts) -> bool:
    score = facts.score
    if score is None or score.match.system.games is None:
        return False
    return score.stakes[score.start.server.opponent] >= Stake.GAME


def _winners(facts: RallyFacts) -> tuple[str, ...]:
    return facts.winner_name, facts.rally.winner


def _losers(facts: RallyFacts) -> tuple[str, ...]:
    score = facts.score
    return () if score is None or score.winner is None else (score.match.name_of(score.winner.opponent),)


NUMBER_FACTS: Final[Mapping[str, NumberFact]] = {
    "length": NumberFact("Length in seconds", "length > 10", lambda facts: facts.seconds),
    "hits": NumberFact("Hits", "hits >= 8", lambda facts: facts.n_hits),
    "frames": NumberFact("Frames", "frames < 200", lambda facts: len(facts.rally.frames)),
    "number": NumberFact("Number of the rally", "number = 1..20", lambda facts: facts.number),
    "score": NumberFact("Points of the leading side", "score over 18", _of_score(lambda facts: max(_points(facts)))),
    "lead": NumberFact(
        "Difference in points", "lead under 3", _of_score(lambda facts: abs(_points(facts)[0] - _points(facts)[1]))
    ),
    "round": NumberFact(
        "Game of badminton, or set",
        "round = 3",
        _of_score(lambda facts: len(facts.score.start.rounds) + 1 if facts.score else 0),
    ),
}
TEXT_FACTS: Final[Mapping[str, TextFact]] = {
    "winner": TextFact("Winner", _winners),
    "loser": TextFact("Loser", _losers),
    "server": TextFact("Server", lambda facts: () if facts.score is None else (facts.score.server_name,)),
    "near": TextFact("Near player", lambda facts: () if facts.score is None else (facts.score.near_name,)),
    "tag": TextFact("Tag", lambda facts: facts.rally.tags),
    "name": TextFact("Name", lambda facts: (facts.rally.name,)),
}
FLAGS: Final[Mapping[str, Flag]] = {
    "game point": Flag("Game point", _has_stake(Stake.GAME)),
    "set point": Flag("Set point", _has_stake(Stake.SET)),
    "match point": Flag("Match point", _has_stake(Stake.MATCH)),
    "break point": Flag("Break point", _is_break_point),
    "deuce": Flag("Deuce", lambda facts: facts.score is not None and facts.score.is_deuce),
    "golden point": Flag("Golden point", lambda facts: facts.score is not None and facts.score.is_golden),
    "ends change": Flag("Change of ends", lambda facts: facts.score is not None and facts.score.changes_ends),
    "let": Flag("Let", lambda facts: facts.score is not None and facts.score.is_let),
    "fault": Flag("Score at fault", lambda facts: facts.score is not None and bool(facts.score.fault)),
    _NO_WINNER: Flag("No winner", lambda facts: not facts.rally.winner),
    "tagged": Flag("Tagged", lambda facts: bool(facts.rally.tags)),
}
_FLAG_WORDS: Final = {tuple(name.split()): flag for name, flag in FLAGS.items()}
_JOINING: Final = ("and", "or", "not")


@dataclass(frozen=True, slots=True)
class _Token:
    """A word of a filter.

    Attributes:
        stop: the end of the word in the text.
        is_quoted: whether it can only be text.
    """

    text: str
    start: int
    stop: int
    is_quoted: bool = False


def parse_rally_filter(text: str) -> Test:
    """The test described by a filter; an empty one holds always.

    Raises:
        UsageError: it cannot be understood.
    """
    return _Parser(_tokens_of(text), text).parse()


def filter_rallies(text: str, facts: Iterable[RallyFacts]) -> list[RallyFacts]:
    """The rallies found by a filter; errors as in `parse_rally_filter`."""
    test = parse_rally_filter(text)
    return [rally for rally in facts if test(rally)]


def _tokens_of(text: str) -> list[_Token]:
    tokens = []
    position = 0
    while match := _TOKEN.match(text, position):
        quoted = match.group(1)
        word = match.group(0).strip() if quoted is None else quoted
        tokens.append(_Token(word, match.end() - len(match.group(0).lstrip()), match.end(), quoted is not None))
        position = match.end()
    if text[position:].strip():
        tokens.append(_Token(text[position:].strip(), position, len(text)))
    return tokens


class _Parser:
    """Reads a filter from left to right: alternatives of terms."""

    def __init__(self, tokens: Sequence[_Token], text: str) -> None:
        self._tokens = tokens
        self._text = text
        self._position = 0
        self._depth = 0

    def parse(self) -> Test:
        if not self._tokens:
            return lambda _: True
        test = self._alternatives()
        if self._position < len(self._tokens):
            raise self._error("a bracket is closed that was not opened")
        return test

    def _alternatives(self) -> Test:
        tests = [self._terms()]
        while self._take("or"):
            tests.append(self._terms())
        return tests[0] if len(tests) == 1 else lambda facts: any(test(facts) for test in tests)

    def _terms(self) -> Test:
        tests = [self._term()]
        while self._take("and") or self._peek() not in {"", "or", ")"}:
            tests.append(self._term())
        return tests[0] if len(tests) == 1 else lambda facts: all(test(facts) for test in tests)

    def _term(self) -> Test:
        self._depth += 1
        if self._depth > 50:
            raise self._error("it has too many brackets")
        try:
            return self._read_term()
        finally:
            self._depth -= 1

    def _read_term(self) -> Test:
        if self._take("not"):
            test = self._term()
            return lambda facts: not test(facts)
        if self._take("("):
            test = self._alternatives()
            if not self._take(")"):
                raise self._error("a bracket is not closed")
            return test
        return self._flag() or self._comparison() or self._words()

    def _flag(self) -> Test | None:
        for words, flag in _FLAG_WORDS.items():
            if all(self._peek(offset) == word for offset, word in enumerate(words)):
                if self._peek(len(words)) in _COMPARISONS:
                    continue
                self._position += len(words)
                return flag.holds
        return None

    def _comparison(self) -> Test | None:
        name, sign = self._peek(), self._peek(1)
        if sign not in _COMPARISONS:
            return None
        if name not in {*NUMBER_FACTS, *TEXT_FACTS}:
            if sign not in {"over", "under"} and name not in {*_COMPARISONS, "and", "or", '"', "(", ")"}:
                raise self._error(f"rallies have no '{name}', only {', '.join((*NUMBER_FACTS, *TEXT_FACTS))}")
            return None
        self._position += 2
        if self._position == len(self._tokens) or (self._peek() in {"(", ")"}):
            raise self._error(f"'{name} {sign}' is followed by nothing")
        value = self._tokens[self._position].text
        self._position += 1
        if name in NUMBER_FACTS:
            return self._compare_number(name, sign, value)
        if sign not in {"=", ":", "!="}:
            raise self._error(f"'{name}' is a text, compared with = or !=")
        return _compare_text(TEXT_FACTS[name], value, differs=sign == "!=")

    def _compare_number(self, name: str, sign: str, value: str) -> Test:
        field, compare = NUMBER_FACTS[name], _COMPARISONS[sign]
        if name == "score" and "-" in value:
            return _compare_score(value, differs=sign == "!=")
        if (span := _RANGE.fullmatch(value)) and compare is operator.eq:
            low, high = float(span[1]), float(span[2])
            return lambda facts: (number := field.value(facts)) is not None and low <= number <= high
        try:
            limit = float(value.removesuffix("s"))
        except ValueError:
            raise self._error(f"'{value}' is not a number for '{name}'") from None
        return lambda facts: (number := field.value(facts)) is not None and compare(number, limit)

    def _words(self) -> Test:
        if self._position == len(self._tokens) or self._peek() in {"and", "or", ")", *_COMPARISONS} - {"over", "under"}:
            raise self._error("a term is missing")
        word = self._tokens[self._position].text.casefold()
        self._position += 1
        return lambda facts: word in _text_of(facts)

    def _peek(self, offset: int = 0) -> str:
        """A word ahead in small letters; '' at the end, and for a quoted one."""
        index = self._position + offset
        if index >= len(self._tokens):
            return ""
        token = self._tokens[index]
        return '"' if token.is_quoted else token.text.casefold()

    def _take(self, word: str) -> bool:
        found = self._peek() == word
        self._position += found
        return found

    def _error(self, reason: str) -> UsageError:
        return UsageError(
            f"The filter '{self._text}' cannot be understood: {reason}.",
            "Write it like 'hits > 10 and (winner = Chen or score over 18)'.",
        )


def _compare_text(field: TextFact, value: str, *, differs: bool) -> Test:
    word = value.casefold()
    return lambda facts: any(word in text.casefold() for text in field.values(facts)) != differs


def _compare_score(value: str, *, differs: bool) -> Test:
    """Whether the score ends with these counts: '20-19', '6-5 30-40'."""
    wanted = value.upper()

    def holds(facts: RallyFacts) -> bool:
        if facts.score is None:
            return False
        counts = score_text(facts.score.match.system, facts.score.start).replace("\N{EN DASH}", "-")
        return counts.endswith(wanted) != differs

    return holds


def _text_of(facts: RallyFacts) -> str:
    winner = facts.winner_name or _NO_WINNER
    return " ".join((facts.rally.name, winner, facts.clock, *facts.rally.tags)).casefold()


def complete_filter(text: str, facts: Iterable[RallyFacts]) -> list[str]:
    """Texts with the last word of a filter completed: fields, flags, and the names and tags in use."""
    tokens = _tokens_of(text)
    is_open = bool(text) and not text[-1:].isspace() and bool(tokens)
    typed = tokens[-1].text.casefold() if is_open else ""
    kept = text[: tokens[-1].start] if is_open else text
    earlier = [token.text.casefold() for token in (tokens[:-1] if is_open else tokens)][-2:]
    if is_open and typed in _COMPARISONS:
        earlier, typed, kept = [*earlier, typed][-2:], "", f"{text} "
    if len(earlier) == 2 and earlier[0] in TEXT_FACTS and earlier[1] in _COMPARISONS:
        values = {value for rally in facts for value in TEXT_FACTS[earlier[0]].values(rally) if value}
        offered = [quote_text(value) for value in sorted(values)]
    elif earlier and earlier[-1] in _COMPARISONS:
        return []
    else:
        fields = [*(f"{name} > " for name in NUMBER_FACTS), *(f"{name} = " for name in TEXT_FACTS)]
        offered = [*fields, *FLAGS, *(f"{word} " for word in _JOINING if kept.strip() or word == "not")]
    return [kept + words for words in offered if words.strip('"').casefold().startswith(typed) and words != typed]


def quote_text(value: str) -> str:
    """A text as a filter writes it: in quotes if it needs them."""
    is_plain = _TOKEN.fullmatch(value) is not None and value.casefold() not in {*_JOINING, *_COMPARISONS, "(", ")"}
    return value if is_plain else '"{}"'.format(value.replace('"', ""))
