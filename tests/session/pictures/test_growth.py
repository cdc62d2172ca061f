"""How long an open file is watched, and when it counts as still being recorded."""

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import clipmaker
from clipmaker import Clip
from narrowing import not_none
from rallytrace.session.pictures import growth
from rallytrace.session.pictures.growth import GrowthWatch, allowing_growth
from rallytrace.video.reader import VideoReader

N_FRAMES = 120


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    return clipmaker.make(Clip("whole.ts", n_frames=N_FRAMES), tmp_path).read_bytes()


@pytest.fixture
def reader(whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[VideoReader]:
    """Return a reader of the first half of a recording, which is looked at whenever asked for."""
    monkeypatch.setattr(growth, "POLL_SECONDS", 0.0)
    path = tmp_path / "live.ts"
    path.write_bytes(whole[: len(whole) // 2])
    with VideoReader(path) as reader:
        assert reader.index.complete
        yield reader


def grown(reader: VideoReader, whole: bytes, watch: GrowthWatch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write more of the recording, and let it end at the next look."""
    with reader.path.open("ab") as file:
        file.write(whole[reader.path.stat().st_size : len(whole) * 3 // 4])
    monkeypatch.setattr(growth, "END_SECONDS", 0.0)
    assert watch.look()
    assert reader.index.grows


def test_paused_recording_goes_on(reader: VideoReader, whole: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = GrowthWatch(reader)
    grown(reader, whole, watch, monkeypatch)
    assert watch.look()
    assert not reader.index.grows
    assert watch.patience is not None
    assert not watch.look()
    with reader.path.open("ab") as file:
        file.write(whole[reader.path.stat().st_size :])
    assert watch.look()
    assert reader.index.grows
    assert watch.look()
    assert not reader.index.grows
    assert reader.n_frames == N_FRAMES


@pytest.mark.parametrize("is_replaced", [False, True])
def test_lost_file_is_no_longer_being_recorded(
    is_replaced: bool, reader: VideoReader, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = GrowthWatch(reader)
    grown(reader, whole, watch, monkeypatch)
    known = reader.n_frames
    if is_replaced:
        other = reader.path.with_name("other.ts")
        other.write_bytes(whole)
        other.replace(reader.path)
    else:
        reader.path.unlink()
    assert watch.look()
    assert not reader.index.grows
    assert reader.n_frames == known


@pytest.mark.parametrize(("age", "allowed"), [(0, True), (3600, False), (-3600, False)])
def test_run_allows_growth_of_file_just_written(age: float, allowed: bool, reader: VideoReader) -> None:
    written = time.time() - age
    os.utime(reader.path, (written, written))
    index = replace(reader.index, state=replace(not_none(reader.index.state), mtime_ns=reader.path.stat().st_mtime_ns))
    assert allowing_growth(index).grows == allowed
