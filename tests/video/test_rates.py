"""The frame rate of files whose header or clock does not say it plainly, and the stream that is chosen."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from narrowing import of_type
from rallytrace.track.geometry import Size
from rallytrace.video.reader import VideoReader

Encode = Callable[[Clip], Path]
FILM, NTSC, DOUBLE = Fraction(24000, 1001), Fraction(30000, 1001), Fraction(60000, 1001)


def remuxed(source: Path, target: Path, time_base: Fraction | None = None) -> Path:
    """Return the same coded pictures in another container, as from `ffmpeg -c copy`."""
    with av.open(str(source)) as read, av.open(str(target), "w") as written:
        stream = read.streams.video[0]
        copied = written.add_stream_from_template(stream)
        copied.time_base = time_base or stream.time_base
        for packet in read.demux(stream):
            if packet.size:
                packet.stream = copied
                written.mux(packet)
    return target


def numbers_in(reader: VideoReader) -> list[int | None]:
    return [clipmaker.number_in(frame.bgr()) for frame in reader.frames()]


def test_copied_avi_with_b_frames_keeps_its_rate(encoded: Encode, tmp_path: Path) -> None:
    source = encoded(Clip("rates b.ts", b_frames=2, n_frames=60))
    with VideoReader(remuxed(source, tmp_path / "copied.avi", Fraction(1, 60))) as reader:
        assert reader.rate == 30
        assert numbers_in(reader) == list(range(60))
        assert reader.rate == 30
        assert reader.index.time(59) == pytest.approx(59 / 30)
        assert not any("header says" in warning for warning in reader.warnings)


def test_avi_that_lacks_pictures_has_mean_rate(encoded: Encode, tmp_path: Path) -> None:
    """Every third picture was dropped by the recorder; B-frames hide the order of the others."""
    source = encoded(Clip("rates sparse.ts", b_frames=2, n_frames=61, rate=20))
    with VideoReader(remuxed(source, tmp_path / "sparse.avi", Fraction(1, 60))) as reader:
        assert reader.n_frames == 61
        assert reader.rate == pytest.approx(20)


def test_asf_with_b_frames_has_rate_of_its_pictures(encoded: Encode, tmp_path: Path) -> None:
    source = encoded(Clip("rates b.ts", b_frames=2, n_frames=60))
    with VideoReader(remuxed(source, tmp_path / "copied.wmv")) as reader:
        assert numbers_in(reader) == list(range(60))
        assert reader.rate == pytest.approx(30)


@pytest.mark.parametrize("rate", [FILM, NTSC, DOUBLE, Fraction(25), Fraction(50)], ids=str)
@pytest.mark.parametrize("ending", ["mkv", "flv", "ts", "mp4"])
def test_rounded_times_have_exact_rate(rate: Fraction, ending: str, tmp_path: Path) -> None:
    path = tmp_path / f"clip.{ending}"
    with av.open(str(path), "w") as container:
        stream = of_type(av.VideoStream, container.add_stream("libx264", rate=rate, options={"preset": "ultrafast"}))
        stream.width, stream.height = 64, 48
        for i in range(150):
            frame = av.VideoFrame.from_ndarray(np.full((48, 64, 3), i, np.uint8), "rgb24")
            frame.pts, frame.time_base = i, 1 / rate
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    with VideoReader(path) as reader:
        assert reader.index.rate == float(rate)
        assert reader.warnings == ()


@pytest.mark.parametrize("ending", ["h264", "hevc"])
def test_bare_stream_has_rate_of_its_parameters(ending: str, encoded: Encode) -> None:
    codec = {"h264": "libx264", "hevc": "libx265"}[ending]
    with VideoReader(encoded(Clip(f"rates 50.{ending}", codec=codec, rate=50, n_frames=20))) as reader:
        assert reader.rate == 50
        assert reader.index.rate == 50


def test_clock_of_container_is_no_frame_rate(tmp_path: Path) -> None:
    with VideoReader(clipmaker.make(_DV, tmp_path)) as reader:
        assert reader.rate == 25
        assert reader.index.rate == 25


_DV = Clip("tape.dv", codec="dvvideo", width=720, height=576, rate=25, n_frames=5)


def with_streams(path: Path, sizes: Sequence[Size], dispositions: Sequence[av.stream.Disposition]) -> Path:
    with av.open(str(path), "w") as container:
        streams = []
        for size, disposition in zip(sizes, dispositions, strict=True):
            stream = of_type(av.VideoStream, container.add_stream("mpeg4", rate=25))
            stream.width, stream.height, stream.disposition = size.width, size.height, disposition
            streams.append(stream)
        for i in range(5):
            for stream in streams:
                picture = clipmaker.numbered(i, stream.width, stream.height)
                frame = av.VideoFrame.from_ndarray(picture, "rgb24")
                frame.pts, frame.time_base = i, Fraction(1, 25)
                container.mux(stream.encode(frame))
        for stream in streams:
            container.mux(stream.encode(None))
    return path


PLAIN, DEFAULT = av.stream.Disposition(0), av.stream.Disposition.default
SMALL, LARGE = Size(96, 64), Size(192, 108)


@pytest.mark.parametrize(
    ("name", "dispositions", "chosen"),
    [("two.ts", [PLAIN, PLAIN], LARGE), ("two.mkv", [DEFAULT, PLAIN], SMALL), ("other.mkv", [PLAIN, DEFAULT], LARGE)],
)
def test_default_or_largest_stream_is_shown_with_note(
    name: str, dispositions: list[av.stream.Disposition], chosen: Size, tmp_path: Path
) -> None:
    with VideoReader(with_streams(tmp_path / name, [SMALL, LARGE], dispositions)) as reader:
        assert numbers_in(reader) == list(range(5))
        assert reader.size == chosen
        assert any(f"2 video streams. The one with {chosen}" in warning for warning in reader.warnings)


def test_recording_in_other_streams_is_named(encoded: Encode, tmp_path: Path) -> None:
    other = {"mpegts_start_pid": "0x200", "mpegts_pmt_start_pid": "0x1100"}
    parts = [
        Clip("rates part.ts", n_frames=50),
        Clip("rates other.ts", n_frames=50, container_options=other),
    ]
    path = tmp_path / "joined.ts"
    path.write_bytes(b"".join(encoded(part).read_bytes() for part in parts))
    with VideoReader(path) as reader:
        assert numbers_in(reader) == list(range(50))
        assert any("is another recording" in warning for warning in reader.warnings)
