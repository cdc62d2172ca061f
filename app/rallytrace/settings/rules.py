"""The rule of a setting: which values are valid, its key in the file, and what its widget needs."""

import enum
import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self

from rallytrace.texts import tr_lazy

_COLOUR = re.compile(r"#[0-9a-f]{6}")
MAX_RECENT_FILES: Final = 12
_MAX_TEXT_CHARACTERS: Final = 4096


class InvalidValueError(ValueError):
    """A value that a setting cannot have.

    Attributes:
        problem: A sentence that says which values are valid, to be given to `shown`.
    """

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class WordedEnum(enum.StrEnum):
    """An enumeration of command-line values, each with a text for the user.

    Attributes:
            words: The member's text for the user.
    """

    words: str

    def __new__(cls, value: str, words: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member


class ValueKind(enum.Enum):
    """The kind of a setting's value. Each member's docstring gives the Python type and a suitable widget."""

    TRUTH = enum.auto()
    """bool: a check box."""
    INTEGER = enum.auto()
    """int from minimum to maximum: a number field."""
    DECIMAL = enum.auto()
    """float from minimum to maximum: a number field, or a slider."""
    CHOICE = enum.auto()
    """str, one of the choices: a list."""
    COLOUR = enum.auto()
    """str `#rrggbb` in small letters: a colour button."""
    FILE = enum.auto()
    """Path: a file field."""
    FILES = enum.auto()
    """tuple of Path, the latest first."""
    WORDS = enum.auto()
    """Mapping of text to text."""
    KEYS = enum.auto()
    """Mapping of an action's id to its keys, a tuple of text; an empty tuple takes the action's keys away."""


@dataclass(frozen=True, slots=True)
class Rule:
    """The valid values of one setting, and its texts, which are to be given to `shown`.

    Attributes:
        name: The setting's name in the window.
        help: One or two sentences on what the setting does.
        minimum: The smallest valid number.
        maximum: The largest valid number.
        unit: The unit of a number; '' if it has none.
        choices: The values of a CHOICE, each with its text for the user.
        member_type: The enumeration that a CHOICE is converted to; None to keep the text.
        none_words: The text for the value None; '' if None is not valid.
        group: The heading above the setting in the settings pane; '' for none.
        slider: True if the number is best set with a slider.
        key: The key in the settings file; '' to use the field's name.
    """

    kind: ValueKind
    name: str
    help: str = ""
    minimum: float = -math.inf
    maximum: float = math.inf
    unit: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    member_type: type[enum.StrEnum] | None = None
    none_words: str = ""
    group: str = ""
    slider: bool = False
    key: str = ""

    def value(self, given: object) -> Any:
        """Check a typed, picked or loaded value and convert it to the setting's type.

        Raises:
            InvalidValueError: The value is not valid.
        """
        if given is None and self.none_words:
            return None
        made = self._made(given)
        if made is None:
            raise InvalidValueError(
                tr_lazy("errors", "{name} must be {requirement}.", name=self.name, requirement=self.requirement())
            )
        return made

    def requirement(self) -> str:
        """Return a phrase that describes the valid values, to follow 'must be'. It is to be given to `shown`."""
        known = ", ".join(repr(value) for value, _ in self.choices)
        return {
            ValueKind.TRUTH: tr_lazy("errors", "true or false"),
            ValueKind.INTEGER: tr_lazy("errors", "a whole number {range}", range=self.range()),
            ValueKind.DECIMAL: tr_lazy("errors", "a number {range}", range=self.range()),
            ValueKind.CHOICE: tr_lazy("errors", "one of {values}", values=known),
            ValueKind.COLOUR: tr_lazy("errors", "a colour such as '#3060c0'"),
            ValueKind.FILE: tr_lazy("errors", "the path of a file"),
            ValueKind.FILES: tr_lazy("errors", "a list of at most {count} paths of files", count=MAX_RECENT_FILES),
            ValueKind.WORDS: tr_lazy("errors", "a table of texts"),
            ValueKind.KEYS: tr_lazy("errors", "a table of actions and the keys of each"),
        }[self.kind]

    def range(self) -> str:
        """Return the valid numbers as a phrase, to be given to `shown`."""
        if not self.unit:
            return tr_lazy(
                "errors", "from {minimum:.12g} to {maximum:.12g}", minimum=self.minimum, maximum=self.maximum
            )
        return tr_lazy(
            "errors",
            "from {minimum:.12g} to {maximum:.12g} {unit}",
            minimum=self.minimum,
            maximum=self.maximum,
            unit=self.unit,
        )

    def _made(self, given: object) -> Any:
        if self.kind in (ValueKind.INTEGER, ValueKind.DECIMAL):
            return self._number(given)
        if self.kind is ValueKind.CHOICE:
            known = given in [value for value, _ in self.choices]
            if not known or self.member_type is None:
                return given if known else None
            return self.member_type(str(given))
        return _MAKERS[self.kind](given)

    def _number(self, given: object) -> float | int | None:
        if isinstance(given, bool) or not isinstance(given, int | float) or not self.minimum <= given <= self.maximum:
            return None
        if self.kind is ValueKind.DECIMAL:
            return float(given)
        return int(given) if given == int(given) else None


def setting_field(
    kind: ValueKind, default: Any, name: str, help_: str = "", *bounds: Any, option: object = None, **facts: Any
) -> Any:
    """Return a dataclass field for a setting.

    Args:
        bounds: The minimum and maximum of a number.
        option: The `RunOption` if tracking runs take the setting; None if only the window uses it.
        **facts: Further fields of the `Rule`.
    """
    rule = Rule(kind, name, help_, *bounds, **facts)
    return field(default=default, metadata={"rule": rule} if option is None else {"rule": rule, "option": option})


def plain(value: Any) -> Any:
    """Return a setting's value as a JSON type; `Rule.value` converts it back."""
    match value:
        case Path():
            return str(value)
        case tuple():
            return [plain(item) for item in value]
        case Mapping():
            return {key: plain(item) for key, item in value.items()}
        case _:
            return value


def _colour(given: object) -> str | None:
    lowered = given.lower() if isinstance(given, str) else ""
    return lowered if _COLOUR.fullmatch(lowered) else None


def _path(given: object) -> Path | None:
    if isinstance(given, Path):
        return given
    return Path(given) if isinstance(given, str) and given and _is_text(given) else None


def _paths(given: object) -> tuple[Path, ...] | None:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > MAX_RECENT_FILES:
        return None
    made = [_path(item) for item in given]
    return None if None in made else tuple(path for path in made if path is not None)


def _truth(given: object) -> bool | None:
    return given if isinstance(given, bool) else None


def _words(given: object) -> dict[str, str] | None:
    return dict(given) if isinstance(given, Mapping) and _all_text([*given, *given.values()]) else None


def _keys(given: object) -> dict[str, tuple[str, ...]] | None:
    if not isinstance(given, Mapping) or not _all_text(list(given)):
        return None
    made: dict[str, tuple[str, ...]] = {}
    for action, keys in given.items():
        if not isinstance(keys, list | tuple) or not _all_text(keys):
            return None
        made[action] = tuple(keys)
    return made


def _all_text(values: Sequence[object]) -> bool:
    return all(_is_text(value) for value in values)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _MAX_TEXT_CHARACTERS and "\0" not in value


_MAKERS: Final[Mapping[ValueKind, Callable[[object], Any]]] = {
    ValueKind.TRUTH: _truth,
    ValueKind.COLOUR: _colour,
    ValueKind.FILE: _path,
    ValueKind.FILES: _paths,
    ValueKind.WORDS: _words,
    ValueKind.KEYS: _keys,
}
"""Converters for the kinds that need nothing else from the rule. They return None for an invalid value."""
