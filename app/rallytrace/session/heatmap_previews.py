"""Heatmaps of single frames, for as long as the video and the network are the same."""

import logging
from contextlib import ExitStack

from rallytrace.errors import AppError, Cancelled
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.session.network_cache import LoadedTrackNet, NetworkCache
from rallytrace.session.run_reports import HeatmapFailed, HeatmapPicture, HeatmapRequest, Tell
from rallytrace.session.run_work import in_use, open_video
from rallytrace.tracking.frame_heatmaps import FrameHeatmaps
from rallytrace.video.reader import VideoReader

_log = logging.getLogger(__name__)


class HeatmapPreviews:
    """Shows heatmaps, with a reader of its own so that a run under way is not disturbed."""

    def __init__(self, network_cache: NetworkCache, tell: Tell) -> None:
        self._network_cache = network_cache
        self._tell = tell
        self._open = ExitStack()
        self._reader: VideoReader | None = None
        self._closeup: tuple[object, FrameHeatmaps] | None = None

    def show(self, request: HeatmapRequest, stop: StopSwitch, loaded: LoadedTrackNet | None = None) -> None:
        """Compute a heatmap and tell it; a failure is told too.

        Args:
            request: which.
            stop: gives it up.
            loaded: the network to use whatever the request says, because a run is using it.
        """
        try:
            frame_heatmaps, reader = self._closeup_for(request, stop, loaded)
            values = frame_heatmaps.heatmap(request.frame, stop)
        except Cancelled:
            return
        except AppError as error:
            self._tell(HeatmapFailed(request.frame, error))
        except Exception:  # noqa: BLE001 - the edge of the worker
            _log.exception("The heatmap of frame %d failed", request.frame)
            what = f"The heatmap of frame {request.frame} could not be computed because of an internal error."
            self._tell(HeatmapFailed(request.frame, AppError(what, "Help > Diagnostics has the log.")))
        else:
            self._tell(HeatmapPicture(request.video, request.frame, values, reader.size))

    def close(self) -> None:
        """Let go of the video."""
        self._closeup = None
        self._reader = None
        self._open.close()

    def _closeup_for(
        self, request: HeatmapRequest, stop: StopSwitch, loaded: LoadedTrackNet | None
    ) -> tuple[FrameHeatmaps, VideoReader]:
        if loaded is None:
            loaded = self._network_cache.tracknet(request.choice, stop)
            self._tell(in_use(loaded, request.choice))
        if self._reader is None or self._reader.path != request.video:
            self.close()
            self._reader = self._open.enter_context(open_video(request.video, request.index, stop))
        key = (loaded.pace, request.options)
        if self._closeup is None or self._closeup[0] != key:
            self._closeup = (key, FrameHeatmaps(self._reader, loaded.pace.tracknet, request.options))
        return self._closeup[1], self._reader
