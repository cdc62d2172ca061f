"""Interpret a list's time codes, with the list's frame rate and the time code at which the video starts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rallytrace.storage.labels.aspects import Aspect, AspectChoice, AspectFinding, Certainty, Decisions
from rallytrace.storage.segments.records import SegmentVideo
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.timecode import STANDARD_RATES, CodeRate, TimeCode, write_code

_HOUR: Final = TimeCode(1, 0, 0, 0, is_drop=False)
_ZERO: Final = TimeCode(0, 0, 0, 0, is_drop=False)
_STARTS_BEFORE_HOUR: Final = tuple(
    TimeCode(hours, minutes, seconds, 0, is_drop=False)
    for hours in (0, 9)
    for minutes, seconds in ((59, 50), (59, 30), (58, 30), (58, 0))
)
"""Starts of timelines with a leader before the full hour."""
_MAX_OVERHANG_SECONDS: Final = 1.0
"""Time by which a list may end after its video."""


@dataclass(frozen=True, slots=True)
class CodeSpan:
    """Start and end of a segment in frames from 00:00:00:00; `stop` is None if unknown."""

    start: int
    stop: int | None


def choose_rate(decisions: Decisions, video: SegmentVideo, codes: Sequence[TimeCode]) -> CodeRate:
    """Decide how many frames per second the time codes count."""
    rate = video.code_rate
    has_drop = any(code.is_drop for code in codes)
    form = (
        tr_lazy("video", "Drop-frame codes (;).") if has_drop else tr_lazy("video", "Codes without dropped frames (:).")
    )
    evidence = join_texts((tr_lazy("video", "The frame rate of the video."), form), " ")
    if has_drop and rate.base % 30 == 0 and not rate.allows_drop:
        rate = CodeRate.of(rate.base * 1000 / 1001)
        evidence = tr_lazy("video", "Drop-frame codes (;) exist only at rates such as {words}.", words=rate.words)
    known = {one.words: one for one in (*STANDARD_RATES, rate)}
    choices = [
        (one, AspectChoice(words, tr_lazy("video", "{words} frames per second", words=words)))
        for words, one in known.items()
    ]
    return decisions.choose(Aspect.CODE_RATE, choices, AspectFinding(rate, evidence, Certainty.LIKELY))


def choose_start(
    decisions: Decisions,
    spans: Sequence[CodeSpan],
    video: SegmentVideo,
    rate: CodeRate,
    *,
    is_drop: bool,
    is_timeline: bool = False,
    may_be_timeline: bool = True,
    is_source: bool = False,
) -> int:
    """Decide at which time code the video starts, and return that code in frames from 00:00:00:00.

    Args:
        is_drop: True if the list has drop-frame codes.
        is_timeline: True if the codes are certainly those of an editing timeline, which usually begins at 1 h.
        may_be_timeline: False if there is no other sign of a timeline that begins at a full hour.
        is_source: True if the codes are certainly those of the video file.
    """
    first = min((span.start for span in spans), default=0)
    own = video.start_code if video.start_code is not None and video.start_code.exists_at(rate) else None
    hour = TimeCode(first // _frame(_HOUR, rate, is_drop=is_drop), 0, 0, 0, is_drop=False)
    likely: tuple[TimeCode | None, ...] = (own, hour, _ZERO) if may_be_timeline else (own, _ZERO, hour)
    if is_timeline:
        likely = (_HOUR, own, hour)
    given = TimeCode.parse(decisions.overrides.get(Aspect.TIMELINE_START, ""))
    wanted = [code for code in (*likely, *_STARTS_BEFORE_HOUR, _ZERO) if code is not None]
    frames = {_frame(code, rate, is_drop=is_drop): code for code in reversed(wanted)}
    ordered = list(dict.fromkeys(_frame(code, rate, is_drop=is_drop) for code in wanted))
    possible = [frame for frame in ordered if frame <= first or frame == 0]
    fits = {frame: _count_fitting(spans, frame, video, rate) for frame in possible}
    best = max(possible, key=lambda frame: fits[frame])
    rivals = [
        frame
        for frame in possible
        if frame != best and frames[frame] not in _STARTS_BEFORE_HOUR and fits[frame] == fits[best] and fits[best]
    ]
    finding = _judge(best, rivals, frames[best], own, is_timeline=is_timeline, is_source=is_source)
    named = {write_code(frame, rate, is_drop=is_drop): frame for frame in sorted(possible)}
    if given is not None and given.exists_at(rate):
        named.setdefault(decisions.overrides[Aspect.TIMELINE_START], _frame(given, rate, is_drop=is_drop))
    choices = [(frame, AspectChoice(words, words)) for words, frame in named.items()]
    return decisions.choose(Aspect.TIMELINE_START, choices, AspectFinding(best, *finding))


def _frame(code: TimeCode, rate: CodeRate, *, is_drop: bool) -> int:
    return code.frame(rate, is_drop=is_drop or code.is_drop)


def _count_fitting(spans: Sequence[CodeSpan], frame: int, video: SegmentVideo, rate: CodeRate) -> int:
    end = frame + rate.nearest_frame(video.duration + _MAX_OVERHANG_SECONDS)
    return sum(frame <= span.start and max(span.start, span.stop or 0) <= end for span in spans)


def _judge(
    best: int, rivals: Sequence[int], code: TimeCode, own: TimeCode | None, *, is_timeline: bool, is_source: bool
) -> tuple[str, Certainty]:
    """Return the evidence for a start, and its certainty."""
    if code in _STARTS_BEFORE_HOUR:
        words = tr_lazy("video", "The time codes begin shortly before a full hour, perhaps with a leader.")
        return words, Certainty.UNSURE
    if own is not None and code == own:
        doubtful = rivals and best and not is_timeline and not is_source
        return tr_lazy("video", "The video's own start time code."), Certainty.UNSURE if doubtful else Certainty.CERTAIN
    if not best:
        return tr_lazy("video", "The codes lie within the video."), Certainty.LIKELY if rivals else Certainty.CERTAIN
    words = tr_lazy("video", "Timelines of editing programs begin at a full hour, and all codes are after it.")
    if rivals and not is_timeline:
        doubt = tr_lazy("video", "But the codes could also count from the start of the video.")
        return join_texts((words, doubt), " "), Certainty.UNSURE
    return words, Certainty.LIKELY if rivals else Certainty.CERTAIN
