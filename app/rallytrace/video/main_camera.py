"""The main camera of a video: the view that shows most of it, if that is clear from pictures spread over all of it."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Floats32
from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.errors import Check, no_check, no_progress
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.shots import CUT, Signature, difference

ALIKE: Final = 0.6
"""The agreement of details from which on views are the same. Rallies of one venue agree by 0.89 and more, by 0.83 when
one is zoomed by a fifth, and by 0.73 when graphics cover a fifth of it (31 labelled broadcast rallies)."""
OTHER: Final = 0.5
"""Views whose details agree less, and whose colours differ as well, are other ones. Different venues agree by up to
0.49, and a part of the picture, twice as large, by up to 0.40."""
COLOURS_APART: Final = 0.4
"""From this difference on colours are other ones. The closest two venues differ by 0.47."""

_SIZE: Final = Size(64, 36)
_SIGNATURE: Final = (32, 18)
_ZOOMS: Final = (1.0, 1.06, 1.12, 1.19)
_MARGIN: Final = Size(4, 3)
_NEIGHBOURHOOD: Final = 4.0
_FLAT: Final = 4.0


@dataclass(frozen=True, eq=False)
class View:
    """What a camera shows: a small picture, (36, 64, 3) uint8 RGB."""

    picture: NDArray[np.uint8]

    @classmethod
    def of(cls, frame: VideoFrame) -> "View":
        return cls(frame.rgb_resized(_SIZE, ResizeFilter.AREA))

    @classmethod
    def of_picture(cls, rgb: NDArray[np.uint8]) -> "View":
        """The view of a picture of any size, (h, w, 3) RGB."""
        return cls(_scaled(rgb, _SIZE.width, _SIZE.height))

    @classmethod
    def median(cls, views: Sequence["View"]) -> "View":
        """What several pictures of one view have in common: it without those who walk through."""
        return cls(np.median([view.picture for view in views], axis=0).astype(np.uint8))

    @cached_property
    def signature(self) -> Signature:
        """The small picture that cuts are found with."""
        return _scaled(self.picture, *_SIGNATURE)

    @cached_property
    def details(self) -> Floats32:
        """What stands out in it, (36, 64, 3)."""
        return _details(self.picture)

    @cached_property
    def smaller(self) -> tuple[Floats32, ...]:
        """What stands out in its middle, at some sizes: to be looked for in other views."""
        sizes = [(round(_SIZE.width / zoom), round(_SIZE.height / zoom)) for zoom in _ZOOMS]
        x, y = _MARGIN.width, _MARGIN.height
        whole = [(_details(_scaled(self.picture, *size)), size) for size in sizes]
        return tuple(np.ascontiguousarray(made[y : height - y, x : width - x]) for made, (width, height) in whole)

    def looks_like(self, other: "View") -> bool:
        """Whether the two are the same picture, except for people in it; nothing is moved to see it."""
        return difference(self.signature, other.signature) < CUT

    def is_of(self, other: "View") -> bool:
        """Whether both are of one camera's view, also panned, zoomed or lit a little differently."""
        return self.looks_like(other) or agreement(self, other) >= ALIKE

    def is_other_than(self, other: "View") -> bool:
        """Whether the two are of different views beyond doubt; `is_of` may be wrong as well."""
        return difference(self.signature, other.signature) >= COLOURS_APART and agreement(self, other) < OTHER


def agreement(one: View, other: View) -> float:
    """How far the details of two views agree, up to 1, where one may be shifted by a tenth and zoomed by a fifth.

    Details are what stands out from its surroundings, as much as everything there does, so that neither the light nor
    the colour of a court counts.
    """
    pairs = [(one, smaller) for smaller in other.smaller] + [(other, smaller) for smaller in one.smaller]
    return max(float(cv2.matchTemplate(large.details, small, cv2.TM_CCORR_NORMED).max()) for large, small in pairs)


def _details(picture: NDArray[np.uint8]) -> Floats32:
    pixels = picture.astype(np.float32)
    standing_out = pixels - cv2.GaussianBlur(pixels, (0, 0), _NEIGHBOURHOOD)
    spread = cv2.GaussianBlur((standing_out * standing_out).mean(axis=-1), (0, 0), _NEIGHBOURHOOD)
    return np.ascontiguousarray(standing_out / (np.sqrt(spread) + _FLAT)[..., np.newaxis], np.float32)


def _scaled(picture: NDArray[np.uint8], width: int, height: int) -> NDArray[np.uint8]:
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


MOST: Final = 0.4
"""The share of a video that its main camera shows at least."""
AHEAD: Final = 2.0
"""The least ratio of what it shows to what any other view shows."""
RETURNS: Final = 2
"""Separate spans in which it is seen, at least: a camera that was moved does not come back."""
FREQUENT: Final = 0.15
"""A view that shows such a share of a video may be of a second camera from which play is followed as well."""

_LOOKS: Final = 100
_FEWEST_LOOKS: Final = 24
_SECONDS_APART: Final = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class MainCamera:
    """How the main camera shows the court, and what else there is to see in the video.

    Attributes:
        views: its own: panned, zoomed and lit differently there may be several.
        others: pictures of everything else, one for each that was compared.
        looks: how many pictures of the video were compared.
    """

    views: tuple[View, ...]
    others: tuple[View, ...]
    looks: int

    def shows(self, view: View) -> bool:
        """Whether a view is the main camera's."""
        return any(view.is_of(own) for own in self.views)

    def may_show(self, view: View) -> bool:
        """Whether it cannot be ruled out that a view is its own, or that of another one which shows much as well."""
        if any(not view.is_other_than(own) for own in self.views):
            return True
        return sum(view.looks_like(other) for other in self.others) > FREQUENT * self.looks


def find_main_camera(
    reader: VideoReader,
    *,
    check: Check = no_check,
    progress: Callable[[float], None] = no_progress,
) -> MainCamera | None:
    """Compare pictures from all over a video; None where there is one view only, or none is clearly the main one.

    Args:
        check: called for every picture; raises to stop the search.
        progress: called with the share that is done, 0 to 1.

    Raises:
        AppError: the file cannot be decoded.
    """
    count = min(_LOOKS, int(reader.n_frames / (_SECONDS_APART * reader.rate)))
    if count < _FEWEST_LOOKS:
        return None
    seen: list[View] = []
    for view in _looks(reader, count):
        check()
        seen.append(view)
        progress(len(seen) / count)
    return main_camera_of(seen)


def main_camera_of(seen: Sequence[View]) -> MainCamera | None:
    """The main camera of a video of which some pictures are known, in their order, evenly spread; None as above."""
    cameras = _cameras(seen)
    main, *rest = sorted(cameras, key=lambda groups: sum(map(len, groups)), reverse=True)
    indices = sorted(itertools.chain.from_iterable(main))
    if not rest or len(indices) < MOST * len(seen) or np.count_nonzero(np.diff(indices) > 1) + 1 < RETURNS:
        return None
    if len(indices) < AHEAD * sum(map(len, rest[0])):
        return None
    own = tuple(View.median([seen[at] for at in group]) for group in main)
    return MainCamera(own, tuple(view for at, view in enumerate(seen) if at not in indices), len(seen))


def _looks(reader: VideoReader, count: int) -> Iterator[View]:
    """Pictures spread evenly; where there are keyframes enough, those before them, which cost little to decode."""
    numbers = np.linspace(0, reader.n_frames - 1, count).round().astype(np.int64)
    keyframes = reader.index.keyframes
    before = numbers
    if len(keyframes):
        before = keyframes[np.maximum(np.searchsorted(keyframes, numbers, side="right") - 1, 0)]
    alone = len(np.unique(before)) == count and len(keyframes) > 0
    for number in (before if alone else numbers).tolist():
        found = next(reader.keyframes(number, number + 1), None) if alone else None
        yield View.of(reader.frame(number) if found is None else found)


def _cameras(seen: Sequence[View]) -> list[list[list[int]]]:
    """The places of pictures in groups that look alike, and these together where they are of one camera."""
    groups = _groups(seen)
    middles = [View.median([seen[at] for at in group]) for group in groups]
    left = list(range(len(groups)))
    cameras: list[list[list[int]]] = []
    while left:
        found = [left.pop(0)]
        for number in found:
            near = [other for other in left if middles[other].is_of(middles[number])]
            left = [other for other in left if other not in near]
            found += near
        cameras.append([groups[number] for number in found])
    return cameras


def _groups(seen: Sequence[View]) -> list[list[int]]:
    """The places of pictures that look alike, the largest group first."""
    alike = np.array([[one.looks_like(other) for other in seen] for one in seen])
    left = np.ones(len(seen), np.bool_)
    groups: list[list[int]] = []
    while left.any():
        near = alike & left & left[:, np.newaxis]
        group = np.flatnonzero(near[int(near.sum(axis=1).argmax())])
        left[group] = False
        groups.append(group.tolist())
    return groups
