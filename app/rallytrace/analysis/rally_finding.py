"""Find rallies by the ball in play.

A ball in play moves across the picture. Within a rally it sometimes flies out over the top edge. Between rallies it
lies, is held or is hidden, for longer than that. A cut ends a rally. The limits were measured in 31 labelled broadcast
rallies of five matches (30 frames per second, one clip per rally), both on labels and on predictions by networks
trained without the match. No clip shows the time between two rallies, so a ball that is thrown back was not measured.
"""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.edits import NUMBERED_RALLY, Edit, numbered_name, sort_rallies
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, RalliesChange, Rally
from rallytrace.track.spans import overlap, spans_of_flags, subtract_spans
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import Layer, Track, positions
from rallytrace.track.wording import count_noun

AROUND_SECONDS: Final = 1 / 6
"""Time before and after a frame over which the ball's movement is measured."""
_MIN_POSITIONS: Final = 3
"""Smallest number of positions within that time; with fewer, the movement is unknown."""
MIN_PATH_HEIGHTS: Final = 0.04
"""Smallest extent of the path of a ball in play within that time, in any direction, as a share of the picture's height.
With limits up to 0.06, play is found in every clip; with 0.12, one clip shows none.
"""
MAX_PAUSE_SECONDS: Final = 2.5
"""Longest time without a moving ball within a rally. The longest time measured, with the ball high above the picture,
was 1.6 s in the labels and 1.0 s in the predictions.
"""
MAX_RALLY_SECONDS: Final = 60.0
"""A longer rally is reported as odd."""
_MAX_NAMED: Final = 3
"""Largest number of odd rallies that are listed by name."""
_MAX_SKIPPED_FRAMES: Final = 8
"""A run over every n-th frame leaves fewer consecutive frames unknown than this."""
MIN_MOVING_SECONDS: Final = 0.6
"""Shortest total time in which the ball moves in a rally. The shortest measured was 1.3 s in the labels and 1.2 s in
the predictions.
"""


def find_rallies(
    track: Track,
    seconds: Floats,
    *,
    size: Size,
    events: Sequence[Event],
    growing: bool = False,
    passed_over: Sequence[range] = (),
) -> Edit | None:
    """Return an edit that adds a rally for every span with a ball in play; None if the rallies do not change.

    Spans that overlap a kept rally are left out. Rallies that were found earlier and that the user has not edited are
    found again. New rallies, and rallies with a numbered name, are numbered in order of time; other names are kept.

    Args:
        track: the track; no rally crosses its non-play ranges.
        seconds: (track.n_frames,) time of each frame, ascending.
        events: events of the track; a landing followed by a serve ends a rally.
        growing: True while a run is in progress. Rallies that may continue in untracked frames are then left for later.
        passed_over: spans to leave out; no rally that overlaps one is added.
    """
    unknown = _unknown(track) if growing else np.zeros(track.n_frames, np.bool_)
    kept = [
        rally
        for rally in track.rallies
        if not _is_replaceable(rally, track) or _may_continue(rally.frames, unknown, seconds)
    ]
    taken = (*(rally.frames for rally in kept), *passed_over)
    found = [
        frames
        for frames in find_play(track, seconds, size=size, events=events)
        if not (any(overlap(frames, span) for span in taken) or _may_continue(frames, unknown, seconds))
    ]
    rallies = sort_rallies((*kept, *(Rally("", frames, is_found=True) for frames in found)))
    if [rally.frames for rally in rallies] == [rally.frames for rally in track.rallies]:
        return None
    numbered = tuple(
        replace(rally, name=numbered_name(number)) if _is_numbered(rally) else rally
        for number, rally in enumerate(rallies, start=1)
    )
    return Edit(f"Find {count_noun(len(found), 'rally', 'rallies')}", (RalliesChange(track.rallies, numbered),))


def _is_replaceable(rally: Rally, track: Track) -> bool:
    """Return True if the rally was found automatically and the user has not set a score at its start."""
    has_score = any(match.frame in rally.frames for match in track.matches if match.frame)
    return rally.is_found and not has_score


def _is_numbered(rally: Rally) -> bool:
    return not rally.name or NUMBERED_RALLY.fullmatch(rally.name) is not None


def find_play(track: Track, seconds: Floats, *, size: Size, events: Sequence[Event] = ()) -> list[range]:
    """Return the frame ranges of a track with a ball in play, ascending. The arguments are those of `find_rallies`."""
    begins = np.asarray(track.layer(Layer.PREDICTED)["begins_scene"], np.bool_)
    return find_play_along(positions(track.shown_rows()), begins, track.non_play, seconds, size=size, events=events)


def find_play_along(
    path: Floats,
    cuts: Flags,
    non_play: Iterable[range],
    seconds: Floats,
    *,
    size: Size,
    events: Sequence[Event] = (),
) -> list[range]:
    """Return the frame ranges of a path with a ball in play, ascending.

    Args:
        path: (2, n) px, NaN where no ball was found.
        cuts: (n,) whether a scene begins at a frame.
        non_play: spans that are not play.
        seconds: (n,) time of each frame.
        size: size of the video.
        events: events of the path; the frames between a landing and the serve after it are not play.
    """
    path, begins, non_play = size.to_square(path).copy(), cuts.copy(), tuple(non_play)
    for span in non_play:
        path[:, span.start : span.stop] = np.nan
        begins[[frame for frame in (span.start, span.stop) if frame < len(begins)]] = True
    frame_seconds = _frame_seconds(seconds)
    moving = np.flatnonzero(
        _moves(path, begins, max(1, round(AROUND_SECONDS / frame_seconds)), MIN_PATH_HEIGHTS * size.height)
    )
    if not len(moving):
        return []
    ends = np.diff(seconds[moving]) > MAX_PAUSE_SECONDS
    ends |= np.diff(np.cumsum(begins)[moving]) > 0
    play = [
        range(int(moments[0]), int(moments[-1]) + 1)
        for moments in np.split(moving, np.flatnonzero(ends) + 1)
        if len(moments) * frame_seconds >= MIN_MOVING_SECONDS
    ]
    breaks = [
        range(landing.frame + 1, serve.frame)
        for landing, serve in itertools.pairwise(sorted(events, key=lambda event: event.frame))
        if landing.kind is EventKind.LANDING and serve.kind is EventKind.SERVE
    ]
    return [part for span in play for part in subtract_spans(span, [one for one in breaks if overlap(one, span)])]


def describe_odd_rallies(rallies: Sequence[Rally], events: Sequence[Event], seconds: Floats) -> str:
    """Return a sentence about rallies that are probably not single rallies; "" if there are none."""
    landings = [event.frame for event in events if event.kind is EventKind.LANDING]
    with_landings = [rally.name for rally in rallies if sum(frame in rally.frames for frame in landings) > 1]
    long = [
        rally.name
        for rally in rallies
        if rally.name not in with_landings
        and seconds[rally.frames[-1]] - seconds[rally.frames.start] > MAX_RALLY_SECONDS
    ]
    parts = []
    if with_landings:
        parts.append(tr_lazy("match", "{rallies}: the ball lands more than once", rallies=_name_some(with_landings)))
    if long:
        named = _name_some(long)
        parts.append(
            tr_lazy("match", "{rallies}: longer than {seconds:.0f} s", rallies=named, seconds=MAX_RALLY_SECONDS)
        )
    if len(parts) == 2:
        return tr_lazy("match", "To check: {first}; {second}.", first=parts[0], second=parts[1])
    return tr_lazy("match", "To check: {rallies}.", rallies=parts[0]) if parts else ""


def _name_some(names: Sequence[str]) -> str:
    rest = len(names) - _MAX_NAMED
    named = join_texts([rally_words(name) for name in names[:_MAX_NAMED]])
    return tr_lazy("match", "{rallies} and {count} more", rallies=named, count=rest) if rest > 0 else named


def _unknown(track: Track) -> Flags:
    """Return whether neither a run nor the user has seen each frame, (n,).

    A few such frames between known ones count as known.
    """
    unknown = track.unseen()
    for span in track.non_play:
        unknown[span.start : span.stop] = False
    for span in spans_of_flags(unknown):
        if len(span) < _MAX_SKIPPED_FRAMES:
            unknown[span.start : span.stop] = False
    return unknown


def _may_continue(frames: range, unknown: Flags, seconds: Floats) -> bool:
    """Return True if the rally may continue in unknown frames nearby."""
    reach = MAX_PAUSE_SECONDS
    first = int(np.searchsorted(seconds, seconds[frames.start] - reach))
    stop = int(np.searchsorted(seconds, seconds[frames[-1]] + reach, "right"))
    return bool(unknown[first:stop].any())


def are_numbered(rallies: Iterable[Rally]) -> bool:
    """Return True if all rallies are unnamed or have names like those given by `find_rallies`."""
    return all(map(_is_numbered, rallies))


def _frame_seconds(seconds: Floats) -> float:
    """Return the median duration of a frame in seconds."""
    durations = np.diff(seconds)
    durations = durations[durations > 0]
    return float(np.median(durations)) if len(durations) else 1.0


def _moves(path: Floats, begins: Flags, reach: int, distance: float) -> Flags:
    """Return whether the ball is moving in each frame, (n,), judged by the frames around it.

    Args:
        path: (2, n) positions in pixels, NaN where there is none.
        begins: (n,) whether a scene begins at a frame; positions in another scene do not count.
        reach: number of frames before and after a frame to examine.
        distance: smallest diagonal of the box around a moving ball's positions, in pixels.
    """
    count_, scene = path.shape[1], np.cumsum(begins)
    low, high, seen = np.full((2, count_), np.inf), np.full((2, count_), -np.inf), np.zeros(count_, np.int64)
    for offset in range(-min(reach, count_ - 1), min(reach, count_ - 1) + 1):
        target, source = (
            slice(max(0, -offset), count_ - max(0, offset)),
            slice(max(0, offset), count_ - max(0, -offset)),
        )
        shifted = np.where(scene[target] == scene[source], path[:, source], np.nan)
        np.fmin(low[:, target], shifted, out=low[:, target])
        np.fmax(high[:, target], shifted, out=high[:, target])
        seen[target] += np.isfinite(shifted[0])
    enough = np.isfinite(path[0]) & (seen >= _MIN_POSITIONS)
    moves = np.zeros(count_, np.bool_)
    moves[enough] = np.hypot(*(high - low)[:, enough]) > distance
    return moves
