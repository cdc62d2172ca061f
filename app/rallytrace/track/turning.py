"""Turns of a picture by right angles, and its mirroring."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

if TYPE_CHECKING:
    from rallytrace.track.arrays import Floats

Coordinate = TypeVar("Coordinate", "float", "Floats")


@dataclass(frozen=True, slots=True)
class Turning:
    """One of the eight ways to turn a picture: it is turned first, then mirrored.

    Attributes:
        quarter_turns: number of quarter turns clockwise, 0 to 3.
        mirrored: True if left and right of the turned picture are exchanged.
    """

    quarter_turns: int = 0
    mirrored: bool = False

    def __post_init__(self) -> None:
        if self.quarter_turns not in range(4):
            raise ValueError(f"a picture is turned by 0 to 3 quarter turns, not {self.quarter_turns}")

    def __bool__(self) -> bool:
        return bool(self.quarter_turns) or self.mirrored

    def then(self, later: "Turning") -> "Turning":
        """Return the turning that has the effect of this one and a later one."""
        turns = -later.quarter_turns if self.mirrored else later.quarter_turns
        return Turning((self.quarter_turns + turns) % 4, self.mirrored ^ later.mirrored)

    def inverse(self) -> "Turning":
        return self if self.mirrored else Turning(-self.quarter_turns % 4)

    def size(self, size: Size) -> Size:
        """Return the size of a turned picture."""
        return Size(size.height, size.width, 1 / size.pixel_aspect) if self.quarter_turns % 2 else size

    def move(self, x: Coordinate, y: Coordinate, size: Size) -> tuple[Coordinate, Coordinate]:
        """Return columns and rows in the turned picture, given those in the picture of this size before."""
        for _ in range(self.quarter_turns):
            x, y = size.height - 1 - y, x
            size = Size(size.height, size.width)
        return (size.width - 1 - x if self.mirrored else x), y

    @property
    def words(self) -> str:
        """Return how the picture is turned, as the end of a sentence, or '' if it is not."""
        angle = {
            0: "",
            1: tr_lazy("video", "turned by 90\N{DEGREE SIGN} clockwise"),
            2: tr_lazy("video", "turned by 180\N{DEGREE SIGN}"),
        }.get(self.quarter_turns, tr_lazy("video", "turned by 90\N{DEGREE SIGN} counterclockwise"))
        if angle and self.mirrored:
            return tr_lazy("video", "{turned} and mirrored", turned=angle)
        return tr_lazy("video", "mirrored") if self.mirrored else angle


NO_TURNING: Final = Turning()
