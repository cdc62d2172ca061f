"""Find events, players, strokes and shots in 3D from labels and their video, with the same results as the window."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Final

import numpy as np

from rallytrace.analysis.events.found_events import drop_denied_events, find_events
from rallytrace.analysis.players.hits import HitBy, find_hitters
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities, identify_players_steps
from rallytrace.analysis.rally_finding import find_play_along
from rallytrace.analysis.shots.shot_metrics import RallyInSpace, SeenPath, fly_rallies
from rallytrace.analysis.strokes.naming import RallyToName, name_strokes, rallies_to_name
from rallytrace.analysis.strokes.record import Stroke, with_placed
from rallytrace.analysis.strokes.speeds import drop_false_speeds
from rallytrace.analysis.track_slice import TrackSlice
from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material, read_index, with_video_facts
from rallytrace.files import paths
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.track.arrays import Floats
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, Rally, events_shown, near_frames, sport_in_use
from rallytrace.track.player_label import RacketHand
from rallytrace.track.sports import Sport
from rallytrace.track.steps import run_steps
from rallytrace.track.track import Layer, positions

STROKE_COLUMNS: Final = ("Stroke", "Stroke type", "Stroke probability", "Stroke hand", "Stroke source")
"""The columns of a stroke in tables. The source of a name is `human` or `found`."""


def stroke_cells(stroke: Stroke | None) -> tuple[str, ...]:
    """Return the cells of a stroke for `STROKE_COLUMNS`; empty cells for None."""
    if stroke is None:
        return ("",) * len(STROKE_COLUMNS)
    finer = "" if stroke.type is None else stroke.type.value
    hand = "" if stroke.hand is None else stroke.hand.value
    source = "human" if stroke.by_hand else "found"
    return stroke.name.value, finer, f"{stroke.probability:.3f}", hand, source


def require_court_and_poses(labels: TrackSnapshot) -> None:
    """Raise AppError if the court or the poses, from which strokes are found, are missing."""
    if not (labels.courts and labels.poses):
        raise AppError(
            "Strokes need the court and the players' poses.",
            "Set the court with Match > Set the court, and find the players with Match > Find the players' poses.",
        )


class Findings:
    """The events, players and strokes of a video, each computed when first used.

    Args:
        material: The labels and the video.
        sport: The sport chosen by the user.
        check: Called often; raises an error to stop.

    Attributes:
        index: The index of all labelled frames.
        seconds: The time of each frame of the video.
    """

    def __init__(self, material: Material, sport: Sport, check: Check) -> None:
        self.material = material = with_video_facts(material, check)
        self.labels = material.labels
        self.index = read_index(material, check)
        self.seconds = self.index.seconds
        self._sport = sport
        self._check = check

    @cached_property
    def path(self) -> Floats:
        """Return the positions of the ball in video pixels, (2, n); NaN where there is none."""
        return positions(self.labels.shown_rows())

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """Return the displayed events of the whole video: those found on the path and those set by hand."""
        found = find_label_events(self.labels, self.seconds, self.material.size, self._sport)
        return tuple(events_shown(found, self.labels.events, near_frames(self.index.rate)))

    @cached_property
    def players(self) -> PlayerIdentities:
        """Return who plays in each rally."""
        return run_steps(identify_players_steps(self.labels, self.labels.poses, self.material.size), self._check)

    @cached_property
    def hitters(self) -> Mapping[int, HitBy]:
        """Return who hits, by the frame of the hit."""
        return find_hitters(self.players, self.labels.poses, self.events, self.path, self.material.size.pixel_aspect)

    @property
    def has_strokes(self) -> bool:
        """Return True if strokes can be found, or some were named by hand."""
        return bool(self.labels.strokes or (self.labels.courts and self.labels.poses))

    @cached_property
    def strokes(self) -> Mapping[int, Stroke]:
        """Return the strokes by the frame of the hit, in order: those found and those named by hand."""
        found: list[Stroke] = []
        if self.labels.courts and self.labels.poses:
            with StrokeNetwork(paths.shipped_model("strokes")) as network:
                for rally in self.watch_rallies():
                    self._check()
                    found += name_strokes(rally, network)
        hits = [event.frame for event in self.events if event.is_hit]
        strokes = with_placed(found, self.labels.strokes, hits, near_frames(self.index.rate))
        return {stroke.frame: stroke for stroke in strokes}

    def watch_rallies(self) -> Iterator[RallyToName]:
        """Yield the rallies between displayed events that have a court and poses."""
        labels = self.labels
        left_handed = any(named.hand is RacketHand.LEFT for named in labels.player_names)
        return rallies_to_name(
            self.events,
            lambda first, stop: (self.path[:, first:stop], labels.repeats[first:stop]),
            self.distinct_times,
            poses=labels.poses,
            courts=labels.courts,
            size=self.material.size,
            known=self.players if left_handed else UNKNOWN_PLAYERS,
        )

    def fly_rallies(self) -> Iterator[RallyInSpace]:
        """Yield the shots in 3D of each rally with a court. Speeds that its strokes cannot have are removed."""
        labels, size = self.labels, self.material.size
        pixels = np.where(labels.repeats, np.nan, self.path)
        path = SeenPath(pixels, self.distinct_times, size.width)
        for rally in fly_rallies(self.events, path, labels.courts, size, self._check, by_hand=labels.events):
            yield drop_false_speeds(rally, self.strokes)

    @property
    def distinct_times(self) -> Floats:
        """Return the time at which the image in each labelled frame was taken, (n,) in seconds."""
        return distinct_times(self.seconds[: self.labels.n_frames], self.labels.repeats)


def find_label_events(
    labels: TrackSnapshot, seconds: Floats, size: Size, sport: Sport = Sport.AUTO
) -> tuple[Event, ...]:
    """Find the events on the path, except where the user denied them or play rests.

    Args:
        labels: The labels.
        seconds: The time of each frame, at least (labels.n_frames,).
        size: The size of the video.
        sport: The sport chosen by the user.
    """
    seconds = seconds[: labels.n_frames]
    rows = TrackSlice(
        labels.shown_rows(),
        labels.unedited_rows(),
        labels.cuts,
        labels.non_play,
        labels.repeats,
        seconds,
        frozenset(event.frame for event in labels.events if event.kind is not EventKind.NO_EVENT),
    )
    found, unedited = run_steps(rows.flights(size))
    events = find_events(found, size, sport_in_use(sport, labels.courts), unedited=unedited, poses=labels.poses)
    return drop_denied_events(events, labels.layers[Layer.HUMAN], labels.repeats)


def with_rallies(material: Material, check: Check) -> Material:
    """Return the material with rallies: those of the labels, or those found on the path, as in the window."""
    labels = material.labels
    if labels.rallies:
        return material
    index = read_index(material, check)
    path, seconds = positions(labels.shown_rows()), index.seconds[: labels.n_frames]
    found = find_play_along(path, labels.cuts, labels.non_play, seconds, size=material.size)
    rallies = tuple(Rally(f"Rally {number}", frames) for number, frames in enumerate(found, 1))
    return replace(material, labels=replace(labels, rallies=rallies), index=index)
