"""The state_dict of a small network of WASB's, with random numbers."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

_WIDTHS = (2, 3, 4, 5)
_STEM = 4


def hrnet_weights(frames: int, seed: int = 1) -> dict[str, NDArray[Any]]:
    rng = np.random.default_rng(seed)
    weights: dict[str, NDArray[Any]] = {}
    for name, norm, outputs, inputs, kernel in _convolutions(frames):
        weights[f"{name}.weight"] = rng.normal(0, 0.3, (outputs, inputs, kernel, kernel)).astype(np.float32)
        if not norm:
            weights[f"{name}.bias"] = np.zeros(outputs, np.float32)
            continue
        for parameter, value in (("weight", 1), ("bias", 0), ("running_mean", 0), ("running_var", 1)):
            weights[f"{norm}.{parameter}"] = np.full(outputs, value, np.float32)
        weights[f"{norm}.num_batches_tracked"] = np.array(7, np.int64)
    return weights


def _convolutions(frames: int) -> Iterator[tuple[str, str, int, int, int]]:
    """Yield name, normalisation, outputs, inputs and kernel of each convolution."""
    wide = 4 * _WIDTHS[0]
    yield "conv1", "bn1", _STEM, 3 * frames, 3
    yield "conv2", "bn2", _STEM, _STEM, 3
    yield "layer1.0.conv1", "layer1.0.bn1", _WIDTHS[0], _STEM, 1
    yield "layer1.0.conv2", "layer1.0.bn2", _WIDTHS[0], _WIDTHS[0], 3
    yield "layer1.0.conv3", "layer1.0.bn3", wide, _WIDTHS[0], 1
    yield "layer1.0.downsample.0", "layer1.0.downsample.1", wide, _STEM, 1
    yield "transition1.0.0", "transition1.0.1", _WIDTHS[0], wide, 3
    yield "transition1.1.0.0", "transition1.1.0.1", _WIDTHS[1], wide, 3
    for stage in (2, 3, 4):
        if stage > 2:
            new = f"transition{stage - 1}.{stage - 1}.0"
            yield f"{new}.0", f"{new}.1", _WIDTHS[stage - 1], _WIDTHS[stage - 2], 3
        for branch, width in enumerate(_WIDTHS[:stage]):
            block = f"stage{stage}.0.branches.{branch}.0"
            for number in (1, 2):
                yield f"{block}.conv{number}", f"{block}.bn{number}", width, width, 3
            yield from _fusions(f"stage{stage}.0.fuse_layers.{branch}", branch, stage)
    yield "final_layers.0", "", frames, _WIDTHS[0], 1


def _fusions(name: str, branch: int, count: int) -> Iterator[tuple[str, str, int, int, int]]:
    for other in range(count):
        if other > branch:
            yield f"{name}.{other}.0", f"{name}.{other}.1", _WIDTHS[branch], _WIDTHS[other], 1
        for step in range(branch - other):
            prefix = f"{name}.{other}.{step}"
            outputs = _WIDTHS[branch] if step == branch - other - 1 else _WIDTHS[other]
            yield f"{prefix}.0", f"{prefix}.1", outputs, _WIDTHS[other], 3
