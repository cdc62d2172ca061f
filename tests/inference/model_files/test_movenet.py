"""MoveNet's heads, with a person drawn into them: found where it is, and the file that ships is of its family."""

import numpy as np
import pytest

from pose_models import FIGURE
from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model, load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.model_files.movenet import read_movenet_persons
from rallytrace.inference.model_files.pose_families import FAMILIES, load_pose_model
from rallytrace.inference.model_files.pose_file import PoseFamilyName, PoseModelFile
from rallytrace.model_trials.model_trial import try_model
from rallytrace.track.arrays import Floats32

ROWS, COLUMNS = 48, 80
BOX = np.array([14.0, 32.0])
"""Width and height of a drawn person, in cells of 4 pixels."""


def draw(*places: tuple[float, float, float]) -> Floats32:
    """Return the heads with persons: column and row of each centre in cells, and confidences.

    A confidence is that of centre and keypoints.
    """
    heads = np.zeros((90, ROWS, COLUMNS), np.float32)
    for x, y, confidence in places:
        row, column = int(y), int(x)
        heads[0, row, column] = confidence
        heads[86:88, row, column] = BOX[::-1]
        heads[88:, row, column] = y - row, x - column
        for joint, (across, down) in enumerate(FIGURE * BOX * 0.9 + (x, y)):
            heads[1 + 2 * joint : 3 + 2 * joint, row, column] = down - row, across - column
            cell = int(down), int(across)
            heads[35 + joint, *cell] = confidence
            heads[52 + 2 * joint : 54 + 2 * joint, *cell] = down - cell[0], across - cell[1]
    return heads


def test_persons_are_found_where_they_are_drawn_the_surer_first() -> None:
    corners, scores, keypoints = read_movenet_persons(draw((20.4, 20.7, 0.6), (60.2, 25.1, 0.9)), 0.1)
    assert len(scores) == 2
    assert scores[0] > scores[1]
    for k, place in enumerate([(60.2, 25.1), (20.4, 20.7)]):
        np.testing.assert_allclose(keypoints[k, :, :2] / 4, FIGURE * BOX * 0.9 + place, atol=0.01)
        np.testing.assert_allclose(corners[k].reshape(2, 2).mean(axis=0) / 4, place, atol=0.01)


def test_keypoint_of_another_person_is_not_used() -> None:
    heads = draw((20.4, 20.7, 0.6), (60.2, 25.1, 0.9))
    _, _, alone = read_movenet_persons(draw((20.4, 20.7, 0.6)), 0.1)
    _, _, both = read_movenet_persons(heads, 0.1)
    np.testing.assert_array_equal(both[1], alone[0])


def test_persons_of_less_confidence_are_left_out() -> None:
    _, scores, _ = read_movenet_persons(draw((20.4, 20.7, 0.3)), 0.12)
    assert not len(scores)


def test_numbers_that_are_not_finite_give_no_person() -> None:
    corners, _, keypoints = read_movenet_persons(np.full((90, ROWS, COLUMNS), np.nan, np.float32), 0.1)
    assert corners.shape == (0, 4)
    assert keypoints.shape == (0, 17, 3)


def test_heads_of_another_form_are_refused() -> None:
    with pytest.raises(AppError):
        read_movenet_persons(np.zeros((56, 6), np.float32), 0.1)


def test_the_file_that_ships_is_recognised_and_runs() -> None:
    path = shipped_model("movenet-multipose")
    check = check_model(path)
    assert check.verdict is ModelVerdict.FITS
    assert isinstance(check.found, PoseModelFile)
    assert check.found.family is PoseFamilyName.MOVENET
    assert try_model(check.found) == ()
    with pytest.raises(AppError):
        load_model_file(path, ModelKind.TRACKNET)


def test_every_family_has_its_record() -> None:
    assert set(FAMILIES) == set(PoseFamilyName)
    assert FAMILIES[load_pose_model(shipped_model("movenet-multipose")).family].is_searched
