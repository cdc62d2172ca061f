"""Networks whose structure is hostile: bombs, circles, sizes that cannot be, weights in places of others."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from attack.cases import Case, Kind
from attack.model_kinds import CHANGES, move_weights
from hostile_models import calling_functions, function_bomb, function_circle, function_of, work_bomb
from rallytrace.process.sandbox import MAX_MEMORY_MB
from tiny_models import TinyTrackNet

SECONDS = 60
"""Of processor time besides, for the child that reads the file; on a busy machine it is not more."""
_SIZES = (-(2**63), -(2**31), -2, -1, 0, 2**20, 2**31, 2**40, 2**62)


def bomb_of_functions(dice: random.Random, _folder: Path) -> onnx.ModelProto:
    """Functions that call others several times, or themselves."""
    if dice.random() < 0.2:
        return function_circle()
    if dice.random() < 0.3:
        length = dice.choice((10, 1000, 5000))
        return calling_functions([function_of("f0", ["Identity"] * length)])
    return function_bomb(dice.choice((1, 5, 10, 30, 200)), dice.choice((1, 2, 3, 10)))


def impossible_sizes(dice: random.Random, _folder: Path) -> onnx.ModelProto:
    """Sizes below zero or beyond all memory, wherever a file has sizes."""
    model = TinyTrackNet().graph()
    node = dice.choice(model.graph.node)
    for _ in range(dice.choice((1, 2, 4))):
        how = dice.randrange(4)
        if how == 0:
            value = dice.choice([*model.graph.input, *model.graph.output])
            dice.choice(value.type.tensor_type.shape.dim).dim_value = dice.choice(_SIZES)
        elif how == 1 and model.graph.initializer:
            tensor = dice.choice(model.graph.initializer)
            tensor.dims[:] = [dice.choice(_SIZES) for _ in range(dice.choice((1, 2, 4)))]
        elif how == 2:
            shape = [dice.choice(_SIZES) for _ in range(4)]
            model.graph.value_info.append(helper.make_tensor_value_info(node.output[0], TensorProto.FLOAT, shape))
        else:
            whole = [one for one in node.attribute if one.ints]
            for attribute in whole:
                attribute.ints[dice.randrange(len(attribute.ints))] = dice.choice(_SIZES)
    return model


def circle_of_nodes(dice: random.Random, _folder: Path) -> onnx.ModelProto:
    """Nodes that wait for one another, give the same value twice, or give an input."""
    model = TinyTrackNet().graph()
    names = [name for node in model.graph.node for name in (*node.input, *node.output) if name]
    for _ in range(dice.choice((1, 2, 3))):
        node = dice.choice(model.graph.node)
        wires = node.input if dice.random() < 0.5 else node.output
        wires[dice.randrange(len(wires))] = dice.choice(names)
    return model


def constants_that_unfold(dice: random.Random, _folder: Path) -> onnx.ModelProto:
    """Constants of a few bytes that ONNX Runtime makes large while it opens the file."""
    if dice.random() < 0.3:
        return work_bomb(dice.choice((0, 1, 2)))
    model = TinyTrackNet().graph()
    shape = np.array([dice.choice((2**10, 2**15, 2**31, 2**62, -1)) for _ in range(dice.choice((1, 2, 3)))])
    model.graph.initializer.append(numpy_helper.from_array(shape, "shape"))
    model.graph.node.insert(0, helper.make_node("ConstantOfShape", ["shape"], ["large"]))
    model.graph.node.insert(1, helper.make_node("ReduceMax", ["large"], ["largest"], keepdims=0))
    model.graph.node.insert(2, helper.make_node("Add", ["input", "largest"], ["more"]))
    model.graph.node[3].input[0] = "more"
    return model


def nested_branches(dice: random.Random, _folder: Path) -> onnx.ModelProto:
    """Branches in branches, deeper than any library may follow."""
    model = TinyTrackNet().graph()
    value = helper.make_tensor_value_info("inner", TensorProto.FLOAT, None)
    body = helper.make_graph([helper.make_node("Identity", ["input"], ["inner"])], "body", [], [value])
    for _ in range(dice.choice((1, 5, 20, 30))):
        node = helper.make_node("If", ["yes"], ["inner"], then_branch=body, else_branch=body)
        body = helper.make_graph([node], "body", [], [value])
        if body.ByteSize() > 2**14:
            break
    model.graph.initializer.append(numpy_helper.from_array(np.array(dice.random() < 0.5), "yes"))
    model.graph.node.insert(0, helper.make_node("If", ["yes"], ["deep"], then_branch=body, else_branch=body))
    model.graph.node[1].input[0] = "deep"
    return model


def weights_elsewhere(dice: random.Random, folder: Path) -> onnx.ModelProto:
    """Weights in a file of a name that leads elsewhere, and other damage."""
    model = TinyTrackNet().graph()
    move_weights(dice, model, folder)
    for _ in range(dice.choice((0, 1, 2))):
        dice.choice(CHANGES)(dice, model, folder)
    return model


MAKERS: Sequence[Callable[[random.Random, Path], onnx.ModelProto]] = (
    bomb_of_functions,
    impossible_sizes,
    circle_of_nodes,
    constants_that_unfold,
    nested_branches,
    weights_elsewhere,
)


def prepare_nothing(_folder: Path) -> None:
    """Each file is made from nothing."""


def spoil_network(dice: random.Random, _whole: Path, folder: Path) -> Case:
    """A hostile network; it is looked at or tried."""
    target = folder / "in" / "net.onnx"
    target.write_bytes(dice.choice(MAKERS)(dice, folder / "in").SerializeToString())
    options = dice.choice(((), (), ("--json",), ("--run",)))
    return Case(("check", *options, "in/net.onnx"), seconds=SECONDS, mb=MAX_MEMORY_MB)


NETWORK = Kind("network", prepare_nothing, spoil_network)
