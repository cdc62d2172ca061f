"""The heatmap of one frame, combined from windows that start at every frame."""

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
from rallytrace.texts import tr_lazy
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import chosen_every
from rallytrace.tracking.spans import preprocessor_for, scenes_around, surroundings
from rallytrace.video.background import Scene
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

_N_CACHED_SCENES = 8
"""Number of scenes whose backgrounds are kept. A background of a 1080p video takes 6 MB."""


@dataclass(frozen=True, slots=True, eq=False)
class _SearchedScene:
    """A scene and the frames that were searched for its ends. Where both end at the same frame, there may be no cut."""

    scene: Scene
    searched: range

    def holds(self, frame: int, reach: int) -> bool:
        """Return True if the scene contains `reach` frames on both sides of a frame, or ends at a cut before that."""
        scene, searched = self.scene, self.searched
        reaches_start = frame - reach >= scene.start or scene.start > searched.start or scene.start == 0
        reaches_stop = frame + reach < scene.stop or scene.stop < searched.stop
        return frame in range(scene.start, scene.stop) and reaches_start and reaches_stop


class FrameHeatmaps:
    """Computes heatmaps of single frames of one video, and keeps the backgrounds of recent scenes."""

    def __init__(self, reader: VideoReader, tracknet: TrackNet, options: TrackOptions) -> None:
        self._reader = reader
        self._tracknet = tracknet
        self._options = options
        self._every = chosen_every(options, reader.rate, tracknet.file.rate)
        self._scenes: deque[_SearchedScene] = deque(maxlen=_N_CACHED_SCENES)

    def heatmap(self, frame: int, stop: StopSwitch) -> NDArray[np.float32]:
        """Return the heatmap of a frame: float32 (height, width) in the size of the model, values in [0, 1].

        Raises:
            Cancelled: `stop` was used.
            AppError: The video or the model failed.
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
            # Users look at single heatmaps for hours, so do not keep the memory between two of them.
            heatmaps = self._tracknet.heatmaps(planes, stop, keep_memory=i + 1 < len(windows))
            ensemble.add(window.start, heatmaps[0], window.frames)
        for joined in ensemble.pop_rest():
            return np.clip(joined.joined, 0, 1)
        raise AppError(
            tr_lazy("errors", "Frame {frame} could not be read.", frame=frame),
            tr_lazy("errors", "Choose another frame."),
        )

    def _frames_around(self, frame: int, scene: Scene) -> range:
        """Return the frames of the windows over `frame`: every n-th frame of the scene, including this one."""
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
            known = _SearchedScene(
                scene, range(searched.start, searched.stop if searched.stop < n_frames else n_frames + 1)
            )
            self._scenes.append(known)
        for scene in found:
            if frame in range(scene.start, scene.stop):
                return scene
        raise AppError(
            tr_lazy("errors", "Frame {frame} is not in the video, which has {frames}.", frame=frame, frames=n_frames),
            tr_lazy("errors", "Choose another frame."),
        )
