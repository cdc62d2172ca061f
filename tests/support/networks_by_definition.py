"""Compute the two networks in plain numpy, layer by layer as published, to compare graphs with."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating[Any]]
Weights = dict[str, NDArray[Any]]


def uneven(weights: Weights, seed: int = 7) -> Weights:
    """Return weights with biases and batch normalisations like those of a training: none is 0 or 1."""
    rng = np.random.default_rng(seed)
    changed = dict(weights)
    for name, array in weights.items():
        if name.endswith(("bn.weight", "running_var")):
            changed[name] = rng.uniform(0.5, 1.5, array.shape).astype(np.float32)
        elif name.endswith(("bias", "running_mean")):
            changed[name] = rng.normal(0, 0.3, array.shape).astype(np.float32)
    return changed


def _convolution(picture: Array, weight: Array) -> Array:
    """Correlate (channels, *axes) with (out, channels, *kernel), padded with zeros, by the definition."""
    kernel = weight.shape[2:]
    padded = np.pad(picture, [(0, 0), *((size // 2, size // 2) for size in kernel)])
    axes = tuple(range(1, picture.ndim))
    views = np.lib.stride_tricks.sliding_window_view(padded, kernel, axis=axes)
    summed = [0, *range(picture.ndim, 2 * picture.ndim - 1)]
    products: Array = np.tensordot(views, weight, axes=(summed, list(range(1, weight.ndim))))
    return np.moveaxis(products, -1, 0)


def _sigmoid(values: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-values)))


def tracknet_by_definition(weights: Weights, picture: Array) -> Array:
    """Return the heatmaps (seq_len, height, width) of one window (channels, height, width)."""

    def block(name: str, values: Array, count: int) -> Array:
        for number in range(1, count + 1):
            layer = f"{name}.conv_{number}"
            values = _convolution(values, weights[f"{layer}.conv.weight"])
            gain, shift, mean, variance = (
                weights[f"{layer}.bn.{part}"][:, None, None]
                for part in ("weight", "bias", "running_mean", "running_var")
            )
            values = np.maximum((values - mean) / np.sqrt(variance + 1e-5) * gain + shift, 0)
        return values

    def pool(values: Array) -> Array:
        channels, height, width = values.shape
        quarters = values.reshape(channels, height // 2, 2, width // 2, 2)
        return np.asarray(quarters.max(axis=(2, 4)))

    def join(values: Array, skip: Array) -> Array:
        return np.concatenate((values.repeat(2, axis=1).repeat(2, axis=2), skip))

    first = block("down_block_1", picture, 2)
    second = block("down_block_2", pool(first), 2)
    third = block("down_block_3", pool(second), 3)
    values = block("bottleneck", pool(third), 3)
    values = block("up_block_1", join(values, third), 3)
    values = block("up_block_2", join(values, second), 2)
    values = block("up_block_3", join(values, first), 2)
    return _sigmoid(_convolution(values, weights["predictor.weight"]) + weights["predictor.bias"][:, None, None])


def inpaintnet_by_definition(weights: Weights, coords: Array, mask: Array) -> Array:
    """Return the coordinates (seq_len, 2) for one window of coordinates (seq_len, 2) and mask (seq_len, 1)."""

    def layer(name: str, values: Array) -> Array:
        return _convolution(values, weights[f"{name}.weight"]) + weights[f"{name}.bias"][:, None]

    def leaky(name: str, values: Array) -> Array:
        values = layer(f"{name}.conv", values)
        return np.where(values > 0, values, 0.01 * values)

    first = leaky("down_1", np.concatenate((coords, mask), axis=1).T)
    second = leaky("down_2", first)
    third = leaky("down_3", second)
    values = leaky("buttleneck.conv_2", leaky("buttleneck.conv_1", third))
    values = leaky("up_1", np.concatenate((values, third)))
    values = leaky("up_2", np.concatenate((values, second)))
    values = leaky("up_3", np.concatenate((values, first)))
    return _sigmoid(layer("predictor", values)).T
