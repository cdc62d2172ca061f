"""Looks for the court in the picture that is shown, in a thread of its own."""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QThread, Signal

from rallytrace.domain.court.drafting import CourtDraft, court_near
from rallytrace.domain.court.evidence import LineEvidence
from rallytrace.domain.court.finding import FoundCourt
from rallytrace.domain.court.sports import CourtSport
from rallytrace.threads import abandon_thread, lower_priority

_log = logging.getLogger(__name__)

LEAVING_MS: Final = 10_000
"""The longest time that `shutdown` waits; a search takes half a second."""


class CourtThread(QThread):
    """Does what it is given, of each kind only the latest."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("court")
        self._due: dict[str, Callable[[], None]] = {}
        self._changed = threading.Condition()
        self._leaving = False

    def put(self, kind: str, work: Callable[[], None]) -> None:
        """Do this soon, in place of what of its kind has not begun."""
        with self._changed:
            self._due[kind] = work
            self._changed.notify()

    def leave(self) -> None:
        """End after the present work."""
        with self._changed:
            self._leaving = True
            self._changed.notify()

    def run(self) -> None:
        lower_priority()
        while (work := self._next()) is not None:
            try:
                work()
            except Exception:  # noqa: BLE001 - the edge of the worker
                _log.exception("Work on the court failed")

    def _next(self) -> Callable[[], None] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._due or self._leaving)
            if self._leaving:
                return None
            return self._due.pop(next(iter(self._due)))


def end_thread(thread: CourtThread | None) -> None:
    """End a thread that was started, after its present work."""
    if thread is not None:
        thread.leave()
        if not thread.wait(LEAVING_MS):
            abandon_thread(thread.isRunning, "Work on the court does not end.")


@dataclass(frozen=True, slots=True, eq=False)
class CourtRequest:
    """Look for the court in a picture.

    Attributes:
        frame: its number.
        pixels: (height, width, 3) uint8.
        sport: whose court; None for any.
        draft: what a person has placed; None before that.
    """

    frame: int
    pixels: NDArray[np.uint8]
    sport: CourtSport | None
    draft: CourtDraft | None


@dataclass(frozen=True, slots=True, eq=False)
class CourtSeen:
    """What the lines of a picture say.

    Attributes:
        request: what was asked.
        evidence: the painted lines.
        found: the court; None where they show none.
    """

    request: CourtRequest
    evidence: LineEvidence
    found: FoundCourt | None


class CourtFinder(QObject):
    """Answers requests by `seen`; only the latest that has not begun is answered."""

    seen = Signal(object)
    """A `CourtSeen`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: CourtThread | None = None
        self._known: tuple[NDArray[np.uint8], LineEvidence] | None = None

    def look(self, request: CourtRequest) -> None:
        """Look for the court; `seen` follows."""
        self.thread_at_work().put("court", lambda: self._look(request))

    def thread_at_work(self) -> CourtThread:
        """The thread, which the first request starts."""
        if self._thread is None:
            self._thread = CourtThread()
            self._thread.start(QThread.Priority.LowPriority)
        return self._thread

    def forget(self) -> None:
        """Keep no picture."""
        self._known = None

    def shutdown(self) -> None:
        """End the thread."""
        end_thread(self._thread)
        self._thread = None

    def _look(self, request: CourtRequest) -> None:
        # OpenCV takes long to import, and no window waits for it here.
        from rallytrace.video.court_lines import find_line_evidence  # noqa: PLC0415

        known = self._known
        if known is None or known[0] is not request.pixels:
            known = self._known = request.pixels, find_line_evidence(request.pixels)
        evidence = known[1]
        self.seen.emit(CourtSeen(request, evidence, court_near(evidence, request.draft, request.sport)))
