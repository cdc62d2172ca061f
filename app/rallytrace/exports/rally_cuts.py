"""Select the rallies of a dataset, and give them names that are safe in paths."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.errors import AppError
from rallytrace.exports.labels import Selection, Tally, TrackSnapshot, select
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.detections import Source
from rallytrace.track.lists import Event, Rally
from rallytrace.track.spans import n_frames_in, spans_of_flags, spans_of_frames
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import SOURCES, State
from rallytrace.track.wording import count_noun, spans_in_words

_DEFAULT_NAME: Final = "rally"
"""The name of a rally whose name would be empty."""
_DEVICE_NAME: Final = re.compile(r"(con|prn|aux|nul|(com|lpt)\d)", re.IGNORECASE)
"""Names that Windows reserves for devices, even if a suffix follows."""


@dataclass(frozen=True, slots=True, eq=False)
class RallyCut:
    """A rally of a dataset, or a part of one between unclear frames.

    Attributes:
        name: The name for paths.
        frames: The frames of the part.
        selection: The labels of these frames.
        events: The events set by hand in these frames, in order.
    """

    name: str
    rally: Rally
    frames: range
    selection: Selection
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class CutList:
    """The rallies of a match, and one sentence for each rally that is left out."""

    cuts: tuple[RallyCut, ...]
    left_out: tuple[str, ...]

    @property
    def n_frames(self) -> int:
        return sum(len(cut.frames) for cut in self.cuts)

    @property
    def tally(self) -> Tally:
        return _add_tallies([cut.selection.tally() for cut in self.cuts])


def select_rallies(labels: TrackSnapshot, frames: range | None, *, only_reviewed: bool) -> CutList:
    """Select the rallies of a video. Without rallies, the range or the whole video counts as one rally.

    Rallies with non-play frames are left out, because other cameras have other backgrounds.

    Args:
        frames: Select only rallies inside this range.
        only_reviewed: True to select only rallies without unreviewed frames.

    Raises:
        AppError: A rally has unset frames, or no rally is left.
    """
    limits = frames or range(labels.n_frames)
    rallies = labels.rallies or (Rally(_DEFAULT_NAME, limits),)
    chosen, left_out = [], []
    for rally in rallies:
        selection, name = select(labels, rally.frames), rally_words(rally.name)
        if rally.frames.start < limits.start or rally.frames.stop > limits.stop:
            left_out.append(tr_lazy("exports", "{rally} is not inside the range.", rally=name))
        elif resting := n_frames_in(labels.non_play, rally.frames):
            resting_frames = count_noun(resting, "frame")
            left_out.append(
                tr_lazy(
                    "exports",
                    "{rally} has {frames} marked as not in play.",
                    rally=name,
                    frames=resting_frames,
                )
            )
        elif only_reviewed and not selection.reviewed.all():
            missing = count_noun(int((~selection.reviewed).sum()), "frame")
            left_out.append(tr_lazy("exports", "{rally} has {frames} not reviewed.", rally=name, frames=missing))
        else:
            chosen += [(rally, part) for part in _clear_parts(labels, rally.frames)]
            if selection.unclear:
                unclear = count_noun(selection.unclear, "unclear frame")
                left_out.append(tr_lazy("exports", "{rally} is interrupted by {frames}.", rally=name, frames=unclear))
    cuts = []
    for (rally, part), name in zip(chosen, safe_names([rally.name for rally, _ in chosen]), strict=True):
        events = tuple(event for event in labels.events if event.frame in part)
        cuts.append(RallyCut(name, rally, part, select(labels, part), events))
    if not cuts:
        raise AppError(
            tr_lazy("errors", "No rally can be exported. {reasons}", reasons=join_texts(left_out, " ")),
            tr_lazy("errors", "Choose another range, or review a rally."),
        )
    _refuse_unset(cuts)
    return CutList(tuple(cuts), tuple(left_out))


def _clear_parts(labels: TrackSnapshot, frames: range) -> list[range]:
    """Split a rally at unclear frames: loaders take successive rows of a file for consecutive frames."""
    is_clear = np.ones(len(frames), np.bool_)
    unclear = labels.unclear[frames.start : frames.stop]
    is_clear[: len(unclear)] = ~unclear
    return [frames[part.start : part.stop] for part in spans_of_flags(is_clear)]


def _refuse_unset(cuts: Sequence[RallyCut]) -> None:
    """Raise AppError for unset frames, because a network would learn them as frames without a ball."""
    parts = []
    for cut in cuts:
        unset = cut.selection.first + np.flatnonzero(cut.selection.rows["state"] == State.UNSET)
        missing = range(cut.selection.first + len(cut.selection.rows), cut.frames.stop)
        spans = spans_of_frames([*unset.tolist(), *missing])
        if spans:
            rally, frames = rally_words(cut.rally.name), spans_in_words(spans)
            parts.append(
                tr_lazy("errors", "frame {frame} of {rally}", frame=frames, rally=rally)
                if len(spans) == 1 and len(spans[0]) == 1
                else tr_lazy("errors", "frames {frames} of {rally}", frames=frames, rally=rally)
            )
    if parts:
        raise AppError(
            tr_lazy("errors", "A dataset cannot contain unlabelled frames: {places}.", places=join_texts(parts, "; ")),
            tr_lazy("errors", "Track these frames, or export without them: create rallies or choose a range."),
        )


def safe_names(wanted: Sequence[str]) -> list[str]:
    """Return names that are safe in paths and in TrackNetV3's patterns, and unique even if case is ignored."""
    names: list[str] = []
    for text in wanted:
        plain = re.sub(r"[^A-Za-z0-9_-]+", "_", text).strip("_") or _DEFAULT_NAME
        plain = f"{plain}_" if _DEVICE_NAME.fullmatch(plain) else plain
        name, number = plain, 1
        while name.lower() in {taken.lower() for taken in names}:
            number += 1
            name = f"{plain}_{number}"
        names.append(name)
    return names


def _add_tallies(tallies: Sequence[Tally]) -> Tally:

    def merge(counts: Iterable[Mapping[Source, int]]) -> dict[Source, int]:
        counter: Counter[Source] = Counter()
        for count in counts:
            counter.update(count)
        return {source: counter[source] for source in SOURCES if counter[source]}

    return Tally(
        sum(tally.frames for tally in tallies),
        merge(tally.by_source for tally in tallies),
        merge(tally.unreviewed for tally in tallies),
        sum(tally.visible for tally in tallies),
        sum(tally.occluded for tally in tallies),
        sum(tally.left_out for tally in tallies),
        sum(tally.unset for tally in tallies),
        sum(tally.unclear for tally in tallies),
    )
