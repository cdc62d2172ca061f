"""Recordings in several files, read as one video."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import av
import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from narrowing import not_none, of_type
from rallytrace.errors import AppError, no_check
from rallytrace.files.recordings import joined_path
from rallytrace.video import joined, recording_search, seek_copy
from rallytrace.video.clip_copy import copy_clip
from rallytrace.video.decoder import Decoder
from rallytrace.video.file_state import FileState, VideoChangedError
from rallytrace.video.index import ScannedPackets, keep_index, load_index
from rallytrace.video.reader import VideoReader
from rallytrace.video.recording_search import find_recordings, is_filled, recording_around
from rallytrace.video.seek_copy import SeekCopy
from rallytrace.video.sound import SoundReader

LENGTHS = (50, 50, 17)
KINDS = {
    "mp4": Clip("part.mp4", b_frames=2),
    "mp4 with an edit list": Clip("part.mp4", b_frames=2, offset=3, rate=60),
    "rotated hevc": Clip("part.mov", codec="libx265", b_frames=2, rotation=90),
    "matroska": Clip("part.mkv", b_frames=2),
    "transport stream": Clip("part.ts", b_frames=2),
    "open groups": Clip("part.mts", b_frames=3, options={"x264-params": "open-gop=1"}),
    "program stream": Clip("part.mpg", codec="mpeg2video"),
    "avi": Clip("part.avi", codec="mpeg4"),
}


def parts(clip: Clip, folder: Path, lengths: tuple[int, ...] = LENGTHS) -> list[Path]:
    """Return the files of a recording whose pictures are numbered throughout."""
    folder.mkdir(exist_ok=True)
    files, done = [], 0
    for number, length in enumerate(lengths, 1):
        name = f"match_part{number}{Path(clip.name).suffix}"
        paint = lambda i, width, height, done=done: clipmaker.numbered(i + done, width, height)  # noqa: E731
        files.append(clipmaker.make(replace(clip, name=name, n_frames=length), folder, paint))
        done += length
    return files


@pytest.fixture(scope="module", params=KINDS)
def recording(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return joined_path(parts(KINDS[request.param], tmp_path_factory.mktemp("recording")))


def test_parts_are_one_video_exact_to_the_frame(recording: Path) -> None:
    with VideoReader(recording, cache_bytes=0) as reader:
        pictures = [frame.bgr() for frame in reader.frames()]
        assert [clipmaker.number_in(picture) for picture in pictures] == list(range(sum(LENGTHS)))
        assert all(np.array_equal(reader.frame(i).bgr(), pictures[i]) for i in reversed(range(len(pictures))))
        assert reader.index.seconds == pytest.approx(np.arange(len(pictures)) / reader.rate, abs=1e-3)
        assert (reader.index.damage, reader.warnings) == ({}, ())


def test_frame_of_video_is_frame_of_part(recording: Path) -> None:
    with VideoReader(recording) as reader:
        index = reader.index
        assert index.file_starts == [0, 50, 100]
        assert [index.place_of(i) for i in (0, 49, 50, 116)] == [(0, 0), (0, 49), (1, 0), (2, 16)]
        keep_index(recording, index)
    assert not_none(load_index(recording)).file_starts == [0, 50, 100]


def test_jump_into_part_begins_at_its_keyframe(recording: Path) -> None:
    with VideoReader(recording, cache_bytes=0) as reader:
        assert [frame.index for frame in reader.keyframes()] == reader.index.keyframes.tolist()
        assert {0, 50, 100}.issubset(reader.index.keyframes.tolist())
        for i in (75, 105, 10):
            assert len([frame for frame in reader.approach(i) if frame]) <= 25


def test_clip_without_reencoding_crosses_joint(tmp_path: Path) -> None:
    video = joined_path(parts(KINDS["mp4"], tmp_path))
    with VideoReader(video) as reader:
        copied = copy_clip(reader, range(45, 60), tmp_path / "clip.mp4", no_check)
        assert (copied.n_frames - copied.n_before - copied.n_after, copied.n_before) == (15, 5)
    with VideoReader(tmp_path / "clip.mp4") as clip:
        shown = [clipmaker.number_in(frame.bgr()) for frame in clip.frames()]
        assert shown[copied.n_before : copied.n_before + 15] == list(range(45, 60))


def test_copy_for_fast_jumps_crosses_joint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seek_copy, "_MIN_FREE_BYTES", 0)
    monkeypatch.setattr("rallytrace.files.paths.cache_dir", lambda: tmp_path / "cache")
    video = joined_path(parts(replace(KINDS["mp4"], gop=250), tmp_path))
    with VideoReader(video, cache_bytes=0) as reader:
        copy = SeekCopy(video, reader.size, reader.index, 10**9)
        for group in copy.missing:
            copy.copy_group(group, no_check)
        assert copy.n_copied == copy.n_frames == 100
        reader.use_copy(copy)
        assert [clipmaker.number_in(reader.frame(i).bgr()) for i in (99, 50, 49, 110, 1)] == [99, 50, 49, 110, 1]


def test_stream_cut_in_open_group_keeps_all_pictures(tmp_path: Path) -> None:
    clip = Clip("whole.mts", n_frames=100, b_frames=3, options={"x264-params": "open-gop=1"})
    whole = clipmaker.make(clip, tmp_path)
    with VideoReader(whole) as reader:
        border = int(reader.index.key_positions[2])
    data = whole.read_bytes()
    files = [tmp_path / "00001.mts", tmp_path / "00002.mts"]
    for file, part in zip(files, (data[:border], data[border:]), strict=True):
        file.write_bytes(part)
    (video,) = find_recordings(files).videos
    with VideoReader(video) as reader:
        assert [clipmaker.number_in(frame.bgr()) for frame in reader.frames()] == list(range(100))
        assert reader.index.keyframes[2] - 3 <= reader.index.file_starts[1] <= reader.index.keyframes[2]
        assert (reader.index.damage, reader.warnings) == ({}, ())


def with_sound(file: Path, level: float) -> Path:
    """Return a copy of a file with a second of sound of one level for each second of pictures."""
    target = file.with_name(file.name.replace("part", "heard_part"))
    with av.open(str(file)) as source, av.open(str(target), "w") as container:
        pictures = source.streams.video[0]
        copied = container.add_stream_from_template(pictures)
        sound = of_type(av.AudioStream, container.add_stream("pcm_s16le", rate=48_000, layout="mono"))
        for start in range(0, 80_000, 1600):
            samples = np.full((1, 1600), round(level * 32767), np.int16)
            frame = av.AudioFrame.from_ndarray(samples, "s16", "mono")
            frame.sample_rate, frame.pts = 48_000, start
            container.mux(sound.encode(frame))
        for packet in source.demux(pictures):
            if packet.size:
                packet.stream = copied
                container.mux(packet)
    return target


@pytest.mark.parametrize("suffix", ["mov", "mkv"])
def test_sound_goes_on_over_joint(suffix: str, tmp_path: Path) -> None:
    files = parts(Clip(f"part.{suffix}"), tmp_path, (50, 50))
    video = joined_path([with_sound(file, level) for file, level in zip(files, (0.25, 0.75), strict=True)])
    with VideoReader(video) as reader:
        index = reader.index
    sound = not_none(SoundReader.open(video, index))
    with sound:
        for frames in (range(40, 60), range(50, 100), range(50)):
            samples = np.concatenate([*sound.read_frames(frames)], axis=1)[0]
            border = round((50 - frames.start) / 30 * sound.rate)
            assert samples[: max(border - 500, 0)] == pytest.approx(0.25, abs=0.01)
            assert samples[max(border + 500, 0) :] == pytest.approx(0.75, abs=0.01)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (Clip("part.mp4", width=320, height=180), "have 320x180 pixels, those of the first file 192x108"),
        (Clip("part.mp4", rate=60), "60.00 frames per second"),
        (Clip("part.mp4", codec="libx265"), "streams hevc, the first file h264"),
        (Clip("part.mp4", options={"profile": "high", "bf": "3"}), "other settings"),
    ],
    ids=["size", "rate", "codec", "settings"],
)
def test_parts_that_differ_are_refused_with_reason(other: Clip, reason: str, tmp_path: Path) -> None:
    first = parts(Clip("part.mp4", options={"profile": "baseline"}), tmp_path, (20,))
    second = clipmaker.make(replace(other, name="match_part2.mp4", n_frames=20), tmp_path)
    with pytest.raises(AppError, match=r"match_part2\.mp4 cannot be part of one video with match_part1\.mp4") as caught:
        VideoReader(joined_path([*first, second]))
    assert reason in str(caught.value)
    found = find_recordings([*first, second])
    assert found.videos == ()
    assert reason in found.remarks[0]


def test_missing_and_broken_parts_are_named(tmp_path: Path) -> None:
    files = parts(KINDS["mp4"], tmp_path, (20, 20))
    video = joined_path(files)
    whole = files[1].read_bytes()
    files[1].write_bytes(whole[: len(whole) // 2])
    with pytest.raises(AppError, match=r"match_part2\.mp4' is incomplete"):
        VideoReader(video)
    files[1].unlink()
    with pytest.raises(AppError, match=r"match_part2\.mp4' does not exist"):
        VideoReader(video)


def test_only_last_part_may_lack_duration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = parts(KINDS["matroska"], tmp_path, (20, 20, 20))
    facts_of = joined.facts_of
    for cut_off, is_refused in zip(files, (True, True, False), strict=True):

        def facts(file: Path, open_file: joined.OpenFile, cut_off: Path = cut_off) -> joined.FileFacts | None:
            found = not_none(facts_of(file, open_file))
            return replace(found, duration=Fraction(0)) if file == cut_off else found

        monkeypatch.setattr(joined, "facts_of", facts)
        if is_refused:
            with pytest.raises(AppError, match="duration of the file before it is unknown"):
                VideoReader(joined_path(files))
        else:
            VideoReader(joined_path(files)).close()


@pytest.mark.parametrize(
    ("numbers", "starts"),
    [
        ([0, 0, 2, 2], [0, 2, 2, 4]),
        ([1, 1, 2, 3], [0, 0, 2, 3]),
        ([0, 1, 2, 3], [0, 1, 2, 3]),
    ],
)
def test_files_without_pictures_keep_their_numbers(numbers: list[int], starts: list[int]) -> None:
    stream = SimpleNamespace(time_base=Fraction(1, 30), frames=4, codec_context=SimpleNamespace(name="h264"))
    decoder = SimpleNamespace(
        stream=stream, keeps_times=True, n_files=4, joints=(), is_sought_by_position=False, is_avi=False
    )
    packets = ScannedPackets(cast("Decoder", decoder))
    for i, number in enumerate(numbers):
        decoder.file_at = lambda _, number=number: number
        packets.add(cast("Any", SimpleNamespace(pts=i, dts=i, is_keyframe=i == 0, is_discard=False, pos=i, size=1)))
    index = packets.index()
    assert index.file_starts == starts
    assert [index.place_of(i)[0] for i in range(4)] == numbers


def test_change_of_any_part_is_noticed(tmp_path: Path) -> None:
    files = parts(KINDS["mp4"], tmp_path, (20, 20))
    video = joined_path(files)
    state = FileState.of(video)
    state.refuse_changed(video)
    with files[0].open("ab") as file:
        file.write(b"more")
    with pytest.raises(VideoChangedError):
        state.refuse_changed(video)


def test_named_parts_are_found_from_any_part(tmp_path: Path) -> None:
    files = parts(KINDS["mp4"], tmp_path, (20, 20, 20))
    clipmaker.make(Clip("other.mp4", n_frames=20), tmp_path)
    video = joined_path(files)
    assert find_recordings([files[2], files[0], files[1]]).videos == (video,)
    assert [recording_around(file) for file in (*files, video, joined_path(files[:2]))] == [video] * 3 + [None, video]
    assert recording_around(tmp_path / "other.mp4") is None


def test_counted_files_need_evidence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [path.rename(tmp_path / f"DJI_000{i}.mp4") for i, path in enumerate(parts(KINDS["mp4"], tmp_path), 1)]
    assert find_recordings(files).videos == ()
    assert recording_around(files[1]) is None
    monkeypatch.setattr(recording_search, "_LIMITS_BYTES", (files[1].stat().st_size,))
    assert find_recordings(files[1:]).videos == (joined_path(files[1:]),)


@pytest.mark.parametrize(
    ("n_bytes", "filled"),
    [
        (2_147_483_000, True),
        (3_990_000_000, True),
        (4_294_967_295, True),
        (12_000_000_000, True),
        (17_179_000_000, True),
        (700_000_000, False),
        (2_900_000_000, False),
        (6_000_000_000, False),
        (25_000_000_000, False),
    ],
)
def test_camera_has_filled_file_of_usual_limit_only(n_bytes: int, filled: bool) -> None:
    assert is_filled(n_bytes) == filled


@pytest.mark.parametrize(("offset", "is_joined"), [(50, True), (0, False), (500, False)])
def test_counted_streams_are_parts_where_clock_runs_on(offset: int, is_joined: bool, tmp_path: Path) -> None:
    first = clipmaker.make(Clip("00001.ts", n_frames=50), tmp_path)
    second = clipmaker.make(Clip("00002.ts", n_frames=50, offset=offset), tmp_path)
    assert bool(find_recordings([first, second]).videos) == is_joined
