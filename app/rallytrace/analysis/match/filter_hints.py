"""Explain why a filter finds nothing, and suggest what to type instead."""

import difflib
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.analysis.match.match_filter import (
    FLAGS,
    NUMBER_FACTS,
    TEXT_FACTS,
    Found,
    Term,
    Test,
    known_values,
    parse_filter,
    quote_text,
)
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats

_MAX_LISTED_VALUES: Final = 5
"""Largest number of known values in a hint."""
_SPEED_WORDS: Final = ("fast", "hard", "slow", "speed")
_LENGTH_WORDS: Final = ("long", "short", "length")
_UNKNOWN: Final[Mapping[str, str]] = {
    "speed": tr_lazy("match", "No speeds are known. They need the court."),
    "hits": tr_lazy("match", "No hits are known yet."),
    "shot": tr_lazy("match", "No hits are known yet."),
    "distance": tr_lazy("match", "No distances are known. They need the court and the players' poses."),
    "score": tr_lazy("match", "No score is known."),
    "lead": tr_lazy("match", "No score is known."),
    "round": tr_lazy("match", "No score is known."),
    "winner": tr_lazy("match", "No rally has a winner yet."),
    "loser": tr_lazy("match", "No rally has a counted winner yet."),
    "server": tr_lazy("match", "No score is known, so the server is not known either."),
    "near": tr_lazy("match", "The players are not known yet."),
    "far": tr_lazy("match", "The players are not known yet."),
    "tag": tr_lazy("match", "Nothing is tagged yet."),
    "event": tr_lazy("match", "No events are known yet."),
    "stroke": tr_lazy("match", "No strokes have names yet. They need the court and the players' poses."),
    "player": tr_lazy("match", "The players of the hits are not known. Find the players' poses first."),
    "zone": tr_lazy("match", "No zones are known. They need the court."),
    "target": tr_lazy("match", "No zones are known. They need the court."),
}


@dataclass(frozen=True, slots=True)
class FilterHint:
    """An explanation of why a filter finds nothing.

    Attributes:
        reason: the reason, in one or two sentences.
        examples: similar filters that find something.
    """

    reason: str
    examples: tuple[str, ...] = ()


def explain_nothing(test: Test, facts: MatchFacts, *, of_events: bool) -> FilterHint:
    """Explain why a filter finds nothing, and suggest similar filters that find something.

    Args:
        of_events: True if events are searched, False if rallies are.
    """

    def finds(text_or_test: Test) -> bool:
        found = text_or_test.find(facts)
        return bool((found.events if of_events else found.rallies).any())

    failing = next((term for term in test.terms if not finds(term.test)), None)
    if failing is not None:
        hint = _explain_term(failing, facts)
        changed = _change_number(failing, test, facts, finds) if failing.name in NUMBER_FACTS else ""
        joined = [_replace_term(example, failing, test) for example in hint.examples]
        kept = [changed] if changed else [text for text in joined if text and finds(parse_filter(text))]
        return FilterHint(hint.reason, tuple(kept) or hint.examples)
    texts = tuple(dict.fromkeys(term.text for term in test.terms))
    if len(texts) < 2:
        return FilterHint(tr_lazy("match", "No event matches.") if of_events else tr_lazy("match", "No rally matches."))
    numbers = (term for term in test.terms if term.name in NUMBER_FACTS)
    changed = next(filter(None, (_change_number(term, test, facts, finds) for term in numbers)), "")
    if of_events:
        reason = tr_lazy("match", "Each part finds something, but no event fits all of them.")
    else:
        reason = tr_lazy("match", "Each part finds something, but no rally fits all of them.")
    return FilterHint(reason, (changed,) if changed else texts[:2])


def _replace_term(example: str, replaced: Term, test: Test) -> str:
    """Return the whole filter with one term replaced; '' if the filter contains 'or', 'not' or 'longest'.

    Args:
        example: text that replaces the term.
    """
    if not test.is_conjunction:
        return ""
    return " ".join(example if term is replaced else term.text for term in test.terms)


def _change_number(term: Term, test: Test, facts: MatchFacts, finds: Callable[[Test], bool]) -> str:
    """Return the whole filter with another number in one term, so that it finds something; '' if that is impossible."""
    others = [other.text for other in test.terms if other is not term]
    if not others or not test.is_conjunction:
        return ""
    found = parse_filter(" ".join(others)).find(facts)
    known = _numbers(term.name, facts, found)
    for example in _explain_numbers(term, known).examples if len(known) else ():
        text = _replace_term(example, term, test)
        if finds(parse_filter(text)):
            return text
    return ""


def example_filter(facts: MatchFacts, *, of_events: bool) -> str:
    """Return a filter that finds some of the rallies or events."""
    if of_events:
        strokes, kinds = known_values("stroke", facts), known_values("event", facts)
        return _term("stroke", strokes[0]) if strokes else _term("event", kinds[0]) if kinds else "event = hit"
    seconds = [one.seconds for one in facts.rallies]
    return f"length > {_below(max(seconds))}" if seconds else "length > 6"


def _explain_term(term: Term, facts: MatchFacts) -> FilterHint:
    if term.name in NUMBER_FACTS:
        return _explain_number(term, facts)
    if term.name in TEXT_FACTS:
        return _explain_text(term, facts)
    if term.name in FLAGS:
        return FilterHint(tr_lazy("match", "Nothing here is '{name}'.", name=term.name))
    return _explain_words(term.value, facts)


def _explain_number(term: Term, facts: MatchFacts) -> FilterHint:
    known = _numbers(term.name, facts)
    if not len(known):
        return FilterHint(_UNKNOWN.get(term.name, tr_lazy("match", "No such numbers are known.")))
    return _explain_numbers(term, known)


def _explain_numbers(term: Term, known: Floats) -> FilterHint:
    fact = NUMBER_FACTS[term.name]
    low, high = float(known.min()), float(known.max())
    reason = tr_lazy("match", "{fact} here: {low} to {high}.", fact=fact.words, low=_round(low), high=_round(high))
    if low == high:
        return FilterHint(
            tr_lazy("match", "{fact} here: always {value}.", fact=fact.words, value=_round(low)),
            (f"{term.name} >= {_below(low)}",),
        )
    if term.sign in {">", ">=", "over"}:
        return FilterHint(reason, (f"{term.name} > {_below(high)}",))
    if term.sign in {"<", "<=", "under"}:
        return FilterHint(reason, (f"{term.name} < {_above(low)}",))
    return FilterHint(reason, (f"{term.name} = {math.floor(low)}..{math.ceil(high)}",))


def _numbers(name: str, facts: MatchFacts, among: Found | None = None) -> Floats:
    """Return the known numbers of all rallies or events, or only of those in `among`."""
    fact = NUMBER_FACTS[name]
    values: Iterable[float | None] = ()
    rows: Flags | None = None
    if fact.of_rally is not None:
        values, rows = map(fact.of_rally, facts.rallies), None if among is None else among.rallies
    elif fact.of_events is not None:
        values, rows = fact.of_events(facts.events), None if among is None else among.events
    numbers = np.array([np.nan if value is None else value for value in values], np.float64)
    numbers = numbers if rows is None else numbers[rows]
    return numbers[np.isfinite(numbers)]


def _explain_text(term: Term, facts: MatchFacts) -> FilterHint:
    values = known_values(term.name, facts)
    if not values:
        return FilterHint(_UNKNOWN.get(term.name, tr_lazy("match", "No {name} is known.", name=term.name)))
    listed = ", ".join(values[:_MAX_LISTED_VALUES]) + (", ..." if len(values) > _MAX_LISTED_VALUES else "")
    reason = tr_lazy(
        "match",
        "{fact} '{value}' does not occur. Here: {listed}.",
        fact=TEXT_FACTS[term.name].words,
        value=term.value,
        listed=listed,
    )
    return FilterHint(reason, (_term(term.name, _closest(term.value, values) or values[0]),))


def _explain_words(word: str, facts: MatchFacts) -> FilterHint:
    reason = tr_lazy("match", "Nothing contains '{word}'.", word=word)
    for stems, name in ((_SPEED_WORDS, "speed"), (_LENGTH_WORDS, "length")):
        known = _numbers(name, facts)
        if word.casefold().startswith(stems) and len(known):
            is_low = word.casefold().startswith(("slow", "short"))
            example = f"{name} < {_above(float(known.min()))}" if is_low else f"{name} > {_below(float(known.max()))}"
            return FilterHint(reason, (example,))
    if word.casefold().startswith("fault") and any(one.has_conflict for one in facts.rallies):
        return FilterHint(
            join_texts((reason, tr_lazy("match", "Errors in the score are called conflicts.")), " "), ("conflict",)
        )
    texts = {value.casefold(): _term(name, value) for name in TEXT_FACTS for value in known_values(name, facts)}
    texts |= {flag: flag for flag in FLAGS}
    closest = _closest(word.casefold(), list(texts))
    if closest:
        return FilterHint(reason, (texts[closest],))
    return FilterHint(reason, (example_filter(facts, of_events=False),))


def _term(name: str, value: str) -> str:
    return f"{name} = {quote_text(value)}"


def _closest(word: str, values: Sequence[str]) -> str:
    """Return the most similar value, or the value that contains the most similar word; '' if none is similar."""
    words = {part.casefold(): value for value in values for part in (value, *value.split())}
    found = difflib.get_close_matches(word.casefold(), words, n=1, cutoff=0.6)
    return words[found[0]] if found else ""


def _round(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 or number == int(number) else f"{number:.1f}"


def _below(number: float) -> str:
    """Return a simple number slightly below the given one, as text."""
    return str(math.floor(0.9 * number)) if number >= 10 else f"{math.floor(9 * number) / 10:g}"


def _above(number: float) -> str:
    """Return a simple number slightly above the given one, as text."""
    if number >= 10:
        return str(math.ceil(round(1.1 * number, 6)))
    return f"{math.ceil(round(11 * number, 6) + 0.1) / 10:g}"
