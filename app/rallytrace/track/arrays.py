"""Array types. Each name has one meaning in the whole program; shapes and units are documented where they are used."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Floats32: TypeAlias = NDArray[np.float32]
AnyFloats: TypeAlias = NDArray[np.floating[Any]]
"""Floats of any precision."""
Flags: TypeAlias = NDArray[np.bool_]
Indices: TypeAlias = NDArray[np.int64]
"""Indices into an array, from 0."""
