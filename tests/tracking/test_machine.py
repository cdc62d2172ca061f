import subprocess
import sys

import numpy as np
import pytest

from rallytrace.files import paths
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.execution_providers import Provider
from rallytrace.process.sandbox import peak_rss_mb
from rallytrace.tracking.machine import CoreAllocation, allocate_cores


@pytest.mark.parametrize(
    ("model", "cores", "allocation"),
    [
        ("tracknet.onnx", 1, CoreAllocation(1, 1)),
        ("tracknet.onnx", 2, CoreAllocation(1, 2)),
        ("tracknet-fast.onnx", 2, CoreAllocation(2, 1)),
        ("tracknet.onnx", 8, CoreAllocation(2, 4)),
        ("tracknet-fast.onnx", 8, CoreAllocation(4, 2)),
    ],
)
def test_runs_side_by_side_are_few_where_each_takes_much_memory(
    model: str, cores: int, allocation: CoreAllocation
) -> None:
    file = load_model_file(paths.models_dir() / model, ModelKind.TRACKNET)
    assert allocate_cores(cores, file, Provider.CPU) == allocation


def test_memory_peak_is_that_of_this_process() -> None:
    held = np.ones(300 * 2**20, np.uint8)
    mine = peak_rss_mb()
    own = "from rallytrace.process.sandbox import peak_rss_mb; print(peak_rss_mb() or 0)"
    child = subprocess.run([sys.executable, "-c", own], capture_output=True, text=True, check=True, timeout=120)
    assert mine is None or mine > held.nbytes / 2**20
    assert 0 <= float(child.stdout) < 300
