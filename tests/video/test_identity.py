"""What a video is known by."""

from pathlib import Path

import numpy as np
import pytest

import clipmaker
from rallytrace.errors import AppError
from rallytrace.video.file_state import digest_of_edges
from rallytrace.video.identity import PICTURE_SIZE, pick_identifying_frames, small_pictures
from rallytrace.video.reader import VideoReader


def test_files_are_told_apart_by_either_end_and_by_their_size(tmp_path: Path) -> None:
    bodies = [b"a" * 300_000, b"b" + b"a" * 299_999, b"a" * 299_999 + b"b", b"a" * 300_001]
    digests = set()
    for number, body in enumerate(bodies):
        path = tmp_path / str(number)
        path.write_bytes(body)
        digests.add(digest_of_edges(path))
    assert len(digests) == len(bodies)


def test_a_short_file_has_a_digest_too(tmp_path: Path) -> None:
    path = tmp_path / "short"
    path.write_bytes(b"x")
    assert digest_of_edges(path)[0] == 1


def test_a_file_that_cannot_be_read_is_called_so(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="cannot be read"):
        digest_of_edges(tmp_path / "none")


def test_keyframes_are_taken_where_there_are_enough_of_them(tmp_path: Path) -> None:
    clip = clipmaker.make(clipmaker.Clip("keys.mp4", n_frames=120, gop=20), tmp_path)
    with VideoReader(clip) as reader:
        frames = pick_identifying_frames(reader.index, 8)
        assert set(frames) <= set(reader.index.keyframes.tolist())
        assert frames == sorted(set(frames))
        assert len(frames) >= 4


def test_few_keyframes_give_evenly_spread_frames(tmp_path: Path) -> None:
    clip = clipmaker.make(clipmaker.Clip("long.mp4", n_frames=120, gop=120), tmp_path)
    with VideoReader(clip) as reader:
        frames = pick_identifying_frames(reader.index, 8)
    assert (frames[0], frames[-1], len(frames)) == (0, 111, 9)


def test_a_video_too_short_to_have_later_frames_has_none(tmp_path: Path) -> None:
    clip = clipmaker.make(clipmaker.Clip("short.mp4", n_frames=5), tmp_path)
    with VideoReader(clip) as reader:
        assert pick_identifying_frames(reader.index, 8) == []


def test_pictures_are_those_of_the_frames_that_are_asked_for(tmp_path: Path) -> None:
    clip = clipmaker.make(clipmaker.Clip("keys.mp4", n_frames=60), tmp_path)
    with VideoReader(clip) as reader:
        pictures = small_pictures(reader, [range(-2, 3), range(2, 5), range(58, 70)])
        assert sorted(pictures) == [0, 1, 2, 3, 4, 58, 59]
        for frame in (0, 4, 59):
            assert pictures[frame].shape == (PICTURE_SIZE.height, PICTURE_SIZE.width)
            assert np.array_equal(pictures[frame], reader.frame(frame).luma(PICTURE_SIZE))
