"""Damaged files: every frame is the same picture however it is reached, and it is known which frames are damaged."""

import gc
import os
import random
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

import clipmaker
from clipmaker import Clip
from rallytrace.errors import AppError, Check
from rallytrace.video import decoder as decoder_module
from rallytrace.video import reader as reader_module
from rallytrace.video.decoder import Decoder, UnexpectedPictureError
from rallytrace.video.file_state import FileState
from rallytrace.video.index import FrameIndex, GroupDamage, load_index
from rallytrace.video.reader import VideoReader
from rallytrace.video.seeking import PictureCopier, find_damage

Encode = Callable[[Clip], Path]
Picture = NDArray[np.uint8]

_OPEN_GOP = {"x264-params": "open-gop=1"}
DAMAGED = [
    Clip("b-frames.mp4", b_frames=3),
    Clip("b-frames.mkv", b_frames=2),
    Clip("b-frames.ts", b_frames=2),
    Clip("open gop.mp4", b_frames=3, options=_OPEN_GOP),
    Clip("open gop.ts", b_frames=3, options=_OPEN_GOP),
    Clip("one group.mp4", b_frames=2, gop=1000),
    Clip("gradual refresh.mp4", options={"x264-params": "intra-refresh=1"}),
    Clip("slices.mp4", b_frames=2, options={"x264-params": "slices=4"}),
    Clip("mpeg4.avi", codec="mpeg4"),
    Clip("mpeg4 b-frames.mp4", codec="mpeg4", b_frames=2),
    Clip("mjpeg.avi", codec="mjpeg", pix_fmt="yuvj420p"),
    Clip("mpeg2.mpg", codec="mpeg2video", b_frames=2),
    Clip("vp9.webm", codec="libvpx-vp9", options={"deadline": "realtime", "cpu-used": "8"}),
    Clip("no times.avi", b_frames=2, n_frames=60),
]
NOISE = ("noise.mkv", "noise.ts", "noise.mp4")
BITEXACT = {"fflags": "bitexact"}
"""Without it Matroska files hold a random number, and the same damage hits something else every time."""

ALWAYS_ALIKE = {"x264-params": "no-mbtree=1"}
"""With macroblock trees x264 makes another file now and then."""


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what earlier readers found out about a file."""
    monkeypatch.setattr(reader_module, "load_index", lambda _path: None)


def _mutant(path: Path, seed: int) -> Path:
    """Return a copy of a file in which the data of one to three pictures are damaged."""
    chance = random.Random(seed)
    places = {}
    for at, size in chance.choices(clipmaker.packets(path), k=chance.randint(1, 3)):
        begin = chance.randrange(size)
        places[at + begin] = chance.randbytes(min(chance.choice((1, 4, 16, 64, 400)), size - begin))
    return clipmaker.overwritten(path, f"mutant {seed} of {path.name}", places)


def _in_sequence(path: Path) -> tuple[list[Picture], tuple[range, ...]]:
    with VideoReader(path) as reader:
        return [frame.bgr() for frame in reader.frames()], reader.index.damaged


def _wandering(reader: VideoReader, chance: random.Random) -> Iterator[tuple[int, Picture]]:
    """Frames reached in all ways there are."""
    for _ in range(12):
        i = chance.randrange(reader.n_frames)
        yield i, reader.frame(i).bgr()
        step = min(i + chance.randrange(4), reader.n_frames - 1)
        yield step, reader.frame(step).bgr()
        read = chance.choice((None, None, reader.frames, reader.keyframes))
        if read is not None:
            yield from ((frame.index, frame.bgr()) for frame in read(i, i + 25))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("clip", DAMAGED, ids=lambda clip: clip.name)
def test_damaged_frame_is_the_same_however_reached(clip: Clip, seed: int, encoded: Encode) -> None:
    path = _mutant(encoded(clip), seed)
    sequence, damaged = _in_sequence(path)
    again, damaged_again = _in_sequence(path)
    assert len(again) == len(sequence)
    assert all(map(np.array_equal, sequence, again))
    assert damaged == damaged_again
    chance = random.Random(seed)
    with VideoReader(path, cache_bytes=chance.choice((0, 2**20)), cursors=1 + seed % 2) as reader:
        for i, picture in _wandering(reader, chance):
            assert np.array_equal(picture, sequence[i]), i
        assert reader.n_frames == len(sequence)


@pytest.mark.parametrize("seed", range(6))
def test_no_damage_stays_unnoticed_in_hevc_with_checksums(seed: int, encoded: Encode) -> None:
    whole = encoded(Clip("checked.mp4", codec="libx265", b_frames=3, options={"x265-params": "log-level=none:hash=1"}))
    sound, none = _in_sequence(whole)
    assert none == ()
    path = _mutant(whole, seed)
    pictures, damaged = _in_sequence(path)
    marked = {i for span in damaged for i in span}
    assert marked
    assert all(i in marked or np.array_equal(picture, sound[i]) for i, picture in enumerate(pictures))


@pytest.mark.parametrize("name", NOISE)
def test_damage_in_the_middle_is_told_and_read_around(name: str, encoded: Encode) -> None:
    path = clipmaker.damage(
        encoded(Clip(name, b_frames=2, options=ALWAYS_ALIKE, container_options=BITEXACT)), [0.4, 0.7]
    )
    with VideoReader(path) as reader:
        frames = list(reader.frames())
        assert [frame.index for frame in frames] == list(range(reader.n_frames))
        assert [frame.pts for frame in frames] == reader.index.pts.tolist()
        numbers = {frame.index: clipmaker.number_in(frame.bgr()) for frame in frames}
        marked = {i for span in reader.index.damaged for i in span}
        assert 0 < len(marked) < 80
        for i in range(reader.n_frames):
            assert i in marked or numbers[i] == round(reader.index.time(i) * 30)


@pytest.mark.parametrize("number", [45, 50])
def test_lost_slice_is_noticed_with_any_decoder_threads(number: int, encoded: Encode) -> None:
    options = {"x264-params": "slices=4:threads=1:no-mbtree=1"}
    path = _without_slice(encoded(Clip("lost slice.mp4", width=640, height=360, b_frames=3, options=options)), number)
    for _ in range(10):
        with Decoder(path, strict=True) as decoder, pytest.raises(UnexpectedPictureError):
            for _batch in decoder.undamaged_batches():
                pass


def test_threads_never_ask_ffmpeg_for_more_delay_than_it_bears(
    encoded: Encode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decoder_module, "_MAX_THREADS", 14)
    monkeypatch.setattr(os, "cpu_count", lambda: 14)
    with Decoder(encoded(Clip("joined.h264", b_frames=3)), strict=True) as decoder:
        assert decoder.stream.codec_context.reorder_depth <= 16  # FFmpeg ends the process beyond that
        assert sum(map(len, decoder.undamaged_batches())) == 120


def _without_slice(path: Path, number: int) -> Path:
    """Return a copy of an H.264 .mp4 in which a slice of a coded picture is filler data (ITU-T H.264, table 7-1)."""
    place, size = clipmaker.packets(path)[number]
    data, end, slices = path.read_bytes(), place + size, []
    while place < end:
        if data[place + 4] & 31 in {1, 5}:
            slices.append(place + 4)
        place += 4 + int.from_bytes(data[place : place + 4], "big")
    return clipmaker.overwritten(path, f"without slice {number}.mp4", {slices[2]: bytes([data[slices[2]] & 96 | 12])})


@pytest.mark.parametrize("name", ["keyframe.mp4", "keyframe.mkv", "keyframe.avi"])
def test_damaged_keyframe_spoils_only_its_own_group(name: str, encoded: Encode) -> None:
    whole = encoded(Clip(name, codec="mpeg4" if name.endswith("avi") else "libx264"))
    sound, _ = _in_sequence(whole)
    path = clipmaker.damage_packets(whole, [40])
    pictures, damaged = _in_sequence(path)
    assert damaged == (range(40, 60),)
    assert len(pictures) == len(sound)
    assert all(np.array_equal(pictures[i], sound[i]) for i in range(120) if i not in damaged[0])
    with VideoReader(path) as reader:
        assert np.array_equal(reader.frame(70).bgr(), sound[70])
        assert not reader.index.damaged
        assert np.array_equal(reader.frame(45).bgr(), pictures[45])
        assert reader.index.damaged == damaged
        assert reader.index.damage_at(45) == GroupDamage(1, 40)


def test_damage_in_unreferenced_frames_is_found_on_access(encoded: Encode) -> None:
    whole = encoded(Clip("b-frames.mp4", b_frames=3))
    sizes = [size for _, size in clipmaker.packets(whole)]
    smallest = min(range(45, 58), key=lambda packet: sizes[packet])
    at, size = clipmaker.packets(whole)[smallest]
    path = clipmaker.overwritten(whole, "leaf.mp4", {at + 6: b"\xff" * (size - 6)})
    pictures, damaged = _in_sequence(path)
    (span,) = damaged
    assert span.start in range(41, 60)
    assert span.stop == 60
    with VideoReader(path) as reader:
        assert np.array_equal(reader.frame(59).bgr(), pictures[59])
        assert np.array_equal(reader.frame(span.start).bgr(), pictures[span.start])
        assert reader.index.damaged == damaged


def test_lost_frame_repeats_the_one_before_and_keeps_numbers(encoded: Encode) -> None:
    whole = encoded(Clip("lost.mp4"))
    sound, _ = _in_sequence(whole)
    at, size = clipmaker.packets(whole)[45]
    # The length of the coded slice says more than there is, so that nothing of it can be decoded.
    path = clipmaker.overwritten(whole, "lost a frame.mp4", {at: b"\x7f" * size})
    with VideoReader(path) as reader:
        frames = {frame.index: frame.bgr() for frame in reader.frames()}
        assert len(frames) == reader.n_frames == 120
        assert reader.index.damaged == (range(45, 60),)
        assert np.array_equal(frames[45], sound[44])
        assert np.array_equal(frames[44], sound[44])
        assert np.array_equal(frames[60], sound[60])
        assert reader.frame(45).pts == reader.index.pts[45]


def test_damage_outside_the_pictures_is_not_reported(encoded: Encode) -> None:
    whole = encoded(Clip("remark.mp4", b_frames=2))
    sound, _ = _in_sequence(whole)
    data = whole.read_bytes()
    # x264 writes its settings into the first packet: a remark (SEI) of type 5, whose length is lowered by what follows.
    remark = data.index(b"x264 - core") - 16
    path = clipmaker.overwritten(whole, "odd remark.mp4", {remark - 1: b"\xff"})
    pictures, damaged = _in_sequence(path)
    assert damaged == ()
    assert all(map(np.array_equal, pictures, sound))


def _not_coded(number: int) -> bytes:
    """Return a coded P picture, at 30 a second, that repeats the one before.

    See ISO/IEC 14496-2, 6.2.5.
    """
    bits = f"0101{number % 30:05b}100".ljust(24, "1")
    return b"\x00\x00\x01\xb6" + int(bits, 2).to_bytes(3, "big")


def test_a_frame_that_repeats_the_one_before_is_not_damaged(encoded: Encode, tmp_path: Path) -> None:
    whole = encoded(Clip("mpeg4.avi", codec="mpeg4"))
    path = tmp_path / "repeats.avi"
    with av.open(str(whole)) as source, av.open(str(path), "w") as out:
        stream = out.add_stream_from_template(source.streams.video[0])
        for number, packet in enumerate(source.demux(source.streams.video[0])):
            if packet.size and number != 50:
                packet.stream = stream
                out.mux(packet)
            elif packet.size:
                repeat = av.Packet(_not_coded(number))
                repeat.pts, repeat.dts, repeat.time_base = packet.pts, packet.dts, packet.time_base
                repeat.stream = stream
                out.mux(repeat)
    with VideoReader(path) as reader:
        frames = [clipmaker.number_in(frame.bgr()) for frame in reader.frames()]
        assert len(frames) == 120
        assert frames[:51] == [*range(50), 49]
        assert reader.index.damaged == ()


def test_sound_files_are_never_read_carefully(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_module, "find_damage", lambda *_: pytest.fail("damage was suspected"))
    for clip in DAMAGED[:-1]:
        with VideoReader(encoded(clip), cache_bytes=0, cursors=2) as reader:
            for i, picture in _wandering(reader, random.Random(1)):
                assert clipmaker.number_in(picture) == i


def test_reader_findings_are_remembered(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _mutant(encoded(DAMAGED[0]), 0)
    pictures, damaged = _in_sequence(path)
    assert damaged
    monkeypatch.setattr(reader_module, "load_index", load_index)
    asked: list[int] = []

    def spy(path: Path, index: FrameIndex, keyframe: int, check: Check) -> GroupDamage:
        asked.append(keyframe)
        return find_damage(path, index, keyframe, check)

    monkeypatch.setattr(reader_module, "find_damage", spy)
    with VideoReader(path) as reader:
        assert reader.index.damaged == damaged
        assert all(map(np.array_equal, (frame.bgr() for frame in reader.frames()), pictures))
    assert asked == []


def test_unusable_file_is_refused_in_a_sentence(encoded: Encode) -> None:
    whole = encoded(Clip("b-frames.mp4", b_frames=3))
    with VideoReader(whole) as reader:
        index = replace(reader.index, state=None)  # it is used for another file
    first, *rest = clipmaker.packets(whole)
    path = clipmaker.overwritten(whole, "one left.mp4", {at: b"\xff" * size for at, size in rest})
    with VideoReader(path, index=index) as reader:
        assert len(list(reader.frames())) == 120
        assert reader.index.damaged == (range(1, 120),)
    path = clipmaker.overwritten(path, "none left.mp4", {first[0]: b"\xff" * first[1]})
    with pytest.raises(AppError):
        VideoReader(path, index=index)
    with VideoReader(whole, index=replace(index, state=FileState.of(path))) as reader:
        reader.path = path
        with pytest.raises(AppError, match="cannot be decoded"):
            list(reader.frames())


def _picture(form: str, width: int = 64, height: int = 48, shade: int = 90) -> av.VideoFrame:
    picture = av.VideoFrame(width, height, form)
    for plane in picture.planes:
        plane.update(np.full(plane.buffer_size, shade, np.uint8).tobytes())
    picture.pts, picture.colorspace, picture.color_range = 1234, 1, 2
    return picture


@pytest.mark.parametrize("form", ["yuv420p", "yuvj420p", "yuv444p", "yuv420p10le", "gray", "bgr24", "nv12"])
def test_a_copy_is_the_same_picture_in_other_memory(form: str) -> None:
    picture = _picture(form)
    copy = PictureCopier().copy(picture)
    assert copy.format.name == form
    assert (copy.pts, copy.colorspace, copy.color_range) == (1234, 1, 2)
    assert np.array_equal(copy.to_ndarray(format="bgr24"), picture.to_ndarray(format="bgr24"))
    assert copy.planes[0].buffer_ptr != picture.planes[0].buffer_ptr


def test_a_copy_stays_as_it_is_while_others_are_made() -> None:
    copier = PictureCopier()
    copies = [copier.copy(_picture("yuv420p", shade=shade)) for shade in range(20, 60)]
    assert [int(np.asarray(memoryview(copy.planes[0]))[0]) for copy in copies] == list(range(20, 60))


def test_pictures_may_change_their_size_and_format() -> None:
    copier = PictureCopier()
    for form, width in (("yuv420p", 64), ("yuv420p", 32), ("yuv444p", 32), ("yuv420p", 64)):
        copy = copier.copy(_picture(form, width))
        assert (copy.format.name, copy.width) == (form, width)


def test_copies_outlive_their_copier() -> None:
    copier = PictureCopier()
    copy = copier.copy(_picture("yuv420p"))
    gone = weakref.ref(copier)
    del copier
    gc.collect()
    assert gone() is None
    assert int(np.asarray(memoryview(copy.planes[0]))[0]) == 90
