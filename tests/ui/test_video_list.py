"""The list of videos in the window: a folder is dropped, tracked in the background, reviewed and exported."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from narrowing import not_none
from program import beginning_of_demo
from qt import wait_until
from rallytrace.session import child as child_module
from rallytrace.session.preferences import Preferences
from rallytrace.session.video_files import found_among
from rallytrace.session.video_list import ListedState, VideoStatus
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track import edits
from rallytrace.track.track import Layer, State
from rallytrace.ui.export_dialog.list_dialog import ListExportDialog
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.main_window.startup_request import StartupRequest
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.video_panel import short_error, status_words
from runs import N_FRAMES, small_choice, small_clip
from windows import open_video, shown


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_clip(tmp_path_factory.mktemp("clips"))


@pytest.fixture
def season(quick_children: None, clip: Path, tmp_path: Path) -> Path:
    """Return a folder of three videos and one that is broken."""
    folder = tmp_path / "season"
    folder.mkdir()
    for name in ("match1.mp4", "match2.mp4", "match4.mp4"):
        shutil.copyfile(clip, folder / name)
    (folder / "match3.mp4").write_text("this is no video")
    return folder


@contextmanager
def window_with(qapp: QApplication, folder: Path, *, busy: int = 0) -> Iterator[MainWindow]:
    """Yield a window with small networks; `busy` makes them slow. Its list is there again in the next one."""
    choice = small_choice(folder.parent, busy=busy)
    preferences = Preferences()
    preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    preferences.update("tracking", stride=1, threshold=0.5, every_camera=True)
    preferences.update("provider", cores=1)
    with shown(qapp, preferences) as window:
        yield window


def drop(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(400, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(400, 300), Qt.DropAction.CopyAction, data, buttons, keys))


def states(window: MainWindow) -> dict[str, ListedState]:
    videos = window.context.videos
    return {path.stem: videos.status(path).state for path in videos.paths}


def wait_for_states(window: MainWindow, names: Sequence[str], *wanted: ListedState) -> None:
    wait_until(lambda: all(states(window).get(name) in wanted for name in names))


def is_open(window: MainWindow, video: Path) -> bool:
    info = window.workspace.info
    ready = info is not None and info.path == video and info.complete and window.has_picture
    return ready and window.workspace.locked is None


def n_tracked(video: Path) -> int:
    project = open_project(video.with_name(f"{video.name}.rally"))
    return int(np.count_nonzero(project.track.layer(Layer.PREDICTED)["state"]))


TRACKED = (ListedState.TO_REVIEW, ListedState.NOTHING_LEFT)


def test_dropped_folder_is_tracked_first_video_in_window(qapp: QApplication, season: Path) -> None:
    with window_with(qapp, season) as window:
        drop(window, season)
        wait_until(lambda: is_open(window, season / "match1.mp4"))
        wait_for_states(window, ["match1", "match2", "match4"], *TRACKED)
        assert states(window)["match3"] is ListedState.FAILED
        assert window.videos.isVisible()
        track = window.workspace.document.track
        assert State.UNSET not in track.layer(Layer.PREDICTED)["state"]
        window.videos.list.select_row(2)
        assert window.videos.problem.text
        assert window.videos.problem.verdict is BadgeStatus.BAD
    assert n_tracked(season / "match2.mp4") == n_tracked(season / "match4.mp4") == N_FRAMES


@pytest.mark.parametrize("n_broken", [1, 2])
def test_first_readable_video_of_a_folder_is_opened(qapp: QApplication, season: Path, n_broken: int) -> None:
    for name in ("match1.mp4", "match2.mp4")[:n_broken]:
        (season / name).write_text("this is no video")
    with window_with(qapp, season) as window:
        window.context.videos.set_tracking(on=False)
        drop(window, season)
        opened = season / ("match2.mp4", "match4.mp4")[n_broken - 1]
        wait_until(lambda: is_open(window, opened))
        assert states(window)["match1"] is ListedState.FAILED
        assert "cannot be opened" in window.notices.text
        window.videos.list.select_row(0)
        assert window.videos.problem.verdict is BadgeStatus.BAD
        window.open(season / "match3.mp4")
        wait_until(lambda: states(window)["match3"] is ListedState.FAILED)
        wait_until(lambda: is_open(window, opened))


def test_opening_several_lists_all_and_shows_the_first(qapp: QApplication, season: Path) -> None:
    with window_with(qapp, season) as window:
        window.context.videos.set_tracking(on=False)
        window.open_all([season / "match2.mp4", season / "match1.mp4"])
        assert window.video_controller.awaits_first
        wait_until(lambda: is_open(window, season / "match2.mp4"))
        assert not window.video_controller.awaits_first
        assert [*states(window)] == ["match2", "match1"]


def test_command_line_request_waits_for_folder_video(qapp: QApplication, season: Path) -> None:
    with window_with(qapp, season) as window:
        window.context.videos.set_tracking(on=False)
        window.open(season)
        StartupRequest(window, frame=5)._check()  # before anything can have been found
        wait_until(lambda: is_open(window, season / "match1.mp4") and window.workspace.frame == 5)


def test_folder_without_readable_video_opens_none(qapp: QApplication, season: Path, clip: Path) -> None:
    for video in season.iterdir():
        video.write_text("this is no video")
    with window_with(qapp, season) as window:
        window.context.videos.set_tracking(on=False)
        drop(window, season)
        wait_until(lambda: len(states(window)) == 4 and set(states(window).values()) == {ListedState.FAILED})
        assert window.empty
        window.open(clip)
        wait_until(lambda: is_open(window, clip))
        drop(window, season)
        wait_until(lambda: "match4.mp4 cannot be opened" in window.notices.text)
        wait_until(lambda: is_open(window, clip))


def test_several_dropped_videos_fill_list_and_one_opens(qapp: QApplication, season: Path) -> None:
    with window_with(qapp, season) as window:
        drop(window, season / "match2.mp4")
        wait_until(lambda: is_open(window, season / "match2.mp4"))
        assert not window.context.videos.listing.videos
        drop(window, season / "match4.mp4", season / "match1.mp4")
        wait_until(lambda: is_open(window, season / "match4.mp4"))
        assert window.context.videos.paths == (season / "match4.mp4", season / "match1.mp4")


def test_a_video_that_is_open_stays_when_others_are_only_added(qapp: QApplication, season: Path) -> None:
    """Also after a folder was dropped that holds no video, and where it was opened while a folder was searched."""
    empty, other = season.parent / "empty", season.parent / "other"
    for folder in (empty, other):
        folder.mkdir()
    shutil.copyfile(season / "match1.mp4", other / "first.mp4")
    with window_with(qapp, season) as window:
        videos = window.context.videos
        drop(window, season / "match2.mp4")
        wait_until(lambda: is_open(window, season / "match2.mp4"))
        drop(window, empty)
        wait_until(lambda: "empty" in window.notices.text)
        videos.add([season / "match4.mp4"])
        wait_until(lambda: len(videos.paths) == 1)
        drop(window, other)
        window.open(season / "match1.mp4")
        wait_until(lambda: len(videos.paths) == 2)
        wait_until(lambda: is_open(window, season / "match1.mp4"))
        videos.add([season / "match2.mp4"])
        wait_until(lambda: len(videos.paths) == 3)
        assert is_open(window, season / "match1.mp4")


def test_keys_step_through_videos_past_broken_ones(qapp: QApplication, season: Path) -> None:
    with window_with(qapp, season) as window:
        window.context.videos.set_tracking(on=False)
        drop(window, season)
        wait_until(lambda: is_open(window, season / "match1.mp4"))
        wait_for_states(window, ["match2", "match3"], ListedState.WAITING)
        QTest.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
        wait_until(lambda: is_open(window, season / "match2.mp4"))
        QTest.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
        wait_until(lambda: states(window)["match3"] is ListedState.FAILED)
        wait_until(lambda: is_open(window, season / "match2.mp4"))  # again
        window.notices.forget()
        QTest.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
        wait_until(lambda: is_open(window, season / "match4.mp4"))
        QTest.keyClick(window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ShiftModifier)
        wait_until(lambda: is_open(window, season / "match2.mp4"))


def test_opened_video_continues_tracking_in_window(qapp: QApplication, season: Path) -> None:
    second = season / "match2.mp4"
    with window_with(qapp, season, busy=2) as window:
        background, runs = window.context.background, window.workspace.runs
        drop(window, season / "match1.mp4", second)
        wait_until(lambda: is_open(window, season / "match1.mp4"))
        runs.cancel()
        wait_until(lambda: background.at == second and window.context.videos.status(second).share > 0.1)
        window.video_controller.open(second)
        wait_until(lambda: is_open(window, second))
        wait_until(lambda: runs.busy)
        assert background.at != second
        predicted = window.workspace.document.track.layer(Layer.PREDICTED)
        assert (predicted["run"] == 1).any()
        wait_until(lambda: not runs.busy)
        assert State.UNSET not in predicted["state"]
        assert len(window.workspace.document.runs) == 2


def test_points_set_during_tracking_survive_restart(qapp: QApplication, season: Path) -> None:
    first = season / "match1.mp4"
    with window_with(qapp, season, busy=1) as window:
        drop(window, season)
        wait_until(lambda: is_open(window, first))
        wait_until(lambda: window.context.background.at is not None)
        window.context.edit_controller.place(5, 30.0, 20.0)
    with window_with(qapp, season, busy=1) as window:
        assert window.context.videos.paths[0] == first
        wait_for_states(window, ["match2", "match4"], *TRACKED)
        window.video_controller.open(first)
        wait_until(lambda: is_open(window, first))
        point = not_none(window.workspace.document.track.point(5))
        assert (point.x, point.y) == (30, 20)
    assert n_tracked(season / "match4.mp4") == N_FRAMES


def test_copied_project_does_not_count_for_the_list(qapp: QApplication, season: Path) -> None:
    video, copy = season / "match1.mp4", season / "copy.rally"
    with window_with(qapp, season) as window:
        videos, workspace = window.context.videos, window.workspace
        videos.set_tracking(on=False)
        drop(window, video, season / "match2.mp4")
        wait_until(lambda: is_open(window, video))
        window.context.edit_controller.place(5, 30.0, 20.0)
        workspace.autosaver.save_as(copy)
        wait_until(copy.exists)
        workspace.open(video, copy)
        wait_until(lambda: is_open(window, video) and workspace.autosaver.path == copy)
        window.context.edit_controller.edit(edits.mark_frames(workspace.document.track, range(N_FRAMES), State.NO_BALL))
        window.files.close_video()
        wait_for_states(window, ["match1"], ListedState.PARTIAL)


@contextmanager
def open_in_another_program(video: Path) -> Iterator[None]:
    """Another process has the project of a video open."""
    holds = (
        "import pathlib, sys; from rallytrace.storage.project.location import WriterLock, path_beside;"
        "lock = WriterLock(path_beside(pathlib.Path(sys.argv[1]))); print('held', flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holds, str(video)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert not_none(holder.stdout).readline().strip() == b"held"
        yield
        holder.kill()


def test_video_open_elsewhere_is_tracked_once_free(qapp: QApplication, season: Path) -> None:
    second = season / "match2.mp4"
    with window_with(qapp, season) as window:
        with open_in_another_program(second):
            drop(window, season / "match1.mp4", second, season / "match4.mp4")
            wait_for_states(window, ["match1", "match4"], *TRACKED)
            wait_for_states(window, ["match2"], ListedState.IN_USE)
            assert window.context.videos.status(second).error
            window.videos.list.select_row(1)
            assert window.videos.problem.text
            assert window.videos.problem.verdict is BadgeStatus.WARNING, "nothing is wrong with it"
        wait_for_states(window, ["match2"], *TRACKED)
    assert n_tracked(second) == N_FRAMES


def test_a_second_window_tracks_nothing_of_the_first_ones_list(qapp: QApplication, season: Path) -> None:
    with window_with(qapp, season) as window, window_with(qapp, season) as other:
        window.context.videos.set_tracking(on=False)
        drop(window, season)
        wait_until(lambda: is_open(window, season / "match1.mp4"))
        assert len(window.context.videos.paths) == 4
        assert not other.context.videos.paths


def test_the_review_goes_on_in_the_next_video(qapp: QApplication, season: Path) -> None:
    first, second = season / "match1.mp4", season / "match2.mp4"
    with window_with(qapp, season) as window:
        drop(window, first, second)
        wait_until(lambda: is_open(window, first))
        wait_for_states(window, ["match1", "match2"], ListedState.TO_REVIEW)
        QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.AltModifier)
        assert window.context.videos.listing.one_queue
        wait_until(lambda: not window.workspace.review.busy)
        for _ in range(len(window.workspace.review.shown) + 1):
            QTest.keyClick(window, Qt.Key.Key_N)
        wait_until(lambda: is_open(window, second))
        wait_until(lambda: window.context.walk.item is not None)
        assert window.context.walk.item == window.workspace.review.shown[0].frames
        QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
        wait_until(lambda: is_open(window, first))
        wait_until(lambda: window.context.walk.item is not None)
        assert window.context.walk.item == window.workspace.review.shown[-1].frames


def test_rows_are_taken_from_the_list_and_put_in_another_order(qapp: QApplication, season: Path) -> None:
    with window_with(qapp, season) as window:
        window.context.videos.set_tracking(on=False)
        drop(window, season)
        wait_until(lambda: len(window.videos.rows.rows) == 4)
        rows = window.videos.list
        model = rows.model()
        assert model.moveRow(rows.rootIndex(), 3, rows.rootIndex(), 0)
        wait_until(lambda: window.context.videos.paths[0].stem == "match4")
        rows.setFocus()
        rows.select_row(1)
        QTest.keyClick(rows, Qt.Key.Key_Delete)
        wait_until(lambda: len(window.videos.rows.rows) == 3)
        assert [path.stem for path in window.context.videos.paths] == ["match4", "match2", "match3"]
        assert (season / "match1.mp4").exists()
        QTest.keyClick(rows, Qt.Key.Key_Return)
        wait_until(lambda: window.workspace.info is not None)


def export_all_to(window: MainWindow, target: Path) -> ListExportDialog:
    """Return the opened dialog of Export all videos, with the folder named."""
    window.registry["export_all"].trigger()
    dialog = not_none(window.video_controller.export_dialog)
    dialog.folder.setText(str(target))
    return dialog


def test_all_videos_are_exported_as_one_dataset(qapp: QApplication, season: Path, tmp_path: Path) -> None:
    with window_with(qapp, season) as window:
        drop(window, season)
        wait_for_states(window, ["match1", "match2", "match4"], *TRACKED)
        dialog, shown = export_all_to(window, tmp_path / "dataset"), window.status.task
        QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
        assert shown.text().startswith("Export")
        wait_for_states(window, ["match1", "match2", "match4"], ListedState.EXPORTED)
        wait_until(lambda: dialog.ending.text)
        wait_until(lambda: not shown.text())
        dialog.close()
    found = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.glob("dataset/*/match*"))
    assert found == ["dataset/test/match1", "dataset/train/match1", "dataset/val/match1"]


def test_row_says_exported_until_corrected(qapp: QApplication, clip: Path, tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    folder.mkdir()
    video = Path(shutil.copyfile(clip, folder / "match1.mp4"))
    with window_with(qapp, folder) as window:
        drop(window, folder)
        wait_for_states(window, ["match1"], *TRACKED)
        wait_until(lambda: is_open(window, video))
        QTest.keyClick(window.view, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
        dialog = not_none(window.labels.export_dialog)
        dialog.destination.field.setText(str(tmp_path / "labels.csv"))
        wait_until(dialog.export.isEnabled)
        QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
        assert window.status.task.text().startswith("Export")
        wait_for_states(window, ["match1"], ListedState.EXPORTED)
        dialog.close()
        assert (tmp_path / "labels.csv").exists()
        QTest.keyClick(window.view, Qt.Key.Key_X)
        wait_for_states(window, ["match1"], ListedState.TRACKED, *TRACKED)
        QTest.keyClick(window.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        dialog.destination.field.setText(str(tmp_path / "same labels again.csv"))
        dialog.show()
        wait_until(dialog.export.isEnabled)
        QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
        wait_for_states(window, ["match1"], ListedState.EXPORTED)
        dialog.close()


@pytest.mark.apart
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_an_export_whose_process_was_killed_leaves_nothing(qapp: QApplication, tmp_path: Path, season: Path) -> None:
    def unfinished() -> list[Path]:
        return [path for path in tmp_path.iterdir() if path.name.startswith(".")]

    video = beginning_of_demo(season).rename(season / "demo.mp4")
    with window_with(qapp, season) as window:
        drop(window, video, season / "match1.mp4")
        wait_for_states(window, ["demo", "match1"], *TRACKED)
        dialog = export_all_to(window, tmp_path / "dataset")
        dialog.pictures.setCurrentIndex(2)
        before = set(child_module._alive)
        QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
        (process,) = child_module._alive - before
        wait_until(lambda: any(any(folder.glob("**/*.png")) for folder in unfinished()))
        process.kill()
        wait_until(lambda: dialog.ending.text)
        wait_until(lambda: not unfinished())
        dialog.close()
    assert not (tmp_path / "dataset").exists()


def test_an_error_does_not_name_its_video_again() -> None:
    video = Path("/videos/match.mp4")
    assert short_error(video, "'/videos/match.mp4' is damaged. Copy it again.") == "It is damaged. Copy it again."
    assert short_error(video, "/videos/match.mp4 is a pipe.") == "It is a pipe."
    assert short_error(video, "Not enough memory.") == "Not enough memory."


@pytest.mark.parametrize("state", list(ListedState))
def test_every_state_but_the_unknown_one_has_words(state: ListedState) -> None:
    said = status_words(VideoStatus(state, 0.43, 12, "It is broken."))
    assert bool(said) == (state is not ListedState.UNKNOWN)


def parts_in(folder: Path, clip: Path, names: Sequence[str] = ("final_part1.mp4", "final_part2.mp4")) -> list[Path]:
    folder.mkdir()
    return [shutil.copyfile(clip, folder / name) for name in names]


def test_dropped_parts_of_recording_become_one_video(
    qapp: QApplication, quick_children: None, clip: Path, tmp_path: Path
) -> None:
    files = parts_in(tmp_path / "card", clip)
    with window_with(qapp, tmp_path / "card") as window:
        drop(window, *files)
        wait_until(lambda: "final_part1.mp4 and final_part2.mp4 are parts of one recording" in window.notices.text)
        whole = tmp_path / "card" / "final_part1 + final_part2.mp4"
        wait_until(partial(is_open, window, whole))
        assert window.context.videos.paths == (whole,)
        assert not_none(window.workspace.info).n_frames == 2 * N_FRAMES


def test_parts_can_be_kept_separate(qapp: QApplication, quick_children: None, clip: Path, tmp_path: Path) -> None:
    files = parts_in(tmp_path / "card", clip)
    with window_with(qapp, tmp_path / "card") as window:
        drop(window, *files)
        wait_until(partial(is_open, window, tmp_path / "card" / "final_part1 + final_part2.mp4"))
        wait_until(lambda: "parts of one recording" in window.notices.text)
        window.notices.buttons[0].click()
        wait_until(lambda: window.context.videos.paths == tuple(files))
        for file in files:
            window.files.stop_and_open(file)
            wait_until(partial(is_open, window, file))
        assert "parts of one recording" not in window.notices.text


def test_parts_with_projects_of_their_own_stay_separate(clip: Path, tmp_path: Path) -> None:
    files = parts_in(tmp_path / "card", clip)
    files[1].with_name(f"{files[1].name}.rally").touch()
    assert found_among(files).videos == tuple(files)


def test_part_opened_alone_offers_whole_recording(
    qapp: QApplication, quick_children: None, clip: Path, tmp_path: Path
) -> None:
    files = parts_in(tmp_path / "card", clip)
    with window_with(qapp, tmp_path / "card") as window:
        window.open(files[0])
        wait_until(lambda: "are parts of one recording" in window.notices.text)
        window.notices.buttons[0].click()
        whole = tmp_path / "card" / "final_part1 + final_part2.mp4"
        wait_until(partial(is_open, window, whole))


def test_missing_part_of_project_is_named(qapp: QApplication, quick_children: None, clip: Path, tmp_path: Path) -> None:
    files = parts_in(tmp_path / "card", clip)
    whole = tmp_path / "card" / "final_part1 + final_part2.mp4"
    with window_with(qapp, tmp_path / "card") as window:
        open_video(window, whole)
        window.workspace.document.edit(edits.place(window.workspace.document.track, 3, 10.0, 10.0))
        wait_until(lambda: whole.with_name(f"{whole.name}.rally").exists())
    files[1].rename(tmp_path / files[1].name)
    with window_with(qapp, tmp_path / "card") as window:
        window.open(whole.with_name(f"{whole.name}.rally"))
        wait_until(lambda: "has 2 files, of which final_part2.mp4 is missing" in window.notices.text)
