"""Rallies are named while a video is tracked, as part of the run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from qt import wait_until
from rallytrace.session.preferences import Preferences
from rallytrace.track import edits
from rallytrace.track.lists import Rally
from rallytrace.tracking.messages import RunProgress
from rallytrace.ui.controllers import event_controller
from rallytrace.ui.main_window.window import MainWindow
from runs import small_choice, small_clip
from windows import shown_with

N_FRAMES = 400


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """Yield the window with thirteen seconds of a moving ball."""
    monkeypatch.setattr(event_controller, "_RALLY_SEARCH_INTERVAL_FRAMES", 50)
    preferences, choice = Preferences(tmp_path / "settings.json"), small_choice(tmp_path)
    preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    preferences.update("tracking", threshold=0.5)
    with shown_with(qapp, small_clip(tmp_path, N_FRAMES), preferences) as shown:
        yield shown


def track(window: MainWindow) -> None:
    window.registry["track_all"].trigger()
    wait_until(lambda: not window.workspace.runs.busy)


def test_they_are_found_and_undone_with_the_run(window: MainWindow) -> None:
    rallies = window.workspace.document.track
    track(window)
    assert [rally.name for rally in rallies.rallies] == ["Rally 1"]
    assert len(window.rallies.list.rallies.rows) == 1
    window.registry["undo"].trigger()
    assert not rallies.rallies
    assert not rallies.points()


def test_they_are_left_alone_where_a_person_has_named_one(window: MainWindow) -> None:
    document = window.workspace.document
    document.edit(edits.name_rally(document.track, Rally("Match point", range(10))))
    track(window)
    assert [rally.name for rally in document.track.rallies] == ["Match point"]


def test_none_are_found_when_the_setting_is_off(window: MainWindow) -> None:
    window.workspace.preferences.update("tracking", rallies_after_runs=False)
    track(window)
    assert not window.workspace.document.track.rallies


def test_rally_of_short_video_is_found_at_the_end(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_controller, "_RALLY_SEARCH_INTERVAL_FRAMES", N_FRAMES + 1)
    track(window)
    assert [rally.name for rally in window.workspace.document.track.rallies] == ["Rally 1"]
    wait_until(lambda: "1 rally" in window.notices.text)


def test_one_that_is_removed_meanwhile_does_not_come_back(window: MainWindow) -> None:
    document = window.workspace.document
    tracked = document.track

    def remove(_progress: RunProgress) -> None:
        if tracked.rallies:
            document.edit(edits.remove_rally(tracked, tracked.rallies[0]))

    half = range(N_FRAMES // 2)
    window.workspace.marks.set_frames(half)
    window.workspace.runs.track_range()
    wait_until(lambda: not window.workspace.runs.busy)
    document.edit(edits.mark_non_play(tracked, range(half.stop, half.stop + 5)))  # type: ignore[arg-type]
    window.workspace.marks.clear()
    window.workspace.runs.tracker.progressed.connect(remove)
    track(window)
    assert all(rally.frames.start > half.stop for rally in tracked.rallies)
