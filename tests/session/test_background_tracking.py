"""Test which listed video is tracked in the background, and when. The test plays the child process."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtCore")

from PySide6.QtCore import QObject, Signal

import clipmaker
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.session import background_tracking
from rallytrace.session.background_tracking import BackgroundTracking
from rallytrace.session.preferences import Preferences
from rallytrace.session.video_list import ListedState, VideoList
from rallytrace.session.workspace import Workspace

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("match1", "match2", "match3")


class PlayedChild(QObject):
    """Takes the place of the child process, and ends when the test says so."""

    reported = Signal(object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.running = False
        self.tracked: list[str] = []
        self.stops = 0

    def start(self, _command: str, path: Path, *_options: str, **_how: object) -> None:
        self.running = True
        self.tracked.append(path.stem)

    def stop(self) -> None:
        """Note that it was asked to end, which takes time."""
        self.stops += 1

    def cancel(self) -> None:
        """End without a word."""
        self.running = False

    def end(self, **record: object) -> None:
        """Give a last line."""
        self.running = False
        self.finished.emit(record)

    def fail(self, problem: str) -> None:
        """End without a result."""
        self.running = False
        self.failed.emit(AppError(problem))


class Desk:
    """Three listed videos, a workspace with nothing open, and the tracking beside it."""

    def __init__(self, folder: Path) -> None:
        self.paths = [clipmaker.make(clipmaker.Clip(f"{name}.mp4", n_frames=12), folder) for name in NAMES]
        self.workspace = Workspace(Preferences(folder / "settings.json"))
        self.videos = VideoList()
        self.videos.load()
        self.background = BackgroundTracking(self.workspace, self.videos)
        self.child: Any = self.background._child
        self.videos.set_tracking(on=False)
        self.videos.add(self.paths)
        wait_until(lambda: self.states() == [ListedState.WAITING] * 3)

    def states(self) -> list[ListedState]:
        return [self.videos.status(path).state for path in self.videos.paths]

    def begin(self) -> None:
        self.videos.set_tracking(on=True)
        wait_until(lambda: self.child.running)

    def then_tracked(self, *names: str) -> None:
        """Wait for the videos that the child was given so far."""
        wait_until(lambda: self.child.tracked == list(names))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(background_tracking, "Child", PlayedChild)
    made = Desk(tmp_path)
    yield made
    made.background.shutdown()
    made.videos.shutdown()
    made.workspace.shutdown()


def test_videos_are_tracked_in_turn_without_repeating_failures(desk: Desk) -> None:
    desk.begin()
    assert desk.background.at == desk.paths[0]
    desk.child.reported.emit({"phase": "tracking", "share": 0.25})
    status = desk.videos.status(desk.paths[0])
    assert (status.state, status.share, status.phase) == (ListedState.TRACKING, 0.25, "tracking")
    desk.child.end()
    desk.then_tracked("match1", "match2")
    desk.child.fail("It crashed.")
    desk.then_tracked("match1", "match2", "match3")
    wait_until(lambda: desk.videos.status(desk.paths[1]).error == "It crashed.")
    desk.child.end(reason="It is damaged.", remedy="Copy it again.")
    wait_until(lambda: desk.states() == [ListedState.WAITING, ListedState.FAILED, ListedState.FAILED])
    wait_until(lambda: desk.videos.status(desk.paths[2]).error == "It is damaged. Copy it again.")
    assert desk.background.at is None


def test_full_disk_pauses_its_folder_and_is_tried_again(desk: Desk) -> None:
    desk.begin()
    desk.child.end(reason="No room.", disk_full=True)
    wait_until(lambda: desk.states() == [ListedState.DISK_FULL, ListedState.WAITING, ListedState.WAITING])
    assert "tries again every minute" in desk.videos.status(desk.paths[0]).error
    assert desk.background._room.isActive()
    assert not desk.child.running
    desk.background._room.start(1)  # the minute is over
    desk.then_tracked("match1", "match1")


def test_video_in_use_by_another_program_is_tried_again(desk: Desk) -> None:
    desk.videos.remove(desk.paths[1:])
    desk.begin()
    desk.child.end(reason="It is open elsewhere.", in_use=True)
    desk.then_tracked("match1", "match1")
    assert desk.videos.status(desk.paths[0]).error == ""


def test_project_is_released_before_its_video_opens(desk: Desk) -> None:
    desk.begin()
    said: list[str] = []
    desk.background.let_go(desk.paths[1], lambda: said.append("another"))
    assert (said, desk.child.stops) == (["another"], 0)
    desk.background.let_go(desk.paths[0], lambda: said.append("first"))
    desk.background.let_go(desk.paths[0], lambda: said.append("second"))
    assert said == ["another"]
    desk.child.end()
    assert said == ["another", "second"], "only the last call counts"


def test_child_makes_way_for_a_run_in_the_window(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.begin()
    busy = True
    monkeypatch.setattr(type(desk.workspace.runs), "busy", property(lambda _: busy))
    desk.workspace.runs.tracker.started.emit(1)
    assert desk.child.stops == 0
    desk.background._patience.start(1)
    wait_until(lambda: desk.child.stops == 1)
    desk.child.end()
    desk.background._consider()
    assert desk.child.tracked == ["match1"]
    busy = False
    desk.workspace.runs.forgotten.emit()
    wait_until(lambda: len(desk.child.tracked) == 2)


@pytest.mark.parametrize("switched_off", [True, False])
def test_child_stops_when_its_video_is_no_longer_wanted(desk: Desk, *, switched_off: bool) -> None:
    desk.begin()
    if switched_off:
        desk.videos.set_tracking(on=False)
    else:
        desk.videos.remove([desk.paths[0]])
    assert desk.child.stops == 1


def test_open_video_is_tracked_by_the_window_alone(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[bool] = []
    monkeypatch.setattr(desk.workspace.runs, "track_all", lambda: runs.append(True))
    desk.videos.set_tracking(on=True)
    desk.workspace.open(desk.paths[0])
    wait_until(lambda: runs)
    desk.then_tracked("match2")
    desk.child.end()
    desk.then_tracked("match2", "match3")
    desk.child.end()
    desk.workspace.close_video()
    desk.then_tracked("match2", "match3", "match1")
    assert runs == [True]
