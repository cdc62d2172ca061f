"""Test the location of projects, also on network drives."""

import errno
import os
import sqlite3
from dataclasses import replace
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any

import pytest

from narrowing import of_type
from projects import VIDEO, Work, begin, everything, save
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.storage.project import sqlite_store
from rallytrace.storage.project import working_copy as project_file
from rallytrace.storage.project.location import existing_projects, fallback_path, free_path, path_beside, relative_path
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.rollback_journal import sqlite_address
from rallytrace.storage.project.sqlite_store import connect, open_project, write_project
from rallytrace.storage.project.working_copy import (
    WorkingCopy,
    _is_network,
    _kind_of,
    create_file,
    open_file,
    working_copy_path,
)
from rallytrace.track import edits


def test_a_project_lies_beside_its_video_and_is_named_like_it(tmp_path: Path) -> None:
    assert path_beside(tmp_path / "match.mp4") == tmp_path / "match.mp4.rally"


@pytest.mark.parametrize(
    "name", ["羽" * 79 + ".mp4", "羽" * 80 + ".mp4", "a" * 243 + ".mp4", "羽" * 83 + ".mp4"], ids=len
)
def test_project_of_a_long_named_video_is_saved_and_found(tmp_path: Path, name: str) -> None:
    """With its lock, its journal, a second number and a working copy."""
    video = tmp_path / name
    video.touch()
    path = path_beside(video)
    path.parent.mkdir(parents=True, exist_ok=True)
    _, file = begin(path)
    file.close()
    assert existing_projects(video) == [path]
    assert (path.parent == tmp_path) is (len(name.encode()) <= 241)
    for made in (working_copy_path(path), fallback_path(video)):
        assert len(f".{made.name}.lock".encode()) <= 143, "as an encrypted home folder allows"
    assert fallback_path(tmp_path / f"{name[:-5]}x.mp4") != fallback_path(video)


def test_the_limit_of_the_folder_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "pathconf", lambda *_: 143, raising=False)
    assert path_beside(tmp_path / ("a" * 125 + ".mp4")).parent == tmp_path
    assert path_beside(tmp_path / ("a" * 126 + ".mp4")).parent == paths.data_dir() / "projects"


def test_apart_from_it_videos_of_one_name_do_not_meet(tmp_path: Path) -> None:
    one, other = (fallback_path(tmp_path / folder / "match.mp4") for folder in ("monday", "tuesday"))
    assert one != other
    assert one.parent == other.parent == paths.data_dir() / "projects"


def test_project_beside_video_precedes_fallback_names(tmp_path: Path) -> None:
    video = tmp_path / "match.mp4"
    assert existing_projects(video) == []
    fallback_path(video).parent.mkdir(parents=True)
    for path in (fallback_path(video), free_path(path_beside(video)), path_beside(video)):
        path.touch()
    assert existing_projects(video) == [path_beside(video), tmp_path / "match.mp4 (2).rally", fallback_path(video)]
    assert free_path(path_beside(video)) == tmp_path / "match.mp4 (3).rally"


def test_the_way_to_the_video_is_told_with_slashes(tmp_path: Path) -> None:
    assert relative_path(tmp_path / "videos" / "a.mp4", tmp_path / "projects" / "a.rally") == "../videos/a.mp4"


def test_video_is_searched_from_project_then_at_old_path(tmp_path: Path) -> None:
    work, file = begin(tmp_path / "match.mp4.rally")
    file.close()
    identity = work.project.video
    project = tmp_path / "match.mp4.rally"
    assert identity.find(project) is None
    (tmp_path / "match.mp4").touch()
    assert identity.find(project) == tmp_path / "match.mp4"


def test_a_video_may_have_been_renamed_with_its_project(tmp_path: Path) -> None:
    (tmp_path / "final.mp4").touch()
    assert VIDEO.find(tmp_path / "match.mp4.rally") is None
    assert VIDEO.find(tmp_path / "final.mp4.rally") == tmp_path / "final.mp4"


def test_file_of_the_right_size_is_taken(tmp_path: Path) -> None:
    was, project = tmp_path / "videos" / "match.mp4", tmp_path / "copy" / "match.mp4.rally"
    identity = replace(VIDEO, path=was, relative="match.mp4")
    for path in (was, project):
        path.parent.mkdir()
    other = project.with_name("match.mp4")
    other.write_bytes(b"another")
    was.write_bytes(bytes(identity.n_bytes))
    assert identity.find(project) == was
    was.unlink()
    assert identity.find(project) == other


def test_other_files_need_the_size_of_the_video(tmp_path: Path) -> None:
    here = tmp_path / "anywhere.mp4"
    here.write_bytes(bytes(VIDEO.n_bytes))
    assert VIDEO.find(tmp_path / "match.rally", here) == here
    here.write_bytes(b"")
    assert VIDEO.find(tmp_path / "match.rally", here) is None


MOUNTS = """
/dev/sda1 / ext4 rw 0 0
server:/export /mnt/team\\040share nfs4 rw 0 0
//nas/video /mnt/nas cifs rw 0 0
user@host: /mnt/ssh fuse.sshfs rw 0 0
/dev/sdb1 /mnt/nas/local ext4 rw 0 0
server:/videos /mnt/Vidéos nfs4 rw 0 0
server:/more /mnt/比赛\\040录像 nfs4 rw 0 0
systemd-1 /mnt/automatic autofs rw 0 0
server:/videos /mnt/automatic nfs4 rw 0 0
"""


@pytest.mark.parametrize(
    ("folder", "network"),
    [
        ("/home/me", False),
        ("/mnt/team share/matches", True),
        ("/mnt/nas", True),
        ("/mnt/Vidéos/final", True),
        ("/mnt/比赛 录像", True),
        ("/mnt/nas/local/matches", False),
        ("/mnt/ssh/a", True),
        ("/mnt/nasty", False),
        ("/mnt/automatic/matches", True),
    ],
)
def test_a_network_is_told_by_the_list_of_mounts(folder: str, *, network: bool) -> None:
    assert _is_network(_kind_of(Path(folder), MOUNTS)) is network


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a project in a folder that shall be on a network, with one point."""
    folder = tmp_path / "share"
    folder.mkdir()
    path = folder / "match.mp4.rally"
    work, file = begin(path)
    work.project.edit(edits.place(work.project.track, 3, 1, 1))
    save(work, file)
    file.close()
    return path


def with_point(path: Path, frame: int) -> tuple[Work, WorkingCopy]:
    """Take a project up on a network, and save a point to the copy."""
    copy = WorkingCopy(path)
    work = Work(open_project(copy.source))
    work.project.edit(edits.place(work.project.track, frame, 1, 1))
    copy.save(work.unsaved)
    return work, copy


def frames(path: Path) -> list[int]:
    return [point.frame for point in open_project(path).track.points()]


def test_on_a_network_the_project_changes_in_one_move(path: Path) -> None:
    work, copy = with_point(path, 4)
    assert copy.ahead
    assert frames(path) == [3]
    copy.publish()
    assert not copy.ahead
    assert everything(open_project(path)) == everything(work.project)
    copy.close()
    assert not working_copy_path(path).exists()
    assert list(path.parent.iterdir()) == [path]


def test_unsynchronised_copy_of_killed_process_is_recovered(path: Path) -> None:
    with_point(path, 4)[1]._file.close()
    copy = WorkingCopy(path)
    assert copy.ahead
    assert frames(copy.source) == [3, 4]
    copy.close()
    assert frames(path) == [3, 4]


def test_synchronised_copy_of_killed_process_is_not_kept_twice(path: Path) -> None:
    _, copy = with_point(path, 4)
    copy.publish()
    copy._file.close()
    again = WorkingCopy(path)
    assert (again.ahead, again.rescued) == (False, None)
    assert frames(again.source) == [3, 4]
    again.close()
    assert list(path.parent.iterdir()) == [path]


def test_if_the_project_has_changed_meanwhile_both_are_kept(path: Path) -> None:
    with_point(path, 4)[1]._file.close()
    path.unlink()
    work, file = begin(path)
    work.project.edit(edits.place(work.project.track, 8, 1, 1))
    save(work, file)
    file.close()
    copy = WorkingCopy(path)
    assert copy.rescued == path.with_name("match.mp4 (2).rally")
    assert frames(copy.rescued) == [3, 4]
    assert frames(copy.source) == [8]
    copy.close()
    assert frames(path) == [8]


def test_project_changed_by_others_is_not_replaced(path: Path) -> None:
    _, copy = with_point(path, 4)
    theirs = path.read_bytes() + b"\0"
    path.write_bytes(theirs)
    with pytest.raises(AppError, match="changed or removed by another program"):
        copy.publish()
    copy.close()
    assert path.read_bytes() == theirs
    assert frames(working_copy_path(path)) == [3, 4]


def test_unremovable_copy_is_made_again_next_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, copy = with_point(path, 4)
    real = Path.unlink

    def held(file: Path, **options: Any) -> None:
        if file == working_copy_path(path):
            raise PermissionError(errno.EACCES, "The process cannot access the file because it is being used")
        real(file, **options)

    monkeypatch.setattr(Path, "unlink", held)
    copy.close()
    assert working_copy_path(path).exists()
    again = WorkingCopy(path)
    assert not again.ahead
    assert again.rescued is None
    assert frames(again.source) == [3, 4]
    again.close()


def _refuse_to_rename(*_: object) -> None:
    """Refuse to rename, as a network drive may while somebody reads the file."""
    raise OSError(errno.EBUSY, "Device or resource busy")


def test_copy_waits_while_renaming_is_impossible(path: Path) -> None:
    _, copy = with_point(path, 4)
    before = path.read_bytes()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Path, "replace", _refuse_to_rename)
        with pytest.raises(AppError):
            copy.publish()
        assert copy.ahead
        assert path.read_bytes() == before
        assert list(path.parent.iterdir()) == [path]
    copy.publish()
    copy.close()
    assert frames(path) == [3, 4]


def test_killed_copy_is_recovered_while_renaming_is_impossible(path: Path) -> None:
    _, copy = with_point(path, 4)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Path, "replace", _refuse_to_rename)
        copy.close()
    assert frames(path) == [3]
    WorkingCopy(path).close()
    assert frames(path) == [3, 4]


def test_no_project_is_replaced_while_renaming_is_impossible(path: Path) -> None:
    before = path.read_bytes()
    with pytest.MonkeyPatch.context() as patched:
        for name in ("rename", "replace"):
            patched.setattr(Path, name, _refuse_to_rename)
        patched.setattr(os, "link", _refuse_to_rename)
        for other in (path, path.with_name("new.rally")):
            with pytest.raises(AppError):
                write_project(other, Project(VIDEO).parts, overwrite=other == path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("year", [1975, 2100])
def test_on_a_network_clocks_may_be_anywhere_and_go_back(path: Path, year: int) -> None:
    then = (year - 1970) * 365.25 * 86400
    os.utime(path, (then, then))
    with_point(path, 4)[1]._file.close()
    again = WorkingCopy(path)
    assert again.rescued is None
    again.close()
    with_point(path, 5)[1].close()
    assert frames(path) == [3, 4, 5]


def test_working_copy_is_used_without_locks(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(where: Path, *, writable: bool) -> sqlite3.Connection:
        if where.parent == path.parent:
            error = sqlite3.OperationalError("no locks")
            error.sqlite_errorname = "SQLITE_IOERR_LOCK"
            raise error
        return connect(where, writable=writable)

    monkeypatch.setattr(sqlite_store, "connect", refuse)
    of_type(WorkingCopy, open_file(path)).close()


def test_a_project_is_made_on_a_network_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project_file, "is_on_network", lambda _: True)
    path = tmp_path / "new.rally"
    work = Work(begin(tmp_path / "other.rally", VIDEO)[0].project)
    of_type(WorkingCopy, create_file(path, work.project.parts)).close()
    assert everything(open_project(path)) == everything(work.project)


@pytest.mark.parametrize(
    ("path", "address"),
    [
        (PurePosixPath("/home/a b/ü?.rally"), "file:///home/a%20b/%C3%BC%3F.rally?mode=ro"),
        (PureWindowsPath("C:\\a b\\m.rally"), "file:///C:/a%20b/m.rally?mode=ro"),
        (PureWindowsPath("\\\\server\\share\\m.rally"), "file:////server/share/m.rally?mode=ro"),
    ],
)
def test_project_address_has_no_server_part(path: PurePosixPath | PureWindowsPath, address: str) -> None:
    assert sqlite_address(path, "ro") == address
