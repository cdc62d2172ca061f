"""The workers of a Dask cluster: they say whether they are fit, and track videos. Runs in their processes.

An unfit worker, or one without access to the videos, leaves the cluster; Dask then gives its tasks to others. Dask is
imported only in tasks, where it is there for certain.
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
"""The resource that workers offer, 1 each: a worker tracks one video at a time, with all its threads."""

_LIBRARIES: Final = ("numpy", "opencv-python-headless", "av")
_REPORT_SECONDS: Final = 0.5
_LEAVING_SECONDS: Final = 2.0
"""Seconds that a task waits for its worker to leave, so that it does not come back to it."""


@dataclass(frozen=True, slots=True)
class Fitness:
    """The conditions of labels in a process; equal ones give equal labels.

    Attributes:
        versions: of the program and of the libraries for decoding, scaling and running.
        networks: sha256 of the networks' files; '' for none.
        provider: of the TrackNet; '' while unknown.
    """

    versions: tuple[tuple[str, str], ...]
    networks: tuple[str, str]
    provider: str = ""


def fitness(choice: NetworkChoice) -> Fitness:
    """The conditions of this process, the provider left open.

    Raises:
        AppError: a network cannot be read.
    """
    import onnxruntime  # noqa: PLC0415 - slow to load

    versions = {
        "RallyTrace": f"{__version__} (files {_digest_of_program()})",
        "ONNX Runtime": onnxruntime.__version__,
        **{name: importlib.metadata.version(name) for name in _LIBRARIES},
    }
    tracknet = read_model_graph(choice.tracknet_path).sha256
    inpaintnet = read_model_graph(choice.inpaintnet_path).sha256 if choice.inpaint else ""
    return Fitness(tuple(versions.items()), (tracknet, inpaintnet))


@functools.cache
def _digest_of_program() -> str:
    """A digest of RallyTrace's own files: in a clone they change without a new version."""
    digest, package = hashlib.sha256(), Path(rallytrace.__file__).parent
    for path in sorted(package.rglob("*.py"), key=Path.as_posix):
        digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class WorkerQuestion:
    """The question to a worker before its first video.

    Attributes:
        choice: the networks and the provider, files with their whole paths.
        expected: the due fitness.
        videos: files to be read there, with their edges.
        is_local: whether it runs on this machine for this command only.
    """

    choice: NetworkChoice
    expected: Fitness
    videos: tuple[tuple[str, FileEdges], ...]
    is_local: bool


@dataclass(frozen=True, slots=True)
class WorkerAnswer:
    """A worker's answer; `problem` is a sentence, '' for a fit worker."""

    fitness: Fitness | None
    problem: str = ""


def answer(question: WorkerQuestion) -> WorkerAnswer:
    """Whether this process can do the work as any other would."""
    if question.is_local:
        _leave_interrupts_to_parent()
    try:
        provider = choose_provider(question.choice.device).provider
        mine = replace(fitness(question.choice), provider=provider.value)
    except AppError as error:
        return WorkerAnswer(None, str(error))
    except importlib.metadata.PackageNotFoundError as error:
        return WorkerAnswer(None, f"A library is missing: {error.name}.")
    return WorkerAnswer(mine, _difference(mine, question.expected) or _unreadable(question.videos))


def _difference(mine: Fitness, expected: Fitness) -> str:
    for (name, own_version), (_, expected_version) in zip(mine.versions, expected.versions, strict=True):
        if own_version != expected_version:
            return f"It has {name} {own_version} instead of {expected_version}."
    if mine.networks != expected.networks:
        return "Its network files differ from those of this machine."
    if expected.provider in ("", mine.provider):
        return ""
    return f"It would run on {mine.provider}, not on {expected.provider}."


def _unreadable(videos: tuple[tuple[str, FileEdges], ...]) -> str:
    unlike = [video for video, edges in videos if not _is_there(video, edges)]
    if not unlike:
        return ""
    rest = "" if len(unlike) == 1 else f", and {count_noun(len(unlike) - 1, 'other video')}"
    return f"It cannot read {unlike[0]}{rest}, or has a different file there."


def _is_there(video: str, edges: FileEdges) -> bool:
    try:
        return digest_of_edges(Path(video)) == edges
    except AppError:
        return False


def _leave_interrupts_to_parent() -> None:
    """A terminal's Ctrl+C reaches all of its processes; only the first one is to answer."""
    import distributed  # noqa: PLC0415 - see above

    def ignore() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)

    distributed.get_worker().loop.add_callback(ignore)  # the loop runs in the main thread, where alone this can be done


@dataclass(frozen=True, slots=True)
class VideoTask:
    """A video for a worker.

    Attributes:
        number: the task's, in its run.
        run: the topic for reports of progress and for stopping.
        longest: longer videos are tracked in parts, in frames.
        witnesses: some other videos, to distinguish missing storage from a missing video.
        expected: the due fitness of the worker.
    """

    number: int
    run: str
    video: str
    edges: FileEdges
    request: TrackRequest
    expected: Fitness
    longest: int
    witnesses: tuple[tuple[str, FileEdges], ...]


@dataclass(frozen=True, slots=True)
class VideoResult:
    """The result of a video on a worker.

    Attributes:
        tracked: the results, of a part of the frames after a failure; None for nothing.
        what, remedy: of its error; both '' for none.
        messages: of the run, for the user.
    """

    tracked: TrackedVideo | None
    what: str = ""
    remedy: str = ""
    messages: tuple[str, ...] = ()


def track_video(task: VideoTask) -> VideoResult | RunOpening:
    """Track a video or open a long one for its parts.

    An error of the video or a network is a result; after any other Dask repeats the task.
    """
    with _on_worker(task) as worker:
        return _result(task, lambda: _track(task, worker, may_open=True))


def track_video_part(task: VideoTask, opening: RunOpening, number: int) -> RunPart:
    """Track a part of a long video."""
    with _on_worker(task) as worker:
        request, loaded, _ = _tools(task, worker)
        report = _Report(task, worker, number)
        with VideoReader(Path(task.video), index=opening.index) as reader:
            chosen = request.options_for(reader.n_frames)
            return track_part(reader, loaded, chosen, opening, number, stop=_switch_of(task.run), report=report.tell)


def finish_video(task: VideoTask, opening: RunOpening, parts: Sequence[RunPart]) -> VideoResult | RunOpening:
    """Join the parts of a long video; a damaged one is tracked whole, as on one machine."""
    with _on_worker(task) as worker:
        if all(video_part.is_sound for video_part in parts):
            return _result(task, lambda: _join(task, opening, parts, worker))
        return _result(task, lambda: _track(task, worker, may_open=False))


@contextlib.contextmanager
def _on_worker(task: VideoTask) -> Iterator[Any]:
    """The worker of a task, busy with this one alone; an unfit worker leaves the cluster."""
    import distributed  # noqa: PLC0415 - see above

    worker = distributed.get_worker()
    problem = _unfit(task)
    if problem:
        worker.log_event(task.run, {"left": worker.address, "why": problem})
        worker.loop.add_callback(worker.close_gracefully, restart=False, reason=problem)
        time.sleep(_LEAVING_SECONDS)
        raise distributed.Reschedule
    with _one_at_a_time:
        yield worker


def _result(task: VideoTask, work: Callable[[], VideoResult | RunOpening]) -> VideoResult | RunOpening:
    """The result of some work, or its error; the error is raised if the storage is gone."""
    try:
        return work()
    except AppError as error:
        if _is_there(task.video, task.edges) or not _unfit(task):
            return VideoResult(None, error.problem, error.remedy)
        raise


_one_at_a_time = threading.Lock()
_fit: set[Fitness] = set()


def _unfit(task: VideoTask) -> str:
    """Why this process cannot do a task, unlike others; '' if it can, or this is unknown."""
    if task.expected not in _fit:
        question = WorkerQuestion(task.request.networks, task.expected, (), is_local=False)
        if problem := answer(question).problem:
            return problem
        _fit.add(task.expected)
    seen = any(_is_there(video, edges) for video, edges in ((task.video, task.edges), *task.witnesses))
    return "" if seen else "It can no longer read the videos."


def _track(task: VideoTask, worker: Any, *, may_open: bool) -> VideoResult | RunOpening:
    request, loaded, inpaintnet = _tools(task, worker)
    stop, report = _switch_of(task.run), _Report(task, worker)
    messages: list[str] = []
    failure: AppError | None = None
    with VideoReader(Path(task.video)) as reader:
        options = request.options_for(reader.n_frames)
        if may_open and len(options.frames or range(reader.n_frames)) > task.longest:
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
    with VideoReader(Path(task.video), index=opening.index) as reader:
        options = request.options_for(reader.n_frames)
        tracking = join_parts(reader, loaded, inpaintnet, options, parts, stop=_switch_of(task.run))
        return VideoResult(_tracked(task, tracking), messages=(*opening.messages, *tracking.closing_messages()))


def _tracked(task: VideoTask, tracking: LabelRun) -> TrackedVideo:
    points = tuple(tracking.points())
    return TrackedVideo(Path(task.video), task.edges, tracking.reader.size, points, tracking.provenance())


def _tools(task: VideoTask, worker: Any) -> tuple[TrackRequest, LoadedTrackNet, InpaintNet | None]:
    """The request with the worker's cores, and its networks; they stay open for the next task."""
    request, stop = _with_cores(task.request, worker.state.nthreads), _switch_of(task.run)
    return request, _networks.tracknet(request.networks, stop), _networks.inpaintnet(request.networks, stop)


def _with_cores(request: TrackRequest, threads: int) -> TrackRequest:
    """The request with the worker's threads as cores, unless a number was asked for."""
    device = replace(request.networks.device, cores=request.networks.device.cores or threads)
    return replace(request, networks=replace(request.networks, device=device))


class _Report:
    def __init__(self, task: VideoTask, worker: Any, number: int = 0) -> None:
        self._task = task
        self._part = number
        self._worker = worker
        self._told = 0.0

    def tell(self, frames: int, total: int) -> None:
        seconds = time.monotonic()
        if seconds - self._told >= _REPORT_SECONDS:
            self._told = seconds
            told = {
                "task": self._task.number,
                "frames": frames,
                "of": total,
                "part": self._part,
                "worker": self._worker.address,
            }
            self._worker.log_event(self._task.run, told)


_networks = NetworkCache()
"""The networks of the latest task in this process."""

_switches: dict[str, StopSwitch] = {}


def _switch_of(run: str) -> StopSwitch:
    return _switches.setdefault(run, StopSwitch())


def stop_run(run: str) -> None:
    """Stop the present and future work of this process for a run; called while its threads are busy."""
    threading.Thread(target=_switch_of(run).stop, name="stop").start()  # not in the loop: it takes a lock
