"""Integers of a network are made without a word of ONNX Runtime's own."""

import subprocess
import sys
from pathlib import Path

import onnx

from tiny_models import TinyTrackNet

_PROGRAM = """
import sys
from pathlib import Path
import numpy as np
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_trials.quantising import quantise_on

file = load_model_file(Path(sys.argv[1]), ModelKind.TRACKNET)
windows = np.zeros((2, 9, 16, 24), np.float32)
try:
    quantise_on(iter(windows), file, Path(sys.argv[1]).with_name("made.onnx"), "nothing")
except AppError:
    pass
"""


def test_calibration_prints_no_warning_of_the_runtime(tmp_path: Path) -> None:
    """The output's declared shape is not the true one; a process of its own has opened no session before."""
    path = tmp_path / "net.onnx"
    TinyTrackNet(height=16, width=24).save(path)
    model = onnx.load(path)
    name = model.graph.output[0].name
    for node in model.graph.node:
        node.output[:] = ["inner" if output == name else output for output in node.output]
    model.graph.node.append(onnx.helper.make_node("GlobalAveragePool", ["inner"], [name]))
    onnx.save(model, path)
    command = [sys.executable, "-c", _PROGRAM, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=200)
    assert done.returncode == 0, done.stderr
    assert not done.stdout + done.stderr
