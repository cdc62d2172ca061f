"""Child processes of the program that cost a fork instead of half a second of imports.

A server has everything imported. A child is started as ever, but as a client that hands its streams, environment and
folder over, and stands for the fork: it passes signals on, and ends as that ends, or with it.
"""

import contextlib
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NoReturn

_CLIENT: Final = """
import json, os, signal, socket, struct, sys
server = socket.socket(socket.AF_UNIX)
server.connect(sys.argv[1])
signal.signal(signal.SIGINT, signal.SIG_DFL)
request = json.dumps([sys.argv[2:], dict(os.environ), os.getcwd(), os.getppid()]).encode()
socket.send_fds(server, [struct.pack("i", len(request))], [0, 1, 2])
server.sendall(request)
for number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(number, lambda number, _: server.sendall(bytes([number])))
code, = struct.unpack("i", server.recv(4) or struct.pack("i", 1))
if code < 0:
    signal.signal(-code, signal.SIG_DFL)
    os.kill(os.getpid(), -code)
os._exit(code)
"""
_STARTERS: Final = (
    "child_processes",
    "inference.model_reading",
    "model_trials.model_trial",
    "model_trials.verification",
)
"""Modules of the program that start children, and name the function that says how."""
_IMPORTED: Final = ("commands.check", "model_trials.family_trial", "commands.track", "commands.track_projects")
IS_POSSIBLE: Final = sys.platform == "linux"


@contextlib.contextmanager
def server() -> Iterator[list[str]]:
    """A server, and the beginning of a command line that runs the program through it."""
    with tempfile.TemporaryDirectory(prefix="rallytrace-forks-") as folder:
        address = str(Path(folder, "socket"))
        with subprocess.Popen(
            [sys.executable, __file__, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            yield _command(address)
            process.communicate()


def _command(address: str) -> list[str]:
    return [sys.executable, "-I", "-S", "-c", _CLIENT, address]


class _Server:
    """Forks a child for each client; ends with its own stdin."""

    def __init__(self, address: str) -> None:
        self._selector = selectors.DefaultSelector()
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(address)
        self._listening.listen()
        self._selector.register(0, selectors.EVENT_READ)
        self._selector.register(self._listening, selectors.EVENT_READ, self._accept)

    def serve(self) -> None:
        while True:
            for key, _ in self._selector.select():
                if key.data is None:
                    return
                key.data()

    def _accept(self) -> None:
        client, _ = self._listening.accept()
        length, streams = b"", list[int]()
        with contextlib.suppress(OSError):
            length, streams, *_ = socket.recv_fds(client, 4, 3)
        request = _receive(client, int.from_bytes(length, sys.byteorder))
        if not request:
            for stream in streams:
                os.close(stream)
            client.close()
            return
        child = os.fork()
        if child == 0:
            _become_program(*json.loads(request), streams=streams)
        for stream in streams:
            os.close(stream)
        ending = os.pidfd_open(child)
        self._selector.register(client, selectors.EVENT_READ, lambda: self._pass_on(client, child))
        self._selector.register(ending, selectors.EVENT_READ, lambda: self._report(client, child, ending))

    def _pass_on(self, client: socket.socket, child: int) -> None:
        """Signal a child as its client was signalled; kill it where its client is gone."""
        numbers = _receive(client, 1)
        number = numbers[0] if numbers else signal.SIGKILL
        try:
            os.killpg(child, number)
        except ProcessLookupError:  # it is gone, or has no group of its own yet
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, number)
        if not numbers:
            self._selector.unregister(client)

    def _report(self, client: socket.socket, child: int, ending: int) -> None:
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        self._selector.unregister(ending)
        os.close(ending)
        with contextlib.suppress(KeyError):
            self._selector.unregister(client)
        with contextlib.suppress(OSError):
            client.sendall(code.to_bytes(4, sys.byteorder, signed=True))
        client.close()


def _receive(client: socket.socket, wanted: int) -> bytes:
    """So many bytes of a client; none of one that was killed before it had said all."""
    received = b""
    with contextlib.suppress(OSError):
        while len(received) < wanted and (part := client.recv(wanted - len(received))):
            received += part
    return received if len(received) == wanted else b""


def _become_program(
    arguments: list[str], environment: dict[str, str], folder: str, parent: int, *, streams: list[int]
) -> NoReturn:
    """Run the program in this fork, in place of its client."""
    code = 1
    try:
        os.setsid()
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        os.closerange(3, 256)
        sys.stdin, sys.stdout, sys.stderr = (
            open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - as long as the fork
            for number, mode in enumerate("rww")
        )
        os.environ.clear()
        os.environ.update(environment)
        os.chdir(folder)
        os.getppid = lambda: parent
        sys.argv = ["rallytrace", *arguments]
        from rallytrace import interruption  # noqa: PLC0415 - the client's process loads nothing
        from rallytrace.cli import main  # noqa: PLC0415 - as above

        interruption.install_handlers()
        code = main()
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    except BaseException:  # noqa: BLE001 - said, and the fork ends
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _main(address: str) -> None:
    import importlib  # noqa: PLC0415 - as above

    for module in ("cli", *_IMPORTED, *_STARTERS):
        importlib.import_module(f"rallytrace.{module}")
    importlib.import_module("onnx")
    requests = importlib.import_module("rallytrace.tracking.requests")
    requests.finds_players = lambda models: models.pose is not None  # type: ignore[attr-defined] # as in conftest.py
    sys.modules["rallytrace.inference.model_reading"].is_contained = lambda: True  # type: ignore[attr-defined] # as above
    for module in _STARTERS:
        sys.modules[f"rallytrace.{module}"].own_command = lambda *more: [*_command(address), *more]  # type: ignore[attr-defined]
    served = _Server(address)
    os.write(1, b"ready\n")
    served.serve()


if __name__ == "__main__":
    _main(sys.argv[1])
