"""The heatmap of one frame, as a run with a window from every frame would join it."""

from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError, no_progress
from rallytrace.inference.ensemble import Ensemble
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.preprocessing import lay_out
from rallytrace.inference.windows import WindowCutter, context_frames
from rallytrace.model_records.network_modes import EvalMode
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import chosen_every
from rallytrace.tracking.spans import preprocessor_for, scenes_around, surroundings
from rallytrace.video.background import Scene
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

_REMEMBERED = 8
"""Scenes whose backgrounds are kept; one of a 1080p video, for a model that subtracts, is 6 MB."""


@dataclass(frozen=True, slots=True, eq=False)
class _Known:
    """A scene, and the searched frames: a common end may be no cut."""

    scene: Scene
    searched: range

    def holds(self, frame: int, reach: int) -> bool:
        """Whether all frames of a frame's windows are in the scene, or beyond a cut."""
        scene, searched = self.scene, self.searched
        reaches_start = frame - reach >= scene.start or scene.start > searched.start or scene.start == 0
        reaches_stop = frame + reach < scene.stop or scene.stop < searched.stop
        return frame in range(scene.start, scene.stop) and reaches_start and reaches_stop


class FrameHeatmaps:
    """Heatmaps of single frames of one video; the backgrounds of the scenes it met are kept."""

    def __init__(self, reader: VideoReader, tracknet: TrackNet, options: TrackOptions) -> None:
        self._reader = reader
        self._tracknet = tracknet
        self._options = options
        self._every = chosen_every(options, reader.rate, tracknet.file.rate)
        self._scenes: deque[_Known] = deque(maxlen=_REMEMBERED)

    def heatmap(self, frame: int, stop: StopSwitch) -> NDArray[np.float32]:
        """The heatmap of a frame, float32 (height, width) of the model's size, in [0, 1].

        Raises:
            Cancelled: `stop` was used.
            AppError: the video or the model failed.
        """
        scene = self._scene_of(frame, stop)
        preprocessor = preprocessor_for(scene, self._tracknet, self._options)
        file = self._tracknet.file
        mode = self._options.eval_mode
        context = self._frames_around(frame, scene)
        ensemble = Ensemble(
            file.n_output_frames,
            1,
            EvalMode.WEIGHT if mode is EvalMode.NONOVERLAP else mode,
            single=context.index(frame),
        )
        cutter: WindowCutter[NDArray[np.uint8]] = WindowCutter(file.seq_len, 1, past=file.past_of_single_output)
        leading = preprocessor.leading_planes()
        complete = (cutter.push(preprocessor.frame_planes(picture)) for picture in self._read(context, stop))
        windows = [*filter(None, complete), *cutter.finish()]
        for i, window in enumerate(windows):
            planes = lay_out([leading, *window.items], family=file.family)[None]
            # Users look at single heatmaps for hours: between two of them the memory is not needed.
            heatmaps = self._tracknet.heatmaps(planes, stop, keep_memory=i + 1 < len(windows))
            ensemble.add(window.start, heatmaps[0], window.frames)
        for joined in ensemble.pop_rest():
            return np.clip(joined.joined, 0, 1)
        raise AppError(f"Frame {frame} could not be read.", "Choose another frame.")

    def _frames_around(self, frame: int, scene: Scene) -> range:
        """The frames of the windows over `frame`: every n-th of the scene, this one among them."""
        first = scene.start + (frame - scene.start) % self._every
        count = len(range(first, scene.stop, self._every))
        wanted = (frame - first) // self._every
        file = self._tracknet.file
        tracked_context = context_frames(
            range(wanted, wanted + 1), seq_len=file.seq_len, stride=1, stop=count, past=file.past_of_single_output
        )
        return range(first, scene.stop, self._every)[tracked_context.start : tracked_context.stop]

    def _read(self, frames: range, stop: StopSwitch) -> list[VideoFrame]:
        read = []
        for picture in self._reader.frames(frames.start, frames[-1] + 1):
            stop.check()
            if picture.index in frames:
                read.append(picture)
        return read

    def _scene_of(self, frame: int, stop: StopSwitch) -> Scene:
        reach = self._tracknet.file.seq_len * self._every
        for known in reversed(self._scenes):
            if known.holds(frame, reach):
                return known.scene
        n_frames = self._reader.n_frames
        read = range(max(0, frame - reach), min(n_frames, frame + reach + 1))
        searched = surroundings(read, n_frames)
        found = scenes_around(self._reader, searched, self._tracknet, self._options, stop=stop, preparing=no_progress)
        for scene in found:
            known = _Known(scene, range(searched.start, searched.stop if searched.stop < n_frames else n_frames + 1))
            self._scenes.append(known)
        for scene in found:
            if frame in range(scene.start, scene.stop):
                return scene
        raise AppError(f"Frame {frame} is not in the video, which has {n_frames}.", "Choose another frame.")
