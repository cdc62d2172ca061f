"""`rallytrace track --cluster`: track videos on a Dask cluster and show progress in the terminal."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NoReturn, Self

from tqdm import tqdm

from rallytrace.cluster.scheduler import ClusterRemark, VideoProgress, open_cluster
from rallytrace.cluster.work import VideoResult
from rallytrace.commands.video_batch import TrackJob, VideoBatch, VideoOutcome, VideoState, make_folder
from rallytrace.errors import AppError, Cancelled
from rallytrace.process import terminal
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking.label_records import Output, write_run
from rallytrace.tracking.options import TrackRequest


def track_on_cluster(batch: VideoBatch, request: TrackRequest, output: Output, named: str, stop: StopSwitch) -> None:
    """Track the videos of a batch on a cluster. Labels are written here when a video is finished.

    Raises:
        AppError: The cluster cannot be used, or the connection to it was lost.
    """
    jobs = dict(enumerate(batch.jobs))
    begun: set[int] = set()
    try:
        with open_cluster(named, request.networks.device.cores, stop) as cluster:
            terminal.remark(f"The cluster's dashboard: {cluster.dashboard}")
            tasks = cluster.prepare([(job.video, job.state.content) for job in jobs.values()], request, stop)
            with _Bars(jobs) as bars:
                for event in cluster.track(tasks, stop):
                    if isinstance(event, ClusterRemark):
                        bars.write(event.text)
                    elif isinstance(event, VideoProgress):
                        begun.add(event.number)
                        bars.draw(event)
                    else:
                        job = jobs[event.number]
                        bars.finish(event.number)
                        written = replace(output, overwrite=job.overwrite)
                        batch.record(job.video, _outcome(job, event.result, written, bars))
    except Cancelled:
        terminal.remark("Interrupted. The labels of finished videos are kept.")
    except AppError:
        if begun:
            _record_rest(batch, jobs, begun)
        raise
    _record_rest(batch, jobs, begun)


def _record_rest(batch: VideoBatch, jobs: Mapping[int, TrackJob], begun: set[int]) -> None:
    for number, job in jobs.items():
        if job.video not in batch.outcomes:
            state = VideoState.INTERRUPTED if number in begun else VideoState.NOT_STARTED
            batch.record(job.video, VideoOutcome(state))


def _outcome(job: TrackJob, result: VideoResult, output: Output, bars: "_Bars") -> VideoOutcome:
    for message in result.messages:
        bars.write(f"{job.video.name}: {message}")
    error = AppError(result.what, result.remedy) if result.what else None
    try:
        if result.tracked is None:
            job.state.refuse_changed(job.video)  # a file that is still being written can fail in any way
            return VideoOutcome(VideoState.FAILED, error=error)
        make_folder(job.target.parent)
        record = write_run(job.target, result.tracked, output, job.state)
    except AppError as failure:
        return VideoOutcome(VideoState.FAILED, error=failure)
    return VideoOutcome(VideoState.DONE if error is None else VideoState.FAILED, record, error)


_MAX_BARS: Final = 12


class _Bars:
    def __init__(self, jobs: Mapping[int, TrackJob]) -> None:
        self._jobs = jobs
        self._all = terminal.progress_bar("videos", len(jobs), " videos")
        self._each: dict[int, tqdm[NoReturn]] = {}

    def write(self, text: str) -> None:
        with self._all.external_write_mode():
            terminal.remark(text)

    def draw(self, progress: VideoProgress) -> None:
        if progress.number not in self._each:
            if len(self._each) >= _MAX_BARS:
                return
            self._each[progress.number] = terminal.progress_bar(self._jobs[progress.number].video.name)
        bar = self._each[progress.number]
        bar.total = progress.total or None
        bar.update(progress.frames - bar.n)  # negative when another worker starts the part again

    def finish(self, number: int) -> None:
        if number in self._each:
            self._each.pop(number).close()
        self._all.update(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for bar in (*self._each.values(), self._all):
            bar.close()
