"""The child process that tries one provider: `python -m rallytrace.inference.provider_probe NAME`.

Prints one line of JSON, `{"error": ""}` when a model of one convolution ran on the provider and was right; the reason
that ONNX Runtime gives goes to stderr. The exit code is 0 either way: any other means that the process came to grief.
"""

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from rallytrace.errors import AppError
from rallytrace.inference.provider_table import Provider
from rallytrace.inference.runtime import quieten
from rallytrace.inference.session import ModelSession, SessionOptions

_ERRORS_ONLY = 3
_SIDE = 8


def main(arguments: Sequence[str]) -> int:
    """Try the provider named by the first of `arguments`, and print what came of it."""
    provider = Provider(arguments[0])
    quieten()
    onnxruntime.set_default_logger_severity(_ERRORS_ONLY)  # which library is missing is said in the log alone
    try:
        error = _run_on(provider)
    except AppError as refusal:
        error = refusal.what
    sys.stdout.write(json.dumps({"error": error}) + "\n")
    return 0


def _run_on(provider: Provider) -> str:
    with tempfile.TemporaryDirectory() as folder:
        model = Path(folder, "convolution.onnx")
        onnx.save(_convolution(), model)
        with ModelSession(model, SessionOptions(provider=provider)) as session:
            (found,) = session.run({"picture": np.ones((1, 1, _SIDE, _SIDE), dtype=np.float32)})
    # Every pixel counts itself and its neighbours within the picture: nine, six at an edge, four in a corner.
    reach = np.full(_SIDE, 3.0)
    reach[[0, -1]] = 2.0
    return "" if np.allclose(found[0, 0], np.outer(reach, reach), rtol=1e-2) else "The trial run gave wrong numbers."


def _convolution() -> onnx.ModelProto:
    """A model of one 3x3 convolution of ones: the operation that TrackNet is made of, and the one that needs cuDNN."""
    shape = [1, 1, _SIDE, _SIDE]
    graph = helper.make_graph(
        [helper.make_node("Conv", ["picture", "ones"], ["sums"], pads=[1, 1, 1, 1])],
        "convolution",
        [helper.make_tensor_value_info("picture", TensorProto.FLOAT, shape)],
        [helper.make_tensor_value_info("sums", TensorProto.FLOAT, shape)],
        [numpy_helper.from_array(np.ones((1, 1, 3, 3), dtype=np.float32), "ones")],
    )
    # Versions that the oldest supported ONNX Runtime reads.
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
