"""Labels to export: a snapshot of a track, a selection of its frames, and sentences that describe it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.detections import Point, Source
from rallytrace.track.lists import Event, EventTags, PlacedHitter, PlacedStroke, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.track import (
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
    unedited,
    without_unclear,
)
from rallytrace.track.wording import SOURCE_WORDS, count_noun, join_names

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
    """A copy of a track, unaffected by later edits.

    Attributes:
        layers: The rows of each layer, (n,) of `ROW`.
        reviewed: (n,), True if the user has checked the frame.
        cuts: (n,), True if a scene starts at the frame.
        repeats: (n,), True if the frame repeats the image of the previous one.
        rallies: The rallies, in order.
        events: The events set by hand, in order, including those of kind NO_EVENT.
        non_play: The non-play ranges, in order.
        poses: The poses of the players.
        courts: The courts, ordered by the first frame of each.
        matches: The match setups, ordered by the first frame of each.
        strokes: The strokes named by hand, in order.
        player_names: The player names set by hand, in order.
        event_tags: The tags of events, in order.
        hitters: The players who hit, set by hand, in order.
        recording: How the video was recorded.
        boards: What the scoreboard shows, in order.
    """

    layers: Mapping[Layer, Rows]
    reviewed: NDArray[np.bool_]
    cuts: NDArray[np.bool_]
    repeats: NDArray[np.bool_]
    rallies: tuple[Rally, ...] = ()
    events: tuple[Event, ...] = ()
    non_play: tuple[range, ...] = ()
    poses: Poses = NO_POSES
    courts: tuple[CourtCalibration, ...] = ()
    matches: tuple[MatchSetup, ...] = ()
    strokes: tuple[PlacedStroke, ...] = ()
    player_names: tuple[PlayerName, ...] = ()
    event_tags: tuple[EventTags, ...] = ()
    hitters: tuple[PlacedHitter, ...] = ()
    recording: Recording = AS_FILE
    boards: tuple[BoardReading, ...] = ()

    @property
    def n_frames(self) -> int:
        return len(self.reviewed)

    @property
    def unclear(self) -> NDArray[np.bool_]:
        """Return which frames the user marked as unclear, (n,)."""
        return np.asarray(self.layers[Layer.HUMAN]["state"] == State.UNCLEAR, np.bool_)

    def shown_rows(self, layers: frozenset[Layer] = ALL_LAYERS) -> Rows:
        """Return the displayed rows, (n,) of `ROW`: the topmost set layer of each frame; unclear frames are unset."""
        rows = np.zeros(self.n_frames, ROW)
        for layer in sorted(layers):
            is_set = self.layers[layer]["state"] != State.UNSET
            rows[is_set] = self.layers[layer][is_set]
        return without_unclear(rows)

    def unedited_rows(self) -> Rows:
        """Return the rows without edits by hand, (n,) of `ROW`. A frame without another row keeps the displayed one."""
        return unedited(self.shown_rows(ALL_LAYERS - {Layer.HUMAN}), self.shown_rows())


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
        track.matches,
        track.strokes,
        track.player_names,
        track.event_tags,
        track.hitters,
        track.recording,
        track.boards,
    )


def labels_from(points: Sequence[Point], n_frames: int, name: str) -> TrackSnapshot:
    """Return the labels of a file. Only points of the source 'human' count as reviewed.

    Raises:
        AppError: A point lies after the video's last frame.
    """
    if points and points[-1].frame >= n_frames:
        raise AppError(
            tr_lazy(
                "errors",
                "{name} has a row for frame {frame}, but the video's last frame is {last}.",
                name=name,
                frame=points[-1].frame,
                last=n_frames - 1,
            ),
            tr_lazy("errors", "Check that the labels belong to this video."),
        )
    layers = {layer: np.zeros(n_frames, ROW) for layer in Layer}
    for point, row in zip(points, rows_of_points(points), strict=True):
        layers[_LAYER_OF[point.source]][point.frame] = row
    no_cuts = np.zeros(n_frames, np.bool_)
    return TrackSnapshot(layers, layers[Layer.HUMAN]["state"] != State.UNSET, no_cuts, no_cuts)


@dataclass(frozen=True, slots=True)
class Tally:
    """The numbers of exported frames.

    Attributes:
        frames: The number of exported frames.
        by_source: The number of frames of each source, without zeros.
        unreviewed: The number of unreviewed frames of each source, without zeros.
        visible: The number of frames with a visible ball.
        occluded: The number of frames with a position of an occluded ball.
        left_out: The number of frames in the range that are not exported.
        unset: How many of those are unset.
        unclear: How many of those are unclear.
    """

    frames: int
    by_source: Mapping[Source, int]
    unreviewed: Mapping[Source, int]
    visible: int
    occluded: int
    left_out: int
    unset: int
    unclear: int

    @property
    def n_unreviewed(self) -> int:
        return sum(self.unreviewed.values())

    @property
    def without_position(self) -> int:
        """Return the number of frames without a position: no ball, or a ball occluded at an unknown place."""
        return self.frames - self.visible - self.occluded


@dataclass(frozen=True, slots=True, eq=False)
class Selection:
    """The frames of an export.

    Attributes:
        first: The first frame of the range.
        rows: (n,) of `ROW`, one row per frame of the range; unset for frames that are left out.
        reviewed: (n,), True if the user has checked the frame.
        unset: The number of unset frames in the range.
        unclear: The number of unclear frames in the range.
    """

    first: int
    rows: Rows
    reviewed: NDArray[np.bool_]
    unset: int
    unclear: int

    @property
    def frames(self) -> Frames:
        """Return the exported frames, in order."""
        return self.first + np.flatnonzero(self.rows["state"] != State.UNSET)

    @property
    def span(self) -> range:
        """Return all frames of the range."""
        return range(self.first, self.first + len(self.rows))

    def points(self) -> Iterator[Point]:
        """Yield the exported points, in order."""
        return points_of(self.rows, self.first)

    def tally(self) -> Tally:
        exported = self.rows["state"] != State.UNSET
        visible = self.rows["state"] == State.VISIBLE
        occluded = is_placed(self.rows) & ~visible
        frames = int(exported.sum())
        return Tally(
            frames,
            _count_sources(self.rows[exported]),
            _count_sources(self.rows[exported & ~self.reviewed]),
            int(visible.sum()),
            int(occluded.sum()),
            len(self.rows) - frames,
            self.unset,
            self.unclear,
        )


def select(
    labels: TrackSnapshot,
    frames: range | None = None,
    *,
    only_reviewed: bool = False,
    layers: frozenset[Layer] = ALL_LAYERS,
) -> Selection:
    """Select the frames of a range to export.

    Args:
        frames: The range, None for the whole video; frames after the end of the video are ignored.
        only_reviewed: True to leave out unreviewed frames.
    """
    span = slice(0, labels.n_frames) if frames is None else slice(frames.start, frames.stop)
    rows = labels.shown_rows(layers)[span]
    reviewed = labels.reviewed[span]
    unset = rows["state"] == State.UNSET
    unclear = unset & labels.unclear[span]
    if only_reviewed:
        rows[~reviewed] = np.zeros(1, ROW)
    n_unclear = int(unclear.sum())
    return Selection(span.start, rows, reviewed, int(unset.sum()) - n_unclear, n_unclear)


def _count_sources(rows: Rows) -> dict[Source, int]:
    counts = np.bincount(rows["source"], minlength=len(SOURCES)).tolist()
    return {source: count for source, count in zip(SOURCES, counts, strict=True) if count}


def format_sources(counts: Mapping[Source, int]) -> str:
    """Return the sources as text, for example: 900 predicted, 120 inpainted."""
    return join_texts(
        tr_lazy("exports", "{count:,} {source}", count=number, source=SOURCE_WORDS[source].manner)
        for source, number in counts.items()
    )


def describe_contents(tally: Tally) -> str:
    return tr_lazy(
        "exports",
        "{frames}: {visible:,} visible, {hidden:,} hidden, {without:,} no ball. Sources: {sources}.",
        frames=count_noun(tally.frames, "frame"),
        visible=tally.visible,
        hidden=tally.occluded,
        without=tally.without_position,
        sources=format_sources(tally.by_source),
    )


def describe_unreviewed(tally: Tally, *, none_flagged: bool = False) -> str:
    """Return a sentence on how many frames nobody has checked, and on their sources; '' if there are none.

    Args:
        tally: The numbers of exported frames.
        none_flagged: True if none of these frames is in the review queue.
    """
    number = tally.n_unreviewed
    if not number:
        return ""
    sources = format_sources(tally.unreviewed)
    found = [source for source, count in tally.unreviewed.items() if count]
    if len(found) == 1 < number:
        sources = tr_lazy("exports", "all {source}", source=SOURCE_WORDS[found[0]].manner)
    if none_flagged:
        sources = tr_lazy("exports", "{sources}, none flagged", sources=sources)
    if number < tally.frames:
        return tr_lazy(
            "exports",
            "{unchecked:,} of {frames} not checked by hand ({sources}).",
            unchecked=number,
            frames=count_noun(tally.frames, "frame"),
            sources=sources,
        )
    return tr_lazy(
        "exports",
        "None of the %n frames was checked by hand ({sources}).",
        singular="The only frame was not checked by hand ({sources}).",
        n=number,
        sources=sources,
    )


def describe_left_out(tally: Tally) -> str:
    """Return a sentence on which frames are left out and why; '' if there are none."""
    unreviewed = tally.left_out - tally.unset - tally.unclear
    parts = []
    if tally.unset:
        parts.append(count_noun(tally.unset, "unlabelled frame"))
    if tally.unclear:
        parts.append(count_noun(tally.unclear, "unclear frame"))
    if unreviewed:
        parts.append(count_noun(unreviewed, "unreviewed frame"))
    return tr_lazy("exports", "Left out: {frames}.", frames=join_names(parts)) if parts else ""
