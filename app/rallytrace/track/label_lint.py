"""Find suspicious labels from the labels alone, without a model or an image."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.texts import TextEnum, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.track import Rows, State

_MIN_STILL_FRAMES: Final = 6
"""A ball that stays at one position, to a hundredth of a pixel, for this many frames is reported, because in play it
moves.
"""
_SAME_POSITION_PX: Final = 0.01
_MIN_JUMP_DIAGONALS: Final = 0.05
"""Smallest length of a jump, as a share of the picture's diagonal."""
_MIN_JUMP_STEPS: Final = 3.0
"""Smallest length of a jump, as a multiple of the longest step near it. A smash is fast for more than one frame."""
_MAX_RETURN_SHARE: Final = 0.5
"""Largest distance between the positions before and after a jump, as a share of the shorter of the two steps."""
_MAX_AWAY_FRAMES: Final = 4
"""Largest number of frames for which a misplaced ball is away. A ball that is away longer is assumed to be there."""


class LintKind(TextEnum):
    """The kind of a finding. The value is its description for the user."""

    AT_ORIGIN = tr_lazy("match", "visible at (0, 0)")
    NO_POSITION = tr_lazy("match", "no position")
    OUTSIDE = tr_lazy("match", "outside the picture")
    POSITION_OF_NONE = tr_lazy("match", "position without a ball")
    RESTING = tr_lazy("match", "does not move")
    JUMP = tr_lazy("match", "jumps away and back")
    GAP = tr_lazy("match", "frames left out")


@dataclass(frozen=True, slots=True)
class Finding:
    """Frames to check.

    Attributes:
        words: description of the finding; a whole sentence in the result of `lint`.
    """

    frames: range
    kind: LintKind
    words: str


def lint(rows: Rows, size: Size, *, first: int = 0, begins_scene: Flags | None = None) -> list[Finding]:
    """Check labels, and return findings in the order of the frames.

    Args:
        rows: (n,) rows of any layer, one per frame.
        first: frame number of the first row.
        begins_scene: (n,) whether a scene begins at a frame. After a cut, the ball may be anywhere.
    """
    state, x, y = rows["state"], rows["x"], rows["y"]
    cuts = np.zeros(len(rows), np.bool_) if begins_scene is None else begins_scene
    placed = np.isin(state, (State.VISIBLE, State.OCCLUDED)) & np.isfinite(x) & np.isfinite(y)
    seen = (state == State.VISIBLE) & placed
    origin = seen & (x == 0) & (y == 0)
    known = placed & ((x != 0) | (y != 0))
    is_outside = (x < -0.5) | (y < -0.5) | (x >= size.width - 0.5) | (y >= size.height - 0.5)
    found = [
        *_all(origin, LintKind.AT_ORIGIN, tr_lazy("match", "visible at (0, 0), which means 'no ball'")),
        *_all((state == State.VISIBLE) & ~placed, LintKind.NO_POSITION, tr_lazy("match", "visible without a position")),
        *_all(known & is_outside, LintKind.OUTSIDE, tr_lazy("match", "outside the picture, {size}", size=str(size))),
        *_all(
            (state == State.NO_BALL) & ((x != 0) | (y != 0)),
            LintKind.POSITION_OF_NONE,
            tr_lazy("match", "no ball, but with a position"),
        ),
        *_still(seen & ~origin, x, y, cuts),
        *_jumps(
            known, x * size.pixel_aspect, y, cuts, _MIN_JUMP_DIAGONALS * float(np.hypot(size.square_width, size.height))
        ),
        *_gaps(state != State.UNSET),
    ]
    found.sort(key=lambda finding: (finding.frames.start, finding.frames.stop))
    return [_number_frames(finding, first) for finding in found]


def _number_frames(finding: Finding, first: int) -> Finding:
    """Return the finding with frame numbers of the video, and with a sentence that names them."""
    frames = range(finding.frames.start + first, finding.frames.stop + first)
    if len(frames) == 1:
        words = tr_lazy("match", "Frame {frame}: {problem}.", frame=str(frames.start), problem=finding.words)
    else:
        words = tr_lazy(
            "match",
            "Frames {first} to {last}: {problem}.",
            first=str(frames.start),
            last=str(frames[-1]),
            problem=finding.words,
        )
    return Finding(frames, finding.kind, words)


def _all(mask: Flags, kind: LintKind, words: str) -> Iterable[Finding]:
    return [Finding(run, kind, words) for run in spans_of_flags(mask)]


def _still(seen: Flags, x: Floats, y: Floats, cuts: Flags) -> Iterable[Finding]:
    is_same = np.zeros(len(seen), np.bool_)
    is_close = (np.abs(np.diff(x)) < _SAME_POSITION_PX) & (np.abs(np.diff(y)) < _SAME_POSITION_PX)
    is_same[1:] = seen[1:] & seen[:-1] & ~cuts[1:] & is_close
    for run in spans_of_flags(is_same):
        frames = range(run.start - 1, run.stop)
        if len(frames) >= _MIN_STILL_FRAMES:
            position = f"({x[run.start]:.6g}, {y[run.start]:.6g})"
            yield Finding(
                frames,
                LintKind.RESTING,
                tr_lazy("match", "visible at {position} in all {count}", position=position, count=len(frames)),
            )


def _jumps(known: Flags, x: Floats, y: Floats, cuts: Flags, least: float) -> Iterable[Finding]:
    """Yield jumps of up to a few frames after which the ball is about where it was before.

    Args:
        known: (n,) whether each frame has a position.
        x: (n,) columns in square pixels.
        y: (n,) rows in pixels.
        cuts: (n,) whether a scene begins at a frame.
        least: smallest length of a jump in pixels.
    """
    placed = np.flatnonzero(known)
    if len(placed) < 3:
        return
    step = np.hypot(np.diff(x[placed]), np.diff(y[placed]))
    frames = np.diff(placed)
    leaps = np.flatnonzero((step > least) & (frames <= _MAX_AWAY_FRAMES) & (step / frames > least / 2))
    usual_step = np.where(frames <= _MAX_AWAY_FRAMES, step, 0.0)  # during a gap, a ball moves far without being fast
    taken = -1
    for start, end in zip(leaps[:-1].tolist(), leaps[1:].tolist(), strict=True):
        if start <= taken or end - start > _MAX_AWAY_FRAMES or cuts[placed[start] + 1 : placed[end + 1] + 1].any():
            continue
        leap = min(step[start], step[end])
        offset = float(np.hypot(x[placed[end + 1]] - x[placed[start]], y[placed[end + 1]] - y[placed[start]]))
        neighbours = [usual_step[max(start - 2, 0) : start], usual_step[start + 1 : end], usual_step[end + 1 : end + 3]]
        usual = float(np.concatenate(neighbours).max(initial=0.0))
        if offset < _MAX_RETURN_SHARE * leap and leap > _MIN_JUMP_STEPS * usual:
            taken = end
            gone = range(int(placed[start + 1]), int(placed[end]) + 1)
            yield Finding(
                gone,
                LintKind.JUMP,
                tr_lazy("match", "{distance:.0f} px from the positions before and after", distance=float(leap)),
            )


def _gaps(labelled: Flags) -> Iterable[Finding]:
    for run in spans_of_flags(~labelled):
        if run.start > 0 and run.stop < len(labelled):
            yield Finding(run, LintKind.GAP, tr_lazy("match", "no label, between labelled frames"))
