"""Requests to the tracker thread, and its messages."""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.fills.fill import Fill
from rallytrace.analysis.fills.in_space import SpaceContext
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.errors import AppError
from rallytrace.model_records.execution_providers import Device
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerRows, LayerSlice
from rallytrace.track.lists import Sport
from rallytrace.track.poses import PoseRows

if TYPE_CHECKING:  # these bring ONNX Runtime, which the window must not wait for
    from rallytrace.inference.stage_seconds import StageSeconds
    from rallytrace.tracking.options import NetworkChoice, TrackOptions
    from rallytrace.tracking.pose_run import PoseOptions
    from rallytrace.tracking.retracking import Retracking
    from rallytrace.tracking.spans import SpanEvent
    from rallytrace.video.index import FrameIndex

Send = Callable[[object], None]
"""Sends one of these values to the window, from any thread."""


@dataclass(frozen=True, slots=True, eq=False)
class RunRequest:
    """Track a video, or some of it.

    Attributes:
        index: its complete frame index, if known already; else it is read first.
        choice: the networks and the provider.
        options: without their `frames`.
        spans: the frames; none for the whole video.
        layers: a copy of the layers of the whole track, taken over by the tracker and joined by the new rows. None for
            an empty track.
        known: the signatures of earlier runs, by their numbers: frames done with this request's signature are skipped.
        finds_non_play: whether scenes of other cameras are reported as non-play ranges and not tracked, unless the
            options ask for every camera.
        play: frames marked as play by a person, whichever camera shows them.
        retracking: how the one span is tracked again; its rows are a proposal then. None for an ordinary run.
        within: the range around the spans. It decides about pieces and backgrounds, so that parts give the same rows as
            one go; None for independent spans.
        continues: the due signature of the run; None for any.
        court_of: the sport of the court to look for; None with a known court.
        frame_on_screen: gives it, in any thread, to be tracked first. None for the order of the spans.
        keeps_context: whether the frames read around a span are kept: they fill gaps at its ends.
        is_watched: whether somebody sees the rows meanwhile, so that gaps are filled for a first time.
        recorded: the events of other machines' pieces, by their kept frames; None to track here.
    """

    video: Path
    index: "FrameIndex | None"
    choice: "NetworkChoice"
    options: "TrackOptions"
    spans: tuple[range, ...] = ()
    layers: LayerSlice | None = None
    known: Mapping[int, str] = field(default_factory=dict)
    finds_non_play: bool = False
    play: tuple[range, ...] = ()
    retracking: "Retracking | None" = None
    within: range | None = None
    frame_on_screen: Callable[[], int] | None = None
    keeps_context: bool = False
    is_watched: bool = True
    recorded: "Mapping[range, Sequence[SpanEvent]] | None" = None
    continues: str | None = None
    court_of: Sport | None = None


@dataclass(frozen=True, slots=True, eq=False)
class InpaintRequest:
    """Fill the gaps of a track again; no video is read.

    Attributes:
        choice: the InpaintNet; the TrackNet is asked for its threshold only.
        options: `longest_gap`, `threshold` and `inpainted_visible` count.
        layers: a copy of the track's layers, of the whole or of a part some hundred frames wider on both sides. A
            person's visible points count as seen; at a person's other marks no ball is seen.
        frames: the frames to change; None for all of the layers'.
    """

    choice: "NetworkChoice"
    options: "TrackOptions"
    size: Size
    layers: LayerSlice
    frames: range | None = None


@dataclass(frozen=True, slots=True, eq=False)
class PoseRequest:
    """Find the players in a video, or in some of it.

    Attributes:
        index: its complete frame index, if known already; else it is read first.
        model: the pose model.
        embedding: the embedding network; None for none.
    """

    video: Path
    index: "FrameIndex | None"
    model: Path
    device: Device
    options: "PoseOptions"
    embedding: Path | None = None


@dataclass(frozen=True, slots=True)
class HeatmapRequest:
    """Show TrackNet's heatmap of one frame.

    Attributes:
        index: its complete frame index, if known already.
        choice: the networks and the provider.
        options: of the run; but here a window starts with every frame.
    """

    video: Path
    index: "FrameIndex | None"
    frame: int
    choice: "NetworkChoice"
    options: "TrackOptions"


@dataclass(frozen=True, slots=True, eq=False)
class HeatmapPicture:
    """TrackNet's heatmap of a frame.

    Attributes:
        values: float32 (height, width) in [0, 1], combined from the windows as in a run; it covers the whole picture.
    """

    video: Path
    frame: int
    values: NDArray[np.float32] = field(repr=False)
    size: Size


@dataclass(frozen=True, slots=True)
class HeatmapFailed:
    """The heatmap of a frame could not be computed."""

    frame: int
    error: AppError


@dataclass(frozen=True, slots=True, eq=False)
class FillRequest:
    """InpaintNet's fill of a range, held to the known points around it, and that by the shots in 3D.

    Attributes:
        number: of the request; later ones have higher numbers.
        choice: the InpaintNet, wanted whether runs fill gaps or not; during a run it is the run's.
        context: the range, and the known points around it.
        size: of the video.
        in_space: None where no court is known.
    """

    number: int
    choice: "NetworkChoice"
    context: FillContext
    size: Size
    in_space: SpaceContext | None = None


@dataclass(frozen=True, slots=True, eq=False)
class FillResult:
    """InpaintNet's fill; if it is not offered it has a reason, also if the network could not be loaded."""

    number: int
    fill: Fill = field(repr=False)
    in_space: Fill | None = field(default=None, repr=False)
    """By the shots in 3D; None if it was not wanted."""


class Phase(enum.StrEnum):
    """The phase of a job, in words for the user."""

    READING = "Reading the video"
    LOADING = "Loading the models"
    COMPILING = "Compiling the models (minutes, once)"
    MEASURING = "Measuring this machine"
    CAMERAS = "Finding the main camera"
    BACKGROUND = "Computing the background"
    TRACKING = "Tracking"
    FILLING = "Filling gaps"
    POSES = "Finding the players"


@dataclass(frozen=True, slots=True)
class RunProgress:
    """The progress of a job; sent a few times a second.

    Attributes:
        done: tracked or skipped frames.
        frames_per_second: over the last few seconds; 0 while unknown.
        seconds_left: at that speed; None while unknown.
        share: progress of a phase without a count of frames, 0 to 1.
    """

    job: int
    phase: Phase
    done: int
    total: int
    frames_per_second: float
    seconds_left: float | None
    share: float | None
    stages: "StageSeconds"


@dataclass(frozen=True, slots=True)
class ProviderInUse:
    """TrackNet's provider.

    Attributes:
        asked: the requested provider; None for automatic.
        announcement: a sentence about it; '' if it is the requested one.
        warning: whether it is not the requested one.
    """

    name: str
    asked: str | None
    announcement: str
    warning: bool


@dataclass(frozen=True, slots=True, eq=False)
class DetectionsFound:
    """Rows found by a job.

    Attributes:
        signature: of the run; '' for a job filling gaps only.
        provenance: models, provider and options as plain values, as far as known at a job's start.
        predicted: rows of the predicted layer, without the run number; or None.
        inpainted: rows of the inpainted layer, UNSET for frames without a fill; or None.
        proposed: whether they must be accepted by a person.
        non_play: untracked non-play ranges.
        courts: those found, if the video has none yet: one for all of it, or one from each shot on.
        provisional: whether this run will track these frames once more.
    """

    job: int
    signature: str
    provenance: dict[str, Any] = field(repr=False)
    predicted: LayerRows | None
    inpainted: LayerRows | None
    proposed: bool = False
    non_play: tuple[range, ...] = ()
    courts: tuple[CourtCalibration, ...] = ()
    provisional: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class PlayersFound:
    """Poses found by a job.

    Attributes:
        signature: of the run.
        provenance: model, provider and options as plain values, so far.
    """

    job: int
    signature: str
    provenance: dict[str, Any] = field(repr=False)
    found: PoseRows


@dataclass(frozen=True, slots=True)
class JobMessage:
    """A sentence for the user about a job.

    Attributes:
        in_terminal: the same with an option of the command line; '' without one.
    """

    job: int
    text: str
    in_terminal: str = ""


@dataclass(frozen=True, slots=True)
class JobStarted:
    job: int


class RunState(enum.Enum):
    DONE = enum.auto()
    CANCELLED = enum.auto()
    FAILED = enum.auto()


@dataclass(frozen=True, slots=True)
class RunOutcome:
    """The end of a job, sent after all its rows.

    Attributes:
        provenance: models, provider and options as plain values; empty after an early failure.
        proposed: whether its result must be accepted by a person.
    """

    job: int
    state: RunState
    error: AppError | None = None
    provenance: dict[str, Any] = field(default_factory=dict)
    frames: int = 0
    seconds: float = 0.0
    proposed: bool = False
