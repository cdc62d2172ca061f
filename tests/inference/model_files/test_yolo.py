"""Pose models: what a file says, how a frame is fed, and persons in pixels of the video."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from pose_models import BOX, FIGURE, TinyPoseModel, blue_at, dots, red_at
from rallytrace.errors import AppError, Cancelled
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model, load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.model_files.pose_families import load_pose_model, read_persons
from rallytrace.inference.model_files.pose_file import MAX_PERSONS, PoseModelFile
from rallytrace.inference.poses.pose_network import Letterbox, PoseNetwork
from rallytrace.inference.preprocessing import ArrayPicture
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_trials.model_trial import try_model
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.geometry import Size
from rallytrace.track.poses import Person, box_overlap

WIDE = Size(640, 360)
KINDS = (
    TinyPoseModel(),
    TinyPoseModel(in_graph=True),
    TinyPoseModel(height=128, width=256),
    TinyPoseModel(dynamic=True),
    TinyPoseModel(classes=80),
    TinyPoseModel(classes=3, in_graph=True),
    TinyPoseModel(values=2),
    TinyPoseModel(dynamic=True, pyramid=True),
)


def found_in(path: Path, *pictures: ArrayPicture, least: float = 0.25) -> list[tuple[Person, ...]]:
    with PoseNetwork(load_pose_model(path), SessionOptions()) as network:
        return network.persons(pictures, min_confidence=least)


def picture(i: int = 0, size: Size = WIDE) -> ArrayPicture:
    return ArrayPicture(i, np.ascontiguousarray(dots(i, size.width, size.height)[..., ::-1]))


@pytest.mark.parametrize("model", KINDS, ids=str)
def test_exported_yolo_fits_and_places_its_persons(model: TinyPoseModel, tmp_path: Path) -> None:
    path = model.save(tmp_path / "pose.onnx")
    check = check_model(path)
    assert check.verdict is ModelVerdict.FITS
    assert check.usable
    assert isinstance(check.found, PoseModelFile)
    assert try_model(check.found) == ()
    (persons,) = found_in(path, picture())
    scale = min(model.width / WIDE.width, model.height / WIDE.height)
    assert len(persons) == 2
    places = {red_at(0, WIDE.width, WIDE.height), blue_at(WIDE.width, WIDE.height)}
    for person in persons:
        left, top, right, bottom = person.box
        middle = np.array([(left + right) / 2, (top + bottom) / 2])
        drawn = min(places, key=lambda place: float(np.hypot(*(middle - place))))
        # It finds the dot's first pixel, and a pixel of the model's picture is up to five of the frame's.
        assert np.hypot(*(middle - drawn)) < 10
        places.remove(drawn)
        assert (right - left, bottom - top) == pytest.approx((BOX[0] / scale, BOX[1] / scale), abs=0.01)
        figure = middle + FIGURE * np.array([right - left, bottom - top])
        assert person.keypoints[:, :2] == pytest.approx(figure, abs=0.01)
        assert (person.keypoints[:, 2] > 0.9).all()


def test_positions_are_those_of_the_video_to_a_part_of_a_pixel(tmp_path: Path) -> None:
    """At the model's own size nothing is resized: a pixel's middle comes back as the pixel's number."""
    path = TinyPoseModel(height=192, width=192).save(tmp_path / "pose.onnx")
    single = np.full((192, 192, 3), 60, np.uint8)
    single[80, 100] = 0, 0, 255
    (person,) = found_in(path, ArrayPicture(0, single))[0]
    left, top, right, bottom = person.box
    assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((100, 80), abs=1e-3)


def test_letterbox_is_grey_with_the_frame_centred() -> None:
    box = Letterbox.of(Size(640, 360), Size(320, 320))
    assert (box.left, box.top, box.inner) == (0, 70, Size(320, 180))
    laid = box.lay_out(picture())
    assert laid.shape == (3, 320, 320)
    assert laid.dtype == np.float32
    assert laid[:, :70] == pytest.approx(114 / 255)
    assert laid[:, 250:] == pytest.approx(114 / 255)
    assert laid[:, 72, 5] == pytest.approx(60 / 255)


@pytest.mark.parametrize(("frame", "taken"), [(Size(1280, 720), Size(192, 128)), (Size(720, 1280), Size(128, 192))])
def test_a_model_of_open_size_gets_no_needless_border(frame: Size, taken: Size, tmp_path: Path) -> None:
    model = load_pose_model(TinyPoseModel(dynamic=True).save(tmp_path / "pose.onnx"))
    assert model.input_size(frame) == taken


def test_overlapping_boxes_keep_the_most_confident(tmp_path: Path) -> None:
    (persons,) = found_in(TinyPoseModel().save(tmp_path / "pose.onnx"), picture())
    assert box_overlap(persons[0].box, persons[1].box) == 0
    assert all(person.confidence > 0.9 for person in persons)


def test_persons_that_are_not_sure_enough_are_left_out(tmp_path: Path) -> None:
    dim = np.full((360, 640, 3), 60, np.uint8)
    assert found_in(TinyPoseModel().save(tmp_path / "pose.onnx"), ArrayPicture(0, dim)) == [()]


def test_only_the_class_of_persons_counts(tmp_path: Path) -> None:
    model = load_pose_model(TinyPoseModel(classes=3).save(tmp_path / "pose.onnx"))
    output = np.zeros((4 + 3 + 51, 2), np.float32)
    output[:4] = np.array([[30, 90], [40, 40], [10, 10], [20, 20]])
    output[4, 0], output[6, 1] = 0.9, 0.8
    corners, scores, _ = read_persons(output, model, 0.25)
    assert corners.tolist() == [[85, 30, 95, 50]]
    assert scores == pytest.approx([0.8])
    assert len(read_persons(output, replace(model, person=None), 0.25)[1]) == 2


def test_crowd_keeps_the_most_confident(tmp_path: Path) -> None:
    model = load_pose_model(TinyPoseModel().save(tmp_path / "pose.onnx"))
    output = np.zeros((56, 40), np.float32)
    output[0], output[1], output[2:4] = 30 * np.arange(40), 50, 20
    output[4] = np.linspace(0.3, 0.9, 40)
    _, scores, _ = read_persons(output, model, 0.25)
    assert scores == pytest.approx(output[4, ::-1][:MAX_PERSONS])


def test_a_fixed_batch_is_filled_up_and_the_rest_dropped(tmp_path: Path) -> None:
    several = found_in(TinyPoseModel().save(tmp_path / "pose.onnx"), picture(0), picture(3), picture(9))
    alone = [found_in(TinyPoseModel().save(tmp_path / "pose.onnx"), picture(i))[0] for i in (0, 3, 9)]
    assert [[person.box for person in one] for one in several] == [[person.box for person in one] for one in alone]


def test_a_stopped_network_says_so(tmp_path: Path) -> None:
    stop = StopSwitch()
    stop.stop()
    path = TinyPoseModel().save(tmp_path / "pose.onnx")
    with PoseNetwork(load_pose_model(path), SessionOptions()) as network, pytest.raises(Cancelled):
        network.persons([picture()], stop)


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        ({"task": "detect"}, "detect"),
        ({"kpt_shape": "[5, 3]"}, "17"),
        ({"kpt_shape": ""}, "kpt_shape"),
        ({"kpt_shape": "[17, 9]"}, "kpt_shape"),
        ({"task": "pose\n" + "x" * 9000}, "task"),
    ],
    ids=lambda spoilt: str(spoilt)[:30],
)
def test_other_pose_models_are_refused(spoilt: dict[str, str], said: str, tmp_path: Path) -> None:
    model = TinyPoseModel()
    check = check_model(model.save(tmp_path / "pose.onnx", model.metadata() | spoilt))
    assert check.verdict is ModelVerdict.REFUSED
    assert not check.usable
    assert said in check.summary
    assert len(check.summary) < 400


def test_without_metadata_it_is_not_taken_for_a_pose_model(tmp_path: Path) -> None:
    path = TinyPoseModel().save(tmp_path / "pose.onnx", {})
    assert check_model(path).verdict is ModelVerdict.REFUSED
    with pytest.raises(AppError):
        load_pose_model(path)


def test_a_size_that_is_not_given_is_assumed_and_told(tmp_path: Path) -> None:
    model = TinyPoseModel(dynamic=True)
    metadata = {key: text for key, text in model.metadata().items() if key != "imgsz"}
    check = check_model(model.save(tmp_path / "pose.onnx", metadata))
    assert check.verdict is ModelVerdict.ASSUMED
    assert isinstance(check.found, PoseModelFile)
    assert check.found.size == Size(640, 640)


def test_an_output_that_cannot_be_persons_is_refused(tmp_path: Path) -> None:
    model = TinyPoseModel(values=2)
    check = check_model(model.save(tmp_path / "pose.onnx", model.metadata() | {"kpt_shape": "[17, 3]"}))
    assert check.verdict is ModelVerdict.REFUSED


def test_a_pose_model_is_not_taken_for_a_tracknet(tmp_path: Path) -> None:
    path = TinyPoseModel().save(tmp_path / "pose.onnx")
    with pytest.raises(AppError, match="is a pose model, but a TrackNet is needed"):
        load_model_file(path, ModelKind.TRACKNET)
