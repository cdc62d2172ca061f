"""Projects opened by their files, and what the window says when project and video do not simply belong together."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

import clipmaker
from qt import wait_until
from rallytrace.session.project.messages import SaveState
from rallytrace.storage.project.location import path_beside
from rallytrace.storage.project.sqlite_store import open_project, read_identity
from rallytrace.storage.project.video_identity import LATER_FRAMES
from rallytrace.track import edits
from rallytrace.ui.main_window.window import MainWindow
from windows import shown

N_FRAMES = 120

Opener = Callable[[Path], MainWindow]


def still(_i: int, width: int, height: int) -> clipmaker.Picture:
    return clipmaker.numbered(0, width, height)


def cut(i: int, width: int, height: int) -> clipmaker.Picture:
    """Two frames are missing in the middle."""
    return clipmaker.numbered(i if i < N_FRAMES // 2 else i + 2, width, height)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "saturday"
    made.mkdir()
    return made


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown(qapp) as window:
        yield window


def is_open(window: MainWindow) -> bool:
    info = window.workspace.info
    return info is not None and info.complete and window.has_picture


def frames(window: MainWindow) -> list[int]:
    return [point.frame for point in window.workspace.document.track.points()]


def with_project(window: MainWindow, folder: Path, paint: Callable[[int, int, int], clipmaker.Picture]) -> Path:
    """Return a video whose project has a point at frame 3 and knows what the video looks like."""
    video = clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES), folder, paint)
    window.open(video)
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    window.edit_controller.edit(edits.place(window.workspace.document.track, 3, 50, 40))
    project = path_beside(video)
    wait_until(lambda: project.exists() and read_identity(project).prints)
    window.files.close_video()
    return video


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(50, 50), action, data, button, Qt.KeyboardModifier.NoModifier))


def answer(window: MainWindow, words: str) -> None:
    """Press a button of the notice with the keys alone."""
    button = next(one for one in window.notices.buttons if one.text() == words)
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus is button:
            break
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> list[tuple[object, ...]]:
    """Let the file dialog give this; returns what it was asked."""
    asked: list[tuple[object, ...]] = []

    def get(*given: object) -> tuple[str, str]:
        asked.append(given)
        return str(path or ""), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", get)
    return asked


def test_a_project_that_is_dropped_opens_its_video_beside_it(window: MainWindow, folder: Path) -> None:
    project = path_beside(with_project(window, folder, clipmaker.numbered))
    moved = folder.rename(folder.with_name("sunday")) / project.name
    drop(window, moved)
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    assert frames(window) == [3]
    assert window.notices.text == ""
    assert window.workspace.preferences.value.recent_videos[0] == moved.with_name("match.mp4")


def test_renamed_project_is_opened_and_remembered(
    window: MainWindow, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    video = with_project(window, folder, clipmaker.numbered)
    trial = Path(shutil.copy(path_beside(video), folder / "trial.rally"))
    asked = choose(monkeypatch, trial)
    window.registry["open"].trigger()
    assert "*.rally" in str(asked[0][-1])
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    window.edit_controller.edit(edits.place(window.workspace.document.track, 9, 50, 40))
    wait_until(lambda: window.workspace.autosaver.state is SaveState.SAVED)
    assert window.workspace.autosaver.path == trial
    assert window.workspace.preferences.value.recent_videos[:2] == (trial, video)
    window.files.close_video()
    assert len(open_project(path_beside(video)).track.points()) == 1
    window.open(trial)
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    assert frames(window) == [3, 9]


def test_missing_video_is_located_once(
    window: MainWindow, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    video = with_project(window, folder, clipmaker.numbered)
    project = path_beside(video)
    new = video.rename(tmp_path / "final.mp4")
    window.open(project)
    assert window.empty
    assert "match.mp4.rally" in window.notices.text
    assert str(video) in window.notices.text
    choose(monkeypatch, None)
    answer(window, "Find the video...")
    assert window.empty
    window.open(project)
    choose(monkeypatch, new)
    answer(window, "Find the video...")
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    assert frames(window) == [3]
    assert str(new) in window.notices.text
    window.files.close_video()
    assert read_identity(project).find(project) == new


def test_open_video_is_recognised_for_a_lost_project(window: MainWindow, folder: Path, tmp_path: Path) -> None:
    video = with_project(window, folder, clipmaker.numbered)
    new = video.rename(tmp_path / "final.mp4")
    window.open(new)
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    assert frames(window) == []
    drop(window, path_beside(video))
    wait_until(lambda: frames(window) == [3])
    assert "was moved" in window.notices.text


def test_other_video_is_refused_with_first_differing_frame(window: MainWindow, folder: Path) -> None:
    video = with_project(window, folder, clipmaker.numbered)
    before = path_beside(video).read_bytes()
    clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES), folder, cut)
    window.open(path_beside(video))
    wait_until(lambda: "another video" in window.notices.text)
    words = re.fullmatch(
        r"match.mp4.rally was not opened. This is another video: .* agree up to frame (\d+) and .* "
        r"from frame (\d+) on.",
        window.notices.text,
    )
    assert words is not None
    assert int(words[1]) < N_FRAMES // 2 < int(words[2]) + LATER_FRAMES
    assert window.workspace.info is None
    assert window.empty
    assert path_beside(video).read_bytes() == before


def test_replacing_video_does_not_get_the_old_points(window: MainWindow, folder: Path) -> None:
    video = with_project(window, folder, clipmaker.numbered)
    clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES), folder, cut)
    window.open(video)
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    assert frames(window) == []
    assert "match.mp4.rally is not used" in window.notices.text
    assert not any(button.isVisible() for button in window.notices.buttons)


@pytest.fixture
def doubtful(window: MainWindow, folder: Path) -> Path:
    """Return a video in the place of another one; their pictures stand still."""
    video = with_project(window, folder, still)
    return clipmaker.make(clipmaker.Clip(video.name, n_frames=N_FRAMES, options={"crf": "35"}), folder, still)


def asked(window: MainWindow, path: Path) -> None:
    window.open(path)
    wait_until(lambda: window.workspace.autosaver.question is not None and window.has_picture)
    assert window.notices.text.startswith("Does match.mp4.rally belong to this video?")
    assert "in the wrong frames" in window.notices.text


def test_unidentified_project_may_be_used(window: MainWindow, doubtful: Path) -> None:
    asked(window, doubtful)
    window.edit_controller.edit(edits.place(window.workspace.document.track, 9, 50, 40))
    assert frames(window) == []
    answer(window, "Use it")
    wait_until(lambda: window.workspace.locked is None)
    assert frames(window) == [3]
    window.notices.forget()
    window.files.close_video()
    window.open(doubtful)
    wait_until(lambda: is_open(window) and window.workspace.locked is None)
    assert frames(window) == [3]
    assert window.notices.text == ""


def test_unidentified_project_may_be_left(window: MainWindow, doubtful: Path) -> None:
    before = path_beside(doubtful).read_bytes()
    asked(window, doubtful)
    answer(window, "Do not use it")
    wait_until(lambda: window.workspace.locked is None)
    assert "match.mp4.rally is not used" in window.notices.text
    window.edit_controller.edit(edits.place(window.workspace.document.track, 9, 50, 40))
    wait_until(lambda: window.workspace.autosaver.state is SaveState.SAVED)
    assert window.workspace.autosaver.path == doubtful.with_name("match.mp4 (2).rally")
    assert path_beside(doubtful).read_bytes() == before


def test_declined_project_is_closed_with_its_video(window: MainWindow, doubtful: Path) -> None:
    asked(window, path_beside(doubtful))
    answer(window, "Do not use it")
    wait_until(lambda: window.workspace.info is None)
    assert window.notices.text == "match.mp4.rally was not opened."


def test_the_question_goes_with_its_video(window: MainWindow, doubtful: Path) -> None:
    asked(window, doubtful)
    window.files.close_video()
    assert window.notices.text == ""
    assert window.workspace.autosaver.question is None


def test_a_file_that_is_no_project_is_refused_in_words(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "notes.rally").write_text("this is no project")
    window.open(tmp_path / "notes.rally")
    assert "is not a RallyTrace project" in window.notices.text
    window.notices.forget()
    window.open(tmp_path / "gone.rally")
    assert "no longer exists" in window.notices.text
