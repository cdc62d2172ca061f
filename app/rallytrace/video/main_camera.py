"""The main camera of a video: its most frequent view, if pictures from the whole video give a clear answer."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import Check, no_check, no_progress
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.shots import CUT, Signature, difference

ALIKE: Final = 0.6
"""Views are the same from this agreement of details on. Rallies of one venue agree by 0.89 and more, by 0.83 with a
zoom by a fifth, and by 0.73 with a fifth covered by graphics (31 labelled broadcast rallies)."""
DIFFERENT: Final = 0.5
"""Views are different below this agreement, if their colours differ as well. Different venues agree by up to 0.49, and
a picture with a part of itself, enlarged twice, by up to 0.40."""
COLOURS_APART: Final = 0.4
"""Colours are different from this difference on. The closest two venues differ by 0.47."""

_SIZE: Final = Size(64, 36)
_SIGNATURE: Final = (32, 18)
_ZOOMS: Final = (1.0, 1.06, 1.12, 1.19)
_MARGIN: Final = Size(4, 3)
_NEIGHBOURHOOD: Final = 4.0
_FLAT: Final = 4.0
MAIN_SHARE: Final = 0.4
"""Least share of a video for its main camera."""
LEAD_RATIO: Final = 2.0
"""Least ratio of its share to any other view's share."""
FEWEST_SPANS: Final = 2
"""Least number of its separate spans: a camera that was moved does not come back."""
FREQUENT: Final = 0.15
"""From this share of a video on, a view may be a second camera that follows play as well."""
_COMPARED: Final = 100
_FEWEST_COMPARED: Final = 24
_SECONDS_APART: Final = 1.0


@dataclass(frozen=True, eq=False)
class View:
    """A camera's view as a small picture, (36, 64, 3) uint8 RGB."""

    picture: NDArray[np.uint8]

    @classmethod
    def of(cls, frame: VideoFrame) -> "View":
        return cls(frame.rgb_resized(_SIZE, ResizeFilter.AREA))

    @classmethod
    def of_picture(cls, rgb: NDArray[np.uint8]) -> "View":
        """The view of a picture of any size, (h, w, 3) RGB."""
        return cls(_scale(rgb, _SIZE.width, _SIZE.height))

    @classmethod
    def median(cls, views: Sequence["View"]) -> "View":
        """The median of several pictures of one view: without passing people."""
        return cls(np.median([view.picture for view in views], axis=0).astype(np.uint8))

    @cached_property
    def signature(self) -> Signature:
        """The smaller picture for comparing colours, as for cuts."""
        return _scale(self.picture, *_SIGNATURE)

    @cached_property
    def details(self) -> Floats32:
        """The picture's contrast with its surroundings, (36, 64, 3)."""
        return _details(self.picture)

    @cached_property
    def smaller(self) -> tuple[Floats32, ...]:
        """The details of the picture's middle at some sizes, to search for in other views."""
        sizes = [(round(_SIZE.width / zoom), round(_SIZE.height / zoom)) for zoom in _ZOOMS]
        x, y = _MARGIN.width, _MARGIN.height
        detail_maps = [(_details(_scale(self.picture, *size)), size) for size in sizes]
        return tuple(np.ascontiguousarray(made[y : height - y, x : width - x]) for made, (width, height) in detail_maps)

    def looks_like(self, view: "View") -> bool:
        """Whether the two are the same picture, except for people in it; neither is shifted or zoomed."""
        return difference(self.signature, view.signature) < CUT

    def is_same_camera(self, view: "View") -> bool:
        """Whether both show one camera's view, also panned, zoomed or lit a little differently."""
        return self.looks_like(view) or view_agreement(self, view) >= ALIKE

    def is_different_camera(self, view: "View") -> bool:
        """Whether the two certainly show different views."""
        return difference(self.signature, view.signature) >= COLOURS_APART and view_agreement(self, view) < DIFFERENT


def view_agreement(first: View, second: View) -> float:
    """How far the details of two views agree, up to 1, despite a shift by a tenth and a zoom by a fifth.

    Details are contrasts normalised by the contrast around them: neither light nor court colour counts.
    """
    pairs = [(first, smaller) for smaller in second.smaller] + [(second, smaller) for smaller in first.smaller]
    return max(float(cv2.matchTemplate(large.details, small, cv2.TM_CCORR_NORMED).max()) for large, small in pairs)


def _details(picture: NDArray[np.uint8]) -> Floats32:
    pixels = picture.astype(np.float32)
    contrast = pixels - cv2.GaussianBlur(pixels, (0, 0), _NEIGHBOURHOOD)
    spread = cv2.GaussianBlur((contrast * contrast).mean(axis=-1), (0, 0), _NEIGHBOURHOOD)
    return np.ascontiguousarray(contrast / (np.sqrt(spread) + _FLAT)[..., np.newaxis], np.float32)


def _scale(picture: NDArray[np.uint8], width: int, height: int) -> NDArray[np.uint8]:
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class MainCamera:
    """The main camera's views of the court, and the video's other pictures.

    Attributes:
        views: its views: several if it is panned, zoomed or lit differently.
        other_views: every compared picture of anything else.
        n_compared: number of compared pictures of the video.
    """

    views: tuple[View, ...]
    other_views: tuple[View, ...]
    n_compared: int

    def shows(self, view: View) -> bool:
        """Whether a view is the main camera's."""
        return any(view.is_same_camera(known_view) for known_view in self.views)

    def may_show(self, view: View) -> bool:
        """Whether a view may be the main camera's, or that of another frequent one."""
        if any(not view.is_different_camera(known_view) for known_view in self.views):
            return True
        return sum(view.looks_like(other_view) for other_view in self.other_views) > FREQUENT * self.n_compared


def find_main_camera(
    reader: VideoReader,
    *,
    check: Check = no_check,
    progress: Callable[[float], None] = no_progress,
) -> MainCamera | None:
    """Compare pictures from all over a video; None with a single view, or without a clear main one.

    Args:
        check: called for every picture; raises to stop the search.
        progress: called with the share done, 0 to 1.

    Raises:
        AppError: the file cannot be decoded.
    """
    count = min(_COMPARED, int(reader.n_frames / (_SECONDS_APART * reader.rate)))
    if count < _FEWEST_COMPARED:
        return None
    views: list[View] = []
    for view in _spread_views(reader, count):
        check()
        views.append(view)
        progress(len(views) / count)
    return choose_main_camera(views)


def choose_main_camera(views: Sequence[View]) -> MainCamera | None:
    """The main camera from evenly spread pictures in their order; None as in `find_main_camera`."""
    cameras = _group_cameras(views)
    main, *rest = sorted(cameras, key=lambda groups: sum(map(len, groups)), reverse=True)
    indices = sorted(itertools.chain.from_iterable(main))
    if not rest or len(indices) < MAIN_SHARE * len(views) or np.count_nonzero(np.diff(indices) > 1) + 1 < FEWEST_SPANS:
        return None
    if len(indices) < LEAD_RATIO * sum(map(len, rest[0])):
        return None
    main_views = tuple(View.median([views[index] for index in group]) for group in main)
    return MainCamera(main_views, tuple(view for index, view in enumerate(views) if index not in indices), len(views))


def _spread_views(reader: VideoReader, count: int) -> Iterator[View]:
    """Pictures spread evenly; with enough keyframes, the cheap keyframes before them."""
    numbers = np.linspace(0, reader.n_frames - 1, count).round().astype(np.int64)
    keyframes = reader.index.keyframes
    preceding = numbers
    if len(keyframes):
        preceding = keyframes[np.maximum(np.searchsorted(keyframes, numbers, side="right") - 1, 0)]
    only_keyframes = len(np.unique(preceding)) == count and len(keyframes) > 0
    for number in (preceding if only_keyframes else numbers).tolist():
        found = next(reader.keyframes(number, number + 1), None) if only_keyframes else None
        yield View.of(reader.frame(number) if found is None else found)


def _group_cameras(views: Sequence[View]) -> list[list[list[int]]]:
    """Indices of similar views in groups, and groups of one camera together."""
    groups = _group_alike(views)
    middles = [View.median([views[index] for index in group]) for group in groups]
    remaining = list(range(len(groups)))
    cameras: list[list[list[int]]] = []
    while remaining:
        found = [remaining.pop(0)]
        for number in found:
            matching = [candidate for candidate in remaining if middles[candidate].is_same_camera(middles[number])]
            remaining = [candidate for candidate in remaining if candidate not in matching]
            found += matching
        cameras.append([groups[number] for number in found])
    return cameras


def _group_alike(views: Sequence[View]) -> list[list[int]]:
    """Indices of similar views, the largest group first."""
    alike = np.array([[first.looks_like(second) for second in views] for first in views])
    remaining = np.ones(len(views), np.bool_)
    groups: list[list[int]] = []
    while remaining.any():
        similar = alike & remaining & remaining[:, np.newaxis]
        group = np.flatnonzero(similar[int(similar.sum(axis=1).argmax())])
        remaining[group] = False
        groups.append(group.tolist())
    return groups
