"""Test every family of networks: recognised by a trial on a video, and tracked correctly."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from family_networks import EVERY_FAMILY, FRAMES, BallFinder, ball_at, ball_clip
from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model, load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.model_files.model_reading import read_model_graph, write_model_copy
from rallytrace.inference.networks import TrackNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import FAMILIES, Family, OutputForm
from rallytrace.model_trials.family_trial import clear_winner, try_families, write_trial_pictures
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Point
from rallytrace.tracking.frame_heatmaps import FrameHeatmaps
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.spans import MAX_PIECE_FRAMES
from rallytrace.tracking.trial_windows import decode_windows, trial_windows
from rallytrace.video.reader import VideoReader

OPTIONS = TrackOptions(every_camera=True)


def named(finder: BallFinder) -> str:
    more = ("-h0" if finder.recurrent else "") + ("-radius" if finder.radius_plane else "")
    return f"{finder.family.name}-{finder.length}{more}"


every_family = pytest.mark.parametrize("finder", EVERY_FAMILY, ids=named)


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return ball_clip(tmp_path_factory.mktemp("ball"))


@pytest.fixture
def reader(video: Path) -> Iterator[VideoReader]:
    with VideoReader(video) as opened:
        yield opened


def tracked(model: Path, finder: BallFinder, reader: VideoReader, options: TrackOptions = OPTIONS) -> list[Point]:
    with TrackNet.open(model, SessionOptions(), family=finder.family) as net:
        run = LabelRun(reader, net, None, options)
        run.carry_out(StopSwitch())
        return run.points()


_whole_tracks: dict[str, list[Point]] = {}


def whole_track(model: Path, finder: BallFinder, reader: VideoReader) -> list[Point]:
    """Return the whole video by a family's network, tracked once for all tests."""
    if named(finder) not in _whole_tracks:
        _whole_tracks[named(finder)] = tracked(model, finder, reader)
    return _whole_tracks[named(finder)]


def tolerance(finder: BallFinder) -> float:
    """Pixels of the video; what a ball that lies across two cells of a grid is off."""
    return 8.0 if finder.family.form is OutputForm.GRID else 1.0


def assert_on_the_ball(points: list[Point], within: float) -> None:
    for point in points:
        x, y = ball_at(point.frame)
        assert point.visible
        assert np.hypot(point.x - x, point.y - y) <= within


@every_family
def test_each_family_is_found_by_trying_all_that_fit(finder: BallFinder, reader: VideoReader, tmp_path: Path) -> None:
    model = finder.save(tmp_path / "net.onnx")
    check = check_model(model)
    assert finder.family in check.fitting
    trials = try_families(model, check.fitting, reader, range(30))
    assert clear_winner(trials) is finder.family
    assert [trial.score for trial in trials] == sorted((trial.score for trial in trials), reverse=True)
    pictures = write_trial_pictures(trials, tmp_path / "pictures")
    assert all(path is not None and path.read_bytes().startswith(b"\x89PNG") for path in pictures)


@pytest.mark.parametrize("name", ["grey_grid", "grey", "none", "wasb"])
def test_a_ball_of_many_pixels_or_cells_is_one_that_flies(name: str, reader: VideoReader, tmp_path: Path) -> None:
    finder = BallFinder(FAMILIES[name], swollen=6)
    model = finder.save(tmp_path / "net.onnx")
    trials = try_families(model, check_model(model).fitting, reader, range(reader.n_frames))
    assert clear_winner(trials) is finder.family


@pytest.mark.parametrize("name", ["grey_grid", "grey"])
def test_a_network_that_finds_what_stands_follows_no_ball(name: str, reader: VideoReader, tmp_path: Path) -> None:
    model = BallFinder(FAMILIES[name], standing=True).save(tmp_path / "net.onnx")
    trials = try_families(model, check_model(model).fitting, reader, range(reader.n_frames))
    assert trials[0].seen > 0
    assert clear_winner(trials) is None


@every_family
def test_each_family_is_tracked_right(finder: BallFinder, reader: VideoReader, tmp_path: Path) -> None:
    points = whole_track(finder.save(tmp_path / "net.onnx"), finder, reader)
    assert [point.frame for point in points] == list(range(FRAMES))
    assert_on_the_ball(points, tolerance(finder))


@every_family
def test_a_range_gives_what_the_whole_video_gives(finder: BallFinder, reader: VideoReader, tmp_path: Path) -> None:
    model = finder.save(tmp_path / "net.onnx")
    part = range(21, 34)
    whole = whole_track(model, finder, reader)[part.start : part.stop]
    again = [point for point in tracked(model, finder, reader, replace(OPTIONS, frames=part)) if point.frame in part]
    for one, other in zip(whole, again, strict=True):
        assert (one.x, one.y) == pytest.approx((other.x, other.y), abs=0.05)


@pytest.mark.parametrize(
    "finder", [BallFinder(FAMILIES[name]) for name in ("middle", "newest", "tracknet1", "grey_grid", "wasb")], ids=named
)
def test_frame_heatmap_and_compared_windows_follow_family(
    finder: BallFinder, reader: VideoReader, tmp_path: Path
) -> None:
    with TrackNet.open(finder.save(tmp_path / "net.onnx"), SessionOptions(), family=finder.family) as net:
        for frame in (0, 30, FRAMES - 1):
            heatmap = FrameHeatmaps(reader, net, OPTIONS).heatmap(frame, StopSwitch())
            row, column = np.unravel_index(int(heatmap.argmax()), heatmap.shape)
            assert np.hypot(column * 2 - ball_at(frame)[0], row * 2 - ball_at(frame)[1]) <= 12
        work = trial_windows(net.file, reader, [0, 20])
        for one in decode_windows(net.heatmaps(work.windows), work.starts, net.file.threshold, work.video):
            assert np.hypot(one.x - ball_at(one.frame)[0], one.y - ball_at(one.frame)[1]) <= tolerance(finder)


def test_nine_grey_frames_are_a_question_and_no_differences(tmp_path: Path) -> None:
    model = BallFinder(FAMILIES["grey"]).save(tmp_path / "net.onnx")
    assert check_model(model).verdict is ModelVerdict.ASK
    with pytest.raises(AppError) as caught:
        load_model_file(model, ModelKind.TRACKNET)
    assert f'check "{model}" --try' in caught.value.remedy
    assert "--family" in caught.value.remedy


def test_a_copy_that_names_its_family_asks_nothing(tmp_path: Path) -> None:
    for finder in EVERY_FAMILY:
        source = finder.save(tmp_path / "net.onnx", {"sport": "volleyball"})
        copy = tmp_path / f"{named(finder)}.onnx"
        write_model_copy(source, copy, finder.family.metadata(finder.length))
        check = check_model(copy)
        assert check.model is not None
        assert (check.verdict, check.model.family, check.model.seq_len) == (
            ModelVerdict.FITS,
            finder.family,
            finder.length,
        )
        assert check.model.metadata["sport"] == "volleyball"
        with pytest.raises(AppError, match="belongs to the family"):
            load_model_file(copy, ModelKind.TRACKNET, family=_another(finder))


def _another(finder: BallFinder) -> Family:
    return next(family for family in FAMILIES.values() if family is not finder.family)


def test_a_family_that_is_unknown_or_does_not_fit_is_refused(tmp_path: Path) -> None:
    finder = BallFinder(FAMILIES["grey"])
    for said, word in (("yolo", "yolo"), ("wasb", "need 27 input channels")):
        check = check_model(finder.save(tmp_path / "net.onnx", {"family": said}))
        assert check.verdict is ModelVerdict.REFUSED
        assert word in check.summary


def test_recurrent_state_starts_empty_and_is_carried_on(reader: VideoReader, tmp_path: Path) -> None:
    finder = BallFinder(FAMILIES["grey"], seq_len=15, recurrent=True)
    with TrackNet.open(finder.save(tmp_path / "net.onnx"), SessionOptions(), family=finder.family) as net:
        run = LabelRun(reader, net, None, OPTIONS)
        run.carry_out(StopSwitch())
    peaks = [one.evidence.peak for one in run.detections]
    assert peaks[:15] == pytest.approx([0.6] * 15, abs=0.01)
    assert peaks[15:] == pytest.approx([1.0] * (FRAMES - 15), abs=0.01)
    assert MAX_PIECE_FRAMES > FRAMES


def test_impossible_stride_is_ignored_with_a_note(reader: VideoReader, tmp_path: Path) -> None:
    for name in ("newest", "middle"):
        finder = BallFinder(FAMILIES[name])
        with TrackNet.open(finder.save(tmp_path / "net.onnx"), SessionOptions(), family=finder.family) as net:
            run = LabelRun(reader, net, None, replace(OPTIONS, stride=3))
            events: list[object] = []
            run.carry_out(StopSwitch(), events.append)
            assert not_none(not_none(run._work).plan).stride == 1
            assert any("stride 3" in str(event) for event in events)
            assert_on_the_ball(run.points(), tolerance(finder))


def test_none_stands_out_where_nothing_is_found(tmp_path: Path, reader: VideoReader) -> None:
    blind = BallFinder(FAMILIES["grey"]).graph({})
    for constant in blind.graph.initializer:
        if list(constant.dims) == [1, 9, 1, 1]:
            constant.raw_data = np.full((1, 9, 1, 1), 40, np.float32).tobytes()
    path = tmp_path / "net.onnx"
    path.write_bytes(blind.SerializeToString())
    trials = try_families(path, check_model(path).fitting, reader, range(reader.n_frames))
    assert clear_winner(trials) is None
    assert {trial.seen for trial in trials} == {0}
    assert json.dumps([trial.as_record() for trial in trials])
    assert read_model_graph(path).metadata == {}
