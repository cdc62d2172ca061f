"""Are two colours far enough apart, also for eyes that do not see all of them?

Colour blindness is simulated after Machado, Oliveira and Fernandes (2009), the matrices for full severity, in linear
RGB; distances are Euclidean in CIELAB (CIE 1976).
"""

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Final, TypeAlias

_Triple: TypeAlias = tuple[float, float, float]

NEAR: Final = 18.0
"""Colours nearer than this are easily taken for one another where they are small: in a line, in a marker."""

_EYES: Final[Mapping[str, tuple[_Triple, _Triple, _Triple]]] = {
    "": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "for red-blind eyes": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "for green-blind eyes": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "for blue-blind eyes": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_WHITE: Final = (0.95047, 1.0, 1.08883)


def likenesses(colours: Mapping[str, str]) -> tuple[str, ...]:
    """What is too alike, a sentence for each pair.

    Args:
        colours: `#rrggbb` by what has the colour, in words that begin a sentence.
    """
    found = []
    for (one, first), (other, second) in combinations(colours.items(), 2):
        eyes = [name for name in _EYES if distance(first, second, name) < NEAR]
        if "" in eyes:
            found.append(f"{one} and {other.lower()} are nearly of one colour.")
        elif eyes:
            found.append(f"{one} and {other.lower()} are hard to tell apart {' and '.join(eyes)}.")
    return tuple(found)


def distance(one: str, other: str, eyes: str = "") -> float:
    """How far two colours `#rrggbb` are apart in CIELAB, seen with one of the kinds of eyes."""
    first, second = (_lab(_seen(_linear(colour), eyes)) for colour in (one, other))
    return math.dist(first, second)


def _linear(colour: str) -> _Triple:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _expanded(red), _expanded(green), _expanded(blue)


def _expanded(value: float) -> float:
    """A value of sRGB made proportional to light (IEC 61966-2-1)."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _seen(colour: _Triple, eyes: str) -> _Triple:
    red, green, blue = (min(max(sum(a * b for a, b in zip(row, colour, strict=True)), 0.0), 1.0) for row in _EYES[eyes])
    return red, green, blue


def _lab(colour: _Triple) -> _Triple:
    red, green, blue = colour
    x, y, z = (
        _cubed(value / white)
        for value, white in zip(
            (
                0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
                0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
                0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
            ),
            _WHITE,
            strict=True,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cubed(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
