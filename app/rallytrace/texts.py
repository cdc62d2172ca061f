"""Texts that people read, in English or in the language of the window.

`tr` returns a text in the language in use; call it where the text is shown. `tr_lazy` returns the text in English and
remembers how to translate it, and `shown` translates it later. Use it for records that are created at import, and for
errors, which logs and the command line quote in English. Files contain English only, except those for viewers: the
match page, clips with names on them, subtitles and chapters for YouTube.

Context and text must be literals, and values are named fields, because `packaging/translations.py` finds the texts by
reading the code. Until `use_language` is called, as on the command line, all texts are English.
"""

import enum
import numbers
import re
import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, Literal, Self, TypeAlias

Context: TypeAlias = Literal[
    "actions", "counts", "errors", "exports", "match", "models", "page", "settings", "strokes", "video", "window"
]
"""The subjects of texts. The same English text may have another translation in each.

actions: menus, keys and the key sheet. counts: numbers with their nouns. errors: what is wrong and what to do.
exports: formats and what is written. match: court, players, shots, strokes, score. models: networks, providers and
runs. page: the match page and captions in videos. settings: the settings pane. strokes: names of strokes and hands.
video: files, playback, recordings. window: everything else.
"""
Catalogue: TypeAlias = Callable[[str, str, int], str]
"""Returns the translation of a text, given context, English text and number (-1 for none); '' if there is none."""

_NO_NUMBER: Final = -1
_COMMA: Final = ", "
_PERCENT: Final = "%"
_SPACE_AFTER_WIDE_STOP: Final = re.compile(
    "([\N{IDEOGRAPHIC FULL STOP}\N{FULLWIDTH EXCLAMATION MARK}\N{FULLWIDTH QUESTION MARK}]) "
)
"""The end of a Chinese or Japanese sentence, which has its own space."""
_PACKED: Final = "~text"
"""Key of a text in JSON."""
_SAFE_FORM: Final = re.compile(r",?(\.[0-9]{1,2})?[dfeg%]?", re.ASCII)
"""Formats of numbers in a text from JSON."""
_STORED_COUNT: Final = r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,2}|[0-9]{1,9})"
"""A pattern for `%n` in a stored text. Qt translates no larger numbers."""
_STORED_NUMBER: Final = r"[0-9]+(?: \([0-9]+\))?"
"""A pattern for the field `{number}` in a stored text, such as the 3 of Rally 3, or 3 (2) after a rally was split."""
_SWAP_SEPARATORS: Final = str.maketrans(",.", ".,")


@dataclass(frozen=True, slots=True)
class _Origin:
    """What a text was made of. Its context is '' if only the values are to be translated."""

    context: str
    text: str
    english: str
    number: int
    values: Mapping[str, object]


class LazyText(str):
    """A text in English that `shown` can translate. For everything else it is a `str`."""

    __slots__ = ("origin",)

    origin: _Origin

    def with_values(self, change: Callable[[str], str]) -> "LazyText":
        """Return the same text with each value that is not a number changed, as a string, in English too."""
        origin = self.origin
        if not origin.values:
            return self
        return _made(replace(origin, values={name: _changed(one, change) for name, one in origin.values.items()}))

    def translated(self) -> str:
        """Return the text in the language in use; in English if it has no translation."""
        origin = self.origin
        if not origin.context:
            found = origin.text.replace(f"}}{_COMMA}{{", f"}}{_language.comma}{{")
        else:
            found = _language.catalogue(origin.context, origin.text, origin.number) if _language.catalogue else ""
        if not found:
            return str(self)
        if origin.number != _NO_NUMBER:
            found = found.replace("%n", shown_number(origin.number, ","))
        try:
            made = _SHOWING.vformat(found, (), origin.values) if origin.values else found
        except (LookupError, ValueError):  # a translation with a field that the text has not
            return str(self)
        return made if origin.context else close_up(made)


class TextEnum(enum.StrEnum):
    """An enumeration whose values are written to files in English, and shown in the language of the window.

    Attributes:
        text: the value, to be given to `shown`.
    """

    text: str

    def __new__(cls, value: str) -> Self:
        member = str.__new__(cls, value)
        member._value_ = str(value)
        member.text = value
        return member


class _Language:
    """The language in use."""

    def __init__(self) -> None:
        self.catalogue: Catalogue | None = None
        self.decimal_comma = False
        self.comma = _COMMA
        self.percent = _PERCENT
        self.tag = "en"


_language: Final = _Language()


class _ShowingFormatter(string.Formatter):
    """Fill in fields for people to read: translated, and with the decimal sign of the language."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, str):
            return format(shown(value), format_spec)
        if isinstance(value, numbers.Real) and not isinstance(value, bool):
            return shown_number(value, format_spec)
        return str(format(value, format_spec))


_SHOWING: Final = _ShowingFormatter()


def use_language(
    catalogue: Catalogue | None,
    *,
    decimal_comma: bool = False,
    comma: str = _COMMA,
    percent: str = _PERCENT,
    tag: str = "en",
) -> None:
    """Show all texts in the language of a catalogue from now on; None for English.

    Args:
        catalogue: see `Catalogue`. It is called from any thread.
        decimal_comma: True to show numbers as 1.234,5 instead of 1,234.5.
        comma: what stands between the parts of a list, with the space after it, if the language has one.
        percent: what stands after a percentage, with the space before it, if the language has one.
        tag: BCP 47 tag of the language, such as "zh-TW".
    """
    _language.catalogue, _language.tag, _language.percent = catalogue, tag, percent
    _language.decimal_comma, _language.comma = decimal_comma, comma


def language_tag() -> str:
    """Return the BCP 47 tag of the language in use, such as "en" or "zh-TW"."""
    return _language.tag


def tr(context: Context, text: str, /, *, singular: str = "", n: int | None = None, **values: object) -> str:
    """Return a text in the language in use.

    Args:
        context: subject of the text.
        text: English text, with fields such as `{name}` for the values; in the plural, with `%n` for the number, if it
            has one.
        singular: English text for the number 1.
        n: number for `%n`, where other words depend on it. Needs `singular`.
        values: values of the fields. Those from `tr_lazy` are translated, and numbers get the decimal sign of the
            language, if the field has a format: `{speed:.1f}`.
    """
    return shown(tr_lazy(context, text, singular=singular, n=n, **values))


def tr_lazy(context: Context, text: str, /, *, singular: str = "", n: int | None = None, **values: object) -> str:
    """Return a text in English that `shown` translates later. The arguments are those of `tr`."""
    number = _NO_NUMBER if n is None else n
    return _made(_Origin(context, text, singular if number == 1 else text, number, values))


def join_texts(texts: Iterable[str], separator: str = _COMMA) -> str:
    """Return a list of texts as one text, of which `shown` translates each part, and a comma between them."""
    values = {f"part{number}": text for number, text in enumerate(texts)}
    joined = separator.join(f"{{{name}}}" for name in values)
    return _made(_Origin("", joined, joined, _NO_NUMBER, values))


def number_text(number: int) -> str:
    """Return a whole number with separators of thousands, of which `shown` writes those of the language."""
    return _made(_Origin("", "{number:,}", "{number:,}", _NO_NUMBER, {"number": number}))


def from_table(context: Context, text: str) -> str:
    """Return a text of a table that `packaging/translations.py` reads, to be given to `shown`; '' stays ''."""
    return _made(_Origin(context, text, text, _NO_NUMBER, {})) if text else text


def shown(text: str) -> str:
    """Return a text from `tr_lazy` in the language in use. Return any other text unchanged."""
    return text.translated() if _language.catalogue is not None and isinstance(text, LazyText) else text


def join_list(texts: Iterable[str]) -> str:
    """Return the parts of a list in the language in use as one text, without those that are ''."""
    return shown(join_texts(filter(None, texts)))


def close_up(text: str) -> str:
    """Return a text without spaces between Chinese or Japanese sentences."""
    return _SPACE_AFTER_WIDE_STOP.sub(r"\1", text)


def join_sentences(*sentences: str) -> str:
    """Return sentences in the language in use as one text, without those that are ''."""
    return shown(join_texts(filter(None, sentences), " "))


def pack_texts(value: object) -> object:
    """Return a value for JSON in which texts from `tr_lazy` can be translated after `unpack_texts`."""
    if isinstance(value, LazyText):
        origin = value.origin
        values = {name: _packed_value(one) for name, one in origin.values.items()}
        return {_PACKED: [origin.context, origin.text, origin.english, origin.number, values]}
    if isinstance(value, Mapping):
        return {name: pack_texts(one) for name, one in value.items()}
    return [pack_texts(one) for one in value] if isinstance(value, list | tuple) else value


def _packed_value(value: object) -> object:
    if isinstance(value, numbers.Real):
        return int(value) if isinstance(value, numbers.Integral) else float(value)
    return pack_texts(value if isinstance(value, str) else str(value))


def unpack_texts(value: Any) -> Any:
    """Return a value of `pack_texts`, read from JSON. It is not trusted.

    Raises:
        ValueError: it is nested too deep, or contains a text that `pack_texts` does not write.
    """
    try:
        return _unpack(value)
    except RecursionError:
        raise ValueError("a value that is too deep") from None
    except (IndexError, TypeError, OverflowError):
        raise ValueError("a text whose values do not fit") from None


def _unpack(value: Any) -> Any:
    if isinstance(value, dict):
        return _unpack_text(value[_PACKED]) if _PACKED in value else {k: _unpack(one) for k, one in value.items()}
    return [_unpack(one) for one in value] if isinstance(value, list) else value


def _unpack_text(packed: Any) -> LazyText:
    match packed:
        case [str(context), str(text), str(english), int(number), dict(values)]:
            for one in (text, english) if values else ():
                for _, name, form, conversion in string.Formatter().parse(one):
                    if name is not None and not (
                        name in values and _SAFE_FORM.fullmatch(form or "") and not conversion
                    ):
                        raise ValueError("a text with unknown fields")
            known = {name: _unpack(one) for name, one in values.items()}
            return _made(_Origin(context, text, english, number, known))
        case _:
            raise ValueError("a text of unknown form")


def as_text(value: object) -> str:
    """Return a value from JSON as a text. Unlike `str`, keep its translation."""
    return value if isinstance(value, str) else str(value)


def recognize(text: str, known: Iterable[str]) -> str:
    """Return a text that was stored in English, made translatable again if it is one of the known texts.

    Args:
        known: texts from `tr_lazy`. Their fields match any value, but `{number}` and `%n` match only a number. Values
            are recognized too, but not the values in them.
    """
    return _recognize(text, [one for one in known if isinstance(one, LazyText)], with_values=True)


def _recognize(text: str, known: Sequence[LazyText], *, with_values: bool) -> str:
    for one in known:
        found = _pattern(one.origin.english).fullmatch(text)
        if found is not None:
            values: dict[str, object] = dict(found.groupdict())
            number = int(str(values.pop("n_", _NO_NUMBER)).replace(",", ""))
            if with_values:
                values = {name: _recognize(str(value), known, with_values=False) for name, value in values.items()}
            return _made(replace(one.origin, values=values, number=number))
    return text


@cache
def _pattern(english: str) -> re.Pattern[str]:
    parts = []
    for before, name, _, _ in string.Formatter().parse(english):
        parts.append(re.escape(before).replace("%n", f"(?P<n_>{_STORED_COUNT})"))
        if name is not None:
            parts.append(f"(?P<{name}>{_STORED_NUMBER if name == 'number' else '.+'})")
    return re.compile("".join(parts), re.DOTALL)


def change_words(text: str, old: str, new: str) -> str:
    """Return a text with other words in its values, or in all of it if it is not from `tr_lazy`."""
    if isinstance(text, LazyText):
        return text.with_values(lambda value: value.replace(old, new))
    return text.replace(old, new)


def text_of(value: str) -> str:
    """Return the text to show for a value that may be a member of a `TextEnum`, in the language in use."""
    return shown(value.text if isinstance(value, TextEnum) else value)


def shown_number(number: "float | numbers.Real", form: str = "") -> str:
    """Return a number for people to read, as the language in use writes it: 1,234.5 or 1.234,5; 40% or 40 %.

    Args:
        form: a format specification such as ",.1f", or ".0%" for a share.
    """
    text = format(number, form)
    text = text.translate(_SWAP_SEPARATORS) if _language.decimal_comma else text
    return text.replace(_PERCENT, _language.percent)


def percent_sign() -> str:
    """Return what stands after a percentage in the language in use, with the space before it, if there is one."""
    return _language.percent


def has_decimal_comma() -> bool:
    """Return True if people write 1.234,5 in the language in use."""
    return _language.decimal_comma


def counted(number: int, singular: str, plural: str) -> str:
    """Return a number with its noun, for `count_noun`, whose calls `packaging/translations.py` finds."""
    noun = singular if number == 1 else plural
    return _made(_Origin("counts", f"%n {plural}", f"%n {noun}", number, {}))


def _made(origin: _Origin) -> LazyText:
    english = origin.english
    if origin.number != _NO_NUMBER:  # before the values, which may contain %n themselves
        english = english.replace("%n", f"{origin.number:,}")
    made = LazyText(english.format(**origin.values) if origin.values else english)
    made.origin = origin
    return made


def _changed(value: object, change: Callable[[str], str]) -> object:
    if isinstance(value, LazyText):
        return value.with_values(change)
    return value if isinstance(value, numbers.Number) else change(str(value))
