"""A run over an empty track: its points become a label file."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Detection, Point
from rallytrace.track.layers import detections_of
from rallytrace.track.track import Layer, Track
from rallytrace.track.wording import count_noun
from rallytrace.tracking.messages import JobMessage, RunRequest, Send
from rallytrace.tracking.network_cache import NetworkCache
from rallytrace.tracking.options import NetworkChoice, TrackOptions, as_pair
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.tracking.run import RunWork
from rallytrace.tracking.spans import SpanEvent
from rallytrace.tracking.work import JobContext
from rallytrace.video.reader import VideoReader

_JOB: Final = 1
_NAMED: Final = 8
"""Non-play ranges that are named one by one, at most; the record beside the labels has them all."""
_OF_PROJECTS: Final = ("signature", "spans", "within")
"""What only the runs of a project record: by it they are continued."""


def ignore(_message: object) -> None:
    """Take no notice of a run's messages."""


class LabelRun:
    """One run over one video.

    A stopped or failed run keeps its points.
    """

    def __init__(
        self,
        reader: VideoReader,
        tracknet: TrackNet | LoadedTrackNet,
        inpaintnet: InpaintNet | None,
        options: TrackOptions,
        *,
        recorded: Mapping[range, Sequence[SpanEvent]] | None = None,
        seconds: float = 0.0,
    ) -> None:
        """Prepare the run.

        Args:
            recorded: events of other machines, as in `RunRequest`; they took `seconds`.
        """
        self.reader = reader
        self._loaded = tracknet if isinstance(tracknet, LoadedTrackNet) else LoadedTrackNet(tracknet)
        self._inpaintnet = inpaintnet
        self._options = options
        self._recorded = recorded
        self._seconds = seconds
        self._work: RunWork | None = None

    @property
    def frames(self) -> range:
        """The requested frames."""
        return self._options.frames or range(self.reader.n_frames)

    @property
    def detections(self) -> list[Detection]:
        """TrackNet's detection for every tracked frame, ascending; also of neighbours outside the range."""
        result = None if self._work is None else self._work.result
        return [] if result is None else list(detections_of(result.layers.predicted, 0))

    @property
    def scenes(self) -> list[int]:
        """First frames of the shots, ascending."""
        return [] if self._work is None else self._work.scenes

    @property
    def non_play(self) -> tuple[range, ...]:
        """Frames of other cameras, not tracked."""
        return () if self._work is None else self._work.non_play

    def carry_out(self, stop: StopSwitch, send: Send = ignore) -> None:
        """Track the video; messages and progress go to `send`.

        Raises:
            Cancelled: `stop` was used; the frames done so far are kept.
            AppError: the video or a model failed; likewise.
        """
        request = RunRequest(
            video=self.reader.path,
            index=self.reader.index,
            choice=NetworkChoice(),
            options=self._options,
            spans=() if self._options.frames is None else (self._options.frames,),
            finds_non_play=self._options.frames is None,
            keeps_context=True,
            is_watched=False,
            recorded=self._recorded,
        )
        context = JobContext(NetworkCache(), send, lambda _loaded: None, lambda: False)
        self._work = RunWork(_JOB, request, stop, context)
        started = time.monotonic()
        try:
            self._work.follow(self.reader, self._loaded, self._inpaintnet)
        finally:
            if self._recorded is None:
                self._seconds = time.monotonic() - started
        for text in self.closing_messages():
            send(JobMessage(_JOB, text))

    def closing_messages(self) -> tuple[str, ...]:
        """Sentences for the user about a finished run."""
        damage = self.reader.index.damage_note(self.frames)
        return tuple(filter(None, (_report_non_play(self.non_play) if self.non_play else "", damage)))

    def points(self) -> list[Point]:
        """The points of the tracked frames of the range, ascending: found, filled or interpolated."""
        result = None if self._work is None else self._work.result
        if result is None:
            return []
        layers, frames = result.layers, self.frames
        numbers = np.arange(len(layers.predicted))
        rows = {Layer.PREDICTED: (numbers, layers.predicted), Layer.INPAINTED: (numbers, layers.inpainted)}
        return Track.from_layers(len(numbers), rows).points(frames)

    def provenance(self) -> dict[str, Any]:
        """Models, device and options in plain values, for the record of the labels."""
        assert self._work is not None
        known = {name: value for name, value in self._work.provenance.items() if name not in _OF_PROJECTS}
        return {
            **known,
            "frames": as_pair(self.frames),
            "frames_looked_at": self._work.n_detections,
            "seconds": round(self._seconds, 3),
            "scenes": self.scenes,
            # The key is older than the word "non-play", and stored.
            "non_play": [as_pair(span) for span in self.non_play],
            "damaged": [as_pair(span) for span in self.reader.index.damaged],
        }


def _report_non_play(non_play: Sequence[range]) -> str:
    named = ", ".join(f"{span.start}:{span.stop}" for span in non_play[:_NAMED])
    rest = f" and {len(non_play) - _NAMED} more" if len(non_play) > _NAMED else ""
    subject = count_noun(len(non_play), "part shows", "parts show")
    frames = sum(map(len, non_play))
    return (
        f"{subject} another camera or a replay: {frames} frames ({named}{rest}) were not tracked and have no rows (use "
        "--every-camera to track them, too)."
    )
