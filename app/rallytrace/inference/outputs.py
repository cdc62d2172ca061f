"""What a network gives, as heatmaps: the one form that everything after it understands."""

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError
from rallytrace.inference.model_graph import shape_in_words
from rallytrace.input_layouts import Family, OutputForm

CLASSES: Final = 256
"""Of a network that tells a heatmap's values apart as classes."""
GRID_PLANES: Final = (3, 4)
"""Planes that a grid has for each frame: confidence, offset across, offset down, and perhaps a radius."""

_FAINTEST: Final = 0.05
_MOST_CELLS: Final = 8
"""Cells of a grid, the surest ones above the faintest confidence, that become spots of a heatmap, at most."""
_SPOT_SIGMA: Final = 2.0
"""Pixels. Half as high as its middle a spot is 4.7 px wide, about as wide as what TrackNets are trained on."""
_REACH: Final = 6


def fits_output(family: Family, seq_len: int, size: Size, given: tuple[int | str, ...]) -> bool:
    """Whether a network of a family may declare such an output.

    Args:
        seq_len: frames in a window.
        size: the size of its input's pictures.
        given: the declared shape; a name is an open axis.
    """
    height_width = (size.height, size.width)
    match family.form:
        case OutputForm.CLASSES:
            return len(given) in (3, 4) and _class_axis(given) is not None
        case OutputForm.GRID:
            if len(given) != 4 or not all(isinstance(axis, int) for axis in given[1:]):
                return False
            planes, *cells = (int(axis) for axis in given[1:])
            coarser = all(cell < whole and whole % cell == 0 for cell, whole in zip(cells, height_width, strict=True))
            return coarser and planes in [seq_len * each for each in GRID_PLANES]
        case OutputForm.HEATMAPS:
            if len(given) != 4 or not all(
                isinstance(axis, str) or axis == whole for axis, whole in zip(given[2:], height_width, strict=True)
            ):
                return False
            n_output_frames = family.n_output_frames(seq_len)
            # One heatmap of a longer window must be declared as one: an open number means one for each frame.
            return given[1] == n_output_frames or (isinstance(given[1], str) and n_output_frames == seq_len)


def _class_axis(shape: tuple[int | str, ...]) -> int | None:
    """The axis of the classes: the second, or the last after flattened pixels."""
    if shape[1] == CLASSES:
        return 1
    return 2 if len(shape) == 3 and shape[2] == CLASSES else None


def to_heatmaps(
    raw: NDArray[Any], family: Family, seq_len: int, size: Size, *, windows: int, model: Path
) -> NDArray[np.float32]:
    """Heatmaps of what a network gave for some windows.

    Args:
        raw: (n, ...) of any type of number, as the family's form says.
        seq_len: frames in a window.
        size: of its input's pictures.
        windows: how many it was given.
        model: its file, for errors.

    Returns:
        float32 (n, output frames, height, width), in [0, 1] where the network keeps to its family.

    Raises:
        AppError: no heatmap can be made of such a shape.
    """
    if raw.ndim == 0 or len(raw) != windows:
        raise AppError(
            f"{model} gave an output of the shape {shape_in_words(raw.shape)} for {windows} windows.",
            "Use batches of 1 (--batch 1), or export it again so that it takes any number.",
        )
    raw = np.asarray(raw, np.float32)
    match family.form:
        case OutputForm.HEATMAPS:
            if raw.shape[1:] != (family.n_output_frames(seq_len), size.height, size.width):
                raise _unexpected(raw, model)
            return _logistic(raw) if family.logits else raw
        case OutputForm.CLASSES:
            return _of_classes(raw, size, model)
        case OutputForm.GRID:
            return _of_grid(raw, seq_len, size, model)


def _logistic(values: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(0.5 * (np.tanh(0.5 * values) + 1), np.float32)  # does not overflow


def _of_classes(raw: NDArray[np.float32], size: Size, model: Path) -> NDArray[np.float32]:
    axis = _class_axis(raw.shape)
    if axis is None or raw.size != len(raw) * CLASSES * size.width * size.height:
        raise _unexpected(raw, model)
    highest = raw.argmax(axis=axis).reshape(len(raw), 1, size.height, size.width)
    return np.asarray(highest.astype(np.float32) / np.float32(CLASSES - 1), np.float32)


def _of_grid(raw: NDArray[np.float32], seq_len: int, size: Size, model: Path) -> NDArray[np.float32]:
    if raw.ndim != 4 or raw.shape[1] not in [seq_len * each for each in GRID_PLANES]:
        raise _unexpected(raw, model)
    planes = raw.reshape(len(raw) * seq_len, -1, *raw.shape[2:])
    heatmaps = np.zeros((len(planes), size.height, size.width), np.float32)
    for heatmap, (confidence, across, down, *_) in zip(heatmaps, planes, strict=True):
        _draw_cells(heatmap, confidence, across, down)
    return heatmaps.reshape(len(raw), seq_len, size.height, size.width)


def _draw_cells(
    heatmap: NDArray[np.float32],
    confidence: NDArray[np.float32],
    across: NDArray[np.float32],
    down: NDArray[np.float32],
) -> None:
    """Draw a spot as high as its confidence for each of the surest cells."""
    height, width = heatmap.shape
    rows, columns = confidence.shape
    for cell in np.argsort(confidence, axis=None)[: -_MOST_CELLS - 1 : -1]:
        row, column = divmod(int(cell), columns)
        value = float(confidence[row, column])
        if not value >= _FAINTEST:  # also where it is not a number
            break
        x = min(max((column + float(across[row, column])) * width / columns - 0.5, 0.0), width - 1.0)
        y = min(max((row + float(down[row, column])) * height / rows - 0.5, 0.0), height - 1.0)
        _draw_spot(heatmap, x, y, value)


def _draw_spot(heatmap: NDArray[np.float32], x: float, y: float, value: float) -> None:
    column, row = round(x), round(y)
    top, left = max(row - _REACH, 0), max(column - _REACH, 0)
    part = heatmap[top : row + _REACH + 1, left : column + _REACH + 1]
    across = np.exp(-0.5 * ((np.arange(left, left + part.shape[1]) - x) / _SPOT_SIGMA) ** 2)
    down = np.exp(-0.5 * ((np.arange(top, top + part.shape[0]) - y) / _SPOT_SIGMA) ** 2)
    np.maximum(part, value * np.outer(down, across), out=part, casting="same_kind")
    # The middle lies between pixels, and the threshold is meant for the confidence.
    heatmap[row, column] = max(float(heatmap[row, column]), value)


def _unexpected(raw: NDArray[np.float32], model: Path) -> AppError:
    return AppError(
        f"{model} gave an output of the shape {shape_in_words(raw.shape)}, of which its family makes no heatmaps.",
        "Choose another family or file.",
    )
