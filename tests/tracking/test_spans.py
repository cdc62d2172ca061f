"""Test that tracking a long range in pieces does not change the result."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import clipmaker
from broadcast import CUTS, N_FRAMES, NON_PLAY, RATE, broadcast, one_camera, play
from rallytrace.files import paths
from rallytrace.inference.windows import context_frames
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.tracking import spans as pieces_module
from rallytrace.tracking import spans as spans_module
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.messages import JobMessage
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.non_play import NonPlayFinder
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.spans import pieces
from rallytrace.video.background import Scene, plan_scenes
from rallytrace.video.reader import VideoReader
from runs import OPTIONS, small_choice
from views import film, hall


def windows(wanted: range, stop: int) -> range:
    return context_frames(wanted, seq_len=8, stride=4, stop=stop)


@given(
    n_frames=st.integers(1, 400),
    start=st.integers(0, 399),
    length=st.integers(1, 400),
    longest=st.integers(1, 100),
    every=st.integers(1, 16),
)
def test_the_pieces_keep_every_frame_of_a_range_once(
    n_frames: int, start: int, length: int, longest: int, every: int
) -> None:
    frames = range(min(start, n_frames - 1), min(start + length, n_frames))
    frames = frames or range(n_frames - 1, n_frames)
    cut = list(pieces(frames, longest, n_frames=n_frames, step=every, windows=windows))
    kept = [frame for piece in cut for frame in piece.kept if frame in frames]
    assert kept == list(frames)
    for piece in cut:
        assert set(piece.kept) <= set(piece.read) <= set(piece.surroundings) <= set(range(n_frames))
    for piece in cut[1:]:
        assert piece.kept.start % every == 0, "a frame that is tracked must begin it"


def _detections(
    monkeypatch: pytest.MonkeyPatch, longest: int, *, stride: int = 8, every: int = 1
) -> tuple[list[Detection], list[int]]:
    """Return what a run over 120 frames of the demo rally finds, in pieces of some length; and its scenes."""
    monkeypatch.setattr(spans_module, "MAX_PIECE_FRAMES", longest)
    video = paths.resources_dir() / "demo" / "rally.mp4"
    with open_networks(NetworkChoice(fast=True, inpaint=False)) as networks, VideoReader(video) as reader:
        run = LabelRun(reader, networks.tracknet, None, TrackOptions(frames=range(40, 160), stride=stride, every=every))
        run.carry_out(StopSwitch())
        assert [point.frame for point in run.points()] == list(range(40, 160))
        return [found for found in run.detections if 40 <= found.frame < 160], run.scenes


@pytest.mark.parametrize("stride", [4, 8])
def test_in_pieces_the_same_is_found(monkeypatch: pytest.MonkeyPatch, stride: int) -> None:
    assert _detections(monkeypatch, 45, stride=stride) == _detections(monkeypatch, 1000, stride=stride)


def test_skipped_frames_are_filled_across_the_ends_of_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    found, scenes = _detections(monkeypatch, 45, every=2)
    assert len(scenes) == 1
    assert {40, 42, 158} <= {one.frame for one in found}


def test_the_surroundings_of_a_piece_are_bounded_in_a_long_video() -> None:
    long = 10 * pieces_module.SHORT_VIDEO_FRAMES
    (piece,) = pieces(range(5000, 5100), 1500, n_frames=long, step=1, windows=windows)
    assert len(piece.surroundings) <= 100 + 2 * pieces_module.MARGIN_FRAMES + 2 * 8


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return broadcast(tmp_path_factory.mktemp("match"))


@pytest.fixture
def reader(match: Path) -> Iterator[VideoReader]:
    with VideoReader(match) as opened:
        yield opened


def finder_over(reader: VideoReader, play: Sequence[range] = ()) -> NonPlayFinder:
    return NonPlayFinder.over(reader, play, check=lambda: None, progress=lambda _share: None)


def found(reader: VideoReader, play: Sequence[range] = (), around: range = range(N_FRAMES)) -> list[range]:
    finder = finder_over(reader, play)
    scenes = plan_scenes(reader, around.start, around.stop, size=Size(64, 36), resize=ResizeFilter.AREA)
    return [frames for scene in scenes for frames in finder.non_play_in(scene, around)]


def test_other_camera_is_a_non_play_range(reader: VideoReader) -> None:
    assert found(reader) == list(NON_PLAY)


def test_a_scene_in_which_a_frame_is_known_to_be_play_is_play(reader: VideoReader) -> None:
    assert found(reader, [range(210, 211), range(329, 340)]) == [NON_PLAY[0]]


def test_a_scene_that_is_over_at_once_is_play(reader: VideoReader) -> None:
    finder, median = finder_over(reader), hall(1, 64, 36)
    assert finder.non_play_in(Scene(90, 90 + RATE, median), range(N_FRAMES)) == (range(90, 90 + RATE),)
    assert finder.non_play_in(Scene(90, 90 + RATE - 1, median), range(N_FRAMES)) == ()


@pytest.mark.parametrize("around", [range(180, 215), range(210, 300), range(190, 260)], ids=str)
def test_a_non_play_range_is_found_from_a_part_of_it(reader: VideoReader, around: range) -> None:
    part = range(max(200, around.start), min(235, around.stop))
    assert found(reader, around=around) == [part]


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a camera that was moved for half a minute of ten, and came back."""
    cuts = ((0, 0), (100, 1), (130, 0), (400, 2), (630, 0))
    clip = clipmaker.Clip("moved.mp4", n_frames=2400, width=96, height=54, rate=RATE, gop=20)
    return clipmaker.make(clip, tmp_path_factory.mktemp("moved"), film(cuts, hall))


@pytest.mark.parametrize("around", [range(900), range(350, 480), range(300, 420), range(480, 700)], ids=str)
def test_long_camera_shows_play_even_if_sampled_little(moved: Path, around: range) -> None:
    with VideoReader(moved) as reader:
        spans = found(reader, around=around)
    assert spans == ([range(100, 130)] if 100 in around else [])


@pytest.mark.parametrize("scene", [range(91, 119), range(80, 119), range(91, 131), range(70, 140)], ids=str)
def test_missed_camera_change_is_marked_non_play(reader: VideoReader, scene: range) -> None:
    (part,) = finder_over(reader).non_play_in(Scene(scene.start, scene.stop, hall(1, 64, 36)), range(N_FRAMES))
    shown = range(max(90, scene.start), min(120, scene.stop))
    assert set(part) <= set(shown)
    assert len(part) > len(shown) - 12
    assert part == scene or not set(scene) <= set(NON_PLAY[0])


def test_main_camera_in_most_of_a_scene_makes_it_play(
    reader: VideoReader,
) -> None:
    assert finder_over(reader).non_play_in(Scene(60, 98, hall(1, 64, 36)), range(N_FRAMES)) == ()


def test_with_one_camera_everything_is_play(tmp_path: Path) -> None:
    with VideoReader(one_camera(tmp_path)) as reader:
        assert found(reader) == []


def run(video: Path, folder: Path, options: TrackOptions) -> tuple[LabelRun, list[str]]:
    with open_networks(small_choice(folder)) as networks, VideoReader(video) as reader:
        tracking = LabelRun(reader, networks.tracknet, networks.inpaintnet, options)
        messages: list[object] = []
        tracking.carry_out(StopSwitch(), messages.append)
        return tracking, [message.text for message in messages if isinstance(message, JobMessage)]


def test_a_run_leaves_non_play_ranges_out_and_says_so(match: Path, tmp_path: Path) -> None:
    tracking, said = run(match, tmp_path, OPTIONS)
    assert tracking.non_play == NON_PLAY
    assert [point.frame for point in tracking.points()] == play()
    assert tracking.provenance()["non_play"] == [[90, 120], [200, 235], [300, 330]]
    assert any("3 parts" in text and "95 frames (90:120, 200:235, 300:330)" in text for text in said)


def test_play_is_tracked_like_with_every_camera(match: Path, tmp_path: Path) -> None:
    without, _ = run(match, tmp_path, OPTIONS)
    everything, said = run(match, tmp_path, TrackOptions(stride=1, threshold=0.5, every_camera=True))
    points = everything.points()
    assert [point.frame for point in points] == list(range(N_FRAMES))
    assert without.points() == [point for point in points if point.frame in set(play())]
    assert everything.non_play == ()
    assert not any("were not tracked" in text for text in said)


def test_nothing_is_filled_across_a_non_play_range(match: Path, tmp_path: Path) -> None:
    tracking, _ = run(match, tmp_path, TrackOptions(stride=1, threshold=0.5, every=7))
    assert [point.frame for point in tracking.points()] == play()
    assert {120, 235, 330} <= set(tracking.scenes)


@pytest.mark.parametrize(
    "options",
    [TrackOptions(stride=1, frames=range(80, 130)), TrackOptions(stride=1, background_over=range(80))],
    ids=["a range is named", "there is one background"],
)
def test_given_range_or_no_cut_search_tracks_everything(match: Path, tmp_path: Path, options: TrackOptions) -> None:
    tracking, _ = run(match, tmp_path, options)
    assert [point.frame for point in tracking.points()] == list(options.frames or range(N_FRAMES))


def test_pieces_find_the_same_non_play_ranges(match: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.tracking.spans.MAX_PIECE_FRAMES", 70)
    monkeypatch.setattr("rallytrace.tracking.spans.SHORT_VIDEO_FRAMES", 0)
    monkeypatch.setattr("rallytrace.tracking.spans.MARGIN_FRAMES", 30)
    tracking, _ = run(match, tmp_path, OPTIONS)
    assert tracking.non_play == NON_PLAY
    assert [point.frame for point in tracking.points()] == play()
    assert set(tracking.scenes) <= {first for first, _ in CUTS} | {first - 2 for first, _ in CUTS}


def test_joined_labelled_rallies_have_no_non_play(shared: Path) -> None:
    """Each is of one camera; here all of them are judged by what the others show."""
    from models.training.rallies import find_rallies  # noqa: PLC0415 - only where the clips are
    from rallytrace.video.main_camera import MainCamera, View  # noqa: PLC0415

    rallies = find_rallies([shared / "clips" / "labelled"], shared / "clips" / "venues.csv")
    views: dict[str, list[View]] = {}
    for rally in rallies:
        with VideoReader(rally.video) as reader:
            views.setdefault(rally.venue, []).extend(View.of(reader.frame(at)) for at in (0, reader.n_frames - 1))
    for venue, own in views.items():
        others = [view for other, seen in views.items() if other != venue for view in seen]
        camera = MainCamera((View.median(own[:2]),), {}, 100)
        assert all(camera.may_show(view) for view in own)
        assert np.mean([camera.may_show(view) for view in others]) == 0
