"""Convert the outputs of networks to heatmaps, the common form for all later steps."""

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_graph import format_shape
from rallytrace.model_records.input_layouts import Family, OutputForm
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

CLASS_COUNT: Final = 256
"""Number of classes in a network whose classes are heatmap values."""
GRID_PLANE_COUNTS: Final = (3, 4)
"""Possible numbers of grid planes per frame: confidence, offset in x, offset in y, and possibly a radius."""

_MIN_CONFIDENCE: Final = 0.05
_MAX_CELLS: Final = 8
"""Maximum number of grid cells that become spots in a heatmap; the most confident ones are used."""
_SPOT_SIGMA_PX: Final = 2.0
"""Standard deviation of a spot in pixels. Its width at half height is 4.7 px, about as in TrackNet's training."""
_SPOT_RADIUS_PX: Final = 6


def fits_output(family: Family, seq_len: int, size: Size, given: tuple[int | str, ...]) -> bool:
    """Return True if a network of a family may declare such an output.

    Args:
        family: input and output layout of the network.
        seq_len: number of frames in a window.
        size: size of the input pictures.
        given: the declared shape; a name is a free axis.
    """
    height_width = (size.height, size.width)
    match family.form:
        case OutputForm.CLASSES:
            return len(given) in (3, 4) and _class_axis(given) is not None
        case OutputForm.GRID:
            if len(given) != 4 or not all(isinstance(axis, int) for axis in given[1:]):
                return False
            planes, *cells = (int(axis) for axis in given[1:])
            coarser = all(cell < side and side % cell == 0 for cell, side in zip(cells, height_width, strict=True))
            return coarser and planes in [seq_len * n_planes for n_planes in GRID_PLANE_COUNTS]
        case OutputForm.HEATMAPS:
            if len(given) != 4 or not all(
                isinstance(axis, str) or axis == side for axis, side in zip(given[2:], height_width, strict=True)
            ):
                return False
            n_output_frames = family.n_output_frames(seq_len)
            # A single heatmap for a longer window must be declared: a free axis means one per frame.
            return given[1] == n_output_frames or (isinstance(given[1], str) and n_output_frames == seq_len)


def _class_axis(shape: tuple[int | str, ...]) -> int | None:
    """Return the axis of the classes: the second, or the last one if the pixels are flattened."""
    if shape[1] == CLASS_COUNT:
        return 1
    return 2 if len(shape) == 3 and shape[2] == CLASS_COUNT else None


def to_heatmaps(
    raw: NDArray[Any], family: Family, seq_len: int, size: Size, *, windows: int, model: Path
) -> NDArray[np.float32]:
    """Convert a network's output for some windows to heatmaps.

    Args:
        raw: (n, ...) of any numeric type, in the layout of the family.
        family: input and output layout of the network.
        seq_len: number of frames in a window.
        size: size of the input pictures.
        windows: number of input windows.
        model: the model file, for errors.

    Returns:
        float32 (n, output frames, height, width), in [0, 1] if the network suits its family.

    Raises:
        AppError: the shape does not fit the family's layout.
    """
    if raw.ndim == 0 or len(raw) != windows:
        raise AppError(
            tr_lazy(
                "errors",
                "{model} returned an output of the shape {shape} for {windows} windows.",
                model=model,
                shape=format_shape(raw.shape),
                windows=windows,
            ),
            tr_lazy("errors", "Use batches of 1 (--batch 1), or export it again with a dynamic batch size."),
        )
    raw = np.asarray(raw, np.float32)
    match family.form:
        case OutputForm.HEATMAPS:
            if raw.shape[1:] != (family.n_output_frames(seq_len), size.height, size.width):
                raise _shape_error(raw, model)
            return _logistic(raw) if family.logits else raw
        case OutputForm.CLASSES:
            return _classes_to_heatmaps(raw, size, model)
        case OutputForm.GRID:
            return _grid_to_heatmaps(raw, seq_len, size, model)


def _logistic(values: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(0.5 * (np.tanh(0.5 * values) + 1), np.float32)  # tanh does not overflow


def _classes_to_heatmaps(raw: NDArray[np.float32], size: Size, model: Path) -> NDArray[np.float32]:
    axis = _class_axis(raw.shape)
    if axis is None or raw.size != len(raw) * CLASS_COUNT * size.width * size.height:
        raise _shape_error(raw, model)
    highest = raw.argmax(axis=axis).reshape(len(raw), 1, size.height, size.width)
    return np.asarray(highest.astype(np.float32) / np.float32(CLASS_COUNT - 1), np.float32)


def _grid_to_heatmaps(raw: NDArray[np.float32], seq_len: int, size: Size, model: Path) -> NDArray[np.float32]:
    if raw.ndim != 4 or raw.shape[1] not in [seq_len * n_planes for n_planes in GRID_PLANE_COUNTS]:
        raise _shape_error(raw, model)
    planes = raw.reshape(len(raw) * seq_len, -1, *raw.shape[2:])
    heatmaps = np.zeros((len(planes), size.height, size.width), np.float32)
    for heatmap, (confidence, offset_x, offset_y, *_) in zip(heatmaps, planes, strict=True):
        _draw_cells(heatmap, confidence, offset_x, offset_y)
    return heatmaps.reshape(len(raw), seq_len, size.height, size.width)


def _draw_cells(
    heatmap: NDArray[np.float32],
    confidence: NDArray[np.float32],
    offset_x: NDArray[np.float32],
    offset_y: NDArray[np.float32],
) -> None:
    height, width = heatmap.shape
    rows, columns = confidence.shape
    for cell in np.argsort(confidence, axis=None)[: -_MAX_CELLS - 1 : -1]:
        row, column = divmod(int(cell), columns)
        value = float(confidence[row, column])
        if not value >= _MIN_CONFIDENCE:  # true for NaN too
            break
        x = min(max((column + float(offset_x[row, column])) * width / columns - 0.5, 0.0), width - 1.0)
        y = min(max((row + float(offset_y[row, column])) * height / rows - 0.5, 0.0), height - 1.0)
        _draw_spot(heatmap, x, y, value)


def _draw_spot(heatmap: NDArray[np.float32], x: float, y: float, value: float) -> None:
    column, row = round(x), round(y)
    top, left = max(row - _SPOT_RADIUS_PX, 0), max(column - _SPOT_RADIUS_PX, 0)
    crop = heatmap[top : row + _SPOT_RADIUS_PX + 1, left : column + _SPOT_RADIUS_PX + 1]
    profile_x = np.exp(-0.5 * ((np.arange(left, left + crop.shape[1]) - x) / _SPOT_SIGMA_PX) ** 2)
    profile_y = np.exp(-0.5 * ((np.arange(top, top + crop.shape[0]) - y) / _SPOT_SIGMA_PX) ** 2)
    np.maximum(crop, value * np.outer(profile_y, profile_x), out=crop, casting="same_kind")
    # The centre lies between pixels, but the threshold applies to the confidence, so the maximum must equal it.
    heatmap[row, column] = max(float(heatmap[row, column]), value)


def _shape_error(raw: NDArray[np.float32], model: Path) -> AppError:
    return AppError(
        tr_lazy(
            "errors",
            "{model} returned an output of the shape {shape}, which does not fit its family.",
            model=model,
            shape=format_shape(raw.shape),
        ),
        tr_lazy("errors", "Choose another family or file."),
    )
