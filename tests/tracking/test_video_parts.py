"""Test that tracking a long video in parts gives the same result as one run."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import clipmaker
from broadcast import broadcast
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking import spans, video_parts
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.networks import Networks, open_networks
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.tracking.video_parts import RunPart, join_parts, open_parts, track_part
from rallytrace.video.reader import VideoReader
from tiny_models import TinyTrackNet

OPTIONS = TrackOptions(stride=1, threshold=0.5, batch=1)


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Networks]:
    model = TinyTrackNet(height=32, width=48).save(tmp_path_factory.mktemp("models") / "tiny.onnx")
    with open_networks(NetworkChoice(tracknet=model)) as opened:
        yield opened


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a match with shots of another camera."""
    return broadcast(tmp_path_factory.mktemp("clips"))


@pytest.fixture(autouse=True)
def short_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces so short that cuts and non-play ranges lie at their ends and across them."""
    monkeypatch.setattr(spans, "MAX_PIECE_FRAMES", 37)
    monkeypatch.setattr(spans, "MARGIN_FRAMES", 20)
    monkeypatch.setattr(spans, "SHORT_VIDEO_FRAMES", 0)
    monkeypatch.setattr(video_parts, "PIECES_PER_PART", 3)


def _whole(video: Path, networks: Networks, options: TrackOptions) -> LabelRun:
    with VideoReader(video) as reader:
        run = LabelRun(reader, networks.tracknet, networks.inpaintnet, options)
        run.carry_out(StopSwitch())
        return run


def _parts(video: Path, networks: Networks, options: TrackOptions) -> tuple[LabelRun, list[RunPart]]:
    """Each part by a reader of its own, the last one first."""
    stop, loaded = StopSwitch(), LoadedTrackNet(networks.tracknet)
    with VideoReader(video) as reader:
        opening = open_parts(reader, loaded, options, stop, lambda _share: None)
    found: list[RunPart] = []
    for number in reversed(range(opening.n_parts)):
        with VideoReader(video, index=opening.index) as reader:
            found.insert(0, track_part(reader, loaded, options, opening, number, stop=stop, report=lambda *_: None))
    with VideoReader(video, index=opening.index) as reader:
        return join_parts(reader, loaded, networks.inpaintnet, options, found, stop=stop), found


@pytest.mark.parametrize(
    "options",
    [
        OPTIONS,
        TrackOptions(stride=3, threshold=0.5, every_camera=True, batch=1),
        TrackOptions(stride=1, threshold=0.5, frames=range(100, 430), every=2, batch=1),
    ],
)
def test_parts_joined_are_the_run(match: Path, networks: Networks, options: TrackOptions) -> None:
    whole = _whole(match, networks, options)
    joined, parts = _parts(match, networks, options)
    assert len(parts) > 2
    assert joined.points() == whole.points()
    assert {**joined.provenance(), "seconds": 0} == {**whole.provenance(), "seconds": 0}
    assert joined.closing_messages() == whole.closing_messages()


def test_the_match_has_what_may_go_wrong_at_the_ends_of_parts(match: Path, networks: Networks) -> None:
    whole = _whole(match, networks, OPTIONS)
    assert whole.non_play
    assert len(whole.scenes) > 2


def test_a_part_of_a_damaged_video_is_not_sound(networks: Networks, tmp_path: Path) -> None:
    video = clipmaker.damage_packets(clipmaker.make(clipmaker.Clip("match.mp4"), tmp_path), [45])
    _, parts = _parts(video, networks, OPTIONS)
    assert not all(part.is_intact for part in parts)
