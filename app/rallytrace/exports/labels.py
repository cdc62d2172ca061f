"""What there is to export: a snapshot of a track, a selection of its frames, and both in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.court.placed import PlacedCourt
from rallytrace.domain.detections import Point, Source
from rallytrace.domain.lists import Event, Rally
from rallytrace.domain.poses import NO_POSES, Poses
from rallytrace.domain.track import (
    ROW,
    SOURCES,
    Frames,
    Layer,
    Rows,
    State,
    Track,
    is_placed,
    plain_rows,
    points_of,
    rows_of_points,
)
from rallytrace.domain.wording import count_noun, join_names
from rallytrace.errors import AppError

ALL_LAYERS: Final = frozenset(Layer)
_LAYER_OF: Final = {
    Source.PREDICTED: Layer.PREDICTED,
    Source.INPAINTED: Layer.INPAINTED,
    Source.INTERPOLATED: Layer.INPAINTED,
    Source.IMPORTED: Layer.IMPORTED,
    Source.HUMAN: Layer.HUMAN,
}


@dataclass(frozen=True, slots=True, eq=False)
class TrackSnapshot:
    """A track as it is at one moment; no later edit changes it.

    Attributes:
        layers: the rows of each layer, (n,) of `ROW`.
        reviewed: bool (n,), whether somebody has looked at the frame.
        cuts: bool (n,), whether a scene begins at the frame.
        repeats: bool (n,), whether the frame shows the picture of the one before.
        rallies: ascending.
        events: those set by hand, ascending, also of kind NONE.
        non_play: spans that are not play, ascending.
        poses: the players'.
        courts: ascending by their first frame.
    """

    layers: Mapping[Layer, Rows]
    reviewed: NDArray[np.bool_]
    cuts: NDArray[np.bool_]
    repeats: NDArray[np.bool_]
    rallies: tuple[Rally, ...] = ()
    events: tuple[Event, ...] = ()
    non_play: tuple[range, ...] = ()
    poses: Poses = NO_POSES
    courts: tuple[PlacedCourt, ...] = ()

    @property
    def n_frames(self) -> int:
        return len(self.reviewed)

    def shown(self, layers: frozenset[Layer] = ALL_LAYERS) -> Rows:
        """The rows that are shown, (n,) of `ROW`: of each frame the topmost of these layers that is set."""
        rows = np.zeros(self.n_frames, ROW)
        for layer in sorted(layers):
            is_set = self.layers[layer]["state"] != State.UNSET
            rows[is_set] = self.layers[layer][is_set]
        return rows


def labels_of(track: Track, poses: Poses = NO_POSES) -> TrackSnapshot:
    return TrackSnapshot(
        {layer: plain_rows(track.layer(layer)) for layer in Layer},
        track.reviewed(),
        track.layer(Layer.PREDICTED)["begins_scene"].copy(),
        track.repeats(),
        track.rallies,
        track.events,
        track.non_play,
        poses,
        track.courts,
    )


def labels_from(points: Sequence[Point], n_frames: int, name: str) -> TrackSnapshot:
    """The labels of a file; points that a person placed count as reviewed, all others as not.

    Raises:
        AppError: a point is of a frame after the video's last one.
    """
    if points and points[-1].frame >= n_frames:
        raise AppError(
            f"{name} has a row for frame {points[-1].frame}, but the video's last frame is {n_frames - 1}.",
            "Check that the labels belong to this video.",
        )
    layers = {layer: np.zeros(n_frames, ROW) for layer in Layer}
    for point, row in zip(points, rows_of_points(points), strict=True):
        layers[_LAYER_OF[point.source]][point.frame] = row
    no_cuts = np.zeros(n_frames, np.bool_)
    return TrackSnapshot(layers, layers[Layer.HUMAN]["state"] != State.UNSET, no_cuts, no_cuts)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many frames are exported, by source.

    Attributes:
        by_source: how many of each source; none that is 0.
        unreviewed: the same, of those that nobody has reviewed.
        visible: with a ball that is seen.
        occluded: with a position, but not seen.
        left_out: frames of the range that do not go out.
        unset: those of them that neither a run nor a person has seen.
    """

    frames: int
    by_source: Mapping[Source, int]
    unreviewed: Mapping[Source, int]
    visible: int
    occluded: int
    left_out: int
    unset: int

    @property
    def n_unreviewed(self) -> int:
        return sum(self.unreviewed.values())

    @property
    def without_position(self) -> int:
        """The number of frames without a position: no ball, or occluded at an unknown place."""
        return self.frames - self.visible - self.occluded


@dataclass(frozen=True, slots=True, eq=False)
class Selection:
    """The frames that are exported.

    Attributes:
        first: the number of the range's first frame.
        rows: of `ROW`, one for each frame of the range; unset where the frame does not go out.
        reviewed: bool, for each frame of the range.
        unset: how many frames of the range neither a run nor a person has seen.
    """

    first: int
    rows: Rows
    reviewed: NDArray[np.bool_]
    unset: int

    @property
    def frames(self) -> Frames:
        """The exported frames, ascending."""
        return self.first + np.flatnonzero(self.rows["state"] != State.UNSET)

    def points(self) -> Iterator[Point]:
        """The exported points, ascending."""
        return points_of(self.rows, self.first)

    def tally(self) -> Tally:
        out = self.rows["state"] != State.UNSET
        seen = self.rows["state"] == State.VISIBLE
        occluded = is_placed(self.rows) & ~seen
        frames = int(out.sum())
        return Tally(
            frames,
            _by_source(self.rows[out]),
            _by_source(self.rows[out & ~self.reviewed]),
            int(seen.sum()),
            int(occluded.sum()),
            len(self.rows) - frames,
            self.unset,
        )


def select(
    labels: TrackSnapshot,
    frames: range | None = None,
    *,
    only_reviewed: bool = False,
    layers: frozenset[Layer] = ALL_LAYERS,
) -> Selection:
    """The frames of a range (None: of the whole video) that a run or a person has seen.

    Args:
        frames: the range; what lies beyond the video's end is passed over.
        only_reviewed: leave out what nobody has reviewed.
    """
    within = slice(0, labels.n_frames) if frames is None else slice(frames.start, frames.stop)
    rows = labels.shown(layers)[within]
    reviewed = labels.reviewed[within]
    unset = int((rows["state"] == State.UNSET).sum())
    if only_reviewed:
        rows[~reviewed] = np.zeros(1, ROW)
    return Selection(within.start, rows, reviewed, unset)


def _by_source(rows: Rows) -> dict[Source, int]:
    counts = np.bincount(rows["source"], minlength=len(SOURCES)).tolist()
    return {source: count for source, count in zip(SOURCES, counts, strict=True) if count}


def by_source(counts: Mapping[Source, int]) -> str:
    """For instance: 900 predicted, 120 inpainted."""
    return ", ".join(f"{number:,} {source.value}" for source, number in counts.items())


def contents(tally: Tally) -> str:
    parts = [f"{tally.visible:,} visible", f"{tally.occluded:,} occluded", f"{tally.without_position:,} no ball"]
    return f"{count_noun(tally.frames, 'frame')}: {', '.join(parts)}. Sources: {by_source(tally.by_source)}."


def caution(tally: Tally) -> str:
    """How many frames nobody has reviewed and their sources; '' where there is none."""
    number = tally.n_unreviewed
    if not number:
        return ""
    if number == tally.frames:
        text = "The only frame is not" if number == 1 else f"None of the {number:,} frames is"
    else:
        text = f"{number:,} of {count_noun(tally.frames, 'frame')} {'is' if number == 1 else 'are'} not"
    return f"{text} reviewed: {by_source(tally.unreviewed)}."


def left_out(tally: Tally) -> str:
    """How many frames of the range stay out and why; '' where there is none."""
    unreviewed = tally.left_out - tally.unset
    parts = []
    if tally.unset:
        parts.append(f"{count_noun(tally.unset, 'unlabelled frame')}")
    if unreviewed:
        parts.append(f"{count_noun(unreviewed, 'unreviewed frame')}")
    return f"Left out: {join_names(parts)}." if parts else ""
