"""What coordinates and frame numbers are counted in: pixels of which picture, and from which first frame on."""

import math
from dataclasses import dataclass, replace

import numpy as np

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.geometry import Size, parse_size, rescale
from rallytrace.domain.track import Rows, State
from rallytrace.storage.labels.aspects import (
    Aspect,
    AspectChoice,
    AspectFinding,
    Conclusion,
    LabelFormat,
    Overrides,
    Sureness,
    VideoFacts,
    choose,
)

LEAST_FRAMES = 20
"""Frames that both must have seen for a comparison to say anything."""
_TOLERANCE = 4 / 512
"""Of the picture's width: the distance at which a point counts as found in TrackNet's measure (4 px at 512x288)."""
_CLEAR = 1.25
"""The ratio of the distances of two readings from which on the one is clearly better."""


@dataclass(frozen=True, slots=True, eq=False)
class Positions:
    """Where labels have the ball, one row a label, in the order of the file, (n,) each.

    Attributes:
        frames: NaN where there is none.
        x: column; of no meaning where nothing is seen.
        seen: which rows have a position that counts here.
    """

    frames: Floats
    x: Floats
    y: Floats
    seen: Flags


@dataclass(frozen=True, slots=True)
class TrackAgreement:
    """How well two tracks agree.

    Attributes:
        frames: in how many frames both have a ball.
        near: the share of them in which it is at the same place.
        distance: the median of its distances, video pixels; infinite without a frame.
    """

    frames: int
    near: float
    distance: float

    def beats(self, other: "TrackAgreement") -> bool:
        """Whether this is clearly the better reading."""
        if self.frames < LEAST_FRAMES:
            return False
        if other.frames < self.frames // 4:
            return True
        return self.near > other.near and self.distance * _CLEAR < other.distance

    def __str__(self) -> str:
        return f"{self.near:.0%} of {self.frames} frames within 4 px at 512x288, half within {self.distance:.1f} px"


def agreement(labels: Positions, predicted: Rows, size: Size) -> TrackAgreement:
    """Compare.

    Args:
        labels: the labels, in pixels of the video.
        predicted: what a model says, one row of the track a frame, from frame 0.
    """
    inside = labels.seen & (labels.frames >= 0) & (labels.frames < len(predicted))
    at = labels.frames[inside].astype(np.int64)
    there = predicted["state"][at] == State.VISIBLE
    if not there.any():
        return TrackAgreement(0, 0.0, float("inf"))
    rows = predicted[at[there]]
    away = np.hypot(labels.x[inside][there] - rows["x"], labels.y[inside][there] - rows["y"])
    near = float(np.mean(away <= _TOLERANCE * size.width))
    return TrackAgreement(len(away), near, float(np.median(away)))


SHARES = "normalised"
_COMMON = {
    Size(1920, 1080): 2.0,
    Size(1280, 720): 2.0,
    Size(512, 288): 2.5,
    Size(3840, 2160): 3.0,
    Size(640, 360): 3.5,
    Size(854, 480): 4.0,
    Size(960, 540): 4.0,
    Size(2560, 1440): 4.0,
    Size(640, 480): 6.0,
}
"""Sizes that labels are made at, and how much less likely than the video's own: natural logarithms of odds."""
_OTHER_SHAPE = 4.0
"""How much less likely a size is whose sides are in another proportion than the video's."""
_CANONICAL = 1.0
"""How much likelier pixels of the video are in a file with the columns of TrackNet's own."""
_STRAY = 5.0
_FIRST_STRAY = 2.0
"""How much less likely a size is for every point outside of it; of a thousand points one may well be wrong."""
_MIDDLE = ((0.5, 0.08), (0.42, 0.1))
"""Where the mean of a rally's points lies, as a share of width and of height, and how it varies.

Measured on 31 rallies: 0.50 and 0.38, each give or take 0.06. What is assumed is a little wider, for other sports."""
_CHANCE = 20.0
_LIKELY_ODDS, _CERTAIN_ODDS = 3.0, 5.0
"""From which odds (natural logarithm) on the reading is likely, and certain."""


def choose_coordinates(
    labels: Positions, facts: VideoFacts, overrides: Overrides, *, kind: LabelFormat, predicted: Rows | None
) -> tuple[Size | None, Conclusion]:
    """Decide the unit of the coordinates: pixels of a picture of this size, or shares of it (None).

    Args:
        labels: positions as they are in the file.
        facts: what is known of the video.
        overrides: what the user says; any size will do.
        kind: what kind of file it is.
        predicted: what a model says of the video, if anything.
    """
    verdict = _detect_size(labels.x[labels.seen], labels.y[labels.seen], facts.size, kind)
    if predicted is not None:
        verdict = _size_by_agreement(verdict, labels, facts.size, predicted)
    sizes = dict.fromkeys(
        [
            facts.size,
            verdict.value,
            parse_size(overrides.get(Aspect.COORDINATES, "")),
            *sorted(_COMMON, key=lambda s: s.width),
        ]
    )
    choices = [(size, _choice(size, facts.size)) for size in sizes if size is not None]
    shares = (None, AspectChoice(SHARES, "Relative, 0 to 1"))
    return choose(Aspect.COORDINATES, [*choices, shares], verdict, overrides)


def to_video(size: Size | None, x: Floats, y: Floats, video: Size) -> tuple[Floats, Floats]:
    if size is None:
        # Tools that write shares divide a pixel's number by the width; nothing is known of half pixels there.
        return x * video.width, y * video.height
    if size == video:
        return x, y
    # `rescale` is arithmetic on its first argument alone, so it takes arrays as well.
    return np.asarray(rescale(x, size.width, video.width)), np.asarray(rescale(y, size.height, video.height))  # type: ignore[arg-type]


def _choice(size: Size, video: Size) -> AspectChoice:
    return AspectChoice(str(size), f"Pixels of the video, {size}" if size == video else f"Pixels of {size}")


def _detect_size(x: Floats, y: Floats, video: Size, kind: LabelFormat) -> AspectFinding[Size | None]:
    if not len(x):
        return AspectFinding(video, "No row has a position.", Sureness.CERTAIN)
    if kind is LabelFormat.OURS and not _outside(x, y, video).any():
        return AspectFinding(video, "RallyTrace writes pixels of the video.", Sureness.CERTAIN)
    small = (x >= 0) & (x <= 1) & (y >= 0) & (y <= 1)
    fractions = small & ((x % 1 != 0) | (y % 1 != 0))
    if small.mean() > 0.9 and fractions.any():
        sureness = Sureness.CERTAIN if small.all() and len(x) > 2 else Sureness.LIKELY
        words = "All" if small.all() else f"{small.mean():.0%}"
        return AspectFinding(None, f"{words} of the {len(x)} positions lie between 0 and 1.", sureness)
    if small.all():
        return AspectFinding(
            None, "All positions are 0 or 1, which fits relative coordinates and pixels.", Sureness.UNSURE
        )
    return _likeliest(x, y, video, kind)


def _likeliest(x: Floats, y: Floats, video: Size, kind: LabelFormat) -> AspectFinding[Size | None]:
    odds = {size: -_against(size, x, y, video) for size in {video, *_COMMON}}
    odds[video] += _CANONICAL if kind in (LabelFormat.CANONICAL, LabelFormat.OURS) else 0.0
    ranked = sorted(odds, key=lambda size: (-odds[size], size != video))
    best, second = ranked[0], ranked[1]
    margin = odds[best] - odds[second]
    # Few points are soon where they are by chance.
    margin -= _CHANCE / len(x)
    sureness = (
        Sureness.CERTAIN if margin >= _CERTAIN_ODDS else Sureness.LIKELY if margin >= _LIKELY_ODDS else Sureness.UNSURE
    )
    reach = f"x is {x.min():.0f} to {x.max():.0f}, y is {y.min():.0f} to {y.max():.0f}"
    middle = f"and the mean of x is {x.mean() / best.width:.0%} of {best}"
    doubt = f"; it could also be {second}" if sureness is Sureness.UNSURE else ""
    return AspectFinding(best, f"{reach}, {middle}{doubt}.", sureness)


def _against(size: Size, x: Floats, y: Floats, video: Size) -> float:
    """The log-odds against a size: its own, those of points outside, and those of where their mean lies."""
    against = 0.0 if size == video else _COMMON.get(size, 6.0)
    if abs(size.width / size.height / (video.width / video.height) - 1) > 0.02:
        against += _OTHER_SHAPE
    strays = int(_outside(x, y, size).sum())
    against += _STRAY * min(strays, 20) - (_FIRST_STRAY if strays else 0.0)
    for values, length, (usual, spread) in zip((x, y), (size.width, size.height), _MIDDLE, strict=True):
        inner = np.clip(values, 0, length)
        # A few points do not say much about the mean; neighbours in a rally say the same thing.
        wide = math.hypot(spread, 0.25 / math.sqrt(max(len(values) / 5, 1)))
        against += 0.5 * ((float(inner.mean()) / length - usual) / wide) ** 2
    return against


def _outside(x: Floats, y: Floats, size: Size) -> Flags:
    return np.asarray((x < -1) | (y < -1) | (x > size.width) | (y > size.height))


def _size_by_agreement(
    verdict: AspectFinding[Size | None], labels: Positions, video: Size, predicted: Rows
) -> AspectFinding[Size | None]:
    """The size with which the labels lie on a model's detections, where one fits clearly best."""
    sizes: list[Size | None] = list(dict.fromkeys([verdict.value, video, *_COMMON, None]))
    fits: dict[Size | None, TrackAgreement] = {}
    for size in sizes:
        x, y = to_video(size, labels.x, labels.y, video)
        # What frames are counted from is not known yet.
        counted = [replace(labels, x=x, y=y, frames=labels.frames - first) for first in FIRSTS]
        fits[size] = min((agreement(one, predicted, video) for one in counted), key=lambda fit: fit.distance)
    best = min(fits, key=lambda size: fits[size].distance)
    if all(fits[best].beats(fit) for size, fit in fits.items() if size != best):
        words = "relative coordinates" if best is None else f"pixels of {best}"
        return AspectFinding(best, f"As {words} they match the predictions: {fits[best]}.", Sureness.CERTAIN)
    return verdict


FIRSTS = (0, 1, 2, -1, -2)
"""What the video's first frame may be called; more than 0 and 1 for files that were cut or shifted."""
_LACKING = {-1: " (one frame missing)", -2: " (two frames missing)"}
_FIRST_CHOICES = [(first, AspectChoice(str(first), f"{first}{_LACKING.get(first, '')}")) for first in FIRSTS]


def choose_first_frame(
    labels: Positions, facts: VideoFacts, overrides: Overrides, *, kind: LabelFormat, predicted: Rows | None
) -> tuple[int, Conclusion]:
    """Decide which number the file gives the video's first frame.

    Args:
        labels: the frames as they are in the file, with positions in pixels of the video.
        facts: what is known of the video.
        kind: what kind of file it is.
        predicted: what a model says of the video, if anything.
    """
    known = labels.frames[~np.isnan(labels.frames)]
    verdict = _detect_first_frame(known, facts, kind)
    if predicted is not None and len(known):
        verdict = _first_by_agreement(verdict, labels, facts.size, predicted)
    return choose(Aspect.FIRST_FRAME, _FIRST_CHOICES, verdict, overrides)


def _detect_first_frame(known: Floats, facts: VideoFacts, kind: LabelFormat) -> AspectFinding[int]:
    """The first frame by the numbers alone: a frame 0, or one beyond the end, decides."""
    if not len(known):
        return AspectFinding(0, "No row has a frame.", Sureness.LIKELY)
    first, last = int(known.min()), int(known.max())
    evidence = f"Frames in the file: {first} to {last}"
    if facts.n_frames is not None:
        evidence += f", in the video: 0 to {facts.n_frames - 1}"
    beyond = facts.n_frames is not None and last > facts.n_frames
    at_end = facts.n_frames is not None and bool((known == facts.n_frames).any())
    if (known == 0).any():
        return AspectFinding(0, f"{evidence}.", Sureness.CERTAIN)
    if kind is LabelFormat.OURS and not at_end:
        return AspectFinding(0, f"{evidence}. RallyTrace counts from 0.", Sureness.CERTAIN)
    if at_end and not beyond and kind is not LabelFormat.OURS:
        sureness = Sureness.CERTAIN if first == 1 else Sureness.LIKELY
        return AspectFinding(1, f"{evidence}. Counted from 0, frame {last} would be after the end.", sureness)
    whole = last + 1 == facts.n_frames
    from_one = first == 1 and kind is LabelFormat.FROM_ONE and not whole
    return AspectFinding(int(from_one), f"{evidence}. They may be counted from 0 or from 1.", Sureness.UNSURE)


def _first_by_agreement(
    verdict: AspectFinding[int], labels: Positions, size: Size, predicted: Rows
) -> AspectFinding[int]:
    """The first frame with which the labels lie on a model's detections, where one fits clearly best."""
    fits = {first: agreement(replace(labels, frames=labels.frames - first), predicted, size) for first in FIRSTS}
    best = min(fits, key=lambda first: (fits[first].distance, abs(first)))
    others = [fit for first, fit in fits.items() if first != best]
    if all(fits[best].beats(fit) for fit in others):
        runner_up = min(others, key=lambda fit: fit.distance)
        words = f"Best match with the predictions: {fits[best]}. Otherwise at most {runner_up.near:.0%}."
        return AspectFinding(best, words, Sureness.CERTAIN)
    if fits[verdict.value].frames >= LEAST_FRAMES:
        return AspectFinding(verdict.value, f"{verdict.evidence} The predictions do not decide it.", verdict.sureness)
    return verdict
