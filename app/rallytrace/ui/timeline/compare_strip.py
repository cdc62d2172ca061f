"""The strip that says where the track and the one it is compared with disagree."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from rallytrace.domain.metrics import WRONG, Outcome
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import Tokens
from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.timeline.strip_pictures import Colour, Picture, packed
from rallytrace.ui.timeline.time_axis import PixelColumns
from rallytrace.ui.timeline.time_view import TimeView, rgb

_LEAST_SHARE: Final = 0.45
"""One frame that disagrees among many under a column is drawn at least this strongly."""


@dataclass(frozen=True, slots=True)
class OutcomeColours:
    """The colours of the strip's picture; those of the disagreements can be told apart by colour-blind eyes."""

    ground: Colour
    line: Colour
    fp1: Colour
    fp2: Colour
    fn: Colour


@lru_cache(maxsize=4)
def outcome_colours(tokens: Tokens) -> OutcomeColours:
    """The colours in a theme."""
    return OutcomeColours(
        rgb(tokens.strip), rgb(tokens.strip_no_ball), rgb(tokens.bad), rgb(tokens.accent), rgb(tokens.text)
    )


def outcome_picture(
    outcomes: NDArray[np.uint8], columns: PixelColumns, height: int, colours: OutcomeColours
) -> Picture:
    """A line where frames were compared; up from it a ball only here, down a missed one, both where it is too far off.

    A column of many frames is paler the fewer of them disagree, and of the colour that most of them have.

    Args:
        outcomes: of each frame, (n,), an `Outcome`.
        columns: the frames under each column.
        height: of the picture in pixels.
        colours: see `OutcomeColours`.
    """
    picture: Picture = np.full((height, len(columns.first)), packed(colours.ground), np.uint32)
    if not len(columns.first):
        return picture
    middle = height // 2
    shares = _shares(outcomes, columns)
    picture[middle, shares[Outcome.NONE] < 1] = packed(colours.line)
    far = shares[Outcome.FP1]
    for half, one, colour in (
        (slice(0, middle), shares[Outcome.FP2], colours.fp2),
        (slice(middle + 1, height), shares[Outcome.FN], colours.fn),
    ):
        some = np.flatnonzero(far + one)
        over = np.where((far >= one)[some, None], colours.fp1, colour)
        picture[half, some] = _mixed(over, colours.ground, np.maximum((far + one)[some], _LEAST_SHARE))
    alone = np.flatnonzero(far)
    over = np.broadcast_to(np.array(colours.fp1), (len(alone), 3))
    picture[middle, alone] = _mixed(over, colours.ground, np.maximum(far[alone], _LEAST_SHARE))
    return picture


def _shares(outcomes: NDArray[np.uint8], columns: PixelColumns) -> dict[Outcome, NDArray[np.float64]]:
    """Which share of the frames under each column has an outcome, (columns,) each."""
    start, stop = int(columns.first[0]), int(columns.stop[-1])
    part = outcomes[start:stop]
    kinds = (Outcome.NONE, *WRONG)
    if not columns.coarse:
        return {kind: (part[columns.first - start] == kind).astype(np.float64) for kind in kinds}
    starts, frames = columns.first - start, columns.stop - columns.first
    return {kind: np.add.reduceat((part == kind).astype(np.int32), starts) / frames for kind in kinds}


def _mixed(over: NDArray[np.int_], ground: Colour, share: NDArray[np.float64]) -> NDArray[np.uint32]:
    """Colours, (n, 3), so strongly over the ground, as pixels, (n,)."""
    mixed = over * share[:, None] + np.array(ground) * (1 - share[:, None])
    red, green, blue = np.rint(mixed).astype(np.uint32).T
    return np.asarray(0xFF000000 | red << 16 | green << 8 | blue, np.uint32)


class CompareStrip(Strip):
    """Disagreements by colour and by the way they point; it is there only while something is compared."""

    name: ClassVar[str] = "Compare"
    tip: ClassVar[str] = (
        "Against the other track. Up: a ball only here. Down: missed here. Both ways: too far off. "
        "A line alone: they agree. Nothing: one of the two says nothing."
    )
    least_height: ClassVar[int] = 19
    usual_height: ClassVar[int] = 24

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        view.outcomes_changed.connect(self.redraw)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw where they disagree."""
        outcomes = self.view.outcomes
        if len(outcomes):
            body = plot.adjusted(0, 3, 0, -3)
            columns = self.columns(plot, len(outcomes))
            colours = outcome_colours(theme.tokens())
            picture = outcome_picture(outcomes, columns, self.device_pixels(body.height()), colours)
            self.draw_picture(painter, body, picture)
