"""Interlaced video is recognised by its pictures, and so are parts of another size."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clipmaker import Clip, Picture
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.index import Interlacing, load_index
from rallytrace.video.reader import VideoReader

Paint = Callable[[int, int, int], Picture]


def moment(i: int, width: int, height: int) -> Picture:
    """Soft bars that move by 3 pixels from one moment to the next."""
    x = np.arange(width) - 3 * i
    picture = np.full((height, width, 3), 128.0)
    picture += 90 * np.sin(x / 9.0)[None, :, None]
    return picture.astype(np.uint8)


def progressive(i: int, width: int, height: int) -> Picture:
    return moment(2 * i, width, height)


def top_first(i: int, width: int, height: int) -> Picture:
    woven = moment(2 * i, width, height)
    woven[1::2] = moment(2 * i + 1, width, height)[1::2]
    return woven


def bottom_first(i: int, width: int, height: int) -> Picture:
    woven = moment(2 * i + 1, width, height)
    woven[1::2] = moment(2 * i, width, height)[1::2]
    return woven


def fields_as_frames(i: int, width: int, height: int) -> Picture:
    """As from a deinterlacer: every other row is stored, the rows between are those around them."""
    picture = moment(i, width, height)
    picture[:, ::16] = 20
    picture[(i + 1) % 2 :: 2] = np.roll(picture, 1, axis=1)[(i + 1) % 2 :: 2]
    return picture


def still(_i: int, width: int, height: int) -> Picture:
    return moment(5, width, height)


SHORT = Clip("clip.mp4", n_frames=25, width=192, height=128)
MARKED = replace(SHORT, options={"flags": "+ildct+ilme", "x264-params": "tff=1"})
TAPE = Clip("clip.dv", codec="dvvideo", width=720, height=576, rate=25, n_frames=5)
MPEG = Clip("clip.mpg", codec="mpeg2video", width=192, height=128, n_frames=25, options={"flags": "+ildct+ilme"})


@pytest.mark.parametrize(
    ("clip", "paint", "found"),
    [
        (MARKED, top_first, Interlacing.TOP_FIRST),
        (
            replace(MARKED, options={"flags": "+ildct+ilme", "x264-params": "bff=1"}),
            bottom_first,
            Interlacing.BOTTOM_FIRST,
        ),
        (replace(MARKED, name="clip.ts", b_frames=2, gop=8), top_first, Interlacing.TOP_FIRST),
        (replace(SHORT, pix_fmt="yuv422p10le"), top_first, Interlacing.TOP_FIRST),
        (MARKED, bottom_first, Interlacing.BOTTOM_FIRST),
        (SHORT, top_first, Interlacing.TOP_FIRST),
        (replace(SHORT, name="clip.h264"), bottom_first, Interlacing.BOTTOM_FIRST),
        (MPEG, top_first, Interlacing.TOP_FIRST),
        (TAPE, bottom_first, Interlacing.BOTTOM_FIRST),
        (TAPE, progressive, Interlacing.NONE),
        (MARKED, progressive, Interlacing.NONE),
        (MARKED, still, Interlacing.MARKED),
        (SHORT, progressive, Interlacing.NONE),
        (SHORT, fields_as_frames, Interlacing.NONE),
        (SHORT, still, Interlacing.NONE),
        (replace(SHORT, rotation=90), progressive, Interlacing.NONE),
    ],
    ids=lambda value: getattr(value, "name", None) or getattr(value, "__name__", None),
)
def test_interlacing_is_found_by_pictures(clip: Clip, paint: Paint, found: Interlacing, tmp_path: Path) -> None:
    with VideoReader(clipmaker.make(clip, tmp_path, paint)) as reader:
        assert reader.index.interlacing is found
        assert any("interlaced" in warning for warning in reader.warnings) == (found is not Interlacing.NONE)


def test_note_of_interlaced_video_gives_command_for_file(tmp_path: Path) -> None:
    path = clipmaker.make(replace(MARKED, name="my match.mp4"), tmp_path, bottom_first)
    with VideoReader(path) as reader:
        assert reader.index.interlacing is Interlacing.BOTTOM_FIRST
    other = path.rename(tmp_path / "final.mp4")
    with VideoReader(other) as reader:
        assert load_index(other) is not None
        (note,) = reader.warnings
    assert 'ffmpeg -i "final.mp4" -vf bwdif=mode=send_field:parity=bff ' in note
    assert note.endswith('"final_fields.mp4"')


def test_part_of_other_size_is_named(tmp_path: Path) -> None:
    small = clipmaker.make(Clip("small.ts", n_frames=20), tmp_path).read_bytes()
    large = clipmaker.make(Clip("large.ts", n_frames=20, width=320, height=180), tmp_path).read_bytes()
    path = tmp_path / "joined.ts"
    path.write_bytes(small + small + large + small)
    with VideoReader(path) as reader:
        assert reader.n_frames == 80
        remarks = [warning for warning in reader.warnings if "scaled" in warning]
        assert [remark.split(" on,")[0] for remark in remarks] == ["From frame 40", "From frame 60"]
        assert "320x180" in remarks[0]
        assert np.array_equal(reader.frame(70).bgr().shape, (108, 192, 3))


@pytest.mark.parametrize(
    ("clip", "paint"),
    [
        (MARKED, top_first),
        (replace(MARKED, name="bottom.mp4"), bottom_first),
        (replace(SHORT, name="clip.ts", b_frames=2, gop=8), top_first),
        (MPEG, top_first),
        (TAPE, bottom_first),
        (replace(SHORT, name="ten.mp4", pix_fmt="yuv422p10le"), top_first),
        (replace(SHORT, name="odd.mp4", rotation=90), None),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_interlaced_frames_show_the_earlier_moment(clip: Clip, paint: Paint | None, tmp_path: Path) -> None:
    """Each moment is as far from its own picture as compression and half the rows make it, and far from the next."""
    with VideoReader(clipmaker.make(clip, tmp_path, paint or progressive)) as reader:
        _ = reader.index
        assert (reader.index.interlacing.first_field is None) == (paint is None)
        for i in (0, 4, 3):
            shown = reader.frame(i).bgr()
            assert shown.shape[:2] == (reader.size.height, reader.size.width)
            own, next_ = (moment(2 * i + k, *shown.shape[1::-1])[..., ::-1].astype(int) for k in (0, 1))
            assert np.abs(shown - own).mean() < 6 < np.abs(shown - next_).mean()


def test_every_reading_of_an_interlaced_frame_is_equal(tmp_path: Path) -> None:
    path = clipmaker.make(MARKED, tmp_path, top_first)
    with VideoReader(path) as reader:
        whole = reader.frame(5).bgr()
        index = reader.index
        first = reader.frame(5).bgr()
    assert index.interlacing is Interlacing.TOP_FIRST
    with VideoReader(path) as reader:  # with the kept index
        frames = [frame.bgr() for frame in reader.frames(0, 8)]
        assert np.array_equal(reader.frame(0).bgr(), frames[0])
        assert np.array_equal(frames[5], first)
        assert reader.frame(5).coded(reader.size, reader.colours) is None
        assert np.array_equal(reader.frame(5).crop(10, 6, Size(40, 30)), first[6:36, 10:50])
        assert reader.frame(5).rgb_resized(Size(64, 36), ResizeFilter.AREA).shape == (36, 64, 3)
    assert whole.shape == first.shape
