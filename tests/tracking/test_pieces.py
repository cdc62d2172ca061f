"""A long range is tracked piece by piece, and nobody can tell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace import paths
from rallytrace.domain.detections import Detection
from rallytrace.inference.session import StopSwitch
from rallytrace.inference.windows import context
from rallytrace.tracking import spans as pieces_module
from rallytrace.tracking import spans as spans_module
from rallytrace.tracking.networks import NetworkChoice, open_networks
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.run import TrackRun
from rallytrace.tracking.spans import pieces
from rallytrace.video.reader import VideoReader


def windows(wanted: range, behind: int) -> range:
    return context(wanted, seq_len=8, stride=4, stop=behind)


@given(
    n_frames=st.integers(1, 400),
    start=st.integers(0, 399),
    length=st.integers(1, 400),
    longest=st.integers(1, 100),
    every=st.integers(1, 3),
)
def test_the_pieces_keep_every_frame_of_a_range_once(
    n_frames: int, start: int, length: int, longest: int, every: int
) -> None:
    frames = range(min(start, n_frames - 1), min(start + length, n_frames))
    frames = frames or range(n_frames - 1, n_frames)
    cut = list(pieces(frames, longest, n_frames=n_frames, every=every, windows=windows))
    kept = [frame for piece in cut for frame in piece.kept if frame in frames]
    assert kept == list(frames)
    for piece in cut:
        assert set(piece.kept) <= set(piece.read) <= set(piece.surroundings) <= set(range(n_frames))


def _detections(
    monkeypatch: pytest.MonkeyPatch, longest: int, *, stride: int = 8, every: int = 1
) -> tuple[list[Detection], list[int]]:
    """What a run over 120 frames of the demo rally finds, in pieces of some length; and its scenes."""
    monkeypatch.setattr(spans_module, "LONGEST_PIECE", longest)
    video = paths.resources_dir() / "demo" / "rally.mp4"
    with open_networks(NetworkChoice(inpaint=False)) as networks, VideoReader(video) as reader:
        run = TrackRun(reader, networks.tracknet, None, TrackOptions(frames=range(40, 160), stride=stride, every=every))
        for _ in run.events(StopSwitch()):
            pass
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
    long = 10 * pieces_module.WHOLE_VIDEO
    (piece,) = pieces(range(5000, 5100), 1500, n_frames=long, every=1, windows=windows)
    assert len(piece.surroundings) <= 100 + 2 * pieces_module.MARGIN + 2 * 8
