"""RTMPose: recognised by its outputs, and its keypoints stand in the boxes that another model has found."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from pose_models import save_rtmpose
from poses import standing_at
from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from rallytrace.inference.model_files.pose_families import load_pose_model
from rallytrace.inference.model_files.pose_file import PoseFamilyName, PoseModelFile
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.preprocessing import ArrayPicture
from rallytrace.model_records.execution_providers import Device, Provider, SessionOptions
from rallytrace.model_trials.model_trial import try_model
from rallytrace.tracking.networks import open_pose_network

RED, BLUE = (0, 0, 255), (255, 0, 0)


def frame_with(dot: tuple[int, int], colour: tuple[int, int, int]) -> NDArray[np.uint8]:
    """Return a grey frame of 640x360 with a square of a colour, blue first, around a pixel."""
    frame = np.full((360, 640, 3), 80, np.uint8)
    frame[dot[1] - 3 : dot[1] + 4, dot[0] - 3 : dot[0] + 4] = colour
    return frame


def open_network(path: Path) -> PoseNetwork:
    finder = PoseNetwork(load_pose_model(shipped_model("movenet-multipose")), SessionOptions())
    return PoseNetwork(load_pose_model(path), SessionOptions(), finder)


@pytest.mark.parametrize("batch", ["batch", 1, 4])
@pytest.mark.parametrize("names", [("simcc_x", "simcc_y"), ("700", "701")])
def test_it_is_recognised_and_a_test_run_finds_nothing_odd(
    tmp_path: Path, batch: int | str, names: tuple[str, str]
) -> None:
    check = check_model(save_rtmpose(tmp_path / "pose.onnx", batch=batch, names=names))
    assert check.verdict is ModelVerdict.FITS
    assert isinstance(check.found, PoseModelFile)
    assert check.found.family is PoseFamilyName.RTMPOSE
    assert str(check.found.size) == "48x64"
    assert try_model(check.found) == ()


@pytest.mark.parametrize("batch", ["batch", 4])
@pytest.mark.parametrize("dot", [(330, 170), (310, 240), (300, 180)])
def test_the_keypoints_are_where_the_frame_shows_them(tmp_path: Path, batch: int | str, dot: tuple[int, int]) -> None:
    known = [standing_at(320, 260), standing_at(320, 262)]
    with open_network(save_rtmpose(tmp_path / "pose.onnx", batch=batch)) as network:
        placed = network.with_keypoints(known, ArrayPicture(0, frame_with(dot, RED)))
    for person, before in zip(placed, known, strict=True):
        assert person.box == before.box
        assert person.confidence == before.confidence
        # It gives the first pixel of the square, in a picture that is some times smaller.
        pixel = 1.25 * before.height / 64
        assert np.abs(person.keypoints[:, :2] - (dot[0] - 3, dot[1] - 3)).max() <= pixel
        assert person.keypoints[:, 2].min() > 0.8


def test_channel_order_is_kept_and_outside_is_black(tmp_path: Path) -> None:
    with open_network(save_rtmpose(tmp_path / "pose.onnx")) as network:
        (person,) = network.with_keypoints([standing_at(330, 240)], ArrayPicture(0, frame_with((330, 200), BLUE)))
        assert person.keypoints[:, 2].max() < 0.1
        (outside,) = network.with_keypoints([standing_at(5, 40)], ArrayPicture(0, frame_with((330, 200), BLUE)))
        assert np.isfinite(outside.keypoints).all()


@pytest.mark.parametrize("joints", [21, 26, 106, 133])
def test_a_model_of_hands_faces_or_whole_bodies_is_refused(tmp_path: Path, joints: int) -> None:
    path = save_rtmpose(tmp_path / "pose.onnx", joints=joints)
    check = check_model(path)
    assert check.verdict is ModelVerdict.REFUSED
    assert str(joints) in check.summary


def test_unknown_keypoints_are_refused_in_test_run(tmp_path: Path) -> None:
    hands = check_model(save_rtmpose(tmp_path / "hands.onnx", joints=21, tells_joints=False))
    assert hands.verdict is ModelVerdict.ASSUMED
    assert isinstance(hands.found, PoseModelFile)
    with pytest.raises(AppError):
        try_model(hands.found)
    bodies = check_model(save_rtmpose(tmp_path / "bodies.onnx", tells_joints=False))
    assert isinstance(bodies.found, PoseModelFile)
    assert try_model(bodies.found) == ()


def test_a_square_picture_is_told_as_it_may_be_of_animals(tmp_path: Path) -> None:
    check = check_model(save_rtmpose(tmp_path / "animals.onnx", size=(64, 64)))
    assert check.verdict is ModelVerdict.ASSUMED
    assert "64x64" in " ".join(check.findings)


def test_the_included_model_finds_the_persons_for_it(tmp_path: Path) -> None:
    with open_pose_network(save_rtmpose(tmp_path / "pose.onnx"), Device(Provider.CPU, cores=1)) as network:
        assert network.announcement == ""
        assert network.finder is not None
        assert network.finder.file.family is PoseFamilyName.MOVENET
        assert network.provenance()["finder"]["sha256"] == network.finder.file.sha256
