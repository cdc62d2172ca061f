import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path

import onnx
import pytest
from onnx import TensorProto

import tiny_models
from family_networks import BallFinder
from narrowing import not_none
from pose_models import TinyPoseModel
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import ModelCheck, ModelVerdict, check_model, load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import FAMILIES, BackgroundMode, Family
from rallytrace.model_records.network_modes import DifferenceMode
from rallytrace.track.geometry import ResizeFilter, Size
from tiny_models import Axes, TinyInpaintNet, TinyTrackNet, giving, keep_weights_in, of_any_size, taking

NONE, SUBTRACT = BackgroundMode.NONE, BackgroundMode.SUBTRACT
CONCAT, SUBTRACT_CONCAT = BackgroundMode.CONCAT, BackgroundMode.SUBTRACT_CONCAT
INPUT, OUTPUT = ("batch", 24, 16, 24), ("batch", 8, 16, 24)
SILENT: dict[str, str] = {}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "net.onnx"


Look = Callable[..., ModelCheck]


@pytest.fixture
def look(path: Path) -> Look:
    """Check a model that claims these inputs and outputs."""

    def check(
        inputs: Mapping[str, Axes],
        outputs: Mapping[str, Axes],
        metadata: Mapping[str, str] | None = None,
        family: Family | None = None,
        element: int = TensorProto.FLOAT,
    ) -> ModelCheck:
        onnx.save(tiny_models.claiming(inputs, outputs, metadata, element=element), path)
        return check_model(path, family=family)

    return check


def assert_refused(check: ModelCheck, *words: str) -> None:
    """Check that the verdict names the file and gives a reason."""
    assert check.verdict is ModelVerdict.REFUSED
    assert check.model is None
    assert str(check.path) in check.summary
    assert check.summary.endswith(".")
    for word in words:
        assert word in check.summary


def net(length: int, channels: int, **more: str) -> tuple[dict[str, Axes], dict[str, Axes], dict[str, str]]:
    """Return a TrackNet's inputs, outputs and metadata."""
    return {"input": ("batch", channels, 288, 512)}, {"output": ("batch", length, 288, 512)}, more


@pytest.mark.parametrize("mode", BackgroundMode)
@pytest.mark.parametrize("length", [1, 3, 8])
def test_a_tracknet_that_says_what_it_is_fits(path: Path, mode: BackgroundMode, length: int) -> None:
    check = check_model(TinyTrackNet(length, mode).save(path))
    assert (check.verdict, check.findings, check.choices) == (ModelVerdict.FITS, (), ())
    model = not_none(check.model)
    assert (model.kind, model.seq_len, model.bg_mode, model.size) == (ModelKind.TRACKNET, length, mode, Size(24, 16))
    assert (model.inputs, model.output, model.batch) == (("input",), "output", None)
    assert model.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize(
    ("channels", "length", "mode"),
    [
        *((24, 8, NONE), (27, 9, NONE)),
        *((6, 1, CONCAT), (15, 4, CONCAT), (27, 8, CONCAT)),
        *((1, 1, SUBTRACT), (8, 8, SUBTRACT)),
        *((4, 1, SUBTRACT_CONCAT), (16, 4, SUBTRACT_CONCAT), (32, 8, SUBTRACT_CONCAT)),
    ],
)
def test_channels_decide_without_metadata_and_are_reported(
    look: Look, channels: int, length: int, mode: BackgroundMode
) -> None:
    check = look(*net(length, channels))
    assert check.verdict is ModelVerdict.ASSUMED
    assert check.model is not None
    assert (check.model.seq_len, check.model.bg_mode) == (length, mode)
    (finding,) = check.findings
    for word in ("metadata is incomplete", str(channels), str(length), mode.value or "none"):
        assert word in finding


def test_twelve_in_three_out_asks_and_an_answer_settles_it(look: Look, path: Path) -> None:
    check = look(*net(3, 12))
    assert (check.verdict, check.model) == (ModelVerdict.ASK, None)
    assert set(check.choices) == {CONCAT.family, SUBTRACT_CONCAT.family}
    assert str(path) in check.summary
    with pytest.raises(AppError, match="what its input is") as caught:
        load_model_file(path, ModelKind.TRACKNET)
    assert f'check "{path}" --try' in caught.value.remedy
    assert "--family" in caught.value.remedy
    for answer in check.choices:
        answered = check_model(path, family=answer)
        assert answered.model is not None
        assert (answered.verdict, answered.model.family, answered.model.seq_len) == (ModelVerdict.ASSUMED, answer, 3)
    assert_refused(check_model(path, family=NONE.family), "12")


def test_open_heatmap_count_may_be_settled_by_metadata(look: Look) -> None:
    outputs: dict[str, Axes] = {"output": ("batch", "length", 288, 512)}
    inputs = net(8, 27)[0]
    assert set(look(inputs, outputs).choices) == {NONE.family, SUBTRACT.family, CONCAT.family}
    settled = look(inputs, outputs, {"seq_len": "8"})
    assert not_none(settled.model).bg_mode is CONCAT
    told = look(inputs, outputs, {"bg_mode": "concat"})
    assert not_none(told.model).seq_len == 8


def test_metadata_that_the_shapes_contradict_is_refused(look: Look) -> None:
    assert_refused(look(*net(8, 27, seq_len="9", bg_mode="")), "seq_len 9", "8 heatmaps")
    assert_refused(look(*net(8, 27, seq_len="8", bg_mode="")), "27")
    assert_refused(look(*net(8, 27, bg_mode="median")), "'median'")
    assert_refused(look(*net(8, 27, model_name="InpaintNet")), "calls it 'InpaintNet'")
    assert_refused(look(*net(8, 26)), "26 input channels")
    for nonsense in ("eight", "0", "-8", "8.0", "100000", ""):
        assert_refused(look(*net(8, 27, seq_len=nonsense)), f"'{nonsense}'")


def test_an_answer_that_the_metadata_contradicts_is_refused(look: Look) -> None:
    assert_refused(look(*net(8, 27, bg_mode="concat"), NONE.family), "'concat'")


@pytest.mark.parametrize(
    ("inputs", "outputs"),
    [
        ({"a": INPUT, "b": INPUT, "c": INPUT}, {"output": OUTPUT}),
        ({"a": INPUT, "b": INPUT}, {"output": OUTPUT}),
        ({"input": (9, 16, 24)}, {"output": OUTPUT}),
        ({"input": ()}, {"output": OUTPUT}),
        ({}, {"output": OUTPUT}),
        ({"input": INPUT}, {"output": (3, 16)}),
        ({"input": INPUT}, {"output": ("batch", 3, 16, 25)}),
        ({"input": INPUT}, {"output": ("batch", 3, 8, 24)}),
        ({"input": ("batch", "channels", 16, 24)}, {"output": OUTPUT}),
        ({"c": ("n", 16, 2), "m": ("n", 16, 2)}, {"output": ("n", 16, 2)}),
        ({"c": ("n", 16, 2), "m": ("n", 16, 3)}, {"output": ("n", 16, 2)}),
        ({"c": ("n", 16, 2), "m": ("n", 16, "k")}, {"output": ("n", 16, 2)}),
        ({"c": ("n", 16, 2), "m": ("n", 16, 1)}, {"output": ("n", 16, 3)}),
        ({"c": ("n", 16, 2), "m": ("n", 16, 1)}, {"output": ("n", 16)}),
    ],
)
def test_inputs_and_outputs_of_other_networks_are_refused(
    look: Look, inputs: Mapping[str, Axes], outputs: Mapping[str, Axes]
) -> None:
    assert_refused(look(inputs, outputs), "cannot be used")


@pytest.mark.parametrize("element", [TensorProto.UINT8, TensorProto.INT64, TensorProto.DOUBLE])
def test_inputs_that_are_not_float32_or_float16_are_refused(look: Look, element: int) -> None:
    assert_refused(
        look({"input": INPUT}, {"output": OUTPUT}, SILENT, element=element), "'input' is not float32 or float16"
    )


def test_float16_inputs_fit(path: Path) -> None:
    onnx.save(taking(TinyTrackNet().graph(), TensorProto.FLOAT16), path)
    assert check_model(path).verdict is ModelVerdict.FITS


def test_a_network_for_any_size_asks_for_one(path: Path) -> None:
    onnx.save(of_any_size(TinyTrackNet().graph()), path)
    assert_refused(check_model(path), f'check "{path}" --size 512x288')


@pytest.mark.parametrize("element", [TensorProto.FLOAT16, TensorProto.DOUBLE])
def test_outputs_of_another_precision_fit(path: Path, element: int) -> None:
    onnx.save(giving(TinyTrackNet().graph(), element), path)
    assert check_model(path).verdict is ModelVerdict.FITS


@pytest.mark.parametrize("element", [TensorProto.BOOL, TensorProto.UINT8, TensorProto.INT64])
def test_whole_number_heatmaps_count_as_binary_with_note(path: Path, element: int) -> None:
    onnx.save(giving(TinyTrackNet().graph(), element), path)
    check = check_model(path)
    assert check.verdict is ModelVerdict.ASSUMED
    assert "whole numbers" in check.findings[0]


@pytest.mark.parametrize("element", [TensorProto.INT64, TensorProto.STRING, TensorProto.BFLOAT16])
def test_outputs_whose_numbers_mean_nothing_are_refused(path: Path, element: int) -> None:
    kind = TensorProto.DataType.Name(element).lower()
    for family in ("wasb", "grey_grid"):
        onnx.save(giving(BallFinder(FAMILIES[family]).graph({}), element), path)
        assert_refused(check_model(path, family=FAMILIES[family]), "'output'", kind)
    model = onnx.load(TinyInpaintNet().save(path))
    onnx.save(giving(model, element), path)
    assert_refused(check_model(path), "'output'", kind)
    onnx.save(giving(TinyPoseModel().graph(), element, "output0"), path)
    assert_refused(check_model(path), "'output0'", kind)


def test_heatmaps_that_are_no_numbers_are_refused(path: Path) -> None:
    onnx.save(giving(TinyTrackNet().graph(), TensorProto.STRING), path)
    assert_refused(check_model(path), "string")


def test_classes_may_be_whole_numbers(path: Path) -> None:
    onnx.save(giving(BallFinder(FAMILIES["tracknet1"]).graph({}), TensorProto.INT64), path)
    check = check_model(path, family=FAMILIES["tracknet1"])
    assert check.model is not None
    assert not [finding for finding in check.findings if "whole" in finding]


@pytest.mark.parametrize(("planes", "heatmaps"), [(9, 9), (3, 3), (24, 8), (30, 8)])
def test_last_axis_channels_are_no_picture_size(look: Look, planes: int, heatmaps: int) -> None:
    check = look({"x": ("n", 288, 512, planes)}, {"y": ("n", 288, 512, heatmaps)})
    assert_refused(check, "channels-last")


@pytest.mark.parametrize("height_width", [(288, 512), (16, 24), (360, 640), (1, 1)])
def test_any_picture_size_will_do(look: Look, height_width: tuple[int, int]) -> None:
    check = look({"x": ("n", 24, *height_width)}, {"y": ("n", 8, "h", "w")})
    assert check.model is not None
    assert check.model.size == Size(height_width[1], height_width[0])
    assert (check.model.inputs, check.model.output) == (("x",), "y")


@pytest.mark.parametrize("mask_first", [False, True])
def test_an_inpaintnets_inputs_are_told_apart_by_their_last_axis(path: Path, *, mask_first: bool) -> None:
    check = check_model(TinyInpaintNet(8, mask_first=mask_first).save(path))
    assert check.verdict is ModelVerdict.FITS
    assert check.model is not None
    assert (check.model.kind, check.model.seq_len) == (ModelKind.INPAINTNET, 8)
    assert (check.model.inputs, check.model.size) == (("points", "marks"), Size(0, 0))


def test_an_open_length_means_sixteen_unless_the_metadata_knows(path: Path) -> None:
    assumed = check_model(TinyInpaintNet(None).save(path))
    assert assumed.verdict is ModelVerdict.ASSUMED
    assert not_none(assumed.model).seq_len == 16
    assert "16 frames" in assumed.findings[0]
    known = check_model(TinyInpaintNet(None).save(path, {"seq_len": "12"}))
    assert (known.verdict, not_none(known.model).seq_len) == (ModelVerdict.FITS, 12)


def test_an_inpaintnet_whose_metadata_disagrees_is_refused(path: Path) -> None:
    assert_refused(check_model(TinyInpaintNet(8).save(path, {"seq_len": "16"})), "seq_len 16", "8 frames")
    assert_refused(check_model(TinyInpaintNet(8).save(path, {"model_name": "TrackNet"})), "'TrackNet'")


@pytest.mark.parametrize("batch", [None, 1, 4])
def test_a_fixed_batch_is_seen_in_the_shape(path: Path, batch: int | None) -> None:
    for metadata in (None, SILENT):
        for one in (TinyTrackNet(8, batch=batch), TinyInpaintNet(batch=batch)):
            check = check_model(one.save(path, metadata))
            assert not_none(check.model).batch == batch


def test_batch_in_metadata_is_believed_unless_contradicted(look: Look, path: Path) -> None:
    fixed = look({"input": INPUT}, {"output": OUTPUT}, {"batch_mode": "fixed", "batch_size": "2"})
    assert not_none(fixed.model).batch == 2
    assert_refused(check_model(TinyTrackNet(8, batch=4).save(path, {"batch_mode": "dynamic"})), "exactly 4")
    wrong = {"batch_mode": "fixed", "batch_size": "2"}
    assert_refused(check_model(TinyTrackNet(8, batch=4).save(path, wrong)), "batches of 2", "exactly 4")


def test_own_metadata_is_read_and_nonsense_replaced_with_note(look: Look) -> None:
    own = {"resize": "area", "threshold": "0.4", "difference": "wrap", "fps": "60"}
    model = not_none(look(*net(8, 27, seq_len="8", bg_mode="concat", **own)).model)
    assert (model.resize, model.threshold, model.difference) == (ResizeFilter.AREA, 0.4, DifferenceMode.WRAP)
    assert model.rate == 60
    nonsense = {"resize": "lanczos", "threshold": "nan", "difference": "", "fps": "fast"}
    check = look(*net(8, 27, seq_len="8", bg_mode="concat", **nonsense))
    assert check.model is not None
    assert (check.model.resize, check.model.threshold, check.model.rate) == (ResizeFilter.BICUBIC, 0.5, 30)
    assert (check.verdict, len(check.findings)) == (ModelVerdict.ASSUMED, 4)


def test_loading_the_other_network_is_refused(path: Path) -> None:
    with pytest.raises(AppError, match=r"net\.onnx is an InpaintNet, but a TrackNet is needed"):
        load_model_file(TinyInpaintNet().save(path), ModelKind.TRACKNET)
    with pytest.raises(AppError, match=r"net\.onnx is a TrackNet, but an InpaintNet is needed"):
        load_model_file(TinyTrackNet().save(path), ModelKind.INPAINTNET)
    assert load_model_file(path, ModelKind.TRACKNET).path == path


@pytest.mark.parametrize("size", [0, -1])
def test_an_axis_that_is_not_positive_is_no_batch(look: Look, size: int) -> None:
    check = look({"input": (size, 9, 16, 24)}, {"output": (size, 3, 16, 24)}, {"seq_len": "3", "bg_mode": ""})
    assert not_none(check.model).batch is None


@pytest.mark.parametrize(
    ("coords", "mask", "output"),
    [
        (("n", 16, 2), ("n", 8, 1), ("n", 16, 2)),
        (("n", 16, 2), ("n", 16, 1), ("n", 8, 2)),
        ((4, 16, 2), (1, 16, 1), (4, 16, 2)),
    ],
)
def test_inconsistent_inpaintnet_is_refused(look: Look, coords: Axes, mask: Axes, output: Axes) -> None:
    assert_refused(look({"c": coords, "m": mask}, {"output": output}))


def test_metadata_that_is_no_text_is_refused(path: Path) -> None:
    marked = TinyTrackNet().graph({"seq_len": "QQ"}).SerializeToString().replace(b"QQ", b"\xff\xfe")
    path.write_bytes(marked)
    assert_refused(check_model(path))


@pytest.mark.parametrize("threshold", ["0", "1"])
def test_a_threshold_that_no_run_accepts_is_replaced(look: Look, threshold: str) -> None:
    check = look(*net(8, 27, seq_len="8", bg_mode="concat", threshold=threshold))
    assert not_none(check.model).threshold == 0.5


@pytest.mark.parametrize(
    ("inputs", "outputs"),
    [
        ({"input": ("n", 9, 2**16, 2**15)}, {"output": ("n", 3, 2**16, 2**15)}),
        ({"input": (2**31, 9, 16, 24)}, {"output": (2**31, 3, 16, 24)}),
        ({"input": ("n", 2**40, 16, 24)}, {"output": ("n", "l", 16, 24)}),
        ({"input": ("n", 9, 16, 24)}, {"output": ("n", 3, 16, 24), "more": (2**62, 2**62)}),
        ({"c": ("n", 2**20, 2), "m": ("n", 2**20, 1)}, {"output": ("n", 2**20, 2)}),
        ({"input": ("n", 3 * 1025, 8, 8)}, {"output": ("n", 1025, 8, 8)}),
    ],
    ids=["pixels", "batch", "channels", "another output", "frames of an InpaintNet", "frames of a TrackNet"],
)
def test_a_model_that_would_fill_the_memory_is_refused(
    look: Look, inputs: dict[str, Axes], outputs: dict[str, Axes]
) -> None:
    assert_refused(look(inputs, outputs))


def test_batch_filling_the_memory_is_refused(look: Look) -> None:
    large = {"input": ("n", 27, 288, 512)}, {"output": ("n", 8, 288, 512)}
    fitting = look(*large, {"seq_len": "8", "bg_mode": "concat", "batch_mode": "fixed", "batch_size": "16"})
    assert not_none(fitting.model).batch == 16
    assert_refused(look(*large, {"seq_len": "8", "bg_mode": "concat", "batch_mode": "fixed", "batch_size": "1000"}))


@pytest.mark.parametrize("key", ["seq_len", "batch_size", "fill_from"])
def test_a_number_of_thousands_of_digits_is_refused(look: Look, key: str) -> None:
    check = look({"input": ("n", 24, 16, 24)}, {"output": ("n", 8, 16, 24)}, {key: "9" * 5000, "batch_mode": "fixed"})
    assert_refused(check)
    assert len(check.summary) < 1000


@pytest.mark.parametrize("key", ["threshold", "fps", "resize", "model_name", "bg_mode", "seq_len"])
def test_file_texts_are_shown_in_one_safe_line(look: Look, key: str) -> None:
    forged = "0\n[ok] net.onnx: fits\x1b[2K\u202e" + 500 * "x"
    check = look({"input": ("n", 9, 16, 24)}, {"output": ("n", 3, 16, 24)}, {"bg_mode": "", key: forged})
    for sentence in (check.summary, *check.findings):
        assert sentence.isprintable()
        assert len(sentence) < 1000


@pytest.mark.parametrize("place", ["metadata", "domain", "axis", "input", "location"])
def test_text_that_is_no_utf8_is_refused_wherever_it_stands(path: Path, place: str) -> None:
    model = TinyTrackNet().graph({"author": "QQ" if place == "metadata" else "me"})
    if place == "domain":
        model.graph.node[0].domain = "QQ"
    if place == "axis":
        model.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "QQ"
    if place == "input":
        model.graph.input[0].name = model.graph.node[0].input[0] = "QQ"
    if place == "location":
        keep_weights_in(model, "QQ")
    data = bytes(model.SerializeToString())
    assert b"QQ" in data
    path.write_bytes(data.replace(b"QQ", b"\xff\xfe"))
    assert_refused(check_model(path))
