"""Translate plain phrases in filters: 'smashes faster than 200' becomes 'stroke = smash speed > 200'."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from rallytrace.track.stroke_types import RacketStroke

_MAX_PHRASE_CHARACTERS: Final = 300
"""Longest text in which phrases are translated: the time grows with the square of the length."""
_NUMBER: Final = r"(\d+(?:\.\d+)?)"
_SIGNS: Final[Mapping[str, str]] = {
    "no more than": "<=",
    "no less than": ">=",
    "at least": ">=",
    "at most": "<=",
    "up to": "<=",
    "more than": ">",
    "greater than": ">",
    "higher than": ">",
    "over": ">",
    "above": ">",
    "fewer than": "<",
    "less than": "<",
    "lower than": "<",
    "under": "<",
    "below": "<",
    "exactly": "=",
}
_SIGN: Final = f"({'|'.join(_SIGNS)})"
_UNITS: Final[Mapping[str, str]] = {
    "km/h": "speed",
    "kmh": "speed",
    "kph": "speed",
    "seconds": "length",
    "second": "length",
    "secs": "length",
    "sec": "length",
    "s": "length",
    "hits": "hits",
    "shots": "hits",
    "strokes": "hits",
    "frames": "frames",
}
_UNIT: Final = rf"({'|'.join(_UNITS)})(?![\w/])"
_ADJECTIVES: Final[Mapping[str, tuple[str, str]]] = {
    "faster": ("speed", ">"),
    "harder": ("speed", ">"),
    "slower": ("speed", "<"),
    "longer": ("length", ">"),
    "shorter": ("length", "<"),
}
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
_NUMBER_FIELDS: Final = "length|hits|frames|distance|number|score|lead|round|speed|shot|recovery"
_FIELDS: Final = f"{_NUMBER_FIELDS}|winner|loser|server|near|far|tag|name|ending|event|stroke|player|zone|target"
_DOERS: Final[Mapping[str, str]] = {
    "won": "winner",
    "lost": "loser",
    "served": "server",
    "hit": "player",
    "played": "player",
}
_END_OF_NAME: Final = (
    r"(?=\s*(?:$|[()<>=!:]|\b(?:(?:and|or|not|with|without|in|at|longest|longer|shorter|faster|harder|slower|over|under|"
    r"above|below|more|less|fewer|that|which|where|when|won|lost|served|hit|played|by|no|last|lands|tagged|conflict|deuce|"
    rf"(?:game|set|match|break|golden)\s+point|\d+)\b|(?:{_FIELDS})\s*(?:[<>=!:]|(?:over|under)\b))))"
)
_NAME_WORD: Final = r"[^\s()<>=!:\"]+"
_NAME: Final = (
    rf"(?:the\s+)?(?!(?:{_FIELDS})\s*[<>=!:])"
    rf"(\"[^\"]*\"|{_NAME_WORD}(?:\s+{_NAME_WORD}?)*?)(?:'s)?(?:\s+player)?{_END_OF_NAME}"
)
_STROKES: Final[Mapping[str, str]] = {
    "smash": "smash",
    "clear": "clear",
    "lift": "lift",
    "net shot": "net",
    "drop shot": "drop",
    "drop": "drop",
    "drive": "drive",
    "push": "push",
    "short service": "short service",
    "short serve": "short service",
    "long service": "long service",
    "long serve": "long service",
    **{stroke.value: stroke.value for stroke in RacketStroke if stroke is not RacketStroke.SERVE},
}
_EVENTS: Final = ("serve", "bounce", "landing")
_STROKE_NOUN: Final = rf"(?:{'|'.join(sorted(_STROKES, key=len, reverse=True))})(?:e?s)?"
_ENDINGS: Final[Mapping[str, str]] = {
    r"unforced\s+errors?": "unforced error",
    r"forced\s+errors?": "forced error",
    r"(?:service|double)\s+faults?": "service fault",
    r"errors\s+into\s+the\s+net|net\s+errors?": "net",
    "errors": "error",
    "winners": "winner",
}
"""Endings of rallies, keyed by patterns of their names. The singular 'winner' is missing because it is a field."""
_KMH_PER_MPH: Final = 1.609344
_FILLERS: Final = (
    r"\b(?:(?:show|list|find|me|all|every|any|only|the|an?|of|with|that|which|were|was|are|lasting|lasted|where|when|"
    rf"in\s+which|rally|rallies|events?|shots|strokes)\b(?!\s*(?:[<>=!:]|(?:{'|'.join(_SIGNS)})\b))|(?:hits?|shots?|strokes?)\b(?=\s+speed\b))"
)
Match: TypeAlias = re.Match[str]
_Rule: TypeAlias = tuple[str, Callable[[Match], str]]


def _compare(name: str, sign: str, value: str) -> str:
    return f"{name} {sign} {value}"


def _named(field: str, name: str) -> str:
    return f'{field} = "{name}"' if " " in name and not name.startswith('"') else f"{field} = {name}"


def _of_adjective(match: Match) -> str:
    name, sign = _ADJECTIVES[match[1].lower()]
    unit = _UNITS.get((match[3] or "").lower(), name)
    return _compare(unit, sign, match[2])


def _of_span(match: Match) -> str:
    return f"{_UNITS[match[3].lower()]} = {match[1]}..{match[2]}"


def _of_field(match: Match) -> str:
    return _compare(match[1].lower(), _SIGNS[match[2].lower()], match[3])


def _of_sign(match: Match) -> str:
    return _compare(_UNITS[match[3].lower()], _SIGNS[match[1].lower()], match[2])


def _with_unit(sign: str) -> Callable[[Match], str]:
    return lambda match: _compare(_UNITS[match[2].lower()], sign, match[1])


def _player_term(match: Match) -> str:
    return _named(_DOERS[match[1].lower()], match[2])


def _of_winner(match: Match) -> str:
    return _named(_DOERS[match[2].lower()], match[1])


def _of_name(match: Match) -> str:
    return _named(match[1].lower(), match[2])


def _round_of(match: Match) -> str:
    return f"round = {_ORDINALS.index(match[1].lower()) + 1}"


def _of_plain_sign(match: Match) -> str:
    return _compare(_UNITS[match[3].lower()], match[1], match[2])


def _of_fast_stroke(match: Match) -> str:
    return f"{match[1]} {_compare('speed', match[2] or _SIGNS[match[3].lower()], match[4])}"


def _in_seconds(match: Match) -> str:
    minutes, seconds = float(match[1]), float(match[2] or 0)
    return f"{60 * minutes + seconds:g} s"


def _of_ending(match: Match) -> str:
    """Return the term for a phrase that names an error or a winner, and the term for the player who made it."""
    ending = next(name for words, name in _ENDINGS.items() if re.fullmatch(words, match[1], re.IGNORECASE))
    doer = "winner" if ending == "winner" else "loser"
    return _named("ending", ending) + (f" {_named(doer, match[2])}" if match[2] else "")


_RULES: Final[tuple[_Rule, ...]] = (
    (rf"\b{_NUMBER}\s*(?:minutes?|mins?)\b()", _in_seconds),
    (rf"(?<=\bthan ){_NUMBER}:(\d\d)\b", _in_seconds),
    (rf"\b{_NUMBER}\s*mph\b", lambda match: f"{_KMH_PER_MPH * float(match[1]):.0f} km/h"),
    (rf"\b(?:rally|rallies)\s*([<>]=?)\s*{_NUMBER}\s*{_UNIT}", _of_plain_sign),
    (
        rf"\b({_STROKE_NOUN})\s*(?:(?<!\w)([<>]=?)|{_SIGN})\s*{_NUMBER}(?:\s*(?:km/h|kmh|kph))?(?![\w/])",
        _of_fast_stroke,
    ),
    (rf"\b([^\s()<>=!:']+)'s\s+(?={_STROKE_NOUN}\b)", lambda match: f"{_named('player', match[1])} "),
    (rf"\b({'|'.join(_ENDINGS)})\b(?!\s*[<>=!:])(?:\s+by\s+(?!hand\b){_NAME})?", _of_ending),
    (r"\b(?:that\s+)?ended\s+(?:in\s+the\s+)?(net|out)\b", lambda match: f"ending = {match[1].lower()}"),
    (r"\blandings?\s+(in|out)\b", lambda match: f"lands {match[1].lower()}"),
    (r"\bpoints\s+(?=(?:won|lost|served)\b)", lambda _: ""),
    (r"\b(net|drop)\s+shots\b", lambda match: f"stroke = {match[1].lower()}"),
    (rf"\b({'|'.join(_ADJECTIVES)})\s+than\s+{_NUMBER}(?:\s*{_UNIT})?", _of_adjective),
    (
        rf"\b({_NUMBER_FIELDS})\s+(?:is\s+|of\s+)?between\s+{_NUMBER}\s+and\s+{_NUMBER}",
        lambda match: f"{match[1].lower()} = {match[2]}..{match[3]}",
    ),
    (rf"\b(?:between\s+)?{_NUMBER}\s*(?:-|to|and)\s*{_NUMBER}\s*{_UNIT}", _of_span),
    (rf"\b({_NUMBER_FIELDS})\s+(?:is\s+|of\s+)?{_SIGN}\s+{_NUMBER}(?:\s*{_UNIT})?", _of_field),
    (rf"\b{_SIGN}\s+{_NUMBER}\s*{_UNIT}", _of_sign),
    (rf"\b{_NUMBER}\s*(?:\+|or\s+more)\s*{_UNIT}", _with_unit(">=")),
    (rf"\b{_NUMBER}\s+or\s+(?:fewer|less)\s+{_UNIT}", _with_unit("<=")),
    (
        rf"([<>=]\s*\d+(?:\.\d+)?)(?:\s*(?:km/h|kmh|kph|seconds|secs?)(?!\w)|\s+{_UNIT})(?!\s*(?:[<>=!:]|{_SIGN}\b))",
        lambda match: match[1],
    ),
    (rf"\b{_NUMBER}[\s-]+(?:hits|shots?|strokes?)\b", lambda match: f"hits = {match[1]}"),
    (r"\b(?:top\s+)?(\d+)\s+longest(?:\s+rallies)?\b", lambda match: f"longest {match[1]}"),
    (r"\blongest\s+(\d+)\s+rallies\b", lambda match: f"longest {match[1]}"),
    (r"\blongest\s+rally\b", lambda _: "longest 1"),
    (r"\blongest\s+rallies\b", lambda _: "longest 10"),
    (rf"\b(?:in\s+)?(?:the\s+)?({'|'.join(_ORDINALS)})\s+(?:game|set)\b", _round_of),
    (r"\b(?:in\s+)?(?:game|set)\s+(\d)\b", lambda match: f"round = {match[1]}"),
    (r"\b(?:at|score|at\s+score)\s+(\d+-\d+)\b", lambda match: f"score = {match[1]}"),
    (r"\b(?:without|with\s+no)\s+(?:a\s+)?winner\b", lambda _: "no winner"),
    (r"\b(?:without|with\s+no)\s+(?:an?\s+|any\s+)?(?=\w)", lambda _: "not "),
    (r"\b(?:that\s+)?end(?:s|ed|ing)?\s+(?:with|in)\b", lambda _: "last shot "),
    (r"\b(?:last|final)\s+(?:strokes?|shots?|hits?)\b", lambda _: "last shot"),
    (
        r"\b(?:that\s+)?(?:land(?:s|ed|ing)?|went|goes)\s+(in|out)\b",
        lambda match: f"lands {match[1].lower()}",
    ),
    (rf"\b({'|'.join(_DOERS)})\s+by\s+(?!hand\b){_NAME}", _player_term),
    (rf"\b(?:(?:hits|shots|strokes)\s+)?by\s+(?!hand\b){_NAME}", lambda match: _named("player", match[1])),
    (
        (
            r"\b(?!(?:and|or|not|who|rally|rallies|where|when|that|which|was|were)\b)([^\s()<>=!:]+)"
            r"(?:\s+player)?\s+(?:has\s+)?(won|lost|served)\b"
        ),
        _of_winner,
    ),
    (
        rf"\b(winner|loser|server|stroke)\s+(?:is\s+|was\s+)?(?![<>=!:])(?!(?:is|was|and|or)\b){_NAME}",
        _of_name,
    ),
    (rf"\btagged\s+(?:as|with)\s+{_NAME}", lambda match: _named("tag", match[1])),
    (r"\b(?:events?\s+)?(?:set\s+|made\s+)?by\s+hand\b", lambda _: "by hand"),
    (r"\blets\b", lambda _: "let"),
    (r"\bconflicts\b", lambda _: "conflict"),
)
"""Patterns of phrases and the functions that return their terms, tried in this order."""
_PLURALS: Final = {**{f"{name}{'es' if name.endswith('sh') else 's'}": name for name in (*_STROKES, *_EVENTS)}}
_NOUN: Final = "|".join(sorted((*_PLURALS, *_STROKES), key=len, reverse=True))
_ALL: Final = re.compile(
    r"\s*(?:show\s+)?(?:all|everything|(?:all\s+)?(?:the\s+)?(?:rallies|events))\s*", re.IGNORECASE
)
"""A phrase that asks for everything."""
_PHRASE_WORDS: Final = frozenset({*_PLURALS, *_STROKES, *_EVENTS, *_UNITS, *_DOERS, "shot", "stroke"})
_SUBJECT: Final = re.compile(
    r"(?<![=:\w])(?<![=:]\s)\b(?:(?:rallies|events)|(?:rally|event)\s+(?:with|where|that|which|when))\b(?!\s*[<>=!:])",
    re.IGNORECASE,
)
"""The subject of a phrase. 'rally 3' is not one, because it is the name of a rally."""
_VALUE_BEFORE: Final = re.compile(r"(?:[=:]|over|under)\s*$", re.IGNORECASE)


def is_phrase_word(word: str, *, after_number: bool) -> bool:
    """Return True for a stroke, an event or a unit. After a number, the beginning of a unit is enough."""
    word = word.casefold()
    if after_number and any(unit.startswith(word) for unit in _UNITS):
        return True
    return word in _PHRASE_WORDS


def plain_filter(text: str) -> str:
    """Return a filter whose plain phrases are translated to terms. Very long texts remain unchanged."""
    if len(text) > _MAX_PHRASE_CHARACTERS:
        return text
    parts = re.split(r'("[^"]*"?)', text)
    # Names in quotes take part in phrases ('won by "Lee"'), so only their contents are hidden.
    hidden = [part for part in parts if part.startswith('"')]
    body = "".join(f'"{chr(0xE000 + k)}"' if part.startswith('"') else part for k, part in _numbered(parts))
    changed = "" if _ALL.fullmatch(body) else _translate_phrases(body)
    for k, part in enumerate(hidden):
        changed = changed.replace(f'"{chr(0xE000 + k)}"', part).replace(chr(0xE000 + k), part.strip('"'))
    return text if changed == body else changed


def _numbered(parts: list[str]) -> list[tuple[int, str]]:
    numbered, k = [], 0
    for part in parts:
        numbered.append((k, part))
        k += part.startswith('"')
    return numbered


def _translate_phrases(body: str) -> str:
    translated = body
    for pattern, term in _RULES:
        translated = re.sub(pattern, partial(_in_place, term=term), translated, flags=re.IGNORECASE)
    is_phrase = translated != body or _SUBJECT.search(body) is not None
    translated = re.sub(
        rf"\b({_NOUN})\b", lambda match: _of_noun(match, is_phrase=is_phrase), translated, flags=re.IGNORECASE
    )
    if not is_phrase and translated == body:
        return body
    translated = re.sub(_FILLERS, lambda match: _in_place(match, lambda _: ""), translated, flags=re.IGNORECASE)
    return " ".join(translated.split())


def _in_place(match: re.Match[str], term: Callable[[Match], str]) -> str:
    """Return the term for a phrase, or the phrase itself if it follows a comparison sign: then it is a value."""
    return match[0] if _VALUE_BEFORE.search(match.string[: match.start()]) else term(match)


def _of_noun(match: re.Match[str], *, is_phrase: bool) -> str:
    """Return the term for a stroke or an event. The singular is translated only if the text is a phrase."""
    word = match[1].lower()
    if _VALUE_BEFORE.search(match.string[: match.start()]) or (word not in _PLURALS and not is_phrase):
        return match[0]
    name = _PLURALS.get(word, word)
    if name in _EVENTS:
        return f"event = {name}"
    return _named("stroke", _STROKES[name])
