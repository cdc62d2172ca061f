"""Key maps: sets of keys for one hand on one side of the keyboard, with the other on the mouse."""

import csv
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rallytrace.files import paths
from rallytrace.texts import tr_lazy
from rallytrace.ui.keyboard.keys import KeysById

_LEFT_ON_MACOS: Final = {"clear_point": ("Shift+D", "Backspace", "Delete")}
_RIGHT_ON_MACOS: Final = {"hold_ball": ("'", "E"), "motion": (";", "W")}
"""Keys that replace Ins, which Mac keyboards lack, and Backspace, which removes a correction there."""


@dataclass(frozen=True, slots=True)
class KeyMap:
    """A set of keys that the user can choose as a whole.

    Attributes:
        name: name in the settings, to be given to `shown`.
        keys: keys by action id, only of actions whose keys differ from the defaults.
    """

    name: str
    keys: Mapping[str, tuple[str, ...]]


def _read_keys(hand: str) -> dict[str, tuple[str, ...]]:
    """Return the keys by action id for one hand on the keyboard: 'left' or 'right', a column of the table."""
    with (paths.resources_dir() / "key_maps.tsv").open(encoding="utf-8", newline="") as table:
        rows = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row["action"]: tuple(row[hand].split()) for row in rows if row[hand]}


_STANDARD, _LEFT, _RIGHT = _MAPS = (
    KeyMap(tr_lazy("actions", "Standard"), {}),
    KeyMap(tr_lazy("actions", "Left hand on the keyboard, right hand on the mouse"), _read_keys("left")),
    KeyMap(tr_lazy("actions", "Right hand on the keyboard, left hand on the mouse"), _read_keys("right")),
)


def key_maps_on(platform: str) -> tuple[KeyMap, ...]:
    """Return the key maps of a platform (a value of `sys.platform`)."""
    if platform != "darwin":
        return _MAPS
    return (
        _STANDARD,
        replace(_LEFT, keys={**_LEFT.keys, **_LEFT_ON_MACOS}),
        replace(_RIGHT, keys={**_RIGHT.keys, **_RIGHT_ON_MACOS}),
    )


KEY_MAPS: Final = key_maps_on(sys.platform)


def map_of(overrides: KeysById) -> KeyMap | None:
    """Return the key map with exactly these keys, or None if the user has changed keys individually."""
    given = {action: tuple(keys) for action, keys in overrides.items()}
    return next((key_map for key_map in KEY_MAPS if dict(key_map.keys) == given), None)
