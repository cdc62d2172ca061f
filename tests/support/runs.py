"""Share what tests of runs need: small networks, a short clip, and a tracker with a document."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

import clipmaker
from qt import wait_until
from rallytrace.model_records.execution_providers import Device
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.session.document import Document
from rallytrace.session.runs import JobRecorder
from rallytrace.session.tracker import Tracker
from rallytrace.track.detections import Point
from rallytrace.track.layers import LayerSlice
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.messages import (
    DetectionsFound,
    HeatmapPicture,
    ProviderInUse,
    RunOutcome,
    RunProgress,
    RunRequest,
)
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.video.reader import VideoReader
from tiny_models import TinyInpaintNet, TinyTrackNet

N_FRAMES = 60


def small_choice(folder: Path, *, busy: int = 0, mode: BackgroundMode = BackgroundMode.NONE) -> NetworkChoice:
    """Return networks of a few kilobytes. `busy` nodes of about 20 ms slow each window down."""
    tracknet = TinyTrackNet(mode=mode, busy=busy).save(folder / f"tracknet{busy}{mode.value}.onnx")
    return NetworkChoice(tracknet, TinyInpaintNet(8).save(folder / "inpaintnet.onnx"), device=Device(cores=1))


def small_clip(folder: Path, n_frames: int = N_FRAMES) -> Path:
    """Return a clip of a round spot moving over a dim court, sometimes too dark to see."""
    path = folder / "clip.mp4"
    path.write_bytes(_encode(n_frames))
    return path


@cache
def _encode(n_frames: int) -> bytes:
    """Return the content of the clip, encoded once per process."""
    with TemporaryDirectory() as folder:
        clip = clipmaker.Clip("clip.mp4", n_frames=n_frames, options={"crf": "12"})
        return clipmaker.make(clip, Path(folder), court).read_bytes()


def court(i: int, width: int, height: int) -> NDArray[np.uint8]:
    """Return a picture of such a clip. The spot never rests, since equal pictures would count as one."""
    rows, columns = np.ogrid[:height, :width]
    x, y = (0.5 + 0.35 * np.sin(i / 9)) * width, (0.5 + 0.3 * np.cos(i / 13 + 1)) * height
    brightness = 60 if i % 17 in {4, 5, 6} or 30 <= i < 35 else 240
    spot = brightness * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / 150)
    return np.repeat((15 + spot).clip(0, 255).astype(np.uint8)[..., None], 3, axis=2)


OPTIONS = TrackOptions(stride=1, threshold=0.5)
"""With the small networks the dark frames of the clip are gaps."""


@dataclass
class Desk:
    """A tracker whose results go into a document, and all its messages."""

    video: Path
    choice: NetworkChoice
    document: Document = field(default_factory=Document)
    tracker: Tracker = field(default_factory=Tracker)
    found: list[DetectionsFound] = field(default_factory=list)
    progress: list[RunProgress] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    outcomes: list[RunOutcome] = field(default_factory=list)
    pictures: list[HeatmapPicture] = field(default_factory=list)
    providers: list[ProviderInUse] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.recorder = JobRecorder(self.document, self.tracker)
        self.tracker.found.connect(self.found.append)
        self.tracker.progressed.connect(self.progress.append)
        self.tracker.message.connect(self.said.append)
        self.tracker.finished.connect(self.outcomes.append)
        self.tracker.heatmap_ready.connect(self.pictures.append)
        self.tracker.provider_in_use.connect(self.providers.append)

    def request(
        self, *spans: range, choice: NetworkChoice | None = None, options: TrackOptions = OPTIONS
    ) -> RunRequest:
        """Return a run over spans, with what the document holds."""
        known = {number: run.signature for number, run in enumerate(self.document.runs, start=1)}
        layers = LayerSlice.of(self.document.track)
        return RunRequest(self.video, None, choice or self.choice, options, spans, layers, known)

    def track(self, *spans: range, choice: NetworkChoice | None = None, options: TrackOptions = OPTIONS) -> RunOutcome:
        self.tracker.begin(self.request(*spans, choice=choice, options=options))
        return self.outcome()

    def outcome(self) -> RunOutcome:
        """Wait until nothing is running, and return how the last job ended."""
        wait_until(lambda: not self.tracker.busy)
        return self.outcomes[-1]

    def points(self) -> list[Point]:
        return self.document.track.points()


@contextmanager
def desk(video: Path, choice: NetworkChoice, n_frames: int = N_FRAMES) -> Iterator[Desk]:
    """Yield a desk and clean it up."""
    made = Desk(video, choice)
    made.document.open(n_frames)
    try:
        yield made
    finally:
        made.tracker.shutdown()


def headless(video: Path, choice: NetworkChoice, options: TrackOptions) -> list[Point]:
    """Return the result of the command line."""
    with open_networks(choice) as networks, VideoReader(video) as reader:
        run = LabelRun(reader, networks.tracknet, networks.inpaintnet, options)
        run.carry_out(StopSwitch())
        return run.points()
