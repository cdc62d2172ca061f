from collections.abc import Iterator
from pathlib import Path

import pytest

import clipmaker
from clipmaker import Clip
from rallytrace.errors import Cancelled
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.shots import find_shots
from views import film

CUTS = [(0, 0), (100, 1), (133, 0), (220, 2), (260, 3), (266, 0)]
FIRSTS = [first for first, _ in CUTS]
N_FRAMES = 330


@pytest.fixture(scope="module", params=[12, 60, 1000], ids=lambda gop: f"a keyframe every {gop}")
def broadcast(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    gop = request.param
    # Keyframes stand at fixed distances: the encoder must not give the cuts away.
    fixed = {"x264-params": f"scenecut=0:keyint={gop}:min-keyint={gop}"}
    clip = Clip("broadcast.mp4", n_frames=N_FRAMES, gop=gop, b_frames=2, options=fixed)
    return clipmaker.make(clip, tmp_path_factory.mktemp("broadcast"), film(CUTS))


@pytest.fixture
def by_keyframes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short clips are looked at in the way long videos are."""
    monkeypatch.setattr("rallytrace.video.shots._SHORT_SECONDS", 0)


def test_shots_begin_where_the_cuts_are(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        shots = find_shots(reader, 0, N_FRAMES)
    assert [shot.start for shot in shots] == FIRSTS
    assert [shot.stop for shot in shots] == [*FIRSTS[1:], N_FRAMES]


@pytest.mark.usefixtures("by_keyframes")
def test_keyframes_lead_to_the_same_cuts(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        assert [shot.start for shot in find_shots(reader, 0, N_FRAMES)] == FIRSTS
        assert [shot.start for shot in find_shots(reader, 37, 241)] == [37, 100, 133, 220]


def test_a_camera_is_recognised_when_it_returns(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        shots = find_shots(reader, 0, N_FRAMES)
    for one, (_, view) in zip(shots, CUTS, strict=True):
        for other, (_, other_view) in zip(shots, CUTS, strict=True):
            assert one.resembles(other) == (view == other_view)


@pytest.mark.usefixtures("by_keyframes")
def test_a_quiet_stretch_is_not_decoded_frame_by_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clip = Clip("rally.mp4", n_frames=600, gop=30)
    path = clipmaker.make(clip, tmp_path, film([(0, 0), (400, 1)]))
    with VideoReader(path) as reader:
        decoded: list[int] = []
        frames = reader.frames

        def counted(start: int = 0, stop: int | None = None) -> Iterator[VideoFrame]:
            for frame in frames(start, stop):
                decoded.append(frame.index)
                yield frame

        monkeypatch.setattr(reader, "frames", counted)
        assert [shot.start for shot in find_shots(reader, 0, 600)] == [0, 400]
        assert len(decoded) < 200


def test_a_search_can_be_stopped(broadcast: Path) -> None:
    pictures = 0

    def stop_at_the_tenth() -> None:
        nonlocal pictures
        pictures += 1
        if pictures == 10:
            raise Cancelled

    with VideoReader(broadcast) as reader, pytest.raises(Cancelled):
        find_shots(reader, 0, N_FRAMES, check=stop_at_the_tenth)


def test_a_range_beyond_the_video_holds_no_shot(broadcast: Path) -> None:
    with VideoReader(broadcast) as reader:
        assert find_shots(reader, N_FRAMES, N_FRAMES + 50) == []
        assert [shot.stop for shot in find_shots(reader, 300, 9999)] == [N_FRAMES]


@pytest.mark.parametrize("name", ["a00010", "a00025", "a00034"])
def test_a_real_rally_is_one_shot(name: str, shared: Path) -> None:
    with VideoReader(shared / "clips" / "labelled" / f"{name}.mp4") as reader:
        assert len(find_shots(reader, 0, reader.n_frames)) == 1
