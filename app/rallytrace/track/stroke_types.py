"""Name the strokes: badminton's types from ShuttleSet and their nine groups, and the strokes of tennis and padel.

Source: Wang et al., "ShuttleSet: A Human-Annotated Stroke-Level Singles Dataset for Badminton Tactical Analysis", KDD
2023.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rallytrace.texts import TextEnum, tr_lazy


class StrokeGroup(TextEnum):
    """A group of stroke types in badminton. The value is its name in files and on the screen."""

    SMASH = tr_lazy("strokes", "smash")
    CLEAR = tr_lazy("strokes", "clear")
    LIFT = tr_lazy("strokes", "lift")
    NET = tr_lazy("strokes", "net")
    DROP = tr_lazy("strokes", "drop")
    DRIVE = tr_lazy("strokes", "drive")
    PUSH = tr_lazy("strokes", "push")
    SHORT_SERVICE = tr_lazy("strokes", "short service")
    LONG_SERVICE = tr_lazy("strokes", "long service")


class RacketStroke(TextEnum):
    """A stroke of tennis or padel. The value is its name in files and on the screen."""

    SERVE = tr_lazy("strokes", "serve")
    FOREHAND = tr_lazy("strokes", "forehand")
    BACKHAND = tr_lazy("strokes", "backhand")
    VOLLEY = tr_lazy("strokes", "volley")
    OVERHEAD = tr_lazy("strokes", "overhead")
    LOB = tr_lazy("strokes", "lob")


StrokeName: TypeAlias = StrokeGroup | RacketStroke
"""The name of a stroke in any sport. No two names have the same value."""
SERVICES: Final[frozenset[StrokeName]] = frozenset(
    {StrokeGroup.SHORT_SERVICE, StrokeGroup.LONG_SERVICE, RacketStroke.SERVE}
)


_NAMES: Final[Mapping[str, StrokeName]] = {name.value: name for name in (*StrokeGroup, *RacketStroke)}


def stroke_name(text: str) -> StrokeName:
    """Return the stroke name that has this value.

    Raises:
        ValueError: no stroke name has it.
    """
    if text not in _NAMES:
        raise ValueError(f"{text!r} is not a stroke")
    return _NAMES[text]


class StrokeType(TextEnum):
    """A type of stroke; the value is its name in files and on the screen. The network has one output for each."""

    SMASH = tr_lazy("strokes", "smash")
    WRIST_SMASH = tr_lazy("strokes", "wrist smash")
    CLEAR = tr_lazy("strokes", "clear")
    LOB = tr_lazy("strokes", "lob")
    DEFENSIVE_LOB = tr_lazy("strokes", "defensive return lob")
    NET_SHOT = tr_lazy("strokes", "net shot")
    RETURN_NET = tr_lazy("strokes", "return net")
    CROSS_COURT_NET_SHOT = tr_lazy("strokes", "cross-court net shot")
    DROP = tr_lazy("strokes", "drop")
    PASSIVE_DROP = tr_lazy("strokes", "passive drop")
    DRIVE = tr_lazy("strokes", "drive")
    DRIVEN_FLIGHT = tr_lazy("strokes", "driven flight")
    BACK_COURT_DRIVE = tr_lazy("strokes", "back-court drive")
    DEFENSIVE_DRIVE = tr_lazy("strokes", "defensive return drive")
    PUSH = tr_lazy("strokes", "push")
    RUSH = tr_lazy("strokes", "rush")
    SHORT_SERVICE = tr_lazy("strokes", "short service")
    LONG_SERVICE = tr_lazy("strokes", "long service")


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
