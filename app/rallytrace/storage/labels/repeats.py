"""Correct frames with several rows, and the wrong last rows written by predict.py.

TrackNetV3's predict.py with --large_video works in windows of L frames (8 as published), and pads the last one. If the
last window shares a batch with the previous one, each of the last L - 2 rows is one frame late, the last frame's row
is lost, and the row of frame n - L + 1 comes after all others. Otherwise predict.py writes this row twice, the second
time from a window with one frame. With an InpaintNet it renumbers the rows: then the last row, or one row too many,
repeats an earlier one.
"""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import Aspect, AspectFinding, Certainty, Decisions, VideoFacts, choices_of
from rallytrace.storage.labels.coordinates import Positions
from rallytrace.storage.labels.report import numbers_in_words
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.spans import spans_of_flags


class DuplicateRows(WordedEnum):
    """How to treat different rows of the same frame."""

    FIRST = "first", tr_lazy("video", "Use the first")
    LAST = "last", tr_lazy("video", "Use the last")
    NO_ROW = "neither", tr_lazy("video", "Use neither")


_CYCLE_FRAMES = 16
"""Length of InpaintNet's window. InpaintNet returns the same positions for every window without a ball."""
_MIN_CYCLES = 3
_SAME_PX = 0.5
_MIN_CYCLE_SPREAD_PX = 2.0
"""Minimum standard deviation of the positions that repeat. Those of a resting ball repeat too, but hardly differ."""
_DUPLICATE_WINDOW_FRAMES = 8
"""Length of TrackNetV3's window. With --large_video the second row of a frame comes one window after the first."""


def repeated_rows(frames: Floats, kept: Flags) -> list[list[int]]:
    """Return the groups of kept rows that have the same frame number, each in the order of the file."""
    rows = np.flatnonzero(kept)
    order = rows[np.argsort(frames[rows], kind="stable")]
    equal = np.flatnonzero(frames[order][1:] == frames[order][:-1])
    groups: dict[float, list[int]] = {}
    for index in equal.tolist():
        groups.setdefault(float(frames[order[index]]), [int(order[index])]).append(int(order[index + 1]))
    return list(groups.values())


def repeated_cycles(labels: Positions) -> list[range]:
    """Return the ranges of frames in which the positions of one InpaintNet window repeat three times or more.

    InpaintNet writes such a track where a whole match has no ball.

    Args:
        labels: rows by ascending frame. Only windows without gaps count.
    """
    x, y = (np.where(labels.seen, values, np.nan) for values in (labels.x, labels.y))
    if len(x) < _MIN_CYCLES * _CYCLE_FRAMES:
        return []
    with np.errstate(invalid="ignore"):
        near = np.hypot(x[_CYCLE_FRAMES:] - x[:-_CYCLE_FRAMES], y[_CYCLE_FRAMES:] - y[:-_CYCLE_FRAMES]) <= _SAME_PX
    same = near & (labels.frames[_CYCLE_FRAMES:] - labels.frames[:-_CYCLE_FRAMES] == _CYCLE_FRAMES)
    found = []
    for rows in spans_of_flags(same):
        cycle = slice(rows.start, rows.start + _CYCLE_FRAMES)
        if (
            len(rows) >= (_MIN_CYCLES - 1) * _CYCLE_FRAMES
            and max(x[cycle].std(), y[cycle].std()) > _MIN_CYCLE_SPREAD_PX
        ):
            found.append(range(int(labels.frames[rows.start]), int(labels.frames[rows.stop + _CYCLE_FRAMES - 1]) + 1))
    return found


def choose_duplicate(contrary: list[list[int]], frames: Floats, decisions: Decisions) -> DuplicateRows:
    """Decide which row of a frame counts; without contradictions nothing is concluded.

    Args:
        contrary: groups of different rows of the same frame.
        frames: frame number of each row.
    """
    if not contrary:
        return DuplicateRows.FIRST
    rows = contrary[0]
    numbers = [int(frames[group[0]]) for group in contrary]
    evidence = tr_lazy(
        "video",
        "Different values for frames {frames}.",
        singular="Different values for frame {frames}.",
        n=len(numbers),
        frames=numbers_in_words(numbers),
    )
    verdict = AspectFinding(DuplicateRows.NO_ROW, evidence, Certainty.UNSURE)
    if len(contrary) == 1 and rows[-1] == len(frames) - 1 and frames[-2] - frames[-1] == _DUPLICATE_WINDOW_FRAMES - 2:
        reason = tr_lazy("video", "predict.py --large_video writes such a row, or it is an added correction.")
        evidence = join_texts((evidence, reason), " ")
        verdict = AspectFinding(DuplicateRows.FIRST, evidence, Certainty.UNSURE)
    return decisions.choose(Aspect.TWICE, choices_of(DuplicateRows), verdict)


_MAX_WINDOW_FRAMES = 32
_PUBLISHED_WINDOW_FRAMES = 8
_TOLERANCE_SHARE = 0.004
"""Largest distance between two positions of the same frame, as a share of the picture's width."""
_MIN_STEP_RATIO = 3
"""Two positions belong to the same frame if the ball moves at least this many times their distance per frame."""


class Tail(WordedEnum):
    AS_WRITTEN = "as-written", tr_lazy("video", "Unchanged")
    LATE = "late", tr_lazy("video", "One frame late: correct")
    REPEATED = "repeated", tr_lazy("video", "Remove the repeated last row")


@dataclass(frozen=True, slots=True)
class TailRows:
    """The suspicious rows, by index in the file."""

    late: range
    last: int


def choose_tail(labels: Positions, facts: VideoFacts, decisions: Decisions) -> tuple[Tail, TailRows]:
    """Decide whether the last rows are wrong; if they look right nothing is concluded.

    Args:
        labels: rows with positions in pixels of the video.
    """
    found = _moved(labels, facts) or _repeated(labels, facts)
    if found is None:
        return Tail.AS_WRITTEN, TailRows(range(0), -1)
    offered, verdict, rows = found
    return decisions.choose(Aspect.TAIL, choices_of((offered, Tail.AS_WRITTEN)), verdict), rows


_Found: TypeAlias = tuple[Tail, AspectFinding[Tail], TailRows]
"""The suspected fault, the verdict on it, and the rows affected."""


def _moved(labels: Positions, facts: VideoFacts) -> _Found | None:
    """Return the fault if the last row should come several rows earlier, else None."""
    late = _late_rows(labels.frames)
    if late is None:
        return None
    frames, seen, count = labels.frames, labels.seen, len(labels.frames)
    rows = TailRows(late, count - 1)
    words = tr_lazy(
        "video", "Frame {frame} is after all others, as predict.py --large_video writes it", frame=int(frames[-1])
    )
    twin = late.start
    published = len(late) == _PUBLISHED_WINDOW_FRAMES - 2
    distance = float(np.hypot(labels.x[twin] - labels.x[-1], labels.y[twin] - labels.y[-1]))
    if seen[twin] and seen[-1] and distance <= _TOLERANCE_SHARE * facts.size.width:
        evidence = tr_lazy(
            "video", "{words}. The row of frame {frame} has the same position.", words=words, frame=int(frames[twin])
        )
        certain = (
            published
            and frames[-2] + 1 == facts.n_frames
            and _MIN_STEP_RATIO * max(distance, 0.5) <= _step(labels, late)
        )
        return Tail.LATE, AspectFinding(Tail.LATE, evidence, Certainty.CERTAIN if certain else Certainty.UNSURE), rows
    if not published:
        return None
    if not seen[twin] and not seen[-1]:
        return (
            Tail.LATE,
            AspectFinding(
                Tail.LATE, tr_lazy("video", "{words}, or it was added by hand.", words=words), Certainty.UNSURE
            ),
            rows,
        )
    evidence = tr_lazy(
        "video", "{words}. But the row of frame {frame} has another position.", words=words, frame=int(frames[twin])
    )
    return Tail.LATE, AspectFinding(Tail.AS_WRITTEN, evidence, Certainty.UNSURE), rows


def _step(labels: Positions, rows: range) -> float:
    """Return the ball's mean movement from row to row in video pixels; 0 if unknown."""
    block = slice(rows.start, rows.stop)
    seen = labels.seen[block]
    steps = np.hypot(np.diff(labels.x[block]), np.diff(labels.y[block]))[seen[1:] & seen[:-1]]
    return float(np.mean(steps)) if len(steps) else 0.0


def _late_rows(frames: Floats) -> range | None:
    """Return the rows before the last one that should come after it, because their frames are later; else None."""
    count = len(frames)
    if count < 4 or np.isnan(frames[-_MAX_WINDOW_FRAMES:]).any():
        return None
    late = int(frames[-2] - frames[-1])
    if not 1 <= late <= min(_MAX_WINDOW_FRAMES, count) - 2:
        return None
    first = count - 1 - late
    ascending = np.array_equal(frames[first:-1], frames[-1] + np.arange(1, late + 1))
    joined = first == 0 or frames[first - 1] == frames[-1] - 1
    return range(first, count - 1) if ascending and joined else None


def _repeated(labels: Positions, facts: VideoFacts) -> _Found | None:
    """Return the fault if the last row repeats the position of one window earlier, far from the row before it."""
    period = _PUBLISHED_WINDOW_FRAMES - 2
    if len(labels.frames) < 3 * period or not labels.seen[[-1, -2, -1 - period]].all():
        return None
    if not np.array_equal(np.diff(labels.frames[-1 - period :]), np.ones(period)):
        return None
    x, y, seen = labels.x[-2 * period :], labels.y[-2 * period :], labels.seen[-2 * period :]
    steps = np.hypot(np.diff(x), np.diff(y))[seen[1:] & seen[:-1]]
    usual = float(np.median(steps[:-1])) if len(steps) > period else np.inf
    returns = np.hypot(x[-1] - x[-1 - period], y[-1] - y[-1 - period]) <= _TOLERANCE_SHARE * facts.size.width / 2
    if not returns or steps[-1] < 4 * max(usual, 1.0):
        return None
    words = tr_lazy(
        "video",
        "Frame {frame} jumps back to the position {period} frames before, as "
        "predict.py --large_video writes it with InpaintNet.",
        frame=int(labels.frames[-1]),
        period=period,
    )
    rows = TailRows(range(0), len(labels.frames) - 1)
    at_end = facts.n_frames is not None and int(labels.frames[-1]) in (facts.n_frames - 1, facts.n_frames)
    return Tail.REPEATED, AspectFinding(Tail.REPEATED, words, Certainty.LIKELY if at_end else Certainty.UNSURE), rows
