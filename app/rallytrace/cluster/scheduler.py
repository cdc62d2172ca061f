"""Track videos on a Dask cluster: submit tasks to workers and collect their results.

Dask provides the queues, transport, retries and replacement of dead workers. `work` has the code that runs on a worker.
"""

import atexit
import contextlib
import logging
import queue
import re
import socket
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from rallytrace.cluster.work import (
    RESOURCE,
    VideoResult,
    VideoTask,
    WorkerAnswer,
    WorkerEnvironment,
    WorkerQuestion,
    answer,
    finish_video,
    stop_run,
    track_video,
    track_video_part,
    worker_environment,
)
from rallytrace.errors import AppError, Cancelled, UsageError
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.process import interruption
from rallytrace.process.threads import Worker, leave_process
from rallytrace.track.wording import count_noun
from rallytrace.tracking.label_records import FileEdges
from rallytrace.tracking.machine import usable_cores
from rallytrace.tracking.options import NetworkChoice, TrackRequest
from rallytrace.tracking.planning import only_stride
from rallytrace.tracking.spans import MAX_PIECE_FRAMES
from rallytrace.tracking.video_parts import PIECES_PER_PART, RunOpening

if TYPE_CHECKING:
    import distributed

    from rallytrace.process.stop_switch import StopSwitch

_log = logging.getLogger(__name__)

_CORES_PER_WORKER: Final = 4
"""Number of cores that one run uses well. With more cores, several workers are faster than one large one."""
_ADDRESS: Final = re.compile(
    r"(?:(?P<scheme>[a-z]+)://)?(?P<host>[^\s/:\0]+|\[[0-9a-fA-F:.%]+\]):(?P<port>\d{1,5})", re.ASCII
)
_SCHEMES: Final = frozenset({"tcp", "tls", "ucx"})
"""Dask protocols that reach a scheduler on another machine."""
_TCP_TIMEOUT_SECONDS: Final = 5.0
"""Time within which a reachable machine accepts a TCP connection."""
_MAX_GREETING_BYTES: Final = 2**16
_CONNECT_TIMEOUT_SECONDS: Final = 15.0
_CHECK_TIMEOUT_SECONDS: Final = 120.0
_WORKER_CHECK_INTERVAL_SECONDS: Final = 2.0
_HANGING_AFTER_SECONDS: Final = 300.0
"""Time without a progress report after which a worker counts as hanging and is restarted by Dask."""
_MAX_RETRIES: Final = 3
_SAMPLE_VIDEO_COUNT: Final = 3


@dataclass(frozen=True, slots=True)
class VideoProgress:
    """The progress of one video, summed over its parts. `total` is 0 while unknown."""

    number: int
    frames: int
    total: int


@dataclass(frozen=True, slots=True)
class VideoFinished:
    """The final event of a video: tracked or failed."""

    number: int
    result: VideoResult


@dataclass(frozen=True, slots=True)
class ClusterRemark:
    """A message about the cluster for the user."""

    text: str


ClusterEvent = VideoProgress | VideoFinished | ClusterRemark


Result = TypeVar("Result")


@contextlib.contextmanager
def open_cluster(named: str, cores: int | None, stop: "StopSwitch") -> Iterator["Cluster"]:
    """Connect to a cluster, or start one on this machine, for the duration of a `with` block.

    Args:
        named: the scheduler's address, or `local` or `local:N` for N workers on this machine.
        cores: number of cores that a local cluster uses; None for all.
        stop: cancels connecting.

    Raises:
        AppError: no cluster responds, or Dask is not installed.
        UsageError: `named` is not an address of a scheduler.
        Cancelled: `stop` was used while connecting.
    """
    is_local = named.partition(":")[0] == "local"
    if not is_local:
        _check_address(named)
    _call_in_thread(_require_dask, stop)
    import distributed  # noqa: PLC0415 - slow to load, and not always installed

    with contextlib.ExitStack() as stack:
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")  # version mismatches that matter are reported by `_check`
        if not is_local:
            _call_in_thread(lambda: _refuse_unreachable(named), stop)
        address = stack.enter_context(_start_local_cluster(named, cores, stop)) if is_local else named
        try:
            client = _call_in_thread(
                lambda: distributed.Client(address, timeout=_CONNECT_TIMEOUT_SECONDS, set_as_default=False), stop
            )
        except (OSError, ValueError, ImportError) as error:
            raise _no_response(named, error) from error
        yield Cluster(stack.enter_context(client), is_local=is_local)


def _check_address(named: str) -> None:
    found = _ADDRESS.fullmatch(named)
    if found is None or found["scheme"] not in (None, *_SCHEMES) or not 0 < int(found["port"]) < 2**16:
        raise UsageError(f"'{named}' is not the address of a scheduler.", _REMEDY)


_REMEDY: Final = "Use the address that the scheduler prints, such as tcp://HOST:8786."


def _no_response(named: str, error: object) -> AppError:
    return AppError(f"No Dask scheduler responds at {named}: {error}.", _REMEDY)


def _refuse_unreachable(named: str) -> None:
    """Raise AppError at once if no scheduler listens at the address. Dask itself would try for 30 seconds."""
    found = _ADDRESS.fullmatch(named)
    assert found is not None
    if found["scheme"] == "tls" and _has_no_certificates():
        raise AppError(
            f"{named} needs certificates, but Dask has none on this machine.", "Set them in Dask's configuration."
        )
    try:
        with socket.create_connection(
            (found["host"].strip("[]"), int(found["port"])), _TCP_TIMEOUT_SECONDS
        ) as connection:
            if found["scheme"] in (None, "tcp") and not _greets_like_dask(connection):
                raise _no_response(named, "another program listens there")
    except (OSError, ValueError) as error:  # ValueError: an invalid host name
        raise _no_response(named, getattr(error, "strerror", None) or error) from error


def _has_no_certificates() -> bool:
    from distributed.security import Security  # noqa: PLC0415 - see above

    return Security().get_connection_args("client").get("ssl_context") is None


def _greets_like_dask(connection: socket.socket) -> bool:
    """Return True if the peer sends a Dask frame header (8-byte length of a short message, `distributed.comm.tcp`)."""
    return 0 < int.from_bytes(connection.recv(8, socket.MSG_WAITALL), "little") < _MAX_GREETING_BYTES


def _call_in_thread(make: "Callable[[], Result]", stop: "StopSwitch") -> "Result":
    """Call a function in a thread of its own and return its result. After a cancellation the thread keeps running."""
    worker = Worker("connect", daemon=True)
    try:
        return worker.call(make, stop)
    finally:
        worker.leave("The connection is not closed cleanly.", 0)


def _require_dask() -> None:
    try:
        import distributed  # noqa: F401, PLC0415 - see above
    except ImportError as error:
        raise AppError(
            f"--cluster needs dask.distributed, which cannot be loaded ({error}).",
            "Install it on all machines: pip install 'rallytrace[cluster]'. In a clone: uv run --extra cluster",
        ) from error
    # This module reports what the user needs to know, so Dask's own log stays quiet.
    for name in [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]:
        logging.getLogger(name).setLevel(logging.CRITICAL)


@contextlib.contextmanager
def _start_local_cluster(named: str, cores: int | None, stop: "StopSwitch") -> "Iterator[Any]":
    import distributed  # noqa: PLC0415 - see above

    cores_here = usable_cores(cores)
    workers = max(1, cores_here // _CORES_PER_WORKER)
    if ":" in named:
        text = named.partition(":")[2]
        workers = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
        if workers < 1:
            raise UsageError(f"'{named}' is not a number of workers.", "For two workers, write local:2.")
    try:
        cluster = _call_in_thread(
            lambda: distributed.LocalCluster(
                n_workers=workers,
                threads_per_worker=max(1, cores_here // workers),
                resources={RESOURCE: 1},
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            ),
            stop,
        )
    except Cancelled:
        # Dask would wait for the start to finish before closing. The workers end together with this process.
        atexit.register(leave_process, interruption.exit_code())
        raise
    except (OSError, RuntimeError) as error:
        raise AppError(
            f"The workers could not be started: {error}.", "Close other programs, or start fewer workers."
        ) from error
    with cluster:
        yield cluster


class Cluster:
    """A connected Dask cluster.

    Attributes:
        is_local: whether this command started the cluster on this machine.
    """

    def __init__(self, client: "distributed.Client", *, is_local: bool) -> None:
        self._client = client
        self.is_local = is_local
        self._workers: frozenset[str] = frozenset()

    @property
    def dashboard(self) -> str:
        """Return the address of Dask's dashboard for the cluster."""
        return str(self._client.dashboard_link)

    def prepare(
        self, videos: Sequence[tuple[Path, FileEdges]], request: TrackRequest, stop: "StopSwitch"
    ) -> tuple[VideoTask, ...]:
        """Check that all workers can do the work, and return a task for each video.

        Raises:
            AppError: there is no worker, or a worker would give different labels from the others.
            UsageError: the stride would depend on the worker.
            Cancelled: `stop` was used.
        """
        request = replace(request, networks=_with_absolute_paths(request.networks))
        _require_fixed_stride(request)
        files = tuple((str(video.resolve()), edges) for video, edges in videos)
        expected = self._check(
            WorkerQuestion(request.networks, worker_environment(request.networks), files, self.is_local), stop
        )
        run = f"rallytrace-{uuid.uuid4().hex[:8]}"
        return tuple(
            VideoTask(
                number=number,
                run=run,
                video=video,
                edges=edges,
                request=request,
                expected=expected,
                max_whole_frames=2 * MAX_PIECE_FRAMES * PIECES_PER_PART,
                other_videos=(*files[:number], *files[number + 1 :])[:_SAMPLE_VIDEO_COUNT],
            )
            for number, (video, edges) in enumerate(files)
        )

    def track(self, tasks: Sequence[VideoTask], stop: "StopSwitch") -> Iterator[ClusterEvent]:
        """Track videos and yield events. The last event of each video is `VideoFinished`.

        Raises:
            AppError: the connection to the cluster was lost.
            Cancelled: `stop` was used. The workers stop as well.
        """
        run, reports_queue = tasks[0].run, queue.SimpleQueue[Any]()
        self._client.subscribe_topic(run, lambda event: reports_queue.put(event[1]))
        futures: dict[int, distributed.Future] = {}
        try:
            for task in tasks:
                futures[task.number] = self._submit(task, "", track_video)
                _notify_when_done(futures[task.number], task.number, reports_queue)
            yield from self._events(futures, {task.number: task for task in tasks}, reports_queue, stop)
        finally:
            self._client.unsubscribe_topic(run)
            if futures:
                self._cancel_run(run, futures)

    def _submit(
        self, task: VideoTask, stage: str, work: Callable[..., Any], *arguments: Any, priority: int = 0
    ) -> "distributed.Future":
        """Submit work for a task. Arguments may be futures of other tasks. Higher priorities run first."""
        name = Path(task.video).stem.encode("ascii", "backslashreplace").decode()  # Dask accepts only ASCII keys
        key = f"{name}{stage}-{task.run}-{task.number}"
        limits = {"resources": {RESOURCE: 1}, "retries": _MAX_RETRIES, "pure": False, "priority": priority}
        return self._client.submit(work, task, *arguments, key=key, **limits)

    def _submit_parts(self, task: VideoTask, opened: "distributed.Future", n_parts: int) -> "distributed.Future":
        parts = [
            self._submit(task, f"-part-{number}", track_video_part, opened, number, priority=1)
            for number in range(n_parts)
        ]
        return self._submit(task, "-join", finish_video, opened, parts, priority=2)

    def _events(
        self,
        futures: "dict[int, distributed.Future]",
        tasks: Mapping[int, VideoTask],
        reports_queue: "queue.SimpleQueue[Any]",
        stop: "StopSwitch",
    ) -> Iterator[ClusterEvent]:
        reports: dict[_PartKey, _ProgressReport] = {}
        checked_at = time.monotonic()
        while futures:
            stop.check()
            with contextlib.suppress(queue.Empty):
                report = reports_queue.get(timeout=0.25)
                if isinstance(report, int):
                    yield from self._on_task_done(report, futures, tasks[report], reports_queue)
                elif "left" in report:
                    yield ClusterRemark(f"Worker {report['left']} left: {report['why']} Other workers take over.")
                elif (number := report["task"]) in futures:
                    _log.debug("task %d, part %d: %d frames", number, report["part"], report["frames"])
                    reports[number, report["part"]] = _ProgressReport(
                        time.monotonic(), report["worker"], report["frames"]
                    )
                    frames = sum(last_report.frames for (video, _), last_report in reports.items() if video == number)
                    yield VideoProgress(number, frames, report["of"])
            if time.monotonic() - checked_at > _WORKER_CHECK_INTERVAL_SECONDS:
                checked_at = time.monotonic()
                yield from self._check_workers(reports)

    def _on_task_done(
        self,
        number: int,
        futures: "dict[int, distributed.Future]",
        task: VideoTask,
        reports_queue: "queue.SimpleQueue[Any]",
    ) -> Iterator[VideoFinished]:
        result = _task_result(futures[number], task)
        if isinstance(result, VideoResult):
            del futures[number]
            yield VideoFinished(number, result)
            return
        if result is not None:
            futures[number] = self._submit_parts(task, futures[number], result.n_parts)
        _notify_when_done(futures[number], number, reports_queue)

    def _check_workers(self, reports: "dict[_PartKey, _ProgressReport]") -> Iterator[ClusterRemark]:
        try:
            usable = self._usable_workers()
        except OSError as error:
            raise _connection_lost() from error
        for worker in sorted(self._workers - usable):
            yield ClusterRemark(f"Worker {worker} was lost. Other workers take over.")
            for key in [key for key, report in reports.items() if report.worker == worker]:
                del reports[key]
        if self._workers and not usable:
            yield ClusterRemark("No workers left. Waiting for one; press Ctrl+C to stop.")
        self._workers = usable
        for worker in sorted({report.worker for report in reports.values()} & usable):
            # A worker runs one part at a time, so only its latest report counts.
            keys = [key for key, report in reports.items() if report.worker == worker]
            if time.monotonic() - max(reports[key].received_at for key in keys) <= _HANGING_AFTER_SECONDS:
                continue
            for key in keys:
                del reports[key]
            if self._is_busy(worker):
                yield ClusterRemark(f"Worker {worker} does not respond and is restarted.")
                try:
                    self._client.restart_workers([worker], raise_for_error=False)
                except Exception:  # noqa: BLE001 - a worker without a nanny; Dask drops silent workers anyway
                    _log.debug("The worker %s cannot be restarted", worker, exc_info=True)

    def _is_busy(self, worker: str) -> bool:
        """Return True if a worker has work. An idle worker sends no reports, but still holds its results."""
        try:
            return bool(self._client.processing(workers=[worker]).get(worker))
        except OSError as error:
            raise _connection_lost() from error

    def _check(self, question: WorkerQuestion, stop: "StopSwitch") -> WorkerEnvironment:
        """Ask every worker whether it can do the work, and return the environment that all of them share.

        Raises:
            AppError: there is no worker, one cannot do the work, or they differ.
            Cancelled: `stop` was used.
        """
        workers = sorted(self._usable_workers())
        if not workers:
            worker_count = count_noun(len(self._worker_info()), "worker")
            raise AppError(
                f"No worker of the cluster offers the resource '{RESOURCE}' ({worker_count} in all).",
                f'Start workers that can read the videos with: dask worker ADDRESS --resources "{RESOURCE}=1".',
            )
        futures = {
            worker: self._client.submit(
                answer, question, workers=[worker], allow_other_workers=False, pure=False, priority=1
            )
            for worker in workers
        }
        answers = _wait_for_answers(futures, stop)
        problems = [
            f"Worker {worker} cannot be used. {worker_answer.problem}"
            for worker, worker_answer in answers.items()
            if worker_answer.problem
        ]
        if problems:
            for problem in problems:
                _log.debug("%s", problem)
            rest = (
                ""
                if len(problems) == 1
                else f" The same goes for {count_noun(len(problems) - 1, 'other')} (--verbose)."
            )
            raise AppError(f"{problems[0]}{rest}", "Fix the problem, or stop that worker, and run the command again.")
        worker_of = {
            worker_answer.environment.provider: worker
            for worker, worker_answer in answers.items()
            if worker_answer.environment is not None
        }
        if len(worker_of) > 1:
            used = ", ".join(f"{provider} on {worker}" for provider, worker in sorted(worker_of.items()))
            raise AppError(
                f"The workers would use different providers ({used}), whose results differ in the last digits.",
                "Use --provider to choose one that all workers have.",
            )
        self._workers = frozenset(workers)
        return replace(question.expected, provider=next(iter(worker_of)))

    def _usable_workers(self) -> frozenset[str]:
        return frozenset(address for address, facts in self._worker_info().items() if facts["resources"].get(RESOURCE))

    def _worker_info(self) -> Mapping[str, Any]:
        """Return the scheduler's current data on each worker. The client's cached data may lack some workers."""
        found: Mapping[str, Any] = self._client.sync(self._client.scheduler.identity, n_workers=-1)["workers"]
        return found

    def _cancel_run(self, run: str, futures: "Mapping[int, distributed.Future]") -> None:
        try:
            self._client.cancel(list(futures.values()))
            self._client.run(stop_run, run, on_error="ignore", workers=list(self._usable_workers()))
        except Exception:  # noqa: BLE001 - a lost cluster does not need to be stopped
            _log.debug("The tasks of run %s cannot be stopped", run, exc_info=True)


def _connection_lost() -> AppError:
    return AppError(
        "The connection to the Dask scheduler was lost, or it was restarted.",
        "Finished videos are kept. Run the command again to continue.",
    )


_PartKey: TypeAlias = tuple[int, int]
"""Task number and part number."""


@dataclass(frozen=True, slots=True)
class _ProgressReport:
    """The latest report about a part of a video.

    Attributes:
        received_at: time in seconds of the monotonic clock.
        worker: address of the worker.
        frames: number of frames tracked so far.
    """

    received_at: float
    worker: str
    frames: int


def _notify_when_done(future: "distributed.Future", number: int, reports_queue: "queue.SimpleQueue[Any]") -> None:
    future.add_done_callback(lambda _: reports_queue.put(number))


def _task_result(future: "distributed.Future", task: VideoTask) -> VideoResult | RunOpening | None:
    """Return the result of a finished task, or None if it was lost with its worker and must be computed again."""
    name = Path(task.video).name
    advice = "Run the command again. If it fails again, track this video alone."
    if future.status == "finished":
        with contextlib.suppress(TimeoutError):
            result: VideoResult | RunOpening = future.result(timeout=60)
            return result
        return None
    if future.status != "error":
        raise _connection_lost()
    error = future.exception()
    if type(error).__name__ == "KilledWorker":
        return VideoResult(None, f"Workers crashed {_MAX_RETRIES + 1} times while tracking {name}.", advice)
    return VideoResult(None, f"{name} failed on its worker: {type(error).__name__}: {error}.", advice)


def _wait_for_answers(futures: "Mapping[str, distributed.Future]", stop: "StopSwitch") -> dict[str, WorkerAnswer]:
    deadline = time.monotonic() + _CHECK_TIMEOUT_SECONDS
    while time.monotonic() < deadline and not all(future.done() for future in futures.values()):
        stop.check()
        time.sleep(0.1)
    return {worker: _read_answer(future) for worker, future in futures.items()}


def _read_answer(future: "distributed.Future") -> WorkerAnswer:
    if future.status == "finished":
        answer: WorkerAnswer = future.result(timeout=60)
        return answer
    if future.status == "error":
        return WorkerAnswer(
            None,
            f"It does not respond ({future.exception()}). Is the same version of RallyTrace installed there?",
        )
    return WorkerAnswer(None, f"It has not responded within {_CHECK_TIMEOUT_SECONDS:g} seconds.")


def _with_absolute_paths(choice: NetworkChoice) -> NetworkChoice:
    tracknet, inpaintnet = (path and path.resolve() for path in (choice.tracknet, choice.inpaintnet))
    return replace(choice, tracknet=tracknet, inpaintnet=inpaintnet)


def _require_fixed_stride(request: TrackRequest) -> None:
    """Raise UsageError if each worker would choose a stride by its own speed: labels would depend on the machine."""
    file = load_model_file(
        request.networks.tracknet_path,
        ModelKind.TRACKNET,
        family=request.networks.family,
        chosen_families=request.networks.chosen_families,
    )
    nonoverlap = request.options.eval_mode.value == "nonoverlap"
    if not (nonoverlap or request.options.stride or file.stride or only_stride(file)):
        raise UsageError(
            f"{file.path.name} chooses its stride by the speed of the machine, which differs within a cluster.",
            "Set one, such as --stride 4.",
        )
