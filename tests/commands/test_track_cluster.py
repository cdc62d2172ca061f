"""Test `rallytrace track --cluster`: the same results as on this machine, even if workers die.

The program runs in a process of its own: Dask keeps threads for as long as a process lives. Its processes, schedulers
and workers are forks of one that has Dask imported; names that are no UTF-8 go through processes as users have them.
"""

import contextlib
import importlib.util
import json
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import clipmaker
import forked_children
from program import Program
from rallytrace.cluster import scheduler
from rallytrace.cluster.scheduler import Cluster, open_cluster
from rallytrace.cluster.work import VideoTask, WorkerQuestion, _unfit, answer, worker_environment
from rallytrace.errors import AppError, Cancelled, UsageError
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking.options import NetworkChoice, TrackOptions, TrackRequest
from rallytrace.video.file_state import digest_of_edges
from tiny_models import TinyTrackNet

CLIP = clipmaker.Clip("match.mp4", n_frames=40, width=96, height=64)
SECONDS = 180
"""What a cluster may take on a busy machine; more is a hang."""

needs_dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="dask.distributed, the extra 'cluster', is not installed"
)


WARM = (
    *("distributed", "dask.__main__", "distributed.cli.dask_scheduler", "distributed.cli.dask_worker"),
    *("distributed.http.scheduler.info", "rallytrace.cluster.scheduler"),
)
"""Modules that are imported once for all processes of a cluster."""


@pytest.fixture(scope="module")
def python() -> Iterator[list[str]]:
    """Yield the beginning of the command line of a process that has Dask imported."""
    if not forked_children.IS_POSSIBLE:
        yield [sys.executable]
        return
    with forked_children.server(*WARM) as command:
        yield command


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(CLIP, tmp_path_factory.mktemp("video"))


@pytest.fixture
def season(video: Path, tmp_path: Path) -> Path:
    """Return a folder of four videos, one of them broken."""
    folder = tmp_path / "season"
    folder.mkdir()
    for name in ("a.mp4", "b.mp4", "d.mp4"):
        shutil.copyfile(video, folder / name)
    (folder / "c.mp4").write_text("this is no video")
    return folder


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """Return a network that is done at once."""
    return TinyTrackNet(height=32, width=48).save(tmp_path / "quick.onnx")


@dataclass(frozen=True)
class Command:
    """The program in a process of its own, tracking a folder."""

    season: Path
    model: Path
    python: Sequence[str]
    stride: str = "1"

    def arguments(self, out: Path, *more: str) -> list[str]:
        how = ["--tracknet", str(self.model), "--no-inpaint", "--stride", self.stride, "--threshold", "0.5"]
        return ["track", str(self.season), "-o", str(out), *how, *more]

    @contextlib.contextmanager
    def start(
        self, out: Path, cluster: str, *more: str, program: tuple[str, ...] = ()
    ) -> "Iterator[subprocess.Popen[str]]":
        """Start the program, or one that calls it; it ends with the block."""
        how = program or ("-m", "rallytrace")
        command = [*self.python, *how, *self.arguments(out, "--cluster", cluster, "--json", *more)]
        # A session of its own, so that a signal reaches it alone.
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as child:
            try:
                yield child
            finally:
                child.kill()


@pytest.fixture
def command(season: Path, model: Path, python: list[str]) -> Command:
    return Command(season, model, python)


WAITING = """
import pathlib, time
from rallytrace.cluster import work

def is_first(season):
    try:
        (season / "first").touch(exist_ok=False)
    except FileExistsError:
        return False
    return True

def wait(task, worker, **how):
    video = pathlib.Path(task.video)
    if video.name != "c.mp4" and not is_first(video.parent):
        while not (video.parent / "go on").exists():
            work._switch_of(task.run).check()
            time.sleep(0.02)
    return work.track_at_once(task, worker, **how)

if work._track.__name__ != "wait":  # Dask does it twice
    work.track_at_once, work._track = work._track, wait
"""
"""After the first sound video, whichever it is, workers wait for a file `go on` beside it or a stop."""


@pytest.fixture
def waiting_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__WORKER__PRELOAD", WAITING)


def _labels(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.csv")}


def _wait_until(is_so: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, f"never: {what}"
        time.sleep(0.05)


def _workers_here() -> list[int]:
    """Return the processes of workers that a program of this test has started: they have its environment."""
    import psutil  # type: ignore[import-untyped,unused-ignore] # noqa: PLC0415 - comes with Dask

    found, home = [], os.environ["XDG_CACHE_HOME"]
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error):
            if "spawn_main" in " ".join(process.cmdline()) and process.environ().get("XDG_CACHE_HOME") == home:
                found.append(process.pid)
    return sorted(found)


@needs_dask
@pytest.mark.usefixtures("waiting_workers")
def test_killed_worker_costs_only_its_videos(rallytrace: Program, command: Command, tmp_path: Path) -> None:
    assert rallytrace(*command.arguments(tmp_path / "alone")).code == 1
    alone, out = _labels(tmp_path / "alone"), tmp_path / "out"
    with command.start(out, "local:2") as child:
        _wait_until(lambda: _labels(out) or child.poll() is not None, "labels")
        os.kill(_workers_here()[0], signal.SIGKILL)
        (command.season / "go on").touch()
        said, told = child.communicate(timeout=SECONDS)
    assert child.returncode == 1, told
    assert "dashboard: http" in told
    states = {Path(one["video"]).name: one["state"] for one in json.loads(said)}
    assert states == {"a.mp4": "done", "b.mp4": "done", "c.mp4": "failed", "d.mp4": "done"}
    assert _labels(out) == alone


def test_ctrl_c_does_not_wait_until_dask_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    may_load, loaded = threading.Event(), threading.Event()

    def load() -> None:
        may_load.wait(SECONDS)
        loaded.set()

    monkeypatch.setattr(scheduler, "_require_dask", load)
    stop = StopSwitch()
    threading.Timer(0.2, stop.stop).start()
    try:
        with pytest.raises(Cancelled), open_cluster("local:1", 1, stop):
            pass
        assert not loaded.is_set()
    finally:
        may_load.set()


@needs_dask
@pytest.mark.usefixtures("waiting_workers")
@pytest.mark.skipif(sys.platform == "win32", reason="a console's Ctrl+C cannot be sent to one process there")
def test_ctrl_c_keeps_what_is_done_and_a_machine_alone_goes_on(
    rallytrace: Program, command: Command, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    with command.start(out, "local:1") as child:
        _wait_until(lambda: list(out.glob("*.run.json")) or child.poll() is not None, "labels")
        child.send_signal(signal.SIGINT)
        said, told = child.communicate(timeout=SECONDS)
    assert child.returncode == 130, told
    done = {one["video"] for one in json.loads(said) if one["state"] == "done"}
    assert done
    assert len(_labels(out)) == len(done) < 3
    states = {one["video"]: one["state"] for one in rallytrace(*command.arguments(out, "--json")).json}
    assert {video for video, state in states.items() if state == "skipped"} == done


@needs_dask
@pytest.mark.skipif(sys.platform != "linux", reason="names of files that are no UTF-8 are Linux's")
def test_names_that_are_no_utf8_are_tracked_as_any(season: Path, model: Path, tmp_path: Path) -> None:
    command = Command(season, model, [sys.executable])
    names = [os.fsdecode(name) for name in (b"\xff\xfe.mp4", "b\u202e\n\U0001f3be.mp4".encode())]
    for old, name in zip(("a.mp4", "b.mp4"), names, strict=True):
        (command.season / old).rename(command.season / name)
    (command.season / "c.mp4").unlink()
    with command.start(tmp_path / "out", "local:1") as child:
        said, told = child.communicate(timeout=SECONDS)
    assert child.returncode == 0, told
    assert [one["state"] for one in json.loads(said)] == ["done"] * 3


ODD_ADDRESSES = (
    "",
    ":",
    "::::",
    "localx",
    "tcp://:80",
    "tcp://a:0",
    "tcp://a:99999",
    "http://a:80",
    "x\0:80",
    "a b:80",
)


@pytest.mark.parametrize("address", ODD_ADDRESSES)
def test_invalid_cluster_address_is_refused(address: str) -> None:
    with pytest.raises(UsageError), open_cluster(address, 1, StopSwitch()):
        pass


@needs_dask
def test_a_program_that_is_no_scheduler_is_refused_in_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def greet() -> None:
            client, _ = server.accept()
            with client:
                client.sendall(b"SSH-2.0-OpenSSH_9")

        greeter = threading.Thread(target=greet)
        greeter.start()
        with pytest.raises(AppError), open_cluster(f"127.0.0.1:{port}", 1, StopSwitch()):
            pass
        greeter.join(120)


@needs_dask
def test_waiting_for_a_scheduler_ends_when_the_run_is_stopped() -> None:
    stop = StopSwitch()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        threading.Timer(0.2, stop.stop).start()
        with pytest.raises(Cancelled), open_cluster(f"127.0.0.1:{silent.getsockname()[1]}", 1, stop):
            pass


DIVIDING = """
import sys

from rallytrace import cli
from rallytrace.cluster import scheduler

scheduler.MAX_PIECE_FRAMES = 48
sys.exit(cli.main(sys.argv[1:]))
"""
"""Divides videos of 400 frames and more, in parts of 192 frames."""


@needs_dask
def test_a_long_video_is_divided_among_the_workers(
    rallytrace: Program, model: Path, python: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rallytrace.tracking.spans.MAX_PIECE_FRAMES", 48)
    there = "from rallytrace.tracking import spans; spans.MAX_PIECE_FRAMES = 48"
    monkeypatch.setenv("DASK_DISTRIBUTED__WORKER__PRELOAD", there)
    season, out = tmp_path / "season", tmp_path / "out"
    season.mkdir()
    clipmaker.make(replace(CLIP, name="long.mp4", n_frames=430, width=48, height=32, gop=50), season, _flickering)
    quick = Command(season, model, python, stride="3")
    how = ("--every", "4", "--verbose")
    assert rallytrace(*quick.arguments(tmp_path / "alone", *how)).code == 0
    with quick.start(out, "local:2", *how, program=("-c", DIVIDING)) as child:
        said, told = child.communicate(timeout=SECONDS)
    assert child.returncode == 0, told
    assert json.loads(said)[0]["rows"] == 430
    assert _labels(out) == _labels(tmp_path / "alone")
    assert "task 0, part 2" in told


IMPATIENT = """
import sys
import distributed
from rallytrace import cli
from rallytrace.cluster import scheduler as cluster

ask, at_work = distributed.Client.processing, {}

def note(client, workers):
    said = ask(client, workers=workers)
    at_work.update(said)
    return said

def tell(client, workers, **how):
    print("restarted", *("at work" if at_work.get(one) else "idle" for one in workers), file=sys.stderr, flush=True)

distributed.Client.processing, distributed.Client.restart_workers = note, tell
cluster._SILENT_SECONDS, cluster._LOOK_SECONDS = 1.0, 0.25
sys.exit(cli.main(sys.argv[1:]))
"""
"""Says which workers it would restart: none really is, as on a busy machine a worker may be silent for so long."""


@needs_dask
def test_a_worker_that_has_nothing_to_do_is_left_alone(python: list[str], tmp_path: Path) -> None:
    slow = TinyTrackNet(height=32, width=48, busy=4).save(tmp_path / "slow.onnx")
    season = tmp_path / "season"
    season.mkdir()
    for name, n_frames in (("short", 10), ("long", 70)):
        clipmaker.make(replace(CLIP, name=f"{name}.mp4", n_frames=n_frames), season)
    with Command(season, slow, python).start(tmp_path / "out", "local:2", program=("-c", IMPATIENT)) as child:
        _, told = child.communicate(timeout=SECONDS)
    assert child.returncode == 0, told
    assert "restarted idle" not in told


def _flickering(i: int, width: int, height: int) -> clipmaker.Picture:
    """Return a frame that costs little to paint."""
    return np.full((height, width, 3), 7 * i % 250, np.uint8)


@contextlib.contextmanager
def _dask(python: list[str], *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [*python, "-m", "dask", *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True) as child:
        try:
            yield child
        finally:
            child.terminate()


@needs_dask
def test_running_cluster_is_used_if_workers_offer_resource(
    rallytrace: Program, command: Command, python: list[str], tmp_path: Path
) -> None:
    assert rallytrace(*command.arguments(tmp_path / "alone")).code == 1
    known = tmp_path / "scheduler.json"
    place = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0")
    with _dask(python, "scheduler", *place, "--port", "0", "--scheduler-file", str(known)):
        address = _address(known)
        with _dask(python, "worker", address, *place, "--nthreads", "2") as worker:
            _wait_until(lambda: _has_workers(known, worker), "a worker")
            with command.start(tmp_path / "no", address) as child:
                _, told = child.communicate(timeout=SECONDS)
            assert child.returncode == 1
            assert "offers the resource" in told
            offering = ("--nthreads", "2", "--resources", "rallytrace=1", "--no-nanny", "--name", "offering")
            with _dask(python, "worker", address, *place, *offering) as second:
                _wait_until(lambda: _has_workers(known, second, 2), "a second worker")
                with command.start(tmp_path / "out", address) as child:
                    _, told = child.communicate(timeout=SECONDS)
    assert child.returncode == 1, told
    assert _labels(tmp_path / "out") == _labels(tmp_path / "alone")


@needs_dask
@pytest.mark.usefixtures("waiting_workers")
def test_lost_scheduler_is_reported_and_results_kept(command: Command, python: list[str], tmp_path: Path) -> None:
    known, out = tmp_path / "scheduler.json", tmp_path / "out"
    place = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0")
    with _dask(python, "scheduler", *place, "--port", "0", "--scheduler-file", str(known)) as scheduler:
        address = _address(known)
        with _dask(
            python, "worker", address, *place, "--nthreads", "1", "--resources", "rallytrace=1", "--no-nanny"
        ) as worker:
            _wait_until(lambda: _has_workers(known, worker), "a worker")
            with command.start(out, address) as child:
                _wait_until(lambda: _labels(out) or child.poll() is not None, "labels")
                scheduler.kill()
                _, told = child.communicate(timeout=SECONDS)
                (command.season / "go on").touch()
    assert child.returncode == 1, told
    assert "connection" in told
    assert "Traceback" not in told
    assert _labels(out)


def _address(scheduler: Path) -> str:
    """Return where a scheduler is, once it has written all of the file about itself."""
    _wait_until(lambda: scheduler.exists() and scheduler.read_text().endswith("}"), "a scheduler")
    return str(json.loads(scheduler.read_text())["address"])


def _has_workers(scheduler: Path, worker: subprocess.Popen[str], count: int = 1) -> bool:
    """Return whether so many workers have come to a scheduler, which has written this file about itself."""
    assert worker.poll() is None
    port = json.loads(scheduler.read_text())["services"]["dashboard"]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/counts.json") as page:
        return int(json.load(page)["workers"]) >= count


def test_without_dask_it_is_said_what_to_install(
    rallytrace: Program, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "rallytrace[cluster]" in rallytrace(*command.arguments(tmp_path / "out", "--cluster", "local:2"), code=1).err


@needs_dask
@pytest.mark.parametrize("named", ["local:0", "local:many", "local:-2", "somewhere", "tcp://host:port"])
def test_invalid_cluster_address_is_a_usage_error(
    rallytrace: Program, command: Command, tmp_path: Path, named: str
) -> None:
    assert rallytrace(*command.arguments(tmp_path / "out", "--cluster", named)).code == 2


class TestAWorker:
    """What a worker answers before it is given videos."""

    @pytest.fixture
    def question(self, season: Path, model: Path) -> WorkerQuestion:
        choice = NetworkChoice(tracknet=model, inpaint=False)
        video = season / "a.mp4"
        return WorkerQuestion(
            choice, worker_environment(choice), ((str(video), digest_of_edges(video)),), is_local=False
        )

    def test_is_fit_where_it_has_the_same_of_everything(self, question: WorkerQuestion) -> None:
        said = answer(question)
        assert said.problem == ""
        assert said.environment == replace(question.expected, provider="cpu")

    def test_says_which_version_differs(self, question: WorkerQuestion) -> None:
        name, _ = question.expected.versions[0]
        versions = ((name, "0.0.1"), *question.expected.versions[1:])
        assert "0.0.1" in answer(replace(question, expected=replace(question.expected, versions=versions))).problem

    def test_is_unfit_with_other_networks(self, question: WorkerQuestion) -> None:
        expected = replace(question.expected, networks=("0" * 64, ""))
        assert "network" in answer(replace(question, expected=expected)).problem

    def test_is_unfit_on_another_provider(self, question: WorkerQuestion) -> None:
        assert "cuda" in answer(replace(question, expected=replace(question.expected, provider="cuda"))).problem

    def test_worker_without_storage_is_unfit_unless_one_video_fails(
        self, question: WorkerQuestion, season: Path, tmp_path: Path
    ) -> None:
        (gone, edges), kept = question.videos[0], season / "b.mp4"
        task = VideoTask(
            number=0,
            run="run",
            video=gone,
            edges=edges,
            request=TrackRequest(question.choice, TrackOptions()),
            expected=question.expected,
            max_whole_frames=100,
            other_videos=((str(kept), digest_of_edges(kept)),),
        )
        assert _unfit(task) == ""
        Path(gone).unlink()
        assert _unfit(task) == ""
        season.rename(tmp_path / "elsewhere")
        assert "no longer read" in _unfit(task)

    def test_is_unfit_where_it_does_not_see_the_videos(self, question: WorkerQuestion, season: Path) -> None:
        other = season / "b.mp4"
        other.unlink()
        videos = (*question.videos, (str(other), (3, "abc")))
        assert "b.mp4" in answer(replace(question, videos=videos)).problem


@needs_dask
def test_tasks_that_cannot_be_stopped_are_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_futures: object) -> None:
        raise ValueError("no such task")

    caplog.set_level(logging.DEBUG)
    Cluster(cast("Any", SimpleNamespace(cancel=fail)), is_local=True)._cancel_run("run", {})
    assert "no such task" in caplog.text
