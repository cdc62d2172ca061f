"""Test the jump copy of the open video: which part is made when, and when it is deleted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtCore")

import clipmaker
from clipmaker import Clip
from qt import wait_until
from rallytrace.session.playhead import Playhead
from rallytrace.session.preferences import Preferences
from rallytrace.session.seek_copying import SeekCopying
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import PLAYBACK
from rallytrace.track.edits import name_rally
from rallytrace.track.lists import Rally
from rallytrace.video.seek_copy import SeekCopy, copies_folder
from seek_copies import GROUP_FRAMES, N_FRAMES, make_clip, note_groups

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_clip(tmp_path_factory.mktemp("clips"))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[range]:
    """Return the groups that are copied, in order."""
    return note_groups(monkeypatch)


@pytest.fixture
def workspace(clip: Path, tmp_path: Path) -> Iterator[Workspace]:
    workspace = Workspace(Preferences(tmp_path / "settings.json"))
    open_video(workspace, clip)
    yield workspace
    workspace.shutdown()


@pytest.fixture
def copying(workspace: Workspace) -> Iterator[SeekCopying]:
    made = SeekCopying(workspace)
    yield made
    made.shutdown()


def open_video(workspace: Workspace, video: Path) -> None:
    workspace.open(video)
    wait_until(lambda: (info := workspace.info) and info.path == video and info.complete and workspace.locked is None)


def switch_on(workspace: Workspace) -> None:
    workspace.preferences.update(PLAYBACK, fast_jumps=True)


def files() -> list[Path]:
    return sorted(copies_folder().glob("*/*"))


def test_groups_near_playhead_then_rallies_come_first(
    workspace: Workspace, copying: SeekCopying, made: list[range]
) -> None:
    workspace.playhead.seek(70)
    workspace.document.edit(name_rally(workspace.document.track, Rally("Rally 1", range(190, 230))))
    switch_on(workspace)
    wait_until(lambda: len(files()) == N_FRAMES // GROUP_FRAMES and not copying.is_busy)
    assert [group.start for group in made] == [60, 180, 0, 120]


def test_playback_and_the_next_video_come_first(
    workspace: Workspace, copying: SeekCopying, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: list[range]
) -> None:
    monkeypatch.setattr(Playhead, "playing", True)
    switch_on(workspace)
    wait_until(lambda: made)
    assert copying.is_busy
    other = clipmaker.make(Clip("other.mp4", n_frames=100, gop=100), tmp_path)
    workspace.open(other)
    monkeypatch.setattr(Playhead, "playing", False)
    wait_until(lambda: any(file.name == "0-100.mp4" for file in files()) and not copying.is_busy)
    assert [file.name for file in files()] == ["0-100.mp4"], "nothing of the first video was finished while it played"


def test_a_limit_that_is_reached_is_told_once(
    workspace: Workspace, copying: SeekCopying, clip: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rallytrace.session.seek_copying.GIGABYTE", 100)
    told: list[str] = []
    shares: list[float | None] = []
    copying.told.connect(told.append)
    copying.progressed.connect(shares.append)
    switch_on(workspace)
    wait_until(lambda: told and not copying.is_busy)
    assert "limit" in told[0]
    assert shares[-1] is None
    workspace.close_video()
    open_video(workspace, clip)
    wait_until(lambda: not copying.is_busy)
    assert len(told) == 1
    assert not files()


def test_internal_error_ends_the_copy_and_is_told(
    workspace: Workspace, copying: SeekCopying, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SeekCopy, "copy_group", fail)
    told: list[str] = []
    copying.told.connect(told.append)
    switch_on(workspace)
    wait_until(lambda: told and not copying.is_busy)
    assert "internal error (ZeroDivisionError" in told[0]
    caplog.clear()
