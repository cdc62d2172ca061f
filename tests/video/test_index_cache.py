import logging
import os
import random
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from rallytrace import paths
from rallytrace.video import index as index_file
from rallytrace.video import reader as reader_module
from rallytrace.video.index import FrameIndex, GroupDamage, keep_index, load_index, scan
from rallytrace.video.reader import VideoReader


@pytest.fixture
def clip(tmp_path: Path) -> Path:
    return clipmaker.make(Clip("clip.mp4", n_frames=30, b_frames=2, gop=10), tmp_path)


@pytest.fixture
def kept(clip: Path) -> Path:
    """The file in which the clip's index is kept."""
    with VideoReader(clip) as reader:
        assert reader.n_frames == 30
    (file,) = (paths.cache_dir() / "frame-index").iterdir()
    return file


def _scans(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    scanned: list[Path] = []

    def spy(path: Path) -> object:
        scanned.append(path)
        return scan(path)

    monkeypatch.setattr(reader_module, "scan", spy)
    return scanned


@pytest.mark.usefixtures("kept")
def test_a_file_is_scanned_once_even_if_it_is_moved(clip: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scanned = _scans(monkeypatch)
    moved = clip.rename(clip.with_name("moved.mp4"))
    with VideoReader(moved) as reader:
        assert reader.n_frames == 30
        assert clipmaker.number_in(reader.frame(17).bgr()) == 17
    assert scanned == []


def test_what_comes_back_is_what_was_kept(clip: Path) -> None:
    *_, index = scan(clip)
    index = index.with_damage(0, GroupDamage(-1, 7)).with_damage(1, GroupDamage(1, None))
    keep_index(clip, index)
    again = load_index(clip)
    assert again is not None
    for name in ("pts", "key_pts", "key_dts"):
        assert np.array_equal(getattr(again, name), getattr(index, name))
    for name in ("time_base", "timed", "complete", "promised", "damage"):
        assert getattr(again, name) == getattr(index, name)


@pytest.mark.usefixtures("kept")
def test_a_changed_file_is_scanned_again(clip: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scanned = _scans(monkeypatch)
    clipmaker.make(Clip("clip.mp4", n_frames=20), clip.parent)
    with VideoReader(clip) as reader:
        assert reader.n_frames == 20
    assert scanned == [clip]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 and then nothing"])
def test_a_spoilt_index_is_made_anew(content: bytes, clip: Path, kept: Path) -> None:
    kept.write_bytes(content)
    with VideoReader(clip) as reader:
        assert reader.n_frames == 30
    assert load_index(clip) is not None


def test_an_index_damaged_anywhere_is_made_anew_in_silence(
    clip: Path, kept: Path, caplog: pytest.LogCaptureFixture
) -> None:
    chance, whole = random.Random(1), kept.read_bytes()  # noqa: S311 - no secret
    caplog.set_level(logging.DEBUG)
    for attempt in range(400):
        content = bytearray(whole)
        if attempt % 4 == 0:
            del content[chance.randrange(len(content)) :]
        else:
            for _ in range(chance.choice((1, 1, 3, 40))):
                content[chance.randrange(len(content))] ^= chance.randrange(1, 256)
        if content != whole:
            kept.write_bytes(bytes(content))
            assert load_index(clip) is None
    assert all(record.levelno <= logging.INFO for record in caplog.records)
    with VideoReader(clip) as reader:
        assert reader.n_frames == 30


def _forged(video: Path, **wrong: object) -> FrameIndex:
    """The index of a video with something wrong about it."""
    *_, index = scan(video)
    return replace(index, **wrong)  # type: ignore[arg-type]  # values of several types


@pytest.mark.parametrize(
    "wrong",
    [
        {"pts": np.zeros(0, np.int64)},
        {"pts": np.zeros(30, np.int64)},
        {"pts": np.arange(30, 0, -1, dtype=np.int64)},
        {"pts": np.arange(10**6, dtype=np.int64)},
        {"key_pts": np.arange(3, 0, -1, dtype=np.int64)},
        {"key_dts": np.zeros(2, np.int64)},
        {"time_base": Fraction(0)},
        {"time_base": Fraction(-1, 30)},
        {"time_base": "x/0"},
        {"promised": -1},
        {"promised": "many"},
        {"timed": 1},
        {"timed": False},
        {"damage": {99: GroupDamage(0, 0)}},
        {"damage": {1: GroupDamage(2, 0)}},
        {"damage": {1: GroupDamage(-2, 0)}},
        {"damage": {1: GroupDamage(1, 31)}},
        {"damage": {"1": GroupDamage(1, 3)}},
    ],
    ids=repr,
)
def test_a_whole_index_that_cannot_be_right_is_not_believed(wrong: dict[str, object], clip: Path) -> None:
    keep_index(clip, _forged(clip))
    assert load_index(clip) is not None
    keep_index(clip, _forged(clip, **wrong))
    assert load_index(clip) is None


def test_the_index_of_another_video_is_not_believed(clip: Path, kept: Path, tmp_path: Path) -> None:
    other = clipmaker.make(Clip("other.mp4", n_frames=20), tmp_path)
    with VideoReader(other) as reader:
        assert reader.n_frames == 20
    (others,) = set(kept.parent.iterdir()) - {kept}
    others.write_bytes(kept.read_bytes())
    with VideoReader(other) as reader:
        assert reader.n_frames == 20
    assert load_index(clip) is not None


def test_a_folder_that_cannot_be_written_only_costs_time(
    clip: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(paths, "cache_dir", lambda: tmp_path / "file")
    with VideoReader(clip) as reader:
        assert reader.n_frames == 30


def test_the_oldest_are_forgotten(clip: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_file, "_MOST_KEPT", 2)
    for age in range(3):
        old = kept.with_name(f"old{age}.index")
        old.write_bytes(b"old")
        os.utime(old, (age, age))
    *_, index = scan(clip)
    keep_index(clip, index)
    assert {file.name for file in kept.parent.iterdir()} == {kept.name, "old2.index"}
