"""A window that is opened after another one was killed: whatever somebody has done to the files, it goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtCore")

import clipmaker
from project_life import Life
from projects import Work, interrupt, journal_of
from rallytrace.session.project.messages import SaveState
from rallytrace.storage.project.location import path_beside
from rallytrace.storage.project.sqlite_store import ProjectFile, open_project
from rallytrace.track import edits
from rallytrace.track.geometry import Size

pytestmark = pytest.mark.usefixtures("qapp")

N_FRAMES = 120


@pytest.fixture
def lives() -> Iterator[list[Life]]:
    """Windows that are closed in the end."""
    opened: list[Life] = []
    yield opened
    for life in opened:
        life.keeper.shutdown()


@pytest.fixture
def video(tmp_path: Path) -> Path:
    folder = tmp_path / "match"
    folder.mkdir()
    return clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES), folder)


def opened(lives: list[Life], video: Path) -> Life:
    """Return a window on a video whose project has been looked for."""
    life = Life(video, Size(64, 48), N_FRAMES, None)
    lives.append(life)
    life.wait_until_found()
    return life


def place(life: Life, *frames: int) -> None:
    """Put points there, and wait after each until it is saved."""
    for frame in frames:
        life.document.edit(edits.place(life.document.track, frame, 10, 5))
        life.wait_until_tried()
        assert life.keeper.state is SaveState.SAVED


def frames(life: Life) -> list[int]:
    """Return the frames with points."""
    return [point.frame for point in life.document.track.points()]


def killed(lives: list[Life], video: Path) -> bytes:
    """Return a project with points in frames 1 and 2, killed while a third one is written.

    Also return its content with the first one.
    """
    path = path_beside(video)
    first = opened(lives, video)
    place(first, 1)
    first.keeper.shutdown()
    older = path.read_bytes()
    second = opened(lives, video)
    place(second, 2)
    second.keeper.shutdown()
    ProjectFile(path).close()
    work = Work(open_project(path))
    work.project.edit(edits.place(work.project.track, 3, 10, 5))
    interrupt(path, work, 0.4)
    return older


def test_it_has_all_that_was_told_to_be_saved_and_nothing_is_left(lives: list[Life], video: Path) -> None:
    killed(lives, video)
    window = opened(lives, video)
    assert frames(window) == [1, 2]
    place(window, 4)
    window.keeper.shutdown()
    assert sorted(video.parent.iterdir()) == [video, path_beside(video)]
    assert frames(opened(lives, video)) == [1, 2, 4]


def test_a_restored_copy_is_used_and_the_orphaned_journal_is_reported(lives: list[Life], video: Path) -> None:
    older = killed(lives, video)
    path_beside(video).write_bytes(older)
    window = opened(lives, video)
    assert frames(window) == [1]
    assert "orphaned-journal" in window.found[0].remark
    place(window, 4, 5)
    window.keeper.shutdown()
    again = opened(lives, video)
    assert frames(again) == [1, 4, 5]
    assert again.found[0].remark == ""


def test_where_the_project_was_moved_away_another_one_is_begun_that_lasts(lives: list[Life], video: Path) -> None:
    killed(lives, video)
    moved = path_beside(video).rename(video.with_name("kept.rally"))
    window = opened(lives, video)
    assert frames(window) == []
    place(window, 4, 5, 6)
    window.keeper.shutdown()
    assert frames(opened(lives, video)) == [4, 5, 6]
    lives[-1].keeper.shutdown()
    moved.replace(path_beside(video))
    assert frames(opened(lives, video)) == [1, 2]


def test_a_copy_is_saved_over_a_project_that_was_killed(lives: list[Life], video: Path) -> None:
    killed(lives, video)
    target = path_beside(video).rename(video.with_name("target.rally"))
    journal_of(path_beside(video)).rename(journal_of(target))
    window = opened(lives, video)
    place(window, 7)
    window.save_as(target)
    assert window.copies[-1].error is None
    ProjectFile(target).close()
    assert [point.frame for point in open_project(target).track.points()] == [7]


def test_of_two_windows_the_second_reads_what_the_first_has_recovered(lives: list[Life], video: Path) -> None:
    killed(lives, video)
    first, second = opened(lives, video), opened(lives, video)
    assert second.keeper.state is SaveState.READ_ONLY
    assert frames(first) == frames(second) == [1, 2]
    place(first, 4)
    assert [point.frame for point in open_project(path_beside(video)).track.points()] == [1, 2, 4]
