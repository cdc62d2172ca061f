"""Moving through the video: playback, steps, jumps, the marked range and the rallies."""

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Slot

from rallytrace.domain.track import Layer, State
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import PLAYBACK

_SKIP = 10
_HELD_LONG = ((40, 4), (20, 2))
"""A step key that has repeated so often goes so many frames at once."""


class NavigationController(QObject):
    """Carries out what the analyst asks of the playhead.

    Args:
        workspace: whose playhead it is.
        repeats: tells how often the key that is down has repeated by itself.
        parent: owns it.
    """

    def __init__(self, workspace: Workspace, repeats: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._repeats = repeats
        self._workspace = workspace
        self._playhead = workspace.playhead

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
        playhead = self._playhead
        return {
            "play": playhead.toggle,
            "pause": playhead.pause,
            "slower": playhead.slower,
            "faster": playhead.faster,
            "speed_down": partial(playhead.change_speed, -1),
            "speed_up": partial(playhead.change_speed, 1),
            "speed_normal": partial(playhead.set_speed, 1.0),
            "loop": self._toggle_loop,
            "step_forward": partial(self._step, 1),
            "step_back": partial(self._step, -1),
            "skip_forward": partial(playhead.step, _SKIP),
            "skip_back": partial(playhead.step, -_SKIP),
            "first_frame": partial(self.go_to, 0),
            "last_frame": self._go_to_end,
            "next_rally": partial(self._go_to_rally, 1),
            "previous_rally": partial(self._go_to_rally, -1),
            "next_human": partial(self._go_to_human, 1),
            "previous_human": partial(self._go_to_human, -1),
            "undo_jump": playhead.undo_jump,
            "range_in": self._set_in,
            "range_out": self._set_out,
            "range_clear": self._workspace.marks.clear,
        }

    @Slot(int)
    def go_to(self, frame: int) -> None:
        """Jump to a frame."""
        self._playhead.pause()
        self._playhead.seek(frame)

    @Slot(float)
    def go_to_time(self, seconds: float) -> None:
        """Jump to the frame that is on the screen at a time, in seconds from the first."""
        self.go_to(max(int(np.searchsorted(self._workspace.seconds, seconds + 1e-6, side="right")) - 1, 0))

    @Slot(float)
    def set_speed(self, speed: float) -> None:
        """Play at so many times the video's own speed, backwards below 0."""
        self._playhead.set_speed(speed)

    def _step(self, direction: int) -> None:
        """One frame; more at once when the key has been held for a while."""
        repeats = self._repeats()
        self._playhead.step(direction * next((far for held, far in _HELD_LONG if repeats >= held), 1))

    def _go_to_end(self) -> None:
        self.go_to(self._workspace.document.track.n_frames - 1)

    def _go_to_rally(self, direction: int) -> None:
        starts = [rally.frames.start for rally in self._workspace.document.track.rallies]
        self._go_to_next_of(np.array(starts, np.int64), direction)

    def _go_to_human(self, direction: int) -> None:
        human = self._workspace.document.track.layer(Layer.HUMAN)["state"]
        self._go_to_next_of(np.flatnonzero(human != State.UNSET), direction)

    def _go_to_next_of(self, frames: "np.ndarray[tuple[int], np.dtype[np.int64]]", direction: int) -> None:
        here = self._workspace.frame
        beyond = frames[frames > here] if direction > 0 else frames[frames < here]
        if len(beyond):
            self.go_to(int(beyond.min() if direction > 0 else beyond.max()))

    def _set_in(self) -> None:
        self._workspace.marks.set_in(self._workspace.frame)

    def _set_out(self) -> None:
        self._workspace.marks.set_out(self._workspace.frame)

    def _toggle_loop(self) -> None:
        preferences = self._workspace.preferences
        preferences.update(PLAYBACK, loop=not preferences.value.playback.loop)
