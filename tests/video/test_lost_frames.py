"""Frames that damage has removed from a file: the others keep their numbers, and what is wrong is marked."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from rallytrace.errors import no_check
from rallytrace.files.recordings import joined_path
from rallytrace.video import reader as reader_module
from rallytrace.video.clip_copy import copy_clip
from rallytrace.video.index import keep_index, load_index, scan
from rallytrace.video.lost_frames import PacketPlaces, find_breaks, numbered_with_lost
from rallytrace.video.reader import VideoReader

Encode = Callable[[Clip], Path]
_FIXED = {"fflags": "bitexact"}
"""Without it Matroska files hold a random number, and the same damage hits something else every time."""
CLIPS = [
    Clip("inter.mkv", b_frames=2, container_options=_FIXED),
    Clip("intra.mkv", gop=1, container_options=_FIXED),
    Clip("fast.mkv", b_frames=2, rate=60, container_options=_FIXED),
    Clip("inter.ts", b_frames=2),
    Clip("intra.ts", gop=1),
    Clip("blu-ray.m2ts", b_frames=2),
]


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what earlier readers found out about a file."""
    monkeypatch.setattr(reader_module, "load_index", lambda _path: None)


def _cut_out(path: Path, share: float, length: int) -> Path:
    data = path.read_bytes()
    at = int(len(data) * share)
    copy = path.with_name(f"cut out at {share} {length} {path.name}")
    copy.write_bytes(data[:at] + data[at + length :])
    return copy


def _overwritten(path: Path, share: float, content: bytes) -> Path:
    at = int(path.stat().st_size * share)
    return clipmaker.overwritten(path, f"{content[:1].hex()} at {share} {path.name}", {at: content})


def _damaged_by_cutting(path: Path, share: float) -> Path:
    return _cut_out(path, share, 1000)


def _damaged_by_a_byte(path: Path, share: float) -> Path:
    return _cut_out(path, share, 1)


def _damaged_by_zeros(path: Path, share: float) -> Path:
    return _overwritten(path, share, bytes(1000))


def _damaged_by_noise(path: Path, share: float) -> Path:
    return _overwritten(path, share, np.random.default_rng(3).bytes(1000))


DAMAGES = [_damaged_by_cutting, _damaged_by_a_byte, _damaged_by_zeros, _damaged_by_noise]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__.rsplit("_", 1)[1])
@pytest.mark.parametrize("clip", CLIPS, ids=lambda clip: clip.name)
def test_frames_after_damage_keep_their_numbers(
    clip: Clip, damage: Callable[[Path, float], Path], encoded: Encode
) -> None:
    whole = encoded(clip)
    for share in (0.3, 0.55, 0.7):
        with VideoReader(damage(whole, share)) as reader:
            numbers = {frame.index: clipmaker.number_in(frame.bgr()) for frame in reader.frames()}
            marked = {i for span in reader.index.damaged for i in span}
            assert len(numbers) == 120
            assert len(marked) < 40
            assert all(number == i for i, number in numbers.items() if i not in marked)


def _without_packets(path: Path, name: str, left_out: range) -> Path:
    """Return a copy of a file, written anew without some of its packets."""
    copy = path.with_name(name)
    with av.open(str(path)) as source, av.open(str(copy), "w") as target:
        own = source.streams.video[0]
        stream = target.add_stream_from_template(own)
        for number, packet in enumerate(packet for packet in source.demux(own) if packet.size):
            if number not in left_out:
                packet.stream = stream
                target.mux(packet)
    return copy


@pytest.mark.parametrize("name", ["intra.mkv", "intra.ts"])
def test_frames_that_a_camera_left_out_have_no_numbers(name: str, encoded: Encode) -> None:
    (clip,) = (clip for clip in CLIPS if clip.name == name)
    path = _without_packets(encoded(clip), f"left out {name}", range(40, 43))
    with VideoReader(path) as reader:
        assert [clipmaker.number_in(frame.bgr()) for frame in reader.frames()] == [*range(40), *range(43, 120)]
        assert reader.index.damaged == ()


def test_frames_with_uneven_times_are_marked_but_not_added(encoded: Encode) -> None:
    clip = Clip("uneven.mkv", b_frames=2, uneven=True, container_options=_FIXED)
    with VideoReader(_cut_out(encoded(clip), 0.5, 1000)) as reader:
        numbers = {frame.index: clipmaker.number_in(frame.bgr()) for frame in reader.frames()}
        assert len(numbers) < 120
        (span,) = reader.index.damaged
        assert all(number == i for i, number in numbers.items() if i < span.start)
        assert all(number == i + 120 - len(numbers) for i, number in numbers.items() if i >= span.stop)


def test_loss_in_a_later_part_keeps_numbers(tmp_path: Path) -> None:
    files = []
    for number in (1, 2):
        paint = lambda i, width, height, n=number: clipmaker.numbered(i + 60 * (n - 1), width, height)  # noqa: E731
        clip = Clip(f"match_part{number}.mkv", n_frames=60, b_frames=2, container_options=_FIXED)
        files.append(clipmaker.make(clip, tmp_path, paint))
    data = files[1].read_bytes()
    files[1].write_bytes(data[: len(data) // 2] + data[len(data) // 2 + 1000 :])
    with VideoReader(joined_path(files)) as reader:
        numbers = {frame.index: clipmaker.number_in(frame.bgr()) for frame in reader.frames()}
        marked = {i for span in reader.index.damaged for i in span}
        assert len(numbers) == 120
        assert marked
        assert min(marked) > 60
        assert all(number == i for i, number in numbers.items() if i not in marked)


def test_suspect_frames_are_remembered_in_the_cache(encoded: Encode) -> None:
    path = _damaged_by_a_byte(encoded(CLIPS[1]), 0.5)
    *_, index = scan(path)
    assert index.suspects
    keep_index(path, index)
    kept = load_index(path)
    assert kept is not None
    assert kept.suspects == index.suspects
    assert np.array_equal(kept.pts, index.pts)


def test_clip_before_a_loss_is_copied_without_the_rest(encoded: Encode, tmp_path: Path) -> None:
    with VideoReader(_damaged_by_cutting(encoded(CLIPS[0]), 0.7)) as reader:
        list(reader.frames())
        start = reader.index.damaged[0].start
        copied = copy_clip(reader, range(start - 8, start), tmp_path / "clip.mp4", no_check)
        assert copied.n_after < 8


def _places(pts: list[int]) -> PacketPlaces:
    numbers = np.arange(len(pts), dtype=np.int64)
    return PacketPlaces(np.array(pts, np.int64), 100 * numbers, np.full(len(pts), 90), 0 * numbers)


@pytest.mark.parametrize(
    ("times", "lost"),
    [
        ([0, 33, 67, 100, 200, 233, 267], [133, 167]),
        ([0, 33, 67, 100, 160, 193, 227], []),
        ([0, 33, 67, 100, 20_000, 20_033, 20_067], []),
        ([0, 33, 80, 100, 200, 233, 267], []),
    ],
    ids=["even", "half an interval", "pause", "uneven"],
)
def test_only_gaps_of_whole_intervals_are_filled(times: list[int], lost: list[int]) -> None:
    pts, doubtful = numbered_with_lost(np.array(times, np.int64), _places(times), [3], Fraction(1, 1000))
    assert pts.tolist() == sorted(times + lost)
    assert doubtful == ([100] if lost else [100, times[4]])


def test_gap_far_from_a_break_is_kept() -> None:
    times = [*range(0, 6000, 100), *range(6300, 12_000, 100)]
    pts, doubtful = numbered_with_lost(np.array(times, np.int64), _places(times), [20], Fraction(1, 1000))
    assert pts.tolist() == times
    assert doubtful == [2000]


def test_file_of_unknown_structure_has_no_breaks(tmp_path: Path) -> None:
    path = tmp_path / "other.mkv"
    path.write_bytes(bytes(range(1, 251)) * 40)
    times = [*range(0, 3000, 100), *range(3300, 6000, 100)]
    assert find_breaks([path], "matroska,webm", _places(times)) == []
    assert find_breaks([path], "mov,mp4,m4a,3gp,3g2,mj2", replace(_places(times))) == []


def test_lost_rest_of_a_fragmented_file_is_told(encoded: Encode) -> None:
    pieces = {"movflags": "frag_keyframe+empty_moov+default_base_moof"}
    whole = encoded(Clip("fragments.mp4", b_frames=2, container_options=pieces))
    with VideoReader(whole) as reader:
        assert reader.index.n_frames == 120
        assert reader.warnings == ()
    with VideoReader(_damaged_by_a_byte(whole, 0.55)) as reader:
        assert reader.index.n_frames < 100
        assert any("cannot be read: the file is damaged" in warning for warning in reader.warnings)
