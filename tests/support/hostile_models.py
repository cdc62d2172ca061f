"""Model files that are meant to harm whoever opens them."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from tiny_models import TinyTrackNet

OWN_DOMAIN = "own"


def calling_functions(functions: list[onnx.FunctionProto]) -> onnx.ModelProto:
    """A network whose first layer calls the last of some functions."""
    model = TinyTrackNet().graph()
    model.functions.extend(functions)
    model.opset_import.append(helper.make_opsetid(OWN_DOMAIN, 1))
    first = model.graph.node[0].input[0]
    model.graph.node[0].input[0] = "called"
    model.graph.node.insert(0, helper.make_node(functions[-1].name, [first], ["called"], domain=OWN_DOMAIN))
    return model


def function_of(name: str, calls: list[str]) -> onnx.FunctionProto:
    """A function whose nodes follow one another; `Identity` is the operator, other names are functions."""
    nodes = [
        helper.make_node(called, [f"x{i}"], [f"x{i + 1}"], domain="" if called == "Identity" else OWN_DOMAIN)
        for i, called in enumerate(calls)
    ]
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid(OWN_DOMAIN, 1)]
    return helper.make_function(OWN_DOMAIN, name, ["x0"], [f"x{len(calls)}"], nodes, opsets)


def function_bomb(depth: int = 40, width: int = 3) -> onnx.ModelProto:
    """Each function calls the one before it several times: `width ** depth` operations."""
    calls = [["Identity"]] + [[f"f{level}"] * width for level in range(depth)]
    return calling_functions([function_of(f"f{level}", called) for level, called in enumerate(calls)])


def function_circle() -> onnx.ModelProto:
    return calling_functions([function_of("first", ["second"]), function_of("second", ["first"])])


def work_bomb(products: int = 200) -> onnx.ModelProto:
    """ONNX Runtime multiplies large constants while it opens the file: seconds for each product."""
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


def lying(
    metadata: dict[str, str], answer: NDArray[np.generic], side: int = 64, batch: int | None = 1
) -> onnx.ModelProto:
    """A pose model that declares persons and answers with something else, which only a run shows."""
    taken = [batch or "batch", 3, side, side]
    ranks = np.array(answer.shape, np.int64)
    nodes = [
        helper.make_node("ReduceMin", ["images"], ["least"], keepdims=0),
        helper.make_node("Mul", ["least", "nothing"], ["zero"]),
        helper.make_node("Cast", ["zero"], ["whole"], to=TensorProto.INT64),
        helper.make_node("Add", ["whole", "ranks"], ["shape"]),
        helper.make_node("Reshape", ["answer", "shape"], ["output0"], allowzero=1),
    ]
    constants: dict[str, NDArray[np.generic]] = {"nothing": np.array(0, np.float32), "ranks": ranks, "answer": answer}
    kind = helper.np_dtype_to_tensor_dtype(answer.dtype)
    graph = helper.make_graph(
        nodes,
        "liar",
        [helper.make_tensor_value_info("images", TensorProto.FLOAT, taken)],
        [helper.make_tensor_value_info("output0", kind, [batch or "batch", 56, 4])],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, metadata)
    return model
