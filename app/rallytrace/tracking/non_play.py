"""Find what is not play in the scenes of a run: close-ups, replays, other cameras."""

import itertools
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from rallytrace.errors import Check, no_check
from rallytrace.track.arrays import Floats
from rallytrace.track.spans import n_frames_in
from rallytrace.tracking.court_search import search_picture
from rallytrace.video.background import Scene
from rallytrace.video.main_camera import MIN_SPANS, MainCamera, View, find_main_camera
from rallytrace.video.reader import VideoReader
from rallytrace.video.replays import is_replay

BRIEF_SECONDS: Final = 1.0
"""A shorter scene may be a flash, a graphic, or half of a cut that was found twice."""
LONG_SECONDS: Final = 20.0
"""Minimum length of a scene that is not a replay: after the main camera was moved, its new view lasts longer."""
SAMPLE_SECONDS: Final = 0.3
"""Interval between the frames in which a supposed non-play scene is checked again."""
_SEARCHED_SHARES: Final = (0.3, 0.6)
"""Where in a scene the court is looked for, as shares of its length."""
_MAX_MOVE_SHARE: Final = 0.2
"""Maximum distance of a corner from the main camera's, as a share of the picture's width: a small pan or zoom."""


def find_camera(reader: VideoReader, *, check: Check, progress: Callable[[float], None]) -> MainCamera | None:
    """Return the main camera with the court that it shows, or None as in `find_main_camera`.

    Raises:
        AppError: The file cannot be decoded.
    """
    return find_main_camera(
        reader, find_corners=lambda frames: find_corners(reader, frames, check), check=check, progress=progress
    )


def find_corners(reader: VideoReader, frames: Sequence[int], check: Check = no_check) -> Floats | None:
    """Return the court corners, (4, 2) in pixels, in the first frame that clearly shows a court, or None."""
    for frame in frames:
        check()
        found = search_picture(reader.frame(frame).bgr(), pixel_aspect=reader.size.pixel_aspect).found
        if found is not None:
            return found.corners
    return None


class NonPlayFinder:
    """Finds scenes from cameras other than the main one.

    If the main camera clearly shows a court, a doubtful scene is play only if it shows it in about the same place.
    """

    def __init__(self, reader: VideoReader, camera: MainCamera | None, play: Sequence[range] = ()) -> None:
        """Compare scenes with a main camera, if there is one. Scenes with frames of `play` count as play."""
        self._reader = reader
        self._camera = camera
        self._play = tuple(play)

    @classmethod
    def over(
        cls, reader: VideoReader, play: Sequence[range], *, check: Check, progress: Callable[[float], None]
    ) -> "NonPlayFinder":
        """Find the main camera, and return a finder that knows it.

        Raises:
            AppError: The file cannot be decoded.
        """
        return cls(reader, find_camera(reader, check=check, progress=progress), play)

    def non_play_in(
        self, scene: Scene, searched: range, check: Check = no_check, *, scenes: Sequence[Scene] = ()
    ) -> tuple[range, ...]:
        """Return the non-play frames of a scene, in order: none, all, or the parts from other cameras.

        Args:
            scene: The scene; it may continue outside the searched frames.
            searched: The frames searched for cuts.
            scenes: All scenes of these frames. A slow-motion replay of an earlier one is non-play.
            check: Called for every frame; raises an error to stop.
        """
        frames, view = range(scene.start, scene.stop), View.of_picture(scene.median)
        if self._is_brief(frames) or n_frames_in(self._play, frames):
            return ()
        if self._is_replay(scene, scenes):
            return (frames,)
        if self._camera is None or self._is_play(self._camera, scene, searched, view, check):
            return ()
        return self._without_main_camera(self._camera, frames, check)

    def _is_replay(self, scene: Scene, scenes: Sequence[Scene]) -> bool:
        earlier = (known.views for known in scenes if known.stop <= scene.start and known.views is not None)
        return scene.views is not None and is_replay(scene.views, earlier, self._reader.rate)

    def _is_play(self, camera: MainCamera, scene: Scene, searched: range, view: View, check: Check) -> bool:
        if not camera.corners:
            return camera.may_show(view) or self._is_long(scene, searched, view, check)
        if camera.certainly_shows(view):
            return True
        follows_play = camera.is_frequent(view, n_spans=MIN_SPANS) or self._is_long(scene, searched, view, check)
        if len(camera.corners) > 1 or follows_play:
            return self._corners_in(scene, check) is not None
        corners = self._corners_in(scene, check) if camera.has_colours_of(view) else None
        most = _MAX_MOVE_SHARE * self._reader.size.width
        return corners is not None and any(float(np.abs(corners - known).max()) < most for known in camera.corners)

    def _corners_in(self, scene: Scene, check: Check) -> Floats | None:
        frames = [scene.start + int(share * (scene.stop - scene.start)) for share in _SEARCHED_SHARES]
        return find_corners(self._reader, frames, check)

    def _is_brief(self, frames: range) -> bool:
        return len(frames) < BRIEF_SECONDS * self._reader.rate

    def _without_main_camera(self, camera: MainCamera, frames: range, check: Check) -> tuple[range, ...]:
        """Return the frames of a scene that the main camera does not show, for scenes that start with a slow change."""
        step = max(1, round(SAMPLE_SECONDS * self._reader.rate))
        samples: list[tuple[int, View]] = []
        for frame in self._reader.frames(frames.start, frames.stop):
            check()
            if (frame.index - frames.start) % step == 0:
                samples.append((frame.index, View.of(frame)))
        found: list[range] = []
        shows = camera.certainly_shows if camera.corners else camera.shows
        for is_own, group in itertools.groupby(samples, lambda sample: shows(sample[1])):
            numbers, views = zip(*group, strict=True)
            # The frames next to those of the main camera belong to the transition.
            first = frames.start if numbers[0] == frames.start else numbers[0] + step
            stop = frames.stop if numbers[-1] == samples[-1][0] else numbers[-1]
            segment = range(first, max(first, stop))
            is_play = is_own or self._is_brief(segment)
            if not is_play and (camera.corners or not camera.may_show(View.median(views))):
                found.append(segment)
        return tuple(found)

    def _is_long(self, scene: Scene, searched: range, view: View, check: Check) -> bool:
        """Return True if the scene is long, following similar keyframes beyond the searched frames."""
        long = round(LONG_SECONDS * self._reader.rate)
        first, stop = scene.start, scene.stop
        if first <= searched.start and stop - first < long:
            first = self._reaches_back(view, range(max(0, first - long), first), check)
        if stop >= searched.stop and stop - first < long:
            stop = self._reaches_on(view, range(stop, min(self._reader.n_frames, stop + long)), check)
        return stop - first >= long

    def _reaches_back(self, view: View, frames: range, check: Check) -> int:
        first = frames.stop
        for frame in self._reader.keyframes(frames.start, frames.stop):
            check()
            is_same = View.of(frame).looks_like(view)
            first = min(first, frame.index) if is_same else frames.stop
        return first

    def _reaches_on(self, view: View, frames: range, check: Check) -> int:
        for frame in self._reader.keyframes(frames.start, frames.stop):
            check()
            if not View.of(frame).looks_like(view):
                return frame.index
        return frames.stop
