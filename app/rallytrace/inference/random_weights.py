"""State_dicts full of random numbers, for measuring speed and for tests where no trained network is at hand.

They follow He et al., "Delving Deep into Rectifiers" (2015): numbers neither grow nor fade on their way through the
layers, so that timings are not those of denormals and outputs are not all 0 or 1.
"""

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.layers import convolutions_of, input_channels

_LEAK = 0.01
_COUNTED_BATCHES = 1000


def random_tracknet_weights(seq_len: int, bg_mode: str, *, base_width: int = 64, seed: int) -> dict[str, NDArray[Any]]:
    """The state_dict of an untrained TrackNet.

    Args:
        seq_len: frames in a window.
        bg_mode: how the net is told the background.
        base_width: channels of the outermost blocks; 64 is the published net.
        seed: the same seed gives the same numbers.

    Returns:
        float32 arrays by layer name, and int64 for `num_batches_tracked`.

    Raises:
        ValueError: the arguments make no TrackNet.
    """
    rng = np.random.default_rng(seed)
    weights: dict[str, NDArray[Any]] = {}
    for block, inputs, width in _tracknet_blocks(input_channels(seq_len, bg_mode), base_width):
        channels = inputs
        for name in convolutions_of(block):
            weights[f"{name}.conv.weight"] = _he(rng, (width, channels, 3, 3))
            weights |= _neutral_normalisation(f"{name}.bn", width)
            channels = width
    weights["predictor.weight"] = _he(rng, (seq_len, base_width, 1, 1))
    weights["predictor.bias"] = np.zeros(seq_len, np.float32)
    return weights


def random_inpaintnet_weights(*, base_width: int = 32, seed: int) -> dict[str, NDArray[Any]]:
    """The state_dict of an untrained InpaintNet, whose layers do not depend on the window's length.

    Args:
        base_width: channels of the outermost layers; 32 is the published net.
        seed: the same seed gives the same numbers.

    Returns:
        float32 arrays by layer name.
    """
    rng = np.random.default_rng(seed)
    weights: dict[str, NDArray[Any]] = {}
    for name, inputs, width in _inpaintnet_layers(base_width):
        weights[f"{name}.weight"] = _he(rng, (width, inputs, 3), leak=_LEAK)
        weights[f"{name}.bias"] = np.zeros(width, np.float32)
    return weights


def _tracknet_blocks(inputs: int, base: int) -> Iterator[tuple[str, int, int]]:
    """Name, channels in and channels out of each block, in the order of the state_dict."""
    yield "down_block_1", inputs, base
    yield "down_block_2", base, 2 * base
    yield "down_block_3", 2 * base, 4 * base
    yield "bottleneck", 4 * base, 8 * base
    yield "up_block_1", (8 + 4) * base, 4 * base
    yield "up_block_2", (4 + 2) * base, 2 * base
    yield "up_block_3", (2 + 1) * base, base


def _inpaintnet_layers(base: int) -> Iterator[tuple[str, int, int]]:
    yield "down_1.conv", 3, base
    yield "down_2.conv", base, 2 * base
    yield "down_3.conv", 2 * base, 4 * base
    yield "buttleneck.conv_1.conv", 4 * base, 8 * base
    yield "buttleneck.conv_2.conv", 8 * base, 8 * base
    yield "up_1.conv", (8 + 4) * base, 4 * base
    yield "up_2.conv", (4 + 2) * base, 2 * base
    yield "up_3.conv", (2 + 1) * base, base
    yield "predictor", base, 2


def _he(rng: np.random.Generator, shape: tuple[int, ...], *, leak: float = 0.0) -> NDArray[np.float32]:
    """Normal numbers of variance 2 / ((1 + leak^2) fan_in), equation 15 of the paper."""
    deviation = math.sqrt(2 / ((1 + leak**2) * math.prod(shape[1:])))
    return rng.standard_normal(shape, dtype=np.float32) * np.float32(deviation)


def _neutral_normalisation(name: str, width: int) -> dict[str, NDArray[Any]]:
    return {
        f"{name}.weight": np.ones(width, np.float32),
        f"{name}.bias": np.zeros(width, np.float32),
        f"{name}.running_mean": np.zeros(width, np.float32),
        f"{name}.running_var": np.ones(width, np.float32),
        f"{name}.num_batches_tracked": np.array(_COUNTED_BATCHES),
    }
