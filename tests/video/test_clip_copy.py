"""Test copied clips: in every container they decode from the first packet on."""

import itertools
from collections.abc import Callable, Mapping
from pathlib import Path

import av
import numpy as np
import pytest

from clipmaker import Clip, number_in
from rallytrace.errors import AppError, no_check
from rallytrace.video.clip_copy import CopiedClip, copy_clip
from rallytrace.video.reader import VideoReader

OPEN = {"x264-params": "open-gop=1:scenecut=0"}
OPEN_HEVC = {"x265-params": "open-gop=1:log-level=none:keyint=20:min-keyint=20:scenecut=0"}
KINDS = [
    Clip("plain.mp4", b_frames=2),
    Clip("camera.mov", b_frames=2),
    Clip("obs.mkv", b_frames=2),
    Clip("uneven.mkv", b_frames=2, uneven=True),
    Clip("cam.ts", b_frames=2),
    Clip("cam.m2ts", b_frames=2),
    Clip("stream.flv", b_frames=2),
    Clip("disc.mpg", codec="mpeg2video", b_frames=2, options={"b": "4M"}),
    Clip("disc.vob", codec="mpeg2video", b_frames=2, options={"b": "4M"}),
    Clip("old.avi", codec="mpeg4", options={"b": "4M"}),
    Clip("open.ts", b_frames=3, options=OPEN),
    Clip("open.mkv", b_frames=3, options=OPEN),
    Clip("open.mp4", b_frames=3, options=OPEN),
    Clip("cra.mkv", codec="libx265", b_frames=3, options=OPEN_HEVC),
    Clip("cra.ts", codec="libx265", b_frames=3, options=OPEN_HEVC),
    Clip("cra.mp4", codec="libx265", b_frames=3, options=OPEN_HEVC),
]


def numbers(path: Path) -> list[int | None]:
    """Return the numbers that the pictures of a file show, and its first packet is a keyframe."""
    with av.open(str(path)) as container:
        first = next(packet for packet in container.demux(container.streams.video[0]) if packet.size)
        assert first.is_keyframe
        container.seek(0)
        return [number_in(np.asarray(frame.to_ndarray(format="bgr24"))) for frame in container.decode(video=0)]


def copy(video: Path, frames: range, path: Path, *, sound: bool = True) -> CopiedClip:
    with VideoReader(video) as reader:
        return copy_clip(reader, frames, path, no_check, sound=sound)


@pytest.mark.parametrize("clip", KINDS, ids=lambda clip: clip.name)
@pytest.mark.parametrize("frames", [range(33, 50), range(85, 120), range(40, 41)], ids=str)
def test_copied_clip_decodes_from_its_first_packet(
    encoded: Callable[[Clip], Path], tmp_path: Path, clip: Clip, frames: range
) -> None:
    copied = copy(encoded(clip), frames, tmp_path / "clip.mp4")
    shown = numbers(tmp_path / "clip.mp4")
    assert len(shown) == copied.n_frames
    assert shown[copied.n_before : copied.n_before + len(frames)] == list(frames)
    assert shown == list(range(frames.start - copied.n_before, frames.stop + copied.n_after))
    assert copied.n_before < 20
    assert copied.n_after <= 3


def remuxed(
    video: Path,
    path: Path,
    *,
    sound: str = "",
    cover: bool = False,
    keyed: Callable[[int], bool] | None = None,
    metadata: Mapping[str, str] | None = None,
) -> Path:
    """Return a copy of a video's coded pictures in another file.

    Args:
        sound: codec of four seconds of a second stream, silent but for a click at each full second.
        cover: put a picture with the disposition of a cover before the video.
        keyed: says by its place whether a packet is marked as a keyframe.
    """
    with av.open(str(video)) as source, av.open(str(path), "w") as target:
        target.metadata.update(metadata or {})
        pictures = source.streams.video[0]
        packets = [packet for packet in source.demux(pictures) if packet.size]
        if cover:
            front = target.add_stream("mjpeg", rate=1)
            front.width, front.height, front.pix_fmt = 64, 64, "yuvj420p"
            front.disposition = av.stream.Disposition.attached_pic
        copied = target.add_stream_from_template(pictures)
        voice = target.add_stream(sound, rate=48_000, layout="mono") if sound else None
        assert voice is None or isinstance(voice, av.AudioStream)
        if cover:
            picture = av.VideoFrame(64, 64, "yuvj420p")
            picture.pts = 0
            target.mux([*front.encode(picture), *front.encode(None)])
        if voice is not None:
            target.mux(clicks_each_second(voice))
        for number, packet in enumerate(packets):
            if keyed is not None:
                packet.is_keyframe = keyed(number)
            packet.stream = copied
            target.mux(packet)
    return path


def clicks_each_second(stream: av.AudioStream) -> "list[av.Packet[av.AudioStream]]":
    samples = np.zeros((1, 4 * 48_000), np.float32)
    for second in range(4):
        samples[0, second * 48_000 :][:400] = 0.8
    form = stream.codec_context.format.name
    frame = av.AudioFrame.from_ndarray(samples, format="fltp", layout="mono")
    frame.sample_rate = 48_000
    size = stream.codec_context.frame_size or 1024
    resampler = av.AudioResampler(form, "mono", 48_000, frame_size=size)
    return [packet for part in resampler.resample(frame) for packet in stream.encode(part)] + stream.encode(None)


def clicks_in(path: Path) -> list[float]:
    """When the clicks of a file begin, in seconds from its first picture."""
    with av.open(str(path)) as container:
        (first,) = itertools.islice(container.decode(video=0), 1)
        container.seek(0)
        frames = list(container.decode(audio=0))
    found = [
        (frame.time or 0.0) + int(at) / frame.rate - (first.time or 0.0)
        for frame in frames
        for at in np.flatnonzero(np.abs(frame.to_ndarray().astype(np.float64)[0]) > 0.3)[:1]
    ]
    return [second for at, second in enumerate(found) if not at or second - found[at - 1] > 0.5]


@pytest.mark.parametrize(
    ("name", "codec"), [("a.mp4", "aac"), ("a.mkv", "libopus"), ("a.ts", "aac"), ("a.flv", "aac"), ("a.mov", "aac")]
)
def test_copied_sound_stays_in_step(encoded: Callable[[Clip], Path], tmp_path: Path, name: str, codec: str) -> None:
    video = remuxed(encoded(KINDS[0]), tmp_path / name, sound=codec)
    copy(video, range(45, 110), tmp_path / "clip.mp4")
    assert clicks_in(tmp_path / "clip.mp4") == pytest.approx(
        [second - 40 / 30 for second in clicks_in(video) if second > 40 / 30 and second < 110 / 30], abs=0.005
    )


@pytest.mark.parametrize("name", ["a.mp4", "a.mkv", "a.ts"])
def test_copied_clip_has_no_sound_on_request(encoded: Callable[[Clip], Path], tmp_path: Path, name: str) -> None:
    video = remuxed(encoded(KINDS[0]), tmp_path / name, sound="aac")
    for sound, kinds in ((True, ["video", "audio"]), (False, ["video"])):
        copy(video, range(45, 110), tmp_path / "clip.mp4", sound=sound)
        with av.open(str(tmp_path / "clip.mp4")) as container:
            assert [stream.type for stream in container.streams] == kinds


def test_copied_clip_shows_the_video_not_its_cover(encoded: Callable[[Clip], Path], tmp_path: Path) -> None:
    video = remuxed(encoded(KINDS[0]), tmp_path / "covered.mp4", cover=True)
    copy(video, range(45, 50), tmp_path / "clip.mp4")
    assert numbers(tmp_path / "clip.mp4")[:10] == list(range(40, 50))


def test_copy_skips_packets_wrongly_marked_as_keyframes(encoded: Callable[[Clip], Path], tmp_path: Path) -> None:
    video = remuxed(encoded(Clip("one.mp4", gop=200)), tmp_path / "marked.mkv", keyed=lambda number: number % 10 == 0)
    copied = copy(video, range(45, 50), tmp_path / "clip.mp4")
    assert copied == CopiedClip(50, 45, 0)
    assert numbers(tmp_path / "clip.mp4") == list(range(50))


def test_copied_clip_waits_for_a_gradual_refresh(encoded: Callable[[Clip], Path], tmp_path: Path) -> None:
    """Its keyframes are no whole pictures: the clip begins so early that the asked-for ones are whole."""
    video = encoded(Clip("refresh.ts", options={"x264-params": "intra-refresh=1:keyint=20"}))
    copied = copy(video, range(85, 90), tmp_path / "clip.mp4")
    shown = numbers(tmp_path / "clip.mp4")
    assert shown[copied.n_before :] == list(range(85, 90 + copied.n_after))


def test_copied_clip_of_trimmed_file_starts_at_hidden_keyframe(encoded: Callable[[Clip], Path], tmp_path: Path) -> None:
    video = encoded(Clip("trimmed.mp4", b_frames=2, offset=-7))
    with VideoReader(video) as reader:
        first = number_in(reader.frame(0).bgr())
    assert first == 7
    copied = copy(video, range(3, 9), tmp_path / "clip.mp4")
    assert copied.n_before == 10
    assert numbers(tmp_path / "clip.mp4")[: 10 + 6] == list(range(16))


@pytest.mark.parametrize(
    ("clip", "reason"),
    [
        (Clip("packed.avi", b_frames=2), "time stamps"),
        (Clip("wrong.mkv", codec="libvpx", options={"deadline": "realtime"}), "codec"),
        (Clip("bare.h264", b_frames=2), "keyframes|time stamps"),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_uncuttable_video_is_reported(encoded: Callable[[Clip], Path], tmp_path: Path, clip: Clip, reason: str) -> None:
    with pytest.raises(AppError, match=reason):
        copy(encoded(clip), range(45, 50), tmp_path / "clip.mp4")


def test_sound_that_does_not_go_into_mp4_is_named(encoded: Callable[[Clip], Path], tmp_path: Path) -> None:
    video = remuxed(encoded(KINDS[0]), tmp_path / "a.mov", sound="pcm_mulaw")
    with pytest.raises(AppError, match=r"pcm_mulaw.*--no-sound"):
        copy(video, range(45, 50), tmp_path / "clip.mp4")
    assert copy(video, range(45, 50), tmp_path / "clip.mp4", sound=False).n_before == 5


def test_clip_is_copied_across_a_joint_of_recordings(encoded: Callable[[Clip], Path], tmp_path: Path) -> None:
    part = remuxed(encoded(KINDS[0]), tmp_path / "part.ts", sound="aac")
    video = tmp_path / "joined.ts"
    video.write_bytes(part.read_bytes() * 2)
    copied = copy(video, range(110, 170), tmp_path / "clip.mp4")
    assert numbers(tmp_path / "clip.mp4")[copied.n_before :][:60] == [*range(110, 120), *range(50)]
    copied = copy(video, range(165, 230), tmp_path / "clip.mp4")
    assert copied.n_before == 5
    assert clicks_in(tmp_path / "clip.mp4") == pytest.approx(
        [second - 40 / 30 for second in clicks_in(part) if second > 40 / 30 and second < 110 / 30], abs=0.005
    )
