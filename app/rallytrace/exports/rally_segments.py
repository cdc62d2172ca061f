"""Rallies as segments of the video: the part shared by formats for video editors and players."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from rallytrace.analysis.scoring.counting import RallyScore, count_rallies
from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import Selection, TrackSnapshot, select
from rallytrace.exports.material import Material, read_index
from rallytrace.exports.record import ExportFormat, ExportSteps, Preview, make_table_format, preview_table
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import find_kind
from rallytrace.storage.staging import write_text
from rallytrace.texts import shown, tr_lazy
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import names_winner, winner_words
from rallytrace.track.scoring import Side
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import end_times
from rallytrace.track.wording import count_noun


@dataclass(frozen=True, slots=True)
class Segment:
    """A rally with its times.

    Attributes:
        name: The name of the rally with score and winner, on one line.
        start: The start in seconds from the first frame.
        end: The end of the last frame in seconds.
        caption: The players and the score at the start, on one line; '' if the score is unknown.
    """

    name: str
    start: float
    end: float
    caption: str = ""


SegmentText: TypeAlias = Callable[[Path, Sequence[Segment], float], str]
"""Returns the text of the file for a video, its segments and its frame rate."""


def preview_rallies(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe an export of the rallies that start in the range.

    Raises:
        AppError: There are none.
    """
    rallies = select_started(labels, select(labels, request.frames))
    if not rallies:
        raise AppError(
            tr_lazy("errors", "There are no rallies to export."),
            tr_lazy("errors", "Find them with Match > Find rallies."),
        )
    won = sum(names_winner(rally.winner) for rally in rallies)
    return preview_table(labels, request, describe_winners(len(rallies), won))


def describe_winners(n_rallies: int, n_won: int) -> str:
    """Return a sentence on how many rallies there are, and how many of them have a winner."""
    rallies = count_noun(n_rallies, "rally", "rallies")
    return tr_lazy("exports", "{rallies}, {won:,} with a winner.", rallies=rallies, won=n_won)


def select_started(labels: TrackSnapshot, selection: Selection) -> tuple[Rally, ...]:
    return tuple(rally for rally in labels.rallies if rally.frames.start in selection.span)


def make_segment_format(
    *, title: str, sentence: str, ending: str, kind: str, text: SegmentText, for_viewers: bool = False
) -> ExportFormat:
    """Return the record of a format that lists named segments of the video.

    Args:
        text: Makes the text of a file.
        for_viewers: True if the names that the program gave to rallies and players are in the language in use.
    """

    def write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
        yield ExportProgress(tr_lazy("exports", "Reading the times of frames"))
        index = read_index(material, check)
        times = end_times(index.seconds).tolist()
        segments = _list_segments(material.labels, preview.selection, times, shown if for_viewers else str)
        made = text(material.video, segments, index.rate)
        write_text(preview.path, made, find_kind(Path(ending).suffix), overwrite=request.overwrite)
        yield ExportFinished(preview.path, count_noun(len(segments), "rally", "rallies"))

    return make_table_format(
        title=title,
        sentence=sentence,
        ending=ending,
        kind=kind,
        preview=preview_rallies,
        write=write,
        for_viewers=for_viewers,
    )


def _list_segments(
    labels: TrackSnapshot, selection: Selection, times: Sequence[float], say: Callable[[str], str]
) -> list[Segment]:
    """Return the rallies as segments; `say` returns a text in the language of the file."""
    scores = dict(zip(labels.rallies, count_rallies(labels.matches, labels.rallies), strict=True))
    return [
        Segment(
            _name_of(rally, scores[rally], say),
            times[rally.frames.start],
            times[rally.frames.stop],
            _caption_of(scores[rally], say),
        )
        for rally in select_started(labels, selection)
    ]


def _caption_of(score: RallyScore | None, say: Callable[[str], str]) -> str:
    """Return a score without the winner, for example: Chen - Lee  11-8, with en dashes."""
    if score is None or not score.is_known:
        return ""
    first, second = (" ".join(say(score.match.name_of(side)).split()) for side in Side)
    return f"{first} \N{EN DASH} {second}  {score.text}"


def _name_of(rally: Rally, score: RallyScore | None, say: Callable[[str], str]) -> str:
    """Return the name of a segment, for example: Rally 3 (11-8, Chen)."""
    winner = winner_words(rally.winner) if score is None or score.winner is None else score.winner_name
    name = say(rally_words(rally.name))
    parts = ["" if score is None or not score.is_known else score.text.replace("\N{EN DASH}", "-"), say(winner)]
    added = ", ".join(filter(None, parts))
    return " ".join(f"{name} ({added})".split() if added else name.split())
