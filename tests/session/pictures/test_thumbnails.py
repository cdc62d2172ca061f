import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QObject, Slot

import clipmaker
from clipmaker import Clip
from qt import wait_until
from rallytrace.session.pictures.frame_loader import FrameLoader
from rallytrace.session.pictures.frames import Thumbnail
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.seeking import Cursor

LONG_GROUPS = Clip("long groups.mp4", n_frames=300, gop=100, b_frames=3)
FEW = 20 * 192 * 108 * 3 // 2
"""Bytes of twenty frames."""

pytestmark = pytest.mark.usefixtures("qapp")


class Pointing(QObject):
    """A hand that points at frames, and what it is shown; the frame on the screen is the loader's business."""

    def __init__(self, loader: FrameLoader) -> None:
        super().__init__()
        self.loader = loader
        self.seen: list[tuple[int, Thumbnail]] = []
        self.shown: list[int] = []
        loader.thumbnail_ready.connect(self.note)
        loader.loaded.connect(self.take)

    @Slot(int, object)
    def note(self, frame: int, thumbnail: Thumbnail) -> None:
        self.seen.append((frame, thumbnail))

    @Slot()
    def take(self) -> None:
        """Show the picture."""
        frame = self.loader.take()
        if frame is not None and frame.exact:
            self.shown.append(frame.index)

    def indexes(self, frame: int) -> list[int]:
        """Return the frames that have been shown for one."""
        return [thumbnail.index for asked, thumbnail in self.seen if asked == frame]


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(LONG_GROUPS, tmp_path_factory.mktemp("clips"))


@pytest.fixture
def pointing(clip: Path) -> Iterator[Pointing]:
    """Yield the open clip, with frame 0 on the screen and few others at hand."""
    loader = FrameLoader()
    loader.set_budget(FEW)
    hand = Pointing(loader)
    loader.open(clip)
    wait_until(lambda: loader.info is not None and loader.info.complete)
    loader.request(0)
    wait_until(lambda: hand.shown == [0] and loader.is_idle)
    yield hand
    loader.shutdown()


def test_a_frame_far_away_is_first_its_keyframe_and_then_itself(pointing: Pointing, clip: Path) -> None:
    pointing.loader.thumbnail(257)
    wait_until(lambda: pointing.loader.is_idle and pointing.seen)
    assert pointing.indexes(257) == [200]
    pointing.loader.thumbnail(257, exact=True)
    wait_until(lambda: 257 in pointing.indexes(257))
    exact = pointing.seen[-1][1]
    with VideoReader(clip) as reader:
        expected = reader.frame(257).rgb_resized(Size(192, 108), ResizeFilter.AREA)
    np.testing.assert_array_equal(exact.rgb, expected)


def test_a_frame_at_hand_is_itself_at_once(pointing: Pointing) -> None:
    pointing.loader.thumbnail(3)
    wait_until(lambda: pointing.seen)
    assert pointing.indexes(3) == [3]


def test_a_large_picture_is_made_small(tmp_path: Path) -> None:
    loader = FrameLoader()
    hand = Pointing(loader)
    loader.open(clipmaker.make(Clip("large.mp4", n_frames=3, width=640, height=480), tmp_path))
    wait_until(lambda: loader.info is not None and loader.info.complete)
    loader.thumbnail(0, exact=True)
    wait_until(lambda: hand.seen)
    assert hand.seen[0][1].rgb.shape == (216, 288, 3)
    loader.shutdown()


def test_outdated_thumbnail_is_not_shown(pointing: Pointing, monkeypatch: pytest.MonkeyPatch) -> None:
    reached, released = threading.Event(), threading.Event()
    made = VideoFrame.rgb_resized

    def slow(frame: VideoFrame, size: Size, resize: ResizeFilter) -> object:
        reached.set()
        assert released.wait(120)
        return made(frame, size, resize)

    monkeypatch.setattr(VideoFrame, "rgb_resized", slow)
    pointing.loader.thumbnail(257)
    wait_until(reached.is_set)
    pointing.loader.thumbnail(None)
    released.set()
    wait_until(lambda: pointing.loader.is_idle)
    assert pointing.seen == []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which files are open")
def test_thumbnail_decoder_closes_when_idle(pointing: Pointing, clip: Path) -> None:
    def is_clip(handle: Path) -> bool:
        try:
            return handle.readlink() == clip
        except OSError:  # it has been closed meanwhile
            return False

    def times_open() -> int:
        return sum(map(is_clip, Path("/proc/self/fd").iterdir()))

    before = times_open()
    pointing.loader.thumbnail(250, exact=True)
    wait_until(lambda: pointing.indexes(250)[-1:] == [250])
    assert times_open() > before
    pointing.loader.thumbnail(None)
    wait_until(lambda: times_open() == before)


def test_the_frame_on_the_screen_comes_before_any_thumbnail(
    pointing: Pointing, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, released = threading.Event(), threading.Event()
    approach = VideoReader.approach
    order: list[str] = []

    def slow(
        reader: VideoReader, i: int, *, neighbours: int = 24, keep_interval: int = 0
    ) -> Iterator[VideoFrame | None]:
        for frame in approach(reader, i, neighbours=neighbours, keep_interval=keep_interval):
            order.append("thumbnail" if i == 290 else "screen" if i == 150 else "other")
            if i == 290:
                reached.set()
                assert released.wait(120)
            yield frame

    monkeypatch.setattr(VideoReader, "approach", slow)
    pointing.loader.thumbnail(290, exact=True)
    wait_until(reached.is_set)
    pointing.loader.request(150)
    released.set()
    wait_until(lambda: 290 in pointing.indexes(290))
    assert pointing.shown == [0, 150]
    begun, over = order.index("screen"), len(order) - 1 - order[::-1].index("screen")
    assert order[:begun].count("thumbnail") == 1
    assert set(order[begun : over + 1]) == {"screen"}


def test_pointing_leaves_the_frames_around_the_playhead_at_hand(
    pointing: Pointing, monkeypatch: pytest.MonkeyPatch
) -> None:
    pointing.loader.thumbnail(250, exact=True)
    wait_until(lambda: 250 in pointing.indexes(250) and pointing.loader.is_idle)
    approached: list[int] = []
    approach = VideoReader.approach

    def noted(
        reader: VideoReader, i: int, *, neighbours: int = 24, keep_interval: int = 0
    ) -> Iterator[VideoFrame | None]:
        approached.append(i)
        return approach(reader, i, neighbours=neighbours, keep_interval=keep_interval)

    pointing.loader.thumbnail(None)
    monkeypatch.setattr(VideoReader, "approach", noted)
    pointing.loader.request(1)
    wait_until(lambda: pointing.shown == [0, 1])
    assert 1 not in approached


def test_requested_thumbnail_is_there_at_once(pointing: Pointing, monkeypatch: pytest.MonkeyPatch) -> None:
    pointing.loader.thumbnail(257, exact=True)
    wait_until(lambda: 257 in pointing.indexes(257) and pointing.loader.is_idle)
    decoded: list[int] = []
    walk = Cursor.walk

    def noted(cursor: Cursor, i: int, *args: Any, **options: Any) -> Any:
        decoded.append(i)
        return walk(cursor, i, *args, **options)

    monkeypatch.setattr(Cursor, "walk", noted)
    pointing.loader.request(257)
    pointing.loader.thumbnail(None)
    wait_until(lambda: pointing.shown == [0, 257])
    assert 257 not in decoded
    wait_until(lambda: pointing.loader.is_idle)
    pointing.loader.request(258)
    wait_until(lambda: pointing.shown == [0, 257, 258])


def test_a_frame_that_there_is_not_has_no_thumbnail(pointing: Pointing) -> None:
    pointing.loader.thumbnail(3000, exact=True)
    wait_until(lambda: pointing.loader.is_idle)
    assert pointing.seen == []
