"""Names for the arrays that the renderer hands around."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
"""Positions: the last axis is x, y, z in metres, or x, y in pixels."""
Picture: TypeAlias = npt.NDArray[np.uint8]
"""(height, width, 3) BGR, or (height, width, 4) BGR with alpha, the colours multiplied by alpha."""
Light: TypeAlias = npt.NDArray[np.float32]
"""A picture, or one plane of it, in float32, 0 to 255 (alpha 0 to 1)."""
Colour: TypeAlias = tuple[float, float, float]
"""Blue, green, red, each 0 to 255."""
