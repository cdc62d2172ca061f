"""The methods of filling before the eyes of the user: their actions, and the looks of their paths."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rallytrace.domain.fills.fill import Method
from rallytrace.ui.keyboard.action_spec import ActionSpec
from rallytrace.ui.keyboard.actions import SPECS
from rallytrace.ui.picture.ghosts import GhostLook, add_cross, add_plus, polygon_shape


@dataclass(frozen=True, slots=True)
class FillMethod:
    """The window's record of a method.

    Attributes:
        action: for choosing it; its name is in the legend.
        look: of its path.
    """

    action: ActionSpec
    look: GhostLook


FILL_METHODS: Final[Mapping[Method, FillMethod]] = {
    Method.LINEAR: FillMethod(SPECS["fill_linear"], GhostLook("#f4f4f4", (6, 3), add_cross)),
    Method.CUBIC: FillMethod(SPECS["fill_cubic"], GhostLook("#56c8ff", (1.4, 2.2), add_plus)),
    Method.FLIGHT: FillMethod(
        SPECS["fill_flight"], GhostLook("#3fe0a8", (6, 2, 1.4, 2), polygon_shape((-1.2, -0.9), (1.2, -0.9), (0, 1.3)))
    ),
    Method.INPAINT: FillMethod(
        SPECS["fill_inpaint"], GhostLook("#c3a6ff", (3, 1.6), polygon_shape((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)))
    ),
}
"""In the order of `Method`, as in the menu and the legend."""
