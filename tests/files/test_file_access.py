import errno
import hashlib
import math
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import special_files
from pseudo_language import MARK, pseudo_language
from rallytrace.errors import AppError, Cancelled, TakenError
from rallytrace.files.file_access import (
    atomic_file,
    atomic_text,
    refuse_overwrite,
    refuse_special,
    sha256_of,
    writing_error,
)

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither these permissions nor free links")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "labels.csv"
    path.write_text("old")
    return path


def assert_untouched(old: Path) -> None:
    """Check that the old file is unchanged and alone in its folder."""
    assert old.read_text() == "old"
    assert [entry.name for entry in old.parent.iterdir()] == [old.name]


def test_the_text_is_there_when_the_block_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "labels.csv"
    with atomic_text(path) as stream:
        stream.write("naïve\nline\r\n")
        assert not path.exists()
    assert path.read_bytes() == "naïve\nline\r\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_an_existing_file_is_left_as_it_is(old: Path) -> None:
    with pytest.raises(AppError, match=r"labels\.csv already exists"), atomic_text(old) as stream:
        stream.write("new")
    assert_untouched(old)


def test_remedy_for_existing_file_comes_from_the_caller(old: Path) -> None:
    with pytest.raises(TakenError) as caught:
        refuse_overwrite(old, overwrite=False)
    assert "--" not in str(caught.value)


def test_an_existing_file_is_replaced_where_that_is_wanted(old: Path) -> None:
    with atomic_text(old, overwrite=True) as stream:
        stream.write("new")
        assert old.read_text() == "old"
    assert old.read_text() == "new"
    assert [entry.name for entry in old.parent.iterdir()] == [old.name]


@pytest.mark.parametrize("error", [ValueError("a bug"), KeyboardInterrupt(), AppError("The video broke off.")])
def test_failed_write_keeps_old_file_and_leaves_no_litter(old: Path, error: BaseException) -> None:
    def write() -> None:
        with atomic_text(old, overwrite=True) as stream:
            stream.write("half of the n")
            raise error

    with pytest.raises(type(error)):
        write()
    assert_untouched(old)


def test_a_failure_in_the_middle_makes_no_new_file(tmp_path: Path) -> None:
    def write() -> None:
        with atomic_text(tmp_path / "labels.csv") as stream:
            stream.write("half of the n")
            raise ValueError("a bug")

    with pytest.raises(ValueError, match="a bug"):
        write()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("amount", [3, 1_000_000])
def test_a_disk_that_is_full_is_said_and_leaves_the_old_file(
    old: Path, monkeypatch: pytest.MonkeyPatch, amount: int
) -> None:
    def write_half(path: Path, data: bytes) -> int:
        with path.open("wb") as stream:
            stream.write(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", write_half)
    with (
        pytest.raises(AppError, match=r"labels\.csv was not written: the disk is full"),
        atomic_text(old, overwrite=True) as stream,
    ):
        stream.write("x" * amount)
    assert_untouched(old)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "permission denied"),
        (errno.EROFS, "permission denied"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
@pytest.mark.parametrize(
    "step",
    ["rallytrace.files.file_access.new_temporary_file", "os.fsync", "pathlib.Path.replace", "pathlib.Path.chmod"],
)
def test_any_failing_step_keeps_old_file_and_gives_reason(
    old: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, words: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(step, fail)
    with (
        pytest.raises(AppError, match=rf"labels\.csv was not written: {words}") as caught,
        atomic_text(old, overwrite=True) as stream,
    ):
        stream.write("new")
    assert caught.value.remedy
    assert_untouched(old)


def test_error_names_the_target_in_every_language(old: Path) -> None:
    with pytest.raises(AppError) as caught, atomic_file(old, overwrite=True) as unfinished:
        raise writing_error(unfinished, OSError(errno.ENOSPC, "full"))
    assert str(caught.value).startswith(f"{old} was not written: the disk is full. Free")
    with pseudo_language():
        assert f"{MARK}{old} was not written: the disk is full." in caught.value.shown()


def test_windows_replaces_read_only_file(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old.chmod(0o444)
    monkeypatch.setattr(sys, "platform", "win32")
    with atomic_text(old, overwrite=True) as stream:
        stream.write("new")
    assert old.stat().st_mode & 0o200


def held(monkeypatch: pytest.MonkeyPatch, method: str, times: float) -> None:
    """Let Windows refuse so often what another program prevents."""
    real, left = getattr(Path, method), [times]

    def refuse(path: Path, *args: Any, **options: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise PermissionError(errno.EACCES, "The process cannot access the file because it is being used")
        return real(path, *args, **options)

    monkeypatch.setattr(Path, method, refuse)
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_was_made_meanwhile_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, links: bool) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no hard links")

    def write_while_somebody_else_does(target: Path) -> None:
        with atomic_file(target) as unfinished:
            unfinished.write_text("new")
            target.write_text("mine")

    if not links:
        monkeypatch.setattr("os.link", no_links)
    with pytest.raises(AppError, match="already exists"):
        write_while_somebody_else_does(tmp_path / "labels.csv")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("overwrite", [True, False])
def test_windows_retries_file_held_by_virus_scanner(
    old: Path, monkeypatch: pytest.MonkeyPatch, *, overwrite: bool
) -> None:
    for method in ("replace", "rename", "unlink"):
        held(monkeypatch, method, 2)

    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no hard links")

    monkeypatch.setattr("os.link", no_links)
    target = old if overwrite else old.with_name("other.csv")
    with atomic_text(target, overwrite=overwrite) as stream:
        stream.write("new")
    assert target.read_text() == "new"
    assert set(old.parent.iterdir()) == {old, target}


def test_windows_keeps_old_file_that_stays_open_elsewhere(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.files.file_access._MAX_RETRY_SECONDS", 0)
    for method in ("replace", "unlink"):
        held(monkeypatch, method, math.inf)
    with (
        pytest.raises(AppError, match=r"labels\.csv was not written.*open in another program"),
        atomic_text(old, overwrite=True) as stream,
    ):
        stream.write("new")
    assert old.read_text() == "old"


def test_unremovable_temporary_file_hides_no_error(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.files.file_access._MAX_RETRY_SECONDS", 0)
    held(monkeypatch, "unlink", math.inf)
    with pytest.raises(AppError, match="the disk is full"), atomic_file(old, overwrite=True):
        raise OSError(errno.ENOSPC, "No space left on device")


@posix_only
@pytest.mark.parametrize("number", [None, errno.ENOTSUP])
def test_macos_flushes_to_the_drive_where_supported(
    old: Path, monkeypatch: pytest.MonkeyPatch, number: int | None
) -> None:
    asked: list[int] = []

    def fcntl(_handle: int, command: int) -> None:
        asked.append(command)
        if number is not None:
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("fcntl.F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr("fcntl.fcntl", fcntl)
    with atomic_text(old, overwrite=True) as stream:
        stream.write("new")
    assert asked == [51, 51]  # the file, and its folder
    assert old.read_text() == "new"


@posix_only
def test_a_replaced_file_keeps_its_permissions(old: Path) -> None:
    old.chmod(0o640)
    with atomic_text(old, overwrite=True) as stream:
        stream.write("new")
    assert old.stat().st_mode & 0o777 == 0o640


@posix_only
def test_a_new_file_gets_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    with atomic_text(tmp_path / "labels.csv") as stream:
        stream.write("new")
    assert (tmp_path / "labels.csv").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_folder_is_no_file_to_write_to(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="is a folder"):
        refuse_overwrite(tmp_path, overwrite=True)


def test_a_folder_that_is_missing_is_named_before_any_work(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="none does not exist"), atomic_text(tmp_path / "none" / "labels.csv"):
        pytest.fail("the block was entered")
    with pytest.raises(AppError, match="none does not exist"):
        refuse_overwrite(tmp_path / "none" / "labels.csv", overwrite=False)


def test_file_appearing_during_write_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "labels.csv"

    def write() -> None:
        with atomic_text(path) as stream:
            stream.write("mine")
            path.write_text("someone else's")

    with pytest.raises(AppError, match="already exists"):
        write()
    assert path.read_text() == "someone else's"


def test_a_name_that_is_too_long_is_an_error_in_words(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="was not written"), atomic_text(tmp_path / ("n" * 300)):
        pytest.fail("the block was entered")


def test_longest_allowed_name_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 251 + ".csv")
    with atomic_text(path) as stream:
        stream.write("new")
    assert path.read_text() == "new"


def test_trouble_with_another_file_is_not_blamed_on_this_one(tmp_path: Path) -> None:
    def write() -> None:
        with atomic_text(tmp_path / "labels.csv"):
            (tmp_path / "video.mp4").read_bytes()

    with pytest.raises(FileNotFoundError):
        write()


@posix_only
def test_a_link_to_nowhere_is_not_overwritten_unasked(tmp_path: Path) -> None:
    link = tmp_path / "labels.csv"
    link.symlink_to(tmp_path / "unplugged" / "labels.csv")
    with pytest.raises(AppError), atomic_text(link) as stream:
        stream.write("new")
    assert link.is_symlink()


def test_file_gets_its_final_name_when_complete(old: Path) -> None:
    with atomic_file(old, overwrite=True) as unfinished:
        unfinished.write_bytes(b"new")
        assert old.read_text() == "old"
    assert old.read_bytes() == b"new"
    assert list(old.parent.iterdir()) == [old]


@pytest.mark.parametrize("error", [Cancelled(), KeyboardInterrupt(), OSError(errno.ENOSPC, "full")])
def test_incomplete_file_leaves_nothing(old: Path, error: BaseException) -> None:
    def write() -> None:
        with atomic_file(old, overwrite=True) as unfinished:
            unfinished.write_bytes(b"half")
            raise error

    with pytest.raises((type(error), AppError)):
        write()
    assert_untouched(old)


@posix_only
def test_a_link_stays_and_what_it_leads_to_is_replaced(tmp_path: Path, old: Path) -> None:
    link = tmp_path / "link.csv"
    link.symlink_to(old)
    with atomic_text(link, overwrite=True) as stream:
        stream.write("new")
    assert link.is_symlink()
    assert old.read_text() == "new"


@pytest.mark.parametrize("overwrite", [True, False])
def test_a_folder_that_is_a_file_is_said_to_be_one(old: Path, *, overwrite: bool) -> None:
    with pytest.raises(AppError, match="is a file, not a folder"):
        refuse_overwrite(old / "labels.csv", overwrite=overwrite)


@posix_only
def test_links_in_a_circle_lead_to_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(AppError), atomic_text(tmp_path / "a", overwrite=True):
        pytest.fail("the block was entered")
    assert (tmp_path / "a").is_symlink()


@posix_only
@pytest.mark.parametrize("name", special_files.NAMES)
def test_pipe_socket_and_device_are_never_opened(tmp_path: Path, name: str) -> None:
    with special_files.made(tmp_path, name) as path:
        before = path.stat()
        for overwrite in (True, False):
            with pytest.raises(AppError, match="not a file to write to"), atomic_file(path, overwrite=overwrite):
                pytest.fail("the block was entered")
        with pytest.raises(AppError, match="not a file"):
            refuse_special(path)
        assert (path.stat().st_mode, path.stat().st_ino) == (before.st_mode, before.st_ino)


def test_hash_of_files_is_hash_of_concatenation(tmp_path: Path) -> None:
    contents = {"weights": bytes(range(256)) * 5000, "nothing": b"", "graph": b"graph"}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    assert sha256_of(*map(tmp_path.joinpath, contents)) == hashlib.sha256(b"".join(contents.values())).hexdigest()
