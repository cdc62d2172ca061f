"""A pass over a video that finds the players' poses in every n-th frame."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace import __version__
from rallytrace.errors import AppError, Cancelled, UsageError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.poses.clothes import with_colours
from rallytrace.inference.poses.embedding_network import EmbeddingNetwork
from rallytrace.inference.poses.player_search import PlayerSearch
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.preprocessing import Picture, in_square_pixels
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.settings import MODELS, rules_of
from rallytrace.texts import tr_lazy
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.poses import NO_POSES, Person, PoseRows, Poses, from_square_pixels
from rallytrace.track.spans import spans_of_flags, subtract_spans
from rallytrace.track.turning import NO_TURNING, Turning
from rallytrace.tracking.options import as_pair
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

_REPORT_SECONDS: Final = 0.5
"""Interval at which new poses are reported."""
_EMBEDDING_STEP_FRAMES: Final = 30
"""Interval between the frames whose persons are embedded, so that each rally has a few."""


@dataclass(frozen=True, slots=True, eq=False)
class KnownVideo:
    """What is known about a video when the search for players starts.

    Attributes:
        non_play: Frames to skip.
        searched: Existing poses, whose frames are skipped too.
    """

    courts: Sequence[CourtCalibration] = ()
    non_play: tuple[range, ...] = ()
    searched: Poses = NO_POSES


@dataclass(frozen=True, slots=True)
class PoseOptions:
    """How a video is searched for players.

    Attributes:
        spans: The frames to search, in this order; () for the whole video.
        every: Every n-th frame of the video is searched, counted from frame 0.
        confidence: The minimum confidence of a person, from 0 to 1; None for the model's own threshold.
        known: Returns what is known about the video; called in any thread.
        turning: How the user turns the video.
    """

    spans: tuple[range, ...] = ()
    every: int = 3
    confidence: float | None = None
    known: Callable[[], KnownVideo] = KnownVideo
    turning: Turning = NO_TURNING

    def __post_init__(self) -> None:
        rule = rules_of(MODELS)["pose_every"]
        if not rule.minimum <= self.every <= rule.maximum:
            bounds = f"from {rule.minimum:g} to {rule.maximum:g}"
            raise UsageError(
                tr_lazy("errors", "--every {every} is not valid: it must be {bounds}.", every=self.every, bounds=bounds)
            )
        if self.confidence is not None and not 0 < self.confidence < 1:
            raise UsageError(
                tr_lazy(
                    "errors",
                    "--confidence {confidence:g} is not valid: it must be above 0 and below 1.",
                    confidence=self.confidence,
                )
            )

    def chosen(self, n_frames: int) -> list[range]:
        """Return the frames to search. They do not depend on where a span starts."""
        step, known = self.every, self.known()
        asked = [range(max(span.start, 0), min(span.stop, n_frames)) for span in self.spans or (range(n_frames),)]
        play = [part for span in asked for part in subtract_spans(span, known.non_play)]
        chosen = [range(-(-span.start // step) * step, span.stop, step) for span in play]
        return [part for span in chosen for part in _not_searched(span, known.searched)]


def _not_searched(frames: range, searched: Poses) -> list[range]:
    """Return the parts of a range, which may have a step, whose frames have no poses yet."""
    if not frames:
        return []
    known = np.isin(np.array(frames), searched.select(range(frames.start, frames.stop)).frames)
    return [frames[part.start : part.stop] for part in spans_of_flags(~known)]


def choose_pose_model(path: Path | None) -> Path:
    """Return the user's pose model, or the included one.

    Raises:
        AppError: The included one is missing.
    """
    return path or shipped_model("movenet-multipose")


def pose_signature(provenance: dict[str, Any]) -> str:
    """Return all inputs of the poses as one line; runs for the ball have signatures of their own."""
    inputs = {"pose_model": provenance["pose_model"]["sha256"]}
    inputs |= {key: provenance[key] for key in ("every", "confidence")}
    if (finder := provenance["pose_model"].get("finder")) is not None:
        inputs["finder"] = finder["sha256"]
    if (embedder := provenance.get("embedding_network")) is not None:
        inputs["embedding_network"] = embedder["sha256"]
    return json.dumps(inputs, sort_keys=True, separators=(",", ":"))


class PoseRun:
    """One pass over a video.

    Attributes:
        persons: The number of persons found so far.
        done: The number of frames searched.
        total: The number of frames to search.
        seconds: The time of the model, including preprocessing but not decoding.
    """

    def __init__(
        self, reader: VideoReader, network: PoseNetwork, options: PoseOptions, embedder: EmbeddingNetwork | None = None
    ) -> None:
        self._reader = reader
        self._spans = options.chosen(reader.n_frames)
        self.total = sum(map(len, self._spans))
        self._network = network
        self._embedder = embedder
        # Independent of where a span starts.
        self._embedded_every = options.every * max(round(_EMBEDDING_STEP_FRAMES / options.every), 1)
        self._options = options
        self._complete = False
        self._search: PlayerSearch | None = None
        self.persons = self.done = 0
        self.seconds = 0.0

    def events(self, stop: StopSwitch) -> Iterator[PoseRows]:
        """Search the frames, and yield the new poses twice per second and at the end.

        Raises:
            Cancelled: `stop` was used; earlier poses have been yielded.
            AppError: The video or the model failed; earlier poses have been yielded.
        """
        found: dict[int, tuple[Person, ...]] = {}
        due = time.monotonic() + _REPORT_SECONDS
        failure: Cancelled | AppError | None = None
        try:
            for frames in self._batches(stop):
                found.update(self._search_frames(frames, stop))
                if time.monotonic() >= due:
                    self._reader.refuse_changed()
                    yield self._rows(found)
                    found, due = {}, time.monotonic() + _REPORT_SECONDS
        except (Cancelled, AppError) as error:
            failure = error
        self._reader.refuse_changed()
        yield self._rows(found)
        if failure is not None:
            raise failure
        self._complete = True

    def provenance(self) -> dict[str, Any]:
        """Return model, device and options as plain values, for the record of the result."""
        return {
            "rallytrace": __version__,
            "video": str(self._reader.path.resolve()),
            "pose_model": self._network.provenance(),
            **({} if self._embedder is None else {"embedding_network": self._embedder.provenance()}),
            "every": self._options.every,
            "confidence": self._min_confidence,
            "spans": [as_pair(span) for span in self._spans],
            "frames_looked_at": self.done,
            "persons": self.persons,
            "model_seconds": round(self.seconds, 3),
            "complete": self._complete,
        }

    def _rows(self, found: dict[int, tuple[Person, ...]]) -> PoseRows:
        return PoseRows.of(found, "" if self._embedder is None else self._embedder.file.sha256)

    @property
    def _min_confidence(self) -> float:
        given = self._options.confidence
        return self._network.family.min_confidence if given is None else given

    def _batches(self, stop: StopSwitch) -> Iterator[list[VideoFrame]]:
        waiting: list[VideoFrame] = []
        for span in self._spans:
            for frame in self._reader.frames(span.start, span[-1] + 1):
                stop.check()
                if frame.index in span:
                    waiting.append(frame)
                if len(waiting) == (1 if self._network.family.is_searched else self._network.batch):
                    yield waiting
                    waiting = []
        if waiting:
            yield waiting

    def _search_frames(self, frames: Sequence[VideoFrame], stop: StopSwitch) -> dict[int, tuple[Person, ...]]:
        began = time.perf_counter()
        size = self._reader.size
        # Networks need undistorted persons.
        pictures = [in_square_pixels(frame) for frame in frames]
        persons = [
            tuple(from_square_pixels(person, size) for person in self._embed(with_colours(found, shown), shown, stop))
            for found, shown in zip(self._find_persons(pictures, stop), pictures, strict=True)
        ]
        self.seconds += time.perf_counter() - began
        self.done += len(frames)
        self.persons += sum(map(len, persons))
        return {frame.index: found_persons for frame, found_persons in zip(frames, persons, strict=True)}

    def _embed(self, persons: tuple[Person, ...], frame: Picture, stop: StopSwitch) -> tuple[Person, ...]:
        if self._embedder is None or frame.index % self._embedded_every:
            return persons
        return self._embedder.with_embeddings(persons, frame, stop)

    def _find_persons(self, frames: Sequence[Picture], stop: StopSwitch) -> list[tuple[Person, ...]]:
        if not self._network.family.is_searched:
            return self._network.persons(frames, stop, min_confidence=self._min_confidence)
        if self._search is None:
            courts = tuple(court.in_square_pixels(self._reader.size) for court in self._options.known().courts)
            self._search = PlayerSearch(self._network, courts, self._min_confidence)
        return [self._search.search(frame, stop) for frame in frames]
