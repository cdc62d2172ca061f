"""Where a model ran is read from ONNX Runtime's profile of a run."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rallytrace.errors import AppError
from rallytrace.inference.placement import Placement, make_zeros, read_placement
from rallytrace.model_records.execution_providers import Provider

CPU, OPENVINO, CUDA = "CPUExecutionProvider", "OpenVINOExecutionProvider", "CUDAExecutionProvider"


def node(at: int, took: int, provider: str, operation: str) -> dict[str, Any]:
    return {"cat": "Node", "ts": at, "dur": took, "args": {"provider": provider, "op_name": operation}}


def run(at: int, took: int) -> dict[str, Any]:
    return {"cat": "Session", "name": "model_run", "ts": at, "dur": took, "args": {}}


def written(folder: Path, events: Sequence[dict[str, Any]]) -> Path:
    path = folder / "profile.json"
    load = {"cat": "Session", "name": "model_loading_uri", "ts": 0, "dur": 9, "args": {}}
    path.write_text(json.dumps([load, *events]))
    return path


SPLIT = [
    node(110, 900, OPENVINO, "OpenVINO-EP-subgraph_1"),  # the first run, which also compiles
    node(1020, 10, CPU, "Hardmax"),
    run(100, 1000),
    node(2000, 60, OPENVINO, "OpenVINO-EP-subgraph_1"),
    node(2070, 30, CPU, "Hardmax"),
    node(2110, 10, CPU, "Relu"),
    run(1990, 140),
]


def test_last_run_reports_placement_and_time_share(tmp_path: Path) -> None:
    found = read_placement(written(tmp_path, SPLIT), Provider.OPENVINO)
    assert found.nodes == {CPU: 2, OPENVINO: 1}
    assert found.shares == {OPENVINO: 0.6, CPU: 0.4}
    assert found.elsewhere == {"Hardmax": 1, "Relu": 1}
    found.refuse_unless_on(Provider.OPENVINO)


def test_a_single_run_is_the_last(tmp_path: Path) -> None:
    assert read_placement(written(tmp_path, SPLIT[:3]), Provider.OPENVINO).shares[OPENVINO] == pytest.approx(900 / 910)


def test_no_shares_are_told_where_the_device_only_queues(tmp_path: Path) -> None:
    """What the CPU then takes is the wait for the device."""
    events = [node(1, 2, CUDA, "Conv"), node(3, 90, CPU, "Shape"), run(0, 99)]
    found = read_placement(written(tmp_path, events), Provider.CUDA)
    assert found.nodes == {CUDA: 1, CPU: 1}
    assert found.shares == {}


def test_a_model_of_which_nothing_ran_where_it_was_to_is_refused(tmp_path: Path) -> None:
    events = [node(1, 2, CPU, "Conv"), node(3, 2, CPU, "Relu"), run(0, 9)]
    found = read_placement(written(tmp_path, events), Provider.OPENVINO)
    with pytest.raises(AppError, match=r"OpenVINO.*CPUExecutionProvider"):
        found.refuse_unless_on(Provider.OPENVINO)
    with pytest.raises(AppError, match="ran no part"):
        Placement({}, {}, {}).refuse_unless_on(Provider.OPENVINO)


def test_the_smallest_inputs_have_one_for_every_free_axis() -> None:
    made = make_zeros({"points": ("batch", None, 2), "mask": (4, 1)})
    assert {name: array.shape for name, array in made.items()} == {"points": (1, 1, 2), "mask": (4, 1)}


def test_a_known_size_counts_along_free_axes_only() -> None:
    made = make_zeros({"points": ("batch", None, 2), "mask": (4, None)}, {"points": (3, 16, 7)})
    assert {name: array.shape for name, array in made.items()} == {"points": (3, 16, 2), "mask": (4, 1)}
