"""What the columns of label files are called."""

import enum
import re


class Role(enum.StrEnum):
    """What a column is there for."""

    FRAME = "frame"
    VISIBILITY = "visibility"
    X = "x"
    Y = "y"
    SOURCE = "source"
    CONFIDENCE = "confidence"


_NAMES = {
    Role.FRAME: (
        "frame",
        "framenum",
        "framenumber",
        "frameno",
        "frameid",
        "frameidx",
        "frameindex",
        "filename",
        "file",
        "image",
        "imagename",
        "imagefile",
        "img",
        "framename",
        "index",
        "idx",
    ),
    Role.VISIBILITY: ("visibility", "visible", "ball", "vis", "visibilityclass", "isvisible", "detected", "hasball"),
    Role.X: ("x", "xcoordinate", "xcoord", "ballx", "xpos", "posx", "xball", "xpx", "xpixel", "cx", "xcenter"),
    Role.Y: ("y", "ycoordinate", "ycoord", "bally", "ypos", "posy", "yball", "ypx", "ypixel", "cy", "ycenter"),
    Role.SOURCE: ("source",),
    Role.CONFIDENCE: ("confidence",),
}
"""Names by what they stand for, in small letters and without spaces and signs; the earlier one wins."""

_RANK = {name: (role, place) for role, names in _NAMES.items() for place, name in enumerate(names)}

WORDS_OF_VISIBILITY = {
    "true": 1,
    "yes": 1,
    "visible": 1,
    "false": 0,
    "no": 0,
    "invisible": 0,
    "hidden": 3,
    "occluded": 3,
}
"""Visibilities that are written as words, as the classes that tennis labels have."""


def role_of(name: str) -> Role | None:
    """What a column of this name is there for; None where that is not known."""
    found = _RANK.get(_plain(name))
    return found[0] if found else None


def columns_by_name(header: tuple[str, ...]) -> dict[Role, list[int]]:
    """The columns that may be a role's, by their names, the likeliest first."""
    found: dict[Role, list[tuple[int, int]]] = {}
    for number, name in enumerate(header):
        rank = _RANK.get(_plain(name))
        if rank:
            found.setdefault(rank[0], []).append((rank[1], number))
    return {role: [number for _, number in sorted(places)] for role, places in found.items()}


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name[:60].lower())
