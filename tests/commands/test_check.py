"""`check --run`, `convert --json` and `providers --test`: what the settings pane asks in child processes."""

import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

import family_networks
from family_networks import BallFinder
from program import Program, rows
from rallytrace.files import paths
from rallytrace.inference.checkpoints.graphs import random_tracknet_weights
from rallytrace.model_records.input_layouts import FAMILIES, BackgroundMode
from rallytrace.settings import ModelSettings, Settings, settings_path, write_settings
from tiny_models import TinyTrackNet, of_any_size
from torch_archives import OWN_WEIGHTS, write_checkpoint


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "net.onnx"


def test_check_tells_what_a_file_takes_gives_and_says_of_itself(rallytrace: Program, path: Path) -> None:
    (record,) = rallytrace("check", "--json", TinyTrackNet().save(path)).json
    assert record["inputs"] == {"input": ["batch", 9, 16, 24]}
    assert record["outputs"] == {"output": ["batch", 3, 16, 24]}
    assert record["metadata"]["seq_len"] == "3"
    assert record["size_bytes"] == path.stat().st_size


def test_check_asks_and_takes_an_answer(rallytrace: Program, path: Path) -> None:
    TinyTrackNet(3, BackgroundMode.CONCAT).save(path, {})
    asked = rallytrace("check", "--json", "--run", path, code=1)
    assert asked.json[0]["verdict"] == "needs an answer"
    assert "--family" in rallytrace("check", path).out
    assert set(asked.json[0]["choices"]) == {"concat", "subtract_concat"}
    answered = rallytrace("check", "--json", "--run", "--family", "concat", path, code=0)
    assert (answered.json[0]["usable"], answered.json[0]["bg_mode"]) == (True, "concat")
    assert answered.json[0]["sha256"] == asked.json[0]["sha256"]


@pytest.fixture(scope="module")
def ball(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return family_networks.ball_clip(tmp_path_factory.mktemp("ball"))


def test_trial_ranks_families_with_pictures_and_keeps_the_winner(
    rallytrace: Program, path: Path, ball: Path, tmp_path: Path
) -> None:
    BallFinder(FAMILIES["grey"]).save(path)
    labels = tmp_path / "labels.csv"
    refused = rallytrace("track", ball, "--tracknet", path, "--no-inpaint", "-o", labels, code=1)
    assert f'check "{path}" --try' in refused.err
    assert "--family" in refused.err
    pictures = tmp_path / "pictures"
    (record,) = rallytrace("check", path, "--try", ball, "--pictures", pictures, "--json", "--keep", code=0).json
    assert record["winner"] == "grey"
    assert [trial["family"] for trial in record["trials"]] == ["grey", "subtract"]
    assert [Path(trial["picture"]).name for trial in record["trials"]] == ["1-grey.png", "2-subtract.png"]
    for trial in record["trials"]:
        assert Path(trial["picture"]).read_bytes().startswith(b"\x89PNG")
    # From now on nobody is asked, even if the file is moved.
    moved = path.rename(tmp_path / "moved.onnx")
    (known,) = rallytrace("check", moved, "--json").json
    assert (known["usable"], known["kept"], known["family"]) == (True, True, "grey")
    assert rallytrace("track", ball, "--tracknet", moved, "--no-inpaint", "-o", labels).code == 0
    for frame, visible, x, y, *_ in rows(labels):
        at = family_networks.ball_at(int(frame))
        assert visible == "1"
        assert abs(float(x) - at[0]) <= 2
        assert abs(float(y) - at[1]) <= 2
    run = json.loads(labels.with_suffix(".run.json").read_text())
    assert run["tracknet"]["family"] == "grey"


def test_a_kept_choice_that_does_not_fit_means_asking_again(rallytrace: Program, path: Path) -> None:
    BallFinder(FAMILIES["grey"]).save(path)
    answers = {hashlib.sha256(path.read_bytes()).hexdigest(): "wasb"}
    write_settings(settings_path(), Settings(models=ModelSettings(family_by_sha256=answers)))
    assert rallytrace("check", "--json", path).json[0]["verdict"] == "needs an answer"


def test_a_choice_is_written_into_a_copy(rallytrace: Program, path: Path, ball: Path, tmp_path: Path) -> None:
    BallFinder(FAMILIES["middle"]).save(path)
    copy = tmp_path / "copy.onnx"
    assert rallytrace("check", path, "--family", "middle", "--write", copy).code == 0
    (record,) = rallytrace("check", copy, "--json").json
    assert (record["verdict"], record["family"], record["seq_len"]) == ("fits", "middle", 3)
    assert rallytrace("check", path, "--family", "middle", "--write", copy).code == 1
    assert rallytrace("check", path, "--family", "middle", "--write", copy, "--force").code == 0
    assert rallytrace("check", copy, "--keep").code == 1, "there is nothing to keep of a file that says it itself"
    assert rallytrace("check", path, copy, "--try", ball).code == 2


def test_a_size_is_stated_in_a_copy(rallytrace: Program, path: Path, tmp_path: Path) -> None:
    onnx.save(of_any_size(TinyTrackNet().graph()), path)
    assert "--size" in rallytrace("check", path).out
    copy = tmp_path / "copy.onnx"
    assert "24x16" in rallytrace("check", path, "--size", "24x16", "--write", copy, "--run", code=0).out
    (record,) = rallytrace("check", copy, "--json").json
    assert record["size"] == [24, 16]


def test_size_and_family_are_both_written(rallytrace: Program, path: Path, tmp_path: Path) -> None:
    TinyTrackNet(3, BackgroundMode.CONCAT).save(path, {})
    onnx.save(of_any_size(onnx.load(path)), path)
    copy = tmp_path / "copy.onnx"
    assert rallytrace("check", path, "--size", "24x16", "--family", "concat", "--write", copy).code == 0
    (record,) = rallytrace("check", copy, "--json").json
    assert (record["verdict"], record["family"], record["size"]) == ("fits", "concat", [24, 16])


def test_a_size_that_does_not_fit_leaves_the_copy_alone(rallytrace: Program, path: Path, tmp_path: Path) -> None:
    onnx.save(of_any_size(TinyTrackNet().graph()), path)
    copy = TinyTrackNet().save(tmp_path / "copy.onnx")
    before = copy.read_bytes()
    done = rallytrace("check", path, "--size", "99999x99999", "--write", copy, "--force")
    assert (done.code, copy.read_bytes()) == (1, before)
    assert f"{copy} computes" in done.err


def test_a_fixed_size_is_not_rewritten(rallytrace: Program, path: Path, tmp_path: Path) -> None:
    TinyTrackNet().save(path)
    copy = tmp_path / "copy.onnx"
    refused = rallytrace("check", path, "--size", "48x32", "--write", copy)
    assert (refused.code, copy.exists()) == (1, False)
    assert "24x16" in refused.err


@pytest.mark.parametrize("size", ["24", "0x16", "axb", "99999999999x8"])
def test_an_impossible_size_is_refused(rallytrace: Program, path: Path, tmp_path: Path, size: str) -> None:
    onnx.save(of_any_size(TinyTrackNet().graph()), path)
    assert "is not a size" in rallytrace("check", path, "--size", size, "--write", tmp_path / "copy.onnx", code=2).err


def test_no_size_is_stated_in_a_network_of_another_layout(rallytrace: Program, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.onnx"
    shapes: dict[str, list[list[int | str]]] = {
        "channels": [["n", "height", "width", 9]],
        "channels-last": [["n", 288, 512, 9]],
        "2 input": [["n", 9, "height", "width"], ["n", 64, 36, 64]],
        "no pictures": [["n", 16, 2], ["n", 16, 1]],
    }
    for words, inputs in shapes.items():
        values = [helper.make_tensor_value_info(f"x{k}", 1, shape) for k, shape in enumerate(inputs)]
        given = helper.make_tensor_value_info("y", 1, inputs[0])
        graph = helper.make_graph([helper.make_node("Identity", ["x0"], ["y"])], "net", values, [given])
        onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), path)
        refused = rallytrace("check", path, "--size", "24x16", "--write", copy)
        assert (refused.code, copy.exists()) == (1, False), words


def test_unclear_trial_keeps_no_family(rallytrace: Program, path: Path, clip: Path) -> None:
    BallFinder(FAMILIES["grey"]).save(path)
    assert "No family stands out" in rallytrace("check", path, "--try", clip, "--keep", code=1).out
    assert rallytrace("check", path).code == 1


def test_only_running_a_model_shows_that_it_gives_nonsense(rallytrace: Program, path: Path) -> None:
    model = TinyTrackNet().graph()
    tensor = model.graph.initializer[0]
    tensor.CopyFrom(numpy_helper.from_array(np.full(tuple(tensor.dims), np.inf, np.float32), tensor.name))
    onnx.save(model, path)
    assert rallytrace("check", path).code == 0
    assert "not finite" in rallytrace("check", "--run", path, code=1).out


def test_check_says_whether_a_model_was_run(rallytrace: Program, path: Path) -> None:
    TinyTrackNet().save(path)
    looked, ran = rallytrace("check", path), rallytrace("check", "--run", path)
    assert "--run" in looked.out
    assert "--run" in looked.out
    assert "run once" in ran.out
    assert [rallytrace("check", "--json", *how, path).json[0]["run"] for how in ((), ("--run",))] == [False, True]


def test_metadata_cannot_forge_a_verdict(rallytrace: Program, path: Path) -> None:
    TinyTrackNet(8).save(path, {"seq_len": f"8\n[ok] {path}: fits\x1b[2K"})
    lines = rallytrace("check", path).out.splitlines()
    assert [line[:5] for line in lines if line.startswith("[")] == ["[no] "]
    assert all(line.isprintable() for line in lines)


def test_the_models_that_ship_run(rallytrace: Program) -> None:
    shipped = [paths.shipped_model(name) for name in ("tracknet", "tracknet-fast", "inpaintnet", "strokes", "digits")]
    assert rallytrace("check", "--run", *shipped).code == 0


def test_check_tells_checkpoint_from_own_training_weights(rallytrace: Program, tmp_path: Path) -> None:
    weights = random_tracknet_weights(2, "concat", base_width=1, seed=1)
    said = {"model_name": "TrackNet", "seq_len": 2, "bg_mode": "concat"}
    checkpoint = write_checkpoint(tmp_path / "TrackNet_best.pt", weights, said)
    outcome = rallytrace("check", checkpoint, OWN_WEIGHTS, "--json")
    theirs, ours = outcome.json
    assert outcome.code == 1
    assert (theirs["convertible"], ours["convertible"]) == (True, False)
    assert "a TrackNet over 2 frames" in theirs["summary"]
    assert "RallyTrace's own training" in ours["summary"]


def test_convert_says_in_json_what_it_has_written(rallytrace: Program, tmp_path: Path) -> None:
    weights = random_tracknet_weights(2, "concat", base_width=1, seed=1)
    said = {"model_name": "TrackNet", "seq_len": 2, "bg_mode": "concat"}
    checkpoint = write_checkpoint(tmp_path / "TrackNet_best.pt", weights, said)
    outcome = rallytrace("convert", "--json", checkpoint)
    assert outcome.json == {"path": str(checkpoint.with_suffix(".onnx")), **said}


def test_converted_checkpoint_loses_all_its_endings(rallytrace: Program, tmp_path: Path) -> None:
    weights = random_tracknet_weights(2, "concat", base_width=1, seed=1)
    said = {"model_name": "TrackNet", "seq_len": 2, "bg_mode": "concat"}
    source = write_checkpoint(tmp_path / "BEST.PTH.TAR", weights, said)
    assert rallytrace("convert", "--json", source).json["path"] == str(tmp_path / "BEST.onnx")


def test_providers_tries_one_on_windows_of_the_demo_rally(rallytrace: Program, path: Path) -> None:
    outcome = rallytrace("providers", "--test", "cpu", "--tracknet", TinyTrackNet().save(path), "--json", code=0)
    assert (outcome.json["used"], outcome.json["agreement"]) == ("cpu", "the same")
    assert "compared with itself" in rallytrace("providers", "--test", "cpu", "--tracknet", path).out
    assert rallytrace("providers", "--test", "coreml" if sys.platform != "darwin" else "directml").code == 1
    assert rallytrace("providers", "--test", "gpu").code == 2
    assert rallytrace("providers", "--test", "cpu", "--threads", "100000").code == 2
