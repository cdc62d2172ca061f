"""Damage models."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import onnx

from attack.byte_damage import ODD_NUMBERS, damaged, odd_text
from attack.cases import Case, Kind
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.process.sandbox import MAX_MEMORY_MB
from tiny_models import TinyInpaintNet, TinyTrackNet, keep_weights_in

Change = Callable[[random.Random, onnx.ModelProto, Path], None]
_KEYS = ("model_name", "seq_len", "bg_mode", "batch_mode", "batch_size", "threshold", "fps", "resize", "fill_from", "x")
_PLACES = ("weights.bin", "circle.bin", "../net.onnx", "/dev/zero", "/dev/stdin", ".", "sub/weights.bin")
_DIMENSIONS = (0, -1, 1, 2, 3, 2**15, 2**31 - 1, 2**31, 2**40, 2**62)


def prepare_models(folder: Path) -> None:
    """Make small networks of each kind."""
    TinyTrackNet().save(folder / "tracknet.onnx")
    TinyTrackNet(8, BackgroundMode.CONCAT, batch=2).save(folder / "fixed.onnx")
    TinyInpaintNet().save(folder / "inpaintnet.onnx")


def change_metadata(dice: random.Random, model: onnx.ModelProto, _folder: Path) -> None:
    """Change, duplicate or add an entry of the metadata."""
    entry = model.metadata_props.add()
    entry.key, entry.value = dice.choice((*_KEYS, odd_text(dice))), odd_text(dice)
    if dice.random() < 0.7:
        for other in list(model.metadata_props)[:-1]:
            if other.key == entry.key:
                model.metadata_props.remove(other)


def change_shape(dice: random.Random, model: onnx.ModelProto, _folder: Path) -> None:
    """Change an axis: another size, a name, or none."""
    value = dice.choice([*model.graph.input, *model.graph.output])
    axes = value.type.tensor_type.shape.dim
    if not axes:
        return
    axis = dice.choice(axes)
    how = dice.randrange(4)
    if how == 0:
        axis.dim_param = odd_text(dice)
    elif how == 1:
        del axes[dice.randrange(len(axes))]
    else:
        axis.dim_value = dice.choice(_DIMENSIONS)


def change_weights(dice: random.Random, model: onnx.ModelProto, _folder: Path) -> None:
    """Change weights: other dimensions, another type, or too little data."""
    if not model.graph.initializer:
        return
    tensor = dice.choice(model.graph.initializer)
    how = dice.randrange(4)
    if how == 0:
        tensor.data_type = dice.randrange(25)
    elif how == 1:
        tensor.dims.append(dice.choice(_DIMENSIONS))
    elif how == 2 and tensor.dims:
        tensor.dims[dice.randrange(len(tensor.dims))] = dice.choice(_DIMENSIONS)
    else:
        tensor.raw_data = tensor.raw_data[: dice.randrange(len(tensor.raw_data) + 1)]


def change_node(dice: random.Random, model: onnx.ModelProto, _folder: Path) -> None:
    """Change a node: another operator, library or inputs, or none."""
    if not model.graph.node:
        return
    node = dice.choice(model.graph.node)
    how = dice.randrange(5)
    if how == 0:
        node.op_type = dice.choice(("Loop", "If", "Scan", "ConstantOfShape", "Identity", odd_text(dice)))
    elif how == 1:
        node.domain = odd_text(dice)
    elif how == 2 and node.input:
        node.input[dice.randrange(len(node.input))] = dice.choice((*node.output, odd_text(dice)))
    elif how == 3:
        model.graph.node.remove(node)
    else:
        node.attribute.add(name=odd_text(dice), type=dice.randrange(15), i=dice.choice(ODD_NUMBERS) % 2**63)


def move_weights(dice: random.Random, model: onnx.ModelProto, folder: Path) -> None:
    """Move weights to a file beside the model, with some name and length."""
    if not model.graph.initializer:
        return
    location = dice.choice((*_PLACES, odd_text(dice)))
    weights = keep_weights_in(model, location)
    if location == "weights.bin":
        (folder / location).write_bytes(weights[: dice.randrange(len(weights) + 1)])
    if location == "circle.bin" and not (folder / location).is_symlink():
        (folder / location).symlink_to(location)
    if dice.random() < 0.5:
        model.graph.initializer[0].external_data.add(key=dice.choice(("offset", "length")), value=odd_text(dice))


def change_versions(dice: random.Random, model: onnx.ModelProto, _folder: Path) -> None:
    """Set versions of the future, or none."""
    if dice.random() < 0.5:
        model.ir_version = dice.choice((0, 1, 2**31 - 1, 99))
    elif model.opset_import:
        model.opset_import[0].version = dice.choice((0, 1, 2**40, 999))


CHANGES: Sequence[Change] = (
    change_metadata,
    change_metadata,
    change_shape,
    change_shape,
    change_weights,
    change_node,
    move_weights,
    change_versions,
)


def spoil_model(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Damage bytes or parts of a model, and return a case that checks it and sometimes tries it."""
    names = sorted(path.name for path in whole.glob("*.onnx"))
    data, other = ((whole / dice.choice(names)).read_bytes() for _ in range(2))
    target = folder / "in" / "net.onnx"
    if dice.random() < 0.7:
        model = onnx.ModelProto.FromString(data)
        for _ in range(dice.choice((1, 1, 2, 4))):
            dice.choice(CHANGES)(dice, model, folder / "in")
        data = model.SerializeToString()
        if dice.random() < 0.15:
            data = data.replace(b"output", b"\xff\xfe\xfdput")
    else:
        data = damaged(dice, data, other)
    target.write_bytes(data)
    # A process is started for each that is tried, and ONNX Runtime gives words for most of what can be wrong with it.
    if dice.random() < 0.1:
        return Case(("check", "--run", "in/net.onnx"), seconds=30, mb=MAX_MEMORY_MB)
    return Case(("check", "in/net.onnx", *dice.choice([(), ("--json",)])))


ONNX = Kind("onnx", prepare_models, spoil_model)
