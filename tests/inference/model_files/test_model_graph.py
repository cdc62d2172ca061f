import errno
import hashlib
import os
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from rallytrace.errors import AppError, DiskFullError
from rallytrace.inference.model_files import model_graph
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from rallytrace.inference.model_files.model_reading import read_model_graph, write_model_copy
from rallytrace.inference.model_session import ModelSession
from rallytrace.model_records.execution_providers import SessionOptions
from tiny_models import TinyTrackNet, keep_weights_in


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "models").mkdir()
    return tmp_path / "models" / "net.onnx"


def assert_refused(path: Path, *words: str) -> None:
    """Check that the file is refused with its name and a reason."""
    check = check_model(path)
    assert check.verdict is ModelVerdict.REFUSED
    assert str(path) in check.summary
    for word in words:
        assert word in check.summary


def save_apart(path: Path, location: str, *, data: Path | None = None) -> bytes:
    """Save a model that keeps its weights in `location`; they are written to `data`. Returns both files' bytes."""
    model = TinyTrackNet().graph()
    weights = keep_weights_in(model, location)
    onnx.save(model, path)
    if data is not None:
        data.write_bytes(weights)
    return path.read_bytes() + weights


@pytest.mark.parametrize("content", [b"not a model", b"<html></html>", b"\x00" * 64, b"\n", bytes(range(256))])
def test_files_that_are_no_models_are_called_so(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert_refused(path, "is not an ONNX model")


def test_empty_missing_foreign_files_and_folders_are_named(path: Path) -> None:
    assert_refused(path, "There is no model file")
    path.touch()
    assert_refused(path, "is empty")
    assert_refused(path.parent, "is a folder")
    checkpoint = path.with_name("TrackNet_best.pt")
    checkpoint.write_bytes(b"PK\x03\x04")
    assert_refused(checkpoint, "PyTorch checkpoint", f'rallytrace convert "{checkpoint}"')


def test_a_graph_without_nodes_is_no_network(path: Path) -> None:
    model = TinyTrackNet().graph()
    model.graph.ClearField("node")
    onnx.save(model, path)
    assert_refused(path, "network")


def test_a_truncated_model_is_refused(path: Path) -> None:
    whole = TinyTrackNet().graph().SerializeToString()
    path.write_bytes(whole[: len(whole) // 2])
    assert_refused(path, "is not an ONNX model")


def test_a_file_that_may_not_be_read_is_called_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    TinyTrackNet().save(path)
    monkeypatch.setattr(onnx, "load", refuse)
    assert_refused(path, "cannot be read: Permission denied")


def test_model_above_size_limit_counts_its_data(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    total = len(save_apart(path, "net.onnx.data", data=path.with_name("net.onnx.data")))
    monkeypatch.setattr(model_graph, "MAX_BYTES", total)
    assert check_model(path).verdict is ModelVerdict.FITS
    monkeypatch.setattr(model_graph, "MAX_BYTES", total - 1)
    assert_refused(path, "the limit is")


def test_weights_beside_model_are_accepted_and_hashed(path: Path) -> None:
    data = path.with_name("net.onnx.data")
    both = save_apart(path, data.name, data=data)
    graph = read_model_graph(path)
    assert graph.sha256 == hashlib.sha256(both).hexdigest()
    assert graph.size_bytes == len(both)
    check = check_model(path)
    assert check.model is not None
    assert (check.verdict, check.model.sha256) == (ModelVerdict.FITS, graph.sha256)
    ModelSession(path, SessionOptions()).close()
    data.write_bytes(data.read_bytes()[::-1])
    assert read_model_graph(path).sha256 != graph.sha256


def test_weights_in_a_folder_below_the_models_are_accepted(path: Path) -> None:
    data = path.parent / "data" / "weights.bin"
    data.parent.mkdir()
    save_apart(path, "data/weights.bin", data=data)
    assert check_model(path).verdict is ModelVerdict.FITS
    ModelSession(path, SessionOptions()).close()


@pytest.mark.parametrize("location", ["../weights.bin", "data/../../weights.bin", "{folder}/weights.bin", ""])
def test_weights_outside_the_folder_are_refused(path: Path, location: str) -> None:
    outside = path.parent.parent
    location = location.format(folder=outside)
    save_apart(path, location, data=outside / "weights.bin")
    assert_refused(path, "outside its own folder", f"'{location}'")


def test_a_link_that_leads_out_of_the_folder_is_refused(path: Path, tmp_path: Path) -> None:
    save_apart(path, "weights.bin", data=tmp_path / "elsewhere.bin")
    path.with_name("weights.bin").symlink_to(tmp_path / "elsewhere.bin")
    assert_refused(path, "outside its own folder", "'weights.bin'")


def test_weights_that_are_missing_are_named(path: Path) -> None:
    save_apart(path, "net.onnx.data")
    assert_refused(path, "'net.onnx.data', which does not exist")
    path.with_name("net.onnx.data").mkdir()
    assert_refused(path, "'net.onnx.data', which does not exist")


def test_weights_in_a_branch_constant_are_checked(path: Path) -> None:
    tensor = numpy_helper.from_array(TinyTrackNet().weights, "hidden")
    tensor.ClearField("raw_data")
    tensor.data_location = TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value="../weights.bin")
    model = TinyTrackNet().graph()
    model.graph.node.append(branching(helper.make_node("Constant", [], ["hidden"], value=tensor)))
    onnx.save(model, path)
    assert_refused(path, "outside its own folder")


def branching(node: onnx.NodeProto) -> onnx.NodeProto:
    inner = helper.make_graph([node], "inner", [], [])
    return helper.make_node("If", ["condition"], ["out"], then_branch=inner, else_branch=inner)


def custom() -> onnx.NodeProto:
    """Return a node of somebody's own library."""
    return helper.make_node("Boom", [], ["boom"], domain="com.evil")


def listing(node: onnx.NodeProto) -> onnx.NodeProto:
    return helper.make_node("Choose", [], ["out"], branches=[helper.make_graph([node], "inner", [], [])])


@pytest.mark.parametrize("node", [custom(), branching(custom()), branching(branching(custom())), listing(custom())])
def test_deep_unknown_operators_are_refused(path: Path, node: onnx.NodeProto) -> None:
    model = TinyTrackNet().graph()
    model.graph.node.append(node)
    onnx.save(model, path)
    assert_refused(path, "unknown library (com.evil)")


def with_function(node: onnx.NodeProto, *, domain: str = "mine") -> onnx.ModelProto:
    model = TinyTrackNet().graph()
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.evil", 1)]
    model.functions.append(helper.make_function(domain, "Own", [], ["boom"], [node], opsets))
    return model


def test_operators_inside_the_models_own_functions_are_looked_at(path: Path) -> None:
    onnx.save(with_function(custom()), path)
    assert_refused(path, "unknown library (com.evil)")


def test_a_models_own_functions_are_no_unknown_library(path: Path) -> None:
    model = with_function(helper.make_node("Constant", [], ["boom"], value_float=1.0))
    model.graph.node.append(helper.make_node("Own", [], ["one"], domain="mine"))
    onnx.save(model, path)
    assert check_model(path).verdict is ModelVerdict.FITS


def test_operators_in_a_branch_inside_a_function_are_looked_at(path: Path) -> None:
    onnx.save(with_function(branching(custom())), path)
    assert_refused(path, "unknown library (com.evil)")


def test_function_does_not_vouch_for_its_domain(path: Path) -> None:
    model = with_function(helper.make_node("Constant", [], ["boom"], value_float=1.0), domain="com.evil")
    model.graph.node.append(custom())
    onnx.save(model, path)
    assert_refused(path, "unknown library (com.evil)")


def test_absolute_data_path_is_refused(path: Path) -> None:
    data = path.with_name("weights.bin")
    save_apart(path, str(data), data=data)
    assert_refused(path, str(data))


def test_weights_of_a_sparse_constant_are_looked_at_as_well(path: Path) -> None:
    values = numpy_helper.from_array(TinyTrackNet().weights.ravel()[:1], "values")
    values.ClearField("raw_data")
    values.data_location = TensorProto.EXTERNAL
    values.external_data.add(key="location", value="../weights.bin")
    places = helper.make_tensor("places", TensorProto.INT64, [1], [0])
    model = TinyTrackNet().graph()
    model.graph.sparse_initializer.append(helper.make_sparse_tensor(values, places, [4]))
    onnx.save(model, path)
    assert_refused(path, "outside its own folder")


def test_weights_that_may_not_be_read_are_called_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = path.with_name("net.onnx.data")
    save_apart(path, data.name, data=data)
    real: Any = Path.open

    def refuse(self: Path, *args: Any, **options: Any) -> Any:
        if self.name == data.name:
            raise PermissionError(13, os.strerror(13))
        return real(self, *args, **options)

    monkeypatch.setattr(Path, "open", refuse)
    assert_refused(path, "cannot be read")


def test_a_name_that_is_too_long_is_a_missing_file(path: Path) -> None:
    assert_refused(path.with_name("n" * 300 + ".onnx"))


def test_reading_refuses_in_two_sentences(path: Path) -> None:
    with pytest.raises(AppError) as caught:
        read_model_graph(path)
    assert caught.value.problem == f"There is no model file {path}."
    assert caught.value.remedy


def test_weights_in_a_file_with_a_nul_in_its_name_are_refused(path: Path) -> None:
    save_apart(path, "weights\0.bin")
    assert_refused(path, "cannot be read")


def test_weights_behind_links_in_a_circle_are_refused(path: Path) -> None:
    save_apart(path, "one.bin")
    (path.parent / "one.bin").symlink_to("two.bin")
    (path.parent / "two.bin").symlink_to("one.bin")
    assert_refused(path, "'one.bin'")


def test_the_name_of_an_unknown_library_cannot_forge_a_verdict(path: Path) -> None:
    model = TinyTrackNet().graph()
    model.graph.node[0].domain = "com.somebody\n[ok] net.onnx: fits\x1b[2K"
    onnx.save(model, path)
    summary = check_model(path).summary
    assert_refused(path, "com.somebody")
    assert summary.isprintable()


def large(operator: str, count: int) -> tuple[list[onnx.NodeProto], list[NDArray[Any]]]:
    """Return a node that makes this many thousand times a thousand numbers from constants alone."""
    one, shape = np.ones((1, 1), np.float32), np.array([1000, 1000 * count], np.int64)
    of: dict[str, list[Any]] = {
        "ConstantOfShape": [shape],
        "Expand": [one, shape],
        "Tile": [one, shape],
        "Pad": [one, np.concatenate([[0, 0], shape - 1])],
        "Range": [np.float32(0), np.float32(1000 * 1000 * count), np.float32(1)],
    }
    constants = of[operator]
    names = [str(place) for place in range(len(constants))]
    return [helper.make_node(operator, names, ["large"])], [np.asarray(constant) for constant in constants]


@pytest.mark.parametrize("operator", ["ConstantOfShape", "Expand", "Tile", "Pad", "Range"])
def test_constants_unfolding_to_gigabytes_are_refused_early(path: Path, operator: str) -> None:
    for count in (1, 4000):
        model = TinyTrackNet().graph()
        nodes, constants = large(operator, count)
        model.graph.initializer.extend(numpy_helper.from_array(array, str(i)) for i, array in enumerate(constants))
        model.graph.node.extend([*nodes, helper.make_node("ReduceMax", ["large"], ["most"], keepdims=0)])
        onnx.save(model, path)
        if count == 1:
            read_model_graph(path)
    assert_refused(path, "billion numbers")


def test_copy_without_disk_space_leaves_nothing(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    TinyTrackNet().save(path)
    monkeypatch.setattr(Path, "write_bytes", fill)
    with pytest.raises(DiskFullError):
        write_model_copy(path, tmp_path / "copy.onnx", {"family": "middle"})
    assert [*tmp_path.iterdir()] == [path.parent]
