"""Read checkpoints of TrackNetV3 (.pt) and WASB (.pth.tar) without torch, and convert them to model files (.onnx)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file, refuse_output, sha256_of
from rallytrace.files.file_kinds import MODEL
from rallytrace.inference.checkpoints.torch_archive import StoredTensor, TorchArchive
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.model_files.runtime import DeviceMemoryError
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_records.network_modes import DifferenceMode
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.geometry import ResizeFilter

if TYPE_CHECKING:
    import onnx

Weights = dict[str, NDArray[Any]]

_MAX_WINDOW_FRAMES = 1024
_TRAINING_KEY = "averaged"
"""Key of the weights in checkpoints of `models/training`."""
_TRAINING_PARAMETERS = (
    "epochs",
    "batch_size",
    "optim",
    "learning_rate",
    "lr_scheduler",
    "alpha",
    "frame_alpha",
    "mask_ratio",
    "tolerance",
    "seed",
)
"""Entries of `param_dict` to keep in the model file. Private paths are left out."""
_STATE_KEYS = ("model", "model_state_dict")
"""Keys of the state_dict, in TrackNetV3's checkpoints and in WASB's."""
_WRAPPER_PREFIXES = ("module.", "_orig_mod.")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A trained network from the training code of TrackNetV3 or WASB.

    Attributes:
        model_name: `TrackNet` or `InpaintNet`.
        seq_len: number of frames in a window.
        bg_mode: background mode of a TrackNet; empty for an InpaintNet and for WASB's network.
        parameters: the plain values (text, numbers, True, False, None) of `param_dict`.
        weights: state_dict of the network by layer name; float32, and int64 for `num_batches_tracked`.
    """

    model_name: str
    seq_len: int
    bg_mode: str
    parameters: dict[str, Any] = field(hash=False)
    weights: Weights = field(hash=False, repr=False)

    @property
    def findings(self) -> tuple[str, ...]:
        """Return what is assumed about the network, a sentence each."""
        if not _is_hrnet(self.weights):
            return ()
        return (
            tr_lazy(
                "models",
                "Its first two convolutions are assumed to keep the resolution, as in WASB's published networks.",
            ),
        )


def read_checkpoint(path: Path) -> Checkpoint:
    """Read a checkpoint. Nothing in it is executed, and the optimiser's state is not read.

    Values missing in `param_dict` are inferred from the shapes of the layers.

    Raises:
        AppError: the file is missing, too large, damaged, not an archive of `torch.save`, contains anything but
            weights, has no state_dict under `model`, does not identify its network, or is from RallyTrace's own
            training.
    """
    with TorchArchive(path) as archive:
        root = archive.root if isinstance(archive.root, dict) else {}
        if _TRAINING_KEY in root and "model" not in root:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} contains weights of RallyTrace's own training, for starting another one. They "
                    "cannot be run or converted.",
                    path=path,
                ),
                tr_lazy("errors", "Use the .onnx file that the training exported; see models/training/README.md."),
            )
        stored = _stored_layers(next((root[key] for key in _STATE_KEYS if key in root), None), path)
        weights: Weights = {name: archive.load(tensor) for name, tensor in stored.items()}
    given = root.get("param_dict")
    parameters = {
        key: value
        for key, value in (given if isinstance(given, dict) else {}).items()
        if isinstance(key, str) and isinstance(value, str | int | float | bool | None)
    }
    if _is_hrnet(weights):
        return Checkpoint(ModelKind.TRACKNET.value, _axis(weights, "final_layers.0.weight", 0, path), "", {}, weights)
    kind = _kind(parameters, weights, path)
    seq_len = _seq_len(kind, parameters, weights, path)
    bg_mode = _bg_mode(seq_len, parameters, weights, path) if kind is ModelKind.TRACKNET else BackgroundMode.NONE
    return Checkpoint(kind.value, seq_len, bg_mode.value, parameters, weights)


def convert_checkpoint(source: Path, target: Path, *, overwrite: bool = False) -> Checkpoint:
    """Convert a checkpoint to one self-contained model file.

    The result is checked, and run once on zeros, before it gets its name. This takes a few seconds for a full-size
    TrackNet.

    Args:
        target: the .onnx file to write; its folder must exist.
        overwrite: whether an existing file may be replaced.

    Returns:
        The checkpoint.

    Raises:
        AppError: as in `read_checkpoint`, or the layers do not fit the declared network or give non-finite numbers, or
            `target` exists or cannot be written.
    """
    refuse_output(target, MODEL, overwrite=overwrite, sources=(source,))
    checkpoint = read_checkpoint(source)
    model = _graph(checkpoint, _metadata(checkpoint, sha256_of(source)))
    with atomic_file(target, MODEL, overwrite=overwrite) as unfinished:
        unfinished.write_bytes(_serialise(model, source))
        try:
            _try_out(unfinished, checkpoint)
        except DeviceMemoryError as error:
            raise AppError(
                tr_lazy(
                    "errors", "{target} was not written: there was not enough memory to try it out.", target=target
                ),
                tr_lazy("errors", "Close other programs."),
            ) from error
    return checkpoint


def _serialise(model: "onnx.ModelProto", source: Path) -> bytes:
    from google.protobuf.message import EncodeError  # noqa: PLC0415 - comes with onnx

    try:
        return bytes(model.SerializeToString())
    except EncodeError as error:
        raise AppError(
            tr_lazy(
                "errors",
                "The network in {source} cannot be written: it needs more than 2 GB, or more memory than there is.",
                source=source,
            ),
            tr_lazy("errors", "Close other programs and try again."),
        ) from error


def _stored_layers(model: object, path: Path) -> dict[str, StoredTensor]:
    if not isinstance(model, dict) or not model:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} does not contain a network: there is no state_dict under the key 'model' or "
                "'model_state_dict'.",
                path=path,
            ),
            tr_lazy("errors", "Choose a checkpoint of TrackNetV3 or WASB, such as TrackNet_best.pt."),
        )
    layers: dict[str, StoredTensor] = {}
    for name, tensor in model.items():
        if not isinstance(name, str) or not isinstance(tensor, StoredTensor):
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} contains something other than numbers in its layers ({value}).",
                    path=path,
                    value=ascii(str(name)[:60]),
                ),
                tr_lazy("errors", "Save the state_dict() of the network under 'model'."),
            )
        layers[name] = tensor
    # torch's DataParallel and torch.compile, in either order, prefix every name with these.
    while prefix := next(
        (wrapper for wrapper in _WRAPPER_PREFIXES if all(name.startswith(wrapper) for name in layers)), ""
    ):
        layers = {name.removeprefix(prefix): tensor for name, tensor in layers.items()}
    return layers


def _is_hrnet(weights: Weights) -> bool:
    return "final_layers.0.weight" in weights and any(name.startswith("stage4.") for name in weights)


def _kind(parameters: Mapping[str, Any], weights: Weights, path: Path) -> ModelKind:
    named = parameters.get("model_name")
    if named is None:
        return ModelKind.INPAINTNET if "down_1.conv.weight" in weights else ModelKind.TRACKNET
    if named not in (ModelKind.TRACKNET, ModelKind.INPAINTNET):
        raise AppError(
            tr_lazy("errors", "{path} contains a network called {value}.", path=path, value=ascii(str(named)[:60])),
            tr_lazy("errors", "Only TrackNet and InpaintNet can be converted."),
        )
    return ModelKind(named)


def _seq_len(kind: ModelKind, parameters: Mapping[str, Any], weights: Weights, path: Path) -> int:
    named = parameters.get("seq_len")
    if named is None and kind is ModelKind.TRACKNET:
        return _axis(weights, "predictor.weight", 0, path)
    if isinstance(named, int) and not isinstance(named, bool) and 1 <= named <= _MAX_WINDOW_FRAMES:
        return named
    # Convolutions over time accept any length, so an InpaintNet's layers do not reveal it.
    problem = (
        tr_lazy("errors", "{path} does not say how many frames its windows have.", path=path)
        if named is None
        else tr_lazy("errors", "{path} has an invalid seq_len.", path=path)
    )
    raise AppError(problem, tr_lazy("errors", "Save it again with the window length as 'seq_len' in its param_dict."))


def _bg_mode(seq_len: int, parameters: Mapping[str, Any], weights: Weights, path: Path) -> BackgroundMode:
    named = parameters.get("bg_mode")
    if named is not None:
        if named not in list(BackgroundMode):
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} has the background mode {value}, which is not supported.",
                    path=path,
                    value=ascii(str(named)[:60]),
                ),
                tr_lazy("errors", "Correct 'bg_mode' in its param_dict."),
            )
        return BackgroundMode(named)
    channels = _axis(weights, "down_block_1.conv_1.conv.weight", 1, path)
    fitting = [mode for mode in BackgroundMode if mode.family.channels(seq_len) == channels]
    if len(fitting) == 1:
        return fitting[0]
    fit = (
        tr_lazy(
            "errors",
            "Its {channels} input channels fit several modes: {names}.",
            channels=channels,
            names=join_texts(repr(mode.value) for mode in fitting),
        )
        if fitting
        else tr_lazy("errors", "Its {channels} input channels fit no mode.", channels=channels)
    )
    raise AppError(
        join_texts((tr_lazy("errors", "{path} does not contain its background mode.", path=path), fit), " "),
        tr_lazy("errors", "Save it again with 'bg_mode' in its param_dict."),
    )


def _axis(weights: Weights, layer: str, axis: int, path: Path) -> int:
    if layer not in weights or weights[layer].ndim <= axis:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} does not contain a TrackNet: the layer {layer} is missing.",
                path=path,
                layer=repr(layer),
            ),
            tr_lazy("errors", "Choose a checkpoint of TrackNetV3."),
        )
    return int(weights[layer].shape[axis])


def _metadata(checkpoint: Checkpoint, sha256: str) -> dict[str, str]:
    """Return the metadata of the model file, except network, window and batch."""
    facts = {"source_sha256": sha256}
    if _is_hrnet(checkpoint.weights):
        return facts | {"threshold": "0.5"}
    if checkpoint.model_name == ModelKind.TRACKNET:
        # Input filter and threshold that the original code trains with.
        facts |= {"resize": ResizeFilter.BICUBIC.value, "threshold": "0.5"}
        if BackgroundMode(checkpoint.bg_mode).family.subtracts:
            facts["difference"] = DifferenceMode.WRAP.value
    training = {key: checkpoint.parameters.get(key) for key in _TRAINING_PARAMETERS}
    return facts | {f"training.{key}": str(value)[:100] for key, value in training.items() if value is not None}


def _graph(checkpoint: Checkpoint, metadata: Mapping[str, str]) -> "onnx.ModelProto":
    from rallytrace.inference.checkpoints.graphs import inpaintnet_graph, tracknet_graph  # noqa: PLC0415 - onnx is slow to import
    from rallytrace.inference.checkpoints.hrnet import hrnet_graph  # noqa: PLC0415 - the same

    if _is_hrnet(checkpoint.weights):
        return hrnet_graph(checkpoint.weights, seq_len=checkpoint.seq_len, metadata=metadata)
    if checkpoint.model_name == ModelKind.INPAINTNET:
        return inpaintnet_graph(checkpoint.weights, seq_len=checkpoint.seq_len, metadata=metadata)
    return tracknet_graph(checkpoint.weights, seq_len=checkpoint.seq_len, bg_mode=checkpoint.bg_mode, metadata=metadata)


def _try_out(model: Path, checkpoint: Checkpoint) -> None:
    import onnx  # noqa: PLC0415 - slow to import, and only a conversion needs it

    onnx.checker.check_model(str(model), full_check=True)
    options = SessionOptions(threads=os.cpu_count() or 1)
    if checkpoint.model_name == ModelKind.INPAINTNET:
        length = checkpoint.seq_len
        with InpaintNet.open(model, options) as inpaintnet:
            coords, mask = np.zeros((1, length, 2), np.float32), np.ones((1, length, 1), np.float32)
            output = inpaintnet.coordinates(coords, mask)
    else:
        with TrackNet.open(model, options) as tracknet:
            output = tracknet.heatmaps(np.zeros((1, *tracknet.window_shape()), np.float32))
    if not np.isfinite(output).all():
        raise AppError(
            tr_lazy(
                "errors",
                "The {model_name} in the checkpoint gives values that are not finite.",
                model_name=checkpoint.model_name,
            ),
            tr_lazy("errors", "Its training failed. Use an earlier checkpoint."),
        )
