"""Find the main camera of a video: its most frequent view, if frames from the whole video give a clear answer."""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import Check, no_check, no_progress
from rallytrace.track.arrays import Floats, Floats32
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader
from rallytrace.video.shots import MIN_CUT_DIFFERENCE, Signature, difference

MIN_SAME_CAMERA_AGREEMENT: Final = 0.6
"""Minimum agreement of details for views to be the same. Rallies of one venue agree by 0.89 and more, by 0.83 with a
zoom by a fifth, and by 0.73 with a fifth of the picture covered by graphics (31 labelled broadcast rallies)."""
MAX_DIFFERENT_AGREEMENT: Final = 0.5
"""Maximum agreement of details for views to be different, if their colours differ as well. Different venues agree by up
to 0.49, and a picture with a part of itself, enlarged twice, by up to 0.40."""
MIN_COLOUR_DIFFERENCE: Final = 0.4
"""Minimum difference of colours that count as different. The closest two venues differ by 0.47."""

_SIZE: Final = Size(64, 36)
_SIGNATURE_SIZE: Final = (32, 18)
_ZOOM_FACTORS: Final = (1.0, 1.06, 1.12, 1.19)
_MARGIN_SIZE: Final = Size(4, 3)
_NEIGHBOURHOOD_SIGMA_PX: Final = 4.0
"""Standard deviation of the blur that gives the surroundings of a pixel in a small picture."""
_CONTRAST_OFFSET_LEVELS: Final = 4.0
"""Grey levels added when contrasts are normalised, so that noise in flat areas is not amplified."""
MIN_MAIN_SHARE: Final = 0.4
"""Minimum share of the video that shows the main camera."""
MIN_LEAD_RATIO: Final = 2.0
"""Minimum ratio between the main camera's share and the share of any other view."""
MAX_COURT_RATIO: Final = 3.0
"""Maximum ratio between the main camera's share and that of another camera that shows a court of its own, as in
highlights of several matches. Courts shown more rarely are inserts."""
MIN_SPANS: Final = 2
"""Minimum number of separate spans that show the main camera: a camera that was moved does not come back."""
MIN_FREQUENT_SHARE: Final = 0.15
"""Minimum share of the video that shows another view for it to be perhaps a second camera that follows play."""
MIN_COURT_SHARE: Final = 0.2
"""Minimum share of the video that shows the main camera, if it is certain that it shows a court."""
_MAX_COMPARED: Final = 100
_MIN_COMPARED: Final = 16
_MIN_INTERVAL_SECONDS: Final = 0.5
"""Minimum time between compared pictures."""


@dataclass(frozen=True, eq=False)
class View:
    """A camera's view as a small picture, (36, 64, 3) uint8 RGB."""

    picture: NDArray[np.uint8]

    @classmethod
    def of(cls, frame: VideoFrame) -> "View":
        return cls(frame.rgb_resized(_SIZE, ResizeFilter.AREA))

    @classmethod
    def of_picture(cls, rgb: NDArray[np.uint8]) -> "View":
        """Return the view shown by a picture of any size, (h, w, 3) RGB."""
        return cls(_scale(rgb, _SIZE.width, _SIZE.height))

    @classmethod
    def median(cls, views: Sequence["View"]) -> "View":
        """Return the median of several pictures of one view, in which passing people disappear."""
        return cls(np.median([view.picture for view in views], axis=0).astype(np.uint8))

    @cached_property
    def signature(self) -> Signature:
        """Return the smaller picture used to compare colours, as for cuts."""
        return _scale(self.picture, *_SIGNATURE_SIZE)

    @cached_property
    def details(self) -> Floats32:
        """Return the contrast of each pixel with its surroundings, (36, 64, 3)."""
        return _details(self.picture)

    @cached_property
    def smaller(self) -> tuple[Floats32, ...]:
        """Return the details of the picture's centre at several sizes, to search for in other views."""
        sizes = [(round(_SIZE.width / zoom), round(_SIZE.height / zoom)) for zoom in _ZOOM_FACTORS]
        x, y = _MARGIN_SIZE.width, _MARGIN_SIZE.height
        detail_maps = [(_details(_scale(self.picture, *size)), size) for size in sizes]
        return tuple(np.ascontiguousarray(made[y : height - y, x : width - x]) for made, (width, height) in detail_maps)

    def looks_like(self, view: "View") -> bool:
        """Return True if both are the same picture apart from people, with no shift or zoom between them."""
        return difference(self.signature, view.signature) < MIN_CUT_DIFFERENCE

    def is_same_camera(self, view: "View") -> bool:
        """Return True if both are views of the same camera, possibly panned, zoomed or lit a little differently."""
        return self.looks_like(view) or view_agreement(self, view) >= MIN_SAME_CAMERA_AGREEMENT

    def is_different_camera(self, view: "View") -> bool:
        """Return True if the two certainly show different views."""
        return (
            difference(self.signature, view.signature) >= MIN_COLOUR_DIFFERENCE
            and view_agreement(self, view) < MAX_DIFFERENT_AGREEMENT
        )


def view_agreement(first: View, second: View) -> float:
    """Return how well the details of two views agree, up to 1, tolerating a shift by a tenth and a zoom by a fifth.

    Details are contrasts normalised by the contrast around them, so neither light nor the colour of the court counts.
    """
    pairs = [(first, smaller) for smaller in second.smaller] + [(second, smaller) for smaller in first.smaller]
    return max(float(cv2.matchTemplate(large.details, small, cv2.TM_CCORR_NORMED).max()) for large, small in pairs)


def _details(picture: NDArray[np.uint8]) -> Floats32:
    pixels = picture.astype(np.float32)
    contrast = pixels - cv2.GaussianBlur(pixels, (0, 0), _NEIGHBOURHOOD_SIGMA_PX)
    spread = cv2.GaussianBlur((contrast * contrast).mean(axis=-1), (0, 0), _NEIGHBOURHOOD_SIGMA_PX)
    return np.ascontiguousarray(contrast / (np.sqrt(spread) + _CONTRAST_OFFSET_LEVELS)[..., np.newaxis], np.float32)


def _scale(picture: NDArray[np.uint8], width: int, height: int) -> NDArray[np.uint8]:
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class MainCamera:
    """The views of the main camera, and the other pictures of the video.

    Attributes:
        views: views of the main camera; several if it is panned, zoomed or lit differently.
        other_views: all compared pictures that show something else, keyed by their index among the compared ones.
        n_compared: number of compared pictures of the video.
        corners: corners of the court that the main camera certainly shows, (4, 2) in pixels; several if cameras show
            courts about equally often, as in highlights of several matches; empty if no court is certain.
    """

    views: tuple[View, ...]
    other_views: Mapping[int, View]
    n_compared: int
    corners: tuple[Floats, ...] = ()

    def shows(self, view: View) -> bool:
        """Return True if a view is the main camera's."""
        return any(view.is_same_camera(known_view) for known_view in self.views)

    def certainly_shows(self, view: View) -> bool:
        """Return True if a view has the details of the main camera's views, not only their colours."""
        return any(view_agreement(view, known_view) >= MIN_SAME_CAMERA_AGREEMENT for known_view in self.views)

    def has_colours_of(self, view: View) -> bool:
        """Return True if a view has nearly the same colours as the main camera's views."""
        return any(difference(view.signature, known.signature) < MIN_COLOUR_DIFFERENCE for known in self.views)

    def is_frequent(self, view: View, *, n_spans: int = 1) -> bool:
        """Return True if a view appears in enough of the video that it may be from another camera that follows play.

        Args:
            n_spans: smallest number of separate spans that show it.
        """
        like = [place for place, other_view in self.other_views.items() if view.looks_like(other_view)]
        n_found = np.count_nonzero(np.diff(like) > 1) + 1
        return len(like) > MIN_FREQUENT_SHARE * self.n_compared and bool(n_found >= n_spans)

    def may_show(self, view: View) -> bool:
        """Return True if a view may be the main camera's or that of another frequent camera."""
        may_be_main = any(not view.is_different_camera(known_view) for known_view in self.views)
        return may_be_main or self.is_frequent(view)


FindCorners = Callable[[Sequence[int]], Floats | None]
"""Function that returns the corners, (4, 2) in pixels, of the court that the given frames certainly show, or None."""


def find_no_corners(frames: Sequence[int]) -> Floats | None:
    """Return None: used by callers that do not look for a court."""
    del frames
    return None


def find_main_camera(
    reader: VideoReader,
    *,
    find_corners: FindCorners = find_no_corners,
    check: Check = no_check,
    progress: Callable[[float], None] = no_progress,
) -> MainCamera | None:
    """Find the main camera by comparing frames from the whole video.

    Return None if there is only one view, or no clear main one.

    Args:
        find_corners: looks for a court in frames of one camera.
        check: called for every picture; raises to stop the search.
        progress: called with the share done, 0 to 1.

    Raises:
        AppError: the file cannot be decoded.
    """
    count = min(_MAX_COMPARED, int(reader.n_frames / (_MIN_INTERVAL_SECONDS * reader.rate)))
    if count < _MIN_COMPARED:
        return None
    views: list[View] = []
    frames: list[int] = []
    for frame in _spread_frames(reader, count):
        check()
        views.append(View.of(frame))
        frames.append(frame.index)
        progress(len(views) / count)
    return choose_main_camera(views, lambda indices: find_corners([frames[index] for index in indices]))


def choose_main_camera(views: Sequence[View], find_corners: FindCorners = find_no_corners) -> MainCamera | None:
    """Return the main camera, given evenly spread pictures in their order; None as in `find_main_camera`.

    A camera that certainly shows a court comes before others. Several such cameras are all counted as main ones if they
    show similar shares of the video.
    """
    cameras = sorted(_group_cameras(views), key=lambda groups: sum(map(len, groups)), reverse=True)
    if len(cameras) == 1:
        return None
    shares = [sum(map(len, groups)) / len(views) for groups in cameras]
    courts: dict[int, Floats] = {}
    for number, share in enumerate(shares):
        if share < (shares[min(courts)] / MAX_COURT_RATIO if courts else MIN_COURT_SHARE):
            break
        corners = find_corners(_pick_at_thirds(sorted(itertools.chain.from_iterable(cameras[number]))))
        if corners is not None:
            courts[number] = corners
    if not courts and not _is_main(cameras, len(views)):
        return None
    mains = [cameras[number] for number in courts or range(1)]
    groups = list(itertools.chain.from_iterable(mains))
    indices = set(itertools.chain.from_iterable(groups))
    return MainCamera(
        tuple(View.median([views[index] for index in group]) for group in groups),
        {index: view for index, view in enumerate(views) if index not in indices},
        len(views),
        tuple(courts.values()),
    )


def _is_main(cameras: Sequence[Sequence[Sequence[int]]], n_views: int) -> bool:
    """Return True if the first of these cameras, sorted by frequency, is clearly the main one."""
    main, other, *_ = cameras
    indices = sorted(itertools.chain.from_iterable(main))
    return bool(
        len(indices) >= MIN_MAIN_SHARE * n_views
        and len(indices) >= MIN_LEAD_RATIO * sum(map(len, other))
        and np.count_nonzero(np.diff(indices) > 1) + 1 >= MIN_SPANS
    )


def _pick_at_thirds(indices: Sequence[int]) -> list[int]:
    """Return the indices at one and two thirds of an ascending list; a single one if both are the same."""
    return [indices[index] for index in sorted({len(indices) // 3, 2 * len(indices) // 3})]


def _spread_frames(reader: VideoReader, count: int) -> Iterator[VideoFrame]:
    """Yield evenly spread frames, or the nearest keyframe before each one if these all differ."""
    numbers = np.linspace(0, reader.n_frames - 1, count).round().astype(np.int64)
    keyframes = reader.index.keyframes
    preceding = numbers
    if len(keyframes):
        preceding = keyframes[np.maximum(np.searchsorted(keyframes, numbers, side="right") - 1, 0)]
    only_keyframes = len(np.unique(preceding)) == count and len(keyframes) > 0
    for number in (preceding if only_keyframes else numbers).tolist():
        found = next(reader.keyframes(number, number + 1), None) if only_keyframes else None
        yield reader.frame(number) if found is None else found


def _group_cameras(views: Sequence[View]) -> list[list[list[int]]]:
    """Return a list for each camera, which contains its groups of similar views; a group is a list of indices."""
    groups = _group_similar(views)
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


def _group_similar(views: Sequence[View]) -> list[list[int]]:
    """Return the indices of similar views in groups, the largest group first."""
    similar_pairs = np.array([[first.looks_like(second) for second in views] for first in views])
    remaining = np.ones(len(views), np.bool_)
    groups: list[list[int]] = []
    while remaining.any():
        similar = similar_pairs & remaining & remaining[:, np.newaxis]
        group = np.flatnonzero(similar[int(similar.sum(axis=1).argmax())])
        remaining[group] = False
        groups.append(group.tolist())
    return groups
