"""Requests to the tracker thread, and the messages that it sends."""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.fills.fill import Fill
from rallytrace.analysis.fills.shots_3d import Shots3dContext
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.errors import AppError
from rallytrace.model_records.execution_providers import Device
from rallytrace.texts import TextEnum, tr_lazy
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerRows, LayerSlice
from rallytrace.track.poses import PoseRows
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.sports import Sport

if TYPE_CHECKING:  # these import ONNX Runtime, and the window must not wait for that
    from rallytrace.inference.stage_seconds import StageSeconds
    from rallytrace.tracking.options import NetworkChoice, TrackOptions
    from rallytrace.tracking.pose_run import PoseOptions
    from rallytrace.tracking.retracking import Retracking
    from rallytrace.tracking.spans import SpanEvent
    from rallytrace.video.index import FrameIndex

Send = Callable[[object], None]
"""Sends a message of this module to the window; may be called in any thread."""


@dataclass(frozen=True, slots=True, eq=False)
class RunRequest:
    """A request to track a video, or parts of it.

    Attributes:
        index: The complete frame index if it is known; None to read it first.
        choice: The networks and the provider.
        options: The options of the run; `frames` is ignored.
        spans: The frames to track; () for the whole video.
        layers: A copy of the layers of the whole track. The tracker takes it over and adds the new rows. None for an
            empty track.
        known: The signatures of earlier runs by run number. Frames done with this request's signature are skipped.
        finds_non_play: True to report scenes of other cameras as non-play ranges instead of tracking them, unless the
            options ask for every camera.
        play: Frames that the user marked as play, whichever camera shows them.
        retracking: How to track the single span again; its new rows are only proposed. None for an ordinary run.
        within: The range around the spans. It determines pieces and backgrounds, so that a run in parts gives the same
            rows as one run; None for independent spans.
        continues: The signature that the run must have; None for any.
        court_of: The sport of the court to find; None if the court is known.
        sport: The sport of the video as far as it is known; the scoreboard shows its scores.
        reads_board: True to read the scoreboard of the whole video at the end, if frames were tracked or it is unknown.
        board_known: True if the project has readings of the scoreboard.
        frame_on_screen: Returns the frame on the screen, to be tracked first; called in any thread. None to track the
            spans in order.
        keeps_context: True to keep the frames read around a span, so that they fill gaps at its ends.
        is_watched: True if somebody sees the rows during the run, so that gaps are filled preliminarily.
        recorded: The events that other machines found, keyed by the kept frames of each piece; None to track here.
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
    sport: Sport = Sport.AUTO
    reads_board: bool = False
    board_known: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class InpaintRequest:
    """A request to fill the gaps of a track again, without reading the video.

    Attributes:
        choice: The InpaintNet. Of the TrackNet only its threshold is used.
        options: The options of the run; only `longest_gap`, `threshold` and `inpainted_visible` are used.
        layers: A copy of the track's layers: the whole track, or `frames` with a few hundred more on both sides.
            Visible points set by hand count as detected; at other marks set by hand there is no ball.
        frames: The frames to change; None for all frames of the layers.
    """

    choice: "NetworkChoice"
    options: "TrackOptions"
    size: Size
    layers: LayerSlice
    frames: range | None = None


@dataclass(frozen=True, slots=True, eq=False)
class PoseRequest:
    """A request to find the players in a video, or in parts of it.

    Attributes:
        index: The complete frame index if it is known; None to read it first.
        embedding: The embedding network; None for none.
    """

    video: Path
    index: "FrameIndex | None"
    model: Path
    device: Device
    options: "PoseOptions"
    embedding: Path | None = None


@dataclass(frozen=True, slots=True)
class HeatmapRequest:
    """A request for TrackNet's heatmap of one frame.

    Attributes:
        index: The complete frame index, if it is known.
        choice: The networks and the provider.
        options: The options of the run, except that a window starts at every frame.
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
        values: float32 (height, width) in [0, 1], combined from several windows as in a run; covers the whole frame.
    """

    video: Path
    frame: int
    values: NDArray[np.float32] = field(repr=False)
    size: Size


@dataclass(frozen=True, slots=True)
class HeatmapFailed:
    """The report that the heatmap of a frame could not be computed."""

    frame: int
    error: AppError


@dataclass(frozen=True, slots=True, eq=False)
class FillRequest:
    """A request for InpaintNet's fill of a range, fitted to the known points around it and to the shots in 3D.

    Attributes:
        number: The number of the request; later requests have higher numbers.
        choice: The InpaintNet, used even if runs do not fill gaps. During a run, the run's InpaintNet is used instead.
        context: The range and the known points around it.
        size: The size of the video.
        shots_3d: The data for a fill by the shots in 3D; None if no court is known.
    """

    number: int
    choice: "NetworkChoice"
    context: FillContext
    size: Size
    shots_3d: Shots3dContext | None = None


@dataclass(frozen=True, slots=True, eq=False)
class FillResult:
    """InpaintNet's fill. If there is none to offer, it says why, for example that the network did not load."""

    number: int
    fill: Fill = field(repr=False)
    shots_3d: Fill | None = field(default=None, repr=False)
    """The fill by the shots in 3D; None if it was not requested."""


class Phase(TextEnum):
    """The phase of a job, as a text for the user."""

    READING = tr_lazy("models", "Reading the video")
    LOADING = tr_lazy("models", "Loading the models")
    COMPILING = tr_lazy("models", "Compiling the models (minutes, once)")
    TRIAL = tr_lazy("models", "Trying 8-bit integers (once)")
    MEASURING = tr_lazy("models", "Measuring this machine")
    CAMERAS = tr_lazy("models", "Finding the main camera")
    BACKGROUND = tr_lazy("models", "Computing the background")
    TRACKING = tr_lazy("models", "Tracking")
    COURT = tr_lazy("models", "Finding the court")
    BOARD = tr_lazy("models", "Reading the scoreboard")
    FILLING = tr_lazy("models", "Filling gaps")
    POSES = tr_lazy("models", "Finding the players")


@dataclass(frozen=True, slots=True)
class RunProgress:
    """The progress of a job, sent a few times per second.

    Attributes:
        done: The number of tracked or skipped frames.
        frames_per_second: The speed over the last few seconds; 0 while unknown.
        seconds_left: The remaining time at that speed; None while unknown.
        share: The progress of a phase that does not count frames, from 0 to 1.
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
    """The provider that runs TrackNet.

    Attributes:
        asked: The requested provider; None for automatic.
        announcement: A sentence about the provider; '' if there is nothing to report.
        warning: True if it is not the requested provider.
    """

    name: str
    asked: str | None
    announcement: str
    warning: bool


@dataclass(frozen=True, slots=True, eq=False)
class DetectionsFound:
    """Rows that a job found.

    Attributes:
        signature: The signature of the run; '' for a job that only fills gaps.
        provenance: Models, provider and options as plain values, as far as known at the start of the job.
        predicted: Rows of the predicted layer without run number, or None.
        inpainted: Rows of the inpainted layer, UNSET for frames without a fill, or None.
        proposed: True if the user has to accept the rows.
        courts: The courts found if the video had none: one for the whole video, or one per shot.
        provisional: True if the same run will track these frames again.
        boards: What the scoreboard shows in the whole video; () if there is none, None if it was not read.
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
    boards: tuple[BoardReading, ...] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class PlayersFound:
    """Poses that a job found.

    Attributes:
        signature: The signature of the run.
        provenance: Model, provider and options as plain values, as far as known.
    """

    job: int
    signature: str
    provenance: dict[str, Any] = field(repr=False)
    found: PoseRows


@dataclass(frozen=True, slots=True)
class JobMessage:
    """A sentence for the user about a job.

    Attributes:
        in_terminal: The version for the terminal, which names a command-line option; '' if it is the same sentence.
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
        provenance: Models, provider and options as plain values; empty after an early failure.
        proposed: True if the user has to accept the result.
    """

    job: int
    state: RunState
    error: AppError | None = None
    provenance: dict[str, Any] = field(default_factory=dict)
    frames: int = 0
    seconds: float = 0.0
    proposed: bool = False
