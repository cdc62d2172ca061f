"""Track a span of frames, piece by piece and scene by scene."""

import contextlib
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from typing import Final

from rallytrace.errors import AppError
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, HeatmapDecoder, PipelineOptions, detect
from rallytrace.inference.preprocessing import Preprocessor
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.inference.windows import context_frames
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Detection
from rallytrace.track.spans import overlap, subtract_spans
from rallytrace.tracking.non_play import NonPlayFinder
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import RunPlan
from rallytrace.video.background import Scene, plan_scenes
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.repeats import CONTEXT_FRAMES, REACH_FRAMES, RepeatFinder

MAX_PIECE_FRAMES = 1500
"""Maximum length of a piece: 50 seconds of most videos, whose cuts and backgrounds are found in one short pass."""

MARGIN_FRAMES = 150
"""Frames before and after a piece that are also searched for its shots and backgrounds."""

SHORT_VIDEO_FRAMES = 1200
"""Up to this many frames, the whole video is searched for backgrounds, whichever part of it is tracked."""


_WARM_UP_WINDOWS: Final = 4
"""Number of windows before a piece that a recurrent network processes, so that it does not start empty."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Frames that are tracked in one go.

    Attributes:
        kept: The frames whose detections are kept; together the pieces keep each frame once.
        read: The frames to read to track them, including the context of their windows.
        surroundings: The frames searched for shots and backgrounds.
        nearby: True if the background of a view that appears only briefly may also use frames outside `surroundings`.
    """

    kept: range
    read: range
    surroundings: range
    nearby: bool = True


def pieces(
    frames: range, longest: int, *, n_frames: int, step: int, windows: Callable[[range, int], range]
) -> Iterator[Piece]:
    """Yield the pieces of a range in ascending order.

    At the outer ends of the range, the detections of the context are kept too, for InpaintNet. Every piece but the
    first starts at a multiple of `step`, so that consecutive tracked frames are at most `step` apart.

    Args:
        longest: The maximum number of frames in a piece, unless that is less than `step`.
        n_frames: The number of frames in the video.
        step: Every step-th frame is tracked.
        windows: Called with a range of tracked frames and the number of tracked frames in the video. Returns the range
            of all frames in windows over the range, also counted in tracked frames.
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
    """Return the frames around a piece that are searched for its camera shots and backgrounds."""
    if n_frames <= SHORT_VIDEO_FRAMES:
        return range(n_frames)
    return range(max(0, read.start - MARGIN_FRAMES), min(n_frames, read.stop + MARGIN_FRAMES))


Preparing = Callable[[float], None]
"""Called with the progress of the search for cuts and backgrounds, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class SceneBegins:
    """The start of a scene; its detections follow.

    Attributes:
        frame: The first frame.
        is_cut: True if a shot starts there, False if it is only the first frame that was read.
    """

    frame: int
    is_cut: bool


@dataclass(frozen=True, slots=True)
class NonPlayFound:
    """Frames of a scene from another camera; they are not tracked."""

    frames: range


SpanEvent = SceneBegins | NonPlayFound | StageSeconds | Detections


class SpanTracker:
    """Runs TrackNet over spans of one video according to a plan.

    Attributes:
        threshold: The minimum heatmap value of a detection.
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
        """Prepare to decode heatmaps by `heatmap_decoder`, or as the options say, and to skip what `non_play` finds."""
        self._reader = reader
        self._tracknet = tracknet
        self._options = options
        self._plan = plan
        self._heatmap_decoder = heatmap_decoder
        self._non_play = non_play
        self._planned: tuple[range, list[Scene]] | None = None
        """The surroundings of the last piece, and the scenes found there."""
        self.threshold = options.detection_threshold(tracknet.file)

    def pieces(self, span: range) -> list[Piece]:
        """Return the pieces of a span, in ascending order."""
        # With one background for the whole video there is nothing to search for, and no reason to track in pieces.
        longest = MAX_PIECE_FRAMES if self._options.background_over is None else len(span)
        n_frames, step = self._reader.n_frames, self._plan.step
        return list(pieces(span, longest, n_frames=n_frames, step=step, windows=self._windows))

    def brief_piece(self, frames: range) -> Piece:
        """Return the frames as a separate piece, without any frame around them for windows, cuts or background."""
        read = range(frames.start // self._plan.step * self._plan.step, frames.stop)
        return Piece(frames, read, read, nearby=False)

    def part_events(self, piece: Piece, segment: range, stop: StopSwitch, preparing: Preparing) -> Iterator[SpanEvent]:
        """Track a part of a piece and report progress; the results are the same as for the whole piece.

        `StageSeconds` refer to one scene; detections come in ascending order.

        Raises:
            Cancelled: `stop` was used.
            AppError: The video or the model failed.
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
            warmup=0 if file.recurrent is None else _WARM_UP_WINDOWS,
            second_look=self._plan.second_look is not None,
            anchor=self._plan.anchor,
        )

    def _scenes(
        self, piece: Piece, wanted: range, stop: StopSwitch, preparing: Preparing
    ) -> Iterator[tuple[Scene, bool]]:
        """Yield the scenes of a part of a piece, clipped to the frames read, and whether each is non-play."""
        if self._planned is None or self._planned[0] != piece.surroundings:
            # Do not hold the frames of two pieces at once, nor memory that the network no longer needs.
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
        scenes = self._planned[1]
        for scene in scenes:
            if not overlap(wanted, range(scene.start, scene.stop)):
                continue
            read = range(max(scene.start, piece.read.start), min(scene.stop, piece.read.stop))
            non_play: tuple[range, ...] = ()
            if self._non_play is not None:
                non_play = self._non_play.non_play_in(scene, piece.surroundings, stop.check, scenes=scenes)
            play = subtract_spans(read, non_play)
            for segment in sorted((*play, *subtract_spans(read, play)), key=lambda segment: segment.start):
                if overlap(wanted, segment):
                    yield replace(scene, start=segment.start, stop=segment.stop), segment not in play

    def _track_scene(self, scene: Scene, wanted: range, stop: StopSwitch) -> Iterator[Detections | StageSeconds]:
        vicinity = self._clip_scene(scene, wanted)
        if self._plan.step > 1:
            return self._detect(self._frames_with_step(vicinity, self._plan.step), scene, wanted, stop)
        finder = RepeatFinder()
        events = self._detect(self._frames_for_finder(finder, vicinity), scene, wanted, stop)
        return _with_repeats(events, finder, min(vicinity.stop + REACH_FRAMES, self._reader.n_frames))

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
                crop=plan.crop,
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

    def _clip_scene(self, scene: Scene, wanted: range) -> Scene:
        """Clip a scene to the windows of the wanted frames; they start at the same frames as in the whole scene."""
        step, frames = self._plan.step, range(scene.start, scene.stop)
        if self._tracknet.file.recurrent is not None:
            return scene
        first, last = max(wanted.start, frames.start) - frames.start, min(wanted.stop, frames.stop) - 1 - frames.start
        n_tracked = -(-(len(frames) - 1) // step) + 1
        needed = self._windows(range(first // step, -(-last // step) + 1), n_tracked)
        stop = frames.stop if needed.stop >= n_tracked else frames.start + (needed.stop - 1) * step + 1
        return replace(scene, start=frames.start + needed.start * step, stop=stop)

    def _frames_for_finder(self, finder: RepeatFinder, scene: Scene) -> Iterator[VideoFrame]:
        """Yield the frames of a scene. The finder also gets frames around it, so that parts give the same results."""
        for frame in self._reader.frames(max(scene.start - CONTEXT_FRAMES, 0), scene.stop + REACH_FRAMES):
            finder.add(frame)
            if scene.start <= frame.index < scene.stop:
                yield frame

    def _frames_with_step(self, scene: Scene, step: int) -> Iterator[VideoFrame]:
        """Yield every n-th frame of a scene, and its last one, so that all others lie between two tracked frames."""
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
    """Yield the events with the repeats found; detections wait until the finder has seen later frames.

    Args:
        events: Events of consecutive frames.
        finder: The finder, to which another thread adds frames at the same time.
        stop: The frame after the finder's last one.
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
                yield from decided(finder.stop if finder.stop >= stop else finder.stop - REACH_FRAMES)
        except AppError:
            # Yield all complete frames first, as `detect` does.
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
    """Return the scenes in a range of frames with the backgrounds for the network; `nearby` is passed to `plan_scenes`.

    Raises:
        Cancelled: `stop` was used.
        AppError: The file cannot be decoded there.
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
    """Return the preprocessor for the frames of a scene."""
    file = tracknet.file
    return Preprocessor(
        size=file.size,
        family=file.family,
        resize=options.resize or file.resize,
        difference=options.difference or file.difference,
        background=scene.median if file.family.needs_background else None,
    )
