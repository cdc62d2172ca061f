import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import clipmaker
from clipmaker import Clip, Picture
from narrowing import not_none
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.session.pictures import open_video
from rallytrace.session.pictures.frame_loader import FrameLoader, LoadedFrame, VideoInfo
from rallytrace.track.geometry import Size
from rallytrace.track.turning import Turning
from rallytrace.video.frame import VideoFrame
from rallytrace.video.index import keep_index
from rallytrace.video.motion import motion_picture
from rallytrace.video.reader import VideoReader

_FRAME_BYTES = 192 * 108 * 3 // 2
LONG_GROUPS = Clip("long groups.mp4", n_frames=300, gop=100, b_frames=3)

pytestmark = pytest.mark.usefixtures("qapp")


class Listener(QObject):
    """Takes all that a loader gives, as a window does."""

    def __init__(self, loader: FrameLoader) -> None:
        super().__init__()
        self.loader = loader
        self.infos: list[VideoInfo] = []
        self.errors: list[AppError] = []
        self.frames: list[LoadedFrame] = []
        self.answers: list[object] = []
        loader.opened.connect(self.note_info)
        loader.indexed.connect(self.note_info)
        loader.failed.connect(self.note_error)
        loader.loaded.connect(self.take)

    @Slot(object)
    def note_info(self, info: VideoInfo) -> None:
        self.infos.append(info)

    @Slot(object)
    def note_error(self, error: AppError) -> None:
        self.errors.append(error)
        self.answers.append(error)

    @Slot()
    def take(self) -> None:
        """Take the picture, if it is still wanted."""
        frame = self.loader.take()
        if frame is not None:
            self.frames.append(frame)
            self.answers.append(frame)

    def open(self, path: Path) -> VideoInfo:
        self.loader.open(path)
        wait_until(lambda: self.loader.info is not None and self.loader.info.complete)
        return not_none(self.loader.info)

    def exact(self, i: int, *, scrubbing: bool = False) -> LoadedFrame:
        generation = self.loader.request(i, scrubbing=scrubbing)
        wait_until(lambda: self.frames and self.frames[-1].exact and self.frames[-1].generation == generation)
        return self.frames[-1]


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """Yield a listener to a loader that cannot hold all frames of a clip at once, and finds no jump slow."""
    monkeypatch.setattr(open_video, "_INTERIM_AFTER_SECONDS", 60.0)
    loader = FrameLoader()
    loader.set_budget(60 * _FRAME_BYTES)
    yield Listener(loader)
    loader.shutdown()


@pytest.fixture(scope="session")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(LONG_GROUPS, tmp_path_factory.mktemp("clips"))


@pytest.fixture(scope="session")
def sequence(clip: Path) -> list[Picture]:
    with VideoReader(clip) as reader:
        return [frame.bgr() for frame in reader.frames()]


Hold = Callable[[int], "Held"]


class Held:
    """A frame that cannot be decoded before the test lets it."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.released = threading.Event()


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hold]:
    """Hold the loader's thread when it comes to a frame, or past it, on the way to another of the same group."""
    approach = VideoReader.approach
    held: dict[int, Held] = {}

    def slow(
        reader: VideoReader, i: int, *, neighbours: int = 0, keep_interval: int = 0
    ) -> Iterator[VideoFrame | None]:
        for frame in approach(reader, i, neighbours=neighbours, keep_interval=keep_interval):
            for at, gate in held.items():
                if frame is not None and at <= frame.index < at + 50:
                    gate.reached.set()
                    assert gate.released.wait(120)
            yield frame

    def hold_at(i: int) -> Held:
        return held.setdefault(i, Held())

    monkeypatch.setattr(VideoReader, "approach", slow)
    yield hold_at
    for gate in held.values():
        gate.released.set()


def test_a_video_is_opened_with_its_facts_and_its_first_picture(listener: Listener, clip: Path) -> None:
    info = listener.open(clip)
    assert info.path == clip
    assert (info.size.width, info.size.height) == (192, 108)
    assert info.rate == pytest.approx(30)
    assert info.n_frames == info.index.n_frames == 300
    assert info.warnings == ()
    first = listener.exact(0)
    assert first.wanted == first.index == 0
    assert first.time == 0
    assert clipmaker.number_in(first.bgr) == 0


def test_after_a_shutdown_nothing_is_told_that_was_on_its_way(listener: Listener, clip: Path) -> None:
    listener.loader.open(clip)
    time.sleep(1)  # without handling events: what the loader says waits
    listener.loader.shutdown()
    QTest.qWait(50)
    assert (listener.infos, listener.loader.info) == ([], None)


def test_pictures_cannot_be_written_to(listener: Listener, clip: Path) -> None:
    listener.open(clip)
    with pytest.raises(ValueError, match="read-only"):
        listener.exact(3).bgr[0, 0, 0] = 1


def test_a_hundred_frames_sought_equal_those_met_in_sequence(
    listener: Listener,
    clip: Path,
    sequence: list[Picture],
) -> None:
    listener.open(clip)
    chance = random.Random(4)
    at = 0
    for _ in range(100):
        near = max(min(at + chance.choice([-1, 1]), 299), 0)
        at = chance.choice([near, chance.randrange(300), chance.choice([99, 100, 101, 199, 200, 201])])
        frame = listener.exact(at, scrubbing=chance.random() < 0.3)
        assert frame.index == at
        assert np.array_equal(frame.bgr, sequence[at])
    for frame in listener.frames:
        assert np.array_equal(frame.bgr, sequence[frame.index])
        assert frame.exact == (frame.index == frame.wanted)


def test_frame_numbers_and_times_are_those_of_the_file(listener: Listener, tmp_path: Path) -> None:
    listener.open(clipmaker.make(Clip("uneven.mkv", b_frames=2, uneven=True), tmp_path))
    info = not_none(listener.loader.info)
    for i in (7, 100, 41):
        frame = listener.exact(i)
        assert frame.time == info.index.time(i)


def test_a_newer_request_interrupts_the_way_to_an_older_one(listener: Listener, clip: Path, hold: Hold) -> None:
    listener.open(clip)
    listener.exact(0)
    gate = hold(108)
    listener.loader.request(190)
    assert gate.reached.wait(120)
    newest = listener.loader.request(250)
    gate.released.set()
    wait_until(lambda: listener.frames[-1].generation == newest)
    assert [frame.index for frame in listener.frames] == [0, 250]


def test_only_the_last_request_is_answered(listener: Listener, clip: Path, hold: Hold) -> None:
    listener.open(clip)
    gate = hold(108)
    listener.loader.request(150)
    assert gate.reached.wait(120)
    for i in (20, 270, 120, 40, 230):
        last = listener.loader.request(i)
    gate.released.set()
    wait_until(lambda: listener.frames)
    assert [(frame.generation, frame.index) for frame in listener.frames] == [(last, 230)]


def test_a_picture_that_came_too_late_is_not_given_out(listener: Listener, clip: Path) -> None:
    listener.open(clip)
    loader = listener.loader
    loader.loaded.disconnect(listener.take)
    loader.request(5)
    wait_until(lambda: loader._mailbox._picture is not None)
    loader.request(250)
    assert loader.take() is None
    loader.loaded.connect(listener.take)
    wait_until(lambda: listener.frames)
    assert listener.frames[0].index == 250


def test_scrubbing_shows_nearby_frames_then_the_exact_one(listener: Listener, clip: Path, hold: Hold) -> None:
    listener.open(clip)
    listener.exact(0)
    gate = hold(208)
    generation = listener.loader.request(290, scrubbing=True)
    assert gate.reached.wait(120)
    wait_until(lambda: len(listener.frames) == 2)
    near = listener.frames[1]
    assert (near.generation, near.wanted, near.exact) == (generation, 290, False)
    assert near.index == clipmaker.number_in(near.bgr) == 200
    gate.released.set()
    wait_until(lambda: listener.frames[-1].exact)
    assert listener.frames[-1].index == 290
    assert listener.frames[-1].generation == generation


def test_scrubbing_shows_the_nearest_frame_that_is_already_there(listener: Listener, clip: Path, hold: Hold) -> None:
    listener.open(clip)
    listener.exact(150)
    gate = hold(189)
    listener.loader.request(190, scrubbing=True)
    wait_until(lambda: len(listener.frames) == 2)
    first = listener.frames[1]
    gate.released.set()
    assert not first.exact
    assert 150 <= first.index < 190


@pytest.mark.parametrize("limit", ["_INTERIM_AFTER_SECONDS", "_SLOW_BYTES"])
def test_a_jump_that_takes_long_or_will_shows_the_keyframe_first(
    listener: Listener, clip: Path, monkeypatch: pytest.MonkeyPatch, hold: Hold, limit: str
) -> None:
    monkeypatch.setattr(open_video, limit, 0)
    listener.open(clip)
    gate = hold(210)
    generation = listener.loader.request(290)
    wait_until(lambda: listener.frames)
    near = listener.frames[0]
    assert (near.generation, near.wanted, near.index, near.exact) == (generation, 290, 200, False)
    assert clipmaker.number_in(near.bgr) == 200
    gate.released.set()
    wait_until(lambda: listener.frames[-1].exact)
    assert [frame.index for frame in listener.frames] == [200, 290]


def test_slow_jump_shows_nearer_cached_frame_first(
    listener: Listener, clip: Path, monkeypatch: pytest.MonkeyPatch, hold: Hold
) -> None:
    listener.open(clip)
    listener.exact(150)
    monkeypatch.setattr(open_video, "_INTERIM_AFTER_SECONDS", 0.0)
    gate = hold(198)
    listener.loader.request(199)
    wait_until(lambda: len(listener.frames) == 2)
    gate.released.set()
    wait_until(lambda: len(listener.frames) == 3)
    _, near, exact = listener.frames
    assert 150 <= near.index < 199
    assert (near.exact, exact.exact) == (False, True)


def test_a_jump_that_is_quick_shows_nothing_but_the_exact_frame(listener: Listener, clip: Path) -> None:
    listener.open(clip)
    for i in (290, 10, 150):
        listener.exact(i)
    assert [frame.index for frame in listener.frames] == [290, 10, 150]


def shows_motion(listener: Listener, on: bool) -> bool:
    return listener.frames[-1].motion is on


def test_motion_of_shown_frame_precedes_next_picture(listener: Listener, clip: Path, sequence: list[Picture]) -> None:
    listener.open(clip)
    plain = listener.exact(100)
    for on in (True, False):
        listener.loader.show_motion(on)
        wait_until(partial(shows_motion, listener, on))
        assert (listener.frames[-1].index, listener.frames[-1].exact) == (100, True)
    assert np.array_equal(listener.frames[-1].bgr, plain.bgr)
    expected = motion_picture(sequence[100], [sequence[97], sequence[103]])
    assert np.array_equal(listener.frames[-2].bgr, expected)


def test_scrubbing_with_motion_settles_on_the_exact_frame(listener: Listener, clip: Path) -> None:
    listener.open(clip)
    listener.loader.show_motion(True)
    for i in (290, 40, 195):
        shown = listener.exact(i, scrubbing=True)
        assert (shown.index, shown.motion) == (i, True)


def test_the_first_and_the_last_frame_move_too(listener: Listener, clip: Path) -> None:
    info = listener.open(clip)
    listener.loader.show_motion(True)
    for i in (0, info.n_frames - 1):
        assert listener.exact(i).motion
    assert not listener.errors


def test_continuous_scrubbing_still_shows_pictures(listener: Listener, clip: Path, hold: Hold) -> None:
    listener.open(clip)
    listener.exact(0)
    gate = hold(100)
    listener.loader.request(150, scrubbing=True)
    assert gate.reached.wait(120)
    newest = listener.loader.request(155, scrubbing=True)
    gate.released.set()
    wait_until(lambda: len(listener.frames) > 1)
    assert all(frame.generation == newest and frame.wanted == 155 for frame in listener.frames[1:])


@pytest.mark.parametrize("at", [99, 101, 150])
def test_frames_around_playhead_are_prefetched(listener: Listener, clip: Path, at: int) -> None:
    listener.open(clip)
    listener.exact(at)
    video = not_none(listener.loader._thread._video)
    around = set(range(at - 8, at + 17))
    wait_until(lambda: around <= set(video._reader.cache.numbers))
    assert all(clipmaker.number_in(listener.exact(i).bgr) == i for i in (at + 1, at, at - 1, at - 2))


def test_a_ready_picture_comes_with_its_request(listener: Listener, clip: Path) -> None:
    listener.open(clip)
    listener.exact(150)
    wait_until(lambda: listener.loader.is_idle)
    for i in (151, 150):
        before = len(listener.frames)
        generation = listener.loader.request(i)
        (ready,) = listener.frames[before:]
        assert (ready.index, ready.exact, ready.generation) == (i, True, generation)
        assert clipmaker.number_in(ready.bgr) == i
        wait_until(lambda: listener.loader.is_idle)
        assert len(listener.frames) == before + 1, "the picture came twice"


def test_an_expected_frame_far_away_is_decoded_beforehand(
    listener: Listener, clip: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener.open(clip)
    listener.exact(20)
    listener.loader.expect(280)
    for i in (21, 22):  # the playhead moves on meanwhile
        listener.exact(i)
    wait_until(lambda: listener.loader.is_idle)
    decoded: list[int] = []
    approach = VideoReader.approach

    def noted(reader: VideoReader, i: int, *, neighbours: int, keep_interval: int = 0) -> Iterator[VideoFrame | None]:
        decoded.append(i)
        return approach(reader, i, neighbours=neighbours, keep_interval=keep_interval)

    monkeypatch.setattr(VideoReader, "approach", noted)
    assert clipmaker.number_in(listener.exact(280).bgr) == 280
    assert 280 not in decoded


def test_cached_picture_is_not_used_for_other_video_or_motion(listener: Listener, clip: Path, tmp_path: Path) -> None:
    listener.open(clip)
    listener.exact(150)
    wait_until(lambda: listener.loader.is_idle)
    listener.loader.show_motion(True)
    assert listener.exact(151).motion
    listener.loader.show_motion(False)
    wait_until(lambda: listener.loader.is_idle)
    listener.open(clipmaker.make(Clip("other.mp4", n_frames=400, width=96, height=64), tmp_path))
    assert listener.exact(152).bgr.shape == (64, 96, 3)


def test_it_says_when_everything_around_is_ready(listener: Listener, clip: Path) -> None:
    wait_until(lambda: listener.loader.is_idle)
    listener.open(clip)
    listener.loader.request(250)
    assert not listener.loader.is_idle
    wait_until(lambda: listener.loader.is_idle and len(listener.frames) == 1)
    listener.loader.request(251)
    wait_until(lambda: len(listener.frames) == 2)


@pytest.mark.parametrize("direction", [-1, 0, 1])
def test_decoded_frames_stay_within_the_budget(listener: Listener, clip: Path, direction: int) -> None:
    listener.loader.set_budget(30 * _FRAME_BYTES)
    listener.open(clip)
    listener.loader.look_ahead(direction, 1.0)
    video = not_none(listener.loader._thread._video)
    for i in (150, 151, 140, 299, 0):
        listener.exact(i)
        assert video._reader.cache.nbytes <= 30 * _FRAME_BYTES
    listener.exact(150)
    wait_until(lambda: video._preparation is None and len(video._reader.cache.numbers) > 15)
    listener.loader.set_budget(10 * _FRAME_BYTES)
    wait_until(lambda: video._reader.cache.nbytes <= 10 * _FRAME_BYTES)
    assert clipmaker.number_in(listener.exact(151).bgr) == 151


@pytest.mark.parametrize("frames", [0, 1, 2, 5])
def test_a_budget_for_hardly_any_frame_still_shows_every_one(listener: Listener, clip: Path, frames: int) -> None:
    listener.loader.set_budget(frames * _FRAME_BYTES)
    listener.open(clip)
    for i in (7, 8, 7, 250, 249):
        assert clipmaker.number_in(listener.exact(i).bgr) == i


def test_a_frame_beyond_the_end_gives_the_last_one_as_one_nearby(listener: Listener, clip: Path) -> None:
    listener.open(clip)
    listener.loader.request(1000)
    wait_until(lambda: listener.frames)
    assert listener.frames[0].index == 299
    assert not listener.frames[0].exact


def test_the_index_grows_in_the_background(listener: Listener, clip: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.video.index._PROGRESS_INTERVAL_SECONDS", 0)
    listener.open(clip)
    known = [info.n_frames for info in listener.infos]
    assert len(known) > 3
    assert known == sorted(known)
    assert [info.complete for info in listener.infos] == [False] * (len(known) - 1) + [True]


def test_a_frame_that_is_not_known_yet_waits_for_the_index(
    listener: Listener, clip: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rallytrace.video.index._PROGRESS_INTERVAL_SECONDS", 0)
    listener.loader.open(clip)
    wait_until(lambda: listener.infos)
    assert listener.infos[0].n_frames < 250
    frame = listener.exact(250)
    assert clipmaker.number_in(frame.bgr) == frame.index == 250
    assert listener.infos[-1].n_frames > 250


def test_a_kept_index_is_used(listener: Listener, clip: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with VideoReader(clip) as reader:
        keep_index(clip, reader.index)
    monkeypatch.setattr("rallytrace.video.reader.scan", lambda _path: pytest.fail("scanned"))
    info = listener.open(clip)
    assert info.n_frames == 300
    assert listener.infos == [info]


def test_another_video_takes_the_place_of_the_first(listener: Listener, clip: Path, tmp_path: Path) -> None:
    other = clipmaker.make(Clip("other.mp4", n_frames=30), tmp_path)
    listener.loader.open(clip)
    listener.loader.request(5)
    info = listener.open(other)
    assert info.path == other
    assert {info.path for info in listener.infos} <= {clip, other}
    assert listener.infos[-1].path == other
    frame = listener.exact(29)
    assert frame.index == 29
    listener.loader.close()
    assert listener.loader.info is None
    heard = len(listener.frames)
    listener.loader.request(3)
    info = listener.open(clip)
    assert info.path == clip
    assert len(listener.frames) == heard


def test_unopenable_video_is_reported_and_the_next_opens(listener: Listener, clip: Path, tmp_path: Path) -> None:
    text = tmp_path / "notes.mp4"
    text.write_text("no video", encoding="utf-8")
    for path, words in ((text, "as a video"), (tmp_path / "nothing.mp4", "does not exist"), (tmp_path, "folder")):
        listener.loader.open(path)
        wait_until(lambda: listener.errors)
        assert words in listener.errors.pop().problem
        assert listener.loader.info is None
    listener.open(clip)
    assert listener.exact(3).index == 3


@pytest.mark.parametrize("name", ["noise.mkv", "noise.ts", "noise.mp4"])
def test_damaged_file_shows_the_rest_and_names_damage(listener: Listener, tmp_path: Path, name: str) -> None:
    # Without bitexact Matroska files hold a random number, and the damage hits something else every time.
    whole = Clip(name, b_frames=2, container_options={"fflags": "bitexact"})
    path = clipmaker.damage(clipmaker.make(whole, tmp_path), [0.4, 0.7])
    info = listener.open(path)
    for i in range(info.n_frames):
        listener.exact(i)
    with VideoReader(path) as reader:
        assert sum(1 for _ in reader.frames()) == info.n_frames
        damaged = reader.index.damaged
    wait_until(lambda: listener.infos[-1].index.damaged == damaged)
    marked = {i for span in damaged for i in span}
    assert 0 < len(marked) < 80
    shown = {frame.index: frame for frame in listener.frames}
    assert len(shown) == info.n_frames
    for i in shown.keys() - marked:
        assert clipmaker.number_in(shown[i].bgr) == round(shown[i].time * 30)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps open files")
def test_a_file_that_vanishes_is_told_and_the_thread_lives_on(listener: Listener, clip: Path, tmp_path: Path) -> None:
    path = tmp_path / "gone.mp4"
    path.write_bytes(clip.read_bytes())
    listener.open(path)
    listener.exact(0)
    # It cannot be gone on with, and it cannot be opened anew.
    path.unlink()
    video = not_none(listener.loader._thread._video)
    listener.loader.set_budget(0)
    wait_until(lambda: video._budget == 0)
    for cursor in video._reader._cursors:
        cursor.close()
    listener.loader.request(250)
    wait_until(lambda: listener.errors)
    assert "does not exist" in listener.errors[0].problem
    listener.open(clip)
    assert listener.exact(250).index == 250


def test_unexpected_errors_are_logged_and_reported(
    listener: Listener, clip: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    listener.open(clip)
    listener.exact(0)
    with monkeypatch.context() as broken:
        broken.setattr(VideoReader, "approach", lambda *_, **__: 1 / 0)
        listener.loader.request(200)
        wait_until(lambda: listener.errors)
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()
    assert listener.exact(200).index == 200


def test_it_can_be_shut_down_in_the_middle_of_anything(clip: Path, hold: Hold) -> None:
    gate = hold(150)
    loader = FrameLoader()
    loader.set_budget(40 * _FRAME_BYTES)
    listener = Listener(loader)
    listener.open(clip)
    loader.request(190)
    assert gate.reached.wait(120)
    threading.Timer(0.05, gate.released.set).start()
    loader.shutdown()
    assert not loader._thread.is_alive()
    assert not listener.frames
    loader.shutdown()


def test_sixty_loaders_leave_nothing_behind(qapp: QApplication, clip: Path, tmp_path: Path) -> None:
    other = clipmaker.make(Clip("other.ts", n_frames=20), tmp_path)
    chance = random.Random(1)
    before, loaders = set(threading.enumerate()), []
    for round_ in range(60):
        loader = FrameLoader()
        loaders.append(loader._thread)
        listener = Listener(loader)
        if round_ % 3:
            listener.open(chance.choice([clip, other]))
            loader.request(chance.randrange(300), scrubbing=chance.random() < 0.5)
        else:
            loader.open(clip)
        if chance.random() < 0.5:
            loader.open(other)
        loader.shutdown()
        loader.deleteLater()
    qapp.sendPostedEvents()
    assert not any(thread.is_alive() for thread in loaders)
    assert set(threading.enumerate()) <= before  # some that were there before may have ended meanwhile
    if Path("/proc/self/task").is_dir():
        assert not any(map(_is_of_a_decoder, Path("/proc/self/task").iterdir()))


def _is_of_a_decoder(task: Path) -> bool:
    try:
        return "av:" in task.joinpath("comm").read_text()
    except OSError:  # it has ended meanwhile
        return False


def test_turned_size_is_known_before_the_video_is_reopened(listener: Listener, clip: Path) -> None:
    loader = listener.loader
    width, height = listener.open(clip).size.width, listener.open(clip).size.height
    for quarter_turns, size in ((1, Size(height, width)), (2, Size(width, height)), (3, Size(height, width))):
        loader.turn(Turning(quarter_turns))
        assert loader.info is not None
        assert (loader.info.size, loader.info.turning) == (size, Turning(quarter_turns))
    frame = listener.exact(7)
    assert frame.bgr.shape[:2] == (width, height)


def test_turning_keeps_known_frames_while_the_index_is_rebuilt(listener: Listener, clip: Path) -> None:
    loader = listener.loader
    known = listener.open(clip)
    told: list[VideoInfo] = []
    loader.turned.connect(told.append)
    loader.indexed.connect(told.append)
    loader.turn(Turning(1))
    first = replace(known.index, pts=known.index.pts[:5])
    news = replace(known, size=Turning(1).size(known.size), turning=Turning(1), n_frames=5, complete=False, index=first)
    loader._received.emit(loader._ticket, news)
    wait_until(lambda: bool(told))
    assert [(info.n_frames, info.index.n_frames, info.complete) for info in told] == [(300, 300, True)]
    assert told[0].size == news.size


def test_index_completed_while_reopening_is_announced(listener: Listener, clip: Path) -> None:
    loader = listener.loader
    loader._info = replace(listener.open(clip), n_frames=5, complete=False)
    listener.infos.clear()
    loader.turn(Turning(1))
    wait_until(lambda: bool(listener.infos))
    assert [(info.n_frames, info.complete) for info in listener.infos] == [(300, True)]
