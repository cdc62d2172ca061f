"""Filling the gaps of a tracked video again."""

import numpy as np

from rallytrace.domain.layers import LayerRows
from rallytrace.tracking.filling import GapFilling, parts, spacing, within
from rallytrace.tracking.messages import DetectionsFound, InpaintRequest, Phase
from rallytrace.tracking.work import Work


class InpaintWork(Work[InpaintRequest]):
    """Fills the gaps of a tracked video again."""

    def do(self) -> None:
        request, network_cache = self._request, self._context.network_cache
        self._progress.report()
        net = network_cache.inpaintnet(request.choice, self._stop)
        tracknet = network_cache.tracknet_file(request.choice, self._stop)
        every = spacing(request.layers.predicted)
        filling = GapFilling.of(request.options, tracknet, net, request.size, every=every)
        self.provenance = {"inpaintnet": net.provenance() if net else None}
        frames = self._frames()
        for segment in parts(frames):
            self._progress.enter(Phase.FILLING, (segment.start - frames.start) / len(frames))
            self._stop.check()
            self._fill(segment, filling)

    def _frames(self) -> range:
        held = self._request.layers.frames
        return held if self._request.frames is None else within(self._request.frames, 0, held)

    def _fill(self, frames: range, filling: GapFilling) -> None:
        layers = self._request.layers
        nearby = layers.select(within(frames, filling.reach, layers.frames))
        made = filling.rows(nearby, frames, self._stop)
        present = layers.inpainted[frames.start - layers.first : frames.stop - layers.first]
        changed = np.flatnonzero(made != present)
        if len(changed):
            rows = LayerRows(frames.start + changed, made[changed])
            self._context.send(DetectionsFound(self._job, "", self.provenance, None, rows))
