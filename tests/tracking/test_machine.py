import pytest

from rallytrace import paths
from rallytrace.execution_providers import Provider
from rallytrace.inference.model_file import ModelKind, load_model_file
from rallytrace.tracking.machine import Division, divide


@pytest.mark.parametrize(
    ("model", "cores", "division"),
    [
        ("tracknet.onnx", 1, Division(1, 1)),
        ("tracknet.onnx", 2, Division(2, 1)),
        ("tracknet.onnx", 8, Division(2, 4)),
        ("tracknet-fast.onnx", 8, Division(4, 2)),
    ],
)
def test_runs_side_by_side_are_few_where_each_takes_much_memory(model: str, cores: int, division: Division) -> None:
    file = load_model_file(paths.models_dir() / model, ModelKind.TRACKNET)
    assert divide(cores, file, Provider.CPU) == division
