"""What the broadcaster's scoreboard shows, as a run reads it from the picture."""

import base64
from dataclasses import dataclass, field
from typing import Final

CHARACTERS: Final = "0123456789A"
"""The characters that are read: digits, and the first one of an advantage."""


@dataclass(frozen=True, slots=True)
class BoardReading:
    """The numbers of the scoreboard, the same in all pictures that were read between two frames.

    Attributes:
        frame: first frame in which they were read.
        last: last frame in which they were read.
        upper: numbers of the upper row from left to right, such as ('21', '8') or ('2', '15'); '' beside an advantage.
        lower: numbers of the lower row.
        probability: probability that the rightmost numbers are read right.
        count: number of pictures that were read.
        picture: the board in the first frame, as a small JPEG; empty for none.
    """

    frame: int
    last: int
    upper: tuple[str, ...]
    lower: tuple[str, ...]
    probability: float
    count: int
    picture: bytes = field(default=b"", repr=False)

    @property
    def words(self) -> str:
        """Return both rows: '21 8 / 15 16'."""
        return f"{' '.join(self.upper)} / {' '.join(self.lower)}"

    @property
    def picture_text(self) -> str:
        """Return the picture in base 64."""
        return base64.b64encode(self.picture).decode("ascii")
