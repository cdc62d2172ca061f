"""A run over an empty track, whose points are written to a label file."""

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
_MAX_LISTED_RANGES: Final = 8
"""Maximum number of non-play ranges listed in a message; the record beside the labels has all of them."""
_PROJECT_ONLY_KEYS: Final = ("signature", "spans", "within")
"""Keys of the provenance that only projects record, to resume their runs."""


def ignore(_message: object) -> None:
    """Ignore a message of a run."""


class LabelRun:
    """A run over one video.

    A run that was stopped or failed keeps its points.
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
            recorded: Events tracked by other machines, as in `RunRequest`.
            seconds: The time that these machines took.
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
        """Return the requested frames."""
        return self._options.frames or range(self.reader.n_frames)

    @property
    def detections(self) -> list[Detection]:
        """Return TrackNet's detection of every tracked frame, in order, including neighbours outside the range."""
        result = None if self._work is None else self._work.result
        return [] if result is None else list(detections_of(result.layers.predicted, 0))

    @property
    def scenes(self) -> list[int]:
        """Return the first frame of each shot, in ascending order."""
        return [] if self._work is None else self._work.scenes

    @property
    def non_play(self) -> tuple[range, ...]:
        """Return the frames of other cameras, which are not tracked."""
        return () if self._work is None else self._work.non_play

    def carry_out(self, stop: StopSwitch, send: Send = ignore) -> None:
        """Track the video and pass messages and progress to `send`.

        Raises:
            Cancelled: `stop` was used; the frames done so far are kept.
            AppError: The video or a model failed; the frames done so far are kept.
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
            self._work.track(self.reader, self._loaded, self._inpaintnet)
        finally:
            if self._recorded is None:
                self._seconds = time.monotonic() - started
        for text in self.closing_messages():
            send(JobMessage(_JOB, text))

    def closing_messages(self) -> tuple[str, ...]:
        """Return sentences for the user about a finished run."""
        damage = self.reader.index.damage_note(self.frames)
        return tuple(filter(None, (_report_non_play(self.non_play) if self.non_play else "", damage)))

    def points(self) -> list[Point]:
        """Return the points of the tracked frames of the range, in order: detected, filled or interpolated."""
        result = None if self._work is None else self._work.result
        if result is None:
            return []
        layers, frames = result.layers, self.frames
        numbers = np.arange(len(layers.predicted))
        rows = {Layer.PREDICTED: (numbers, layers.predicted), Layer.INPAINTED: (numbers, layers.inpainted)}
        return Track.from_layers(len(numbers), rows).points(frames)

    def provenance(self) -> dict[str, Any]:
        """Return models, device and options as plain values, for the record of the labels."""
        assert self._work is not None
        known = {name: value for name, value in self._work.provenance.items() if name not in _PROJECT_ONLY_KEYS}
        return {
            **known,
            "frames": as_pair(self.frames),
            "frames_looked_at": self._work.n_detections,
            "seconds": round(self._seconds, 3),
            "scenes": self.scenes,
            # Stored in files under this key.
            "non_play": [as_pair(span) for span in self.non_play],
            "damaged": [as_pair(span) for span in self.reader.index.damaged],
        }


def _report_non_play(non_play: Sequence[range]) -> str:
    named = ", ".join(f"{span.start}:{span.stop}" for span in non_play[:_MAX_LISTED_RANGES])
    rest = f" and {len(non_play) - _MAX_LISTED_RANGES} more" if len(non_play) > _MAX_LISTED_RANGES else ""
    subject = count_noun(len(non_play), "part shows", "parts show")
    frames = sum(map(len, non_play))
    return (
        f"{subject} another camera or a replay: {frames} frames ({named}{rest}) were not tracked and have no rows (use "
        "--every-camera to track them, too)."
    )
