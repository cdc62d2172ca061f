"""Test the project of the open video: found, used, saved at once, and never lost."""

import errno
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from narrowing import not_none

pytest.importorskip("PySide6.QtCore")


import clipmaker
from project_life import Life
from projects import VIDEO, Work, interrupt
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.session.project import saving as project_saving
from rallytrace.session.project import thread as project_thread
from rallytrace.session.project.messages import OpenVideoFacts, ProjectFound, SaveState
from rallytrace.storage.project import working_copy as project_file
from rallytrace.storage.project.location import WriterLock, fallback_path, path_beside
from rallytrace.storage.project.project import Project, ProjectParts
from rallytrace.storage.project.sqlite_store import open_project, read_identity
from rallytrace.storage.project.video_identity import IdentityVerdict
from rallytrace.track import edits
from rallytrace.track.track import Layer
from rallytrace.video.reader import VideoReader

pytestmark = pytest.mark.usefixtures("qapp")

N_FRAMES = 120


class Window(Life):
    """The life of a window with a real video."""

    def __init__(self, video: Path, *, indexed: bool = True, project: Path | None = None) -> None:
        with VideoReader(video) as reader:
            self.facts = OpenVideoFacts(video, reader.size, reader.rate, reader.n_frames, reader.index)
        super().__init__(self.facts if indexed else replace(self.facts, n_frames=1, index=None), project)
        self.asked: list[ProjectFound] = []
        self.autosaver.asked.connect(self.asked.append)

    def wait_found(self) -> ProjectFound:
        wait_until(lambda: self.found and not self.autosaver.checking)
        return self.found[-1]

    def wait_asked(self) -> ProjectFound:
        wait_until(lambda: self.asked)
        wait_until(lambda: self.autosaver.path is not None)
        return self.asked[-1]

    def wait_for(self, state: SaveState) -> None:
        wait_until(lambda: self.autosaver.state is state)

    def place(self, frame: int, x: float = 10.0) -> None:
        """Put a point there."""
        self.document.edit(edits.place(self.document.track, frame, x, 5.0))

    def frames(self) -> list[int]:
        return [point.frame for point in self.document.track.points()]


@pytest.fixture
def windows() -> Iterator[list[Window]]:
    """Windows that are closed in the end."""
    opened: list[Window] = []
    yield opened
    for window in opened:
        window.autosaver.shutdown()


@pytest.fixture
def video(tmp_path: Path) -> Path:
    folder = tmp_path / "match"
    folder.mkdir()
    return clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES), folder)


def opened(windows: list[Window], video: Path, **more: Any) -> Window:
    """Return a window on a video whose project has been looked for."""
    window = Window(video, **more)
    windows.append(window)
    window.wait_found()
    return window


def test_looking_at_a_video_leaves_nothing_beside_it(windows: list[Window], video: Path) -> None:
    window = opened(windows, video)
    window.document.project.note(playhead=3)
    window.autosaver.shutdown()
    assert list(video.parent.iterdir()) == [video]
    assert window.found[0].project is None


def test_first_edit_creates_project_that_reopens_with_video(windows: list[Window], video: Path) -> None:
    first = opened(windows, video)
    first.place(7)
    first.place(9)
    first.document.undo()
    first.wait_for(SaveState.SAVED)
    assert first.autosaver.path == path_beside(video)
    assert first.autosaver.shutdown()
    assert sorted(video.parent.iterdir()) == [video, path_beside(video)]

    second = opened(windows, video)
    assert not_none(second.found[0].comparison).verdict is IdentityVerdict.UNCHANGED
    assert second.frames() == [7]
    second.document.redo()
    assert second.frames() == [7, 9]
    second.document.undo()
    second.document.undo()
    assert second.frames() == []
    assert second.autosaver.shutdown()
    assert opened(windows, video).frames() == []


def test_a_second_window_may_look_but_not_write_and_says_so(windows: list[Window], video: Path) -> None:
    first = opened(windows, video)
    first.place(3)
    first.wait_for(SaveState.SAVED)
    second = opened(windows, video)
    assert second.frames() == [3]
    second.wait_for(SaveState.READ_ONLY)
    assert "open in another window" in not_none(second.autosaver.error).problem

    second.place(8)
    second.wait_for(SaveState.FAILED)
    copy = video.with_name("mine.rally")
    second.autosaver.save_as(copy)
    second.wait_for(SaveState.SAVED)
    assert second.autosaver.path == copy
    assert len(open_project(copy).track.points()) == 2
    assert len(open_project(path_beside(video)).track.points()) == 1
    first.place(4)
    first.wait_for(SaveState.SAVED)


def test_an_export_leaves_a_window_that_may_only_look_as_it_is(windows: list[Window], video: Path) -> None:
    first = opened(windows, video)
    first.place(3)
    first.wait_for(SaveState.SAVED)
    second = opened(windows, video)
    second.wait_for(SaveState.READ_ONLY)
    second.document.note_export()
    first.place(4)
    first.wait_for(SaveState.SAVED)
    assert second.autosaver.state is SaveState.READ_ONLY
    assert second.autosaver.locked is not None


def test_second_window_creating_the_same_project_is_told(
    windows: list[Window], video: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = opened(windows, video), opened(windows, video)
    first.place(3)
    first.wait_for(SaveState.SAVED)
    second.place(8)
    second.wait_for(SaveState.FAILED)
    assert "Save a copy" in not_none(second.autosaver.error).remedy
    second.autosaver.save_as(video.with_name("mine.rally"))
    second.wait_for(SaveState.SAVED)
    assert [point.frame for point in open_project(video.with_name("mine.rally")).track.points()] == [8]
    assert [point.frame for point in open_project(path_beside(video)).track.points()] == [3]
    caplog.clear()


def test_a_copy_is_a_copy_and_the_work_goes_on_in_the_project(windows: list[Window], video: Path) -> None:
    window = opened(windows, video)
    window.place(3)
    copy = video.with_name("copy.rally")
    window.autosaver.save_as(copy)
    wait_until(lambda: window.copies)
    assert window.copies[0].error is None
    window.place(4)
    window.wait_for(SaveState.SAVED)
    assert len(open_project(copy).track.points()) == 1
    assert len(open_project(path_beside(video)).track.points()) == 2
    for name in (copy, path_beside(video), video):
        window.autosaver.save_as(name)
    wait_until(lambda: len(window.copies) == 4)
    assert all(isinstance(one.error, AppError) for one in window.copies[1:])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no free links")
def test_copy_never_replaces_the_project_of_the_video(windows: list[Window], video: Path) -> None:
    before = video.read_bytes()
    drive = video.parent.with_name("drive")
    drive.symlink_to(video.parent)
    window = opened(windows, video)
    window.place(3)
    window.wait_for(SaveState.SAVED)
    for taken in (video, path_beside(video)):
        window.autosaver.save_as(drive / taken.name, overwrite=True)
        wait_until(lambda: window.copies)
        assert "would be replaced" in not_none(window.copies.pop().error).problem
    assert video.read_bytes() == before


def test_a_copy_made_before_anything_has_happened_is_a_copy_too(windows: list[Window], video: Path) -> None:
    window = opened(windows, video)
    copy = video.with_name("copy.rally")
    window.autosaver.save_as(copy)
    wait_until(lambda: window.copies)
    assert window.copies[0].error is None
    window.place(4)
    window.wait_for(SaveState.SAVED)
    assert window.autosaver.path == path_beside(video)
    assert open_project(copy).track.points() == []
    assert len(open_project(path_beside(video)).track.points()) == 1


def test_unwritable_folder_puts_project_in_user_folder(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(project: Path) -> WriterLock:
        if project.parent == video.parent:
            raise PermissionError(13, "Permission denied")
        return WriterLock(project)

    monkeypatch.setattr(project_saving, "WriterLock", refuse)
    window = opened(windows, video)
    window.place(3)
    window.wait_for(SaveState.SAVED)
    assert window.autosaver.path == fallback_path(video)
    window.autosaver.shutdown()
    assert list(video.parent.iterdir()) == [video]
    assert opened(windows, video).frames() == [3]


def test_failed_save_is_retried(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(project_thread, "RETRY_INTERVAL_SECONDS", 0.05)
    window = opened(windows, video)
    with monkeypatch.context() as patched:
        patched.setattr(project_saving, "create_file", _full)
        window.place(3)
        window.wait_for(SaveState.FAILED)
    window.wait_for(SaveState.SAVED)
    assert open_project(path_beside(video)).track.points()
    caplog.clear()


def _full(*_: object, **__: object) -> None:
    raise AppError("The disk is full.")


def test_closing_says_whether_all_is_saved(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = opened(windows, video)
    monkeypatch.setattr(project_saving, "create_file", _full)
    window.place(3)
    window.wait_for(SaveState.FAILED)
    assert not window.autosaver.close()
    caplog.clear()


def test_video_and_project_may_move_together_and_the_video_alone(windows: list[Window], video: Path) -> None:
    window = opened(windows, video)
    window.place(3)
    window.autosaver.shutdown()
    moved = video.parent.rename(video.parent.with_name("elsewhere")) / video.name
    again = opened(windows, moved)
    assert again.frames() == [3]
    again.autosaver.shutdown()
    renamed = moved.rename(moved.with_name("final.mp4"))
    path_beside(moved).rename(path_beside(renamed))
    third = opened(windows, renamed)
    assert not_none(third.found[0].comparison).verdict is IdentityVerdict.MOVED
    assert third.frames() == [3]
    # The new name is noted after the project is open, and saved by then as far as it goes.
    wait_until(lambda: open_project(path_beside(renamed)).video.relative == "final.mp4")
    assert open_project(path_beside(renamed)).video.path == renamed


def with_prints(windows: list[Window], video: Path) -> None:
    """Make a project that knows what the video looks like."""
    window = opened(windows, video)
    window.place(3)
    wait_until(lambda: has_prints(video))
    window.autosaver.shutdown()


def test_re_encoded_video_with_same_frames_keeps_project(windows: list[Window], video: Path) -> None:
    with_prints(windows, video)
    video.unlink()
    clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES, options={"crf": "35"}, rate=25), video.parent)
    window = opened(windows, video)
    assert not_none(window.found[0].comparison).verdict is IdentityVerdict.SAME_FRAMES
    assert window.frames() == [3]
    assert window.autosaver.shutdown()
    assert not_none(opened(windows, video).found[0].comparison).verdict is IdentityVerdict.UNCHANGED


def test_edits_wait_until_pictures_are_compared(windows: list[Window], video: Path) -> None:
    with_prints(windows, video)
    video.unlink()
    clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES, options={"crf": "35"}), video.parent)
    window = Window(video, indexed=False)
    windows.append(window)
    wait_until(lambda: window.autosaver.path is not None)
    assert window.autosaver.checking
    assert not window.found
    window.autosaver.update_video(window.facts)
    assert window.wait_found().project is not None


def saved_beside(windows: list[Window], video: Path, unused: bytes) -> Window:
    """Place a point in the last window, whose project gets another name, and open the video again."""
    window = windows[-1]
    window.place(9)
    window.wait_for(SaveState.SAVED)
    assert window.autosaver.path == video.with_name("match.mp4 (2).rally")
    window.autosaver.shutdown()
    assert path_beside(video).read_bytes() == unused
    again = opened(windows, video)
    assert again.frames() == [9]
    return again


def test_other_video_of_same_name_gets_no_points(windows: list[Window], video: Path) -> None:
    with_prints(windows, video)
    before = path_beside(video).read_bytes()
    video.unlink()
    clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES, offset=3), video.parent, _later)
    window = opened(windows, video)
    found = window.found[0]
    assert found.project is None
    assert found.comparison is not None
    assert found.comparison.verdict is IdentityVerdict.DIFFERENT
    assert found.comparison.words.startswith("This is another video")
    assert found.comparison.words.endswith("from the first compared frame on, frame 0.")
    assert window.frames() == []
    again = saved_beside(windows, video, before)
    assert "match.mp4.rally is not used: This is another video" in again.found[0].remark


def _later(i: int, width: int, height: int) -> clipmaker.Picture:
    return clipmaker.numbered(i + 2, width, height)


def _still(_i: int, width: int, height: int) -> clipmaker.Picture:
    return clipmaker.numbered(0, width, height)


@pytest.fixture
def doubtful(windows: list[Window], tmp_path: Path) -> Path:
    """Return a still video in the place of one with a project, so that nothing tells them apart."""
    video = clipmaker.make(clipmaker.Clip("still.mp4", n_frames=N_FRAMES), tmp_path, _still)
    with_prints(windows, video)
    clipmaker.make(clipmaker.Clip("still.mp4", n_frames=N_FRAMES, options={"crf": "35"}), tmp_path, _still)
    return video


def asked(windows: list[Window], video: Path) -> Window:
    """Return a window whose autosaver cannot tell whether the project is the video's."""
    window = Window(video)
    windows.append(window)
    found = window.wait_asked()
    assert not_none(found.comparison).verdict is IdentityVerdict.UNSURE
    assert found.path == path_beside(video)
    return window


def test_undecidable_project_asks_and_blocks_edits(windows: list[Window], doubtful: Path) -> None:
    before = path_beside(doubtful).read_bytes()
    window = asked(windows, doubtful)
    assert window.autosaver.checking
    assert window.autosaver.question is not None
    assert not window.found
    window.autosaver.update_video(window.facts)
    window.autosaver.save_as(doubtful.with_name("copy.rally"))
    wait_until(lambda: window.copies)
    assert window.copies[0].error is not None
    window.autosaver.shutdown()
    assert path_beside(doubtful).read_bytes() == before


def test_accepted_project_stays_the_videos_project(windows: list[Window], doubtful: Path) -> None:
    window = asked(windows, doubtful)
    window.autosaver.decide(use=True)
    assert window.wait_found().project is not None
    assert window.frames() == [3]
    window.place(5)
    window.wait_for(SaveState.SAVED)
    assert window.autosaver.path == path_beside(doubtful)
    assert window.autosaver.shutdown()
    again = opened(windows, doubtful)
    assert not again.asked
    assert again.frames() == [3, 5]


def test_declined_project_is_kept_and_not_asked_again(windows: list[Window], doubtful: Path) -> None:
    before = path_beside(doubtful).read_bytes()
    window = asked(windows, doubtful)
    window.autosaver.decide(use=False)
    assert window.wait_found().project is None
    assert window.frames() == []
    window.place(9)
    window.wait_for(SaveState.SAVED)
    assert window.autosaver.path == doubtful.with_name("still.mp4 (2).rally")
    assert window.autosaver.shutdown()
    assert path_beside(doubtful).read_bytes() == before
    again = opened(windows, doubtful)
    assert not again.asked
    assert again.frames() == [9]
    assert "still.mp4.rally is not used: " in again.found[0].remark


def test_pictures_that_cannot_be_compared_are_asked_about_too(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_prints(windows, video)
    clipmaker.make(clipmaker.Clip("match.mp4", n_frames=N_FRAMES, options={"crf": "35"}), video.parent)

    def fail(*_: object) -> None:
        raise AppError("The disk is gone.")

    monkeypatch.setattr(project_thread, "compared", fail)
    window = asked(windows, video)
    assert "The disk is gone." in window.asked[0].comparison.words  # type: ignore[union-attr]


@pytest.mark.parametrize("body", [b"SQLite format 3\0 and nothing else", b""])
def test_damaged_project_is_kept_and_new_one_renamed(windows: list[Window], video: Path, body: bytes) -> None:
    path_beside(video).write_bytes(body)
    window = opened(windows, video)
    assert "Nothing in it was changed" in not_none(window.found[0].error).problem
    again = saved_beside(windows, video, body)
    assert "match.mp4.rally is not used: " in again.found[0].remark


def test_a_project_under_another_name_can_be_taken_by_it(windows: list[Window], video: Path) -> None:
    window = opened(windows, video)
    window.place(3)
    copy = video.with_name("trial.rally")
    window.autosaver.save_as(copy)
    wait_until(lambda: window.copies)
    window.place(4)
    window.autosaver.shutdown()
    assert read_identity(copy).find(copy) == video
    trial = Window(video, project=copy)
    windows.append(trial)
    trial.wait_found()
    assert trial.frames() == [3]
    trial.place(5)
    trial.wait_for(SaveState.SAVED)
    assert trial.autosaver.path == copy


def test_after_an_internal_error_the_file_is_left_alone(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window = opened(windows, video)
    window.place(3)
    window.wait_for(SaveState.SAVED)
    with monkeypatch.context() as patched:
        patched.setattr(ProjectParts, "update", _break)
        window.place(4)
        window.wait_for(SaveState.FAILED)
    window.place(5)
    window.autosaver.retry()
    assert not window.autosaver.close()
    assert len(open_project(path_beside(video)).track.points()) == 1
    caplog.clear()


def _break(*_: object) -> None:
    raise ZeroDivisionError("a mistake")


def test_fingerprints_are_stored_with_the_work(windows: list[Window], video: Path) -> None:
    window = opened(windows, video, indexed=False)
    window.place(0)
    window.wait_for(SaveState.SAVED)
    assert not open_project(path_beside(video)).video.prints
    window.autosaver.update_video(window.facts)
    wait_until(lambda: has_prints(video))
    kept = open_project(path_beside(video))
    assert kept.video.n_frames == kept.track.n_frames == N_FRAMES
    assert len(kept.video.prints) >= 4


def test_next_video_is_independent_of_the_first(windows: list[Window], video: Path) -> None:
    other = clipmaker.make(clipmaker.Clip("other.mp4", n_frames=30), video.parent)
    window = opened(windows, video)
    window.place(3)
    window.autosaver.close()
    window.document.open(30)
    window.found.clear()
    with VideoReader(other) as reader:
        window.autosaver.open(OpenVideoFacts(other, reader.size, reader.rate, 30, reader.index))
    window.wait_found()
    window.place(8)
    window.wait_for(SaveState.SAVED)
    assert [point.frame for point in open_project(path_beside(video)).track.points()] == [3]
    assert [point.frame for point in open_project(path_beside(other)).track.points()] == [8]


def test_network_project_is_edited_in_a_copy(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project_file, "is_on_network", lambda _: True)
    monkeypatch.setattr(project_thread, "MAX_PUBLISH_DELAY_SECONDS", 0.05)
    window = opened(windows, video)
    for frame in range(3):
        window.place(frame)
        window.wait_for(SaveState.SAVED)
        assert len(open_project(path_beside(video)).track.points()) == frame + 1
    window.place(9)
    assert window.autosaver.shutdown()
    assert sorted(video.parent.iterdir()) == [video, path_beside(video)]
    assert opened(windows, video).frames() == [0, 1, 2, 9]


def test_a_file_that_cannot_be_closed_keeps_no_lock(video: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saving = project_saving.ProjectSaving(replace(VIDEO, path=video))
    work = Work(Project(replace(VIDEO, path=video)))
    work.project.edit(edits.place(work.project.track, 3, 1, 1))
    saving.record(work.unsaved, 1)
    file = saving.file
    assert file is not None

    def fail() -> None:
        raise PermissionError(errno.EACCES, "The process cannot access the file because it is being used")

    with monkeypatch.context() as patched:
        patched.setattr(file, "close", fail)
        with pytest.raises(PermissionError):
            saving.release()
    WriterLock(path_beside(video)).release()
    file.close()


def test_removed_network_project_is_written_again(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(project_file, "is_on_network", lambda _: True)
    monkeypatch.setattr(project_thread, "MAX_PUBLISH_DELAY_SECONDS", 0.05)
    window = opened(windows, video)
    window.place(3)
    window.wait_for(SaveState.SAVED)
    wait_until(lambda: has_prints(video))
    path_beside(video).unlink()
    window.place(4)
    window.wait_for(SaveState.FAILED)
    window.autosaver.retry()
    window.wait_for(SaveState.SAVED)
    window.place(5)
    assert window.autosaver.shutdown()
    assert sorted(video.parent.iterdir()) == [video, path_beside(video)]
    assert opened(windows, video).frames() == [3, 4, 5]
    caplog.clear()


def test_a_video_that_cannot_be_read_for_a_moment_loses_no_work(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = opened(windows, video)
    first.place(3)
    first.wait_for(SaveState.SAVED)
    first.autosaver.shutdown()
    monkeypatch.setattr(project_thread, "RETRY_INTERVAL_SECONDS", 0.05)
    with monkeypatch.context() as patched:
        patched.setattr(project_thread, "digest_of_edges", _full)
        second = opened(windows, video)
        assert second.found[0].error is not None
        assert second.autosaver.locked is not None, "what is entered now would be lost"
    wait_until(lambda: second.autosaver.locked is None)
    assert second.frames() == [3]
    second.place(5)
    second.wait_for(SaveState.SAVED)
    second.autosaver.shutdown()
    assert opened(windows, video).frames() == [3, 5]


def test_a_very_short_video_is_looked_at_once(
    windows: list[Window], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Path] = []

    def look(video: Any, *more: Any) -> Any:
        looks.append(video.path)
        return with_prints(video, *more)

    with_prints = project_thread.with_prints
    monkeypatch.setattr(project_thread, "with_prints", look)
    window = opened(windows, clipmaker.make(clipmaker.Clip("short.mp4", n_frames=5), tmp_path))
    for frame in range(3):
        window.place(frame)
        window.wait_for(SaveState.SAVED)
    wait_until(lambda: looks)
    window.autosaver.shutdown()
    assert len(looks) == 1


def has_prints(video: Path) -> bool:
    """Return whether the project says what its video looks like; not while it is being written."""
    try:
        return bool(open_project(path_beside(video)).video.prints)
    except AppError:
        return False


def test_a_project_that_another_program_locks_is_waited_for(
    windows: list[Window], video: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("rallytrace.storage.project.sqlite_store.BUSY_SECONDS", 0.05)
    window = opened(windows, video)
    window.place(3)
    wait_until(lambda: window.autosaver.state is SaveState.SAVED and has_prints(video))
    with closing(sqlite3.connect(path_beside(video), isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        window.place(4)
        window.wait_for(SaveState.FAILED)
        holder.execute("ROLLBACK")
    window.autosaver.retry()
    window.wait_for(SaveState.SAVED)
    assert len(open_project(path_beside(video)).track.layer(Layer.HUMAN)["state"].nonzero()[0]) == 2
    caplog.clear()


def test_unclosable_project_does_not_block_its_thread(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> bool:
        raise ZeroDivisionError

    thread = project_thread.ProjectThread(lambda *_: None)
    monkeypatch.setattr(thread, "_close", fail)
    thread.daemon = True
    thread.start()
    thread.leave()
    thread.join(120)
    assert not thread.is_alive()
    assert "could not be kept" in caplog.text
    caplog.clear()


def test_orphaned_journal_beside_a_restored_copy_is_reported(windows: list[Window], video: Path) -> None:
    first = opened(windows, video)
    first.place(1)
    first.autosaver.shutdown()
    older = path_beside(video).read_bytes()
    between = opened(windows, video)
    between.place(2)
    between.autosaver.shutdown()
    work = Work(open_project(path_beside(video)))
    work.project.edit(edits.place(work.project.track, 3, 10, 5))
    interrupt(path_beside(video), work, 0.4)
    path_beside(video).write_bytes(older)
    second = opened(windows, video)
    assert second.frames() == [1]
    assert "orphaned-journal" in second.found[0].remark
    second.place(4)
    second.autosaver.shutdown()
    third = opened(windows, video)
    assert third.frames() == [1, 4]
    assert third.found[0].remark == ""
