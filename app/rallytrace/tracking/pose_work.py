"""The tracker thread's search for players."""

import time

from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.texts import tr_lazy
from rallytrace.tracking.messages import JobMessage, Phase, PlayersFound, PoseRequest
from rallytrace.tracking.pose_run import PoseRun, pose_signature
from rallytrace.tracking.work import Work, open_video, provider_in_use


class PoseWork(Work[PoseRequest]):
    """A job that finds the players in spans of a video."""

    def do(self) -> None:
        request, send = self._request, self._context.send
        self._progress.report()
        self._progress.enter(Phase.READING)
        with open_video(request.video, request.index, self._stop, request.options.turning) as reader:
            for remark in reader.warnings:
                send(JobMessage(self._job, remark))
            if not request.options.chosen(reader.n_frames):
                return
            self._progress.enter(Phase.LOADING)
            cache = self._context.network_cache
            network = cache.pose_network(request.model, request.device, self._stop)
            send(provider_in_use(network))
            embedder = None
            if request.embedding is not None:
                embedder = cache.embedding_network(request.embedding, request.device, self._stop)
                if embedder.announcement not in ("", network.announcement):
                    words = tr_lazy(
                        "models",
                        "{network}: {announcement}",
                        network=request.embedding.name,
                        announcement=embedder.announcement,
                    )
                    send(JobMessage(self._job, words))
            self._find(PoseRun(reader, network, request.options, embedder))

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
