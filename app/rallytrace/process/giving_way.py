"""Give playback priority: while the user is playing a video, background work pauses for as long as it ran."""

import threading
from typing import Final

_MAX_PAUSE_SECONDS: Final = 0.5
"""Maximum length of a pause, so that slow work still goes on."""

_at_rest = threading.Event()
"""Event that is set while no video plays. Background work waits for it, so it pauses only during playback."""
_at_rest.set()


def set_playing(playing: bool) -> None:  # noqa: FBT001 - as `setVisible`
    """Record whether the user is playing a video in this process. Pauses end when playback ends."""
    (_at_rest.clear if playing else _at_rest.set)()


def give_way(seconds: float) -> None:
    """Pause after work that took `seconds` of wall-clock time, if the user is playing a video."""
    _at_rest.wait(min(seconds, _MAX_PAUSE_SECONDS))
