"""Rallies found by where the ball is in play.

A ball is in play while it moves across the picture. Within a rally it now and then flies out over the top edge; between
rallies it lies, is held or is not seen, for longer. The figures are from 31 labelled broadcast rallies of five matches
(30 frames a second, one clip a rally), by their labels and by what networks said that had never seen the match. No clip
shows what happens between two rallies, so how a ball that is thrown back looks has not been measured.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.edits import Edit, sort_rallies
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import RalliesChange, Rally
from rallytrace.domain.spans import overlap, spans_of_flags
from rallytrace.domain.track import Layer, State, Track, positions
from rallytrace.domain.wording import counted

AROUND_SECONDS: Final = 1 / 6
"""Seconds before and after a frame in which its movement is looked at."""
_LEAST_SEEN: Final = 3
"""Frames of that time in which the ball must be seen; with fewer nothing is known about its movement."""
MOVES: Final = 0.04
"""The share of the picture's height that a ball in play covers in that time, in any direction. Up to 0.06 every clip
still shows play, at 0.12 one does not any more."""
LONGEST_PAUSE_SECONDS: Final = 2.5
"""The longest time without a moving ball within a rally. The longest one there was, high above the picture, took 1.6 s
by the labels and 1.0 s by the networks."""
LONG_SECONDS: Final = 120.0
"""In a video that lasts as long, rallies are named while it is tracked."""
_NUMBERED: Final = re.compile(r"|Rally \d+", re.ASCII)
_SKIPPED: Final = 8
"""Fewer unknown frames lie between those that a run over every n-th frame has tracked."""
LEAST_SECONDS: Final = 0.6
"""The time for which a ball moves in the shortest rally. In the shortest there was it moved for 1.3 s by the labels and
for 1.2 s by the network."""


def find_rallies(
    track: Track, seconds: Floats, *, size: Size, growing: bool = False, passed_over: Sequence[range] = ()
) -> Edit | None:
    """Name every span with a ball in play in which there is no rally yet; None where there is none.

    New rallies, and those with such a name, are numbered in the order of time; names that a person has given stay.

    Args:
        track: with non-play ranges, across which no rally goes.
        seconds: when each frame is shown, (track.n_frames,), ascending.
        growing: whether a run goes on: a rally that may go on in frames that are not tracked yet is left for later.
        passed_over: spans that overlap with one of these are left out.
    """
    taken = (*(rally.frames for rally in track.rallies), *passed_over)
    found = [frames for frames in play(track, seconds, size=size) if not any(overlap(frames, one) for one in taken)]
    if growing:
        unknown = _unknown(track)
        found = [frames for frames in found if not _may_go_on(frames, unknown, seconds)]
    if not found:
        return None
    after = sort_rallies((*track.rallies, *(Rally("", frames) for frames in found)))
    numbered = tuple(
        replace(rally, name=f"Rally {number}") if _NUMBERED.fullmatch(rally.name) else rally
        for number, rally in enumerate(after, start=1)
    )
    return Edit(f"Find {counted(len(found), 'rally', 'rallies')}", (RalliesChange(track.rallies, numbered),))


def play(track: Track, seconds: Floats, *, size: Size) -> list[range]:
    """The ranges of a track with a ball in play, ascending; arguments as of `find_rallies`."""
    path = positions(track.shown())
    begins = np.asarray(track.layer(Layer.PREDICTED)["begins_scene"], np.bool_).copy()
    for span in track.non_play:
        path[:, span.start : span.stop] = np.nan
        begins[[frame for frame in (span.start, span.stop) if frame < track.n_frames]] = True
    frame_seconds = _frame_seconds(seconds)
    moving = np.flatnonzero(_moves(path, begins, max(1, round(AROUND_SECONDS / frame_seconds)), MOVES * size.height))
    if not len(moving):
        return []
    non_play_before = np.searchsorted([span.start for span in track.non_play], moving)
    ends = np.diff(seconds[moving]) > LONGEST_PAUSE_SECONDS
    ends |= np.diff(non_play_before) > 0
    parts = np.split(moving, np.flatnonzero(ends) + 1)
    return [range(int(part[0]), int(part[-1]) + 1) for part in parts if len(part) * frame_seconds >= LEAST_SECONDS]


def _unknown(track: Track) -> Flags:
    """Which frames neither a run nor a person has looked at, (n,); a few between known ones count as known."""
    unknown = track.shown()["state"] == State.UNSET
    for span in track.non_play:
        unknown[span.start : span.stop] = False
    for span in spans_of_flags(unknown):
        if len(span) < _SKIPPED:
            unknown[span.start : span.stop] = False
    return np.asarray(unknown, np.bool_)


def _may_go_on(frames: range, unknown: Flags, seconds: Floats) -> bool:
    """Whether unknown frames are so near to some that a rally could go on there."""
    reach = LONGEST_PAUSE_SECONDS
    first = int(np.searchsorted(seconds, seconds[frames.start] - reach))
    stop = int(np.searchsorted(seconds, seconds[frames[-1]] + reach, "right"))
    return bool(unknown[first:stop].any())


def are_numbered(rallies: Iterable[Rally]) -> bool:
    """Whether all have names as `find_rallies` gives them."""
    return all(_NUMBERED.fullmatch(rally.name) for rally in rallies)


def _frame_seconds(seconds: Floats) -> float:
    """The median duration of a frame in seconds."""
    durations = np.diff(seconds)
    durations = durations[durations > 0]
    return float(np.median(durations)) if len(durations) else 1.0


def _moves(path: Floats, begins: Flags, around: int, distance: float) -> Flags:
    """In which frames a ball is seen that moves.

    Args:
        path: positions, (2, n) in pixels, NaN where there is none.
        begins: whether a scene begins at a frame, (n,); what lies in another scene does not count.
        around: how many frames before and after a frame are looked at.
        distance: the diagonal of the box around these positions is longer, in pixels.

    Returns:
        (n,).
    """
    count_, scene = path.shape[1], np.cumsum(begins)
    low, high, seen = np.full((2, count_), np.inf), np.full((2, count_), -np.inf), np.zeros(count_, np.int64)
    for by in range(-min(around, count_ - 1), min(around, count_ - 1) + 1):
        here, there = slice(max(0, -by), count_ - max(0, by)), slice(max(0, by), count_ - max(0, -by))
        near = np.where(scene[here] == scene[there], path[:, there], np.nan)
        np.fmin(low[:, here], near, out=low[:, here])
        np.fmax(high[:, here], near, out=high[:, here])
        seen[here] += np.isfinite(near[0])
    enough = np.isfinite(path[0]) & (seen >= _LEAST_SEEN)
    moves = np.zeros(count_, np.bool_)
    moves[enough] = np.hypot(*(high - low)[:, enough]) > distance
    return moves
