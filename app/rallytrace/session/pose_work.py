"""The tracker thread's search for the players."""

import time
from typing import Any

from rallytrace.execution_providers import PROVIDERS
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.session.run_reports import JobMessage, Phase, PlayersFound, PoseRequest, ProviderInUse
from rallytrace.session.run_work import JobContext, ProgressReporter, open_video
from rallytrace.tracking.pose_run import PoseRun, pose_signature


class PoseWork:
    """One search for the players in spans of a video.

    Attributes:
        provenance: what runs on what, as far as it has come.
        frames: how many frames were looked at.
    """

    def __init__(self, job: int, request: PoseRequest, stop: StopSwitch, context: JobContext) -> None:
        self._job = job
        self._request = request
        self._stop = stop
        self._context = context
        self._progress = ProgressReporter(job, context.send)
        self.provenance: dict[str, Any] = {}
        self.frames = 0

    def do(self) -> None:
        """Run the job.

        Raises:
            Cancelled: the switch was stopped; what was found has been sent.
            AppError: it failed; what was found has been sent.
        """
        request, send = self._request, self._context.send
        self._progress.report()
        network, announcement = self._context.network_cache.pose_network(request.model, request.choice, self._stop)
        label = PROVIDERS[network.session.provider].label
        asked = None if request.choice.provider is None else PROVIDERS[request.choice.provider].label
        warning = request.choice.provider not in (None, network.session.provider)
        send(ProviderInUse(label, asked, announcement, warning))
        self._progress.enter(Phase.READING)
        with open_video(request.video, request.index, self._stop) as reader:
            for remark in reader.warnings:
                send(JobMessage(self._job, remark))
            self._find(PoseRun(reader, network, request.options))

    def _find(self, run: PoseRun) -> None:
        self._progress.total = run.total
        self._progress.enter(Phase.POSES)
        started = time.monotonic()
        for found in run.events(self._stop):
            self.provenance, self.frames = run.provenance(), run.done
            if len(found.frames):
                self._context.send(PlayersFound(self._job, pose_signature(self.provenance), self.provenance, found))
            self._progress.count(StageSeconds(read=time.monotonic() - started - run.seconds, forward=run.seconds))
            self._progress.reach(run.done)
            self._progress.report()
            self._context.attend(None)
        self.provenance = run.provenance()
