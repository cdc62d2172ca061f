"""`rallytrace evaluate`: compare a label file, or a folder of them, with the ground truth."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.arguments.options import shortened
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.errors import AppError, UsageError
from rallytrace.files.file_kinds import PAGE
from rallytrace.files.paths import VIDEO_SUFFIXES
from rallytrace.process import terminal
from rallytrace.storage.report.page import EvaluatedClip, write_report
from rallytrace.storage.track_csv import read_track
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size, parse_size
from rallytrace.track.metrics import Comparison, compare, sum_comparisons
from rallytrace.track.wording import count_noun, join_names

_TRACK: Final = "_track"
_LABELS: Final = "_ball"


@dataclass(frozen=True, slots=True)
class ClipPair:
    """A label file to evaluate and its ground truth."""

    name: str
    track: Path
    labels: Path


@dataclass(frozen=True, slots=True)
class Pairing:
    """Label files matched with their ground truth.

    Attributes:
        pairs: The pairs, ordered by name.
        alone: A sentence for each file without a partner.
    """

    pairs: tuple[ClipPair, ...]
    alone: tuple[str, ...] = ()


def pair_up(track: Path, labels: Path) -> Pairing:
    """Pair two files, or the files of the same name in two folders.

    In folders, `a00017.csv` or `a00017_track.csv` belongs to `a00017_ball.csv`. Both may be in the same folder.

    Raises:
        UsageError: One is a folder and the other is a file.
        AppError: Two files have the same place in a pair, or no names match.
    """
    if track.is_dir() != labels.is_dir():
        folder, file = (track, labels) if track.is_dir() else (labels, track)
        raise UsageError(f"{folder} is a folder, but {file} is a file.", "Give two files, or two folders.")
    if not track.is_dir():
        return Pairing((ClipPair(_name(track), track, labels),))
    mine, truth = _by_name(track, (_TRACK, "", _LABELS)), _by_name(labels, (_LABELS, "", _TRACK))
    common = [name for name in sorted(mine.keys() & truth.keys()) if mine[name] != truth[name]]
    if not common:
        raise AppError(
            f"No file in {track} has the same name as a file in {labels}.",
            "a00017.csv or a00017_track.csv is compared with a00017_ball.csv.",
        )
    pairs = tuple(ClipPair(name, mine[name], truth[name]) for name in common)
    unlabelled = [mine[name].name for name in sorted(mine.keys() - set(common))]
    untracked = [truth[name].name for name in sorted(truth.keys() - set(common)) if truth[name] not in mine.values()]
    sides = (
        (f"Without labels in {labels.resolve().name}", unlabelled),
        (f"Without a track in {track.resolve().name}", untracked),
    )
    return Pairing(pairs, tuple(f"{words}: {', '.join(names)}." for words, names in sides if names))


def video_of(pair: ClipPair, video: Path) -> Path:
    """Return the video of a clip: the file itself, or the video in a folder that has the clip's name.

    Raises:
        AppError: The folder contains none, or several.
    """
    if not video.is_dir():
        return video
    found = sorted(path for path in video.iterdir() if path.stem == pair.name and path.suffix.lower() in VIDEO_SUFFIXES)
    if len(found) == 1:
        return found[0]
    if found:
        raise AppError(
            f"{join_names(path.name for path in found)} could all be the video of {pair.name}.",
            "Keep one of them in that folder.",
        )
    raise AppError(f"{video} has no video of {pair.name}.", "Give the size of the video with --size WxH.")


def _by_name(folder: Path, endings: Sequence[str]) -> dict[str, Path]:
    """Return the label files of a folder, keyed by clip. If a clip has several, the ending listed first wins."""
    by_name: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*.csv")):
        by_name.setdefault(_name(path), []).append(path)
    if not by_name:
        raise AppError(f"There is no .csv file in {folder}.", "Give the folder that contains the label files.")
    return {name: _chosen(name, paths, endings) for name, paths in by_name.items()}


def _chosen(name: str, paths: Sequence[Path], endings: Sequence[str]) -> Path:
    first, second, last = ([path for path in paths if path.stem == name + ending] for ending in endings)
    if endings[0] == _TRACK and first and second:
        raise AppError(
            f"{join_names(path.name for path in [*first, *second])} could both be the track of {name}.",
            "Leave only one of them in the folder.",
        )
    return (first or second or last)[0]


def _name(path: Path) -> str:
    stem = path.stem
    return stem.removesuffix(_TRACK) if stem.endswith(_TRACK) else stem.removesuffix(_LABELS)


@dataclass(frozen=True, slots=True, eq=False)
class _Clip:
    """A label file compared with its ground truth.

    Attributes:
        track: The points to evaluate, in order.
        labels: The ground truth, in order.
        size: The size of the video.
        seconds: The time of each frame, (n,); None without a video.
    """

    name: str
    track: Sequence[Point]
    labels: Sequence[Point]
    size: Size
    seconds: NDArray[np.float64] | None
    comparison: Comparison


def run(args: argparse.Namespace) -> int:
    """Compare all pairs and print the metrics. Write the report on request."""
    if args.size is None and args.video is None:
        raise UsageError(
            "The size of the video is unknown.", "Give the video with --video, or its size with --size WxH."
        )
    pairing = pair_up(args.track, args.labels)
    if args.report is not None:
        compared = (path for pair in pairing.pairs for path in (pair.track, pair.labels))
        refuse_output_of(args, args.report, PAGE, *compared, overwrite=args.force)
    clips, alone = _compared(args, pairing.pairs)
    alone = [*pairing.alone, *alone]
    if args.json:
        terminal.say_json(
            _records(clips, alone) if args.track.is_dir() else comparison_record(clips[0].comparison, clips[0].size)
        )
    else:
        for line in _many_in_words(clips) if args.track.is_dir() else comparison_in_words(clips[0].comparison):
            terminal.say(line)
    for sentence in alone:
        terminal.remark(sentence)
    if args.report is not None:
        evaluated = [
            EvaluatedClip.of_points(clip.name, clip.track, clip.labels, clip.size, clip.seconds) for clip in clips
        ]
        write_report(args.report, evaluated, remarks=alone, overwrite=args.force)
        terminal.remark(f"The report is in {args.report}.")
    return terminal.DONE


def _compared(args: argparse.Namespace, pairs: Sequence[ClipPair]) -> tuple[list[_Clip], list[str]]:
    clips, alone = [], []
    for pair in pairs:
        size, seconds = _facts(args, pair)
        track, labels = read_track(pair.track), read_track(pair.labels)
        comparison = compare(track, labels, size)
        if comparison.counts.frames:
            clips.append(_Clip(pair.name, track, labels, size, seconds, comparison))
        else:
            alone.append(f"{pair.track.name} and {pair.labels.name} have no frames in common.")
    if not clips:
        raise AppError(alone[0], "Check that they belong to the same video.")
    return clips, alone


def _facts(args: argparse.Namespace, pair: ClipPair) -> tuple[Size, NDArray[np.float64] | None]:
    if args.size is not None:
        size = parse_size(args.size)
        if size is None:
            raise UsageError(
                f"'{shortened(args.size)}' is not a size.", "Write it as WIDTHxHEIGHT, for example 1280x720."
            )
        return size, None
    from rallytrace.tracking.label_records import read_record, recording_of_run  # noqa: PLC0415 - as the next
    from rallytrace.video.reader import VideoReader  # noqa: PLC0415 - not needed with --size

    turning = recording_of_run(read_record(pair.track)).turning
    with VideoReader(video_of(pair, args.video), turning=turning) as reader:
        if args.report is None:
            return reader.size, None
        index = reader.index
        return reader.size, (index.pts - index.pts[:1]).astype(np.float64) * float(index.time_base)


def comparison_in_words(comparison: Comparison) -> list[str]:
    """Return a comparison as lines of text."""
    counts = comparison.counts
    lines = [
        (
            f"{counts.frames} frames: accuracy {counts.accuracy:.3f}, precision {counts.precision:.3f}, "
            f"recall {counts.recall:.3f}, F1 {counts.f1:.3f}   (4 px at 512x288)"
        ),
        (
            f"TP {counts.tp}, TN {counts.tn}, FP1 {counts.fp1} (too far away), FP2 {counts.fp2} (no ball there), "
            f"FN {counts.fn} (missed)"
        ),
    ]
    if comparison.errors.size:
        quantiles = ", ".join(f"{q:.0%} {error:.1f}" for q, error in comparison.error_quantiles().items())
        lines.append(f"distance in video pixels: mean {comparison.mean_error:.1f}; quantiles {quantiles}")
    if comparison.unmatched:
        lines.append(f"{comparison.unmatched} labelled frames are not in the track and are not counted")
    if comparison.unlabelled:
        lines.append(f"{comparison.unlabelled} rows have no label and are not counted")
    return lines


def comparison_record(comparison: Comparison, size: Size | None) -> dict[str, Any]:
    """Return a comparison as plain values. Distances are in video pixels; None if there are none."""
    counts = comparison.counts
    measured = comparison.errors.size > 0
    return {
        "frames": counts.frames,
        "accuracy": counts.accuracy,
        "precision": counts.precision,
        "recall": counts.recall,
        "f1": counts.f1,
        "tp": counts.tp,
        "tn": counts.tn,
        "fp1": counts.fp1,
        "fp2": counts.fp2,
        "fn": counts.fn,
        "error_mean": comparison.mean_error if measured else None,
        "error_quantiles": {str(q): v for q, v in comparison.error_quantiles().items()} if measured else None,
        "unmatched": comparison.unmatched,
        "unlabelled": comparison.unlabelled,
        "size": [size.width, size.height] if size is not None else None,
    }


def _records(clips: Sequence[_Clip], alone: Sequence[str]) -> dict[str, Any]:
    return {
        "clips": [{"name": clip.name, **comparison_record(clip.comparison, clip.size)} for clip in clips],
        "together": comparison_record(_whole(clips), _one_size(clips)),
        "alone": list(alone),
    }


def _many_in_words(clips: Sequence[_Clip]) -> list[str]:
    width = max(len(clip.name) for clip in clips)
    lines = [f"{'':{width}}  frames  accuracy  precision  recall     F1    TP    TN   FP1   FP2    FN  mean px"]
    for clip in clips:
        counts = clip.comparison.counts
        mean_error = f"{clip.comparison.mean_error:8.1f}" if clip.comparison.errors.size else f"{'-':>8}"
        lines.append(
            f"{clip.name:{width}}  {counts.frames:6}  {counts.accuracy:8.3f}  {counts.precision:9.3f}  "
            f"{counts.recall:6.3f}  {counts.f1:5.3f}  {counts.tp:4}  {counts.tn:4}  {counts.fp1:4}  {counts.fp2:4}  "
            f"{counts.fn:4} {mean_error}"
        )
    return [
        *lines,
        f"All {count_noun(len(clips), 'clip')}:",
        *(f"  {line}" for line in comparison_in_words(_whole(clips))),
    ]


def _whole(clips: Sequence[_Clip]) -> Comparison:
    """Return all clips as one comparison, without distances if the sizes differ."""
    total = sum_comparisons([clip.comparison for clip in clips])
    if _one_size(clips) is None:
        return Comparison(total.counts, np.zeros(0), total.unmatched, total.unlabelled)
    return total


def _one_size(clips: Sequence[_Clip]) -> Size | None:
    sizes = {clip.size for clip in clips}
    return sizes.pop() if len(sizes) == 1 else None
