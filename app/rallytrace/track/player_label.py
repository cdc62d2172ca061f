"""Store the name of a player set by the user. It is all that a project stores about who plays."""

from dataclasses import dataclass

from rallytrace.texts import TextEnum, tr_lazy

MAX_NAME_CHARACTERS = 80
"""Largest number of characters of a name."""


class RacketHand(TextEnum):
    """The hand that holds a player's racket. The value is its name in files."""

    RIGHT = tr_lazy("strokes", "right")
    LEFT = tr_lazy("strokes", "left")


@dataclass(frozen=True, slots=True, order=True)
class PlayerName:
    """The name of the player who is at a position in a frame. It applies to that player in the whole rally.

    The position stays valid if poses are searched again.

    Attributes:
        x: column in video pixels, inside the player's box.
        y: row in video pixels, inside the player's box.
        name: name of the player, not empty.
        hand: racket hand of the player; equal in all entries with the same name.
    """

    frame: int
    x: float
    y: float
    name: str
    hand: RacketHand = RacketHand.RIGHT
