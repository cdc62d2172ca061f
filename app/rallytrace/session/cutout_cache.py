"""The cut-outs that have been made, kept for the window."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.session.frame_loader import FrameLoader
from rallytrace.session.frames import Cutout, CutoutPlace, CutoutRequest

_BUDGET: Final = 24 * 2**20
"""Bytes of cut-outs that are kept: those of a hundred frames and more."""


class CutoutCache(QObject):
    """The cut-outs that have been made, for the window: what was made ahead is there without asking any thread."""

    arrived = Signal(object)
    """`CutoutPlace`s, a tuple: their cut-outs are here now."""

    def __init__(self, loader: FrameLoader, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loader = loader
        self._kept: OrderedDict[CutoutPlace, Cutout] = OrderedDict()
        self._nbytes = 0
        loader.cutouts_ready.connect(self._keep)
        loader.opened.connect(self.clear)

    @property
    def nbytes(self) -> int:
        """The memory that the cut-outs take."""
        return self._nbytes

    def get(self, place: CutoutPlace) -> Cutout | None:
        return self._kept.get(place)

    def want(self, now: Iterable[CutoutPlace], soon: Iterable[CutoutPlace] = ()) -> None:
        """Request the cut-outs that are to be shown and, when there is time, those that may be next.

        Those that are not here yet are announced by `arrived`.
        """
        wanted = tuple(now)
        for place in reversed(wanted):
            if place in self._kept:
                self._kept.move_to_end(place)
        missing = tuple(place for place in wanted if place not in self._kept)
        ahead = tuple(place for place in soon if place not in self._kept and place not in missing)
        self._loader.cut_out(CutoutRequest(missing, ahead))

    @Slot()
    def clear(self) -> None:
        self._kept.clear()
        self._nbytes = 0

    @Slot(object)
    def _keep(self, cutouts: tuple[Cutout, ...]) -> None:
        for cutout in cutouts:
            if cutout.place not in self._kept:
                self._kept[cutout.place] = cutout
                self._nbytes += cutout.bgr.nbytes
        while self._nbytes > _BUDGET:
            _, gone = self._kept.popitem(last=False)
            self._nbytes -= gone.bgr.nbytes
        self.arrived.emit(tuple(cutout.place for cutout in cutouts))
