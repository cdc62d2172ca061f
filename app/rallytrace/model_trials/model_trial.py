"""Run a model once in a child process, because a valid file may still fail to load, crash, or never end."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.errors import AppError
from rallytrace.inference.digit_network import DigitNetwork
from rallytrace.inference.model_files.digit_file import DigitModelFile
from rallytrace.inference.model_files.embedding_file import EmbeddingFile
from rallytrace.inference.model_files.model_check import AnyModelFile, check_model
from rallytrace.inference.model_files.model_file import ModelFile, ModelKind
from rallytrace.inference.model_files.pose_families import read_persons
from rallytrace.inference.model_files.pose_file import PoseFamilyName, PoseModelFile
from rallytrace.inference.model_files.stroke_file import StrokeModelFile
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.poses.embedding_network import EmbeddingNetwork
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import Family
from rallytrace.process.child_processes import TRIAL_FLAG, answer_of, give_answer, own_command
from rallytrace.process.sandbox import KNOWN_EXITS, contain_this_process
from rallytrace.texts import as_text, tr_lazy
from rallytrace.track.scoreboard import CHARACTERS
from rallytrace.track.stroke_types import StrokeGroup, StrokeType
from rallytrace.tracking.machine import core_count
from rallytrace.video.scoreboard.glyphs import GLYPH_PX

TRIAL_TIMEOUT_SECONDS: Final = 80.0
"""Time limit. A model of the published size takes seconds, but much longer on a slow machine with a cold disk. The
window waits for 90 s."""

_CONSEQUENCE: Final = tr_lazy("errors", "The file is not used, because a run would fail in the same way.")


def try_in_child(file: AnyModelFile, *, seconds: float = TRIAL_TIMEOUT_SECONDS) -> tuple[str, ...]:
    """Load a model and run it once in a child process. Return a sentence for each oddity in its output.

    Args:
        seconds: time limit. Ctrl+C ends the child at once.

    Raises:
        AppError: the model cannot be loaded or run, gives an impossible output, or takes too long or too much memory.
    """
    path, family = file.path, file.family.name if isinstance(file, ModelFile) else ""
    command = own_command(TRIAL_FLAG, str(path), family, str(os.getpid()))
    result = answer_of(
        command, seconds, tr_lazy("errors", "The test of {path}", path=path), _CONSEQUENCE, known_exits=KNOWN_EXITS
    )
    return tuple(map(as_text, result["odd"]))


_MIN_SAME_PICTURE_SIMILARITY = 0.9999
_ROUNDING_TOLERANCE = 1e-3
"""Tolerance for the rounding error of a sigmoid outside 0 and 1."""


def main(arguments: Sequence[str]) -> int:
    """Run the child process of `try_in_child`: try a model and print the result as a line of JSON."""
    path, family, parent = Path(arguments[0]), Family.find(arguments[1]), int(arguments[2])
    contain_this_process(parent, TRIAL_TIMEOUT_SECONDS)
    return give_answer(lambda: {"odd": _load_and_try(path, family)})


def _load_and_try(path: Path, family: Family | None) -> tuple[str, ...]:
    check = check_model(path, family=family)
    model = check.found
    if model is None:
        raise AppError(
            tr_lazy("errors", "{path} changed while it was being checked.", path=path),
            tr_lazy("errors", "Check it again."),
        )
    return try_model(model)


def try_model(file: AnyModelFile) -> tuple[str, ...]:
    """Load a model on the CPU and run it once on noise. Return a sentence for each oddity in its output.

    Raises:
        AppError: the model cannot be loaded or run, or its output differs from the declared shape or has non-finite
            numbers.
    """
    options = SessionOptions(threads=core_count())
    if isinstance(file, PoseModelFile):
        with PoseNetwork(file, options) as poses:
            return _try_pose_network(poses)
    if isinstance(file, EmbeddingFile):
        with EmbeddingNetwork(file, options) as embedder:
            return _try_embedding_network(embedder)
    if isinstance(file, StrokeModelFile):
        return _try_stroke_network(file.path)
    if isinstance(file, DigitModelFile):
        return _try_digit_network(file.path)
    if file.kind is ModelKind.INPAINTNET:
        with InpaintNet(file, options) as net:
            return _try_inpaintnet(net)
    with TrackNet(file, options) as net:
        return _try_tracknet(net)


def _try_tracknet(net: TrackNet) -> tuple[str, ...]:
    file = net.file
    heatmaps = net.heatmaps(_noise(1, *net.window_shape()))
    _check_answer(file, heatmaps, (1, file.n_output_frames, file.size.height, file.size.width))
    low, high = float(heatmaps.min()), float(heatmaps.max())
    if low < -_ROUNDING_TOLERANCE or high > 1 + _ROUNDING_TOLERANCE:
        return (
            tr_lazy(
                "models",
                "Its heatmaps have values from {low:.3g} to {high:.3g}. They should be between 0 and 1.",
                low=low,
                high=high,
            ),
        )
    return ()


def _try_inpaintnet(net: InpaintNet) -> tuple[str, ...]:
    length = net.file.seq_len
    filled = net.coordinates(_noise(1, length, 2), np.ones((1, length, 1), np.float32))
    _check_answer(net.file, filled, (1, length, 2))
    return ()


def _try_pose_network(net: PoseNetwork) -> tuple[str, ...]:
    size = net.file.size
    output = net.run(_noise(1, 3, size.height, size.width))
    axes = 4 if net.file.family is PoseFamilyName.MOVENET else 3
    if output.ndim != axes or len(output) != 1:
        raise _wrong_shape(
            net.file.path, output.shape, tr_lazy("errors", "one of 1 picture and {axes} axes", axes=axes)
        )
    _refuse_not_finite(net.file.path, output)
    _, scores, keypoints = read_persons(np.asarray(output[0], np.float32), net.file, 0.0)
    odd = [
        float(values.max())
        for values in (scores, keypoints[..., 2])
        if values.size and values.max() > 1 + _ROUNDING_TOLERANCE
    ]
    return (
        (tr_lazy("models", "Its confidences reach {odd:.3g}. They should be between 0 and 1.", odd=max(odd)),)
        if odd
        else ()
    )


def _try_embedding_network(net: EmbeddingNetwork) -> tuple[str, ...]:
    """Embed the same picture alone and in a batch with another one. Return a sentence for each oddity."""
    size = net.file.size
    picture, darker = 255 * _noise(2, 3, size.height, size.width) * np.array([1, 0.3], np.float32)[:, None, None, None]
    vectors, single = net.embed(np.stack([picture, darker, picture])), net.embed(picture[None])[0]
    similarity = vectors @ single
    if min(similarity[0], similarity[2], float(vectors[0] @ vectors[2])) < 1 - _ROUNDING_TOLERANCE:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} returned different vectors for the same picture in a test (similarity {min:.3f}).",
                path=net.file.path,
                min=similarity.min(),
            ),
            tr_lazy("errors", "Export it again for evaluation, with a dynamic batch or a batch of 1."),
        )
    return (
        (
            tr_lazy(
                "models",
                "It sees two different pictures as the same ({similarity:.4f} of 1).",
                similarity=similarity[1],
            ),
        )
        if similarity[1] > _MIN_SAME_PICTURE_SIMILARITY
        else ()
    )


def _try_stroke_network(path: Path) -> tuple[str, ...]:
    """Classify a rally of three strokes. Return (), because defects raise errors."""
    places = _noise(5, 3, 2).astype(np.float64)
    rally = StrokeSequence(np.arange(3.0), places[0], places[1], places[2], places[3], np.full(3, np.nan), places[4])
    with StrokeNetwork(path) as network:
        found = network.classify(rally)
    for answer, names in ((found.types, StrokeType), (found.groups, StrokeGroup)):
        if answer.shape != (3, len(names)):
            raise _wrong_shape(path, answer.shape, f"3x{len(names)}")
        _refuse_not_finite(path, answer)
    return ()


def _try_digit_network(path: Path) -> tuple[str, ...]:
    """Classify two pictures of glyphs. Return (), because defects raise errors."""
    with DigitNetwork(path) as network:
        found = network.classify(_noise(2, GLYPH_PX**2))
    if found.shape != (2, len(CHARACTERS) + 1):
        raise _wrong_shape(path, found.shape, f"2x{len(CHARACTERS) + 1}")
    _refuse_not_finite(path, found)
    return ()


def _noise(*shape: int) -> NDArray[np.float32]:
    return np.random.default_rng(0).random(shape, dtype=np.float32)


def _check_answer(file: ModelFile, answer: NDArray[np.float32], wanted: tuple[int, ...]) -> None:
    if answer.shape != wanted:
        raise _wrong_shape(file.path, answer.shape, "x".join(map(str, wanted)))
    _refuse_not_finite(file.path, answer)


def _wrong_shape(path: Path, shape: tuple[int, ...], due: str) -> AppError:
    given = "x".join(map(str, shape))
    return AppError(
        tr_lazy(
            "errors",
            "{path} returned an output of {given} in a test instead of {due}.",
            path=path,
            given=given,
            due=due,
        ),
        tr_lazy("errors", "Choose another file."),
    )


def _refuse_not_finite(path: Path, answer: NDArray[np.float32]) -> None:
    if not np.isfinite(answer).all():
        raise AppError(
            tr_lazy("errors", "{path} returned values that are not finite in a test.", path=path),
            tr_lazy("errors", "Its training or export failed. Choose another file."),
        )
