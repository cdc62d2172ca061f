"""Watch an open file that may still be being recorded."""

import contextlib
import time
from dataclasses import replace
from typing import Final

from rallytrace.errors import AppError
from rallytrace.texts import tr_lazy
from rallytrace.video.file_state import FileState
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

FRESH_SECONDS: Final = 10.0
"""A file that was written within this time may still be being recorded."""
END_SECONDS: Final = 10.0
"""A recording has ended when nothing has been added for this long. OBS writes every few seconds."""
POLL_SECONDS: Final = 1.0


GROWTH_NOTE: Final = tr_lazy("video", "The file is still being recorded. New frames appear as they are written.")


def allowing_growth(index: FrameIndex) -> FrameIndex:
    """Return the index for a run. If the file was written just before, it may become longer during the run."""
    state = index.state
    if state is None or abs(time.time() - state.mtime_ns / 1e9) > FRESH_SECONDS:
        return index
    return replace(index, state=replace(state, grows=True))


class GrowthWatch:
    """Checks every second whether a recently written file has grown.

    A file that has grown once is watched as long as it is open, because a paused recording may go on.
    """

    def __init__(self, reader: VideoReader) -> None:
        self._reader = reader
        written = 0.0
        with contextlib.suppress(AppError):
            written = FileState.of(reader.path).mtime_ns / 1e9
        self._until = time.monotonic() + min(written + FRESH_SECONDS - time.time(), FRESH_SECONDS)
        self._next = 0.0
        self._has_grown = False

    @property
    def patience(self) -> float | None:
        """Return the seconds to wait until the next check; None if there is nothing to watch."""
        is_watching = self._reader.known_index is not None and (time.monotonic() < self._until or self._has_grown)
        return POLL_SECONDS if is_watching else None

    def look(self) -> bool:
        """Add new frames to the index if a check is due. Return True if the index has changed."""
        now = time.monotonic()
        known = self._reader.known_index
        if self.patience is None or now < self._next or known is None or not known.complete:
            return False
        self._next = now + POLL_SECONDS
        with contextlib.suppress(AppError):  # the file is gone; the next request says so
            if self._reader.grow():
                self._until = time.monotonic() + END_SECONDS
                self._has_grown = True
                return True
        if known.grows and now >= self._until:
            self._reader.end_growth()
            return True
        return False
