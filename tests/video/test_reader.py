import gc
import os
import random
import sys
import weakref
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, cast

import av
import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import clipmaker
from clipmaker import Clip
from narrowing import not_none, of_type
from rallytrace.errors import AppError
from rallytrace.track.geometry import Size
from rallytrace.video import reader as reader_module
from rallytrace.video.decoder import Decoder
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import FrameCache, VideoReader

Encode = Callable[[Clip], Path]

_OPEN_GOP = {"x264-params": "open-gop=1"}
_OPEN_GOP_HEVC = {"x265-params": "log-level=none:open-gop=1:bframes=3:keyint=20:min-keyint=20"}
_LAYERED_HEVC = {"x265-params": "log-level=none:bframes=3:b-pyramid=1:keyint=40:temporal-layers=3"}
_FRAME_BYTES = 192 * 108 * 3 // 2

KINDS = [
    Clip("constant rate.mp4"),
    Clip("b-frames.mp4", b_frames=3),
    Clip("uneven.mp4", b_frames=2, uneven=True),
    Clip("uneven.mkv", b_frames=2, uneven=True),
    Clip("open gop.mp4", b_frames=3, options=_OPEN_GOP),
    Clip("open gop.ts", b_frames=3, options=_OPEN_GOP),
    Clip("hevc.mp4", codec="libx265", b_frames=3),
    Clip("hevc open gop.mkv", codec="libx265", options=_OPEN_GOP_HEVC),
    Clip("hevc layers.mp4", codec="libx265", options=_LAYERED_HEVC),
    Clip("mpeg4.avi", codec="mpeg4"),
    Clip("mpeg4 b-frames.avi", codec="mpeg4", b_frames=2),
    Clip("mpeg2.mpg", codec="mpeg2video", b_frames=2),
    Clip("vp9.webm", codec="libvpx-vp9", options={"deadline": "realtime", "cpu-used": "8"}),
    Clip("starts at 5 s.mkv", b_frames=2, offset=150),
    Clip("edit list.mp4", b_frames=2, offset=-27),
    Clip("rotated right.mp4", rotation=-90),
    Clip("upside down.mp4", rotation=180),
    Clip("transport stream.ts", b_frames=2),
    Clip("odd size.mp4", width=193, height=109, pix_fmt="yuv444p"),
    Clip("ten bits.mp4", codec="libx265", pix_fmt="yuv420p10le"),
    Clip("gradual refresh.mp4", options={"x264-params": "intra-refresh=1"}),
    Clip("one keyframe.mp4", gop=1000, n_frames=100),
    Clip("only keyframes.mp4", gop=1, n_frames=60),
    Clip("fragmented.mp4", b_frames=2, container_options={"movflags": "frag_keyframe+empty_moov"}),
    Clip("no times.h264", b_frames=2, n_frames=60),
    Clip("no times.avi", b_frames=2, n_frames=60),
    Clip("only pictures.mjpeg", codec="mjpeg", pix_fmt="yuvj420p", n_frames=60),
]


@pytest.mark.parametrize("clip", KINDS, ids=lambda clip: clip.name)
def test_any_frame_sought_equals_the_one_met_in_sequence(clip: Clip, encoded: Encode) -> None:
    first = max(0, -clip.offset)
    with VideoReader(encoded(clip), cache_bytes=4 * _FRAME_BYTES) as reader:
        sequence = [frame.bgr() for frame in reader.frames()]
        assert [clipmaker.number_in(picture) for picture in sequence] == list(range(first, clip.n_frames))
        assert reader.n_frames == len(sequence)
        assert reader.index.damaged == ()
        assert not reader.index.timed or not reader.index.damage
        wanted = random.Random(clip.name).choices(range(len(sequence)), k=60)
        for i in wanted:
            frame = reader.frame(i)
            assert frame.index == i
            assert np.array_equal(frame.bgr(), sequence[i])


@pytest.mark.parametrize("clip", KINDS, ids=lambda clip: clip.name)
def test_skipped_frames_change_nothing(clip: Clip, encoded: Encode) -> None:
    with VideoReader(encoded(clip), cache_bytes=0, cursors=2) as reader:
        sequence = [frame.bgr() for frame in reader.frames()]
        chance = random.Random(clip.name)
        for _ in range(30):
            i = chance.randrange(len(sequence))
            passed = 0
            for frame in reader.approach(i, neighbours=chance.randrange(3)):
                assert frame is not None
                assert np.array_equal(frame.bgr(), sequence[frame.index])
                passed = frame.index
                if chance.random() < 0.02:
                    break
            else:
                assert passed == i


@pytest.mark.parametrize(
    ("name", "leaves_out"),
    [("b-frames.mp4", True), ("transport stream.ts", True), ("hevc.mp4", True), ("hevc layers.mp4", False)],
)
def test_unreferenced_pictures_are_skipped_where_marked(name: str, encoded: Encode, *, leaves_out: bool) -> None:
    (clip,) = (kind for kind in KINDS if kind.name == name)
    with VideoReader(encoded(clip)) as reader:
        group = reader.index.group(60)
        passed = [frame.index for frame in reader.approach(group.stop - 1, neighbours=0) if frame]
    assert (len(passed) < len(group)) is leaves_out
    assert set(passed) <= set(group)


def test_a_reader_goes_on_from_where_its_twin_has_come(encoded: Encode) -> None:
    with VideoReader(encoded(Clip("one group.mp4", gop=1000, n_frames=100, b_frames=3)), cursors=2) as reader:
        sequence = [frame.bgr() for frame in reader.frames()]
        twin = reader.twin()
        reached = next(frame.index for frame in twin.approach(80) if frame and frame.index > 50)
        assert reader.continue_from(twin, 80)
        assert not reader.continue_from(twin, 80)  # what it got instead is no nearer
        twin.close()
        passed = [frame for frame in reader.approach(80, neighbours=3) if frame]
        assert [reached < frame.index for frame in passed] == [True] * len(passed)
        for frame in (*passed[-4:], reader.frame(20)):
            assert np.array_equal(frame.bgr(), sequence[frame.index])


@pytest.mark.parametrize("clip", KINDS, ids=lambda clip: clip.name)
def test_a_run_may_begin_and_end_anywhere(clip: Clip, encoded: Encode) -> None:
    with VideoReader(encoded(clip)) as reader:
        first = max(0, -clip.offset)
        for start, stop in ((1, 3), (31, 45), (reader.n_frames - 2, None), (40, 40), (50, 10_000)):
            expected = range(start, min(stop or reader.n_frames, reader.n_frames))
            frames = list(reader.frames(start, stop))
            assert [frame.index for frame in frames] == list(expected)
            assert [clipmaker.number_in(frame.bgr()) for frame in frames] == [first + i for i in expected]


@pytest.mark.parametrize("rotation", [0, 90, -90, 180])
def test_pictures_stand_upright_and_equal_those_of_opencv(rotation: int, tmp_path: Path) -> None:
    path = clipmaker.make(Clip("clip.mp4", rotation=rotation, n_frames=5), tmp_path)
    capture = cv2.VideoCapture(str(path))
    with VideoReader(path) as reader:
        assert reader.size == (Size(108, 192) if rotation % 180 else Size(192, 108))
        for frame in reader.frames():
            readable, theirs = capture.read()
            assert readable
            assert frame.size == reader.size
            assert np.array_equal(frame.bgr(), theirs)
    capture.release()


def test_times_come_from_the_file_and_not_from_the_rate(encoded: Encode) -> None:
    clip = Clip("uneven.mp4", b_frames=2, uneven=True)
    with VideoReader(encoded(clip)) as reader:
        ticks = [10 * i + clipmaker._unevenness(i) for i in range(clip.n_frames)]
        assert [frame.time for frame in reader.frames()] == pytest.approx([tick / 300 for tick in ticks], abs=1e-4)
        assert reader.index.time(7) == reader.frame(7).time
        assert any("varies" in warning for warning in reader.warnings)


def test_a_late_start_is_time_zero_all_the_same(encoded: Encode) -> None:
    with VideoReader(encoded(Clip("starts at 5 s.mkv", b_frames=2, offset=150))) as reader:
        assert reader.frame(0).time == 0
        assert reader.frame(30).time == pytest.approx(1, abs=2e-3)
        assert reader.rate == pytest.approx(30, abs=0.01)
        assert reader.warnings == ()


def test_the_first_picture_does_not_wait_for_the_index(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(path: Path) -> None:
        pytest.fail(f"{path} was scanned")

    monkeypatch.setattr(reader_module, "scan", never)
    with VideoReader(encoded(KINDS[0])) as reader:
        assert clipmaker.number_in(reader.frame(0).bgr()) == 0
        assert reader.rate == 30


def test_a_frame_waits_only_for_the_part_of_the_index_before_it(
    encoded: Encode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rallytrace.video.index._PROGRESS_INTERVAL_SECONDS", 0)
    with VideoReader(encoded(KINDS[1])) as reader:
        assert clipmaker.number_in(reader.frame(25).bgr()) == 25
        assert not not_none(reader._index).complete
        steps = sum(1 for _ in reader.scan())
        assert steps > 50
        assert reader.n_frames == KINDS[1].n_frames


def test_an_index_can_be_handed_to_another_reader(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    path = encoded(KINDS[1])
    with VideoReader(path) as first:
        index = first.index
    monkeypatch.setattr(reader_module, "load_index", lambda _path: None)
    with VideoReader(path, index=index) as second:
        assert second.index is index
        assert clipmaker.number_in(second.frame(99).bgr()) == 99


def test_frames_kept_stay_within_their_budget(encoded: Encode) -> None:
    with VideoReader(encoded(KINDS[0]), cache_bytes=10 * _FRAME_BYTES) as reader:
        for i in (0, 99, 3, 50, 51, 49):
            reader.frame(i)
            assert 0 < reader.cache.nbytes <= 10 * _FRAME_BYTES


def _times_open(path: Path) -> int:
    """Return how often this process has a file open."""
    return sum(handle.exists() and handle.readlink() == path for handle in Path("/proc/self/fd").iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which files are open")
def test_continuous_reading_closes_single_frame_decoders(encoded: Encode) -> None:
    # Each keeps some fifty megabytes of pictures at 1080p, beside the one that is at work.
    path = encoded(KINDS[1])
    with VideoReader(path, cursors=2) as reader:
        sought = [reader.frame(i).bgr() for i in (40, 5)]
        assert _times_open(path) == 2
        met = []
        for frame in reader.frames():
            assert _times_open(path) == 1
            met.append(frame.bgr())
        np.testing.assert_array_equal(sought, [met[40], met[5]])
        reader.cache.clear()
        np.testing.assert_array_equal(reader.frame(41).bgr(), met[41])


@pytest.mark.parametrize("playing", [True, False])
def test_smaller_cache_closes_all_but_playing_decoder(encoded: Encode, *, playing: bool) -> None:
    path = encoded(KINDS[1])
    with VideoReader(path, cursors=2) as reader:
        sought = {i: reader.frame(i).bgr() for i in (40, 5)}
        under_way = reader.approach(55)
        next(under_way)
        reader.limit_cache(1, playing=playing)
        assert _times_open(path) == playing
        went_on = [passed.index for passed in under_way if passed]
        assert went_on[-1:] == ([55] if playing else [])
        for i, picture in sought.items():
            np.testing.assert_array_equal(reader.frame(i).bgr(), picture)


def test_in_little_room_one_decoder_reads_everything(encoded: Encode) -> None:
    path = encoded(KINDS[1])
    with VideoReader(path, cursors=2) as reader:
        sought = {i: reader.frame(i).bgr() for i in (40, 5, 60)}
        reader.limit_cache(1)
        for i, picture in sought.items():
            np.testing.assert_array_equal(reader.frame(i).bgr(), picture)
            assert _times_open(path) == 1


def test_decoder_uses_few_threads_on_any_machine(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    with Decoder(encoded(KINDS[1])) as decoder:
        next(decoder.pictures())
        assert 1 < decoder.stream.codec_context.thread_count <= 4


def test_a_closed_reader_waits_for_no_garbage_collector(encoded: Encode) -> None:
    class Owner:
        """Is asked by the reader whether to go on, and holds it."""

        def __init__(self) -> None:
            self.reader = VideoReader(encoded(KINDS[1]), check=self.check)

        def check(self) -> None:
            pass

    owner = Owner()
    owner.reader.frame(30)
    left: list[weakref.ref[Any]] = [weakref.ref(owner), weakref.ref(owner.reader)]
    gc.disable()
    try:
        owner.reader.close()
        del owner
        assert [one() for one in left] == [None, None]
    finally:
        gc.enable()


def test_stepping_back_through_a_group_decodes_it_once(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    with VideoReader(encoded(KINDS[0])) as reader:
        list(reader.approach(99))
        monkeypatch.setattr(reader, "_decode_to", lambda *_: pytest.fail("decoded again"))
        assert [clipmaker.number_in(reader.frame(i).bgr()) for i in range(98, 79, -1)] == list(range(98, 79, -1))


def test_a_single_frame_keeps_no_neighbours(encoded: Encode) -> None:
    with VideoReader(encoded(KINDS[0])) as reader:
        reader.frame(50)
        assert 49 not in reader.cache.numbers


def test_a_frame_beyond_the_end_does_not_exist(encoded: Encode) -> None:
    with VideoReader(encoded(KINDS[0])) as reader:
        for i in (-1, KINDS[0].n_frames):
            with pytest.raises(IndexError):
                reader.frame(i)


def test_keyframes_are_given_with_their_numbers(encoded: Encode) -> None:
    clip = Clip("open gop.mp4", b_frames=3, options=_OPEN_GOP)
    with VideoReader(encoded(clip)) as reader:
        frames = list(reader.keyframes(30))
        assert [frame.index for frame in frames] == [i for i in reader.index.keyframes if i >= 30]
        assert [clipmaker.number_in(frame.bgr()) for frame in frames] == [frame.index for frame in frames]
        assert [frame.index for frame in reader.keyframes(0, 1)] == [0]


@pytest.mark.parametrize("name", ["cut.mkv", "cut.ts", "cut.avi", "cut.mp4"])
@pytest.mark.parametrize("share", [0.35, 0.5, 0.65])
def test_a_truncated_file_gives_the_frames_that_are_readable(name: str, share: float, encoded: Encode) -> None:
    codec, b_frames = ("mpeg4", 0) if name.endswith("avi") else ("libx264", 2)
    whole = encoded(Clip(name, codec=codec, b_frames=b_frames, container_options={"movflags": "faststart"}))
    with VideoReader(clipmaker.truncate(whole, share)) as reader:
        announced = reader.n_frames
        pictures = [frame.bgr() for frame in reader.frames()]
        assert announced == len(pictures) == reader.n_frames
        assert share * 100 - 15 < announced < share * 120 + 15
        numbers = [clipmaker.number_in(picture) for picture in pictures]
        assert numbers[: announced - 4] == list(range(announced - 4))
        for i in (announced - 3, 0, announced // 2, announced - 1):
            assert np.array_equal(reader.frame(i).bgr(), pictures[i])


def test_recording_starts_at_first_whole_picture(encoded: Encode) -> None:
    whole = encoded(Clip("transport stream.ts", b_frames=2))
    late = whole.with_name("late.ts")
    packets = whole.stat().st_size // 188
    late.write_bytes(whole.read_bytes()[packets // 4 * 188 :])
    with VideoReader(late) as reader:
        numbers = [clipmaker.number_in(frame.bgr()) for frame in reader.frames()]
        assert numbers == list(range(120 - len(numbers), 120))
        assert reader.n_frames == len(numbers)
        assert clipmaker.number_in(reader.frame(50).bgr()) == numbers[50]


def test_one_frame_is_a_video(tmp_path: Path) -> None:
    with VideoReader(clipmaker.make(Clip("one.mp4", n_frames=1), tmp_path)) as reader:
        assert [frame.index for frame in reader.frames()] == [0]
        assert reader.n_frames == 1
        assert reader.rate == 30
        assert reader.frame(0).time == 0


def _all_reachable(reader: VideoReader) -> list[np.ndarray]:
    """Return the frames in sequence, after making sure that each is the same when it is sought."""
    pictures = [frame.bgr() for frame in reader.frames()]
    assert len(pictures) == reader.n_frames
    assert all(np.array_equal(reader.frame(i).bgr(), pictures[i]) for i in reversed(range(reader.n_frames)))
    return pictures


@pytest.mark.parametrize(
    "clip",
    [
        Clip("two.mp4", n_frames=2, b_frames=2),
        Clip("two.ts", n_frames=2),
        Clip("two.avi", codec="mpeg4", n_frames=2),
        Clip("two keyframes.mkv", n_frames=2, gop=1),
    ],
    ids=lambda clip: clip.name,
)
def test_two_frames_are_a_video(clip: Clip, encoded: Encode) -> None:
    with VideoReader(encoded(clip), cache_bytes=0) as reader:
        assert [clipmaker.number_in(picture) for picture in _all_reachable(reader)] == [0, 1]


@pytest.mark.parametrize("codec", ["libx264", "mjpeg", "png"])
def test_a_single_pixel_is_a_video(codec: str, tmp_path: Path) -> None:
    kind = {"libx264": "yuv444p", "mjpeg": "yuvj444p", "png": "rgb24"}[codec]
    clip = Clip("pixel.mov", codec=codec, pix_fmt=kind, width=1, height=1, n_frames=5)
    grey = np.full((1, 1, 3), 128, np.uint8)
    with VideoReader(clipmaker.make(clip, tmp_path, lambda *_: grey), cache_bytes=0) as reader:
        assert reader.size == Size(1, 1)
        pictures = _all_reachable(reader)
        assert len(pictures) == 5
        assert all(abs(int(picture[0, 0, 0]) - 128) < 4 for picture in pictures)


def test_a_video_whose_size_changes_keeps_the_first_size(encoded: Encode, tmp_path: Path) -> None:
    path = tmp_path / "grows.ts"
    small, large = Clip("small.ts", n_frames=40), Clip("large.ts", n_frames=40, width=320, height=180, offset=40)
    path.write_bytes(encoded(small).read_bytes() + encoded(large).read_bytes())
    with VideoReader(path, cache_bytes=0) as reader:
        pictures = _all_reachable(reader)
        assert {picture.shape for picture in pictures} == {(108, 192, 3)}
        assert [clipmaker.number_in(picture) for picture in pictures] == [*range(40), *range(40)]
        for i in (10, 60):
            frame = reader.frame(i)
            assert np.array_equal(frame.crop(120, 50, Size(60, 40)), frame.bgr()[50:90, 120:180])


@pytest.mark.parametrize("b_frames", [0, 2])
@pytest.mark.parametrize(
    "parts",
    [((1.1, 0.0), (4 / 3, 5 / 3)), ((2 / 3, 1 / 6), (2 / 3, 1.1), (2 / 3, 77 / 30))],
    ids=["one piece cut out", "three parts"],
)
def test_joined_parts_are_the_same_however_reached(
    parts: list[tuple[float, float]], b_frames: int, encoded: Encode
) -> None:
    whole = encoded(Clip(f"whole {b_frames}.mp4", b_frames=b_frames))
    path = clipmaker.with_edit_list(whole, f"cut {len(parts)} {b_frames}.mp4", parts)
    with av.open(str(path)) as container:
        shown = [
            clipmaker.number_in(np.asarray(frame.to_ndarray(format="bgr24"), np.uint8))
            for frame in container.decode(video=0)
        ]
    assert len(shown) < 80
    with VideoReader(path, cache_bytes=0) as reader:
        played = [clipmaker.number_in(frame.bgr()) for frame in reader.frames()]
        assert played == shown
        backwards = [clipmaker.number_in(reader.frame(i).bgr()) for i in reversed(range(len(played)))]
        assert backwards[::-1] == played
        for start in range(0, len(played), 7):
            assert clipmaker.number_in(next(iter(reader.frames(start, start + 1))).bgr()) == played[start]


def test_avi_with_lost_picture_is_the_same_however_reached(encoded: Encode) -> None:
    whole = encoded(Clip("whole.avi", codec="mjpeg", pix_fmt="yuvj420p"))
    at, _ = clipmaker.packets(whole)[40]
    # What names the chunk stands eight bytes before its content; FFmpeg gives one place or the other.
    header = at if whole.read_bytes()[at : at + 4] == b"00dc" else at - 8
    path = clipmaker.overwritten(whole, "lost.avi", {header: b"????"})
    with VideoReader(path, cache_bytes=0) as reader:
        played = [clipmaker.number_in(frame.bgr()) for frame in reader.frames()]
        assert len(played) == 119
        assert [clipmaker.number_in(reader.frame(i).bgr()) for i in reversed(range(119))][::-1] == played


@pytest.mark.parametrize("name", ["unflagged.mkv", "unflagged.mp4", "unflagged.avi"])
def test_keyframes_that_are_not_flagged_cost_only_time(name: str, encoded: Encode, tmp_path: Path) -> None:
    codec = "mpeg4" if name.endswith("avi") else "libx264"
    path = tmp_path / name
    with (
        av.open(str(encoded(Clip(f"flagged {name}", codec=codec, n_frames=50)))) as source,
        av.open(str(path), "w") as out,
    ):
        copied = out.add_stream_from_template(source.streams.video[0])
        for packet in source.demux(source.streams.video[0]):
            if packet.size:
                packet.is_keyframe = False
                packet.stream = copied
                out.mux(packet)
    with VideoReader(path, cache_bytes=0) as reader:
        assert [clipmaker.number_in(picture) for picture in _all_reachable(reader)] == list(range(50))


def test_timestamps_that_jump_back_are_not_trusted(
    encoded: Encode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rallytrace.video.index._PROGRESS_INTERVAL_SECONDS", 0)
    path = tmp_path / "jumps.mkv"
    half = encoded(Clip("half.mkv", n_frames=40, b_frames=2)).read_bytes()
    path.write_bytes(half + half)
    with VideoReader(path) as reader:
        for partial in reader.scan():
            if partial.n_frames:
                reader.frame(partial.n_frames - 1)
            assert not_none(reader.known_index).damaged == ()
        numbers = [clipmaker.number_in(frame.bgr()) for frame in reader.frames()]
        assert numbers == [*range(40), *range(40)]
        assert reader.n_frames == 80
        assert any("usable time stamps" in warning for warning in reader.warnings)
        assert clipmaker.number_in(reader.frame(63).bgr()) == 23
        assert reader.index.time(63) == pytest.approx(63 / 30, rel=0.1)


def test_a_file_that_goes_away_is_reported_in_a_sentence(tmp_path: Path) -> None:
    path = clipmaker.make(Clip("gone.mp4"), tmp_path)
    with VideoReader(path) as reader:
        path.unlink()
        with pytest.raises(AppError, match="does not exist"):
            list(reader.frames())


def test_only_the_pictures_of_a_file_with_a_cover_are_read(tmp_path: Path) -> None:
    path = tmp_path / "cover.mp4"
    with (
        av.open(str(clipmaker.make(Clip("plain.mp4", n_frames=8), tmp_path))) as source,
        av.open(str(path), "w") as out,
    ):
        cover = of_type(av.VideoStream, out.add_stream("png", rate=Fraction(1)))
        cover.width, cover.height, cover.pix_fmt = 64, 64, "rgb24"
        cover.disposition = av.stream.Disposition.attached_pic
        copied = out.add_stream_from_template(source.streams.video[0])
        out.mux(cover.encode(av.VideoFrame(64, 64, "rgb24")))
        for packet in source.demux(source.streams.video[0]):
            if packet.size:
                packet.stream = copied
                out.mux(packet)
    with VideoReader(path) as reader:
        assert reader.size == Size(192, 108)
        assert reader.n_frames == 8


def test_the_header_that_promises_too_much_is_not_believed(odd_clips: Path) -> None:
    with VideoReader(odd_clips / "header says more frames (tennis).mp4") as reader:
        assert sum(1 for _ in reader.frames()) == reader.n_frames == 224
        assert any("227" in warning and "224" in warning for warning in reader.warnings)


def test_the_real_truncated_file_gives_its_21_frames(odd_clips: Path) -> None:
    with VideoReader(odd_clips / "truncated.mp4", cache_bytes=0) as reader:
        pictures = [frame.bgr() for frame in reader.frames()]
        assert len(pictures) == reader.n_frames == 21
        for i in (20, 3, 11, 0, 20):
            assert np.array_equal(reader.frame(i).bgr(), pictures[i])


def test_real_frames_sought_equal_those_met_in_sequence(odd_clips: Path) -> None:
    with VideoReader(odd_clips / "header says more frames (tennis).mp4", cache_bytes=0) as reader:
        wanted = {5, 124, 125, 126, 223}
        met = {frame.index: frame.bgr() for frame in reader.frames() if frame.index in wanted}
        for i in (126, 5, 223, 124, 125):
            assert np.array_equal(reader.frame(i).bgr(), met[i])


class _Frame:
    """As much of a frame as a cache looks at."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.nbytes = 10


def _frame(i: int) -> VideoFrame:
    return cast("VideoFrame", _Frame(i))


def test_without_anybody_watching_those_used_longest_ago_go() -> None:
    cache = FrameCache(30)
    for i in (5, 9, 2):
        cache.add(_frame(i))
    cache.get(5)
    cache.add(_frame(7))
    assert sorted(cache.numbers) == [2, 5, 7]


def test_frames_far_from_the_playhead_are_evicted_first() -> None:
    cache = FrameCache(50)
    cache.watch(100, n_behind=10, n_ahead=20)
    for i in range(80, 141, 10):
        cache.add(_frame(i))
    assert sorted(cache.numbers) == [90, 100, 110, 120, 140]
    cache.add(_frame(101))
    assert sorted(cache.numbers) == [90, 100, 101, 110, 120]


def test_the_frame_nearest_to_another_is_found() -> None:
    cache = FrameCache(100)
    assert cache.nearest(3) is None
    for i in (5, 9, 20):
        cache.add(_frame(i))
    assert [cache.nearest(i).index for i in (0, 5, 8, 19, 99)] == [5, 5, 9, 20, 20]  # type: ignore[union-attr]  # found


def test_a_smaller_budget_holds_at_once() -> None:
    cache = FrameCache(100)
    for i in range(10):
        cache.add(_frame(i))
    cache.watch(9, n_behind=5, n_ahead=5)
    cache.budget = 30
    assert sorted(cache.numbers) == [7, 8, 9]
    assert cache.nbytes == 30


@given(
    st.integers(0, 100),
    st.lists(st.tuples(st.integers(0, 30), st.booleans(), st.integers(0, 30)), max_size=60),
)
def test_the_budget_is_kept_and_the_newest_frame_too(budget: int, acts: list[tuple[int, bool, int]]) -> None:
    cache = FrameCache(budget)
    for i, watches, at in acts:
        if watches:
            cache.watch(at, n_behind=at % 3, n_ahead=at % 5)
        cache.add(_frame(i))
        assert cache.get(i) is not None
        assert cache.nbytes == 10 * len(cache.numbers)
        assert cache.nbytes <= max(budget, 10)
