"""Files joined of several recordings, whose clocks start anew: one video with times that increase throughout."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from rallytrace.video.index import keep_index, load_index
from rallytrace.video.reader import VideoReader

Encode = Callable[[Clip], Path]

PART = Clip("joined part.ts", n_frames=50, b_frames=2)
DAY = 30 * 3600 * 24
PARTS = {
    "same clock twice": [PART, PART],
    "three parts": [PART, PART, PART],
    "a later clock": [PART, replace(PART, name="joined later.ts", offset=DAY)],
    "an earlier clock": [replace(PART, name="joined later.ts", offset=DAY), PART],
    "another delay": [
        replace(PART, name="joined plain.ts", b_frames=0),
        PART,
        replace(PART, name="joined plain.ts", b_frames=0),
    ],
    "open groups": [
        replace(PART, name=f"joined open {half}.ts", b_frames=3, options={"x264-params": "open-gop=1"})
        for half in (1, 2)
    ],
    "hevc": [replace(PART, name="joined hevc.ts", codec="libx265", b_frames=2)] * 2,
    "mpeg2 stream": [replace(PART, name="joined mpeg2.ts", codec="mpeg2video")] * 2,
    "mpeg2 program": [replace(PART, name="joined mpeg2.mpg", codec="mpeg2video")] * 2,
    "other size": [PART, replace(PART, name="joined large.ts", width=320, height=180)],
}


PACKET_BYTES = 188
WRAP = 2**33


def shifted(stream: bytes, ticks: int, start: int = 0) -> bytes:
    """Return a transport stream with other times from a byte on (ISO/IEC 13818-1, 2.4.3)."""
    data = bytearray(stream)
    for at in range(start // PACKET_BYTES * PACKET_BYTES, len(data), PACKET_BYTES):
        payload = at + 4
        if data[at + 3] & 0x20:
            if data[payload] and data[payload + 1] & 0x10:
                reference = int.from_bytes(data[payload + 2 : payload + 7], "big") + (ticks << 7)
                data[payload + 2 : payload + 7] = (reference % (WRAP << 7)).to_bytes(5, "big")
            payload += 1 + data[payload]
        if data[at + 1] & 0x40 and data[payload : payload + 4] == b"\0\0\1\xe0":
            for number in range((data[payload + 7] >> 6) - 1):
                field = slice(payload + 9 + 5 * number, payload + 14 + 5 * number)
                kind, *parts = data[field]
                high, middle, low = kind >> 1 & 7, (parts[0] << 8 | parts[1]) >> 1, (parts[2] << 8 | parts[3]) >> 1
                time = ((high << 30 | middle << 15 | low) + ticks) % WRAP
                rest = (time >> 15 & 0x7FFF) << 1 | 1, (time & 0x7FFF) << 1 | 1
                data[field] = bytes([kind & 0xF1 | time >> 30 << 1]) + b"".join(n.to_bytes(2, "big") for n in rest)
    return bytes(data)


def shown(path: Path) -> list[int | None]:
    """Return the numbers in the pictures, after making sure that each is the same when it is sought."""
    with VideoReader(path, cache_bytes=0) as reader:
        pictures = [frame.bgr() for frame in reader.frames()]
        assert all(np.array_equal(reader.frame(i).bgr(), pictures[i]) for i in reversed(range(len(pictures))))
        assert reader.index.timed
        assert reader.index.seconds == pytest.approx(np.arange(reader.n_frames) / 30, abs=2e-4)
        return [clipmaker.number_in(picture) for picture in pictures]


def joined(encoded: Encode, parts: list[Clip], tmp_path: Path) -> Path:
    path = tmp_path / f"joined{Path(parts[0].name).suffix}"
    path.write_bytes(b"".join(encoded(part).read_bytes() for part in parts))
    return path


@pytest.mark.parametrize("name", PARTS)
def test_joined_recordings_are_one_video(name: str, encoded: Encode, tmp_path: Path) -> None:
    parts = PARTS[name]
    path = joined(encoded, parts, tmp_path)
    assert shown(path) == list(range(50)) * len(parts)
    with VideoReader(path) as reader:
        assert reader.index.damaged == ()
        assert any(f"joins {len(parts)} recordings" in warning for warning in reader.warnings)


@pytest.mark.parametrize("name", PARTS)
def test_jumps_in_joined_recordings_begin_at_keyframes(name: str, encoded: Encode, tmp_path: Path) -> None:
    with VideoReader(joined(encoded, PARTS[name], tmp_path)) as reader:
        assert len(reader.index.keyframes) >= 3 * len(PARTS[name])
        assert [frame.index for frame in reader.keyframes()] == reader.index.keyframes.tolist()
        passed = [frame.index for frame in reader.approach(reader.n_frames - 1) if frame]
        assert len(passed) <= 20


@pytest.mark.parametrize("name", PARTS)
def test_no_damage_is_found_while_index_is_built(
    name: str, encoded: Encode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rallytrace.video.index._PROGRESS_INTERVAL_SECONDS", 0)
    with VideoReader(joined(encoded, PARTS[name], tmp_path), cache_bytes=0, cursors=2) as reader:
        for partial in reader.scan():
            if partial.n_frames:
                last = partial.n_frames - 1
                assert clipmaker.number_in(reader.frame(last).bgr()) == last % 50
                assert reader.known_index is not None
                assert reader.known_index.damage == {}


def test_kept_index_remembers_joints(encoded: Encode, tmp_path: Path) -> None:
    path = joined(encoded, PARTS["three parts"], tmp_path)
    with VideoReader(path) as reader:
        index = reader.index
    keep_index(path, index)
    kept = load_index(path)
    assert kept is not None
    assert kept.joints == index.joints
    assert len(kept.joints) == 2
    assert np.array_equal(kept.key_positions, index.key_positions)
    with VideoReader(path, cache_bytes=0) as reader:
        assert clipmaker.number_in(reader.frame(130).bgr()) == 30


@pytest.mark.parametrize("seconds", [0, 1, 2.5, 70])
def test_clock_that_wraps_runs_on(seconds: float, encoded: Encode, tmp_path: Path) -> None:
    path = tmp_path / "wraps.ts"
    path.write_bytes(shifted(encoded(PART).read_bytes(), -round((1.5 + seconds) * 90_000)))
    assert shown(path) == list(range(50))


@pytest.mark.parametrize("seconds", [100, -50])
def test_clock_set_anew_between_keyframes_runs_on(seconds: int, encoded: Encode, tmp_path: Path) -> None:
    whole = shifted(encoded(replace(PART, name="joined plain.ts", b_frames=0)).read_bytes(), 100 * 90_000)
    path = tmp_path / "jumps.ts"
    path.write_bytes(shifted(whole, seconds * 90_000, len(whole) // 3))
    assert shown(path) == list(range(50))


def test_part_without_leading_keyframe_is_shown_from_next_one(encoded: Encode, tmp_path: Path) -> None:
    part = encoded(PART).read_bytes()
    path = tmp_path / "cut.ts"
    path.write_bytes(part + part[len(part) // 4 // PACKET_BYTES * PACKET_BYTES :])
    assert shown(path) == [*range(50), *range(20, 50)]


def test_only_last_picture_of_broken_off_part_is_damaged(encoded: Encode, tmp_path: Path) -> None:
    part = encoded(PART).read_bytes()
    path = tmp_path / "broken.ts"
    path.write_bytes(part[: len(part) * 3 // 4] + part)
    numbers = shown(path)
    first = len(numbers) - 50
    assert numbers[first:] == list(range(50))
    assert numbers[: first - 1] == list(range(first - 1))
    with VideoReader(path) as reader:
        list(reader.frames())
        assert reader.index.damaged == (range(first - 1, first),)
