"""A player's name as the analyst says it: the only thing that a project keeps of who plays."""

from dataclasses import dataclass

LONGEST_NAME = 80
"""Letters of a name."""


@dataclass(frozen=True, slots=True, order=True)
class PlayerName:
    """The name of the player who stands at a place of a frame; it holds for that player's whole rally.

    A place stays true where poses are found once more.

    Attributes:
        x: column in video pixels, inside the player's box.
        y: row.
        name: not empty.
    """

    frame: int
    x: float
    y: float
    name: str
