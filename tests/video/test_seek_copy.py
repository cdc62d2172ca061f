"""The copy that jumps are read from: the same pictures under the same numbers, or the video itself."""

import shutil
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clipmaker import Clip, Picture
from rallytrace.errors import Cancelled, no_check
from rallytrace.video import seek_copy
from rallytrace.video.file_state import VideoChangedError
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader
from rallytrace.video.seek_copy import NoRoomError, SeekCopy, UncopyableError, copies_folder, delete_copies

PLENTY = 10**9
LONG_GROUPS = Clip("long groups.mp4", n_frames=130, gop=65, b_frames=3)
KINDS = [
    LONG_GROUPS,
    Clip("uneven and late.mp4", n_frames=70, gop=70, b_frames=2, offset=-3, uneven=True),
    Clip("turned.mkv", n_frames=70, gop=70, b_frames=2, rotation=90),
    Clip("mirrored.mp4", n_frames=70, gop=70, matrix=(-65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30)),
    Clip("hevc.mp4", codec="libx265", n_frames=70, gop=70, b_frames=2),
    Clip("mpeg4.avi", codec="mpeg4", n_frames=70, gop=70),
    Clip("full range.mp4", n_frames=70, gop=70, pix_fmt="yuvj420p"),
    Clip("whole colour.mp4", n_frames=70, gop=70, pix_fmt="yuv444p"),
    Clip("ten bits.mp4", n_frames=70, gop=70, pix_fmt="yuv420p10le"),
    Clip("stream.ts", n_frames=70, gop=70, b_frames=2, options={"bf": "2", "flags": "-cgop"}),
]


@dataclass(frozen=True, eq=False)
class Copied:
    """A video with its copy, and its pictures as they come in sequence."""

    path: Path
    index: FrameIndex
    copy: SeekCopy
    pictures: list[Picture]

    def reader(self, copy: SeekCopy | None = None) -> VideoReader:
        reader = VideoReader(self.path, index=self.index)
        reader.use_copy(copy or self.copy)
        return reader


def begin(path: Path, limit: int = PLENTY) -> Copied:
    with VideoReader(path) as reader:
        pictures = [frame.bgr() for frame in reader.frames()]
        return Copied(path, reader.index, SeekCopy(path, reader.size, reader.index, limit), pictures)


def make_all(copied: Copied) -> Copied:
    for group in copied.copy.missing:
        copied.copy.copy_group(group, no_check)
    return copied


@pytest.fixture
def copied(tmp_path: Path) -> Copied:
    return make_all(begin(clipmaker.make(LONG_GROUPS, tmp_path)))


@pytest.mark.parametrize("clip", KINDS, ids=lambda clip: clip.name)
def test_jumps_into_the_copy_show_the_same_pictures(clip: Clip, tmp_path: Path) -> None:
    made = make_all(begin(clipmaker.make(clip, tmp_path)))
    copy, pictures = made.copy, made.pictures
    assert not copy.missing
    assert not copy.damaged
    assert copy.n_copied == copy.n_frames == len(pictures)
    with made.reader() as reader:
        for i in (44, 3, 66, 14, 15, 0, 65, 30, 29):
            assert np.array_equal(reader.frame(i).bgr(), pictures[i])
            reader.cache.clear()
    assert copy.n_copied == copy.n_frames, "nothing was found to differ"


def test_a_jump_takes_a_few_pictures_instead_of_a_group(copied: Copied) -> None:
    with VideoReader(copied.path, index=copied.index) as reader:
        assert reader.count_pictures_to(64) == 64
        reader.use_copy(copied.copy)
        assert reader.count_pictures_to(64) < 25
        passed = list(reader.approach(64, neighbours=1))
        assert [frame and frame.index for frame in passed] == [None, None, None, 63, 64]
        assert sorted(reader.cache.numbers) == [0, 63, 64]
        assert np.array_equal(reader.frame(66).bgr(), copied.pictures[66])


def test_a_twin_jumps_in_the_copy_too(copied: Copied) -> None:
    with copied.reader() as reader, reader.twin() as twin:
        assert twin.count_pictures_to(64) < 25
        assert np.array_equal(twin.frame(64).bgr(), copied.pictures[64])


def test_existing_pieces_are_reused(copied: Copied) -> None:
    again = begin(copied.path)
    assert again.copy.n_copied == 0
    again.copy.find()
    assert again.copy.n_copied == 130
    assert not again.copy.missing


def test_short_groups_need_no_copy(tmp_path: Path) -> None:
    made = begin(clipmaker.make(Clip("short groups.mp4", n_frames=90, gop=30), tmp_path))
    assert (made.copy.n_frames, made.copy.missing) == (0, [])


def test_a_group_without_end_is_copied_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seek_copy, "_MAX_PIECE_FRAMES", 40)
    made = begin(clipmaker.make(Clip("one group.mp4", n_frames=130, gop=130), tmp_path))
    begun = made.copy.missing
    assert begun == [range(130)]

    def stop_after_two() -> None:
        if made.copy.n_copied > 60:
            raise Cancelled

    with pytest.raises(Cancelled):
        made.copy.copy_group(begun[0], stop_after_two)
    assert made.copy.n_copied in {64, 65}
    assert made.copy.piece_at(10) is not None
    assert made.copy.piece_at(129) is None
    assert len(list(copies_folder().glob("*/*"))) == 2, "no unfinished file stays"
    make_all(made)
    with made.reader() as reader:
        assert np.array_equal(reader.frame(129).bgr(), made.pictures[129])


def alter(file: Path, at: float) -> None:
    """Change some bytes of a file."""
    content = bytearray(file.read_bytes())
    place = int(len(content) * at)
    content[place : place + 8] = bytes(byte ^ 0x55 for byte in content[place : place + 8])
    file.write_bytes(content)


@pytest.mark.parametrize("harm", ["pixels", "digests", "cut", "empty", "missing", "other frames", "other video"])
def test_a_piece_that_is_not_as_it_was_made_is_not_shown(harm: str, copied: Copied, tmp_path: Path) -> None:
    first, second = (copied.copy.file_of(piece) for piece in (range(65), range(65, 130)))
    match harm:
        case "pixels":
            for at in np.linspace(0.1, 0.9, 40):
                alter(first, float(at))
        case "digests":
            alter(first, 1 - 16 / first.stat().st_size)
        case "cut":
            first.write_bytes(first.read_bytes()[: first.stat().st_size // 2])
        case "empty":
            first.write_bytes(b"")
        case "missing":
            first.unlink()
        case "other frames":
            shutil.copy(second, first)
        case _:
            clip = replace(LONG_GROUPS, name="other.mp4", rate=25)
            other = make_all(begin(clipmaker.make(clip, tmp_path)))
            shutil.copy(other.copy.file_of(range(65)), first)
    with copied.reader() as reader:
        for i in (64, 63, 62, 61, 60, 100):
            assert np.array_equal(reader.frame(i).bgr(), copied.pictures[i])
            reader.cache.clear()
    if harm != "pixels":
        assert not first.exists()
        assert copied.copy.missing == [range(65)]
    assert second.exists()


def test_damaged_pictures_are_not_copied_and_the_others_are(tmp_path: Path) -> None:
    sound = clipmaker.make(LONG_GROUPS, tmp_path)
    made = make_all(begin(clipmaker.damage_packets(sound, [30])))
    assert made.copy.piece_at(30) is None
    assert made.copy.piece_at(100) is not None
    assert not made.copy.missing
    with made.reader() as reader:
        assert np.array_equal(reader.frame(100).bgr(), made.pictures[100])
        assert np.array_equal(reader.frame(40).bgr(), made.pictures[40])


def test_a_video_that_is_written_anew_meanwhile_is_not_copied(tmp_path: Path) -> None:
    made = begin(clipmaker.make(LONG_GROUPS, tmp_path))
    made.path.write_bytes(made.path.read_bytes() + b"more")
    with pytest.raises(VideoChangedError):
        make_all(made)
    assert not list(copies_folder().glob("*/*"))


def test_pictures_that_the_encoder_would_change_are_refused(tmp_path: Path) -> None:
    clip = Clip("red green blue.mkv", codec="libx264rgb", n_frames=60, gop=60, pix_fmt="rgb24")
    made = begin(clipmaker.make(clip, tmp_path))
    with pytest.raises(UncopyableError):
        make_all(made)
    assert made.copy.n_copied == 0


def test_limit_deletes_other_copies_before_stopping(tmp_path: Path) -> None:
    other = make_all(begin(clipmaker.make(replace(LONG_GROUPS, name="other.mp4", rate=25), tmp_path)))
    sizes = [file.stat().st_size for file in copies_folder().glob("*/*")]
    path = clipmaker.make(LONG_GROUPS, tmp_path)
    made = begin(path, limit=sum(sizes))
    made.copy.copy_group(range(65), no_check)
    assert not other.copy.file_of(range(65)).exists()
    with pytest.raises(NoRoomError):
        begin(path, limit=1000).copy.copy_group(range(65, 130), no_check)
    assert not list(copies_folder().glob("*/*")), "a lower limit holds for older copies as well"
    with other.reader() as reader:
        assert np.array_equal(reader.frame(60).bgr(), other.pictures[60])


def test_a_disk_that_is_nearly_full_ends_the_work(copied: Copied, monkeypatch: pytest.MonkeyPatch) -> None:
    delete_copies()
    assert not copies_folder().exists()
    usage = shutil.disk_usage(copied.path)._replace(free=10**9)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    again = begin(copied.path)
    with pytest.raises(NoRoomError):
        make_all(again)
    assert not list(copies_folder().glob("*/*"))
