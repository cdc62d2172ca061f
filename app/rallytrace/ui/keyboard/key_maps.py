"""Key maps: sets of keys for one hand on one side of the keyboard, with the other on the mouse."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rallytrace.ui.keyboard.keys import KeysById

_ACCEPT: Final = ("accept", "fill_take", "proposal_take")
_ACCEPT_PART: Final = ("accept_and_stay", "proposal_take_stretch")
_LEFT_ON_MACOS: Final = {"clear_point": ("Shift+D", "Backspace", "Delete")}
_RIGHT_ON_MACOS: Final = {"hold_ball": ("'", "E"), "motion": (";", "W")}
"""Instead of Ins, missing there, and Backspace, the key for removing the correction."""


@dataclass(frozen=True, slots=True)
class KeyMap:
    """Keys chosen together.

    Attributes:
        name: in the settings.
        keys: of the actions with other keys than the default ones.
    """

    name: str
    keys: Mapping[str, tuple[str, ...]]


_STANDARD, _LEFT, _RIGHT = _MAPS = (
    KeyMap("Standard", {}),
    KeyMap(
        "Left hand on the keyboard, right hand on the mouse",
        {
            "next_suspicious": ("S", "N", "F3"),
            "previous_suspicious": ("Shift+S", "Shift+N", "Shift+F3"),
            **dict.fromkeys(_ACCEPT, ("C", "Return", "Enter")),
            **dict.fromkeys(_ACCEPT_PART, ("Shift+C", "Shift+Return", "Shift+Enter")),
            "middle_of_gap": ("B", "M"),
            "clear_point": ("Shift+D", "Delete"),
            "lift_shadows": ("Alt+S",),
            "deepen_shadows": ("Alt+Shift+S",),
            "more_contrast": ("Alt+C",),
            "less_contrast": ("Alt+Shift+C",),
            "brighter": ("Alt+B",),
            "darker": ("Alt+Shift+B",),
        },
    ),
    KeyMap(
        "Right hand on the keyboard, left hand on the mouse",
        {
            "mark_visible": ("7", "V"),
            "mark_occluded": ("8", "Q"),
            "mark_no_ball": ("9", "X"),
            "visible_in_range": ("Alt+7", "Shift+V"),
            "occluded_in_range": ("Alt+8", "Shift+Q"),
            "no_ball_in_range": ("Alt+9", "Shift+X"),
            "fill": ("6", "F"),
            "layer_court": ("Alt+6",),
            "layer_flights": ("Ctrl+9",),
            "hold_ball": ("Ins", "E"),
            "motion": ("Backspace", "W"),
            "undo": ("Alt+Backspace", "Ctrl+Z"),
            "redo": ("Alt+Shift+Backspace", "Ctrl+Shift+Z", "Ctrl+Y"),
        },
    ),
)


def key_maps_on(platform: str) -> tuple[KeyMap, ...]:
    """The key maps of a platform (as `sys.platform`)."""
    if platform != "darwin":
        return _MAPS
    return (
        _STANDARD,
        replace(_LEFT, keys={**_LEFT.keys, **_LEFT_ON_MACOS}),
        replace(_RIGHT, keys={**_RIGHT.keys, **_RIGHT_ON_MACOS}),
    )


KEY_MAPS: Final = key_maps_on(sys.platform)


def map_of(overrides: KeysById) -> KeyMap | None:
    """The map of these keys; None after individual changes."""
    given = {action: tuple(keys) for action, keys in overrides.items()}
    return next((key_map for key_map in KEY_MAPS if dict(key_map.keys) == given), None)
