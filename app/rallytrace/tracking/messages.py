"""Requests to the tracker thread, and the values that it sends."""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.court.placed import PlacedCourt
from rallytrace.domain.fills.fill import Fill
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.domain.geometry import Size
from rallytrace.domain.layers import LayerRows, LayerSlice
from rallytrace.domain.lists import Sport
from rallytrace.domain.poses import PoseRows
from rallytrace.errors import AppError
from rallytrace.execution_providers import Device

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
        index: its complete frame index, where that is known already; else it is read first.
        choice: the networks and the provider.
        options: how; its `frames` is not looked at.
        spans: the frames; none stands for the whole video.
        layers: a copy of the layers of the whole track as they are, which the new results join; it becomes the
            tracker's own. None for an empty track.
        known: the signatures of earlier runs, by their numbers: frames that a run of this request's signature has done
            are not done again.
        finds_non_play: whether scenes that the main camera does not show are reported as non-play ranges and not
            tracked, unless the options ask for every camera.
        play: frames that a person has said to be play, whichever camera shows them.
        retracking: how the one span is tracked again; what is found is a proposal then. None for an ordinary run.
        within: what the spans are parts of. It decides about pieces and backgrounds, so that in parts the same is found
            as in one go; None where each span is on its own.
        continues: the signature that the run must have; None for any.
        court_of: what is played, whose court is looked for as it goes; None where the court is known.
        frame_on_screen: gives it, in any thread, to be tracked first. None where the order is that of the spans.
        keeps_context: whether the frames around a span that are read for it are kept: they fill gaps at its ends.
        is_watched: whether somebody sees what is found meanwhile, so that gaps are filled for a first time.
        recorded: the events of pieces that other machines tracked, by the frames kept of each; None to track here.
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
    """Fill the gaps of what has been tracked again; no video is read.

    Attributes:
        choice: the InpaintNet; the TrackNet is asked for its threshold only.
        options: `longest_gap`, `threshold` and `inpainted_visible` count.
        layers: a copy of the track's layers, of the whole or of a part that is some hundred frames wider on both sides.
            A person's visible points count as seen, and where a person says something else no ball is seen.
        frames: the frames that may change; None for all of the layers'.
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
        index: its complete frame index, where that is known already; else it is read first.
        model: the pose model.
        device: what it runs on.
    """

    video: Path
    index: "FrameIndex | None"
    model: Path
    device: Device
    options: "PoseOptions"


@dataclass(frozen=True, slots=True)
class HeatmapRequest:
    """Show what TrackNet sees in one frame.

    Attributes:
        index: its complete frame index, where that is known already.
        frame: the number of the frame.
        choice: the networks and the provider.
        options: how the frame would be tracked; a window starts with every frame whatever they say.
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
    """InpaintNet's fill of a range, held to what is known around it.

    Attributes:
        number: of the request; later ones have higher numbers.
        choice: the InpaintNet, wanted whether runs fill gaps or not; while a run goes on it is the run's.
        context: the range, and what is known around it.
    """

    number: int
    choice: "NetworkChoice"
    context: FillContext
    size: Size


@dataclass(frozen=True, slots=True, eq=False)
class FillResult:
    """InpaintNet's fill; if it is not offered it has a reason, also if the network could not be loaded."""

    number: int
    fill: Fill = field(repr=False)


class Phase(enum.StrEnum):
    """What a job is doing, in words for the user."""

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
        done: frames that are tracked or skipped.
        frames_per_second: over the last few seconds; 0 while unknown.
        seconds_left: at that speed; None while unknown.
        share: progress of a phase that is not counted in frames, 0 to 1.
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
    """The provider that TrackNet runs on.

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
    """Rows that a job has found.

    Attributes:
        signature: of the run; '' for a job that only fills gaps.
        provenance: models, provider and options as plain values, as far as known when a job starts.
        predicted: rows of the predicted layer, without the run number; or None.
        inpainted: rows of the inpainted layer, UNSET for frames without a fill; or None.
        proposed: whether they must be accepted by a person.
        non_play: non-play ranges, which were not tracked.
        court: the court, where a scene shows it beyond doubt.
        provisional: whether these frames will be tracked once more before the run is done with them.
    """

    job: int
    signature: str
    provenance: dict[str, Any] = field(repr=False)
    predicted: LayerRows | None
    inpainted: LayerRows | None
    proposed: bool = False
    non_play: tuple[range, ...] = ()
    court: PlacedCourt | None = None
    provisional: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class PlayersFound:
    """Poses that a job has found.

    Attributes:
        signature: of the run.
        provenance: model, provider and options as plain values, as far as the run has come.
    """

    job: int
    signature: str
    provenance: dict[str, Any] = field(repr=False)
    found: PoseRows


@dataclass(frozen=True, slots=True)
class JobMessage:
    """A sentence for the user about a job.

    Attributes:
        in_terminal: the same with the option of the command line; '' where none belongs to it.
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
    """The end of a job; everything that it has found was sent before.

    Attributes:
        provenance: models, provider and options as plain values; empty if it failed before they were known.
        proposed: whether its result must be accepted by a person.
    """

    job: int
    state: RunState
    error: AppError | None = None
    provenance: dict[str, Any] = field(default_factory=dict)
    frames: int = 0
    seconds: float = 0.0
    proposed: bool = False
