"""Hardware decoding: a run has the pictures of FFmpeg's software, or is told why not. The card is played."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clipmaker import Clip
from graphics_card import PlayedCard
from rallytrace.errors import Cancelled
from rallytrace.video.hardware import N_COMPARED_PICTURES
from rallytrace.video.reader import VideoReader

Encode = Callable[[Clip], Path]

CLIP = Clip("rally.mp4", b_frames=2)
CLIPS = [
    CLIP,
    Clip("ten bits.mp4", codec="libx265", pix_fmt="yuv420p10le", options={"x265-params": "log-level=none"}),
    Clip("full range.mp4", pix_fmt="yuvj420p", width=190),
    Clip("turned.mov", rotation=90),
    Clip("mirrored.mp4", matrix=(-65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30)),
    Clip("short.mkv", n_frames=20),
    Clip("stream.ts", b_frames=2),
]


def pictures(reader: VideoReader, start: int = 0) -> list[bytes]:
    return [frame.bgr().tobytes() for frame in reader.frames(start)]


def in_software(path: Path, start: int = 0) -> list[bytes]:
    with VideoReader(path) as reader:
        return pictures(reader, start)


@pytest.mark.parametrize("clip", CLIPS, ids=lambda clip: clip.name)
def test_a_card_with_the_same_pictures_decodes_all_frames(
    encoded: Encode, monkeypatch: pytest.MonkeyPatch, clip: Clip
) -> None:
    path = encoded(clip)
    expected = in_software(path)
    card = PlayedCard().install(monkeypatch)
    with VideoReader(path) as reader:
        device = reader.use_hardware().device
        compared = card.decoded
        assert pictures(reader) == expected
        assert pictures(reader, 15) == expected[15:]
    assert device is not None
    assert card.decoded >= compared + len(expected)


def test_nothing_is_decoded_by_a_card_that_nobody_asked_for(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    card = PlayedCard().install(monkeypatch)
    assert len(in_software(encoded(CLIP))) == CLIP.n_frames
    assert card.decoded == 0


@pytest.mark.parametrize("frame", [0, N_COMPARED_PICTURES - 1, CLIP.n_frames // 2 + 5])
def test_one_sample_that_differs_is_enough_to_refuse_a_card(
    encoded: Encode, monkeypatch: pytest.MonkeyPatch, frame: int
) -> None:
    path = encoded(CLIP)
    PlayedCard(wrong_frame=frame).install(monkeypatch)
    with VideoReader(path) as reader:
        choice = reader.use_hardware()
        assert pictures(reader) == in_software(path)
    assert choice.device is None
    assert f"frame {frame}" in choice.sentence


@pytest.mark.parametrize("decoded", [0, N_COMPARED_PICTURES + 8])
def test_a_card_that_fails_in_the_comparison_is_not_used(
    encoded: Encode, monkeypatch: pytest.MonkeyPatch, decoded: int
) -> None:
    PlayedCard(breaks_after=decoded).install(monkeypatch)
    with VideoReader(encoded(CLIP)) as reader:
        assert reader.use_hardware().device is None


def test_software_continues_after_hardware_failure(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    path = encoded(CLIP)
    expected = in_software(path)
    card = PlayedCard().install(monkeypatch)
    with VideoReader(path) as reader:
        assert reader.use_hardware().device is not None
        card.breaks_after = card.decoded + 50
        assert pictures(reader) == expected
        assert reader.decoding is not None
        assert reader.decoding.device is None
        decoded = card.decoded
        assert pictures(reader) == expected
    assert card.decoded == decoded


def test_a_damaged_video_is_left_to_software(encoded: Encode, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    data = bytearray(encoded(CLIP).read_bytes())
    middle = len(data) // 2
    data[middle : middle + 64] = bytes(64)
    path = tmp_path / "damaged.mp4"
    path.write_bytes(data)
    card = PlayedCard().install(monkeypatch)
    with VideoReader(path) as reader:
        expected = pictures(reader)
        assert reader.index.damaged
        assert reader.use_hardware().device is None
        assert pictures(reader) == expected
    assert card.decoded == 0


def test_hardware_gives_same_pictures_or_a_reason(encoded: Encode) -> None:
    path = encoded(CLIP)
    with VideoReader(path) as reader:
        choice = reader.use_hardware()
        assert pictures(reader) == in_software(path)
    assert choice.sentence


def test_the_comparison_can_be_stopped(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop() -> None:
        raise Cancelled

    PlayedCard().install(monkeypatch)
    with VideoReader(encoded(CLIP)) as reader, pytest.raises(Cancelled):
        reader.use_hardware(stop)
