"""Colours that were chosen for video, made to show on the ground of a panel."""

from typing import Final, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]

_LEAST_CONTRAST: Final = 2.6
_STEPS: Final = 20


def legible(colour: Rgb, ground: Rgb) -> Rgb:
    """The colour itself where it stands out from the ground, else the nearest darker (or lighter) one that does."""
    away = 0 if luminance(ground) > 0.18 else 255
    for step in range(_STEPS + 1):
        share = step / _STEPS
        mixed = tuple(round(part * (1 - share) + away * share) for part in colour)
        tried = (mixed[0], mixed[1], mixed[2])
        if contrast(tried, ground) >= _LEAST_CONTRAST:
            return tried
    return away, away, away


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast ratio of two colours, 1 to 21, as the Web Content Accessibility Guidelines 2.1 define it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Rgb) -> float:
    """How light a colour is, 0 to 1, by the same definition."""
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
