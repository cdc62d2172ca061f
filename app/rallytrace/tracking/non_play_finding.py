"""Finding non-play ranges while a video is tracked: scenes that its main camera does not show.

In doubt a scene is play: what is taken for a non-play range by mistake is hidden from the run and from the review.
"""

import itertools
from collections.abc import Callable, Sequence
from typing import Final

from rallytrace.domain.spans import overlap
from rallytrace.video.background import Scene
from rallytrace.video.main_camera import MainCamera, find_main_camera
from rallytrace.video.reader import VideoReader
from rallytrace.video.views import View

BRIEF_SECONDS: Final = 1.0
"""A scene that is over sooner may be a flash, a graphic or half of a cut that was found twice."""
LONG_SECONDS: Final = 20.0
"""No replay lasts so long; a camera that has been moved stays."""
LOOK_SECONDS: Final = 0.3
"""Scenes that are taken for non-play ranges are looked through once more, a picture in so many seconds."""

_Check = Callable[[], None]


class NonPlayFinder:
    """Knows the main camera of a video, and tells scenes that another one shows."""

    def __init__(self, reader: VideoReader, camera: MainCamera, play: Sequence[range] = ()) -> None:
        """Judge by a main camera; scenes in which frames are known to be `play` are, whatever they show."""
        self._reader = reader
        self._camera = camera
        self._play = tuple(play)

    @classmethod
    def over(
        cls, reader: VideoReader, play: Sequence[range], *, check: _Check, progress: Callable[[float], None]
    ) -> "NonPlayFinder | None":
        """Look for the main camera; None where it is not clear which one that is, or there is only one.

        Raises:
            AppError: the file cannot be decoded.
        """
        camera = find_main_camera(reader, check=check, progress=progress)
        return None if camera is None else cls(reader, camera, play)

    def non_play_in(self, scene: Scene, looked_at: range, check: _Check = lambda: None) -> tuple[range, ...]:
        """The frames of a scene that are not play, ascending: none or all of it, or what is clearly another camera's.

        Args:
            scene: it may go on where nobody has looked for cuts.
            looked_at: the frames in which cuts were looked for.
            check: called for every picture; raises to stop.
        """
        frames, view = range(scene.start, scene.stop), View.of_picture(scene.median)
        if self._is_brief(frames) or overlap(self._play, frames):
            return ()
        if self._camera.may_show(view) or self._is_long(scene, looked_at, view, check):
            return ()
        return self._without_main_camera(frames, check)

    def _is_brief(self, frames: range) -> bool:
        return len(frames) < BRIEF_SECONDS * self._reader.rate

    def _without_main_camera(self, frames: range, check: _Check) -> tuple[range, ...]:
        """The frames of a scene but for those that the main camera shows, where a slow change was not found."""
        every = max(1, round(LOOK_SECONDS * self._reader.rate))
        looks: list[tuple[int, View]] = []
        for frame in self._reader.frames(frames.start, frames.stop):
            check()
            if (frame.index - frames.start) % every == 0:
                looks.append((frame.index, View.of(frame)))
        found: list[range] = []
        for is_own, some in itertools.groupby(looks, lambda look: self._camera.shows(look[1])):
            numbers, views = zip(*some, strict=True)
            # Beside the main camera's frames are those of the change.
            first = frames.start if numbers[0] == frames.start else numbers[0] + every
            behind = frames.stop if numbers[-1] == looks[-1][0] else numbers[-1]
            part = range(first, max(first, behind))
            if not (is_own or self._is_brief(part) or self._camera.may_show(View.median(views))):
                found.append(part)
        return tuple(found)

    def _is_long(self, scene: Scene, looked_at: range, view: View, check: _Check) -> bool:
        """Whether a scene lasts; how it goes on where nobody has looked for cuts its keyframes tell."""
        long = round(LONG_SECONDS * self._reader.rate)
        first, behind = scene.start, scene.stop
        if first <= looked_at.start and behind - first < long:
            first = self._reaches_back(view, range(max(0, first - long), first), check)
        if behind >= looked_at.stop and behind - first < long:
            behind = self._reaches_on(view, range(behind, min(self._reader.n_frames, behind + long)), check)
        return behind - first >= long

    def _reaches_back(self, view: View, frames: range, check: _Check) -> int:
        """The first of some frames from which all keyframes look like a view."""
        first = frames.stop
        for frame in self._reader.keyframes(frames.start, frames.stop):
            check()
            alike = View.of(frame).looks_like(view)
            first = min(first, frame.index) if alike else frames.stop
        return first

    def _reaches_on(self, view: View, frames: range, check: _Check) -> int:
        """The frame behind those of some frames up to which all keyframes look like a view."""
        for frame in self._reader.keyframes(frames.start, frames.stop):
            check()
            if not View.of(frame).looks_like(view):
                return frame.index
        return frames.stop
