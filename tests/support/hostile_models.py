"""Make model files that are meant to harm whoever opens them."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnx
from onnx import helper, numpy_helper

from tiny_models import TinyTrackNet

OWN_DOMAIN = "own"


def calling_functions(functions: list[onnx.FunctionProto]) -> onnx.ModelProto:
    """Return a network whose first layer calls the last of some functions."""
    model = TinyTrackNet().graph()
    model.functions.extend(functions)
    model.opset_import.append(helper.make_opsetid(OWN_DOMAIN, 1))
    first = model.graph.node[0].input[0]
    model.graph.node[0].input[0] = "called"
    model.graph.node.insert(0, helper.make_node(functions[-1].name, [first], ["called"], domain=OWN_DOMAIN))
    return model


def function_of(name: str, calls: list[str]) -> onnx.FunctionProto:
    """Return a function with consecutive nodes. `Identity` is the operator, other names are functions."""
    nodes = [
        helper.make_node(called, [f"x{i}"], [f"x{i + 1}"], domain="" if called == "Identity" else OWN_DOMAIN)
        for i, called in enumerate(calls)
    ]
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid(OWN_DOMAIN, 1)]
    return helper.make_function(OWN_DOMAIN, name, ["x0"], [f"x{len(calls)}"], nodes, opsets)


def function_bomb(depth: int = 40, width: int = 3) -> onnx.ModelProto:
    """Return functions that call the previous one several times each: `width ** depth` operations."""
    calls = [["Identity"]] + [[f"f{level}"] * width for level in range(depth)]
    return calling_functions([function_of(f"f{level}", called) for level, called in enumerate(calls)])


def function_circle() -> onnx.ModelProto:
    return calling_functions([function_of("first", ["second"]), function_of("second", ["first"])])


def work_bomb(products: int = 200) -> onnx.ModelProto:
    """Return a network with large constants that ONNX Runtime multiplies while opening the file, seconds each."""
    model = TinyTrackNet().graph()
    model.graph.initializer.append(numpy_helper.from_array(np.array([4096, 4096]), "side"))
    nodes = [helper.make_node("ConstantOfShape", ["side"], ["product0"])]
    nodes += [
        helper.make_node("MatMul", [f"product{i}", "product0"], [f"product{i + 1}"], name=f"multiply{i}")
        for i in range(products)
    ]
    nodes.append(helper.make_node("ReduceMax", [f"product{products}"], ["largest"], keepdims=0))
    first = model.graph.node[0].input[0]
    model.graph.node[0].input[0] = "more"
    nodes.append(helper.make_node("Add", [first, "largest"], ["more"]))
    for number, node in enumerate(nodes):
        model.graph.node.insert(number, node)
    return model


def saved(model: onnx.ModelProto, path: Path) -> Path:
    path.write_bytes(model.SerializeToString())
    return path


BOMBS: dict[str, Callable[[], onnx.ModelProto]] = {
    "function bomb": function_bomb,
    "function circle": function_circle,
    "work bomb": work_bomb,
}
