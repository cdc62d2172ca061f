"""RTMO's two outputs: recognised by their shapes, fed with blue first, read as persons."""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from rallytrace.inference.model_files.pose_families import load_pose_model
from rallytrace.inference.model_files.pose_file import PoseFamilyName, PoseModelFile
from rallytrace.inference.model_files.rtmo import read_rtmo_persons
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.preprocessing import ArrayPicture
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_trials.model_trial import try_model

SIDE = 64


def save_rtmo(path: Path, *, batch: int | str = "batch", joints: int = 17, tells_axes: bool = True) -> Path:
    """Return a network with one person: its confidence is the mean of the first channel over 255.

    Its positions are fixed.
    """
    box = np.array([[[8, 16, 24, 56, 0]]], np.float32)
    keypoints = np.tile(np.array([16, 36, 0.9], np.float32), (1, 1, joints, 1))
    constants: dict[str, NDArray[Any]] = {
        "box": box,
        "joints": keypoints,
        "channel": np.array([0], np.int64),
        "scale": np.array(1 / 255, np.float32),
    }
    constants |= {"last": np.array([0, 0, 0, 0, 1], np.float32), "row": np.array([-1, 1, 1], np.int64)}
    nodes = [
        helper.make_node("Gather", ["input", "channel"], ["first"], axis=1),
        helper.make_node("ReduceMean", ["first"], ["mean"], axes=[1, 2, 3], keepdims=1),
        helper.make_node("Mul", ["mean", "scale"], ["share"]),
        helper.make_node("Reshape", ["share", "row"], ["column"]),
        helper.make_node("Mul", ["column", "last"], ["confidence"]),
        helper.make_node("Add", ["confidence", "box"], ["dets"]),
        helper.make_node("Mul", ["mean", "nothing"], ["zero"]),
        helper.make_node("Add", ["zero", "joints"], ["keypoints"]),
    ]
    constants["nothing"] = np.array(0, np.float32)
    graph = helper.make_graph(
        nodes,
        "rtmo",
        [helper.make_tensor_value_info("input", TensorProto.FLOAT, [batch, 3, SIDE, SIDE])],
        [
            helper.make_tensor_value_info("dets", TensorProto.FLOAT, [batch, "n", 5 if tells_axes else "m"]),
            helper.make_tensor_value_info(
                "keypoints", TensorProto.FLOAT, [batch, "n", *([joints, 3] if tells_axes else ["j", "k"])]
            ),
        ],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), path)
    return path


@pytest.mark.parametrize("batch", ["batch", 1, 4])
def test_rtmo_is_recognised_and_places_its_person(tmp_path: Path, batch: int | str) -> None:
    path = save_rtmo(tmp_path / "rtmo.onnx", batch=batch)
    check = check_model(path)
    assert check.verdict is ModelVerdict.FITS
    assert isinstance(check.found, PoseModelFile)
    assert check.found.family is PoseFamilyName.RTMO
    assert try_model(check.found) == ()
    blue = np.zeros((2 * SIDE, 2 * SIDE, 3), np.uint8)
    blue[..., 0] = 204
    with PoseNetwork(load_pose_model(path), SessionOptions()) as network:
        found = network.persons([ArrayPicture(i, blue) for i in range(5)])
    assert [len(persons) for persons in found] == [1] * 5
    (person,) = found[0]
    assert person.confidence == pytest.approx(0.8, abs=0.01)
    np.testing.assert_allclose(person.box, np.array([8, 16, 24, 56]) * 2 - 0.5, atol=0.01)
    np.testing.assert_allclose(person.keypoints[:, :2], np.array([[16, 36]] * 17) * 2 - 0.5, atol=0.01)


def test_rtmo_of_other_keypoints_is_refused_in_test_run(tmp_path: Path) -> None:
    crowd = check_model(save_rtmo(tmp_path / "crowd.onnx", joints=14))
    assert crowd.verdict is ModelVerdict.REFUSED
    assert "14" in crowd.summary
    bodies, crowd = (
        check_model(save_rtmo(tmp_path / f"{joints}.onnx", joints=joints, tells_axes=False)) for joints in (17, 14)
    )
    assert isinstance(bodies.found, PoseModelFile)
    assert try_model(bodies.found) == ()
    assert isinstance(crowd.found, PoseModelFile)
    with pytest.raises(AppError):
        try_model(crowd.found)


def test_red_is_not_taken_for_blue(tmp_path: Path) -> None:
    red = np.zeros((SIDE, SIDE, 3), np.uint8)
    red[..., 2] = 255
    with PoseNetwork(load_pose_model(save_rtmo(tmp_path / "rtmo.onnx")), SessionOptions()) as network:
        assert network.persons([ArrayPicture(0, red)]) == [()]


def test_rows_without_numbers_are_dropped_other_shapes_refused() -> None:
    rows = np.full((3, 56), 0.9, np.float32)
    rows[1] = np.nan
    assert len(read_rtmo_persons(rows, 0.3)[1]) == 2
    with pytest.raises(AppError):
        read_rtmo_persons(np.zeros((3, 57), np.float32), 0.3)
