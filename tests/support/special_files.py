"""Make things in a folder that are not files: pipes, sockets and devices."""

import contextlib
import os
import socket
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

NAMES: Final = ("pipe", "socket", "device")


@contextlib.contextmanager
def made(folder: Path, name: str, suffix: str = "") -> Iterator[Path]:
    """Make one for the test. What the program does to it must never be done to one that others use."""
    path = folder / f"{name}{suffix}"
    if name == "socket":
        with _socket(path):
            yield path
    elif name == "device":
        try:
            os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        except PermissionError:
            pytest.skip("only root can make a device")
        yield path
    else:
        os.mkfifo(path)
        with _nothing_to_read(path):
            yield path


@contextlib.contextmanager
def _socket(path: Path) -> Iterator[None]:
    before = Path.cwd()
    with socket.socket(socket.AF_UNIX) as listening:
        # The name of a socket may have 108 bytes, and the folders of tests are deep.
        os.chdir(path.parent)
        try:
            listening.bind(path.name)
        finally:
            os.chdir(before)
        yield


@contextlib.contextmanager
def _nothing_to_read(path: Path) -> Iterator[None]:
    """Close the pipe at once for whoever reads it: a program that must not read it fails instead of waiting."""
    done = threading.Event()

    def open_and_close() -> None:
        while not done.wait(0.02):
            with contextlib.suppress(OSError):  # nobody reads it
                os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))

    thread = threading.Thread(target=open_and_close)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join(120)
