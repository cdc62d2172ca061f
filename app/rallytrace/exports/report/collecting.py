"""Collect the facts of a match from the projects of its videos."""

import contextlib
from bisect import bisect_left
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise, zip_longest
from typing import Final

import numpy as np

from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.distances import DISTANCES
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.shots import FOUND_SHOTS, SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.match.rally_facts import RallyFacts, hit_frames, list_rally_facts
from rallytrace.analysis.players.running import Distance
from rallytrace.analysis.shots.shot_metrics import ShotMetrics
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.errors import AppError, Check
from rallytrace.exports.findings import Findings
from rallytrace.exports.labels import select
from rallytrace.exports.material import Material, open_source_video, with_video_facts
from rallytrace.exports.report.feet import FeetFinder, FloorFeet, players_a_side
from rallytrace.exports.report.records import (
    PageFacts,
    Place,
    PlayedRally,
    PlayedStroke,
    RallyPicture,
    ReportBasis,
    ReportVideo,
)
from rallytrace.exports.report.sides import ANY_OPPONENT, Names, SideReader, find_names
from rallytrace.exports.request import ExportProgress
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, Rally
from rallytrace.track.match_setup import FAR_END, end_at
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.track import end_times, positions
from rallytrace.track.wording import count_noun, join_names
from rallytrace.video.picture_files import encode_jpeg
from rallytrace.video.reader import VideoReader

_MAX_THUMBNAILS: Final = 10
_THUMBNAIL_WIDTH_PX: Final = 360
_PATH_SECONDS: Final = 1.2
"""Length of the path drawn in a thumbnail, from the last stroke on."""
END_NAMES: Final = (tr_lazy("page", "Near end"), tr_lazy("page", "Far end"))
"""Names of the sides if nobody knows who plays at which end; the players may have changed ends."""

FactSteps = Generator[ExportProgress, None, PageFacts]


def collect_facts(
    materials: Sequence[Material],
    sport: Sport,
    check: Check,
    frames: range | None = None,
    player: str | None = None,
) -> FactSteps:
    """Collect the facts of a match from one video, or from several in order.

    Rallies by other players than those found first are left out. So are videos without a score if others have one.

    Args:
        materials: The labels and videos, at least one.
        sport: The sport for finding events in projects that do not set one.
        check: Called often; raises an error to stop.
        frames: Include only rallies that start in this range.
        player: Include all rallies of this player, against any opponent, instead of those of one match.

    Raises:
        AppError: There are no rallies, or a video cannot be read.
    """
    names = next((names for material in materials if (names := find_names(material))), None)
    if player is not None:
        names = player, ANY_OPPONENT
    wanted = _Wanted(names, sport, frames, check, is_only=len(materials) == 1)
    rallies: list[PlayedRally] = []
    videos: list[ReportVideo] = []
    feet: list[tuple[int, Floats]] = []
    sports: list[Sport] = []
    shown_names = names or END_NAMES
    indexed: list[Material] = []
    for number, material in enumerate(materials):
        yield ExportProgress(tr_lazy("exports", "Finding events in {name}", name=material.video.name))
        indexed.append(with_video_facts(material, check))
        part = yield from _Collector(indexed[-1], number, wanted).collect()
        videos.append(part.video)
        rallies += part.rallies
        feet += part.feet
        shown_names = part.names or shown_names
        sports += [court.sport for court in material.labels.courts]
    if not rallies:
        if player is not None:
            raise AppError(
                tr_lazy("errors", "No rally is known to be played by {player}.", player=player),
                tr_lazy("errors", "Name the players, or set up the match."),
            )
        raise AppError(
            tr_lazy("errors", "There are no rallies for a match page."),
            tr_lazy("errors", "Track the video, or make a rally from a range."),
        )
    facts = PageFacts(
        shown_names,
        names is not None,
        tuple(videos),
        tuple(rallies),
        SPORTS[sports[0]] if sports else None,
        _join_feet(feet),
    )
    return replace(facts, thumbnails=(yield from _take_thumbnails(indexed, facts, check)))


def _join_feet(feet: Sequence[tuple[int, Floats]]) -> tuple[Floats, Floats] | None:
    """Join the floor positions of each player's feet from all rallies, (n, 2); None if there are none."""
    if not feet:
        return None
    first, second = (
        np.concatenate([np.zeros((0, 2)), *(places for player, places in feet if player == k)]) for k in (0, 1)
    )
    return first, second


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """The facts of one video.

    Attributes:
        feet: (player number, floor positions) for each rally.
        names: The players of the page; None if they are unknown.
    """

    video: ReportVideo
    rallies: tuple[PlayedRally, ...] = ()
    feet: tuple[tuple[int, Floats], ...] = ()
    names: Names | None = None


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What a page should show.

    Attributes:
        names: Its players; None if unknown.
        frames: The frames in which rallies start; None for all.
        check: Raises an error to stop.
        is_only: True if the page has one video, so that numbered players are the same on the whole page.
    """

    names: Names | None
    sport: Sport
    frames: range | None
    check: Check
    is_only: bool


class _Collector:
    """Collects the facts of one video."""

    def __init__(self, material: Material, number: int, wanted: _Wanted) -> None:
        self._findings = Findings(material, material.sport or wanted.sport, wanted.check, finds_rallies=True)
        self._labels = self._findings.labels
        self._number = number
        self._wanted = wanted
        self._sides = SideReader(self._findings, wanted.names, may_number=wanted.is_only)
        self._feet = FeetFinder(self._labels.poses, self._labels.courts, self._findings.material.size)
        self._seen: list[tuple[int, FloorFeet]] = []

    def collect(self) -> Generator[ExportProgress, None, _Part]:
        labels, name = self._labels, self._findings.material.video.name
        if not labels.rallies:
            return _Part(ReportVideo(name, 0.0, remarks=(tr_lazy("page", "No rallies."),)))
        times, hits = end_times(self._findings.seconds), hit_frames(self._findings[EVENTS])
        ran = self._findings[DISTANCES]
        facts = list_rally_facts(
            labels.rallies,
            labels.matches,
            times.tolist().__getitem__,
            hits,
            self._sides.known,
            time_scale=self._findings.time_scale,
            distances=ran,
        )
        frames = self._wanted.frames or range(labels.n_frames)
        facts = tuple(rally for rally in facts if rally.rally.frames.start in frames)
        kept = [rally for rally in facts if self._sides.is_of_match(rally)]
        remarks = (*self._remark_on_clock(), *self._remark(len(facts) - len(kept)))
        shots = yield from self._find_shots()
        strokes: Mapping[int, Stroke] = {}
        if self._findings.has_strokes:
            yield ExportProgress(tr_lazy("exports", "Naming strokes"))
            strokes = self._findings[STROKES]
        rallies = tuple(self._collect_strokes(kept, shots, strokes))
        length = float(times[-1]) * self._findings.time_scale
        video = ReportVideo(name, length, self._count_sources([facts.rally for facts in kept]), remarks)
        return _Part(video, rallies, tuple(self._feet_by_player()), self._sides.names)

    def _remark_on_clock(self) -> tuple[str, ...]:
        rate = self._labels.recording.camera_rate
        if rate is None:
            return ()
        return (
            tr_lazy(
                "page", "Recorded at {rate:g} frames per second. Durations and speeds are those of play.", rate=rate
            ),
        )

    def _remark(self, n_left_out: int) -> tuple[str, ...]:
        if not n_left_out:
            return ()
        names = [name for name in self._wanted.names or () if name != ANY_OPPONENT]
        return (
            tr_lazy(
                "page",
                "{rallies} left out: not known to be played by {names}.",
                rallies=count_noun(n_left_out, "rally", "rallies"),
                names=join_names(names),
            ),
        )

    def _find_shots(self) -> Generator[ExportProgress, None, Mapping[int, ShotMetrics]]:
        for frame in self._findings.compute(FOUND_SHOTS):
            yield ExportProgress(tr_lazy("exports", "Computing trajectories"), frame, self._labels.n_frames)
        return {shot.frame: shot for rally in self._findings[SHOTS] for shot in rally.shots}

    def _collect_strokes(
        self,
        facts: Sequence[RallyFacts],
        shots: Mapping[int, ShotMetrics],
        named: Mapping[int, Stroke],
    ) -> Generator[PlayedRally, None, None]:
        """Yield the rallies with their strokes, and remember the feet in each."""
        ends = {frame: stroke.side == FAR_END for frame, stroke in named.items() if stroke.side}
        ends |= self._sides.find_ends()
        hitters = self._sides.find_hitters()
        events, conflicts = self._findings[EVENTS], self._findings[CONFLICTS]
        by_hand, frames = frozenset(event.frame for event in self._labels.events), [event.frame for event in events]
        for rally in facts:
            self._wanted.check()
            first, stop = (bisect_left(frames, frame) for frame in (rally.rally.frames.start, rally.rally.frames.stop))
            near_player, feet = self._sides.near_player(rally), self._feet.find(rally.rally.frames)
            self._seen.append((near_player, feet))
            played = events[first:stop]
            strokes = [
                _make_stroke(
                    event, shots.get(event.frame), feet, hitters.get(event.frame), is_far=ends.get(event.frame)
                )
                for event in played
                if event.is_hit
            ]
            landed = {event.frame for event, after in pairwise(played) if not after.is_hit}
            numbered = tuple(
                replace(
                    _with_name(stroke, named.get(stroke.frame)),
                    by_hand=stroke.frame in by_hand,
                    seconds=float(self._findings.seconds[stroke.frame]),
                    player=_player_of(stroke, near_player),
                    landing=None if stroke.frame in conflicts else stroke.landing,
                    lands=stroke.frame in landed,
                )
                for stroke in _with_targets(strokes)
            )
            winner, server = self._sides.winner_of(rally), self._sides.server_of(rally)
            near, far = (_distances_of(names, rally) for names in (rally.near, rally.far))
            ran = (far, near) if near_player else (near, far)
            played_by = self._sides.known.rally_at(rally.rally.frames.start)
            is_sure = played_by is not None and played_by.is_sure
            yield PlayedRally(self._number, rally, numbered, winner, server, ran, is_sure)

    def _feet_by_player(self) -> Generator[tuple[int, Floats], None, None]:
        """Yield (player, positions of the feet) for each rally, rotated to the near end."""
        n_beside = players_a_side([feet for _, feet in self._seen])
        for near_player, feet in self._seen:
            for is_far in (False, True):
                kept = feet.places[(feet.is_far == is_far) & (feet.ranks < n_beside)]
                yield (1 - near_player if is_far else near_player), (-kept if is_far else kept)

    def _count_sources(self, rallies: Sequence[Rally]) -> ReportBasis:
        labels = self._labels
        inside = np.zeros(labels.n_frames, np.bool_)
        for rally in rallies:
            inside[rally.frames.start : rally.frames.stop] = True
        searched = sum(labels.poses.covers(rally.frames) for rally in rallies)
        selection = select(labels)
        selection.rows[~inside] = np.zeros(1, selection.rows.dtype)
        return ReportBasis(
            int(inside.sum()),
            int(labels.reviewed[inside].sum()),
            selection.tally().by_source,
            any(court.marks for court in labels.courts) if labels.courts else None,
            searched,
            self._sides.n_sure,
            len(labels.player_names),
        )


def _make_stroke(
    hit: Event, shot: ShotMetrics | None, feet: FloorFeet, hitter: Place | None, *, is_far: bool | None
) -> PlayedStroke:
    """Return a stroke without target and player, with its position not yet rotated.

    Args:
        hitter: The middle of the hitter's box in video pixels; None if unknown.
        is_far: True if the far player's wrist is nearest to the ball; None to decide by the start of the shot.
    """
    start = None if shot is None or shot.start is None else shot.start[:2]
    if is_far is None and start is not None:
        is_far = end_at(start[1]) == FAR_END
    place = None if is_far is None else feet.place_at(hit.frame, is_far=is_far, hitter=hitter) or start
    return PlayedStroke(hit.frame, hit.kind, by_hand=False, is_far=is_far, place=place, shot=shot)


def _with_name(played: PlayedStroke, stroke: Stroke | None) -> PlayedStroke:
    return played if stroke is None else replace(played, name=stroke.name, probability=stroke.probability)


def _with_targets(strokes: Sequence[PlayedStroke]) -> Generator[PlayedStroke, None, None]:
    """Yield the strokes with their targets, rotated so that each player plays from the near end."""
    following = [stroke.place for stroke in strokes[1:]]
    for stroke, next_place in zip_longest(strokes, following):
        if stroke.is_far is None:
            yield stroke
            continue
        landing = None
        if stroke.shot is not None and stroke.shot.landing is not None:
            landing = stroke.shot.landing[0].value, stroke.shot.landing[1].value
        rotate = partial(_rotate, is_far=stroke.is_far)
        yield replace(stroke, place=rotate(stroke.place), target=rotate(landing or next_place), landing=rotate(landing))


def _distances_of(names: Sequence[str], facts: RallyFacts) -> Mapping[str, Distance]:
    """Return how far each player at an end ran, by name; {} unless that is known of all of them."""
    ran = {name: facts.distances[name] for name in names if name in facts.distances}
    return ran if len(ran) == len(names) else {}


def _player_of(stroke: PlayedStroke, near_player: int) -> int | None:
    if stroke.is_far is None:
        return None
    return 1 - near_player if stroke.is_far else near_player


def _rotate(place: Place | None, *, is_far: bool) -> Place | None:
    return (-place[0], -place[1]) if place is not None and is_far else place


def _take_thumbnails(
    materials: Sequence[Material], facts: PageFacts, check: Check
) -> Generator[ExportProgress, None, tuple[RallyPicture, ...]]:
    """Take a picture of each of the longest rallies at its last stroke. Skip videos that cannot be read."""
    longest = sorted(range(len(facts.rallies)), key=lambda k: _length_of(facts.rallies[k]), reverse=True)[
        :_MAX_THUMBNAILS
    ]
    taken: dict[int, RallyPicture] = {}
    for number, material in enumerate(materials):
        wanted = [k for k in longest if facts.rallies[k].video == number]
        if not wanted:
            continue
        path = positions(material.labels.shown_rows())
        with contextlib.suppress(AppError), open_source_video(material, check) as reader:
            rate = material.labels.recording.rate(reader.rate)
            for k in sorted(wanted, key=lambda k: facts.rallies[k].facts.rally.frames.start):
                yield ExportProgress(tr_lazy("exports", "Taking pictures of the longest rallies"))
                check()
                taken[k] = _take_thumbnail(k, facts.rallies[k], reader, path, rate)
    return tuple(taken[k] for k in longest if k in taken)


def _length_of(rally: PlayedRally) -> tuple[int, float]:
    return len(rally.strokes), rally.facts.seconds


def _take_thumbnail(number: int, rally: PlayedRally, reader: VideoReader, path: Floats, rate: float) -> RallyPicture:
    frames = rally.facts.rally.frames
    frame = rally.strokes[-1].frame if rally.strokes else frames[len(frames) // 2]
    bgr, size = reader.frame(frame).bgr(), reader.size
    after = path[:, frame : min(frame + round(_PATH_SECONDS * rate), frames.stop)]
    after = after[:, np.isfinite(after[0])] / np.array([[size.width], [size.height]])
    shares = tuple((float(x), float(y)) for x, y in after.T)
    width = min(_THUMBNAIL_WIDTH_PX, size.width)
    shown = Size(width, max(1, round(width * size.height / (size.width * reader.pixel_aspect))))
    return RallyPicture(number, encode_jpeg(bgr, shown), shown, shares, float(reader.index.seconds[frame]))
