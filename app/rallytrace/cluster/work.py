"""The code that runs on the workers of a Dask cluster: check whether a worker can do the work, and track videos.

A worker that cannot do the work or cannot read the videos leaves the cluster, and Dask gives its tasks to others. Dask
is imported inside functions because only workers are sure to have it.
"""

import contextlib
import functools
import hashlib
import importlib.metadata
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import rallytrace
from rallytrace import __version__
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_reading import read_model_graph
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.providers import choose_provider
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.wording import count_noun
from rallytrace.tracking.label_records import FileEdges, TrackedVideo
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.messages import JobMessage, RunProgress
from rallytrace.tracking.network_cache import NetworkCache
from rallytrace.tracking.options import NetworkChoice, TrackRequest
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.tracking.video_parts import RunOpening, RunPart, join_parts, open_parts, track_part
from rallytrace.video.file_state import digest_of_edges
from rallytrace.video.reader import VideoReader

RESOURCE: Final = "rallytrace"
"""Name of the Dask resource, of which each worker offers 1: a worker tracks one video at a time, with all its
threads."""

_LABEL_LIBRARIES: Final = ("numpy", "opencv-python-headless", "av")
_REPORT_INTERVAL_SECONDS: Final = 0.5
_LEAVING_TIMEOUT_SECONDS: Final = 2.0
"""Time that a task waits for its worker to leave, so that Dask does not give it the same task again."""


@dataclass(frozen=True, slots=True)
class WorkerEnvironment:
    """Everything in a process that affects labels. Equal environments give equal labels.

    Attributes:
        versions: versions of RallyTrace and of the libraries for decoding, scaling and running networks.
        networks: SHA-256 of the TrackNet and InpaintNet files; '' without one.
        provider: provider of the TrackNet; '' while unknown.
    """

    versions: tuple[tuple[str, str], ...]
    networks: tuple[str, str]
    provider: str = ""


def worker_environment(choice: NetworkChoice) -> WorkerEnvironment:
    """Return the environment of this process, without the provider.

    Raises:
        AppError: a network cannot be read.
    """
    import onnxruntime  # noqa: PLC0415 - slow to load

    versions = {
        "RallyTrace": f"{__version__} (files {_digest_of_program()})",
        "ONNX Runtime": onnxruntime.__version__,
        **{name: importlib.metadata.version(name) for name in _LABEL_LIBRARIES},
    }
    tracknet = read_model_graph(choice.tracknet_path).sha256
    inpaintnet = read_model_graph(choice.inpaintnet_path).sha256 if choice.inpaint else ""
    return WorkerEnvironment(tuple(versions.items()), (tracknet, inpaintnet))


@functools.cache
def _digest_of_program() -> str:
    """Return a digest of RallyTrace's own source files: in a clone they can change without a new version."""
    digest, package = hashlib.sha256(), Path(rallytrace.__file__).parent
    for path in sorted(package.rglob("*.py"), key=Path.as_posix):
        digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class WorkerQuestion:
    """What a worker is asked before its first video.

    Attributes:
        choice: the networks, with absolute paths, and the provider.
        expected: the environment that the worker must have.
        videos: videos that the worker must be able to read, with their sizes and digests of their first and last bytes.
        is_local: whether the worker was started on this machine by this command.
    """

    choice: NetworkChoice
    expected: WorkerEnvironment
    videos: tuple[tuple[str, FileEdges], ...]
    is_local: bool


@dataclass(frozen=True, slots=True)
class WorkerAnswer:
    """A worker's answer. `problem` is a sentence, or '' if the worker can do the work."""

    environment: WorkerEnvironment | None
    problem: str = ""


def answer(question: WorkerQuestion) -> WorkerAnswer:
    """Check that this process can read the videos and gives the same labels as the other workers."""
    if question.is_local:
        _leave_interrupts_to_parent()
    try:
        provider = choose_provider(question.choice.device).provider
        mine = replace(worker_environment(question.choice), provider=provider.value)
    except AppError as error:
        return WorkerAnswer(None, str(error))
    except importlib.metadata.PackageNotFoundError as error:
        return WorkerAnswer(None, f"A library is missing: {error.name}.")
    return WorkerAnswer(mine, _environment_problem(mine, question.expected) or _reading_problem(question.videos))


def _environment_problem(mine: WorkerEnvironment, expected: WorkerEnvironment) -> str:
    for (name, own_version), (_, expected_version) in zip(mine.versions, expected.versions, strict=True):
        if own_version != expected_version:
            return f"It has {name} {own_version} instead of {expected_version}."
    if mine.networks != expected.networks:
        return "Its network files differ from those of this machine."
    if expected.provider in ("", mine.provider):
        return ""
    return f"It would run on {mine.provider}, not on {expected.provider}."


def _reading_problem(videos: tuple[tuple[str, FileEdges], ...]) -> str:
    unreadable = [video for video, edges in videos if not _has_same_content(video, edges)]
    if not unreadable:
        return ""
    rest = "" if len(unreadable) == 1 else f", and {count_noun(len(unreadable) - 1, 'other video')}"
    return f"It cannot read {unreadable[0]}{rest}, or has a different file there."


def _has_same_content(video: str, edges: FileEdges) -> bool:
    try:
        return digest_of_edges(Path(video)) == edges
    except AppError:
        return False


def _leave_interrupts_to_parent() -> None:
    """Ignore Ctrl+C in this process: a terminal sends it to all processes, and the parent handles it."""
    import distributed  # noqa: PLC0415 - see above

    def ignore() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)

    # The loop runs in the main thread, the only one that may set signal handlers.
    distributed.get_worker().loop.add_callback(ignore)


@dataclass(frozen=True, slots=True)
class VideoTask:
    """A video for a worker to track.

    Attributes:
        number: task number within the run.
        run: Dask topic for progress reports and for stopping.
        video: absolute path of the file.
        edges: size of the file and a digest of its first and last bytes.
        expected: the environment that the worker must have.
        max_whole_frames: number of frames above which a video is tracked in parts.
        other_videos: some other videos of the run. If they are missing too, the whole storage is gone.
    """

    number: int
    run: str
    video: str
    edges: FileEdges
    request: TrackRequest
    expected: WorkerEnvironment
    max_whole_frames: int
    other_videos: tuple[tuple[str, FileEdges], ...]


@dataclass(frozen=True, slots=True)
class VideoResult:
    """The result of tracking a video on a worker.

    Attributes:
        tracked: the results; incomplete if an error occurred, None if there are none.
        what: what went wrong; '' if nothing did.
        remedy: what the user can do about it; '' if nothing went wrong.
        messages: messages from the run for the user.
    """

    tracked: TrackedVideo | None
    what: str = ""
    remedy: str = ""
    messages: tuple[str, ...] = ()


def track_video(task: VideoTask) -> VideoResult | RunOpening:
    """Track a video, or split a long one into parts.

    Errors of the video or a network are returned as a result. After any other error Dask repeats the task.
    """
    with _on_worker(task) as worker:
        return _result(task, lambda: _track(task, worker, may_open=True))


def track_video_part(task: VideoTask, opening: RunOpening, number: int) -> RunPart:
    """Track one part of a long video."""
    with _on_worker(task) as worker:
        request, loaded, _ = _tools(task, worker)
        report = _ProgressReporter(task, worker, number)
        with VideoReader(Path(task.video), index=opening.index, turning=request.options.recording.turning) as reader:
            chosen = request.options_for(reader.n_frames)
            return track_part(reader, loaded, chosen, opening, number, stop=_switch_of(task.run), report=report.tell)


def finish_video(task: VideoTask, opening: RunOpening, parts: Sequence[RunPart]) -> VideoResult | RunOpening:
    """Join the parts of a long video. A damaged video is tracked again as a whole, as on a single machine."""
    with _on_worker(task) as worker:
        if all(video_part.is_intact for video_part in parts):
            return _result(task, lambda: _join(task, opening, parts, worker))
        return _result(task, lambda: _track(task, worker, may_open=False))


@contextlib.contextmanager
def _on_worker(task: VideoTask) -> Iterator[Any]:
    """Yield the worker of a task and keep other tasks waiting. A worker that cannot do the work leaves the cluster."""
    import distributed  # noqa: PLC0415 - see above

    worker = distributed.get_worker()
    problem = _unfit(task)
    if problem:
        worker.log_event(task.run, {"left": worker.address, "why": problem})
        worker.loop.add_callback(worker.close_gracefully, restart=False, reason=problem)
        time.sleep(_LEAVING_TIMEOUT_SECONDS)
        raise distributed.Reschedule
    with _one_at_a_time:
        yield worker


def _result(task: VideoTask, work: Callable[[], VideoResult | RunOpening]) -> VideoResult | RunOpening:
    """Return the result of `work`. An error becomes a result too, unless the storage is gone: then it is raised."""
    try:
        return work()
    except AppError as error:
        if _has_same_content(task.video, task.edges) or not _unfit(task):
            return VideoResult(None, error.problem, error.remedy)
        raise


_one_at_a_time = threading.Lock()
_fit: set[WorkerEnvironment] = set()


def _unfit(task: VideoTask) -> str:
    """Return why this process cannot do a task that others may be able to do, or ''."""
    if task.expected not in _fit:
        question = WorkerQuestion(task.request.networks, task.expected, (), is_local=False)
        if problem := answer(question).problem:
            return problem
        _fit.add(task.expected)
    seen = any(_has_same_content(video, edges) for video, edges in ((task.video, task.edges), *task.other_videos))
    return "" if seen else "It can no longer read the videos."


def _track(task: VideoTask, worker: Any, *, may_open: bool) -> VideoResult | RunOpening:
    request, loaded, inpaintnet = _tools(task, worker)
    stop, report = _switch_of(task.run), _ProgressReporter(task, worker)
    messages: list[str] = []
    failure: AppError | None = None
    with VideoReader(Path(task.video), turning=request.options.recording.turning) as reader:
        options = request.options_for(reader.n_frames)
        if may_open and len(options.frames or range(reader.n_frames)) > task.max_whole_frames:
            opening = open_parts(reader, loaded, options, stop, lambda _share: report.tell(0, 0))
            if opening.n_parts > 1:
                return opening
        tracking = LabelRun(reader, loaded, inpaintnet, options)

        def on_message(message: object) -> None:
            if isinstance(message, JobMessage):
                messages.append(message.in_terminal or message.text)
            elif isinstance(message, RunProgress):
                report.tell(message.done, message.total)

        try:
            tracking.carry_out(stop, on_message)
        except AppError as error:
            failure = error
        tracked = _tracked(task, tracking)
    if failure is None:
        return VideoResult(tracked, messages=tuple(messages))
    if not tracked.points:
        raise failure
    return VideoResult(tracked, failure.problem, failure.remedy, tuple(messages))


def _join(task: VideoTask, opening: RunOpening, parts: Sequence[RunPart], worker: Any) -> VideoResult:
    request, loaded, inpaintnet = _tools(task, worker)
    with VideoReader(Path(task.video), index=opening.index, turning=request.options.recording.turning) as reader:
        options = request.options_for(reader.n_frames)
        tracking = join_parts(reader, loaded, inpaintnet, options, parts, stop=_switch_of(task.run))
        return VideoResult(_tracked(task, tracking), messages=(*opening.messages, *tracking.closing_messages()))


def _tracked(task: VideoTask, tracking: LabelRun) -> TrackedVideo:
    points = tuple(tracking.points())
    return TrackedVideo(Path(task.video), task.edges, tracking.reader.size, points, tracking.provenance())


def _tools(task: VideoTask, worker: Any) -> tuple[TrackRequest, LoadedTrackNet, InpaintNet | None]:
    """Return the request with the worker's core count, and its networks, which stay open for the next task."""
    request, stop = _with_cores(task.request, worker.state.nthreads), _switch_of(task.run)
    return request, _networks.tracknet(request.networks, stop), _networks.inpaintnet(request.networks, stop)


def _with_cores(request: TrackRequest, threads: int) -> TrackRequest:
    """Return the request with the worker's thread count as its core count, unless the request has one."""
    device = replace(request.networks.device, cores=request.networks.device.cores or threads)
    return replace(request, networks=replace(request.networks, device=device))


class _ProgressReporter:
    """A sender of progress reports about one part of a video, limited to one per interval."""

    def __init__(self, task: VideoTask, worker: Any, number: int = 0) -> None:
        self._task = task
        self._part = number
        self._worker = worker
        self._last_report_at = 0.0

    def tell(self, frames: int, total: int) -> None:
        seconds = time.monotonic()
        if seconds - self._last_report_at >= _REPORT_INTERVAL_SECONDS:
            self._last_report_at = seconds
            report = {
                "task": self._task.number,
                "frames": frames,
                "of": total,
                "part": self._part,
                "worker": self._worker.address,
            }
            self._worker.log_event(self._task.run, report)


_networks = NetworkCache()
"""Networks of this process's latest task."""

_switches: dict[str, StopSwitch] = {}


def _switch_of(run: str) -> StopSwitch:
    return _switches.setdefault(run, StopSwitch())


def stop_run(run: str) -> None:
    """Stop all current and future work of this process for a run. It is called while the worker threads are busy."""
    # In a thread, because stopping takes a lock and must not block the event loop.
    threading.Thread(target=_switch_of(run).stop, name="stop").start()
