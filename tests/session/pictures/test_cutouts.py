from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, Slot

import clipmaker
from clipmaker import Clip
from qt import wait_until
from rallytrace.session.pictures.cutout_cache import CutoutCache
from rallytrace.session.pictures.frame_loader import FrameLoader
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.track.geometry import Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.motion import motion_picture
from rallytrace.video.reader import VideoReader

LONG_GROUPS = Clip("long groups.mp4", n_frames=300, gop=100, b_frames=3)
FEW = 20 * 192 * 108 * 3 // 2
"""Bytes of twenty frames."""
SIZE = Size(40, 30)

pytestmark = pytest.mark.usefixtures("qapp")


class Looking(QObject):
    """Somebody who looks at cut-outs, and what has come of them."""

    def __init__(self, loader: FrameLoader) -> None:
        super().__init__()
        self.loader = loader
        self.cache = CutoutCache(loader, self)
        self.came: list[int] = []
        self.shown: list[int] = []
        self.cache.arrived.connect(self.note)
        loader.loaded.connect(self.take)

    @Slot(object)
    def note(self, areas: tuple[CutoutArea, ...]) -> None:
        """Note which have come, in their order."""
        self.came += [area.frame for area in areas]

    @Slot()
    def take(self) -> None:
        """Show the picture."""
        frame = self.loader.take()
        if frame is not None and frame.exact:
            self.shown.append(frame.index)

    def wait_for(self, frame: int) -> None:
        wait_until(lambda: self.shown[-1:] == [frame])

    def wait_for_cutouts(self, frames: range) -> None:
        """Wait until those of all these frames have come."""
        wait_until(lambda: set(frames) <= set(self.came))

    def go_to(self, frame: int) -> None:
        """Go to a frame, and wait until everything around it is decoded."""
        self.loader.request(frame)
        wait_until(lambda: self.shown[-1:] == [frame] and self.loader.is_idle)


def areas(frames: range, left: int = 50, top: int = 20) -> tuple[CutoutArea, ...]:
    return tuple(CutoutArea(frame, left, top, SIZE) for frame in frames)


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(LONG_GROUPS, tmp_path_factory.mktemp("clips"))


@pytest.fixture
def looking(clip: Path) -> Iterator[Looking]:
    """Yield the open clip, with frame 0 on the screen and few others at hand."""
    loader = FrameLoader()
    loader.set_budget(FEW)
    looking = Looking(loader)
    loader.open(clip)
    wait_until(lambda: loader.info is not None and loader.info.complete)
    looking.go_to(0)
    yield looking
    loader.shutdown()


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> list[VideoReader]:
    """Return the readers that are open, besides that of the loader's."""
    opened: list[VideoReader] = []
    begin, end = VideoReader.__init__, VideoReader.close

    def opening(reader: VideoReader, path: Path, **more: object) -> None:
        begin(reader, path, **more)  # type: ignore[arg-type]  # whatever it is given
        opened.append(reader)

    def closing(reader: VideoReader) -> None:
        end(reader)
        if reader in opened:
            opened.remove(reader)

    monkeypatch.setattr(VideoReader, "__init__", opening)
    monkeypatch.setattr(VideoReader, "close", closing)
    return opened


def test_a_cutout_is_that_part_of_its_frame(looking: Looking, clip: Path) -> None:
    wanted = areas(range(120, 140), left=51, top=23)
    looking.cache.want(wanted)
    wait_until(lambda: len(looking.came) == len(wanted))
    with VideoReader(clip) as reader:
        for area in wanted:
            cutout = looking.cache.get(area)
            assert cutout is not None
            np.testing.assert_array_equal(cutout.bgr, reader.frame(area.frame).bgr()[23:53, 51:91])


def test_a_turned_video_is_cut_upright(tmp_path: Path) -> None:
    path = clipmaker.make(Clip("turned.mp4", n_frames=3, width=192, height=108, rotation=90), tmp_path)
    with VideoReader(path) as reader:
        frame = reader.frame(1)
        np.testing.assert_array_equal(frame.crop(11, 7, Size(40, 60)), frame.bgr()[7:67, 11:51])


def test_decoded_frames_are_cut_at_once_without_decoding_again(
    looking: Looking, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_args: object, **_more: object) -> None:
        raise AssertionError

    monkeypatch.setattr(VideoReader, "approach", never)
    looking.cache.want(areas(range(6)))
    wait_until(lambda: sorted(looking.came) == list(range(6)))


def test_on_the_way_to_a_picture_the_frames_around_it_are_cut(
    looking: Looking, monkeypatch: pytest.MonkeyPatch
) -> None:
    sought: list[int] = []
    approach = VideoReader.approach

    def noted(
        reader: VideoReader, i: int, *, neighbours: int = 24, keep_interval: int = 0
    ) -> Iterator[VideoFrame | None]:
        sought.append(i)
        return approach(reader, i, neighbours=neighbours, keep_interval=keep_interval)

    monkeypatch.setattr(VideoReader, "approach", noted)
    looking.cache.want(areas(range(250, 262)))
    looking.loader.request(261)
    wait_until(lambda: looking.shown == [0, 261] and len(looking.came) == 12)
    assert len([i for i in sought if i <= 261]) <= 2, "the group was decoded again for the cut-outs"


def test_only_the_last_request_counts(looking: Looking) -> None:
    for first in range(100, 280, 10):
        looking.cache.want(areas(range(first, first + 10)))
    looking.wait_for_cutouts(range(270, 280))
    wait_until(lambda: looking.loader.is_idle)
    assert len(set(looking.came)) < 100


def test_next_cutouts_are_made_ahead(looking: Looking, monkeypatch: pytest.MonkeyPatch) -> None:
    soon = areas(range(205, 215))
    looking.cache.want(areas(range(4)), soon)
    looking.wait_for_cutouts(range(205, 215))
    assert looking.came[:4] == [0, 1, 2, 3]
    monkeypatch.setattr(looking.loader, "cut_out", lambda _request: None)  # nobody is asked any more
    looking.cache.want(soon)
    assert all(looking.cache.get(area) is not None for area in soon)


def test_no_other_decoder_stays_open(looking: Looking, readers: list[VideoReader]) -> None:
    looking.cache.want(areas(range(205, 215)), areas(range(105, 110)))
    wait_until(lambda: len(looking.came) == 15 and looking.loader.is_idle)
    assert readers == []


def test_while_it_plays_only_decoded_frames_are_cut(looking: Looking) -> None:
    looking.loader.look_ahead(1, 1.0)
    wait_until(lambda: looking.loader.is_idle)
    looking.cache.want(areas(range(4)), areas(range(105, 110)))
    looking.cache.want((*areas(range(4)), *areas(range(205, 215))))
    wait_until(lambda: len(looking.came) >= 4 and looking.loader.is_idle)
    wait_until(lambda: set(looking.came) == {0, 1, 2, 3})
    looking.loader.look_ahead(0, 0)
    looking.wait_for_cutouts(range(205, 215))


def test_a_hand_on_the_playhead_does_not_lose_any(looking: Looking) -> None:
    looking.cache.want(areas(range(130, 160)))
    for frame in (240, 20, 145, 290, 131):
        looking.loader.request(frame)
        looking.wait_for(frame)
    looking.wait_for_cutouts(range(130, 160))


def test_frames_that_a_reader_has_hurried_past_come_too(looking: Looking) -> None:
    looking.loader.set_budget(40 * 192 * 108 * 3 // 2)
    looking.go_to(180)
    looking.cache.want(areas(range(150, 175)))
    looking.wait_for_cutouts(range(150, 175))
    looking.go_to(20)
    looking.cache.want((), areas(range(130, 135)))
    looking.wait_for_cutouts(range(130, 135))
    looking.cache.want((), areas(range(101, 150)))
    looking.wait_for_cutouts(range(101, 150))


def test_frames_that_there_are_not_have_none(looking: Looking) -> None:
    looking.cache.want(areas(range(296, 310)))
    wait_until(lambda: len(looking.came) == 4 and looking.loader.is_idle)
    assert sorted(looking.came) == [296, 297, 298, 299]


def test_their_memory_is_bounded(looking: Looking, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 20 * SIZE.width * SIZE.height * 3
    monkeypatch.setattr("rallytrace.session.pictures.cutout_cache._MAX_CACHE_BYTES", most)
    for first in range(0, 300, 15):
        looking.cache.want(areas(range(first, first + 15)))
        looking.wait_for_cutouts(range(first, first + 15))
        assert looking.cache.nbytes <= most
        assert all(looking.cache.get(area) is not None for area in areas(range(first, first + 15)))


def test_evicted_cutouts_are_made_again(looking: Looking) -> None:
    wanted = areas(range(100, 110))
    looking.cache.want(wanted)
    looking.wait_for_cutouts(range(100, 110))
    looking.cache.clear()
    looking.cache.want(wanted)
    wait_until(lambda: all(looking.cache.get(area) is not None for area in wanted))


def test_those_of_another_video_are_gone(looking: Looking, clip: Path) -> None:
    looking.cache.want(areas(range(4)))
    wait_until(lambda: len(looking.came) == 4)
    looking.loader.open(clip)
    wait_until(lambda: looking.loader.info is not None)
    assert looking.cache.nbytes == 0


def test_those_beside_come_after_and_from_the_same_frames(looking: Looking) -> None:
    beside = areas(range(205, 212), left=10)
    looking.cache.want_beside("table", beside[:3])
    looking.cache.want_beside("panel", beside[3:])
    looking.cache.want(areas(range(208, 215)))
    wait_until(lambda: looking.loader.is_idle and len(looking.came) == 14)
    assert {*looking.came[:7]} >= {208, 209}, "what is shown now waits for nobody"
    assert all(looking.cache.get(area) is not None for area in (*beside, *areas(range(208, 215))))


def test_motion_compares_same_part_of_neighbouring_frames(looking: Looking, clip: Path) -> None:
    area = areas(range(150, 151))[0]
    looking.cache.want([area])
    looking.wait_for_cutouts(range(150, 151))
    assert looking.cache.moving(area) is None
    looking.cache.want([area, *looking.cache.around(area)])
    wait_until(lambda: looking.cache.moving(area) is not None)
    with VideoReader(clip) as reader:
        before, here, after = (reader.frame(150 + away).bgr()[20:50, 50:90] for away in (-3, 0, 3))
    np.testing.assert_array_equal(looking.cache.moving(area), motion_picture(here, [before, after]))
