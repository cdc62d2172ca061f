"""Test the inspection of model files in a child process: bad ones are refused with a message."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

import family_networks
from family_networks import BallFinder
from pseudo_language import MARK, pseudo_language
from qt import wait_until
from rallytrace.files import paths
from rallytrace.inference.model_files.model_check import ModelVerdict
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import FAMILIES, BackgroundMode, Family
from rallytrace.session import model_inspection as module
from rallytrace.session.model_inspection import Inspection, ModelInspection, Pair, TriedModel, pair_of
from rallytrace.session.preferences import Preferences
from rallytrace.texts import shown
from tiny_models import TinyInpaintNet, TinyTrackNet, endless_tracknet

TRACKNET, INPAINTNET = ModelKind.TRACKNET, ModelKind.INPAINTNET
BATCH = ("batch", 9, 16, 24), ("batch", 3, 16, 24)


@pytest.fixture
def preferences(qapp: object, quick_children: None, tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "settings.json")


@pytest.fixture
def inspection(preferences: Preferences) -> Iterator[ModelInspection]:
    made = ModelInspection(preferences)
    yield made
    made.shutdown()


Look = Callable[..., Inspection]


@pytest.fixture
def look(inspection: ModelInspection) -> Look:
    """Check a file and wait for what comes of it."""
    heard: list[Inspection] = []
    inspection.inspected.connect(heard.append)

    def check(path: Path | None, kind: ModelKind = TRACKNET, family: Family | None = None) -> Inspection:
        before = len(heard)
        inspection.check(kind, path, family)
        assert len(heard) == before, "the verdict comes after the call, not within"
        wait_until(lambda: len(heard) > before)
        return heard[-1]

    return check


def ambiguous(path: Path) -> Path:
    """Return a TrackNet of 12 channels in and 3 heatmaps out, which fit two background modes."""
    return TinyTrackNet(3, BackgroundMode.CONCAT).save(path, {})


@pytest.mark.parametrize("kind", [ModelKind.TRACKNET, ModelKind.INPAINTNET])
def test_the_models_that_ship_fit(look: Look, kind: ModelKind) -> None:
    found = look(None, kind)
    assert (found.verdict, found.kind, found.usable, found.findings) == (ModelVerdict.FITS, kind, True, ())
    assert found.path.parent == paths.models_dir()
    assert kind.value in found.summary
    assert found.details["inputs"]
    assert found.details["outputs"]
    assert "badminton" in found.details["metadata"]["sport"]
    assert len(found.sha256) == 64


def test_a_model_with_little_metadata_fits_with_what_was_assumed(look: Look, tmp_path: Path) -> None:
    found = look(TinyTrackNet(8, BackgroundMode.CONCAT).save(tmp_path / "net.onnx", {}))
    assert (found.verdict, found.usable) == (ModelVerdict.ASSUMED, True)
    assert "metadata is incomplete" in found.findings[0]


def test_answer_is_remembered_by_file_content(look: Look, preferences: Preferences, tmp_path: Path) -> None:
    asked = look(ambiguous(tmp_path / "net.onnx"))
    assert (asked.verdict, asked.usable) == (ModelVerdict.ASK, False)
    assert set(asked.choices) == {BackgroundMode.CONCAT.family, BackgroundMode.SUBTRACT_CONCAT.family}
    answered = look(asked.path, family=BackgroundMode.CONCAT.family)
    assert (answered.usable, answered.family) == (True, BackgroundMode.CONCAT.family)
    assert preferences.value.models.family_by_sha256 == {asked.sha256: "concat"}
    again = look(ambiguous(tmp_path / "a copy of it.onnx"))
    assert (again.usable, again.family, again.details["bg_mode"]) == (True, BackgroundMode.CONCAT.family, "concat")


def test_unfit_answer_is_refused_and_forgotten(look: Look, preferences: Preferences, tmp_path: Path) -> None:
    found = look(ambiguous(tmp_path / "net.onnx"), family=BackgroundMode.NONE.family)
    assert found.verdict is ModelVerdict.REFUSED
    assert preferences.value.models.family_by_sha256 == {}


def test_senseless_stored_answer_is_asked_again(look: Look, preferences: Preferences, tmp_path: Path) -> None:
    asked = look(ambiguous(tmp_path / "net.onnx"))
    for nonsense in ("median", "none"):
        preferences.update("models", family_by_sha256={asked.sha256: nonsense})
        assert look(asked.path).verdict is ModelVerdict.ASK


@pytest.mark.parametrize("mode", BackgroundMode)
def test_every_background_mode_is_a_family(mode: BackgroundMode) -> None:
    assert mode.family in FAMILIES.values()
    assert Family.find(mode.family.name) is mode.family
    assert Family.find(None) is Family.find("median") is None


def test_best_family_of_a_trial_comes_first(inspection: ModelInspection, look: Look, tmp_path: Path) -> None:
    video = family_networks.ball_clip(tmp_path)
    asked = look(BallFinder(FAMILIES["grey"]).save(tmp_path / "net.onnx"))
    assert asked.fitting == (FAMILIES["subtract"], FAMILIES["grey"])
    heard: list[TriedModel] = []
    inspection.tried.connect(heard.append)
    inspection.try_families(asked.path, video)
    wait_until(lambda: bool(heard))
    assert heard[-1].winner is FAMILIES["grey"]
    assert [one.family.name for one in heard[-1].families] == ["grey", "subtract"]
    for one in heard[-1].families:
        assert one.picture.startswith(b"\x89PNG")
        assert one.words
    inspection.try_families(asked.path, tmp_path / "none.mp4")
    wait_until(lambda: len(heard) > 1)
    assert "none.mp4" in heard[-1].problem
    assert heard[-1].families == ()


@pytest.mark.parametrize(("name", "words"), [("digits", "a digit network"), ("strokes", "a stroke network")])
def test_networks_of_rallytrace_itself_are_refused(look: Look, name: str, words: str) -> None:
    found = look(paths.shipped_model(name))
    assert (found.verdict, found.usable) == (ModelVerdict.REFUSED, False)
    assert found.summary.endswith(f"{name}.onnx is {words}, but a TrackNet is needed here.")
    with pseudo_language():
        assert shown(found.summary).count(MARK) == 3


def test_the_other_network_is_refused_in_its_place(look: Look, tmp_path: Path) -> None:
    found = look(TinyInpaintNet().save(tmp_path / "net.onnx"), TRACKNET)
    assert found.verdict is ModelVerdict.REFUSED
    assert found.summary.endswith("net.onnx is an InpaintNet, but a TrackNet is needed here.")
    found = look(TinyTrackNet().save(tmp_path / "net.onnx"), INPAINTNET)
    assert found.summary.endswith("net.onnx is a TrackNet, but an InpaintNet is needed here.")
    found = look(ambiguous(tmp_path / "net.onnx"), INPAINTNET)
    assert (found.verdict, found.choices) == (ModelVerdict.REFUSED, ())


def unknown_operator(model: onnx.ModelProto) -> None:
    model.graph.node[0].op_type = "Shuttlecock"


def not_finite(model: onnx.ModelProto) -> None:
    tensor = model.graph.initializer[0]
    tensor.CopyFrom(numpy_helper.from_array(np.full(tuple(tensor.dims), np.nan, np.float32), tensor.name))


def other_shape_than_declared(model: onnx.ModelProto) -> None:
    """Make a network that declares three heatmaps but returns two."""
    tensor = model.graph.initializer[0]
    tensor.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(tensor)[:2], tensor.name))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [(unknown_operator, "Shuttlecock"), (not_finite, "not finite"), (other_shape_than_declared, "net.onnx")],
)
def test_model_that_fails_its_test_run_is_refused(
    look: Look, tmp_path: Path, spoil: Callable[[onnx.ModelProto], None], says: str
) -> None:
    model, path = TinyTrackNet().graph(), tmp_path / "net.onnx"
    spoil(model)
    onnx.save(model, path)
    found = look(path)
    assert (found.verdict, found.usable, found.path) == (ModelVerdict.REFUSED, False, path)
    assert says in found.summary
    assert "Traceback" not in found.summary


def test_special_file_is_refused(look: Look, tmp_path: Path) -> None:
    for path in (tmp_path / "none.onnx", tmp_path, tmp_path / "none.pt"):
        found = look(path)
        assert (found.verdict, found.convertible) == (ModelVerdict.REFUSED, False)
        assert str(path) in found.summary


def test_heatmaps_beyond_one_are_a_doubt(look: Look, tmp_path: Path) -> None:
    model = TinyTrackNet().graph()
    tensor = model.graph.initializer[0]
    tensor.CopyFrom(numpy_helper.from_array(9 * numpy_helper.to_array(tensor), tensor.name))
    onnx.save(model, tmp_path / "logits.onnx")
    found = look(tmp_path / "logits.onnx")
    assert (found.verdict, found.usable) == (ModelVerdict.ASSUMED, True)
    assert "between 0 and 1" in found.findings[0]


def test_a_model_that_never_ends_is_refused(look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_CHECK_TIMEOUT_SECONDS", 5.0)
    found = look(endless_tracknet(tmp_path / "net.onnx"))
    assert found.verdict is ModelVerdict.REFUSED
    assert "did not finish within 5 seconds" in found.summary


@pytest.mark.apart
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_a_model_that_crashes_the_runtime_is_refused(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # An ONNX Runtime that dies of a bad address as soon as a session is made, before Python can do anything about it.
    fake = tmp_path / "path" / "sitecustomize.py"
    fake.parent.mkdir()
    fake.write_text(
        "import onnxruntime, os\nonnxruntime.InferenceSession = lambda *_, **__: os.kill(os.getpid(), 11)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(fake.parent))
    found = look(TinyTrackNet().save(tmp_path / "net.onnx"))
    assert found.verdict is ModelVerdict.REFUSED
    assert "crashed (SIGSEGV)" in found.summary
    assert "not used" in found.summary


def test_newest_check_of_a_network_wins(inspection: ModelInspection, tmp_path: Path) -> None:
    heard: list[Inspection] = []
    inspection.inspected.connect(heard.append)
    first = TinyTrackNet().save(tmp_path / "first.onnx")
    second = TinyTrackNet(8).save(tmp_path / "second.onnx")
    inspection.check(TRACKNET, first)
    inspection.check(INPAINTNET, TinyInpaintNet().save(tmp_path / "third.onnx"))
    inspection.check(TRACKNET, second)
    wait_until(lambda: len(heard) == 2)
    assert {found.path.name for found in heard} == {"second.onnx", "third.onnx"}


def test_a_cancelled_check_gives_nothing(inspection: ModelInspection, tmp_path: Path) -> None:
    heard: list[Inspection] = []
    inspection.inspected.connect(heard.append)
    inspection.check(TRACKNET, TinyTrackNet().save(tmp_path / "net.onnx"))
    inspection.cancel(TRACKNET)
    inspection.check(INPAINTNET, TinyInpaintNet().save(tmp_path / "other.onnx"))
    wait_until(lambda: heard)
    assert [found.kind for found in heard] == [INPAINTNET]


def model(kind: ModelKind, seq_len: int, **metadata: str) -> Inspection:
    details: dict[str, Any] = {"seq_len": seq_len, "metadata": metadata}
    return Inspection(Path("net.onnx"), kind, ModelVerdict.FITS, "It fits.", details=details)


def tracknet(seq_len: int = 8, **metadata: str) -> Inspection:
    return model(ModelKind.TRACKNET, seq_len, **metadata)


def inpaintnet(seq_len: int = 16, **metadata: str) -> Inspection:
    return model(ModelKind.INPAINTNET, seq_len, **metadata)


def test_two_models_of_the_same_sport_and_rate_go_together() -> None:
    pair = pair_of(tracknet(sport="badminton", fps="30"), inpaintnet(sport="Badminton ", fps="29.97"))
    assert pair == Pair(ModelVerdict.FITS, ("Both were trained on badminton at 30 frames per second.",))


def test_unknown_training_gives_no_sentence() -> None:
    assert pair_of(tracknet(), inpaintnet()) == Pair(ModelVerdict.FITS)
    assert pair_of(tracknet(sport="tennis", fps="60"), inpaintnet()) == Pair(ModelVerdict.FITS)
    assert pair_of(tracknet(fps="fast"), inpaintnet(fps="nan")) == Pair(ModelVerdict.FITS)


def test_one_sport_in_common_is_enough() -> None:
    assert pair_of(tracknet(sport="badminton, tennis"), inpaintnet(sport="tennis")).verdict is ModelVerdict.FITS


def test_another_sport_is_a_doubt() -> None:
    pair = pair_of(tracknet(sport="badminton"), inpaintnet(sport="tennis"))
    assert pair.verdict is ModelVerdict.ASSUMED
    assert "on badminton and the InpaintNet on tennis" in pair.sentences[0]


def test_another_frame_rate_is_a_doubt() -> None:
    pair = pair_of(tracknet(fps="30"), inpaintnet(fps="60"))
    assert pair.verdict is ModelVerdict.ASSUMED
    assert "30 frames per second and the InpaintNet at 60" in pair.sentences[0]
    assert pair_of(tracknet(fps="25"), inpaintnet(fps="30")).verdict is ModelVerdict.FITS


def test_sentences_about_a_pair_can_be_translated() -> None:
    pairs = [
        pair_of(tracknet(8, sport="tennis", fps="60"), inpaintnet(4, sport="padel", fps="25")),
        pair_of(tracknet(fps="30"), inpaintnet(fps="30")),
        pair_of(tracknet(sport="tennis"), inpaintnet(sport="tennis")),
        pair_of(tracknet(sport="tennis", fps="30"), inpaintnet(sport="tennis", fps="30")),
    ]
    with pseudo_language():
        assert all(shown(sentence).startswith(MARK) for pair in pairs for sentence in pair.sentences)


def test_windows_shorter_than_the_tracknets_are_a_doubt() -> None:
    pair = pair_of(tracknet(8), inpaintnet(5))
    assert pair.verdict is ModelVerdict.ASSUMED
    assert "more than 5 frames" in pair.sentences[0]


def test_all_doubts_are_told() -> None:
    assert len(pair_of(tracknet(8, sport="tennis", fps="60"), inpaintnet(4, sport="padel", fps="25")).sentences) == 3
