"""Spoiled models and checkpoints."""

import random
import struct
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import onnx

from attack.byte_damage import ODD_NUMBERS, damaged, odd_text
from attack.cases import Case, Kind
from rallytrace.inference.checkpoints.graphs import random_tracknet_weights
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.process.sandbox import MAX_MEMORY_MB
from tiny_models import TinyInpaintNet, TinyTrackNet, keep_weights_in, random_inpaintnet_weights
from torch_archives import Archive, write_checkpoint

Change = Callable[[random.Random, onnx.ModelProto, Path], None]
_KEYS = ("model_name", "seq_len", "bg_mode", "batch_mode", "batch_size", "threshold", "fps", "resize", "fill_from", "x")
_PLACES = ("weights.bin", "circle.bin", "../net.onnx", "/dev/zero", "/dev/stdin", ".", "sub/weights.bin")
_DIMENSIONS = (0, -1, 1, 2, 3, 2**15, 2**31 - 1, 2**31, 2**40, 2**62)


def prepare_models(folder: Path) -> None:
    """Small networks of each kind."""
    TinyTrackNet().save(folder / "tracknet.onnx")
    TinyTrackNet(8, BackgroundMode.CONCAT, batch=2).save(folder / "fixed.onnx")
    TinyInpaintNet().save(folder / "inpaintnet.onnx")


def change_metadata(dice: random.Random, model: onnx.ModelProto, _folder: Path) -> None:
    """Another value, a second one, or one more."""
    entry = model.metadata_props.add()
    entry.key, entry.value = dice.choice((*_KEYS, odd_text(dice))), odd_text(dice)
    if dice.random() < 0.7:
        for other in list(model.metadata_props)[:-1]:
            if other.key == entry.key:
                model.metadata_props.remove(other)


def change_shape(dice: random.Random, model: onnx.ModelProto, _folder: Path) -> None:
    """Another size, a name, or no axis at all."""
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
    """Other dimensions, another type, or less data than they need."""
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
    """Another operator, another library, other wires, or no node at all."""
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
    """Weights in a file beside the model, of some name and some length."""
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
    """Versions from the future, or none."""
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
    """Bytes or parts of a model; it is looked at and, now and then, tried."""
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


def prepare_checkpoints(folder: Path) -> None:
    """Narrow networks in checkpoints as TrackNetV3 saves them."""
    said = {"model_name": "TrackNet", "seq_len": 2, "bg_mode": "concat", "epochs": 30, "learning_rate": 0.001}
    write_checkpoint(folder / "tracknet.pt", random_tracknet_weights(2, "concat", base_width=1, seed=1), said)
    said = {"model_name": "InpaintNet", "seq_len": 16}
    write_checkpoint(folder / "inpaintnet.pt", random_inpaintnet_weights(seed=1), said)


def spoil_checkpoint(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Bytes, members or opcodes of a checkpoint; it is looked at or converted."""
    names = sorted(path.name for path in whole.glob("*.pt"))
    name = dice.choice(names)
    data = (whole / name).read_bytes()
    target = folder / "in" / "net.pt"
    how = dice.random()
    if how < 0.2:
        _write_odd_view(dice, target)
    elif how < 0.4:
        target.write_bytes(damaged(dice, data, (whole / dice.choice(names)).read_bytes()))
    else:
        _write_members(dice, whole / name, target, of_pickle=how < 0.85)
    if dice.random() < 0.5:
        return Case(("check", "in/net.pt"))
    return Case(("convert", "in/net.pt", "-o", "out/net.onnx"))


def _write_members(dice: random.Random, source: Path, target: Path, *, of_pickle: bool) -> None:
    """The archive again, whole as an archive, with one member spoiled, missing, twice, or compressed."""
    with zipfile.ZipFile(source) as archive:
        members = [(name, archive.read(name)) for name in archive.namelist()]
    pickles = [at for at, (name, _) in enumerate(members) if name.endswith("data.pkl")]
    at = pickles[0] if of_pickle else dice.randrange(len(members))
    name, data = members[at]
    how = 0 if of_pickle else dice.randrange(4)
    if how == 0:
        is_numbers = of_pickle and dice.random() < 0.5
        members[at] = (name, _other_numbers(dice, data) if is_numbers else damaged(dice, data, data))
    elif how == 1:
        del members[at]
    elif how == 2:
        members.append((f"{name}x" if dice.random() < 0.5 else odd_text(dice)[:100].replace("\0", "") or "x", data))
    method = zipfile.ZIP_DEFLATED if how == 3 else zipfile.ZIP_STORED
    with zipfile.ZipFile(target, "w", method) as archive:
        for one, content in members:
            archive.writestr(zipfile.ZipInfo(one), content, compress_type=method)


def _write_odd_view(dice: random.Random, target: Path) -> None:
    """A whole archive in which one tensor lies in its storage in a way that no network's does."""
    archive = Archive()
    weights = random_tracknet_weights(2, "concat", base_width=1, seed=1)
    model = {name: archive.tensor(array) for name, array in weights.items()}
    name = dice.choice(sorted(weights))
    array = weights[name].astype(np.float32)
    axes = dice.randrange(1, 5)
    shape = [1] * axes
    shape[dice.randrange(axes)] = dice.choice((2**8, 2**24, 267_000_000, 2**40))
    strides = tuple(dice.choice((0, 0, 0, 0, 1, array.size)) for _ in range(axes))
    place = (dice.choice((0, 0, 0, 1, array.size)), tuple(shape), strides)
    model[name] = archive.tensor_at(array.tobytes(), "FloatStorage", array.size, place)
    archive.write(target, {"model": model, "param_dict": {"model_name": "TrackNet", "seq_len": 2, "bg_mode": "concat"}})


def _other_numbers(dice: random.Random, data: bytes) -> bytes:
    """Other values for the numbers that `torch_archives` writes: sizes, strides, offsets and keys."""
    mark = b"\x8b"  # LONG4
    places = [at for at in range(len(data) - 6) if data[at : at + 1] == mark and data[at + 2 : at + 5] == b"\0\0\0"]
    for _ in range(dice.choice((1, 2, 4))):
        if not places:
            break
        at = dice.choice(places)
        length = data[at + 1]
        number = dice.choice(ODD_NUMBERS)
        raw = (number % (1 << (8 * length))).to_bytes(length, "little")
        if dice.random() < 0.3:
            raw = number.to_bytes(9, "little", signed=True)
        data = data[:at] + mark + struct.pack("<i", len(raw)) + raw + data[at + 5 + length :]
        places = [one for one in places if one < at]
    return data


CHECKPOINT = Kind("pt", prepare_checkpoints, spoil_checkpoint)
