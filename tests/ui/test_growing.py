"""A file that is opened and tracked in the window while it is being recorded."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import clipmaker
from qt import wait_until
from rallytrace.session.pictures import growth
from rallytrace.session.preferences import Preferences
from rallytrace.storage.project.sqlite_store import read_identity
from rallytrace.track import edits
from rallytrace.ui.main_window.window import MainWindow
from runs import small_choice
from windows import open_video, shown

N_FRAMES = 120


class Recording:
    """A file that is written piece by piece."""

    def __init__(self, folder: Path) -> None:
        clip = clipmaker.Clip("whole.ts", n_frames=N_FRAMES, b_frames=2)
        self._whole = clipmaker.make(clip, folder).read_bytes()
        self.path = folder / "live.ts"
        self.path.touch()

    def write(self, share: float) -> None:
        """Continue up to a share of the file."""
        begin = self.path.stat().st_size
        with self.path.open("ab") as file:
            file.write(self._whole[begin : round(len(self._whole) * share)])


@pytest.fixture
def recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recording:
    monkeypatch.setattr(growth, "POLL_SECONDS", 0.01)
    monkeypatch.setattr(growth, "FRESH_SECONDS", 1e6)
    monkeypatch.setattr(growth, "END_SECONDS", 1e6)
    return Recording(tmp_path)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    choice = small_choice(tmp_path)
    preferences = Preferences()
    preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet, poses_after_runs=False)
    preferences.update("tracking", stride=1, threshold=0.5, every_camera=True)
    preferences.update("provider", cores=1)
    with shown(qapp, preferences) as window:
        yield window


def n_frames(window: MainWindow) -> int:
    info = window.workspace.info
    return 0 if info is None else info.n_frames


def end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the recording end as soon as nothing is added."""
    monkeypatch.setattr(growth, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(growth, "END_SECONDS", 0.0)


def test_new_frames_appear_until_recording_ends(
    window: MainWindow, recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording.write(0.4)
    open_video(window, recording.path)
    first = n_frames(window)
    window.workspace.playhead.seek(first - 1)
    wait_until(lambda: window.has_picture)
    assert 0 < first < N_FRAMES
    recording.write(0.8)
    wait_until(lambda: n_frames(window) > first)
    assert window.workspace.info is not None
    assert window.workspace.info.grows
    assert "still being recorded" in window.notices.text
    assert "Still being recorded" in window.status.task.text()
    window.workspace.playhead.seek(n_frames(window) - 1)
    wait_until(lambda: window.has_picture)
    window.workspace.document.edit(edits.place(window.workspace.document.track, n_frames(window) - 1, 10.0, 20.0))
    end(monkeypatch)
    recording.write(1.0)
    wait_until(lambda: (info := window.workspace.info) is not None and info.n_frames == N_FRAMES and not info.grows)
    assert window.workspace.document.track.n_frames == N_FRAMES
    assert "recorded" not in window.status.task.text()
    assert window.notices.text == ""
    assert window.context.state.damaged == ()


def test_run_goes_on_with_new_frames(window: MainWindow, recording: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    recording.write(0.4)
    open_video(window, recording.path)
    errors: list[object] = []
    window.workspace.runs.tracker.finished.connect(lambda outcome: errors.append(outcome.error))
    window.workspace.runs.track_all()  # before anybody knows that the file will grow
    recording.write(0.7)
    wait_until(lambda: window.workspace.info is not None and window.workspace.info.grows)
    track = window.workspace.document.track
    wait_until(lambda: not track.unseen()[:40].any())
    end(monkeypatch)
    recording.write(1.0)
    wait_until(lambda: n_frames(window) == N_FRAMES)
    wait_until(lambda: not window.workspace.document.track.unseen().any() and not window.workspace.runs.busy)
    assert set(errors) == {None}


def test_project_of_recording_is_found_when_file_has_grown(
    qapp: QApplication, recording: Recording, tmp_path: Path
) -> None:
    recording.write(0.6)
    project = recording.path.with_name(f"{recording.path.name}.rally")
    with shown(qapp, Preferences()) as window:
        open_video(window, recording.path)
        window.workspace.document.edit(edits.place(window.workspace.document.track, 3, 10.0, 20.0))
        wait_until(project.exists)
        wait_until(lambda: bool(read_identity(project).prints))
    recording.write(1.0)
    with shown(qapp, Preferences()) as window:
        open_video(window, recording.path)
        assert window.workspace.document.track.point(3) is not None
        assert n_frames(window) == N_FRAMES
