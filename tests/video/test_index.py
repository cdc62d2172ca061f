import logging
import os
import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import clipmaker
from clipmaker import Clip
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.video import index as index_file
from rallytrace.video import reader as reader_module
from rallytrace.video.index import FrameIndex, GroupDamage, _index_of_decoded, keep_index, load_index, scan, survey
from rallytrace.video.reader import VideoReader


@st.composite
def indices(draw: st.DrawFn) -> FrameIndex:
    pts = np.array(sorted(draw(st.sets(st.integers(-(2**40), 2**40), min_size=2, max_size=40))), np.int64)
    keys = sorted(draw(st.sets(st.integers(0, len(pts) - 1))) | {0})
    time_base = draw(st.sampled_from([Fraction(1, 90_000), Fraction(1001, 30_000), Fraction(1, 1000)]))
    keyframes = draw(st.sets(st.integers(0, len(keys) - 1)))
    index = FrameIndex(pts=pts, key_pts=pts[keys], key_dts=pts[keys] - 5, time_base=time_base)
    for keyframe in keyframes:
        group = st.integers(keys[keyframe], index.end_of(keyframe) - 1)
        damage = GroupDamage(draw(st.integers(-1, keyframe)), draw(st.none() | group))
        index = index.with_damage(keyframe, damage)
    return index


@given(indices())
def test_decoding_starts_at_or_before_the_frame_wanted(index: FrameIndex) -> None:
    for i in range(index.n_frames):
        begin = index.first_frame_of(index.keyframe_of(i))
        assert 0 <= begin <= i
        assert begin in index.keyframes
        assert not any(begin < key <= i for key in index.keyframes)
        assert i in index.group(i)


@given(indices())
def test_damage_extends_to_the_next_good_keyframe(index: FrameIndex) -> None:
    marked = [i for span in index.damaged for i in span]
    assert marked == sorted(set(marked))
    for i in range(index.n_frames):
        damage = index.damage_at(i)
        assert (i in marked) == (damage is not None and damage.first is not None and damage.first <= i)
    for one, other in pairwise(index.damaged):
        assert one.stop < other.start


@given(indices(), st.integers(-1, 40))
def test_the_next_damage_is_where_reading_has_to_become_careful(index: FrameIndex, at: int) -> None:
    ahead = [i for i in index.keyframes if i > at and index.damage_at(int(i)) is not None]
    assert index.next_damage(at) == min(ahead, default=index.n_frames)


@given(indices())
def test_time_starts_at_zero_and_grows(index: FrameIndex) -> None:
    times = [index.time(i) for i in range(index.n_frames)]
    assert times[0] == 0
    assert times == sorted(times)
    assert index.rate == pytest.approx((index.n_frames - 1) / times[-1])


def _evenly_spaced(n: int, **more: object) -> FrameIndex:
    pts = np.arange(n, dtype=np.int64) * 512
    return FrameIndex(pts=pts, key_pts=pts[:1], key_dts=pts[:1], time_base=Fraction(1, 15_360), **more)  # type: ignore[arg-type]  # facts of several types


def test_an_ordinary_video_has_nothing_to_be_said_about() -> None:
    index = _evenly_spaced(100, promised=100)
    assert index.rate == 30
    assert index.notes() == ()


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"promised": 120}, "120 frames, but only 100 can be decoded"),
        ({"timed": False}, "no usable time stamps"),
    ],
)
def test_unusual_files_get_a_note(facts: dict[str, object], words: str) -> None:
    (note,) = _evenly_spaced(100, **facts).notes()
    assert words in note


def test_damage_is_told_with_its_frames() -> None:
    index = _evenly_spaced(100)
    assert index.damage_note() == ""
    damaged = index.with_damage(0, GroupDamage(0, 40))
    assert "60 frames (40:100)" in damaged.damage_note()
    assert "1 frame (99:100)" in damaged.damage_note(range(99, 100))
    assert damaged.damage_note(range(40)) == ""


def test_one_missing_frame_does_not_make_the_rate_uneven() -> None:
    index = _evenly_spaced(100)
    pts = np.delete(index.pts, 50)
    lacking = FrameIndex(pts=pts, key_pts=pts[:1], key_dts=pts[:1], time_base=index.time_base)
    assert not lacking.varies


def test_an_index_of_nothing_yet() -> None:
    none = np.zeros(0, np.int64)
    index = FrameIndex(pts=none, key_pts=none, key_dts=none, time_base=Fraction(1, 30), complete=False)
    assert index.n_frames == 0
    assert len(index.keyframes) == 0
    assert index.rate == 0


Encode = Callable[[Clip], Path]


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every packet is followed by a pause."""
    monkeypatch.setattr("rallytrace.video.index._PROGRESS_INTERVAL_SECONDS", 0)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize(
    "clip",
    [
        Clip("b-frames.mp4", b_frames=3),
        Clip("uneven.mkv", b_frames=2, uneven=True),
        Clip("transport stream.ts", b_frames=2),
        Clip("edit list.mp4", b_frames=2, offset=-27),
    ],
    ids=lambda clip: clip.name,
)
def test_partial_index_stays_valid(clip: Clip, encoded: Encode) -> None:
    *unfinished, whole = scan(encoded(clip))
    assert whole.complete
    assert len(unfinished) > 60
    assert unfinished[-1].n_frames > 80
    for part in unfinished:
        assert not part.complete
        assert np.array_equal(part.pts, whole.pts[: part.n_frames])


def test_a_scan_may_be_given_up(encoded: Encode) -> None:
    steps = scan(encoded(Clip("b-frames.mp4", b_frames=3)))
    next(steps)
    steps.close()  # type: ignore[attr-defined]  # it is a generator, announced as an iterator


def test_frames_hidden_by_an_edit_list_are_not_counted(encoded: Encode) -> None:
    *_, index = scan(encoded(Clip("edit list.mp4", b_frames=2, offset=-27)))
    assert index.n_frames == 120 - 27
    assert index.promised == 120
    (note,) = index.notes()
    assert "120" in note
    assert "93" in note
    assert "decoded" not in note, "nothing is missing from a file that was trimmed"
    assert len(index.key_pts) == len(index.keyframes) + 1
    assert index.keyframe_of(0) == 0


def test_packets_without_times_are_decoded_to_be_counted(encoded: Encode) -> None:
    *_, index = scan(encoded(Clip("no times.h264", b_frames=2, n_frames=60)))
    assert index.n_frames == 60
    assert not index.timed
    assert index.keyframe_of(59) == -1


def test_times_that_are_those_of_decoding_are_not_believed(encoded: Encode) -> None:
    *_, index = scan(encoded(Clip("no times.avi", b_frames=2, n_frames=60)))
    assert index.n_frames == 60
    assert not index.timed


def test_damage_is_not_looked_for(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.video.index.survey", lambda path, *_: pytest.fail(f"{path} was decoded"))
    whole = encoded(Clip("cut.mp4", b_frames=2, container_options={"movflags": "faststart"}))
    *_, index = scan(clipmaker.truncate(whole, 0.7))
    assert 60 < index.n_frames < 120
    *_, index = scan(clipmaker.damage(whole, [0.5]))
    assert index.n_frames == 120


def test_a_survey_finds_what_a_scan_found(encoded: Encode) -> None:
    path = encoded(Clip("uneven.mp4", b_frames=2, uneven=True))
    *_, scanned = scan(path)
    *_, surveyed = survey(path, scanned, Fraction(30))
    assert np.array_equal(surveyed.pts, scanned.pts)
    assert surveyed.timed
    assert not surveyed.damage


def test_a_file_in_which_nothing_can_be_decoded(encoded: Encode, tmp_path: Path) -> None:
    path = tmp_path / "late.ts"
    whole = encoded(Clip("one keyframe.ts", gop=1000))
    path.write_bytes(whole.read_bytes()[whole.stat().st_size // 376 * 188 :])
    with pytest.raises(AppError):
        list(scan(path))


@pytest.fixture
def clip(tmp_path: Path) -> Path:
    return clipmaker.make(Clip("clip.mp4", n_frames=30, b_frames=2, gop=10), tmp_path)


@pytest.fixture
def kept(clip: Path) -> Path:
    """Return the file in which the clip's index is kept."""
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


def test_index_survives_saving(clip: Path) -> None:
    *_, index = scan(clip)
    index = index.with_damage(0, GroupDamage(-1, 7)).with_damage(1, GroupDamage(1, None))
    keep_index(clip, index)
    again = load_index(clip)
    assert again is not None
    for name in ("pts", "key_pts", "key_dts"):
        assert np.array_equal(getattr(again, name), getattr(index, name))
    for name in ("time_base", "timed", "complete", "promised", "trimmed", "damage"):
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
    chance, whole = random.Random(1), kept.read_bytes()
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
    """Return the index of a video with something wrong about it."""
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
        {"trimmed": "yes"},
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


def test_index_of_rewritten_file_is_not_used(clip: Path, kept: Path) -> None:
    assert kept.exists()
    assert load_index(clip) is not None
    later = clip.stat().st_mtime_ns + 10**9
    os.utime(clip, ns=(later, later))
    assert load_index(clip) is None


@pytest.mark.parametrize("times", [[0, 1, 1, 2], [0, 2, 1, 3], [0, None, 2, 3]], ids=str)
def test_pictures_with_unordered_times_are_numbered_as_decoded(times: list[int | None], clip: Path) -> None:
    index = _index_of_decoded(_forged(clip), times, None, Fraction(25))
    assert not index.timed
    assert index.pts.tolist() == [0, 1, 2, 3]
    assert index.seconds.tolist() == pytest.approx([0, 0.04, 0.08, 0.12])


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
    monkeypatch.setattr(index_file, "_MAX_CACHED_INDICES", 2)
    for age in range(3):
        old = kept.with_name(f"old{age}.index")
        old.write_bytes(b"old")
        os.utime(old, (age, age))
    *_, index = scan(clip)
    keep_index(clip, index)
    assert {file.name for file in kept.parent.iterdir()} == {kept.name, "old2.index"}
