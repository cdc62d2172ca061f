"""Tracking a span of frames: piece by piece, scene by scene through the pipeline."""

import contextlib
import itertools
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rallytrace.errors import AppError, Check, no_check
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, HeatmapDecoder, PipelineOptions, detect
from rallytrace.inference.preprocessing import Preprocessor
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.inference.windows import context_frames
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Detection
from rallytrace.track.spans import n_frames_in, overlap, subtract_spans
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import RunPlan
from rallytrace.video.background import Scene, plan_scenes
from rallytrace.video.frame import VideoFrame
from rallytrace.video.main_camera import MainCamera, View, find_main_camera
from rallytrace.video.reader import VideoReader
from rallytrace.video.repeats import CONTEXT, REACH, RepeatFinder

LONGEST_PIECE = 1500
"""Frames of a piece: 50 seconds of most videos, for which cuts and background are found in one short pass."""

MARGIN = 150
"""Frames before and after a piece in which its shots and backgrounds are looked for as well."""

WHOLE_VIDEO = 1200
"""A video of no more frames has its backgrounds looked for in all of it, whatever part of it is tracked."""


_WARM_UP: Final = 4
"""Windows that a recurrent network is given before a piece, so that it need not begin with nothing there."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Frames tracked in one go.

    Attributes:
        kept: those with kept detections; together the pieces keep each frame once.
        read: those to be read for that, with the context of their windows.
        surroundings: those searched for shots and backgrounds.
        nearby: whether brief views there are looked for around them as well.
    """

    kept: range
    read: range
    surroundings: range
    nearby: bool = True


def pieces(
    frames: range, longest: int, *, n_frames: int, step: int, windows: Callable[[range, int], range]
) -> Iterator[Piece]:
    """The pieces of a range, ascending.

    At the outer ends of the range the context is also kept, for InpaintNet. Between pieces a tracked frame begins the
    next one: counted from a cut before it, no two tracked frames are farther apart than `step`.

    Args:
        frames: the range to track.
        longest: frames in a piece, at most, unless that is less than `step`.
        step: every n-th frame is tracked.
        windows: gives the frames of all windows over some frames, both counted in tracked frames; its second argument
            is the number of these in the video.
    """
    stop = frames.start
    while stop < frames.stop:
        start, stop = stop, frames.stop
        if start + longest < frames.stop:
            stop = min(max((start + longest) // step, start // step + 1) * step, frames.stop)
        context = windows(range(start // step, -(-stop // step)), -(-n_frames // step))
        read = range(context.start * step, min(context.stop * step, n_frames))
        kept = range(
            read.start if start == frames.start else start,
            read.stop if stop == frames.stop else stop,
        )
        yield Piece(kept, read, surroundings(read, n_frames))


def surroundings(read: range, n_frames: int) -> range:
    """The frames to search for the shots and backgrounds of some frames."""
    if n_frames <= WHOLE_VIDEO:
        return range(n_frames)
    return range(max(0, read.start - MARGIN), min(n_frames, read.stop + MARGIN))


BRIEF_SECONDS: Final = 1.0
"""A scene that is over sooner may be a flash, a graphic or half of a cut that was found twice."""
LONG_SECONDS: Final = 20.0
"""Seconds that no replay lasts; a camera that has been moved stays for longer."""
LOOK_SECONDS: Final = 0.3
"""Seconds between the pictures with which scenes that are taken for non-play ranges are looked through once more."""


class NonPlayFinder:
    """Finds the scenes of other cameras than a video's main one."""

    def __init__(self, reader: VideoReader, camera: MainCamera, play: Sequence[range] = ()) -> None:
        """Judge by a main camera; scenes with frames of `play` are play, whatever they show."""
        self._reader = reader
        self._camera = camera
        self._play = tuple(play)

    @classmethod
    def over(
        cls, reader: VideoReader, play: Sequence[range], *, check: Check, progress: Callable[[float], None]
    ) -> "NonPlayFinder | None":
        """Find the main camera; None for a single camera, or without a clear main one.

        Raises:
            AppError: the file cannot be decoded.
        """
        camera = find_main_camera(reader, check=check, progress=progress)
        return None if camera is None else cls(reader, camera, play)

    def non_play_in(self, scene: Scene, searched: range, check: Check = no_check) -> tuple[range, ...]:
        """The non-play frames of a scene, ascending: none, all, or the part of another camera.

        Args:
            scene: it may go on outside the searched frames.
            searched: the frames searched for cuts.
            check: called for every picture; raises to stop.
        """
        frames, view = range(scene.start, scene.stop), View.of_picture(scene.median)
        if self._is_brief(frames) or n_frames_in(self._play, frames):
            return ()
        if self._camera.may_show(view) or self._is_long(scene, searched, view, check):
            return ()
        return self._without_main_camera(frames, check)

    def _is_brief(self, frames: range) -> bool:
        return len(frames) < BRIEF_SECONDS * self._reader.rate

    def _without_main_camera(self, frames: range, check: Check) -> tuple[range, ...]:
        """The frames of a scene without those of the main camera, after a slow change."""
        step = max(1, round(LOOK_SECONDS * self._reader.rate))
        looks: list[tuple[int, View]] = []
        for frame in self._reader.frames(frames.start, frames.stop):
            check()
            if (frame.index - frames.start) % step == 0:
                looks.append((frame.index, View.of(frame)))
        found: list[range] = []
        for is_own, group in itertools.groupby(looks, lambda look: self._camera.shows(look[1])):
            numbers, views = zip(*group, strict=True)
            # Beside the main camera's frames are those of the change.
            first = frames.start if numbers[0] == frames.start else numbers[0] + step
            stop = frames.stop if numbers[-1] == looks[-1][0] else numbers[-1]
            segment = range(first, max(first, stop))
            if not (is_own or self._is_brief(segment) or self._camera.may_show(View.median(views))):
                found.append(segment)
        return tuple(found)

    def _is_long(self, scene: Scene, searched: range, view: View, check: Check) -> bool:
        """Whether a scene is long. Outside the searched frames its keyframes are compared."""
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
            alike = View.of(frame).looks_like(view)
            first = min(first, frame.index) if alike else frames.stop
        return first

    def _reaches_on(self, view: View, frames: range, check: Check) -> int:
        for frame in self._reader.keyframes(frames.start, frames.stop):
            check()
            if not View.of(frame).looks_like(view):
                return frame.index
        return frames.stop


Preparing = Callable[[float], None]
"""Called with the share of the search for cuts and backgrounds that is done, 0 to 1."""


@dataclass(frozen=True, slots=True)
class SceneBegins:
    """A scene; its detections follow.

    Attributes:
        is_cut: whether a shot begins there, or just the reading for the span.
    """

    frame: int
    is_cut: bool


@dataclass(frozen=True, slots=True)
class NonPlayFound:
    """Frames of a scene of another camera: they are not tracked."""

    frames: range


SpanEvent = SceneBegins | NonPlayFound | StageSeconds | Detections


class SpanTracker:
    """TrackNet over spans of one video, by a plan.

    Attributes:
        threshold: least heatmap value of a detection.
    """

    def __init__(
        self,
        reader: VideoReader,
        tracknet: TrackNet,
        options: TrackOptions,
        plan: RunPlan,
        *,
        heatmap_decoder: HeatmapDecoder | None = None,
        non_play: NonPlayFinder | None = None,
    ) -> None:
        """Heatmaps are decoded by `heatmap_decoder`, or as the options say; nothing in non-play ranges is tracked."""
        self._reader = reader
        self._tracknet = tracknet
        self._options = options
        self._plan = plan
        self._heatmap_decoder = heatmap_decoder
        self._non_play = non_play
        self._planned: tuple[range, list[Scene]] | None = None
        """The scenes of the piece that was looked at last, by its surroundings."""
        self.threshold = options.decoded_from(tracknet.file)

    def pieces(self, span: range) -> list[Piece]:
        """The pieces of a span, ascending."""
        # With one background for all there is nothing to look for, and no reason to go piece by piece.
        longest = LONGEST_PIECE if self._options.background_over is None else len(span)
        n_frames, step = self._reader.n_frames, self._plan.step
        return list(pieces(span, longest, n_frames=n_frames, step=step, windows=self._windows))

    def brief_piece(self, frames: range) -> Piece:
        """Some frames as a piece of their own, with cuts and background of these frames only."""
        step, n_frames = self._plan.step, self._reader.n_frames
        (piece,) = pieces(frames, len(frames), n_frames=n_frames, step=step, windows=self._windows)
        return replace(piece, kept=frames, surroundings=piece.read, nearby=False)

    def part_events(self, piece: Piece, segment: range, stop: StopSwitch, preparing: Preparing) -> Iterator[SpanEvent]:
        """Track a part of a piece, and report progress, with the same results as in all of the piece.

        `StageSeconds` are those of one scene; detections ascend.

        Raises:
            Cancelled: `stop` was used.
            AppError: the video or the model failed.
        """
        follows_non_play = False
        for scene, is_non_play in self._scenes(piece, segment, stop, preparing):
            if is_non_play:
                yield NonPlayFound(range(max(scene.start, segment.start), min(scene.stop, segment.stop)))
            else:
                yield SceneBegins(scene.start, is_cut=follows_non_play or scene.start > piece.read.start)
                yield from self._track_scene(scene, segment, stop)
            follows_non_play = is_non_play

    def _windows(self, wanted: range, n_frames: int) -> range:
        file = self._tracknet.file
        return context_frames(
            wanted,
            seq_len=file.seq_len,
            stride=self._plan.stride,
            stop=n_frames,
            past=file.past_of_single_output,
            warmup=0 if file.recurrent is None else _WARM_UP,
            second_look=self._plan.second_look is not None,
        )

    def _scenes(
        self, piece: Piece, wanted: range, stop: StopSwitch, preparing: Preparing
    ) -> Iterator[tuple[Scene, bool]]:
        """The scenes of a part of a piece, as far as the piece is read, and whether each is a non-play range."""
        if self._planned is None or self._planned[0] != piece.surroundings:
            # The pictures of two pieces are not held at once, nor beside what the network has left behind.
            if self._planned is not None:
                self._planned = None
                self._tracknet.release_memory()
            scenes = scenes_around(
                self._reader,
                piece.surroundings,
                self._tracknet,
                self._options,
                stop=stop,
                preparing=preparing,
                nearby=piece.nearby,
            )
            self._planned = piece.surroundings, scenes
        for scene in self._planned[1]:
            if not overlap(wanted, range(scene.start, scene.stop)):
                continue
            read = range(max(scene.start, piece.read.start), min(scene.stop, piece.read.stop))
            non_play = self._non_play.non_play_in(scene, piece.surroundings, stop.check) if self._non_play else ()
            play = subtract_spans(read, non_play)
            for segment in sorted((*play, *subtract_spans(read, play)), key=lambda segment: segment.start):
                if overlap(wanted, segment):
                    yield replace(scene, start=segment.start, stop=segment.stop), segment not in play

    def _track_scene(self, scene: Scene, wanted: range, stop: StopSwitch) -> Iterator[Detections | StageSeconds]:
        vicinity = self._near(scene, wanted)
        if self._plan.step > 1:
            return self._detect(self._frames_with_step(vicinity, self._plan.step), scene, wanted, stop)
        finder = RepeatFinder()
        events = self._detect(self._seen_by(finder, vicinity), scene, wanted, stop)
        return _with_repeats(events, finder, min(vicinity.stop + REACH, self._reader.n_frames))

    def _detect(
        self, frames: Iterator[VideoFrame], scene: Scene, wanted: range, stop: StopSwitch
    ) -> Iterator[Detections | StageSeconds]:
        plan, options = self._plan, self._options
        return detect(
            frames,
            self._tracknet,
            preprocessor_for(scene, self._tracknet, options),
            PipelineOptions(
                stride=plan.stride,
                second_look=plan.second_look,
                eval_mode=options.eval_mode,
                decoding=options.decoding,
                threshold=self.threshold,
                workers=plan.workers,
                batch=plan.batch,
            ),
            wanted=wanted,
            stop=stop,
            heatmap_decoder=self._heatmap_decoder,
        )

    def _near(self, scene: Scene, wanted: range) -> Scene:
        """A scene without the frames outside the windows of the wanted ones; windows begin as before."""
        step, frames = self._plan.step, range(scene.start, scene.stop)
        if self._tracknet.file.recurrent is not None:
            return scene
        first, last = max(wanted.start, frames.start) - frames.start, min(wanted.stop, frames.stop) - 1 - frames.start
        n_tracked = -(-(len(frames) - 1) // step) + 1
        needed = self._windows(range(first // step, -(-last // step) + 1), n_tracked)
        stop = frames.stop if needed.stop >= n_tracked else frames.start + (needed.stop - 1) * step + 1
        return replace(scene, start=frames.start + needed.start * step, stop=stop)

    def _seen_by(self, finder: RepeatFinder, scene: Scene) -> Iterator[VideoFrame]:
        """The frames of a scene; the finder also gets those around it, so that parts give the same."""
        for frame in self._reader.frames(max(scene.start - CONTEXT, 0), scene.stop + REACH):
            finder.add(frame)
            if scene.start <= frame.index < scene.stop:
                yield frame

    def _frames_with_step(self, scene: Scene, step: int) -> Iterator[VideoFrame]:
        """Every n-th frame of a scene, and its last one: all others lie between two."""
        passed_over = None
        for frame in self._reader.frames(scene.start, scene.stop):
            passed_over = frame if (frame.index - scene.start) % step else None
            if passed_over is None:
                yield frame
        if passed_over is not None:
            yield passed_over


def _with_repeats(
    events: Iterator[Detections | StageSeconds], finder: RepeatFinder, stop: int
) -> Iterator[Detections | StageSeconds]:
    """The events with the finder's repeats; detections wait for its later frames.

    Args:
        events: of consecutive frames.
        finder: given frames in another thread meanwhile.
        stop: the frame after its last one.
    """
    waiting: list[Detection] = []

    def decided(limit: int) -> Iterator[Detections]:
        ready = [replace(found, repeats=finder.is_repeat(found.frame)) for found in waiting if found.frame < limit]
        del waiting[: len(ready)]
        if ready:
            yield Detections(tuple(ready))

    with contextlib.closing(events) if isinstance(events, Generator) else contextlib.nullcontext():
        try:
            for event in events:
                if isinstance(event, StageSeconds):
                    yield event
                    continue
                waiting += event.items
                yield from decided(finder.stop if finder.stop >= stop else finder.stop - REACH)
        except AppError:
            # All frames that are complete are given, as `detect` does.
            yield from decided(finder.stop)
            raise
        yield from decided(finder.stop)


def scenes_around(
    reader: VideoReader,
    frames: range,
    tracknet: TrackNet,
    options: TrackOptions,
    *,
    stop: StopSwitch,
    preparing: Preparing,
    nearby: bool = True,
) -> list[Scene]:
    """The scenes of some frames, with the network's backgrounds; `nearby` as of `plan_scenes`.

    Raises:
        Cancelled: `stop` was used.
        AppError: the file cannot be decoded there.
    """
    file = tracknet.file
    return plan_scenes(
        reader,
        frames.start,
        frames.stop,
        size=None if file.family.subtracts else file.size,
        resize=options.resize or file.resize,
        sampled_frames=options.background_over,
        nearby=nearby,
        check=stop.check,
        progress=preparing,
    )


def preprocessor_for(scene: Scene, tracknet: TrackNet, options: TrackOptions) -> Preprocessor:
    """The preprocessor for the frames of a scene."""
    file = tracknet.file
    return Preprocessor(
        size=file.size,
        family=file.family,
        resize=options.resize or file.resize,
        difference=options.difference or file.difference,
        background=scene.median if file.family.needs_background else None,
    )
