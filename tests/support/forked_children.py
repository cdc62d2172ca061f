"""Fork child processes from a server instead of importing everything anew, which takes half a second, or two with Dask.

A server has everything imported. A child is started as ever, but by a client in Python's place, which takes its command
line, hands its files, environment and folder over, and stands for it: it passes signals on, and ends as that ends, or
with it. For each client the server forks a keeper, which forks the child; so no client can hold up another.
"""

import ast
import contextlib
import os
import runpy
import select
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NoReturn

_CLIENT: Final = """
import os, signal, socket, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
keeper = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
keeper.connect(sys.argv[1])
files = [int(name) for name in os.listdir("/proc/self/fd")]
files = [number for number in files if number != keeper.fileno() and os.path.exists(f"/proc/self/fd/{number}")]
request = ascii((files, sys.argv[2:], dict(os.environ), os.getcwd(), os.getppid())).encode()
socket.send_fds(keeper, [request], files)
for number in files:
    if number > 2:  # a pipe of the child's ends with the child
        os.close(number)
def pass_on(number, _):
    try:
        keeper.send(bytes([number]))
    except OSError:
        pass  # the program has ended
for number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(number, pass_on)
code = int(keeper.recv(4) or 1)
if code < 0:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), -code)
os._exit(code)
"""
_PASSED_ON: Final = (signal.SIGINT, signal.SIGTERM)
_LONGEST_REQUEST: Final = 1 << 20
"""Bytes; the system sends less in one packet."""
_MOST_FILES: Final = 64
"""Open files that a client hands over, its streams among them."""
_HIGH: Final = 512
"""A number that no file of a client has."""
_STARTERS: Final = (
    "process.child_processes",
    "inference.model_files.model_reading",
    "model_trials.model_trial",
    "model_trials.verification",
)
"""Modules of the program that start children, and name the function that says how."""
_IMPORTED: Final = ("commands.check", "model_trials.family_trial", "commands.track", "commands.track_projects")
IS_POSSIBLE: Final = sys.platform == "linux"


@contextlib.contextmanager
def server(*modules: str) -> Iterator[list[str]]:
    """Yield a server that has imported these modules too, and the command that replaces Python in a command line."""
    with tempfile.TemporaryDirectory(prefix="rallytrace-forks-") as folder:
        address = str(Path(folder, "socket"))
        # Clients may knock at once, while the server still imports.
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listening:
            listening.bind(address)
            listening.listen()
            client = Path(folder, "python")
            client.write_text(f'#!/bin/sh\nexec {shlex.join(_command(address))} "$@"\n', encoding="utf-8")
            client.chmod(0o700)
            command = [sys.executable, __file__, str(listening.fileno()), str(client), *modules]
            process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[listening.fileno()])
        with process:
            yield _command(address)


def _command(address: str) -> list[str]:
    return [sys.executable, "-I", "-S", "-c", _CLIENT, address]


def _serve(listening: socket.socket) -> None:
    """Fork a keeper for each client until stdin ends, because the process of the tests has closed it or is gone."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for keepers
    while 0 not in select.select([0, listening.fileno()], [], [])[0]:
        client, _ = listening.accept()
        with client:
            if os.fork() == 0:
                listening.close()
                _keep(client)


def _keep(client: socket.socket) -> NoReturn:
    """Run the program for a client in a process group of its own and report its exit; kill it if the client is gone."""
    try:
        request, files, *_ = socket.recv_fds(client, _LONGEST_REQUEST, _MOST_FILES)
        if request:  # else the client was killed before it could ask
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            # The group's signals are the program's, and wait until it can answer them.
            signal.pthread_sigmask(signal.SIG_BLOCK, _PASSED_ON)
            os.setsid()
            child = os.fork()
            if child == 0:
                _become_child(*ast.literal_eval(request.decode()), files=files)
            for number in files:
                os.close(number)
            code = _end_of(child, client)
            with contextlib.suppress(OSError):  # the client was killed meanwhile
                client.send(str(code).encode())
                while client.recv(1):  # a signal that nobody reads any more would take the code away
                    pass
    except BaseException:  # noqa: BLE001 - said, and the keeper ends
        traceback.print_exc()
    finally:
        os._exit(0)


def _end_of(child: int, client: socket.socket) -> int:
    """Forward the client's signals to the process group until the child has ended, and return its exit code."""
    ending = os.pidfd_open(child)
    while ending not in (ready := select.select([ending, client.fileno(), 0], [], [])[0]):
        number = client.recv(1) if client.fileno() in ready else b""
        os.killpg(0, number[0] if number else signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _become_child(
    numbers: list[int], arguments: list[str], environment: dict[str, str], folder: str, parent: int, *, files: list[int]
) -> NoReturn:
    """Run the child in this fork instead of its client, whose files had these numbers."""
    code = 1
    try:
        _place_files(dict(zip(numbers, files, strict=True)))
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(folder)
        os.getppid = lambda: parent
        if "dask.config" in sys.modules:
            sys.modules["dask.config"].refresh()  # it has read the server's environment
        _run_python(arguments)
        code = 0
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    except BaseException:  # noqa: BLE001 - said, and the fork ends
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _place_files(placed: dict[int, int]) -> None:
    """Give open files the numbers that they have in the client, and close all others."""
    import fcntl  # noqa: PLC0415 - Windows has none

    high = {number: fcntl.fcntl(file, fcntl.F_DUPFD, _HIGH) for number, file in placed.items()}
    os.closerange(3, _HIGH)
    for number, file in high.items():
        os.dup2(file, number)
    os.closerange(_HIGH, _HIGH + _MOST_FILES)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - as long as the fork
        for number, mode in enumerate("rww")
    )


def _run_python(arguments: list[str]) -> None:
    """Do what Python does for a command line with `-m` or `-c`."""
    how = next(place for place, argument in enumerate(arguments) if argument in {"-m", "-c"})
    flag, code, *rest = arguments[how:]
    sys.argv = [flag, *rest]
    if (flag, code) == ("-m", "rallytrace"):
        from rallytrace.cli import main  # noqa: PLC0415 - as above
        from rallytrace.process import interruption  # noqa: PLC0415 - the client's process loads nothing

        interruption.install_handlers()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _PASSED_ON)
        raise SystemExit(main())
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _PASSED_ON)
    if flag == "-m":
        runpy.run_module(code, run_name="__main__", alter_sys=True)
    else:
        sys.modules["__main__"] = module = types.ModuleType("__main__")
        exec(code, vars(module))  # noqa: S102 - the test's own


def _main(listening: socket.socket, client: str, *modules: str) -> None:
    import importlib  # noqa: PLC0415 - as above
    import multiprocessing  # noqa: PLC0415 - as above

    for module in (*(f"rallytrace.{module}" for module in ("cli", *_IMPORTED, *_STARTERS)), "onnx", *modules):
        importlib.import_module(module)
    multiprocessing.set_executable(client)
    requests = importlib.import_module("rallytrace.tracking.requests")
    requests.finds_players = lambda models: models.pose is not None  # type: ignore[attr-defined] # as in conftest.py
    sys.modules["rallytrace.inference.model_files.model_reading"].is_contained = lambda: True  # type: ignore[attr-defined] # as above
    address = listening.getsockname()
    for module in _STARTERS:
        sys.modules[f"rallytrace.{module}"].own_command = lambda *more: [*_command(address), "-m", "rallytrace", *more]  # type: ignore[attr-defined]
    _serve(listening)


if __name__ == "__main__":
    _main(socket.socket(fileno=int(sys.argv[1])), *sys.argv[2:])
