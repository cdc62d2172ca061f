"""Fill a gap along the shots in 3D: with a known court, physics bridges gaps that contain hits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.facts.scenes import Scenes
from rallytrace.analysis.fills.fill import Fill, Method, fill_of, refuse_fill
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.analysis.shots.shot_metrics import ObservedPath, RallyShots, measure_rally, split_rallies
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.court_views import CourtViews
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event

_MAX_END_DISTANCE_WIDTHS: Final = 6 / 512
"""Largest distance of the shots from the known points beside the range, as a share of the picture's width."""
_NO_RALLY: Final = tr_lazy("match", "Shots in 3D need an event before and after the range.")
_UNSURE: Final = tr_lazy("match", "The shots in 3D do not fit the points around the range.")


@dataclass(frozen=True, slots=True, eq=False)
class Shots3dContext:
    """The data, besides a `FillContext`, that a fill along shots in 3D needs.

    Attributes:
        courts: courts of the video, ascending.
        seconds: (n,) time of each frame of the context.
        repeats: (n,) whether a frame repeats the previous image.
        by_hand: events that the user set anywhere in the video.
    """

    courts: tuple[CourtCalibration, ...]
    seconds: Floats
    repeats: Flags
    by_hand: tuple[Event, ...] = ()


def fill_along_shots(context: FillContext, known: Shots3dContext, size: Size) -> Fill:
    """Fill a range along the shots in 3D of its rally, corrected to pass through the known points.

    Args:
        context: range and the known points around it.
        known: courts, times and events.
        size: size of the video.

    Returns:
        The fill. If no court is known, or the shots do not match the known points, it has no frames and states the
        reason.
    """
    views = CourtViews(known.courts, size).within(context.span)
    view, frames = context.frames.start, np.arange(context.first, context.first + len(known.seconds))
    court = views.at(view)
    if court is None:
        return refuse_fill(Method.SPACE, [tr_lazy("match", "Shots in 3D need a court. Set it first.")])
    path = views.show_in(view, frames, np.where(known.repeats, np.nan, context.path).T).T
    times = distinct_times(known.seconds, known.repeats)
    measured = _measure_rally_around(context, court, ObservedPath(path, times, size.width), size, known.by_hand)
    if measured is None:
        return refuse_fill(Method.SPACE, [_NO_RALLY])
    seen = np.flatnonzero(np.isfinite(path[0]))
    open_frames = np.flatnonzero(~context.known & ~context.closed & ~context.unclear)
    span = range(context.frames.start - context.first, context.frames.stop - context.first)
    wanted = open_frames[(open_frames >= span.start) & (open_frames < span.stop)]
    if not len(wanted):
        return refuse_fill(Method.SPACE, context.refusals())
    before, after = seen[seen < wanted[0]], seen[seen > wanted[-1]]
    if not len(before) or not len(after) or not _are_determined(measured, range(int(before[-1]), int(after[0]))):
        return refuse_fill(Method.SPACE, [_UNSURE])
    seen = seen[(seen >= before[-1]) & (seen <= after[0])]
    places = measured.fit.camera.project(measured.fit.position_at(times)).T
    off = path[:, seen] - places[:, seen]
    is_near = np.hypot(off[0] * size.pixel_aspect, off[1]).max() <= _MAX_END_DISTANCE_WIDTHS * size.square_width
    corrected = places[:, wanted] + np.stack([np.interp(wanted, seen, axis) for axis in off])
    for k, frame in enumerate((wanted + context.first).tolist()):
        corrected[:, k : k + 1] = views.show_in(frame, [view], corrected[:, k : k + 1].T).T
    if not (is_near and np.isfinite(corrected).all()):
        return refuse_fill(Method.SPACE, [_UNSURE])
    return fill_of(Method.SPACE, wanted + context.first, corrected, size)


def _measure_rally_around(
    context: FillContext, court: CourtCalibration, path: ObservedPath, size: Size, by_hand: Sequence[Event]
) -> RallyShots | None:
    """Return the shots of the rally around the range, with frames counted from the context's first; None if unknown."""
    starts = np.union1d(context.first, np.flatnonzero(context.begins) + context.first)
    scene = Scenes(starts, context.span.stop).around(context.frames.start)
    events, fixed = (
        [Event(event.frame - context.first, event.kind) for event in some if event.frame in scene]
        for some in (context.events, by_hand)
    )
    inside = range(context.frames.start - context.first, context.frames.stop - context.first)
    rallies = split_rallies(events, path.seconds)
    rally = next((rally for rally in rallies if rally[0].frame < inside.start and rally[-1].frame >= inside.stop), None)
    camera = court.camera(size)
    return None if rally is None or camera is None else measure_rally(rally, path, camera, court.sport, fixed)


def _are_determined(measured: RallyShots, frames: range) -> bool:
    """Return True if all shots that overlap these frames could be determined from the picture."""
    touching = [shot for shot in measured.shots if shot.frame < frames.stop and shot.end_frame > frames.start]
    return bool(touching) and all(shot.start is not None for shot in touching)
