"""What the networks are made of: which layers, how many channels, and a state_dict taken apart layer by layer."""

from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.preprocessing import BackgroundMode

NORMALISATION_EPSILON = 1e-5
"""What torch's batch normalisation adds to the variance unless told otherwise."""

_TRIPLE_BLOCKS = frozenset({"down_block_3", "bottleneck", "up_block_1"})
"""The blocks of a TrackNet that have three convolutions; the others have two."""

Parameters = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Weight and bias of a convolution; float32 (out, in, *kernel) and (out,)."""


def input_channels(seq_len: int, bg_mode: str) -> int:
    """Planes of a TrackNet's input.

    Raises:
        ValueError: `seq_len` is below 1, or `bg_mode` is none of the four.
    """
    if seq_len < 1:
        raise ValueError(f"a window has 1 frame or more, not {seq_len}")
    return BackgroundMode(bg_mode).channels(seq_len)


def convolutions_of(block: str) -> list[str]:
    """Names of the convolutions in a TrackNet's block, in order."""
    return [f"{block}.conv_{number}" for number in range(1, 4 if block in _TRIPLE_BLOCKS else 3)]


class WeightLayers:
    """A state_dict that is being taken apart.

    Every method that hands out a layer raises AppError where it is missing, has the wrong shape, or holds numbers that
    are not finite.
    """

    def __init__(self, weights: Mapping[str, NDArray[Any]], network: str) -> None:
        """Take the state_dict of what should be a `network`."""
        self._left = dict(weights)
        self._network = network

    def convolution(self, name: str, inputs: int, kernel: tuple[int, ...], *, outputs: int | None = None) -> Parameters:
        """A convolution with a bias; as many outputs as its weight has, unless a number is asked for."""
        weight = self._take(f"{name}.weight", (outputs, inputs, *kernel))
        return weight, self._take(f"{name}.bias", (len(weight),))

    def normalised_convolution(self, name: str, inputs: int) -> Parameters:
        """A 3x3 convolution (`conv`) without a bias and the batch normalisation after it (`bn`), as one convolution."""
        weight = self._take(f"{name}.conv.weight", (None, inputs, 3, 3))
        gain, shift, mean, variance = (
            self._take(f"{name}.bn.{part}", (len(weight),)).astype(np.float64)
            for part in ("weight", "bias", "running_mean", "running_var")
        )
        self._left.pop(f"{name}.bn.num_batches_tracked", None)  # matters in training only
        if variance.min() < 0:
            self._refuse(f"the layer '{name}.bn.running_var' holds a negative variance")
        scale = gain / np.sqrt(variance + NORMALISATION_EPSILON)
        folded = self._finite(f"{name}.bn", weight * scale[:, None, None, None])
        return folded, self._finite(f"{name}.bn", shift - mean * scale)

    def expect_no_more(self) -> None:
        """Raise AppError if a layer was not asked for: the network is another one then."""
        if self._left:
            self._refuse(f"it has no layer {min(self._left)[:100]!a}")

    def _take(self, name: str, shape: tuple[int | None, ...]) -> NDArray[np.float32]:
        if name not in self._left:
            self._refuse(f"the layer '{name}' is missing")
        layer = self._left.pop(name)
        fits = len(layer.shape) == len(shape) and all(
            wanted in (None, found) for wanted, found in zip(shape, layer.shape, strict=True)
        )
        if not fits:
            self._refuse(f"the layer '{name}' has the shape {_in_words(layer.shape)} in place of {_in_words(shape)}")
        return self._finite(name, layer)

    def _finite(self, name: str, array: NDArray[Any]) -> NDArray[np.float32]:
        with np.errstate(over="ignore"):
            single = array.astype(np.float32)
        if not np.isfinite(single).all():
            raise AppError(
                f"The layer '{name}' of the {self._network} holds numbers that are not finite.",
                "Its training has failed; use an earlier checkpoint.",
            )
        return single

    def _refuse(self, reason: str) -> NoReturn:
        raise AppError(
            f"The layers are not those of {self._network}: {reason}.",
            "Only the networks of TrackNetV3 can be converted, at any width.",
        )


def _in_words(shape: tuple[int | None, ...]) -> str:
    return "(" + ", ".join("any" if size is None else str(size) for size in shape) + ")"
