"""Keys in words: which action has which, what the settings change about that, and what is wrong with it."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from rallytrace.ui.keyboard.action_spec import ActionSpec, Hold, Need
from rallytrace.ui.keyboard.actions import ACTIONS

_NEVER_BOTH: Final = (
    Need.RANGE | Need.NO_RANGE,
    Need.RUNNING | Need.IDLE,
    Need.PREVIEW | Need.NO_PREVIEW,
    Need.PROPOSAL | Need.NO_PROPOSAL,
    Need.PROPOSAL | Need.PREVIEW,
)

KeysById = Mapping[str, Sequence[str]]
"""Keys in portable words ("Ctrl+Shift+Z") by the action's id; only those that are not the table's."""


def keys_of(spec: ActionSpec, overrides: KeysById) -> tuple[str, ...]:
    """The keys of an action, in portable words, as the settings have them or else the table."""
    return tuple(key for key in overrides.get(spec.id, spec.keys) if problem_with(key) is None)


def sequence(key: str) -> QKeySequence:
    """The key as Qt knows it; it holds nothing where these are not words for a key."""
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def bare_key(key: str) -> int:
    """The key (`Qt.Key`) without its modifiers."""
    return int(_combination(key).key())


def in_words(key: str) -> str:
    """The key as this system and language write it."""
    return sequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def problem_with(key: str) -> str | None:
    """Why these words are no key that can be used; None where they are."""
    found = sequence(key)
    written = found.toString(QKeySequence.SequenceFormat.PortableText)
    if found.isEmpty() or not written or not written.isprintable() or written.endswith("Unknown"):
        return f"'{key}' is not a key."
    if found.count() > 1:
        return f"'{key}' is more than one key."
    return None


def conflicts(overrides: KeysById) -> tuple[str, ...]:
    """What is wrong with these keys, each in a sentence: no such action, no such key, two actions for one key."""
    known = {spec.id for spec in ACTIONS}
    found = [f"There is no action '{name}'." for name in overrides if name not in known]
    users: dict[str, list[ActionSpec]] = {}
    for spec in ACTIONS:
        for key in dict.fromkeys(overrides.get(spec.id, spec.keys)):
            problem = problem_with(key) or (_hold_problem(key) if spec.hold is not Hold.NO else None)
            if problem is not None:
                found.append(f"{spec.name}: {problem}")
                continue
            users.setdefault(sequence(key).toString(), []).append(spec)
    found += [
        f"{in_words(key)} belongs to {_listing(spec.name for spec in specs)}; none of them will answer to it."
        for key, specs in users.items()
        if any(_meet(one, other) for one, other in itertools.combinations(specs, 2))
    ]
    return tuple(found)


def undecided(key: str, specs: Sequence[ActionSpec]) -> str:
    """What to say when a key is pressed that several actions have which are all possible."""
    count = "Two" if len(specs) == 2 else str(len(specs))
    listing = _listing(spec.name for spec in specs)
    return f"{count} actions have the key {in_words(key)}: {listing}. The settings can give one of them another."


def _meet(one: ActionSpec, other: ActionSpec) -> bool:
    """Whether two actions can be possible at the same time, so that a key of both would be nobody's."""
    if Need.EVENT_MODE in one.needs ^ other.needs:
        return False
    needs = one.needs | other.needs
    return not any(pair in needs for pair in _NEVER_BOTH)


def _hold_problem(key: str) -> str | None:
    """A key that is held must be a bare one: modifiers may be let go before it."""
    if _combination(key).keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        return f"'{key}' cannot be held; choose a key without Ctrl, Alt or Shift."
    return None


def _combination(key: str) -> QKeyCombination:
    # PySide6's stubs have forgotten that a sequence can be indexed.
    first = sequence(key)[0]  # type: ignore[index]
    assert isinstance(first, QKeyCombination)
    return first


def _listing(names: Iterable[str]) -> str:
    *first, last = (f"'{name}'" for name in names)
    return f"{', '.join(first)} and {last}"
