"""Parse cells of label files: numbers, names of pictures, and names of columns."""

import enum
import re
from collections.abc import Sequence

import numpy as np

from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats

MISSING = frozenset({"", "nan", "na", "n/a", "null", "none", "-", "--", "?", "nil", "<na>"})
"""Cell contents that mean a missing value."""
_NUMBER_PATTERN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\Z", re.ASCII)
_PICTURE_NAME_PATTERN = re.compile(
    r"(?:.*[/\\])?[^/\\]*?(\d+)(?:\.(?:jpe?g|png|bmp|tiff?|webp))?\Z", re.IGNORECASE | re.ASCII
)
_MAX_NUMBER_CHARACTERS = 60
"""Maximum length of a number."""


def is_number(cell: str) -> bool:
    """Return True if a stripped cell holds a number, with or without a decimal point."""
    return len(cell) <= _MAX_NUMBER_CHARACTERS and _NUMBER_PATTERN.match(cell) is not None


def is_missing(cell: str) -> bool:
    return cell.lower() in MISSING


def numbers(cells: Sequence[str], *, decimal_comma: bool = False) -> tuple[Floats, Flags]:
    """Parse a column of numbers. The mask marks cells that hold neither a number nor a missing value."""
    if decimal_comma:
        cells = [cell.replace(",", ".") for cell in cells]
    joined = "".join(cells)
    try:
        # float() also accepts underscores, digits of other scripts and any length; `is_number` refuses them.
        plain = joined.isascii() and "_" not in joined and max(map(len, cells), default=0) <= _MAX_NUMBER_CHARACTERS
        made = np.array([float(cell) for cell in (cells if plain else [])], np.float64)
    except ValueError:
        made = np.zeros(0)
    if len(made) < len(cells):
        made = np.array([_number(cell) for cell in cells], np.float64)
        return made, np.isnan(made) & ~np.array([is_missing(cell) for cell in cells], np.bool_)
    odd = ~np.isfinite(made)
    for row in np.flatnonzero(odd).tolist():
        odd[row] = not is_missing(cells[row])
        made[row] = np.nan
    return made, odd


def _number(cell: str) -> float:
    if not is_number(cell):
        return np.nan
    value = float(cell)
    return value if np.isfinite(value) else np.nan


def remedy_of_digits(cell: str) -> str:
    """Return a hint if a cell contains digits of other scripts, else ''."""
    foreign = any(letter.isdecimal() and not letter.isascii() for letter in cell)
    return tr_lazy("errors", "Use the digits 0 to 9.") if foreign else ""


def frame_of_name(cell: str) -> int | None:
    """Return the number in the name of a picture file ('clip/frame_0012.jpg' is 12), or None."""
    if len(cell) > 4 * _MAX_NUMBER_CHARACTERS or is_number(cell):
        return None
    found = _PICTURE_NAME_PATTERN.match(cell)
    return int(found[1][-18:]) if found else None


def frame_numbers(cells: Sequence[str], *, decimal_comma: bool) -> tuple[Floats, Flags, bool]:
    """Return the frame numbers in a column, a mask of faulty cells, and whether most cells are names of pictures."""
    made, odd = numbers(cells, decimal_comma=decimal_comma)
    named = [(row, frame_of_name(cells[row])) for row in np.flatnonzero(odd).tolist()]
    found = {row: number for row, number in named if number is not None}
    for row, number in found.items():
        made[row], odd[row] = number, False
    return made, odd, len(found) * 2 > len(cells)


class Role(enum.StrEnum):
    FRAME = "frame"
    TIME = "time"
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
    Role.TIME: (
        "time",
        "times",
        "timems",
        "timesec",
        "timeseconds",
        "t",
        "ts",
        "tms",
        "timestamp",
        "seconds",
        "sec",
        "ms",
    ),
    Role.VISIBILITY: ("visibility", "visible", "ball", "vis", "visibilityclass", "isvisible", "detected", "hasball"),
    Role.X: ("x", "xcoordinate", "xcoord", "ballx", "xpos", "posx", "xball", "xpx", "xpixel", "cx", "xcenter"),
    Role.Y: ("y", "ycoordinate", "ycoord", "bally", "ypos", "posy", "yball", "ypx", "ypixel", "cy", "ycenter"),
    Role.SOURCE: ("source",),
    Role.CONFIDENCE: ("confidence", "conf"),
}
"""Names of columns in lower case without spaces and punctuation. Earlier names take precedence."""

_RANK = {name: (role, rank) for role, names in _NAMES.items() for rank, name in enumerate(names)}

VISIBILITY_WORDS = {
    "true": 1,
    "yes": 1,
    "visible": 1,
    "false": 0,
    "no": 0,
    "invisible": 0,
    "hidden": 3,
    "occluded": 3,
}
"""Visibilities written as words, each with its class in tennis labels, 0 to 3."""


def role_of(name: str) -> Role | None:
    """Return the role of a column with this name, or None if the name is unknown."""
    found = _RANK.get(_plain(name))
    return found[0] if found else None


def columns_by_name(header: tuple[str, ...]) -> dict[Role, list[int]]:
    """Return the columns that may have each role according to their names, the likeliest first."""
    found: dict[Role, list[tuple[int, int]]] = {}
    for number, name in enumerate(header):
        rank = _RANK.get(_plain(name))
        if rank:
            found.setdefault(rank[0], []).append((rank[1], number))
    return {role: [number for _, number in sorted(ranked)] for role, ranked in found.items()}


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name[:60].lower())
