"""Find events, players, strokes and shots in 3D from labels and their video, with the same results as the window."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import ComputedFacts
from rallytrace.analysis.rally_finding import find_play_along
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material, read_index, with_video_facts
from rallytrace.files import paths
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally, near_frames
from rallytrace.track.poses import Poses
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, Rows, positions

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
            tr_lazy("errors", "Strokes need the court and the players' poses."),
            tr_lazy(
                "errors",
                "Set the court with Match > Set the court, and find the players with Match > Find the players' poses.",
            ),
        )


@dataclass
class LabelsSource:
    """Labels as the source of facts.

    Attributes:
        seconds: The time of each frame in seconds of real play, (labels.n_frames,) or longer.
        size: The size of the video.
        sport: The sport chosen by the user.
        near: The number of frames around a manual event in which a found event counts as the same.
        time_scale: The seconds of real play shown in one second of the file; below 1 for slow motion.
    """

    record: TrackSnapshot
    seconds: Floats
    size: Size
    sport: Sport = Sport.AUTO
    near: int = near_frames(0.0)
    time_scale: float = 1.0

    @property
    def poses(self) -> Poses:
        return self.record.poses

    @cached_property
    def path(self) -> Floats:
        """Return the positions of the ball in video pixels, (2, n); NaN where there is none."""
        return positions(self.record.shown_rows())

    @cached_property
    def _unedited_path(self) -> Floats:
        return positions(self.record.unedited_rows())

    @property
    def known_seconds(self) -> Floats:
        return self.seconds

    def positions(self, first: int, stop: int) -> Floats:
        return self.path[:, first:stop]

    def repeats(self, first: int, stop: int) -> Flags:
        return self.record.repeats[first:stop]

    def unedited_positions(self, first: int, stop: int) -> Floats:
        return self._unedited_path[:, first:stop]

    def cuts(self, first: int, stop: int) -> Flags:
        return self.record.cuts[first:stop]

    def revision(self, _first: int, _stop: int) -> int:
        return 1

    def human_rows(self) -> Rows:
        return self.record.layers[Layer.HUMAN]

    @cached_property
    def _network(self) -> StrokeNetwork:
        return StrokeNetwork(paths.shipped_model("strokes"))

    def stroke_network(self) -> StrokeNetwork:
        return self._network


class Findings(ComputedFacts):
    """The facts of a video, each computed when first used.

    Args:
        material: The labels and the video.
        sport: The sport chosen by the user.
        check: Called often; raises an error to stop.
        finds_rallies: Whether to find rallies along the path, as in the window, if the labels have none.

    Attributes:
        index: The index of all labelled frames.
        seconds: The time of each frame in the file.
        path: The positions of the ball in video pixels, (2, n); NaN where there is none.
    """

    def __init__(self, material: Material, sport: Sport, check: Check, *, finds_rallies: bool = False) -> None:
        self.material = material = with_video_facts(material, check)
        self.labels = material.labels
        self.index = read_index(material, check)
        self.seconds = self.index.seconds
        recording = self.labels.recording
        self.time_scale = recording.time_scale(self.index.rate)
        near = near_frames(recording.rate(self.index.rate))
        source = LabelsSource(self.labels, self.seconds * self.time_scale, material.size, sport, near, self.time_scale)
        super().__init__(source, check)
        self.path = source.path
        if finds_rallies and not self.labels.rallies:
            # What has been computed for this, the events, does not depend on rallies.
            source.record = self.labels = replace(self.labels, rallies=self._find_rallies())
            self.material = replace(material, labels=self.labels)

    @property
    def has_strokes(self) -> bool:
        """Return True if strokes can be found, or some were named by hand."""
        return bool(self.labels.strokes or (self.labels.courts and self.labels.poses))

    def _find_rallies(self) -> tuple[Rally, ...]:
        labels, seconds = self.labels, self.source.seconds[: self.labels.n_frames]
        size, events = self.material.size, self[EVENTS]
        found = find_play_along(self.path, labels.cuts, labels.non_play, seconds, size=size, events=events)
        return tuple(Rally(f"Rally {number}", frames) for number, frames in enumerate(found, 1))
