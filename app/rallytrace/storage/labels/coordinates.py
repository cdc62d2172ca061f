"""Decide the unit of coordinates (pixels of a picture size, or shares) and the number of the first frame."""

import math
from dataclasses import dataclass, replace

import numpy as np

from rallytrace.storage.labels.aspects import (
    Aspect,
    AspectChoice,
    AspectFinding,
    Certainty,
    Decisions,
    LabelFormat,
    VideoFacts,
)
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size, parse_size, rescale
from rallytrace.track.track import Rows, State

MIN_COMMON_FRAMES = 20
"""Minimum number of common frames for a comparison with detections."""
_TOLERANCE_SHARE = 4 / 512
"""TrackNet's tolerance as a share of the picture's width (4 px at 512x288)."""
_MIN_DISTANCE_RATIO = 1.25
"""Ratio of median distances from which one interpretation is clearly better than another."""


@dataclass(frozen=True, slots=True, eq=False)
class Positions:
    """Ball positions in labels, in the order of the file, (n,) each.

    Attributes:
        frames: frame numbers; NaN if missing.
        x: columns; meaningless where `seen` is False.
        seen: True for rows with a position.
    """

    frames: Floats
    x: Floats
    y: Floats
    seen: Flags


@dataclass(frozen=True, slots=True)
class TrackAgreement:
    """Agreement between two tracks.

    Attributes:
        frames: number of frames with a ball in both tracks.
        hit_rate: share of these in which the ball is at the same place, 0 to 1.
        distance: median distance in these frames, in video pixels; infinite if there are none.
    """

    frames: int
    hit_rate: float
    distance: float

    def beats(self, rival: "TrackAgreement") -> bool:
        """Return True if this agreement is clearly better than the rival's."""
        if self.frames < MIN_COMMON_FRAMES:
            return False
        if rival.frames < self.frames // 4:
            return True
        return self.hit_rate > rival.hit_rate and self.distance * _MIN_DISTANCE_RATIO < rival.distance

    @property
    def words(self) -> str:
        return tr_lazy(
            "video",
            "{hit_rate:.0%} of {frames} frames within 4 px at 512x288, half within {distance:.1f} px",
            hit_rate=self.hit_rate,
            frames=self.frames,
            distance=self.distance,
        )


def measure_agreement(labels: Positions, predicted: Rows, size: Size) -> TrackAgreement:
    """Compare labels (in video pixels) with a model's rows, one per frame from frame 0."""
    inside = labels.seen & (labels.frames >= 0) & (labels.frames < len(predicted))
    frames = labels.frames[inside].astype(np.int64)
    found = predicted["state"][frames] == State.VISIBLE
    if not found.any():
        return TrackAgreement(0, 0.0, float("inf"))
    rows = predicted[frames[found]]
    distances = np.hypot(labels.x[inside][found] - rows["x"], labels.y[inside][found] - rows["y"])
    hit_rate = float(np.mean(distances <= _TOLERANCE_SHARE * size.width))
    return TrackAgreement(len(distances), hit_rate, float(np.median(distances)))


SHARES_NAME = "normalised"
_COMMON_SIZES = {
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
"""Common sizes of labelled pictures. The values are natural log-odds against them, relative to the video's own size."""
_OTHER_SHAPE_ODDS = 4.0
"""Log-odds against a size whose aspect ratio differs from the video's."""
_TRACKNET_COLUMNS_ODDS = 1.0
"""Log-odds in favour of pixels of the video if the file has TrackNet's columns."""
_OUTLIER_ODDS = 5.0
"""Log-odds against a size for each point outside it."""
_FIRST_OUTLIER_ODDS = 2.0
"""Deducted once from these, because a single point outside may be a mistake."""
_MEAN_POINT_SHARES = ((0.5, 0.08), (0.42, 0.1))
"""Mean and standard deviation of a rally's mean point, as shares of width and of height.

Measured on 31 rallies: 0.50 and 0.38, each with a deviation of 0.06. These values are a little wider, to suit other
sports."""
_CHANCE_ODDS = 20.0
"""Log-odds deducted for a single point, and an n-th of them for n points: a few points may fit by chance."""
_MIN_LIKELY_ODDS, _MIN_CERTAIN_ODDS = 3.0, 5.0
"""Minimum natural log-odds of a likely and of a certain interpretation."""


def choose_coordinates(
    labels: Positions, facts: VideoFacts, decisions: Decisions, *, kind: LabelFormat, predicted: Rows | None
) -> Size | None:
    """Decide the unit of the coordinates: pixels of a picture of the returned size; for None, shares of the picture.

    Args:
        labels: positions as in the file.
        decisions: decisions of the file; the user may choose any size.
        predicted: a model's rows, one per frame from frame 0.
    """
    verdict = _detect_size(labels.x[labels.seen], labels.y[labels.seen], facts.size, kind)
    if predicted is not None:
        verdict = _size_by_agreement(verdict, labels, facts.size, predicted)
    sizes = dict.fromkeys(
        [
            facts.size,
            verdict.value,
            parse_size(decisions.overrides.get(Aspect.COORDINATES, "")),
            *sorted(_COMMON_SIZES, key=lambda s: s.width),
        ]
    )
    choices = [(size, _choice(size, facts.size)) for size in sizes if size is not None]
    shares = (None, AspectChoice(SHARES_NAME, tr_lazy("video", "Relative, 0 to 1")))
    return decisions.choose(Aspect.COORDINATES, [*choices, shares], verdict)


def convert_to_video_pixels(size: Size | None, x: Floats, y: Floats, video: Size) -> tuple[Floats, Floats]:
    if size is None:
        # Tools that write shares divide a pixel's index by the width, without half pixels.
        return x * video.width, y * video.height
    if size == video:
        return x, y
    # `rescale` only does arithmetic on its first argument, so it also accepts arrays.
    return np.asarray(rescale(x, size.width, video.width)), np.asarray(rescale(y, size.height, video.height))  # type: ignore[arg-type]


def _choice(size: Size, video: Size) -> AspectChoice:
    return AspectChoice(
        str(size),
        tr_lazy("video", "Pixels of the video, {size}", size=size)
        if size == video
        else tr_lazy("video", "Pixels of {size}", size=size),
    )


def _detect_size(x: Floats, y: Floats, video: Size, kind: LabelFormat) -> AspectFinding[Size | None]:
    if not len(x):
        return AspectFinding(video, tr_lazy("video", "No row has a position."), Certainty.CERTAIN)
    if kind is LabelFormat.RALLYTRACE and not _outside(x, y, video).any():
        return AspectFinding(video, tr_lazy("video", "RallyTrace writes pixels of the video."), Certainty.CERTAIN)
    small = (x >= 0) & (x <= 1) & (y >= 0) & (y <= 1)
    fractions = small & ((x % 1 != 0) | (y % 1 != 0))
    if small.mean() > 0.9 and fractions.any():
        certainty = Certainty.CERTAIN if small.all() and len(x) > 2 else Certainty.LIKELY
        words = (
            tr_lazy("video", "All of the {count} positions are between 0 and 1.", count=len(x))
            if small.all()
            else tr_lazy(
                "video", "{share:.0%} of the {count} positions are between 0 and 1.", share=small.mean(), count=len(x)
            )
        )
        return AspectFinding(None, words, certainty)
    if small.all():
        return AspectFinding(
            None,
            tr_lazy("video", "All positions are 0 or 1, which fits relative coordinates and pixels."),
            Certainty.UNSURE,
        )
    return _likeliest(x, y, video, kind)


def _likeliest(x: Floats, y: Floats, video: Size, kind: LabelFormat) -> AspectFinding[Size | None]:
    odds = {size: -_log_odds_against(size, x, y, video) for size in {video, *_COMMON_SIZES}}
    odds[video] += _TRACKNET_COLUMNS_ODDS if kind in (LabelFormat.CANONICAL, LabelFormat.RALLYTRACE) else 0.0
    ranked = sorted(odds, key=lambda size: (-odds[size], size != video))
    best, second = ranked[0], ranked[1]
    margin = odds[best] - odds[second]
    margin -= _CHANCE_ODDS / len(x)
    certainty = (
        Certainty.CERTAIN
        if margin >= _MIN_CERTAIN_ODDS
        else Certainty.LIKELY
        if margin >= _MIN_LIKELY_ODDS
        else Certainty.UNSURE
    )
    evidence = tr_lazy(
        "video",
        "x is {x_min:.0f} to {x_max:.0f}, y is {y_min:.0f} to {y_max:.0f}, and the mean of x is {share:.0%} of {size}",
        x_min=x.min(),
        x_max=x.max(),
        y_min=y.min(),
        y_max=y.max(),
        share=x.mean() / best.width,
        size=best,
    )
    if certainty is Certainty.UNSURE:
        words = tr_lazy("video", "{evidence}; it could also be {size}.", evidence=evidence, size=second)
    else:
        words = tr_lazy("video", "{evidence}.", evidence=evidence)
    return AspectFinding(best, words, certainty)


def _log_odds_against(size: Size, x: Floats, y: Floats, video: Size) -> float:
    """Return the log-odds against a size, from its rarity, the points outside it, and the mean of the points."""
    log_odds = 0.0 if size == video else _COMMON_SIZES.get(size, 6.0)
    if abs(size.width / size.height / (video.width / video.height) - 1) > 0.02:
        log_odds += _OTHER_SHAPE_ODDS
    strays = int(_outside(x, y, size).sum())
    log_odds += _OUTLIER_ODDS * min(strays, 20) - (_FIRST_OUTLIER_ODDS if strays else 0.0)
    for values, length, (usual, spread) in zip((x, y), (size.width, size.height), _MEAN_POINT_SHARES, strict=True):
        inner = np.clip(values, 0, length)
        # A few points give an unreliable mean, and neighbouring points of a rally are not independent.
        wide = math.hypot(spread, 0.25 / math.sqrt(max(len(values) / 5, 1)))
        log_odds += 0.5 * ((float(inner.mean()) / length - usual) / wide) ** 2
    return log_odds


def _outside(x: Floats, y: Floats, size: Size) -> Flags:
    return np.asarray((x < -1) | (y < -1) | (x > size.width) | (y > size.height))


def _size_by_agreement(
    verdict: AspectFinding[Size | None], labels: Positions, video: Size, predicted: Rows
) -> AspectFinding[Size | None]:
    """Return the size that puts the labels on a model's detections if one fits clearly best, else the verdict."""
    sizes: list[Size | None] = list(dict.fromkeys([verdict.value, video, *_COMMON_SIZES, None]))
    fits: dict[Size | None, TrackAgreement] = {}
    for size in sizes:
        x, y = convert_to_video_pixels(size, labels.x, labels.y, video)
        # The first frame is still unknown.
        counted = [replace(labels, x=x, y=y, frames=labels.frames - first) for first in FIRST_FRAME_NUMBERS]
        agreements = (measure_agreement(shifted, predicted, video) for shifted in counted)
        fits[size] = min(agreements, key=lambda fit: fit.distance)
    best = min(fits, key=lambda size: fits[size].distance)
    if all(fits[best].beats(fit) for size, fit in fits.items() if size != best):
        fit = fits[best].words
        words = (
            tr_lazy("video", "As relative coordinates they match the tracked path: {fit}.", fit=fit)
            if best is None
            else tr_lazy("video", "As pixels of {size} they match the tracked path: {fit}.", size=best, fit=fit)
        )
        return AspectFinding(best, words, Certainty.CERTAIN)
    return verdict


FIRST_FRAME_NUMBERS = (0, 1, 2, -1, -2)
"""Possible numbers of the video's first frame; values other than 0 and 1 are for cut or shifted files."""
_MISSING_FRAMES_WORDS = {
    -1: tr_lazy("video", "-1 (one frame missing)"),
    -2: tr_lazy("video", "-2 (two frames missing)"),
}
_FIRST_CHOICES = [
    (first, AspectChoice(str(first), _MISSING_FRAMES_WORDS.get(first, str(first)))) for first in FIRST_FRAME_NUMBERS
]


def choose_first_frame(
    labels: Positions, facts: VideoFacts, decisions: Decisions, *, kind: LabelFormat, predicted: Rows | None
) -> int:
    """Decide which number the file gives to the video's first frame.

    Args:
        labels: frames as in the file, positions in pixels of the video.
        predicted: a model's rows, one per frame from frame 0.
    """
    known = labels.frames[~np.isnan(labels.frames)]
    verdict = _detect_first_frame(known, facts, kind)
    if predicted is not None and len(known):
        verdict = _first_by_agreement(verdict, labels, facts.size, predicted)
    return decisions.choose(Aspect.FIRST_FRAME, _FIRST_CHOICES, verdict)


def _detect_first_frame(known: Floats, facts: VideoFacts, kind: LabelFormat) -> AspectFinding[int]:
    """Determine the first frame from the numbers alone: a frame 0, or a frame beyond the end of the video, decides."""
    if not len(known):
        return AspectFinding(0, tr_lazy("video", "No row has a frame number."), Certainty.LIKELY)
    first, last = int(known.min()), int(known.max())
    # The tables that are made of other tools' labels, which may count from 1, count from 0, too.
    evidence = (
        tr_lazy("video", "Frames, counted from 0: {first} to {last}", first=first, last=last)
        if kind is LabelFormat.RALLYTRACE
        else tr_lazy("video", "Frames in the file: {first} to {last}", first=first, last=last)
    )
    if facts.n_frames is not None:
        evidence = tr_lazy("video", "{evidence}, in the video: 0 to {last}", evidence=evidence, last=facts.n_frames - 1)
    evidence = tr_lazy("video", "{evidence}.", evidence=evidence)
    past_end = facts.n_frames is not None and last > facts.n_frames
    at_end = facts.n_frames is not None and bool((known == facts.n_frames).any())
    if (known == 0).any():
        return AspectFinding(0, evidence, Certainty.CERTAIN)
    if kind is LabelFormat.RALLYTRACE and not at_end:
        return AspectFinding(0, evidence, Certainty.CERTAIN)
    if at_end and not past_end and kind is not LabelFormat.RALLYTRACE:
        certainty = Certainty.CERTAIN if first == 1 else Certainty.LIKELY
        beyond = tr_lazy("video", "Counted from 0, frame {last} would be past the end.", last=last)
        return AspectFinding(1, join_texts((evidence, beyond), " "), certainty)
    complete = last + 1 == facts.n_frames
    from_one = first == 1 and kind is LabelFormat.FROM_ONE and not complete
    words = join_texts((evidence, tr_lazy("video", "They may be counted from 0 or from 1.")), " ")
    return AspectFinding(int(from_one), words, Certainty.UNSURE)


def _first_by_agreement(
    verdict: AspectFinding[int], labels: Positions, size: Size, predicted: Rows
) -> AspectFinding[int]:
    """Return the first frame that puts labels on a model's detections if one fits clearly best, else the verdict."""
    shifted = {first: replace(labels, frames=labels.frames - first) for first in FIRST_FRAME_NUMBERS}
    fits = {first: measure_agreement(positions, predicted, size) for first, positions in shifted.items()}
    best = min(fits, key=lambda first: (fits[first].distance, abs(first)))
    rivals = [fit for first, fit in fits.items() if first != best]
    if all(fits[best].beats(fit) for fit in rivals):
        runner_up = min(rivals, key=lambda fit: fit.distance)
        words = tr_lazy(
            "video",
            "Best match with the tracked path: {fits}. Otherwise at most {hit_rate:.0%}.",
            fits=fits[best].words,
            hit_rate=runner_up.hit_rate,
        )
        return AspectFinding(best, words, Certainty.CERTAIN)
    if fits[verdict.value].frames >= MIN_COMMON_FRAMES:
        return AspectFinding(
            verdict.value,
            join_texts((verdict.evidence, tr_lazy("video", "The tracked path does not help to decide.")), " "),
            verdict.certainty,
        )
    return verdict
