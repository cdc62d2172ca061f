"""A cache of cut-outs for the window."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from operator import attrgetter
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.session.pictures.frame_loader import FrameLoader
from rallytrace.session.pictures.frames import Cutout, CutoutArea, CutoutRequest
from rallytrace.video.motion import motion_picture, neighbours_of

_MAX_CACHE_BYTES: Final = 24 * 2**20
"""Maximum bytes of cached cut-outs, enough for those of a hundred frames or more."""


class CutoutCache(QObject):
    """A cache of cut-outs. Those requested ahead of time are available at once.

    Attributes:
        nbytes: memory used by the cut-outs, in bytes.
    """

    arrived = Signal(object)
    """A tuple of `CutoutArea`s whose cut-outs have become available."""

    def __init__(self, loader: FrameLoader, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loader = loader
        self._kept: OrderedDict[CutoutArea, Cutout] = OrderedDict()
        self.nbytes = 0
        self._now: tuple[CutoutArea, ...] = ()
        self._beside: dict[object, tuple[CutoutArea, ...]] = {}
        self._soon: tuple[CutoutArea, ...] = ()
        loader.cutouts_ready.connect(self._keep)
        loader.closed.connect(self.clear)

    def get(self, area: CutoutArea) -> Cutout | None:
        return self._kept.get(area)

    def moving(self, area: CutoutArea) -> NDArray[np.uint8] | None:
        """Return the moving pixels of a cut-out (`video.motion`), (h, w, 3).

        Return None until this cut-out and those of the areas `around` it have arrived.
        """
        cutout, neighbours = self._kept.get(area), [self._kept.get(neighbour) for neighbour in self.around(area)]
        pictures = [neighbour.bgr for neighbour in neighbours if neighbour is not None]
        return motion_picture(cutout.bgr, pictures) if cutout is not None and len(pictures) == len(neighbours) else None

    def around(self, area: CutoutArea) -> tuple[CutoutArea, ...]:
        """Return the same area in each neighbouring frame that is compared with this one to detect motion."""
        n_frames = self._loader.info.n_frames if self._loader.info is not None else 0
        return tuple(replace(area, frame=frame) for frame in neighbours_of(area.frame, n_frames))

    def want(self, now: Iterable[CutoutArea], soon: Iterable[CutoutArea] = ()) -> None:
        """Request cut-outs to show now and, with lower priority, those likely to follow. `arrived` reports new ones."""
        self._now, self._soon = tuple(sorted(now, key=attrgetter("frame"))), tuple(soon)
        self._request()

    def want_beside(self, owner: object, areas: Iterable[CutoutArea]) -> None:
        """Request further cut-outs, replacing the owner's earlier ones.

        They are made after the shown picture and the cut-outs to show now, but before those likely to follow.
        """
        self._beside[owner] = tuple(areas)
        self._request()

    def _request(self) -> None:
        beside = tuple(area for areas in self._beside.values() for area in areas)
        for area in reversed(beside + self._now):
            if area in self._kept:
                self._kept.move_to_end(area)
        missing = tuple(area for area in self._now if area not in self._kept)
        ahead = tuple(area for area in beside + self._soon if area not in self._kept and area not in missing)
        self._loader.cut_out(CutoutRequest(missing, ahead))

    @Slot()
    def clear(self) -> None:
        self._kept.clear()
        self.nbytes = 0
        self._now = self._soon = ()
        self._beside.clear()

    @Slot(object)
    def _keep(self, cutouts: tuple[Cutout, ...]) -> None:
        for cutout in cutouts:
            if cutout.area not in self._kept:
                self._kept[cutout.area] = cutout
                self.nbytes += cutout.bgr.nbytes
        while self.nbytes > _MAX_CACHE_BYTES:
            _, gone = self._kept.popitem(last=False)
            self.nbytes -= gone.bgr.nbytes
        self.arrived.emit(tuple(cutout.area for cutout in cutouts))
