"""Name the strokes: badminton's types from ShuttleSet and their nine groups, and the strokes of tennis and padel.

Source: Wang et al., "ShuttleSet: A Human-Annotated Stroke-Level Singles Dataset for Badminton Tactical Analysis", KDD
2023.
"""

import enum
from collections.abc import Mapping
from typing import Final, TypeAlias


class StrokeGroup(enum.StrEnum):
    """A group of stroke types in badminton. The value is its name in files and on the screen."""

    SMASH = "smash"
    CLEAR = "clear"
    LIFT = "lift"
    NET = "net"
    DROP = "drop"
    DRIVE = "drive"
    PUSH = "push"
    SHORT_SERVICE = "short service"
    LONG_SERVICE = "long service"


class RacketStroke(enum.StrEnum):
    """A stroke of tennis or padel. The value is its name in files and on the screen."""

    SERVE = "serve"
    FOREHAND = "forehand"
    BACKHAND = "backhand"
    VOLLEY = "volley"
    OVERHEAD = "overhead"
    LOB = "lob"


StrokeName: TypeAlias = StrokeGroup | RacketStroke
"""The name of a stroke in any sport. No two names have the same value."""


_NAMES: Final[Mapping[str, StrokeName]] = {name.value: name for name in (*StrokeGroup, *RacketStroke)}


def stroke_name(text: str) -> StrokeName:
    """Return the stroke name that has this value.

    Raises:
        ValueError: no stroke name has it.
    """
    if text not in _NAMES:
        raise ValueError(f"{text!r} is not a stroke")
    return _NAMES[text]


class StrokeType(enum.StrEnum):
    """A type of stroke; the value is its name in files and on the screen. The network has one output for each."""

    SMASH = "smash"
    WRIST_SMASH = "wrist smash"
    CLEAR = "clear"
    LOB = "lob"
    DEFENSIVE_LOB = "defensive return lob"
    NET_SHOT = "net shot"
    RETURN_NET = "return net"
    CROSS_COURT_NET_SHOT = "cross-court net shot"
    DROP = "drop"
    PASSIVE_DROP = "passive drop"
    DRIVE = "drive"
    DRIVEN_FLIGHT = "driven flight"
    BACK_COURT_DRIVE = "back-court drive"
    DEFENSIVE_DRIVE = "defensive return drive"
    PUSH = "push"
    RUSH = "rush"
    SHORT_SERVICE = "short service"
    LONG_SERVICE = "long service"


_MEMBERS: Final[Mapping[StrokeGroup, tuple[StrokeType, ...]]] = {
    StrokeGroup.SMASH: (StrokeType.SMASH, StrokeType.WRIST_SMASH),
    StrokeGroup.CLEAR: (StrokeType.CLEAR,),
    StrokeGroup.LIFT: (StrokeType.LOB, StrokeType.DEFENSIVE_LOB),
    StrokeGroup.NET: (StrokeType.NET_SHOT, StrokeType.RETURN_NET, StrokeType.CROSS_COURT_NET_SHOT),
    StrokeGroup.DROP: (StrokeType.DROP, StrokeType.PASSIVE_DROP),
    StrokeGroup.DRIVE: (
        StrokeType.DRIVE,
        StrokeType.DRIVEN_FLIGHT,
        StrokeType.BACK_COURT_DRIVE,
        StrokeType.DEFENSIVE_DRIVE,
    ),
    StrokeGroup.PUSH: (StrokeType.PUSH, StrokeType.RUSH),
    StrokeGroup.SHORT_SERVICE: (StrokeType.SHORT_SERVICE,),
    StrokeGroup.LONG_SERVICE: (StrokeType.LONG_SERVICE,),
}

GROUP_OF: Final[Mapping[StrokeType, StrokeGroup]] = {
    stroke_type: group for group, members in _MEMBERS.items() for stroke_type in members
}
"""The group of each type, in the order of the types."""
