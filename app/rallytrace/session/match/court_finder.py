"""Find the court in the shown picture in a separate thread."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from rallytrace.analysis.court.drafting import CourtDraft, court_near
from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.analysis.court.finding import FoundCourt
from rallytrace.process.threads import Worker
from rallytrace.track.sports import Sport


@dataclass(frozen=True, slots=True, eq=False)
class CourtRequest:
    """A request to find the court in a picture.

    Attributes:
        pixels: (height, width, 3) uint8.
        sport: the sport to look for; `Sport.AUTO` for any.
        draft: corners drawn by the user, or None.
        pixel_aspect: display width of a pixel divided by its height.
    """

    frame: int
    pixels: NDArray[np.uint8]
    sport: Sport
    draft: CourtDraft | None
    pixel_aspect: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class CourtSeen:
    """The painted lines found in a picture, and the court that they show if any. After an error both are None."""

    request: CourtRequest
    evidence: LineEvidence | None
    found: FoundCourt | None


class CourtFinder(QObject):
    """Answers requests with the signal `seen`. Of several waiting requests only the latest is answered."""

    seen = Signal(object)
    """A `CourtSeen`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("court")
        self._latest: CourtRequest | None = None
        self._known: tuple[NDArray[np.uint8], LineEvidence] | None = None

    def search(self, request: CourtRequest) -> None:
        """Search for the court. The signal `seen` is emitted afterwards."""
        self._latest = request
        self._worker.do(lambda: self._search(request))

    def forget(self) -> None:
        """Release the last picture."""
        self._known = None

    def shutdown(self) -> None:
        """End the thread."""
        self._latest = None
        self._worker.leave("The search for the court does not stop.")

    def _search(self, request: CourtRequest) -> None:
        if request is not self._latest:
            return
        # OpenCV takes long to import. Here no window waits for it.
        from rallytrace.video.court_lines import find_line_evidence  # noqa: PLC0415

        evidence, found = None, None
        try:
            known = self._known
            if known is None or known[0] is not request.pixels:
                known = self._known = request.pixels, find_line_evidence(request.pixels, request.pixel_aspect)
            evidence = known[1]
            if request is self._latest:
                found = court_near(evidence, request.draft, request.sport)
        finally:
            if request is self._latest:  # no newer request, nor the end, has arrived meanwhile
                self.seen.emit(CourtSeen(request, evidence, found))
