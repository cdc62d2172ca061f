"""Compute single results in the tracker thread, even during a run: a frame's heatmap or InpaintNet's fill of a gap."""

import logging
from contextlib import ExitStack
from dataclasses import replace
from typing import Final

from rallytrace.analysis.fills.fill import Fill, Method, refuse_fill
from rallytrace.analysis.fills.shots_3d import fill_along_shots
from rallytrace.errors import AppError, Cancelled
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.tracking.filling import inpaint_range
from rallytrace.tracking.frame_heatmaps import FrameHeatmaps
from rallytrace.tracking.int8_selection import settle_precision
from rallytrace.tracking.messages import FillRequest, FillResult, HeatmapFailed, HeatmapPicture, HeatmapRequest, Send
from rallytrace.tracking.network_cache import NetworkCache
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.tracking.work import open_video, provider_in_use
from rallytrace.video.reader import VideoReader

_log = logging.getLogger(__name__)
_FAILED: Final = tr_lazy("models", "It failed because of an internal error.")


class HeatmapPreviews:
    """Computes heatmaps with a separate video reader, independently of a run."""

    def __init__(self, network_cache: NetworkCache, send: Send) -> None:
        self._network_cache = network_cache
        self._send = send
        self._open = ExitStack()
        self._reader: VideoReader | None = None
        self._frame_heatmaps: tuple[object, FrameHeatmaps] | None = None

    def show(self, request: HeatmapRequest, stop: StopSwitch, loaded: LoadedTrackNet | None = None) -> None:
        """Compute a heatmap and send it, or send the error.

        Args:
            loaded: the network that a run is using. It takes precedence over the one in the request.
        """
        try:
            frame_heatmaps, reader = self._frame_heatmaps_for(request, stop, loaded)
            values = frame_heatmaps.heatmap(request.frame, stop)
        except Cancelled:
            return
        except AppError as error:
            self._send(HeatmapFailed(request.frame, error))
        except Exception:  # noqa: BLE001 - the edge of the worker
            _log.exception("The heatmap of frame %d failed", request.frame)
            problem = tr_lazy(
                "errors",
                "The heatmap of frame {frame} could not be computed because of an internal error.",
                frame=request.frame,
            )
            remedy = tr_lazy("errors", "Help > Diagnostics opens the log.")
            self._send(HeatmapFailed(request.frame, AppError(problem, remedy)))
        else:
            self._send(HeatmapPicture(request.video, request.frame, values, reader.size))

    def close(self) -> None:
        self._frame_heatmaps = None
        self._reader = None
        self._open.close()

    def _frame_heatmaps_for(
        self, request: HeatmapRequest, stop: StopSwitch, loaded: LoadedTrackNet | None
    ) -> tuple[FrameHeatmaps, VideoReader]:
        if loaded is None:
            loaded = self._network_cache.tracknet(settle_precision(request.choice), stop)
            self._send(provider_in_use(loaded.tracknet))
        turning = request.options.recording.turning
        if self._reader is None or (self._reader.path, self._reader.turning) != (request.video, turning):
            self.close()
            self._reader = self._open.enter_context(open_video(request.video, request.index, stop, turning))
        key = (loaded, request.options)
        if self._frame_heatmaps is None or self._frame_heatmaps[0] != key:
            self._frame_heatmaps = (key, FrameHeatmaps(self._reader, loaded.tracknet, request.options))
        return self._frame_heatmaps[1], self._reader


def answer_fill(
    network_cache: NetworkCache, send: Send, request: FillRequest, stop: StopSwitch, *, in_run: bool
) -> None:
    """Compute a fill and send it, in the tracker thread. After a failure, send an unavailable fill with the reason.

    Args:
        in_run: whether a run uses the loaded networks, so that they must stay loaded.
    """
    try:
        net = network_cache.loaded_inpaintnet if in_run else None
        net = net or network_cache.inpaintnet(replace(request.choice, inpaint=True), stop)
        assert net is not None
        fill = inpaint_range(net, request.context, request.size, stop)
    except Cancelled:
        return
    except AppError as error:
        fill = refuse_fill(Method.INPAINT, [error.problem])
    except Exception:  # noqa: BLE001 - the edge of the worker
        _log.exception("InpaintNet's fill of frames %s failed", request.context.frames)
        fill = refuse_fill(Method.INPAINT, [_FAILED])
    send(FillResult(request.number, fill, _fill_in_space(request)))


def _fill_in_space(request: FillRequest) -> Fill | None:
    if request.shots_3d is None:
        return None
    try:
        return fill_along_shots(request.context, request.shots_3d, request.size)
    except Exception:  # noqa: BLE001 - the edge of the worker
        _log.exception("The shots in 3D over frames %s failed", request.context.frames)
        return refuse_fill(Method.SPACE, [_FAILED])
