"""The export dialog as an analyst uses it, over a real clip."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import clipmaker
from exports import mixed, names_in
from narrowing import not_none
from poses import person, poses_of
from program import rows
from qt import put_on_screen, wait_until
from rallytrace.analysis.match.event_facts import NOTHING_KNOWN, MatchFacts
from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.exports.exporting import export as write_export
from rallytrace.exports.format_list import Format
from rallytrace.exports.request import ExportFinished, ExportProgress
from rallytrace.session import exporter as exporter_module
from rallytrace.session.exporter import Exporter
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.track.edits import Edit, accept, mark_frames, name_rally, place
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.track import Layer, State
from rallytrace.ui.export_dialog.dialog import ExportDialog
from rallytrace.ui.look import theme
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.video.reader import VideoReader

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path_factory.mktemp("clips"))


@pytest.fixture
def workspace(qapp: QApplication, original: Path, tmp_path: Path) -> Iterator[Workspace]:
    """Yield a workspace with a clip open, and frames of every kind."""
    theme.apply(qapp, "light")
    (tmp_path / "videos").mkdir()
    clip = tmp_path / "videos" / "clip.mp4"
    clip.write_bytes(original.read_bytes())
    made = Workspace(Preferences(tmp_path / "settings.json"))
    made.open(clip)
    wait_until(lambda: made.info is not None and made.info.complete)
    desk, track = mixed(), made.document.track
    changes = tuple(track.change(layer, range(40), desk.track.layer(layer)) for layer in Layer)
    made.document.edit(Edit("Say", changes))
    yield made
    made.shutdown()


@pytest.fixture
def dialog(workspace: Workspace) -> Iterator[ExportDialog]:
    exporter = Exporter()
    made = ExportDialog(workspace, exporter)
    put_on_screen(made)
    yield made
    exporter.shutdown()
    made.close()


def settle(dialog: ExportDialog) -> None:
    """Let what would be written be looked at again."""
    QTest.qWait(1)
    dialog.refresh()


def type_place(dialog: ExportDialog, path: Path) -> None:
    dialog.destination.field.selectAll()
    QTest.keyClicks(dialog.destination.field, str(path))
    settle(dialog)


def export(dialog: ExportDialog) -> str:
    """Press Export and wait for the end; returns what is said then."""
    QTest.mouseClick(dialog.export, LEFT)
    wait_until(dialog.ending.isVisible)
    return dialog.ending.text


def test_labels_are_written_and_unreviewed_frames_are_counted(dialog: ExportDialog, tmp_path: Path) -> None:
    contents, left_out, occluded = dialog.preview_card.words.text().splitlines()
    for part in ("35 frames", "25 visible", "5 hidden", "5 no ball", "23 predicted", "5 imported", "2 by hand"):
        assert part in contents
    assert "5 unlabelled frames" in left_out
    assert "5 hidden balls" in occluded
    assert dialog.preview_card.caution.isVisible()
    assert dialog.preview_card.caution.text == (
        "23 of 35 frames not checked by hand (13 predicted, 5 filled, 5 imported)."
    )
    type_place(dialog, tmp_path / "out.csv")
    assert export(dialog) == "Exported out.csv: 35 rows."
    assert len(rows(tmp_path / "out.csv")) == 35


def test_match_page_opens_in_browser_and_files_in_folder(
    dialog: ExportDialog, workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr("rallytrace.ui.export_dialog.dialog.open_path", opened.append)
    workspace.document.edit(name_rally(workspace.document.track, Rally("Rally 1", range(10))))
    for format_, target in ((Format.REPORT, tmp_path / "match.html"), (Format.CSV, tmp_path / "out.csv")):
        dialog.choose(format_)
        type_place(dialog, target)
        export(dialog)
        QTest.mouseClick(dialog.ending.button if format_ is Format.REPORT else dialog.ending.folder, LEFT)
    assert opened == [tmp_path / "match.html", tmp_path]


def test_poses_found_while_dialog_is_open_can_be_exported(dialog: ExportDialog, workspace: Workspace) -> None:
    dialog.choose(Format.POSES)
    settle(dialog)
    assert not dialog.export.isEnabled()
    workspace.document.project.add_poses(poses_of((3, [person(60, 50)])).select(range(10)))
    wait_until(dialog.export.isEnabled)


def test_the_name_suggested_is_free_and_lies_beside_the_video(dialog: ExportDialog, workspace: Workspace) -> None:
    beside = not_none(workspace.info).path.parent
    assert dialog.destination.path == beside / "clip_ball.csv"
    dialog.choose(Format.VIDEO)
    assert dialog.destination.path == beside / "clip_overlay.mp4"


def test_a_name_that_is_taken_is_not_suggested(workspace: Workspace) -> None:
    mine = not_none(workspace.info).path.with_name("clip_ball.csv")
    mine.write_text("mine")
    dialog = ExportDialog(workspace, Exporter())
    assert dialog.destination.path == mine.with_name("clip_ball_2.csv")


def test_existing_file_is_replaced_only_after_a_tick(dialog: ExportDialog, tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text("mine")
    type_place(dialog, tmp_path / "mine.csv")
    assert dialog.destination.replace.isVisible()
    assert not dialog.export.isEnabled()
    QTest.keyClick(dialog.destination.replace, Qt.Key.Key_Space)
    settle(dialog)
    assert export(dialog) == "Exported mine.csv: 35 rows."
    assert not dialog.destination.replace.isChecked(), "it is asked anew each time"


def test_own_new_export_asks_nothing_until_choice_changes(dialog: ExportDialog, tmp_path: Path) -> None:
    type_place(dialog, tmp_path / "out.csv")
    export(dialog)
    settle(dialog)
    assert not dialog.destination.replace.isVisible()
    assert not dialog.export.isEnabled(), "there is nothing new to write"
    QTest.keyClick(dialog.csv.tick, Qt.Key.Key_Space)
    settle(dialog)
    assert dialog.destination.replace.isVisible()
    assert not dialog.export.isEnabled()


def test_last_export_is_suggested_after_format_change(dialog: ExportDialog, workspace: Workspace) -> None:
    assert workspace.info is not None
    export(dialog)
    dialog.choose(Format.VIDEO)
    dialog.choose(Format.CSV)
    settle(dialog)
    assert dialog.destination.path == workspace.info.path.with_name("clip_ball.csv")
    assert dialog.destination.replace.isVisible()
    assert not dialog.export.isEnabled()


def test_only_the_marked_range_goes_out(dialog: ExportDialog, workspace: Workspace, tmp_path: Path) -> None:
    assert not dialog.frame_choices.marked.isEnabled()
    workspace.marks.set_in(8)
    workspace.marks.set_out(11)
    assert dialog.frame_choices.marked.text() == "Marked range, 8 to 11"
    QTest.keyClick(dialog.frame_choices.marked, Qt.Key.Key_Space)
    type_place(dialog, tmp_path / "out.csv")
    export(dialog)
    assert [row[0] for row in rows(tmp_path / "out.csv")] == ["8", "9", "10", "11"]
    workspace.marks.clear()
    assert dialog.frame_choices.frames is None


def test_only_reviewed_export_has_no_warning(dialog: ExportDialog, tmp_path: Path) -> None:
    QTest.keyClick(dialog.frame_choices.only_reviewed, Qt.Key.Key_Space)
    type_place(dialog, tmp_path / "out.csv")
    assert not dialog.preview_card.caution.isVisible()
    export(dialog)
    assert [int(row[0]) for row in rows(tmp_path / "out.csv")] == [*range(10), 20, 21]


def test_only_reviewed_option_needs_format_with_frames(dialog: ExportDialog) -> None:
    only_reviewed = dialog.frame_choices.only_reviewed
    QTest.keyClick(only_reviewed, Qt.Key.Key_Space)
    dialog.choose(Format.RALLIES)
    assert not only_reviewed.isEnabled()
    assert not dialog.request.only_reviewed
    dialog.choose(Format.CSV)
    assert only_reviewed.isEnabled()
    assert dialog.request.only_reviewed


def test_the_columns_can_be_chosen(dialog: ExportDialog, tmp_path: Path) -> None:
    QTest.keyClick(dialog.csv.tick, Qt.Key.Key_Space)
    type_place(dialog, tmp_path / "out.csv")
    export(dialog)
    assert rows(tmp_path / "out.csv")[12] == ["12", "0", "62", "50", "inpainted", "0.000"]


def test_reviewing_changes_what_is_said(dialog: ExportDialog, workspace: Workspace) -> None:
    workspace.document.edit(accept(workspace.document.track, range(40)) or pytest.fail("nothing to accept"))
    wait_until(lambda: not dialog.preview_card.caution.isVisible())


def test_dataset_is_described_before_writing(dialog: ExportDialog, workspace: Workspace, tmp_path: Path) -> None:
    workspace.document.edit(name_rally(workspace.document.track, Rally("1_00_00", range(10))))
    dialog.choose(Format.DATASET)
    type_place(dialog, tmp_path / "data")
    dialog.dataset.pictures.setCurrentIndex(2)
    settle(dialog)
    first, contents, *_ = dialog.preview_card.words.text().splitlines()
    assert dialog.preview_card.words.isVisible()
    assert dialog.preview_card.words.font().pointSizeF() >= dialog.font().pointSizeF()
    assert "10 frames" in contents
    assert not (tmp_path / "data").exists()
    export(dialog)
    folder = tmp_path / "data" / first.split(":")[0]
    said = {"labels": "csv", "videos": "video", "PNG frames": "frame", "backgrounds": "median", "README": "README.md"}
    written = {name.split("/")[0] for name in names_in(folder)}
    for words, name in said.items():
        there = any(one == name or name in one for one in written | {Path(one).name for one in names_in(folder)})
        assert (words in first) == there, f"{words} of {written}"


def test_findings_are_listed_before_writing(dialog: ExportDialog, workspace: Workspace) -> None:
    findings = dialog.preview_card.findings
    assert not findings.isVisible()
    for frame in (6, 26):
        workspace.document.edit(place(workspace.document.track, frame, 20, 104))
    wait_until(findings.isVisible)
    assert findings.text.startswith("2 possible errors:\nFrame 6: ")
    assert findings.button is not None
    shown = []
    for words in ("Show first", "Show next", "Show first"):
        assert findings.button.text() == words
        QTest.mouseClick(findings.button, LEFT)
        shown.append(workspace.frame)
    assert shown == [6, 26, 6]
    dialog.choose(Format.VIDEO)
    settle(dialog)
    assert not findings.isVisible(), "of a video nobody learns positions"


def test_coco_pictures_are_optional_and_replaced_after_a_tick(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose(Format.COCO)
    type_place(dialog, tmp_path / "ball.json")
    assert "in ball_pictures" in dialog.preview_card.words.text()
    (tmp_path / "ball_pictures").mkdir()
    (tmp_path / "ball_pictures" / "000099.png").touch()
    assert not dialog.destination.replace.isVisible()
    QTest.keyClick(dialog.coco.tick, Qt.Key.Key_Space)
    settle(dialog)
    assert dialog.destination.replace.text() == "Replace the existing ball_pictures"
    assert not dialog.export.isEnabled()
    QTest.keyClick(dialog.destination.replace, Qt.Key.Key_Space)
    settle(dialog)
    assert export(dialog) == "Exported ball.json: 35 pictures, 30 keypoints."
    assert len(names_in(tmp_path / "ball_pictures")) == 35


def test_video_is_drawn_with_chosen_layers_and_speed(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose(Format.VIDEO)
    for layer in (Layer.PREDICTED, Layer.INPAINTED, Layer.IMPORTED):
        QTest.keyClick(dialog.overlay.layers[layer], Qt.Key.Key_Space)
    dialog.overlay.speed.setCurrentIndex(dialog.overlay.speed.findData(0.5))
    type_place(dialog, tmp_path / "path.mp4")
    assert "Sources: 10 predicted, 2 by hand" in dialog.preview_card.words.text()
    assert export(dialog) == "Exported path.mp4: 40 frames."
    with VideoReader(tmp_path / "path.mp4") as reader:
        assert reader.rate == pytest.approx(15)


def test_the_colours_are_those_of_the_settings(dialog: ExportDialog, workspace: Workspace) -> None:
    workspace.preferences.update("appearance", human_colour="#123456")
    assert dialog.overlay.options.style.human == "#123456"


def test_an_export_can_be_cancelled(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose(Format.VIDEO)
    type_place(dialog, tmp_path / "path.mp4")
    QTest.mouseClick(dialog.export, LEFT)
    assert dialog.progress.isVisible()
    assert not dialog.export.isEnabled()
    assert not dialog.preview_card.problem.isVisible()
    QTest.mouseClick(dialog.progress.cancel, LEFT)
    wait_until(dialog.ending.isVisible)
    assert dialog.ending.text == "Cancelled. Nothing was written."
    assert not (tmp_path / "path.mp4").exists()


def test_an_export_goes_on_when_the_dialog_is_closed(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose(Format.VIDEO)
    type_place(dialog, tmp_path / "path.mp4")
    told: list[str] = []
    dialog.left_running.connect(told.append)
    dialog.ended_unseen.connect(told.append)
    QTest.mouseClick(dialog.export, LEFT)
    dialog.close()
    wait_until((tmp_path / "path.mp4").exists)
    wait_until(lambda: len(told) == 2)
    assert told[0] == "path.mp4 is still being exported. Open Export to cancel it."
    assert told[1].startswith("Exported path.mp4")


def test_progress_is_reported_until_the_last_export_ends(
    dialog: ExportDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[ExportProgress | None] = []
    dialog.progress.progressed.connect(told.append)
    both_are_queued = threading.Event()

    def write_later(*arguments: Any) -> Iterator[ExportProgress | ExportFinished]:
        both_are_queued.wait(60)
        yield from write_export(*arguments)

    monkeypatch.setattr(exporter_module, "export", write_later)
    for name in ("one.csv", "two.csv"):
        type_place(dialog, tmp_path / name)
        QTest.mouseClick(dialog.export, LEFT)
    both_are_queued.set()
    dialog.close()
    wait_until(dialog.progress.isHidden)
    wait_until((tmp_path / "two.csv").exists)
    assert told[0] is not None
    assert told[-1] is None
    assert told.count(None) == 1


def test_typing_during_export_does_not_disturb_it(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose(Format.VIDEO)
    type_place(dialog, tmp_path / "path.mp4")
    QTest.mouseClick(dialog.export, LEFT)
    dialog.destination.field.clear()
    wait_until(dialog.progress.isHidden)
    assert (tmp_path / "path.mp4").exists()
    assert dialog.ending.isVisible()


def test_result_is_not_repeated_when_dialog_reopens(dialog: ExportDialog, tmp_path: Path) -> None:
    type_place(dialog, tmp_path / "a.csv")
    assert "Exported a.csv" in export(dialog)
    dialog.close()
    dialog.show()
    assert not dialog.ending.isVisible()


def test_whole_export_clears_unexported_mark_unless_edited(
    dialog: ExportDialog, workspace: Workspace, tmp_path: Path
) -> None:
    document = workspace.document
    assert document.facts.unexported
    type_place(dialog, tmp_path / "a.csv")
    QTest.mouseClick(dialog.export, LEFT)
    document.edit(place(document.track, 38, 5, 5))
    wait_until(dialog.ending.isVisible)
    assert document.facts.unexported
    type_place(dialog, tmp_path / "b.csv")
    dialog.ending.hide()
    export(dialog)
    assert not document.facts.unexported


def test_reviewed_export_leaves_only_excluded_frames_unexported(
    dialog: ExportDialog, workspace: Workspace, tmp_path: Path
) -> None:
    document = workspace.document
    QTest.keyClick(dialog.frame_choices.only_reviewed, Qt.Key.Key_Space)
    type_place(dialog, tmp_path / "a.csv")
    export(dialog)
    assert len(rows(tmp_path / "a.csv")) == 12
    assert (document.facts.unexported, document.facts.left_out) == (False, 40 - 12)
    document.edit(place(document.track, 38, 5, 5))
    assert document.facts.unexported
    QTest.keyClick(dialog.frame_choices.only_reviewed, Qt.Key.Key_Space)
    type_place(dialog, tmp_path / "b.csv")
    dialog.ending.hide()
    export(dialog)
    assert (document.facts.unexported, document.facts.left_out) == (False, 0)


def test_project_remembers_only_reviewed_and_left_out_frames(
    dialog: ExportDialog, workspace: Workspace, tmp_path: Path
) -> None:
    only_reviewed, clip = dialog.frame_choices.only_reviewed, tmp_path / "videos" / "clip.mp4"
    other = tmp_path / "other.mp4"
    other.write_bytes(clip.read_bytes())
    QTest.keyClick(only_reviewed, Qt.Key.Key_Space)
    type_place(dialog, tmp_path / "a.csv")
    export(dialog)
    for path, is_chosen, left_out in ((other, False, 0), (clip, True, 40 - 12)):
        workspace.open(path)
        wait_until(lambda: workspace.info is not None and workspace.info.complete and workspace.locked is None)
        assert (only_reviewed.isChecked(), workspace.document.facts.left_out) == (is_chosen, left_out)
        assert not workspace.document.facts.unexported


def test_without_a_video_there_is_nothing_to_export(dialog: ExportDialog, workspace: Workspace) -> None:
    workspace.close_video()
    settle(dialog)
    assert "No video is open" in dialog.preview_card.problem.text
    assert not dialog.export.isEnabled()


def test_unreviewed_frames_do_not_warn_after_a_full_review(dialog: ExportDialog, workspace: Workspace) -> None:
    document = workspace.document
    wait_until(lambda: not workspace.review.busy)
    workspace.review.flush()
    assert workspace.review.items
    settle(dialog)
    assert dialog.preview_card.caution.verdict is BadgeStatus.WARNING
    doubtful = [frame for item in workspace.review.items for frame in item.frames]
    document.edit(not_none(mark_frames(document.track, range(min(doubtful), max(doubtful) + 1), State.NO_BALL)))
    wait_until(lambda: not workspace.review.busy)
    workspace.review.flush()
    assert not workspace.review.items
    settle(dialog)
    caution = dialog.preview_card.caution
    assert caution.isVisible()
    assert caution.verdict is BadgeStatus.GOOD


def test_enter_exports_and_then_closes_the_dialog(dialog: ExportDialog, tmp_path: Path) -> None:
    type_place(dialog, tmp_path / "labels.csv")
    QTest.keyClick(dialog.destination.field, Qt.Key.Key_Return)
    wait_until(dialog.ending.isVisible)
    assert (tmp_path / "labels.csv").exists()
    assert dialog.isVisible()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_space_and_enter_replace_the_file_that_is_there(dialog: ExportDialog, tmp_path: Path) -> None:
    target = tmp_path / "labels.csv"
    type_place(dialog, target)
    export(dialog)
    dialog.close()
    target.write_text("older")
    put_on_screen(dialog)
    assert not dialog.export.isEnabled()
    assert dialog.focusWidget() is dialog.destination.replace
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(dialog.focusWidget(), key)
    wait_until(dialog.ending.isVisible)
    assert target.read_text().startswith("Frame,")


def test_another_name_after_an_export_is_exported_by_enter(dialog: ExportDialog, tmp_path: Path) -> None:
    type_place(dialog, tmp_path / "first.csv")
    export(dialog)
    dialog.destination.field.setFocus()
    type_place(dialog, tmp_path / "second.csv")
    QTest.keyClick(dialog.destination.field, Qt.Key.Key_Return)
    wait_until((tmp_path / "second.csv").exists)
    wait_until(lambda: "second" in dialog.ending.text)


def test_letters_typed_too_early_change_no_choice(dialog: ExportDialog) -> None:
    assert dialog.focusWidget() is dialog.export
    QTest.keyClicks(dialog.export, "video")
    assert dialog.request.format is Format.CSV


def test_second_export_waits_for_the_first(dialog: ExportDialog, tmp_path: Path) -> None:
    """The end of the first one concerns neither the choices nor the button of the second."""
    dialog.choose(Format.VIDEO)
    type_place(dialog, tmp_path / "path.mp4")
    QTest.mouseClick(dialog.export, LEFT)
    dialog.close()
    put_on_screen(dialog)
    dialog.choose(Format.CSV)
    type_place(dialog, tmp_path / "labels.csv")
    assert dialog.export.isEnabled()
    QTest.mouseClick(dialog.export, LEFT)
    wait_until(lambda: dialog.progress.isHidden() and "labels.csv" in dialog.ending.text)
    assert (tmp_path / "path.mp4").exists()
    assert (tmp_path / "labels.csv").exists()


def test_end_of_first_export_keeps_other_choices(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose(Format.VIDEO)
    type_place(dialog, tmp_path / "path.mp4")
    QTest.mouseClick(dialog.export, LEFT)
    dialog.choose(Format.CSV)
    type_place(dialog, tmp_path / "labels.csv")
    wait_until(lambda: "path.mp4" in dialog.ending.text)
    assert dialog.export.isEnabled()
    assert dialog.destination.field.text() == str(tmp_path / "labels.csv")
    assert "labels.csv" in export_once_more(dialog)


def export_once_more(dialog: ExportDialog) -> str:
    """Press Export and wait for another result than the one that is shown."""
    before = dialog.ending.text
    QTest.mouseClick(dialog.export, LEFT)
    wait_until(lambda: dialog.progress.isHidden() and dialog.ending.text != before)
    return dialog.ending.text


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_return_right_after_typing_exports(dialog: ExportDialog, tmp_path: Path, key: Qt.Key) -> None:
    """Return does not wait until the summary has been updated."""
    dialog.destination.field.clear()
    settle(dialog)
    assert not dialog.export.isEnabled()
    dialog.destination.field.setFocus()
    QTest.keyClicks(dialog.destination.field, str(tmp_path / "typed.csv"))
    QTest.keyClick(dialog.destination.field, key)
    wait_until(dialog.ending.isVisible)
    assert (tmp_path / "typed.csv").exists()


def test_return_in_destination_asks_before_replacing(dialog: ExportDialog, tmp_path: Path) -> None:
    """Also right after an export, where the dialog has closed before."""
    target = tmp_path / "labels.csv"
    type_place(dialog, target)
    export(dialog)
    dialog.destination.field.setFocus()
    QTest.keyClick(dialog.destination.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.destination.replace
    target.unlink()
    dialog.destination.field.setFocus()
    QTest.keyClick(dialog.destination.field, Qt.Key.Key_Return)
    wait_until(target.exists)


def test_events_are_counted_with_their_duration(dialog: ExportDialog, workspace: Workspace) -> None:
    rally = RallyFacts(1, Rally("1", range(3, 23)), 0.0, 0.8)
    workspace.document.edit(name_rally(workspace.document.track, rally.rally))
    kinds = (EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE)
    events = tuple(Event(frame, kind) for frame, kind in zip((4, 12, 20), kinds, strict=True))
    dialog.make_facts = lambda: MatchFacts((rally,), lambda: (events, NOTHING_KNOWN))
    dialog.choose(Format.EVENTS)
    settle(dialog)
    assert dialog.preview_card.words.text().startswith("2 hits, 1 bounce in 1 rally, 0.7 s.")


def test_a_table_for_excel_is_remembered(dialog: ExportDialog, workspace: Workspace, tmp_path: Path) -> None:
    workspace.document.edit(name_rally(workspace.document.track, Rally("Rally 1", range(10))))
    dialog.choose(Format.RALLIES)
    dialog.table.field.setFocus()
    QTest.keyClick(dialog.table.field, Qt.Key.Key_End)
    type_place(dialog, tmp_path / "rallies.csv")
    export(dialog)
    assert (tmp_path / "rallies.csv").read_text(encoding="utf-8").startswith("\ufeffRally;Start;End;")
    assert Preferences(tmp_path / "settings.json").value.appearance.table_style == "excel-comma"
