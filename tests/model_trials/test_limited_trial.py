"""Test the trial of a model in a child process, which always gives an answer."""

import sys
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_trials.model_trial import try_in_child
from tiny_models import TinyTrackNet, endless_tracknet


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "net.onnx"


@pytest.mark.parametrize("mode", BackgroundMode)
def test_trial_uses_the_chosen_background_mode(path: Path, mode: BackgroundMode) -> None:
    TinyTrackNet(3, mode).save(path, {})
    assert try_in_child(load_model_file(path, ModelKind.TRACKNET, family=mode.family)) == ()


def test_a_model_that_never_ends_is_refused(path: Path) -> None:
    file = load_model_file(endless_tracknet(path), ModelKind.TRACKNET)
    with pytest.raises(AppError, match="did not finish within 3 seconds"):
        try_in_child(file, seconds=3)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux refuses memory; elsewhere it would be taken first")
def test_a_model_that_wants_all_memory_is_refused(path: Path) -> None:
    model = TinyTrackNet().graph()
    model.graph.initializer.append(numpy_helper.from_array(np.array([3 * 2**29]), "count"))
    model.graph.node[0].input[0] = "more"
    model.graph.node.insert(0, helper.make_node("ConstantOfShape", ["count"], ["zeros"]))
    model.graph.node.insert(1, helper.make_node("ReduceMax", ["zeros"], ["zero"], keepdims=0))
    model.graph.node.insert(2, helper.make_node("Add", ["input", "zero"], ["more"]))
    onnx.save(model, path)
    with pytest.raises(AppError, match="memory"):
        try_in_child(load_model_file(path, ModelKind.TRACKNET))


def test_a_model_that_changes_under_the_trial_is_refused(path: Path) -> None:
    file = load_model_file(TinyTrackNet().save(path), ModelKind.TRACKNET)
    path.write_bytes(b"no model any more")
    with pytest.raises(AppError, match=r"net\.onnx"):
        try_in_child(file)
