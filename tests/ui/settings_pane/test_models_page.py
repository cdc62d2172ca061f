"""The page of the models, with the real checks in child processes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import onnx
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QRadioButton, QWidget

import family_networks
import tiny_models
from embedding_models import TinyEmbedding
from family_networks import BallFinder
from narrowing import not_none, of_type
from networks_by_definition import uneven
from pose_models import TinyPoseModel
from qt import wait_until
from rallytrace.files import paths
from rallytrace.inference.checkpoints.graphs import random_tracknet_weights
from rallytrace.inference.model_files.model_check import ModelVerdict
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import FAMILIES, BackgroundMode
from rallytrace.session.model_inspection import Inspection
from rallytrace.session.preferences import Preferences
from rallytrace.settings import MODELS, TRACKING
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.model_card import CandidateState, inspection_details
from rallytrace.ui.settings_pane.models_page import ModelSlot, ModelsPage
from tiny_models import TinyInpaintNet, TinyTrackNet
from torch_archives import write_checkpoint

TRACKNET, INPAINTNET = ModelKind.TRACKNET, ModelKind.INPAINTNET
_WORKING = (CandidateState.CHECKING, CandidateState.CONVERTING)


@pytest.fixture
def page(show: Callable[[QWidget], QWidget], preferences: Preferences) -> ModelsPage:
    made = ModelsPage(preferences)
    show(made)
    return made


def settle(page: ModelsPage) -> None:
    """Wait until nothing is being found out any more."""
    slots = page.slots.values()
    wait_until(lambda: all(slot.in_use is not None and slot.panel.step not in _WORKING for slot in slots))


def drop(target: QWidget, *files: Path) -> bool:
    """Carry files over a widget and let go; returns whether it took them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    spot, action = QPoint(40, 20), Qt.DropAction.CopyAction
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(spot, action, data, button, none)
    enter.ignore()
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        QApplication.sendEvent(target, QDropEvent(QPointF(spot), action, data, button, none))
    return enter.isAccepted()


def step(slot: ModelSlot) -> CandidateState:
    """Return where the file stands that was picked for a place."""
    return slot.panel.step


def press(button: QWidget) -> None:
    # A radio button only takes clicks on its circle and its text.
    at = QPoint(8, button.height() // 2) if isinstance(button, QRadioButton) else button.rect().center()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=at)


def _tracknet(preferences: Preferences) -> tuple[Path | None, str | None]:
    return preferences.value.models.tracknet, preferences.value.models.family


def ambiguous(path: Path) -> Path:
    """Return a TrackNet of 12 channels in and 3 heatmaps out, which fit two background modes."""
    return TinyTrackNet(3, BackgroundMode.CONCAT).save(path, {})


def test_the_models_in_use_are_looked_at_when_the_page_is_opened(page: ModelsPage) -> None:
    for slot in page.slots.values():
        assert slot.card.badge.verdict is BadgeStatus.BUSY
    settle(page)
    for kind, slot in page.slots.items():
        assert (slot.card.badge.verdict, slot.card.badge.text) == (BadgeStatus.GOOD, "Fits")
        assert slot.card.name == f"{kind.value.lower()}.onnx"
        assert kind.value in slot.card.summary
        assert not slot.picker.shipped.isEnabled()
    assert "fit together" in page.pair.text
    assert page.pair.verdict is BadgeStatus.GOOD


def test_details_are_shown_on_demand(page: ModelsPage) -> None:
    settle(page)
    card = page.slots[TRACKNET].card
    assert not card.report.isVisible()
    press(card.details)
    assert card.report.isVisible()
    for word in ("sha256", "Input", "Output", "Threshold", "Metadata", "144, 256"):
        assert word in card.report.toPlainText()


def test_a_file_that_fits_is_taken_after_its_check(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    slot, file = page.slots[TRACKNET], TinyTrackNet().save(tmp_path / "own.onnx")
    assert drop(slot, file)
    assert step(slot) is CandidateState.CHECKING
    assert "Checking own.onnx" in slot.panel.text
    assert preferences.value.models.tracknet is None
    settle(page)
    assert preferences.value.models.tracknet == file
    assert preferences.value.models.recent_tracknets == (file,)
    assert slot.card.name == str(file)
    assert slot.panel.isHidden()


def test_bad_model_is_refused_in_words_and_old_one_stays(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    settle(page)
    file = tmp_path / "bad.onnx"
    onnx.save(tiny_models.claiming({"in": ("n", 10, 16, 24)}, {"out": ("n", 3, 16, 24)}), file)
    for slot in page.slots.values():
        slot.consider(file)
    settle(page)
    for slot in page.slots.values():
        assert step(slot) is CandidateState.REFUSED
        assert slot.panel.verdict is BadgeStatus.BAD
        assert file.name in slot.panel.text
        assert f"{slot.kind.value.lower()}.onnx is still in use" in slot.panel.text
        assert slot.card.badge.verdict is BadgeStatus.GOOD
    for words in ("10 input channels", "A TrackNet has one input (N, C, H, W)", "in (n, 10, 16, 24)"):
        assert words in page.slots[TRACKNET].panel.text
    models = preferences.value.models
    assert (models.tracknet, models.inpaintnet, models.recent_tracknets) == (None, None, ())
    press(page.slots[TRACKNET].panel.leave)
    assert page.slots[TRACKNET].panel.isHidden()


def test_a_question_is_asked_in_place_and_its_answer_remembered(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    slot, file = page.slots[TRACKNET], ambiguous(tmp_path / "silent.onnx")
    drop(slot, file)
    settle(page)
    assert step(slot) is CandidateState.ASKED
    assert preferences.value.models.tracknet is None
    assert set(slot.panel.choices) == {BackgroundMode.CONCAT.family, BackgroundMode.SUBTRACT_CONCAT.family}
    assert not slot.panel.primary.isEnabled(), "nothing is chosen for the user"
    press(slot.panel.choices[BackgroundMode.CONCAT.family])
    press(slot.panel.primary)
    settle(page)
    assert _tracknet(preferences) == (file, "concat")
    assert list(preferences.value.models.family_by_sha256.values()) == ["concat"]
    assert slot.card.badge.verdict is BadgeStatus.WARNING
    copy = tmp_path / "copy.onnx"
    copy.write_bytes(file.read_bytes())
    drop(slot, copy)
    settle(page)
    assert _tracknet(preferences) == (copy, "concat")


def test_family_is_tried_on_last_video_with_pictures(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    slot, video = page.slots[TRACKNET], family_networks.ball_clip(tmp_path)
    slot.consider(BallFinder(FAMILIES["grey"]).save(tmp_path / "net.onnx"))
    wait_until(lambda: step(slot) is CandidateState.ASKED)
    assert "video..." in slot.panel.try_out.text()
    preferences.remember_video(video)
    slot.leave()
    slot.consider(tmp_path / "net.onnx")
    wait_until(lambda: step(slot) is CandidateState.ASKED)
    assert slot.panel.answer is None
    assert video.name in slot.panel.try_out.text()
    press(slot.panel.try_out)
    assert step(slot) is CandidateState.TRYING
    press(slot.panel.leave)
    assert step(slot) is CandidateState.ASKED, "cancelling the trial leaves the question"
    press(slot.panel.try_out)
    wait_until(lambda: step(slot) is CandidateState.ASKED)
    assert [family.name for family in slot.panel.choices] == ["grey", "subtract"]
    assert slot.panel.answer is FAMILIES["grey"]
    pictures = [label for label in slot.panel.findChildren(QLabel) if not label.pixmap().isNull() and label.toolTip()]
    assert len(pictures) == 2
    press(slot.panel.primary)
    wait_until(lambda: slot.path == tmp_path / "net.onnx")
    assert preferences.value.models.family == "grey"


def test_an_answer_can_be_changed_and_is_kept_when_it_is_not(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    slot = page.slots[TRACKNET]
    drop(slot, ambiguous(tmp_path / "silent.onnx"))
    settle(page)
    press(slot.panel.choices[BackgroundMode.CONCAT.family])
    press(slot.panel.primary)
    settle(page)
    press(slot.card.reconsider)
    settle(page)
    assert step(slot) is CandidateState.ASKED
    press(slot.panel.leave)
    settle(page)
    assert list(preferences.value.models.family_by_sha256.values()) == ["concat"]
    press(slot.card.reconsider)
    settle(page)
    press(slot.panel.choices[BackgroundMode.SUBTRACT_CONCAT.family])
    press(slot.panel.primary)
    settle(page)
    assert preferences.value.models.family == "subtract_concat"
    assert list(preferences.value.models.family_by_sha256.values()) == ["subtract_concat"]


def test_model_in_use_is_shown_after_trying_another(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    slot = page.slots[TRACKNET]
    preferences.remember_video(family_networks.ball_clip(tmp_path))
    slot.consider(BallFinder(FAMILIES["grey"]).save(tmp_path / "net.onnx"))  # while the one in use is looked at
    wait_until(lambda: step(slot) is CandidateState.ASKED)
    press(slot.panel.try_out)
    preferences.update(TRACKING, fast=True)  # which makes another file the included one
    wait_until(lambda: step(slot) is CandidateState.ASKED)
    press(slot.panel.leave)
    settle(page)
    assert slot.card.name == "tracknet-fast.onnx"
    assert slot.card.badge.verdict is BadgeStatus.GOOD


def test_the_other_network_is_offered_its_own_place(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    slot, file = page.slots[TRACKNET], TinyInpaintNet().save(tmp_path / "fills.onnx")
    drop(slot, file)
    settle(page)
    assert "is an InpaintNet" in slot.panel.text
    assert slot.panel.primary.text() == "Use as InpaintNet"
    press(slot.panel.primary)
    settle(page)
    assert (preferences.value.models.tracknet, preferences.value.models.inpaintnet) == (None, file)


@pytest.mark.parametrize(
    ("network", "setting"),
    [(TinyInpaintNet(), "inpaintnet"), (TinyPoseModel(), "pose"), (TinyEmbedding(), "embedding")],
    ids=["InpaintNet", "pose model", "embedding network"],
)
def test_file_dropped_elsewhere_goes_to_its_slot(
    page: ModelsPage, preferences: Preferences, tmp_path: Path, network: Any, setting: str
) -> None:
    settle(page)
    file = network.save(tmp_path / "net.onnx")
    assert drop(page.viewport(), file)
    wait_until(lambda: getattr(preferences.value.models, setting) == file)
    assert preferences.value.models.tracknet is None
    assert page.slots[TRACKNET].panel.isHidden()


def test_more_than_one_file_is_not_taken(page: ModelsPage, tmp_path: Path) -> None:
    files = [TinyTrackNet().save(tmp_path / name) for name in ("a.onnx", "b.onnx")]
    assert not drop(page.viewport(), *files)
    assert not drop(page.slots[TRACKNET], tmp_path)


def test_checkpoint_is_converted_on_request_and_used(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    weights = uneven(random_tracknet_weights(2, "concat", base_width=1, seed=1))
    said = {"model_name": "TrackNet", "seq_len": 2, "bg_mode": "concat"}
    checkpoint = write_checkpoint(tmp_path / "best.pt", weights, said)
    slot = page.slots[TRACKNET]
    drop(slot, checkpoint)
    settle(page)
    assert step(slot) is CandidateState.OFFERED
    assert not checkpoint.with_suffix(".onnx").exists()
    press(slot.panel.primary)
    assert step(slot) is CandidateState.CONVERTING
    settle(page)
    assert preferences.value.models.tracknet == checkpoint.with_suffix(".onnx")
    assert slot.card.badge.verdict is BadgeStatus.GOOD


def test_an_offer_that_is_left_changes_nothing(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    weights = random_tracknet_weights(2, "concat", base_width=1, seed=1)
    said = {"model_name": "TrackNet", "seq_len": 3, "bg_mode": "concat"}  # which its layers contradict
    checkpoint = write_checkpoint(tmp_path / "best.pt", weights, said)
    slot = page.slots[INPAINTNET]
    drop(slot, checkpoint)
    settle(page)
    assert step(slot) is CandidateState.OFFERED
    press(slot.panel.leave)
    assert slot.panel.isHidden()
    assert preferences.value.models.inpaintnet is None
    drop(slot, checkpoint)
    settle(page)
    press(slot.panel.primary)
    settle(page)
    assert step(slot) is CandidateState.REFUSED
    assert "The layers are not those of TrackNet" in slot.panel.text


def test_a_check_can_be_cancelled(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    slot = page.slots[TRACKNET]
    drop(slot, TinyTrackNet().save(tmp_path / "own.onnx"))
    press(slot.panel.leave)
    assert slot.panel.isHidden()
    settle(page)
    assert preferences.value.models.tracknet is None
    assert slot.card.badge.verdict is BadgeStatus.GOOD


def test_vanished_file_is_red_on_opening(
    show: Callable[[QWidget], QWidget], preferences: Preferences, tmp_path: Path
) -> None:
    preferences.use_model("tracknet", tmp_path / "gone.onnx")
    page = ModelsPage(preferences)
    show(page)
    settle(page)
    slot = page.slots[TRACKNET]
    assert (slot.card.badge.verdict, slot.card.badge.text) == (BadgeStatus.BAD, "File not found")
    assert "gone.onnx" in slot.card.summary
    assert page.pair.isHidden()
    press(slot.picker.shipped)
    settle(page)
    assert preferences.value.models.tracknet is None
    assert slot.card.badge.verdict is BadgeStatus.GOOD


def test_model_deleted_while_shown_is_checked_again(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    slot, file = page.slots[TRACKNET], TinyTrackNet().save(tmp_path / "mine.onnx")
    drop(slot, file)
    settle(page)
    assert preferences.value.models.tracknet == file
    file.unlink()
    wait_until(lambda: slot.card.badge.text == "File not found")
    TinyTrackNet().save(file)
    wait_until(lambda: slot.in_use is not None and slot.in_use.usable)


def test_model_changed_while_page_was_hidden_is_checked_again(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    slot, file = page.slots[TRACKNET], TinyTrackNet().save(tmp_path / "mine.onnx")
    drop(slot, file)
    settle(page)
    assert preferences.value.models.tracknet == file
    page.hide()
    file.write_bytes(b"no model")
    page.show()
    wait_until(lambda: slot.in_use is not None and not slot.in_use.usable)


def test_a_recent_file_can_be_picked_again(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    slot, file = page.slots[TRACKNET], TinyTrackNet().save(tmp_path / "own.onnx")
    assert not slot.picker.recent.isEnabled()
    slot.consider(file)
    settle(page)
    press(slot.picker.shipped)
    settle(page)
    slot.picker.menu.aboutToShow.emit()
    (action,) = slot.picker.menu.actions()
    assert action.text() == str(file)
    action.trigger()
    settle(page)
    assert preferences.value.models.tracknet == file


def test_a_file_can_be_browsed_for(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    slot, file = page.slots[TRACKNET], TinyTrackNet().save(tmp_path / "own.onnx")
    press(slot.picker.browse)
    name = not_none(of_type(QFileDialog, slot.picker.findChild(QFileDialog)).findChild(QLineEdit))
    name.setText(str(file))
    QTest.keyClick(name, Qt.Key.Key_Return)
    wait_until(lambda: slot.picker.findChild(QFileDialog) is None)
    settle(page)
    assert preferences.value.models.tracknet == file


def test_a_pair_that_may_not_go_together_says_so(page: ModelsPage, tmp_path: Path) -> None:
    net = TinyInpaintNet(16)
    file = net.save(tmp_path / "volleyball.onnx", net.metadata() | {"sport": "volleyball", "fps": "60"})
    page.slots[INPAINTNET].consider(file)
    settle(page)
    assert page.pair.verdict is BadgeStatus.WARNING
    for word in ("badminton", "volleyball", "60"):
        assert word in page.pair.text


def test_inpaintnet_can_be_switched_off(page: ModelsPage, preferences: Preferences) -> None:
    settle(page)
    page.inpaint.field.setFocus()
    QTest.keyClick(page.inpaint.field, Qt.Key.Key_Space)
    assert not preferences.value.models.inpaint
    assert "InpaintNet is off" in page.pair.text


def test_a_model_that_is_chosen_elsewhere_shows_here(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    settle(page)
    file = TinyTrackNet().save(tmp_path / "own.onnx")
    preferences.update(MODELS, tracknet=file)
    settle(page)
    assert page.slots[TRACKNET].card.name == str(file)


def test_the_included_model_shown_is_the_one_that_a_run_takes(page: ModelsPage, preferences: Preferences) -> None:
    preferences.update(TRACKING, fast=True)  # while the other file is being looked at
    settle(page)
    card = page.slots[TRACKNET].card
    assert card.name == "tracknet-fast.onnx"
    assert "144, 256" in card.report.toPlainText()
    preferences.update(TRACKING, fast=False)
    settle(page)
    assert card.name == "tracknet.onnx"
    assert _tracknet(preferences)[0] is None


def test_network_beside_included_one_is_used_when_picked(page: ModelsPage, preferences: Preferences) -> None:
    settle(page)
    fast = paths.models_dir() / "tracknet-fast.onnx"
    page.slots[TRACKNET].consider(fast)
    wait_until(lambda: preferences.value.models.tracknet == fast)
    settle(page)
    assert page.slots[TRACKNET].card.name == str(fast)


def test_file_text_cannot_forge_a_detail_line() -> None:
    said = {"author": "me\nNetwork     TrackNet", "x" * 1000: "y" * 1000}
    found = Inspection(Path("net.onnx"), ModelKind.TRACKNET, ModelVerdict.REFUSED, "No.", details={"metadata": said})
    lines = inspection_details(found).splitlines()
    assert [line.split()[0] for line in lines] == ["File", "Metadata", "Metadata"]
    assert max(map(len, lines)) < 500


def test_pose_model_is_checked_used_and_replaced_by_included(
    page: ModelsPage, preferences: Preferences, tmp_path: Path
) -> None:
    settle(page)
    wait_until(lambda: page.pose.card.name == "movenet-multipose.onnx")
    file = TinyPoseModel().save(tmp_path / "pose.onnx")
    page.pose.consider(file)
    wait_until(lambda: preferences.value.models.pose == file)
    wait_until(lambda: "17 keypoints" in page.pose.card.summary)
    assert page.pose.card.badge.verdict is BadgeStatus.GOOD
    assert "17 keypoints" in page.pose.card.summary
    page.pose.picker.file_picked.emit(None)
    wait_until(lambda: preferences.value.models.pose is None)
    wait_until(lambda: page.pose.card.name == "movenet-multipose.onnx")


def test_a_tracknet_is_not_taken_for_a_pose_model(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    settle(page)
    page.pose.consider(TinyTrackNet().save(tmp_path / "tracknet.onnx"))
    wait_until(lambda: step(page.pose) is CandidateState.REFUSED)
    assert preferences.value.models.pose is None
    assert page.pose.panel.primary.text() == "Use as TrackNet"


def test_embedding_network_is_picked_and_removed(page: ModelsPage, preferences: Preferences, tmp_path: Path) -> None:
    settle(page)
    slot, file = page.embedding, TinyEmbedding(16).save(tmp_path / "osnet.onnx")
    assert slot.card.name == "None"
    assert "colours" in slot.card.summary
    assert slot.card.details.isHidden()
    assert not slot.picker.shipped.isEnabled()
    press(slot.picker.browse)
    name = not_none(of_type(QFileDialog, slot.picker.findChild(QFileDialog)).findChild(QLineEdit))
    name.setText(str(file))
    QTest.keyClick(name, Qt.Key.Key_Return)
    wait_until(lambda: preferences.value.models.embedding == file)
    wait_until(lambda: "batches of 16" in slot.card.summary)
    assert slot.card.badge.verdict is BadgeStatus.GOOD
    press(slot.picker.shipped)
    wait_until(lambda: preferences.value.models.embedding is None)
    assert slot.card.name == "None"
