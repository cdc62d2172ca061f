"""Training data in the layout of TrackNetV3: which rallies, under which names, and their card.

    <root>/<split>/match<N>/csv/<rally>_ball.csv        frames from 0; `corrected_csv` too where it is asked for
                           /video/<rally>.mp4
                           /frame/<rally>/<i>.png, median.npz
                           /median.npz
                           /card.json, README.md

Nothing but folders named `match<N>` may lie in a split: TrackNetV3 takes every name there for one.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace import __version__
from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, EventKind, Rally
from rallytrace.domain.spans import n_frames_in, spans_of_frames
from rallytrace.domain.track import SOURCES, State
from rallytrace.domain.wording import count_noun, spans_in_words
from rallytrace.errors import AppError
from rallytrace.exports.labels import Selection, Tally, TrackSnapshot, by_source, caution, contents, select
from rallytrace.exports.request import Split
from rallytrace.file_access import refuse_special
from rallytrace.paths import DATASET_CARD
from rallytrace.storage.staging import foreign_files, write_text
from rallytrace.storage.track_csv import write_track

MATCH: Final = re.compile(r"match(\d+)")
_FRAME: Final = re.compile(r"frame/([^/]+)/(0|[1-9]\d{0,8})\.png")
WHOLE: Final = "rally"
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|(com|lpt)\d)", re.IGNORECASE)
"""What Windows takes for a device instead of a file, whatever follows after a full stop."""
"""The name of the one rally where none is named."""


@dataclass(frozen=True, slots=True, eq=False)
class RallyCut:
    """A rally of a dataset.

    Attributes:
        events: those set by hand in it, ascending.
    """

    name: str
    rally: Rally
    selection: Selection
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class CutList:
    """The rallies of a match, and those that are left out.

    Attributes:
        left_out: a sentence for each rally that stays out.
    """

    cuts: tuple[RallyCut, ...]
    left_out: tuple[str, ...]

    @property
    def n_frames(self) -> int:
        return sum(len(cut.rally.frames) for cut in self.cuts)

    @property
    def tally(self) -> Tally:
        return _sum(cut.selection.tally() for cut in self.cuts)


def cut_list(labels: TrackSnapshot, frames: range | None, *, only_reviewed: bool) -> CutList:
    """The rallies of a video to be exported; where none is named, the range, or the video, is one.

    A rally with frames that are not play stays out: what another camera shows has another background.

    Args:
        frames: only rallies that lie in this range.
        only_reviewed: only rallies of which somebody has looked at every frame.

    Raises:
        AppError: a rally has unset frames, or no rally is left.
    """
    within = frames or range(labels.n_frames)
    rallies = labels.rallies or (Rally(WHOLE, within),)
    names = _names(rallies)
    cuts, left_out = [], []
    for rally, name in zip(rallies, names, strict=True):
        selection = select(labels, rally.frames)
        if rally.frames.start < within.start or rally.frames.stop > within.stop:
            left_out.append(f"{rally.name} is not inside the range.")
        elif resting := n_frames_in(labels.non_play, rally.frames):
            left_out.append(f"{rally.name} has {count_noun(resting, 'frame')} marked as non-play.")
        elif only_reviewed and not selection.reviewed.all():
            missing = int((~selection.reviewed).sum())
            left_out.append(f"{rally.name} has {count_noun(missing, 'frame')} not reviewed.")
        else:
            events = tuple(event for event in labels.events if event.frame in rally.frames)
            cuts.append(RallyCut(name, rally, selection, events))
    if not cuts:
        raise AppError(f"No rally can be exported. {' '.join(left_out)}", "Choose another range, or review a rally.")
    _refuse_unset(cuts)
    return CutList(tuple(cuts), tuple(left_out))


def _refuse_unset(cuts: Sequence[RallyCut]) -> None:
    """Refuse frames that were never looked at: a network would learn from them that there is no ball."""
    parts = []
    for cut in cuts:
        unset = cut.selection.first + np.flatnonzero(cut.selection.rows["state"] == State.UNSET)
        after = range(cut.selection.first + len(cut.selection.rows), cut.rally.frames.stop)
        spans = spans_of_frames([*unset.tolist(), *after])
        if spans:
            word = "frame" if len(spans) == 1 and len(spans[0]) == 1 else "frames"
            parts.append(f"{word} {spans_in_words(spans)} of {cut.rally.name}")
    if parts:
        raise AppError(
            f"A dataset cannot contain unlabelled frames: {'; '.join(parts)}.",
            "Track these frames, or export without them: create rallies or choose a range.",
        )


def _names(rallies: Sequence[Rally]) -> list[str]:
    """Names that are safe in paths and in TrackNetV3's own patterns, each once whatever the case of its letters."""
    names: list[str] = []
    for rally in rallies:
        plain = re.sub(r"[^A-Za-z0-9_-]+", "_", rally.name).strip("_") or WHOLE
        plain = f"{plain}_" if _DEVICE.fullmatch(plain) else plain
        name, number = plain, 1
        while name.lower() in {taken.lower() for taken in names}:
            number += 1
            name = f"{plain}_{number}"
        names.append(name)
    return names


def match_folder(root: Path, split: Split, match: int | None) -> Path:
    """The folder of a match: the one with its number, or the next free one."""
    folder = root / split
    if match is None:
        try:
            taken = [int(found[1]) for one in folder.iterdir() if (found := MATCH.fullmatch(one.name))]
        except FileNotFoundError:
            taken = []
        except OSError as error:
            raise AppError(
                f"The folder {folder} cannot be read: {error.strerror}.", "Choose another folder."
            ) from error
        match = max(taken, default=0) + 1
    return folder / f"match{match}"


def foreign_in_match(match: Path) -> list[str]:
    """What lies in the folder of a match and is not named by its card; everything, where it has none.

    Raises:
        OSError: the folder cannot be read.
    """
    try:
        refuse_special(match / DATASET_CARD)
        card = json.loads((match / DATASET_CARD).read_text(encoding="utf-8"))
        spans = {str(rally["name"]): range(*map(int, rally["video_frames"])) for rally in card["rallies"]}
    except (AppError, FileNotFoundError, ValueError, TypeError, KeyError, RecursionError):
        return foreign_files(match, lambda _: False)
    own = {DATASET_CARD, "README.md", "median.npz"}
    for name in spans:
        own |= {f"csv/{name}_ball.csv", f"corrected_csv/{name}_ball.csv"}
        own |= {f"video/{name}.mp4", f"frame/{name}/median.npz"}

    def is_own(path: str) -> bool:
        found = _FRAME.fullmatch(path)
        return path in own or (found is not None and int(found[2]) < len(spans.get(found[1], ())))

    return foreign_files(match, is_own)


def write_rally_labels(match: Path, split: Split, cut: RallyCut, video: Size) -> None:
    """Write a rally's label files, its first frame being 0.

    TrackNetV3's preprocessing reads `csv`; its loader reads `corrected_csv` wherever "test" is in the path.
    """
    points = [replace(point, frame=point.frame - cut.rally.frames.start) for point in cut.selection.points()]
    folders = ["csv", "corrected_csv"] if "test" in f"{split}/{cut.name}" else ["csv"]
    for name in folders:
        (match / name).mkdir(exist_ok=True)
        write_track(match / name / f"{cut.name}_ball.csv", points, video)


def write_card(match: Path, chosen: CutList, about: Mapping[str, Any], runs: Sequence[Mapping[str, Any]]) -> None:
    """Write what is known of the data: for programs as card.json, for people as README.md.

    Args:
        about: video, size, rate and so on, in plain values.
        runs: the provenance of the runs that the labels come from.
    """
    models = _models(runs)
    record = {
        "rallytrace": __version__,
        **about,
        "frames": chosen.n_frames,
        "labels": _as_record(chosen.tally),
        "events_by_hand": _counts(event for cut in chosen.cuts for event in cut.events),
        "rallies": [
            {
                "name": cut.name,
                "called": cut.rally.name,
                "video_frames": [cut.rally.frames.start, cut.rally.frames.stop],
                "labels": _as_record(cut.selection.tally()),
                "events_by_hand": _counts(cut.events),
            }
            for cut in chosen.cuts
        ],
        "left_out": list(chosen.left_out),
        "models": models,
    }
    write_text(match / DATASET_CARD, json.dumps(record, indent=2) + "\n")
    write_text(match / "README.md", _card_in_words(chosen, about, models))


def _card_in_words(chosen: CutList, about: Mapping[str, Any], models: Sequence[Mapping[str, str]]) -> str:
    tally = chosen.tally
    lines = [
        f"# {about['match']}",
        "",
        f"Exported by RallyTrace {__version__} from {about['video']}.",
        f"The video has {about['size']} pixels and {about['rate']:g} frames per second.",
        "Labels are whole pixels; the centre of the first pixel is (0, 0). An occluded ball counts as not visible.",
        "",
        contents(tally),
        caution(tally) or "Every frame has been reviewed.",
        *chosen.left_out,
        "",
        "| rally | frames of the video | frames | sources | reviewed |",
        "|---|---|---|---|---|",
    ]
    for cut in chosen.cuts:
        counts, frames = cut.selection.tally(), cut.rally.frames
        reviewed = counts.frames - counts.n_unreviewed
        span = f"{frames.start} to {frames.stop - 1}"
        lines.append(f"| {cut.name} | {span} | {len(frames)} | {by_source(counts.by_source)} | {reviewed} |")
    if models:
        lines += ["", "| model | file | sha256 |", "|---|---|---|"]
        lines += [f"| {one['kind']} | {one['model']} | {one['sha256']} |" for one in models]
    return "\n".join(lines) + "\n"


def _models(runs: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    """The models of some runs, each once."""
    found: dict[str, dict[str, str]] = {}
    for run in runs:
        for kind in ("tracknet", "inpaintnet"):
            model = run.get(kind)
            if isinstance(model, Mapping) and model.get("sha256"):
                sha256 = str(model["sha256"])
                found.setdefault(sha256, {"kind": kind, "model": str(model.get("model", "")), "sha256": sha256})
    return list(found.values())


def _as_record(tally: Tally) -> dict[str, Any]:
    return {
        "visible": tally.visible,
        "occluded": tally.occluded,
        "without_position": tally.without_position,
        "reviewed": tally.frames - tally.n_unreviewed,
        "by_source": {source.value: count for source, count in tally.by_source.items()},
        "unreviewed_by_source": {source.value: count for source, count in tally.unreviewed.items()},
    }


def _counts(events: Iterable[Event]) -> dict[str, int]:
    """The number of events of each kind, without those of which there are none."""
    return dict(Counter(event.kind.value for event in events if event.kind is not EventKind.NONE))


def _sum(tallies: Iterable[Tally]) -> Tally:
    parts = list(tallies)

    def merged(which: str) -> dict[Source, int]:
        counts = {source: sum(getattr(part, which).get(source, 0) for part in parts) for source in SOURCES}
        return {source: count for source, count in counts.items() if count}

    return Tally(
        sum(part.frames for part in parts),
        merged("by_source"),
        merged("unreviewed"),
        sum(part.visible for part in parts),
        sum(part.occluded for part in parts),
        sum(part.left_out for part in parts),
        sum(part.unset for part in parts),
    )
