"""The work of the tracker's thread: filling the gaps of what is tracked, once more."""

from typing import Any

import numpy as np

from rallytrace.domain.layers import LayerRows
from rallytrace.errors import Cancelled
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.session.run_progress import ProgressReporter
from rallytrace.session.run_reports import DetectionsFound, InpaintRequest, Phase
from rallytrace.session.run_work import JobContext
from rallytrace.tracking.filling import GapFilling, parts, spacing, within


class InpaintWork:
    """Filling the gaps of what is tracked, once more.

    Attributes:
        provenance: what ran.
        frames: how many frames were tracked: none.
    """

    def __init__(self, job: int, request: InpaintRequest, stop: StopSwitch, around: JobContext) -> None:
        self._job = job
        self._request = request
        self._stop = stop
        self._around = around
        self._telling = ProgressReporter(job, around.tell)
        self.provenance: dict[str, Any] = {}
        self.frames = 0

    def do(self) -> None:
        """Do it.

        Raises:
            Cancelled: the switch was thrown; what was filled has been told.
            AppError: it failed; likewise.
        """
        request, network_cache = self._request, self._around.network_cache
        self._telling.tell()
        net = network_cache.inpaintnet(request.choice, self._stop)
        threshold = request.options.threshold
        if threshold is None:
            threshold = network_cache.tracknet_file(request.choice, self._stop).threshold
        every = spacing(request.layers.predicted)
        filling = GapFilling.of(request.options, net, request.size, threshold=threshold, every=every)
        self.provenance = {"inpaintnet": net.provenance() if net else None}
        frames = self._frames(filling)
        for part in parts(frames):
            self._telling.enter(Phase.FILLING, (part.start - frames.start) / len(frames))
            if self._stop.stopped:
                raise Cancelled
            self._fill(part, filling)

    def _frames(self, filling: GapFilling) -> range:
        held = self._request.layers.frames
        frames = held if self._request.frames is None else self._request.frames
        return within(frames, filling.reach if self._request.spreading else 0, held)

    def _fill(self, frames: range, filling: GapFilling) -> None:
        layers = self._request.layers
        near = layers.part(within(frames, filling.reach, layers.frames))
        made = filling.rows(near, frames, self._stop)
        there = layers.inpainted[frames.start - layers.first : frames.stop - layers.first]
        other = np.flatnonzero(made != there)
        if len(other):
            rows = LayerRows(frames.start + other, made[other])
            self._around.tell(DetectionsFound(self._job, "", self.provenance, None, rows))
