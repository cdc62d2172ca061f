from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from qt import wait_until
from rallytrace.session.playhead import MAX_SPEED, MIN_SPEED, SPEEDS, Playhead

pytestmark = pytest.mark.usefixtures("qapp")


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def read(self) -> float:
        return self.now


class Viewer(QObject):
    """Paints whatever frame the playhead comes to, at once or when it is told to."""

    def __init__(self, times: NDArray[np.float64], *, quick: bool = True) -> None:
        super().__init__()
        self.clock = Clock()
        self.playhead = Playhead(self, clock=self.clock.read)
        self.visited: list[int] = []
        self.states: list[tuple[bool, float]] = []
        self.quick = quick
        self.playhead.moved.connect(self.note)
        self.playhead.state_changed.connect(self.note_state)
        self.playhead.set_times(times)

    @Slot(int)
    def note(self, frame: int) -> None:
        self.visited.append(frame)
        if self.quick:
            self.playhead.presented(frame)

    @Slot()
    def note_state(self) -> None:
        """Note whether the playhead plays or rests."""
        self.states.append((self.playhead.playing, self.playhead.speed))

    def paint(self) -> None:
        self.playhead.presented(self.playhead.frame)

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and the timer ring at the end of it."""
        self.playhead.advance()
        self.clock.now += seconds
        self.playhead.advance()


def even(n: int, rate: float = 25.0) -> NDArray[np.float64]:
    return np.arange(n) / rate


@st.composite
def uneven(draw: st.DrawFn) -> NDArray[np.float64]:
    intervals = draw(st.lists(st.floats(0.004, 0.5), min_size=1, max_size=40))
    return np.concatenate([[0.0], np.cumsum(intervals)])


ANY_SPEED = st.floats(MIN_SPEED, MAX_SPEED) | st.sampled_from(SPEEDS)


@given(uneven(), ANY_SPEED, st.floats(0, 5), st.booleans())
def test_the_frame_shown_is_the_one_whose_time_has_come(
    times: NDArray[np.float64],
    speed: float,
    seconds: float,
    backwards: bool,
) -> None:
    viewer = Viewer(times)
    viewer.playhead.seek(len(times) - 1 if backwards else 0)
    viewer.playhead.set_speed(-speed if backwards else speed)
    viewer.playhead.play()
    viewer.pass_time(seconds)
    passed = seconds * speed
    if backwards:
        due = int(np.searchsorted(times, times[-1] - passed - 1e-6, side="left"))
    else:
        due = int(np.searchsorted(times, passed + 1e-6, side="right")) - 1
    assert viewer.playhead.frame == due


@given(uneven(), ANY_SPEED, st.lists(st.floats(0.001, 0.3), max_size=60), st.booleans(), st.randoms())
def test_playhead_stays_within_known_frames_and_pictures(
    times: NDArray[np.float64],
    speed: float,
    naps: list[float],
    backwards: bool,
    chance: "Callable[[], None]",
) -> None:
    viewer = Viewer(times, quick=False)
    playhead = viewer.playhead
    playhead.set_speed(-speed if backwards else speed)
    playhead.play()
    unpainted = None
    for nap in naps:
        if not playhead.playing:
            break
        before = playhead.frame
        viewer.pass_time(nap)
        assert 0 <= playhead.frame < len(times)
        assert (playhead.frame - before) * (-1 if backwards else 1) >= 0
        assert unpainted is None or playhead.frame == unpainted
        unpainted = playhead.frame if playhead.frame != before or unpainted is not None else None
        if chance.random() < 0.5:  # type: ignore[attr-defined]  # hypothesis' own kind of random.Random
            viewer.paint()
            unpainted = None


def test_playhead_waits_until_its_frame_is_painted() -> None:
    viewer = Viewer(even(100), quick=False)
    viewer.playhead.play()
    viewer.pass_time(0.21)
    viewer.pass_time(1)
    assert viewer.visited == [5]
    viewer.paint()
    viewer.pass_time(0)
    assert viewer.visited[:1] == [5]
    assert viewer.playhead.frame == 30


@given(uneven(), st.lists(st.floats(0.001, 0.3), max_size=60))
def test_every_frame_is_either_shown_or_counted_as_dropped(times: NDArray[np.float64], naps: list[float]) -> None:
    viewer = Viewer(times)
    playhead = viewer.playhead
    playhead.play()
    for nap in naps:
        viewer.pass_time(nap)
    assert playhead.shown + playhead.dropped == playhead.frame
    assert playhead.shown == len(viewer.visited)


@given(st.integers(2, 50), st.integers(0, 60), st.integers(1, 60), st.lists(st.floats(0.01, 0.2), max_size=50))
def test_a_loop_is_never_left(n: int, start: int, length: int, naps: list[float]) -> None:
    viewer = Viewer(even(n))
    loop = range(start, start + length)
    viewer.playhead.set_loop(loop)
    viewer.playhead.play()
    inside = range(min(start, n - 1), max(min(start + length, n), min(start, n - 1) + 1))
    for nap in naps:
        viewer.pass_time(nap)
        assert viewer.playhead.frame in inside
    assert viewer.playhead.playing or len(inside) == 1


@given(st.integers(1, 50), st.lists(st.integers(-80, 80), max_size=20))
def test_undoing_every_jump_leads_back_to_where_the_first_began(n: int, jumps: list[int]) -> None:
    viewer = Viewer(even(n))
    playhead = viewer.playhead
    for jump in jumps:
        playhead.seek(jump)
        assert playhead.frame == min(max(jump, 0), n - 1)
    for _ in jumps:
        playhead.undo_jump()
    assert playhead.frame == 0


@given(st.integers(1, 50), st.lists(st.integers(-60, 60), max_size=20))
def test_steps_add_up_within_the_video(n: int, steps: list[int]) -> None:
    viewer = Viewer(even(n))
    playhead = viewer.playhead
    at = 0
    for step in steps:
        playhead.step(step)
        at = min(max(at + step, 0), n - 1)
        assert playhead.frame == at


def test_playback_ends_at_last_frame_and_restarts_at_first() -> None:
    viewer = Viewer(even(10))
    viewer.playhead.play()
    viewer.pass_time(60)
    viewer.pass_time(60)
    assert not viewer.playhead.playing
    assert viewer.playhead.frame == 9
    viewer.playhead.play()
    assert viewer.playhead.frame == 0
    assert viewer.states == [(True, 1.0), (False, 1.0), (True, 1.0)]


def test_playing_backwards_ends_at_the_first_frame() -> None:
    viewer = Viewer(even(10))
    viewer.playhead.seek(9)
    viewer.playhead.slower()
    assert viewer.playhead.speed == -1
    viewer.pass_time(0.05)
    assert viewer.playhead.frame == 8
    viewer.pass_time(9)
    viewer.pass_time(9)
    assert viewer.playhead.frame == 0
    assert not viewer.playhead.playing


def test_the_clock_stands_still_until_the_first_picture_is_there() -> None:
    viewer = Viewer(even(100), quick=False)
    viewer.playhead.seek(50)
    viewer.playhead.play()
    viewer.pass_time(0.5)
    assert viewer.playhead.frame == 50
    viewer.paint()
    viewer.pass_time(0.041)
    assert viewer.playhead.frame == 51
    assert viewer.playhead.dropped == 0


def test_pictures_that_come_too_slowly_cost_frames_and_not_time() -> None:
    viewer = Viewer(even(100), quick=False)
    viewer.playhead.play()
    for expected in (3, 6, 9):
        viewer.pass_time(0.12)
        assert viewer.playhead.frame == expected
        viewer.pass_time(0)
        viewer.paint()
    assert viewer.playhead.shown == 3
    assert viewer.playhead.dropped == 6


def test_a_picture_that_never_comes_does_not_stop_the_rest() -> None:
    viewer = Viewer(even(100), quick=False)
    viewer.playhead.seek(10)
    viewer.playhead.play()
    viewer.pass_time(3)
    viewer.pass_time(0.041)
    assert viewer.playhead.frame == 11


def test_the_picture_of_another_frame_does_not_count() -> None:
    viewer = Viewer(even(100), quick=False)
    viewer.playhead.seek(10)
    viewer.playhead.play()
    viewer.playhead.presented(9)
    viewer.pass_time(0.5)
    assert viewer.playhead.frame == 10


def test_j_k_and_l_shuttle() -> None:
    viewer = Viewer(even(1000))
    playhead = viewer.playhead
    playhead.seek(500)
    speeds = []
    for key in "lllljjjjjjjjklkj":
        {"j": playhead.slower, "k": playhead.pause, "l": playhead.faster}[key]()
        speeds.append(playhead.speed if playhead.playing else 0)
    assert speeds == [1, 2, 4, 4, 2, 1, 0.5, -0.5, -1, -2, -4, -4, 0, 1, 0, -1]


def test_after_shuttling_the_speed_that_was_set_holds_again() -> None:
    viewer = Viewer(even(1000))
    playhead = viewer.playhead
    playhead.set_speed(0.25)
    playhead.faster()
    assert playhead.speed == 0.25
    playhead.faster()
    assert playhead.speed == 0.5
    playhead.toggle()
    assert not playhead.playing
    playhead.toggle()
    assert playhead.speed == 0.25


def test_speed_steps_range_from_a_tenth_to_four() -> None:
    viewer = Viewer(even(10))
    playhead = viewer.playhead
    met = [playhead.speed]
    for direction in [1] * 5 + [-1] * 10:
        playhead.change_speed(direction)
        met.append(playhead.speed)
    assert met == [1, 1.5, 2, 3, 4, 4, 3, 2, 1.5, 1, 0.75, 0.5, 0.25, 0.1, 0.1, 0.1]
    playhead.set_speed(-9)
    assert playhead.speed == -4
    playhead.change_speed(-1)
    assert playhead.speed == -3


@pytest.mark.parametrize(("speed", "at", "visited"), [(1, 3, [60, 61]), (-1, 95, [69, 68])])
def test_a_loop_that_lies_elsewhere_is_played_at_once(speed: float, at: int, visited: list[int]) -> None:
    viewer = Viewer(even(100))
    viewer.playhead.seek(at)
    viewer.playhead.set_speed(speed)
    viewer.playhead.play()
    viewer.pass_time(0.01)
    viewer.visited.clear()
    viewer.playhead.set_loop(range(60, 70))
    for _ in range(2):
        viewer.pass_time(0.0401)
    assert viewer.visited == visited


def test_loop_restarts_after_its_last_frame_is_shown() -> None:
    viewer = Viewer(even(100))
    viewer.playhead.set_loop(range(10, 13))
    viewer.playhead.play()
    for _ in range(7):
        viewer.pass_time(0.0401)
    assert viewer.visited == [10, 11, 12, 10, 11, 12, 10, 11]
    viewer.playhead.slower()
    viewer.playhead.slower()
    viewer.visited.clear()
    viewer.playhead.set_speed(-1)
    for _ in range(4):
        viewer.pass_time(0.0401)
    assert viewer.visited == [10, 12, 11, 10]


def test_stepping_rests() -> None:
    viewer = Viewer(even(100))
    viewer.playhead.play()
    viewer.playhead.step(3)
    assert viewer.playhead.frame == 3
    assert not viewer.playhead.playing


def test_scrubbing_and_steps_are_no_jumps() -> None:
    viewer = Viewer(even(100))
    playhead = viewer.playhead
    playhead.seek(40)
    playhead.seek(50, jump=False)
    playhead.step(1)
    playhead.undo_jump()
    assert playhead.frame == 0
    playhead.undo_jump()
    assert playhead.frame == 0


def test_frames_become_known_while_it_plays() -> None:
    viewer = Viewer(even(5))
    viewer.playhead.play()
    viewer.pass_time(0.121)
    viewer.playhead.set_times(even(50))
    viewer.pass_time(0.2)
    assert viewer.playhead.playing
    assert viewer.playhead.frame == 8


def test_it_comes_back_where_fewer_frames_turn_out_to_exist() -> None:
    viewer = Viewer(even(50))
    viewer.playhead.seek(40)
    viewer.playhead.set_times(even(20))
    assert viewer.playhead.frame == 19
    assert viewer.visited == [40, 19]


def test_without_a_video_nothing_moves() -> None:
    viewer = Viewer(even(50))
    viewer.playhead.seek(40)
    viewer.playhead.play()
    viewer.visited.clear()
    viewer.playhead.set_times(even(0))
    playhead = viewer.playhead
    for act in (playhead.play, playhead.faster, playhead.slower, playhead.toggle, playhead.undo_jump):
        act()
        assert not playhead.playing
    playhead.seek(3)
    playhead.step(1)
    assert playhead.frame == 0
    assert viewer.visited == []


def test_one_frame_is_not_played() -> None:
    viewer = Viewer(even(1))
    viewer.playhead.play()
    viewer.pass_time(1)
    assert viewer.playhead.frame == 0
    assert not viewer.playhead.playing


def test_it_plays_by_itself_with_a_real_clock() -> None:
    playhead = Playhead()
    playhead.moved.connect(playhead.presented)
    playhead.set_times(even(5, rate=200))
    playhead.play()
    wait_until(lambda: not playhead.playing)
    assert playhead.frame == 4
    assert playhead.shown + playhead.dropped == 4
