"""`rallytrace optimise`: a network of 8-bit integers, kept only where it agrees and is faster."""

import shutil
import tempfile
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

from narrowing import not_none
from program import Program
from rallytrace.commands import optimise
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_trials.quantising import quantise
from tiny_models import TinyTrackNet

pytestmark = pytest.mark.usefixtures("quick_children")
VIDEO = paths.resources_dir() / "demo" / "rally.mp4"


@pytest.fixture(scope="module")
def quantised(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the fast network that ships, in integers."""
    target = tmp_path_factory.mktemp("int8") / "fast-int8.onnx"
    quantise(paths.shipped_model("tracknet-fast"), VIDEO, target, windows=2)
    return target


def test_optimised_file_is_a_network_with_its_origin(quantised: Path) -> None:
    source = load_model_file(paths.shipped_model("tracknet-fast"), ModelKind.TRACKNET)
    made = load_model_file(quantised, ModelKind.TRACKNET)
    assert (made.seq_len, made.size, made.bg_mode, made.batch) == (
        source.seq_len,
        source.size,
        source.bg_mode,
        source.batch,
    )
    assert (made.threshold, made.stride) == (source.threshold, source.stride)
    assert not_none(made.flight_check).to_text() == not_none(source.flight_check).to_text()
    assert made.metadata["source_sha256"] == source.sha256
    assert made.metadata["calibrated_on"] == "2 windows of rally.mp4"
    assert made.size_bytes < 0.5 * source.size_bytes


def test_inner_convolutions_use_integers(quantised: Path) -> None:
    graph = onnx.load(quantised).graph
    made_by = {name: node.op_type for node in graph.node for name in node.output}
    convolutions = [node for node in graph.node if node.op_type == "Conv"]
    integer = [made_by.get(node.input[0]) == "DequantizeLinear" for node in convolutions]
    # The frames and the background have a convolution each.
    assert integer[2:-1] == [True] * (len(convolutions) - 3)
    weights = [made_by.get(node.input[1]) == "DequantizeLinear" for node in convolutions]
    assert weights == [False, False, *[True] * (len(convolutions) - 3), False]


def test_no_step_of_a_range_is_lost_on_values_that_become_zero(quantised: Path) -> None:
    graph = onnx.load(quantised).graph
    readers = {name: node.op_type for node in graph.node for name in node.input}
    convolutions = [node for node in graph.node if node.op_type == "Conv"]
    rectified = [readers[node.output[0]] for node in convolutions[2:4]]
    assert rectified == ["QuantizeLinear", "QuantizeLinear"], "there is no Relu in between"


def test_it_agrees_with_the_network_it_was_made_of(rallytrace: Program, quantised: Path) -> None:
    shipped = paths.shipped_model("tracknet-fast")
    done = rallytrace("verify", shipped, "--against", quantised, "--windows", 2, "--json")
    assert done.json[1]["position_max_px"] < 10
    assert done.json[1]["heatmap_max"] > 0


def test_a_network_whose_nodes_have_no_names_is_quantised(tmp_path: Path) -> None:
    model = TinyTrackNet(height=32, width=48).graph()
    model.graph.node[-1].output[0] = "layer0"
    model.graph.initializer.append(numpy_helper.from_array(np.eye(3, dtype=np.float32)[..., None, None], "eye"))
    for number in range(5):
        target = "output" if number == 4 else f"layer{number + 1}"
        model.graph.node.append(helper.make_node("Conv", [f"layer{number}", "eye"], [target]))
    onnx.save(model, tmp_path / "net.onnx")
    quantise(tmp_path / "net.onnx", VIDEO, tmp_path / "int8.onnx", windows=2)
    kinds = [node.op_type for node in onnx.load(tmp_path / "int8.onnx").graph.node]
    assert kinds.count("Conv") == 6
    assert kinds.count("DequantizeLinear") >= 4


def test_network_without_integer_operations_is_not_written(tmp_path: Path) -> None:
    model = TinyTrackNet(height=32, width=48).graph()
    del model.graph.node[:]
    model.graph.node.append(helper.make_node("Slice", ["input", "first", "behind", "axis"], ["output"]))
    for name, value in (("first", 0), ("behind", 3), ("axis", 1)):
        model.graph.initializer.append(numpy_helper.from_array(np.array([value]), name))
    onnx.save(model, tmp_path / "net.onnx")
    with pytest.raises(AppError, match=r"net\.onnx"):
        quantise(tmp_path / "net.onnx", VIDEO, tmp_path / "int8.onnx", windows=2)
    assert not (tmp_path / "int8.onnx").exists()


def test_unfit_graph_is_refused_without_library_output(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    model = TinyTrackNet(height=32, width=48).graph()
    model.graph.node[-1].output[0] = "layer0"
    model.graph.node.append(helper.make_node("Add", ["layer0", "nowhere"], ["output"]))
    onnx.save(model, tmp_path / "net.onnx")
    with pytest.raises(AppError, match=r"net\.onnx") as refused:
        quantise(tmp_path / "net.onnx", VIDEO, tmp_path / "int8.onnx", windows=2)
    assert not caplog.records
    assert tempfile.gettempdir() not in str(refused.value).replace(str(tmp_path), "")


@pytest.mark.usefixtures("sees_balls")
def test_one_that_is_not_faster_is_not_kept(
    rallytrace: Program, tmp_path: Path, beginning: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optimise, "_gain", lambda *_: 1.0)
    model = TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx")
    assert "Nothing was written" in rallytrace("optimise", model, "--video", beginning, "--windows", 2, code=1).out
    assert list(tmp_path.iterdir()) == [model]


@pytest.fixture
def sees_balls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tiny networks find enough balls to judge by."""
    monkeypatch.setattr(optimise, "_require_enough_balls", lambda *_: None)


@pytest.mark.parametrize("labels", [(), ("--labels", VIDEO.with_name("rally_ball.csv"))], ids=["alone", "labels"])
def test_a_network_that_finds_nothing_is_judged_by_nothing(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, labels: tuple[str, ...]
) -> None:
    monkeypatch.setattr(optimise, "_gain", lambda *_: 2.0)
    model = TinyTrackNet(height=32, width=48).graph()
    for node in model.graph.node:
        node.output[:] = ["seen" if name == "output" else name for name in node.output]
    model.graph.node.append(helper.make_node("Mul", ["seen", "nothing"], ["output"]))
    model.graph.initializer.append(numpy_helper.from_array(np.array(0, np.float32), "nothing"))
    onnx.save(model, tmp_path / "net.onnx")
    rallytrace("optimise", tmp_path / "net.onnx", "--video", VIDEO, "--windows", 8, *labels, code=1)
    assert not (tmp_path / "net-int8.onnx").exists()


def test_one_frame_is_too_little_to_judge_by(
    rallytrace: Program, tmp_path: Path, quantised: Path, beginning: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optimise, "_gain", lambda *_: 2.0)
    monkeypatch.setattr("rallytrace.model_trials.verification.ConfigurationVerdict.deviates", property(lambda _: False))
    monkeypatch.setattr(optimise, "quantise", lambda _model, _video, made, **_: shutil.copy(quantised, made))
    target = tmp_path / "net.onnx"
    rallytrace(
        *("optimise", paths.shipped_model("tracknet-fast"), "--video", beginning, "--windows", 1, "-o", target), code=1
    )
    assert not target.exists()


def test_labels_beside_the_picture_are_refused(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optimise, "_gain", lambda *_: 2.0)
    labels = tmp_path / "far_ball.csv"
    labels.write_text("Frame,Visibility,X,Y\n" + "".join(f"{frame},1,99999,10\n" for frame in range(60)))
    model = TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx")
    assert "99999" in rallytrace("optimise", model, "--video", VIDEO, "--windows", 2, "--labels", labels, code=1).err
    assert sorted(tmp_path.iterdir()) == sorted([model, labels])


def test_labels_of_other_frames_judge_nothing(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optimise, "_gain", lambda *_: 2.0)
    labels = tmp_path / "rally_ball.csv"
    labels.write_text("Frame,Visibility,X,Y\n60,1,100,100\n")
    model = TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx")
    assert "label" in rallytrace("optimise", model, "--video", VIDEO, "--windows", 2, "--labels", labels, code=1).err
    assert sorted(tmp_path.iterdir()) == [model, labels]


@pytest.mark.usefixtures("sees_balls")
def test_one_that_agrees_and_is_faster_is_kept(
    rallytrace: Program, tmp_path: Path, beginning: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optimise, "_gain", lambda *_: 2.0)
    monkeypatch.setattr("rallytrace.model_trials.verification.ConfigurationVerdict.deviates", property(lambda _: False))
    model = TinyTrackNet(height=32, width=48, batch=2).save(tmp_path / "net.onnx")
    done = rallytrace("optimise", model, "--video", beginning, "--windows", 2, "--json")
    assert (done.code, done.json["kept"], done.json["times_faster"]) == (0, True, 2.0)
    assert load_model_file(tmp_path / "net-int8.onnx", ModelKind.TRACKNET).metadata["quantised"]
    assert rallytrace("optimise", model, "--video", VIDEO).code == 1, "it exists"


def test_a_model_is_never_replaced_by_its_own_copy(rallytrace: Program, tmp_path: Path) -> None:
    model = TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx")
    before = model.read_bytes()
    assert rallytrace("optimise", model, "--video", VIDEO, "-o", model, "--force").code == 1
    assert model.read_bytes() == before


@pytest.mark.usefixtures("sees_balls")
def test_with_labels_they_decide(rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optimise, "_gain", lambda *_: 2.0)
    monkeypatch.setattr("rallytrace.model_trials.verification.ConfigurationVerdict.deviates", property(lambda _: True))
    model = TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx")
    arguments = ("optimise", model, "--video", VIDEO, "--windows", 2)
    assert rallytrace(*arguments).code == 1, "it deviates"
    labelled = rallytrace(*arguments, "--labels", VIDEO.with_name("rally_ball.csv"), "--json")
    assert (labelled.code, labelled.json["kept"]) == (0, True), "the labels lose nothing by it"
