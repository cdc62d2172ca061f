import errno
from pathlib import Path
from typing import Any

import av
import cv2
import numpy as np
import pytest
from av.error import FFmpegError
from numpy.typing import NDArray

import clipmaker
from narrowing import not_none
from rallytrace.track.geometry import Size
from rallytrace.video.picture_files import TICKS_PER_SECOND, ClipWriter, round_up_to_even, write_median, write_png
from rallytrace.video.reader import VideoReader

SIZE = Size(192, 108)
RATE = 25


def picture(i: int, size: Size = SIZE) -> NDArray[np.uint8]:
    return np.ascontiguousarray(clipmaker.numbered(i, size.width, size.height)[..., ::-1])


def write(path: Path, count: int = 30, size: Size = SIZE, rate: float = RATE) -> Path:
    with ClipWriter(path, size, rate, quality=12) as clip:
        for i in range(count):
            clip.add(picture(i, size), round(i * TICKS_PER_SECOND / rate))
    return path


def test_every_picture_is_a_frame_under_its_number(tmp_path: Path) -> None:
    with VideoReader(write(tmp_path / "clip.mp4")) as reader:
        assert reader.n_frames == 30
        assert reader.rate == pytest.approx(RATE)
        assert [clipmaker.number_in(frame.bgr()) for frame in reader.frames()] == list(range(30))
        assert reader.warnings == ()


def test_opencv_reads_the_same_frames(tmp_path: Path) -> None:
    capture = cv2.VideoCapture(str(write(tmp_path / "clip.mp4")))
    numbers = []
    while True:
        done, frame = capture.read()
        if not done:
            break
        numbers.append(clipmaker.number_in(np.asarray(frame, np.uint8)))
    capture.release()
    assert numbers == list(range(30))


def test_colours_stay_what_they_are(tmp_path: Path) -> None:
    path = tmp_path / "grey.mp4"
    with ClipWriter(path, SIZE, RATE, quality=12) as clip:
        for level in (20, 128, 235):
            clip.add(np.full((SIZE.height, SIZE.width, 3), level, np.uint8), level * 1000)
    with VideoReader(path) as reader:
        levels = [float(frame.bgr().mean()) for frame in reader.frames()]
    assert levels == pytest.approx([20, 128, 235], abs=1)


def test_uneven_times_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "uneven.mp4"
    with ClipWriter(path, SIZE, RATE, quality=12) as clip:
        for i, tick in enumerate((0, 3000, 9000, 9001)):
            clip.add(picture(i), tick)
    with VideoReader(path) as reader:
        times = [frame.time for frame in reader.frames()]
    assert times == pytest.approx([0, 3000 / TICKS_PER_SECOND, 9000 / TICKS_PER_SECOND, 9001 / TICKS_PER_SECOND])


def test_an_odd_size_is_kept_for_data_and_rounded_up_for_players(tmp_path: Path) -> None:
    odd = Size(191, 107)
    with VideoReader(write(tmp_path / "odd.mp4", 3, odd)) as reader:
        assert reader.size == odd
    assert round_up_to_even(odd) == Size(192, 108)
    assert round_up_to_even(SIZE) == SIZE


def test_a_rate_that_is_no_whole_number_is_kept(tmp_path: Path) -> None:
    with VideoReader(write(tmp_path / "ntsc.mp4", rate=30000 / 1001)) as reader:
        assert reader.rate == pytest.approx(30000 / 1001, rel=1e-4)


class FullDisk:
    """A container that cannot write."""

    def __init__(self, path: Path) -> None:
        self._real = av.open(str(path), "w", format="mp4")

    def add_stream(self, name: str, **options: Any) -> Any:
        return self._real.add_stream(name, **options)

    def mux(self, _packets: object) -> None:
        raise FFmpegError(errno.ENOSPC, "No space left on device", "clip.mp4")

    def close(self) -> None:
        self._real.close()


def test_a_full_disk_is_an_error_of_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = FullDisk(tmp_path / "clip.mp4")
    monkeypatch.setattr("rallytrace.video.picture_files.av.open", lambda *_, **__: full)
    with pytest.raises(OSError, match="No space left") as caught:
        write(tmp_path / "clip.mp4")
    assert caught.value.errno == errno.ENOSPC


def test_a_still_is_kept_without_loss(tmp_path: Path) -> None:
    write_png(tmp_path / "0.png", picture(7))
    np.testing.assert_array_equal(not_none(cv2.imread(str(tmp_path / "0.png"))), picture(7))


def test_a_background_is_kept_as_floats_that_can_be_subtracted(tmp_path: Path) -> None:
    write_median(tmp_path / "median.npz", picture(7))
    median = np.load(tmp_path / "median.npz")["median"]
    assert median.dtype == np.float64
    np.testing.assert_array_equal(median, picture(7))
