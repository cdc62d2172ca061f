"""A player's name set by the user: all that a project stores about who plays."""

import enum
from dataclasses import dataclass

MAX_NAME_CHARACTERS = 80
"""Largest number of characters of a name."""


class RacketHand(enum.StrEnum):
    """The hand that holds a player's racket; the value is its name in files."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True, order=True)
class PlayerName:
    """The name of the player who stands at a position of a frame. It applies to that player's whole rally.

    The position remains valid if poses are found again.

    Attributes:
        x: column in video pixels, inside the player's box.
        y: row in video pixels.
        name: not empty.
        hand: racket hand of the player, the same in all entries of one name.
    """

    frame: int
    x: float
    y: float
    name: str
    hand: RacketHand = RacketHand.RIGHT
