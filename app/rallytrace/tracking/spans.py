"""Tracking a span of frames: piece by piece, scene by scene through the pipeline."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from rallytrace.domain.non_play import outside, overlap
from rallytrace.errors import Cancelled
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, Progress, Reading, detect
from rallytrace.inference.preprocessing import BackgroundMode, Preprocessor
from rallytrace.inference.session import StopSwitch
from rallytrace.inference.windows import context
from rallytrace.tracking.non_play_finding import NonPlayFinder
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.pieces import LONGEST_PIECE, Piece, pieces
from rallytrace.tracking.planning import RunPlan
from rallytrace.video.background import Scene, plan_scenes
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

Preparing = Callable[[float], None]
"""Is told how much of the search for cuts and backgrounds is done, 0 to 1."""


@dataclass(frozen=True, slots=True)
class SceneBegins:
    """A scene, whose detections follow.

    Attributes:
        frame: its first.
        is_cut: whether a shot begins there, and not only what is read for the span.
    """

    frame: int
    is_cut: bool


@dataclass(frozen=True, slots=True)
class NonPlayFound:
    """Frames of a scene that another camera shows: they are not tracked."""

    frames: range


SpanEvent = SceneBegins | NonPlayFound | Progress | Detections


class SpanTracker:
    """TrackNet over spans of one video, as a plan has it.

    Attributes:
        threshold: the heatmap value from which a ball counts as seen.
    """

    def __init__(
        self,
        reader: VideoReader,
        tracknet: TrackNet,
        options: TrackOptions,
        plan: RunPlan,
        *,
        reading: Reading | None = None,
        non_play: NonPlayFinder | None = None,
    ) -> None:
        """Prepare; heatmaps are read by `reading`, or as the options say, and nothing in non-play ranges is tracked."""
        self._reader = reader
        self._tracknet = tracknet
        self._options = options
        self._plan = plan
        self._reading = reading
        self._non_play = non_play
        self.threshold = options.threshold_with(tracknet.file)

    def events(self, span: range, stop: StopSwitch, preparing: Preparing) -> Iterator[SpanEvent]:
        """Track a span, telling about it; `Progress` counts the frames of one scene of one piece.

        Detections ascend; there are some of neighbours outside the span, which InpaintNet may lean on.

        Raises:
            Cancelled: `stop` was used.
            AppError: the video or the model failed.
        """
        every, n_frames = self._plan.every, self._reader.n_frames
        # With one background for all there is nothing to look for, and no reason to go piece by piece.
        longest = LONGEST_PIECE if self._options.background_over is None else len(span)
        follows_non_play = False
        for piece in pieces(span, longest, n_frames=n_frames, every=every, windows=self._windows):
            for scene, is_non_play in self._scenes(piece, stop, preparing):
                if is_non_play:
                    yield NonPlayFound(range(max(scene.start, piece.kept.start), min(scene.stop, piece.kept.stop)))
                else:
                    yield SceneBegins(scene.start, is_cut=follows_non_play or scene.start > piece.read.start)
                    yield from self._track_scene(scene, piece, stop)
                follows_non_play = is_non_play

    def _windows(self, wanted: range, behind: int) -> range:
        """The frames (of those looked at) whose windows decide about the wanted ones, in a video of `behind`."""
        return context(wanted, seq_len=self._tracknet.file.seq_len, stride=self._plan.stride, stop=behind)

    def _scenes(self, piece: Piece, stop: StopSwitch, preparing: Preparing) -> Iterator[tuple[Scene, bool]]:
        """The scenes that a piece lies in, as far as it and its context reach, and whether they are non-play ranges."""
        scenes = scenes_around(
            self._reader, piece.surroundings, self._tracknet, self._options, stop=stop, preparing=preparing
        )
        for scene in scenes:
            if not overlap([piece.kept], range(scene.start, scene.stop)):
                continue
            read = range(max(scene.start, piece.read.start), min(scene.stop, piece.read.stop))
            non_play = self._non_play.non_play_in(scene, piece.surroundings, checking(stop)) if self._non_play else ()
            play = outside(read, non_play)
            for part in sorted((*play, *outside(read, play)), key=lambda part: part.start):
                if overlap([piece.kept], part):
                    yield replace(scene, start=part.start, stop=part.stop), part not in play

    def _track_scene(self, scene: Scene, piece: Piece, stop: StopSwitch) -> Iterator[Detections | Progress]:
        plan, options = self._plan, self._options
        return detect(
            self._looked_at(scene, plan.every),
            self._tracknet,
            preprocessor_for(scene, self._tracknet, options),
            PipelineOptions(
                stride=plan.stride,
                eval_mode=options.eval_mode,
                decoding=options.decoding,
                threshold=self.threshold,
                workers=plan.workers,
                batch=plan.batch,
            ),
            wanted=piece.kept,
            stop=stop,
            reading=self._reading,
        )

    def _looked_at(self, scene: Scene, every: int) -> Iterator[VideoFrame]:
        """Every n-th frame of a scene, and its last one, so that all others lie between two."""
        passed_over = None
        for frame in self._reader.frames(scene.start, scene.stop):
            passed_over = frame if (frame.index - scene.start) % every else None
            if passed_over is None:
                yield frame
        if passed_over is not None:
            yield passed_over


def scenes_around(
    reader: VideoReader,
    frames: range,
    tracknet: TrackNet,
    options: TrackOptions,
    *,
    stop: StopSwitch,
    preparing: Preparing,
) -> list[Scene]:
    """The scenes of some frames, with the backgrounds that the network wants.

    Raises:
        Cancelled: `stop` was used.
        AppError: the file cannot be decoded there.
    """
    file = tracknet.file
    return plan_scenes(
        reader,
        frames.start,
        frames.stop,
        size=None if file.bg_mode.subtracts else file.size,
        resize=options.resize or file.resize,
        over=options.background_over,
        check=checking(stop),
        progress=preparing,
    )


def checking(stop: StopSwitch) -> Callable[[], None]:
    """What raises Cancelled once a switch is thrown."""

    def check() -> None:
        if stop.stopped:
            raise Cancelled

    return check


def preprocessor_for(scene: Scene, tracknet: TrackNet, options: TrackOptions) -> Preprocessor:
    """What turns a scene's frames into the network's planes."""
    file = tracknet.file
    return Preprocessor(
        size=file.size,
        mode=file.bg_mode,
        resize=options.resize or file.resize,
        difference=options.difference or file.difference,
        background=None if file.bg_mode is BackgroundMode.NONE else scene.median,
    )
