"""InpaintNet's fills for a person to choose from, while the points that they are held to are still moved."""

import logging
from dataclasses import replace

from rallytrace.domain.fills import Fill, Method, refused
from rallytrace.errors import AppError, Cancelled
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.session.network_cache import NetworkCache
from rallytrace.session.run_reports import PinnedAnswer, PinnedRequest, Tell
from rallytrace.tracking.filling import pinned_fill

_log = logging.getLogger(__name__)


class PinnedFills:
    """Makes fills, in the tracker's thread: a network is used by one thread at a time."""

    def __init__(self, network_cache: NetworkCache, tell: Tell) -> None:
        self._network_cache = network_cache
        self._tell = tell

    def answer(self, request: PinnedRequest, stop: StopSwitch, *, in_run: bool) -> None:
        """Make a fill and tell it; where the network cannot be had or fails, one that is not offered says why.

        Args:
            request: which.
            stop: gives it up.
            in_run: whether a run is using the networks that are loaded, so that they must stay.
        """
        try:
            fill = self._fill(request, stop, in_run=in_run)
        except Cancelled:
            return
        except AppError as error:
            fill = refused(Method.INPAINT, [error.what])
        except Exception:  # noqa: BLE001 - the edge of the worker
            _log.exception("InpaintNet's fill of frames %s failed", request.around.frames)
            fill = refused(Method.INPAINT, ["It failed because of an internal error."])
        self._tell(PinnedAnswer(request.number, fill))

    def _fill(self, request: PinnedRequest, stop: StopSwitch, *, in_run: bool) -> Fill:
        net = self._network_cache.loaded_inpaintnet if in_run else None
        if net is None:
            net = self._network_cache.inpaintnet(replace(request.choice, inpaint=True), stop)
        assert net is not None
        return pinned_fill(net, request.around, request.size, stop)
