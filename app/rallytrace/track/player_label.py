"""A player's name as the analyst says it: the only thing that a project keeps of who plays."""

import enum
from dataclasses import dataclass

LONGEST_NAME = 80
"""Letters of a name."""


class RacketHand(enum.StrEnum):
    """The hand that holds a player's racket; the value is its name in files."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True, order=True)
class PlayerName:
    """The name of the player who stands at a place of a frame; it holds for that player's whole rally.

    A place stays true where poses are found once more.

    Attributes:
        x: column in video pixels, inside the player's box.
        y: row.
        name: not empty.
        hand: of the player, alike in all words for one name.
    """

    frame: int
    x: float
    y: float
    name: str
    hand: RacketHand = RacketHand.RIGHT
