"""The rules of settings: each gives the check, the place in the file and the widget of one."""

import enum
import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self

_COLOUR = re.compile(r"#[0-9a-f]{6}")
MOST_FILES: Final = 12
_LONGEST_TEXT: Final = 4096


class WordedEnum(enum.StrEnum):
    """An enumeration with words for the user; the value is the member's name on the command line.

    Attributes:
        words: for the user.
    """

    words: str

    def __new__(cls, value: str, words: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member


class ValueKind(enum.Enum):
    """The kind of a setting's value; the comment gives the Python type and a suitable widget."""

    TRUTH = enum.auto()
    """bool: a tick."""
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
    """The allowed values of one setting, and its words.

    Attributes:
        kind: of the value.
        name: for the user.
        help: its effect in a sentence or two.
        unit: of a number; '' for a mere number.
        choices: for a CHOICE, each value with its words.
        member_type: the type of a CHOICE; None for text.
        none_words: the meaning of None in words; '' if None is not allowed.
        group: its heading in the settings pane; '' for none.
        slider: whether a slider suits the number.
        key: in the file; '' for the setting's own name.
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
        """The setting's value from a typed, picked or read one.

        Raises:
            ValueError: it is impossible; the text is a sentence about possible ones.
        """
        if given is None and self.none_words:
            return None
        made = self._made(given)
        if made is None:
            raise ValueError(f"{self.name} must be {self.wanted()}.")
        return made

    def wanted(self) -> str:
        """The possible values, in words after 'must be'."""
        unit = f" {self.unit}" if self.unit else ""
        bounds = f"from {self.minimum:.12g} to {self.maximum:.12g}{unit}"
        known = ", ".join(repr(value) for value, _ in self.choices)
        return {
            ValueKind.TRUTH: "true or false",
            ValueKind.INTEGER: f"a whole number {bounds}",
            ValueKind.DECIMAL: f"a number {bounds}",
            ValueKind.CHOICE: f"one of {known}",
            ValueKind.COLOUR: "a colour such as '#3060c0'",
            ValueKind.FILE: "the path of a file",
            ValueKind.FILES: f"a list of at most {MOST_FILES} paths of files",
            ValueKind.WORDS: "a table of texts",
            ValueKind.KEYS: "a table of actions and the keys of each",
        }[self.kind]

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
    """A dataclass field for a setting.

    Args:
        bounds: minimum and maximum of a number.
        option: the `RunOption` of an option of a run; None for a setting of the window only.
        **more: of the `Rule`.
    """
    rule = Rule(kind, name, help_, *bounds, **facts)
    return field(default=default, metadata={"rule": rule} if option is None else {"rule": rule, "option": option})


def plain(value: Any) -> Any:
    """A setting's value as JSON holds it; `Rule.value` makes it again."""
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
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > MOST_FILES:
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
    return isinstance(value, str) and len(value) <= _LONGEST_TEXT and "\0" not in value


_MAKERS: Final[Mapping[ValueKind, Callable[[object], Any]]] = {
    ValueKind.TRUTH: _truth,
    ValueKind.COLOUR: _colour,
    ValueKind.FILE: _path,
    ValueKind.FILES: _paths,
    ValueKind.WORDS: _words,
    ValueKind.KEYS: _keys,
}
"""What makes a value of each kind that needs nothing of the rule but that; None where it cannot."""
