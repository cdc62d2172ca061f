"""Looks for the court in the shown picture, in a thread of its own."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from rallytrace.analysis.court.drafting import CourtDraft, court_near
from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.analysis.court.finding import FoundCourt
from rallytrace.process.threads import Worker
from rallytrace.track.courts import CourtSport


@dataclass(frozen=True, slots=True, eq=False)
class CourtRequest:
    """Look for the court in a picture.

    Attributes:
        pixels: (height, width, 3) uint8.
        sport: None for any.
        draft: a person's corners; None before.
        pixel_aspect: displayed width of a pixel divided by its height.
    """

    frame: int
    pixels: NDArray[np.uint8]
    sport: CourtSport | None
    draft: CourtDraft | None
    pixel_aspect: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class CourtSeen:
    """The painted lines of a picture, and their court, if they show one."""

    request: CourtRequest
    evidence: LineEvidence
    found: FoundCourt | None


class CourtFinder(QObject):
    """Answers requests by `seen`; of waiting ones only the latest is answered."""

    seen = Signal(object)
    """A `CourtSeen`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("court")
        self._latest: CourtRequest | None = None
        self._known: tuple[NDArray[np.uint8], LineEvidence] | None = None

    def look(self, request: CourtRequest) -> None:
        """Look for the court; `seen` follows."""
        self._latest = request
        self._worker.do(lambda: self._look(request))

    def forget(self) -> None:
        """Keep no picture."""
        self._known = None

    def shutdown(self) -> None:
        """End the thread."""
        self._latest = None
        self._worker.leave("The search for the court does not stop.")

    def _look(self, request: CourtRequest) -> None:
        if request is not self._latest:
            return
        # OpenCV takes long to import, and no window waits for it here.
        from rallytrace.video.court_lines import find_line_evidence  # noqa: PLC0415

        known = self._known
        if known is None or known[0] is not request.pixels:
            known = self._known = request.pixels, find_line_evidence(request.pixels, request.pixel_aspect)
        evidence = known[1]
        if request is not self._latest:
            return  # the next one, or the end, has come meanwhile
        self.seen.emit(CourtSeen(request, evidence, court_near(evidence, request.draft, request.sport)))
