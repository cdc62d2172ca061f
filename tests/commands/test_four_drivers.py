"""The window, the command line, the list of videos and a worker of a cluster give the same labels, byte by byte."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from program import Program
from rallytrace.cluster import work
from rallytrace.commands.video_project import VideoProject
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_records.network_modes import Decoding, Look
from rallytrace.storage.track_csv import write_track
from rallytrace.track.track import REGION_FIELDS, Layer
from rallytrace.tracking import video_parts
from rallytrace.tracking.options import NetworkChoice, TrackOptions, TrackRequest
from rallytrace.video.file_state import FileState
from rallytrace.video.reader import VideoReader
from runs import desk, small_choice, small_clip
from tiny_models import TinyTrackNet

FLAGS = {
    "as it is": ((), {}),
    "following the ball": (("--look", "follow"), {"look": Look.FOLLOW}),
    "few windows": (("--stride", 3), {"stride": 3}),
    "every second frame": (("--every", 2, "--max-gap", 9), {"every": 2, "longest_gap": 9}),
    "visible": (("--inpainted-visible", "--decode", "blob"), {"inpainted_visible": True, "decoding": Decoding.BLOB}),
}
ALL = ("--threads", 1)


@pytest.fixture
def video(tmp_path: Path) -> Path:
    return small_clip(tmp_path)


@pytest.fixture(params=[BackgroundMode.NONE, BackgroundMode.CONCAT, "crops"], ids=str)
def choice(request: pytest.FixtureRequest, tmp_path: Path) -> NetworkChoice:
    if request.param != "crops":
        return small_choice(tmp_path, mode=request.param)
    tiny = TinyTrackNet(4, BackgroundMode.CONCAT, height=96, width=160, own_share=1.0)
    facts = {"crop": "80x64", "stride": "4", "second_look": "0.6"}
    tracknet = tiny.save(tmp_path / "crops.onnx", tiny.metadata() | facts)
    return replace(small_choice(tmp_path), tracknet=tracknet)


def of_list(rallytrace: Program, video: Path, arguments: tuple[object, ...], target: Path) -> bytes:
    """Return the labels of the project that a run of the list leaves."""
    assert rallytrace("track", "--project", video, *arguments).code == 0
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        write_track(target, opened.project.track.points(), reader.size)
    return target.read_bytes()


def of_window(video: Path, choice: NetworkChoice, options: TrackOptions, target: Path) -> bytes:
    """Return the labels of the document that a run of the window leaves."""
    with desk(video, choice) as made, VideoReader(video) as reader:
        made.track(options=options)
        write_track(target, made.points(), reader.size)
    return target.read_bytes()


def of_worker(video: Path, choice: NetworkChoice, options: TrackOptions, target: Path, *, longest: int) -> bytes:
    """Return the labels that a worker of a cluster finds; of a video longer than `longest`, in parts."""
    worker: Any = SimpleNamespace(
        state=SimpleNamespace(nthreads=1), address="here", log_event=lambda _topic, _event: None
    )
    request, edges = TrackRequest(choice, options), FileState.of(video).content
    task = work.VideoTask(0, "run", str(video), edges, request, work.worker_environment(choice), longest, ())
    found = work._track(task, worker, may_open=True)
    if isinstance(found, video_parts.RunOpening):
        _, loaded, _ = work._tools(task, worker)
        stop, parts = work._switch_of("run"), []
        for number in range(found.n_parts):
            with VideoReader(video, index=found.index) as reader:
                parts.append(
                    video_parts.track_part(
                        reader, loaded, options, found, number, stop=stop, report=lambda _done, _total: None
                    )
                )
        found = work._join(task, found, parts, worker)
        assert work._tools(task, worker)[1] is loaded
    assert isinstance(found, work.VideoResult)
    assert found.tracked is not None
    write_track(target, found.tracked.points, found.tracked.size)
    work._networks.close()
    return target.read_bytes()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("how", FLAGS)
def test_all_four_give_the_same_bytes(
    how: str, rallytrace: Program, video: Path, choice: NetworkChoice, monkeypatch: pytest.MonkeyPatch
) -> None:
    (flags, values), folder = FLAGS[how], video.parent
    options = TrackOptions(threshold=0.5, **values)  # type: ignore[arg-type]
    arguments = ("--tracknet", choice.tracknet, "--inpaintnet", choice.inpaintnet, *ALL, *flags)
    assert rallytrace("track", video, "-o", folder / "labels.csv", *arguments).code == 0
    labels = (folder / "labels.csv").read_bytes()
    assert labels.count(b"\n") == 61
    assert of_list(rallytrace, video, arguments, folder / "list.csv") == labels
    assert of_window(video, choice, options, folder / "window.csv") == labels
    assert of_worker(video, choice, options, folder / "worker.csv", longest=1000) == labels
    monkeypatch.setattr("rallytrace.tracking.spans.MAX_PIECE_FRAMES", 25)
    monkeypatch.setattr(video_parts, "PIECES_PER_PART", 1)
    assert of_worker(video, choice, options, folder / "parts.csv", longest=30) == labels


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("choice", ["crops"], indirect=True)
def test_window_and_list_store_where_the_network_looked(
    rallytrace: Program, video: Path, choice: NetworkChoice
) -> None:
    with desk(video, choice) as made:
        made.track(options=TrackOptions(threshold=0.5))
        in_window = made.document.track.layer(Layer.PREDICTED)[REGION_FIELDS]
    chosen = ("--tracknet", choice.tracknet, "--inpaintnet", choice.inpaintnet)
    assert rallytrace("track", "--project", video, *chosen, *ALL).code == 0
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        in_list = opened.project.track.layer(Layer.PREDICTED)[REGION_FIELDS]
        assert (in_list == in_window).all()
    assert 0 < np.count_nonzero(in_list["region_width"]) < len(in_list)
