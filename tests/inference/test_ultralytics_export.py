"""Test networks exported by Ultralytics: the results are the same as there.

Ultralytics and PyTorch are not among the dependencies: the environment variable ULTRALYTICS_PYTHON names a Python that
has them, for instance that of a virtual environment.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from rallytrace.inference.model_files.pose_families import load_pose_model
from rallytrace.inference.model_files.pose_file import PoseModelFile
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.preprocessing import ArrayPicture
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_trials.model_trial import try_in_child

SCRIPT = Path(__file__).parents[1] / "support" / "ultralytics_export.py"
KINDS = ("plain", "eleven", "dynamic", "end-to-end", "nms")


@pytest.fixture(scope="module")
def exports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    python = os.environ.get("ULTRALYTICS_PYTHON", sys.executable)
    if python == sys.executable and not importlib.util.find_spec("ultralytics"):
        pytest.skip("Ultralytics is not installed (ULTRALYTICS_PYTHON names a Python that has it).")
    folder = tmp_path_factory.mktemp("ultralytics")
    rng = np.random.default_rng(0)
    # Of the network's own width, so that nobody resizes it.
    np.save(folder / "picture.npy", np.kron(rng.integers(0, 255, (9, 16, 3)), np.ones((10, 10, 1))).astype(np.uint8))
    subprocess.run([python, SCRIPT, folder], check=True, capture_output=True, timeout=240)
    return folder


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_persons_are_found_as_by_ultralytics(kind: str, exports: Path) -> None:
    path = exports / f"{kind}.onnx"
    if not path.exists():
        pytest.skip(f"This installation of Ultralytics cannot export '{kind}'.")
    check = check_model(path)
    assert check.verdict is ModelVerdict.FITS
    assert isinstance(check.found, PoseModelFile)
    assert try_in_child(check.found) == ()
    with PoseNetwork(load_pose_model(path), SessionOptions()) as network:
        (persons,) = network.persons([ArrayPicture(0, np.load(exports / "picture.npy"))], min_confidence=1e-9)
    theirs = np.load(exports / f"{kind}.npz")
    assert persons
    for person, box, keypoints in zip(persons, theirs["boxes"], theirs["keypoints"], strict=False):
        assert person.confidence == pytest.approx(float(box[4]), rel=1e-3)
        # They count from the picture's corner, and let places lie on its far edge.
        assert np.array(person.box) == pytest.approx(_inside(box[:4].reshape(2, 2)).ravel(), abs=0.02)
        assert person.keypoints[:, :2] == pytest.approx(_inside(keypoints[:, :2]), abs=0.02)
        assert person.keypoints[:, 2] == pytest.approx(keypoints[:, 2], abs=1e-3)


def _inside(places: np.ndarray) -> np.ndarray:
    return np.clip(places - 0.5, 0, (159, 89))
