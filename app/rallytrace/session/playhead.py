"""The playhead: the current frame, playback, and the In and Out marks."""

import bisect
import math
import time
from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

MIN_SPEED: Final = 0.1
MAX_SPEED: Final = 4.0
SPEEDS: Final = (0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)
"""The playback speeds."""
_SHUTTLE_SPEEDS: Final = (-4.0, -2.0, -1.0, -0.5, 0.5, 1.0, 2.0, 4.0)
"""The playback speeds that J and L step through."""
_MAX_PICTURE_WAIT_SECONDS: Final = 2.0
"""Maximum wait for a picture, in case a frame fails to load."""
_TOLERANCE_SECONDS: Final = 1e-6
_MAX_JUMPS: Final = 100


class Playhead(QObject):
    """The current frame. Playback follows the clock and the frames' timestamps; it never waits for a queue of pictures.

    During playback it advances only after the picture of its frame was painted, to the frame that is due by then, so
    late pictures cause dropped frames. After a start or a jump the clock stands still until the picture is ready.

    Attributes:
        shown: pictures painted since playback started.
        dropped: due frames skipped since playback started. Those skipped at more than normal speed are not counted.
    """

    moved = Signal(int)
    """The new current frame."""
    state_changed = Signal()
    """The state (playing or paused), speed or loop has changed."""

    def __init__(self, parent: QObject | None = None, *, clock: Callable[[], float] = time.perf_counter) -> None:
        """Create a paused playhead. `clock` returns seconds and never decreases."""
        super().__init__(parent)
        self._clock = clock
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.advance)
        self._times: NDArray[np.float64] = np.zeros(0)
        self._frame = 0
        self._playing = False
        self._chosen_speed = self._speed = 1.0
        self._loop: range | None = None
        self._jumps: list[int] = []
        self._start: tuple[float, float] | None = None
        """Clock time and video time at their last comparison, or None while a picture must be painted first."""
        self._awaited: tuple[int, float] | None = None
        """The frame whose picture has not been painted yet, and the time since when."""
        self.shown = self.dropped = 0

    @property
    def frame(self) -> int:
        return self._frame

    @property
    def playing(self) -> bool:
        return self._playing

    @property
    def speed(self) -> float:
        """Return the speed factor, negative for backwards. While paused, it is the speed of the next playback."""
        return self._speed

    def due(self) -> float | None:
        """Return the video time in seconds that is due now, or None while nothing moves. Any thread may ask."""
        start = self._start
        if not self._playing or start is None:
            return None
        return start[1] + (self._clock() - start[0]) * self._speed

    @property
    def loop(self) -> range | None:
        return self._loop

    @property
    def can_undo_jump(self) -> bool:
        return bool(self._jumps)

    def set_times(self, times: NDArray[np.float64]) -> None:
        """Set the times of the known frames in seconds, (n,), ascending; an empty array without a video."""
        self._times = times
        if not len(times):
            self.pause()
            self._frame, self._awaited = 0, None
            self._jumps.clear()
        elif self._frame >= len(times):
            self._go(len(times) - 1)

    @Slot(int)
    def seek(self, i: int, *, jump: bool = True) -> None:
        """Go to a frame, or to the nearest known one. If `jump` is True, `undo_jump` can return from there."""
        i = max(min(i, len(self._times) - 1), 0)
        if i == self._frame:
            return
        if jump:
            self._jumps = [*self._jumps[1 - _MAX_JUMPS :], self._frame]
        self._go(i)

    def step(self, n: int) -> None:
        """Pause and move by `n` frames, backwards if negative."""
        self.pause()
        self.seek(self._frame + n, jump=False)

    def undo_jump(self) -> None:
        """Return to the frame before the last jump."""
        while self._jumps:
            origin = self._jumps.pop()
            if origin != self._frame:
                self.seek(origin, jump=False)
                return

    @Slot()
    def play(self) -> None:
        """Start playback. At the end, start from the beginning."""
        if not self._playing:
            self._play_at(self._speed)

    @Slot()
    def pause(self) -> None:
        """Pause, and reset the speed to the one that the user chose."""
        if self._playing:
            self._playing, self._speed = False, self._chosen_speed
            self._timer.stop()
            self.state_changed.emit()

    @Slot()
    def toggle(self) -> None:
        if self._playing:
            self.pause()
        else:
            self.play()

    @Slot()
    def slower(self) -> None:
        """Play slower, then backwards and faster. When paused, play backwards."""
        if self._playing:
            self._play_at(_SHUTTLE_SPEEDS[max(bisect.bisect_left(_SHUTTLE_SPEEDS, self._speed) - 1, 0)])
        else:
            self._play_at(-abs(self._chosen_speed))

    @Slot()
    def faster(self) -> None:
        if self._playing:
            self._play_at(
                _SHUTTLE_SPEEDS[min(bisect.bisect_right(_SHUTTLE_SPEEDS, self._speed), len(_SHUTTLE_SPEEDS) - 1)]
            )
        else:
            self._play_at(abs(self._chosen_speed))

    @Slot(float)
    def set_speed(self, speed: float) -> None:
        """Set the playback speed, negative for backwards, without starting playback."""
        self._chosen_speed = math.copysign(min(max(abs(speed), MIN_SPEED), MAX_SPEED), speed)
        if self._chosen_speed == self._speed:
            return
        if self._playing:
            self._play_at(self._chosen_speed)
        else:
            self._speed = self._chosen_speed
            self.state_changed.emit()

    def change_speed(self, steps: int) -> None:
        """Change to the next higher speed (1) or the next lower one (-1), in either direction of playback."""
        speed = abs(self._speed)
        index = bisect.bisect_right(SPEEDS, speed) if steps > 0 else bisect.bisect_left(SPEEDS, speed) - 1
        self.set_speed(math.copysign(SPEEDS[max(min(index, len(SPEEDS) - 1), 0)], self._speed))

    def set_loop(self, loop: range | None) -> None:
        """Play a range in a loop. With None, play to the end and pause there."""
        if loop != self._loop:
            self._loop = loop
            self._wake()
            self.state_changed.emit()

    @Slot(int)
    def presented(self, i: int) -> None:
        """Record that the picture of frame `i` was painted."""
        if self._awaited is None or i != self._awaited[0]:
            return
        self._awaited = None
        if self._playing:
            self.shown += 1
            # Deferred, because this is called while painting.
            self._wake()

    @Slot()
    def advance(self) -> None:
        """Move to the frame that is due now. Called by the timer."""
        if not self._playing:
            return
        seconds = self._clock()
        if self._awaited is not None and seconds - self._awaited[1] < _MAX_PICTURE_WAIT_SECONDS:
            self._wake()
            return
        if self._awaited is not None:
            self._awaited = self._start = None
        first, last = self._bounds()
        if not first <= self._frame <= last:
            self._go(first if self._speed > 0 else last)  # outside the loop: restart the clock there
            self._wake()
            return
        if self._start is None:
            self._start = seconds, float(self._times[self._frame])
        due = self._start[1] + (seconds - self._start[0]) * self._speed
        if self._over(due, first, last):
            if self._loop is None or first == last:
                self.pause()
            else:
                self._go(first if self._speed > 0 else last)
        else:
            self._move_to(min(max(self._frame_at(due), first), last))
        self._wake()

    def _play_at(self, speed: float) -> None:
        if not len(self._times):
            return
        begins = not self._playing
        self._playing, self._speed, self._start = True, speed, None
        if begins:
            self.shown = self.dropped = 0
            first, last = self._bounds()
            if not first <= self._frame <= last or self._frame == (last if speed > 0 else first):
                self._go(first if speed > 0 else last)
        self._wake()
        self.state_changed.emit()

    def _bounds(self) -> tuple[int, int]:
        last = len(self._times) - 1
        if self._loop is None:
            return 0, last
        first = max(min(self._loop.start, last), 0)
        return first, max(min(self._loop.stop - 1, last), first)

    def _over(self, due: float, first: int, last: int) -> bool:
        forward = self._speed > 0
        if self._frame != (last if forward else first):
            return False
        return (due - float(self._times[self._frame])) * (1 if forward else -1) >= self._interval() - _TOLERANCE_SECONDS

    def _interval(self) -> float:
        if len(self._times) < 2:
            return 0.0
        index = min(max(self._frame - (self._speed < 0), 0), len(self._times) - 2)
        return float(self._times[index + 1] - self._times[index])

    def _move_to(self, frame: int) -> None:
        if frame == self._frame:
            return
        if abs(self._speed) <= 1:
            self.dropped += abs(frame - self._frame) - 1
        self._go(frame, start=self._start)

    def _go(self, frame: int, *, start: tuple[float, float] | None = None) -> None:
        self._frame, self._start, self._awaited = frame, start, (frame, self._clock())
        self.moved.emit(frame)
        self._wake()

    def _frame_at(self, seconds: float) -> int:
        """Return the frame shown at a time: the last one that has started, in the direction of playback."""
        if self._speed > 0:
            return int(np.searchsorted(self._times, seconds + _TOLERANCE_SECONDS, side="right")) - 1
        return int(np.searchsorted(self._times, seconds - _TOLERANCE_SECONDS, side="left"))

    def _wake(self) -> None:
        if self._playing:
            self._timer.start(math.ceil(max(self._seconds_left(), 0) * 1000))

    def _seconds_left(self) -> float:
        seconds = self._clock()
        if self._awaited is not None:
            return self._awaited[1] + _MAX_PICTURE_WAIT_SECONDS - seconds
        if self._start is None:
            return 0.0
        shown = (seconds - self._start[0]) * abs(self._speed)
        distance = abs(float(self._times[self._frame]) - self._start[1])
        return (distance + self._interval() - shown) / abs(self._speed)


class Marks(QObject):
    """The In and Out marks of a range. Both frames belong to the range."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first: int | None = None
        self._last: int | None = None

    @property
    def first(self) -> int | None:
        return self._first

    @property
    def last(self) -> int | None:
        return self._last

    @property
    def frames(self) -> range | None:
        """Return the frames from In to Out, both included, or None until both are set."""
        if self._first is None or self._last is None:
            return None
        return range(self._first, self._last + 1)

    def set_in(self, frame: int) -> None:
        """Set the In mark. Remove an earlier Out mark."""
        last = self._last if self._last is not None and self._last >= frame else None
        self._become(frame, last)

    def set_out(self, frame: int) -> None:
        """Set the Out mark. Remove a later In mark."""
        first = self._first if self._first is not None and self._first <= frame else None
        self._become(first, frame)

    def set_frames(self, frames: range) -> None:
        self._become(frames.start, frames.stop - 1)

    def clear(self) -> None:
        self._become(None, None)

    def _become(self, first: int | None, last: int | None) -> None:
        if (first, last) != (self._first, self._last):
            self._first, self._last = first, last
            self.changed.emit()
